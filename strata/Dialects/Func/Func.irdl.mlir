// Functions and their calls.
irdl.dialect @func attributes {
  strata.version = 1 : i32,
  strata.inlinable,
  strata.constants = ["func.constant"],
  strata.summary = "functions",
  strata.description = "Functions with a name, calls of them by name or by value, and the way back."
} {
  irdl.operation @call attributes {
    strata.class = "CallOp",
    strata.builders = ["callee, results, operands", "callee, results"],
    strata.summary = "call of a function by its name",
    strata.description = "Calls the function of that name in the symbol table around. Operands and results must have the types of its signature.",
    strata.examples = ["%root, %isReal = func.call @solve(%a, %b) : (f32, f32) -> (f32, i1)"],
    strata.traits = ["MemRefsNormalizable"],
    strata.interfaces = ["CallOpInterface", "SymbolUserOpInterface"],
    strata.hooks = ["verifySymbolUses"],
    strata.format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"
  } {
    %callee = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %no_inline = irdl.is unit {strata.optional, strata.summary = "unit attribute"}
    %operands = irdl.any
    %results = irdl.any
    irdl.operands(operands: variadic %operands)
    irdl.attributes {"callee" = %callee, "arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs, "no_inline" = %no_inline}
    irdl.results(results: variadic %results)
  }
  irdl.operation @call_indirect attributes {
    strata.class = "CallIndirectOp",
    strata.summary = "call of a function by its value",
    strata.description = "Calls the function that the first operand is. The other operands and the results must have the types of its signature.",
    strata.examples = ["%y = func.call_indirect %function(%x) : (f32) -> f32"],
    strata.interfaces = ["CallOpInterface"],
    strata.infer = [
      ["callee_operands", "callee", "cast<FunctionType>($_self).getInputs()", "callee input types match argument types"],
      ["results", "callee", "cast<FunctionType>($_self).getResults()", "callee result types match result types"]],
    strata.format = "$callee `(` $callee_operands `)` attr-dict `:` type($callee)"
  } {
    %callee = irdl.base "!builtin.function" {strata.summary = "function type"}
    %callee_operands = irdl.any
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %results = irdl.any
    irdl.operands(callee: %callee, callee_operands: variadic %callee_operands)
    irdl.attributes {"arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs}
    irdl.results(results: variadic %results)
  }
  irdl.operation @constant attributes {
    strata.class = "ConstantOp",
    strata.summary = "a function as a value",
    strata.description = "Yields the function of that name, for `call_indirect` and for operations that take functions. The result has the type of its signature.",
    strata.examples = ["%function = func.constant @square : (f32) -> f32"],
    strata.traits = ["ConstantLike", "Pure"],
    strata.interfaces = ["SymbolUserOpInterface", "OpAsmOpInterface"],
    strata.hooks = ["verifySymbolUses"],
    strata.result_names = ["f"],
    strata.format = "attr-dict $value `:` type(results)"
  } {
    %value = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %result = irdl.any
    irdl.attributes {"value" = %value}
    irdl.results(result: %result)
  }
  irdl.operation @func attributes {
    strata.class = "FuncOp",
    strata.summary = "a function",
    strata.description = "A function of one region, whose first block has its arguments; a declaration has an empty region. Values from outside cannot be used in it. Arguments and results may carry attributes.",
    strata.examples = [
      "func.func @square(%x: f32) -> f32 {\n  %y = arith.mulf %x, %x : f32\n  return %y : f32\n}",
      "func.func private @log(f64) -> f64 attributes {pure}"
    ],
    strata.traits = ["AffineScope", "AutomaticAllocationScope", "DefaultDialect", "IsolatedFromAbove", "Symbol"],
    strata.interfaces = ["FunctionOpInterface", "CallableOpInterface", "OpAsmOpInterface"],
    strata.hooks = ["print", "parse"]
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %function_type = irdl.c_pred "type_attr_of(function)" {strata.kind = "type", strata.summary = "type attribute of function type"}
    %sym_visibility = irdl.base "#builtin.string" {strata.optional, strata.summary = "string attribute"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %no_inline = irdl.is unit {strata.optional, strata.summary = "unit attribute"}
    %body = irdl.region {strata.summary = "any region"}
    irdl.attributes {"sym_name" = %sym_name, "function_type" = %function_type, "sym_visibility" = %sym_visibility, "arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs, "no_inline" = %no_inline}
    irdl.regions(body: %body)
  }
  irdl.operation @return attributes {
    strata.class = "ReturnOp",
    strata.summary = "end of a function",
    strata.description = "Control goes back to the caller, with the operands as the results of the call. Their types must be the result types of the function.",
    strata.examples = ["func.func @pair(%a: i32) -> (i32, i32) {\n  return %a, %a : i32, i32\n}"],
    strata.traits = ["Pure", "HasParent<func.func>", "MemRefsNormalizable", "ReturnLike", "Terminator"],
    strata.interfaces = ["RegionBranchTerminatorOpInterface"],
    strata.hooks = ["verify"],
    strata.format = "attr-dict ($operands^ `:` type($operands))?"
  } {
    %operands = irdl.any
    irdl.operands(operands: variadic %operands)
  }
}
