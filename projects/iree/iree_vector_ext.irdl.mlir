// Facts from the C++ code of IREE's dialect iree_vector_ext.
irdl.dialect @iree_vector_ext attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["verifyIndexed", "vector, base, indexVecs, maps, mask",
      "auto expected = 1 + indexVecs.size() + (mask ? 1 : 0);",
      "if (maps.size() != expected) return emitOpError(\"expected \") << expected << \" indexing maps, got: \" << maps.size();",
      "for (auto [i, value] : llvm::enumerate(indexVecs)) {",
      "  auto map = maps[i + 1].getAffineMap();",
      "  SmallVector<int64_t> shape;",
      "  for (auto r : llvm::seq(0, map.getNumResults())) shape.push_back(vector.getDimSize(map.getDimPosition(r)));",
      "  auto type = value.getType();",
      "  if (isa<VectorType>(type) && !equal(shape, type.getShape()))",
      "    return emitOpError(\"mismatched vector shape for index vec at position \") << i << \". Expected: [\" << shape << \"], got: [\" << type.getShape() << \"]\";",
      "}",
      "return success();"]
  ]
} {
  irdl.attribute @nested_layout attributes {
    strata.verify = [
      "auto rank = $subgroupTile.size();",
      "for (auto list : {$batchTile, $outerTile, $threadTile, $elementTile, $subgroupStrides, $threadStrides})",
      "  if (list.size() != rank) return emitError(\"all fields must have the same rank as the layout\");"]
  }
  irdl.operation @transfer_gather attributes {
    strata.verify = [
      "return verifyIndexed($vector.getType(), $base.getType(), $index_vecs, $indexing_maps, $mask);"]
  }
  irdl.operation @transfer_scatter attributes {
    strata.verify = [
      "if (isa<MemRefType>($base.getType()) && $result) return emitOpError(\"unexpected result for memref operand\");",
      "if (isa<RankedTensorType>($base.getType()) && !$result) return emitOpError(\"expected result for tensor operand\");",
      "return verifyIndexed($vector.getType(), $base.getType(), $index_vecs, $indexing_maps, $mask);"]
  }
  irdl.operation @arg_compare attributes {
    strata.verify = [
      "auto input = $input_value.getType(), value = $init_value.getType(), index = $init_index.getType();",
      "if ($dimension < 0 || $dimension >= input.getRank())",
      "  return emitOpError(\"dimension \") << $dimension << \" is out of range [0, \" << input.getRank() << \")\";",
      "if (value.getRank() != input.getRank() - 1)",
      "  return emitOpError(\"init value rank (\") << value.getRank() << \") must be input rank - 1 (\" << input.getRank() - 1 << \")\";",
      "SmallVector<int64_t> expected;",
      "for (auto [i, dim] : llvm::enumerate(input.getShape()))",
      "  if (i != $dimension) expected.push_back(dim);",
      "if (!equal(expected, value.getShape()))",
      "  return emitOpError(\"init value shape must match input shape with reduction dimension removed. Expected: [\") << expected << \"], but got: [\" << value.getShape() << \"]\";",
      "if ($input_index) {",
      "  auto given = $input_index.getType().getElementType();",
      "  if ($index_base) return emitOpError(\"index_base must not be used with explicit indices\");",
      "  if (!given.isIntOrIndex()) return emitOpError(\"explicit-index mode: index input must have integer or index element type, but got \") << given;",
      "  if (given != index.getElementType())",
      "    return emitOpError(\"explicit-index mode: input and init index element types must match. Input index type: \") << given << \", init index type: \" << index.getElementType();",
      "}",
      "auto block = $region.front();",
      "if (block.getNumArguments() != 2) return emitOpError(\"comparator region must have exactly 2 arguments\");",
      "for (auto type : block.getArgumentTypes())",
      "  if (type != input.getElementType())",
      "    return emitOpError(\"comparator arguments must match input value element type. Expected: \") << input.getElementType() << \", but got: \" << type;",
      "auto yield = block.getTerminator();",
      "if (yield.getNumOperands() != 1) return yield.emitOpError(\"expected yield to have exactly 1 operand, but got \") << yield.getNumOperands();",
      "if (!yield.getOperandTypes()[0].isInteger(1)) return yield.emitOpError(\"expected yield operand to have type i1, but got \") << yield.getOperandTypes()[0];",
      "return success();"]
  }
}
