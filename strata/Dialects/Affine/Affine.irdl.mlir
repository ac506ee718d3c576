// Loops, conditionals and accesses to memory whose bounds and subscripts are affine.
irdl.dialect @affine attributes {
  strata.version = 1 : i32,
  strata.constants = ["arith.constant"],
  strata.inlinable,
  strata.functions = [
    ["verifyNumInputs", "operands, map",
      "if (operands.size() == map.getNumInputs()) return success();",
      "return emitOpError(\"operand count and affine map dimension and symbol count must match\");"],
    ["verifyOperands", "operands, numDims",
      "for (auto [i, operand] : enumerate(operands)) {",
      "  if (i < numDims && !isValidDim(operand)) return emitOpError(\"operand cannot be used as a dimension id\");",
      "  if (i >= numDims && !isValidSymbol(operand)) return emitOpError(\"operand cannot be used as a symbol\");",
      "}",
      "return success();"],
    ["verifyIndices", "operands, text",
      "for (auto operand : operands)",
      "  if (!isValidDim(operand) && !isValidSymbol(operand)) return emitOpError() << text << \"index must be a valid dimension or symbol identifier\";",
      "return success();"],
    ["verifyMap", "map, name",
      "if (!map || !isa<AffineMapAttr>(map)) return emitOpError(\"expected an affine map '\") << name << \"'\";",
      "return success();"],
    ["verifyMemRef", "at, name",
      "if (at >= $operands.size()) return emitOpError(\"incorrect number of operands\");",
      "if (!isa<MemRefType>($operands[at].getType())) return emitOpError(\"expected DMA \") << name << \" to be of memref type\";",
      "return success();"],
    ["verifyDmaIndices", "first, count, name, text",
      "auto indices = $operands.drop_front(first).take_front(count);",
      "for (auto index : indices)",
      "  if (!index.getType().isIndex()) return emitOpError() << text << \"index to \" << name << \" must have 'index' type\";",
      "return verifyIndices(indices, text);"],
    ["verifyGroups", "groups, map, side",
      "int64_t sum = 0;",
      "for (auto size : groups) {",
      "  if (size == 0) return emitOpError(\"expected \") << side << \" bound map to have at least one result\";",
      "  sum += size;",
      "}",
      "if (sum != map.getNumResults()) return emitOpError(\"expected \") << side << \" bounds map to have \" << sum << \" results\";",
      "return success();"],
    ["verifySubscripts", "",
      "if ($map.getNumResults() != $memref.getType().getRank()) return emitOpError(\"affine map num results must equal memref rank\");",
      "if ($indices.size() != $map.getNumInputs()) return emitOpError(\"expects as many subscripts as affine map inputs\");",
      "return success();"],
    ["verifyBasis", "",
      "if ($dynamic_basis.size() == count_if($static_basis, [](int64_t n) { return ShapedType::isDynamic(n); })) return success();",
      "return emitOpError(\"mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite\");"],
    ["canReduce", "kind, type",
      "SmallVector<StringRef> names = {\"addf\", \"addi\", \"andi\", \"assign\", \"maximumf\", \"maxnumf\", \"maxs\", \"maxu\", \"minimumf\", \"minnumf\", \"mins\", \"minu\", \"mulf\", \"muli\", \"ori\", \"xori\"};",
      "auto name = names[kind];",
      "if (name == \"assign\") return true;",
      "if (name == \"addi\" || name == \"muli\" || name == \"andi\" || name == \"ori\") return type.isInteger();",
      "if (name == \"maxs\" || name == \"mins\") return type.isSignedInteger();",
      "if (name == \"maxu\" || name == \"minu\") return type.isUnsignedInteger();",
      "return type.isFloat() && (name == \"addf\" || name == \"mulf\" || name == \"maximumf\" || name == \"minimumf\");"]
  ],
  strata.summary = "affine loops and accesses",
  strata.description = "Loops, conditionals and accesses to memory whose bounds, conditions and subscripts are affine expressions of loop variables (dimensions) and of values that are constant in the surrounding region (symbols), so that dependences can be computed."
} {
  irdl.operation @apply attributes {
    strata.hooks = ["fold", "canonicalize"],
    strata.class = "AffineApplyOp",
    strata.class_base = "MapOpBase",
    strata.summary = "value of an affine map",
    strata.description = "The result of a map with one result, applied to the operands: first the dimensions, then the symbols.",
    strata.examples = ["%offset = affine.apply affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>(%row, %column)[%width]"],
    strata.traits = ["Pure"],
    strata.affine = "map",
    strata.infer = [["result", "map", "SmallVector<Type>($_self.getNumResults(), IndexType::get($_ctxt))"]],
    strata.verify = [
      "if (failed(verifyNumInputs($mapOperands, $map))) return failure();",
      "if ($map.getNumResults() != 1) return emitOpError(\"mapping must produce one value\");",
      "for (auto operand : $mapOperands.drop_front($map.getNumDims()))",
      "  if (isValidDim(operand) && !isValidSymbol(operand)) return emitError(\"dimensional operand cannot be used as a symbol\");"
    ],
    strata.format = "map($map, $mapOperands, \"dimension or symbol index mismatch\") attr-dict"
  } {
    %mapOperands = irdl.is index {strata.summary = "index"}
    irdl.operands(mapOperands: variadic %mapOperands)
    %map = irdl.base "#builtin.affine_map" {strata.summary = "AffineMap attribute"}
    irdl.attributes {"map" = %map}
    %result = irdl.is index {strata.summary = "index"}
    irdl.results(result: %result)
  }
  irdl.operation @delinearize_index attributes {
    strata.hooks = ["fold", "canonicalize"],
    strata.class = "AffineDelinearizeIndexOp",
    strata.summary = "split of a linear index",
    strata.description = "Splits a linear index into the subscripts of a row-major array. The basis has the sizes of the dimensions; that of the first one may be left out.",
    strata.examples = ["%at:3 = affine.delinearize_index %linear into (%n, 4, 8) : index, index, index"],
    strata.traits = ["Pure"],
    strata.verify = [
      "int64_t results = $multi_index.size(), sizes = $static_basis.size();",
      "if (results != sizes && results != sizes + 1) return emitOpError(\"should return an index for each basis element and up to one extra index\");",
      "if (failed(verifyBasis())) return failure();",
      "if (any_of($static_basis, [](int64_t n) { return n <= 0 && !ShapedType::isDynamic(n); }))",
      "  return emitOpError(\"no basis element may be statically non-positive\");"
    ],
    strata.format = "$linear_index `into` ` ` `(` mixed($dynamic_basis, $static_basis) `)` attr-dict `:` type($multi_index)"
  } {
    %linear_index = irdl.is index {strata.summary = "index"}
    %dynamic_basis = irdl.is index {strata.summary = "index"}
    irdl.operands(linear_index: %linear_index, dynamic_basis: variadic %dynamic_basis)
    %static_basis = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"static_basis" = %static_basis}
    %multi_index = irdl.is index {strata.summary = "index"}
    irdl.results(multi_index: variadic %multi_index)
  }
  irdl.operation @dma_start attributes {
    strata.hooks = ["parse", "print"],
    strata.class = "AffineDmaStartOp",
    strata.summary = "start of an asynchronous copy",
    strata.description = "Starts a copy of elements between two memory spaces, with a tag for `affine.dma_wait`.",
    strata.examples = ["affine.dma_start %from[%i], %to[%j + 4], %tag[0], %count : memref<512xf32>, memref<64xf32, 1>, memref<1xi32>"],
    strata.verify = [
      "auto srcMap = $_op.getAttr(\"src_map\"), dstMap = $_op.getAttr(\"dst_map\"), tagMap = $_op.getAttr(\"tag_map\");",
      "if (failed(verifyMap(srcMap, \"src_map\")) || failed(verifyMap(dstMap, \"dst_map\")) || failed(verifyMap(tagMap, \"tag_map\"))) return failure();",
      "int64_t numSrc = cast<AffineMapAttr>(srcMap).getNumInputs(), numDst = cast<AffineMapAttr>(dstMap).getNumInputs(), numTag = cast<AffineMapAttr>(tagMap).getNumInputs();",
      "int64_t dstAt = 1 + numSrc, tagAt = 2 + numSrc + numDst, end = 3 + numSrc + numDst + numTag;",
      "if (failed(verifyMemRef(0, \"source\")) || failed(verifyMemRef(dstAt, \"destination\")) || failed(verifyMemRef(tagAt, \"tag\"))) return failure();",
      "if ($operands.size() != end + 1 && $operands.size() != end + 3) return emitOpError(\"incorrect number of operands\");",
      "if (failed(verifyDmaIndices(1, numSrc, \"dma_start\", \"src \"))) return failure();",
      "if (failed(verifyDmaIndices(dstAt + 1, numDst, \"dma_start\", \"dst \"))) return failure();",
      "return verifyDmaIndices(tagAt + 1, numTag, \"dma_start\", \"tag \");"
    ]
  } {
    %operands = irdl.any
    irdl.operands(operands: variadic %operands)
  }
  irdl.operation @dma_wait attributes {
    strata.hooks = ["parse", "print"],
    strata.class = "AffineDmaWaitOp",
    strata.summary = "end of an asynchronous copy",
    strata.description = "Waits for the copy that was started with the tag.",
    strata.examples = ["affine.dma_wait %tag[%i mod 2], %count : memref<2xi32>"],
    strata.verify = [
      "auto map = $_op.getAttr(\"tag_map\");",
      "if (failed(verifyMap(map, \"tag_map\")) || failed(verifyMemRef(0, \"tag\"))) return failure();",
      "int64_t numTag = cast<AffineMapAttr>(map).getNumInputs();",
      "if ($operands.size() < numTag + 2) return emitOpError(\"incorrect number of operands\");",
      "return verifyDmaIndices(1, numTag, \"dma_wait\", \"\");"
    ]
  } {
    %operands = irdl.any
    irdl.operands(operands: variadic %operands)
  }
  irdl.operation @for attributes {
    strata.hooks = ["verify", "fold", "canonicalize"],
    strata.class = "AffineForOp",
    strata.class_base = "ForOpBase",
    strata.summary = "loop with affine bounds",
    strata.description = "Executes the region once for each value of the induction variable, from the lower bound, the largest result of its map, to, but not including, the upper bound, the smallest result of its map. The step is a positive constant. Values are carried from one iteration to the next as by `scf.for`.",
    strata.examples = [
      "affine.for %i = 0 to %n {\n  affine.store %x, %buffer[%i] : memref<?xf32>\n}",
      "%sum = affine.for %i = 0 to 64 step 4 iter_args(%acc = %zero) -> (f32) {\n  %x = affine.load %buffer[%i] : memref<64xf32>\n  %next = arith.addf %acc, %x : f32\n  affine.yield %next : f32\n}"
    ],
    strata.flow = [["parent", "region", "inits", "trips > 0"], ["parent", "parent", "inits", "!trips > 0"], ["region", "region", "", "trips > 1"], ["region", "parent"]],
    strata.traits = ["AttrSizedOperandSegments", "AutomaticAllocationScope", "SingleBlock", "SingleBlockImplicitTerminator<affine.yield>", "RecursiveMemoryEffects", "RecursivelySpeculatable"],
    strata.infer = [["results", "inits", "$_self"]],
    strata.carries = {inits = "inits", results = "results", body = "region"},
    strata.counts = {lower = "lowerBoundMap", upper = "upperBoundMap", step = "step", body = "region"},
    strata.verify_regions = [
      "if (!$region.getArgumentTypes()[0].isIndex()) return emitOpError(\"expected body to have a single index argument for the induction variable\");"
    ],
    strata.format = "with-location($inductionVar) `=` bound($lowerBoundMap, $lowerBoundOperands, \"max\") keyword-literal(\"to\", \"between bounds\") bound($upperBoundMap, $upperBoundOperands, \"min\") (`step` non-negative($step, \"expected step to be representable as a positive signed integer\")^)? (`iter_args` `(` zip($iterArgs `=` $inits, \"mismatch between the number of loop-carried values and results\")^ `)` `->` parenthesized-types($inits))? $region attr-dict"
  } {
    %lowerBoundOperands = irdl.is index {strata.summary = "index"}
    %upperBoundOperands = irdl.is index {strata.summary = "index"}
    %inits = irdl.any {strata.summary = "any type"}
    irdl.operands(lowerBoundOperands: variadic %lowerBoundOperands, upperBoundOperands: variadic %upperBoundOperands, inits: variadic %inits)
    %lowerBoundMap = irdl.base "#builtin.affine_map" {strata.summary = "AffineMap attribute"}
    %upperBoundMap = irdl.base "#builtin.affine_map" {strata.summary = "AffineMap attribute"}
    %step = irdl.any {strata.kind = "index", strata.implied = "1", strata.summary = "index attribute"}
    irdl.attributes {"lowerBoundMap" = %lowerBoundMap, "upperBoundMap" = %upperBoundMap, "step" = %step}
    %results = irdl.any {strata.summary = "any type"}
    irdl.results(results: variadic %results)
    %region = irdl.region with size 1 {strata.summary = "region with 1 blocks", strata.arguments = [["inductionVar", "lowerBoundMap", "IndexType::get($_ctxt)"], ["iterArgs", "inits"]]}
    irdl.regions(region: %region)
  }
  irdl.operation @if attributes {
    strata.hooks = ["verify", "fold", "canonicalize"],
    strata.class = "AffineIfOp",
    strata.class_base = "IfOpBase",
    strata.summary = "conditional on an integer set",
    strata.description = "Executes the first region if the operands are in the set, otherwise the second, which may be missing if there are no results. The results are the values that `affine.yield` passes.",
    strata.examples = ["affine.if affine_set<(d0)[s0] : (d0 - 1 >= 0, -d0 + s0 - 2 >= 0)>(%i)[%n] {\n  affine.store %x, %buffer[%i] : memref<?xf32>\n} else {\n  affine.store %border, %buffer[%i] : memref<?xf32>\n}"],
    strata.flow = [["parent", "thenRegion"], ["parent", "elseRegion"], ["thenRegion", "parent"], ["elseRegion", "parent"]],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<affine.yield>", "RecursivelySpeculatable", "RecursiveMemoryEffects", "NoRegionArguments"],
    strata.format = "map($condition, $operands) (`->` types($results)^)? $thenRegion (`else` $elseRegion^)? attr-dict"
  } {
    %operands = irdl.is index {strata.summary = "any type"}
    irdl.operands(operands: variadic %operands)
    %condition = irdl.base "#builtin.integer_set" {strata.summary = "IntegerSet attribute"}
    irdl.attributes {"condition" = %condition}
    %results = irdl.any {strata.summary = "any type"}
    irdl.results(results: variadic %results)
    %thenRegion = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    %elseRegion = irdl.region {strata.summary = "any region"}
    irdl.regions(thenRegion: %thenRegion, elseRegion: %elseRegion)
  }
  irdl.operation @linearize_index attributes {
    strata.hooks = ["fold", "canonicalize"],
    strata.class = "AffineLinearizeIndexOp",
    strata.summary = "linear index of subscripts",
    strata.description = "Combines the subscripts of a row-major array into one linear index. The basis has the sizes of the dimensions; that of the first one may be left out. `disjoint` says that each subscript is smaller than the size of its dimension and not negative.",
    strata.examples = [
      "%linear = affine.linearize_index [%i, %j, %k] by (%n, 4, 8) : index",
      "%offset = affine.linearize_index disjoint [%row, %column] by (16, 32) : index"
    ],
    strata.traits = ["Pure", "AttrSizedOperandSegments"],
    strata.verify = [
      "int64_t indices = $multi_index.size(), sizes = $static_basis.size();",
      "if (indices != sizes && indices != sizes + 1) return emitOpError(\"should be passed a basis element for each index except possibly the first\");",
      "return verifyBasis();"
    ],
    strata.format = "(`disjoint` $disjoint^)? ` ` `[` $multi_index `]` `by` ` ` `(` mixed($dynamic_basis, $static_basis) `)` attr-dict `:` type($linear_index)"
  } {
    %multi_index = irdl.is index {strata.summary = "index"}
    %dynamic_basis = irdl.is index {strata.summary = "index"}
    irdl.operands(multi_index: variadic %multi_index, dynamic_basis: variadic %dynamic_basis)
    %static_basis = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %disjoint = irdl.any {strata.kind = "flag", strata.implied = "false", strata.summary = "unit property"}
    irdl.attributes {"static_basis" = %static_basis, "disjoint" = %disjoint}
    %linear_index = irdl.is index {strata.summary = "index"}
    irdl.results(linear_index: %linear_index)
  }
  irdl.operation @load attributes {
    strata.hooks = ["verify", "canonicalize"],
    strata.class = "AffineLoadOp",
    strata.class_base = "LoadOpBase",
    strata.loads = {pointer = "memref", indices = "indices", map = "map", value = "result"},
    strata.summary = "load with affine subscripts",
    strata.description = "Reads the element at the results of the map, one for each dimension of the memref.",
    strata.examples = ["%x = affine.load %matrix[%i + 1, %j * 2] : memref<?x64xf32>"],
    strata.traits = ["MemRefsNormalizable"],
    strata.infer = [["result", "memref", "cast<MemRefType>($_self).getElementType()"]],
    strata.verify = [
      "if ($result.getType() != $memref.getType().getElementType()) return emitOpError(\"result type must match element type of memref\");",
      "return verifySubscripts();"
    ],
    strata.format = "$memref `[` subscripts($map, $indices) `]` attr-dict `:` type($memref)"
  } {
    %memref = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %indices = irdl.is index {strata.summary = "index"}
    irdl.operands(memref: %memref, indices: variadic %indices)
    %map = irdl.base "#builtin.affine_map" {strata.summary = "AffineMap attribute"}
    irdl.attributes {"map" = %map}
    %result = irdl.any
    irdl.results(result: %result)
  }
  irdl.operation @max attributes {
    strata.hooks = ["fold", "canonicalize"],
    strata.class = "AffineMaxOp",
    strata.class_base = "MapOpBase",
    strata.summary = "maximum of an affine map",
    strata.description = "The largest result of the map, applied to the operands.",
    strata.examples = ["%begin = affine.max affine_map<(d0) -> (d0 - 8, 0)>(%i)"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if (failed(verifyNumInputs($operands, $map))) return failure();",
      "if ($map.getNumResults() < 1) return emitOpError(\"affine map expect at least one result\");"
    ],
    strata.format = "map($map, $operands, \"\") attr-dict"
  } {
    %operands = irdl.is index {strata.summary = "index"}
    irdl.operands(operands: variadic %operands)
    %map = irdl.base "#builtin.affine_map" {strata.summary = "AffineMap attribute"}
    irdl.attributes {"map" = %map}
    %result = irdl.is index {strata.summary = "index"}
    irdl.results(result: %result)
  }
  irdl.operation @min attributes {
    strata.hooks = ["fold", "canonicalize"],
    strata.class = "AffineMinOp",
    strata.class_base = "MapOpBase",
    strata.summary = "minimum of an affine map",
    strata.description = "The smallest result of the map, applied to the operands.",
    strata.examples = ["%size = affine.min affine_map<(d0)[s0] -> (16, -d0 + s0)>(%i)[%n]"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if (failed(verifyNumInputs($operands, $map))) return failure();",
      "if ($map.getNumResults() < 1) return emitOpError(\"affine map expect at least one result\");"
    ],
    strata.format = "map($map, $operands, \"\") attr-dict"
  } {
    %operands = irdl.is index {strata.summary = "index"}
    irdl.operands(operands: variadic %operands)
    %map = irdl.base "#builtin.affine_map" {strata.summary = "AffineMap attribute"}
    irdl.attributes {"map" = %map}
    %result = irdl.is index {strata.summary = "index"}
    irdl.results(result: %result)
  }
  irdl.operation @parallel attributes {
    strata.hooks = ["parse", "print", "fold"],
    strata.class = "AffineParallelOp",
    strata.class_base = "ParallelOpBase",
    strata.summary = "parallel loop nest with affine bounds",
    strata.description = "Executes the region once for each point of a band of loops, in any order. Each dimension has a group of results of the bound maps, of which the largest is the lower bound and the smallest the upper bound. `reductions` says how the values of the iterations are combined into the results.",
    strata.examples = [
      "affine.parallel (%i, %j) = (0, %i0) to (32, %n) step (8, 1) {\n  affine.store %x, %matrix[%i, %j] : memref<32x?xf32>\n}",
      "%sum = affine.parallel (%i) = (0) to (64) reduce (\"addf\") -> (f32) {\n  %x = affine.load %buffer[%i] : memref<64xf32>\n  affine.yield %x : f32\n}"
    ],
    strata.flow = [["parent", "region", "none"], ["parent", "parent", "none"], ["region", "region", "none"], ["region", "parent", "none"]],
    strata.traits = ["AutomaticAllocationScope", "SingleBlock", "SingleBlockImplicitTerminator<affine.yield>", "RecursivelySpeculatable", "RecursiveMemoryEffects", "MemRefsNormalizable"],
    strata.interfaces = ["LoopLikeOpInterface"],
    strata.verify = [
      "int64_t args = $region.getNumArguments(), lower = $lowerBoundsGroups.size(), upper = $upperBoundsGroups.size(), steps = $steps.size();",
      "if (args != lower || args != upper || args != steps)",
      "  return emitOpError(\"the number of region arguments (\") << args << \") and the number of map groups for lower (\" << lower << \") and upper bound (\" << upper << \"), and the number of steps (\" << steps << \") must all match\";",
      "if (failed(verifyGroups($lowerBoundsGroups, $lowerBoundsMap, \"lower\"))) return failure();",
      "if (failed(verifyGroups($upperBoundsGroups, $upperBoundsMap, \"upper\"))) return failure();",
      "if ($reductions.size() != $results.size()) return emitOpError(\"a reduction must be specified for each output\");",
      "for (auto [kind, type] : zip($reductions, $results.getTypes()))",
      "  if (!canReduce(kind, type)) return emitOpError(\"result type cannot match reduction attribute\");",
      "int64_t numLower = $lowerBoundsMap.getNumInputs();",
      "if ($mapOperands.size() < numLower + $upperBoundsMap.getNumInputs()) return emitOpError(\"expected as many operands as the maps have inputs\");",
      "if (failed(verifyOperands($mapOperands.take_front(numLower), $lowerBoundsMap.getNumDims()))) return failure();",
      "return verifyOperands($mapOperands.drop_front(numLower), $upperBoundsMap.getNumDims());"
    ]
  } {
    %mapOperands = irdl.is index {strata.summary = "index"}
    irdl.operands(mapOperands: variadic %mapOperands)
    %reductions = irdl.c_pred "array_of(integer_attr && typed_attr_of(signless_integer(64)) && min_value(0) && max_value(15))" {strata.kind = "array<#arith.AtomicRMWKind>", strata.summary = "Reduction ops"}
    %lowerBoundsMap = irdl.base "#builtin.affine_map" {strata.summary = "AffineMap attribute"}
    %lowerBoundsGroups = irdl.c_pred "isa<DenseIntElementsAttr>($_self) && cast<DenseIntElementsAttr>($_self).getType().getElementType().isSignlessInteger(32)" {strata.summary = "32-bit signless integer elements attribute"}
    %upperBoundsMap = irdl.base "#builtin.affine_map" {strata.summary = "AffineMap attribute"}
    %upperBoundsGroups = irdl.c_pred "isa<DenseIntElementsAttr>($_self) && cast<DenseIntElementsAttr>($_self).getType().getElementType().isSignlessInteger(32)" {strata.summary = "32-bit signless integer elements attribute"}
    %steps = irdl.base "#builtin.array" {strata.kind = "array<i64>", strata.summary = "64-bit integer array attribute"}
    irdl.attributes {"reductions" = %reductions, "lowerBoundsMap" = %lowerBoundsMap, "lowerBoundsGroups" = %lowerBoundsGroups, "upperBoundsMap" = %upperBoundsMap, "upperBoundsGroups" = %upperBoundsGroups, "steps" = %steps}
    %results = irdl.any {strata.summary = "any type"}
    irdl.results(results: variadic %results)
    %region = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(region: %region)
  }
  irdl.operation @prefetch attributes {
    strata.hooks = ["canonicalize"],
    strata.class = "AffinePrefetchOp",
    strata.summary = "prefetch with affine subscripts",
    strata.description = "Asks for the element at the results of the map to be brought near, for a read or a write, with a locality from 0 (none) to 3, into the data or the instruction cache.",
    strata.examples = ["affine.prefetch %matrix[%i, %j + 8], read, locality<3>, data : memref<64x64xf32>"],
    strata.traits = ["MemRefsNormalizable"],
    strata.verify = [
      "if ($map.getNumResults() != $memref.getType().getRank()) return emitOpError(\"affine.prefetch affine map num results must equal memref rank\");",
      "if ($map.getNumInputs() != $indices.size()) return emitOpError(\"too few operands\");",
      "return verifyIndices($indices, \"\");"
    ],
    strata.format = "$memref `[` subscripts($map, $indices) `]` `,` keyword($isWrite, \"read\", \"write\", \"rw specifier has to be 'read' or 'write'\") `,` `locality` `<` $localityHint `>` `,` keyword($isDataCache, \"instr\", \"data\", \"cache type has to be 'data' or 'instr'\") attr-dict `:` type($memref)"
  } {
    %memref = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %indices = irdl.is index {strata.summary = "index"}
    irdl.operands(memref: %memref, indices: variadic %indices)
    %isWrite = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    %localityHint = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && min_value(0) && max_value(3)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3"}
    %isDataCache = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    %map = irdl.base "#builtin.affine_map" {strata.summary = "AffineMap attribute"}
    irdl.attributes {"isWrite" = %isWrite, "localityHint" = %localityHint, "isDataCache" = %isDataCache, "map" = %map}
  }
  irdl.operation @store attributes {
    strata.hooks = ["verify", "canonicalize"],
    strata.class = "AffineStoreOp",
    strata.class_base = "StoreOpBase",
    strata.stores = {pointer = "memref", indices = "indices", map = "map", value = "value"},
    strata.summary = "store with affine subscripts",
    strata.description = "Writes the element at the results of the map, one for each dimension of the memref.",
    strata.examples = ["affine.store %x, %matrix[%i, %j - 1] : memref<16x16xf32>"],
    strata.traits = ["MemRefsNormalizable"],
    strata.infer = [["value", "memref", "cast<MemRefType>($_self).getElementType()"]],
    strata.verify = [
      "if ($value.getType() != $memref.getType().getElementType()) return emitOpError(\"value to store must have the same type as memref element type\");",
      "return verifySubscripts();"
    ],
    strata.format = "$value `,` $memref `[` subscripts($map, $indices) `]` attr-dict `:` type($memref)"
  } {
    %value = irdl.any
    %memref = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %indices = irdl.is index {strata.summary = "index"}
    irdl.operands(value: %value, memref: %memref, indices: variadic %indices)
    %map = irdl.base "#builtin.affine_map" {strata.summary = "AffineMap attribute"}
    irdl.attributes {"map" = %map}
  }
  irdl.operation @vector_load attributes {
    strata.hooks = ["verify", "canonicalize"],
    strata.class = "AffineVectorLoadOp",
    strata.class_base = "VectorLoadOpBase",
    strata.loads = {pointer = "memref", indices = "indices", map = "map", value = "result"},
    strata.summary = "vector load with affine subscripts",
    strata.description = "Reads a vector of elements from the place at the results of the map on.",
    strata.examples = ["%row = affine.vector_load %matrix[%i, %j * 8] : memref<64x64xf32>, vector<8xf32>"],
    strata.traits = ["MemRefsNormalizable"],
    strata.verify = [
      "if (failed(verifySubscripts())) return failure();",
      "if ($memref.getType().getElementType() != $result.getType().getElementType()) return emitOpError(\"requires memref and vector types of the same elemental type\");"
    ],
    strata.format = "$memref `[` subscripts($map, $indices) `]` attr-dict `:` type($memref) `,` type($result)"
  } {
    %memref = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %indices = irdl.is index {strata.summary = "index"}
    irdl.operands(memref: %memref, indices: variadic %indices)
    %map = irdl.base "#builtin.affine_map" {strata.summary = "AffineMap attribute"}
    irdl.attributes {"map" = %map}
    %result = irdl.c_pred "vector && min_rank(1)" {strata.summary = "vector of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @vector_store attributes {
    strata.hooks = ["verify", "canonicalize"],
    strata.class = "AffineVectorStoreOp",
    strata.class_base = "StoreOpBase",
    strata.stores = {pointer = "memref", indices = "indices", map = "map", value = "value"},
    strata.summary = "vector store with affine subscripts",
    strata.description = "Writes a vector of elements to the place at the results of the map on.",
    strata.examples = ["affine.vector_store %row, %matrix[%i, %j * 8] : memref<64x64xf32>, vector<8xf32>"],
    strata.traits = ["MemRefsNormalizable"],
    strata.verify = [
      "if (failed(verifySubscripts())) return failure();",
      "if ($memref.getType().getElementType() != $value.getType().getElementType()) return emitOpError(\"requires memref and vector types of the same elemental type\");"
    ],
    strata.format = "$value `,` $memref `[` subscripts($map, $indices) `]` attr-dict `:` type($memref) `,` type($value)"
  } {
    %value = irdl.c_pred "vector && min_rank(1)" {strata.summary = "vector of any type values"}
    %memref = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %indices = irdl.is index {strata.summary = "index"}
    irdl.operands(value: %value, memref: %memref, indices: variadic %indices)
    %map = irdl.base "#builtin.affine_map" {strata.summary = "AffineMap attribute"}
    irdl.attributes {"map" = %map}
  }
  irdl.operation @yield attributes {
    strata.class = "AffineYieldOp",
    strata.summary = "end of a region with values",
    strata.description = "Passes its operands to the operation around it: as results, or to the next iteration.",
    strata.examples = ["%least = affine.for %i = 0 to 8 iter_args(%acc = %init) -> (i32) {\n  %x = affine.load %buffer[%i] : memref<8xi32>\n  %less = arith.minsi %acc, %x : i32\n  affine.yield %less : i32\n}"],
    strata.traits = ["Pure", "Terminator", "ReturnLike", "MemRefsNormalizable"],
    strata.verify = [
      "auto parent = $_op.getParentOp();",
      "auto name = parent.getName();",
      "if (name != \"affine.for\" && name != \"affine.if\" && name != \"affine.parallel\") return emitOpError(\"only terminates affine.if/for/parallel regions\");",
      "if (parent.getNumResults() != $operands.size()) return emitOpError(\"parent of yield must have same number of results as the yield operands\");",
      "if (parent.getResultTypes() != $operands.getTypes()) return emitOpError(\"types mismatch between yield op and its parent\");"
    ],
    strata.format = "attr-dict ($operands^ `:` type($operands))?"
  } {
    %operands = irdl.any {strata.summary = "any type"}
    irdl.operands(operands: variadic %operands)
  }
}
