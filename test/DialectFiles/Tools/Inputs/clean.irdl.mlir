irdl.dialect @clean attributes {strata.version = 1 : i32, strata.summary = "nothing to say"} {
  irdl.operation @copy attributes {
    strata.summary = "copy a value",
    strata.traits = ["Pure"],
    strata.format = "$from attr-dict `:` type($from)"
  } {
    %v = irdl.base "!builtin.integer" {strata.summary = "integer"}
    irdl.operands(from: %v)
    irdl.results(to: %v)
  }
}
