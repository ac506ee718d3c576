irdl.dialect @d attributes {strata.version = 1 : i32} {
  irdl.operation @x attributes {strata.format = "$a `,` $a attr-dict"} {
    %0 = irdl.is i32
    irdl.operands(a: %0)
  }
}
