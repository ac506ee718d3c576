// Facts from the C++ code of IREE's dialect iree_codegen.
irdl.dialect @iree_codegen attributes {
  strata.version = 1 : i32,
  strata.formats = [["KnobsDictionary", "knobs", "`knobs` `=` $knobs"]],
  strata.functions = [
    ["areCompatible", "a, b",
      "if (a.getElementType() != b.getElementType() || a.getRank() != b.getRank()) return false;",
      "for (auto [x, y] : llvm::zip(a.getShape(), b.getShape()))",
      "  if (x != y && !ShapedType::isDynamic(x) && !ShapedType::isDynamic(y)) return false;",
      "return true;"],
    ["verifyDestinations", "inits, first",
      "SmallVector<Type> tensors;",
      "SmallVector<int64_t> indices;",
      "for (auto [i, init] : llvm::enumerate(inits))",
      "  if (isa<RankedTensorType>(init.getType())) {",
      "    tensors.push_back(init.getType());",
      "    indices.push_back(first + i);",
      "  }",
      "auto results = $_op.getResultTypes();",
      "if (results.size() != tensors.size())",
      "  return emitOpError(\"expected the number of tensor results (\") << results.size() << \") to be equal to the number of output tensors (\" << tensors.size() << \")\";",
      "for (auto [type, result, i] : llvm::zip(tensors, results, indices))",
      "  if (type != result)",
      "    return emitOpError(\"expected type of operand #\") << i << \" (\" << type << \") to match type of corresponding result (\" << result << \")\";",
      "return success();"]
  ]
} {
  irdl.attribute @translation_info attributes {
    strata.verify = [
      "if ($codegenSpec && !isa<TransformDialectCodegenPipelineAttr>($passPipeline))",
      "  return emitError(\"transform dialect codegen spec requires transform dialect codegen pipeline\");",
      "if ($workgroupSize && $workgroupSize.size() > 3) return emitError(\"workgroup size cannot have more than 3 entries\");",
      "if ($workgroupSize)",
      "  for (auto x : $workgroupSize)",
      "    if (x <= 0) return emitError(\"workgroup size value has to be greater than zero\");",
      "if ($subgroupSize && $subgroupSize < 0) return emitError(\"subgroup size value cannot be negative\");"]
  }
  irdl.operation @inner_tiled attributes {
    strata.infer = [["results", "outputs", "$_self", ""]],
    strata.verify = [
      "auto maps = $indexing_maps;",
      "auto types = $_op.getOperandTypes();",
      "if (maps.size() != types.size()) return emitOpError(\"expected an indexing map for each operand\");",
      "auto dims = $iterator_types.size();",
      "for (auto [i, map, type] : llvm::zip(llvm::seq(0, types.size()), maps, types)) {",
      "  auto affine = map.getAffineMap();",
      "  if (affine.getNumDims() != dims) return emitOpError(\"expected indexing map \") << i << \" to have \" << dims << \" input dims\";",
      "  if (!affine.isProjectedPermutation()) return emitOpError(\"expected indexing map \") << i << \" to be a projected permutation\";",
      "}",
      "for (auto [i, map, type] : llvm::zip(llvm::seq(0, types.size()), maps, types))",
      "  for (auto [j, other, otherType] : llvm::zip(llvm::seq(0, types.size()), maps, types))",
      "    for (auto d : llvm::seq(0, dims)) {",
      "      int64_t x = ShapedType::kDynamic, y = ShapedType::kDynamic;",
      "      for (auto r : llvm::seq(0, map.getAffineMap().getNumResults()))",
      "        if (map.getAffineMap().getDimPosition(r) == d) x = type.getDimSize(r);",
      "      for (auto r : llvm::seq(0, other.getAffineMap().getNumResults()))",
      "        if (other.getAffineMap().getDimPosition(r) == d) y = otherType.getDimSize(r);",
      "      if (x != y && !ShapedType::isDynamic(x) && !ShapedType::isDynamic(y)) return emitOpError(\"shape does not match iteration bounds\");",
      "    }",
      "if ($permutations && $permutations.size() != types.size())",
      "  return emitOpError(\"mismatch between the number of permutations (\") << $permutations.size() << \") and the number of operands (\" << types.size() << \")\";",
      "return success();"]
  }
  irdl.operation @load_from_buffer attributes {
    strata.verify = [
      "if (!areCompatible($buffer.getType(), $tensor.getType()))",
      "  return emitOpError(\"buffer and tensor shapes must be compatible and element types must match\");",
      "return success();"]
  }
  irdl.operation @store_to_buffer attributes {
    strata.verify = [
      "if (!areCompatible($buffer.getType(), $tensor.getType()))",
      "  return emitOpError(\"tensor and buffer shapes must be compatible and element types must match\");",
      "return success();"]
  }
  irdl.operation @dispatch_config attributes {
    strata.verify = [
      "if ($workgroup_size && ($workgroup_size.size() < 1 || $workgroup_size.size() > 3))",
      "  return emitOpError(\"workgroup_size must have 1 to 3 entries, got \") << $workgroup_size.size();",
      "return success();"],
    strata.verify_regions = [
      "auto count = $body.front().getTerminator().getNumOperands();",
      "if (count != 3)",
      "  return emitOpError(\"expected terminator to yield exactly 3 operands (workgroup count x, y, z), got \") << count;",
      "return success();"]
  }
  irdl.operation @smt.constraints attributes {
    strata.verify = [
      "auto types = $body.front().getArgumentTypes();",
      "if (types.size() != $problem_dims.size())",
      "  return emitOpError(\"expected \") << $problem_dims.size() << \" block arguments but got \" << types.size();",
      "for (auto [i, type] : llvm::enumerate(types))",
      "  if (!isa<smt::IntType>(type)) return emitOpError(\"block argument #\") << i << \" must be !smt.int but got \" << type;",
      "return success();"]
  }
  irdl.operation @smt.lookup attributes {
    strata.verify = [
      "if ($keys.size() != $values.size())",
      "  return emitOpError(\"keys and values must have the same size, got \") << $keys.size() << \" keys and \" << $values.size() << \" values\";",
      "if ($keys.size() == 0) return emitOpError(\"lookup table must be non-empty\");",
      "for (auto [i, x] : llvm::enumerate($keys))",
      "  for (auto [j, y] : llvm::enumerate($keys))",
      "    if (j < i && x == y) return emitOpError(\"duplicate key \") << x << \" in lookup table\";",
      "return success();"]
  }
  irdl.operation @ukernel.generic attributes {
    strata.verify = [
      "return verifyDestinations($outputs, $inputs.size());"]
  }
}
