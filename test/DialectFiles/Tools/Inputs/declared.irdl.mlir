// Directives of formats, and declarations of all kinds.
irdl.dialect @e attributes {
  strata.version = 1 : i32,
  strata.constants = ["arith.constant"],
  strata.inlinable,
  strata.named_predicates = [["small", "$_self.isInteger(8)", "a small integer"]],
  strata.formats = [["Bound", "word, values, numbers", "$word `[` mixed($values, $numbers) `]`"]],
  strata.functions = [["isOdd", "number", "if (number % 2 == 0) return false;", "return true;"]]
} {
  irdl.type @t attributes {strata.record = "T", strata.alias} {
    %part = irdl.any {strata.kind = "i32", strata.cpp_type = "int32_t"}
    irdl.parameters(part: %part)
  }
  irdl.operation @all attributes {
    other.cost = 3, other.names = ["fast", "slow"],
    strata.predicates = [["$number > 0", "it holds"]],
    strata.verify = ["if ($number == 7)", "  return emitOpError(\22no sevens\22);"],
    strata.format = "$number custom<Bound>(\22low\22, $values, $static_low) map($map, $values) bound($map, $values, \22max\22) `[` subscripts($map, $values) `]` keyword($flag, \22off\22, \22on\22) `:` types($values) $body attr-dict"
  } {
    %number = irdl.any {strata.kind = "i32"}
    %flag = irdl.any {strata.kind = "bool", strata.default = "false", strata.shown = "$number > 1"}
    %static = irdl.any {strata.kind = "dense<i64>"}
    %sizes = irdl.any {strata.kind = "dense<i32>"}
    %map = irdl.any {strata.kind = "affine_map"}
    irdl.attributes {"number" = %number, "flag" = %flag, "static_low" = %static, "sizes" = %sizes, "map" = %map}
    %i8 = irdl.is i8 {strata.summary = "a byte"}
    %index = irdl.is index
    %value = irdl.any_of(%index, %i8) {strata.segments = "sizes"}
    irdl.operands(values: variadic %value)
    %body = irdl.region {strata.summary = "a body", strata.min_size = 1 : i32, strata.max_size = 2 : i32}
    irdl.regions(body: %body)
  }
}
