// Facts from the C++ code of IREE's dialect util.
irdl.dialect @util attributes {
  strata.version = 1 : i32,
  strata.formats = [
    ["OperandTypeList", "types", "parenthesized-types($types)"],
    ["TiedFunctionResultList", "operands, operand_types, results, tied",
     "custom<TiedTypes>($operands, $operand_types, $results, $tied)"]]
} {
  irdl.operation @func attributes {
    strata.format = "custom<SymbolVisibility>($sym_visibility) $sym_name `` signature($function_type, $arg_attrs, $res_attrs) attr-dict-with-keyword function-body($body)",
    strata.verify = [
      "if (!$tied_operands) return success();",
      "for (auto [i, index] : llvm::enumerate($tied_operands))",
      "  if (index.getInt() >= 0 && index.getInt() >= $function_type.getNumInputs())",
      "    return emitError(\"result #\") << i << \" tied to invalid operand index \" << index.getInt();"]
  }
  irdl.operation @initializer attributes {
    strata.class = "InitializerOp",
    strata.traits = ["IsIsolatedFromAbove"],
    strata.format = "attr-dict-with-keyword $body"
  } {
    %type = irdl.any {strata.kind = "type", strata.default = "() -> ()"}
    %arguments = irdl.base "#builtin.array" {strata.optional}
    %results = irdl.base "#builtin.array" {strata.optional}
    irdl.attributes {"function_type" = %type, "arg_attrs" = %arguments, "res_attrs" = %results}
    %body = irdl.region
    irdl.regions(body: %body)
  }
  irdl.operation @assume.int attributes {
    strata.format = "custom<AnnotatedOperands>($operands, $assumptions, \"#util.int.assumption\") attr-dict `:` type($operands)"
  }
  irdl.operation @unfoldable_constant attributes {
    strata.format = "attr-dict $value",
    strata.infer = [["result0", "value", "$_self.getType()", ""]]
  }
}
