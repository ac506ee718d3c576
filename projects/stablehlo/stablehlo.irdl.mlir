// Facts from the C++ code of StableHLO.
irdl.dialect @stablehlo attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["getRealType", "type",
     "return cast<ShapedType>(type).clone(cast<ComplexType>(getElementTypeOrSelf(type)).getElementType());"]],
  strata.formats = [
    ["SelectOpType", "pred, on_true, on_false, result", "short-types($pred, $on_true)"],
    ["ComplexOpType", "lhs, rhs, result", "short-types($result)"],
    ["PairwiseOpType", "operands, results", "short-types($operands)"]]
} {
  irdl.operation @constant attributes {
    strata.format = "attr-dict $value",
    strata.infer = [["output", "value", "$_self.getType()", ""]]
  }
  irdl.operation @select attributes {
    strata.infer = [["on_false", "on_true", "$_self", ""], ["result", "on_true", "$_self", ""]]
  }
  irdl.operation @complex attributes {
    strata.infer = [["lhs", "result", "getRealType($_self)", ""], ["rhs", "result", "getRealType($_self)", ""]]
  }
  irdl.operation @optimization_barrier attributes {
    strata.infer = [["result", "operand", "$_self", ""]]
  }
}
