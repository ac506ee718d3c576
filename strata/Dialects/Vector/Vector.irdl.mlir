// Operations on vectors of any rank, as a step between loops and the vector
// instructions of a machine.
irdl.dialect @vector attributes {
  strata.version = 1 : i32,
  strata.inlinable,
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
    strata.traits = ["Pure"],
    strata.predicates = [["cast<ShapedType>($source.getType()).getRank() == cast<ShapedType>($result.getType()).getRank()", "all of {source, result} have same rank"]],
    strata.format = "$source attr-dict `:` type($source) `to` type($result)"
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
    strata.traits = ["Pure"],
    strata.interfaces = ["VectorUnrollOpInterface", "InferIntRangeInterface"],
    strata.predicates = [["getElementTypeOrSelf($vector) == getElementTypeOrSelf($source)", "source operand and result have same element type"]],
    strata.format = "$source attr-dict `:` type($source) `to` type($vector)"
  } {
    %source = irdl.any {strata.summary = "any type"}
    irdl.operands(source: %source)
    %vector = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    irdl.results(vector: %vector)
  }
  irdl.operation @compressstore attributes {
    strata.class = "CompressStoreOp",
    strata.summary = "store of selected elements",
    strata.description = "Writes the elements of a vector whose mask is set to consecutive places in memory. The others are skipped, in the vector and in memory.",
    strata.interfaces = ["MemorySpaceCastConsumerOpInterface", "AlignmentAttrOpInterface"],
    strata.format = "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)"
  } {
    %base = irdl.base "!builtin.memref" {strata.effects = ["write"], strata.summary = "memref of any type values"}
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
    strata.traits = ["Pure"],
    strata.interfaces = ["VectorUnrollOpInterface"],
    strata.format = "$mask_dim_sizes attr-dict `:` type(results)"
  } {
    %mask_dim_sizes = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"mask_dim_sizes" = %mask_dim_sizes}
    %result0 = irdl.c_pred "vector_of(signless_integer(1))" {strata.summary = "vector of 1-bit signless integer values"}
    irdl.results(result0: %result0)
  }
  irdl.operation @contract attributes {
    strata.class = "ContractionOp",
    strata.summary = "generalized matrix product",
    strata.description = "Multiplies elements of two vectors and combines the products, and the elements of `acc`, by `kind`. The maps give the subscripts of each vector in the iteration space; dimensions of it that are reductions do not occur in the result. Has no custom form yet.",
    strata.traits = ["Pure"],
    strata.interfaces = ["IndexingMapOpInterface", "vector::MaskableOpInterface", "VectorUnrollOpInterface"],
    strata.predicates = [
      ["getElementTypeOrSelf($lhs) == getElementTypeOrSelf($rhs)", "lhs and rhs have same element type"],
      ["getElementTypeOrSelf($result0) == getElementTypeOrSelf($acc)", "third operand acc and result have same element type"]
    ],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "non_scalar_vector"
    %rhs = irdl.c_pred "non_scalar_vector"
    %acc = irdl.any {strata.summary = "any type"}
    irdl.operands(lhs: %lhs, rhs: %rhs, acc: %acc)
    %indexing_maps = irdl.base "#builtin.array" {strata.summary = "array attribute"}
    %iterator_types = irdl.c_pred "array_attr && array_of(isa<IteratorTypeAttr>($_self))" {strata.summary = "Iterator type should be an enum."}
    %kind = irdl.base @vector::@kind {strata.default = "add", strata.summary = "Kind of combining function for contractions and reductions"}
    irdl.attributes {"indexing_maps" = %indexing_maps, "iterator_types" = %iterator_types, "kind" = %kind}
    %result0 = irdl.any {strata.summary = "any type"}
    irdl.results(result0: %result0)
  }
  irdl.operation @create_mask attributes {
    strata.class = "CreateMaskOp",
    strata.summary = "mask of variable extent",
    strata.description = "A mask that is set at the places whose index is smaller than the operand in each dimension. Negative operands mean 0, those beyond the size of the dimension all of it.",
    strata.traits = ["Pure"],
    strata.interfaces = ["VectorUnrollOpInterface"],
    strata.format = "$operands attr-dict `:` type(results)"
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
    strata.traits = ["Pure", "AllTypesMatch<res1, res2>"],
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
    strata.summary = "load of selected elements",
    strata.description = "Reads consecutive elements from memory, one for each place of the mask that is set. At the other places the result has the elements of `pass_thru`.",
    strata.interfaces = ["MemorySpaceCastConsumerOpInterface", "AlignmentAttrOpInterface"],
    strata.format = "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)"
  } {
    %base = irdl.base "!builtin.memref" {strata.effects = ["read"], strata.summary = "memref of any type values"}
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
    strata.summary = "element or slice of leading dimensions",
    strata.description = "The part of the source at a position, which has a number or a value for each of the leading dimensions: an element if it has all of them, otherwise a vector of the other dimensions. A position outside of the vector, or -1, gives an undefined result.",
    strata.traits = ["Pure"],
    strata.interfaces = ["InferIntRangeInterface", "InferTypeOpInterface"],
    strata.predicates = [["getElementTypeOrSelf($result) == getElementTypeOrSelf($source)", "operand and result have same element type"]],
    strata.format = "$source `` custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($result) `from` type($source)"
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
    strata.summary = "slice of a vector",
    strata.description = "The part of a vector that begins at the offsets and has the sizes. Offsets, sizes and strides are given for leading dimensions; the others are taken as a whole. The strides are 1.",
    strata.traits = ["Pure"],
    strata.predicates = [["getElementTypeOrSelf($result0) == getElementTypeOrSelf($source)", "operand and result have same element type"]],
    strata.format = "$source attr-dict `:` type($source) `to` type(results)"
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
    strata.traits = ["Pure"],
    strata.predicates = [["cast<ShapedType>($dest.getType()).getNumElements() == $elements.size() && all_of($elements.getTypes(), [&](Type t) { return t == getElementTypeOrSelf($dest); })", "shaped type 'dest' matches 'elements' element count and types"]],
    strata.infer = [["elements", "dest", "SmallVector<Type>(cast<ShapedType>($_self).getNumElements(), cast<ShapedType>($_self).getElementType())", ""]],
    strata.format = "$elements attr-dict `:` type($dest)"
  } {
    %elements = irdl.any {strata.summary = "any type"}
    irdl.operands(elements: variadic %elements)
    %dest = irdl.c_pred "fixed_vector" {strata.summary = "fixed-length vector of any type values"}
    irdl.results(dest: %dest)
  }
  irdl.operation @gather attributes {
    strata.class = "GatherOp",
    strata.summary = "load of scattered elements",
    strata.description = "Reads an element for each place of the result whose mask is set. `offsets` gives a place in the memory or tensor; each element of `indices` is added to its last subscript. At the other places the result has the elements of `pass_thru`.",
    strata.interfaces = ["vector::MaskableOpInterface", "MemorySpaceCastConsumerOpInterface", "VectorUnrollOpInterface", "AlignmentAttrOpInterface"],
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
    strata.summary = "replacement of an element or slice",
    strata.description = "The vector `dest` with a part replaced by a scalar or a smaller vector. The position has a number or a value for each of the leading dimensions. A position outside of the vector, or -1, gives an undefined result.",
    strata.traits = ["Pure", "AllTypesMatch<dest, result>"],
    strata.interfaces = ["InferIntRangeInterface"],
    strata.predicates = [["getElementTypeOrSelf($result) == getElementTypeOrSelf($valueToStore)", "source operand and result have same element type"]],
    strata.format = "$valueToStore `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($valueToStore) `into` type($dest)"
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
    strata.summary = "replacement of a slice",
    strata.description = "The vector `dest` with the part that begins at the offsets replaced by a vector, whose dimensions are the last ones of `dest`. The strides are 1.",
    strata.traits = ["Pure", "AllTypesMatch<dest, result>"],
    strata.predicates = [["getElementTypeOrSelf($result) == getElementTypeOrSelf($valueToStore)", "operand #0 and result have same element type"]],
    strata.format = "$valueToStore `,` $dest attr-dict `:` type($valueToStore) `into` type($dest)"
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
    strata.summary = "load of consecutive elements",
    strata.description = "Reads a slice of memory, which has the shape of the vector and begins at the indices. The elements of the memref may be scalars or the vector itself.",
    strata.interfaces = ["VectorUnrollOpInterface", "MemorySpaceCastConsumerOpInterface", "AlignmentAttrOpInterface"],
    strata.format = "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)"
  } {
    %base = irdl.base "!builtin.memref" {strata.effects = ["read"], strata.summary = "memref of any type values"}
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
    strata.description = "Executes the operation in its region only at the places where the mask is set. At the others, the result is that of `passthru`, or undefined if there is none. Has no custom form yet.",
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<vector.yield>", "RecursiveMemoryEffects", "NoRegionArguments"],
    strata.interfaces = ["vector::MaskingOpInterface"],
    strata.missing = ["print", "parse"]
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
    strata.summary = "load under a mask",
    strata.description = "Reads consecutive elements from memory at the places where the mask is set. At the others the result has the elements of `pass_thru`.",
    strata.interfaces = ["MemorySpaceCastConsumerOpInterface", "AlignmentAttrOpInterface"],
    strata.format = "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)"
  } {
    %base = irdl.base "!builtin.memref" {strata.effects = ["read"], strata.summary = "memref of any type values"}
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
    strata.summary = "store under a mask",
    strata.description = "Writes the elements of a vector to consecutive places in memory where the mask is set. The other places are not changed.",
    strata.interfaces = ["MemorySpaceCastConsumerOpInterface", "AlignmentAttrOpInterface"],
    strata.format = "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)"
  } {
    %base = irdl.base "!builtin.memref" {strata.effects = ["write"], strata.summary = "memref of any type values"}
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
    strata.traits = ["Pure", "AllTypesMatch<dest, acc>"],
    strata.interfaces = ["InferTypeOpInterface", "vector::MaskableOpInterface", "VectorUnrollOpInterface"],
    strata.predicates = [["getElementTypeOrSelf($dest) == getElementTypeOrSelf($source)", "source operand and result have same element type"]],
    strata.format = "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)"
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
    strata.description = "A matrix with the product of each element of `lhs` and each element of `rhs`, combined with the elements of `acc` by `kind`. If `rhs` is a scalar, the result is a vector with its products. Has no custom form yet.",
    strata.traits = ["Pure"],
    strata.interfaces = ["vector::MaskableOpInterface"],
    strata.predicates = [
      ["getElementTypeOrSelf($result0) == getElementTypeOrSelf($lhs)", "lhs operand and result have same element type"],
      ["getElementTypeOrSelf($result0) == getElementTypeOrSelf($rhs)", "rhs operand and result have same element type"]
    ],
    strata.missing = ["print", "parse"]
  } {
    %lhs = irdl.c_pred "non_scalar_vector"
    %rhs = irdl.any {strata.summary = "any type"}
    %acc = irdl.c_pred "non_scalar_vector"
    irdl.operands(lhs: %lhs, rhs: %rhs, acc: optional %acc)
    %kind = irdl.base @vector::@kind {strata.default = "add", strata.summary = "Kind of combining function for contractions and reductions"}
    irdl.attributes {"kind" = %kind}
    %result0 = irdl.c_pred "non_scalar_vector"
    irdl.results(result0: %result0)
  }
  irdl.operation @print attributes {
    strata.class = "PrintOp",
    strata.summary = "output for tests",
    strata.description = "Writes a scalar or a vector, followed by punctuation, or a string, to the standard output of the program.",
    strata.predicates = [["!getStringLiteral() || (!getSource() && $punctuation.getValue() == PrintPunctuation::NewLine)", "`source` or `punctuation` are not set when printing strings"]],
    strata.format = "($source^ `:` type($source))? oilist(`str` $stringLiteral | `punctuation` $punctuation) attr-dict",
    strata.effects = ["write"]
  } {
    %source = irdl.c_pred "vector || integer_or_index || any_float" {strata.summary = ""}
    irdl.operands(source: optional %source)
    %punctuation = irdl.base @vector::@punctuation {strata.default = "newline", strata.summary = "Punctuation for separating vectors or vector elements"}
    %stringLiteral = irdl.base "#builtin.string" {strata.optional, strata.summary = "An Attribute containing a string"}
    irdl.attributes {"punctuation" = %punctuation, "stringLiteral" = %stringLiteral}
  }
  irdl.operation @reduction attributes {
    strata.class = "ReductionOp",
    strata.summary = "reduction to a scalar",
    strata.description = "Combines all elements of a vector with one dimension or none, and `acc`, by `kind`. Floats may be combined in any order if `fastmath` has `reassoc`.",
    strata.traits = ["Pure"],
    strata.interfaces = ["arith::ArithFastMathInterface", "vector::MaskableOpInterface", "VectorUnrollOpInterface"],
    strata.predicates = [["getElementTypeOrSelf($dest) == getElementTypeOrSelf($vector)", "source operand and result have same element type"]],
    strata.infer = [["acc", "dest", "$_self", "dest and acc have the same type"]],
    strata.format = "$kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($vector) `into` type($dest)"
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
    strata.traits = ["Pure", "AllTypesMatch<dest, result>"],
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
    strata.traits = ["Pure", "AllTypesMatch<source, dest>", "AllTypesMatch<initial_value, accumulated_value>"],
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
    strata.summary = "store of scattered elements",
    strata.description = "Writes each element of a vector whose mask is set. `offsets` gives a place in the memory or tensor; each element of `indices` is added to its last subscript. If elements go to the same place, the last one is written last. For a tensor the result is the new tensor.",
    strata.interfaces = ["MemorySpaceCastConsumerOpInterface", "AlignmentAttrOpInterface"],
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
    strata.traits = ["Pure"],
    strata.interfaces = ["VectorUnrollOpInterface", "InferIntRangeInterface"],
    strata.format = "$source attr-dict `:` type($source) `to` type($result)"
  } {
    %source = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    irdl.operands(source: %source)
    %result = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @shuffle attributes {
    strata.class = "ShuffleOp",
    strata.summary = "selection from two vectors",
    strata.description = "A vector of elements, or slices of the first dimension, of two vectors. The mask has their indices in the concatenation of both; -1 stands for an undefined element. Has no custom form yet.",
    strata.traits = ["Pure"],
    strata.interfaces = ["InferTypeOpInterface"],
    strata.predicates = [
      ["getElementTypeOrSelf($vector) == getElementTypeOrSelf($v1)", "first operand v1 and result have same element type"],
      ["getElementTypeOrSelf($vector) == getElementTypeOrSelf($v2)", "second operand v2 and result have same element type"]
    ],
    strata.format = "operands $mask attr-dict `:` type(operands)",
    strata.missing = ["infer"]
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
    strata.traits = ["Pure"],
    strata.interfaces = ["VectorUnrollOpInterface", "InferIntRangeInterface"],
    strata.format = "attr-dict `:` type($result)"
  } {
    %result = irdl.c_pred "vector_of(index) && rank(1)" {strata.summary = "vector of index values of ranks 1"}
    irdl.results(result: %result)
  }
  irdl.operation @store attributes {
    strata.class = "StoreOp",
    strata.summary = "store of consecutive elements",
    strata.description = "Writes a vector to a slice of memory, which has the shape of the vector and begins at the indices. The elements of the memref may be scalars or the vector itself.",
    strata.interfaces = ["VectorUnrollOpInterface", "MemorySpaceCastConsumerOpInterface", "AlignmentAttrOpInterface"],
    strata.format = "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)"
  } {
    %valueToStore = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    %base = irdl.base "!builtin.memref" {strata.effects = ["write"], strata.summary = "memref of any type values"}
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
    strata.traits = ["Pure"],
    strata.interfaces = ["InferTypeOpInterface"],
    strata.predicates = [["cast<ShapedType>($source.getType()).getNumElements() == $elements.size() && all_of($elements.getTypes(), [&](Type t) { return t == getElementTypeOrSelf($source); })", "shaped type 'source' matches 'elements' element count and types"]],
    strata.infer = [["elements", "source", "SmallVector<Type>(cast<ShapedType>($_self).getNumElements(), cast<ShapedType>($_self).getElementType())", ""]],
    strata.format = "$source attr-dict `:` type($source)"
  } {
    %source = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    irdl.operands(source: %source)
    %elements = irdl.any {strata.summary = "any type"}
    irdl.results(elements: variadic %elements)
  }
  irdl.operation @transfer_read attributes {
    strata.class = "TransferReadOp",
    strata.summary = "load of a slice with padding",
    strata.description = "Reads a slice of memory or of a tensor, which begins at the indices. The map gives the dimension that each dimension of the vector runs along, or 0 for one along which the elements are repeated. Places outside of the memory, which are only allowed for dimensions that are not `in_bounds`, and those that are not set in the mask, have the value `padding`. Has no custom form yet.",
    strata.traits = ["AttrSizedOperandSegments"],
    strata.interfaces = ["VectorTransferOpInterface", "VectorUnrollOpInterface", "vector::MaskableOpInterface", "MemoryEffectOpInterface", "ConditionallySpeculatable", "MemorySpaceCastConsumerOpInterface", "DestinationStyleOpInterface"],
    strata.extracts = {
      whole = "base", value = "vector", offsets = "indices", shape = "vector",
      map = "permutation_map",
      exact = "!getMask() && all_of($in_bounds, [&](Attribute attr) { return cast<BoolAttr>(attr).getValue(); })"
    },
    strata.missing = ["print", "parse"]
  } {
    %base = irdl.c_pred "shaped" {strata.summary = "shaped of any type values"}
    %indices = irdl.is index {strata.summary = "index"}
    %padding = irdl.any {strata.summary = "any type"}
    %mask = irdl.c_pred "mask"
    irdl.operands(base: %base, indices: variadic %indices, padding: %padding, mask: optional %mask)
    %permutation_map = irdl.base "#builtin.affine_map" {strata.summary = "AffineMap attribute"}
    %in_bounds = irdl.c_pred "array_attr && array_of(bool_attr)" {strata.kind = "array<bool>", strata.summary = "1-bit boolean array attribute"}
    irdl.attributes {"permutation_map" = %permutation_map, "in_bounds" = %in_bounds}
    %vector = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    irdl.results(vector: %vector)
  }
  irdl.operation @transfer_write attributes {
    strata.class = "TransferWriteOp",
    strata.summary = "store of a slice",
    strata.description = "Writes a vector to a slice of memory or of a tensor, which begins at the indices. The map gives the dimension that each dimension of the vector runs along. Places outside of the memory, which are only allowed for dimensions that are not `in_bounds`, and those that are not set in the mask, are not written. For a tensor the result is the new tensor. Has no custom form yet.",
    strata.traits = ["AttrSizedOperandSegments"],
    strata.interfaces = ["VectorTransferOpInterface", "VectorUnrollOpInterface", "vector::MaskableOpInterface", "MemoryEffectOpInterface", "ConditionallySpeculatable", "MemorySpaceCastConsumerOpInterface", "DestinationStyleOpInterface"],
    strata.inserts = {
      whole = "base", value = "valueToStore", offsets = "indices",
      shape = "valueToStore", map = "permutation_map",
      exact = "!getMask() && all_of($in_bounds, [&](Attribute attr) { return cast<BoolAttr>(attr).getValue(); })"
    },
    strata.missing = ["print", "parse"]
  } {
    %valueToStore = irdl.base "!builtin.vector" {strata.summary = "vector of any type values"}
    %base = irdl.c_pred "shaped" {strata.summary = "shaped of any type values"}
    %indices = irdl.is index {strata.summary = "index"}
    %mask = irdl.c_pred "mask"
    irdl.operands(valueToStore: %valueToStore, base: %base, indices: variadic %indices, mask: optional %mask)
    %permutation_map = irdl.base "#builtin.affine_map" {strata.summary = "AffineMap attribute"}
    %in_bounds = irdl.c_pred "array_attr && array_of(bool_attr)" {strata.kind = "array<bool>", strata.summary = "1-bit boolean array attribute"}
    irdl.attributes {"permutation_map" = %permutation_map, "in_bounds" = %in_bounds}
    %result = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result: optional %result)
  }
  irdl.operation @transpose attributes {
    strata.class = "TransposeOp",
    strata.summary = "permutation of dimensions",
    strata.description = "The vector with its dimensions in another order. `permutation` has the dimension of the source for each dimension of the result.",
    strata.traits = ["Pure"],
    strata.interfaces = ["InferIntRangeInterface", "VectorUnrollOpInterface"],
    strata.predicates = [["getElementTypeOrSelf($result) == getElementTypeOrSelf($vector)", "operand and result have same element type"]],
    strata.format = "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)"
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
    strata.traits = ["Pure"],
    strata.interfaces = ["ViewLikeOpInterface"],
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
    strata.traits = ["Pure", "ReturnLike", "Terminator"],
    strata.interfaces = ["RegionBranchTerminatorOpInterface"],
    strata.format = "attr-dict ($operands^ `:` type($operands))?"
  } {
    %operands = irdl.any {strata.summary = "any type"}
    irdl.operands(operands: variadic %operands)
  }
}
