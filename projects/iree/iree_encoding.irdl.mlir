// Facts from the C++ code of IREE's dialect iree_encoding.
irdl.dialect @iree_encoding attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["isEncoding", "attr",
      "return attr && isa<SerializableAttr>(attr);"],
    ["verifyEncodingDims", "attr, dims",
      "if (!isa<EncodingAttr>(attr)) return success();",
      "int64_t expected = 0;",
      "if (attr.getIterationSizes())",
      "  for (auto size : attr.getIterationSizes())",
      "    if (size == ShapedType::kDynamic) ++expected;",
      "if (dims.size() != expected)",
      "  return emitOpError(\"encoding expects \") << expected << \" dynamic encoding dimension(s), but \" << dims.size() << \" provided\";",
      "return success();"],
    ["keepsShape", "a, b",
      "if (a.getRank() != b.getRank()) return false;",
      "for (auto [x, y] : llvm::zip(a.getShape(), b.getShape()))",
      "  if (x != y && !ShapedType::isDynamic(x) && !ShapedType::isDynamic(y)) return false;",
      "return true;"]
  ]
} {
  irdl.attribute @layout attributes {
    strata.verify = [
      "if ($layouts.empty()) return emitError(\"expected non-empty layouts\");"]
  }
  irdl.attribute @encoding attributes {
    strata.verify = [
      "if ($user_indexing_maps) {",
      "  if ($operand_index >= $user_indexing_maps.size())",
      "    return emitError(\"`operandIndex` exceeds the size of `user_indexing_maps`\");",
      "  for (auto [i, map] : llvm::enumerate($user_indexing_maps)) {",
      "    if (isa<AffineMapAttr>(map)) continue;",
      "    if (!isa<ArrayAttr>(map)) return emitError(\"found a non-composable attribute in `user_indexing_maps` at index: \") << i;",
      "    for (auto inner : map)",
      "      if (!isa<AffineMapAttr>(inner)) return emitError(\"found a non-composable attribute in `user_indexing_maps` at index: \") << i;",
      "  }",
      "  auto first = $user_indexing_maps[0];",
      "  if ($iteration_sizes && isa<AffineMapAttr>(first) && first.getAffineMap().getNumDims() != $iteration_sizes.size())",
      "    return emitError(\"found an encoding with \") << $iteration_sizes.size() << \" iteration sizes, but expected \" << first.getAffineMap().getNumDims() << \" based on the user indexing maps\";",
      "}"]
  }
  irdl.operation @set_encoding attributes {
    strata.verify = [
      "if ($source.getType().getEncoding()) return emitOpError(\"source of set_encoding op cannot have a tensor encoding\");",
      "auto encoding = $result.getType().getEncoding();",
      "if (!isEncoding(encoding)) return emitOpError(\"result of set_encoding op expected to have a valid tensor encoding\");",
      "if (!keepsShape($source.getType(), $result.getType())) return emitOpError(\"expected to preserve the logical shape of the tensor\");",
      "return verifyEncodingDims(encoding, $encoding_dims);"]
  }
  irdl.operation @unset_encoding attributes {
    strata.verify = [
      "if ($result.getType().getEncoding()) return emitOpError(\"result of unset_encoding op cannot have a tensor encoding\");",
      "auto encoding = $source.getType().getEncoding();",
      "if (!isEncoding(encoding)) return emitOpError(\"source of unset_encoding op expected to have a valid tensor encoding\");",
      "if (!keepsShape($source.getType(), $result.getType())) return emitOpError(\"expected to preserve the logical shape of the tensor\");",
      "auto dynamic = $result.getType().getNumDynamicDims();",
      "if ($result_dims.size() != dynamic)",
      "  return emitOpError(\"result type set has \") << dynamic << \" dynamic dimensions but only \" << $result_dims.size() << \" dimension values are attached\";",
      "return verifyEncodingDims(encoding, $encoding_dims);"]
  }
}
