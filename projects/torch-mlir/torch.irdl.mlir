// Facts from the C++ code of Torch-MLIR.
irdl.dialect @torch attributes {
  strata.version = 1 : i32,
  strata.default_format = "operands attr-dict (`:` qualified(type(operands))^)? (`->` qualified(type(results))^)?",
  strata.functions = [
    ["getWithoutValueSemantics", "type",
      "return NonValueTensorType::get(type.getOptionalSizes(), type.getOptionalDtype(), type.getOptionalSparsity());"],
    ["getWithValueSemantics", "type",
      "return ValueTensorType::get(type.getOptionalSizes(), type.getOptionalDtype(), type.getOptionalSparsity());"],
    ["verifyEncoding", "encoding",
      "if (encoding && !isa<sparse_tensor::SparseTensorEncodingAttr>(encoding)) return emitError(\"invalid sparsity encoding attribute\");",
      "return success();"],
    ["haveCompatibleInfo", "a, b",
      "if (a.getOptionalDtype() && b.getOptionalDtype() && a.getOptionalDtype() != b.getOptionalDtype()) return false;",
      "if (!a.getOptionalSizes() || !b.getOptionalSizes()) return true;",
      "auto from = a.getOptionalSizes().asArrayRef(), to = b.getOptionalSizes().asArrayRef();",
      "if (from.size() != to.size()) return false;",
      "for (auto [i, size] : llvm::enumerate(from))",
      "  if (size != to[i] && !ShapedType::isDynamic(size) && !ShapedType::isDynamic(to[i])) return false;",
      "return true;"],
    ["elementsOf", "list",
      "auto op = list.getDefiningOp();",
      "SmallVector<Value> none;",
      "if (op && op.getName() == \"torch.prim.ListConstruct\") return op.getOperands();",
      "return none;"],
    ["isConstructed", "list",
      "auto op = list.getDefiningOp();",
      "return op && op.getName() == \"torch.prim.ListConstruct\";"],
    ["numberOf", "value, otherwise",
      "auto op = value.getDefiningOp();",
      "if (op && op.getName() == \"torch.constant.int\") return op.getAttr(\"value\").getInt();",
      "return otherwise;"],
    ["sizesOf", "value",
      "SmallVector<int64_t> none;",
      "return value.getType().getOptionalSizes() ? value.getType().getOptionalSizes().asArrayRef() : none;"],
    ["hasStaticSizes", "value",
      "if (!value.getType().getOptionalSizes()) return false;",
      "for (auto size : sizesOf(value))",
      "  if (ShapedType::isDynamic(size)) return false;",
      "return true;"],
    ["numElements", "value",
      "int64_t product = 1;",
      "for (auto size : sizesOf(value)) product = product * size;",
      "return product;"],
    ["isFp4", "type",
      "return isa<Float4E2M1FNType>(type);"],
    ["isFp8", "type",
      "return isa<FloatType>(type) && type.getWidth() == 8 && !isa<Float8E8M0FNUType>(type);"],
    ["verifyProduct", "self, mat2",
      "auto a = self.getType().getOptionalDtype(), b = mat2.getType().getOptionalDtype();",
      "if (a && !isFp8(a) && !isFp4(a)) return emitOpError(\"expected self to have an FP8 or FP4 dtype\");",
      "if (b && !isFp8(b) && !isFp4(b)) return emitOpError(\"expected mat2 to have an FP8 or FP4 dtype\");",
      "if (!a || !b || !hasStaticSizes(self) || !hasStaticSizes(mat2)) return success();",
      "if (sizesOf(self).size() != 2 || sizesOf(mat2).size() != 2) return success();",
      "int64_t inner = sizesOf(self)[1] * (isFp4(a) ? 2 : 1);",
      "int64_t other = sizesOf(mat2)[0] * (isFp4(b) ? 2 : 1);",
      "if (inner != other) return emitOpError(\"expected self and mat2 contracting dimensions to match, but got \") << inner << \" and \" << other;",
      "if (inner % 16 != 0) return emitOpError(\"expected self contracting dimension to be divisible by 16, but got \") << inner;",
      "if (sizesOf(mat2)[1] % 16 != 0)",
      "  return emitOpError(\"expected mat2 non-contracting dimension to be divisible by 16, but got \") << sizesOf(mat2)[1];",
      "return success();"],
    ["verifyBlocks", "self, mat2, scale_a, scale_b, block",
      "if (!hasStaticSizes(self) || !hasStaticSizes(mat2) || !hasStaticSizes(scale_a) || !hasStaticSizes(scale_b)) return success();",
      "int64_t inner = sizesOf(self)[1] * (isFp4(self.getType().getOptionalDtype()) ? 2 : 1);",
      "int64_t blocks = (inner + block - 1) / block;",
      "int64_t padded = (blocks + 3) / 4 * 4;",
      "int64_t a = (sizesOf(self)[0] + 127) / 128 * 128 * padded, b = (sizesOf(mat2)[1] + 127) / 128 * 128 * padded;",
      "if (numElements(scale_a) != a || numElements(scale_b) != b)",
      "  return emitOpError(\"invalid blockwise scaling configuration: expected scale_a to have \") << a << \" elements and scale_b to have \" << b << \" elements, but got \" << numElements(scale_a) << \" and \" << numElements(scale_b);",
      "return success();"],
    ["verifyRows", "self, mat2, scale_a, scale_b",
      "auto a = scale_a.getType().getOptionalDtype(), b = scale_b.getType().getOptionalDtype();",
      "if (a && !a.isF32() || b && !b.isF32()) return emitOpError(\"expected rowwise scale_a and scale_b to have f32 dtype\");",
      "if (!hasStaticSizes(self) || !hasStaticSizes(mat2) || !hasStaticSizes(scale_a) || !hasStaticSizes(scale_b)) return success();",
      "SmallVector<int64_t> rows = {sizesOf(self)[0], 1}, columns = {1, sizesOf(mat2)[1]};",
      "if (sizesOf(scale_a) != rows || sizesOf(scale_b) != columns) return emitOpError(\"invalid rowwise scaling configuration\");",
      "return success();"],
    ["verifyRecipes", "self, mat2, a, b, first, second",
      "if (first == 0 && second == 0) return success();",
      "if (first == 1 && second == 1) return verifyRows(self, mat2, a, b);",
      "if (first == 2 && second == 2) return verifyBlocks(self, mat2, a, b, 16);",
      "if (first == 3 && second == 3) return verifyBlocks(self, mat2, a, b, 32);",
      "auto x = self.getType().getOptionalDtype(), y = mat2.getType().getOptionalDtype();",
      "if (first == 4 && second == 4) {",
      "  if (x && !isFp8(x) || y && !isFp8(y)) return emitOpError(\"invalid 1x128 x 1x128 blockwise scaling configuration\");",
      "  return success();",
      "}",
      "if (first == 4 && second == 5 || first == 5 && second == 4) return success();",
      "return emitOpError(\"invalid scaling configuration for recipe_a and recipe_b\");"]
  ]
} {
  irdl.type @tensor attributes {
    strata.class = "NonValueTensorType", strata.record = "Torch_NonValueTensorType",
    strata.interfaces = ["torch::Torch::BaseTensorType"],
    strata.verify = ["return verifyEncoding($optionalSparsity);"],
    strata.format = "`` custom<PartialTensor>($optionalSizes, $optionalDtype, $optionalSparsity)"
  } {
    %sizes = irdl.any {strata.kind = "dense<i64>", strata.optional}
    %dtype = irdl.any {strata.kind = "type", strata.optional}
    %sparsity = irdl.any {strata.optional}
    irdl.parameters(optionalSizes: %sizes, optionalDtype: %dtype, optionalSparsity: %sparsity)
  }
  irdl.type @vtensor attributes {
    strata.class = "ValueTensorType", strata.record = "Torch_ValueTensorType",
    strata.interfaces = ["torch::Torch::BaseTensorType"],
    strata.verify = ["return verifyEncoding($optionalSparsity);"],
    strata.format = "`` custom<PartialTensor>($optionalSizes, $optionalDtype, $optionalSparsity)"
  } {
    %sizes = irdl.any {strata.kind = "dense<i64>", strata.optional}
    %dtype = irdl.any {strata.kind = "type", strata.optional}
    %sparsity = irdl.any {strata.optional}
    irdl.parameters(optionalSizes: %sizes, optionalDtype: %dtype, optionalSparsity: %sparsity)
  }
  irdl.operation @constant.int attributes {
    strata.format = "$value attr-dict", strata.result_names = ["int{value}"]
  }
  irdl.operation @prim.If attributes {
    strata.format = "$condition attr-dict `->` `(` type($results) `)` $thenRegion `else` $elseRegion"
  }
  irdl.operation @bind_symbolic_shape attributes {
    strata.format = "$operand `,` `[` $shape_symbols `]` `,` $shape_expressions attr-dict `:` qualified(type($operand))"
  }
  irdl.operation @method attributes {
    strata.verify_symbol_uses = [
      "auto function = SymbolTable::lookupNearestSymbolFrom($_op, $function);",
      "if (!function) return emitError(\"'@\") << $function.getValue() << \"' does not reference a valid function\";",
      "if (!function.hasAttr(\"sym_visibility\") || function.getAttr(\"sym_visibility\").getValue() != \"private\")",
      "  return emitError(\"'@\") << $function.getValue() << \"' must reference a private function\";",
      "if (function.getNumRegions() == 0 || function.getRegion(0).empty())",
      "  return emitError(\"'@\") << $function.getValue() << \"' must reference a function that is defined (not merely declared)\";"]
  }
  irdl.operation @derefine attributes {
    strata.verify = [
      "auto from = $operand.getType(), to = $result.getType();",
      "if (isa<OptionalType>(from) && isa<BaseTensorType>(to) || isa<BaseTensorType>(from) && isa<BaseTensorType>(to) && !haveCompatibleInfo(from, to))",
      "  return emitOpError(\"operand type \") << from << \" and result type \" << to << \" are cast incompatible\";"]
  }
  irdl.operation @tensor_static_info_cast attributes {
    strata.verify = [
      "auto from = $operand.getType(), to = $result.getType();",
      "if (!haveCompatibleInfo(from, to))",
      "  return emitOpError(\"operand type \") << from << \" and result type \" << to << \" are cast incompatible\";"]
  }
  irdl.operation @aten.permute attributes {
    strata.verify = [
      "if (!isa<BaseTensorType>($result.getType()) || !$self.getType().getOptionalSizes() || !$result.getType().getOptionalSizes()) return success();",
      "auto from = sizesOf($self), to = sizesOf($result);",
      "if (from.size() != to.size())",
      "  return emitOpError(\"expected input and output tensors to have same rank, but \") << from.size() << \" != \" << to.size() << \".\";",
      "if (!isConstructed($dims)) return success();",
      "auto dims = elementsOf($dims);",
      "auto rank = from.size();",
      "if (dims.size() != rank)",
      "  return emitOpError(\"The permutation has \") << dims.size() << \" elements, the output has rank \" << rank << \".\";",
      "SmallVector<int64_t> seen;",
      "for (auto [i, dim] : llvm::enumerate(dims)) {",
      "  int64_t at = numberOf(dim, -1000);",
      "  if (at == -1000) continue;",
      "  if (at < -rank || at >= rank)",
      "    return emitError(\"observed invalid index in permutation (\") << at << \") for input tensor of rank \" << rank << \".\";",
      "  if (at < 0) at += rank;",
      "  if (llvm::is_contained(seen, at)) return emitOpError(\"has a duplicate dimension (\") << at << \") in its permutation.\";",
      "  seen.push_back(at);",
      "  if (!ShapedType::isDynamic(from[at]) && !ShapedType::isDynamic(to[i]) && from[at] != to[i])",
      "    return emitOpError(\"has a permutation which is not compatible with the input and output shapes. The input shape in dimension \") << at << \" is \" << from[at] << \", and the output shape in dimension \" << i << \" is \" << to[i] << \" : they should be the same with this permutation. \";",
      "}"]
  }
  irdl.operation @aten._scaled_mm attributes {
    strata.verify = [
      "if (failed(verifyProduct($self, $mat2))) return failure();",
      "if (isa<BaseTensorType>($bias.getType())) {",
      "  auto type = $bias.getType().getOptionalDtype();",
      "  if (type && !type.isBF16() && !type.isF16()) return emitOpError(\"expected bias to have bf16 or f16 dtype, but got \") << type;",
      "}",
      "auto a = $scale_a.getType().getOptionalDtype(), b = $scale_b.getType().getOptionalDtype();",
      "if (!a || !b || !hasStaticSizes($scale_a) || !hasStaticSizes($scale_b)) return success();",
      "if (numElements($scale_a) == 1 && numElements($scale_b) == 1 && a.isF32() && b.isF32()) return success();",
      "if (isa<Float8E8M0FNUType>(a) && isa<Float8E8M0FNUType>(b)) return verifyBlocks($self, $mat2, $scale_a, $scale_b, 32);",
      "if (isa<Float8E4M3FNType>(a) && isa<Float8E4M3FNType>(b)) return verifyBlocks($self, $mat2, $scale_a, $scale_b, 16);",
      "if (!a.isF32() || !b.isF32()) return emitOpError(\"expected non-tensorwise, non-blockwise scale_a and scale_b to have f32 dtype\");"]
  }
  irdl.operation @aten._scaled_mm_v2 attributes {
    strata.verify = [
      "if (isConstructed($contraction_dim) && elementsOf($contraction_dim).size() != 0) {",
      "  auto dims = elementsOf($contraction_dim);",
      "  if (dims.size() != 2) return emitOpError(\"contraction_dim must have exactly 2 elements\");",
      "  int64_t first = numberOf(dims[0], -1000), second = numberOf(dims[1], -1000);",
      "  if (first >= 0 && first < 2 && second >= 0 && second < 2 && hasStaticSizes($self) && hasStaticSizes($mat2)) {",
      "    if (sizesOf($self)[first] != sizesOf($mat2)[second])",
      "      return emitOpError(\"expected self and mat2 contraction_dim-selected dimensions to match, but got \") << sizesOf($self)[first] << \" and \" << sizesOf($mat2)[second];",
      "  }",
      "}",
      "if (failed(verifyProduct($self, $mat2))) return failure();",
      "if (!isConstructed($recipe_a) || !isConstructed($recipe_b) || !isConstructed($scale_a) || !isConstructed($scale_b)) return success();",
      "auto a = elementsOf($scale_a), b = elementsOf($scale_b), x = elementsOf($recipe_a), y = elementsOf($recipe_b);",
      "if (x.size() == 0 || y.size() == 0 || a.size() == 0 || b.size() == 0) return success();",
      "int64_t first = numberOf(x[0], -1000), second = numberOf(y[0], -1000);",
      "if (first < 0 || second < 0) return success();",
      "if (a.size() == 2 && b.size() == 2 && x.size() == 2 && y.size() == 2) {",
      "  if (hasStaticSizes(a[1]) && hasStaticSizes(b[1]) && (numElements(a[1]) != 1 || numElements(b[1]) != 1))",
      "    return emitOpError(\"expected two-level NV tensorwise scale_a and scale_b to both be scalar\");",
      "}",
      "return verifyRecipes($self, $mat2, a[0], b[0], first, second);"]
  }
}
