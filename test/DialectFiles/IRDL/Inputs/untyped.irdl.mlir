irdl.dialect @d attributes {strata.version = 1 : i32} {
  irdl.operation @x attributes {strata.format = "$a attr-dict"} {
    %0 = irdl.any
    irdl.operands(a: %0)
  }
}
