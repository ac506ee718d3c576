irdl.dialect @d attributes {strata.version = 1 : i32} {
  irdl.operation @o attributes {strata.format = "qualified($x) attr-dict"} {
    %0 = irdl.is i32
    irdl.operands(x: %0)
  }
}
