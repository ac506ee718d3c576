irdl.dialect @e attributes {strata.version = 1 : i32, strata.summary = "e", strata.sumary = "e"} {
  irdl.attribute @cases attributes {strata.summary = "cases", strata.class = "C",
                                    strata.enum = {cases = ["a", "a"], size = 1}}
  irdl.attribute @uncased attributes {strata.summary = "uncased", strata.enum = {values = [1]}}
  irdl.attribute @values attributes {
    strata.summary = "values", strata.enum = {cases = ["a"], values = [1, 2], symbols = ["A", "B"]}}
  irdl.attribute @wide attributes {
    strata.summary = "wide", strata.enum = {cases = ["a"], values = ["1"]}}
  irdl.operation @op attributes {
    strata.summary = 1 : i32,
    strata.class = "C",
    strata.traits = "Pure",
    strata.predicates = [["one"]],
    strata.infer = ["x"],
    strata.kind = "i32",
    strata.enum = 1 : i32,
    strata.hooks = ["verfy"],
    strata.effects = ["rad"],
    strata.format = "attr-dict"
  } {
    %a = irdl.any {strata.optional = 1 : i32, strata.effects = ["write:"]}
    %b = irdl.any {strata.kind = "array<i32", strata.default}
    %r = irdl.region {strata.variadic = "x"}
    irdl.operands(x: %a)
    irdl.attributes {"x" = %b}
    irdl.regions(body: %r)
  }
  irdl.operation @infer attributes {
    strata.summary = "infer",
    strata.version = "1", strata.hooks = ["verify"], strata.missing = ["verify"],
    strata.infer = [["result", "operant", "$_self"], ["reslt", "operand", "$_self", "same"]],
    strata.result_names = ["a"],
    strata.format = "$operand attr-dict `:` type($operand)"
  } {
    %v = irdl.any
    %e = irdl.base @e::@cases {strata.summary = "case", strata.default = "aa"}
    irdl.attributes {"case" = %e}
    irdl.operands(operand: %v)
    irdl.results(result: %v)
  }
}
