// Facts from the C++ code of StableHLO's dialect chlo.
irdl.dialect @chlo attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["hlo::OpTrait::CompatibleOperandsAndResultElementType::verifyTrait", "",
      "SmallVector<Type> types;",
      "for (auto type : $_op.getOperandTypes()) types.push_back(getElementTypeOrSelf(type));",
      "for (auto type : $_op.getResultTypes()) types.push_back(getElementTypeOrSelf(type));",
      "for (auto type : types)",
      "  if (isa<quant::QuantizedType>(type) && isa<quant::QuantizedType>(types[0]) ? type.getStorageType() != types[0].getStorageType() || type.getExpressedType() != types[0].getExpressedType() :",
      "      !isa<quant::QuantizedType>(type) && !isa<quant::QuantizedType>(types[0]) && type != types[0])",
      "    return emitOpError(\"requires compatible element types for all operands and results\");",
      "return success();"],
    ["verifyDistinct", "a, b, aName, bName",
      "for (auto x : a)",
      "  if (llvm::is_contained(b, x)) return emitError(\"has duplicated dimension from \") << aName << \" and \" << bName << \": \" << x;",
      "return success();"],
    ["fits", "a, b",
      "return a == b || ShapedType::isDynamic(a) || ShapedType::isDynamic(b);"]
  ]
} {
  irdl.attribute @"#ragged_dot" attributes {
    strata.class = "RaggedDotDimensionNumbersAttr",
    strata.format = "`<` custom<NamedDimensions>($lhs_batching_dimensions, $rhs_batching_dimensions, $lhs_contracting_dimensions, $rhs_contracting_dimensions, $lhs_ragged_dimensions, $rhs_group_dimensions) `>`"
  } {
    %a = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    %b = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    %c = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    %d = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    %e = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    %f = irdl.any {strata.kind = "dense<i64>", strata.default = "[]"}
    irdl.parameters(
      lhs_batching_dimensions: %a, rhs_batching_dimensions: %b, lhs_contracting_dimensions: %c,
      rhs_contracting_dimensions: %d, lhs_ragged_dimensions: %e, rhs_group_dimensions: %f)
  }
  irdl.operation @ragged_dot attributes {
    strata.verify = [
      "auto numbers = $ragged_dot_dimension_numbers;",
      "auto lhsBatch = numbers.getLhsBatchingDimensions(), rhsBatch = numbers.getRhsBatchingDimensions();",
      "auto lhsContracting = numbers.getLhsContractingDimensions(), rhsContracting = numbers.getRhsContractingDimensions();",
      "auto ragged = numbers.getLhsRaggedDimensions(), groups = numbers.getRhsGroupDimensions();",
      "if (ragged.size() != 1) return emitError(\"There must be exactly one ragged dimension in the lhs\");",
      "if (failed(verifyDistinct(groups, rhsBatch, \"rhs_group_dimensions\", \"rhs_batching_dimensions\"))) return failure();",
      "if (failed(verifyDistinct(groups, rhsContracting, \"rhs_group_dimensions\", \"rhs_contracting_dimensions\"))) return failure();",
      "auto isBatch = llvm::is_contained(lhsBatch, ragged[0]), isContracting = llvm::is_contained(lhsContracting, ragged[0]);",
      "if (isBatch || isContracting) {",
      "  if (groups.size() != 0) return emitError(\"There must be zero group dimensions in the rhs when the ragged dimension is batch or contracting\");",
      "} else if (groups.size() != 1) {",
      "  return emitError(\"There must be exactly one group dimension in the rhs when the lhs ragged dimension is non-contracting\");",
      "}",
      "auto lhs = $lhs.getType(), rhs = $rhs.getType(), sizes = $group_sizes.getType();",
      "if (!lhs.hasRank() || !rhs.hasRank()) return success();",
      "SmallVector<int64_t> prefix;",
      "for (auto [i, dim] : llvm::enumerate(lhs.getShape())) {",
      "  if (i == ragged[0]) continue;",
      "  if (isBatch ? llvm::is_contained(lhsBatch, i) && i < ragged[0] : llvm::is_contained(lhsBatch, i)) prefix.push_back(dim);",
      "}",
      "if (!isBatch)",
      "  for (auto [i, dim] : llvm::enumerate(lhs.getShape())) {",
      "    if (i == ragged[0] || llvm::is_contained(lhsBatch, i)) continue;",
      "    if (i < ragged[0] && (isContracting ? llvm::is_contained(lhsContracting, i) : !llvm::is_contained(lhsContracting, i))) prefix.push_back(dim);",
      "  }",
      "auto count = sizes.getDimSize(sizes.getRank() - 1);",
      "prefix.push_back(count);",
      "if (sizes.getRank() != 1) {",
      "  bool isGood = sizes.getRank() == prefix.size();",
      "  if (isGood)",
      "    for (auto [a, b] : llvm::zip(sizes.getShape(), prefix))",
      "      if (!fits(a, b)) isGood = false;",
      "  if (!isGood) return emitError(\"group_sizes is expected to have shape [\") << prefix << \"], got [\" << sizes.getShape() << \"]\";",
      "}",
      "if (groups.size() == 1 && !fits(rhs.getDimSize(groups[0]), count))",
      "  return emitError(\"rhs group dimension is expected to have size=\") << count << \", got \" << rhs.getDimSize(groups[0]);",
      "return success();"]
  }
  irdl.operation @top_k attributes {
    strata.verify = [
      "auto type = $operand.getType();",
      "if (!type.hasRank()) return success();",
      "if (type.getRank() < 1) {",
      "  emitError(\"operand's rank must be at least 1\");",
      "  return emitOpError(\"failed to infer returned types\");",
      "}",
      "auto last = type.getDimSize(type.getRank() - 1);",
      "if (!ShapedType::isDynamic(last) && last < $k) {",
      "  emitError(\"operand's last dimension must be at least \") << $k;",
      "  return emitOpError(\"failed to infer returned types\");",
      "}",
      "return success();"]
  }
}
