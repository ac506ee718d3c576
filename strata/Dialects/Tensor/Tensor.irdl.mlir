// Operations on tensors, whose values cannot be changed: a result is a new tensor.
irdl.dialect @tensor attributes {
  strata.version = 1 : i32,
  strata.inlinable,
  strata.constants = ["arith.constant", "complex.constant"],
  strata.named_predicates = [
    ["scalar_element", "signless_integer || unsigned_integer || signed_integer || any_float"],
    ["castable", "tensor_of(scalar_element)", "tensor of signless integer or unsigned integer or signed integer or floating-point values"],
    ["with_dimensions", "unranked_tensor || (ranked_tensor && min_rank(1))", "non-0-ranked or unranked tensor"],
    ["coordinates", "ranked_tensor && shaped_of(signless_integer_or_index)", "ranked tensor of signless integer or index values"],
    ["reassociation_list", "array_of(array_attr && array_of(integer_attr && typed_attr_of(signless_integer(64))))", "Array of 64-bit integer array attributes"]
  ],
  strata.formats = [
    ["Slice", "offsets, static_offsets, sizes, static_sizes, strides, static_strides",
     "`[` mixed($offsets, $static_offsets) `]` ` ` `[` mixed($sizes, $static_sizes) `]` ` ` `[` mixed($strides, $static_strides) `]`"]
  ],
  strata.functions = [
    ["haveSameShape", "a, b",
      "if (!a.hasRank() || !b.hasRank()) return true;",
      "if (a.getRank() != b.getRank()) return false;",
      "for (auto [x, y] : llvm::zip(a.getShape(), b.getShape()))",
      "  if (x != y && !ShapedType::isDynamic(x) && !ShapedType::isDynamic(y)) return false;",
      "return true;"],
    ["verifyDynamicSizes", "sizes, type",
      "if (sizes.size() == type.getNumDynamicDims()) return success();",
      "return emitOpError(\"incorrect number of dynamic sizes, has \") << sizes.size() << \", expected \" << type.getNumDynamicDims();"],
    ["verifyList", "name, values, numbers",
      "auto dynamic = count_if(numbers, [](auto n) { return ShapedType::isDynamic(n); });",
      "if (values.size() != dynamic)",
      "  return emitError(\"expected the number of '\") << name << \"' to match the number of dynamic entries in 'static_\" << name << \"' (\" << values.size() << \" vs \" << dynamic << \")\";",
      "return success();"],
    ["verifyNotNegative", "name, numbers",
      "for (auto n : numbers)",
      "  if (!ShapedType::isDynamic(n) && n < 0) return emitError(\"expected \") << name << \" to be non-negative, but got \" << n;",
      "return success();"],
    ["verifySliceLists", "rank",
      "if (failed(verifyList(\"sizes\", $sizes, $static_sizes))) return failure();",
      "if (failed(verifyList(\"strides\", $strides, $static_strides))) return failure();",
      "if (failed(verifyList(\"offsets\", $offsets, $static_offsets))) return failure();",
      "int64_t numOffsets = $static_offsets.size(), numSizes = $static_sizes.size(), numStrides = $static_strides.size();",
      "if (numOffsets != numSizes)",
      "  return emitError(\"expected mixed offsets rank to match mixed sizes rank (\") << numOffsets << \" vs \" << numSizes << \") so the rank of the result type is well-formed.\";",
      "if (numSizes != numStrides)",
      "  return emitError(\"expected mixed sizes rank to match mixed strides rank (\") << numSizes << \" vs \" << numStrides << \") so the rank of the result type is well-formed.\";",
      "if (numOffsets != rank) return emitError(\"expected \") << rank << \" offset values, got \" << numOffsets;",
      "if (failed(verifyNotNegative(\"offsets\", $static_offsets))) return failure();",
      "return verifyNotNegative(\"sizes\", $static_sizes);"],
    ["verifyPart", "part, whole",
      "auto expected = whole.clone($static_sizes.asArrayRef());",
      "if (part.getRank() > expected.getRank()) return emitError(\"expected rank to be smaller or equal to the other rank. \");",
      "int64_t next = 0;",
      "bool fits = true;",
      "for (auto size : $static_sizes) {",
      "  if (next < part.getRank() && part.getDimSize(next) == size) ++next;",
      "  else if (size != 1) fits = false;",
      "}",
      "if (!fits || next != part.getRank())",
      "  return emitError(\"expected type to be \") << expected << \" or a rank-reduced version. (size mismatch) \";",
      "if (part.getElementType() != whole.getElementType())",
      "  return emitError(\"expected element type to be \") << whole.getElementType();",
      "for (auto [i, dim] : llvm::enumerate(whole.getShape())) {",
      "  auto offset = $static_offsets[i], size = $static_sizes[i], stride = $static_strides[i];",
      "  if (ShapedType::isDynamic(dim) || ShapedType::isDynamic(offset)) continue;",
      "  if (offset >= dim) return emitError(\"offset \") << i << \" is out-of-bounds: \" << offset << \" >= \" << dim;",
      "  if (ShapedType::isDynamic(size) || ShapedType::isDynamic(stride)) continue;",
      "  auto last = offset + (size - 1) * stride;",
      "  if (last >= dim) return emitError(\"slice along dimension \") << i << \" runs out-of-bounds: \" << last << \" >= \" << dim;",
      "}",
      "return success();"],
    ["verifyReassociation", "expanded, collapsed",
      "int64_t expandedRank = expanded.hasRank() ? expanded.getRank() : 0, collapsedRank = collapsed.hasRank() ? collapsed.getRank() : 0;",
      "if (!expanded.hasRank() || expandedRank < collapsedRank || (!collapsed.hasRank() && $_op.getName() == \"tensor.expand_shape\"))",
      "  return emitOpError(\"expected the expanded type, \") << expanded << \" to have a higher (or same) rank than the collapsed type, \" << collapsed << \".\";",
      "if (collapsedRank != $reassociation.size())",
      "  return emitOpError(\"expected collapsed rank (\") << collapsedRank << \") to equal the number of reassociation maps (\" << $reassociation.size() << \").\";",
      "int64_t numDims = 0, next = 0;",
      "for (auto group : $reassociation)",
      "  for (auto dim : group) numDims = std::max(numDims, dim.getInt() + 1);",
      "for (auto [i, group] : llvm::enumerate($reassociation)) {",
      "  if (numDims != expandedRank)",
      "    return emitOpError(\"expected reassociation map #\") << i << \" to have size equal to the expanded rank (\" << expandedRank << \"), but it is  \" << numDims << \".\";",
      "  for (auto dim : group) {",
      "    if (dim.getInt() != next) return emitOpError(\"expected reassociation map #\") << i << \" to be valid and contiguous.\";",
      "    ++next;",
      "  }",
      "}",
      "for (auto [i, group] : llvm::enumerate($reassociation)) {",
      "  bool isDynamic = false;",
      "  int64_t product = 1;",
      "  for (auto dim : group) {",
      "    auto size = expanded.getDimSize(dim.getInt());",
      "    if (ShapedType::isDynamic(size)) isDynamic = true;",
      "    else product *= size;",
      "  }",
      "  if (isDynamic && !collapsed.isDynamicDim(i))",
      "    return emitOpError(\"expected dimension \") << i << \" of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic\";",
      "  if (!isDynamic && collapsed.getDimSize(i) != product)",
      "    return emitOpError(\"expected dimension \") << i << \" of collapsed type to be static value of \" << product;",
      "}",
      "if (collapsed.getElementType() != expanded.getElementType())",
      "  return emitOpError(\"expected collapsed type to be \") << RankedTensorType::get(collapsed.getShape(), expanded.getElementType()) << \", but got \" << collapsed;",
      "return success();"],
    ["verifyCoordinates", "dims, type, name, what",
      "if (dims.empty()) return emitOpError(name) << \"_dims must be non-empty\";",
      "auto indices = $indices.getType();",
      "if (dims.size() > type.getRank()) return emitOpError(name) << \"_dims overflow \" << what << \" rank\";",
      "if (indices.getRank() == 0 || indices.getShape().back() != dims.size())",
      "  return emitOpError(name) << \"_dims length must match the size of last dimension of indices\";",
      "for (auto dim : dims) {",
      "  if (dim < 0) return emitOpError(name) << \"_dims value must be non-negative\";",
      "  if (dim >= type.getRank()) return emitOpError(name) << \"_dims value must be smaller than \" << what << \" rank\";",
      "}",
      "for (auto i : llvm::seq(1, dims.size()))",
      "  if (dims[i] <= dims[i - 1]) return emitOpError(name) << \"_dims values must be strictly increasing\";",
      "return success();"],
    ["verifyParts", "parts, dims, whole, what",
      "SmallVector<int64_t> full;",
      "SmallVector<int64_t> reduced;",
      "for (auto dim : $indices.getType().getShape().drop_back(1)) { full.push_back(dim); reduced.push_back(dim); }",
      "for (auto [i, dim] : llvm::enumerate(whole.getShape())) {",
      "  if (is_contained(dims, i)) full.push_back(1);",
      "  else { full.push_back(dim); reduced.push_back(dim); }",
      "}",
      "if (parts == whole.clone(full) || parts == whole.clone(reduced)) return success();",
      "return emitOpError(what) << \" type mismatch: expected \" << whole.clone(full) << \" or its rank-reduced variant \" << whole.clone(reduced) << \" (got: \" << parts << \")\";"]
  ],
  strata.summary = "tensor operations",
  strata.description = "Creation, slicing, reshaping and element access of tensors with any element type. Tensors are values: an operation that inserts something returns a new tensor."
} {
  irdl.operation @bitcast attributes {
    strata.class = "BitcastOp",
    strata.hooks = ["fold"],
    strata.summary = "reinterpretation of element bits",
    strata.description = "Converts a tensor to another element type of the same width. The bits of each element stay the same.",
    strata.examples = ["%bits = tensor.bitcast %floats : tensor<?xf32> to tensor<?xi32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["CastOpInterface"],
    strata.cast_compatible = "haveSameShape($from, $to) && $from.getElementTypeBitWidth() == $to.getElementTypeBitWidth()",
    strata.format = "$source attr-dict `:` type($source) `to` type($dest)"
  } {
    %source = irdl.c_pred "castable"
    irdl.operands(source: %source)
    %dest = irdl.c_pred "castable"
    irdl.results(dest: %dest)
  }
  irdl.operation @cast attributes {
    strata.class = "CastOp",
    strata.hooks = ["fold", "canonicalize"],
    strata.summary = "cast of a tensor type",
    strata.description = "Converts a tensor to a type with more or less static shape information. The element type stays the same. If the sizes at run time do not match the result type, the behavior is undefined.",
    strata.examples = ["%fixed = tensor.cast %any : tensor<?x?xf32> to tensor<4x?xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["CastOpInterface", "OpAsmOpInterface"],
    strata.result_names = ["cast"],
    strata.cast_compatible = "$from.getElementType() == $to.getElementType() && haveSameShape($from, $to)",
    strata.format = "$source attr-dict `:` type($source) `to` type($dest)"
  } {
    %source = irdl.c_pred "tensor" {strata.summary = "tensor of any type values"}
    irdl.operands(source: %source)
    %dest = irdl.c_pred "tensor" {strata.summary = "tensor of any type values"}
    irdl.results(dest: %dest)
  }
  irdl.operation @collapse_shape attributes {
    strata.class = "CollapseShapeOp",
    strata.class_base = "CollapseShapeOpBase",
    strata.hooks = ["fold", "canonicalize"],
    strata.summary = "merge of adjacent dimensions",
    strata.description = "Reshapes a tensor to a smaller rank. Each group of `reassociation` lists adjacent dimensions of the source; they become one dimension of the result, whose size is their product.",
    strata.examples = ["%flat = tensor.collapse_shape %images [[0, 1], [2]] : tensor<?x4x8xf32> into tensor<?x8xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["collapsed"],
    strata.verify = [
      "for (auto group : $reassociation)",
      "  if (group.empty()) return emitOpError(\"reassociation indices must not be empty\");",
      "return verifyReassociation($src.getType(), $result.getType());"
    ],
    strata.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)"
  } {
    %src = irdl.c_pred "tensor" {strata.summary = "tensor of any type values"}
    irdl.operands(src: %src)
    %reassociation = irdl.c_pred "reassociation_list"
    irdl.attributes {"reassociation" = %reassociation}
    %result = irdl.c_pred "tensor" {strata.summary = "tensor of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @concat attributes {
    strata.class = "ConcatOp",
    strata.hooks = ["fold", "canonicalize"],
    strata.summary = "concatenation",
    strata.description = "Joins tensors along the dimension `dim`. The sizes of the other dimensions must be equal.",
    strata.examples = ["%all = tensor.concat dim(0) %first, %rest : (tensor<1x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface"],
    strata.result_names = ["concat"],
    strata.verify = [
      "if ($inputs.empty()) return emitOpError(\"requires at least one input\");",
      "auto result = $result.getType();",
      "for (auto input : $inputs)",
      "  if (input.getType().getRank() != result.getRank()) return emitOpError(\"rank of concatenated inputs must match result rank\");",
      "for (auto input : $inputs)",
      "  if (input.getType().getElementType() != result.getElementType()) return emitOpError(\"inputs and result element type must match\");",
      "if ($dim < 0 || $dim >= result.getRank()) return emitOpError(\"concatenation dim must be less than the tensor rank\");",
      "SmallVector<int64_t> inferred;",
      "for (auto i : llvm::seq(0, result.getRank())) {",
      "  int64_t sum = 0, size = ShapedType::kDynamic;",
      "  bool isDynamic = false;",
      "  for (auto input : $inputs) {",
      "    auto next = input.getType().getDimSize(i);",
      "    if (ShapedType::isDynamic(next)) { isDynamic = true; continue; }",
      "    sum += next;",
      "    if (i != $dim && !ShapedType::isDynamic(size) && size != next)",
      "      return emitOpError(\"static concatenation size mismatch along non-concatenated dimension \") << i;",
      "    size = next;",
      "  }",
      "  inferred.push_back(i != $dim ? size : isDynamic ? ShapedType::kDynamic : sum);",
      "}",
      "for (auto [expected, size] : llvm::zip(inferred, result.getShape()))",
      "  if (!ShapedType::isDynamic(expected) && !ShapedType::isDynamic(size) && expected != size)",
      "    return emitOpError(\"result type \") << result << \"does not match inferred shape \" << RankedTensorType::get(inferred, result.getElementType()) << \" static sizes\";"
    ],
    strata.format = "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)"
  } {
    %inputs = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %inputs)
    %dim = irdl.any {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"dim" = %dim}
    %result = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @dim attributes {
    strata.class = "DimOp",
    strata.class_base = "DimOpBase",
    strata.hooks = ["fold", "canonicalize"],
    strata.summary = "size of a dimension",
    strata.description = "The size of dimension `index`. If there is no such dimension, the behavior is undefined.",
    strata.examples = ["%rows = tensor.dim %matrix, %zero : tensor<?x8xf32>"],
    strata.traits = ["NoMemoryEffect"],
    strata.interfaces = ["OpAsmOpInterface", "ShapedDimOpInterface", "InferIntRangeInterface"],
    strata.speculatable = {when = "isa<ShapedType>($source.getType()) && $source.getType().hasRank() && getConstantIntValue($index) != nullptr && getConstantIntValue($index) >= 0 && getConstantIntValue($index) < $source.getType().getRank()"},
    strata.result_names = ["dim"],
    strata.runtime_checks = [["in_range", "index", "tensor.rank(source)", "index is out of bounds"]],
    strata.format = "attr-dict $source `,` $index `:` type($source)"
  } {
    %source = irdl.c_pred "with_dimensions"
    %index = irdl.is index
    irdl.operands(source: %source, index: %index)
    %result = irdl.is index
    irdl.results(result: %result)
  }
  irdl.operation @empty attributes {
    strata.class = "EmptyOp",
    strata.class_base = "EmptyOpBase",
    strata.summary = "tensor with unspecified elements",
    strata.description = "A tensor of the given shape whose elements are unspecified. The operands are the sizes of the dynamic dimensions.",
    strata.examples = ["%out = tensor.empty(%n) : tensor<4x?xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["ReifyRankedShapedTypeOpInterface"],
    strata.verify = [
      "return verifyDynamicSizes($dynamicSizes, $result.getType());"
    ],
    strata.format = "`(` $dynamicSizes `)` attr-dict `:` type($result)"
  } {
    %dynamicSizes = irdl.is index
    irdl.operands(dynamicSizes: variadic %dynamicSizes)
    %result = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @expand_shape attributes {
    strata.class = "ExpandShapeOp",
    strata.class_base = "ExpandShapeOpBase",
    strata.hooks = ["fold", "canonicalize"],
    strata.summary = "split of dimensions",
    strata.description = "Reshapes a tensor to a larger rank. Each group of `reassociation` lists adjacent dimensions of the result, into which one dimension of the source is split. `output_shape` has the sizes of the result.",
    strata.examples = ["%tiles = tensor.expand_shape %line [[0, 1]] output_shape [%n, 16] : tensor<?xf32> into tensor<?x16xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["expanded"],
    strata.verify = [
      "auto result = $result.getType();",
      "int64_t rank = result.hasRank() ? result.getRank() : 0;",
      "if ($static_output_shape.size() != rank)",
      "  return emitOpError(\"expected number of static shape dims to be equal to the output rank (\") << rank << \") but found \" << $static_output_shape.size() << \" inputs instead\";",
      "auto dynamic = count_if($static_output_shape, [](auto n) { return ShapedType::isDynamic(n); });",
      "if ($output_shape.size() != dynamic)",
      "  return emitOpError(\"mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has \") << dynamic << \" dynamic dims while output_shape has \" << $output_shape.size() << \" values\";",
      "return verifyReassociation(result, $src.getType());"
    ],
    strata.format = "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:` type($src) `into` type($result)"
  } {
    %src = irdl.c_pred "tensor" {strata.summary = "tensor of any type values"}
    %output_shape = irdl.is index
    irdl.operands(src: %src, output_shape: variadic %output_shape)
    %reassociation = irdl.c_pred "reassociation_list"
    %static_output_shape = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"reassociation" = %reassociation, "static_output_shape" = %static_output_shape}
    %result = irdl.c_pred "tensor" {strata.summary = "tensor of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @extract attributes {
    strata.class = "ExtractOp",
    strata.hooks = ["fold", "canonicalize"],
    strata.summary = "element of a tensor",
    strata.description = "The element at the given indices, one for each dimension. If an index is out of bounds, the behavior is undefined.",
    strata.examples = ["%x = tensor.extract %matrix[%i, %j] : tensor<?x8xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.infer = [["result", "tensor", "cast<TensorType>($_self).getElementType()", "result type matches element type of tensor"]],
    strata.result_names = ["extracted"],
    strata.loads = {
      pointer = "tensor", indices = "indices", value = "result", dim = "tensor.dim",
      rank_error = "incorrect number of indices for extract_element"
    },
    strata.format = "$tensor `[` $indices `]` attr-dict `:` type($tensor)"
  } {
    %tensor = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    %indices = irdl.is index
    irdl.operands(tensor: %tensor, indices: variadic %indices)
    %result = irdl.any
    irdl.results(result: %result)
  }
  irdl.operation @extract_slice attributes {
    strata.class = "ExtractSliceOp",
    strata.class_base = "ExtractSliceOpBase",
    strata.hooks = ["fold", "canonicalize"],
    strata.summary = "part of a tensor",
    strata.description = "The elements at the given offsets, in the given number and distance in each dimension. Each of these numbers is static or an operand. The result may omit dimensions of size 1.",
    strata.examples = ["%row = tensor.extract_slice %matrix[%i, 0] [1, %n] [1, 1] : tensor<8x?xf32> to tensor<?xf32>"],
    strata.traits = ["AttrSizedOperandSegments", "Pure"],
    strata.interfaces = ["OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface", "OffsetSizeAndStrideOpInterface"],
    strata.result_names = ["extracted_slice"],
    strata.extracts = {
      whole = "source", value = "result", offsets = "static_offsets, offsets",
      sizes = "static_sizes, sizes", strides = "static_strides, strides"
    },
    strata.verify = [
      "if (failed(verifySliceLists($source.getType().getRank()))) return failure();",
      "return verifyPart($result.getType(), $source.getType());"
    ],
    strata.format = "$source `` custom<Slice>($offsets, $static_offsets, $sizes, $static_sizes, $strides, $static_strides) attr-dict `:` type($source) `to` type($result)"
  } {
    %source = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    %offsets = irdl.is index
    %sizes = irdl.is index
    %strides = irdl.is index
    irdl.operands(source: %source, offsets: variadic %offsets, sizes: variadic %sizes, strides: variadic %strides)
    %static_offsets = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %static_sizes = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %static_strides = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"static_offsets" = %static_offsets, "static_sizes" = %static_sizes, "static_strides" = %static_strides}
    %result = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @from_elements attributes {
    strata.class = "FromElementsOp",
    strata.class_base = "FromElementsOpBase",
    strata.hooks = ["fold"],
    strata.summary = "tensor of given elements",
    strata.description = "A tensor of static shape whose elements are the operands, in row-major order.",
    strata.examples = ["%point = tensor.from_elements %x, %y, %z : tensor<3xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.infer = [["elements", "result", "SmallVector<Type, 2>(cast<RankedTensorType>($_self).getNumElements(), cast<RankedTensorType>($_self).getElementType())", "operand types match result element type"]],
    strata.result_names = ["from_elements"],
    strata.format = "$elements attr-dict `:` type($result)"
  } {
    %elements = irdl.any
    irdl.operands(elements: variadic %elements)
    %result = irdl.c_pred "ranked_tensor && static_shape" {strata.summary = "statically shaped tensor of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @gather attributes {
    strata.class = "GatherOp",
    strata.summary = "parts at a tensor of coordinates",
    strata.description = "Reads a part of the source for each coordinate vector; these vectors are the last dimension of `indices`. `gather_dims` says which dimensions of the source the coordinates refer to; of these a part has size 1, of the others the full size. `unique` promises that the vectors differ.",
    strata.examples = ["%rows = tensor.gather %table[%numbers] gather_dims([0]) : (tensor<100x8xf32>, tensor<5x1xindex>) -> tensor<5x1x8xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["gather"],
    strata.verify = [
      "if (failed(verifyCoordinates($gather_dims, $source.getType(), \"gather\", \"source\"))) return failure();",
      "return verifyParts($result.getType(), $gather_dims, $source.getType(), \"result\");"
    ],
    strata.format = "$source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)? attr-dict `:` functional-type(operands, results)"
  } {
    %source = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    %indices = irdl.c_pred "coordinates"
    irdl.operands(source: %source, indices: %indices)
    %gather_dims = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %unique = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"gather_dims" = %gather_dims, "unique" = %unique}
    %result = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @generate attributes {
    strata.class = "GenerateOp",
    strata.class_base = "GenerateOpBase",
    strata.summary = "tensor of computed elements",
    strata.description = "Executes the region once for each element. The arguments of the region are the indices of the element, and `tensor.yield` passes its value. The operands are the sizes of the dynamic dimensions.",
    strata.examples = ["%squares = tensor.generate %n {\n^bb0(%i: index):\n  %square = index.mul %i, %i\n  tensor.yield %square : index\n} : tensor<?xindex>"],
    strata.traits = ["RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<tensor.yield>"],
    strata.interfaces = ["OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface"],
    strata.result_names = ["generated"],
    strata.verify = [
      "return verifyDynamicSizes($dynamicExtents, $result.getType());"
    ],
    strata.verify_regions = [
      "auto body = $body.front();",
      "if (body.getNumArguments() != $result.getType().getRank()) return emitError(\"must have one body argument per input dimension\");",
      "for (auto type : body.getArgumentTypes())",
      "  if (!isa<IndexType>(type)) return emitError(\"all body arguments must be index\");",
      "if (body.getTerminator().getOperand(0).getType() != $result.getType().getElementType())",
      "  return emitOpError(\"body must be terminated with a `yield` operation of the tensor element type\");"
    ],
    strata.format = "$dynamicExtents $body attr-dict `:` type($result)"
  } {
    %dynamicExtents = irdl.is index
    irdl.operands(dynamicExtents: variadic %dynamicExtents)
    %result = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result: %result)
    %body = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(body: %body)
  }
  irdl.operation @insert attributes {
    strata.class = "InsertOp",
    strata.hooks = ["fold"],
    strata.summary = "insertion of an element",
    strata.description = "The tensor `dest` with the element at the given indices replaced. There is one index for each dimension. If an index is out of bounds, the behavior is undefined.",
    strata.examples = ["%changed = tensor.insert %x into %matrix[%i, %j] : tensor<?x8xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface", "DestinationStyleOpInterface"],
    strata.infer = [
      ["result", "dest", "$_self", "result type matches type of dest"],
      ["scalar", "dest", "cast<TensorType>($_self).getElementType()", "scalar type matches element type of dest"]],
    strata.result_names = ["inserted"],
    strata.stores = {
      pointer = "dest", indices = "indices", value = "scalar", result = "result", dim = "tensor.dim",
      rank_error = "incorrect number of indices"
    },
    strata.format = "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)"
  } {
    %scalar = irdl.any
    %dest = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    %indices = irdl.is index
    irdl.operands(scalar: %scalar, dest: %dest, indices: variadic %indices)
    %result = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @insert_slice attributes {
    strata.class = "InsertSliceOp",
    strata.class_base = "InsertSliceOpBase",
    strata.hooks = ["fold", "canonicalize"],
    strata.summary = "insertion of a part",
    strata.description = "The tensor `dest` with the elements at the given offsets, sizes and strides replaced by those of `source`. The source may omit dimensions of size 1.",
    strata.examples = ["%changed = tensor.insert_slice %row into %matrix[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<?x8xf32>"],
    strata.traits = ["AttrSizedOperandSegments", "Pure"],
    strata.interfaces = ["OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface", "DestinationStyleOpInterface", "OffsetSizeAndStrideOpInterface"],
    strata.infer = [["result", "dest", "$_self", "expected result type to match dest type"]],
    strata.result_names = ["inserted_slice"],
    strata.inserts = {
      whole = "dest", value = "source", offsets = "static_offsets, offsets",
      sizes = "static_sizes, sizes", strides = "static_strides, strides"
    },
    strata.verify = [
      "if (failed(verifySliceLists($dest.getType().getRank()))) return failure();",
      "return verifyPart($source.getType(), $dest.getType());"
    ],
    strata.format = "$source `into` $dest `` custom<Slice>($offsets, $static_offsets, $sizes, $static_sizes, $strides, $static_strides) attr-dict `:` type($source) `into` type($dest)"
  } {
    %source = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    %dest = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    %offsets = irdl.is index
    %sizes = irdl.is index
    %strides = irdl.is index
    irdl.operands(source: %source, dest: %dest, offsets: variadic %offsets, sizes: variadic %sizes, strides: variadic %strides)
    %static_offsets = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %static_sizes = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %static_strides = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"static_offsets" = %static_offsets, "static_sizes" = %static_sizes, "static_strides" = %static_strides}
    %result = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @pad attributes {
    strata.class = "PadOp",
    strata.class_base = "PadOpBase",
    strata.hooks = ["fold", "canonicalize"],
    strata.summary = "padding",
    strata.description = "Adds `low` elements before and `high` elements after those of the source in each dimension. The region computes an added element from its indices in the result; `tensor.yield` passes its value. `nofold` keeps the operation even if nothing is added.",
    strata.examples = ["%padded = tensor.pad %image low[1, %left] high[1, 0] {\n^bb0(%i: index, %j: index):\n  tensor.yield %border : f32\n} : tensor<6x?xf32> to tensor<8x?xf32>"],
    strata.traits = ["AttrSizedOperandSegments", "Pure", "SingleBlock", "SingleBlockImplicitTerminator<tensor.yield>"],
    strata.interfaces = ["OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface"],
    strata.result_names = ["padded"],
    strata.verify = [
      "auto source = $source.getType(), result = $result.getType();",
      "if ($static_low.size() != source.getRank() || $static_high.size() != source.getRank())",
      "  return emitError(\"failed to infer expectedType from sourceType \") << source << \", specified resultType is \" << result;",
      "SmallVector<int64_t> inferred;",
      "for (auto [size, low, high] : llvm::zip(source.getShape(), $static_low, $static_high))",
      "  inferred.push_back(ShapedType::isDynamic(size) || ShapedType::isDynamic(low) || ShapedType::isDynamic(high) ? ShapedType::kDynamic : low + size + high);",
      "bool matches = result.getRank() == source.getRank();",
      "if (matches)",
      "  for (auto [expected, size] : llvm::zip(inferred, result.getShape()))",
      "    if (!ShapedType::isDynamic(expected) && expected != size) matches = false;",
      "if (!matches)",
      "  return emitError(\"specified type \") << result << \" does not match the inferred type \" << RankedTensorType::get(inferred, source.getElementType());"
    ],
    strata.verify_regions = [
      "auto rank = $result.getType().getRank();",
      "auto body = $region.front();",
      "if (body.getNumArguments() != rank) return emitError(\"expected the block to have \") << rank << \" arguments\";",
      "for (auto [i, type] : llvm::enumerate(body.getArgumentTypes()))",
      "  if (!isa<IndexType>(type)) return emitOpError(\"expected block argument \") << i + 1 << \" to be an index\";",
      "if (body.getTerminator().getOperand(0).getType() != $result.getType().getElementType())",
      "  return emitOpError(\"expected yield type to match shape element type\");"
    ],
    strata.format = "$source (`nofold` $nofold^)? `low` `` custom<DynamicIndexList>($low, $static_low) `high` `` custom<DynamicIndexList>($high, $static_high) $region attr-dict `:` type($source) `to` type($result)"
  } {
    %source = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    %low = irdl.is index
    %high = irdl.is index
    irdl.operands(source: %source, low: variadic %low, high: variadic %high)
    %static_low = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %static_high = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %nofold = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"static_low" = %static_low, "static_high" = %static_high, "nofold" = %nofold}
    %result = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result: %result)
    %region = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(region: %region)
  }
  irdl.operation @parallel_insert_slice attributes {
    strata.class = "ParallelInsertSliceOp",
    strata.class_base = "InsertSliceOpBase",
    strata.hooks = ["canonicalize"],
    strata.summary = "parallel insertion of a part",
    strata.description = "Says which part of the shared tensor `dest` one iteration of a parallel loop writes. Stands in a region that combines parallel results, such as that of `scf.forall.in_parallel`.",
    strata.examples = ["%rows = scf.forall (%i) in (4) shared_outs(%out = %init) -> (tensor<4x8xf32>) {\n  scf.forall.in_parallel {\n    tensor.parallel_insert_slice %row into %out[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>\n  }\n}"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.interfaces = ["OffsetSizeAndStrideOpInterface", "ParallelCombiningOpInterface"],
    strata.verify = [
      "if (failed(verifySliceLists($dest.getType().getRank()))) return failure();",
      "auto parent = $_op.getParentOp();",
      "if (parent.getName() != \"scf.forall.in_parallel\") return emitError(\"expected InParallelOpInterface parent, got:\") << parent;",
      "if (!is_contained(parent.getParentOp().getRegion(0).getArguments(), $dest)) return emitOpError(\"may only insert into an output block argument\");",
      "return verifyPart($source.getType(), $dest.getType());"
    ],
    strata.format = "$source `into` $dest `` custom<Slice>($offsets, $static_offsets, $sizes, $static_sizes, $strides, $static_strides) attr-dict `:` type($source) `into` type($dest)"
  } {
    %source = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    %dest = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    %offsets = irdl.is index
    %sizes = irdl.is index
    %strides = irdl.is index
    irdl.operands(source: %source, dest: %dest, offsets: variadic %offsets, sizes: variadic %sizes, strides: variadic %strides)
    %static_offsets = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %static_sizes = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %static_strides = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"static_offsets" = %static_offsets, "static_sizes" = %static_sizes, "static_strides" = %static_strides}
  }
  irdl.operation @rank attributes {
    strata.class = "RankOp",
    strata.hooks = ["fold"],
    strata.summary = "number of dimensions",
    strata.description = "The rank of the tensor.",
    strata.examples = ["%rank = tensor.rank %any : tensor<*xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["rank"],
    strata.format = "$tensor attr-dict `:` type($tensor)"
  } {
    %tensor = irdl.c_pred "tensor" {strata.summary = "tensor of any type values"}
    irdl.operands(tensor: %tensor)
    %result = irdl.is index
    irdl.results(result: %result)
  }
  irdl.operation @reshape attributes {
    strata.class = "ReshapeOp",
    strata.hooks = ["fold"],
    strata.summary = "reshape by a tensor of sizes",
    strata.description = "The elements of the source in row-major order, with the sizes that the tensor `shape` contains. The number of elements must stay the same.",
    strata.examples = ["%matrix = tensor.reshape %line(%sizes) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["reshape"],
    strata.verify = [
      "auto source = $source.getType(), result = $result.getType(), shape = $shape.getType();",
      "if (source.getElementType() != result.getElementType())",
      "  return emitOpError(\"element types of source and destination tensor types should be the same\");",
      "if (!result.hasRank()) return success();",
      "if (source.hasRank() && source.hasStaticShape() && result.hasStaticShape() && source.getNumElements() != result.getNumElements())",
      "  return emitOpError(\"source and destination tensor should have the same number of elements\");",
      "if (shape.isDynamicDim(0)) return emitOpError(\"cannot use shape operand with dynamic length to reshape to statically-ranked tensor type\");",
      "if (shape.getDimSize(0) != result.getRank()) return emitOpError(\"length of shape operand differs from the result's tensor rank\");"
    ],
    strata.format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)"
  } {
    %source = irdl.c_pred "tensor" {strata.summary = "tensor of any type values"}
    %shape = irdl.c_pred "coordinates && rank(1)" {strata.summary = "1D tensor of signless integer or index values"}
    irdl.operands(source: %source, shape: %shape)
    %result = irdl.c_pred "tensor" {strata.summary = "tensor of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @scatter attributes {
    strata.class = "ScatterOp",
    strata.summary = "insertion at a tensor of coordinates",
    strata.description = "The tensor `dest` with a part replaced for each coordinate vector; these vectors are the last dimension of `indices`. `scatter_dims` says which dimensions of `dest` the coordinates refer to. `unique` promises that the vectors differ; it is required.",
    strata.examples = ["%changed = tensor.scatter %rows into %table[%numbers] scatter_dims([0]) unique : (tensor<5x1x8xf32>, tensor<100x8xf32>, tensor<5x1xindex>) -> tensor<100x8xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["scatter"],
    strata.verify = [
      "if (failed(verifyCoordinates($scatter_dims, $dest.getType(), \"scatter\", \"dest\"))) return failure();",
      "if (!$unique) return emitOpError(\"requires 'unique' attribute to be set\");",
      "return verifyParts($source.getType(), $scatter_dims, $dest.getType(), \"source\");"
    ],
    strata.format = "$source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` (`unique` $unique^)? attr-dict `:` functional-type(operands, results)"
  } {
    %source = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    %dest = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    %indices = irdl.c_pred "coordinates"
    irdl.operands(source: %source, dest: %dest, indices: %indices)
    %scatter_dims = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %unique = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"scatter_dims" = %scatter_dims, "unique" = %unique}
    %result = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @splat attributes {
    strata.class = "SplatOp",
    strata.hooks = ["fold"],
    strata.summary = "tensor of equal elements",
    strata.description = "A tensor whose elements all have the value of `input`. The further operands are the sizes of the dynamic dimensions.",
    strata.examples = ["%same = tensor.splat %x[%n] : tensor<4x?xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface"],
    strata.infer = [["input", "aggregate", "cast<TensorType>($_self).getElementType()", "operand type matches element type of result"]],
    strata.result_names = ["splat"],
    strata.verify = [
      "return verifyDynamicSizes($dynamicSizes, $aggregate.getType());"
    ],
    strata.format = "$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)"
  } {
    %input = irdl.any
    %dynamicSizes = irdl.is index
    irdl.operands(input: %input, dynamicSizes: variadic %dynamicSizes)
    %aggregate = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(aggregate: %aggregate)
  }
  irdl.operation @yield attributes {
    strata.class = "YieldOp",
    strata.summary = "value of an element",
    strata.description = "Ends the region of `tensor.generate` or `tensor.pad` with the value of an element.",
    strata.examples = ["%zeros = tensor.generate %n {\n^bb0(%i: index):\n  tensor.yield %zero : f32\n} : tensor<?xf32>"],
    strata.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<tensor.generate, tensor.pad>"],
    strata.interfaces = ["RegionBranchTerminatorOpInterface"],
    strata.format = "$value attr-dict `:` type($value)"
  } {
    %value = irdl.any
    irdl.operands(value: %value)
  }
}
