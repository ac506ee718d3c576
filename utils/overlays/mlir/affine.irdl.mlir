// What the loops of affine carry from one iteration to the next, and what
// affine.apply computes.
irdl.dialect @affine attributes {strata.version = 1 : i32} {
  irdl.operation @apply attributes {strata.affine = "map"}
  irdl.operation @for attributes {
    strata.carries = {inits = "inits", results = "results", body = "region"}
  }
}
