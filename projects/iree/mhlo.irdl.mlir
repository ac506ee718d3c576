// Inputs of IREE are in dialects of other projects, whose files it does not contain.
irdl.dialect @mhlo attributes {
  strata.version = 1 : i32, strata.unknown_operations, strata.missing = ["types", "attributes"]
} {
}
