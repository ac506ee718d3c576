// Facts from the C++ code of IREE's dialect util.
irdl.dialect @util attributes {
  strata.version = 1 : i32,
  strata.formats = [
    ["OperandTypeList", "types", "parenthesized-types($types)"],
    // Results that are operands, `%x as i32`, are not read.
    ["TiedFunctionResultList", "operands, operand_types, results, tied", "types($results)"]]
} {
  irdl.operation @func attributes {
    strata.format = "custom<SymbolVisibility>($sym_visibility) $sym_name `` signature($function_type, $arg_attrs, $res_attrs) attr-dict-with-keyword function-body($body)"
  }
  irdl.operation @unfoldable_constant attributes {
    strata.format = "attr-dict $value",
    strata.infer = [["result0", "value", "$_self.getType()", ""]]
  }
}
