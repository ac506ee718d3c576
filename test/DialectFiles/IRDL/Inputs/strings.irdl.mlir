irdl.dialect @d attributes {strata.version = 1 : i32} {
  irdl.operation @o attributes {strata.traits = [1 : i32]}
}
