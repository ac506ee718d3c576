irdl.dialect @d attributes {strata.version = 1 : i32} {
  irdl.operation @x attributes {strata.traits = ["Nosuch"]} {
  }
}
