// The dialect of the Toy language: functions on tensors of f64, whose shapes are
// unknown until functions have been inlined (docs/toy.md).
irdl.dialect @toy attributes {
  strata.version = 1 : i32,
  strata.inlinable,
  strata.constants = ["toy.constant"],
  strata.named_predicates = [
    ["toy_shaped", "ranked_tensor && static_shape && tensor_of(f64)", "tensor of f64 with a static shape"],
    ["toy_tensor", "toy_shaped || (unranked_tensor && tensor_of(f64))", "tensor of f64 with a static or unknown shape"]],
  strata.summary = "the Toy language",
  strata.description = "Functions on tensors of f64. A tensor of unknown shape has the type `tensor<*xf64>`, which shape inference replaces by a ranked type."
} {
  irdl.operation @constant attributes {
    strata.class = "ConstantOp",
    strata.summary = "a constant tensor",
    strata.description = "Yields the elements of its attribute. The type of the result is the type of the attribute.",
    strata.traits = ["ConstantLike", "Pure", "AllTypesMatch<value, result>"],
    strata.infer = [["result", "value", "cast<ElementsAttr>($_self).getType()"]],
    strata.format = "$value attr-dict"
  } {
    %value = irdl.c_pred "dense_elements_attr && typed_attr_of(toy_shaped)" {strata.summary = "dense elements of f64"}
    %result = irdl.c_pred "toy_shaped"
    irdl.attributes {"value" = %value}
    irdl.results(result: %result)
  }
  irdl.operation @add attributes {
    strata.class = "AddOp",
    strata.summary = "element-wise addition",
    strata.description = "Adds the elements of two tensors of the same shape.",
    strata.traits = ["Pure", "SameOperandsAndResultShape"],
    strata.interfaces = ["ShapeInference"],
    strata.format = "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)"
  } {
    %lhs = irdl.c_pred "toy_tensor"
    %rhs = irdl.c_pred "toy_tensor"
    %result = irdl.c_pred "toy_tensor"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    irdl.results(result: %result)
  }
  irdl.operation @mul attributes {
    strata.like = "add",
    strata.class = "MulOp",
    strata.summary = "element-wise multiplication",
    strata.description = "Multiplies the elements of two tensors of the same shape."
  }
  irdl.operation @transpose attributes {
    strata.class = "TransposeOp",
    strata.summary = "transposition",
    strata.description = "Reverses the order of the dimensions.",
    strata.traits = ["Pure"],
    strata.interfaces = ["ShapeInference"],
    strata.hooks = ["verify"],
    strata.format = "$input attr-dict `:` type($input) `to` type($result)"
  } {
    %input = irdl.c_pred "toy_tensor"
    %result = irdl.c_pred "toy_tensor"
    irdl.operands(input: %input)
    irdl.results(result: %result)
  }
  irdl.operation @reshape attributes {
    strata.class = "ReshapeOp",
    strata.summary = "change of the shape",
    strata.description = "Yields the elements of its operand, in row-major order, with another shape.",
    strata.traits = ["Pure"],
    strata.predicates = [[
      "isa<UnrankedTensorType>($input.getType()) || cast<ShapedType>($input.getType()).getNumElements() == cast<ShapedType>($result.getType()).getNumElements()",
      "operand and result have the same number of elements"]],
    strata.hooks = ["canonicalize"],
    strata.format = "$input attr-dict `:` type($input) `to` type($result)"
  } {
    %input = irdl.c_pred "toy_tensor"
    %result = irdl.c_pred "toy_shaped"
    irdl.operands(input: %input)
    irdl.results(result: %result)
  }
  irdl.operation @cast attributes {
    strata.class = "CastOp",
    strata.summary = "conversion between a known and an unknown shape",
    strata.description = "Yields its operand. Of the two types, at most one has a known shape, or both have the same.",
    strata.traits = ["Pure", "SameOperandsAndResultShape"],
    strata.interfaces = ["ShapeInference"],
    strata.format = "$input attr-dict `:` type($input) `to` type($result)"
  } {
    %input = irdl.c_pred "toy_tensor"
    %result = irdl.c_pred "toy_tensor"
    irdl.operands(input: %input)
    irdl.results(result: %result)
  }
  irdl.operation @print attributes {
    strata.class = "PrintOp",
    strata.summary = "output of a tensor",
    strata.description = "Prints the elements of its operand, a line for each row.",
    strata.effects = ["write"],
    strata.format = "$input attr-dict `:` type($input)"
  } {
    %input = irdl.c_pred "toy_tensor"
    irdl.operands(input: %input)
  }
  irdl.operation @func attributes {
    strata.class = "FuncOp",
    strata.summary = "a function",
    strata.description = "A function of one block, which ends with `toy.return`.",
    strata.traits = ["IsolatedFromAbove", "Symbol", "SingleBlock"],
    strata.interfaces = ["FunctionOpInterface", "CallableOpInterface"],
    strata.hooks = ["print", "parse"]
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %function_type = irdl.c_pred "type_attr_of(function)" {strata.kind = "type", strata.summary = "type attribute of function type"}
    %sym_visibility = irdl.base "#builtin.string" {strata.optional, strata.summary = "string attribute"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "array of dictionary attributes"}
    %body = irdl.region
    irdl.attributes {"sym_name" = %sym_name, "function_type" = %function_type, "sym_visibility" = %sym_visibility, "arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs}
    irdl.regions(body: %body)
  }
  irdl.operation @return attributes {
    strata.class = "ReturnOp",
    strata.summary = "end of a function",
    strata.description = "Returns from a function, with a value if the function has a result.",
    strata.traits = ["Pure", "HasParent<toy.func>", "ReturnLike", "Terminator"],
    strata.hooks = ["verify"],
    strata.format = "($value^ `:` type($value))? attr-dict"
  } {
    %value = irdl.c_pred "toy_tensor"
    irdl.operands(value: optional %value)
  }
  irdl.operation @generic_call attributes {
    strata.class = "GenericCallOp",
    strata.summary = "call of a function",
    strata.description = "Calls a function by its name. Operands and results have the types of its signature.",
    strata.interfaces = ["CallOpInterface", "SymbolUserOpInterface"],
    strata.hooks = ["verifySymbolUses"],
    strata.format = "$callee `(` $inputs `)` attr-dict `:` functional-type($inputs, results)"
  } {
    %callee = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference"}
    %inputs = irdl.c_pred "toy_tensor"
    %result = irdl.c_pred "toy_tensor"
    irdl.operands(inputs: variadic %inputs)
    irdl.attributes {"callee" = %callee}
    irdl.results(result: optional %result)
  }
}
