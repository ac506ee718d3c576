irdl.dialect @vec attributes {strata.version = 1 : i32} {
  irdl.operation @scale attributes {strata.class = "ScaleOp", strata.summary = "vector times a number"} {
    %input = irdl.any
    irdl.operands(input: %input)
    %factor = irdl.any {strata.kind = "i64"}
    irdl.attributes {"factor" = %factor}
    %output = irdl.any
    irdl.results(output: %output)
  }
}
