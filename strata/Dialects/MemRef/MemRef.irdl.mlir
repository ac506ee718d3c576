// Allocation of buffers, access to their elements, and views of them.
//
// The names of dynamic and static offsets, sizes and strides are those of MLIR:
// `static_sizes` has a number for each dimension, or the minimum 64-bit integer
// where the next value of `sizes` stands.
irdl.dialect @memref attributes {
  strata.version = 1 : i32,
  strata.constants = ["arith.constant"],
  strata.inlinable,
  strata.named_predicates = [
    ["element_number", "signless_integer || any_float", "signless integer or floating-point"],
    ["strided_memref", "ranked_memref && $_self.isStrided()", "strided memref of any type values"],
    ["line_memref", "ranked_memref && rank(1)", "1D memref of any type values"],
    ["number_memref", "ranked_memref && memref_of(element_number)", "memref of signless integer or floating-point values"],
    ["alignment_attr", "integer_attr && typed_attr_of(signless_integer(64)) && positive && power_of_two", "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0"],
    ["index_lists", "array_of(array_of(integer_attr && typed_attr_of(signless_integer(64))))", "Array of 64-bit integer array attributes"]
  ],
  strata.functions = [
    ["isIdentity", "type",
      "if (type == MemRefType::get(type.getShape(), type.getElementType(), nullptr, type.getMemorySpace())) return true;",
      "auto layout = dyn_cast<StridedLayoutAttr>(type.getLayout());",
      "return layout && type.getRank() == 1 && layout.getOffset() == 0 && layout.getStrides()[0] == 1;"],
    ["countDynamic", "numbers",
      "return count_if(numbers, [](int64_t n) { return ShapedType::isDynamic(n); });"],
    ["countLayoutSymbols", "type",
      "if (isIdentity(type)) return 0;",
      "auto layout = type.getLayout();",
      "if (isa<AffineMapAttr>(layout)) return layout.getNumSymbols();",
      "if (!isa<StridedLayoutAttr>(layout)) return 0;",
      "return countDynamic(layout.getStrides()) + (ShapedType::isDynamic(layout.getOffset()) ? 1 : 0);"],
    ["verifyAllocation", "",
      "int64_t dims = $memref.getType().getNumDynamicDims();",
      "if ($dynamicSizes.size() != dims)",
      "  return emitOpError(\"incorrect number of dynamic sizes, has \") << $dynamicSizes.size() << \", expected \" << dims;",
      "int64_t symbols = countLayoutSymbols($memref.getType());",
      "if ($symbolOperands.size() != symbols)",
      "  return emitOpError(\"symbol operand count does not equal memref symbol count: expected \") << symbols << \", got \" << $symbolOperands.size();",
      "return success();"],
    ["add", "a, b",
      "return ShapedType::isDynamic(a) || ShapedType::isDynamic(b) ? ShapedType::kDynamic : a + b;"],
    ["multiply", "a, b",
      "if (a == 0 || b == 0) return 0;",
      "return ShapedType::isDynamic(a) || ShapedType::isDynamic(b) ? ShapedType::kDynamic : a * b;"],
    ["mayEqual", "a, b",
      "return ShapedType::isDynamic(a) || ShapedType::isDynamic(b) || a == b;"],
    ["allMayEqual", "list, other",
      "if (list.size() != other.size()) return false;",
      "for (auto [a, b] : zip(list, other)) if (!mayEqual(a, b)) return false;",
      "return true;"],
    ["verifyDynamicCount", "name, values, numbers",
      "int64_t count = countDynamic(numbers);",
      "if (values.size() == count) return success();",
      "return emitError(\"expected the number of '\") << name << \"' to match the number of dynamic entries in 'static_\" << name << \"' (\" << values.size() << \" vs \" << count << \")\";"],
    ["verifyLength", "name, numbers, expected",
      "if (numbers.size() == expected) return success();",
      "return emitError(\"expected \") << expected << \" \" << name << \" values, got \" << numbers.size();"],
    ["verifyNonNegative", "name, numbers",
      "for (auto n : numbers)",
      "  if (n < 0 && !ShapedType::isDynamic(n)) return emitError(\"expected \") << name << \" to be non-negative, but got \" << n;",
      "return success();"],
    ["verifyOffsetsSizesAndStrides", "numOffsets, rank",
      "if (failed(verifyDynamicCount(\"sizes\", $sizes, $static_sizes))) return failure();",
      "if (failed(verifyDynamicCount(\"strides\", $strides, $static_strides))) return failure();",
      "if (failed(verifyDynamicCount(\"offsets\", $offsets, $static_offsets))) return failure();",
      "int64_t offsets = $static_offsets.size(), sizes = $static_sizes.size(), strides = $static_strides.size();",
      "if (offsets != sizes && !(numOffsets == 1 && offsets == 1))",
      "  return emitError(\"expected mixed offsets rank to match mixed sizes rank (\") << offsets << \" vs \" << sizes << \") so the rank of the result type is well-formed.\";",
      "if (sizes != strides)",
      "  return emitError(\"expected mixed sizes rank to match mixed strides rank (\") << sizes << \" vs \" << strides << \") so the rank of the result type is well-formed.\";",
      "if (failed(verifyLength(\"offset\", $static_offsets, numOffsets))) return failure();",
      "if (failed(verifyLength(\"size\", $static_sizes, rank))) return failure();",
      "if (failed(verifyLength(\"stride\", $static_strides, rank))) return failure();",
      "if (failed(verifyNonNegative(\"offsets\", $static_offsets))) return failure();",
      "return verifyNonNegative(\"sizes\", $static_sizes);"],
    ["verifyGroups", "collapsed, expanded",
      "if ($reassociation.size() != collapsed.getRank())",
      "  return emitOpError(\"invalid number of reassociation groups: found \") << $reassociation.size() << \", expected \" << collapsed.getRank();",
      "if (collapsed.getRank() == 0 && any_of(expanded.getShape(), [](int64_t size) { return size != 1; }))",
      "  return emitOpError(\"rank 0 memrefs can only be extended/collapsed with/from ones\");",
      "if (collapsed.getRank() == 0) return success();",
      "int64_t next = 0;",
      "for (auto [dim, group] : enumerate($reassociation)) {",
      "  int64_t size = 1;",
      "  bool hasDynamic = false;",
      "  for (auto index : group) {",
      "    if (index != next) return emitOpError(\"reassociation indices must be contiguous\");",
      "    if (index >= expanded.getRank()) return emitOpError(\"reassociation index \") << next << \" is out of bounds\";",
      "    next += 1;",
      "    if (expanded.isDynamicDim(index)) hasDynamic = true;",
      "    else size *= expanded.getDimSize(index);",
      "  }",
      "  if (hasDynamic != collapsed.isDynamicDim(dim))",
      "    return emitOpError(\"collapsed dim (\") << dim << \") must be dynamic if and only if reassociation group is dynamic\";",
      "  if (!hasDynamic && size != collapsed.getDimSize(dim))",
      "    return emitOpError(\"collapsed dim size (\") << collapsed.getDimSize(dim) << \") must equal reassociation group size (\" << size << \")\";",
      "}",
      "if (next != expanded.getRank())",
      "  return emitOpError(\"expanded rank (\") << expanded.getRank() << \") inconsistent with number of reassociation indices (\" << next << \")\";",
      "return success();"],
    ["reversed", "list",
      "SmallVector<int64_t> result;",
      "for (int64_t i = list.size() - 1; i >= 0; --i) result.push_back(list[i]);",
      "return result;"],
    ["inferExpandedLayout", "source, shape",
      "auto [sourceStrides, offset] = getStridesAndOffset(source);",
      "SmallVector<int64_t> strides;",
      "for (int64_t dim = source.getRank() - 1; dim >= 0; --dim) {",
      "  int64_t stride = sourceStrides[dim];",
      "  for (auto index : reversed($reassociation[dim])) {",
      "    strides.push_back(stride);",
      "    stride = multiply(stride, shape[index]);",
      "  }",
      "}",
      "if (source.getRank() == 0) strides = SmallVector<int64_t>(shape.size(), 1);",
      "return StridedLayoutAttr::get($_ctxt, offset, reversed(strides));"],
    ["groupStride", "group, shape, strides",
      "for (int64_t i = group.size() - 1; i > 0; --i) {",
      "  if (shape[group[i]] == 1) continue;",
      "  return ShapedType::isDynamic(shape[group[i]]) ? ShapedType::kDynamic : strides[group[i]];",
      "}",
      "return group.empty() ? 1 : strides[group[0]];"],
    ["isContiguous", "group, shape, strides",
      "int64_t stride = groupStride(group, shape, strides);",
      "for (int64_t i = group.size() - 1; i > 0; --i) {",
      "  stride = multiply(stride, shape[group[i]]);",
      "  if (shape[group[i - 1]] != 1 && !mayEqual(stride, strides[group[i - 1]])) return false;",
      "}",
      "return true;"],
    ["isFunctionOrScope", "op",
      "return op.getName() == \"func.func\" || op.getName() == \"memref.alloca_scope\";"],
    ["orDynamic", "number",
      "return ShapedType::isDynamic(number) ? \"dynamic\" : number;"],
    ["areCastCompatible", "from, to",
      "auto a = dyn_cast<MemRefType>(from), b = dyn_cast<MemRefType>(to);",
      "if (!a && !b) return false;",
      "if (from.getElementType() != to.getElementType() || from.getMemorySpace() != to.getMemorySpace()) return false;",
      "if (!a || !b) return true;",
      "if (!allMayEqual(a.getShape(), b.getShape())) return false;",
      "if (isIdentity(a) && isIdentity(b)) return true;",
      "if (!isIdentity(a) && !isIdentity(b) && a.getLayout() == b.getLayout()) return true;",
      "auto partsOfA = getStridesAndOffset(a), partsOfB = getStridesAndOffset(b);",
      "if (!partsOfA || !partsOfB) return false;",
      "return allMayEqual(partsOfA[0], partsOfB[0]) && mayEqual(partsOfA[1], partsOfB[1]);"],
    ["differOnlyInMemorySpace", "from, to",
      "if (isa<UnrankedMemRefType>(from)) return isa<UnrankedMemRefType>(to) && from.getElementType() == to.getElementType();",
      "return isa<MemRefType>(to) && MemRefType::get(from.getShape(), from.getElementType(), isIdentity(from) ? nullptr : from.getLayout(), to.getMemorySpace()) == to;"],
    ["verifyIndices", "what, first, end",
      "for (auto i : llvm::seq(first, end))",
      "  if (!$operands[i].getType().isIndex()) return emitOpError(\"expected \") << what << \" indices to be of index type\";",
      "return success();"],
    ["verifyNumOperands", "count",
      "if ($operands.size() >= count) return success();",
      "return emitOpError(\"expected at least \") << count << \" operands\";"],
    ["inferSubviewType", "",
      "auto [sourceStrides, offset] = getStridesAndOffset($source.getType());",
      "SmallVector<int64_t> strides;",
      "for (auto [stride, position, step] : zip(sourceStrides, $static_offsets, $static_strides)) {",
      "  offset = add(offset, multiply(stride, position));",
      "  strides.push_back(multiply(stride, step));",
      "}",
      "return MemRefType::get($static_sizes, $source.getType().getElementType(), StridedLayoutAttr::get($_ctxt, offset, strides), $source.getType().getMemorySpace());"],
    ["areReducedSizes", "sizes, reduced",
      "int64_t next = 0;",
      "for (auto size : sizes) {",
      "  if (next < reduced.size() && size == reduced[next]) next += 1;",
      "  else if (size != 1) return false;",
      "}",
      "return next == reduced.size();"],
    ["areReducedStrides", "sizes, strides, reduced",
      "int64_t surplus = strides.size() - reduced.size(), next = 0;",
      "bool dropsAllUnits = surplus == count_if(sizes, [](int64_t size) { return size == 1; });",
      "for (auto [dim, stride] : enumerate(strides)) {",
      "  int64_t occurrences = count_if(strides.drop_front(dim), [=](int64_t s) { return s == stride; });",
      "  int64_t kept = count_if(reduced.drop_front(next), [=](int64_t s) { return s == stride; });",
      "  if (surplus > 0 && sizes[dim] == 1 && (dropsAllUnits || occurrences > kept)) { surplus -= 1; continue; }",
      "  if (next == reduced.size() || reduced[next] != stride) return false;",
      "  next += 1;",
      "}",
      "return surplus == 0;"]
  ],
  strata.summary = "buffers in memory",
  strata.description = "Operations on memrefs, which are references to regions of memory with a shape, a layout and a memory space: allocation, loads and stores, atomic updates, asynchronous copies, globals, and views with another shape, layout or offset, which share the memory of their source."
} {
  irdl.operation @alloc attributes {
    strata.class = "AllocOp",
    strata.class_base = "AllocOpBase",
    strata.hooks = ["canonicalize"],
    strata.summary = "heap allocation",
    strata.description = "Allocates memory for a memref, which `memref.dealloc` releases. There is an operand for each dynamic dimension, and for each symbol of the layout. The memory is not initialized. It is aligned to `alignment` bytes.",
    strata.examples = [
      "%matrix = memref.alloc(%rows) : memref<?x16xf32>",
      "%line = memref.alloc() {alignment = 64 : i64} : memref<64xi8>"
    ],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.interfaces = ["AlignmentAttrOpInterface", "OpAsmOpInterface"],
    strata.result_names = ["alloc"],
    strata.verify = [
      "return verifyAllocation();"
    ],
    strata.format = "`(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)"
  } {
    %dynamicSizes = irdl.is index {strata.summary = "index"}
    %symbolOperands = irdl.is index {strata.summary = "index"}
    irdl.operands(dynamicSizes: variadic %dynamicSizes, symbolOperands: variadic %symbolOperands)
    %alignment = irdl.c_pred "alignment_attr" {strata.kind = "i64", strata.optional}
    irdl.attributes {"alignment" = %alignment}
    %memref = irdl.base "!builtin.memref" {strata.effects = ["allocate"], strata.summary = "memref of any type values"}
    irdl.results(memref: %memref)
  }
  irdl.operation @alloca attributes {
    strata.like = "alloc",
    strata.class = "AllocaOp",
    strata.class_base = "AllocOpBase",
    strata.hooks = ["canonicalize"],
    strata.summary = "stack allocation",
    strata.description = "Allocates memory that is released when control leaves the closest surrounding operation with an automatic allocation scope, such as a function or `memref.alloca_scope`. Operands and attributes are those of `memref.alloc`.",
    strata.examples = ["%counters = memref.alloca() : memref<4xindex>"],
    strata.verify = [
      "bool isScoped = false;",
      "for (auto parent = $_op.getParentOp(); parent && !isScoped; parent = parent.getParentOp())",
      "  isScoped = isFunctionOrScope(parent);",
      "for (auto parent = $_op.getParentOp(); parent && !isScoped; parent = parent.getParentOp())",
      "  isScoped = parent.hasTrait<OpTrait::AutomaticAllocationScope>();",
      "if (!isScoped) return emitOpError(\"requires an ancestor op with AutomaticAllocationScope trait\");",
      "return verifyAllocation();"
    ],
    strata.interfaces = ["AlignmentAttrOpInterface", "OpAsmOpInterface", "DestructurableAllocationOpInterface"],
    strata.allocates = {
      pointer = "memref",
      element = "$_self.getElementType()",
      when = "$memref.getType().hasStaticShape() && $memref.getType().getNumElements() == 1"
    },
    strata.result_names = ["alloca"]
  } {
    %memref = irdl.base "!builtin.memref" {strata.effects = ["allocate:SideEffects.AutomaticAllocationScopeResource"], strata.summary = "memref of any type values"}
    irdl.results(memref: %memref)
  }
  irdl.operation @alloca_scope attributes {
    strata.class = "AllocaScopeOp",
    strata.hooks = ["canonicalize"],
    strata.summary = "scope of stack allocations",
    strata.description = "Executes its region once. Memory that `memref.alloca` allocates in it is released at its end. The results are the operands of `memref.alloca_scope.return`.",
    strata.examples = ["%sum = memref.alloca_scope -> (f32) {\n  %buffer = memref.alloca(%n) : memref<?xf32>\n  %total = func.call @fillAndAdd(%buffer) : (memref<?xf32>) -> f32\n  memref.alloca_scope.return %total : f32\n}"],
    strata.traits = ["AutomaticAllocationScope", "SingleBlock", "SingleBlockImplicitTerminator<memref.alloca_scope.return>", "RecursiveMemoryEffects", "NoRegionArguments"],
    strata.flow = [["parent", "bodyRegion"], ["bodyRegion", "parent"]],
    strata.format = "(`  ` `->` parenthesized-types($results)^) : (` `)? $bodyRegion attr-dict"
  } {
    %results = irdl.any {strata.summary = "any type"}
    irdl.results(results: variadic %results)
    %bodyRegion = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(bodyRegion: %bodyRegion)
  }
  irdl.operation @alloca_scope.return attributes {
    strata.class = "AllocaScopeReturnOp",
    strata.summary = "end of a scope of stack allocations",
    strata.description = "Ends the region of `memref.alloca_scope`. Its operands are the results of the scope.",
    strata.examples = ["%answer = memref.alloca_scope -> (i32) {\n  memref.alloca_scope.return %x : i32\n}"],
    strata.traits = ["HasParent<memref.alloca_scope>", "Pure", "ReturnLike", "Terminator"],
    strata.interfaces = ["RegionBranchTerminatorOpInterface"],
    strata.format = "attr-dict ($results^ `:` type($results))?"
  } {
    %results = irdl.any {strata.summary = "any type"}
    irdl.operands(results: variadic %results)
  }
  irdl.operation @assume_alignment attributes {
    strata.class = "AssumeAlignmentOp",
    strata.hooks = ["fold"],
    strata.summary = "assumption about alignment",
    strata.description = "Returns its operand. The behavior is undefined if the address is not a multiple of `alignment` bytes.",
    strata.examples = ["%aligned = memref.assume_alignment %buffer, 32 : memref<?xf32>"],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.interfaces = ["OpAsmOpInterface", "ViewLikeOpInterface", "MemorySpaceCastConsumerOpInterface", "ReifyRankedShapedTypeOpInterface"],
    strata.result_names = ["assume_align"],
    strata.verify = [
      "if (!isPowerOf2_32($alignment)) return emitOpError(\"alignment must be power of 2\");"
    ],
    strata.format = "$memref `,` $alignment attr-dict `:` type($memref)"
  } {
    %memref = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    irdl.operands(memref: %memref)
    %alignment = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && positive" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is positive"}
    irdl.attributes {"alignment" = %alignment}
    %result = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @atomic_rmw attributes {
    strata.class = "AtomicRMWOp",
    strata.hooks = ["fold"],
    strata.summary = "atomic update of an element",
    strata.description = "Combines an element with a value, as `kind` says, and writes the outcome back, in one atomic step. The result is the element before the update.",
    strata.examples = ["%before = memref.atomic_rmw addi %one, %histogram[%bin] : (i32, memref<256xi32>) -> i32"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.interfaces = ["MemorySpaceCastConsumerOpInterface"],
    strata.infer = [["value", "memref", "$_self.getElementType()", "value type matches element type of memref"]],
    strata.loads = {
      pointer = "memref", indices = "indices", value = "result", dim = "memref.dim",
      rank_error = "expects the number of subscripts to be equal to memref rank"
    },
    strata.stores = {pointer = "memref", indices = "indices"},
    strata.verify = [
      "SmallVector<StringRef> names = {\"addf\", \"addi\", \"andi\", \"assign\", \"maximumf\", \"maxnumf\", \"maxs\", \"maxu\", \"minimumf\", \"minnumf\", \"mins\", \"minu\", \"mulf\", \"muli\", \"ori\", \"xori\"};",
      "auto name = names[$kind];",
      "if (name == \"addf\" || name == \"maximumf\" || name == \"minimumf\" || name == \"mulf\") {",
      "  if (!$value.getType().isFloat()) return emitOpError(\"with kind '\") << name << \"' expects a floating-point type\";",
      "} else if (name != \"assign\" && name != \"maxnumf\" && name != \"minnumf\") {",
      "  if (!$value.getType().isInteger()) return emitOpError(\"with kind '\") << name << \"' expects an integer type\";",
      "}"
    ],
    strata.format = "$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` type($result)"
  } {
    %value = irdl.c_pred "element_number"
    %memref = irdl.c_pred "number_memref"
    %indices = irdl.is index {strata.summary = "index"}
    irdl.operands(value: %value, memref: %memref, indices: variadic %indices)
    %kind = irdl.base "#arith.AtomicRMWKind" {strata.summary = "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15"}
    irdl.attributes {"kind" = %kind}
    %result = irdl.c_pred "element_number"
    irdl.results(result: %result)
  }
  irdl.operation @atomic_yield attributes {
    strata.class = "AtomicYieldOp",
    strata.summary = "new value of an atomic update",
    strata.description = "Ends the region of `memref.generic_atomic_rmw` with the value that is written.",
    strata.examples = ["%before = memref.generic_atomic_rmw %flags[%i] : memref<8xi32> {\n^bb0(%old: i32):\n  %new = arith.xori %old, %mask : i32\n  memref.atomic_yield %new : i32\n}"],
    strata.traits = ["HasParent<memref.generic_atomic_rmw>", "Pure", "Terminator", "ReturnLike"],
    strata.interfaces = ["RegionBranchTerminatorOpInterface"],
    strata.verify = [
      "auto parent = $_op.getParentOp().getResult(0).getType(), type = $result.getType();",
      "if (parent != type) return emitOpError(\"types mismatch between yield op: \") << type << \" and its parent: \" << parent;"
    ],
    strata.format = "$result attr-dict `:` type($result)"
  } {
    %result = irdl.any {strata.summary = "any type"}
    irdl.operands(result: %result)
  }
  irdl.operation @cast attributes {
    strata.class = "CastOp",
    strata.hooks = ["fold"],
    strata.summary = "conversion between compatible memref types",
    strata.description = "Changes what the type says about shape and layout: sizes, strides and the offset can become dynamic or static, and the rank can become unknown or known. The behavior is undefined if the new type is wrong.",
    strata.examples = [
      "%dynamic = memref.cast %buffer : memref<4x8xf32> to memref<?x8xf32>",
      "%unranked = memref.cast %buffer : memref<4xf32> to memref<*xf32>"
    ],
    strata.traits = ["MemRefsNormalizable", "Pure"],
    strata.interfaces = ["CastOpInterface", "OpAsmOpInterface", "MemorySpaceCastConsumerOpInterface", "ViewLikeOpInterface"],
    strata.result_names = ["cast"],
    strata.cast_compatible = "areCastCompatible($from, $to)",
    strata.format = "$source attr-dict `:` type($source) `to` type($dest)"
  } {
    %source = irdl.c_pred "memref" {strata.summary = "ranked or unranked memref of any type values"}
    irdl.operands(source: %source)
    %dest = irdl.c_pred "memref" {strata.summary = "ranked or unranked memref of any type values"}
    irdl.results(dest: %dest)
  }
  irdl.operation @collapse_shape attributes {
    strata.class = "CollapseShapeOp",
    strata.class_base = "CollapseShapeOpBase",
    strata.hooks = ["canonicalize", "fold"],
    strata.summary = "view with fewer dimensions",
    strata.description = "Combines groups of adjacent dimensions into one each. The dimensions of a group must be contiguous in memory.",
    strata.examples = ["%flat = memref.collapse_shape %cube [[0, 1], [2]] : memref<4x?x8xf32> into memref<?x8xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface", "MemorySpaceCastConsumerOpInterface", "ViewLikeOpInterface"],
    strata.result_names = ["collapse_shape"],
    strata.verify = [
      "auto source = $src.getType(), result = $result.getType();",
      "if (source.getRank() < result.getRank())",
      "  return emitOpError(\"has source rank \") << source.getRank() << \" and result rank \" << result.getRank() << \". This is not a collapse (\" << source.getRank() << \" < \" << result.getRank() << \").\";",
      "if (failed(verifyGroups(result, source))) return failure();",
      "auto expected = MemRefType::get(result.getShape(), source.getElementType(), nullptr, source.getMemorySpace());",
      "if (!isIdentity(source)) {",
      "  auto [strides, offset] = getStridesAndOffset(source);",
      "  SmallVector<int64_t> newStrides;",
      "  for (auto group : $reassociation) {",
      "    if (!isContiguous(group, source.getShape(), strides)) return emitOpError(\"invalid source layout map or collapsing non-contiguous dims\");",
      "    newStrides.push_back(groupStride(group, source.getShape(), strides));",
      "  }",
      "  expected = MemRefType::get(result.getShape(), source.getElementType(), StridedLayoutAttr::get($_ctxt, offset, newStrides), source.getMemorySpace());",
      "}",
      "if (result != expected) return emitOpError(\"expected collapsed type to be \") << expected << \" but found \" << result;"
    ],
    strata.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)"
  } {
    %src = irdl.c_pred "strided_memref"
    irdl.operands(src: %src)
    %reassociation = irdl.c_pred "index_lists"
    irdl.attributes {"reassociation" = %reassociation}
    %result = irdl.c_pred "strided_memref"
    irdl.results(result: %result)
  }
  irdl.operation @copy attributes {
    strata.class = "CopyOp",
    strata.hooks = ["canonicalize"],
    strata.summary = "copy of all elements",
    strata.description = "Writes the elements of the source to the target. They have the same shape, but may differ in layout. The behavior is undefined if they overlap without being equal.",
    strata.examples = ["memref.copy %from, %to : memref<?xf32> to memref<16xf32>"],
    strata.traits = ["SameOperandsElementType", "SameOperandsShape"],
    strata.format = "$source `,` $target attr-dict `:` type($source) `to` type($target)"
  } {
    %source = irdl.c_pred "memref" {strata.effects = ["read"], strata.summary = "ranked or unranked memref of any type values"}
    %target = irdl.c_pred "memref" {strata.effects = ["write"], strata.summary = "ranked or unranked memref of any type values"}
    irdl.operands(source: %source, target: %target)
  }
  irdl.operation @dealloc attributes {
    strata.class = "DeallocOp",
    strata.hooks = ["fold"],
    strata.summary = "release of heap memory",
    strata.description = "Releases memory that `memref.alloc` allocated. Views of it become invalid.",
    strata.examples = ["memref.dealloc %buffer : memref<?xf32>"],
    strata.traits = ["MemRefsNormalizable"],
    strata.format = "$memref attr-dict `:` type($memref)"
  } {
    %memref = irdl.c_pred "memref" {strata.effects = ["free"], strata.summary = "ranked or unranked memref of any type values"}
    irdl.operands(memref: %memref)
  }
  irdl.operation @dim attributes {
    strata.class = "DimOp",
    strata.class_base = "DimOpBase",
    strata.hooks = ["fold", "canonicalize"],
    strata.summary = "size of a dimension",
    strata.description = "The size of the dimension with the given number. The behavior is undefined if there is no such dimension.",
    strata.examples = ["%columns = memref.dim %matrix, %one : memref<4x?xf32>"],
    strata.traits = ["MemRefsNormalizable"],
    strata.interfaces = ["OpAsmOpInterface", "ShapedDimOpInterface", "InferIntRangeInterface"],
    strata.speculatable = {when = "isa<ShapedType>($source.getType()) && $source.getType().hasRank() && getConstantIntValue($index) != nullptr && getConstantIntValue($index) >= 0 && getConstantIntValue($index) < $source.getType().getRank()"},
    strata.effects = [],
    strata.result_names = ["dim"],
    strata.runtime_checks = [["in_range", "index", "memref.rank(source)", "index is out of bounds"]],
    strata.format = "attr-dict $source `,` $index `:` type($source)"
  } {
    %source = irdl.c_pred "unranked_memref || (ranked_memref && min_rank(1))" {strata.summary = "unranked.memref of any type values or non-0-ranked.memref of any type values"}
    %index = irdl.is index {strata.summary = "index"}
    irdl.operands(source: %source, index: %index)
    %result = irdl.is index {strata.summary = "index"}
    irdl.results(result: %result)
  }
  irdl.operation @distinct_objects attributes {
    strata.class = "DistinctObjectsOp",
    strata.summary = "assumption that memrefs do not alias",
    strata.description = "Returns its operands. The behavior is undefined if accesses through different results overlap.",
    strata.examples = ["%in, %out = memref.distinct_objects %a, %b : memref<?xf32>, memref<?xf32>"],
    strata.traits = ["Pure", "DistinctObjectsTrait"],
    strata.interfaces = ["InferTypeOpInterface"],
    strata.infer = [["results", "operands", "$_self"]],
    strata.verify = [
      "if ($operands.empty()) return emitOpError(\"expected at least one operand\");",
      "if ($operands.getTypes() != $results.getTypes()) return emitOpError(\"operand types and result types must match\");"
    ],
    strata.format = "$operands attr-dict `:` type($operands)"
  } {
    %operands = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    irdl.operands(operands: variadic %operands)
    %results = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    irdl.results(results: variadic %results)
  }
  irdl.operation @dma_start attributes {
    strata.class = "DmaStartOp",
    strata.hooks = ["parse", "print", "fold"],
    strata.summary = "start of an asynchronous copy",
    strata.description = "Starts a copy of elements from the source to the destination and returns at once. The operands are a memref and its indices for the source and the destination, the number of elements, a memref and its indices for the tag, which `memref.dma_wait` uses, and optionally a stride in elements and the number of elements to copy before each step.",
    strata.examples = ["memref.dma_start %from[%i, %j], %to[%k], %bytes, %tag[%slot] : memref<64x64xf32>, memref<64xf32, 1>, memref<2xi32>"],
    strata.verify = [
      "if (failed(verifyNumOperands(4))) return failure();",
      "auto source = dyn_cast<MemRefType>($operands[0].getType());",
      "if (!source) return emitOpError(\"expected source to be of memref type\");",
      "int64_t destinationAt = source.getRank() + 1;",
      "if (failed(verifyNumOperands(destinationAt + 3))) return failure();",
      "if (failed(verifyIndices(\"source\", 1, destinationAt))) return failure();",
      "auto destination = dyn_cast<MemRefType>($operands[destinationAt].getType());",
      "if (!destination) return emitOpError(\"expected destination to be of memref type\");",
      "int64_t countAt = destinationAt + destination.getRank() + 1;",
      "if (failed(verifyNumOperands(countAt + 2))) return failure();",
      "if (failed(verifyIndices(\"destination\", destinationAt + 1, countAt))) return failure();",
      "if (!$operands[countAt].getType().isIndex()) return emitOpError(\"expected num elements to be of index type\");",
      "auto tag = dyn_cast<MemRefType>($operands[countAt + 1].getType());",
      "if (!tag) return emitOpError(\"expected tag to be of memref type\");",
      "int64_t end = countAt + 2 + tag.getRank();",
      "if (failed(verifyNumOperands(end))) return failure();",
      "if (failed(verifyIndices(\"tag\", countAt + 2, end))) return failure();",
      "if ($operands.size() == end) return success();",
      "if ($operands.size() != end + 2) return emitOpError(\"incorrect number of operands\");",
      "if (!$operands[end].getType().isIndex() || !$operands[end + 1].getType().isIndex())",
      "  return emitOpError(\"expected stride and num elements per stride to be of type index\");"
    ]
  } {
    %operands = irdl.any {strata.summary = "any type"}
    irdl.operands(operands: variadic %operands)
  }
  irdl.operation @dma_wait attributes {
    strata.class = "DmaWaitOp",
    strata.hooks = ["fold"],
    strata.summary = "end of an asynchronous copy",
    strata.description = "Waits until the copy that was started with the tag is complete. The number of elements is that of the copy.",
    strata.examples = ["memref.dma_wait %tag[%slot], %bytes : memref<2xi32>"],
    strata.verify = [
      "int64_t rank = $tagMemRef.getType().getRank();",
      "if ($tagIndices.size() != rank)",
      "  return emitOpError(\"expected tagIndices to have the same number of elements as the tagMemRef rank, expected \") << rank << \", but got \" << $tagIndices.size();"
    ],
    strata.format = "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)"
  } {
    %tagMemRef = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %tagIndices = irdl.is index {strata.summary = "index"}
    %numElements = irdl.is index {strata.summary = "index"}
    irdl.operands(tagMemRef: %tagMemRef, tagIndices: variadic %tagIndices, numElements: %numElements)
  }
  irdl.operation @expand_shape attributes {
    strata.class = "ExpandShapeOp",
    strata.class_base = "ExpandShapeOpBase",
    strata.hooks = ["canonicalize", "fold"],
    strata.summary = "view with more dimensions",
    strata.description = "Splits each dimension into a group of dimensions, whose sizes are given.",
    strata.examples = ["%tiles = memref.expand_shape %flat [[0, 1], [2]] output_shape [%n, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface", "MemorySpaceCastConsumerOpInterface", "ReifyRankedShapedTypeOpInterface", "ViewLikeOpInterface"],
    strata.result_names = ["expand_shape"],
    strata.verify = [
      "auto source = $src.getType(), result = $result.getType();",
      "if (source.getRank() > result.getRank())",
      "  return emitOpError(\"has source rank \") << source.getRank() << \" and result rank \" << result.getRank() << \". This is not an expansion (\" << source.getRank() << \" > \" << result.getRank() << \").\";",
      "if (failed(verifyGroups(source, result))) return failure();",
      "auto expected = MemRefType::get(result.getShape(), source.getElementType(), isIdentity(source) ? nullptr : inferExpandedLayout(source, result.getShape()), source.getMemorySpace());",
      "if (result != expected) return emitOpError(\"expected expanded type to be \") << expected << \" but found \" << result;",
      "if ($static_output_shape.size() != result.getRank())",
      "  return emitOpError(\"expected number of static shape bounds to be equal to the output rank (\") << result.getRank() << \") but found \" << $static_output_shape.size() << \" inputs instead\";",
      "if ($output_shape.size() != countDynamic($static_output_shape)) return emitOpError(\"mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has \") << countDynamic($static_output_shape) << \" dynamic dims while output_shape has \" << $output_shape.size() << \" values\";",
      "for (auto [dim, sizes] : enumerate(zip(result.getShape(), $static_output_shape)))",
      "  if (!ShapedType::isDynamic(sizes[0]) && sizes[0] != sizes[1]) return emitOpError(\"invalid output shape provided at pos \") << dim;"
    ],
    strata.format = "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:` type($src) `into` type($result)"
  } {
    %src = irdl.c_pred "strided_memref"
    %output_shape = irdl.is index {strata.summary = "index"}
    irdl.operands(src: %src, output_shape: variadic %output_shape)
    %reassociation = irdl.c_pred "index_lists"
    %static_output_shape = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"reassociation" = %reassociation, "static_output_shape" = %static_output_shape}
    %result = irdl.c_pred "strided_memref"
    irdl.results(result: %result)
  }
  irdl.operation @extract_aligned_pointer_as_index attributes {
    strata.class = "ExtractAlignedPointerAsIndexOp",
    strata.summary = "address of a memref",
    strata.description = "The aligned pointer of the memref as a number, without the offset.",
    strata.examples = ["%address = memref.extract_aligned_pointer_as_index %buffer : memref<?xf32> -> index"],
    strata.traits = ["Pure", "SameVariadicResultSize"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["intptr"],
    strata.format = "$source `:` type($source) `->` type(results) attr-dict"
  } {
    %source = irdl.c_pred "memref" {strata.summary = "ranked or unranked memref of any type values"}
    irdl.operands(source: %source)
    %aligned_pointer = irdl.is index {strata.summary = "index"}
    irdl.results(aligned_pointer: %aligned_pointer)
  }
  irdl.operation @extract_strided_metadata attributes {
    strata.class = "ExtractStridedMetadataOp",
    strata.class_base = "ExtractStridedMetadataOpBase",
    strata.hooks = ["fold"],
    strata.summary = "parts of a memref",
    strata.description = "Returns a memref without dimensions for the memory, the offset, and the size and the stride of each dimension.",
    strata.examples = ["%base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %part : memref<?x8xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index"],
    strata.traits = ["Pure", "SameVariadicResultSize", "InferTypeOpAdaptor"],
    strata.interfaces = ["OpAsmOpInterface", "ViewLikeOpInterface", "InferTypeOpInterface", "ConstantResultsOpInterface"],
    strata.result_names = ["base_buffer", "offset", "sizes", "strides"],
    strata.verify = [
      "auto source = $source.getType();",
      "SmallVector<Type> types = SmallVector<Type>(2 + 2 * source.getRank(), IndexType::get($_ctxt));",
      "SmallVector<Type> expected = {};",
      "for (auto [i, type] : enumerate(types)) {",
      "  if (i == 0) expected.push_back(MemRefType::get({}, source.getElementType(), nullptr, source.getMemorySpace()));",
      "  else expected.push_back(type);",
      "}",
      "if ($_op.getResultTypes() == expected) return success();",
      "auto first = emitOpError(\"inferred type(s) \") << expected << \" are incompatible with return type(s) of operation \" << $_op.getResultTypes();",
      "return emitOpError(\"failed to infer returned types\");"
    ],
    strata.format = "$source `:` type($source) `->` type(results) attr-dict"
  } {
    %source = irdl.c_pred "strided_memref"
    irdl.operands(source: %source)
    %base_buffer = irdl.c_pred "strided_memref && rank(0)" {strata.summary = "strided memref of any type values of rank 0"}
    %offset = irdl.is index {strata.summary = "index"}
    %sizes = irdl.is index {strata.summary = "index"}
    %strides = irdl.is index {strata.summary = "index"}
    irdl.results(base_buffer: %base_buffer, offset: %offset, sizes: variadic %sizes, strides: variadic %strides)
  }
  irdl.operation @generic_atomic_rmw attributes {
    strata.class = "GenericAtomicRMWOp",
    strata.summary = "atomic update with a region",
    strata.description = "The region computes the new value of an element from the current one, its argument. Reading, computing and writing are one atomic step, so that the region may be executed several times. The result is the new value.",
    strata.examples = ["%before = memref.generic_atomic_rmw %products[%i] : memref<16xf32> {\n^bb0(%old: f32):\n  %new = arith.mulf %old, %factor : f32\n  memref.atomic_yield %new : f32\n}"],
    strata.traits = ["SingleBlock"],
    strata.hooks = ["verifyRegions"],
    strata.infer = [["result", "memref", "$_self.getElementType()", "result type matches element type of memref"]],
    strata.loads = {pointer = "memref", indices = "indices", value = "result", dim = "memref.dim"},
    strata.stores = {pointer = "memref", indices = "indices"},
    strata.verify = [
      "if ($atomic_body.getNumArguments() != 1) return emitOpError(\"expected single number of entry block arguments\");",
      "if ($atomic_body.getArgument(0).getType() != $result.getType()) return emitOpError(\"expected block argument of the same type result type\");"
    ],
    strata.verify_regions = [
      "auto last = $atomic_body.getTerminator();",
      "if (last && last.getName() != \"memref.atomic_yield\")",
      "  return emitOpError(\"expects regions to end with 'memref.atomic_yield', found '\") << last.getName() << \"'\";"
    ],
    strata.format = "$memref `[` $indices `]` `:` type($memref) $atomic_body attr-dict"
  } {
    %memref = irdl.c_pred "number_memref"
    %indices = irdl.is index {strata.summary = "index"}
    irdl.operands(memref: %memref, indices: variadic %indices)
    %result = irdl.c_pred "element_number"
    irdl.results(result: %result)
    %atomic_body = irdl.region {strata.summary = "any region"}
    irdl.regions(atomic_body: %atomic_body)
  }
  irdl.operation @get_global attributes {
    strata.class = "GetGlobalOp",
    strata.summary = "reference to a global",
    strata.description = "The memref that a `memref.global` defines, with the type given there.",
    strata.examples = ["%weights = memref.get_global @weights : memref<3xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["SymbolUserOpInterface"],
    strata.verify_symbol_uses = [
      "auto global = SymbolTable::lookupNearestSymbolFrom($_op, $name);",
      "if (!global || global.getName() != \"memref.global\") return emitOpError(\"'\") << $name.getLeafReference().getValue() << \"' does not reference a valid global memref\";",
      "auto type = cast<TypeAttr>(global.getAttr(\"type\")).getValue();",
      "if ($result.getType() != type)",
      "  return emitOpError(\"result type \") << $result.getType() << \" does not match type \" << type << \" of the global memref \" << getNameAttr();"
    ],
    strata.format = "$name `:` type($result) attr-dict"
  } {
    %name = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    irdl.attributes {"name" = %name}
    %result = irdl.c_pred "ranked_memref && static_shape" {strata.summary = "statically shaped memref of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @global attributes {
    strata.class = "GlobalOp",
    strata.summary = "global buffer",
    strata.description = "Declares or defines a buffer that exists as long as the program. `initial_value` has its elements; if it is the unit attribute, the buffer is defined but not initialized, and without it, the buffer is defined elsewhere. `constant` says that the elements never change.",
    strata.examples = [
      "memref.global \"private\" constant @weights : memref<3xf32> = dense<[1.000000e+00, 2.000000e+00, 1.000000e+00]>",
      "memref.global @scratch : memref<64xi32> = uninitialized"
    ],
    strata.interfaces = ["SymbolOpInterface", "AlignmentAttrOpInterface"],
    strata.verify = [
      "auto type = $type;",
      "if (!type.hasStaticShape()) return emitOpError(\"type should be static shaped memref, but got \") << type;",
      "auto value = getInitialValueAttr();",
      "if (!value || isa<UnitAttr>(value)) return success();",
      "if (!isa<ElementsAttr>(value)) return emitOpError(\"initial value should be a unit or elements attribute, but got \") << value;",
      "auto elements = value.getType();",
      "if (elements.getElementType() != type.getElementType())",
      "  return emitOpError(\"initial value element expected to be of type \") << type.getElementType() << \", but was of type \" << elements.getElementType();",
      "if (elements.getShape() != type.getShape())",
      "  return emitOpError(\"initial value shape expected to be \") << type.getShape() << \" but was \" << elements.getShape();"
    ],
    strata.format = "($sym_visibility^)? (`constant` $constant^)? $sym_name `:` custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict"
  } {
    %sym_name = irdl.c_pred "string_attr" {strata.kind = "symbol", strata.summary = "string attribute"}
    %sym_visibility = irdl.c_pred "string_attr" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %type = irdl.c_pred "type_attr_of(ranked_memref)" {strata.kind = "type", strata.summary = "memref type attribute"}
    %initial_value = irdl.any {strata.optional, strata.summary = "any attribute"}
    %constant = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %alignment = irdl.c_pred "alignment_attr" {strata.kind = "i64", strata.optional}
    irdl.attributes {"sym_name" = %sym_name, "sym_visibility" = %sym_visibility, "type" = %type, "initial_value" = %initial_value, "constant" = %constant, "alignment" = %alignment}
  }
  irdl.operation @load attributes {
    strata.class = "LoadOp",
    strata.class_base = "LoadOpBase",
    strata.hooks = ["fold"],
    strata.summary = "load of an element",
    strata.description = "Reads the element at the indices, one for each dimension. `nontemporal` says that it is not expected to be used again soon, `alignment` that its address is a multiple of this number of bytes.",
    strata.examples = ["%x = memref.load %matrix[%i, %j] : memref<4x?xf32>"],
    strata.traits = ["MemRefsNormalizable"],
    strata.interfaces = ["AlignmentAttrOpInterface", "MemorySpaceCastConsumerOpInterface", "DestructurableAccessorOpInterface"],
    strata.infer = [["result", "memref", "$_self.getElementType()", "result type matches element type of 'memref'"]],
    strata.loads = {
      pointer = "memref", indices = "indices", value = "result", dim = "memref.dim",
      rank_error = "incorrect number of indices for load, expected $rank but got $count"
    },
    strata.format = "$memref `[` $indices `]` attr-dict `:` type($memref)"
  } {
    %memref = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %indices = irdl.is index {strata.summary = "index"}
    irdl.operands(memref: %memref, indices: variadic %indices)
    %nontemporal = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.optional, strata.default = "false", strata.summary = "bool attribute"}
    %alignment = irdl.c_pred "alignment_attr" {strata.kind = "i64", strata.optional}
    irdl.attributes {"nontemporal" = %nontemporal, "alignment" = %alignment}
    %result = irdl.any {strata.summary = "any type"}
    irdl.results(result: %result)
  }
  irdl.operation @memory_space_cast attributes {
    strata.class = "MemorySpaceCastOp",
    strata.hooks = ["fold"],
    strata.summary = "conversion between memory spaces",
    strata.description = "A reference to the same memory in another memory space. Whether this is possible depends on the target.",
    strata.examples = ["%generic = memref.memory_space_cast %local : memref<8xf32, 3> to memref<8xf32>"],
    strata.traits = ["MemRefsNormalizable", "Pure"],
    strata.interfaces = ["CastOpInterface", "OpAsmOpInterface", "MemorySpaceCastOpInterface", "ViewLikeOpInterface"],
    strata.result_names = ["memspacecast"],
    strata.cast_compatible = "differOnlyInMemorySpace($from, $to)",
    strata.format = "$source attr-dict `:` type($source) `to` type($dest)"
  } {
    %source = irdl.c_pred "memref" {strata.summary = "ranked or unranked memref of any type values"}
    irdl.operands(source: %source)
    %dest = irdl.c_pred "memref" {strata.summary = "ranked or unranked memref of any type values"}
    irdl.results(dest: %dest)
  }
  irdl.operation @prefetch attributes {
    strata.class = "PrefetchOp",
    strata.hooks = ["fold"],
    strata.summary = "prefetch of an element",
    strata.description = "Asks for the element at the indices to be brought near, for a read or a write, with a locality from 0 (none) to 3, into the data or the instruction cache.",
    strata.examples = ["memref.prefetch %matrix[%i, %j], write, locality<2>, data : memref<?x?xf32>"],
    strata.verify = [
      "if ($indices.size() != $memref.getType().getRank()) return emitOpError(\"too few indices\");"
    ],
    strata.format = "$memref `[` $indices `]` `,` keyword($isWrite, \"read\", \"write\", \"rw specifier has to be 'read' or 'write'\") `,` `locality` `<` $localityHint `>` `,` keyword($isDataCache, \"instr\", \"data\", \"cache type has to be 'data' or 'instr'\") attr-dict `:` type($memref)"
  } {
    %memref = irdl.base "!builtin.memref" {strata.effects = ["write"], strata.summary = "memref of any type values"}
    %indices = irdl.is index {strata.summary = "index"}
    irdl.operands(memref: %memref, indices: variadic %indices)
    %isWrite = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    %localityHint = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && min_value(0) && max_value(3)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3"}
    %isDataCache = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    irdl.attributes {"isWrite" = %isWrite, "localityHint" = %localityHint, "isDataCache" = %isDataCache}
  }
  irdl.operation @rank attributes {
    strata.class = "RankOp",
    strata.hooks = ["fold"],
    strata.summary = "number of dimensions",
    strata.description = "The rank of a memref, which may be unknown at compile time.",
    strata.examples = ["%rank = memref.rank %any : memref<*xf32>"],
    strata.traits = ["Pure"],
    strata.format = "$memref attr-dict `:` type($memref)"
  } {
    %memref = irdl.c_pred "memref" {strata.summary = "ranked or unranked memref of any type values"}
    irdl.operands(memref: %memref)
    %result0 = irdl.is index {strata.summary = "index"}
    irdl.results(result0: %result0)
  }
  irdl.operation @realloc attributes {
    strata.class = "ReallocOp",
    strata.hooks = ["canonicalize"],
    strata.summary = "change of the size of heap memory",
    strata.description = "Returns memory of another size with the elements of the source, cut off at the new size. The source becomes invalid. The operand is the size if it is dynamic.",
    strata.examples = ["%larger = memref.realloc %buffer(%size) : memref<16xf32> to memref<?xf32>"],
    strata.interfaces = ["AlignmentAttrOpInterface"],
    strata.verify = [
      "auto source = $source.getType(), result = $result0.getType();",
      "if (!isIdentity(source)) return emitError(\"unsupported layout for source memref type \") << source;",
      "if (!isIdentity(result)) return emitError(\"unsupported layout for result memref type \") << result;",
      "if (source.getMemorySpace() != result.getMemorySpace())",
      "  return emitError(\"different memory spaces specified for source memref type \") << source << \" and result memref type \" << result;",
      "if (source.getElementType() != result.getElementType())",
      "  return emitError(\"different element types specified for source memref type \") << source << \" and result memref type \" << result;",
      "if (!result.hasStaticShape() && !$dynamicResultSize) return emitError(\"missing dimension operand for result type \") << result;",
      "if (result.hasStaticShape() && $dynamicResultSize) return emitError(\"unnecessary dimension operand for result type \") << result;"
    ],
    strata.format = "$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type(results)"
  } {
    %source = irdl.c_pred "line_memref" {strata.effects = ["free"]}
    %dynamicResultSize = irdl.is index {strata.summary = "index"}
    irdl.operands(source: %source, dynamicResultSize: optional %dynamicResultSize)
    %alignment = irdl.c_pred "alignment_attr" {strata.kind = "i64", strata.optional}
    irdl.attributes {"alignment" = %alignment}
    %result0 = irdl.c_pred "line_memref" {strata.effects = ["allocate"]}
    irdl.results(result0: %result0)
  }
  irdl.operation @reinterpret_cast attributes {
    strata.class = "ReinterpretCastOp",
    strata.class_base = "ReinterpretCastOpBase",
    strata.hooks = ["canonicalize", "fold"],
    strata.summary = "view with given offset, sizes and strides",
    strata.description = "A memref of the same memory whose offset, sizes and strides are those given, regardless of the type of the source.",
    strata.examples = ["%diagonal = memref.reinterpret_cast %matrix to offset: [0], sizes: [8], strides: [9] : memref<8x8xf32> to memref<8xf32, strided<[9]>>"],
    strata.traits = ["AttrSizedOperandSegments", "MemRefsNormalizable", "Pure"],
    strata.interfaces = ["OpAsmOpInterface", "MemorySpaceCastConsumerOpInterface", "OffsetSizeAndStrideOpInterface", "ViewLikeOpInterface"],
    strata.result_names = ["reinterpret_cast"],
    strata.verify = [
      "if (failed(verifyOffsetsSizesAndStrides(1, $result.getType().getRank()))) return failure();",
      "auto source = $source.getType(), result = $result.getType();",
      "if (source.getMemorySpace() != result.getMemorySpace())",
      "  return emitError(\"different memory spaces specified for source type \") << source << \" and result memref type \" << result;",
      "if (source.getElementType() != result.getElementType())",
      "  return emitError(\"different element types specified for source type \") << source << \" and result memref type \" << result;",
      "for (auto [dim, sizes] : enumerate(zip(result.getShape(), $static_sizes)))",
      "  if (!ShapedType::isDynamic(sizes[0]) && sizes[0] != sizes[1])",
      "    return emitError(\"expected result type with size = \") << orDynamic(sizes[1]) << \" instead of \" << sizes[0] << \" in dim = \" << dim;",
      "auto [strides, offset] = getStridesAndOffset(result);",
      "if (!ShapedType::isDynamic(offset) && offset != $static_offsets[0])",
      "  return emitError(\"expected result type with offset = \") << orDynamic($static_offsets[0]) << \" instead of \" << offset;",
      "for (auto [dim, both] : enumerate(zip(strides, $static_strides)))",
      "  if (!ShapedType::isDynamic(both[0]) && both[0] != both[1])",
      "    return emitError(\"expected result type with stride = \") << orDynamic(both[1]) << \" instead of \" << both[0] << \" in dim = \" << dim;"
    ],
    strata.format = "$source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets) `` `,` `sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes) `` `,` `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)"
  } {
    %source = irdl.c_pred "memref" {strata.summary = "ranked or unranked memref of any type values"}
    %offsets = irdl.is index {strata.summary = "index"}
    %sizes = irdl.is index {strata.summary = "index"}
    %strides = irdl.is index {strata.summary = "index"}
    irdl.operands(source: %source, offsets: variadic %offsets, sizes: variadic %sizes, strides: variadic %strides)
    %static_offsets = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %static_sizes = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %static_strides = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"static_offsets" = %static_offsets, "static_sizes" = %static_sizes, "static_strides" = %static_strides}
    %result = irdl.c_pred "strided_memref"
    irdl.results(result: %result)
  }
  irdl.operation @reshape attributes {
    strata.class = "ReshapeOp",
    strata.summary = "view with a shape from memory",
    strata.description = "A memref of the same memory whose shape is read from another memref. Layouts are the identity, and the number of elements is the same.",
    strata.examples = ["%matrix = memref.reshape %buffer(%shape) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface", "MemorySpaceCastConsumerOpInterface", "ViewLikeOpInterface"],
    strata.result_names = ["reshape"],
    strata.verify = [
      "auto source = $source.getType(), result = $result.getType();",
      "if (source.getElementType() != result.getElementType())",
      "  return emitOpError(\"element types of source and destination memref types should be the same\");",
      "if (isa<MemRefType>(source) && !isIdentity(source)) return emitOpError(\"source memref type should have identity affine map\");",
      "if (!isa<MemRefType>(result)) return success();",
      "if (!isIdentity(result)) return emitOpError(\"result memref type should have identity affine map\");",
      "int64_t length = $shape.getType().getDimSize(0);",
      "if (ShapedType::isDynamic(length)) return emitOpError(\"cannot use shape operand with dynamic length to reshape to statically-ranked memref type\");",
      "if (length != result.getRank()) return emitOpError(\"length of shape operand differs from the result's memref rank\");"
    ],
    strata.format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)"
  } {
    %source = irdl.c_pred "memref" {strata.summary = "ranked or unranked memref of any type values"}
    %shape = irdl.c_pred "ranked_memref && memref_of(signless_integer_or_index) && rank(1)" {strata.effects = ["read"], strata.summary = "1D memref of signless integer or index values"}
    irdl.operands(source: %source, shape: %shape)
    %result = irdl.c_pred "memref" {strata.summary = "ranked or unranked memref of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @store attributes {
    strata.class = "StoreOp",
    strata.class_base = "StoreOpBase",
    strata.hooks = ["fold"],
    strata.summary = "store of an element",
    strata.description = "Writes the element at the indices, one for each dimension. Attributes are those of `memref.load`.",
    strata.examples = ["memref.store %x, %matrix[%i, %j] : memref<4x?xf32>"],
    strata.traits = ["MemRefsNormalizable"],
    strata.interfaces = ["AlignmentAttrOpInterface", "MemorySpaceCastConsumerOpInterface", "DestructurableAccessorOpInterface"],
    strata.infer = [["value", "memref", "$_self.getElementType()", "type of 'value' matches element type of 'memref'"]],
    strata.stores = {
      pointer = "memref", indices = "indices", value = "value", dim = "memref.dim",
      rank_error = "store index operand count not equal to memref rank"
    },
    strata.format = "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)"
  } {
    %value = irdl.any {strata.summary = "any type"}
    %memref = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %indices = irdl.is index {strata.summary = "index"}
    irdl.operands(value: %value, memref: %memref, indices: variadic %indices)
    %nontemporal = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.optional, strata.default = "false", strata.summary = "bool attribute"}
    %alignment = irdl.c_pred "alignment_attr" {strata.kind = "i64", strata.optional}
    irdl.attributes {"nontemporal" = %nontemporal, "alignment" = %alignment}
  }
  irdl.operation @subview attributes {
    strata.class = "SubViewOp",
    strata.class_base = "SubViewOpBase",
    strata.hooks = ["canonicalize", "fold"],
    strata.summary = "view of a part",
    strata.description = "A memref of the elements at `offset + i * stride` for `i` below the size, in each dimension. Dimensions of size 1 can be omitted from the result.",
    strata.examples = ["%tile = memref.subview %matrix[%i, 8] [4, %n] [1, 2] : memref<16x?xf32> to memref<4x?xf32, strided<[?, 2], offset: ?>>"],
    strata.traits = ["AttrSizedOperandSegments", "Pure"],
    strata.interfaces = ["OpAsmOpInterface", "InferStridedMetadataOpInterface", "MemorySpaceCastConsumerOpInterface", "ViewLikeOpInterface", "OffsetSizeAndStrideOpInterface"],
    strata.result_names = ["subview"],
    strata.verify = [
      "auto source = $source.getType(), result = $result.getType();",
      "if (failed(verifyOffsetsSizesAndStrides(source.getRank(), source.getRank()))) return failure();",
      "if (source.getMemorySpace() != result.getMemorySpace())",
      "  return emitError(\"different memory spaces specified for base memref type \") << source << \" and subview memref type \" << result;",
      "if (!getStridesAndOffset(source)) return emitError(\"base type \") << source << \" is not strided\";",
      "auto expected = inferSubviewType();",
      "if (result.getRank() > source.getRank()) return emitError(\"expected result rank to be smaller or equal to the source rank, but got \") << result;",
      "if (!areReducedSizes($static_sizes, result.getShape()))",
      "  return emitError(\"expected result type to be \") << expected << \" or a rank-reduced version. (mismatch of result sizes), but got \" << result;",
      "if (source.getElementType() != result.getElementType())",
      "  return emitError(\"expected result element type to be \") << source.getElementType() << \", but got \" << result;",
      "auto parts = getStridesAndOffset(result), expectedParts = getStridesAndOffset(expected);",
      "bool fits = parts && parts[1] == expectedParts[1] && areReducedStrides($static_sizes.asArrayRef(), expectedParts[0], parts[0]);",
      "if (!fits) return emitError(\"expected result type to be \") << expected << \" or a rank-reduced version. (mismatch of result layout), but got \" << result;",
      "for (auto [dim, size] : enumerate(source.getShape())) {",
      "  int64_t offset = $static_offsets[dim], length = $static_sizes[dim], stride = $static_strides[dim];",
      "  if (ShapedType::isDynamic(size) || ShapedType::isDynamic(offset)) continue;",
      "  if (offset >= size) return emitError(\"offset \") << dim << \" is out-of-bounds: \" << offset << \" >= \" << size;",
      "  if (ShapedType::isDynamic(length) || ShapedType::isDynamic(stride)) continue;",
      "  int64_t last = offset + (length - 1) * stride;",
      "  if (last >= size) return emitError(\"slice along dimension \") << dim << \" runs out-of-bounds: \" << last << \" >= \" << size;",
      "}"
    ],
    strata.format = "$source `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)"
  } {
    %source = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %offsets = irdl.is index {strata.summary = "index"}
    %sizes = irdl.is index {strata.summary = "index"}
    %strides = irdl.is index {strata.summary = "index"}
    irdl.operands(source: %source, offsets: variadic %offsets, sizes: variadic %sizes, strides: variadic %strides)
    %static_offsets = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %static_sizes = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %static_strides = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"static_offsets" = %static_offsets, "static_sizes" = %static_sizes, "static_strides" = %static_strides}
    %result = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @transpose attributes {
    strata.class = "TransposeOp",
    strata.hooks = ["fold"],
    strata.summary = "view with permuted dimensions",
    strata.description = "A memref of the same memory whose dimensions are those of the source in the order that the map gives.",
    strata.examples = ["%columns = memref.transpose %rows (d0, d1) -> (d1, d0) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface", "MemorySpaceCastConsumerOpInterface"],
    strata.result_names = ["transpose"],
    strata.verify = [
      "auto source = $in.getType(), result = $result0.getType();",
      "auto map = $permutation;",
      "if (!map.isPermutation()) return emitOpError(\"expected a permutation map\");",
      "if (map.getNumDims() != source.getRank()) return emitOpError(\"expected a permutation map of same rank as the input\");",
      "auto [strides, offset] = getStridesAndOffset(source);",
      "SmallVector<int64_t> newShape;",
      "SmallVector<int64_t> newStrides;",
      "for (auto i : llvm::seq(0, map.getNumResults())) {",
      "  newShape.push_back(source.getDimSize(map.getDimPosition(i)));",
      "  newStrides.push_back(strides[map.getDimPosition(i)]);",
      "}",
      "auto [resultStrides, resultOffset] = getStridesAndOffset(result);",
      "if (result.getShape() != newShape || resultStrides != newStrides || resultOffset != offset || result.getElementType() != source.getElementType() || result.getMemorySpace() != source.getMemorySpace())",
      "  return emitOpError(\"result type \") << result << \" is not equivalent to the canonical transposed input type \" << MemRefType::get(newShape, source.getElementType(), StridedLayoutAttr::get($_ctxt, offset, newStrides), source.getMemorySpace());"
    ],
    strata.format = "$in $permutation attr-dict `:` type($in) `to` type($result0)"
  } {
    %in = irdl.c_pred "strided_memref"
    irdl.operands(in: %in)
    %permutation = irdl.base "#builtin.affine_map" {strata.kind = "affine_map", strata.summary = "AffineMap attribute"}
    irdl.attributes {"permutation" = %permutation}
    %result0 = irdl.c_pred "strided_memref"
    irdl.results(result0: %result0)
  }
  irdl.operation @view attributes {
    strata.class = "ViewOp",
    strata.hooks = ["fold"],
    strata.summary = "typed view of bytes",
    strata.description = "A contiguous memref that begins `byte_shift` bytes after the start of a one-dimensional memref of bytes. There is an operand for each dynamic size of the result.",
    strata.examples = ["%floats = memref.view %bytes[%start][%n] : memref<4096xi8> to memref<?x4xf32>"],
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface", "MemorySpaceCastConsumerOpInterface", "ViewLikeOpInterface"],
    strata.result_names = ["view"],
    strata.verify = [
      "auto source = $source.getType(), result = $result0.getType();",
      "if (!isIdentity(source)) return emitError(\"unsupported map for base memref type \") << source;",
      "if (!isIdentity(result)) return emitError(\"unsupported map for result memref type \") << result;",
      "if (source.getMemorySpace() != result.getMemorySpace())",
      "  return emitError(\"different memory spaces specified for base memref type \") << source << \" and view memref type \" << result;",
      "if ($sizes.size() != result.getNumDynamicDims())",
      "  return emitOpError(\"incorrect number of dynamic sizes, has \") << $sizes.size() << \", expected \" << result.getNumDynamicDims();"
    ],
    strata.format = "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)"
  } {
    %source = irdl.c_pred "ranked_memref && memref_of(signless_integer(8)) && rank(1)" {strata.summary = "1D memref of 8-bit signless integer values"}
    %byte_shift = irdl.is index {strata.summary = "index"}
    %sizes = irdl.is index {strata.summary = "index"}
    irdl.operands(source: %source, byte_shift: %byte_shift, sizes: variadic %sizes)
    %result0 = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    irdl.results(result0: %result0)
  }
}
