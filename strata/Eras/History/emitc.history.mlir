// Calls by a string until LLVM 17, types in quotes until LLVM 14, addresses of values until
// LLVM 19.
module attributes {
  history.dialects = [["emitc_old", "2021-current", "emitc"]],
  history.types = [
    ["emitc", "\"opaque<.\"([^\"]*[^*\"\\])\\*.\">\"", "!emitc.ptr<!emitc.opaque<\"\\1\">>"],
    ["emitc", "\"opaque<.\"(.*).\">\"", "!emitc.opaque<\"\\1\">"],
    ["emitc", "opaque<\"([^\"]*[^*\"])\\*\">", "!emitc.ptr<!emitc.opaque<\"\\1\">>"],
    ["emitc", "([^\"].*)", "!emitc.\\1"]],
  history.renamed = [
    ["emitc.call", "emitc.call_opaque", "2021-current", "^ *\""],
    ["emitc.call", "emitc.call_opaque", "2021-current", "generic callee *= *\""],
    ["emitc.apply", "emitc.apply", "2021-current", "lvalue"],
    ["emitc.apply", "emitc.apply", "2021-current", "generic lvalue"],
    ["emitc.apply", "emitc_old.apply", "2021-current", "^ *\"&\""],
    ["emitc.apply", "emitc_old.apply", "2021-current", "generic \"&\""]]
} {
  irdl.dialect @emitc_old attributes {strata.version = 1 : i32, strata.summary = "operations on values that are variables"} {
    irdl.operation @apply attributes {strata.summary = "the address of a value", strata.format = "$applicableOperator `(` $operand `)` attr-dict `:` functional-type($operand, $result)"} {
      %any = irdl.any
      %operator = irdl.any {strata.kind = "string"}
      irdl.operands(operand: %any)
      irdl.attributes {"applicableOperator" = %operator}
      irdl.results(result: %any)
    }
  }
  // The value is in a variable of its own.
  pdl.pattern @apply : benefit(1) {
    %value = operand
    %type = type
    %old = operation "emitc_old.apply"(%value : !pdl.value) -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %v = \22emitc.variable\22() <{value = #emitc.opaque<\22\22>}> : () -> !emitc.lvalue<type($0)>\0A emitc.assign $0 : type($0) to %v : <type($0)>\0A %r = emitc.apply \22&\22(%v) : (!emitc.lvalue<type($0)>) -> $1"(%value, %type : !pdl.value, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
}
