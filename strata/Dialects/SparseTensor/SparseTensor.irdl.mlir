// Tensors and memory of which only some elements are stored.
irdl.dialect @sparse_tensor attributes {
  strata.version = 1 : i32,
  strata.summary = "sparse tensors",
  strata.description = "Tensors whose type has an encoding, which says how their levels are stored; operations that convert, build and read them; and operations whose regions say what is computed where elements are stored and where they are not.",
  strata.inlinable,
  strata.constants = ["arith.constant"],
  strata.functions = [
    ["encodingOf", "value", "return isa<RankedTensorType>(value.getType()) ? value.getType().getEncoding() : null;"],
    ["levelRank", "type",
     "return type.getEncoding() ? type.getEncoding().getLvlTypes().size() : type.getRank();"],
    ["verifyRegion", "region, name, types, yielded",
     "if (region.empty()) return success();",
     "auto block = region.front();",
     "if (block.getNumArguments() != types.size()) return emitError() << name << \" region must have exactly \" << types.size() << \" arguments\";",
     "for (auto [i, type] : llvm::enumerate(types))",
     "  if (block.getArgument(i).getType() != type) return emitError() << name << \" region argument \" << i + 1 << \" type mismatch\";",
     "auto yield = block.getTerminator();",
     "if (!yield || yield.getName() != \"sparse_tensor.yield\") return emitError() << name << \" region must end with sparse_tensor.yield\";",
     "if (yield.getNumOperands() != 1 || yield.getOperand(0).getType() != yielded) return emitError() << name << \" region yield type mismatch\";",
     "return success();"],
    ["verifyDimension", "",
     "if ($dim < 0 || $dim >= $slice.getType().getRank()) return emitError(\"requested dimension out of bound\");",
     "return success();"]
  ],
  strata.named_predicates = [
    ["any_ranked", "ranked_tensor", "ranked tensor of any type values"],
    ["level_array", "ranked_tensor && tensor_of(signless_integer || index)", "ranked tensor of signless integer or index values"],
    ["sparse", "ranked_tensor && isa_and_nonnull<SparseTensorEncodingAttr>(cast<RankedTensorType>($_self).getEncoding())", "sparse tensor of any type values"],
    ["sparse_slice", "sparse && cast<RankedTensorType>($_self).getEncoding().getDimSlices() != nullptr", "sparse tensor slice of any type values"],
    ["scalar_like", "isa<IntegerType, IndexType>($_self) || ranked_tensor && rank(0)", "scalar like"],
    ["buffer", "ranked_memref && rank(1)", "1D memref of any type values"],
    ["key_buffer", "ranked_memref && rank(1) && memref_of(integer || index)", "1D memref of integer or index values"],
    ["strided_buffer", "ranked_memref && rank(1)", "strided memref of any type values of rank 1"],
    ["index_buffer", "ranked_memref && rank(1) && memref_of(index)", "1D memref of index values"],
    ["index_strided_buffer", "ranked_memref && rank(1) && memref_of(index)", "strided memref of index values of rank 1"],
    ["flag_buffer", "ranked_memref && rank(1) && memref_of(signless_integer(1))", "1D memref of 1-bit signless integer values"],
    ["array_buffer", "ranked_memref && min_rank(1)", "non-0-ranked.memref of any type values"]
  ]
} {
  irdl.attribute @CrdTransDirection attributes {
    strata.class = "CrdTransDirectionKindAttr",
    strata.summary = "sparse tensor coordinate translation direction",
    strata.enum = {cases = ["dim_to_lvl", "lvl_to_dim"], class = "::mlir::sparse_tensor::CrdTransDirectionKind"},
    strata.format = "$value"
  }
  irdl.attribute @SparseTensorSortAlgorithm attributes {
    strata.class = "SparseTensorSortKindAttr",
    strata.summary = "sparse tensor sort algorithm",
    strata.enum = {cases = ["hybrid_quick_sort", "insertion_sort_stable", "quick_sort", "heap_sort"], class = "::mlir::sparse_tensor::SparseTensorSortKind"},
    strata.format = "$value"
  }
  irdl.attribute @encoding attributes {
    strata.class = "SparseTensorEncodingAttr",
    strata.summary = "encoding of a sparse tensor",
    strata.description = "How a tensor is stored: the map from its dimensions to levels, and the format of each level; the widths of positions and coordinates, where 0 is that of `index`; the value of all elements that are stored, and that of those that are not.",
    strata.alias_name = "sparse",
    strata.interfaces = ["VerifiableTensorEncoding"],
    strata.format = "`<` custom<Encoding>($lvlTypes, $dimToLvl, $posWidth, $crdWidth, $explicitVal, $implicitVal, $dimSlices) `>`"
  } {
    %lvlTypes = irdl.any {strata.kind = "dense<i64>", strata.summary = "formats of the levels"}
    %dimToLvl = irdl.any {strata.kind = "affine_map", strata.optional, strata.summary = "map from dimensions to levels"}
    %posWidth = irdl.any {strata.kind = "i64", strata.optional, strata.summary = "width of positions"}
    %crdWidth = irdl.any {strata.kind = "i64", strata.optional, strata.summary = "width of coordinates"}
    %explicitVal = irdl.any {strata.optional, strata.summary = "value of stored elements"}
    %implicitVal = irdl.any {strata.optional, strata.summary = "value of elements that are not stored"}
    %dimSlices = irdl.c_pred "array_of(isa<SparseTensorDimSliceAttr>($_self))" {strata.optional, strata.summary = "slices of the dimensions"}
    irdl.parameters(lvlTypes: %lvlTypes, dimToLvl: %dimToLvl, posWidth: %posWidth, crdWidth: %crdWidth, explicitVal: %explicitVal, implicitVal: %implicitVal, dimSlices: %dimSlices)
  }
  irdl.attribute @kind attributes {
    strata.class = "StorageSpecifierKindAttr",
    strata.summary = "sparse tensor storage specifier kind",
    strata.enum = {cases = ["lvl_sz", "pos_mem_sz", "crd_mem_sz", "val_mem_sz", "dim_offset", "dim_stride"], class = "::mlir::sparse_tensor::StorageSpecifierKind"},
    strata.format = "$value"
  }
  irdl.attribute @slice attributes {
    strata.class = "SparseTensorDimSliceAttr",
    strata.summary = "slice of a dimension",
    strata.description = "The offset, size and stride of a part of a dimension, where `?` is not known.",
    strata.format = "`` `(` custom<NumberOrDynamic>($offset) `,` ` ` custom<NumberOrDynamic>($size) `,` ` ` custom<NumberOrDynamic>($stride) `)`"
  } {
    %offset = irdl.any {strata.kind = "i64", strata.cpp_type = "int64_t"}
    %size = irdl.any {strata.kind = "i64", strata.cpp_type = "int64_t"}
    %stride = irdl.any {strata.kind = "i64", strata.cpp_type = "int64_t"}
    irdl.parameters(offset: %offset, size: %size, stride: %stride)
  }
  irdl.type @iter_space attributes {
    strata.class = "IterSpaceType",
    strata.record = "SparseTensor_IterSpace",
    strata.summary = "sparse iteration space",
    strata.description = "The stored elements of some levels.",
    strata.format = "`<` $encoding `,` `lvls` `=` custom<LevelRange>($loLvl, $hiLvl) `>`"
  } {
    %encoding = irdl.base @sparse_tensor::@encoding {strata.summary = "encoding"}
    %loLvl = irdl.any {strata.kind = "index", strata.cpp_type = "Level"}
    %hiLvl = irdl.any {strata.kind = "index", strata.cpp_type = "Level"}
    irdl.parameters(encoding: %encoding, loLvl: %loLvl, hiLvl: %hiLvl)
  }
  irdl.type @iterator attributes {
    strata.class = "IteratorType",
    strata.record = "SparseTensor_Iterator",
    strata.summary = "sparse iterator",
    strata.description = "A position in an iteration space.",
    strata.format = "`<` $encoding `,` `lvls` `=` custom<LevelRange>($loLvl, $hiLvl) `>`"
  } {
    %encoding = irdl.base @sparse_tensor::@encoding {strata.summary = "encoding"}
    %loLvl = irdl.any {strata.kind = "index", strata.cpp_type = "Level"}
    %hiLvl = irdl.any {strata.kind = "index", strata.cpp_type = "Level"}
    irdl.parameters(encoding: %encoding, loLvl: %loLvl, hiLvl: %hiLvl)
  }
  irdl.type @storage_specifier attributes {
    strata.class = "StorageSpecifierType",
    strata.record = "SparseTensor_StorageSpecifier",
    strata.summary = "metadata",
    strata.description = "Sizes of the arrays that store a tensor.",
    strata.format = "`<` qualified($encoding) `>`"
  } {
    %encoding = irdl.base @sparse_tensor::@encoding {strata.summary = "encoding", strata.cpp_type = "::mlir::sparse_tensor::SparseTensorEncodingAttr"}
    irdl.parameters(encoding: %encoding)
  }
  irdl.operation @assemble attributes {
    strata.class = "AssembleOp",
    strata.summary = "tensor from arrays",
    strata.description = "A sparse tensor of the arrays that store it: those of levels, and the elements.",
    strata.examples = ["%r = sparse_tensor.assemble (%a, %b), %c : (tensor<2xindex>, tensor<6x2xindex>), tensor<6xf64> to tensor<10x10xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>>"],
    strata.hooks = ["verify"],
    strata.traits = ["Pure"],
    strata.format = "` ` `(` $levels `)` `,` $values attr-dict `:` `(` type($levels) `)` `,` type($values) `to` type($result)"
  } {
    %levels = irdl.c_pred "level_array"
    %values = irdl.c_pred "any_ranked"
    irdl.operands(levels: variadic %levels, values: %values)
    %result = irdl.c_pred "sparse"
    irdl.results(result: %result)
  }
  irdl.operation @binary attributes {
    strata.class = "BinaryOp",
    strata.summary = "operation on two tensors",
    strata.description = "What is computed of two elements: where both are stored, where only the left is, and where only the right is.",
    strata.verify_regions = [
      "SmallVector<Type> both = {$x.getType(), $y.getType()}, left = {$x.getType()}, right = {$y.getType()};",
      "auto type = $output.getType();",
      "if (failed(verifyRegion($overlapRegion, \"overlap\", both, type))) return failure();",
      "if (failed(verifyRegion($leftRegion, \"left\", left, type))) return failure();",
      "if ($leftRegion.empty() && $left_identity && $x.getType() != type) return emitError(\"left=identity requires first argument to have the same type as the output\");",
      "if (failed(verifyRegion($rightRegion, \"right\", right, type))) return failure();",
      "if ($rightRegion.empty() && $right_identity && $y.getType() != type) return emitError(\"right=identity requires second argument to have the same type as the output\");"
    ],
    strata.traits = ["Pure"],
    strata.format = "$x `,` $y `:` attr-dict type($x) `,` type($y) `to` type($output) `\\n` ` ` `overlap` `=` $overlapRegion `\\n` ` ` `left` `=` (`identity` $left_identity^):($leftRegion)? `\\n` ` ` `right` `=` (`identity` $right_identity^):($rightRegion)?"
  } {
    %x = irdl.any
    %y = irdl.any
    irdl.operands(x: %x, y: %y)
    %left_identity = irdl.base "#builtin.unit" {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %right_identity = irdl.base "#builtin.unit" {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"left_identity" = %left_identity, "right_identity" = %right_identity}
    %output = irdl.any
    irdl.results(output: %output)
    %overlapRegion = irdl.region {strata.summary = "any region"}
    %leftRegion = irdl.region {strata.summary = "any region"}
    %rightRegion = irdl.region {strata.summary = "any region"}
    irdl.regions(overlapRegion: %overlapRegion, leftRegion: %leftRegion, rightRegion: %rightRegion)
  }
  irdl.operation @coiterate attributes {
    strata.class = "CoIterateOp",
    strata.summary = "loop over several iteration spaces",
    strata.description = "Executes a region for each position of one of the iteration spaces: the region for the spaces that have it.",
    strata.examples = ["sparse_tensor.coiterate (%a, %b) : (!sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = 0>)"],
    strata.hooks = ["print", "parse", "verify", "verifyRegions"],
    strata.traits = ["AttrSizedOperandSegments", "RecursiveMemoryEffects", "SingleBlockImplicitTerminator<sparse_tensor.yield>"]
  } {
    %iterSpaces = irdl.base @sparse_tensor::@iter_space {strata.summary = "sparse iteration space"}
    %initArgs = irdl.any
    irdl.operands(iterSpaces: variadic %iterSpaces, initArgs: variadic %initArgs)
    %crdUsedLvls = irdl.any {strata.kind = "i64", strata.summary = "LevelSet attribute"}
    %cases = irdl.c_pred "array_of(isa<IntegerAttr>($_self))" {strata.kind = "array<i64>", strata.summary = "I64BitSet array attribute"}
    irdl.attributes {"crdUsedLvls" = %crdUsedLvls, "cases" = %cases}
    %results = irdl.any
    irdl.results(results: variadic %results)
    %caseRegions = irdl.region {strata.variadic, strata.summary = "region with 1 blocks"}
    irdl.regions(caseRegions: %caseRegions)
  }
  irdl.operation @compress attributes {
    strata.class = "CompressOp",
    strata.summary = "compression of a row",
    strata.description = "Inserts the elements of arrays that `expand` made into a tensor.",
    strata.examples = ["%r = sparse_tensor.compress %a, %b, %c, %d into %e[%d] : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<10x10xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>"],
    strata.verify = [
      "if ($lvlCoords.size() != levelRank($tensor.getType()) - 1) return emitOpError(\"incorrect number of coordinates\");"
    ],
    strata.traits = ["AllTypesMatch<tensor, result>"],
    strata.format = "$values `,` $filled `,` $added `,` $count `into` $tensor `[` $lvlCoords `]` attr-dict `:` type($values) `,` type($filled) `,` type($added) `,` type($tensor)"
  } {
    %values = irdl.c_pred "strided_buffer"
    %filled = irdl.c_pred "flag_buffer"
    %added = irdl.c_pred "index_strided_buffer"
    %count = irdl.is index
    %tensor = irdl.c_pred "sparse"
    %lvlCoords = irdl.is index
    irdl.operands(values: %values, filled: %filled, added: %added, count: %count, tensor: %tensor, lvlCoords: variadic %lvlCoords)
    %result = irdl.c_pred "sparse"
    irdl.results(result: %result)
  }
  irdl.operation @concatenate attributes {
    strata.class = "ConcatenateOp",
    strata.summary = "concatenation",
    strata.description = "The tensors one after another along a dimension.",
    strata.verify = [
      "auto to = $result.getType();",
      "int64_t rank = to.getRank();",
      "if ($inputs.size() < 2) return emitError(\"Need at least two tensors to concatenate.\");",
      "if ($dimension < 0 || $dimension >= rank) return emitError(\"Concat-dimension is out of bounds for dimension-rank (\") << $dimension << \" >= \" << rank << \")\";",
      "for (auto [i, input] : llvm::enumerate($inputs)) {",
      "  auto type = input.getType();",
      "  if (type.getRank() != rank) return emitError(\"Input tensor $\") << i << \" has a different rank (rank=\" << type.getRank() << \") from the output tensor (rank=\" << rank << \").\";",
      "  if (!type.hasStaticShape()) return emitError(\"Input tensor $\") << i << \" has dynamic shape\";",
      "}",
      "for (auto dim : llvm::seq(0, rank)) {",
      "  int64_t size = to.getDimSize(dim), sum = 0;",
      "  for (auto input : $inputs) sum += input.getType().getDimSize(dim);",
      "  if (dim == $dimension) {",
      "    if (!ShapedType::isDynamic(size) && size != sum) return emitError(\"The concatenation dimension of the output tensor should be the sum of all the concatenation dimensions of the input tensors.\");",
      "  } else {",
      "    int64_t first = $inputs.front().getType().getDimSize(dim);",
      "    for (auto input : $inputs)",
      "      if (input.getType().getDimSize(dim) != first || (!ShapedType::isDynamic(size) && size != first)) return emitError(\"All dimensions (expect for the concatenating one) should be equal.\");",
      "  }",
      "}"
    ],
    strata.traits = ["Pure"],
    strata.format = "$inputs attr-dict `:` type($inputs) `to` type($result)"
  } {
    %inputs = irdl.c_pred "any_ranked"
    irdl.operands(inputs: variadic %inputs)
    %dimension = irdl.any {strata.kind = "index", strata.summary = "dimension attribute"}
    irdl.attributes {"dimension" = %dimension}
    %result = irdl.c_pred "any_ranked"
    irdl.results(result: %result)
  }
  irdl.operation @convert attributes {
    strata.class = "ConvertOp",
    strata.summary = "conversion of the encoding",
    strata.description = "The same tensor with another encoding.",
    strata.examples = ["%r = sparse_tensor.convert %a : tensor<10x10xf64> to tensor<10x10xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>"],
    strata.hooks = ["fold"],
    strata.verify = [
      "auto from = $source.getType(), to = $dest.getType();",
      "if (from.getRank() != to.getRank()) return emitError(\"unexpected conversion mismatch in rank\");",
      "if (isa_and_nonnull<SparseTensorEncodingAttr>(to.getEncoding()) && to.getEncoding().getDimSlices() != nullptr) return emitError(\"cannot convert to a sparse tensor slice\");",
      "for (auto i : llvm::seq(0, from.getRank()))",
      "  if (!to.isDynamicDim(i) && from.getDimSize(i) != to.getDimSize(i)) return emitError(\"unexpected conversion mismatch in dimension \") << i;"
    ],
    strata.traits = ["Pure"],
    strata.format = "$source attr-dict `:` type($source) `to` type($dest)"
  } {
    %source = irdl.c_pred "any_ranked"
    irdl.operands(source: %source)
    %dest = irdl.c_pred "any_ranked"
    irdl.results(dest: %dest)
  }
  irdl.operation @coordinates attributes {
    strata.class = "ToCoordinatesOp",
    strata.summary = "coordinates of a level",
    strata.description = "The array with the coordinates of a level.",
    strata.examples = ["%r = sparse_tensor.coordinates %a {a, level = 1 : index} : tensor<10x10xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>> to memref<?xindex>"],
    strata.hooks = ["verify", "infer", "compatible"],
    strata.interfaces = ["InferTypeOpInterface"],
    strata.traits = ["Pure"],
    strata.format = "$tensor attr-dict `:` type($tensor) `to` type($result)"
  } {
    %tensor = irdl.c_pred "sparse"
    irdl.operands(tensor: %tensor)
    %level = irdl.any {strata.kind = "index", strata.summary = "level attribute"}
    irdl.attributes {"level" = %level}
    %result = irdl.c_pred "array_buffer"
    irdl.results(result: %result)
  }
  irdl.operation @coordinates_buffer attributes {
    strata.class = "ToCoordinatesBufferOp",
    strata.summary = "coordinates of several levels",
    strata.description = "The array with the coordinates of the levels of a tensor in coordinate format.",
    strata.examples = ["%r = sparse_tensor.coordinates_buffer %a : tensor<?x?xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>> to memref<?xindex>"],
    strata.hooks = ["verify", "infer"],
    strata.interfaces = ["InferTypeOpInterface"],
    strata.traits = ["Pure"],
    strata.format = "$tensor attr-dict `:` type($tensor) `to` type($result)"
  } {
    %tensor = irdl.c_pred "sparse"
    irdl.operands(tensor: %tensor)
    %result = irdl.c_pred "array_buffer"
    irdl.results(result: %result)
  }
  irdl.operation @crd_translate attributes {
    strata.class = "CrdTranslateOp",
    strata.summary = "translation of coordinates",
    strata.description = "Coordinates of dimensions as those of levels, or the other way round.",
    strata.examples = ["%r:2 = sparse_tensor.crd_translate  dim_to_lvl[%a, %a] as #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }> {a} : index, index"],
    strata.verify = [
      "int64_t dims = $encoder.getDimToLvl() != nullptr ? $encoder.getDimToLvl().getNumDims() : $encoder.getLvlTypes().size(), levels = $encoder.getLvlTypes().size();",
      "bool isToLevels = stringifyEnum($direction) == \"dim_to_lvl\";",
      "if ($in_crds.size() != (isToLevels ? dims : levels) || $out_crds.size() != (isToLevels ? levels : dims)) return emitError(\"Coordinate rank mismatch with encoding\");"
    ],
    strata.traits = ["Pure"],
    strata.format = "$direction `` `[` $in_crds `]` `as` qualified($encoder) attr-dict `:` type($out_crds)"
  } {
    %in_crds = irdl.is index
    irdl.operands(in_crds: variadic %in_crds)
    %direction = irdl.base @sparse_tensor::@CrdTransDirection {strata.summary = "sparse tensor coordinate translation direction"}
    %encoder = irdl.base @sparse_tensor::@encoding {strata.summary = "encoding of a sparse tensor"}
    irdl.attributes {"direction" = %direction, "encoder" = %encoder}
    %out_crds = irdl.is index
    irdl.results(out_crds: variadic %out_crds)
  }
  irdl.operation @disassemble attributes {
    strata.class = "DisassembleOp",
    strata.summary = "arrays of a tensor",
    strata.description = "Copies the arrays that store a tensor to the given ones, and returns how much of them is used.",
    strata.hooks = ["verify"],
    strata.traits = ["SameVariadicResultSize"],
    strata.format = "$tensor attr-dict `:` type($tensor) `out_lvls` `(` $out_levels `:` type($out_levels) `)` `out_vals` `(` $out_values `:` type($out_values) `)` `->` `(` type($ret_levels) `)` `,` type($ret_values) `,` `(` type($lvl_lens) `)` `,` type($val_len)"
  } {
    %tensor = irdl.c_pred "sparse"
    %out_levels = irdl.c_pred "level_array"
    %out_values = irdl.c_pred "any_ranked"
    irdl.operands(tensor: %tensor, out_levels: variadic %out_levels, out_values: %out_values)
    %ret_levels = irdl.c_pred "any_ranked"
    %ret_values = irdl.c_pred "any_ranked"
    %lvl_lens = irdl.c_pred "scalar_like"
    %val_len = irdl.c_pred "scalar_like"
    irdl.results(ret_levels: variadic %ret_levels, ret_values: %ret_values, lvl_lens: variadic %lvl_lens, val_len: %val_len)
  }
  irdl.operation @expand attributes {
    strata.class = "ExpandOp",
    strata.summary = "expansion of a row",
    strata.description = "Arrays for the elements of the innermost level, in which elements can be changed at random.",
    strata.examples = ["%values, %filled, %added, %count = sparse_tensor.expand %a : tensor<10x10xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>> to memref<?xf64>, memref<?xi1>, memref<?xindex>"],
    strata.traits = [],
    strata.format = "$tensor attr-dict `:` type($tensor) `to` type($values) `,` type($filled) `,` type($added)"
  } {
    %tensor = irdl.c_pred "sparse"
    irdl.operands(tensor: %tensor)
    %values = irdl.c_pred "strided_buffer"
    %filled = irdl.c_pred "flag_buffer"
    %added = irdl.c_pred "index_strided_buffer"
    %count = irdl.is index
    irdl.results(values: %values, filled: %filled, added: %added, count: %count)
  }
  irdl.operation @extract_iteration_space attributes {
    strata.class = "ExtractIterSpaceOp",
    strata.summary = "iteration space of levels",
    strata.description = "The stored elements of some levels, below a position in the levels before.",
    strata.hooks = ["infer", "verify"],
    strata.interfaces = ["InferTypeOpInterface"],
    strata.traits = ["Pure"],
    strata.format = "$tensor (`at` $parentIter^)? `lvls` `=` custom<LevelRange>($loLvl, $hiLvl) attr-dict `:` type($tensor) (`,` qualified(type($parentIter))^)? `->` qualified(type($extractedSpace))"
  } {
    %tensor = irdl.c_pred "sparse"
    %parentIter = irdl.base @sparse_tensor::@iterator {strata.summary = "sparse iterator"}
    irdl.operands(tensor: %tensor, parentIter: optional %parentIter)
    %loLvl = irdl.any {strata.kind = "index", strata.summary = "level attribute"}
    %hiLvl = irdl.any {strata.kind = "index", strata.summary = "level attribute"}
    irdl.attributes {"loLvl" = %loLvl, "hiLvl" = %hiLvl}
    %extractedSpace = irdl.base @sparse_tensor::@iter_space {strata.summary = "sparse iteration space"}
    irdl.results(extractedSpace: %extractedSpace)
  }
  irdl.operation @extract_value attributes {
    strata.class = "ExtractValOp",
    strata.summary = "element",
    strata.description = "The element at a position.",
    strata.examples = ["%r = sparse_tensor.extract_value %a at %b : tensor<4x8xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, !sparse_tensor.iterator<<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = 0 to 2>"],
    strata.hooks = ["verify"],
    strata.infer = [["result", "tensor", "$_self.getElementType()", "result type matches element type of tensor"]],
    strata.traits = ["Pure"],
    strata.format = "$tensor `at` $iterator attr-dict `:` type($tensor) `,` qualified(type($iterator))"
  } {
    %tensor = irdl.c_pred "sparse"
    %iterator = irdl.base @sparse_tensor::@iterator {strata.summary = "sparse iterator"}
    irdl.operands(tensor: %tensor, iterator: %iterator)
    %result = irdl.any
    irdl.results(result: %result)
  }
  irdl.operation @foreach attributes {
    strata.class = "ForeachOp",
    strata.summary = "loop over elements",
    strata.description = "Executes the region for each stored element, in the order of the levels.",
    strata.examples = ["sparse_tensor.foreach in %a : tensor<10x10xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>> do { ^bb0(%b: index, %c: index, %d: f64): }"],
    strata.verify_regions = [
      "auto type = $tensor.getType(), block = $region.front();",
      "int64_t rank = type.getRank();",
      "if ($order != nullptr && $order.getNumDims() != levelRank(type)) return emitError(\"Level traverse order does not match tensor's level rank\");",
      "if (block.getNumArguments() != rank + 1 + $initArgs.size()) return emitError(\"Unmatched number of arguments in the block\");",
      "if ($initArgs.getTypes() != $results.getTypes()) return emitError(\"Mismatch in types of init arguments and results\");",
      "for (auto i : llvm::seq(0, rank))",
      "  if (!isa<IndexType>(block.getArgument(i).getType())) return emitError(\"Expecting Index type for argument at index \") << i;",
      "auto element = type.getElementType(), found = block.getArgument(rank).getType();",
      "if (found != element) return emitError(\"Unmatched element type between input tensor and block argument, expected:\") << element << \", got: \" << found;",
      "if (block.getTerminator().getOperandTypes() != $results.getTypes()) return emitError(\"Mismatch in types of yield values and results\");"
    ],
    strata.traits = ["SingleBlockImplicitTerminator<sparse_tensor.yield>"],
    strata.format = "`in` $tensor (`init` `(` $initArgs^ `)`)? attr-dict `:` type($tensor) (`,` type($initArgs)^)? (`->` type($results)^)? `do` $region"
  } {
    %tensor = irdl.c_pred "any_ranked"
    %initArgs = irdl.any
    irdl.operands(tensor: %tensor, initArgs: variadic %initArgs)
    %order = irdl.any {strata.kind = "affine_map", strata.optional, strata.summary = "AffineMap attribute"}
    irdl.attributes {"order" = %order}
    %results = irdl.any
    irdl.results(results: variadic %results)
    %region = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(region: %region)
  }
  irdl.operation @has_runtime_library attributes {
    strata.class = "HasRuntimeLibraryOp",
    strata.summary = "presence of the library",
    strata.description = "Whether operations on sparse tensors are lowered to calls of a library.",
    strata.examples = ["%r = sparse_tensor.has_runtime_library"],
    strata.traits = [],
    strata.format = "attr-dict"
  } {
    %result = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.results(result: %result)
  }
  irdl.operation @iterate attributes {
    strata.class = "IterateOp",
    strata.summary = "loop over an iteration space",
    strata.description = "Executes the region for each position of an iteration space.",
    strata.hooks = ["print", "parse", "verify", "verifyRegions"],
    strata.traits = ["RecursiveMemoryEffects", "SingleBlockImplicitTerminator<sparse_tensor.yield>"]
  } {
    %iterSpace = irdl.base @sparse_tensor::@iter_space {strata.summary = "sparse iteration space"}
    %initArgs = irdl.any
    irdl.operands(iterSpace: %iterSpace, initArgs: variadic %initArgs)
    %crdUsedLvls = irdl.any {strata.kind = "i64", strata.summary = "LevelSet attribute"}
    irdl.attributes {"crdUsedLvls" = %crdUsedLvls}
    %results = irdl.any
    irdl.results(results: variadic %results)
    %region = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(region: %region)
  }
  irdl.operation @load attributes {
    strata.class = "LoadOp",
    strata.summary = "end of insertions",
    strata.description = "The tensor after insertions. The result of operations that insert elements needs it before it is used.",
    strata.examples = ["%r = sparse_tensor.load %a : tensor<10x10xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.format = "$tensor (`hasInserts` $hasInserts^)? attr-dict `:` type($tensor)"
  } {
    %tensor = irdl.c_pred "sparse"
    irdl.operands(tensor: %tensor)
    %hasInserts = irdl.base "#builtin.unit" {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"hasInserts" = %hasInserts}
    %result = irdl.c_pred "tensor" {strata.summary = "tensor of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @lvl attributes {
    strata.class = "LvlOp",
    strata.summary = "size of a level",
    strata.description = "The size of a level.",
    strata.examples = ["%r = sparse_tensor.lvl %a, %b : tensor<10x10xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>"],
    strata.hooks = ["fold"],
    strata.verify = [
      "auto index = getConstantIntValue($index);",
      "if (index != nullptr && index >= levelRank($source.getType())) return emitError(\"Level index exceeds the rank of the input sparse tensor\");"
    ],
    strata.traits = ["ConditionallySpeculatable", "NoMemoryEffect"],
    strata.format = "attr-dict $source `,` $index `:` type($source)"
  } {
    %source = irdl.c_pred "sparse"
    %index = irdl.is index
    irdl.operands(source: %source, index: %index)
    %result = irdl.is index
    irdl.results(result: %result)
  }
  irdl.operation @new attributes {
    strata.class = "NewOp",
    strata.summary = "tensor from a source",
    strata.description = "A tensor that is read from a source, such as a file.",
    strata.examples = ["%r = sparse_tensor.new %a : !llvm.ptr to tensor<10x10xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>"],
    strata.traits = ["Pure"],
    strata.format = "$source attr-dict `:` type($source) `to` type($result)"
  } {
    %source = irdl.any
    irdl.operands(source: %source)
    %result = irdl.c_pred "sparse"
    irdl.results(result: %result)
  }
  irdl.operation @number_of_entries attributes {
    strata.class = "NumberOfEntriesOp",
    strata.summary = "number of stored elements",
    strata.description = "The number of stored elements.",
    strata.examples = ["%r = sparse_tensor.number_of_entries %a : tensor<10x10xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>"],
    strata.traits = ["Pure"],
    strata.format = "$tensor attr-dict `:` type($tensor)"
  } {
    %tensor = irdl.c_pred "sparse"
    irdl.operands(tensor: %tensor)
    %result = irdl.is index
    irdl.results(result: %result)
  }
  irdl.operation @out attributes {
    strata.class = "OutOp",
    strata.summary = "output of a tensor",
    strata.description = "Writes a tensor to a destination, such as a file.",
    strata.examples = ["sparse_tensor.out %a, %b : tensor<10x10xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, !llvm.ptr"],
    strata.traits = [],
    strata.format = "$tensor `,` $dest attr-dict `:` type($tensor) `,` type($dest)"
  } {
    %tensor = irdl.c_pred "sparse"
    %dest = irdl.any
    irdl.operands(tensor: %tensor, dest: %dest)
  }
  irdl.operation @positions attributes {
    strata.like = "coordinates", strata.class = "ToPositionsOp",
    strata.summary = "positions of a level",
    strata.description = "The array with the positions of a level.",
    strata.examples = ["%r = sparse_tensor.positions %a {a, level = 1 : index} : tensor<10x10xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>> to memref<?xindex>"]
  } {}
  irdl.operation @print attributes {
    strata.class = "PrintOp",
    strata.summary = "print for debugging",
    strata.description = "Prints a tensor with its arrays.",
    strata.examples = ["sparse_tensor.print %a : tensor<10x10xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>"],
    strata.traits = [],
    strata.format = "$tensor attr-dict `:` type($tensor)"
  } {
    %tensor = irdl.c_pred "sparse"
    irdl.operands(tensor: %tensor)
  }
  irdl.operation @push_back attributes {
    strata.class = "PushBackOp",
    strata.summary = "addition to the end of an array",
    strata.description = "The array with values appended, and its new size. It is enlarged if it must.",
    strata.examples = ["%r:2 = sparse_tensor.push_back %n, %b, %v : index, memref<?xf64>, f64"],
    strata.verify = [
      "if ($n == nullptr) return success();",
      "auto count = getConstantIntValue($n);",
      "if (count != nullptr && count < 1) return emitOpError(\"n must be not less than 1\");"
    ],
    strata.infer = [["value", "inBuffer", "$_self.getElementType()", "value type matches element type of inBuffer"]],
    strata.traits = ["AllTypesMatch<inBuffer, outBuffer>"],
    strata.format = "(`inbounds` $inbounds^)? $curSize `,` $inBuffer `,` $value (`,` $n^)? attr-dict `:` type($curSize) `,` type($inBuffer) `,` type($value) (`,` type($n)^)?"
  } {
    %curSize = irdl.is index
    %inBuffer = irdl.c_pred "buffer"
    %value = irdl.any
    %n = irdl.is index
    irdl.operands(curSize: %curSize, inBuffer: %inBuffer, value: %value, n: optional %n)
    %inbounds = irdl.base "#builtin.unit" {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"inbounds" = %inbounds}
    %outBuffer = irdl.c_pred "buffer"
    %newSize = irdl.is index
    irdl.results(outBuffer: %outBuffer, newSize: %newSize)
  }
  irdl.operation @reduce attributes {
    strata.class = "ReduceOp",
    strata.summary = "reduction",
    strata.description = "A reduction whose operation is the region. `identity` is its neutral element.",
    strata.examples = ["%r = sparse_tensor.reduce %p, %o, %c : f64 { ^bb0(%u: f64, %v: f64): %s = arith.mulf %u, %v : f64 sparse_tensor.yield %s : f64 }"],
    strata.verify_regions = [
      "SmallVector<Type> both = {$x.getType(), $y.getType()};",
      "return verifyRegion($region, \"reduce\", both, $output.getType());"
    ],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$x `,` $y `,` $identity attr-dict `:` type($output) $region"
  } {
    %x = irdl.any
    %y = irdl.any
    %identity = irdl.any
    irdl.operands(x: %x, y: %y, identity: %identity)
    %output = irdl.any
    irdl.results(output: %output)
    %region = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(region: %region)
  }
  irdl.operation @reinterpret_map attributes {
    strata.class = "ReinterpretMapOp",
    strata.summary = "reinterpretation of levels",
    strata.description = "The same arrays with another map from dimensions to levels.",
    strata.hooks = ["verify", "fold"],
    strata.traits = ["Pure"],
    strata.format = "$source attr-dict `:` type($source) `to` type($dest)"
  } {
    %source = irdl.c_pred "sparse"
    irdl.operands(source: %source)
    %dest = irdl.c_pred "sparse"
    irdl.results(dest: %dest)
  }
  irdl.operation @reorder_coo attributes {
    strata.class = "ReorderCOOOp",
    strata.summary = "sorting of a tensor in coordinate format",
    strata.description = "The tensor with its elements in the order of the encoding of the result.",
    strata.hooks = ["verify"],
    strata.traits = ["Pure"],
    strata.format = "$algorithm $input_coo attr-dict `:` type($input_coo) `to` type($result_coo)"
  } {
    %input_coo = irdl.c_pred "sparse"
    irdl.operands(input_coo: %input_coo)
    %algorithm = irdl.base @sparse_tensor::@SparseTensorSortAlgorithm {strata.summary = "sparse tensor sort algorithm"}
    irdl.attributes {"algorithm" = %algorithm}
    %result_coo = irdl.c_pred "sparse"
    irdl.results(result_coo: %result_coo)
  }
  irdl.operation @select attributes {
    strata.class = "SelectOp",
    strata.summary = "selection of elements",
    strata.description = "Keeps an element if the region yields true.",
    strata.examples = ["%r = sparse_tensor.select %p : f64 { ^bb0(%u: f64): %c3 = arith.constant 3 : index %s = arith.cmpi ult, %i, %c3 : index sparse_tensor.yield %s : i1 }"],
    strata.verify_regions = [
      "SmallVector<Type> one = {$x.getType()};",
      "return verifyRegion($region, \"select\", one, IntegerType::get($_ctxt, 1));"
    ],
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$x attr-dict `:` type($x) $region"
  } {
    %x = irdl.any
    irdl.operands(x: %x)
    %output = irdl.any
    irdl.results(output: %output)
    %region = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(region: %region)
  }
  irdl.operation @slice.offset attributes {
    strata.class = "ToSliceOffsetOp",
    strata.summary = "offset of a slice",
    strata.description = "The offset of a slice in a dimension.",
    strata.verify = [
      "return verifyDimension();"
    ],
    strata.traits = ["Pure"],
    strata.format = "$slice `at` $dim attr-dict `:` type($slice)"
  } {
    %slice = irdl.c_pred "sparse_slice"
    irdl.operands(slice: %slice)
    %dim = irdl.any {strata.kind = "index", strata.summary = "dimension attribute"}
    irdl.attributes {"dim" = %dim}
    %offset = irdl.is index
    irdl.results(offset: %offset)
  }
  irdl.operation @slice.stride attributes {
    strata.class = "ToSliceStrideOp",
    strata.summary = "stride of a slice",
    strata.description = "The stride of a slice in a dimension.",
    strata.verify = [
      "return verifyDimension();"
    ],
    strata.traits = ["Pure"],
    strata.format = "$slice `at` $dim attr-dict `:` type($slice)"
  } {
    %slice = irdl.c_pred "sparse_slice"
    irdl.operands(slice: %slice)
    %dim = irdl.any {strata.kind = "index", strata.summary = "dimension attribute"}
    irdl.attributes {"dim" = %dim}
    %stride = irdl.is index
    irdl.results(stride: %stride)
  }
  irdl.operation @sort attributes {
    strata.class = "SortOp",
    strata.summary = "sorting of arrays",
    strata.description = "Sorts tuples of numbers, and other arrays in the same way.",
    strata.examples = ["sparse_tensor.sort  hybrid_quick_sort %a, %b {a, perm_map = affine_map<(d0) -> (d0)>} : memref<?xindex>"],
    strata.verify = [
      "int64_t keys = $perm_map.getNumDims(), more = $ny == nullptr ? 0 : $ny;",
      "if (keys < 1) return emitError(\"Expected rank(perm_map) > 1, got \") << keys;",
      "if (!$perm_map.isPermutation()) return emitError(\"Expected a permutation map, got \") << $perm_map.getAffineMap();",
      "auto count = getConstantIntValue($n);",
      "if (count == nullptr) return success();",
      "int64_t size = $xy.getType().getDimSize(0);",
      "if (!ShapedType::isDynamic(size) && size < count * (keys + more)) return emitError(\"Expected dimension(xy) >= n * (rank(perm_map) + ny) got \") << size << \" < \" << count * (keys + more);",
      "for (auto y : $ys) {",
      "  int64_t length = y.getType().getDimSize(0);",
      "  if (!ShapedType::isDynamic(length) && length < count) return emitError(\"Expected dimension(y) >= n got \") << length << \" < \" << count;",
      "}"
    ],
    strata.traits = [],
    strata.format = "$algorithm $n `,` $xy (`jointly` $ys^)? attr-dict `:` type($xy) (`jointly` type($ys)^)?"
  } {
    %n = irdl.is index
    %xy = irdl.c_pred "key_buffer"
    %ys = irdl.c_pred "buffer"
    irdl.operands(n: %n, xy: %xy, ys: variadic %ys)
    %perm_map = irdl.any {strata.kind = "affine_map", strata.summary = "AffineMap attribute"}
    %ny = irdl.any {strata.kind = "index", strata.optional, strata.summary = "index attribute"}
    %algorithm = irdl.base @sparse_tensor::@SparseTensorSortAlgorithm {strata.summary = "sparse tensor sort algorithm"}
    irdl.attributes {"perm_map" = %perm_map, "ny" = %ny, "algorithm" = %algorithm}
  }
  irdl.operation @storage_specifier.get attributes {
    strata.class = "GetStorageSpecifierOp",
    strata.summary = "size",
    strata.description = "One of the sizes.",
    strata.examples = ["%r = sparse_tensor.storage_specifier.get %a  val_mem_sz : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>"],
    strata.hooks = ["verify", "fold"],
    strata.traits = ["Pure"],
    strata.format = "$specifier $specifierKind (`at` $level^)? attr-dict `:` qualified(type($specifier))"
  } {
    %specifier = irdl.base @sparse_tensor::@storage_specifier {strata.summary = "metadata"}
    irdl.operands(specifier: %specifier)
    %specifierKind = irdl.base @sparse_tensor::@kind {strata.summary = "sparse tensor storage specifier kind"}
    %level = irdl.any {strata.kind = "index", strata.optional, strata.summary = "level attribute"}
    irdl.attributes {"specifierKind" = %specifierKind, "level" = %level}
    %result = irdl.is index
    irdl.results(result: %result)
  }
  irdl.operation @storage_specifier.init attributes {
    strata.class = "StorageSpecifierInitOp",
    strata.summary = "new sizes",
    strata.description = "Sizes that are all 0, or are those of another specifier.",
    strata.examples = ["%r = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict (`with` $source^)? `:` (`from` qualified(type($source))^ `to`)? qualified(type($result))"
  } {
    %source = irdl.base @sparse_tensor::@storage_specifier {strata.summary = "metadata"}
    irdl.operands(source: optional %source)
    %result = irdl.base @sparse_tensor::@storage_specifier {strata.summary = "metadata"}
    irdl.results(result: %result)
  }
  irdl.operation @storage_specifier.set attributes {
    strata.class = "SetStorageSpecifierOp",
    strata.summary = "changed size",
    strata.description = "The sizes with another value of one of them.",
    strata.examples = ["%r = sparse_tensor.storage_specifier.set %a  val_mem_sz with %b : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>"],
    strata.hooks = ["verify"],
    strata.traits = ["Pure", "AllTypesMatch<result, specifier>"],
    strata.format = "$specifier $specifierKind (`at` $level^)? `with` $value attr-dict `:` qualified(type($result))"
  } {
    %specifier = irdl.base @sparse_tensor::@storage_specifier {strata.summary = "metadata"}
    %value = irdl.is index
    irdl.operands(specifier: %specifier, value: %value)
    %specifierKind = irdl.base @sparse_tensor::@kind {strata.summary = "sparse tensor storage specifier kind"}
    %level = irdl.any {strata.kind = "index", strata.optional, strata.summary = "level attribute"}
    irdl.attributes {"specifierKind" = %specifierKind, "level" = %level}
    %result = irdl.base @sparse_tensor::@storage_specifier {strata.summary = "metadata"}
    irdl.results(result: %result)
  }
  irdl.operation @unary attributes {
    strata.class = "UnaryOp",
    strata.summary = "operation on a tensor",
    strata.description = "What is computed where an element is stored, and where none is.",
    strata.verify_regions = [
      "SmallVector<Type> one = {$x.getType()}, none = {};",
      "if (failed(verifyRegion($presentRegion, \"present\", one, $output.getType()))) return failure();",
      "if (failed(verifyRegion($absentRegion, \"absent\", none, $output.getType()))) return failure();",
      "if ($absentRegion.empty()) return success();",
      "auto value = $absentRegion.front().getTerminator().getOperand(0), parent = $_op.getParentOp();",
      "auto def = value.getDefiningOp();",
      "bool isLocal = def && (def.getParentOp() == $_op || def.getParentOp() == parent) && !def.hasTrait<ConstantLike>();",
      "if (isLocal) return emitError(\"absent region cannot yield locally computed value\");",
      "for (auto i : llvm::seq(0, parent.getNumRegions()))",
      "  if (is_contained(parent.getRegion(i).front().getArguments(), value)) return emitError(\"absent region cannot yield linalg argument\");"
    ],
    strata.traits = ["Pure"],
    strata.format = "$x attr-dict `:` type($x) `to` type($output) `\\n` ` ` `present` `=` $presentRegion `\\n` ` ` `absent` `=` $absentRegion"
  } {
    %x = irdl.any
    irdl.operands(x: %x)
    %output = irdl.any
    irdl.results(output: %output)
    %presentRegion = irdl.region {strata.summary = "any region"}
    %absentRegion = irdl.region {strata.summary = "any region"}
    irdl.regions(presentRegion: %presentRegion, absentRegion: %absentRegion)
  }
  irdl.operation @values attributes {
    strata.like = "coordinates_buffer", strata.class = "ToValuesOp",
    strata.summary = "elements of a tensor",
    strata.description = "The array with the elements of a tensor.",
    strata.examples = ["%r = sparse_tensor.values %a : tensor<10x10xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>> to memref<?xf64>"],
    strata.hooks = ["infer", "compatible"],
    strata.interfaces = ["InferTypeOpInterface"],
    strata.verify = [
      "if ($tensor.getType().getElementType() != $result.getType().getElementType()) return emitError(\"unexpected mismatch in element types\");"
    ]
  } {}
  irdl.operation @yield attributes {
    strata.class = "YieldOp",
    strata.summary = "end of a region",
    strata.description = "Passes values to the operation around the region.",
    strata.traits = ["Pure", "Terminator", "ReturnLike", "ParentOneOf<sparse_tensor.binary, sparse_tensor.unary, sparse_tensor.reduce, sparse_tensor.select, sparse_tensor.foreach, sparse_tensor.iterate, sparse_tensor.coiterate>"],
    strata.format = "$results attr-dict `:` type($results)"
  } {
    %results = irdl.any
    irdl.operands(results: variadic %results)
  }
}
