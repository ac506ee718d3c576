// Structured operations on tensors and memrefs: loops whose bodies and accesses are known.
//
// Named operations have a region that is not written. The format gives it as an expression
// (StructuredBody.h). `linalg.indexing_maps` gives the maps of their operands, where symbols
// are strides and then dilations; operations without it are elementwise, or have the maps in
// an attribute (LinalgInterfaces.h).
irdl.dialect @linalg attributes {
  strata.version = 1 : i32,
  strata.constants = ["arith.constant"],
  strata.summary = "structured operations on tensors and memrefs",
  strata.description = "Operations that are loop nests with known accesses: an affine map for each operand says which element an iteration uses, and a region computes the new elements of the outputs from these. Operations on tensors have results; those on memrefs write to them.",
  strata.inlinable,
  strata.functions = [
    ["identityMaps", "count, rank",
     "SmallVector<AffineMap> maps;",
     "for (int64_t i = 0; i < count; ++i)",
     "  maps.push_back(AffineMap::getMultiDimIdentityMap(rank, $_ctxt));",
     "return maps;"],
    ["getPositions", "map",
     "SmallVector<int64_t> positions;",
     "for (auto expr : map.getResults()) positions.push_back(expr.getKind() == AffineExprKind::DimId ? expr.getPosition() : -1);",
     "return positions;"],
    ["verifyBatchInput", "positions, defaults",
     "for (auto p : positions)",
     "  if (!llvm::is_contained(defaults, p)) return emitOpError(\"Unexpected result dim expression (outside the set of default result dims).\");",
     "if (positions.size() > 3) return emitOpError(\"no. of result dim expressions exceeds 3.\");",
     "if (positions.size() == 3 && positions[0] != 0) return emitOpError(\"Invalid batch dimension expression.\");",
     "if (positions.size() == 3) return success();",
     "bool isRow = positions.size() == 1 && positions[0] == 3;",
     "bool isMatrix = positions.size() == 2 && positions[0] == defaults[1] && positions[1] == defaults[2];",
     "bool isBatchOfRows = positions.size() == 2 && positions[0] == 0 && positions[1] == 3;",
     "if (!isRow && !isMatrix && !isBatchOfRows) return emitOpError(\"Invalid broadcast requested.\");",
     "return success();"],
    ["verifyBatchMaps", "defaults",
     "if ($indexing_maps.size() != 3) return emitOpError(\"Indexing_map attribute must have 3 affine maps.\");",
     "if (failed(verifyBatchInput(getPositions($indexing_maps[0].getValue()), ArrayRef<int64_t>({0, 1, 3})))) return failure();",
     "if (failed(verifyBatchInput(getPositions($indexing_maps[1].getValue()), ArrayRef<int64_t>({0, 3, 2})))) return failure();",
     "auto output = getPositions($indexing_maps[2].getValue());",
     "if (output.size() != defaults.size()) return emitOpError(\"expects \") << defaults.size() << \" dims, but got (\" << output.size() << \").\";",
     "if (output != defaults) return emitOpError(\"Invalid output map result dimension.\");",
     "return success();"],
    ["matchesShape", "shape, expected",
     "for (auto [x, y] : llvm::zip(shape, expected))",
     "  if (x != y && !ShapedType::isDynamic(x) && !ShapedType::isDynamic(y)) return false;",
     "return true;"],
    ["getTileSize", "fmr",
     "return fmr == 1 ? 4 : 2;"],
    ["getFilterSize", "fmr",
     "return fmr == 2 ? 5 : 3;"],
    ["getTile", "i, values",
     "int64_t next = 0;",
     "for (auto [k, size] : llvm::enumerate($static_inner_tiles)) {",
     "  bool isDynamic = ShapedType::isDynamic(size);",
     "  if (k == i && !isDynamic) return size;",
     "  if (k == i && next < values.size()) {",
     "    auto tile = getConstantIntValue(values[next]);",
     "    if (tile != nullptr) return tile;",
     "  }",
     "  if (isDynamic) ++next;",
     "}",
     "return ShapedType::kDynamic;"],
    ["isPartOfPermutation", "positions, rank",
     "for (auto [i, p] : llvm::enumerate(positions)) {",
     "  if (p < 0 || p >= rank) return false;",
     "  for (auto k : llvm::seq(0, i))",
     "    if (positions[k] == p) return false;",
     "}",
     "return true;"],
    ["verifyLayout", "unpacked, packed",
     "for (auto i : llvm::seq(0, $static_inner_tiles.size()))",
     "  if (getTile(i, $inner_tiles) == 0) return emitError(\"invalid zero tile factor\");",
     "if (!isPartOfPermutation($inner_dims_pos, unpacked.getRank())) return emitError(\"invalid inner_dims_pos vector\");",
     "if (!isPartOfPermutation($outer_dims_perm, unpacked.getRank())) return emitError(\"invalid outer_dims_perm vector\");",
     "if (!$outer_dims_perm.empty() && $outer_dims_perm.size() != unpacked.getRank()) return emitError(\"outer_dims_perm must be a permutation or empty\");",
     "if ($static_inner_tiles.size() != $inner_dims_pos.size()) return emitError(\"tiling factors must equal the number of dimensions to tile\");",
     "int64_t rank = unpacked.getRank() + $static_inner_tiles.size();",
     "if (packed.getRank() != rank) return emitError(\"packed rank != (unpacked rank + num tiling factors), got \") << packed.getRank() << \" != \" << rank;",
     "for (auto [size, tile] : llvm::zip(packed.getShape().take_back($static_inner_tiles.size()), $static_inner_tiles))",
     "  if (size != tile) return emitError(\"mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type\");",
     "SmallVector<int64_t> outer;",
     "for (auto j : llvm::seq(0, unpacked.getRank())) {",
     "  int64_t dim = $outer_dims_perm.empty() ? j : $outer_dims_perm[j], size = unpacked.getDimSize(dim);",
     "  for (auto [position, tile] : llvm::zip($inner_dims_pos, $static_inner_tiles)) {",
     "    if (position != dim || ShapedType::isDynamic(size)) continue;",
     "    size = ShapedType::isDynamic(tile) ? ShapedType::kDynamic : size / tile + (size % tile > 0 ? 1 : 0);",
     "  }",
     "  outer.push_back(size);",
     "}",
     "for (auto tile : $static_inner_tiles) outer.push_back(tile);",
     "if (matchesShape(packed.getShape(), outer)) return success();",
     "return emitError(\"expected \") << RankedTensorType::get(outer, unpacked.getElementType()) << \" for the packed domain value, got \" << packed;"],
    ["verifyFullTiles", "unpacked, packed",
     "for (auto [i, dim] : llvm::enumerate($inner_dims_pos)) {",
     "  int64_t size = unpacked.getDimSize(dim), tile = getTile(i, $inner_tiles), position = dim;",
     "  for (auto [j, outer] : llvm::enumerate($outer_dims_perm))",
     "    if (outer == dim) position = j;",
     "  if (ShapedType::isDynamic(tile)) tile = packed.getDimSize(position);",
     "  if (ShapedType::isDynamic(size) || ShapedType::isDynamic(tile)) continue;",
     "  if (tile == 0 || size % tile != 0)",
     "    return emitOpError(\"invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set\");",
     "}",
     "return success();"],
    ["haveCompatibleShape", "a, b",
     "if (!a.hasRank() || !b.hasRank() || a.getRank() != b.getRank()) return false;",
     "return matchesShape(a.getShape(), b.getShape());"]],
  strata.formats = [
    ["Structured", "inputs, inputTypes, outputs, outputTypes, resultTypes, region, body, scalars",
     "(`ins` `(` $inputs^ `:` $inputTypes `)`)? (`outs` `(` $outputs^ `:` $outputTypes `)`)? (`->` $resultTypes^)? `` custom<StructuredBody>(ref($inputTypes), ref($outputTypes), $region, ref(attr-dict), $body, $scalars)"]],
  strata.named_predicates = [
    ["memref_or_tensor", "ranked_memref || ranked_tensor"],
    ["window_numbers", "isa<DenseIntElementsAttr>($_self) && cast<DenseIntElementsAttr>($_self).getType().getElementType().isSignlessInteger(64)"]]
} {
  irdl.attribute @WinogradConv2DFmr attributes {
    strata.summary = "allowed 32-bit signless integer cases: 0, 1, 2",
    strata.class = "WinogradConv2DFmrAttr",
    strata.enum = {cases = ["F_2_3", "F_4_3", "F_2_5"], plain}
  }

  irdl.attribute @binary_fn attributes {
    strata.summary = "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
    strata.class = "BinaryFnAttr",
    strata.enum = {cases = ["add", "sub", "mul", "div", "div_unsigned", "max_signed", "min_signed", "max_unsigned", "min_unsigned", "powf"]},
    strata.format = "`<` $value `>`"
  }

  irdl.attribute @elementwise_kind attributes {
    strata.summary = "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23",
    strata.class = "ElementwiseKindAttr",
    strata.enum = {cases = ["exp", "log", "abs", "ceil", "floor", "negf", "reciprocal", "round", "sqrt", "rsqrt", "square", "tanh", "erf", "add", "sub", "mul", "div", "div_unsigned", "max_signed", "min_signed", "max_unsigned", "min_unsigned", "powf", "select"]},
    strata.format = "`<` $value `>`"
  }

  irdl.attribute @iterator_type attributes {
    strata.summary = "Iterator type",
    strata.class = "IteratorTypeAttr",
    strata.record = "IteratorTypeEnum",
    strata.enum = {cases = ["parallel", "reduction"], class = "utils::IteratorType"},
    strata.format = "`<` $value `>`"
  }

  irdl.attribute @ternary_fn attributes {
    strata.summary = "allowed 32-bit signless integer cases: 0",
    strata.class = "TernaryFnAttr",
    strata.enum = {cases = ["select"]},
    strata.format = "`<` $value `>`"
  }

  irdl.attribute @type_fn attributes {
    strata.summary = "allowed 32-bit signless integer cases: 0, 1",
    strata.class = "TypeFnAttr",
    strata.enum = {cases = ["cast_signed", "cast_unsigned"]},
    strata.format = "`<` $value `>`"
  }

  irdl.attribute @unary_fn attributes {
    strata.summary = "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12",
    strata.class = "UnaryFnAttr",
    strata.enum = {cases = ["exp", "log", "abs", "ceil", "floor", "negf", "reciprocal", "round", "sqrt", "rsqrt", "square", "tanh", "erf"]},
    strata.format = "`<` $value `>`"
  }

  irdl.operation @abs attributes {
    strata.class = "AbsOp",
    strata.class_base = "NamedOpBase",
    strata.summary = "absolute value of each element",
    strata.description = "The absolute value of each element of the input.",
    strata.examples = ["%magnitudes = linalg.abs ins(%xs : tensor<?xf32>) outs(%init : tensor<?xf32>) -> tensor<?xf32>"],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "RecursivelySpeculatable", "AttrSizedOperandSegments"],
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    strata.argument_names = ["in:inputs", "out:outputs"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"abs(in0)\", \"2\")"
  } {
    %inputs = irdl.any {strata.effects = ["read of memrefs"], strata.summary = "any type"}
    %outputs = irdl.c_pred "shaped" {strata.effects = ["read of memrefs", "write of memrefs"], strata.summary = "shaped of any type values"}
    irdl.operands(inputs: variadic %inputs, outputs: variadic %outputs)
    %result_tensors = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result_tensors: variadic %result_tensors)
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @add attributes {
    strata.class = "AddOp",
    strata.summary = "sum of each two elements",
    strata.description = "The sum of the elements of the inputs at each place.",
    strata.examples = ["linalg.add ins(%a, %b : memref<4x8xf32>, memref<4x8xf32>) outs(%a : memref<4x8xf32>)"],
    strata.like = "abs",
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(in0, in1)\", \"3\")"
  }
  irdl.operation @batch_matmul attributes {
    strata.class = "BatchMatmulOp",
    strata.class_base = "NamedOpBase",
    strata.summary = "products of matrices",
    strata.description = "Adds the product of two matrices to the output for each entry of a batch. `indexing_maps` can transpose or broadcast the inputs; `cast` says how they are converted.",
    strata.examples = ["%c = linalg.batch_matmul ins(%a, %b : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%init : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>"],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "RecursivelySpeculatable", "AttrSizedOperandSegments"],
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface", "linalg::ContractionOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    strata.argument_names = ["in:inputs", "out:outputs"],
    strata.verify = [
      "return verifyBatchMaps(ArrayRef<int64_t>({0, 1, 2}));"],
    strata.format = "(`indexing_maps` `=` $indexing_maps^)? attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  } {
    %inputs = irdl.any {strata.effects = ["read of memrefs"], strata.summary = "any type"}
    %outputs = irdl.c_pred "shaped" {strata.effects = ["read of memrefs", "write of memrefs"], strata.summary = "shaped of any type values"}
    irdl.operands(inputs: variadic %inputs, outputs: variadic %outputs)
    %indexing_maps_base = irdl.base "#builtin.array"
    %indexing_maps_elements = irdl.c_pred "array_of(affine_map_attr)"
    %indexing_maps = irdl.all_of(%indexing_maps_base, %indexing_maps_elements) {strata.default = "[affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]", strata.summary = "AffineMap array attribute"}
    %cast = irdl.base @linalg::@type_fn {strata.summary = "allowed 32-bit signless integer cases: 0, 1", strata.optional, strata.default = "cast_signed", strata.shown = "true"}
    irdl.attributes {"indexing_maps" = %indexing_maps, "cast" = %cast}
    %result_tensors = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result_tensors: variadic %result_tensors)
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @batch_matvec attributes {
    strata.class = "BatchMatvecOp",
    strata.summary = "products of matrices and vectors",
    strata.description = "Adds the product of a matrix and a vector to the output for each entry of a batch.",
    strata.examples = ["%products = linalg.batch_matvec ins(%matrices, %vectors : tensor<2x4x8xf32>, tensor<2x8xf32>) outs(%init : tensor<2x4xf32>) -> tensor<2x4xf32>"],
    strata.like = "abs",
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface", "linalg::ContractionOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    linalg.indexing_maps = ["(b, m, k) -> (b, m, k)", "(b, m, k) -> (b, k)", "(b, m, k) -> (b, m)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @batch_mmt4d attributes {
    strata.class = "BatchMmt4DOp",
    strata.summary = "products of packed matrices",
    strata.description = "Adds the product of the first matrix and the transpose of the second to the output for each entry of a batch. The matrices are packed in tiles.",
    strata.examples = ["%c = linalg.batch_mmt4d ins(%a, %b : tensor<5x2x3x8x1xf32>, tensor<5x4x3x8x1xf32>) outs(%init : tensor<5x2x4x8x8xf32>) -> tensor<5x2x4x8x8xf32>"],
    strata.like = "abs",
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface", "linalg::ContractionOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    linalg.indexing_maps = ["(b, m, n, k, m0, n0, k0) -> (b, m, k, m0, k0)", "(b, m, n, k, m0, n0, k0) -> (b, n, k, n0, k0)", "(b, m, n, k, m0, n0, k0) -> (b, m, n, m0, n0)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @batch_reduce_matmul attributes {
    strata.class = "BatchReduceMatmulOp",
    strata.class_base = "NamedOpBase",
    strata.summary = "sum of products of matrices",
    strata.description = "Adds the products of the matrices of all entries of a batch to the output. `indexing_maps` can transpose or broadcast the inputs; `cast` says how they are converted.",
    strata.examples = ["%c = linalg.batch_reduce_matmul ins(%a, %b : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%init : tensor<4x16xf32>) -> tensor<4x16xf32>"],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "RecursivelySpeculatable", "AttrSizedOperandSegments"],
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface", "linalg::ContractionOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    strata.argument_names = ["in:inputs", "out:outputs"],
    strata.verify = [
      "return verifyBatchMaps(ArrayRef<int64_t>({1, 2}));"],
    strata.format = "(`indexing_maps` `=` $indexing_maps^)? attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  } {
    %inputs = irdl.any {strata.effects = ["read of memrefs"], strata.summary = "any type"}
    %outputs = irdl.c_pred "shaped" {strata.effects = ["read of memrefs", "write of memrefs"], strata.summary = "shaped of any type values"}
    irdl.operands(inputs: variadic %inputs, outputs: variadic %outputs)
    %indexing_maps_base = irdl.base "#builtin.array"
    %indexing_maps_elements = irdl.c_pred "array_of(affine_map_attr)"
    %indexing_maps = irdl.all_of(%indexing_maps_base, %indexing_maps_elements) {strata.default = "[affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d1, d2)>]", strata.summary = "AffineMap array attribute"}
    %cast = irdl.base @linalg::@type_fn {strata.summary = "allowed 32-bit signless integer cases: 0, 1", strata.optional, strata.default = "cast_signed", strata.shown = "true"}
    irdl.attributes {"indexing_maps" = %indexing_maps, "cast" = %cast}
    %result_tensors = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result_tensors: variadic %result_tensors)
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @batch_vecmat attributes {
    strata.class = "BatchVecmatOp",
    strata.summary = "products of vectors and matrices",
    strata.description = "Adds the product of a vector and a matrix to the output for each entry of a batch.",
    strata.examples = ["%products = linalg.batch_vecmat ins(%vectors, %matrices : tensor<2x4xf32>, tensor<2x4x8xf32>) outs(%init : tensor<2x8xf32>) -> tensor<2x8xf32>"],
    strata.like = "abs",
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface", "linalg::ContractionOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    linalg.indexing_maps = ["(b, n, k) -> (b, k)", "(b, n, k) -> (b, k, n)", "(b, n, k) -> (b, n)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @broadcast attributes {
    strata.class = "BroadcastOp",
    strata.class_base = "StructuredOpBase",
    strata.summary = "repetition along dimensions",
    strata.description = "The input repeated along the dimensions of the output that `dimensions` lists.",
    strata.examples = ["%rows = linalg.broadcast ins(%row : tensor<8xf32>) outs(%init : tensor<4x8xf32>) dimensions = [0]"],
    strata.hooks = ["canonicalize"],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "RecursivelySpeculatable"],
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface", "OpAsmOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    strata.result_names = ["broadcasted"],
    strata.argument_names = ["in", "init"],
    strata.infer = [["result", "init", "SmallVector<Type>(isa<TensorType>($_self) ? 1 : 0, $_self)"]],
    strata.verify = [
      "auto input = $input.getType().getShape(), init = $init.getType().getShape();",
      "if (input.size() + $dimensions.size() != init.size())",
      "  return emitOpError(\"input rank plus added dimensions does not match init rank. input rank: \") << input.size() << \", dimensions size: \" << $dimensions.size() << \", init rank: \" << init.size();",
      "for (auto [i, dim] : llvm::enumerate($dimensions))",
      "  if (dim < 0 || dim >= init.size()) return emitOpError(\"dimension \") << i << \" is out of range. expected range: [0, \" << init.size() - 1 << \"], got: \" << dim;",
      "int64_t next = 0;",
      "for (auto [i, size] : llvm::enumerate(init)) {",
      "  if (llvm::is_contained($dimensions, i) || next >= input.size()) continue;",
      "  if (input[next] != size) return emitOpError(\"input dim \") << next << \" should match init dim \" << i << \". input: \" << input[next] << \", init: \" << size;",
      "  ++next;",
      "}"],
    strata.format = "`ins` `(` $input `:` type($input) `)` `outs` `(` $init `:` type($init) `)` `dimensions` `=` $dimensions ` ` attr-dict `` custom<StructuredBody>(ref(type($input)), ref(type($init)), $region, ref(attr-dict), \"in0\", \"2\", ref($input), ref($init))"
  } {
    %input = irdl.c_pred "memref_or_tensor" {strata.effects = ["read of memrefs"], strata.summary = "memref of any type values or ranked tensor of any type values"}
    %init = irdl.c_pred "memref_or_tensor" {strata.effects = ["read of memrefs", "write of memrefs"], strata.summary = "memref of any type values or ranked tensor of any type values"}
    irdl.operands(input: %input, init: %init)
    %dimensions = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"dimensions" = %dimensions}
    %result = irdl.c_pred "tensor" {strata.summary = "tensor of any type values"}
    irdl.results(result: variadic %result)
    %region = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(region: %region)
  }
  irdl.operation @ceil attributes {
    strata.class = "CeilOp",
    strata.summary = "rounding up of each element",
    strata.description = "Each element of the input, rounded up.",
    strata.examples = ["%up = linalg.ceil ins(%xs : tensor<?xf32>) outs(%init : tensor<?xf32>) -> tensor<?xf32>"],
    strata.like = "abs",
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"ceil(in0)\", \"2\")"
  }
  irdl.operation @contract attributes {
    strata.class = "ContractOp",
    strata.class_base = "NamedOpBase",
    strata.summary = "contraction of two inputs",
    strata.description = "Adds the products of elements of the inputs to the output, summed over the dimensions that `indexing_maps` has for both inputs and not for the output.",
    strata.examples = ["%c = linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%init : tensor<4x16xf32>) -> tensor<4x16xf32>"],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "RecursivelySpeculatable", "AttrSizedOperandSegments"],
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface", "linalg::ContractionOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    strata.argument_names = ["in:inputs", "out:outputs"],
    strata.verify = [
      "int64_t numDims = -1;",
      "for (auto [attr, operand] : llvm::zip($indexing_maps, $_op.getOperands())) {",
      "  auto map = attr.getValue();",
      "  if (!isa<ShapedType>(operand.getType()) && map.getNumResults() != 0) return emitError(\"affine_map specifies shaped access while operand has non-shaped type\");",
      "  if (!map.isProjectedPermutation()) return emitError(\"provided affine_map is not a projected permutation\");",
      "  if (isa<ShapedType>(operand.getType()) && (!operand.getType().hasRank() || operand.getType().getRank() != map.getNumResults()))",
      "    return emitError(\"ranks of shaped operand and results of corresponding affine_map differ\");",
      "  if (numDims >= 0 && map.getNumDims() != numDims) return emitError(\"iteration spaces of provided affine_maps differ\");",
      "  numDims = map.getNumDims();",
      "}",
      "bool isContracting = false;",
      "for (auto dim : llvm::seq(0, numDims)) {",
      "  int64_t numInputs = 0;",
      "  bool isOfOutput = false;",
      "  for (auto [i, attr] : llvm::enumerate($indexing_maps)) {",
      "    bool isUsed = attr.getValue().isFunctionOfDim(dim);",
      "    if (i < 2 && isUsed) ++numInputs;",
      "    if (i == 2) isOfOutput = isUsed;",
      "  }",
      "  if (numInputs == 0 && !isOfOutput) return emitError(\"iteration space dim at index \") << dim << \" not used to access any operand\";",
      "  if (numInputs == 1 && !isOfOutput) return emitError(\"iteration space dim at index \") << dim << \" is neither a contracting dim nor of parallel iteration type\";",
      "  if (!isOfOutput) isContracting = true;",
      "}",
      "if (!isContracting) return emitError(\"'indexing_maps' do not specify a contracting dimension\");"],
    strata.format = "keyword-literal(\"indexing_maps\", \"attribute\") `=` $indexing_maps attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $combiner, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  } {
    %inputs = irdl.any {strata.effects = ["read of memrefs"], strata.summary = "any type"}
    %outputs = irdl.c_pred "shaped" {strata.effects = ["read of memrefs", "write of memrefs"], strata.summary = "shaped of any type values"}
    irdl.operands(inputs: variadic %inputs, outputs: variadic %outputs)
    %indexing_maps_base = irdl.base "#builtin.array"
    %indexing_maps_elements = irdl.c_pred "array_of(affine_map_attr)"
    %indexing_maps = irdl.all_of(%indexing_maps_base, %indexing_maps_elements) {strata.summary = "AffineMap array attribute"}
    %cast = irdl.base @linalg::@type_fn {strata.summary = "allowed 32-bit signless integer cases: 0, 1", strata.optional, strata.default = "cast_signed", strata.shown = "true"}
    irdl.attributes {"indexing_maps" = %indexing_maps, "cast" = %cast}
    %result_tensors = irdl.c_pred "shaped" {strata.summary = "shaped of any type values"}
    irdl.results(result_tensors: variadic %result_tensors)
    %combiner = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(combiner: %combiner)
  }
  irdl.operation @conv_1d attributes {
    strata.class = "Conv1DOp",
    strata.summary = "1-D convolution without batches and channels",
    strata.description = "Adds the convolution of the input and the filter to the output.",
    strata.examples = ["%output = linalg.conv_1d ins(%input, %filter : tensor<8xf32>, tensor<3xf32>) outs(%init : tensor<6xf32>) -> tensor<6xf32>"],
    strata.like = "abs",
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface", "linalg::ConvolutionOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    linalg.indexing_maps = ["(w, kw) -> (w + kw)", "(w, kw) -> (kw)", "(w, kw) -> (w)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @conv_1d_ncw_fcw attributes {
    strata.class = "Conv1DNcwFcwOp",
    strata.class_base = "NamedOpBase",
    strata.summary = "1-D convolution of an NCW input with an FCW filter",
    strata.description = "Adds the convolution of an input with dimensions NCW and a filter with dimensions FCW to the output.",
    strata.examples = ["%output = linalg.conv_1d_ncw_fcw ins(%input, %filter : tensor<2x3x8xf32>, tensor<5x3x3xf32>) outs(%init : tensor<2x5x6xf32>) -> tensor<2x5x6xf32>"],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "RecursivelySpeculatable", "AttrSizedOperandSegments"],
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface", "linalg::ConvolutionOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    strata.argument_names = ["in:inputs", "out:outputs"],
    linalg.indexing_maps = ["(n, f, w, c, kw)[sw, dw] -> (n, c, w * sw + kw * dw)", "(n, f, w, c, kw) -> (f, c, kw)", "(n, f, w, c, kw) -> (n, f, w)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  } {
    %inputs = irdl.any {strata.effects = ["read of memrefs"], strata.summary = "any type"}
    %outputs = irdl.c_pred "shaped" {strata.effects = ["read of memrefs", "write of memrefs"], strata.summary = "shaped of any type values"}
    irdl.operands(inputs: variadic %inputs, outputs: variadic %outputs)
    %strides = irdl.c_pred "window_numbers && cast<DenseIntElementsAttr>($_self).getType().getShape() == ArrayRef<int64_t>({1})" {strata.optional, strata.shown = "true", strata.default = "dense<1> : tensor<1xi64>", strata.summary = "64-bit signless int elements attribute of shape [1]"}
    %dilations = irdl.c_pred "window_numbers && cast<DenseIntElementsAttr>($_self).getType().getShape() == ArrayRef<int64_t>({1})" {strata.optional, strata.shown = "true", strata.default = "dense<1> : tensor<1xi64>", strata.summary = "64-bit signless int elements attribute of shape [1]"}
    irdl.attributes {"strides" = %strides, "dilations" = %dilations}
    %result_tensors = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result_tensors: variadic %result_tensors)
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @conv_1d_nwc_wcf attributes {
    strata.class = "Conv1DNwcWcfOp",
    strata.summary = "1-D convolution of an NWC input with a WCF filter",
    strata.description = "Adds the convolution of an input with dimensions NWC and a filter with dimensions WCF to the output.",
    strata.examples = ["%output = linalg.conv_1d_nwc_wcf ins(%input, %filter : tensor<2x8x3xf32>, tensor<3x3x5xf32>) outs(%init : tensor<2x6x5xf32>) -> tensor<2x6x5xf32>"],
    strata.like = "conv_1d_ncw_fcw",
    linalg.indexing_maps = ["(n, w, f, kw, c)[sw, dw] -> (n, w * sw + kw * dw, c)", "(n, w, f, kw, c) -> (kw, c, f)", "(n, w, f, kw, c) -> (n, w, f)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @conv_2d attributes {
    strata.class = "Conv2DOp",
    strata.summary = "2-D convolution without batches and channels",
    strata.description = "Adds the convolution of the input and the filter to the output.",
    strata.examples = ["%output = linalg.conv_2d ins(%input, %filter : tensor<8x8xf32>, tensor<3x3xf32>) outs(%init : tensor<6x6xf32>) -> tensor<6x6xf32>"],
    strata.like = "abs",
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface", "linalg::ConvolutionOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    linalg.indexing_maps = ["(h, w, kh, kw) -> (h + kh, w + kw)", "(h, w, kh, kw) -> (kh, kw)", "(h, w, kh, kw) -> (h, w)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @conv_2d_nchw_fchw attributes {
    strata.class = "Conv2DNchwFchwOp",
    strata.class_base = "NamedOpBase",
    strata.summary = "2-D convolution of an NCHW input with an FCHW filter",
    strata.description = "Adds the convolution of an input with dimensions NCHW and a filter with dimensions FCHW to the output.",
    strata.examples = ["%output = linalg.conv_2d_nchw_fchw ins(%input, %filter : tensor<2x3x8x8xf32>, tensor<5x3x3x3xf32>) outs(%init : tensor<2x5x6x6xf32>) -> tensor<2x5x6x6xf32>"],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "RecursivelySpeculatable", "AttrSizedOperandSegments"],
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface", "linalg::ConvolutionOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    strata.argument_names = ["in:inputs", "out:outputs"],
    linalg.indexing_maps = ["(n, f, h, w, c, kh, kw)[sh, sw, dh, dw] -> (n, c, h * sh + kh * dh, w * sw + kw * dw)", "(n, f, h, w, c, kh, kw) -> (f, c, kh, kw)", "(n, f, h, w, c, kh, kw) -> (n, f, h, w)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  } {
    %inputs = irdl.any {strata.effects = ["read of memrefs"], strata.summary = "any type"}
    %outputs = irdl.c_pred "shaped" {strata.effects = ["read of memrefs", "write of memrefs"], strata.summary = "shaped of any type values"}
    irdl.operands(inputs: variadic %inputs, outputs: variadic %outputs)
    %strides = irdl.c_pred "window_numbers && cast<DenseIntElementsAttr>($_self).getType().getShape() == ArrayRef<int64_t>({2})" {strata.optional, strata.shown = "true", strata.default = "dense<1> : tensor<2xi64>", strata.summary = "64-bit signless int elements attribute of shape [2]"}
    %dilations = irdl.c_pred "window_numbers && cast<DenseIntElementsAttr>($_self).getType().getShape() == ArrayRef<int64_t>({2})" {strata.optional, strata.shown = "true", strata.default = "dense<1> : tensor<2xi64>", strata.summary = "64-bit signless int elements attribute of shape [2]"}
    irdl.attributes {"strides" = %strides, "dilations" = %dilations}
    %result_tensors = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result_tensors: variadic %result_tensors)
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @conv_2d_nchw_fchw_q attributes {
    strata.class = "Conv2DNchwFchwQOp",
    strata.summary = "quantized 2-D convolution of an NCHW input with an FCHW filter",
    strata.description = "Adds the convolution of an input with dimensions NCHW and a filter with dimensions FCHW to the output. The zero points of both, which are scalars, are subtracted first.",
    strata.examples = ["%output = linalg.conv_2d_nchw_fchw_q ins(%input, %filter, %zeroA, %zeroB : tensor<2x3x8x8xi8>, tensor<5x3x3x3xi8>, i32, i32) outs(%init : tensor<2x5x6x6xi32>) -> tensor<2x5x6x6xi32>"],
    strata.like = "conv_2d_nchw_fchw",
    linalg.indexing_maps = ["(n, f, h, w, c, kh, kw)[sh, sw, dh, dw] -> (n, c, h * sh + kh * dh, w * sw + kw * dw)", "(n, f, h, w, c, kh, kw) -> (f, c, kh, kw)", "(n, f, h, w, c, kh, kw) -> ()", "(n, f, h, w, c, kh, kw) -> ()", "(n, f, h, w, c, kh, kw) -> (n, f, h, w)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(sub(cast(in0), cast(in2)), sub(cast(in1), cast(in3))))\", \"5\")"
  }
  irdl.operation @conv_2d_ngchw_fgchw attributes {
    strata.class = "Conv2DNgchwFgchwOp",
    strata.summary = "2-D convolution of an NGCHW input with an FGCHW filter",
    strata.description = "Adds the convolution of an input with dimensions NGCHW and a filter with dimensions FGCHW to the output.",
    strata.examples = ["%output = linalg.conv_2d_ngchw_fgchw ins(%input, %filter : tensor<2x4x3x8x8xf32>, tensor<5x4x3x3x3xf32>) outs(%init : tensor<2x4x5x6x6xf32>) -> tensor<2x4x5x6x6xf32>"],
    strata.like = "conv_2d_nchw_fchw",
    linalg.indexing_maps = ["(n, g, f, h, w, c, kh, kw)[sh, sw, dh, dw] -> (n, g, c, h * sh + kh * dh, w * sw + kw * dw)", "(n, g, f, h, w, c, kh, kw) -> (f, g, c, kh, kw)", "(n, g, f, h, w, c, kh, kw) -> (n, g, f, h, w)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @conv_2d_ngchw_gfchw attributes {
    strata.class = "Conv2DNgchwGfchwOp",
    strata.summary = "2-D convolution of an NGCHW input with a GFCHW filter",
    strata.description = "Adds the convolution of an input with dimensions NGCHW and a filter with dimensions GFCHW to the output.",
    strata.examples = ["%output = linalg.conv_2d_ngchw_gfchw ins(%input, %filter : tensor<2x4x3x8x8xf32>, tensor<4x5x3x3x3xf32>) outs(%init : tensor<2x4x5x6x6xf32>) -> tensor<2x4x5x6x6xf32>"],
    strata.like = "conv_2d_nchw_fchw",
    linalg.indexing_maps = ["(n, g, f, h, w, c, kh, kw)[sh, sw, dh, dw] -> (n, g, c, h * sh + kh * dh, w * sw + kw * dw)", "(n, g, f, h, w, c, kh, kw) -> (g, f, c, kh, kw)", "(n, g, f, h, w, c, kh, kw) -> (n, g, f, h, w)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @conv_2d_ngchw_gfchw_q attributes {
    strata.class = "Conv2DNgchwGfchwQOp",
    strata.summary = "quantized 2-D convolution of an NGCHW input with a GFCHW filter",
    strata.description = "Adds the convolution of an input with dimensions NGCHW and a filter with dimensions GFCHW to the output. The zero points of both, which are scalars, are subtracted first.",
    strata.examples = ["%output = linalg.conv_2d_ngchw_gfchw_q ins(%input, %filter, %zeroA, %zeroB : tensor<2x4x3x8x8xi8>, tensor<4x5x3x3x3xi8>, i32, i32) outs(%init : tensor<2x4x5x6x6xi32>) -> tensor<2x4x5x6x6xi32>"],
    strata.like = "conv_2d_nchw_fchw",
    linalg.indexing_maps = ["(n, g, f, h, w, c, kh, kw)[sh, sw, dh, dw] -> (n, g, c, h * sh + kh * dh, w * sw + kw * dw)", "(n, g, f, h, w, c, kh, kw) -> (g, f, c, kh, kw)", "(n, g, f, h, w, c, kh, kw) -> ()", "(n, g, f, h, w, c, kh, kw) -> ()", "(n, g, f, h, w, c, kh, kw) -> (n, g, f, h, w)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(sub(cast(in0), cast(in2)), sub(cast(in1), cast(in3))))\", \"5\")"
  }
  irdl.operation @conv_2d_nhwc_fhwc attributes {
    strata.class = "Conv2DNhwcFhwcOp",
    strata.summary = "2-D convolution of an NHWC input with an FHWC filter",
    strata.description = "Adds the convolution of an input with dimensions NHWC and a filter with dimensions FHWC to the output.",
    strata.examples = ["%output = linalg.conv_2d_nhwc_fhwc ins(%input, %filter : tensor<2x8x8x3xf32>, tensor<5x3x3x3xf32>) outs(%init : tensor<2x6x6x5xf32>) -> tensor<2x6x6x5xf32>"],
    strata.like = "conv_2d_nchw_fchw",
    linalg.indexing_maps = ["(n, h, w, f, kh, kw, c)[sh, sw, dh, dw] -> (n, h * sh + kh * dh, w * sw + kw * dw, c)", "(n, h, w, f, kh, kw, c) -> (f, kh, kw, c)", "(n, h, w, f, kh, kw, c) -> (n, h, w, f)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @conv_2d_nhwc_fhwc_q attributes {
    strata.class = "Conv2DNhwcFhwcQOp",
    strata.summary = "quantized 2-D convolution of an NHWC input with an FHWC filter",
    strata.description = "Adds the convolution of an input with dimensions NHWC and a filter with dimensions FHWC to the output. The zero points of both, which are scalars, are subtracted first.",
    strata.examples = ["%output = linalg.conv_2d_nhwc_fhwc_q ins(%input, %filter, %zeroA, %zeroB : tensor<2x8x8x3xi8>, tensor<5x3x3x3xi8>, i32, i32) outs(%init : tensor<2x6x6x5xi32>) -> tensor<2x6x6x5xi32>"],
    strata.like = "conv_2d_nchw_fchw",
    linalg.indexing_maps = ["(n, h, w, f, kh, kw, c)[sh, sw, dh, dw] -> (n, h * sh + kh * dh, w * sw + kw * dw, c)", "(n, h, w, f, kh, kw, c) -> (f, kh, kw, c)", "(n, h, w, f, kh, kw, c) -> ()", "(n, h, w, f, kh, kw, c) -> ()", "(n, h, w, f, kh, kw, c) -> (n, h, w, f)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(sub(cast(in0), cast(in2)), sub(cast(in1), cast(in3))))\", \"5\")"
  }
  irdl.operation @conv_2d_nhwc_hwcf attributes {
    strata.class = "Conv2DNhwcHwcfOp",
    strata.summary = "2-D convolution of an NHWC input with an HWCF filter",
    strata.description = "Adds the convolution of an input with dimensions NHWC and a filter with dimensions HWCF to the output.",
    strata.examples = ["%output = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%input, %filter : tensor<2x9x9x3xf32>, tensor<3x3x3x5xf32>) outs(%init : tensor<2x4x4x5xf32>) -> tensor<2x4x4x5xf32>"],
    strata.like = "conv_2d_nchw_fchw",
    linalg.indexing_maps = ["(n, h, w, f, kh, kw, c)[sh, sw, dh, dw] -> (n, h * sh + kh * dh, w * sw + kw * dw, c)", "(n, h, w, f, kh, kw, c) -> (kh, kw, c, f)", "(n, h, w, f, kh, kw, c) -> (n, h, w, f)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @conv_2d_nhwc_hwcf_q attributes {
    strata.class = "Conv2DNhwcHwcfQOp",
    strata.summary = "quantized 2-D convolution of an NHWC input with an HWCF filter",
    strata.description = "Adds the convolution of an input with dimensions NHWC and a filter with dimensions HWCF to the output. The zero points of both, which are scalars, are subtracted first.",
    strata.examples = ["%output = linalg.conv_2d_nhwc_hwcf_q ins(%input, %filter, %zeroA, %zeroB : tensor<2x8x8x3xi8>, tensor<3x3x3x5xi8>, i32, i32) outs(%init : tensor<2x6x6x5xi32>) -> tensor<2x6x6x5xi32>"],
    strata.like = "conv_2d_nchw_fchw",
    linalg.indexing_maps = ["(n, h, w, f, kh, kw, c)[sh, sw, dh, dw] -> (n, h * sh + kh * dh, w * sw + kw * dw, c)", "(n, h, w, f, kh, kw, c) -> (kh, kw, c, f)", "(n, h, w, f, kh, kw, c) -> ()", "(n, h, w, f, kh, kw, c) -> ()", "(n, h, w, f, kh, kw, c) -> (n, h, w, f)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(sub(cast(in0), cast(in2)), sub(cast(in1), cast(in3))))\", \"5\")"
  }
  irdl.operation @conv_2d_nhwgc_gfhwc attributes {
    strata.class = "Conv2DNhwgcGfhwcOp",
    strata.summary = "2-D convolution of an NHWGC input with a GFHWC filter",
    strata.description = "Adds the convolution of an input with dimensions NHWGC and a filter with dimensions GFHWC to the output.",
    strata.examples = ["%output = linalg.conv_2d_nhwgc_gfhwc ins(%input, %filter : tensor<2x8x8x4x3xf32>, tensor<4x5x3x3x3xf32>) outs(%init : tensor<2x6x6x4x5xf32>) -> tensor<2x6x6x4x5xf32>"],
    strata.like = "conv_2d_nchw_fchw",
    linalg.indexing_maps = ["(n, h, w, g, f, kh, kw, c)[sh, sw, dh, dw] -> (n, h * sh + kh * dh, w * sw + kw * dw, g, c)", "(n, h, w, g, f, kh, kw, c) -> (g, f, kh, kw, c)", "(n, h, w, g, f, kh, kw, c) -> (n, h, w, g, f)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @conv_2d_nhwgc_gfhwc_q attributes {
    strata.class = "Conv2DNhwgcGfhwcQOp",
    strata.summary = "quantized 2-D convolution of an NHWGC input with a GFHWC filter",
    strata.description = "Adds the convolution of an input with dimensions NHWGC and a filter with dimensions GFHWC to the output. The zero points of both, which are scalars, are subtracted first.",
    strata.examples = ["%output = linalg.conv_2d_nhwgc_gfhwc_q ins(%input, %filter, %zeroA, %zeroB : tensor<2x8x8x4x3xi8>, tensor<4x5x3x3x3xi8>, i32, i32) outs(%init : tensor<2x6x6x4x5xi32>) -> tensor<2x6x6x4x5xi32>"],
    strata.like = "conv_2d_nchw_fchw",
    linalg.indexing_maps = ["(n, h, w, g, f, kh, kw, c)[sh, sw, dh, dw] -> (n, h * sh + kh * dh, w * sw + kw * dw, g, c)", "(n, h, w, g, f, kh, kw, c) -> (g, f, kh, kw, c)", "(n, h, w, g, f, kh, kw, c) -> ()", "(n, h, w, g, f, kh, kw, c) -> ()", "(n, h, w, g, f, kh, kw, c) -> (n, h, w, g, f)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(sub(cast(in0), cast(in2)), sub(cast(in1), cast(in3))))\", \"5\")"
  }
  irdl.operation @conv_3d attributes {
    strata.class = "Conv3DOp",
    strata.summary = "3-D convolution without batches and channels",
    strata.description = "Adds the convolution of the input and the filter to the output.",
    strata.examples = ["%output = linalg.conv_3d ins(%input, %filter : tensor<8x8x8xf32>, tensor<3x3x3xf32>) outs(%init : tensor<6x6x6xf32>) -> tensor<6x6x6xf32>"],
    strata.like = "abs",
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface", "linalg::ConvolutionOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    linalg.indexing_maps = ["(d, h, w, kd, kh, kw) -> (d + kd, h + kh, w + kw)", "(d, h, w, kd, kh, kw) -> (kd, kh, kw)", "(d, h, w, kd, kh, kw) -> (d, h, w)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @conv_3d_ncdhw_fcdhw attributes {
    strata.class = "Conv3DNcdhwFcdhwOp",
    strata.class_base = "NamedOpBase",
    strata.summary = "3-D convolution of an NCDHW input with an FCDHW filter",
    strata.description = "Adds the convolution of an input with dimensions NCDHW and a filter with dimensions FCDHW to the output.",
    strata.examples = ["%output = linalg.conv_3d_ncdhw_fcdhw ins(%input, %filter : tensor<2x3x8x8x8xf32>, tensor<5x3x3x3x3xf32>) outs(%init : tensor<2x5x6x6x6xf32>) -> tensor<2x5x6x6x6xf32>"],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "RecursivelySpeculatable", "AttrSizedOperandSegments"],
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface", "linalg::ConvolutionOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    strata.argument_names = ["in:inputs", "out:outputs"],
    linalg.indexing_maps = ["(n, f, d, h, w, c, kd, kh, kw)[sd, sh, sw, dd, dh, dw] -> (n, c, d * sd + kd * dd, h * sh + kh * dh, w * sw + kw * dw)", "(n, f, d, h, w, c, kd, kh, kw) -> (f, c, kd, kh, kw)", "(n, f, d, h, w, c, kd, kh, kw) -> (n, f, d, h, w)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  } {
    %inputs = irdl.any {strata.effects = ["read of memrefs"], strata.summary = "any type"}
    %outputs = irdl.c_pred "shaped" {strata.effects = ["read of memrefs", "write of memrefs"], strata.summary = "shaped of any type values"}
    irdl.operands(inputs: variadic %inputs, outputs: variadic %outputs)
    %strides = irdl.c_pred "window_numbers && cast<DenseIntElementsAttr>($_self).getType().getShape() == ArrayRef<int64_t>({3})" {strata.optional, strata.shown = "true", strata.default = "dense<1> : tensor<3xi64>", strata.summary = "64-bit signless int elements attribute of shape [3]"}
    %dilations = irdl.c_pred "window_numbers && cast<DenseIntElementsAttr>($_self).getType().getShape() == ArrayRef<int64_t>({3})" {strata.optional, strata.shown = "true", strata.default = "dense<1> : tensor<3xi64>", strata.summary = "64-bit signless int elements attribute of shape [3]"}
    irdl.attributes {"strides" = %strides, "dilations" = %dilations}
    %result_tensors = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result_tensors: variadic %result_tensors)
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @conv_3d_ndhwc_dhwcf attributes {
    strata.class = "Conv3DNdhwcDhwcfOp",
    strata.summary = "3-D convolution of an NDHWC input with a DHWCF filter",
    strata.description = "Adds the convolution of an input with dimensions NDHWC and a filter with dimensions DHWCF to the output.",
    strata.examples = ["%output = linalg.conv_3d_ndhwc_dhwcf ins(%input, %filter : tensor<2x8x8x8x3xf32>, tensor<3x3x3x3x5xf32>) outs(%init : tensor<2x6x6x6x5xf32>) -> tensor<2x6x6x6x5xf32>"],
    strata.like = "conv_3d_ncdhw_fcdhw",
    linalg.indexing_maps = ["(n, d, h, w, f, kd, kh, kw, c)[sd, sh, sw, dd, dh, dw] -> (n, d * sd + kd * dd, h * sh + kh * dh, w * sw + kw * dw, c)", "(n, d, h, w, f, kd, kh, kw, c) -> (kd, kh, kw, c, f)", "(n, d, h, w, f, kd, kh, kw, c) -> (n, d, h, w, f)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @conv_3d_ndhwc_dhwcf_q attributes {
    strata.class = "Conv3DNdhwcDhwcfQOp",
    strata.summary = "quantized 3-D convolution of an NDHWC input with a DHWCF filter",
    strata.description = "Adds the convolution of an input with dimensions NDHWC and a filter with dimensions DHWCF to the output. The zero points of both, which are scalars, are subtracted first.",
    strata.examples = ["%output = linalg.conv_3d_ndhwc_dhwcf_q ins(%input, %filter, %zeroA, %zeroB : tensor<2x8x8x8x3xi8>, tensor<3x3x3x3x5xi8>, i32, i32) outs(%init : tensor<2x6x6x6x5xi32>) -> tensor<2x6x6x6x5xi32>"],
    strata.like = "conv_3d_ncdhw_fcdhw",
    linalg.indexing_maps = ["(n, d, h, w, f, kd, kh, kw, c)[sd, sh, sw, dd, dh, dw] -> (n, d * sd + kd * dd, h * sh + kh * dh, w * sw + kw * dw, c)", "(n, d, h, w, f, kd, kh, kw, c) -> (kd, kh, kw, c, f)", "(n, d, h, w, f, kd, kh, kw, c) -> ()", "(n, d, h, w, f, kd, kh, kw, c) -> ()", "(n, d, h, w, f, kd, kh, kw, c) -> (n, d, h, w, f)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(sub(cast(in0), cast(in2)), sub(cast(in1), cast(in3))))\", \"5\")"
  }
  irdl.operation @copy attributes {
    strata.class = "CopyOp",
    strata.class_base = "NamedOpBase",
    strata.summary = "copy of elements",
    strata.description = "The elements of the input, converted to the element type of the output as `cast` says.",
    strata.examples = ["linalg.copy ins(%from : memref<8xf32>) outs(%to : memref<8xf32>)"],
    strata.hooks = ["canonicalize"],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "RecursivelySpeculatable", "AttrSizedOperandSegments"],
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    strata.argument_names = ["in:inputs", "out:outputs"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"cast(in0)\", \"2\")"
  } {
    %inputs = irdl.any {strata.effects = ["read of memrefs"], strata.summary = "any type"}
    %outputs = irdl.c_pred "shaped" {strata.effects = ["read of memrefs", "write of memrefs"], strata.summary = "shaped of any type values"}
    irdl.operands(inputs: variadic %inputs, outputs: variadic %outputs)
    %cast = irdl.base @linalg::@type_fn {strata.summary = "allowed 32-bit signless integer cases: 0, 1", strata.optional, strata.default = "cast_signed", strata.shown = "true"}
    irdl.attributes {"cast" = %cast}
    %result_tensors = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result_tensors: variadic %result_tensors)
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @depthwise_conv_1d_ncw_cw attributes {
    strata.class = "DepthwiseConv1DNcwCwOp",
    strata.summary = "depthwise 1-D convolution of an NCW input with a CW filter",
    strata.description = "Adds the depthwise convolution of an input with dimensions NCW and a filter with dimensions CW to the output.",
    strata.examples = ["%output = linalg.depthwise_conv_1d_ncw_cw ins(%input, %filter : tensor<2x3x8xf32>, tensor<3x3xf32>) outs(%init : tensor<2x3x6xf32>) -> tensor<2x3x6xf32>"],
    strata.like = "conv_1d_ncw_fcw",
    linalg.indexing_maps = ["(n, w, c, kw)[sw, dw] -> (n, c, w * sw + kw * dw)", "(n, w, c, kw) -> (c, kw)", "(n, w, c, kw) -> (n, c, w)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @depthwise_conv_1d_nwc_wc attributes {
    strata.class = "DepthwiseConv1DNwcWcOp",
    strata.summary = "depthwise 1-D convolution of an NWC input with a WC filter",
    strata.description = "Adds the depthwise convolution of an input with dimensions NWC and a filter with dimensions WC to the output.",
    strata.examples = ["%output = linalg.depthwise_conv_1d_nwc_wc ins(%input, %filter : tensor<2x8x3xf32>, tensor<3x3xf32>) outs(%init : tensor<2x6x3xf32>) -> tensor<2x6x3xf32>"],
    strata.like = "conv_1d_ncw_fcw",
    linalg.indexing_maps = ["(n, w, c, kw)[sw, dw] -> (n, w * sw + kw * dw, c)", "(n, w, c, kw) -> (kw, c)", "(n, w, c, kw) -> (n, w, c)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @depthwise_conv_1d_nwc_wcm attributes {
    strata.class = "DepthwiseConv1DNwcWcmOp",
    strata.summary = "depthwise 1-D convolution of an NWC input with a WCM filter",
    strata.description = "Adds the depthwise convolution of an input with dimensions NWC and a filter with dimensions WCM to the output.",
    strata.examples = ["%output = linalg.depthwise_conv_1d_nwc_wcm ins(%input, %filter : tensor<2x8x3xf32>, tensor<3x3x2xf32>) outs(%init : tensor<2x6x3x2xf32>) -> tensor<2x6x3x2xf32>"],
    strata.like = "conv_1d_ncw_fcw",
    linalg.indexing_maps = ["(n, w, c, m, kw)[sw, dw] -> (n, w * sw + kw * dw, c)", "(n, w, c, m, kw) -> (kw, c, m)", "(n, w, c, m, kw) -> (n, w, c, m)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @depthwise_conv_2d_nchw_chw attributes {
    strata.class = "DepthwiseConv2DNchwChwOp",
    strata.summary = "depthwise 2-D convolution of an NCHW input with a CHW filter",
    strata.description = "Adds the depthwise convolution of an input with dimensions NCHW and a filter with dimensions CHW to the output.",
    strata.examples = ["%output = linalg.depthwise_conv_2d_nchw_chw ins(%input, %filter : tensor<2x3x8x8xf32>, tensor<3x3x3xf32>) outs(%init : tensor<2x3x6x6xf32>) -> tensor<2x3x6x6xf32>"],
    strata.like = "conv_2d_nchw_fchw",
    linalg.indexing_maps = ["(n, h, w, c, kh, kw)[sh, sw, dh, dw] -> (n, c, h * sh + kh * dh, w * sw + kw * dw)", "(n, h, w, c, kh, kw) -> (c, kh, kw)", "(n, h, w, c, kh, kw) -> (n, c, h, w)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @depthwise_conv_2d_nhwc_hwc attributes {
    strata.class = "DepthwiseConv2DNhwcHwcOp",
    strata.summary = "depthwise 2-D convolution of an NHWC input with an HWC filter",
    strata.description = "Adds the depthwise convolution of an input with dimensions NHWC and a filter with dimensions HWC to the output.",
    strata.examples = ["%output = linalg.depthwise_conv_2d_nhwc_hwc ins(%input, %filter : tensor<2x8x8x3xf32>, tensor<3x3x3xf32>) outs(%init : tensor<2x6x6x3xf32>) -> tensor<2x6x6x3xf32>"],
    strata.like = "conv_2d_nchw_fchw",
    linalg.indexing_maps = ["(n, h, w, c, kh, kw)[sh, sw, dh, dw] -> (n, h * sh + kh * dh, w * sw + kw * dw, c)", "(n, h, w, c, kh, kw) -> (kh, kw, c)", "(n, h, w, c, kh, kw) -> (n, h, w, c)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @depthwise_conv_2d_nhwc_hwc_q attributes {
    strata.class = "DepthwiseConv2DNhwcHwcQOp",
    strata.summary = "quantized depthwise 2-D convolution of an NHWC input with an HWC filter",
    strata.description = "Adds the depthwise convolution of an input with dimensions NHWC and a filter with dimensions HWC to the output. The zero points of both, which are scalars, are subtracted first.",
    strata.examples = ["%output = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%input, %filter, %zeroA, %zeroB : tensor<2x8x8x3xi8>, tensor<3x3x3xi8>, i32, i32) outs(%init : tensor<2x6x6x3xi32>) -> tensor<2x6x6x3xi32>"],
    strata.like = "conv_2d_nchw_fchw",
    linalg.indexing_maps = ["(n, h, w, c, kh, kw)[sh, sw, dh, dw] -> (n, h * sh + kh * dh, w * sw + kw * dw, c)", "(n, h, w, c, kh, kw) -> (kh, kw, c)", "(n, h, w, c, kh, kw) -> ()", "(n, h, w, c, kh, kw) -> ()", "(n, h, w, c, kh, kw) -> (n, h, w, c)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(sub(cast(in0), cast(in2)), sub(cast(in1), cast(in3))))\", \"5\")"
  }
  irdl.operation @depthwise_conv_2d_nhwc_hwcm attributes {
    strata.class = "DepthwiseConv2DNhwcHwcmOp",
    strata.summary = "depthwise 2-D convolution of an NHWC input with an HWCM filter",
    strata.description = "Adds the depthwise convolution of an input with dimensions NHWC and a filter with dimensions HWCM to the output.",
    strata.examples = ["%output = linalg.depthwise_conv_2d_nhwc_hwcm ins(%input, %filter : tensor<2x8x8x3xf32>, tensor<3x3x3x2xf32>) outs(%init : tensor<2x6x6x3x2xf32>) -> tensor<2x6x6x3x2xf32>"],
    strata.like = "conv_2d_nchw_fchw",
    linalg.indexing_maps = ["(n, h, w, c, m, kh, kw)[sh, sw, dh, dw] -> (n, h * sh + kh * dh, w * sw + kw * dw, c)", "(n, h, w, c, m, kh, kw) -> (kh, kw, c, m)", "(n, h, w, c, m, kh, kw) -> (n, h, w, c, m)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @depthwise_conv_2d_nhwc_hwcm_q attributes {
    strata.class = "DepthwiseConv2DNhwcHwcmQOp",
    strata.summary = "quantized depthwise 2-D convolution of an NHWC input with an HWCM filter",
    strata.description = "Adds the depthwise convolution of an input with dimensions NHWC and a filter with dimensions HWCM to the output. The zero points of both, which are scalars, are subtracted first.",
    strata.examples = ["%output = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%input, %filter, %zeroA, %zeroB : tensor<2x8x8x3xi8>, tensor<3x3x3x2xi8>, i32, i32) outs(%init : tensor<2x6x6x3x2xi32>) -> tensor<2x6x6x3x2xi32>"],
    strata.like = "conv_2d_nchw_fchw",
    linalg.indexing_maps = ["(n, h, w, c, m, kh, kw)[sh, sw, dh, dw] -> (n, h * sh + kh * dh, w * sw + kw * dw, c)", "(n, h, w, c, m, kh, kw) -> (kh, kw, c, m)", "(n, h, w, c, m, kh, kw) -> ()", "(n, h, w, c, m, kh, kw) -> ()", "(n, h, w, c, m, kh, kw) -> (n, h, w, c, m)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(sub(cast(in0), cast(in2)), sub(cast(in1), cast(in3))))\", \"5\")"
  }
  irdl.operation @depthwise_conv_3d_ncdhw_cdhw attributes {
    strata.class = "DepthwiseConv3DNcdhwCdhwOp",
    strata.summary = "depthwise 3-D convolution of an NCDHW input with a CDHW filter",
    strata.description = "Adds the depthwise convolution of an input with dimensions NCDHW and a filter with dimensions CDHW to the output.",
    strata.examples = ["%output = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%input, %filter : tensor<2x3x8x8x8xf32>, tensor<3x3x3x3xf32>) outs(%init : tensor<2x3x6x6x6xf32>) -> tensor<2x3x6x6x6xf32>"],
    strata.like = "conv_3d_ncdhw_fcdhw",
    linalg.indexing_maps = ["(n, d, h, w, kd, kh, kw, c)[sd, sh, sw, dd, dh, dw] -> (n, c, d * sd + kd * dd, h * sh + kh * dh, w * sw + kw * dw)", "(n, d, h, w, kd, kh, kw, c) -> (c, kd, kh, kw)", "(n, d, h, w, kd, kh, kw, c) -> (n, c, d, h, w)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @depthwise_conv_3d_ndhwc_dhwc attributes {
    strata.class = "DepthwiseConv3DNdhwcDhwcOp",
    strata.summary = "depthwise 3-D convolution of an NDHWC input with a DHWC filter",
    strata.description = "Adds the depthwise convolution of an input with dimensions NDHWC and a filter with dimensions DHWC to the output.",
    strata.examples = ["%output = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%input, %filter : tensor<2x8x8x8x3xf32>, tensor<3x3x3x3xf32>) outs(%init : tensor<2x6x6x6x3xf32>) -> tensor<2x6x6x6x3xf32>"],
    strata.like = "conv_3d_ncdhw_fcdhw",
    linalg.indexing_maps = ["(n, d, h, w, kd, kh, kw, c)[sd, sh, sw, dd, dh, dw] -> (n, d * sd + kd * dd, h * sh + kh * dh, w * sw + kw * dw, c)", "(n, d, h, w, kd, kh, kw, c) -> (kd, kh, kw, c)", "(n, d, h, w, kd, kh, kw, c) -> (n, d, h, w, c)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @depthwise_conv_3d_ndhwc_dhwcm attributes {
    strata.class = "DepthwiseConv3DNdhwcDhwcmOp",
    strata.summary = "depthwise 3-D convolution of an NDHWC input with a DHWCM filter",
    strata.description = "Adds the depthwise convolution of an input with dimensions NDHWC and a filter with dimensions DHWCM to the output.",
    strata.examples = ["%output = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%input, %filter : tensor<2x8x8x8x3xf32>, tensor<3x3x3x3x2xf32>) outs(%init : tensor<2x6x6x6x3x2xf32>) -> tensor<2x6x6x6x3x2xf32>"],
    strata.like = "conv_3d_ncdhw_fcdhw",
    linalg.indexing_maps = ["(n, d, h, w, m, kd, kh, kw, c)[sd, sh, sw, dd, dh, dw] -> (n, d * sd + kd * dd, h * sh + kh * dh, w * sw + kw * dw, c)", "(n, d, h, w, m, kd, kh, kw, c) -> (kd, kh, kw, c, m)", "(n, d, h, w, m, kd, kh, kw, c) -> (n, d, h, w, c, m)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @div attributes {
    strata.class = "DivOp",
    strata.summary = "quotient of each two elements",
    strata.description = "The quotient of the elements of the inputs at each place.",
    strata.examples = ["%quotients = linalg.div ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%init : tensor<8xf32>) -> tensor<8xf32>"],
    strata.like = "abs",
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"div(in0, in1)\", \"3\")"
  }
  irdl.operation @div_unsigned attributes {
    strata.class = "DivUnsignedOp",
    strata.summary = "unsigned quotient of each two elements",
    strata.description = "The unsigned quotient of the elements of the inputs at each place.",
    strata.examples = ["%quotients = linalg.div_unsigned ins(%a, %b : tensor<8xi32>, tensor<8xi32>) outs(%init : tensor<8xi32>) -> tensor<8xi32>"],
    strata.like = "abs",
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"div_unsigned(in0, in1)\", \"3\")"
  }
  irdl.operation @dot attributes {
    strata.class = "DotOp",
    strata.summary = "inner product",
    strata.description = "Adds the inner product of two vectors to the output.",
    strata.examples = ["%sum = linalg.dot ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%init : tensor<f32>) -> tensor<f32>"],
    strata.like = "abs",
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface", "linalg::ContractionOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    linalg.indexing_maps = ["(k) -> (k)", "(k) -> (k)", "(k) -> ()"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @elementwise attributes {
    strata.class = "ElementwiseOp",
    strata.class_base = "NamedOpBase",
    strata.summary = "function of each element",
    strata.description = "Applies the function `kind` to the elements of the inputs at each place. `indexing_maps` can transpose or broadcast the inputs.",
    strata.examples = ["%sums = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%init : tensor<8xf32>) -> tensor<8xf32>"],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "RecursivelySpeculatable", "AttrSizedOperandSegments"],
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    strata.argument_names = ["in:inputs", "out:outputs"],
    strata.format = "`kind` `` `=` `` qualified($kind) (`indexing_maps` `=` $indexing_maps^)? attr-dict (`ins` `(` $inputs^ `:` type($inputs) `)`)? (`outs` `(` $outputs^ `:` type($outputs) `)`)? (`->` types($result_tensors)^)? `` custom<StructuredBody>(ref(type($inputs)), ref(type($outputs)), $region, ref(attr-dict), ref($kind), \"0\")"
  } {
    %inputs = irdl.any {strata.effects = ["read of memrefs"], strata.summary = "any type"}
    %outputs = irdl.c_pred "shaped" {strata.effects = ["read of memrefs", "write of memrefs"], strata.summary = "shaped of any type values"}
    irdl.operands(inputs: variadic %inputs, outputs: variadic %outputs)
    %kind = irdl.base @linalg::@elementwise_kind {strata.summary = "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23"}
    %indexing_maps_base = irdl.base "#builtin.array"
    %indexing_maps_elements = irdl.c_pred "array_of(affine_map_attr)"
    %indexing_maps = irdl.all_of(%indexing_maps_base, %indexing_maps_elements) {strata.optional, strata.implied = "identityMaps($inputs.size() + $outputs.size(), $outputs[0].getType().getRank())", strata.summary = "AffineMap array attribute"}
    irdl.attributes {"kind" = %kind, "indexing_maps" = %indexing_maps}
    %result_tensors = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result_tensors: variadic %result_tensors)
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @erf attributes {
    strata.class = "ErfOp",
    strata.summary = "error function of each element",
    strata.description = "The error function of each element of the input.",
    strata.examples = ["%ys = linalg.erf ins(%xs : tensor<?xf32>) outs(%init : tensor<?xf32>) -> tensor<?xf32>"],
    strata.like = "abs",
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"erf(in0)\", \"2\")"
  }
  irdl.operation @exp attributes {
    strata.class = "ExpOp",
    strata.summary = "exponential function of each element",
    strata.description = "The exponential function of each element of the input.",
    strata.examples = ["linalg.exp ins(%xs : memref<8xf32>) outs(%ys : memref<8xf32>)"],
    strata.like = "abs",
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"exp(in0)\", \"2\")"
  }
  irdl.operation @fill attributes {
    strata.class = "FillOp",
    strata.class_base = "FillOpBase",
    strata.summary = "output filled with a scalar",
    strata.description = "Each element of the output is the scalar, converted to its type.",
    strata.examples = ["%zeros = linalg.fill ins(%zero : f32) outs(%init : tensor<4x?xf32>) -> tensor<4x?xf32>"],
    strata.like = "abs",
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface", "linalg::FillOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    strata.verify = [
      "if ($inputs.size() != 1 || $outputs.size() != 1) return emitError(\"expected op with 1 input and 1 output\");",
      "if (isa<ShapedType>($inputs[0].getType()) && !isa<VectorType>($inputs[0].getType())) return emitError(\"expected op with scalar input\");",
      "auto type = getElementTypeOrSelf($outputs[0].getType());",
      "if ($inputs[0].getType() != type) return emitOpError(\"expected fill value type (\") << $inputs[0].getType() << \") to match output element type (\" << type << \")\";"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"cast(in0)\", \"2\")"
  }
  irdl.operation @fill_rng_2d attributes {
    strata.class = "FillRng2DOp",
    strata.summary = "matrix filled with pseudo-random numbers",
    strata.description = "Each element is a number from the first scalar up to the second, made by a linear congruential generator from its place and a seed, the third scalar.",
    strata.examples = ["linalg.fill_rng_2d ins(%min, %max, %seed : f64, f64, i32) outs(%noise : memref<16x16xf32>)"],
    strata.like = "abs",
    linalg.indexing_maps = ["(m, n) -> ()", "(m, n) -> ()", "(m, n) -> ()", "(m, n) -> (m, n)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"cast(add(mul(add(cast_f64(2147483647), cast_f64(add(mul(add(cast_i32(index(1)), add(mul(add(cast_i32(index(0)), in2), cast_i32(1103515245)), cast_i32(12345))), cast_i32(1103515245)), cast_i32(12345)))), mul(sub(in1, in0), 2.3283063999999999E-10)), in0))\", \"4\")"
  }
  irdl.operation @floor attributes {
    strata.class = "FloorOp",
    strata.summary = "rounding down of each element",
    strata.description = "Each element of the input, rounded down.",
    strata.examples = ["%down = linalg.floor ins(%xs : tensor<?xf32>) outs(%init : tensor<?xf32>) -> tensor<?xf32>"],
    strata.like = "abs",
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"floor(in0)\", \"2\")"
  }
  irdl.operation @generic attributes {
    strata.class = "GenericOp",
    strata.class_base = "GenericOpBase",
    strata.summary = "structured operation with any body",
    strata.description = "Executes its region for each point of the iteration space and reads and writes the elements that `indexing_maps` gives for it. `iterator_types` says whether the iterations of a dimension are independent. The region ends with `linalg.yield`, which gives the new elements of the outputs.",
    strata.examples = ["%columns = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [\"parallel\", \"parallel\"]} ins(%rows : tensor<4x8xf32>) outs(%init : tensor<8x4xf32>) {\n^bb0(%in: f32, %out: f32):\n  %twice = arith.addf %in, %in : f32\n  linalg.yield %twice : f32\n} -> tensor<8x4xf32>"],
    strata.hooks = ["canonicalize"],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "RecursivelySpeculatable", "AttrSizedOperandSegments"],
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface", "OpAsmOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    strata.argument_names = ["in:inputs", "out:outputs"],
    strata.format = "dictionary($doc, $indexing_maps, quoted($iterator_types), $library_call) (`ins` `(` $inputs^ `:` type($inputs) `)`)? (`outs` `(` $outputs^ `:` type($outputs) `)`)? (`attrs` ` ` `=` ` ` attr-dict^)? custom<Region>($region) (`->` types($result_tensors)^)?"
  } {
    %inputs = irdl.any {strata.effects = ["read of memrefs"], strata.summary = "any type"}
    %outputs = irdl.c_pred "shaped" {strata.effects = ["read of memrefs", "write of memrefs"], strata.summary = "shaped of any type values"}
    irdl.operands(inputs: variadic %inputs, outputs: variadic %outputs)
    %indexing_maps_base = irdl.base "#builtin.array"
    %indexing_maps_elements = irdl.c_pred "array_of(affine_map_attr)"
    %indexing_maps = irdl.all_of(%indexing_maps_base, %indexing_maps_elements) {strata.summary = "AffineMap array attribute"}
    %iterator_types = irdl.c_pred "array_attr && array_of(isa<linalg::IteratorTypeAttr>($_self))" {strata.kind = "array<#linalg.iterator_type>", strata.summary = "Iterator type should be an enum."}
    %doc = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %library_call = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    irdl.attributes {"indexing_maps" = %indexing_maps, "iterator_types" = %iterator_types, "doc" = %doc, "library_call" = %library_call}
    %result_tensors = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result_tensors: variadic %result_tensors)
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @index attributes {
    strata.class = "IndexOp",
    strata.summary = "number of an iteration",
    strata.description = "The index of the current iteration of dimension `dim` of the operation around it.",
    strata.examples = ["linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [\"parallel\"]} outs(%numbers : memref<8xindex>) {\n^bb0(%out: index):\n  %i = linalg.index 0 : index\n  linalg.yield %i : index\n}"],
    strata.traits = ["Pure"],
    strata.hooks = ["verify", "fold"],
    strata.format = "$dim attr-dict `:` type($result)"
  } {
    %dim = irdl.base "#builtin.integer"
    %dim_0 = irdl.c_pred "typed_attr_of(signless_integer(64)) && cast<IntegerAttr>($_self).getInt() >= 0"
    %dim_1 = irdl.all_of(%dim, %dim_0) {strata.summary = "64-bit signless integer attribute whose minimum value is 0", strata.kind = "i64"}
    irdl.attributes {"dim" = %dim_1}
    %result = irdl.is index {strata.summary = "index"}
    irdl.results(result: %result)
  }
  irdl.operation @log attributes {
    strata.class = "LogOp",
    strata.summary = "natural logarithm of each element",
    strata.description = "The natural logarithm of each element of the input.",
    strata.examples = ["%logs = linalg.log ins(%xs : tensor<?xf32>) outs(%init : tensor<?xf32>) -> tensor<?xf32>"],
    strata.like = "abs",
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"log(in0)\", \"2\")"
  }
  irdl.operation @map attributes {
    strata.class = "MapOp",
    strata.class_base = "MapOpBase",
    strata.summary = "operation on each element",
    strata.description = "Executes its region for the elements of the inputs at each place and writes what `linalg.yield` gives to the output. A region that is one operation on the elements is written as its name: `linalg.map { arith.addf } ins(...) outs(...)`.",
    strata.examples = ["%sums = linalg.map { arith.addf } ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%init : tensor<8xf32>)"],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "RecursivelySpeculatable"],
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface", "OpAsmOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    strata.result_names = ["mapped"],
    strata.argument_names = ["in:inputs", "init:init"],
    strata.verify = [
      "auto block = $mapper.front();",
      "if (block.getNumArguments() != $_op.getNumOperands())",
      "  return emitOpError(\"expects number of operands to match the arity of mapper, but got: \") << $_op.getNumOperands() << \" and \" << block.getNumArguments();",
      "for (auto [value, argument] : llvm::zip($inputs, block.getArguments()))",
      "  if (value.getType().getElementType() != argument.getType()) return emitOpError(\"expected element type of input \") << value.getType().getElementType() << \" to match bbArg type \" << argument.getType();",
      "auto shape = $init.getType().getShape();",
      "for (auto value : $inputs)",
      "  if (value.getType().getShape() != shape) return emitOpError(\"expected shape of input (\") << value.getType().getShape() << \") to match shape of output (\" << shape << \")\";"],
    strata.hooks = ["print", "parse"]
  } {
    %inputs = irdl.c_pred "memref_or_tensor" {strata.effects = ["read of memrefs"], strata.summary = "memref of any type values or ranked tensor of any type values"}
    %init = irdl.c_pred "memref_or_tensor" {strata.effects = ["read of memrefs", "write of memrefs"], strata.summary = "memref of any type values or ranked tensor of any type values"}
    irdl.operands(inputs: variadic %inputs, init: %init)
    %result = irdl.c_pred "tensor" {strata.summary = "tensor of any type values"}
    irdl.results(result: variadic %result)
    %mapper = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(mapper: %mapper)
  }
  irdl.operation @matmul attributes {
    strata.class = "MatmulOp",
    strata.class_base = "NamedOpBase",
    strata.summary = "product of matrices",
    strata.description = "Adds the product of the inputs to the output. `indexing_maps` can transpose or broadcast the inputs; `cast` says how they are converted to the element type of the output.",
    strata.examples = ["%c = linalg.matmul ins(%a, %b : tensor<4x?xf32>, tensor<?x16xf32>) outs(%init : tensor<4x16xf32>) -> tensor<4x16xf32>"],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "RecursivelySpeculatable", "AttrSizedOperandSegments"],
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface", "linalg::ContractionOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    strata.argument_names = ["in:inputs", "out:outputs"],
    strata.verify = [
      "for (auto [i, map] : llvm::enumerate($indexing_maps)) {",
      "  if (i > 1) break;",
      "  auto positions = getPositions(map.getValue());",
      "  for (auto p : positions)",
      "    if (p != i && p != 2) return emitOpError(\"Unexpected dim expression in map result.\");",
      "  if (positions.size() < 2 && (positions.empty() || positions[0] != 2)) return emitOpError(\"Invalid broadcast requested, should be (d2).\");",
      "}"],
    strata.format = "(`indexing_maps` `=` $indexing_maps^)? attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  } {
    %inputs = irdl.any {strata.effects = ["read of memrefs"], strata.summary = "any type"}
    %outputs = irdl.c_pred "shaped" {strata.effects = ["read of memrefs", "write of memrefs"], strata.summary = "shaped of any type values"}
    irdl.operands(inputs: variadic %inputs, outputs: variadic %outputs)
    %indexing_maps_base = irdl.base "#builtin.array"
    %indexing_maps_elements = irdl.c_pred "array_of(affine_map_attr)"
    %indexing_maps = irdl.all_of(%indexing_maps_base, %indexing_maps_elements) {strata.default = "[affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]", strata.summary = "AffineMap array attribute"}
    %cast = irdl.base @linalg::@type_fn {strata.summary = "allowed 32-bit signless integer cases: 0, 1", strata.optional, strata.default = "cast_signed", strata.shown = "true"}
    irdl.attributes {"indexing_maps" = %indexing_maps, "cast" = %cast}
    %result_tensors = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result_tensors: variadic %result_tensors)
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @matvec attributes {
    strata.class = "MatvecOp",
    strata.summary = "product of a matrix and a vector",
    strata.description = "Adds the product of a matrix and a vector to the output.",
    strata.examples = ["%product = linalg.matvec ins(%matrix, %vector : tensor<4x8xf32>, tensor<8xf32>) outs(%init : tensor<4xf32>) -> tensor<4xf32>"],
    strata.like = "abs",
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface", "linalg::ContractionOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    linalg.indexing_maps = ["(m, k) -> (m, k)", "(m, k) -> (k)", "(m, k) -> (m)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @max attributes {
    strata.class = "MaxOp",
    strata.summary = "maximum of each two elements",
    strata.description = "The maximum of the elements of the inputs at each place.",
    strata.examples = ["%greater = linalg.max ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%init : tensor<8xf32>) -> tensor<8xf32>"],
    strata.like = "abs",
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"max(in0, in1)\", \"3\")"
  }
  irdl.operation @min attributes {
    strata.class = "MinOp",
    strata.summary = "minimum of each two elements",
    strata.description = "The minimum of the elements of the inputs at each place.",
    strata.examples = ["%lesser = linalg.min ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%init : tensor<8xf32>) -> tensor<8xf32>"],
    strata.like = "abs",
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"min(in0, in1)\", \"3\")"
  }
  irdl.operation @mmt4d attributes {
    strata.class = "Mmt4DOp",
    strata.summary = "product of packed matrices",
    strata.description = "Adds the product of the first matrix and the transpose of the second to the output. The matrices are packed in tiles.",
    strata.examples = ["%c = linalg.mmt4d ins(%a, %b : tensor<2x3x8x1xf32>, tensor<4x3x8x1xf32>) outs(%init : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32>"],
    strata.like = "abs",
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface", "linalg::ContractionOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    linalg.indexing_maps = ["(m, n, k, m0, n0, k0) -> (m, k, m0, k0)", "(m, n, k, m0, n0, k0) -> (n, k, n0, k0)", "(m, n, k, m0, n0, k0) -> (m, n, m0, n0)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @mul attributes {
    strata.class = "MulOp",
    strata.summary = "product of each two elements",
    strata.description = "The product of the elements of the inputs at each place.",
    strata.examples = ["%products = linalg.mul ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%init : tensor<8xf32>) -> tensor<8xf32>"],
    strata.like = "abs",
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"mul(in0, in1)\", \"3\")"
  }
  irdl.operation @negf attributes {
    strata.class = "NegFOp",
    strata.summary = "negation of each element",
    strata.description = "The negation of each element of the input.",
    strata.examples = ["%opposites = linalg.negf ins(%xs : tensor<?xf32>) outs(%init : tensor<?xf32>) -> tensor<?xf32>"],
    strata.like = "abs",
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"negf(in0)\", \"2\")"
  }
  irdl.operation @pack attributes {
    strata.class = "PackOp",
    strata.summary = "layout in tiles",
    strata.description = "Splits the dimensions `inner_dims_pos` of the source into tiles of the sizes `inner_tiles`, which become the last dimensions of the result. `outer_dims_perm` permutes the others. Incomplete tiles are filled up with `padding_value`.",
    strata.examples = ["%tiles = linalg.pack %matrix inner_dims_pos = [0, 1] inner_tiles = [4, 8] into %init : tensor<16x32xf32> -> tensor<4x4x4x8xf32>"],
    strata.hooks = ["fold", "canonicalize"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.interfaces = ["OpAsmOpInterface", "DestinationStyleOpInterface", "linalg::RelayoutOpInterface", "ConditionallySpeculatable", "ReifyRankedShapedTypeOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    strata.infer = [["result", "dest", "$_self", "result type matches type of dest"]],
    strata.verify = [
      "auto type = $source.getType().getElementType();",
      "if (failed(verifyLayout($source.getType(), $dest.getType()))) return failure();",
      "if (!$padding_value) return verifyFullTiles($source.getType(), $dest.getType());",
      "if ($padding_value.getType() != type) return emitOpError(\"expected padding_value has \") << type << \" but got: \" << $padding_value.getType();"],
    strata.format = "$source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)? (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)",
    strata.effects = [],
    strata.result_names = ["pack"]
  } {
    %source = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    %dest = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    %padding_value = irdl.any
    %inner_tiles = irdl.is index {strata.summary = "index"}
    irdl.operands(source: %source, dest: %dest, padding_value: optional %padding_value, inner_tiles: variadic %inner_tiles)
    %outer_dims_perm = irdl.c_pred "i64_array" {strata.summary = "i64 dense array attribute", strata.kind = "dense<i64>", strata.optional, strata.default = "[]"}
    %inner_dims_pos = irdl.c_pred "i64_array" {strata.summary = "i64 dense array attribute", strata.kind = "dense<i64>"}
    %static_inner_tiles = irdl.c_pred "i64_array" {strata.summary = "i64 dense array attribute", strata.kind = "dense<i64>"}
    irdl.attributes {"outer_dims_perm" = %outer_dims_perm, "inner_dims_pos" = %inner_dims_pos, "static_inner_tiles" = %static_inner_tiles}
    %result = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @pooling_nchw_max attributes {
    strata.class = "PoolingNchwMaxOp",
    strata.summary = "maximum of each window of an NCHW input",
    strata.description = "Combines the elements of each window of an input with dimensions NCHW and the output into their maximum. Only the shape of the second input matters: it is that of the window.",
    strata.examples = ["%output = linalg.pooling_nchw_max {strides = dense<2> : vector<2xi64>} ins(%input, %window : tensor<2x3x8x8xf32>, tensor<2x2xf32>) outs(%init : tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>"],
    strata.like = "conv_2d_nchw_fchw",
    linalg.indexing_maps = ["(n, c, h, w, kh, kw)[sh, sw, dh, dw] -> (n, c, h * sh + kh * dh, w * sw + kw * dw)", "(n, c, h, w, kh, kw) -> (kh, kw)", "(n, c, h, w, kh, kw) -> (n, c, h, w)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"max(out, cast(in0))\", \"3\")"
  }
  irdl.operation @pooling_nchw_sum attributes {
    strata.class = "PoolingNchwSumOp",
    strata.summary = "sum of each window of an NCHW input",
    strata.description = "Combines the elements of each window of an input with dimensions NCHW and the output into their sum. Only the shape of the second input matters: it is that of the window.",
    strata.examples = ["%output = linalg.pooling_nchw_sum {strides = dense<2> : vector<2xi64>} ins(%input, %window : tensor<2x3x8x8xf32>, tensor<2x2xf32>) outs(%init : tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>"],
    strata.like = "conv_2d_nchw_fchw",
    linalg.indexing_maps = ["(n, c, h, w, kh, kw)[sh, sw, dh, dw] -> (n, c, h * sh + kh * dh, w * sw + kw * dw)", "(n, c, h, w, kh, kw) -> (kh, kw)", "(n, c, h, w, kh, kw) -> (n, c, h, w)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, cast(in0))\", \"3\")"
  }
  irdl.operation @pooling_ncw_max attributes {
    strata.class = "PoolingNcwMaxOp",
    strata.summary = "maximum of each window of an NCW input",
    strata.description = "Combines the elements of each window of an input with dimensions NCW and the output into their maximum. Only the shape of the second input matters: it is that of the window.",
    strata.examples = ["%output = linalg.pooling_ncw_max {strides = dense<2> : vector<1xi64>} ins(%input, %window : tensor<2x3x8xf32>, tensor<2xf32>) outs(%init : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>"],
    strata.like = "conv_1d_ncw_fcw",
    linalg.indexing_maps = ["(n, c, w, kw)[sw, dw] -> (n, c, w * sw + kw * dw)", "(n, c, w, kw) -> (kw)", "(n, c, w, kw) -> (n, c, w)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"max(out, cast(in0))\", \"3\")"
  }
  irdl.operation @pooling_ncw_sum attributes {
    strata.class = "PoolingNcwSumOp",
    strata.summary = "sum of each window of an NCW input",
    strata.description = "Combines the elements of each window of an input with dimensions NCW and the output into their sum. Only the shape of the second input matters: it is that of the window.",
    strata.examples = ["%output = linalg.pooling_ncw_sum {strides = dense<2> : vector<1xi64>} ins(%input, %window : tensor<2x3x8xf32>, tensor<2xf32>) outs(%init : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>"],
    strata.like = "conv_1d_ncw_fcw",
    linalg.indexing_maps = ["(n, c, w, kw)[sw, dw] -> (n, c, w * sw + kw * dw)", "(n, c, w, kw) -> (kw)", "(n, c, w, kw) -> (n, c, w)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, cast(in0))\", \"3\")"
  }
  irdl.operation @pooling_ndhwc_max attributes {
    strata.class = "PoolingNdhwcMaxOp",
    strata.summary = "maximum of each window of an NDHWC input",
    strata.description = "Combines the elements of each window of an input with dimensions NDHWC and the output into their maximum. Only the shape of the second input matters: it is that of the window.",
    strata.examples = ["%output = linalg.pooling_ndhwc_max {strides = dense<2> : vector<3xi64>} ins(%input, %window : tensor<2x8x8x8x3xf32>, tensor<2x2x2xf32>) outs(%init : tensor<2x4x4x4x3xf32>) -> tensor<2x4x4x4x3xf32>"],
    strata.like = "conv_3d_ncdhw_fcdhw",
    linalg.indexing_maps = ["(n, d, h, w, c, kd, kh, kw)[sd, sh, sw, dd, dh, dw] -> (n, d * sd + kd * dd, h * sh + kh * dh, w * sw + kw * dw, c)", "(n, d, h, w, c, kd, kh, kw) -> (kd, kh, kw)", "(n, d, h, w, c, kd, kh, kw) -> (n, d, h, w, c)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"max(out, cast(in0))\", \"3\")"
  }
  irdl.operation @pooling_ndhwc_min attributes {
    strata.class = "PoolingNdhwcMinOp",
    strata.summary = "minimum of each window of an NDHWC input",
    strata.description = "Combines the elements of each window of an input with dimensions NDHWC and the output into their minimum. Only the shape of the second input matters: it is that of the window.",
    strata.examples = ["%output = linalg.pooling_ndhwc_min {strides = dense<2> : vector<3xi64>} ins(%input, %window : tensor<2x8x8x8x3xf32>, tensor<2x2x2xf32>) outs(%init : tensor<2x4x4x4x3xf32>) -> tensor<2x4x4x4x3xf32>"],
    strata.like = "conv_3d_ncdhw_fcdhw",
    linalg.indexing_maps = ["(n, d, h, w, c, kd, kh, kw)[sd, sh, sw, dd, dh, dw] -> (n, d * sd + kd * dd, h * sh + kh * dh, w * sw + kw * dw, c)", "(n, d, h, w, c, kd, kh, kw) -> (kd, kh, kw)", "(n, d, h, w, c, kd, kh, kw) -> (n, d, h, w, c)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"min(out, cast(in0))\", \"3\")"
  }
  irdl.operation @pooling_ndhwc_sum attributes {
    strata.class = "PoolingNdhwcSumOp",
    strata.summary = "sum of each window of an NDHWC input",
    strata.description = "Combines the elements of each window of an input with dimensions NDHWC and the output into their sum. Only the shape of the second input matters: it is that of the window.",
    strata.examples = ["%output = linalg.pooling_ndhwc_sum {strides = dense<2> : vector<3xi64>} ins(%input, %window : tensor<2x8x8x8x3xf32>, tensor<2x2x2xf32>) outs(%init : tensor<2x4x4x4x3xf32>) -> tensor<2x4x4x4x3xf32>"],
    strata.like = "conv_3d_ncdhw_fcdhw",
    linalg.indexing_maps = ["(n, d, h, w, c, kd, kh, kw)[sd, sh, sw, dd, dh, dw] -> (n, d * sd + kd * dd, h * sh + kh * dh, w * sw + kw * dw, c)", "(n, d, h, w, c, kd, kh, kw) -> (kd, kh, kw)", "(n, d, h, w, c, kd, kh, kw) -> (n, d, h, w, c)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, cast(in0))\", \"3\")"
  }
  irdl.operation @pooling_nhwc_max attributes {
    strata.class = "PoolingNhwcMaxOp",
    strata.summary = "maximum of each window of an NHWC input",
    strata.description = "Combines the elements of each window of an input with dimensions NHWC and the output into their maximum. Only the shape of the second input matters: it is that of the window.",
    strata.examples = ["%output = linalg.pooling_nhwc_max {strides = dense<2> : vector<2xi64>} ins(%input, %window : tensor<2x8x8x3xf32>, tensor<2x2xf32>) outs(%init : tensor<2x4x4x3xf32>) -> tensor<2x4x4x3xf32>"],
    strata.like = "conv_2d_nchw_fchw",
    linalg.indexing_maps = ["(n, h, w, c, kh, kw)[sh, sw, dh, dw] -> (n, h * sh + kh * dh, w * sw + kw * dw, c)", "(n, h, w, c, kh, kw) -> (kh, kw)", "(n, h, w, c, kh, kw) -> (n, h, w, c)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"max(out, cast(in0))\", \"3\")"
  }
  irdl.operation @pooling_nhwc_max_unsigned attributes {
    strata.class = "PoolingNhwcMaxUnsignedOp",
    strata.summary = "unsigned maximum of each window of an NHWC input",
    strata.description = "Combines the elements of each window of an input with dimensions NHWC and the output into their unsigned maximum. Only the shape of the second input matters: it is that of the window.",
    strata.examples = ["%output = linalg.pooling_nhwc_max_unsigned {strides = dense<2> : vector<2xi64>} ins(%input, %window : tensor<2x8x8x3xi8>, tensor<2x2xi8>) outs(%init : tensor<2x4x4x3xi8>) -> tensor<2x4x4x3xi8>"],
    strata.like = "conv_2d_nchw_fchw",
    linalg.indexing_maps = ["(n, h, w, c, kh, kw)[sh, sw, dh, dw] -> (n, h * sh + kh * dh, w * sw + kw * dw, c)", "(n, h, w, c, kh, kw) -> (kh, kw)", "(n, h, w, c, kh, kw) -> (n, h, w, c)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"max_unsigned(out, cast_unsigned(in0))\", \"3\")"
  }
  irdl.operation @pooling_nhwc_min attributes {
    strata.class = "PoolingNhwcMinOp",
    strata.summary = "minimum of each window of an NHWC input",
    strata.description = "Combines the elements of each window of an input with dimensions NHWC and the output into their minimum. Only the shape of the second input matters: it is that of the window.",
    strata.examples = ["%output = linalg.pooling_nhwc_min {strides = dense<2> : vector<2xi64>} ins(%input, %window : tensor<2x8x8x3xf32>, tensor<2x2xf32>) outs(%init : tensor<2x4x4x3xf32>) -> tensor<2x4x4x3xf32>"],
    strata.like = "conv_2d_nchw_fchw",
    linalg.indexing_maps = ["(n, h, w, c, kh, kw)[sh, sw, dh, dw] -> (n, h * sh + kh * dh, w * sw + kw * dw, c)", "(n, h, w, c, kh, kw) -> (kh, kw)", "(n, h, w, c, kh, kw) -> (n, h, w, c)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"min(out, cast(in0))\", \"3\")"
  }
  irdl.operation @pooling_nhwc_min_unsigned attributes {
    strata.class = "PoolingNhwcMinUnsignedOp",
    strata.summary = "unsigned minimum of each window of an NHWC input",
    strata.description = "Combines the elements of each window of an input with dimensions NHWC and the output into their unsigned minimum. Only the shape of the second input matters: it is that of the window.",
    strata.examples = ["%output = linalg.pooling_nhwc_min_unsigned {strides = dense<2> : vector<2xi64>} ins(%input, %window : tensor<2x8x8x3xi8>, tensor<2x2xi8>) outs(%init : tensor<2x4x4x3xi8>) -> tensor<2x4x4x3xi8>"],
    strata.like = "conv_2d_nchw_fchw",
    linalg.indexing_maps = ["(n, h, w, c, kh, kw)[sh, sw, dh, dw] -> (n, h * sh + kh * dh, w * sw + kw * dw, c)", "(n, h, w, c, kh, kw) -> (kh, kw)", "(n, h, w, c, kh, kw) -> (n, h, w, c)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"min_unsigned(out, cast_unsigned(in0))\", \"3\")"
  }
  irdl.operation @pooling_nhwc_sum attributes {
    strata.class = "PoolingNhwcSumOp",
    strata.summary = "sum of each window of an NHWC input",
    strata.description = "Combines the elements of each window of an input with dimensions NHWC and the output into their sum. Only the shape of the second input matters: it is that of the window.",
    strata.examples = ["%output = linalg.pooling_nhwc_sum {strides = dense<2> : vector<2xi64>} ins(%input, %window : tensor<2x8x8x3xf32>, tensor<2x2xf32>) outs(%init : tensor<2x4x4x3xf32>) -> tensor<2x4x4x3xf32>"],
    strata.like = "conv_2d_nchw_fchw",
    linalg.indexing_maps = ["(n, h, w, c, kh, kw)[sh, sw, dh, dw] -> (n, h * sh + kh * dh, w * sw + kw * dw, c)", "(n, h, w, c, kh, kw) -> (kh, kw)", "(n, h, w, c, kh, kw) -> (n, h, w, c)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, cast(in0))\", \"3\")"
  }
  irdl.operation @pooling_nwc_max attributes {
    strata.class = "PoolingNwcMaxOp",
    strata.summary = "maximum of each window of an NWC input",
    strata.description = "Combines the elements of each window of an input with dimensions NWC and the output into their maximum. Only the shape of the second input matters: it is that of the window.",
    strata.examples = ["%output = linalg.pooling_nwc_max {strides = dense<2> : vector<1xi64>} ins(%input, %window : tensor<2x8x3xf32>, tensor<2xf32>) outs(%init : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>"],
    strata.like = "conv_1d_ncw_fcw",
    linalg.indexing_maps = ["(n, w, c, kw)[sw, dw] -> (n, w * sw + kw * dw, c)", "(n, w, c, kw) -> (kw)", "(n, w, c, kw) -> (n, w, c)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"max(out, cast(in0))\", \"3\")"
  }
  irdl.operation @pooling_nwc_max_unsigned attributes {
    strata.class = "PoolingNwcMaxUnsignedOp",
    strata.summary = "unsigned maximum of each window of an NWC input",
    strata.description = "Combines the elements of each window of an input with dimensions NWC and the output into their unsigned maximum. Only the shape of the second input matters: it is that of the window.",
    strata.examples = ["%output = linalg.pooling_nwc_max_unsigned {strides = dense<2> : vector<1xi64>} ins(%input, %window : tensor<2x8x3xi8>, tensor<2xi8>) outs(%init : tensor<2x4x3xi8>) -> tensor<2x4x3xi8>"],
    strata.like = "conv_1d_ncw_fcw",
    linalg.indexing_maps = ["(n, w, c, kw)[sw, dw] -> (n, w * sw + kw * dw, c)", "(n, w, c, kw) -> (kw)", "(n, w, c, kw) -> (n, w, c)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"max_unsigned(out, cast_unsigned(in0))\", \"3\")"
  }
  irdl.operation @pooling_nwc_min attributes {
    strata.class = "PoolingNwcMinOp",
    strata.summary = "minimum of each window of an NWC input",
    strata.description = "Combines the elements of each window of an input with dimensions NWC and the output into their minimum. Only the shape of the second input matters: it is that of the window.",
    strata.examples = ["%output = linalg.pooling_nwc_min {strides = dense<2> : vector<1xi64>} ins(%input, %window : tensor<2x8x3xf32>, tensor<2xf32>) outs(%init : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>"],
    strata.like = "conv_1d_ncw_fcw",
    linalg.indexing_maps = ["(n, w, c, kw)[sw, dw] -> (n, w * sw + kw * dw, c)", "(n, w, c, kw) -> (kw)", "(n, w, c, kw) -> (n, w, c)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"min(out, cast(in0))\", \"3\")"
  }
  irdl.operation @pooling_nwc_min_unsigned attributes {
    strata.class = "PoolingNwcMinUnsignedOp",
    strata.summary = "unsigned minimum of each window of an NWC input",
    strata.description = "Combines the elements of each window of an input with dimensions NWC and the output into their unsigned minimum. Only the shape of the second input matters: it is that of the window.",
    strata.examples = ["%output = linalg.pooling_nwc_min_unsigned {strides = dense<2> : vector<1xi64>} ins(%input, %window : tensor<2x8x3xi8>, tensor<2xi8>) outs(%init : tensor<2x4x3xi8>) -> tensor<2x4x3xi8>"],
    strata.like = "conv_1d_ncw_fcw",
    linalg.indexing_maps = ["(n, w, c, kw)[sw, dw] -> (n, w * sw + kw * dw, c)", "(n, w, c, kw) -> (kw)", "(n, w, c, kw) -> (n, w, c)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"min_unsigned(out, cast_unsigned(in0))\", \"3\")"
  }
  irdl.operation @pooling_nwc_sum attributes {
    strata.class = "PoolingNwcSumOp",
    strata.summary = "sum of each window of an NWC input",
    strata.description = "Combines the elements of each window of an input with dimensions NWC and the output into their sum. Only the shape of the second input matters: it is that of the window.",
    strata.examples = ["%output = linalg.pooling_nwc_sum {strides = dense<2> : vector<1xi64>} ins(%input, %window : tensor<2x8x3xf32>, tensor<2xf32>) outs(%init : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>"],
    strata.like = "conv_1d_ncw_fcw",
    linalg.indexing_maps = ["(n, w, c, kw)[sw, dw] -> (n, w * sw + kw * dw, c)", "(n, w, c, kw) -> (kw)", "(n, w, c, kw) -> (n, w, c)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, cast(in0))\", \"3\")"
  }
  irdl.operation @powf attributes {
    strata.class = "PowFOp",
    strata.summary = "power of each two elements",
    strata.description = "The elements of the first input raised to the power of those of the second.",
    strata.examples = ["%powers = linalg.powf ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%init : tensor<8xf32>) -> tensor<8xf32>"],
    strata.like = "abs",
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"powf(in0, in1)\", \"3\")"
  }
  irdl.operation @quantized_batch_matmul attributes {
    strata.class = "QuantizedBatchMatmulOp",
    strata.summary = "products of quantized matrices",
    strata.description = "Adds the product of the inputs, less their zero points, to the output for each entry of a batch. The zero points are scalars.",
    strata.examples = ["%c = linalg.quantized_batch_matmul ins(%a, %b, %zeroA, %zeroB : tensor<2x4x8xi8>, tensor<2x8x16xi8>, i32, i32) outs(%init : tensor<2x4x16xi32>) -> tensor<2x4x16xi32>"],
    strata.like = "abs",
    linalg.indexing_maps = ["(b, m, n, k) -> (b, m, k)", "(b, m, n, k) -> (b, k, n)", "(b, m, n, k) -> ()", "(b, m, n, k) -> ()", "(b, m, n, k) -> (b, m, n)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(sub(cast(in0), cast(in2)), sub(cast(in1), cast(in3))))\", \"5\")"
  }
  irdl.operation @quantized_matmul attributes {
    strata.class = "QuantizedMatmulOp",
    strata.summary = "product of quantized matrices",
    strata.description = "Adds the product of the inputs, less their zero points, to the output. The zero points are scalars.",
    strata.examples = ["%c = linalg.quantized_matmul ins(%a, %b, %zeroA, %zeroB : tensor<4x8xi8>, tensor<8x16xi8>, i32, i32) outs(%init : tensor<4x16xi32>) -> tensor<4x16xi32>"],
    strata.like = "abs",
    linalg.indexing_maps = ["(m, n, k) -> (m, k)", "(m, n, k) -> (k, n)", "(m, n, k) -> ()", "(m, n, k) -> ()", "(m, n, k) -> (m, n)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(sub(cast(in0), cast(in2)), sub(cast(in1), cast(in3))))\", \"5\")"
  }
  irdl.operation @reciprocal attributes {
    strata.class = "ReciprocalOp",
    strata.summary = "reciprocal of each element",
    strata.description = "The reciprocal of each element of the input.",
    strata.examples = ["%inverses = linalg.reciprocal ins(%xs : tensor<?xf32>) outs(%init : tensor<?xf32>) -> tensor<?xf32>"],
    strata.like = "abs",
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"reciprocal(in0)\", \"2\")"
  }
  irdl.operation @reduce attributes {
    strata.class = "ReduceOp",
    strata.class_base = "ReduceOpBase",
    strata.summary = "reduction of dimensions",
    strata.description = "Combines the elements of the inputs along `dimensions`, starting with those of the outputs. A region that is one operation on the elements is written as its name: `linalg.reduce { arith.addf } ins(...) outs(...) dimensions = [1]`.",
    strata.examples = ["%sums = linalg.reduce { arith.addf } ins(%rows : tensor<4x8xf32>) outs(%init : tensor<4xf32>) dimensions = [1]"],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "RecursivelySpeculatable", "SameVariadicOperandSize"],
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface", "OpAsmOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    strata.result_names = ["reduced"],
    strata.argument_names = ["in:inputs", "init:inits"],
    strata.verify = [
      "auto values = $_op.getOperands();",
      "int64_t numInits = values.size() / 2;",
      "auto inputs = values.drop_back(numInits), inits = values.drop_front(numInits).take_front(numInits);",
      "auto input = values[0].getType().getShape(), init = values[numInits].getType().getShape();",
      "for (auto [i, value] : llvm::enumerate(inputs))",
      "  if (value.getType().getShape() != input) return emitOpError(\"expects all inputs to have the same shapes. Shape at input-index \") << i << \" is not equal to the shape at input-index 0.\";",
      "for (auto [i, value] : llvm::enumerate(inits))",
      "  if (value.getType().getShape() != init) return emitOpError(\"expects all outputs to have the same shapes. Shape at output-index \") << i << \" is not equal to the shape at output-index 0.\";",
      "for (auto dim : $dimensions)",
      "  if (dim < 0 || dim >= input.size()) return emitOpError(\"dimensions for reduction should be in the range [0, \") << input.size() - 1 << \"].\";",
      "SmallVector<int64_t> reduced;",
      "for (auto [i, size] : llvm::enumerate(input))",
      "  if (!llvm::is_contained($dimensions, i)) reduced.push_back(size);",
      "if (reduced.size() != init.size()) return emitOpError(\"number of dimensions after reduction \") << reduced.size() << \" doesn't match the init rank \" << init.size();",
      "if (reduced != init) return emitOpError(\"init dimensions [\") << init << \"] doesn't match input dimensions after reduction [\" << reduced << \"]\";",
      "auto block = $combiner.front();",
      "if (block.getNumArguments() != $_op.getNumOperands()) return emitOpError(\"mismatching number of operands and block arguments\");",
      "for (auto [value, argument] : llvm::zip(inputs, block.getArguments()))",
      "  if (value.getType().getElementType() != argument.getType()) return emitOpError(\"input element type \") << value.getType().getElementType() << \" does not match corresponding block argument type \" << argument.getType();",
      "for (auto [value, argument] : llvm::zip(inits, block.getArguments().take_back(numInits)))",
      "  if (value.getType().getElementType() != argument.getType()) return emitOpError(\"output element type \") << value.getType().getElementType() << \" does not match corresponding block argument type \" << argument.getType();"],
    strata.hooks = ["print", "parse"]
  } {
    %inputs = irdl.c_pred "memref_or_tensor" {strata.effects = ["read of memrefs"], strata.summary = "memref of any type values or ranked tensor of any type values"}
    %inits = irdl.c_pred "memref_or_tensor" {strata.effects = ["read of memrefs", "write of memrefs"], strata.summary = "memref of any type values or ranked tensor of any type values"}
    irdl.operands(inputs: variadic %inputs, inits: variadic %inits)
    %dimensions = irdl.c_pred "i64_array && is_sorted(cast<DenseI64ArrayAttr>($_self).asArrayRef()) && [](ArrayRef<int64_t> a) { return std::adjacent_find(std::begin(a), std::end(a)) == std::end(a); }(cast<DenseI64ArrayAttr>($_self).asArrayRef())" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute should be in increasing order"}
    irdl.attributes {"dimensions" = %dimensions}
    %result = irdl.c_pred "tensor" {strata.summary = "tensor of any type values"}
    irdl.results(result: variadic %result)
    %combiner = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(combiner: %combiner)
  }
  irdl.operation @round attributes {
    strata.class = "RoundOp",
    strata.summary = "rounding to the nearest integer of each element",
    strata.description = "Each element of the input, rounded to the nearest integer, halves away from zero.",
    strata.examples = ["%nearest = linalg.round ins(%xs : tensor<?xf32>) outs(%init : tensor<?xf32>) -> tensor<?xf32>"],
    strata.like = "abs",
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"round(in0)\", \"2\")"
  }
  irdl.operation @rsqrt attributes {
    strata.class = "RsqrtOp",
    strata.summary = "reciprocal of the square root of each element",
    strata.description = "The reciprocal of the square root of each element of the input.",
    strata.examples = ["%scales = linalg.rsqrt ins(%xs : tensor<?xf32>) outs(%init : tensor<?xf32>) -> tensor<?xf32>"],
    strata.like = "abs",
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"rsqrt(in0)\", \"2\")"
  }
  irdl.operation @select attributes {
    strata.class = "SelectOp",
    strata.summary = "selection of elements",
    strata.description = "The element of the second input where the first is true, otherwise that of the third.",
    strata.examples = ["%chosen = linalg.select ins(%mask, %a, %b : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) outs(%init : tensor<8xf32>) -> tensor<8xf32>"],
    strata.like = "abs",
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"select(in0, in1, in2)\", \"4\")"
  }
  irdl.operation @softmax attributes {
    strata.class = "SoftmaxOp",
    strata.summary = "softmax along a dimension",
    strata.description = "The exponential function of each element, divided by the sum of it along `dimension`.",
    strata.examples = ["%weights = linalg.softmax dimension(1) ins(%scores : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>"],
    strata.interfaces = ["DestinationStyleOpInterface", "ReifyRankedShapedTypeOpInterface", "linalg::AggregatedOpInterface", "MemoryEffectOpInterface", "TilingInterface"],
    strata.predicates = [["$_op.getNumOperands() > 1 && getElementTypeOrSelf($_op.getOperand(0)) == getElementTypeOrSelf($_op.getOperand(1))", "input and output have same element type"]],
    strata.verify = [
      "auto input = $input.getType();",
      "if (!haveCompatibleShape(input, $output.getType())) return emitOpError(\"incompatible output shape\");",
      "if ($dimension < 0 || $dimension >= input.getRank()) return emitOpError(\"incorrect dimension specified\");"],
    strata.hooks = ["verifyRegions", "fold"],
    strata.format = "attr-dict `dimension` `(` $dimension `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` (`->` type($result)^)?"
  } {
    %input = irdl.c_pred "shaped" {strata.effects = ["read of memrefs"], strata.summary = "shaped of any type values"}
    %output = irdl.c_pred "shaped" {strata.effects = ["read of memrefs", "write of memrefs"], strata.summary = "shaped of any type values"}
    irdl.operands(input: %input, output: %output)
    %dimension = irdl.base "#builtin.integer"
    %dimension_0 = irdl.c_pred "typed_attr_of(signless_integer(64))"
    %dimension_1 = irdl.all_of(%dimension, %dimension_0) {strata.summary = "64-bit signless integer attribute", strata.kind = "i64"}
    irdl.attributes {"dimension" = %dimension_1}
    %result = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result: variadic %result)
  }
  irdl.operation @sqrt attributes {
    strata.class = "SqrtOp",
    strata.summary = "square root of each element",
    strata.description = "The square root of each element of the input.",
    strata.examples = ["%roots = linalg.sqrt ins(%xs : tensor<?xf32>) outs(%init : tensor<?xf32>) -> tensor<?xf32>"],
    strata.like = "abs",
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"sqrt(in0)\", \"2\")"
  }
  irdl.operation @square attributes {
    strata.class = "SquareOp",
    strata.summary = "square of each element",
    strata.description = "The square of each element of the input.",
    strata.examples = ["linalg.square ins(%xs : memref<4x8xf32>) outs(%xs : memref<4x8xf32>)"],
    strata.like = "abs",
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"square(in0)\", \"2\")"
  }
  irdl.operation @sub attributes {
    strata.class = "SubOp",
    strata.summary = "difference of each two elements",
    strata.description = "The difference of the elements of the inputs at each place.",
    strata.examples = ["%differences = linalg.sub ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%init : tensor<8xf32>) -> tensor<8xf32>"],
    strata.like = "abs",
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"sub(in0, in1)\", \"3\")"
  }
  irdl.operation @tanh attributes {
    strata.class = "TanhOp",
    strata.summary = "hyperbolic tangent of each element",
    strata.description = "The hyperbolic tangent of each element of the input.",
    strata.examples = ["%ys = linalg.tanh ins(%xs : tensor<?xf32>) outs(%init : tensor<?xf32>) -> tensor<?xf32>"],
    strata.like = "abs",
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"tanh(in0)\", \"2\")"
  }
  irdl.operation @transpose attributes {
    strata.class = "TransposeOp",
    strata.class_base = "StructuredOpBase",
    strata.summary = "permutation of dimensions",
    strata.description = "The input with its dimensions permuted: dimension `i` of the output is dimension `permutation[i]` of the input.",
    strata.examples = ["%columns = linalg.transpose ins(%rows : tensor<4x8xf32>) outs(%init : tensor<8x4xf32>) permutation = [1, 0]"],
    strata.hooks = ["fold", "canonicalize"],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "RecursivelySpeculatable"],
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface", "OpAsmOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    strata.result_names = ["transposed"],
    strata.argument_names = ["in", "init"],
    strata.infer = [["result", "init", "SmallVector<Type>(isa<TensorType>($_self) ? 1 : 0, $_self)"]],
    strata.verify = [
      "if (!isPermutationVector($permutation)) return emitOpError(\"permutation is not valid\");",
      "auto input = $input.getType().getShape(), init = $init.getType().getShape();",
      "if (input.size() != init.size()) return emitOpError(\"input rank \") << input.size() << \" does not match init rank \" << init.size();",
      "if ($permutation.size() != init.size()) return emitOpError(\"size of permutation \") << $permutation.size() << \" does not match the argument rank \" << init.size();",
      "for (auto [i, p] : llvm::enumerate($permutation))",
      "  if (init[i] != input[p]) return emitOpError(\"dim(result, \") << i << \") = \" << init[i] << \" doesn't match dim(input, permutation[\" << i << \"]) = \" << input[p];"],
    strata.format = "`ins` `(` $input `:` type($input) `)` `outs` `(` $init `:` type($init) `)` `permutation` `=` $permutation ` ` attr-dict `` custom<StructuredBody>(ref(type($input)), ref(type($init)), $region, ref(attr-dict), \"in0\", \"2\", ref($input), ref($init))"
  } {
    %input = irdl.c_pred "memref_or_tensor" {strata.effects = ["read of memrefs"], strata.summary = "memref of any type values or ranked tensor of any type values"}
    %init = irdl.c_pred "memref_or_tensor" {strata.effects = ["read of memrefs", "write of memrefs"], strata.summary = "memref of any type values or ranked tensor of any type values"}
    irdl.operands(input: %input, init: %init)
    %permutation = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"permutation" = %permutation}
    %result = irdl.c_pred "tensor" {strata.summary = "tensor of any type values"}
    irdl.results(result: variadic %result)
    %region = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(region: %region)
  }
  irdl.operation @unpack attributes {
    strata.class = "UnPackOp",
    strata.summary = "layout without tiles",
    strata.description = "The inverse of `linalg.pack`; values that filled up incomplete tiles are dropped.",
    strata.examples = ["%matrix = linalg.unpack %tiles inner_dims_pos = [0, 1] inner_tiles = [4, 8] into %init : tensor<4x4x4x8xf32> -> tensor<16x32xf32>"],
    strata.hooks = ["fold", "canonicalize"],
    strata.interfaces = ["OpAsmOpInterface", "DestinationStyleOpInterface", "linalg::RelayoutOpInterface", "ConditionallySpeculatable", "ReifyRankedShapedTypeOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    strata.infer = [["result", "dest", "$_self", "result type matches type of dest"]],
    strata.verify = [
      "return verifyLayout($dest.getType(), $source.getType());"],
    strata.format = "$source (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)",
    strata.effects = [],
    strata.result_names = ["unpack"]
  } {
    %source = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    %dest = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    %inner_tiles = irdl.is index {strata.summary = "index"}
    irdl.operands(source: %source, dest: %dest, inner_tiles: variadic %inner_tiles)
    %outer_dims_perm = irdl.c_pred "i64_array" {strata.summary = "i64 dense array attribute", strata.kind = "dense<i64>", strata.optional, strata.default = "[]"}
    %inner_dims_pos = irdl.c_pred "i64_array" {strata.summary = "i64 dense array attribute", strata.kind = "dense<i64>"}
    %static_inner_tiles = irdl.c_pred "i64_array" {strata.summary = "i64 dense array attribute", strata.kind = "dense<i64>"}
    irdl.attributes {"outer_dims_perm" = %outer_dims_perm, "inner_dims_pos" = %inner_dims_pos, "static_inner_tiles" = %static_inner_tiles}
    %result = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @vecmat attributes {
    strata.class = "VecmatOp",
    strata.summary = "product of a vector and a matrix",
    strata.description = "Adds the product of a vector and a matrix to the output.",
    strata.examples = ["%product = linalg.vecmat ins(%vector, %matrix : tensor<4xf32>, tensor<4x8xf32>) outs(%init : tensor<8xf32>) -> tensor<8xf32>"],
    strata.like = "abs",
    strata.interfaces = ["MemoryEffectOpInterface", "ConditionallySpeculatable", "DestinationStyleOpInterface", "linalg::LinalgOp", "ReifyRankedShapedTypeOpInterface", "linalg::ContractionOpInterface"],
    strata.speculatable = {when = "none_of($_op.getOperandTypes(), [](Type type) { return isa<MemRefType>(type); })"},
    linalg.indexing_maps = ["(n, k) -> (k)", "(n, k) -> (k, n)", "(n, k) -> (n)"],
    strata.format = "attr-dict custom<Structured>($inputs, type($inputs), $outputs, type($outputs), types($result_tensors), $region, \"add(out, mul(cast(in0), cast(in1)))\", \"3\")"
  }
  irdl.operation @winograd_filter_transform attributes {
    strata.class = "WinogradFilterTransformOp",
    strata.summary = "filter for Winograd convolution",
    strata.description = "Transforms the filter of a convolution for the algorithm of Winograd with output tiles and filters of the sizes that `fmr` names.",
    strata.examples = ["%transformed = linalg.winograd_filter_transform fmr(F_4_3) ins(%filter : tensor<2x3x3x5xf32>) outs(%init : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>"],
    strata.interfaces = ["DestinationStyleOpInterface", "TilingInterface"],
    strata.predicates = [["(getElementTypeOrSelf($filter)) == (getElementTypeOrSelf($output)) && (getElementTypeOrSelf($output)) == (getElementTypeOrSelf($filter))", "all of {filter, output} have same element type"]],
    strata.verify = [
      "auto shape = $filter.getType().getShape();",
      "int64_t r = getFilterSize($fmr), alpha = getTileSize($fmr) + r - 1, height = shape[1], width = shape[2];",
      "if (height != r && height != 1) return emitOpError(\"expect filter height either equals to r or 1\");",
      "if (width != r && width != 1) return emitOpError(\"expect filter width either equals to r or 1\");",
      "if (height == 1 && width == 1) return emitOpError(\"expect either filter height or width equals to r\");",
      "ArrayRef<int64_t> expected = {height == r ? alpha : 1, width == r ? alpha : 1, shape[3], shape[0]};",
      "if (!matchesShape($output.getType().getShape(), expected)) return emitOpError(\"the output shape is not expected\");"],
    strata.hooks = ["verifyRegions"],
    strata.format = "attr-dict `fmr` `(` $fmr `)` `ins` `(` $filter `:` type($filter) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)"
  } {
    %filter = irdl.c_pred "ranked_tensor && cast<ShapedType>($_self).hasRank() && cast<ShapedType>($_self).getRank() == 4" {strata.summary = "4D tensor of any type values"}
    %output = irdl.c_pred "ranked_tensor && cast<ShapedType>($_self).hasRank() && cast<ShapedType>($_self).getRank() == 4" {strata.summary = "4D tensor of any type values"}
    irdl.operands(filter: %filter, output: %output)
    %fmr = irdl.base @linalg::@WinogradConv2DFmr {strata.summary = "allowed 32-bit signless integer cases: 0, 1, 2"}
    irdl.attributes {"fmr" = %fmr}
    %result = irdl.c_pred "ranked_tensor && cast<ShapedType>($_self).hasRank() && cast<ShapedType>($_self).getRank() == 4" {strata.summary = "4D tensor of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @winograd_input_transform attributes {
    strata.class = "WinogradInputTransformOp",
    strata.summary = "input for Winograd convolution",
    strata.description = "Transforms the input of a convolution for the algorithm of Winograd with output tiles and filters of the sizes that `fmr` names.",
    strata.examples = ["%transformed = linalg.winograd_input_transform fmr(F_4_3) ins(%input : tensor<2x10x10x5xf32>) outs(%init : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>"],
    strata.interfaces = ["DestinationStyleOpInterface", "TilingInterface"],
    strata.predicates = [["(getElementTypeOrSelf($input)) == (getElementTypeOrSelf($output)) && (getElementTypeOrSelf($output)) == (getElementTypeOrSelf($input))", "all of {input, output} have same element type"]],
    strata.verify = [
      "auto input = $input.getType().getShape(), output = $output.getType().getShape();",
      "int64_t m = getTileSize($fmr), r = getFilterSize($fmr);",
      "SmallVector<int64_t> expected;",
      "SmallVector<int64_t> tiles;",
      "for (auto i : llvm::seq(0, 2)) {",
      "  int64_t size = input[i + 1];",
      "  bool isDynamic = ShapedType::isDynamic(size), isTransformed = isDynamic || output[i] != 1;",
      "  expected.push_back(isTransformed ? m + r - 1 : 1);",
      "  tiles.push_back(isDynamic || !isTransformed ? size : (size - r + 1) / m);",
      "}",
      "for (auto tile : tiles) expected.push_back(tile);",
      "expected.push_back(input[0]);",
      "expected.push_back(input[3]);",
      "if (!matchesShape(output, expected)) return emitOpError(\"the output shape is not expected\");"],
    strata.hooks = ["verifyRegions"],
    strata.format = "attr-dict `fmr` `(` $fmr `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)"
  } {
    %input = irdl.c_pred "ranked_tensor && cast<ShapedType>($_self).hasRank() && cast<ShapedType>($_self).getRank() == 4" {strata.summary = "4D tensor of any type values"}
    %output = irdl.c_pred "ranked_tensor && cast<ShapedType>($_self).hasRank() && cast<ShapedType>($_self).getRank() == 6" {strata.summary = "6D tensor of any type values"}
    irdl.operands(input: %input, output: %output)
    %fmr = irdl.base @linalg::@WinogradConv2DFmr {strata.summary = "allowed 32-bit signless integer cases: 0, 1, 2"}
    irdl.attributes {"fmr" = %fmr}
    %result = irdl.c_pred "ranked_tensor && cast<ShapedType>($_self).hasRank() && cast<ShapedType>($_self).getRank() == 6" {strata.summary = "6D tensor of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @winograd_output_transform attributes {
    strata.class = "WinogradOutputTransformOp",
    strata.summary = "output of Winograd convolution",
    strata.description = "Transforms the products of transformed inputs and filters back to the output of the convolution, for the sizes that `fmr` names.",
    strata.examples = ["%output = linalg.winograd_output_transform fmr(F_4_3) ins(%transformed : tensor<6x6x2x2x2x2xf32>) outs(%init : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>"],
    strata.interfaces = ["DestinationStyleOpInterface", "TilingInterface"],
    strata.predicates = [["(getElementTypeOrSelf($value)) == (getElementTypeOrSelf($output)) && (getElementTypeOrSelf($output)) == (getElementTypeOrSelf($value))", "all of {value, output} have same element type"]],
    strata.verify = [
      "auto value = $value.getType().getShape();",
      "int64_t m = getTileSize($fmr), alpha = m + getFilterSize($fmr) - 1;",
      "if (!ShapedType::isDynamic(value[0]) && value[0] != alpha && value[0] != 1) return emitOpError(\"expect input height equals to input tile size\");",
      "if (!ShapedType::isDynamic(value[1]) && value[1] != alpha && value[1] != 1) return emitOpError(\"expect input width equals to input tile size\");",
      "SmallVector<int64_t> expected;",
      "expected.push_back(value[4]);",
      "for (auto i : llvm::seq(0, 2)) {",
      "  bool isDynamic = ShapedType::isDynamic(value[i]) || ShapedType::isDynamic(value[i + 2]);",
      "  expected.push_back(isDynamic ? ShapedType::kDynamic : value[i] == 1 ? value[i + 2] : m * value[i + 2]);",
      "}",
      "expected.push_back(value[5]);",
      "if (!matchesShape($output.getType().getShape(), expected)) return emitOpError(\"the output shape is not expected\");"],
    strata.hooks = ["verifyRegions"],
    strata.format = "attr-dict `fmr` `(` $fmr `)` `ins` `(` $value `:` type($value) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)"
  } {
    %value = irdl.c_pred "ranked_tensor && cast<ShapedType>($_self).hasRank() && cast<ShapedType>($_self).getRank() == 6" {strata.summary = "6D tensor of any type values"}
    %output = irdl.c_pred "ranked_tensor && cast<ShapedType>($_self).hasRank() && cast<ShapedType>($_self).getRank() == 4" {strata.summary = "4D tensor of any type values"}
    irdl.operands(value: %value, output: %output)
    %fmr = irdl.base @linalg::@WinogradConv2DFmr {strata.summary = "allowed 32-bit signless integer cases: 0, 1, 2"}
    irdl.attributes {"fmr" = %fmr}
    %result = irdl.c_pred "ranked_tensor && cast<ShapedType>($_self).hasRank() && cast<ShapedType>($_self).getRank() == 4" {strata.summary = "4D tensor of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @yield attributes {
    strata.class = "YieldOp",
    strata.summary = "end of a body",
    strata.description = "Gives the new elements of the outputs.",
    strata.examples = ["linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [\"reduction\"]} ins(%values : memref<8xf32>) outs(%sum : memref<f32>) {\n^bb0(%in: f32, %out: f32):\n  %next = arith.addf %in, %out : f32\n  linalg.yield %next : f32\n}"],
    strata.hooks = ["verify"],
    strata.traits = ["Pure", "ReturnLike", "Terminator"],
    strata.interfaces = ["RegionBranchTerminatorOpInterface"],
    strata.format = "attr-dict ($values^ `:` type($values))?"
  } {
    %values = irdl.any {strata.summary = "any type"}
    irdl.operands(values: variadic %values)
  }
}
