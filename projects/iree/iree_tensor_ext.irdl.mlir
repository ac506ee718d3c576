// Facts from the C++ code of IREE's dialect iree_tensor_ext.
irdl.dialect @iree_tensor_ext attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["verifyDims", "type, dims",
      "auto count = type.getNumDynamicDims();",
      "if (dims.size() != count)",
      "  return emitOpError(\"value set has \") << count << \" dynamic dimensions but only \" << dims.size() << \" dimension values are attached\";",
      "return success();"],
    ["shown", "dim",
      "return ShapedType::isDynamic(dim) ? \"?\" : dim;"]
  ]
} {
  irdl.operation @compute_barrier.start attributes {
    strata.verify = [
      "return verifyDims($value.getType(), $value_dims);"]
  }
  irdl.operation @compute_barrier.end attributes {
    strata.verify = [
      "return verifyDims($value.getType(), $value_dims);"]
  }
  irdl.operation @cast_to_ragged_shape attributes {
    strata.verify = [
      "auto source = $source.getType(), result = $result.getType(), lengths = $columnLengths.getType();",
      "auto ragged = $raggedDim;",
      "if (ragged >= source.getRank()) return emitOpError(\"expected `ragged_dim` to be less than \") << source.getRank() << \", i.e the rank of source\";",
      "if (lengths.getRank() != 1) return emitOpError(\"expected `column_lengths` to be of rank 1\");",
      "if (result.getRank() != source.getRank() + 1)",
      "  return emitOpError(\"expected result rank to be \") << source.getRank() + 1 << \", i.e. one more than the source rank, but got \" << result.getRank();",
      "if (isa<RankedTensorType>(result)) {",
      "  if (!result.getEncoding() || !isa<SparseShapeAttrInterface>(result.getEncoding()))",
      "    return emitOpError(\"expected result type to have an encoding attribute that implements the `SparseShapeAttrInterface`\");",
      "} else if (!result.getLayout() || !isa<SparseShapeAttrInterface>(result.getLayout())) {",
      "  return emitOpError(\"expected result type to have a layout attribute that implements the `SparseShapeAttrInterface`\");",
      "}",
      "auto dim = result.getDimSize(ragged);",
      "if ($numRaggedRows) {",
      "  if (!ShapedType::isDynamic(dim))",
      "    return emitOpError(\"invalid to have static value for dimension \") << ragged << \" of result when `num_ragged_rows` is specified as dynamic value\";",
      "} else {",
      "  auto rows = lengths.isDynamicDim(0) ? ShapedType::kDynamic : lengths.getDimSize(0) - 1;",
      "  if (dim != rows)",
      "    return emitOpError(\"expected shape of dimension \") << ragged << \" of result, i.e. the `ragged_dim`, to be static and equal to \" << shown(rows) << \" when `num_ragged_rows` is unspecified, i.e number of ragged rows is statically known\";",
      "}",
      "for (auto [i, size] : llvm::enumerate(source.getShape())) {",
      "  if (i == ragged) continue;",
      "  auto at = i < ragged ? i : i + 1;",
      "  auto other = result.getDimSize(at);",
      "  if (ShapedType::isDynamic(size) && !ShapedType::isDynamic(other))",
      "    return emitOpError(\"expected dimension \") << at << \" of result to be dynamic since the corresponding dimension \" << i << \" in the source is dynamic\";",
      "  if (size != other)",
      "    return emitOpError(\"expected shape of dimension \") << at << \" of result to match the shape of dimension \" << i << \" of source, but got \" << shown(other) << \" and \" << shown(size) << \" respectively\";",
      "}",
      "if ($sourceDynamicDims.size() != source.getNumDynamicDims())",
      "  return emitOpError(\"mismatch in number of dynamic dimensions specified for source, expected \") << source.getNumDynamicDims() << \" values, got \" << $sourceDynamicDims.size();",
      "return success();"]
  }
  irdl.operation @linearize_ragged_dims attributes {
    strata.verify = [
      "auto source = $source.getType(), result = $result.getType();",
      "if (isa<RankedTensorType>(result) && result.getEncoding()) return emitOpError(\"expected result type to have no encoding or identity layout\");",
      "auto encoding = isa<RankedTensorType>(source) ? source.getEncoding() : source.getLayout();",
      "auto row = encoding.getRaggedRow();",
      "auto expected = source.getRank() - 1;",
      "if (result.getRank() != expected)",
      "  return emitOpError(\"expected result rank to be \") << expected << \" (source rank - number of sparse dimensions + 1), but got \" << result.getRank();",
      "for (auto [i, size] : llvm::enumerate(source.getShape())) {",
      "  if (i == row || i == row + 1) continue;",
      "  auto at = i < row ? i : i - 1;",
      "  if (size != result.getDimSize(at))",
      "    return emitOpError(\"expected source dimension \") << i << \" with size \" << shown(size) << \" to be preserved in result dimension \" << at << \" but got size \" << shown(result.getDimSize(at));",
      "}",
      "return verifyDims(result, $resultDynamicDims);"]
  }
}
