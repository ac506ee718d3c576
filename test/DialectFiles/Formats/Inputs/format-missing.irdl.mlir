irdl.dialect @missing attributes {strata.version = 1 : i32} {
  irdl.operation @guess attributes {
    strata.format = "attr-dict", strata.missing = ["infer"]
  } {
    %r = irdl.any
    irdl.results(r: %r)
  }
  irdl.operation @own attributes {
    strata.format = "custom<Own>($v) attr-dict `:` type($v)",
    strata.missing = ["directives"]
  } {
    %v = irdl.any
    irdl.operands(v: %v)
  }
}
