// Programs of GPUs: kernels and how they are launched, memory of devices, and the
// operations of threads that run in groups.
irdl.dialect @gpu attributes {
  strata.version = 1 : i32,
  strata.namespace = "gpu",
  strata.summary = "kernels of GPUs",
  strata.description = "Kernels and their launches, memory of devices, positions of threads in their groups, and operations that groups of threads perform together.",
  strata.named_predicates = [
    ["handler", "!isa<IntegerAttr, FloatAttr, StringAttr, ArrayAttr, DictionaryAttr, TypeAttr, UnitAttr, SymbolRefAttr, DenseArrayAttr>($_self)", "any attribute with the `OffloadingTranslationAttrTrait` trait."],
    ["shuffled", "integer || any_float || fixed_vector && rank(1) && vector_of(integer || any_float)", "Integer or Float or fixed-length vector of Integer or Float values of ranks 1"],
    ["number_or_float", "integer || any_float", "Integer or Float"],
    ["launch_size", "index || signless_integer(32) || signless_integer(64)", "index or 32-bit signless integer or 64-bit signless integer"],
    ["stored_element", "signless_integer(8, 32) || f16 || f32 || f64", "8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float"],
    ["mma_memory", "memref_of(stored_element || vector && rank(1) && vector_of(stored_element))", "memref of 8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float or vector of 8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float values of ranks 1 values"],
    ["mma_matrix", "isa<MMAMatrixType>($_self)", "MMAMatrix type"],
    ["three_sizes", "i32_array && size(3)", "i32 dense array attribute with 3 elements (if present)"]
  ]
} {
  irdl.attribute @dim attributes {
    strata.class = "DimensionAttr",
    strata.summary = "dimension",
    strata.format = "$value",
    strata.examples = ["#gpu<dim x>"],
    strata.enum = {class = "gpu::Dimension", cases = ["x", "y", "z"]}
  }
  irdl.attribute @all_reduce_op attributes {
    strata.class = "AllReduceOperationAttr",
    strata.summary = "kind of a reduction",
    strata.format = "$value",
    strata.examples = ["#gpu<all_reduce_op add>"],
    strata.enum = {class = "gpu::AllReduceOperation", cases = ["add", "mul", "minui", "minsi", "minnumf", "maxui", "maxsi", "maxnumf", "and", "or", "xor", "minimumf", "maximumf"], symbols = ["ADD", "MUL", "MINUI", "MINSI", "MINNUMF", "MAXUI", "MAXSI", "MAXNUMF", "AND", "OR", "XOR", "MINIMUMF", "MAXIMUMF"]}
  }
  irdl.attribute @shuffle_mode attributes {
    strata.class = "ShuffleModeAttr",
    strata.summary = "whose value a shuffle takes",
    strata.format = "$value",
    strata.examples = ["#gpu<shuffle_mode xor>"],
    strata.enum = {class = "gpu::ShuffleMode", cases = ["xor", "up", "down", "idx"], symbols = ["XOR", "UP", "DOWN", "IDX"]}
  }
  irdl.attribute @broadcast attributes {
    strata.class = "BroadcastTypeAttr",
    strata.summary = "whose value is broadcast",
    strata.format = "$value",
    strata.examples = ["#gpu<broadcast first_active_lane>"],
    strata.enum = {class = "gpu::BroadcastType", cases = ["first_active_lane", "specific_lane"]}
  }
  irdl.attribute @mma_element_wise attributes {
    strata.class = "MMAElementwiseOpAttr",
    strata.summary = "elementwise computation",
    strata.format = "$value",
    strata.examples = ["#gpu<mma_element_wise addf>"],
    strata.enum = {class = "gpu::MMAElementwiseOp", cases = ["addf", "mulf", "subf", "maxf", "minf", "divf", "addi", "muli", "subi", "divs", "divu", "negatef", "negates", "extf"]}
  }
  irdl.attribute @prune_2to4_spmat_flag attributes {
    strata.class = "Prune2To4SpMatFlagAttr",
    strata.summary = "whether a matrix is pruned",
    strata.format = "$value",
    strata.examples = ["#gpu<prune_2to4_spmat_flag NONE>"],
    strata.enum = {class = "gpu::Prune2To4SpMatFlag", cases = ["NONE", "PRUNE_ONLY", "PRUNE_AND_CHECK"]}
  }
  irdl.attribute @mat_transpose_mode attributes {
    strata.class = "TransposeModeAttr",
    strata.summary = "whether a matrix is transposed",
    strata.format = "$value",
    strata.examples = ["#gpu<mat_transpose_mode NON_TRANSPOSE>"],
    strata.enum = {class = "gpu::TransposeMode", cases = ["NON_TRANSPOSE", "TRANSPOSE", "CONJUGATE_TRANSPOSE"]}
  }
  irdl.attribute @spgemm_work_estimation_or_compute_kind attributes {
    strata.class = "SpGEMMWorkEstimationOrComputeKindAttr",
    strata.summary = "step of a product of matrices",
    strata.format = "$value",
    strata.examples = ["#gpu<spgemm_work_estimation_or_compute_kind WORK_ESTIMATION>"],
    strata.enum = {class = "gpu::SpGEMMWorkEstimationOrComputeKind", cases = ["WORK_ESTIMATION", "COMPUTE"]}
  }
  irdl.attribute @AddressSpace attributes {
    strata.summary = "memory of a device",
    strata.enum = {plain, class = "gpu::AddressSpace", cases = ["global", "workgroup", "private"], symbols = ["Global", "Workgroup", "Private"]}
  }
  irdl.attribute @MappingId attributes {
    strata.summary = "dimension of a mapping",
    strata.enum = {plain, class = "gpu::MappingId", cases = ["x", "y", "z", "linear_dim_0", "linear_dim_1", "linear_dim_2", "linear_dim_3", "linear_dim_4", "linear_dim_5", "linear_dim_6", "linear_dim_7", "linear_dim_8", "linear_dim_9"]}
  }
  irdl.attribute @Processor attributes {
    strata.summary = "processor that executes a loop",
    strata.enum = {plain, class = "gpu::Processor", cases = ["block_x", "block_y", "block_z", "thread_x", "thread_y", "thread_z", "sequential"]}
  }
  irdl.attribute @CompilationTarget attributes {
    strata.summary = "form of an object",
    strata.enum = {plain, class = "gpu::CompilationTarget", cases = ["offload", "assembly", "bin", "fatbin"], symbols = ["Offload", "Assembly", "Binary", "Fatbin"]}
  }
  irdl.attribute @address_space attributes {
    strata.class = "AddressSpaceAttr",
    strata.summary = "memory space of a device",
    strata.examples = ["#gpu.address_space<workgroup>"],
    strata.format = "`<` $value `>`"
  } {
    %value = irdl.base @gpu::@AddressSpace {strata.summary = "memory"}
    irdl.parameters(value: %value)
  }
  irdl.attribute @memory_space attributes {
    strata.class = "GPUMemorySpaceMappingAttr",
    strata.summary = "mapping to a memory",
    strata.interfaces = ["DeviceMappingAttrInterface"],
    strata.examples = ["#gpu.memory_space<workgroup>"],
    strata.format = "`<` $address_space `>`"
  } {
    %address_space = irdl.base @gpu::@AddressSpace {strata.summary = "memory"}
    irdl.parameters(address_space: %address_space)
  }
  irdl.attribute @block attributes {
    strata.class = "GPUBlockMappingAttr",
    strata.summary = "mapping to blocks",
    strata.interfaces = ["DeviceMappingAttrInterface"],
    strata.examples = ["#gpu.block<linear_dim_0>"],
    strata.format = "`<` $block `>`"
  } {
    %block = irdl.base @gpu::@MappingId {strata.summary = "dimension"}
    irdl.parameters(block: %block)
  }
  irdl.attribute @warpgroup attributes {
    strata.class = "GPUWarpgroupMappingAttr",
    strata.summary = "mapping to groups of warps",
    strata.interfaces = ["DeviceMappingAttrInterface"],
    strata.examples = ["#gpu.warpgroup<linear_dim_0>"],
    strata.format = "`<` $warpgroup `>`"
  } {
    %warpgroup = irdl.base @gpu::@MappingId {strata.summary = "dimension"}
    irdl.parameters(warpgroup: %warpgroup)
  }
  irdl.attribute @warp attributes {
    strata.class = "GPUWarpMappingAttr",
    strata.summary = "mapping to warps",
    strata.interfaces = ["DeviceMappingAttrInterface"],
    strata.examples = ["#gpu.warp<linear_dim_0>"],
    strata.format = "`<` $warp `>`"
  } {
    %warp = irdl.base @gpu::@MappingId {strata.summary = "dimension"}
    irdl.parameters(warp: %warp)
  }
  irdl.attribute @thread attributes {
    strata.class = "GPUThreadMappingAttr",
    strata.summary = "mapping to threads",
    strata.interfaces = ["DeviceMappingAttrInterface"],
    strata.examples = ["#gpu.thread<linear_dim_0>"],
    strata.format = "`<` $thread `>`"
  } {
    %thread = irdl.base @gpu::@MappingId {strata.summary = "dimension"}
    irdl.parameters(thread: %thread)
  }
  irdl.attribute @lane attributes {
    strata.class = "GPULaneMappingAttr",
    strata.summary = "mapping to lanes",
    strata.interfaces = ["DeviceMappingAttrInterface"],
    strata.examples = ["#gpu.lane<linear_dim_0>"],
    strata.format = "`<` $lane `>`"
  } {
    %lane = irdl.base @gpu::@MappingId {strata.summary = "dimension"}
    irdl.parameters(lane: %lane)
  }
  irdl.attribute @mask attributes {
    strata.class = "GPUMappingMaskAttr",
    strata.summary = "processors that take part",
    strata.interfaces = ["DeviceMappingAttrInterface", "DeviceMaskingAttrInterface"],
    strata.examples = ["#gpu.mask<5>"],
    strata.format = "`<` $mask `>`"
  } {
    %mask = irdl.any {strata.kind = "u64", strata.cpp_type = "uint64_t", strata.summary = "a bit for each processor"}
    irdl.parameters(mask: %mask)
  }
  irdl.attribute @loop_dim_map attributes {
    strata.class = "ParallelLoopDimMappingAttr",
    strata.summary = "mapping of a loop",
    strata.description = "The processor that runs a dimension of a loop, and maps from its number to the induction variable and from the bound of the loop to that of the processors.",
    strata.examples = ["#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %processor = irdl.base @gpu::@Processor {strata.summary = "processor"}
    %map = irdl.c_pred "affine_map_attr" {strata.kind = "affine_map", strata.cpp_type = "AffineMap", strata.summary = "from the processor to the variable"}
    %bound = irdl.c_pred "affine_map_attr" {strata.kind = "affine_map", strata.cpp_type = "AffineMap", strata.summary = "from the bound to that of the processors"}
    irdl.parameters(processor: %processor, map: %map, bound: %bound)
  }
  irdl.attribute @kernel_metadata attributes {
    strata.class = "KernelMetadataAttr",
    strata.summary = "metadata of a compiled kernel",
    strata.examples = ["#gpu.kernel_metadata<\"k\", (f32) -> (), metadata = {registers = 4 : i64}>"],
    strata.format = "`<` $name `,` $function_type `` custom<KernelDetails>($arg_attrs, $metadata) `>`"
  } {
    %name = irdl.base "#builtin.string" {strata.summary = "name"}
    %function_type = irdl.any {strata.kind = "type", strata.summary = "type"}
    %arg_attrs = irdl.base "#builtin.array" {strata.optional, strata.summary = "attributes of the arguments"}
    %metadata = irdl.base "#builtin.dictionary" {strata.optional, strata.summary = "metadata of the target"}
    irdl.parameters(name: %name, function_type: %function_type, arg_attrs: %arg_attrs, metadata: %metadata)
  }
  irdl.attribute @kernel_table attributes {
    strata.class = "KernelTableAttr",
    strata.summary = "kernels of an object, by name",
    strata.examples = ["#gpu.kernel_table<[#gpu.kernel_metadata<\"k\", (f32) -> ()>]>"],
    strata.format = "`<` custom<Kernels>($kernel_table) `>`"
  } {
    %kernel_table = irdl.base "#builtin.array" {strata.summary = "kernels"}
    irdl.parameters(kernel_table: %kernel_table)
  }
  irdl.attribute @object attributes {
    strata.class = "ObjectAttr",
    strata.summary = "compiled module of kernels",
    strata.examples = ["#gpu.object<#nvvm.target, assembly = \"text\">"],
    strata.format = "`<` $target `,` (`properties` `=` $properties^ `,`)? (`kernels` `=` $kernels^ `,`)? custom<Object>($format, $object) `>`"
  } {
    %target = irdl.any {strata.summary = "target"}
    %properties = irdl.base "#builtin.dictionary" {strata.optional, strata.summary = "properties"}
    %kernels = irdl.base @gpu::@kernel_table {strata.optional, strata.summary = "kernels"}
    %format = irdl.base @gpu::@CompilationTarget {strata.default = "fatbin", strata.summary = "form"}
    %object = irdl.base "#builtin.string" {strata.summary = "contents"}
    irdl.parameters(target: %target, properties: %properties, kernels: %kernels, format: %format, object: %object)
  }
  irdl.attribute @select_object attributes {
    strata.class = "SelectObjectAttr",
    strata.summary = "the object that is used, by number or target",
    strata.traits = ["OffloadingTranslationAttrTrait"],
    strata.examples = ["#gpu.select_object<1 : i64>"],
    strata.format = "(`<` $target^ `>`)?"
  } {
    %target = irdl.any {strata.optional, strata.summary = "number or target"}
    irdl.parameters(target: %target)
  }
  irdl.type @async.token attributes {strata.class = "AsyncTokenType", strata.summary = "end of an asynchronous operation", strata.examples = ["!gpu.async.token"]}
  irdl.type @sparse.dntensor_handle attributes {strata.class = "SparseDnTensorHandleType", strata.summary = "dense tensor of a library", strata.examples = ["!gpu.sparse.dntensor_handle"]}
  irdl.type @sparse.spmat_handle attributes {strata.class = "SparseSpMatHandleType", strata.summary = "sparse matrix of a library", strata.examples = ["!gpu.sparse.spmat_handle"]}
  irdl.type @sparse.spgemmop_handle attributes {strata.class = "SparseSpGEMMOpHandleType", strata.summary = "product of sparse matrices", strata.examples = ["!gpu.sparse.spgemmop_handle"]}
  irdl.type @mma_matrix attributes {
    strata.class = "MMAMatrixType",
    strata.summary = "part of a matrix, held by a group of threads",
    strata.description = "The shape, the type of the elements, and which operand of a product it is: `AOp`, `BOp` or `COp`.",
    strata.examples = ["!gpu.mma_matrix<16x16xf16, \"AOp\">"],
    strata.format = "`<` custom<Matrix>($shape, $elementType, $role) `>`"
  } {
    %shape = irdl.any {strata.kind = "shape", strata.cpp_type = "ArrayRef<int64_t>", strata.summary = "shape"}
    %elementType = irdl.any {strata.kind = "type", strata.cpp_type = "Type", strata.summary = "type of the elements"}
    %role = irdl.base "#builtin.string" {strata.kind = "string", strata.cpp_type = "StringRef", strata.summary = "operand that it is"}
    irdl.parameters(shape: %shape, elementType: %elementType, role: %role)
  }
  irdl.operation @cluster_dim attributes {
    strata.class = "ClusterDimOp",
    strata.summary = "number of clusters",
    strata.description = "The number of clusters in a dimension of the grid.",
    strata.examples = ["%cluster_dim_x = gpu.cluster_dim  x"],
    strata.traits = ["Pure"],
    strata.interfaces = ["InferIntRangeInterface", "InferTypeOpInterface", "OpAsmOpInterface"],
    strata.result_names = ["cluster_dim_{dimension}"],
    strata.format = "$dimension (`upper_bound` $upper_bound^)? attr-dict"
  } {
    %dimension = irdl.base @gpu::@dim {strata.summary = "a dimension, either 'x', 'y', or 'z'"}
    %upper_bound = irdl.c_pred "integer_attr && typed_attr_of(index)" {strata.kind = "index", strata.optional, strata.summary = "index attribute"}
    irdl.attributes {"dimension" = %dimension, "upper_bound" = %upper_bound}
    %result = irdl.is index {strata.summary = "index"}
    irdl.results(result: %result)
  }
  irdl.operation @cluster_dim_blocks attributes {
    strata.like = "cluster_dim",
    strata.class = "ClusterDimBlocksOp",
    strata.summary = "number of blocks of a cluster",
    strata.description = "The number of blocks of a cluster in a dimension.",
    strata.examples = ["%cluster_dim_blocks_x = gpu.cluster_dim_blocks  x"],
    strata.result_names = ["cluster_dim_blocks_{dimension}"]
  } {}
  irdl.operation @cluster_id attributes {
    strata.like = "cluster_dim",
    strata.class = "ClusterIdOp",
    strata.summary = "number of the cluster",
    strata.description = "The number of the cluster in a dimension of the grid.",
    strata.examples = ["%cluster_id_x = gpu.cluster_id  x"],
    strata.result_names = ["cluster_id_{dimension}"]
  } {}
  irdl.operation @cluster_block_id attributes {
    strata.like = "cluster_dim",
    strata.class = "ClusterBlockIdOp",
    strata.summary = "number of the block in its cluster",
    strata.description = "The number of the block in a dimension of its cluster.",
    strata.examples = ["%cluster_block_id_x = gpu.cluster_block_id  x"],
    strata.result_names = ["cluster_block_id_{dimension}"]
  } {}
  irdl.operation @block_dim attributes {
    strata.like = "cluster_dim",
    strata.class = "BlockDimOp",
    strata.summary = "number of threads of a block",
    strata.description = "The number of threads of a block in a dimension.",
    strata.examples = ["%block_dim_x = gpu.block_dim  x"],
    strata.result_names = ["block_dim_{dimension}"]
  } {}
  irdl.operation @block_id attributes {
    strata.like = "cluster_dim",
    strata.class = "BlockIdOp",
    strata.summary = "number of the block",
    strata.description = "The number of the block in a dimension of the grid.",
    strata.examples = ["%block_id_x = gpu.block_id  x"],
    strata.result_names = ["block_id_{dimension}"]
  } {}
  irdl.operation @grid_dim attributes {
    strata.like = "cluster_dim",
    strata.class = "GridDimOp",
    strata.summary = "number of blocks",
    strata.description = "The number of blocks of the grid in a dimension.",
    strata.examples = ["%grid_dim_x = gpu.grid_dim  x"],
    strata.result_names = ["grid_dim_{dimension}"]
  } {}
  irdl.operation @thread_id attributes {
    strata.like = "cluster_dim",
    strata.class = "ThreadIdOp",
    strata.summary = "number of the thread",
    strata.description = "The number of the thread in a dimension of its block.",
    strata.examples = ["%thread_id_x = gpu.thread_id  x"],
    strata.result_names = ["thread_id_{dimension}"]
  } {}
  irdl.operation @global_id attributes {
    strata.like = "cluster_dim",
    strata.class = "GlobalIdOp",
    strata.summary = "number of the thread in the grid",
    strata.description = "The number of the thread in a dimension of the grid.",
    strata.examples = ["%global_id_x = gpu.global_id  x"],
    strata.result_names = ["global_id_{dimension}"]
  } {}
  irdl.operation @lane_id attributes {
    strata.class = "LaneIdOp",
    strata.summary = "number of the thread in its subgroup",
    strata.description = "The number of the thread in its subgroup.",
    strata.examples = ["%r = gpu.lane_id upper_bound 32"],
    strata.traits = ["Pure"],
    strata.interfaces = ["InferIntRangeInterface", "InferTypeOpInterface"],
    strata.format = "(`upper_bound` $upper_bound^)? attr-dict"
  } {
    %upper_bound = irdl.c_pred "integer_attr && typed_attr_of(index)" {strata.kind = "index", strata.optional, strata.summary = "index attribute"}
    irdl.attributes {"upper_bound" = %upper_bound}
    %result = irdl.is index {strata.summary = "index"}
    irdl.results(result: %result)
  }
  irdl.operation @subgroup_id attributes {
    strata.class = "SubgroupIdOp",
    strata.summary = "number of the subgroup",
    strata.description = "The number of the subgroup of a block.",
    strata.examples = ["%r = gpu.subgroup_id upper_bound 2 : index"],
    strata.traits = ["Pure"],
    strata.interfaces = ["InferIntRangeInterface", "InferTypeOpInterface"],
    strata.format = "(`upper_bound` $upper_bound^)? attr-dict `:` type($result)"
  } {
    %upper_bound = irdl.c_pred "integer_attr && typed_attr_of(index)" {strata.kind = "index", strata.optional, strata.summary = "index attribute"}
    irdl.attributes {"upper_bound" = %upper_bound}
    %result = irdl.is index {strata.summary = "index"}
    irdl.results(result: %result)
  }
  irdl.operation @num_subgroups attributes {
    strata.like = "subgroup_id",
    strata.class = "NumSubgroupsOp",
    strata.summary = "number of subgroups",
    strata.description = "The number of subgroups of a block.",
    strata.examples = ["%r = gpu.num_subgroups upper_bound 2 : index"]
  } {}
  irdl.operation @subgroup_size attributes {
    strata.like = "subgroup_id",
    strata.class = "SubgroupSizeOp",
    strata.summary = "number of threads of a subgroup",
    strata.description = "The number of threads of a subgroup.",
    strata.examples = ["%r = gpu.subgroup_size upper_bound 2 : index"]
  } {}
  irdl.operation @func attributes {
    strata.class = "GPUFuncOp",
    strata.summary = "function of a GPU",
    strata.description = "A function that runs on a GPU. Memory of the group and private memory are further arguments of its body. A kernel, which has no results, can be launched.",
    strata.examples = ["gpu.module @m {\n  gpu.func @k(%x: f32) workgroup(%w : memref<4xf32, 3>) kernel {\n    gpu.return\n  }\n}"],
    strata.traits = ["HasParent<gpu.module>", "AutomaticAllocationScope", "IsolatedFromAbove", "AffineScope"],
    strata.interfaces = ["FunctionOpInterface", "CallableOpInterface", "SymbolOpInterface"],
    strata.hooks = ["parse", "print"]
  } {
    %function_type = irdl.c_pred "type_attr_of(function)" {strata.kind = "type", strata.summary = "type attribute of function type"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "Array of dictionary attributes"}
    %workgroup_attrib_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "Array of dictionary attributes"}
    %private_attrib_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.kind = "array<attribute>", strata.optional, strata.summary = "Array of dictionary attributes"}
    %known_block_size = irdl.c_pred "three_sizes" {strata.kind = "dense<i32>", strata.optional}
    %known_grid_size = irdl.c_pred "three_sizes" {strata.kind = "dense<i32>", strata.optional}
    %known_cluster_size = irdl.c_pred "three_sizes" {strata.kind = "dense<i32>", strata.optional}
    irdl.attributes {"function_type" = %function_type, "arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs, "workgroup_attrib_attrs" = %workgroup_attrib_attrs, "private_attrib_attrs" = %private_attrib_attrs, "known_block_size" = %known_block_size, "known_grid_size" = %known_grid_size, "known_cluster_size" = %known_cluster_size}
    %body = irdl.region
    irdl.regions(body: %body)
  }
  irdl.operation @return attributes {
    strata.class = "ReturnOp",
    strata.summary = "end of a function",
    strata.description = "The end of a `gpu.func`, with its results.",
    strata.traits = ["HasParent<gpu.func>", "Pure", "Terminator"],
    strata.hooks = ["verify"],
    strata.format = "attr-dict ($operands^ `:` type($operands))?"
  } {
    %operands = irdl.any {strata.summary = "any type"}
    irdl.operands(operands: variadic %operands)
  }
  irdl.operation @terminator attributes {
    strata.class = "TerminatorOp",
    strata.summary = "end of a launched region",
    strata.description = "The end of the region of `gpu.launch`.",
    strata.traits = ["HasParent<gpu.launch>", "Pure", "Terminator"],
    strata.format = "attr-dict"
  } {
  }
  irdl.operation @yield attributes {
    strata.class = "YieldOp",
    strata.summary = "result of a region",
    strata.description = "The end of the region of `gpu.all_reduce` or `gpu.warp_execute_on_lane_0`, with its results.",
    strata.examples = ["gpu.yield %a : f32"],
    strata.traits = ["Pure", "ReturnLike", "Terminator"],
    strata.interfaces = ["RegionBranchTerminatorOpInterface"],
    strata.format = "attr-dict ($values^ `:` type($values))?"
  } {
    %values = irdl.any {strata.summary = "any type"}
    irdl.operands(values: variadic %values)
  }
  irdl.operation @module attributes {
    strata.class = "GPUModuleOp",
    strata.summary = "module of kernels",
    strata.description = "A symbol table for functions of GPUs, with the targets it is compiled for.",
    strata.examples = ["gpu.module @m [#nvvm.target] {\n}"],
    strata.traits = ["IsolatedFromAbove", "NoTerminator", "NoRegionArguments", "SingleBlock", "Symbol", "SymbolTable"],
    strata.interfaces = ["DataLayoutOpInterface", "HasDefaultDLTIDataLayout", "RegionKindInterface"],
    strata.hooks = ["verify"],
    strata.verify = [
      "if ($targets && ($targets.empty() || any_of($targets, [](Attribute attr) { return isa<IntegerAttr, FloatAttr, StringAttr, ArrayAttr, DictionaryAttr, TypeAttr, UnitAttr, SymbolRefAttr, DenseArrayAttr>(attr); })))",
      "  return emitOpError(\"attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements\");"],
    strata.format = "$sym_name (`` `<` $offloadingHandler^ `>`)? ($targets^)? attr-dict-with-keyword $bodyRegion"
  } {
    %sym_name = irdl.any {strata.kind = "symbol", strata.summary = "string attribute"}
    %targets = irdl.base "#builtin.array" {strata.optional, strata.summary = "array of GPU target attributes with at least 1 elements"}
    %offloadingHandler = irdl.any {strata.optional, strata.summary = "any attribute with the `OffloadingTranslationAttrTrait` trait."}
    irdl.attributes {"sym_name" = %sym_name, "targets" = %targets, "offloadingHandler" = %offloadingHandler}
    %bodyRegion = irdl.region with size 1 {strata.summary = "any region"}
    irdl.regions(bodyRegion: %bodyRegion)
  }
  irdl.operation @binary attributes {
    strata.class = "BinaryOp",
    strata.summary = "compiled kernels",
    strata.description = "A symbol for objects of compiled kernels, one of which the handler selects.",
    strata.examples = ["gpu.binary @b  [#gpu.object<#nvvm.target, \"text\">]"],
    strata.traits = ["Symbol"],
    strata.format = "$sym_name custom<OffloadingHandler>($offloadingHandler) attr-dict $objects"
  } {
    %sym_name = irdl.any {strata.kind = "symbol", strata.summary = "string attribute"}
    %offloadingHandler = irdl.c_pred "handler"
    %objects = irdl.c_pred "array_of(isa<ObjectAttr>($_self)) && min_size(1)" {strata.summary = "an array of GPU object attributes with at least 1 elements"}
    irdl.attributes {"sym_name" = %sym_name, "offloadingHandler" = %offloadingHandler, "objects" = %objects}
  }
  irdl.operation @launch attributes {
    strata.class = "LaunchOp",
    strata.summary = "launch of a region",
    strata.description = "Runs the region on a grid of blocks of threads. Its arguments are the numbers of the block and of the thread, the sizes of the grid and of blocks, those of clusters if there are any, and memory.",
    strata.examples = ["gpu.launch blocks(%a, %b, %c) in (%d = %e, %f = %e, %g = %e) threads(%h, %i, %j) in (%k = %e, %l = %e, %m = %e) { gpu.terminator } {foo, gpu.x}"],
    strata.traits = ["AffineScope", "AttrSizedOperandSegments", "AutomaticAllocationScope", "RecursiveMemoryEffects"],
    strata.interfaces = ["InferIntRangeInterface"],
    strata.hooks = ["parse", "print", "verify", "verifyRegions"]
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %gridSizeX = irdl.is index {strata.summary = "index"}
    %gridSizeY = irdl.is index {strata.summary = "index"}
    %gridSizeZ = irdl.is index {strata.summary = "index"}
    %blockSizeX = irdl.is index {strata.summary = "index"}
    %blockSizeY = irdl.is index {strata.summary = "index"}
    %blockSizeZ = irdl.is index {strata.summary = "index"}
    %clusterSizeX = irdl.is index {strata.summary = "index"}
    %clusterSizeY = irdl.is index {strata.summary = "index"}
    %clusterSizeZ = irdl.is index {strata.summary = "index"}
    %dynamicSharedMemorySize = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, gridSizeX: %gridSizeX, gridSizeY: %gridSizeY, gridSizeZ: %gridSizeZ, blockSizeX: %blockSizeX, blockSizeY: %blockSizeY, blockSizeZ: %blockSizeZ, clusterSizeX: optional %clusterSizeX, clusterSizeY: optional %clusterSizeY, clusterSizeZ: optional %clusterSizeZ, dynamicSharedMemorySize: optional %dynamicSharedMemorySize)
    %module = irdl.any {strata.kind = "flat_symbol_ref", strata.optional, strata.summary = "flat symbol reference attribute"}
    %function = irdl.any {strata.kind = "flat_symbol_ref", strata.optional, strata.summary = "flat symbol reference attribute"}
    irdl.attributes {"module" = %module, "function" = %function}
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(asyncToken: optional %asyncToken)
    %body = irdl.region {strata.summary = "any region"}
    irdl.regions(body: %body)
  }
  irdl.operation @launch_func attributes {
    strata.class = "LaunchFuncOp",
    strata.summary = "launch of a kernel",
    strata.description = "Runs a kernel, named by its module and its own name, on a grid of blocks of threads.",
    strata.examples = ["gpu.launch_func <%a : !llvm.ptr> @a::@b blocks in (%b, %b, %b) threads in (%b, %b, %b) : i32 args(%c : f32)"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.infer = [["gridSizeY", "gridSizeX", "$_self"], ["gridSizeZ", "gridSizeX", "$_self"], ["blockSizeX", "gridSizeX", "$_self"], ["blockSizeY", "gridSizeX", "$_self"], ["blockSizeZ", "gridSizeX", "$_self"]],
    strata.hooks = ["verify", "verifySymbolUses"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (`<` $asyncObject^ `:` type($asyncObject) `>`)? $kernel (`clusters` `in` ` ` `(` $clusterSizeX^ `,` $clusterSizeY `,` $clusterSizeZ `)`)? `blocks` `in` ` ` `(` $gridSizeX `,` $gridSizeY `,` $gridSizeZ `)` `threads` `in` ` ` `(` $blockSizeX `,` $blockSizeY `,` $blockSizeZ `)` custom<LaunchDimType>(type($gridSizeX), ref($clusterSizeX), type($clusterSizeX), type($clusterSizeY), type($clusterSizeZ)) (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)? custom<LaunchFuncOperands>($kernelOperands, type($kernelOperands)) attr-dict"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %gridSizeX = irdl.c_pred "launch_size"
    %gridSizeY = irdl.c_pred "launch_size"
    %gridSizeZ = irdl.c_pred "launch_size"
    %blockSizeX = irdl.c_pred "launch_size"
    %blockSizeY = irdl.c_pred "launch_size"
    %blockSizeZ = irdl.c_pred "launch_size"
    %clusterSizeX = irdl.c_pred "launch_size"
    %clusterSizeY = irdl.c_pred "launch_size"
    %clusterSizeZ = irdl.c_pred "launch_size"
    %dynamicSharedMemorySize = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %kernelOperands = irdl.any {strata.summary = "any type"}
    %asyncObject = irdl.any {strata.summary = "async token type or LLVM dialect-compatible type"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, gridSizeX: %gridSizeX, gridSizeY: %gridSizeY, gridSizeZ: %gridSizeZ, blockSizeX: %blockSizeX, blockSizeY: %blockSizeY, blockSizeZ: %blockSizeZ, clusterSizeX: optional %clusterSizeX, clusterSizeY: optional %clusterSizeY, clusterSizeZ: optional %clusterSizeZ, dynamicSharedMemorySize: optional %dynamicSharedMemorySize, kernelOperands: variadic %kernelOperands, asyncObject: optional %asyncObject)
    %kernel = irdl.base "#builtin.symbol_ref" {strata.summary = "symbol reference attribute"}
    irdl.attributes {"kernel" = %kernel}
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(asyncToken: optional %asyncToken)
  }
  irdl.operation @warp_execute_on_lane_0 attributes {
    strata.class = "WarpExecuteOnLane0Op",
    strata.summary = "code of the first lane",
    strata.description = "Runs the region on the first lane of a warp only. Vectors that it takes and yields are distributed over the lanes.",
    strata.examples = ["gpu.warp_execute_on_lane_0(%a)[32] { }"],
    strata.traits = ["RecursiveMemoryEffects", "SingleBlockImplicitTerminator<gpu.yield>"],
    strata.interfaces = ["RegionBranchOpInterface"],
    strata.hooks = ["verifyRegions"],
    strata.format = "`` `(` $laneid `)` `` `[` $warp_size `]` (`args` `` `(` $args^ `:` type($args) `)`)? (`->` parenthesized-types($results)^)? $warpRegion attr-dict"
  } {
    %laneid = irdl.is index {strata.summary = "index"}
    %args = irdl.any {strata.summary = "any type"}
    irdl.operands(laneid: %laneid, args: variadic %args)
    %warp_size = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(64))" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"warp_size" = %warp_size}
    %results = irdl.any {strata.summary = "any type"}
    irdl.results(results: variadic %results)
    %warpRegion = irdl.region with size 1
    irdl.regions(warpRegion: %warpRegion)
  }
  irdl.operation @all_reduce attributes {
    strata.class = "AllReduceOp",
    strata.summary = "reduction of a value of all threads",
    strata.description = "The result, the same in all threads of a block, combines the values of all of them, by an operation or the region.",
    strata.examples = ["%r = gpu.all_reduce  mul %a { } : (f32) -> f32"],
    strata.traits = ["IsolatedFromAbove", "SameOperandsAndResultType"],
    strata.interfaces = ["InferTypeOpInterface"],
    strata.hooks = ["fold", "verifyRegions"],
    strata.format = "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? $body attr-dict `:` functional-type(operands, results)"
  } {
    %value = irdl.c_pred "number_or_float"
    irdl.operands(value: %value)
    %op = irdl.base @gpu::@all_reduce_op {strata.optional, strata.summary = "built-in reduction operations supported by gpu.allreduce."}
    %uniform = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"op" = %op, "uniform" = %uniform}
    %result = irdl.c_pred "number_or_float"
    irdl.results(result: %result)
    %body = irdl.region {strata.summary = "any region"}
    irdl.regions(body: %body)
  }
  irdl.operation @subgroup_reduce attributes {
    strata.class = "SubgroupReduceOp",
    strata.summary = "reduction of a value of a subgroup",
    strata.description = "The result combines the values of the threads of a subgroup, or of clusters of them.",
    strata.examples = ["%r = gpu.subgroup_reduce add %x : (i32) -> i32"],
    strata.traits = ["SameOperandsAndResultType"],
    strata.interfaces = ["InferTypeOpInterface"],
    strata.hooks = ["verify", "fold"],
    strata.format = "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? (`cluster` `` `(` `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)? `)`)? attr-dict `:` functional-type(operands, results)"
  } {
    %value = irdl.c_pred "shuffled"
    irdl.operands(value: %value)
    %op = irdl.base @gpu::@all_reduce_op {strata.summary = "built-in reduction operations supported by gpu.allreduce."}
    %uniform = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %cluster_size = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute"}
    %cluster_stride = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32))" {strata.kind = "i32", strata.default = "1", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"op" = %op, "uniform" = %uniform, "cluster_size" = %cluster_size, "cluster_stride" = %cluster_stride}
    %result = irdl.c_pred "shuffled"
    irdl.results(result: %result)
  }
  irdl.operation @shuffle attributes {
    strata.class = "ShuffleOp",
    strata.summary = "value of another thread",
    strata.description = "The value of another thread of the subgroup, and whether that thread takes part.",
    strata.examples = ["%shuffleResult, %valid = gpu.shuffle  xor %a, %b, %b : f32"],
    strata.traits = ["AllTypesMatch<value, shuffleResult>", "Pure"],
    strata.interfaces = ["InferTypeOpInterface", "OpAsmOpInterface"],
    strata.result_names = ["shuffleResult", "valid"],
    strata.format = "$mode $value `,` $offset `,` $width attr-dict `:` type($value)"
  } {
    %value = irdl.c_pred "shuffled"
    %offset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %width = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(value: %value, offset: %offset, width: %width)
    %mode = irdl.base @gpu::@shuffle_mode {strata.summary = "Indexing modes supported by gpu.shuffle."}
    irdl.attributes {"mode" = %mode}
    %shuffleResult = irdl.c_pred "shuffled"
    %valid = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.results(shuffleResult: %shuffleResult, valid: %valid)
  }
  irdl.operation @rotate attributes {
    strata.class = "RotateOp",
    strata.summary = "value of a thread at a distance",
    strata.description = "The value of the thread with a higher number in a part of the subgroup, and whether that thread takes part.",
    strata.examples = ["%rotateResult, %valid = gpu.rotate %a, 1, 16 : f32"],
    strata.traits = ["AllTypesMatch<value, rotateResult>", "Pure"],
    strata.interfaces = ["InferTypeOpInterface", "OpAsmOpInterface"],
    strata.result_names = ["rotateResult", "valid"],
    strata.verify = ["if ($offset.getInt() >= $width.getInt()) return emitOpError(\"offset must be in the range [0, \") << $width.getInt() << \")\";"],
    strata.format = "$value `,` $offset `,` $width attr-dict `:` type($value)"
  } {
    %value = irdl.c_pred "shuffled"
    irdl.operands(value: %value)
    %offset = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && min_value(0)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose minimum value is 0"}
    %width = irdl.c_pred "integer_attr && typed_attr_of(signless_integer(32)) && power_of_two" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose value is a power of two > 0"}
    irdl.attributes {"offset" = %offset, "width" = %width}
    %rotateResult = irdl.c_pred "shuffled"
    %valid = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.results(rotateResult: %rotateResult, valid: %valid)
  }
  irdl.operation @subgroup_broadcast attributes {
    strata.class = "SubgroupBroadcastOp",
    strata.summary = "value of one thread",
    strata.description = "The value that the first active thread of a subgroup, or the one with the given number, has.",
    strata.examples = ["%r = gpu.subgroup_broadcast %a, first_active_lane : f32"],
    strata.traits = ["AllTypesMatch<result, src>", "Pure"],
    strata.interfaces = ["InferIntRangeInterface", "InferTypeOpInterface"],
    strata.hooks = ["fold"],
    strata.verify = [
      "if ($broadcast_type.getValue() == 0) {",
      "  if ($lane) return emitOpError(\"lane can only be specified for `specific_lane` broadcast\");",
      "} else if (!$lane) return emitOpError(\"lane must be specified for `specific_lane` broadcast\");"],
    strata.format = "$src `,` $broadcast_type ($lane^)? attr-dict `:` type($src)"
  } {
    %src = irdl.any {strata.summary = "any type"}
    %lane = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, lane: optional %lane)
    %broadcast_type = irdl.base @gpu::@broadcast {strata.summary = "a lane to broadcast from"}
    irdl.attributes {"broadcast_type" = %broadcast_type}
    %result = irdl.any {strata.summary = "any type"}
    irdl.results(result: %result)
  }
  irdl.operation @barrier attributes {
    strata.class = "BarrierOp",
    strata.summary = "barrier of a block",
    strata.description = "Waits for all threads of the block; their accesses to memory become visible to each other.",
    strata.examples = ["gpu.barrier"],
    strata.format = "attr-dict"
  } {
  }
  irdl.operation @printf attributes {
    strata.class = "PrintfOp",
    strata.summary = "output of a thread",
    strata.description = "Prints the values in the format of `printf`.",
    strata.examples = ["gpu.printf \"%d\", %x : i32"],
    strata.effects = ["write"],
    strata.format = "$format (`,` $args^ `:` type($args))? attr-dict"
  } {
    %args = irdl.c_pred "integer || index || any_float" {strata.summary = "integer or index or floating-point"}
    irdl.operands(args: variadic %args)
    %format = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    irdl.attributes {"format" = %format}
  }
  irdl.operation @dynamic_shared_memory attributes {
    strata.class = "DynamicSharedMemoryOp",
    strata.summary = "dynamic memory of a group",
    strata.description = "The memory of the group whose size the launch gives.",
    strata.examples = ["%r = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>"],
    strata.traits = ["Pure"],
    strata.hooks = ["verify"],
    strata.format = "attr-dict `:` type($resultMemref)"
  } {
    %resultMemref = irdl.c_pred "memref_of(signless_integer(8)) && rank(1)" {strata.summary = "1D memref of 8-bit signless integer values"}
    irdl.results(resultMemref: %resultMemref)
  }
  irdl.operation @wait attributes {
    strata.class = "WaitOp",
    strata.summary = "wait for operations",
    strata.description = "Waits for the ends of the operations whose tokens it takes. If it is asynchronous, its token stands for all of them.",
    strata.examples = ["%r = gpu.wait async [%a, %b]"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) attr-dict"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies)
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(asyncToken: optional %asyncToken)
  }
  irdl.operation @alloc attributes {
    strata.class = "AllocOp",
    strata.summary = "allocation of memory",
    strata.description = "Allocates memory of a device, shared with the host if it says so.",
    strata.examples = ["%memref, %asyncToken_23 = gpu.alloc async [%a] host_shared (%b) : memref<?xf32>"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["memref", "asyncToken"],
    strata.hooks = ["verify"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (` ` `host_shared` $hostShared^)? ` ` `(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %dynamicSizes = irdl.is index {strata.summary = "index"}
    %symbolOperands = irdl.is index {strata.summary = "index"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, dynamicSizes: variadic %dynamicSizes, symbolOperands: variadic %symbolOperands)
    %hostShared = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"hostShared" = %hostShared}
    %memref = irdl.base "!builtin.memref" {strata.effects = ["allocate"], strata.summary = "memref of any type values"}
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(memref: %memref, asyncToken: optional %asyncToken)
  }
  irdl.operation @dealloc attributes {
    strata.class = "DeallocOp",
    strata.summary = "end of memory",
    strata.description = "Releases memory of `gpu.alloc`.",
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $memref attr-dict `:` type($memref)"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %memref = irdl.c_pred "memref" {strata.effects = ["free"], strata.summary = "ranked or unranked memref of any type values"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, memref: %memref)
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(asyncToken: optional %asyncToken)
  }
  irdl.operation @memcpy attributes {
    strata.class = "MemcpyOp",
    strata.summary = "copy of memory",
    strata.description = "Copies the elements of a memref to another.",
    strata.examples = ["gpu.memcpy %a, %m : memref<?xf32>, memref<10xf32>"],
    strata.hooks = ["fold", "verify"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst `,` $src `:` type($dst) `,` type($src) attr-dict"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %dst = irdl.c_pred "memref" {strata.effects = ["write"], strata.summary = "ranked or unranked memref of any type values"}
    %src = irdl.c_pred "memref" {strata.effects = ["read"], strata.summary = "ranked or unranked memref of any type values"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, dst: %dst, src: %src)
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(asyncToken: optional %asyncToken)
  }
  irdl.operation @memset attributes {
    strata.class = "MemsetOp",
    strata.summary = "value of all elements",
    strata.description = "Sets all elements of a memref to a value.",
    strata.examples = ["gpu.memset %a, %x : memref<?xf32>, f32"],
    strata.traits = ["AllElementTypesMatch<dst, value>"],
    strata.hooks = ["fold"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst `,` $value `:` type($dst) `,` type($value) attr-dict"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %dst = irdl.c_pred "memref" {strata.effects = ["write"], strata.summary = "ranked or unranked memref of any type values"}
    %value = irdl.any {strata.summary = "any type"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, dst: %dst, value: %value)
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(asyncToken: optional %asyncToken)
  }
  irdl.operation @set_default_device attributes {
    strata.class = "SetDefaultDeviceOp",
    strata.summary = "default device of the operations after it",
    strata.description = "Sets the device that operations of this thread use.",
    strata.examples = ["gpu.set_default_device %a"],
    strata.effects = ["write"],
    strata.format = "attr-dict $devIndex"
  } {
    %devIndex = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(devIndex: %devIndex)
  }
  irdl.operation @host_register attributes {
    strata.class = "HostRegisterOp",
    strata.summary = "memory for devices",
    strata.description = "Makes memory of the host accessible to devices.",
    strata.examples = ["gpu.host_register %a : memref<*xf32>"],
    strata.format = "$value attr-dict `:` type($value)"
  } {
    %value = irdl.base "!builtin.unranked_memref" {strata.summary = "unranked.memref of any type values"}
    irdl.operands(value: %value)
  }
  irdl.operation @host_unregister attributes {
    strata.like = "host_register",
    strata.class = "HostUnregisterOp",
    strata.summary = "end of access",
    strata.description = "Ends what `gpu.host_register` began.",
    strata.examples = ["gpu.host_unregister %a : memref<*xf32>"]
  } {}
  irdl.operation @subgroup_mma_load_matrix attributes {
    strata.class = "SubgroupMmaLoadMatrixOp",
    strata.summary = "matrix from memory",
    strata.description = "Reads a matrix from memory, together with the other threads of the subgroup.",
    strata.examples = ["%r = gpu.subgroup_mma_load_matrix %a[%b, %b] {leadDimension = 32 : index} : memref<?x?xf32> -> !gpu.mma_matrix<16x16xf16, \"BOp\">"],
    strata.hooks = ["verify"],
    strata.format = "$srcMemref `` `[` $indices `]` attr-dict `:` type($srcMemref) `->` type($res)"
  } {
    %srcMemref = irdl.c_pred "mma_memory" {strata.effects = ["read"]}
    %indices = irdl.is index {strata.summary = "index"}
    irdl.operands(srcMemref: %srcMemref, indices: variadic %indices)
    %leadDimension = irdl.c_pred "integer_attr && typed_attr_of(index)" {strata.kind = "index", strata.summary = "index attribute"}
    %transpose = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"leadDimension" = %leadDimension, "transpose" = %transpose}
    %res = irdl.c_pred "mma_matrix"
    irdl.results(res: %res)
  }
  irdl.operation @subgroup_mma_store_matrix attributes {
    strata.class = "SubgroupMmaStoreMatrixOp",
    strata.summary = "matrix to memory",
    strata.description = "Writes a matrix to memory, together with the other threads of the subgroup.",
    strata.examples = ["gpu.subgroup_mma_store_matrix %a, %b[%c, %c] {leadDimension = 32 : index, transpose} : !gpu.mma_matrix<16x16xf16, \"COp\">, memref<?x?xf32>"],
    strata.hooks = ["verify"],
    strata.format = "$src `,` $dstMemref `` `[` $indices `]` attr-dict `:` type($src) `,` type($dstMemref)"
  } {
    %src = irdl.c_pred "mma_matrix"
    %dstMemref = irdl.c_pred "mma_memory" {strata.effects = ["write"]}
    %indices = irdl.is index {strata.summary = "index"}
    irdl.operands(src: %src, dstMemref: %dstMemref, indices: variadic %indices)
    %leadDimension = irdl.c_pred "integer_attr && typed_attr_of(index)" {strata.kind = "index", strata.summary = "index attribute"}
    %transpose = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"leadDimension" = %leadDimension, "transpose" = %transpose}
  }
  irdl.operation @subgroup_mma_compute attributes {
    strata.class = "SubgroupMmaComputeOp",
    strata.summary = "product and sum of matrices",
    strata.description = "The product of two matrices plus a third.",
    strata.examples = ["%r = gpu.subgroup_mma_compute %a, %b, %c {a_transpose} : !gpu.mma_matrix<16x16xf16, \"AOp\">, !gpu.mma_matrix<16x16xf16, \"BOp\"> -> !gpu.mma_matrix<16x16xf16, \"COp\">"],
    strata.traits = ["AllTypesMatch<opC, res>", "Pure"],
    strata.interfaces = ["InferTypeOpInterface"],
    strata.verify = [
      "if ($opA.getType().getRole() != \"AOp\" || $opB.getType().getRole() != \"BOp\" || $opC.getType().getRole() != \"COp\") return emitError(\"operands must be in the order AOp, BOp, COp\");",
      "auto a = $opA.getType().getShape();",
      "auto b = $opB.getType().getShape();",
      "auto c = $opC.getType().getShape();",
      "if (a[1] != b[0] || a[0] != c[0] || b[1] != c[1]) return emitError(\"operand shapes do not satisfy matmul constraints\");"],
    strata.format = "$opA `,` $opB `,` $opC attr-dict `:` type($opA) `,` type($opB) `->` type($res)"
  } {
    %opA = irdl.c_pred "mma_matrix"
    %opB = irdl.c_pred "mma_matrix"
    %opC = irdl.c_pred "mma_matrix"
    irdl.operands(opA: %opA, opB: %opB, opC: %opC)
    %a_transpose = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %b_transpose = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"a_transpose" = %a_transpose, "b_transpose" = %b_transpose}
    %res = irdl.c_pred "mma_matrix"
    irdl.results(res: %res)
  }
  irdl.operation @subgroup_mma_constant_matrix attributes {
    strata.class = "SubgroupMmaConstantMatrixOp",
    strata.summary = "matrix of one value",
    strata.description = "A matrix all of whose elements are the value.",
    strata.examples = ["%r = gpu.subgroup_mma_constant_matrix %a : !gpu.mma_matrix<16x16xf32, \"COp\">"],
    strata.traits = ["Pure"],
    strata.infer = [["value", "res", "$_self.getElementType()", "value type matches element type of mma_matrix"]],
    strata.format = "$value attr-dict `:` type($res)"
  } {
    %value = irdl.any {strata.summary = "any type"}
    irdl.operands(value: %value)
    %res = irdl.c_pred "mma_matrix"
    irdl.results(res: %res)
  }
  irdl.operation @subgroup_mma_elementwise attributes {
    strata.class = "SubgroupMmaElementwiseOp",
    strata.summary = "operation on the elements of matrices",
    strata.description = "Computes each element of the result from those of the operands.",
    strata.examples = ["%r = gpu.subgroup_mma_elementwise  addf %a, %a : (!gpu.mma_matrix<16x16xf32, \"COp\">, !gpu.mma_matrix<16x16xf32, \"COp\">) -> !gpu.mma_matrix<16x16xf32, \"COp\">"],
    strata.traits = ["Pure"],
    strata.format = "$opType $args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.c_pred "mma_matrix"
    irdl.operands(args: variadic %args)
    %opType = irdl.base @gpu::@mma_element_wise {strata.summary = "elementwise operation to apply to mma matrix"}
    irdl.attributes {"opType" = %opType}
    %res = irdl.c_pred "mma_matrix"
    irdl.results(res: %res)
  }
  irdl.operation @subgroup_mma_extract_thread_local attributes {
    strata.class = "SubgroupMmaExtractThreadLocalOp",
    strata.summary = "element of a matrix",
    strata.description = "An element of the part of a matrix that the thread holds.",
    strata.examples = ["%r = gpu.subgroup_mma_extract_thread_local %a[%b] : !gpu.mma_matrix<16x16xf32, \"COp\"> -> f32"],
    strata.traits = ["Pure"],
    strata.infer = [["res", "matrix", "$_self.getElementType()", "value type matches element type of mma_matrix"]],
    strata.format = "$matrix `` `[` $indices `]` attr-dict `:` type($matrix) `->` type($res)"
  } {
    %matrix = irdl.c_pred "mma_matrix"
    %indices = irdl.is index {strata.summary = "index"}
    irdl.operands(matrix: %matrix, indices: variadic %indices)
    %res = irdl.any {strata.summary = "any type"}
    irdl.results(res: %res)
  }
  irdl.operation @subgroup_mma_insert_thread_local attributes {
    strata.class = "SubgroupMmaInsertThreadLocalOp",
    strata.summary = "matrix with another element",
    strata.description = "The matrix with another element in the part that the thread holds.",
    strata.examples = ["%r = gpu.subgroup_mma_insert_thread_local %a, %b[%c] : f32, !gpu.mma_matrix<16x16xf32, \"COp\"> -> !gpu.mma_matrix<16x16xf32, \"COp\">"],
    strata.traits = ["Pure"],
    strata.predicates = [["$value.getType() == $matrix.getType().getElementType()", "value type matches element type of mma_matrix"]],
    strata.format = "$value `,` $matrix `` `[` $indices `]` attr-dict `:` type($value) `,` type($matrix) `->` type($res)"
  } {
    %value = irdl.any {strata.summary = "any type"}
    %matrix = irdl.c_pred "mma_matrix"
    %indices = irdl.is index {strata.summary = "index"}
    irdl.operands(value: %value, matrix: %matrix, indices: variadic %indices)
    %res = irdl.c_pred "mma_matrix"
    irdl.results(res: %res)
  }
  irdl.operation @create_dn_tensor attributes {
    strata.class = "CreateDnTensorOp",
    strata.summary = "dense tensor",
    strata.description = "Creates a dense tensor of a library from its elements and sizes.",
    strata.examples = ["%dnTensor, %asyncToken = gpu.create_dn_tensor async [%a] %b, %c, %c : index, index into memref<?xf32>"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["dnTensor", "asyncToken"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $memref `,` $dims attr-dict `:` type($dims) `into` type($memref)"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %memref = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %dims = irdl.is index {strata.summary = "index"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, memref: %memref, dims: variadic %dims)
    %dnTensor = irdl.base @gpu::@sparse.dntensor_handle {strata.summary = "dense tensor handle type"}
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(dnTensor: %dnTensor, asyncToken: optional %asyncToken)
  }
  irdl.operation @destroy_dn_tensor attributes {
    strata.class = "DestroyDnTensorOp",
    strata.summary = "end of a dense tensor",
    strata.description = "Destroys a dense tensor.",
    strata.examples = ["%r = gpu.destroy_dn_tensor async [%a] %b"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnTensor attr-dict"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %dnTensor = irdl.base @gpu::@sparse.dntensor_handle {strata.summary = "dense tensor handle type"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, dnTensor: %dnTensor)
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(asyncToken: optional %asyncToken)
  }
  irdl.operation @create_coo attributes {
    strata.class = "CreateCooOp",
    strata.summary = "matrix in COO format",
    strata.description = "Creates a sparse matrix from rows, columns and values.",
    strata.examples = ["%spmat, %asyncToken_1 = gpu.create_coo async [%a] %b, %b, %b, %c, %c, %d : memref<?xindex>, memref<?xindex>, memref<?xf32>"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["spmat", "asyncToken"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz `,` $rowIdxs `,` $colIdxs `,` $values attr-dict `:` type($rowIdxs) `,` type($colIdxs) `,` type($values)"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %rows = irdl.is index {strata.summary = "index"}
    %cols = irdl.is index {strata.summary = "index"}
    %nnz = irdl.is index {strata.summary = "index"}
    %rowIdxs = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %colIdxs = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %values = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, rows: %rows, cols: %cols, nnz: %nnz, rowIdxs: %rowIdxs, colIdxs: %colIdxs, values: %values)
    %spmat = irdl.base @gpu::@sparse.spmat_handle {strata.summary = "sparse matrix handle type"}
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(spmat: %spmat, asyncToken: optional %asyncToken)
  }
  irdl.operation @create_coo_aos attributes {
    strata.class = "CreateCooAoSOp",
    strata.summary = "matrix in COO format, with pairs of indices",
    strata.description = "Creates a sparse matrix from pairs of rows and columns, and values.",
    strata.examples = ["%spmat_2, %asyncToken_3 = gpu.create_coo_aos async [%a] %b, %b, %b, %c, %d : memref<?xindex>, memref<?xf32>"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["spmat", "asyncToken"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz `,` $idxs `,` $values attr-dict `:` type($idxs) `,` type($values)"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %rows = irdl.is index {strata.summary = "index"}
    %cols = irdl.is index {strata.summary = "index"}
    %nnz = irdl.is index {strata.summary = "index"}
    %idxs = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %values = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, rows: %rows, cols: %cols, nnz: %nnz, idxs: %idxs, values: %values)
    %spmat = irdl.base @gpu::@sparse.spmat_handle {strata.summary = "sparse matrix handle type"}
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(spmat: %spmat, asyncToken: optional %asyncToken)
  }
  irdl.operation @create_csr attributes {
    strata.class = "CreateCsrOp",
    strata.summary = "matrix in CSR format",
    strata.description = "Creates a sparse matrix from positions of rows, columns and values.",
    strata.examples = ["%spmat_4, %asyncToken_5 = gpu.create_csr async [%a] %b, %b, %b, %c, %c, %d : memref<?xindex>, memref<?xindex>, memref<?xf32>"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["spmat", "asyncToken"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz `,` $rowPos `,` $colIdxs `,` $values attr-dict `:` type($rowPos) `,` type($colIdxs) `,` type($values)"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %rows = irdl.is index {strata.summary = "index"}
    %cols = irdl.is index {strata.summary = "index"}
    %nnz = irdl.is index {strata.summary = "index"}
    %rowPos = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %colIdxs = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %values = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, rows: %rows, cols: %cols, nnz: %nnz, rowPos: %rowPos, colIdxs: %colIdxs, values: %values)
    %spmat = irdl.base @gpu::@sparse.spmat_handle {strata.summary = "sparse matrix handle type"}
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(spmat: %spmat, asyncToken: optional %asyncToken)
  }
  irdl.operation @create_csc attributes {
    strata.class = "CreateCscOp",
    strata.summary = "matrix in CSC format",
    strata.description = "Creates a sparse matrix from positions of columns, rows and values.",
    strata.examples = ["%spmat_6, %asyncToken_7 = gpu.create_csc async [%a] %b, %b, %b, %c, %c, %d : memref<?xindex>, memref<?xindex>, memref<?xf32>"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["spmat", "asyncToken"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz `,` $colPos `,` $rowIdxs `,` $values attr-dict `:` type($colPos) `,` type($rowIdxs) `,` type($values)"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %rows = irdl.is index {strata.summary = "index"}
    %cols = irdl.is index {strata.summary = "index"}
    %nnz = irdl.is index {strata.summary = "index"}
    %colPos = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %rowIdxs = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %values = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, rows: %rows, cols: %cols, nnz: %nnz, colPos: %colPos, rowIdxs: %rowIdxs, values: %values)
    %spmat = irdl.base @gpu::@sparse.spmat_handle {strata.summary = "sparse matrix handle type"}
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(spmat: %spmat, asyncToken: optional %asyncToken)
  }
  irdl.operation @create_bsr attributes {
    strata.class = "CreateBsrOp",
    strata.summary = "matrix of blocks",
    strata.description = "Creates a sparse matrix of blocks.",
    strata.examples = ["%spmat_8, %asyncToken_9 = gpu.create_bsr async [%a] %b, %b, %b, %b, %b, %c, %c, %d : memref<?xindex>, memref<?xindex>, memref<?xf32>"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["spmat", "asyncToken"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $brows `,` $bcols `,` $bnnz `,` $rBlockSize `,` $cBlockSize `,` $bRowPos `,` $bColIdxs `,` $values attr-dict `:` type($bRowPos) `,` type($bColIdxs) `,` type($values)"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %brows = irdl.is index {strata.summary = "index"}
    %bcols = irdl.is index {strata.summary = "index"}
    %bnnz = irdl.is index {strata.summary = "index"}
    %rBlockSize = irdl.is index {strata.summary = "index"}
    %cBlockSize = irdl.is index {strata.summary = "index"}
    %bRowPos = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %bColIdxs = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %values = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, brows: %brows, bcols: %bcols, bnnz: %bnnz, rBlockSize: %rBlockSize, cBlockSize: %cBlockSize, bRowPos: %bRowPos, bColIdxs: %bColIdxs, values: %values)
    %spmat = irdl.base @gpu::@sparse.spmat_handle {strata.summary = "sparse matrix handle type"}
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(spmat: %spmat, asyncToken: optional %asyncToken)
  }
  irdl.operation @create_2to4_spmat attributes {
    strata.class = "Create2To4SpMatOp",
    strata.summary = "matrix with half of its elements",
    strata.description = "Creates a matrix of which two of four elements in a row are zero.",
    strata.examples = ["%spMat_11, %asyncToken_12 = gpu.create_2to4_spmat async [%a]{ NONE} %b, %b, %c : memref<?xf32>"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["spMat", "asyncToken"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) `{` $pruneFlag `}` $rows `,` $cols `,` $memref attr-dict `:` type($memref)"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %rows = irdl.is index {strata.summary = "index"}
    %cols = irdl.is index {strata.summary = "index"}
    %memref = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, rows: %rows, cols: %cols, memref: %memref)
    %pruneFlag = irdl.base @gpu::@prune_2to4_spmat_flag {strata.default = "PRUNE_AND_CHECK", strata.summary = "pruning strategy for 2:4 sparse matrix"}
    irdl.attributes {"pruneFlag" = %pruneFlag}
    %spMat = irdl.base @gpu::@sparse.spmat_handle {strata.summary = "sparse matrix handle type"}
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(spMat: %spMat, asyncToken: optional %asyncToken)
  }
  irdl.operation @destroy_sp_mat attributes {
    strata.class = "DestroySpMatOp",
    strata.summary = "end of a sparse matrix",
    strata.description = "Destroys a sparse matrix.",
    strata.examples = ["%r = gpu.destroy_sp_mat async [%a] %b"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmat attr-dict"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %spmat = irdl.base @gpu::@sparse.spmat_handle {strata.summary = "sparse matrix handle type"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, spmat: %spmat)
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(asyncToken: optional %asyncToken)
  }
  irdl.operation @spmv_buffer_size attributes {
    strata.class = "SpMVBufferSizeOp",
    strata.summary = "memory for a product of matrix and vector",
    strata.description = "The size of the memory that `gpu.spmv` needs.",
    strata.examples = ["%bufferSz, %asyncToken_13 = gpu.spmv_buffer_size async [%a] %b, %c, %c into f32"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["bufferSz", "asyncToken"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)? `,` $dnX `,` $dnY attr-dict `into` $computeType"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %spmatA = irdl.base @gpu::@sparse.spmat_handle {strata.summary = "sparse matrix handle type"}
    %dnX = irdl.base @gpu::@sparse.dntensor_handle {strata.summary = "dense tensor handle type"}
    %dnY = irdl.base @gpu::@sparse.dntensor_handle {strata.summary = "dense tensor handle type"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, spmatA: %spmatA, dnX: %dnX, dnY: %dnY)
    %modeA = irdl.base @gpu::@mat_transpose_mode {strata.default = "NON_TRANSPOSE", strata.summary = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %computeType = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    irdl.attributes {"modeA" = %modeA, "computeType" = %computeType}
    %bufferSz = irdl.is index {strata.summary = "index"}
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(bufferSz: %bufferSz, asyncToken: optional %asyncToken)
  }
  irdl.operation @spmv attributes {
    strata.class = "SpMVOp",
    strata.summary = "product of matrix and vector",
    strata.description = "Multiplies a sparse matrix by a vector.",
    strata.examples = ["%r = gpu.spmv async [%a] %b, %c, %c, %d : memref<?xf32> into f32"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)? `,` $dnX `,` $dnY `,` $buffer attr-dict `:` type($buffer) `into` $computeType"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %spmatA = irdl.base @gpu::@sparse.spmat_handle {strata.summary = "sparse matrix handle type"}
    %dnX = irdl.base @gpu::@sparse.dntensor_handle {strata.summary = "dense tensor handle type"}
    %dnY = irdl.base @gpu::@sparse.dntensor_handle {strata.summary = "dense tensor handle type"}
    %buffer = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, spmatA: %spmatA, dnX: %dnX, dnY: %dnY, buffer: %buffer)
    %modeA = irdl.base @gpu::@mat_transpose_mode {strata.default = "NON_TRANSPOSE", strata.summary = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %computeType = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    irdl.attributes {"modeA" = %modeA, "computeType" = %computeType}
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(asyncToken: optional %asyncToken)
  }
  irdl.operation @spmm_buffer_size attributes {
    strata.class = "SpMMBufferSizeOp",
    strata.summary = "memory for a product of matrices",
    strata.description = "The sizes of the memory that `gpu.spmm` needs.",
    strata.examples = ["%bufferSzs:3, %asyncToken_16 = gpu.spmm_buffer_size async [%a] %b, %c, %c : index, index, index into f32"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["bufferSzs", "asyncToken"],
    strata.traits = ["AttrSizedResultSegments"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $dnmatC attr-dict `:` type($bufferSzs) `into` $computeType"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %spmatA = irdl.base @gpu::@sparse.spmat_handle {strata.summary = "sparse matrix handle type"}
    %dnmatB = irdl.base @gpu::@sparse.dntensor_handle {strata.summary = "dense tensor handle type"}
    %dnmatC = irdl.base @gpu::@sparse.dntensor_handle {strata.summary = "dense tensor handle type"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, spmatA: %spmatA, dnmatB: %dnmatB, dnmatC: %dnmatC)
    %modeA = irdl.base @gpu::@mat_transpose_mode {strata.default = "NON_TRANSPOSE", strata.summary = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %modeB = irdl.base @gpu::@mat_transpose_mode {strata.default = "NON_TRANSPOSE", strata.summary = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %computeType = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    irdl.attributes {"modeA" = %modeA, "modeB" = %modeB, "computeType" = %computeType}
    %bufferSzs = irdl.is index {strata.summary = "index"}
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(bufferSzs: variadic %bufferSzs, asyncToken: optional %asyncToken)
  }
  irdl.operation @spmm attributes {
    strata.class = "SpMMOp",
    strata.summary = "product of a sparse and a dense matrix",
    strata.description = "Multiplies a sparse matrix by a dense one.",
    strata.examples = ["%r = gpu.spmm async [%a] %b, %c, %c, %d : memref<?xf32> into f32"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $dnmatC `,` $buffers attr-dict `:` type($buffers) `into` $computeType"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %spmatA = irdl.base @gpu::@sparse.spmat_handle {strata.summary = "sparse matrix handle type"}
    %dnmatB = irdl.base @gpu::@sparse.dntensor_handle {strata.summary = "dense tensor handle type"}
    %dnmatC = irdl.base @gpu::@sparse.dntensor_handle {strata.summary = "dense tensor handle type"}
    %buffers = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, spmatA: %spmatA, dnmatB: %dnmatB, dnmatC: %dnmatC, buffers: variadic %buffers)
    %modeA = irdl.base @gpu::@mat_transpose_mode {strata.default = "NON_TRANSPOSE", strata.summary = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %modeB = irdl.base @gpu::@mat_transpose_mode {strata.default = "NON_TRANSPOSE", strata.summary = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %computeType = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    irdl.attributes {"modeA" = %modeA, "modeB" = %modeB, "computeType" = %computeType}
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(asyncToken: optional %asyncToken)
  }
  irdl.operation @sddmm_buffer_size attributes {
    strata.class = "SDDMMBufferSizeOp",
    strata.summary = "memory for a sampled product",
    strata.description = "The size of the memory that `gpu.sddmm` needs.",
    strata.examples = ["%bufferSz_17, %asyncToken_18 = gpu.sddmm_buffer_size async [%a] %b, %b, %c into f32"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["bufferSz", "asyncToken"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $spmatC attr-dict `into` $computeType"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %dnmatA = irdl.base @gpu::@sparse.dntensor_handle {strata.summary = "dense tensor handle type"}
    %dnmatB = irdl.base @gpu::@sparse.dntensor_handle {strata.summary = "dense tensor handle type"}
    %spmatC = irdl.base @gpu::@sparse.spmat_handle {strata.summary = "sparse matrix handle type"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, dnmatA: %dnmatA, dnmatB: %dnmatB, spmatC: %spmatC)
    %modeA = irdl.base @gpu::@mat_transpose_mode {strata.default = "NON_TRANSPOSE", strata.summary = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %modeB = irdl.base @gpu::@mat_transpose_mode {strata.default = "NON_TRANSPOSE", strata.summary = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %computeType = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    irdl.attributes {"modeA" = %modeA, "modeB" = %modeB, "computeType" = %computeType}
    %bufferSz = irdl.is index {strata.summary = "index"}
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(bufferSz: %bufferSz, asyncToken: optional %asyncToken)
  }
  irdl.operation @sddmm attributes {
    strata.class = "SDDMMOp",
    strata.summary = "sampled product",
    strata.description = "Multiplies dense matrices, where a sparse matrix has elements.",
    strata.examples = ["%r = gpu.sddmm async [%a] %b, %b, %c, %d : memref<?xf32> into f32"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $buffer attr-dict `:` type($buffer) `into` $computeType"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %dnmatA = irdl.base @gpu::@sparse.dntensor_handle {strata.summary = "dense tensor handle type"}
    %dnmatB = irdl.base @gpu::@sparse.dntensor_handle {strata.summary = "dense tensor handle type"}
    %spmatC = irdl.base @gpu::@sparse.spmat_handle {strata.summary = "sparse matrix handle type"}
    %buffer = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, dnmatA: %dnmatA, dnmatB: %dnmatB, spmatC: %spmatC, buffer: %buffer)
    %modeA = irdl.base @gpu::@mat_transpose_mode {strata.default = "NON_TRANSPOSE", strata.summary = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %modeB = irdl.base @gpu::@mat_transpose_mode {strata.default = "NON_TRANSPOSE", strata.summary = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %computeType = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    irdl.attributes {"modeA" = %modeA, "modeB" = %modeB, "computeType" = %computeType}
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(asyncToken: optional %asyncToken)
  }
  irdl.operation @spgemm_create_descr attributes {
    strata.class = "SpGEMMCreateDescrOp",
    strata.summary = "product of sparse matrices",
    strata.description = "Creates a product of sparse matrices.",
    strata.examples = ["%desc, %asyncToken_19 = gpu.spgemm_create_descr async [%a]"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["desc", "asyncToken"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) attr-dict"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies)
    %desc = irdl.base @gpu::@sparse.spgemmop_handle {strata.summary = "SpGEMM operation handle type"}
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(desc: %desc, asyncToken: optional %asyncToken)
  }
  irdl.operation @spgemm_destroy_descr attributes {
    strata.class = "SpGEMMDestroyDescrOp",
    strata.summary = "end of a product",
    strata.description = "Destroys a product of sparse matrices.",
    strata.examples = ["%r = gpu.spgemm_destroy_descr async [%a] %b"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $desc attr-dict"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %desc = irdl.base @gpu::@sparse.spgemmop_handle {strata.summary = "SpGEMM operation handle type"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, desc: %desc)
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(asyncToken: optional %asyncToken)
  }
  irdl.operation @spgemm_work_estimation_or_compute attributes {
    strata.class = "SpGEMMWorkEstimationOrComputeOp",
    strata.summary = "step of a product of sparse matrices",
    strata.description = "Estimates the memory for a product of sparse matrices, or computes it.",
    strata.examples = ["%bufferSzNew, %asyncToken_20 = gpu.spgemm_work_estimation_or_compute async [%a]{ COMPUTE} %b, %b, %b, %c, %d, %e : f32 into memref<?xf32>"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["bufferSzNew", "asyncToken"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) `{` $kind `}` $spmatA (`{` $modeA^ `}`)? `,` $spmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $desc `,` $bufferSz `,` $buffer attr-dict `:` $computeType `into` type($buffer)"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %desc = irdl.base @gpu::@sparse.spgemmop_handle {strata.summary = "SpGEMM operation handle type"}
    %spmatA = irdl.base @gpu::@sparse.spmat_handle {strata.summary = "sparse matrix handle type"}
    %spmatB = irdl.base @gpu::@sparse.spmat_handle {strata.summary = "sparse matrix handle type"}
    %spmatC = irdl.base @gpu::@sparse.spmat_handle {strata.summary = "sparse matrix handle type"}
    %bufferSz = irdl.is index {strata.summary = "index"}
    %buffer = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, desc: %desc, spmatA: %spmatA, spmatB: %spmatB, spmatC: %spmatC, bufferSz: %bufferSz, buffer: %buffer)
    %modeA = irdl.base @gpu::@mat_transpose_mode {strata.default = "NON_TRANSPOSE", strata.summary = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %modeB = irdl.base @gpu::@mat_transpose_mode {strata.default = "NON_TRANSPOSE", strata.summary = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %computeType = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    %kind = irdl.base @gpu::@spgemm_work_estimation_or_compute_kind {strata.summary = "choose whether spgemm_work_estimation_or_compute does work estimation or compute"}
    irdl.attributes {"modeA" = %modeA, "modeB" = %modeB, "computeType" = %computeType, "kind" = %kind}
    %bufferSzNew = irdl.is index {strata.summary = "index"}
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(bufferSzNew: %bufferSzNew, asyncToken: optional %asyncToken)
  }
  irdl.operation @spgemm_copy attributes {
    strata.class = "SpGEMMCopyOp",
    strata.summary = "result of a product of sparse matrices",
    strata.description = "Copies the product of sparse matrices to its result.",
    strata.examples = ["%r = gpu.spgemm_copy async [%a] %b, %b{ CONJUGATE_TRANSPOSE}, %b, %c : f32"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)? `,` $spmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $desc attr-dict `:` $computeType"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %desc = irdl.base @gpu::@sparse.spgemmop_handle {strata.summary = "SpGEMM operation handle type"}
    %spmatA = irdl.base @gpu::@sparse.spmat_handle {strata.summary = "sparse matrix handle type"}
    %spmatB = irdl.base @gpu::@sparse.spmat_handle {strata.summary = "sparse matrix handle type"}
    %spmatC = irdl.base @gpu::@sparse.spmat_handle {strata.summary = "sparse matrix handle type"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, desc: %desc, spmatA: %spmatA, spmatB: %spmatB, spmatC: %spmatC)
    %modeA = irdl.base @gpu::@mat_transpose_mode {strata.default = "NON_TRANSPOSE", strata.summary = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %modeB = irdl.base @gpu::@mat_transpose_mode {strata.default = "NON_TRANSPOSE", strata.summary = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %computeType = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    irdl.attributes {"modeA" = %modeA, "modeB" = %modeB, "computeType" = %computeType}
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(asyncToken: optional %asyncToken)
  }
  irdl.operation @spmat_get_size attributes {
    strata.class = "SpMatGetSizeOp",
    strata.summary = "sizes of a sparse matrix",
    strata.description = "The numbers of rows, columns and elements.",
    strata.examples = ["%rows, %cols, %nnz, %asyncToken_21 = gpu.spmat_get_size async [%a] %b"],
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["rows", "cols", "nnz", "asyncToken"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmat attr-dict"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %spmat = irdl.base @gpu::@sparse.spmat_handle {strata.summary = "sparse matrix handle type"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, spmat: %spmat)
    %rows = irdl.is index {strata.summary = "index"}
    %cols = irdl.is index {strata.summary = "index"}
    %nnz = irdl.is index {strata.summary = "index"}
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(rows: %rows, cols: %cols, nnz: %nnz, asyncToken: optional %asyncToken)
  }
  irdl.operation @set_csr_pointers attributes {
    strata.class = "SetCsrPointersOp",
    strata.summary = "memory of a matrix in CSR format",
    strata.description = "Sets the positions, columns and values of a matrix.",
    strata.examples = ["%r = gpu.set_csr_pointers async [%a] %b, %c, %c, %c : memref<?xf32>, memref<?xf32>, memref<?xf32>"],
    strata.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmat `,` $positions `,` $coordinates `,` $values attr-dict `:` type($positions) `,` type($coordinates) `,` type($values)"
  } {
    %asyncDependencies = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    %spmat = irdl.base @gpu::@sparse.spmat_handle {strata.summary = "sparse matrix handle type"}
    %positions = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %coordinates = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    %values = irdl.base "!builtin.memref" {strata.summary = "memref of any type values"}
    irdl.operands(asyncDependencies: variadic %asyncDependencies, spmat: %spmat, positions: %positions, coordinates: %coordinates, values: %values)
    %asyncToken = irdl.base @gpu::@async.token {strata.summary = "async token type"}
    irdl.results(asyncToken: optional %asyncToken)
  }
}
