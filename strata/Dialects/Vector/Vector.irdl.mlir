// Operations on vectors of any rank, as a step between loops and the vector
// instructions of a machine.
irdl.dialect @vector attributes {
  strata.version = 1 : i32,
  strata.inlinable,
  strata.constants = ["arith.constant", "ub.poison"],
  strata.summary = "vectors of any rank",
  strata.description = "Operations on vectors with any number of dimensions, which may be scalable: the size of a dimension in brackets is multiplied by the number that `vector.vscale` returns. Masks are vectors of `i1`; what happens at places that are not set depends on the operation.",
  strata.named_predicates = [
    ["non_scalar_vector", "vector && min_rank(1)", "vector of any type values"],
    ["fixed_mask", "fixed_vector && min_rank(1) && shaped_of(signless_integer(1))", "fixed-length vector of 1-bit signless integer values"],
    ["mask", "vector && min_rank(1) && shaped_of(signless_integer(1))", "vector of 1-bit signless integer values"],
    ["memory_or_tensor", "tensor || ranked_memref", "Tensor or MemRef of any type values"],
    ["index_vector", "vector && min_rank(1) && shaped_of(integer_or_index)", "vector of integer or index values"],
    ["i64_attr", "integer_attr && typed_attr_of(signless_integer(64))", "64-bit signless integer attribute"],
    ["alignment", "i64_attr && positive && power_of_two", "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0"]
  ],
  strata.functions = [
    ["getTransferRank", "memory, vector",
      "auto element = dyn_cast<VectorType>(memory.getElementType());",
      "return vector.getRank() - (element ? element.getRank() : 0);"],
    ["getTransferMap", "memory, vector",
      "return AffineMap::getMinorIdentityMap(memory.getRank(), getTransferRank(memory, vector), memory.getContext());"],
    ["inferTransferOpMaskType", "vector, map",
      "SmallVector<int64_t> shape;",
      "SmallVector<bool> scalable;",
      "for (auto dim : llvm::seq(0, map.getNumDims()))",
      "  for (auto i : llvm::seq(0, map.getNumResults()))",
      "    if (map.getResult(i).isFunctionOfDim(dim)) {",
      "      shape.push_back(vector.getDimSize(i));",
      "      scalable.push_back(vector.getScalableDims()[i]);",
      "    }",
      "if (shape.empty()) return VectorType::get({1}, IntegerType::get(vector.getContext(), 1));",
      "return VectorType::get(shape, IntegerType::get(vector.getContext(), 1), scalable);"],
    ["inferOuterProductType", "lhs, rhs",
      "auto column = dyn_cast<VectorType>(rhs);",
      "if (!column) return lhs;",
      "return VectorType::get({lhs.getDimSize(0), column.getDimSize(0)}, lhs.getElementType(), {lhs.getScalableDims()[0], column.getScalableDims()[0]});"],
    ["inferShuffleType", "vector, mask",
      "SmallVector<int64_t> shape;",
      "shape.push_back(mask.size());",
      "for (auto [i, size] : llvm::enumerate(vector.getShape())) if (i > 0) shape.push_back(size);",
      "return VectorType::get(shape, vector.getElementType());"],
    ["isSupportedCombiningKind", "kind, type",
      "if (kind == CombiningKind::ADD || kind == CombiningKind::MUL) return type.isIntOrIndexOrFloat();",
      "if (kind == CombiningKind::MINNUMF || kind == CombiningKind::MAXNUMF || kind == CombiningKind::MINIMUMF || kind == CombiningKind::MAXIMUMF) return isa<FloatType>(type);",
      "return type.isIntOrIndex();"],
    ["verifyConfined", "numbers, shape, least, most, what",
      "for (auto [i, number] : llvm::enumerate(numbers))",
      "  if (i < shape.size() && (number < least || number >= shape[i] + most))",
      "    return emitOpError(\"expected \") << what << \" dimension \" << i << \" to be confined to [\" << least << \", \" << shape[i] + most << \")\";",
      "return success();"],
    ["verifyIndices", "memory, indices",
      "int64_t rank = memory.hasRank() ? memory.getRank() : 0;",
      "if (indices.size() != rank)",
      "  return emitOpError(\"requires \") << rank << \" indices\";",
      "return success();"],
    ["verifyUnitStrides", "strides",
      "for (auto stride : strides)",
      "  if (stride != 1) return emitOpError(\"expected strides to be confined to [1, 2)\");",
      "return success();"],
    ["verifyUnitStride", "memory, vector",
      "if (!vector.isScalable() && vector.getNumElements() == 1) return success();",
      "auto layout = getStridesAndOffset(memory);",
      "if (!layout) return emitOpError(\"most minor memref dim must have unit stride\");",
      "auto [strides, offset] = layout;",
      "if (!strides.empty() && strides.back() != 1) return emitOpError(\"most minor memref dim must have unit stride\");",
      "return success();"],
    ["findDim", "map, dim",
      "for (auto i : llvm::seq(0, map.getNumResults()))",
      "  if (map.getResult(i).isFunctionOfDim(dim)) return i;",
      "return -1;"],
    ["hasIdentityLayout", "memory",
      "return memory == MemRefType::get(memory.getShape(), memory.getElementType(), nullptr, memory.getMemorySpace());"],
    ["verifyTransfer", "memory, vector, mask, map, bounds",
      "if ($_op.getAttr(\"masked\")) return emitOpError(\"masked attribute has been removed. Use in_bounds instead.\");",
      "if (!isa<MemRefType>(memory) && !isa<RankedTensorType>(memory))",
      "  return emitOpError(\"requires source to be a memref or ranked tensor type\");",
      "auto element = memory.getElementType();",
      "int64_t size = vector.getRank() == 0 ? 1 : vector.getShape().back();",
      "int64_t rank = vector.getRank();",
      "auto isKnown = getElementTypeOrSelf(element).isIntOrIndexOrFloat() && vector.getElementType().isIntOrIndexOrFloat();",
      "if (auto inner = dyn_cast<VectorType>(element)) {",
      "  if (isKnown && inner.getRank() > 0 && size * getTypeSizeInBits(vector.getElementType()) % (inner.getShape().back() * getTypeSizeInBits(inner.getElementType())) != 0)",
      "    return emitOpError(\"requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source\");",
      "  rank -= inner.getRank();",
      "  if (rank < 0)",
      "    return emitOpError(\"requires source vector element and vector result ranks to match.\");",
      "  if (map.getNumResults() != rank)",
      "    return emitOpError(\"requires a permutation_map with result dims of the same rank as the vector type\");",
      "  if (mask)",
      "    return emitOpError(\"does not support masks with vector element type\");",
      "} else {",
      "  if (isKnown && size * getTypeSizeInBits(vector.getElementType()) % getTypeSizeInBits(element) != 0)",
      "    return emitOpError(\"requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type\");",
      "  if (map.getNumResults() != rank)",
      "    return emitOpError(\"requires a permutation_map with result dims of the same rank as the vector type\");",
      "}",
      "if (map.getNumSymbols() != 0)",
      "  return emitOpError(\"requires permutation_map without symbols\");",
      "if (map.getNumDims() != memory.getRank())",
      "  return emitOpError(\"requires a permutation_map with input dims of the same rank as the source type\");",
      "if (mask && mask.getType() != inferTransferOpMaskType(vector, map))",
      "  return emitOpError(\"inferred mask type (\") << inferTransferOpMaskType(vector, map) << \") and mask operand type (\" << mask.getType() << \") don't match\";",
      "if (bounds.size() != rank)",
      "  return emitOpError(\"expects the in_bounds attr of same rank as permutation_map results: affine_map<\") << map << \"> vs inBounds of size: \" << bounds.size();",
      "return success();"],
    ["verifyPermutationMap", "map",
      "SmallVector<int64_t> seen;",
      "for (auto expr : map.getResults()) {",
      "  if (expr.getKind() == AffineExprKind::DimId) {",
      "    if (llvm::is_contained(seen, expr.getPosition()))",
      "      return emitOpError(\"requires a permutation_map that is a permutation (found one dim used more than once)\");",
      "    seen.push_back(expr.getPosition());",
      "  } else if (expr.getKind() != AffineExprKind::Constant || expr.getValue() != 0) {",
      "    return emitOpError(\"requires a projected permutation_map (at most one dim or the zero constant can appear in each result)\");",
      "  }",
      "}",
      "return success();"],
    ["isMaskable", "name",
      "return name == \"vector.contract\" || name == \"vector.gather\" || name == \"vector.multi_reduction\" || name == \"vector.outerproduct\" || name == \"vector.reduction\" || name == \"vector.transfer_read\" || name == \"vector.transfer_write\";"],
    ["inferContractMaskType", "op",
      "auto maps = op.getAttr(\"indexing_maps\");",
      "auto lhs = op.getOperand(0).getType();",
      "auto rhs = op.getOperand(1).getType();",
      "auto lhsMap = cast<AffineMapAttr>(maps[0]).getValue();",
      "auto rhsMap = cast<AffineMapAttr>(maps[1]).getValue();",
      "SmallVector<int64_t> shape;",
      "SmallVector<bool> scalable;",
      "for (auto dim : llvm::seq(0, lhsMap.getNumDims())) {",
      "  auto l = findDim(lhsMap, dim);",
      "  auto r = findDim(rhsMap, dim);",
      "  shape.push_back(r >= 0 ? rhs.getDimSize(r) : lhs.getDimSize(l));",
      "  scalable.push_back(r >= 0 ? rhs.getScalableDims()[r] : lhs.getScalableDims()[l]);",
      "}",
      "return VectorType::get(shape, IntegerType::get(op.getContext(), 1), scalable);"],
    ["inferMaskType", "op",
      "auto name = op.getName();",
      "if (name == \"vector.transfer_read\") return inferTransferOpMaskType(op.getResult(0).getType(), cast<AffineMapAttr>(op.getAttr(\"permutation_map\")).getValue());",
      "if (name == \"vector.transfer_write\") return inferTransferOpMaskType(op.getOperand(0).getType(), cast<AffineMapAttr>(op.getAttr(\"permutation_map\")).getValue());",
      "if (name == \"vector.contract\") return inferContractMaskType(op);",
      "auto type = name == \"vector.gather\" || name == \"vector.outerproduct\" ? op.getResult(0).getType() : op.getOperand(0).getType();",
      "return VectorType::Builder(type).setElementType(IntegerType::get(op.getContext(), 1));"]
  ]
} {
  irdl.attribute @iterator_type attributes {
    strata.class = "IteratorTypeAttr",
    strata.record = "Vector_IteratorTypeEnum",
    strata.summary = "Iterator type",
    strata.description = "Whether the iterations of a dimension are independent of each other or combined.",
    strata.enum = {cases = ["parallel", "reduction"]},
    strata.format = "`<` $value `>`"
  }
  irdl.attribute @kind attributes {
    strata.class = "CombiningKindAttr",
    strata.record = "Vector_CombiningKindAttr",
    strata.summary = "Kind of combining function for contractions and reductions",
    strata.description = "The operation that combines two elements into one.",
    strata.enum = {
      cases = ["add", "mul", "minui", "minsi", "minnumf", "maxui", "maxsi", "maxnumf", "and", "or", "xor", "maximumf", "minimumf"],
      values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 11],
      symbols = ["ADD", "MUL", "MINUI", "MINSI", "MINNUMF", "MAXUI", "MAXSI", "MAXNUMF", "AND", "OR", "XOR", "MAXIMUMF", "MINIMUMF"]
    },
    strata.format = "`<` $value `>`"
  }
  irdl.attribute @punctuation attributes {
    strata.class = "PrintPunctuationAttr",
    strata.record = "Vector_PrintPunctuation",
    strata.summary = "Punctuation for separating vectors or vector elements",
    strata.description = "What `vector.print` writes after the value.",
    strata.enum = {
      cases = ["no_punctuation", "newline", "comma", "open", "close"],
      symbols = ["NoPunctuation", "NewLine", "Comma", "Open", "Close"]
    },
    strata.format = "`<` $value `>`"
  }

  irdl.operation @bitcast attributes {
    strata.class = "BitCastOp",
    strata.summary = "reinterpretation of bits",
    strata.description = "Splits or joins the elements of the last dimension into elements of another width. The number of bits of the last dimension stays the same, and so do the other dimensions.",
    strata.examples = ["%bytes = vector.bitcast %words : vector<4xi32> to vector<16xi8>"],
    strata.traits = ["Pure"],
    strata.predicates = [["cast<ShapedType>($source.getType()).getRank() == cast<ShapedType>($result.getType()).getRank()", "all of {source, result} have same rank"]],
    strata.verify = [
      "auto source = $source.getType();",
      "auto result = $result.getType();",
      "auto sourceElement = source.getElementType();",
      "auto resultElement = result.getElementType();",
      "for (int64_t i = 0; i < source.getRank() - 1; ++i)",
      "  if (source.getDimSize(i) != result.getDimSize(i))",
      "    return emitOpError(\"dimension size mismatch at: \") << i;",
      "if (!sourceElement.isIntOrIndexOrFloat() || !resultElement.isIntOrIndexOrFloat()) return success();",
      "int64_t sourceBits = getTypeSizeInBits(sourceElement);",
      "int64_t resultBits = getTypeSizeInBits(resultElement);",
      "if (source.getRank() == 0) {",
      "  if (sourceBits != resultBits)",
      "    return emitOpError(\"source/result bitwidth of the 0-D vector element types must be equal\");",
      "} else if (sourceBits * source.getShape().back() != resultBits * result.getShape().back()) {",
      "  return emitOpError(\"source/result bitwidth of the minor 1-D vectors must be equal\");",
      "}"
    ],
    strata.format = "$source attr-dict `:` type($source) `to` type($result)",
    strata.hooks = ["fold"]
  } {
    %source = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    irdl.operands(source: %source)
    %result = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @broadcast attributes {
    strata.class = "BroadcastOp",
    strata.summary = "copies along dimensions",
    strata.description = "Repeats a scalar or a vector along leading dimensions, and along dimensions whose size is 1 in the source.",
    strata.examples = ["%rows = vector.broadcast %row : vector<8xf32> to vector<4x8xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["VectorUnrollOpInterface", "InferIntRangeInterface"],
    strata.predicates = [["getElementTypeOrSelf($vector) == getElementTypeOrSelf($source)", "source operand and result have same element type"]],
    strata.verify = [
      "auto result = $vector.getType();",
      "if ($source.getType() == result.getElementType()) return success();",
      "auto source = dyn_cast<VectorType>($source.getType());",
      "if (!source) return emitOpError(\"source type is not a vector\");",
      "int64_t lead = result.getRank() - source.getRank();",
      "if (lead < 0) return emitOpError(\"source rank higher than destination rank\");",
      "for (auto [i, size] : llvm::enumerate(source.getShape())) {",
      "  auto isScalable = source.getScalableDims()[i];",
      "  auto newSize = result.getDimSize(lead + i);",
      "  auto newIsScalable = result.getScalableDims()[lead + i];",
      "  if ((size != 1 || isScalable) && (size != newSize || isScalable != newIsScalable))",
      "    return emitOpError(\"dimension mismatch (\") << (isScalable ? \"[\" : \"\") << size << (isScalable ? \"]\" : \"\") << \" vs. \" << (newIsScalable ? \"[\" : \"\") << newSize << (newIsScalable ? \"]\" : \"\") << \")\";",
      "}"
    ],
    strata.format = "$source attr-dict `:` type($source) `to` type($vector)",
    strata.hooks = ["fold"]
  } {
    %source = irdl.any {strata.summary = "any type"}
    irdl.operands(source: %source)
    %vector = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    irdl.results(vector: %vector)
  }
  irdl.operation @compressstore attributes {
    strata.class = "CompressStoreOp",
    strata.stores = {pointer = "base", indices = "indices", value = "valueToStore", mask = "mask", elements = "scattered"},
    strata.summary = "store of selected elements",
    strata.description = "Writes the elements of a vector whose mask is set to consecutive places in memory. The others are skipped, in the vector and in memory.",
    strata.examples = ["vector.compressstore %buffer[%i], %mask, %values : memref<?xf32>, vector<8xi1>, vector<8xf32>"],
    strata.interfaces = ["MemorySpaceCastConsumerOpInterface", "AlignmentAttrOpInterface"],
    strata.verify = [
      "auto base = $base.getType();",
      "auto vector = $valueToStore.getType();",
      "if (vector.getElementType() != base.getElementType())",
      "  return emitOpError(\"base and valueToStore element type should match\");",
      "if (failed(verifyIndices(base, $indices))) return failure();",
      "if (vector.getDimSize(0) != $mask.getType().getDimSize(0))",
      "  return emitOpError(\"expected valueToStore dim to match mask dim\");"
    ],
    strata.format = "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)"
  } {
    %base = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %indices = irdl.is index {strata.summary = "index"}
    %mask = irdl.c_pred "fixed_mask"
    %valueToStore = irdl.c_pred "non_scalar_vector"
    irdl.operands(base: %base, indices: variadic %indices, mask: %mask, valueToStore: %valueToStore)
    %alignment = irdl.c_pred "alignment" {strata.kind = "i64", strata.optional}
    irdl.attributes {"alignment" = %alignment}
  }
  irdl.operation @constant_mask attributes {
    strata.class = "ConstantMaskOp",
    strata.summary = "mask of constant extent",
    strata.description = "A mask that is set at the places whose index is smaller than the given size in each dimension. For a mask without dimensions the size is 0 or 1. The size of a scalable dimension is 0 or that of the whole dimension.",
    strata.examples = ["%corner = vector.constant_mask [2, 3] : vector<4x8xi1>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["VectorUnrollOpInterface"],
    strata.verify = [
      "auto result = $result0.getType();",
      "auto sizes = $mask_dim_sizes;",
      "if (result.getRank() == 0) {",
      "  if (sizes.size() != 1)",
      "    return emitError(\"array attr must have length 1 for 0-D vectors\");",
      "  if (sizes[0] != 0 && sizes[0] != 1)",
      "    return emitError(\"mask dim size must be either 0 or 1 for 0-D vectors\");",
      "  return success();",
      "}",
      "if (sizes.size() != result.getRank())",
      "  return emitOpError(\"must specify array attr of size equal vector result rank\");",
      "for (auto [i, size] : llvm::enumerate(sizes)) {",
      "  if (size < 0 || size > result.getDimSize(i))",
      "    return emitOpError(\"array attr of size out of bounds of vector result dimension size\");",
      "  if (result.getScalableDims()[i] && size != 0 && size != result.getDimSize(i))",
      "    return emitOpError(\"only supports 'none set' or 'all set' scalable dimensions\");",
      "}",
      "if (llvm::is_contained(sizes, 0) && !llvm::all_of(sizes, [](int64_t size) { return size == 0; }))",
      "  return emitOpError(\"expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim\");"
    ],
    strata.format = "$mask_dim_sizes attr-dict `:` type(results)",
    strata.hooks = ["fold"]
  } {
    %mask_dim_sizes = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"mask_dim_sizes" = %mask_dim_sizes}
    %result0 = irdl.c_pred "vector_of(signless_integer(1))" {strata.summary = "vector of 1-bit signless integer values"}
    irdl.results(result0: %result0)
  }
  irdl.operation @contract attributes {
    strata.class = "ContractionOp",
    strata.summary = "generalized matrix product",
    strata.description = "Multiplies elements of two vectors and combines the products, and the elements of `acc`, by `kind`. The maps give the subscripts of each vector in the iteration space; dimensions of it that are reductions do not occur in the result.",
    strata.examples = ["%c = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [\"parallel\", \"parallel\", \"reduction\"], kind = #vector.kind<add>} %a, %b, %init : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["IndexingMapOpInterface", "vector::MaskableOpInterface", "VectorUnrollOpInterface"],
    strata.predicates = [
      ["getElementTypeOrSelf($lhs) == getElementTypeOrSelf($rhs)", "lhs and rhs have same element type"],
      ["getElementTypeOrSelf($result0) == getElementTypeOrSelf($acc)", "third operand acc and result have same element type"]
    ],
    strata.infer = [["acc", "result0", "$_self"]],
    strata.verify = [
      "auto lhs = $lhs.getType();",
      "auto rhs = $rhs.getType();",
      "if (isa<IntegerType>(lhs.getElementType()) && !lhs.getElementType().isSignlessInteger())",
      "  return emitOpError(\"only supports signless integer types\");",
      "if ($indexing_maps.size() != 3)",
      "  return emitOpError(\"expected an indexing map for each vector operand\");",
      "for (auto [i, type] : llvm::enumerate($_op.getOperandTypes())) {",
      "  auto vector = dyn_cast<VectorType>(type);",
      "  int64_t rank = vector ? vector.getRank() : 0;",
      "  auto attr = dyn_cast<AffineMapAttr>($indexing_maps[i]);",
      "  if (!attr || attr.getValue().getNumSymbols() != 0)",
      "    return emitOpError(\"expected indexing map \") << i << \" to have no symbols\";",
      "  auto map = attr.getValue();",
      "  if (map.getNumDims() != $iterator_types.size())",
      "    return emitOpError(\"expected indexing map \") << i << \" to have \" << $iterator_types.size() << \" number of inputs\";",
      "  if (map.getNumResults() != rank)",
      "    return emitOpError(\"expected indexing map \") << i << \" to have \" << rank << \" number of outputs\";",
      "  if (!map.isProjectedPermutation())",
      "    return emitOpError(\"expected indexing map \") << i << \" to be a projected permutation of its inputs\";",
      "}",
      "auto lhsMap = cast<AffineMapAttr>($indexing_maps[0]).getValue();",
      "auto rhsMap = cast<AffineMapAttr>($indexing_maps[1]).getValue();",
      "auto resultMap = cast<AffineMapAttr>($indexing_maps[2]).getValue();",
      "int64_t numContracting = 0;",
      "for (auto [dim, iterator] : llvm::enumerate($iterator_types))",
      "  if (iterator == IteratorType::reduction && findDim(lhsMap, dim) >= 0 && findDim(rhsMap, dim) >= 0) {",
      "    numContracting += 1;",
      "  }",
      "if (numContracting == 0)",
      "  return emitOpError(\"expected at least one contracting dimension pair\");",
      "for (auto [dim, iterator] : llvm::enumerate($iterator_types)) {",
      "  auto l = findDim(lhsMap, dim);",
      "  auto r = findDim(rhsMap, dim);",
      "  if (iterator == IteratorType::reduction && l >= 0 && r >= 0 && lhs.getDimSize(l) != rhs.getDimSize(r))",
      "    return emitOpError(\"invalid contracting dimension map\");",
      "}",
      "for (auto [dim, iterator] : llvm::enumerate($iterator_types)) {",
      "  auto l = findDim(lhsMap, dim);",
      "  auto r = findDim(rhsMap, dim);",
      "  if (iterator == IteratorType::parallel && l >= 0 && r >= 0 && lhs.getDimSize(l) != rhs.getDimSize(r))",
      "    return emitOpError(\"invalid batch dimension map\");",
      "}",
      "bool isScalar = true;",
      "for (auto i : llvm::seq(0, lhs.getRank()))",
      "  if (findDim(rhsMap, lhsMap.getDimPosition(i)) < 0 || $iterator_types[lhsMap.getDimPosition(i)] == IteratorType::parallel) isScalar = false;",
      "for (auto i : llvm::seq(0, rhs.getRank()))",
      "  if (findDim(lhsMap, rhsMap.getDimPosition(i)) < 0) isScalar = false;",
      "auto result = dyn_cast<VectorType>($result0.getType());",
      "auto acc = dyn_cast<VectorType>($acc.getType());",
      "if (isScalar) {",
      "  if (result || acc) return emitOpError(\"invalid accumulator/result vector shape\");",
      "} else {",
      "  if (!result || !acc) return emitOpError(\"invalid accumulator/result vector shape\");",
      "  for (auto dim : llvm::seq(0, $iterator_types.size()))",
      "    if (findDim(lhsMap, dim) < 0 && findDim(rhsMap, dim) < 0)",
      "      return emitOpError(\"expected all dimensions to be either a LHS or a RHS dimension\");",
      "  SmallVector<int64_t> shape;",
      "  for (auto i : llvm::seq(0, resultMap.getNumResults())) {",
      "    auto dim = resultMap.getDimPosition(i);",
      "    shape.push_back(findDim(rhsMap, dim) >= 0 ? rhs.getDimSize(findDim(rhsMap, dim)) : lhs.getDimSize(findDim(lhsMap, dim)));",
      "  }",
      "  auto expected = shape.size() == result.getRank() ? VectorType::get(shape, result.getElementType(), result.getScalableDims()) : VectorType::get(shape, result.getElementType());",
      "  if (result != expected || acc != expected)",
      "    return emitOpError(\"invalid accumulator/result vector shape, expected: \") << expected;",
      "}",
      "if (!isSupportedCombiningKind($kind, getElementTypeOrSelf($result0)))",
      "  return emitOpError(\"unsupported contraction type\");"
    ],
    strata.format = "dictionary($indexing_maps, quoted($iterator_types), $kind) $lhs `,` $rhs `,` $acc attr-dict `:` type($lhs) `,` type($rhs) `into` type($result0)",
    strata.hooks = ["canonicalize"]
  } {
    %lhs = irdl.c_pred "non_scalar_vector"
    %rhs = irdl.c_pred "non_scalar_vector"
    %acc = irdl.any {strata.summary = "any type"}
    irdl.operands(lhs: %lhs, rhs: %rhs, acc: %acc)
    %indexing_maps = irdl.base "#builtin.array" {strata.summary = "array attribute"}
    %iterator_types = irdl.base "#builtin.array" {strata.kind = "array<#vector.iterator_type>", strata.summary = "Iterator type should be an enum."}
    %kind = irdl.base @vector::@kind {strata.default = "add", strata.summary = "Kind of combining function for contractions and reductions"}
    irdl.attributes {"indexing_maps" = %indexing_maps, "iterator_types" = %iterator_types, "kind" = %kind}
    %result0 = irdl.any {strata.summary = "any type"}
    irdl.results(result0: %result0)
  }
  irdl.operation @create_mask attributes {
    strata.class = "CreateMaskOp",
    strata.summary = "mask of variable extent",
    strata.description = "A mask that is set at the places whose index is smaller than the operand in each dimension. Negative operands mean 0, those beyond the size of the dimension all of it.",
    strata.examples = ["%mask = vector.create_mask %rows, %columns : vector<4x[8]xi1>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["VectorUnrollOpInterface"],
    strata.verify = [
      "auto rank = $result0.getType().getRank();",
      "if (rank == 0) {",
      "  if ($operands.size() != 1)",
      "    return emitOpError(\"must specify exactly one operand for 0-D create_mask\");",
      "} else if ($operands.size() != rank) {",
      "  return emitOpError(\"must specify an operand for each result vector dimension\");",
      "}"
    ],
    strata.format = "$operands attr-dict `:` type(results)",
    strata.hooks = ["canonicalize"]
  } {
    %operands = irdl.is index {strata.summary = "index"}
    irdl.operands(operands: variadic %operands)
    %result0 = irdl.c_pred "vector_of(signless_integer(1))" {strata.summary = "vector of 1-bit signless integer values"}
    irdl.results(result0: %result0)
  }
  irdl.operation @deinterleave attributes {
    strata.class = "DeinterleaveOp",
    strata.summary = "even and odd elements",
    strata.description = "Splits the last dimension into two vectors of half the size, one of the elements with even and one of those with odd indices.",
    strata.examples = ["%even, %odd = vector.deinterleave %pairs : vector<8xf32> -> vector<4xf32>"],
    strata.traits = ["Pure", "Predicate<0>", "Infer<0>", "AllTypesMatch<res1, res2>"],
    strata.predicates = [["cast<VectorType>($source.getType()).getShape().back() % 2 == 0", "the trailing dimension of the source vector has an even number of elements"]],
    strata.infer = [["res1", "source", "[&]() -> VectorType { auto type = cast<VectorType>($_self); auto last = type.getRank() - 1; if (type.getDimSize(last) < 2) return type; return VectorType::Builder(type).setDim(last, type.getDimSize(last) / 2); }()", "the trailing dimension of the results is half the width of source trailing dimension"]],
    strata.format = "$source attr-dict `:` type($source) `->` type($res1)"
  } {
    %source = irdl.c_pred "non_scalar_vector"
    irdl.operands(source: %source)
    %res1 = irdl.c_pred "non_scalar_vector"
    %res2 = irdl.c_pred "non_scalar_vector"
    irdl.results(res1: %res1, res2: %res2)
  }
  irdl.operation @expandload attributes {
    strata.class = "ExpandLoadOp",
    strata.loads = {pointer = "base", indices = "indices", value = "result", mask = "mask", others = "pass_thru", elements = "scattered"},
    strata.summary = "load of selected elements",
    strata.description = "Reads consecutive elements from memory, one for each place of the mask that is set. At the other places the result has the elements of `pass_thru`.",
    strata.examples = ["%values = vector.expandload %buffer[%i], %mask, %others : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>"],
    strata.interfaces = ["MemorySpaceCastConsumerOpInterface", "AlignmentAttrOpInterface"],
    strata.verify = [
      "auto base = $base.getType();",
      "auto result = $result.getType();",
      "if (result.getElementType() != base.getElementType())",
      "  return emitOpError(\"base and result element type should match\");",
      "if (failed(verifyIndices(base, $indices))) return failure();",
      "if (result.getDimSize(0) != $mask.getType().getDimSize(0))",
      "  return emitOpError(\"expected result dim to match mask dim\");",
      "if (result != $pass_thru.getType())",
      "  return emitOpError(\"expected pass_thru of same type as result type\");"
    ],
    strata.format = "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)"
  } {
    %base = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %indices = irdl.is index {strata.summary = "index"}
    %mask = irdl.c_pred "fixed_mask"
    %pass_thru = irdl.c_pred "non_scalar_vector"
    irdl.operands(base: %base, indices: variadic %indices, mask: %mask, pass_thru: %pass_thru)
    %alignment = irdl.c_pred "alignment" {strata.kind = "i64", strata.optional}
    irdl.attributes {"alignment" = %alignment}
    %result = irdl.c_pred "non_scalar_vector"
    irdl.results(result: %result)
  }
  irdl.operation @extract attributes {
    strata.class = "ExtractOp",
    strata.class_base = "ExtractOpBase",
    strata.summary = "element or slice of leading dimensions",
    strata.description = "The part of the source at a position, which has a number or a value for each of the leading dimensions: an element if it has all of them, otherwise a vector of the other dimensions. A position outside of the vector, or -1, gives an undefined result.",
    strata.examples = [
      "%row = vector.extract %matrix[2] : vector<8xf32> from vector<4x8xf32>",
      "%x = vector.extract %values[%i] : f32 from vector<8xf32>"
    ],
    strata.traits = ["Pure"],
    strata.interfaces = ["InferIntRangeInterface", "InferTypeOpInterface"],
    strata.predicates = [["getElementTypeOrSelf($result) == getElementTypeOrSelf($source)", "operand and result have same element type"]],
    strata.verify = [
      "auto source = $source.getType();",
      "auto result = dyn_cast<VectorType>($result.getType());",
      "if (result && result.getRank() == 0)",
      "  return emitError(\"expected a scalar instead of a 0-d vector as the result type\");",
      "if (llvm::count_if($static_position, [](int64_t number) { return ShapedType::isDynamic(number); }) != $dynamic_position.size())",
      "  return emitOpError(\"mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite\");",
      "if ($static_position.size() > source.getRank())",
      "  return emitOpError(\"expected position attribute of rank no greater than vector rank\");",
      "for (auto [i, number] : llvm::enumerate($static_position)) {",
      "  if (ShapedType::isDynamic(number) || number == -1) continue;",
      "  if (number < 0 || number >= source.getDimSize(i))",
      "    return emitOpError(\"expected position attribute #\") << (i + 1) << \" to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)\";",
      "}"
    ],
    strata.verify_regions = [
      "auto source = $source.getType();",
      "auto position = $static_position.size();",
      "auto shape = source.getShape().drop_front(position);",
      "auto expected = shape.empty() ? source.getElementType() : VectorType::get(shape, source.getElementType(), source.getScalableDims().drop_front(position));",
      "auto result = $result.getType();",
      "auto vector = dyn_cast<VectorType>(isa<VectorType>(result) ? result : expected);",
      "if (result == expected) return success();",
      "if (isa<VectorType>(result) != isa<VectorType>(expected) && vector.getRank() == 1 && vector.getDimSize(0) == 1) return success();",
      "emitOpError(\"inferred type(s) \") << expected << \" are incompatible with return type(s) of operation \" << result;",
      "return emitOpError(\"failed to infer returned types\");"
    ],
    strata.format = "$source `` custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($result) `from` type($source)",
    strata.hooks = ["fold", "canonicalize"]
  } {
    %source = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    %dynamic_position = irdl.is index {strata.summary = "index"}
    irdl.operands(source: %source, dynamic_position: variadic %dynamic_position)
    %static_position = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"static_position" = %static_position}
    %result = irdl.any {strata.summary = "any type"}
    irdl.results(result: %result)
  }
  irdl.operation @extract_strided_slice attributes {
    strata.class = "ExtractStridedSliceOp",
    strata.class_base = "ExtractStridedSliceOpBase",
    strata.summary = "slice of a vector",
    strata.description = "The part of a vector that begins at the offsets and has the sizes. Offsets, sizes and strides are given for leading dimensions; the others are taken as a whole. The strides are 1.",
    strata.examples = ["%middle = vector.extract_strided_slice %matrix {offsets = [1, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>"],
    strata.traits = ["Pure"],
    strata.predicates = [["getElementTypeOrSelf($result0) == getElementTypeOrSelf($source)", "operand and result have same element type"]],
    strata.verify = [
      "auto source = $source.getType();",
      "auto shape = source.getShape();",
      "if ($offsets.size() != $sizes.size() || $offsets.size() != $strides.size())",
      "  return emitOpError(\"expected offsets, sizes and strides attributes of same size\");",
      "if ($offsets.size() > source.getRank())",
      "  return emitOpError(\"expected offsets attribute of rank no greater than vector rank\");",
      "if (failed(verifyConfined($offsets, shape, 0, 0, \"offsets\"))) return failure();",
      "if (failed(verifyConfined($sizes, shape, 1, 1, \"sizes\"))) return failure();",
      "if (failed(verifyUnitStrides($strides))) return failure();",
      "SmallVector<int64_t> ends;",
      "SmallVector<int64_t> newShape;",
      "for (auto [i, size] : llvm::enumerate(shape)) {",
      "  if (i < $sizes.size()) {",
      "    ends.push_back($offsets[i] + $sizes[i]);",
      "    newShape.push_back($sizes[i].getInt());",
      "  } else {",
      "    newShape.push_back(size);",
      "  }",
      "}",
      "if (failed(verifyConfined(ends, shape, 1, 1, \"sum(offsets, sizes)\"))) return failure();",
      "auto expected = VectorType::get(newShape, source.getElementType(), source.getScalableDims());",
      "if ($result0.getType() != expected)",
      "  return emitOpError(\"expected result type to be \") << expected;",
      "for (auto [i, size] : llvm::enumerate($sizes))",
      "  if (source.getScalableDims()[i] && source.getDimSize(i) != size)",
      "    return emitOpError(\"expected size at idx=\") << i << \" to match the corresponding base size from the input vector (\" << size.getInt() << \" vs \" << source.getDimSize(i) << \")\";"
    ],
    strata.format = "$source attr-dict `:` type($source) `to` type(results)",
    strata.hooks = ["fold", "canonicalize"]
  } {
    %source = irdl.c_pred "non_scalar_vector"
    irdl.operands(source: %source)
    %offsets = irdl.base "#builtin.array" {strata.kind = "array<i64>", strata.summary = "64-bit integer array attribute"}
    %sizes = irdl.base "#builtin.array" {strata.kind = "array<i64>", strata.summary = "64-bit integer array attribute"}
    %strides = irdl.base "#builtin.array" {strata.kind = "array<i64>", strata.summary = "64-bit integer array attribute"}
    irdl.attributes {"offsets" = %offsets, "sizes" = %sizes, "strides" = %strides}
    %result0 = irdl.c_pred "non_scalar_vector"
    irdl.results(result0: %result0)
  }
  irdl.operation @fma attributes {
    strata.class = "FMAOp",
    strata.summary = "fused multiplication and addition",
    strata.description = "The product of `lhs` and `rhs` plus `acc`, element by element, rounded once.",
    strata.examples = ["%sums = vector.fma %a, %b, %c : vector<8xf32>"],
    strata.traits = ["Pure", "AllTypesMatch<lhs, rhs, acc, result>", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    strata.interfaces = ["VectorUnrollOpInterface"],
    strata.format = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)"
  } {
    %lhs = irdl.c_pred "vector_of(any_float)" {strata.summary = "vector of floating-point values"}
    %rhs = irdl.c_pred "vector_of(any_float)" {strata.summary = "vector of floating-point values"}
    %acc = irdl.c_pred "vector_of(any_float)" {strata.summary = "vector of floating-point values"}
    irdl.operands(lhs: %lhs, rhs: %rhs, acc: %acc)
    %result = irdl.c_pred "vector_of(any_float)" {strata.summary = "vector of floating-point values"}
    irdl.results(result: %result)
  }
  irdl.operation @from_elements attributes {
    strata.class = "FromElementsOp",
    strata.summary = "vector of given elements",
    strata.description = "A vector with the operands as elements, in row-major order.",
    strata.examples = ["%point = vector.from_elements %x, %y, %z : vector<3xf32>"],
    strata.traits = ["Pure"],
    strata.predicates = [["cast<ShapedType>($dest.getType()).getNumElements() == $elements.size() && all_of($elements.getTypes(), [&](Type t) { return t == getElementTypeOrSelf($dest); })", "shaped type 'dest' matches 'elements' element count and types"]],
    strata.infer = [["elements", "dest", "SmallVector<Type>(cast<ShapedType>($_self).getNumElements(), cast<ShapedType>($_self).getElementType())", ""]],
    strata.format = "$elements attr-dict `:` type($dest)",
    strata.hooks = ["fold", "canonicalize"]
  } {
    %elements = irdl.any {strata.summary = "any type"}
    irdl.operands(elements: variadic %elements)
    %dest = irdl.c_pred "fixed_vector" {strata.summary = "fixed-length vector of any type values"}
    irdl.results(dest: %dest)
  }
  irdl.operation @gather attributes {
    strata.class = "GatherOp",
    strata.loads = {pointer = "base", indices = "offsets", value = "result", mask = "mask", others = "pass_thru", elements = "scattered"},
    strata.summary = "load of scattered elements",
    strata.description = "Reads an element for each place of the result whose mask is set. `offsets` gives a place in the memory or tensor; each element of `indices` is added to its last subscript. At the other places the result has the elements of `pass_thru`.",
    strata.examples = ["%values = vector.gather %table[%start] [%numbers], %mask, %others : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>"],
    strata.interfaces = ["vector::MaskableOpInterface", "MemorySpaceCastConsumerOpInterface", "VectorUnrollOpInterface", "AlignmentAttrOpInterface"],
    strata.verify = [
      "auto base = $base.getType();",
      "auto result = $result.getType();",
      "if (!base.hasRank()) return emitOpError(\"requires base to be a memref or ranked tensor type\");",
      "if (base.getElementType() != result.getElementType())",
      "  return emitOpError(\"base and result element type should match\");",
      "if (failed(verifyIndices(base, $offsets))) return failure();",
      "if (result.getShape() != $indices.getType().getShape())",
      "  return emitOpError(\"expected result dim to match indices dim\");",
      "if (result.getShape() != $mask.getType().getShape())",
      "  return emitOpError(\"expected result dim to match mask dim\");",
      "if (result != $pass_thru.getType())",
      "  return emitOpError(\"expected pass_thru of same type as result type\");"
    ],
    strata.format = "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($indices) `,` type($mask) `,` type($pass_thru) `into` type($result)"
  } {
    %base = irdl.c_pred "memory_or_tensor" {strata.effects = ["read"]}
    %offsets = irdl.is index {strata.summary = "index"}
    %indices = irdl.c_pred "index_vector"
    %mask = irdl.c_pred "mask"
    %pass_thru = irdl.c_pred "non_scalar_vector"
    irdl.operands(base: %base, offsets: variadic %offsets, indices: %indices, mask: %mask, pass_thru: %pass_thru)
    %alignment = irdl.c_pred "alignment" {strata.kind = "i64", strata.optional}
    irdl.attributes {"alignment" = %alignment}
    %result = irdl.c_pred "non_scalar_vector"
    irdl.results(result: %result)
  }
  irdl.operation @insert attributes {
    strata.class = "InsertOp",
    strata.class_base = "InsertOpBase",
    strata.summary = "replacement of an element or slice",
    strata.description = "The vector `dest` with a part replaced by a scalar or a smaller vector. The position has a number or a value for each of the leading dimensions. A position outside of the vector, or -1, gives an undefined result.",
    strata.examples = [
      "%changed = vector.insert %row, %matrix [2] : vector<8xf32> into vector<4x8xf32>",
      "%changed = vector.insert %x, %values [%i] : f32 into vector<8xf32>"
    ],
    strata.traits = ["Pure", "Predicate<0>", "AllTypesMatch<dest, result>"],
    strata.interfaces = ["InferIntRangeInterface"],
    strata.predicates = [["getElementTypeOrSelf($result) == getElementTypeOrSelf($valueToStore)", "source operand and result have same element type"]],
    strata.verify = [
      "auto result = $dest.getType();",
      "auto source = dyn_cast<VectorType>($valueToStore.getType());",
      "if (source && source.getRank() == 0)",
      "  return emitError(\"expected a scalar instead of a 0-d vector as the source operand\");",
      "int64_t size = $static_position.size();",
      "if (size > result.getRank())",
      "  return emitOpError(\"expected position attribute of rank no greater than dest vector rank\");",
      "if (source && source.getRank() + size != result.getRank())",
      "  return emitOpError(\"expected position attribute rank + source rank to match dest vector rank\");",
      "if (!source && size != result.getRank())",
      "  return emitOpError(\"expected position attribute rank to match the dest vector rank\");",
      "for (auto [i, number] : llvm::enumerate($static_position)) {",
      "  if (ShapedType::isDynamic(number) || number == -1) continue;",
      "  if (number < 0 || number >= result.getDimSize(i))",
      "    return emitOpError(\"expected position attribute #\") << (i + 1) << \" to be a non-negative integer smaller than the corresponding dest vector dimension\";",
      "}"
    ],
    strata.format = "$valueToStore `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($valueToStore) `into` type($dest)",
    strata.hooks = ["fold", "canonicalize"]
  } {
    %valueToStore = irdl.any {strata.summary = "any type"}
    %dest = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    %dynamic_position = irdl.is index {strata.summary = "index"}
    irdl.operands(valueToStore: %valueToStore, dest: %dest, dynamic_position: variadic %dynamic_position)
    %static_position = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"static_position" = %static_position}
    %result = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @insert_strided_slice attributes {
    strata.class = "InsertStridedSliceOp",
    strata.class_base = "InsertStridedSliceOpBase",
    strata.summary = "replacement of a slice",
    strata.description = "The vector `dest` with the part that begins at the offsets replaced by a vector, whose dimensions are the last ones of `dest`. The strides are 1.",
    strata.examples = ["%changed = vector.insert_strided_slice %tile, %matrix {offsets = [1, 2], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>"],
    strata.traits = ["Pure", "Predicate<0>", "AllTypesMatch<dest, result>"],
    strata.predicates = [["getElementTypeOrSelf($result) == getElementTypeOrSelf($valueToStore)", "operand #0 and result have same element type"]],
    strata.verify = [
      "auto source = $valueToStore.getType();",
      "auto result = $dest.getType();",
      "int64_t lead = result.getRank() - source.getRank();",
      "if ($offsets.size() != result.getRank())",
      "  return emitOpError(\"expected offsets of same size as destination vector rank\");",
      "if ($strides.size() != source.getRank())",
      "  return emitOpError(\"expected strides of same size as source vector rank\");",
      "if (lead < 0)",
      "  return emitOpError(\"expected source rank to be no greater than destination rank\");",
      "if (failed(verifyConfined($offsets, result.getShape(), 0, 0, \"offsets\"))) return failure();",
      "if (failed(verifyUnitStrides($strides))) return failure();",
      "for (auto [i, size] : llvm::enumerate(source.getShape())) {",
      "  auto end = $offsets[lead + i] + size;",
      "  auto limit = result.getDimSize(lead + i) + 1;",
      "  if (end >= limit)",
      "    return emitOpError(\"expected sum(offsets, source vector shape) dimension \") << (lead + i) << \" to be confined to [1, \" << limit << \")\";",
      "}",
      "for (auto [i, size] : llvm::enumerate(source.getShape())) {",
      "  if (source.getScalableDims()[i] != result.getScalableDims()[lead + i])",
      "    return emitOpError(\"mismatching scalable flags (at source vector idx=\") << i << \")\";",
      "  if (source.getScalableDims()[i] && size != result.getDimSize(lead + i))",
      "    return emitOpError(\"expected size at idx=\") << i << \" to match the corresponding base size from the input vector (\" << size << \" vs \" << result.getDimSize(lead + i) << \")\";",
      "}"
    ],
    strata.format = "$valueToStore `,` $dest attr-dict `:` type($valueToStore) `into` type($dest)",
    strata.hooks = ["fold", "canonicalize"]
  } {
    %valueToStore = irdl.c_pred "non_scalar_vector"
    %dest = irdl.c_pred "non_scalar_vector"
    irdl.operands(valueToStore: %valueToStore, dest: %dest)
    %offsets = irdl.base "#builtin.array" {strata.kind = "array<i64>", strata.summary = "64-bit integer array attribute"}
    %strides = irdl.base "#builtin.array" {strata.kind = "array<i64>", strata.summary = "64-bit integer array attribute"}
    irdl.attributes {"offsets" = %offsets, "strides" = %strides}
    %result = irdl.c_pred "non_scalar_vector"
    irdl.results(result: %result)
  }
  irdl.operation @interleave attributes {
    strata.class = "InterleaveOp",
    strata.summary = "alternating elements of two vectors",
    strata.description = "A vector whose last dimension alternates between the elements of `lhs` and those of `rhs`. Two vectors without dimensions become one with two elements.",
    strata.examples = ["%pairs = vector.interleave %even, %odd : vector<4xf32> -> vector<8xf32>"],
    strata.traits = ["Pure", "AllTypesMatch<lhs, rhs>"],
    strata.infer = [["result", "lhs", "[&]() -> VectorType { auto type = cast<VectorType>($_self); auto rank = type.getRank(); return rank == 0 ? VectorType::get({2}, type.getElementType()) : VectorType::Builder(type).setDim(rank - 1, type.getDimSize(rank - 1) * 2); }()", "type of 'result' is double the width of the inputs"]],
    strata.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)"
  } {
    %lhs = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    %rhs = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %result = irdl.c_pred "non_scalar_vector"
    irdl.results(result: %result)
  }
  irdl.operation @load attributes {
    strata.class = "LoadOp",
    strata.loads = {pointer = "base", indices = "indices", value = "result"},
    strata.summary = "load of consecutive elements",
    strata.description = "Reads a slice of memory, which has the shape of the vector and begins at the indices. The elements of the memref may be scalars or the vector itself.",
    strata.examples = ["%values = vector.load %matrix[%i, %j] : memref<?x64xf32>, vector<8xf32>"],
    strata.interfaces = ["VectorUnrollOpInterface", "MemorySpaceCastConsumerOpInterface", "AlignmentAttrOpInterface"],
    strata.verify = [
      "auto base = $base.getType();",
      "auto result = $result.getType();",
      "if (failed(verifyUnitStride(base, result))) return failure();",
      "if (base.getRank() < result.getRank())",
      "  return emitOpError(\"destination memref has lower rank than the result vector\");",
      "auto element = base.getElementType();",
      "if (auto vector = dyn_cast<VectorType>(element)) {",
      "  if (vector != result)",
      "    return emitOpError(\"base memref and result vector types should match\");",
      "  element = vector.getElementType();",
      "}",
      "if (result.getElementType() != element)",
      "  return emitOpError(\"base and result element types should match\");",
      "if (failed(verifyIndices(base, $indices))) return failure();"
    ],
    strata.format = "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)",
    strata.hooks = ["fold"]
  } {
    %base = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %indices = irdl.is index {strata.summary = "index"}
    irdl.operands(base: %base, indices: variadic %indices)
    %nontemporal = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.optional, strata.default = "false", strata.summary = "bool attribute"}
    %alignment = irdl.c_pred "alignment" {strata.kind = "i64", strata.optional}
    irdl.attributes {"nontemporal" = %nontemporal, "alignment" = %alignment}
    %result = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @mask attributes {
    strata.class = "MaskOp",
    strata.summary = "operation under a mask",
    strata.description = "Executes the operation in its region only at the places where the mask is set. At the others, the result is that of `passthru`, or undefined if there is none.",
    strata.examples = ["%sum = vector.mask %mask { vector.reduction <add>, %values : vector<8xf32> into f32 } : vector<8xi1> -> f32"],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<vector.yield>", "RecursiveMemoryEffects", "NoRegionArguments"],
    strata.interfaces = ["vector::MaskingOpInterface"],
    strata.infer = [["passthru", "results", "$_self.front()"]],
    strata.verify = [
      "auto block = $maskRegion.front();",
      "if (block.empty()) return emitOpError(\"expects a terminator within the mask region\");",
      "if (block.getOperations().size() > 2) return emitOpError(\"expects only one operation to mask\");",
      "auto last = block.back();",
      "if (last.getName() != \"vector.yield\") return emitOpError(\"expects a terminator within the mask region\");",
      "if (last.getNumOperands() != $results.size())",
      "  return emitOpError(\"expects number of results to match mask region yielded values\");",
      "if (block.getOperations().size() == 1) return success();",
      "auto op = block.front();",
      "if (!isMaskable(op.getName()))",
      "  return emitOpError(\"expects a MaskableOpInterface within the mask region\");",
      "if (op.getNumResults() != $results.size())",
      "  return emitOpError(\"expects number of results to match maskable operation number of results\");",
      "if (op.getResults() != last.getOperands())",
      "  return emitOpError(\"expects all the results from the MaskableOpInterface to match all the values returned by the terminator\");",
      "if (op.getResultTypes() != $results.getTypes())",
      "  return emitOpError(\"expects result type to match maskable operation result type\");",
      "auto expected = inferMaskType(op);",
      "if ($mask.getType() != expected)",
      "  return emitOpError(\"expects a \") << expected << \" mask for the maskable operation\";",
      "if (!$passthru) return success();",
      "if (op.getName() != \"vector.transfer_read\")",
      "  return emitOpError(\"doesn't expect a passthru argument for this maskable operation\");",
      "if ($passthru.getType() != $results.getTypes().front())",
      "  return emitOpError(\"expects passthru type to match result type\");"
    ],
    strata.format = "$mask (`,` $passthru^)? single-op($maskRegion) attr-dict `:` type($mask) (`->` types($results)^)?",
    strata.hooks = ["fold"]
  } {
    %mask = irdl.c_pred "mask"
    %passthru = irdl.any {strata.summary = "any type"}
    irdl.operands(mask: %mask, passthru: optional %passthru)
    %results = irdl.any {strata.summary = "any type"}
    irdl.results(results: variadic %results)
    %maskRegion = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(maskRegion: %maskRegion)
  }
  irdl.operation @maskedload attributes {
    strata.class = "MaskedLoadOp",
    strata.loads = {pointer = "base", indices = "indices", value = "result", mask = "mask", others = "pass_thru"},
    strata.summary = "load under a mask",
    strata.description = "Reads consecutive elements from memory at the places where the mask is set. At the others the result has the elements of `pass_thru`.",
    strata.examples = ["%values = vector.maskedload %buffer[%i], %mask, %others : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>"],
    strata.interfaces = ["MemorySpaceCastConsumerOpInterface", "AlignmentAttrOpInterface"],
    strata.verify = [
      "auto base = $base.getType();",
      "auto result = $result.getType();",
      "if (result.getElementType() != base.getElementType())",
      "  return emitOpError(\"base and result element type should match\");",
      "if (failed(verifyIndices(base, $indices))) return failure();",
      "if (result.getShape() != $mask.getType().getShape())",
      "  return emitOpError(\"expected result shape to match mask shape\");",
      "if (result != $pass_thru.getType())",
      "  return emitOpError(\"expected pass_thru of same type as result type\");"
    ],
    strata.format = "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)",
    strata.hooks = ["fold"]
  } {
    %base = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %indices = irdl.is index {strata.summary = "index"}
    %mask = irdl.c_pred "mask"
    %pass_thru = irdl.c_pred "non_scalar_vector"
    irdl.operands(base: %base, indices: variadic %indices, mask: %mask, pass_thru: %pass_thru)
    %alignment = irdl.c_pred "alignment" {strata.kind = "i64", strata.optional}
    irdl.attributes {"alignment" = %alignment}
    %result = irdl.c_pred "non_scalar_vector"
    irdl.results(result: %result)
  }
  irdl.operation @maskedstore attributes {
    strata.class = "MaskedStoreOp",
    strata.stores = {pointer = "base", indices = "indices", value = "valueToStore", mask = "mask"},
    strata.summary = "store under a mask",
    strata.description = "Writes the elements of a vector to consecutive places in memory where the mask is set. The other places are not changed.",
    strata.examples = ["vector.maskedstore %buffer[%i], %mask, %values : memref<?xf32>, vector<8xi1>, vector<8xf32>"],
    strata.interfaces = ["MemorySpaceCastConsumerOpInterface", "AlignmentAttrOpInterface"],
    strata.verify = [
      "auto base = $base.getType();",
      "auto vector = $valueToStore.getType();",
      "if (vector.getElementType() != base.getElementType())",
      "  return emitOpError(\"base and valueToStore element type should match\");",
      "if (failed(verifyIndices(base, $indices))) return failure();",
      "if (vector.getShape() != $mask.getType().getShape())",
      "  return emitOpError(\"expected valueToStore shape to match mask shape\");"
    ],
    strata.format = "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)",
    strata.hooks = ["fold"]
  } {
    %base = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %indices = irdl.is index {strata.summary = "index"}
    %mask = irdl.c_pred "mask"
    %valueToStore = irdl.c_pred "non_scalar_vector"
    irdl.operands(base: %base, indices: variadic %indices, mask: %mask, valueToStore: %valueToStore)
    %alignment = irdl.c_pred "alignment" {strata.kind = "i64", strata.optional}
    irdl.attributes {"alignment" = %alignment}
  }
  irdl.operation @multi_reduction attributes {
    strata.class = "MultiDimReductionOp",
    strata.summary = "reduction of dimensions",
    strata.description = "Combines the elements along the given dimensions, and those of `acc`, by `kind`. The result has the other dimensions; it is a scalar if there are none.",
    strata.examples = ["%sums = vector.multi_reduction <add>, %matrix, %init [1] : vector<4x8xf32> to vector<4xf32>"],
    strata.traits = ["Pure", "AllTypesMatch<dest, acc>"],
    strata.interfaces = ["InferTypeOpInterface", "vector::MaskableOpInterface", "VectorUnrollOpInterface"],
    strata.predicates = [["getElementTypeOrSelf($dest) == getElementTypeOrSelf($source)", "source operand and result have same element type"]],
    strata.verify = [
      "auto source = $source.getType();",
      "SmallVector<int64_t> shape;",
      "SmallVector<bool> scalable;",
      "for (auto [i, size] : llvm::enumerate(source.getShape())) {",
      "  if (llvm::is_contained($reduction_dims, i)) continue;",
      "  shape.push_back(size);",
      "  scalable.push_back(source.getScalableDims()[i]);",
      "}",
      "auto matches = shape.empty() ? $dest.getType() == source.getElementType() : $dest.getType() == VectorType::get(shape, source.getElementType(), scalable);",
      "if (!matches)",
      "  return emitOpError(\"destination type \") << $dest.getType() << \" is incompatible with source type \" << source;"
    ],
    strata.format = "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)",
    strata.hooks = ["canonicalize"]
  } {
    %source = irdl.c_pred "non_scalar_vector"
    %acc = irdl.any {strata.summary = "any type"}
    irdl.operands(source: %source, acc: %acc)
    %kind = irdl.base @vector::@kind {strata.summary = "Kind of combining function for contractions and reductions"}
    %reduction_dims = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"kind" = %kind, "reduction_dims" = %reduction_dims}
    %dest = irdl.any {strata.summary = "any type"}
    irdl.results(dest: %dest)
  }
  irdl.operation @outerproduct attributes {
    strata.class = "OuterProductOp",
    strata.summary = "products of all pairs",
    strata.description = "A matrix with the product of each element of `lhs` and each element of `rhs`, combined with the elements of `acc` by `kind`. If `rhs` is a scalar, the result is a vector with its products.",
    strata.examples = ["%products = vector.outerproduct %column, %row, %acc {kind = #vector.kind<add>} : vector<4xf32>, vector<8xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["vector::MaskableOpInterface"],
    strata.predicates = [
      ["getElementTypeOrSelf($result0) == getElementTypeOrSelf($lhs)", "lhs operand and result have same element type"],
      ["getElementTypeOrSelf($result0) == getElementTypeOrSelf($rhs)", "rhs operand and result have same element type"]
    ],
    strata.infer = [
      ["result0", "lhs, rhs", "inferOuterProductType(cast<VectorType>($_self), $rhs)"],
      ["acc", "result0", "$_self"]
    ],
    strata.verify = [
      "auto lhs = $lhs.getType();",
      "auto result = $result0.getType();",
      "if (lhs.getRank() != 1)",
      "  return emitOpError(\"expected 1-d vector for operand #1\");",
      "if (auto rhs = dyn_cast<VectorType>($rhs.getType())) {",
      "  if (rhs.getRank() != 1)",
      "    return emitOpError(\"expected 1-d vector for operand #2\");",
      "  if (result.getRank() != 2)",
      "    return emitOpError(\"expected 2-d vector result\");",
      "  if (lhs.getDimSize(0) != result.getDimSize(0))",
      "    return emitOpError(\"expected #1 operand dim to match result dim #1\");",
      "  if (rhs.getDimSize(0) != result.getDimSize(1))",
      "    return emitOpError(\"expected #2 operand dim to match result dim #2\");",
      "  if (lhs.isScalable() && !rhs.isScalable())",
      "    return emitOpError(\"expected either both or only #2 operand dim to be scalable\");",
      "} else {",
      "  if (result.getRank() != 1)",
      "    return emitOpError(\"expected 1-d vector result\");",
      "  if (lhs.getDimSize(0) != result.getDimSize(0))",
      "    return emitOpError(\"expected #1 operand dim to match result dim #1\");",
      "}",
      "if ($acc && $acc.getType() != result)",
      "  return emitOpError(\"expected operand #3 of same type as result type\");",
      "if (!isSupportedCombiningKind($kind, result.getElementType()))",
      "  return emitOpError(\"unsupported outerproduct type\");"
    ],
    strata.format = "$lhs `,` $rhs (`,` $acc^)? attr-dict `:` type($lhs) `,` type($rhs)"
  } {
    %lhs = irdl.c_pred "non_scalar_vector"
    %rhs = irdl.any {strata.summary = "any type"}
    %acc = irdl.c_pred "non_scalar_vector"
    irdl.operands(lhs: %lhs, rhs: %rhs, acc: optional %acc)
    %kind = irdl.base @vector::@kind {strata.default = "add", strata.shown = "getAcc()", strata.summary = "Kind of combining function for contractions and reductions"}
    irdl.attributes {"kind" = %kind}
    %result0 = irdl.c_pred "non_scalar_vector"
    irdl.results(result0: %result0)
  }
  irdl.operation @print attributes {
    strata.class = "PrintOp",
    strata.summary = "output for tests",
    strata.description = "Writes a scalar or a vector, followed by punctuation, or a string, to the standard output of the program.",
    strata.examples = ["vector.print %values : vector<4xf32>", "vector.print str \"done\""],
    strata.predicates = [["!getStringLiteral() || (!getSource() && getPunctuation() == PrintPunctuation::NewLine)", "`source` or `punctuation` are not set when printing strings"]],
    strata.format = "($source^ `:` type($source))? oilist(`str` $stringLiteral | `punctuation` $punctuation) attr-dict",
    strata.effects = ["write"]
  } {
    %source = irdl.c_pred "vector || integer_or_index || any_float" {strata.summary = "vector, integer, index or floating-point number"}
    irdl.operands(source: optional %source)
    %punctuation = irdl.base @vector::@punctuation {strata.default = "newline", strata.summary = "Punctuation for separating vectors or vector elements"}
    %stringLiteral = irdl.base "#builtin.string" {strata.optional, strata.summary = "An Attribute containing a string"}
    irdl.attributes {"punctuation" = %punctuation, "stringLiteral" = %stringLiteral}
  }
  irdl.operation @reduction attributes {
    strata.class = "ReductionOp",
    strata.class_base = "ReductionOpBase",
    strata.summary = "reduction to a scalar",
    strata.description = "Combines all elements of a vector with one dimension or none, and `acc`, by `kind`. Floats may be combined in any order if `fastmath` has `reassoc`.",
    strata.examples = ["%least = vector.reduction <minimumf>, %values : vector<8xf32> into f32"],
    strata.traits = ["Pure"],
    strata.interfaces = ["arith::ArithFastMathInterface", "vector::MaskableOpInterface", "VectorUnrollOpInterface"],
    strata.predicates = [["getElementTypeOrSelf($dest) == getElementTypeOrSelf($vector)", "source operand and result have same element type"]],
    strata.infer = [["acc", "dest", "$_self", "dest and acc have the same type"]],
    strata.verify = [
      "auto rank = $vector.getType().getRank();",
      "if (rank > 1) return emitOpError(\"unsupported reduction rank: \") << rank;",
      "if (!isSupportedCombiningKind($kind, $dest.getType()))",
      "  return emitOpError(\"unsupported reduction type '\") << $dest.getType() << \"' for kind '\" << stringifyEnum($kind) << \"'\";"
    ],
    strata.format = "$kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($vector) `into` type($dest)",
    strata.hooks = ["canonicalize"]
  } {
    %vector = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    %acc = irdl.any {strata.summary = "any type"}
    irdl.operands(vector: %vector, acc: optional %acc)
    %kind = irdl.base @vector::@kind {strata.summary = "Kind of combining function for contractions and reductions"}
    %fastmath = irdl.base "#arith.fastmath" {strata.default = "none", strata.summary = "Floating point fast math flags"}
    irdl.attributes {"kind" = %kind, "fastmath" = %fastmath}
    %dest = irdl.any {strata.summary = "any type"}
    irdl.results(dest: %dest)
  }
  irdl.operation @scalable.extract attributes {
    strata.class = "ScalableExtractOp",
    strata.summary = "part of a scalable vector",
    strata.description = "The elements of a scalable vector from a position on, which is a multiple of the size of the result. If the result is scalable, the position is multiplied by `vscale`.",
    strata.examples = ["%part = vector.scalable.extract %values[4] : vector<4xf32> from vector<[8]xf32>"],
    strata.traits = ["Pure"],
    strata.predicates = [
      ["getElementTypeOrSelf($source) == getElementTypeOrSelf($result)", "all of {source, result} have same element type"],
      ["$pos % cast<VectorType>($result.getType()).getNumElements() == 0", "position is a multiple of the result length."]
    ],
    strata.format = "$source `[` $pos `]` attr-dict `:` type($result) `from` type($source)"
  } {
    %source = irdl.c_pred "scalable_vector && rank(1)" {strata.summary = " of ranks 1"}
    irdl.operands(source: %source)
    %pos = irdl.c_pred "i64_attr" {strata.kind = "i64"}
    irdl.attributes {"pos" = %pos}
    %result = irdl.c_pred "vector && rank(1)" {strata.summary = " of ranks 1"}
    irdl.results(result: %result)
  }
  irdl.operation @scalable.insert attributes {
    strata.class = "ScalableInsertOp",
    strata.summary = "replacement of a part of a scalable vector",
    strata.description = "The scalable vector `dest` with elements replaced by those of another vector from a position on, which is a multiple of its size. If that vector is scalable, the position is multiplied by `vscale`.",
    strata.examples = ["%changed = vector.scalable.insert %part, %values[0] : vector<4xf32> into vector<[8]xf32>"],
    strata.traits = ["Pure", "Predicate<0>", "AllTypesMatch<dest, result>"],
    strata.predicates = [
      ["getElementTypeOrSelf($valueToStore) == getElementTypeOrSelf($dest)", "all of {valueToStore, dest} have same element type"],
      ["$pos % cast<VectorType>($valueToStore.getType()).getNumElements() == 0", "position is a multiple of the source length."]
    ],
    strata.format = "$valueToStore `,` $dest `[` $pos `]` attr-dict `:` type($valueToStore) `into` type($dest)"
  } {
    %valueToStore = irdl.c_pred "vector && rank(1)" {strata.summary = " of ranks 1"}
    %dest = irdl.c_pred "scalable_vector && rank(1)" {strata.summary = " of ranks 1"}
    irdl.operands(valueToStore: %valueToStore, dest: %dest)
    %pos = irdl.c_pred "i64_attr" {strata.kind = "i64"}
    irdl.attributes {"pos" = %pos}
    %result = irdl.c_pred "scalable_vector && rank(1)" {strata.summary = " of ranks 1"}
    irdl.results(result: %result)
  }
  irdl.operation @scan attributes {
    strata.class = "ScanOp",
    strata.summary = "partial reductions",
    strata.description = "Combines the elements along one dimension step by step, beginning with `initial_value`. `dest` has the values after each step, or before it if the scan is not inclusive; `accumulated_value` has the last ones.",
    strata.examples = ["%running, %last = vector.scan <add>, %matrix, %init {inclusive = true, reduction_dim = 1 : i64} : vector<4x8xi32>, vector<4xi32>"],
    strata.traits = ["Pure", "AllTypesMatch<source, dest>", "AllTypesMatch<initial_value, accumulated_value>"],
    strata.verify = [
      "auto source = $source.getType();",
      "auto initial = $initial_value.getType();",
      "if ($reduction_dim >= source.getRank())",
      "  return emitOpError(\"reduction dimension \") << $reduction_dim << \" has to be less than \" << source.getRank();",
      "if (initial.getRank() != source.getRank() - 1)",
      "  return emitOpError(\"initial value rank \") << initial.getRank() << \" has to be equal to \" << (source.getRank() - 1);",
      "SmallVector<int64_t> shape;",
      "for (auto [i, size] : llvm::enumerate(source.getShape()))",
      "  if (i != $reduction_dim) shape.push_back(size);",
      "if (initial.getShape() != shape)",
      "  return emitOpError(\"incompatible input/initial value shapes\");",
      "if (!isSupportedCombiningKind($kind, source.getElementType()))",
      "  return emitOpError(\"unsupported reduction type \") << source.getElementType() << \" for kind '\" << stringifyEnum($kind) << \"'\";"
    ],
    strata.format = "$kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value)"
  } {
    %source = irdl.c_pred "non_scalar_vector"
    %initial_value = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    irdl.operands(source: %source, initial_value: %initial_value)
    %kind = irdl.base @vector::@kind {strata.summary = "Kind of combining function for contractions and reductions"}
    %reduction_dim = irdl.c_pred "i64_attr" {strata.kind = "i64"}
    %inclusive = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    irdl.attributes {"kind" = %kind, "reduction_dim" = %reduction_dim, "inclusive" = %inclusive}
    %dest = irdl.c_pred "non_scalar_vector"
    %accumulated_value = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    irdl.results(dest: %dest, accumulated_value: %accumulated_value)
  }
  irdl.operation @scatter attributes {
    strata.class = "ScatterOp",
    strata.stores = {pointer = "base", indices = "offsets", value = "valueToStore", mask = "mask", result = "result", elements = "scattered"},
    strata.summary = "store of scattered elements",
    strata.description = "Writes each element of a vector whose mask is set. `offsets` gives a place in the memory or tensor; each element of `indices` is added to its last subscript. If elements go to the same place, the last one is written last. For a tensor the result is the new tensor.",
    strata.examples = ["vector.scatter %table[%start] [%numbers], %mask, %values : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>"],
    strata.interfaces = ["MemorySpaceCastConsumerOpInterface", "AlignmentAttrOpInterface"],
    strata.verify = [
      "auto base = $base.getType();",
      "auto vector = $valueToStore.getType();",
      "if (!base.hasRank()) return emitOpError(\"requires base to be a memref or ranked tensor type\");",
      "if (base.getElementType() != vector.getElementType())",
      "  return emitOpError(\"base and valueToStore element type should match\");",
      "if (failed(verifyIndices(base, $offsets))) return failure();",
      "if (vector.getShape() != $indices.getType().getShape())",
      "  return emitOpError(\"expected valueToStore dim to match indices dim\");",
      "if (vector.getShape() != $mask.getType().getShape())",
      "  return emitOpError(\"expected valueToStore dim to match mask dim\");"
    ],
    strata.format = "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($indices) `,` type($mask) `,` type($valueToStore) (`->` type($result)^)?"
  } {
    %base = irdl.c_pred "memory_or_tensor" {strata.effects = ["write"]}
    %offsets = irdl.is index {strata.summary = "index"}
    %indices = irdl.c_pred "index_vector"
    %mask = irdl.c_pred "mask"
    %valueToStore = irdl.c_pred "non_scalar_vector"
    irdl.operands(base: %base, offsets: variadic %offsets, indices: %indices, mask: %mask, valueToStore: %valueToStore)
    %alignment = irdl.c_pred "alignment" {strata.kind = "i64", strata.optional}
    irdl.attributes {"alignment" = %alignment}
    %result = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result: optional %result)
  }
  irdl.operation @shape_cast attributes {
    strata.class = "ShapeCastOp",
    strata.summary = "change of shape",
    strata.description = "The elements of a vector, in row-major order, as a vector of another shape.",
    strata.examples = ["%flat = vector.shape_cast %matrix : vector<4x8xf32> to vector<32xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["VectorUnrollOpInterface", "InferIntRangeInterface"],
    strata.verify = [
      "auto source = $source.getType();",
      "auto result = $result.getType();",
      "if (source.getElementType() != result.getElementType())",
      "  return emitOpError(\"has different source and result element types\");",
      "if (source.getNumElements() != result.getNumElements())",
      "  return emitOpError(\"has different number of elements at source (\") << source.getNumElements() << \") and result (\" << result.getNumElements() << \")\";",
      "if (source.getNumScalableDims() != result.getNumScalableDims())",
      "  return emitOpError(\"has different number of scalable dims at source (\") << source.getNumScalableDims() << \") and result (\" << result.getNumScalableDims() << \")\";"
    ],
    strata.format = "$source attr-dict `:` type($source) `to` type($result)",
    strata.hooks = ["fold"]
  } {
    %source = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    irdl.operands(source: %source)
    %result = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @shuffle attributes {
    strata.class = "ShuffleOp",
    strata.summary = "selection from two vectors",
    strata.description = "A vector of elements, or slices of the first dimension, of two vectors. The mask has their indices in the concatenation of both; -1 stands for an undefined element.",
    strata.examples = ["%reversed = vector.shuffle %a, %b [3, 2, 1, 0] : vector<2xf32>, vector<2xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["InferTypeOpInterface"],
    strata.predicates = [
      ["getElementTypeOrSelf($vector) == getElementTypeOrSelf($v1)", "first operand v1 and result have same element type"],
      ["getElementTypeOrSelf($vector) == getElementTypeOrSelf($v2)", "second operand v2 and result have same element type"]
    ],
    strata.infer = [["vector", "v1, mask", "inferShuffleType(cast<VectorType>($_self), $mask)"]],
    strata.verify = [
      "auto first = $v1.getType();",
      "auto second = $v2.getType();",
      "auto result = $vector.getType();",
      "auto rank = result.getRank();",
      "if ((first.getRank() != 0 || second.getRank() != 0 || rank != 1) && (first.getRank() != rank || second.getRank() != rank))",
      "  return emitOpError(\"rank mismatch\");",
      "for (int64_t i = 1; i < first.getRank(); ++i)",
      "  if (result.getDimSize(i) != first.getDimSize(i) || first.getDimSize(i) != second.getDimSize(i))",
      "    return emitOpError(\"dimension mismatch\");",
      "if ($mask.empty()) return emitOpError(\"invalid mask length\");",
      "if ($mask.size() != result.getDimSize(0)) return emitOpError(\"mask length mismatch\");",
      "int64_t size = first.getRank() == 0 ? 2 : first.getDimSize(0) + second.getDimSize(0);",
      "for (auto [i, index] : llvm::enumerate($mask))",
      "  if (index < -1 || index >= size)",
      "    return emitOpError(\"mask index #\") << (i + 1) << \" out of range\";"
    ],
    strata.format = "operands $mask attr-dict `:` type(operands)",
    strata.hooks = ["fold", "canonicalize"]
  } {
    %v1 = irdl.c_pred "fixed_vector" {strata.summary = "fixed-length vector of any type values"}
    %v2 = irdl.c_pred "fixed_vector" {strata.summary = "fixed-length vector of any type values"}
    irdl.operands(v1: %v1, v2: %v2)
    %mask = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"mask" = %mask}
    %vector = irdl.c_pred "non_scalar_vector"
    irdl.results(vector: %vector)
  }
  irdl.operation @step attributes {
    strata.class = "StepOp",
    strata.summary = "indices in order",
    strata.description = "A vector of the numbers 0, 1, 2, and so on.",
    strata.examples = ["%numbers = vector.step : vector<8xindex>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["VectorUnrollOpInterface", "InferIntRangeInterface"],
    strata.format = "attr-dict `:` type($result)"
  } {
    %result = irdl.c_pred "vector_of(index) && rank(1)" {strata.summary = "vector of index values of ranks 1"}
    irdl.results(result: %result)
  }
  irdl.operation @store attributes {
    strata.class = "StoreOp",
    strata.stores = {pointer = "base", indices = "indices", value = "valueToStore"},
    strata.summary = "store of consecutive elements",
    strata.description = "Writes a vector to a slice of memory, which has the shape of the vector and begins at the indices. The elements of the memref may be scalars or the vector itself.",
    strata.examples = ["vector.store %values, %matrix[%i, %j] : memref<?x64xf32>, vector<8xf32>"],
    strata.interfaces = ["VectorUnrollOpInterface", "MemorySpaceCastConsumerOpInterface", "AlignmentAttrOpInterface"],
    strata.verify = [
      "auto base = $base.getType();",
      "auto stored = $valueToStore.getType();",
      "if (failed(verifyUnitStride(base, stored))) return failure();",
      "if (base.getRank() < stored.getRank())",
      "  return emitOpError(\"source memref has lower rank than the vector to store\");",
      "auto element = base.getElementType();",
      "if (auto vector = dyn_cast<VectorType>(element)) {",
      "  if (vector != stored)",
      "    return emitOpError(\"base memref and valueToStore vector types should match\");",
      "  element = vector.getElementType();",
      "}",
      "if (stored.getElementType() != element)",
      "  return emitOpError(\"base and valueToStore element type should match\");",
      "if (failed(verifyIndices(base, $indices))) return failure();"
    ],
    strata.format = "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)",
    strata.hooks = ["fold"]
  } {
    %valueToStore = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    %base = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %indices = irdl.is index {strata.summary = "index"}
    irdl.operands(valueToStore: %valueToStore, base: %base, indices: variadic %indices)
    %nontemporal = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.optional, strata.default = "false", strata.summary = "bool attribute"}
    %alignment = irdl.c_pred "alignment" {strata.kind = "i64", strata.optional}
    irdl.attributes {"nontemporal" = %nontemporal, "alignment" = %alignment}
  }
  irdl.operation @to_elements attributes {
    strata.class = "ToElementsOp",
    strata.summary = "elements of a vector",
    strata.description = "All elements of a vector as scalars, in row-major order.",
    strata.examples = ["%elements:3 = vector.to_elements %point : vector<3xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["InferTypeOpInterface"],
    strata.predicates = [["cast<ShapedType>($source.getType()).getNumElements() == $elements.size() && all_of($elements.getTypes(), [&](Type t) { return t == getElementTypeOrSelf($source); })", "shaped type 'source' matches 'elements' element count and types"]],
    strata.infer = [["elements", "source", "SmallVector<Type>(cast<ShapedType>($_self).getNumElements(), cast<ShapedType>($_self).getElementType())", ""]],
    strata.format = "$source attr-dict `:` type($source)",
    strata.hooks = ["fold", "canonicalize"]
  } {
    %source = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    irdl.operands(source: %source)
    %elements = irdl.any {strata.summary = "any type"}
    irdl.results(elements: variadic %elements)
  }
  irdl.operation @transfer_read attributes {
    strata.class = "TransferReadOp",
    strata.class_base = "TransferReadOpBase",
    strata.loads = {pointer = "base", indices = "indices", value = "vector", mask = "mask", elements = "scattered"},
    strata.summary = "load of a slice with padding",
    strata.description = "Reads a slice of memory or of a tensor, which begins at the indices. The map gives the dimension that each dimension of the vector runs along, or 0 for one along which the elements are repeated. Places outside of the memory, which are only allowed for dimensions that are not `in_bounds`, and those that are not set in the mask, have the value `padding`.",
    strata.examples = ["%tile = vector.transfer_read %matrix[%i, %j], %padding {in_bounds = [true, false]} : memref<?x?xf32>, vector<4x8xf32>"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.interfaces = ["VectorTransferOpInterface", "VectorUnrollOpInterface", "vector::MaskableOpInterface", "MemoryEffectOpInterface", "ConditionallySpeculatable", "MemorySpaceCastConsumerOpInterface", "DestinationStyleOpInterface"],
    strata.extracts = {
      whole = "base", value = "vector", offsets = "indices", shape = "vector",
      map = "permutation_map",
      exact = "!getMask() && all_of($in_bounds, [&](Attribute attr) { return cast<BoolAttr>(attr).getValue(); })"
    },
    strata.infer = [
      ["padding", "base", "cast<ShapedType>($_self).getElementType()"],
      ["mask", "vector, base, permutation_map", "inferTransferOpMaskType(cast<VectorType>($_self), $permutation_map ? $permutation_map.getValue() : getTransferMap(cast<ShapedType>($base), cast<VectorType>($_self)))"]
    ],
    strata.verify = [
      "auto base = cast<ShapedType>($base.getType());",
      "auto element = base.getElementType();",
      "if (failed(verifyIndices(base, $indices))) return failure();",
      "if (failed(verifyTransfer(base, $vector.getType(), $mask, $permutation_map.getValue(), $in_bounds))) return failure();",
      "if (isa<VectorType>(element)) {",
      "  if ($padding.getType() != element)",
      "    return emitOpError(\"requires source element type and padding type to match.\");",
      "} else if (isa<VectorType>($padding.getType()) || isa<ComplexType>($padding.getType())) {",
      "  return emitOpError(\"requires valid padding vector elemental type\");",
      "} else if ($padding.getType() != element) {",
      "  return emitOpError(\"requires formal padding and source of the same elemental type\");",
      "}",
      "return verifyPermutationMap($permutation_map.getValue());"
    ],
    strata.format = "$base `[` $indices `]` `,` $padding (`,` $mask^)? attr-dict `:` type($base) `,` type($vector)",
    strata.hooks = ["fold", "canonicalize"]
  } {
    %base = irdl.c_pred "shaped" {strata.summary = "shaped of any type values"}
    %indices = irdl.is index {strata.summary = "index"}
    %padding = irdl.any {strata.summary = "any type"}
    %mask = irdl.c_pred "mask"
    irdl.operands(base: %base, indices: variadic %indices, padding: %padding, mask: optional %mask)
    %permutation_map = irdl.base "#builtin.affine_map" {strata.implied = "getTransferMap($base.getType(), $vector.getType())", strata.summary = "AffineMap attribute"}
    %in_bounds = irdl.c_pred "array_attr && array_of(bool_attr)" {strata.kind = "array<bool>", strata.implied = "SmallVector<bool>($permutation_map ? $permutation_map.getValue().getNumResults() : getTransferRank($base.getType(), cast<VectorType>($vector.getType())), false)", strata.summary = "1-bit boolean array attribute"}
    irdl.attributes {"permutation_map" = %permutation_map, "in_bounds" = %in_bounds}
    %vector = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    irdl.results(vector: %vector)
  }
  irdl.operation @transfer_write attributes {
    strata.class = "TransferWriteOp",
    strata.class_base = "TransferWriteOpBase",
    strata.stores = {pointer = "base", indices = "indices", value = "valueToStore", mask = "mask", result = "result", elements = "scattered"},
    strata.summary = "store of a slice",
    strata.description = "Writes a vector to a slice of memory or of a tensor, which begins at the indices. The map gives the dimension that each dimension of the vector runs along. Places outside of the memory, which are only allowed for dimensions that are not `in_bounds`, and those that are not set in the mask, are not written. For a tensor the result is the new tensor.",
    strata.examples = ["%changed = vector.transfer_write %tile, %matrix[%i, %j], %mask : vector<4x8xf32>, tensor<?x?xf32>"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.interfaces = ["VectorTransferOpInterface", "VectorUnrollOpInterface", "vector::MaskableOpInterface", "MemoryEffectOpInterface", "ConditionallySpeculatable", "MemorySpaceCastConsumerOpInterface", "DestinationStyleOpInterface"],
    strata.inserts = {
      whole = "base", value = "valueToStore", offsets = "indices",
      shape = "valueToStore", map = "permutation_map",
      exact = "!getMask() && all_of($in_bounds, [&](Attribute attr) { return cast<BoolAttr>(attr).getValue(); })"
    },
    strata.infer = [
      ["mask", "valueToStore, base, permutation_map", "inferTransferOpMaskType(cast<VectorType>($_self), $permutation_map ? $permutation_map.getValue() : getTransferMap(cast<ShapedType>($base), cast<VectorType>($_self)))"],
      ["result", "base", "SmallVector<Type>(isa<RankedTensorType>($_self) ? 1 : 0, $_self)"]
    ],
    strata.verify = [
      "auto base = cast<ShapedType>($base.getType());",
      "if (failed(verifyIndices(base, $indices))) return failure();",
      "if (llvm::any_of($permutation_map.getValue().getResults(), [](AffineExpr expr) { return expr.getKind() == AffineExprKind::Constant && expr.getValue() == 0; }))",
      "  return emitOpError(\"should not have broadcast dimensions\");",
      "if (failed(verifyTransfer(base, $valueToStore.getType(), $mask, $permutation_map.getValue(), $in_bounds))) return failure();",
      "return verifyPermutationMap($permutation_map.getValue());"
    ],
    strata.verify_regions = [
      "int64_t numTensors = isa<TensorType>($base.getType()) ? 1 : 0;",
      "int64_t numResults = $result ? 1 : 0;",
      "if (numResults != numTensors)",
      "  return emitOpError(\"expected the number of tensor results (\") << numResults << \") to be equal to the number of output tensors (\" << numTensors << \")\";",
      "if ($result && $result.getType() != $base.getType())",
      "  return emitOpError(\"expected type of operand #1 (\") << $base.getType() << \") to match type of corresponding result (\" << $result.getType() << \")\";"
    ],
    strata.format = "$valueToStore `,` $base `[` $indices `]` (`,` $mask^)? attr-dict `:` type($valueToStore) `,` type($base)",
    strata.hooks = ["fold", "canonicalize"]
  } {
    %valueToStore = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    %base = irdl.c_pred "shaped" {strata.summary = "shaped of any type values"}
    %indices = irdl.is index {strata.summary = "index"}
    %mask = irdl.c_pred "mask"
    irdl.operands(valueToStore: %valueToStore, base: %base, indices: variadic %indices, mask: optional %mask)
    %permutation_map = irdl.base "#builtin.affine_map" {strata.implied = "getTransferMap($base.getType(), cast<VectorType>($valueToStore.getType()))", strata.summary = "AffineMap attribute"}
    %in_bounds = irdl.c_pred "array_attr && array_of(bool_attr)" {strata.kind = "array<bool>", strata.implied = "SmallVector<bool>($permutation_map ? $permutation_map.getValue().getNumResults() : getTransferRank($base.getType(), cast<VectorType>($valueToStore.getType())), false)", strata.summary = "1-bit boolean array attribute"}
    irdl.attributes {"permutation_map" = %permutation_map, "in_bounds" = %in_bounds}
    %result = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result: optional %result)
  }
  irdl.operation @transpose attributes {
    strata.class = "TransposeOp",
    strata.class_base = "TransposeOpBase",
    strata.summary = "permutation of dimensions",
    strata.description = "The vector with its dimensions in another order. `permutation` has the dimension of the source for each dimension of the result.",
    strata.examples = ["%columns = vector.transpose %rows, [1, 0] : vector<4x8xf32> to vector<8x4xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["InferIntRangeInterface", "VectorUnrollOpInterface"],
    strata.predicates = [["getElementTypeOrSelf($result) == getElementTypeOrSelf($vector)", "operand and result have same element type"]],
    strata.verify = [
      "auto source = $vector.getType();",
      "auto result = $result.getType();",
      "if (source.getRank() != result.getRank())",
      "  return emitOpError(\"vector result rank mismatch: \") << result.getRank();",
      "if ($permutation.size() != source.getRank())",
      "  return emitOpError(\"transposition length mismatch: \") << $permutation.size();",
      "SmallVector<int64_t> seen;",
      "for (auto [i, dim] : llvm::enumerate($permutation)) {",
      "  if (dim < 0 || dim >= source.getRank())",
      "    return emitOpError(\"transposition index out of range: \") << dim;",
      "  if (llvm::is_contained(seen, dim))",
      "    return emitOpError(\"duplicate position index: \") << dim;",
      "  seen.push_back(dim);",
      "  if (result.getDimSize(i) != source.getDimSize(dim))",
      "    return emitOpError(\"dimension size mismatch at: \") << dim;",
      "}"
    ],
    strata.format = "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)",
    strata.hooks = ["fold", "canonicalize"]
  } {
    %vector = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    irdl.operands(vector: %vector)
    %permutation = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"permutation" = %permutation}
    %result = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @type_cast attributes {
    strata.class = "TypeCastOp",
    strata.summary = "memref of one vector",
    strata.description = "A view of the memory, whose shape is static, as a memref without dimensions that has one vector of this shape.",
    strata.examples = ["%whole = vector.type_cast %buffer : memref<4x8xf32> to memref<vector<4x8xf32>>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["ViewLikeOpInterface"],
    strata.verify = [
      "auto source = $memref.getType();",
      "auto result = $result.getType();",
      "if (!hasIdentityLayout(source))",
      "  return emitOpError(\"expects operand to be a memref with identity layout\");",
      "if (!hasIdentityLayout(result))",
      "  return emitOpError(\"expects result to be a memref with identity layout\");",
      "if (result.getMemorySpace() != source.getMemorySpace())",
      "  return emitOpError(\"expects result in same memory space\");",
      "if (getElementTypeOrSelf(getElementTypeOrSelf(source)) != getElementTypeOrSelf(getElementTypeOrSelf(result)))",
      "  return emitOpError(\"expects result and operand with same underlying scalar type: \") << result;",
      "SmallVector<int64_t> sourceShape;",
      "SmallVector<int64_t> resultShape;",
      "for (auto size : source.getShape()) sourceShape.push_back(size);",
      "if (auto vector = dyn_cast<VectorType>(source.getElementType())) for (auto size : vector.getShape()) sourceShape.push_back(size);",
      "for (auto size : result.getShape()) resultShape.push_back(size);",
      "if (auto vector = dyn_cast<VectorType>(result.getElementType())) for (auto size : vector.getShape()) resultShape.push_back(size);",
      "if (sourceShape != resultShape)",
      "  return emitOpError(\"expects concatenated result and operand shapes to be equal: \") << result;"
    ],
    strata.format = "$memref attr-dict `:` type($memref) `to` type($result)"
  } {
    %memref = irdl.c_pred "ranked_memref && static_shape" {strata.summary = "statically shaped memref of any type values"}
    irdl.operands(memref: %memref)
    %result = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @vscale attributes {
    strata.class = "VectorScaleOp",
    strata.summary = "factor of scalable dimensions",
    strata.description = "The number by which the sizes of scalable dimensions are multiplied. It is known only when the program runs and does not change.",
    strata.examples = ["%scale = vector.vscale"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict",
    strata.result_names = ["vscale"]
  } {
    %res = irdl.is index {strata.summary = "index"}
    irdl.results(res: %res)
  }
  irdl.operation @yield attributes {
    strata.class = "YieldOp",
    strata.summary = "end of a region with values",
    strata.description = "Passes its operands to the operation around it, as results.",
    strata.examples = ["%zeros = vector.mask %mask { vector.yield %values : vector<4xf32> } : vector<4xi1> -> vector<4xf32>"],
    strata.traits = ["Pure", "ReturnLike", "Terminator"],
    strata.interfaces = ["RegionBranchTerminatorOpInterface"],
    strata.format = "attr-dict ($operands^ `:` type($operands))?"
  } {
    %operands = irdl.any {strata.summary = "any type"}
    irdl.operands(operands: variadic %operands)
  }
}
