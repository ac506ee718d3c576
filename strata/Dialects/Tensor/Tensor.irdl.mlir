// Operations on tensors, whose values cannot be changed: a result is a new tensor.
irdl.dialect @tensor attributes {
  strata.version = 1 : i32,
  strata.inlinable,
  strata.constants = ["arith.constant"],
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
  strata.summary = "tensor operations",
  strata.description = "Creation, slicing, reshaping and element access of tensors with any element type. Tensors are values: an operation that inserts something returns a new tensor."
} {
  irdl.operation @bitcast attributes {
    strata.class = "BitcastOp",
    strata.summary = "reinterpretation of element bits",
    strata.description = "Converts a tensor to another element type of the same width. The bits of each element stay the same.",
    strata.traits = ["Pure"],
    strata.interfaces = ["CastOpInterface"],
    strata.format = "$source attr-dict `:` type($source) `to` type($dest)"
  } {
    %source = irdl.c_pred "castable"
    irdl.operands(source: %source)
    %dest = irdl.c_pred "castable"
    irdl.results(dest: %dest)
  }
  irdl.operation @cast attributes {
    strata.class = "CastOp",
    strata.summary = "cast of a tensor type",
    strata.description = "Converts a tensor to a type with more or less static shape information. The element type stays the same. If the sizes at run time do not match the result type, the behavior is undefined.",
    strata.traits = ["Pure"],
    strata.interfaces = ["CastOpInterface", "OpAsmOpInterface"],
    strata.result_names = ["cast"],
    strata.format = "$source attr-dict `:` type($source) `to` type($dest)"
  } {
    %source = irdl.c_pred "tensor" {strata.summary = "tensor of any type values"}
    irdl.operands(source: %source)
    %dest = irdl.c_pred "tensor" {strata.summary = "tensor of any type values"}
    irdl.results(dest: %dest)
  }
  irdl.operation @collapse_shape attributes {
    strata.class = "CollapseShapeOp",
    strata.summary = "merge of adjacent dimensions",
    strata.description = "Reshapes a tensor to a smaller rank. Each group of `reassociation` lists adjacent dimensions of the source; they become one dimension of the result, whose size is their product.",
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["collapsed"],
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
    strata.summary = "concatenation",
    strata.description = "Joins tensors along the dimension `dim`. The sizes of the other dimensions must be equal.",
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface"],
    strata.result_names = ["concat"],
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
    strata.summary = "size of a dimension",
    strata.description = "The size of dimension `index`. If there is no such dimension, the behavior is undefined.",
    strata.interfaces = ["OpAsmOpInterface", "ConditionallySpeculatable", "ShapedDimOpInterface", "InferIntRangeInterface"],
    strata.effects = [],
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
    strata.summary = "tensor with unspecified elements",
    strata.description = "A tensor of the given shape whose elements are unspecified. The operands are the sizes of the dynamic dimensions.",
    strata.traits = ["Pure"],
    strata.interfaces = ["ReifyRankedShapedTypeOpInterface"],
    strata.format = "`(` $dynamicSizes `)` attr-dict `:` type($result)"
  } {
    %dynamicSizes = irdl.is index
    irdl.operands(dynamicSizes: variadic %dynamicSizes)
    %result = irdl.base "!builtin.tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @expand_shape attributes {
    strata.class = "ExpandShapeOp",
    strata.summary = "split of dimensions",
    strata.description = "Reshapes a tensor to a larger rank. Each group of `reassociation` lists adjacent dimensions of the result, into which one dimension of the source is split. `output_shape` has the sizes of the result.",
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["expanded"],
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
    strata.summary = "element of a tensor",
    strata.description = "The element at the given indices, one for each dimension. If an index is out of bounds, the behavior is undefined.",
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.infer = [["result", "tensor", "cast<TensorType>($_self).getElementType()", "result type matches element type of tensor"]],
    strata.result_names = ["extracted"],
    strata.runtime_checks = [["in_bounds", "indices", "tensor.dim(tensor)", "out-of-bounds access"]],
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
    strata.summary = "part of a tensor",
    strata.description = "The elements at the given offsets, in the given number and distance in each dimension. Each of these numbers is static or an operand. The result may omit dimensions of size 1.",
    strata.traits = ["AttrSizedOperandSegments", "Pure"],
    strata.interfaces = ["OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface", "OffsetSizeAndStrideOpInterface"],
    strata.result_names = ["extracted_slice"],
    strata.extracts = {
      whole = "source", value = "result", offsets = "static_offsets, offsets",
      sizes = "static_sizes, sizes", strides = "static_strides, strides"
    },
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
    strata.summary = "tensor of given elements",
    strata.description = "A tensor of static shape whose elements are the operands, in row-major order.",
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
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["gather"],
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
    strata.summary = "tensor of computed elements",
    strata.description = "Executes the region once for each element. The arguments of the region are the indices of the element, and `tensor.yield` passes its value. The operands are the sizes of the dynamic dimensions.",
    strata.traits = ["RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<tensor.yield>"],
    strata.interfaces = ["OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface"],
    strata.result_names = ["generated"],
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
    strata.summary = "insertion of an element",
    strata.description = "The tensor `dest` with the element at the given indices replaced. There is one index for each dimension. If an index is out of bounds, the behavior is undefined.",
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface", "DestinationStyleOpInterface"],
    strata.infer = [
      ["result", "dest", "$_self", "result type matches type of dest"],
      ["scalar", "dest", "cast<TensorType>($_self).getElementType()", "scalar type matches element type of dest"]],
    strata.result_names = ["inserted"],
    strata.runtime_checks = [["in_bounds", "indices", "tensor.dim(dest)", "out-of-bounds access"]],
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
    strata.summary = "insertion of a part",
    strata.description = "The tensor `dest` with the elements at the given offsets, sizes and strides replaced by those of `source`. The source may omit dimensions of size 1.",
    strata.traits = ["AttrSizedOperandSegments", "Pure"],
    strata.interfaces = ["OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface", "DestinationStyleOpInterface", "OffsetSizeAndStrideOpInterface"],
    strata.infer = [["result", "dest", "$_self", "expected result type to match dest type"]],
    strata.result_names = ["inserted_slice"],
    strata.inserts = {
      whole = "dest", value = "source", offsets = "static_offsets, offsets",
      sizes = "static_sizes, sizes", strides = "static_strides, strides"
    },
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
    strata.summary = "padding",
    strata.description = "Adds `low` elements before and `high` elements after those of the source in each dimension. The region computes an added element from its indices in the result; `tensor.yield` passes its value. `nofold` keeps the operation even if nothing is added.",
    strata.traits = ["AttrSizedOperandSegments", "Pure", "SingleBlock", "SingleBlockImplicitTerminator<tensor.yield>"],
    strata.interfaces = ["OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface"],
    strata.result_names = ["padded"],
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
    strata.summary = "parallel insertion of a part",
    strata.description = "Says which part of the shared tensor `dest` one iteration of a parallel loop writes. Stands in a region that combines parallel results, such as that of `scf.forall.in_parallel`.",
    strata.traits = ["AttrSizedOperandSegments"],
    strata.interfaces = ["OffsetSizeAndStrideOpInterface", "ParallelCombiningOpInterface"],
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
    strata.summary = "number of dimensions",
    strata.description = "The rank of the tensor.",
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
    strata.summary = "reshape by a tensor of sizes",
    strata.description = "The elements of the source in row-major order, with the sizes that the tensor `shape` contains. The number of elements must stay the same.",
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["reshape"],
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
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["scatter"],
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
    strata.summary = "tensor of equal elements",
    strata.description = "A tensor whose elements all have the value of `input`. The further operands are the sizes of the dynamic dimensions.",
    strata.traits = ["Pure"],
    strata.interfaces = ["OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface"],
    strata.infer = [["input", "aggregate", "cast<TensorType>($_self).getElementType()", "operand type matches element type of result"]],
    strata.result_names = ["splat"],
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
    strata.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<tensor.generate, tensor.pad>"],
    strata.interfaces = ["RegionBranchTerminatorOpInterface"],
    strata.format = "$value attr-dict `:` type($value)"
  } {
    %value = irdl.any
    irdl.operands(value: %value)
  }
}
