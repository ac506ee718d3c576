// Loads, stores and products of tiles on Intel GPUs, at the level of workgroups, subgroups and
// threads.
irdl.dialect @xegpu attributes {
  strata.version = 1 : i32,
  strata.namespace = "xegpu",
  strata.summary = "tiles on Intel GPUs",
  strata.description = "Operations on tiles of tensors in memory, which descriptors tell: loads, stores, prefetches and atomic operations, products of matrices, and barriers. Layouts say how a tile is spread over subgroups and threads.",
  strata.named_predicates = [
    ["scalar", "signless_integer(1, 4, 8, 16, 32, 64) || signed_integer(1, 8, 16, 32, 64) || unsigned_integer(1, 8, 16, 32, 64) || f16 || f32 || f64 || bf16 || tf32", "1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type"],
    ["address", "unsigned_integer(64, 32) || signless_integer(64, 32)", "64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer"],
    ["tensor_desc", "isa<xegpu::TensorDescType>($_self)", "TensorDesc describing regions of interested data."],
    ["base_memory", "ranked_memref && min_rank(1) && memref_of(scalar) || address", "non-0-ranked.memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer"],
    ["line_memory", "ranked_memref && rank(1) && memref_of(scalar) || address", "1D memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer"],
    ["scatter_source", "tensor_desc || line_memory", "TensorDesc describing regions of interested data. or 1D memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer"],
    ["values", "fixed_vector && vector_of(scalar)", "fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values"],
    ["value_or_values", "values || scalar", "fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type"],
    ["matrix", "fixed_vector && rank(1, 2) && vector_of(scalar)", "fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values of ranks 1/2"],
    ["packed_matrix", "fixed_vector && rank(1, 2, 3) && vector_of(scalar)", "fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values of ranks 1/2/3"],
    ["converted", "vector && rank(1, 2, 3, 4, 5, 6) && vector_of(scalar)", "vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values of ranks 1/2/3/4/5/6"],
    ["offsets", "fixed_vector && vector_of(index)", "fixed-length vector of index values"],
    ["offset_or_offsets", "offsets || index", "fixed-length vector of index values or index"],
    ["mask", "fixed_vector && vector_of(signless_integer(1))", "fixed-length vector of 1-bit signless integer values"],
    ["mask_or_masks", "mask || signless_integer(1)", "fixed-length vector of 1-bit signless integer values or 1-bit signless integer"],
    ["shared_memory", "ranked_memref && static_shape && rank(1, 2) && memref_of(scalar) && cast<MemRefType>($_self).getMemorySpace() && isa<IntegerAttr>(cast<MemRefType>($_self).getMemorySpace()) && cast<MemRefType>($_self).getMemorySpaceAsInt() == 3", "reside in share memory and statically 1d shaped memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values  or reside in share memory and statically 2d shaped memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values "]
  ]
} {
  irdl.attribute @memory_space attributes {
    strata.class = "MemorySpaceAttr",
    strata.record = "XeGPU_MemorySpaceAttr",
    strata.summary = "memory space",
    strata.format = "$value",
    strata.examples = ["#xegpu<memory_space slm>"],
    strata.enum = {class = "xegpu::MemorySpace", cases = ["global", "slm"]}
  }
  irdl.attribute @fence_scope attributes {
    strata.class = "FenceScopeAttr",
    strata.record = "XeGPU_FenceScopeAttr",
    strata.summary = "threads that see an order of memory accesses",
    strata.format = "$value",
    strata.examples = ["#xegpu<fence_scope workgroup>"],
    strata.enum = {class = "xegpu::FenceScope", cases = ["workgroup", "gpu"]}
  }
  irdl.attribute @cache_hint attributes {
    strata.class = "CachePolicyAttr",
    strata.record = "XeGPU_CacheHintAttr",
    strata.summary = "use of a cache",
    strata.examples = ["#xegpu.cache_hint<cached>"],
    strata.enum = {class = "xegpu::CachePolicy", cases = ["cached", "uncached", "streaming", "read_invalidate", "write_back", "write_through"]}
  }
  irdl.attribute @layout attributes {
    strata.class = "LayoutAttr",
    strata.record = "XeGPU_LayoutAttr",
    strata.summary = "distribution of a tile",
    strata.description = "How many subgroups and threads each dimension of a tile is spread over, and how many elements each of them has.",
    strata.examples = ["#xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %sg_layout = irdl.any {strata.kind = "dense<i32>", strata.optional, strata.cpp_type = "DenseI32ArrayAttr", strata.summary = "numbers of subgroups"}
    %sg_data = irdl.any {strata.kind = "dense<i32>", strata.optional, strata.cpp_type = "DenseI32ArrayAttr", strata.summary = "elements of a subgroup"}
    %inst_data = irdl.any {strata.kind = "dense<i32>", strata.optional, strata.cpp_type = "DenseI32ArrayAttr", strata.summary = "elements of an instruction"}
    %lane_layout = irdl.any {strata.kind = "dense<i32>", strata.optional, strata.cpp_type = "DenseI32ArrayAttr", strata.summary = "numbers of threads"}
    %lane_data = irdl.any {strata.kind = "dense<i32>", strata.optional, strata.cpp_type = "DenseI32ArrayAttr", strata.summary = "elements of a thread"}
    %order = irdl.any {strata.kind = "dense<i32>", strata.optional, strata.cpp_type = "DenseI32ArrayAttr", strata.summary = "order of dimensions"}
    irdl.parameters(sg_layout: %sg_layout, sg_data: %sg_data, inst_data: %inst_data, lane_layout: %lane_layout, lane_data: %lane_data, order: %order)
  }
  irdl.attribute @slice attributes {
    strata.class = "SliceAttr",
    strata.record = "XeGPU_SliceAttr",
    strata.summary = "layout without some dimensions",
    strata.description = "The layout of a tile from which dimensions were removed.",
    strata.examples = ["#xegpu.slice<#xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, dims = [0]>"],
    strata.format = "`<` qualified($parent) `,` `dims` `=` $dims `>`"
  } {
    %layout = irdl.base @xegpu::@layout
    %slice = irdl.base @xegpu::@slice
    %parent = irdl.any_of(%layout, %slice) {strata.summary = "layout", strata.cpp_type = "xegpu::DistributeLayoutAttr"}
    %dims = irdl.any {strata.kind = "dense<i64>", strata.cpp_type = "DenseI64ArrayAttr", strata.summary = "removed dimensions"}
    irdl.parameters(parent: %parent, dims: %dims)
  }
  irdl.attribute @range attributes {
    strata.class = "RangeAttr",
    strata.record = "XeGPU_RangeAttr",
    strata.summary = "range of numbers of subgroups",
    strata.examples = ["#xegpu.range<[0 : i64, 2 : i64]>"],
    strata.format = "`<` `[` `` $start `,` $end `]` `>`"
  } {
    %start = irdl.base "#builtin.integer" {strata.cpp_type = "IntegerAttr", strata.summary = "first number"}
    %end = irdl.base "#builtin.integer" {strata.cpp_type = "IntegerAttr", strata.summary = "end"}
    irdl.parameters(start: %start, end: %end)
  }
  irdl.attribute @block_tdesc_attr attributes {
    strata.class = "BlockTensorDescAttr",
    strata.record = "XeGPU_BlockTensorDescAttr",
    strata.summary = "encoding of a tile",
    strata.description = "The memory space, the number of tiles side by side, and whether accesses out of bounds are checked.",
    strata.examples = ["#xegpu.block_tdesc_attr<array_length = 2 : i64>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %space = irdl.base @xegpu::@memory_space {strata.default = "global", strata.summary = "memory space"}
    %length = irdl.base "#builtin.integer" {strata.default = "1 : i64", strata.cpp_type = "IntegerAttr", strata.summary = "number of tiles"}
    %check = irdl.c_pred "bool_attr" {strata.default = "true", strata.cpp_type = "BoolAttr", strata.summary = "whether accesses are checked"}
    irdl.parameters(memory_space: %space, array_length: %length, boundary_check: %check)
  }
  irdl.attribute @scatter_tdesc_attr attributes {
    strata.class = "ScatterTensorDescAttr",
    strata.record = "XeGPU_ScatterTensorDescAttr",
    strata.summary = "encoding of scattered elements",
    strata.description = "The memory space, and the number of consecutive elements of each offset.",
    strata.examples = ["#xegpu.scatter_tdesc_attr<chunk_size = 8 : i64>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %space = irdl.base @xegpu::@memory_space {strata.default = "global", strata.summary = "memory space"}
    %size = irdl.base "#builtin.integer" {strata.default = "1 : i64", strata.cpp_type = "IntegerAttr", strata.summary = "number of consecutive elements"}
    irdl.parameters(memory_space: %space, chunk_size: %size)
  }
  irdl.attribute @mem_layout attributes {
    strata.class = "MemLayoutAttr",
    strata.record = "XeGPU_MemLayoutAttr",
    strata.summary = "layout of a matrix in memory",
    strata.description = "The sizes of blocks, whose elements are next to each other, and the strides.",
    strata.examples = ["#xegpu.mem_layout<stride = [1, 16]>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %block = irdl.base "#builtin.array" {strata.optional, strata.cpp_type = "ArrayAttr", strata.summary = "sizes of blocks"}
    %stride = irdl.base "#builtin.array" {strata.optional, strata.cpp_type = "ArrayAttr", strata.summary = "strides"}
    irdl.parameters(block: %block, stride: %stride)
  }
  irdl.type @tensor_desc attributes {
    strata.class = "TensorDescType",
    strata.record = "XeGPU_TensorDesc",
    strata.summary = "tensor descriptor",
    strata.description = "A tile of a tensor in memory, or scattered elements, with its encoding and layout.",
    strata.interfaces = ["ShapedTypeInterface"],
    strata.examples = ["!xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>"],
    strata.format = "`<` custom<Shape>($shape) `` $elementType `` custom<Encodings>($encoding, $layout) `>`"
  } {
    %shape = irdl.c_pred "min_size(1)" {strata.kind = "dense<i64>", strata.cpp_type = "ArrayRef<int64_t>", strata.summary = "shape", strata.error = "expected non-zero rank tensor"}
    %element = irdl.any {strata.kind = "type", strata.cpp_type = "Type", strata.summary = "element type"}
    %encoding = irdl.any {strata.optional, strata.cpp_type = "Attribute", strata.summary = "encoding"}
    %layout = irdl.any {strata.optional, strata.cpp_type = "Attribute", strata.summary = "layout"}
    irdl.parameters(shape: %shape, elementType: %element, encoding: %encoding, layout: %layout)
  }
  irdl.type @mem_desc attributes {
    strata.class = "MemDescType",
    strata.record = "XeGPU_MemDesc",
    strata.summary = "descriptor of shared memory",
    strata.description = "A matrix in the memory of a workgroup.",
    strata.interfaces = ["ShapedTypeInterface"],
    strata.examples = ["!xegpu.mem_desc<16x32xf16, #xegpu.mem_layout<stride = [1, 16]>>"],
    strata.format = "`<` custom<StaticShape>($shape) `` $elementType (`,` qualified($mem_layout)^)? `>`"
  } {
    %shape = irdl.any {strata.kind = "dense<i64>", strata.cpp_type = "ArrayRef<int64_t>", strata.summary = "shape"}
    %element = irdl.any {strata.kind = "type", strata.cpp_type = "Type", strata.summary = "element type"}
    %layout = irdl.base @xegpu::@mem_layout {strata.optional, strata.cpp_type = "xegpu::MemLayoutAttr", strata.summary = "layout in memory"}
    irdl.parameters(shape: %shape, elementType: %element, mem_layout: %layout)
  }
  irdl.type @nbarrier attributes {
    strata.class = "NbarrierType",
    strata.record = "XeGPU_Nbarrier",
    strata.summary = "named barrier",
    strata.description = "A barrier of some threads of a workgroup.",
    strata.examples = ["!xegpu.nbarrier"]
  }
  irdl.operation @create_nd_tdesc attributes {
    strata.class = "CreateNdTdescOp",
    strata.summary = "descriptor of a tile",
    strata.description = "Describes a tile of a tensor in memory, from the offsets on. A tensor that is an address needs sizes and strides.",
    strata.examples = ["%r = xegpu.create_nd_tdesc %a : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>"],
    strata.traits = ["Pure"],
    strata.format = "$source (`` `[` mixed($offsets, $const_offsets)^ `]`)? (`,` `shape` `:` `[` mixed($shape, $const_shape)^ `]` `,` `strides` `:` `[` mixed($strides, $const_strides) `]`)? attr-dict `:` type($source) `->` type($TensorDesc)"
  } {
    %source = irdl.c_pred "base_memory"
    %offsets = irdl.is index {strata.summary = "index"}
    %shape = irdl.is index {strata.summary = "index"}
    %strides = irdl.is index {strata.summary = "index"}
    irdl.operands(source: %source, offsets: variadic %offsets, shape: variadic %shape, strides: variadic %strides)
    %const_offsets = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %const_shape = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %const_strides = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"const_offsets" = %const_offsets, "const_shape" = %const_shape, "const_strides" = %const_strides}
    %TensorDesc = irdl.c_pred "tensor_desc"
    irdl.results(TensorDesc: %TensorDesc)
  }
  irdl.operation @prefetch_nd attributes {
    strata.class = "PrefetchNdOp",
    strata.summary = "prefetch of a tile",
    strata.description = "Brings a tile into caches.",
    strata.examples = ["xegpu.prefetch_nd %a[0, %b] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x16xf32>"],
    strata.traits = [],
    strata.format = "$TensorDesc (`` `[` mixed($offsets, $const_offsets)^ `]`)? prop-dict attr-dict `:` type($TensorDesc)"
  } {
    %TensorDesc = irdl.c_pred "tensor_desc"
    %offsets = irdl.is index {strata.summary = "index"}
    irdl.operands(TensorDesc: %TensorDesc, offsets: variadic %offsets)
    %const_offsets = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %l1_hint = irdl.base @xegpu::@cache_hint {strata.summary = "case of cache_hint", strata.optional}
    %l2_hint = irdl.base @xegpu::@cache_hint {strata.summary = "case of cache_hint", strata.optional}
    %l3_hint = irdl.base @xegpu::@cache_hint {strata.summary = "case of cache_hint", strata.optional}
    %layout_plain = irdl.base @xegpu::@layout
    %layout_slice = irdl.base @xegpu::@slice
    %layout = irdl.any_of(%layout_plain, %layout_slice) {strata.optional, strata.summary = "layout"}
    irdl.attributes {"const_offsets" = %const_offsets, "l1_hint" = %l1_hint, "l2_hint" = %l2_hint, "l3_hint" = %l3_hint, "layout" = %layout}
  }
  irdl.operation @load_nd attributes {
    strata.class = "LoadNdOp",
    strata.summary = "load of a tile",
    strata.description = "Loads a tile. With `packed`, elements of neighboring rows are next to each other; `transpose` permutes dimensions.",
    strata.examples = ["%r = xegpu.load_nd %a <{packed}> : !xegpu.tensor_desc<8x16xf16> -> vector<4x16x2xf16>"],
    strata.traits = [],
    strata.format = "$TensorDesc (`` `[` mixed($offsets, $const_offsets)^ `]`)? prop-dict attr-dict `:` type($TensorDesc) `->` type($value)"
  } {
    %TensorDesc = irdl.c_pred "tensor_desc" {strata.effects = ["read"]}
    %offsets = irdl.is index {strata.summary = "index"}
    irdl.operands(TensorDesc: %TensorDesc, offsets: variadic %offsets)
    %const_offsets = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %l1_hint = irdl.base @xegpu::@cache_hint {strata.summary = "case of cache_hint", strata.optional}
    %l2_hint = irdl.base @xegpu::@cache_hint {strata.summary = "case of cache_hint", strata.optional}
    %l3_hint = irdl.base @xegpu::@cache_hint {strata.summary = "case of cache_hint", strata.optional}
    %layout_plain = irdl.base @xegpu::@layout
    %layout_slice = irdl.base @xegpu::@slice
    %layout = irdl.any_of(%layout_plain, %layout_slice) {strata.optional, strata.summary = "layout"}
    %packed = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    %transpose = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"const_offsets" = %const_offsets, "l1_hint" = %l1_hint, "l2_hint" = %l2_hint, "l3_hint" = %l3_hint, "layout" = %layout, "packed" = %packed, "transpose" = %transpose}
    %value = irdl.c_pred "values"
    irdl.results(value: %value)
  }
  irdl.operation @store_nd attributes {
    strata.class = "StoreNdOp",
    strata.summary = "store of a tile",
    strata.description = "Stores a tile.",
    strata.examples = ["xegpu.store_nd %a, %b <{l1_hint = #xegpu.cache_hint<write_back>}> : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>"],
    strata.traits = [],
    strata.format = "$value `,` $TensorDesc (`` `[` mixed($offsets, $const_offsets)^ `]`)? prop-dict attr-dict `:` type($value) `,` type($TensorDesc)"
  } {
    %value = irdl.c_pred "values"
    %TensorDesc = irdl.c_pred "tensor_desc" {strata.effects = ["write"]}
    %offsets = irdl.is index {strata.summary = "index"}
    irdl.operands(value: %value, TensorDesc: %TensorDesc, offsets: variadic %offsets)
    %const_offsets = irdl.c_pred "i64_array" {strata.optional, strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %l1_hint = irdl.base @xegpu::@cache_hint {strata.summary = "case of cache_hint", strata.optional}
    %l2_hint = irdl.base @xegpu::@cache_hint {strata.summary = "case of cache_hint", strata.optional}
    %l3_hint = irdl.base @xegpu::@cache_hint {strata.summary = "case of cache_hint", strata.optional}
    %layout_plain = irdl.base @xegpu::@layout
    %layout_slice = irdl.base @xegpu::@slice
    %layout = irdl.any_of(%layout_plain, %layout_slice) {strata.optional, strata.summary = "layout"}
    irdl.attributes {"const_offsets" = %const_offsets, "l1_hint" = %l1_hint, "l2_hint" = %l2_hint, "l3_hint" = %l3_hint, "layout" = %layout}
  }
  irdl.operation @update_nd_offset attributes {
    strata.class = "UpdateNdOffsetOp",
    strata.summary = "descriptor of another tile",
    strata.description = "Adds offsets to those of a descriptor.",
    strata.examples = ["%r = xegpu.update_nd_offset %a, [0, %b] : !xegpu.tensor_desc<8x16xf32>"],
    strata.traits = ["AllTypesMatch<TensorDesc, result>", "Pure"],
    strata.format = "$TensorDesc `,` `[` mixed($offsets, $const_offsets) `]` attr-dict `:` type($result)"
  } {
    %TensorDesc = irdl.c_pred "tensor_desc"
    %offsets = irdl.is index {strata.summary = "index"}
    irdl.operands(TensorDesc: %TensorDesc, offsets: variadic %offsets)
    %const_offsets = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"const_offsets" = %const_offsets}
    %result = irdl.c_pred "tensor_desc"
    irdl.results(result: %result)
  }
  irdl.operation @create_tdesc attributes {
    strata.class = "CreateTdescOp",
    strata.summary = "descriptor of scattered elements",
    strata.description = "Describes elements of memory at offsets.",
    strata.examples = ["%r = xegpu.create_tdesc %a, %b : ui64, vector<4xindex> -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>"],
    strata.traits = ["Pure"],
    strata.format = "$source `,` $offsets attr-dict `:` type($source) `,` type($offsets) `->` type($TensorDesc)"
  } {
    %source = irdl.c_pred "line_memory"
    %offsets = irdl.c_pred "offsets"
    irdl.operands(source: %source, offsets: %offsets)
    %TensorDesc = irdl.c_pred "tensor_desc"
    irdl.results(TensorDesc: %TensorDesc)
  }
  irdl.operation @prefetch attributes {
    strata.class = "PrefetchOp",
    strata.summary = "prefetch of scattered elements",
    strata.description = "Brings scattered elements into caches.",
    strata.examples = ["xegpu.prefetch %a[%b] <{offset_align_byte = 4 : i64}> : ui64, vector<4xindex>"],
    strata.traits = [],
    strata.format = "$source (`[` $offsets^ `]`)? prop-dict attr-dict `:` type(operands)"
  } {
    %source = irdl.c_pred "scatter_source"
    %offsets = irdl.c_pred "offset_or_offsets"
    irdl.operands(source: %source, offsets: optional %offsets)
    %l1_hint = irdl.base @xegpu::@cache_hint {strata.summary = "case of cache_hint", strata.optional}
    %l2_hint = irdl.base @xegpu::@cache_hint {strata.summary = "case of cache_hint", strata.optional}
    %l3_hint = irdl.base @xegpu::@cache_hint {strata.summary = "case of cache_hint", strata.optional}
    %layout_plain = irdl.base @xegpu::@layout
    %layout_slice = irdl.base @xegpu::@slice
    %layout = irdl.any_of(%layout_plain, %layout_slice) {strata.optional, strata.summary = "layout"}
    %offset_align_byte = irdl.any {strata.kind = "i64", strata.optional, strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"l1_hint" = %l1_hint, "l2_hint" = %l2_hint, "l3_hint" = %l3_hint, "layout" = %layout, "offset_align_byte" = %offset_align_byte}
  }
  irdl.operation @load attributes {
    strata.class = "LoadOp",
    strata.summary = "load of scattered elements",
    strata.description = "Loads the elements that the mask selects.",
    strata.examples = ["%r = xegpu.load %a[%b], %c <{chunk_size = 2 : i64}> : memref<?xf32>, vector<4xindex>, vector<4xi1> -> vector<4x2xf32>"],
    strata.traits = [],
    strata.format = "$source (`[` $offsets^ `]`)? `,` $mask prop-dict attr-dict `:` type(operands) `->` type($value)"
  } {
    %source = irdl.c_pred "scatter_source" {strata.effects = ["read"]}
    %offsets = irdl.c_pred "offset_or_offsets"
    %mask = irdl.c_pred "mask_or_masks"
    irdl.operands(source: %source, offsets: optional %offsets, mask: %mask)
    %chunk_size = irdl.any {strata.kind = "i64", strata.optional, strata.summary = "64-bit signless integer attribute"}
    %l1_hint = irdl.base @xegpu::@cache_hint {strata.summary = "case of cache_hint", strata.optional}
    %l2_hint = irdl.base @xegpu::@cache_hint {strata.summary = "case of cache_hint", strata.optional}
    %l3_hint = irdl.base @xegpu::@cache_hint {strata.summary = "case of cache_hint", strata.optional}
    %layout_plain = irdl.base @xegpu::@layout
    %layout_slice = irdl.base @xegpu::@slice
    %layout = irdl.any_of(%layout_plain, %layout_slice) {strata.optional, strata.summary = "layout"}
    irdl.attributes {"chunk_size" = %chunk_size, "l1_hint" = %l1_hint, "l2_hint" = %l2_hint, "l3_hint" = %l3_hint, "layout" = %layout}
    %value = irdl.c_pred "value_or_values"
    irdl.results(value: %value)
  }
  irdl.operation @store attributes {
    strata.class = "StoreOp",
    strata.summary = "store of scattered elements",
    strata.description = "Stores the elements that the mask selects.",
    strata.examples = ["xegpu.store %a, %b[%c], %d <{chunk_size = 2 : i64, l1_hint = #xegpu.cache_hint<write_back>}> : vector<4x2xf32>, memref<?xf32>, vector<4xindex>, vector<4xi1>"],
    strata.traits = [],
    strata.format = "$value `,` $dest (`[` $offsets^ `]`)? `,` $mask prop-dict attr-dict `:` type(operands)"
  } {
    %value = irdl.c_pred "value_or_values"
    %dest = irdl.c_pred "scatter_source" {strata.effects = ["write"]}
    %offsets = irdl.c_pred "offset_or_offsets"
    %mask = irdl.c_pred "mask_or_masks"
    irdl.operands(value: %value, dest: %dest, offsets: optional %offsets, mask: %mask)
    %chunk_size = irdl.any {strata.kind = "i64", strata.optional, strata.summary = "64-bit signless integer attribute"}
    %l1_hint = irdl.base @xegpu::@cache_hint {strata.summary = "case of cache_hint", strata.optional}
    %l2_hint = irdl.base @xegpu::@cache_hint {strata.summary = "case of cache_hint", strata.optional}
    %l3_hint = irdl.base @xegpu::@cache_hint {strata.summary = "case of cache_hint", strata.optional}
    %layout_plain = irdl.base @xegpu::@layout
    %layout_slice = irdl.base @xegpu::@slice
    %layout = irdl.any_of(%layout_plain, %layout_slice) {strata.optional, strata.summary = "layout"}
    irdl.attributes {"chunk_size" = %chunk_size, "l1_hint" = %l1_hint, "l2_hint" = %l2_hint, "l3_hint" = %l3_hint, "layout" = %layout}
  }
  irdl.operation @update_offset attributes {
    strata.class = "UpdateOffsetOp",
    strata.summary = "descriptor of other elements",
    strata.description = "Adds offsets to those of a descriptor.",
    strata.examples = ["%r = xegpu.update_offset %a, %b : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xindex>"],
    strata.traits = ["AllTypesMatch<TensorDesc, result>"],
    strata.format = "$TensorDesc `,` $offsets attr-dict `:` type($TensorDesc) `,` type($offsets)"
  } {
    %TensorDesc = irdl.c_pred "tensor_desc"
    %offsets = irdl.c_pred "offsets"
    irdl.operands(TensorDesc: %TensorDesc, offsets: %offsets)
    %result = irdl.c_pred "tensor_desc"
    irdl.results(result: %result)
  }
  irdl.operation @dpas attributes {
    strata.class = "DpasOp",
    strata.summary = "product of matrices",
    strata.description = "Multiplies two matrices and adds a third one.",
    strata.examples = ["%r = xegpu.dpas %a, %b : vector<8x16xf16>, vector<16x16xf16> -> vector<8x16xf32>"],
    strata.traits = ["Pure"],
    strata.format = "$lhs `,` $rhs (`,` $acc^)? attr-dict `:` type($lhs) `,` type($rhs) (`,` type($acc)^)? `->` type($result)"
  } {
    %lhs = irdl.c_pred "packed_matrix"
    %rhs = irdl.c_pred "packed_matrix"
    %acc = irdl.c_pred "matrix"
    irdl.operands(lhs: %lhs, rhs: %rhs, acc: optional %acc)
    %layout_a_plain = irdl.base @xegpu::@layout
    %layout_a_slice = irdl.base @xegpu::@slice
    %layout_a = irdl.any_of(%layout_a_plain, %layout_a_slice) {strata.optional, strata.summary = "layout"}
    %layout_b_plain = irdl.base @xegpu::@layout
    %layout_b_slice = irdl.base @xegpu::@slice
    %layout_b = irdl.any_of(%layout_b_plain, %layout_b_slice) {strata.optional, strata.summary = "layout"}
    %layout_cd_plain = irdl.base @xegpu::@layout
    %layout_cd_slice = irdl.base @xegpu::@slice
    %layout_cd = irdl.any_of(%layout_cd_plain, %layout_cd_slice) {strata.optional, strata.summary = "layout"}
    irdl.attributes {"layout_a" = %layout_a, "layout_b" = %layout_b, "layout_cd" = %layout_cd}
    %result = irdl.c_pred "matrix"
    irdl.results(result: %result)
  }
  irdl.operation @atomic_rmw attributes {
    strata.class = "AtomicRmwOp",
    strata.summary = "atomic operation on scattered elements",
    strata.description = "Combines values with elements of memory; the result are the elements before.",
    strata.examples = ["%r = xegpu.atomic_rmw addf %a, %b, %c : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>, vector<16xf32> -> vector<16xf32>"],
    strata.traits = ["AllTypesMatch<value, result>"],
    strata.effects = ["read", "write"],
    strata.format = "$kind $tensorDesc `,` $mask `,` $value attr-dict `:` type($tensorDesc) `,` type($mask) `,` type($value) `->` type($result)"
  } {
    %tensorDesc = irdl.c_pred "tensor_desc"
    %mask = irdl.c_pred "mask"
    %value = irdl.c_pred "values"
    irdl.operands(tensorDesc: %tensorDesc, mask: %mask, value: %value)
    %kind = irdl.base "#arith.AtomicRMWKind" {strata.summary = "kind of combination"}
    %layout_plain = irdl.base @xegpu::@layout
    %layout_slice = irdl.base @xegpu::@slice
    %layout = irdl.any_of(%layout_plain, %layout_slice) {strata.optional, strata.summary = "layout"}
    irdl.attributes {"kind" = %kind, "layout" = %layout}
    %result = irdl.c_pred "values"
    irdl.results(result: %result)
  }
  irdl.operation @alloc_nbarrier attributes {
    strata.class = "AllocNbarrierOp",
    strata.summary = "number of named barriers",
    strata.description = "Reserves named barriers for the kernel.",
    strata.examples = ["xegpu.alloc_nbarrier 8"],
    strata.traits = [],
    strata.format = "$nbarrier_num attr-dict"
  } {
    %nbarrier_num = irdl.any {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"nbarrier_num" = %nbarrier_num}
  }
  irdl.operation @init_nbarrier attributes {
    strata.class = "InitNbarrierOp",
    strata.summary = "named barrier for a number of threads",
    strata.description = "A named barrier at which the number of threads meet.",
    strata.examples = ["%r = xegpu.init_nbarrier %a, %a : i8, i8 -> !xegpu.nbarrier"],
    strata.traits = [],
    strata.format = "$nbarrier_id `,` $participant_thread_num attr-dict `:` type($nbarrier_id) `,` type($participant_thread_num) `->` type($result)"
  } {
    %nbarrier_id = irdl.is i8 {strata.summary = "8-bit signless integer"}
    %participant_thread_num = irdl.is i8 {strata.summary = "8-bit signless integer"}
    irdl.operands(nbarrier_id: %nbarrier_id, participant_thread_num: %participant_thread_num)
    %result = irdl.base @xegpu::@nbarrier {strata.summary = "!xegpu.nbarrier a custom XeGPU type representing a barrier."}
    irdl.results(result: %result)
  }
  irdl.operation @nbarrier_arrive attributes {
    strata.class = "NbarrierArriveOp",
    strata.summary = "arrival at a named barrier",
    strata.description = "Arrives at the barrier and does not wait.",
    strata.examples = ["xegpu.nbarrier_arrive %a : !xegpu.nbarrier"],
    strata.traits = [],
    strata.format = "$nbarrier attr-dict `:` type($nbarrier)"
  } {
    %nbarrier = irdl.base @xegpu::@nbarrier {strata.summary = "!xegpu.nbarrier a custom XeGPU type representing a barrier."}
    irdl.operands(nbarrier: %nbarrier)
  }
  irdl.operation @nbarrier_wait attributes {
    strata.class = "NbarrierWaitOp",
    strata.summary = "wait at a named barrier",
    strata.description = "Waits until all threads of the barrier have arrived.",
    strata.examples = ["xegpu.nbarrier_wait %a : !xegpu.nbarrier"],
    strata.traits = [],
    strata.format = "$nbarrier attr-dict `:` type($nbarrier)"
  } {
    %nbarrier = irdl.base @xegpu::@nbarrier {strata.summary = "!xegpu.nbarrier a custom XeGPU type representing a barrier."}
    irdl.operands(nbarrier: %nbarrier)
  }
  irdl.operation @fence attributes {
    strata.class = "FenceOp",
    strata.summary = "fence",
    strata.description = "Orders accesses to the memory before and after it for the threads of the scope.",
    strata.examples = ["xegpu.fence memory_kind = global, fence_scope = workgroup"],
    strata.traits = [],
    strata.format = "`memory_kind` `=` `` $memory_kind `,` `fence_scope` `=` `` $fence_scope attr-dict"
  } {
    %fence_scope = irdl.base @xegpu::@fence_scope {strata.summary = "case of fence_scope"}
    %memory_kind = irdl.base @xegpu::@memory_space {strata.summary = "case of memory_space"}
    irdl.attributes {"fence_scope" = %fence_scope, "memory_kind" = %memory_kind}
  }
  irdl.operation @convert_layout attributes {
    strata.class = "ConvertLayoutOp",
    strata.summary = "conversion of layouts",
    strata.description = "Redistributes a tile over subgroups and threads.",
    strata.traits = ["AllTypesMatch<source, result>", "Pure"],
    strata.format = "$source prop-dict attr-dict `:` type($source)"
  } {
    %source = irdl.c_pred "converted"
    irdl.operands(source: %source)
    %input_layout_plain = irdl.base @xegpu::@layout
    %input_layout_slice = irdl.base @xegpu::@slice
    %input_layout = irdl.any_of(%input_layout_plain, %input_layout_slice) {strata.summary = "layout"}
    %target_layout_plain = irdl.base @xegpu::@layout
    %target_layout_slice = irdl.base @xegpu::@slice
    %target_layout = irdl.any_of(%target_layout_plain, %target_layout_slice) {strata.summary = "layout"}
    irdl.attributes {"input_layout" = %input_layout, "target_layout" = %target_layout}
    %result = irdl.c_pred "converted"
    irdl.results(result: %result)
  }
  irdl.operation @create_mem_desc attributes {
    strata.class = "CreateMemDescOp",
    strata.summary = "descriptor of a matrix in shared memory",
    strata.description = "Describes a matrix in the memory of a workgroup.",
    strata.examples = ["%r = xegpu.create_mem_desc %a  {a}: memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>"],
    strata.traits = ["Pure"],
    strata.format = "$source prop-dict attr-dict `` `:` type($source) `->` qualified(type($mem_desc))"
  } {
    %source = irdl.c_pred "shared_memory"
    irdl.operands(source: %source)
    %mem_desc = irdl.base @xegpu::@mem_desc {strata.summary = "MemDesc describing the data in SLM"}
    irdl.results(mem_desc: %mem_desc)
  }
  irdl.operation @load_matrix attributes {
    strata.class = "LoadMatrixOp",
    strata.summary = "load from a matrix in shared memory",
    strata.description = "Loads a tile of a matrix in the memory of a workgroup.",
    strata.examples = ["%r = xegpu.load_matrix %a[8, 8] <{layout = #xegpu.layout<sg_layout = [1, 1]>}> {a}: !xegpu.mem_desc<16x64xf16> -> vector<8x16xf16>"],
    strata.traits = [],
    strata.format = "$mem_desc `` `[` mixed($offsets, $const_offsets) `]` prop-dict attr-dict `` `:` type(operands) `->` type($res)"
  } {
    %mem_desc = irdl.base @xegpu::@mem_desc {strata.summary = "MemDesc describing the data in SLM"}
    %offsets = irdl.is index {strata.summary = "index"}
    irdl.operands(mem_desc: %mem_desc, offsets: variadic %offsets)
    %const_offsets = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %layout_plain = irdl.base @xegpu::@layout
    %layout_slice = irdl.base @xegpu::@slice
    %layout = irdl.any_of(%layout_plain, %layout_slice) {strata.optional, strata.summary = "layout"}
    %subgroup_block_io = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    irdl.attributes {"const_offsets" = %const_offsets, "layout" = %layout, "subgroup_block_io" = %subgroup_block_io}
    %res = irdl.c_pred "value_or_values"
    irdl.results(res: %res)
  }
  irdl.operation @store_matrix attributes {
    strata.class = "StoreMatrixOp",
    strata.summary = "store to a matrix in shared memory",
    strata.description = "Stores a tile of a matrix in the memory of a workgroup.",
    strata.examples = ["xegpu.store_matrix %a, %b[8, 8]  {a}: vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>"],
    strata.traits = [],
    strata.format = "$data `,` $mem_desc `` `[` mixed($offsets, $const_offsets) `]` prop-dict attr-dict `` `:` type(operands)"
  } {
    %data = irdl.c_pred "value_or_values"
    %mem_desc = irdl.base @xegpu::@mem_desc {strata.summary = "MemDesc describing the data in SLM"}
    %offsets = irdl.is index {strata.summary = "index"}
    irdl.operands(data: %data, mem_desc: %mem_desc, offsets: variadic %offsets)
    %const_offsets = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %layout_plain = irdl.base @xegpu::@layout
    %layout_slice = irdl.base @xegpu::@slice
    %layout = irdl.any_of(%layout_plain, %layout_slice) {strata.optional, strata.summary = "layout"}
    %subgroup_block_io = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    irdl.attributes {"const_offsets" = %const_offsets, "layout" = %layout, "subgroup_block_io" = %subgroup_block_io}
  }
}
