// What the loops of scf carry from one iteration to the next.
irdl.dialect @scf attributes {strata.version = 1 : i32} {
  irdl.operation @for attributes {
    strata.carries = {inits = "initArgs", results = "results", body = "region"}
  }
}
