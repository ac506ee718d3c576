// Operations of NVIDIA GPUs, as LLVM IR and PTX have them: special registers, barriers,
// asynchronous copies, conversions, and products of matrices.
irdl.dialect @nvvm attributes {
  strata.version = 1 : i32,
  strata.namespace = "NVVM",
  strata.summary = "instructions of NVIDIA GPUs",
  strata.description = "Operations that stand for instructions of PTX: reads of special registers, barriers, fences, asynchronous copies, conversions of numbers, and products of matrices by warps and tensor cores. They use types of the dialect `llvm`.",
  strata.functions = [
    ["isPointerIn", "type, spaces",
      "return isa<LLVM::LLVMPointerType>(type) && is_contained(spaces, cast<LLVM::LLVMPointerType>(type).getAddressSpace());"],
    ["isFloat8", "type",
      "return type == WGMMATypes::E4M3 || type == WGMMATypes::E5M2;"],
    ["isInteger8", "type",
      "return type == WGMMATypes::S8 || type == WGMMATypes::U8;"],
    ["isInWmmaSpace", "pointer",
      "return is_contained({0, 1, 3}, pointer.getType().getAddressSpace());"],
    ["wmmaType", "type",
      "if (type == MMATypes::F16) return VectorType::get({2}, Float16Type::get($_ctxt));",
      "if (type == MMATypes::F32) return Float32Type::get($_ctxt);",
      "if (type == MMATypes::F64) return Float64Type::get($_ctxt);",
      "return IntegerType::get($_ctxt, 32);"],
    ["wmmaCount", "type, frag, m, n, k",
      "bool isC = frag == MMAFrag::C, isDeep = m == 16 && n == 16 && k == 8;",
      "bool isUsual = k == 16 && (m == 16 && n == 16 || m == 32 && n == 8 || m == 8 && n == 32);",
      "if (type == MMATypes::F64 && m == 8 && n == 8 && k == 4) return isC ? 2 : 1;",
      "if (type == MMATypes::F16 && isUsual) return isC ? 4 : 8;",
      "if (type == MMATypes::TF32 && isDeep && !isC) return 4;",
      "if ((type == MMATypes::S8 || type == MMATypes::U8) && isUsual && !isC) return (frag == MMAFrag::A ? m : n) / 8;",
      "if (type == MMATypes::F32 && isC && (isUsual || isDeep) || type == MMATypes::S32 && isC && isUsual) return 8;",
      "return 0;"],
    ["verifyWmmaResult", "count, type",
      "auto result = $res.getType();",
      "if (isa<LLVM::LLVMStructType>(result) && result.getBody() && result.getBody().getTypes().size() == count && all_of(result.getBody().getTypes(), [](Type element) { return element == type; })) return success();",
      "return emitOpError(\"expected destination type is a structure of \") << count << \" elements of type \" << type;"],
    ["multiplicandType", "values",
      "auto type = getElementTypeOrSelf(values[0].getType());",
      "return type.isF16() ? MMATypes::F16 : type.isF32() ? MMATypes::F32 : type.isF64() ? MMATypes::F64 : type.isInteger(32) ? MMATypes::S32 : values[values.size()];"]
  ],
  strata.named_predicates = [
    ["llvm_float", "f16 || bf16 || f32 || f64 || f80 || f128 || isa<LLVM::LLVMPPCFP128Type>($_self)", "floating point LLVM type"],
    ["llvm_type", "signless_integer || llvm_float || vector && rank(1) && vector_of(signless_integer || llvm_float || isa<LLVM::LLVMPointerType>($_self)) || isa<LLVM::LLVMPointerType, LLVM::LLVMStructType, LLVM::LLVMArrayType, LLVM::LLVMFunctionType, LLVM::LLVMVoidType, LLVM::LLVMTokenType, LLVM::LLVMLabelType, LLVM::LLVMMetadataType, LLVM::LLVMX86AMXType, LLVM::LLVMTargetExtType>($_self)", "LLVM dialect-compatible type"]
  ]
} {
  irdl.attribute @fp_rnd_mode attributes {
    strata.class = "FPRoundingModeAttr",
    strata.summary = "rounding mode",
    strata.examples = ["#nvvm.fp_rnd_mode<none>"],
    strata.enum = {class = "NVVM::FPRoundingMode", cases = ["none", "rn", "rm", "rp", "rz", "rna", "rs"], symbols = ["NONE", "RN", "RM", "RP", "RZ", "RNA", "RS"]}
  }
  irdl.attribute @sat_mode attributes {
    strata.class = "SaturationModeAttr",
    strata.summary = "how numbers that are too large are converted",
    strata.examples = ["#nvvm.sat_mode<none>"],
    strata.enum = {class = "NVVM::SaturationMode", cases = ["none", "satfinite"], symbols = ["NONE", "SATFINITE"]}
  }
  irdl.attribute @mem_scope attributes {
    strata.class = "MemScopeKindAttr",
    strata.summary = "threads that see an order of memory accesses",
    strata.examples = ["#nvvm.mem_scope<cta>"],
    strata.enum = {class = "NVVM::MemScopeKind", cases = ["cta", "cluster", "gpu", "sys"], symbols = ["CTA", "CLUSTER", "GPU", "SYS"]}
  }
  irdl.attribute @mem_order attributes {
    strata.class = "MemOrderKindAttr",
    strata.summary = "order of memory accesses",
    strata.examples = ["#nvvm.mem_order<weak>"],
    strata.enum = {class = "NVVM::MemOrderKind", cases = ["weak", "relaxed", "acquire", "release", "acq_rel", "sc", "mmio", "volatile"], symbols = ["WEAK", "RELAXED", "ACQUIRE", "RELEASE", "ACQ_REL", "SC", "MMIO", "VOLATILE"]}
  }
  irdl.attribute @proxy_kind attributes {
    strata.class = "ProxyKindAttr",
    strata.summary = "way in which memory is accessed",
    strata.examples = ["#nvvm.proxy_kind<alias>"],
    strata.enum = {class = "NVVM::ProxyKind", cases = ["alias", "async", "async.global", "async.shared", "tensormap", "generic"], symbols = ["ALIAS", "ASYNC", "ASYNC_GLOBAL", "ASYNC_SHARED", "TENSORMAP", "GENERIC"]}
  }
  irdl.attribute @shared_space attributes {
    strata.class = "SharedSpaceAttr",
    strata.summary = "owner of shared memory",
    strata.examples = ["#nvvm.shared_space<cta>"],
    strata.enum = {class = "NVVM::SharedSpace", cases = ["cta", "cluster"], symbols = ["CTA", "CLUSTER"]}
  }
  irdl.attribute @reduction attributes {
    strata.class = "BarrierReductionAttr",
    strata.summary = "reduction at a barrier",
    strata.examples = ["#nvvm.reduction<popc>"],
    strata.enum = {class = "NVVM::BarrierReduction", cases = ["popc", "and", "or"], symbols = ["POPC", "AND", "OR"]}
  }
  irdl.attribute @cluster_launch_control_query_type attributes {
    strata.class = "ClusterLaunchControlQueryTypeAttr",
    strata.summary = "question about a response",
    strata.format = "$value",
    strata.examples = ["#nvvm<cluster_launch_control_query_type is_canceled>"],
    strata.enum = {class = "NVVM::ClusterLaunchControlQueryType", cases = ["is_canceled", "get_first_cta_id_x", "get_first_cta_id_y", "get_first_cta_id_z"], symbols = ["IS_CANCELED", "GET_FIRST_CTA_ID_X", "GET_FIRST_CTA_ID_Y", "GET_FIRST_CTA_ID_Z"]}
  }
  irdl.attribute @load_cache_modifier attributes {
    strata.class = "LoadCacheModifierAttr",
    strata.summary = "use of caches",
    strata.format = "$value",
    strata.examples = ["#nvvm<load_cache_modifier ca>"],
    strata.enum = {class = "NVVM::LoadCacheModifierKind", cases = ["ca", "cg", "cs", "lu", "cv"], symbols = ["CA", "CG", "CS", "LU", "CV"]}
  }
  irdl.attribute @cache_eviction_priority attributes {
    strata.class = "CacheEvictionPriorityAttr",
    strata.summary = "priority of eviction",
    strata.format = "$value",
    strata.examples = ["#nvvm<cache_eviction_priority evict_normal>"],
    strata.enum = {class = "NVVM::CacheEvictionPriority", cases = ["evict_normal", "evict_first", "evict_last", "evict_unchanged", "no_allocate"], symbols = ["EVICT_NORMAL", "EVICT_FIRST", "EVICT_LAST", "EVICT_UNCHANGED", "NO_ALLOCATE"]}
  }
  irdl.attribute @prefetch_cache_level attributes {
    strata.class = "PrefetchCacheLevelAttr",
    strata.summary = "level of a cache",
    strata.format = "$value",
    strata.examples = ["#nvvm<prefetch_cache_level L1>"],
    strata.enum = {class = "NVVM::PrefetchCacheLevel", cases = ["L1", "L2"], symbols = ["L1", "L2"]}
  }
  irdl.attribute @dot_accumulate_type attributes {
    strata.class = "DotAccumulateTypeAttr",
    strata.summary = "sign of numbers",
    strata.examples = ["#nvvm.dot_accumulate_type<signed>"],
    strata.enum = {class = "NVVM::DotAccumulateType", cases = ["signed", "unsigned"], symbols = ["SIGNED", "UNSIGNED"]}
  }
  irdl.attribute @permute_mode attributes {
    strata.class = "PermuteModeAttr",
    strata.summary = "choice of bytes",
    strata.examples = ["#nvvm.permute_mode<default>"],
    strata.enum = {class = "NVVM::PermuteMode", cases = ["default", "f4e", "b4e", "rc8", "ecl", "ecr", "rc16"], symbols = ["DEFAULT", "F4E", "B4E", "RC8", "ECL", "ECR", "RC16"]}
  }
  irdl.attribute @redux_kind attributes {
    strata.class = "ReduxKindAttr",
    strata.summary = "reduction",
    strata.format = "$value",
    strata.examples = ["#nvvm<redux_kind add>"],
    strata.enum = {class = "NVVM::ReduxKind", cases = ["add", "and", "max", "min", "or", "umax", "umin", "xor", "fmin", "fmax"], symbols = ["ADD", "AND", "MAX", "MIN", "OR", "UMAX", "UMIN", "XOR", "FMIN", "FMAX"]}
  }
  irdl.attribute @action attributes {
    strata.class = "SetMaxRegisterActionAttr",
    strata.summary = "change of the number of registers",
    strata.format = "$value",
    strata.examples = ["#nvvm<action decrease>"],
    strata.enum = {class = "NVVM::SetMaxRegisterAction", cases = ["decrease", "increase"], symbols = ["DECREASE", "INCREASE"]}
  }
  irdl.attribute @mma_layout attributes {
    strata.class = "MMALayoutAttr",
    strata.summary = "order of the elements of a matrix",
    strata.examples = ["#nvvm.mma_layout<row>"],
    strata.enum = {class = "NVVM::MMALayout", cases = ["row", "col"], symbols = ["ROW", "COL"]}
  }
  irdl.attribute @mma_type attributes {
    strata.class = "MMATypesAttr",
    strata.summary = "type of elements of matrices",
    strata.examples = ["#nvvm.mma_type<f16>"],
    strata.enum = {class = "NVVM::MMATypes", cases = ["f16", "f32", "tf32", "bf16", "s8", "u8", "s32", "s4", "u4", "b1", "f64", "e4m3", "e5m2", "e3m2", "e2m3", "e2m1"], symbols = ["F16", "F32", "TF32", "BF16", "S8", "U8", "S32", "S4", "U4", "B1", "F64", "E4M3", "E5M2", "E3M2", "E2M3", "E2M1"]}
  }
  irdl.attribute @mma_frag attributes {
    strata.class = "MMAFragAttr",
    strata.summary = "position of a matrix in a product",
    strata.examples = ["#nvvm.mma_frag<a>"],
    strata.enum = {class = "NVVM::MMAFrag", cases = ["a", "b", "c"], symbols = ["A", "B", "C"]}
  }
  irdl.attribute @mma_b1op attributes {
    strata.class = "MMAB1OpAttr",
    strata.summary = "product of bits",
    strata.examples = ["#nvvm.mma_b1op<none>"],
    strata.enum = {class = "NVVM::MMAB1Op", cases = ["none", "xor_popc", "and_popc"], symbols = ["NONE", "XOR_POPC", "AND_POPC"]}
  }
  irdl.attribute @mma_int_overflow attributes {
    strata.class = "MMAIntOverflowAttr",
    strata.summary = "behavior of integers on overflow",
    strata.examples = ["#nvvm.mma_int_overflow<satfinite>"],
    strata.enum = {class = "NVVM::MMAIntOverflow", cases = ["satfinite", "wrapped"], symbols = ["SATFINITE", "WRAPPED"]}
  }
  irdl.attribute @shfl_kind attributes {
    strata.class = "ShflKindAttr",
    strata.summary = "whose value a shuffle takes",
    strata.format = "$value",
    strata.examples = ["#nvvm<shfl_kind bfly>"],
    strata.enum = {class = "NVVM::ShflKind", cases = ["bfly", "up", "down", "idx"], symbols = ["BFLY", "UP", "DOWN", "IDX"]}
  }
  irdl.attribute @vote_sync_kind attributes {
    strata.class = "VoteSyncKindAttr",
    strata.summary = "combination of predicates",
    strata.format = "$value",
    strata.examples = ["#nvvm<vote_sync_kind any>"],
    strata.enum = {class = "NVVM::VoteSyncKind", cases = ["any", "all", "ballot", "uni"], symbols = ["ANY", "ALL", "BALLOT", "UNI"]}
  }
  irdl.attribute @match_sync_kind attributes {
    strata.class = "MatchSyncKindAttr",
    strata.summary = "which threads must have the same value",
    strata.format = "$value",
    strata.examples = ["#nvvm<match_sync_kind any>"],
    strata.enum = {class = "NVVM::MatchSyncKind", cases = ["any", "all"], symbols = ["ANY", "ALL"]}
  }
  irdl.attribute @ld_st_matrix_elt_type attributes {
    strata.class = "LdStMatrixEltTypeAttr",
    strata.summary = "type of elements of matrices in shared memory",
    strata.examples = ["#nvvm.ld_st_matrix_elt_type<b16>"],
    strata.enum = {class = "NVVM::LdStMatrixEltType", cases = ["b16", "b8", "b8x16.b6x16_p32", "b8x16.b4x16_p64"], symbols = ["B16", "B8", "B8X16_B6X16_P32", "B8X16_B4X16_P64"]}
  }
  irdl.attribute @wgmma_type attributes {
    strata.class = "WGMMATypesAttr",
    strata.summary = "type of elements of matrices",
    strata.examples = ["#nvvm.wgmma_type<f16>"],
    strata.enum = {class = "NVVM::WGMMATypes", cases = ["f16", "tf32", "u8", "s8", "b1", "bf16", "e4m3", "e5m2", "f32", "s32"], symbols = ["F16", "TF32", "U8", "S8", "B1", "BF16", "E4M3", "E5M2", "F32", "S32"]}
  }
  irdl.attribute @wgmma_scale_in attributes {
    strata.class = "WGMMAScaleInAttr",
    strata.summary = "sign of a factor",
    strata.examples = ["#nvvm.wgmma_scale_in<one>"],
    strata.enum = {class = "NVVM::WGMMAScaleIn", cases = ["one", "neg"], symbols = ["ONE", "NEG"]}
  }
  irdl.attribute @wgmma_scale_out attributes {
    strata.class = "WGMMAScaleOutAttr",
    strata.summary = "whether the product is added to the result",
    strata.examples = ["#nvvm.wgmma_scale_out<zero>"],
    strata.enum = {class = "NVVM::WGMMAScaleOut", cases = ["zero", "one"], symbols = ["ZERO", "ONE"]}
  }
  irdl.attribute @tma_redux_kind attributes {
    strata.class = "TMAReduxKindAttr",
    strata.summary = "reduction into memory",
    strata.examples = ["#nvvm.tma_redux_kind<add>"],
    strata.enum = {class = "NVVM::TMAReduxKind", cases = ["add", "max", "min", "inc", "dec", "and", "or", "xor"], symbols = ["ADD", "MAX", "MIN", "INC", "DEC", "AND", "OR", "XOR"]}
  }
  irdl.attribute @tma_store_mode attributes {
    strata.class = "TMAStoreModeAttr",
    strata.summary = "which part of a tensor is stored",
    strata.examples = ["#nvvm.tma_store_mode<tile>"],
    strata.enum = {class = "NVVM::TMAStoreMode", cases = ["tile", "im2col", "tile_scatter4"], symbols = ["TILE", "IM2COL", "TILE_SCATTER4"]}
  }
  irdl.attribute @tma_load_mode attributes {
    strata.class = "TMALoadModeAttr",
    strata.summary = "which part of a tensor is loaded",
    strata.examples = ["#nvvm.tma_load_mode<tile>"],
    strata.enum = {class = "NVVM::TMALoadMode", cases = ["tile", "im2col", "im2col_w", "im2col_w_128", "tile_gather4"], symbols = ["TILE", "IM2COL", "IM2COL_W", "IM2COL_W_128", "TILE_GATHER4"]}
  }
  irdl.attribute @cta_group attributes {
    strata.class = "CTAGroupKindAttr",
    strata.summary = "number of blocks that take part",
    strata.examples = ["#nvvm.cta_group<cta_1>"],
    strata.enum = {class = "NVVM::CTAGroupKind", cases = ["cta_1", "cta_2"], symbols = ["CTA_1", "CTA_2"]}
  }
  irdl.attribute @tcgen05_cp_shape attributes {
    strata.class = "Tcgen05CpShapeAttr",
    strata.summary = "shape of a copy",
    strata.examples = ["#nvvm.tcgen05_cp_shape<shape_128x256b>"],
    strata.enum = {class = "NVVM::Tcgen05CpShape", cases = ["shape_128x256b", "shape_4x256b", "shape_128x128b", "shape_64x128b", "shape_32x128b"], symbols = ["SHAPE_128X256B", "SHAPE_4X256B", "SHAPE_128X128B", "SHAPE_64X128B", "SHAPE_32X128B"]}
  }
  irdl.attribute @tcgen05_cp_multicast attributes {
    strata.class = "Tcgen05CpMulticastAttr",
    strata.summary = "warps that get a copy",
    strata.examples = ["#nvvm.tcgen05_cp_multicast<none>"],
    strata.enum = {class = "NVVM::Tcgen05CpMulticast", cases = ["none", "warpx2_02_13", "warpx2_01_23", "warpx4"], symbols = ["NONE", "WARPX2_02_13", "WARPX2_01_23", "WARPX4"]}
  }
  irdl.attribute @tcgen05_cp_src_fmt attributes {
    strata.class = "Tcgen05CpSrcFormatAttr",
    strata.summary = "format of the elements in shared memory",
    strata.examples = ["#nvvm.tcgen05_cp_src_fmt<b6x16_p32>"],
    strata.enum = {class = "NVVM::Tcgen05CpSrcFormat", cases = ["b6x16_p32", "b4x16_p64"], symbols = ["B6X16_P32", "B4X16_P64"]}
  }
  irdl.attribute @tcgen05_ldst_shape attributes {
    strata.class = "Tcgen05LdStShapeAttr",
    strata.summary = "shape of an access to tensor memory",
    strata.examples = ["#nvvm.tcgen05_ldst_shape<shape_16x64b>"],
    strata.enum = {class = "NVVM::Tcgen05LdStShape", cases = ["shape_16x64b", "shape_16x128b", "shape_16x256b", "shape_32x32b", "shape_16x32bx2"], symbols = ["SHAPE_16X64B", "SHAPE_16X128B", "SHAPE_16X256B", "SHAPE_32X32B", "SHAPE_16X32BX2"]}
  }
  irdl.attribute @tcgen05_wait attributes {
    strata.class = "Tcgen05WaitKindAttr",
    strata.summary = "accesses to tensor memory",
    strata.examples = ["#nvvm.tcgen05_wait<load>"],
    strata.enum = {class = "NVVM::Tcgen05WaitKind", cases = ["load", "store"], symbols = ["LOAD", "STORE"]}
  }
  irdl.attribute @tcgen05_fence attributes {
    strata.class = "Tcgen05FenceKindAttr",
    strata.summary = "side of a synchronization",
    strata.examples = ["#nvvm.tcgen05_fence<before>"],
    strata.enum = {class = "NVVM::Tcgen05FenceKind", cases = ["before", "after"], symbols = ["BEFORE", "AFTER"]}
  }
  irdl.attribute @tcgen05_mma_kind attributes {
    strata.class = "Tcgen05MMAKindAttr",
    strata.summary = "type of elements of a product",
    strata.examples = ["#nvvm.tcgen05_mma_kind<f8f6f4>"],
    strata.enum = {class = "NVVM::Tcgen05MMAKind", cases = ["f8f6f4", "i8", "f16", "tf32"], symbols = ["F8F6F4", "I8", "F16", "TF32"]}
  }
  irdl.attribute @tcgen05_mma_collectorop attributes {
    strata.class = "Tcgen05MMACollectorOpAttr",
    strata.summary = "use of a buffer of the tensor core",
    strata.examples = ["#nvvm.tcgen05_mma_collectorop<discard>"],
    strata.enum = {class = "NVVM::Tcgen05MMACollectorOp", cases = ["discard", "lastuse", "fill", "use"], symbols = ["DISCARD", "LASTUSE", "FILL", "USE"]}
  }
  irdl.attribute @tcgen05_mma_block_scale attributes {
    strata.class = "Tcgen05MMABlockScaleAttr",
    strata.summary = "size of blocks with a scale",
    strata.examples = ["#nvvm.tcgen05_mma_block_scale<default>"],
    strata.enum = {class = "NVVM::Tcgen05MMABlockScale", cases = ["default", "block16", "block32"], symbols = ["DEFAULT", "BLOCK16", "BLOCK32"]}
  }
  irdl.attribute @tcgen05_mma_collectorb attributes {
    strata.class = "Tcgen05MMACollectorBBufferAttr",
    strata.summary = "buffer of the tensor core",
    strata.examples = ["#nvvm.tcgen05_mma_collectorb<b0>"],
    strata.enum = {class = "NVVM::Tcgen05MMACollectorBBuffer", cases = ["b0", "b1", "b2", "b3"], symbols = ["B0", "B1", "B2", "B3"]}
  }
  irdl.attribute @mma_kind attributes {
    strata.class = "MMAKindAttr",
    strata.summary = "kind of a product",
    strata.examples = ["#nvvm.mma_kind<f8f6f4>"],
    strata.enum = {class = "NVVM::MMAKind", cases = ["f8f6f4"], symbols = ["F8F6F4"]}
  }
  irdl.attribute @scale_vec_size attributes {
    strata.class = "ScaleVecSizeAttr",
    strata.summary = "number of scales",
    strata.examples = ["#nvvm.scale_vec_size<x1>"],
    strata.enum = {class = "NVVM::ScaleVecSize", cases = ["x1", "x2", "x4"], symbols = ["X1", "X2", "X4"]}
  }
  irdl.attribute @block_scale_format attributes {
    strata.class = "BlockScaleFormatAttr",
    strata.summary = "format of scales",
    strata.examples = ["#nvvm.block_scale_format<ue8m0>"],
    strata.enum = {class = "NVVM::BlockScaleFormat", cases = ["ue8m0", "ue4m3"], symbols = ["UE8M0", "UE4M3"]}
  }
  irdl.attribute @block_scale_kind attributes {
    strata.class = "MMABlockScaleKindAttr",
    strata.summary = "kind of a product of scaled matrices",
    strata.examples = ["#nvvm.block_scale_kind<mxf8f6f4>"],
    strata.enum = {class = "NVVM::MMABlockScaleKind", cases = ["mxf8f6f4", "mxf4", "mxf4nvf4"], symbols = ["MXF8F6F4", "MXF4", "MXF4NVF4"]}
  }
  irdl.attribute @grid_dep_action attributes {
    strata.class = "GridDepActionAttr",
    strata.summary = "action on dependent grids",
    strata.format = "$value",
    strata.examples = ["#nvvm<grid_dep_action wait>"],
    strata.enum = {class = "NVVM::GridDepActionKind", cases = ["wait", "launch_dependents"], symbols = ["WAIT", "LAUNCH_DEPENDENTS"]}
  }
  irdl.attribute @shape attributes {
    strata.class = "MMAShapeAttr",
    strata.summary = "sizes of a product of matrices",
    strata.examples = ["#nvvm.shape<m = 16, n = 8, k = 16>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %m = irdl.any {strata.kind = "i32", strata.cpp_type = "int", strata.summary = "rows"}
    %n = irdl.any {strata.kind = "i32", strata.cpp_type = "int", strata.summary = "columns"}
    %k = irdl.any {strata.kind = "i32", strata.cpp_type = "int", strata.summary = "inner size"}
    irdl.parameters(m: %m, n: %n, k: %k)
  }
  irdl.attribute @ld_st_matrix_shape attributes {
    strata.class = "LdStMatrixShapeAttr",
    strata.summary = "sizes of a matrix in shared memory",
    strata.examples = ["#nvvm.ld_st_matrix_shape<m = 8, n = 8>"],
    strata.format = "`<` struct(params) `>`"
  } {
    %m = irdl.any {strata.kind = "i32", strata.cpp_type = "int", strata.summary = "rows"}
    %n = irdl.any {strata.kind = "i32", strata.cpp_type = "int", strata.summary = "columns"}
    irdl.parameters(m: %m, n: %n)
  }
  irdl.attribute @target attributes {
    strata.class = "NVVMTargetAttr",
    strata.summary = "GPU that a module is compiled for",
    strata.description = "The level of optimization, the triple, the chip and its features; flags of the compiler, and libraries to link. `verifyTarget` makes modules refuse operations that the chip does not have.",
    strata.examples = ["#nvvm.target<O = 3, chip = \"sm_90\">"],
    strata.interfaces = ["TargetAttrVerifyInterface"],
    strata.format = "(`<` struct($O, $triple, $chip, $features, $flags, $link, $verifyTarget)^ `>`)?"
  } {
    %O = irdl.c_pred "min_value(0) && max_value(3)" {strata.kind = "i32", strata.cpp_type = "int", strata.default = "2", strata.error = "The optimization level must be a number between 0 and 3.", strata.summary = "level of optimization"}
    %triple = irdl.c_pred "!$_self.getValue().empty()" {strata.kind = "string", strata.cpp_type = "StringRef", strata.default = "\"nvptx64-nvidia-cuda\"", strata.error = "The target triple cannot be empty.", strata.summary = "triple"}
    %chip = irdl.c_pred "!$_self.getValue().empty()" {strata.kind = "string", strata.cpp_type = "StringRef", strata.default = "\"sm_50\"", strata.error = "The target chip cannot be empty.", strata.summary = "chip"}
    %features = irdl.any {strata.kind = "string", strata.cpp_type = "StringRef", strata.default = "\"+ptx60\"", strata.summary = "features of the chip"}
    %flags = irdl.base "#builtin.dictionary" {strata.optional, strata.cpp_type = "DictionaryAttr", strata.summary = "flags of the compiler"}
    %link = irdl.c_pred "array_of(string_attr)" {strata.optional, strata.cpp_type = "ArrayAttr", strata.error = "All the elements in the `link` array must be strings.", strata.summary = "libraries"}
    %verifyTarget = irdl.any {strata.kind = "bool", strata.cpp_type = "bool", strata.default = "true", strata.summary = "whether operations are checked"}
    irdl.parameters(O: %O, triple: %triple, chip: %chip, features: %features, flags: %flags, link: %link, verifyTarget: %verifyTarget)
  }
  irdl.operation @bar.warp.sync attributes {
    strata.class = "BarWarpSyncOp",
    strata.summary = "barrier of threads in a warp",
    strata.description = "Waits until the threads of the mask have reached the barrier. `mask` has a bit for each thread of the warp.",
    strata.examples = ["nvvm.bar.warp.sync %a : i32"],
    strata.format = "$mask attr-dict `:` type($mask)"
  } {
    %mask = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(mask: %mask)
  }
  irdl.operation @barrier attributes {
    strata.class = "BarrierOp",
    strata.summary = "barrier of threads in a block",
    strata.description = "Waits at the barrier with the given number, 0 by default, until as many threads have reached it, by default all of the block. The predicates of the threads can be reduced at barrier 0.",
    strata.examples = ["%r = nvvm.barrier #nvvm.reduction<popc> %a -> i32"],
    strata.verify = [
      "if ($numberOfThreads && !$barrierId)",
      "  return emitOpError(\"barrier id is missing, it should be set between 0 to 15\");",
      "if ($barrierId && ($reductionOp || $reductionPredicate))",
      "  return emitOpError(\"reduction are only available when id is 0\");",
      "if (($reductionOp == nullptr) != ($reductionPredicate == nullptr))",
      "  return emitOpError(\"reduction predicate and reduction operation must be specified together\");"
    ],
    strata.format = "(`id` `=` $barrierId^)? (`number_of_threads` `=` $numberOfThreads^)? (qualified($reductionOp)^ $reductionPredicate)? (`->` type($res)^)? attr-dict"
  } {
    %barrierId = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %numberOfThreads = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %reductionPredicate = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(barrierId: optional %barrierId, numberOfThreads: optional %numberOfThreads, reductionPredicate: optional %reductionPredicate)
    %reductionOp = irdl.base @nvvm::@reduction {strata.optional, strata.summary = "NVVM barrier reduction operation"}
    irdl.attributes {"reductionOp" = %reductionOp}
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: optional %res)
  }
  irdl.operation @barrier.arrive attributes {
    strata.class = "BarrierArriveOp",
    strata.summary = "arrival at a barrier",
    strata.description = "Arrives at the barrier with the given number and does not wait.",
    strata.examples = ["nvvm.barrier.arrive id = %a number_of_threads = %a"],
    strata.interfaces = ["BasicPtxBuilderOpInterface"],
    strata.format = "(`id` `=` $barrierId^)? `number_of_threads` `=` $numberOfThreads attr-dict"
  } {
    %barrierId = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %numberOfThreads = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(barrierId: optional %barrierId, numberOfThreads: %numberOfThreads)
  }
  irdl.operation @barrier0 attributes {
    strata.class = "Barrier0Op",
    strata.summary = "barrier of all threads in a block",
    strata.description = "Waits until all threads of the block have reached the barrier.",
    strata.examples = ["nvvm.barrier0"],
    strata.format = "attr-dict"
  } {
  }
  irdl.operation @breakpoint attributes {
    strata.class = "BreakpointOp",
    strata.summary = "breakpoint",
    strata.description = "Stops the execution in a debugger.",
    strata.examples = ["nvvm.breakpoint"],
    strata.format = "attr-dict"
  } {
  }
  irdl.operation @cluster.arrive attributes {
    strata.class = "ClusterArriveOp",
    strata.summary = "arrival at the barrier of a cluster",
    strata.description = "Arrives at the barrier of the cluster. Memory accesses before it are visible to the threads that wait. With `aligned` all threads of a warp execute the operation.",
    strata.examples = ["nvvm.cluster.arrive"],
    strata.format = "attr-dict"
  } {
    %aligned = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    irdl.attributes {"aligned" = %aligned}
  }
  irdl.operation @cluster.arrive.relaxed attributes {
    strata.class = "ClusterArriveRelaxedOp",
    strata.summary = "arrival without ordering of memory",
    strata.description = "Arrives at the barrier of the cluster without an order of memory accesses.",
    strata.examples = ["nvvm.cluster.arrive.relaxed {a, aligned}"],
    strata.traits = ["NVVMRequiresSM<90>"],
    strata.format = "attr-dict"
  } {
    %aligned = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    irdl.attributes {"aligned" = %aligned}
  }
  irdl.operation @cluster.wait attributes {
    strata.class = "ClusterWaitOp",
    strata.summary = "wait at the barrier of a cluster",
    strata.description = "Waits until all threads of the cluster have arrived.",
    strata.examples = ["nvvm.cluster.wait"],
    strata.traits = ["NVVMRequiresSM<90>"],
    strata.format = "attr-dict"
  } {
    %aligned = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    irdl.attributes {"aligned" = %aligned}
  }
  irdl.operation @clusterlaunchcontrol.query.cancel attributes {
    strata.class = "ClusterlaunchcontrolQueryCancelOp",
    strata.summary = "result of a request to cancel a cluster",
    strata.description = "Whether the request was successful, or the position of the first block of the cancelled cluster.",
    strata.traits = ["NVVMRequiresSM<100>"],
    strata.verify = [
      "if ($query_type == ClusterLaunchControlQueryType::IS_CANCELED && !$res.getType().isInteger(1))",
      "  return emitOpError(\"is_canceled query type returns an i1\");",
      "if ($query_type != ClusterLaunchControlQueryType::IS_CANCELED && !$res.getType().isInteger(32))",
      "  return emitOpError(\"get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32\");"
    ],
    strata.format = "`query` `=` $query_type `,` $try_cancel_response attr-dict `:` type($res)"
  } {
    %try_cancel_response = irdl.is i128 {strata.summary = "128-bit signless integer"}
    irdl.operands(try_cancel_response: %try_cancel_response)
    %query_type = irdl.base @nvvm::@cluster_launch_control_query_type {strata.summary = "question about a response"}
    irdl.attributes {"query_type" = %query_type}
    %res = irdl.c_pred "signless_integer(1, 32)" {strata.summary = "1-bit signless integer or 32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @clusterlaunchcontrol.try.cancel attributes {
    strata.class = "ClusterlaunchcontrolTryCancelOp",
    strata.summary = "request to cancel the launch of a cluster",
    strata.description = "Asks that a cluster which has not started be cancelled. The response is written to shared memory, and `mbarrier` tells when; with `multicast` to all blocks of the cluster.",
    strata.examples = ["nvvm.clusterlaunchcontrol.try.cancel %a, %a"],
    strata.traits = ["NVVMRequiresSM<100>"],
    strata.format = "(`multicast` $multicast^ `,`)? $smemAddress `,` $mbarrier attr-dict"
  } {
    %smemAddress = irdl.is !llvm.ptr<3> {strata.summary = "LLVM pointer in address space 3"}
    %mbarrier = irdl.is !llvm.ptr<3> {strata.summary = "LLVM pointer in address space 3"}
    irdl.operands(smemAddress: %smemAddress, mbarrier: %mbarrier)
    %multicast = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    irdl.attributes {"multicast" = %multicast}
  }
  irdl.operation @convert.bf16x2.to.f8x2 attributes {
    strata.class = "ConvertBf16x2ToF8x2Op",
    strata.summary = "two bf16 numbers to 8-bit floats",
    strata.description = "Converts two numbers to an 8-bit type, packed into the result.",
    strata.examples = ["%r = nvvm.convert.bf16x2.to.f8x2 %a {a, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16> -> i16(f8E8M0FNU)"],
    strata.verify = [
      "if (!isa<Float8E8M0FNUType>($dstTy))",
      "  return emitOpError(\"Only 'f8E8M0FNU' type is supported for conversions from bf16x2 to f8x2.\");",
      "if ($rnd != FPRoundingMode::RZ && $rnd != FPRoundingMode::RP)",
      "  return emitOpError(\"Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.\");"
    ],
    strata.format = "$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`"
  } {
    %a = irdl.c_pred "vector && vector_of(bf16) && length(2)" {strata.summary = "vector of bfloat16 type values of length 2"}
    irdl.operands(a: %a)
    %dstTy = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    %rnd = irdl.base @nvvm::@fp_rnd_mode {strata.default = "none", strata.summary = "rounding mode"}
    %sat = irdl.base @nvvm::@sat_mode {strata.default = "none", strata.summary = "how numbers that are too large are converted"}
    irdl.attributes {"dstTy" = %dstTy, "rnd" = %rnd, "sat" = %sat}
    %dst = irdl.c_pred "signless_integer(16) || vector && vector_of(signless_integer(8)) && length(2)" {strata.summary = "16-bit signless integer or vector of 8-bit signless integer values of length 2"}
    irdl.results(dst: %dst)
  }
  irdl.operation @convert.f16x2.to.f8x2 attributes {
    strata.class = "ConvertF16x2ToF8x2Op",
    strata.summary = "two f16 numbers to 8-bit floats",
    strata.description = "Converts two numbers to an 8-bit type, packed into the result. With `relu` negative results become 0.",
    strata.examples = ["%r = nvvm.convert.f16x2.to.f8x2 %a {a, relu = true} : vector<2xf16> -> vector<2xi8>(f8E5M2)"],
    strata.verify = [
      "if (!isa<Float8E4M3FNType, Float8E5M2Type>($dstTy))",
      "  return emitOpError(\"Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f16x2 to f8x2.\");"
    ],
    strata.format = "$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`"
  } {
    %a = irdl.c_pred "vector && vector_of(f16) && length(2)" {strata.summary = "vector of 16-bit float values of length 2"}
    irdl.operands(a: %a)
    %dstTy = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    %relu = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute", strata.default = "false"}
    irdl.attributes {"dstTy" = %dstTy, "relu" = %relu}
    %dst = irdl.c_pred "signless_integer(16) || vector && vector_of(signless_integer(8)) && length(2)" {strata.summary = "16-bit signless integer or vector of 8-bit signless integer values of length 2"}
    irdl.results(dst: %dst)
  }
  irdl.operation @convert.f32x2.to.bf16x2 attributes {
    strata.class = "ConvertF32x2ToBf16x2Op",
    strata.summary = "two f32 numbers to bf16",
    strata.description = "Converts two numbers, of which the second is the low element of the result. `random_bits` are those of stochastic rounding.",
    strata.examples = ["%r = nvvm.convert.f32x2.to.bf16x2 %a, %a, %b {a, relu = true, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16>"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if ($rnd != FPRoundingMode::RN && $rnd != FPRoundingMode::RZ && $rnd != FPRoundingMode::RS)",
      "  return emitOpError(\"Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to bf16x2.\");",
      "if ($rnd == FPRoundingMode::RS && !$random_bits)",
      "  return emitOpError(\"random_bits is required for RS rounding mode.\");",
      "if ($rnd != FPRoundingMode::RS && $random_bits)",
      "  return emitOpError(\"random_bits not supported for RN and RZ rounding modes.\");"
    ],
    strata.format = "$src_hi `,` $src_lo (`,` $random_bits^)? attr-dict `:` type($dst)"
  } {
    %src_hi = irdl.is f32 {strata.summary = "32-bit float"}
    %src_lo = irdl.is f32 {strata.summary = "32-bit float"}
    %random_bits = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src_hi: %src_hi, src_lo: %src_lo, random_bits: optional %random_bits)
    %relu = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute", strata.default = "false"}
    %rnd = irdl.base @nvvm::@fp_rnd_mode {strata.default = "none", strata.summary = "rounding mode"}
    %sat = irdl.base @nvvm::@sat_mode {strata.default = "none", strata.summary = "how numbers that are too large are converted"}
    irdl.attributes {"relu" = %relu, "rnd" = %rnd, "sat" = %sat}
    %dst = irdl.c_pred "vector && vector_of(bf16) && length(2)" {strata.summary = "vector of bfloat16 type values of length 2"}
    irdl.results(dst: %dst)
  }
  irdl.operation @convert.f32x2.to.f16x2 attributes {
    strata.class = "ConvertF32x2ToF16x2Op",
    strata.summary = "two f32 numbers to f16",
    strata.description = "Converts two numbers, of which the second is the low element of the result. `random_bits` are those of stochastic rounding.",
    strata.examples = ["%r = nvvm.convert.f32x2.to.f16x2 %a, %a {a, rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xf16>"],
    strata.traits = ["Pure"],
    strata.verify = [
      "if ($rnd != FPRoundingMode::RN && $rnd != FPRoundingMode::RZ && $rnd != FPRoundingMode::RS)",
      "  return emitOpError(\"Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to f16x2.\");",
      "if ($rnd == FPRoundingMode::RS && !$random_bits)",
      "  return emitOpError(\"random_bits is required for RS rounding mode.\");",
      "if ($rnd != FPRoundingMode::RS && $random_bits)",
      "  return emitOpError(\"random_bits not supported for RN and RZ rounding modes.\");"
    ],
    strata.format = "$src_hi `,` $src_lo (`,` $random_bits^)? attr-dict `:` type($dst)"
  } {
    %src_hi = irdl.is f32 {strata.summary = "32-bit float"}
    %src_lo = irdl.is f32 {strata.summary = "32-bit float"}
    %random_bits = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src_hi: %src_hi, src_lo: %src_lo, random_bits: optional %random_bits)
    %relu = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute", strata.default = "false"}
    %rnd = irdl.base @nvvm::@fp_rnd_mode {strata.default = "none", strata.summary = "rounding mode"}
    %sat = irdl.base @nvvm::@sat_mode {strata.default = "none", strata.summary = "how numbers that are too large are converted"}
    irdl.attributes {"relu" = %relu, "rnd" = %rnd, "sat" = %sat}
    %dst = irdl.c_pred "vector && vector_of(f16) && length(2)" {strata.summary = "vector of 16-bit float values of length 2"}
    irdl.results(dst: %dst)
  }
  irdl.operation @convert.f32x2.to.f4x2 attributes {
    strata.class = "ConvertF32x2ToF4x2Op",
    strata.summary = "two f32 numbers to 4-bit floats",
    strata.description = "Converts two numbers to a 4-bit type, packed into the result.",
    strata.examples = ["%r = nvvm.convert.f32x2.to.f4x2 %a, %a {a, relu = true} : i8(f4E2M1FN)"],
    strata.verify = [
      "if (!isa<Float4E2M1FNType>($dstTy))",
      "  return emitOpError(\"Only 'f4E2M1FN' type is supported for conversions from f32x2 to f4x2.\");"
    ],
    strata.format = "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`"
  } {
    %a = irdl.is f32 {strata.summary = "32-bit float"}
    %b = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(a: %a, b: %b)
    %dstTy = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    %relu = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute", strata.default = "false"}
    irdl.attributes {"dstTy" = %dstTy, "relu" = %relu}
    %dst = irdl.is i8 {strata.summary = "8-bit signless integer"}
    irdl.results(dst: %dst)
  }
  irdl.operation @convert.f32x2.to.f6x2 attributes {
    strata.class = "ConvertF32x2ToF6x2Op",
    strata.summary = "two f32 numbers to 6-bit floats",
    strata.description = "Converts two numbers to a 6-bit type; each takes a byte of the result.",
    strata.examples = ["%r = nvvm.convert.f32x2.to.f6x2 %a, %a {a, relu = true} : i16(f6E2M3FN)"],
    strata.verify = [
      "if (!isa<Float6E2M3FNType, Float6E3M2FNType>($dstTy))",
      "  return emitOpError(\"Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x2 to f6x2.\");"
    ],
    strata.format = "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`"
  } {
    %a = irdl.is f32 {strata.summary = "32-bit float"}
    %b = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(a: %a, b: %b)
    %dstTy = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    %relu = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute", strata.default = "false"}
    irdl.attributes {"dstTy" = %dstTy, "relu" = %relu}
    %dst = irdl.c_pred "signless_integer(16) || vector && vector_of(signless_integer(8)) && length(2)" {strata.summary = "16-bit signless integer or vector of 8-bit signless integer values of length 2"}
    irdl.results(dst: %dst)
  }
  irdl.operation @convert.f32x2.to.f8x2 attributes {
    strata.class = "ConvertF32x2ToF8x2Op",
    strata.summary = "two f32 numbers to 8-bit floats",
    strata.description = "Converts two numbers to an 8-bit type, packed into the result.",
    strata.examples = ["%r = nvvm.convert.f32x2.to.f8x2 %a, %a {a, rnd = #nvvm.fp_rnd_mode<rz>} : i16(f8E8M0FNU)"],
    strata.verify = [
      "if (!isa<Float8E4M3FNType, Float8E5M2Type, Float8E8M0FNUType>($dstTy))",
      "  return emitOpError(\"Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for conversions from f32x2 to f8x2\");",
      "if (isa<Float8E8M0FNUType>($dstTy)) {",
      "  if ($rnd != FPRoundingMode::RZ && $rnd != FPRoundingMode::RP)",
      "    return emitOpError(\"Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type\");",
      "  if ($relu)",
      "    return emitOpError(\"relu not supported for conversions to 'f8E8M0FNU' type\");",
      "  return success();",
      "}",
      "if ($rnd != FPRoundingMode::RN)",
      "  return emitOpError(\"Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types\");",
      "if ($sat != SaturationMode::SATFINITE)",
      "  return emitOpError(\"Only SATFINITE saturation mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types\");"
    ],
    strata.format = "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`"
  } {
    %a = irdl.is f32 {strata.summary = "32-bit float"}
    %b = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(a: %a, b: %b)
    %dstTy = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    %relu = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute", strata.default = "false"}
    %rnd = irdl.base @nvvm::@fp_rnd_mode {strata.default = "none", strata.summary = "rounding mode"}
    %sat = irdl.base @nvvm::@sat_mode {strata.default = "none", strata.summary = "how numbers that are too large are converted"}
    irdl.attributes {"dstTy" = %dstTy, "relu" = %relu, "rnd" = %rnd, "sat" = %sat}
    %dst = irdl.c_pred "signless_integer(16) || vector && vector_of(signless_integer(8)) && length(2)" {strata.summary = "16-bit signless integer or vector of 8-bit signless integer values of length 2"}
    irdl.results(dst: %dst)
  }
  irdl.operation @convert.f32x4.to.f4x4 attributes {
    strata.class = "ConvertF32x4ToF4x4Op",
    strata.summary = "four f32 numbers to 4-bit floats",
    strata.description = "Converts four numbers to a 4-bit type with stochastic rounding by the given bits.",
    strata.examples = ["%r = nvvm.convert.f32x4.to.f4x4 %a, %b {a, relu = true} : vector<4xf32> -> i16(f4E2M1FN)"],
    strata.traits = ["Pure", "NVVMRequiresSMa<100, 103>"],
    strata.verify = [
      "if (!isa<Float4E2M1FNType>($dstTy))",
      "  return emitOpError(\"Only 'f4E2M1FN' type is supported for conversions from f32x4 to f4x4.\");"
    ],
    strata.format = "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`"
  } {
    %src = irdl.c_pred "vector && vector_of(f32) && length(4)" {strata.summary = "vector of 32-bit float values of length 4"}
    %rbits = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, rbits: %rbits)
    %dstTy = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    %relu = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute", strata.default = "false"}
    irdl.attributes {"dstTy" = %dstTy, "relu" = %relu}
    %dst = irdl.is i16 {strata.summary = "16-bit signless integer"}
    irdl.results(dst: %dst)
  }
  irdl.operation @convert.f32x4.to.f6x4 attributes {
    strata.class = "ConvertF32x4ToF6x4Op",
    strata.summary = "four f32 numbers to 6-bit floats",
    strata.description = "Converts four numbers to a 6-bit type with stochastic rounding by the given bits.",
    strata.examples = ["%r = nvvm.convert.f32x4.to.f6x4 %a, %b {a, relu = true} : vector<4xf32> -> vector<4xi8>(f6E2M3FN)"],
    strata.traits = ["Pure", "NVVMRequiresSMa<100, 103>"],
    strata.verify = [
      "if (!isa<Float6E2M3FNType, Float6E3M2FNType>($dstTy))",
      "  return emitOpError(\"Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x4 to f6x4.\");"
    ],
    strata.format = "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`"
  } {
    %src = irdl.c_pred "vector && vector_of(f32) && length(4)" {strata.summary = "vector of 32-bit float values of length 4"}
    %rbits = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, rbits: %rbits)
    %dstTy = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    %relu = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute", strata.default = "false"}
    irdl.attributes {"dstTy" = %dstTy, "relu" = %relu}
    %dst = irdl.c_pred "vector && vector_of(signless_integer(8)) && length(4)" {strata.summary = "vector of 8-bit signless integer values of length 4"}
    irdl.results(dst: %dst)
  }
  irdl.operation @convert.f32x4.to.f8x4 attributes {
    strata.class = "ConvertF32x4ToF8x4Op",
    strata.summary = "four f32 numbers to 8-bit floats",
    strata.description = "Converts four numbers to an 8-bit type with stochastic rounding by the given bits.",
    strata.examples = ["%r = nvvm.convert.f32x4.to.f8x4 %a, %b {a, relu = true} : vector<4xf32> -> vector<4xi8>(f8E5M2)"],
    strata.traits = ["Pure", "NVVMRequiresSMa<100, 103>"],
    strata.verify = [
      "if (!isa<Float8E4M3FNType, Float8E5M2Type>($dstTy))",
      "  return emitOpError(\"Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f32x4 to f8x4.\");"
    ],
    strata.format = "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`"
  } {
    %src = irdl.c_pred "vector && vector_of(f32) && length(4)" {strata.summary = "vector of 32-bit float values of length 4"}
    %rbits = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(src: %src, rbits: %rbits)
    %dstTy = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    %relu = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute", strata.default = "false"}
    irdl.attributes {"dstTy" = %dstTy, "relu" = %relu}
    %dst = irdl.c_pred "vector && vector_of(signless_integer(8)) && length(4)" {strata.summary = "vector of 8-bit signless integer values of length 4"}
    irdl.results(dst: %dst)
  }
  irdl.operation @convert.f4x2.to.f16x2 attributes {
    strata.class = "ConvertF4x2ToF16x2Op",
    strata.summary = "two 4-bit floats to f16",
    strata.description = "Converts two packed numbers of a 4-bit type.",
    strata.examples = ["%r = nvvm.convert.f4x2.to.f16x2 %a {a, relu = true} : i8(f4E2M1FN) -> vector<2xf16>"],
    strata.verify = [
      "if (!isa<Float4E2M1FNType>($srcType))",
      "  return emitOpError(\"Only 'f4E2M1FN' type is supported for conversions from f4x2 to f16x2.\");"
    ],
    strata.format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"
  } {
    %src = irdl.is i8 {strata.summary = "8-bit signless integer"}
    irdl.operands(src: %src)
    %relu = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute", strata.default = "false"}
    %srcType = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    irdl.attributes {"relu" = %relu, "srcType" = %srcType}
    %dst = irdl.c_pred "vector && vector_of(f16) && length(2)" {strata.summary = "vector of 16-bit float values of length 2"}
    irdl.results(dst: %dst)
  }
  irdl.operation @convert.f6x2.to.f16x2 attributes {
    strata.class = "ConvertF6x2ToF16x2Op",
    strata.summary = "two 6-bit floats to f16",
    strata.description = "Converts two numbers of a 6-bit type, each in a byte.",
    strata.examples = ["%r = nvvm.convert.f6x2.to.f16x2 %a {a, relu = true} : vector<2xi8>(f6E2M3FN) -> vector<2xf16>"],
    strata.verify = [
      "if (!isa<Float6E2M3FNType, Float6E3M2FNType>($srcType))",
      "  return emitOpError(\"Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f6x2 to f16x2.\");"
    ],
    strata.format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"
  } {
    %src = irdl.c_pred "vector && vector_of(signless_integer(8)) && length(2)" {strata.summary = "vector of 8-bit signless integer values of length 2"}
    irdl.operands(src: %src)
    %relu = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute", strata.default = "false"}
    %srcType = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    irdl.attributes {"relu" = %relu, "srcType" = %srcType}
    %dst = irdl.c_pred "vector && vector_of(f16) && length(2)" {strata.summary = "vector of 16-bit float values of length 2"}
    irdl.results(dst: %dst)
  }
  irdl.operation @convert.f8x2.to.bf16x2 attributes {
    strata.class = "ConvertF8x2ToBf16x2Op",
    strata.summary = "two 8-bit floats to bf16",
    strata.description = "Converts two packed numbers of an 8-bit type.",
    strata.examples = ["%r = nvvm.convert.f8x2.to.bf16x2 %a : vector<2xi8>(f8E8M0FNU) -> vector<2xbf16>"],
    strata.verify = [
      "if (!isa<Float8E8M0FNUType>($srcType))",
      "  return emitOpError(\"Only 'f8E8M0FNU' type is supported for conversions from f8x2 to bf16x2.\");"
    ],
    strata.format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"
  } {
    %src = irdl.c_pred "vector && vector_of(signless_integer(8)) && length(2)" {strata.summary = "vector of 8-bit signless integer values of length 2"}
    irdl.operands(src: %src)
    %srcType = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    irdl.attributes {"srcType" = %srcType}
    %dst = irdl.c_pred "vector && vector_of(bf16) && length(2)" {strata.summary = "vector of bfloat16 type values of length 2"}
    irdl.results(dst: %dst)
  }
  irdl.operation @convert.f8x2.to.f16x2 attributes {
    strata.class = "ConvertF8x2ToF16x2Op",
    strata.summary = "two 8-bit floats to f16",
    strata.description = "Converts two packed numbers of an 8-bit type.",
    strata.examples = ["%r = nvvm.convert.f8x2.to.f16x2 %a {a, relu = true} : vector<2xi8>(f8E4M3FN) -> vector<2xf16>"],
    strata.verify = [
      "if (!isa<Float8E4M3FNType, Float8E5M2Type>($srcType))",
      "  return emitOpError(\"Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f8x2 to f16x2.\");"
    ],
    strata.format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"
  } {
    %src = irdl.c_pred "vector && vector_of(signless_integer(8)) && length(2)" {strata.summary = "vector of 8-bit signless integer values of length 2"}
    irdl.operands(src: %src)
    %relu = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute", strata.default = "false"}
    %srcType = irdl.base "#builtin.type" {strata.kind = "type", strata.summary = "any type attribute"}
    irdl.attributes {"relu" = %relu, "srcType" = %srcType}
    %dst = irdl.c_pred "vector && vector_of(f16) && length(2)" {strata.summary = "vector of 16-bit float values of length 2"}
    irdl.results(dst: %dst)
  }
  irdl.operation @convert.float.to.tf32 attributes {
    strata.class = "ConvertFloatToTf32Op",
    strata.summary = "f32 number to tf32",
    strata.description = "Rounds a number to tf32. The result has its bits.",
    strata.examples = ["%r = nvvm.convert.float.to.tf32 %a {a, relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}"],
    strata.verify = [
      "if ($rnd != FPRoundingMode::RN && $rnd != FPRoundingMode::RZ && $rnd != FPRoundingMode::RNA)",
      "  return emitError(\"Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.\");",
      "if ($rnd == FPRoundingMode::RNA && $relu)",
      "  return emitError(\"Relu not supported with rna rounding mode.\");"
    ],
    strata.format = "$src attr-dict"
  } {
    %src = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(src: %src)
    %relu = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute", strata.default = "false"}
    %rnd = irdl.base @nvvm::@fp_rnd_mode {strata.default = "none", strata.summary = "rounding mode"}
    %sat = irdl.base @nvvm::@sat_mode {strata.default = "none", strata.summary = "how numbers that are too large are converted"}
    irdl.attributes {"relu" = %relu, "rnd" = %rnd, "sat" = %sat}
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @cp.async.bulk.commit.group attributes {
    strata.class = "CpAsyncBulkCommitGroupOp",
    strata.summary = "end of a group of bulk copies",
    strata.description = "Makes a group of the bulk copies of this thread that belong to none.",
    strata.examples = ["nvvm.cp.async.bulk.commit.group"],
    strata.format = "attr-dict"
  } {
  }
  irdl.operation @cp.async.bulk.global.shared.cta attributes {
    strata.class = "CpAsyncBulkGlobalSharedCtaOp",
    strata.summary = "bulk copy from shared to global memory",
    strata.description = "Starts a copy of `size` bytes. `byteMask` selects bytes of each group of 16.",
    strata.examples = ["nvvm.cp.async.bulk.global.shared.cta %a, %b, %c : <1>, <3>"],
    strata.format = "$dstMem `,` $srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^)? (`byte_mask` `=` $byteMask^)? attr-dict `:` type($dstMem) `,` type($srcMem)"
  } {
    %dstMem_base = irdl.base "!llvm.ptr"
    %dstMem_space = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && cast<LLVM::LLVMPointerType>($_self).getAddressSpace() == 1"
    %dstMem = irdl.all_of(%dstMem_base, %dstMem_space) {strata.summary = "LLVM pointer in address space 1"}
    %srcMem_base = irdl.base "!llvm.ptr"
    %srcMem_space = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && cast<LLVM::LLVMPointerType>($_self).getAddressSpace() == 3"
    %srcMem = irdl.all_of(%srcMem_base, %srcMem_space) {strata.summary = "LLVM pointer in address space 3"}
    %size = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %l2CacheHint = irdl.is i64 {strata.summary = "64-bit signless integer"}
    %byteMask = irdl.is i16 {strata.summary = "16-bit signless integer"}
    irdl.operands(dstMem: %dstMem, srcMem: %srcMem, size: %size, l2CacheHint: optional %l2CacheHint, byteMask: optional %byteMask)
  }
  irdl.operation @cp.async.bulk.prefetch attributes {
    strata.class = "CpAsyncBulkPrefetchOp",
    strata.summary = "bulk prefetch into the L2 cache",
    strata.description = "Starts a prefetch of `size` bytes of global memory.",
    strata.examples = ["nvvm.cp.async.bulk.prefetch %a, %b : <1>"],
    strata.format = "$srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^)? attr-dict `:` type($srcMem)"
  } {
    %srcMem_base = irdl.base "!llvm.ptr"
    %srcMem_space = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && cast<LLVM::LLVMPointerType>($_self).getAddressSpace() == 1"
    %srcMem = irdl.all_of(%srcMem_base, %srcMem_space) {strata.summary = "LLVM pointer in address space 1"}
    %size = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %l2CacheHint = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.operands(srcMem: %srcMem, size: %size, l2CacheHint: optional %l2CacheHint)
  }
  irdl.operation @cp.async.bulk.shared.cluster.global attributes {
    strata.class = "CpAsyncBulkSharedClusterGlobalOp",
    strata.summary = "bulk copy from global to shared memory",
    strata.description = "Starts a copy of `size` bytes to the shared memory of a block or a cluster. `mbar` tells its end; the mask has a bit for each block that gets a copy.",
    strata.examples = ["nvvm.cp.async.bulk.shared.cluster.global %a, %b, %a, %c : !llvm.ptr<3>, <1>"],
    strata.verify = [
      "if ($multicastMask && isPointerIn($dstMem.getType(), {3}))",
      "  return emitError(\"Multicast is not supported with shared::cta mode.\");"
    ],
    strata.format = "$dstMem `,` $srcMem `,` $mbar `,` $size (`multicast_mask` `=` $multicastMask^)? (`l2_cache_hint` `=` $l2CacheHint^)? attr-dict `:` type($dstMem) `,` type($srcMem)"
  } {
    %dstMem = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && is_contained({3, 7}, cast<LLVM::LLVMPointerType>($_self).getAddressSpace())" {strata.summary = "LLVM pointer in address space 3 or LLVM pointer in address space 7"}
    %srcMem_base = irdl.base "!llvm.ptr"
    %srcMem_space = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && cast<LLVM::LLVMPointerType>($_self).getAddressSpace() == 1"
    %srcMem = irdl.all_of(%srcMem_base, %srcMem_space) {strata.summary = "LLVM pointer in address space 1"}
    %mbar = irdl.is !llvm.ptr<3> {strata.summary = "LLVM pointer in address space 3"}
    %size = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %multicastMask = irdl.is i16 {strata.summary = "16-bit signless integer"}
    %l2CacheHint = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.operands(dstMem: %dstMem, srcMem: %srcMem, mbar: %mbar, size: %size, multicastMask: optional %multicastMask, l2CacheHint: optional %l2CacheHint)
  }
  irdl.operation @cp.async.bulk.shared.cluster.shared.cta attributes {
    strata.class = "CpAsyncBulkSharedClusterSharedCtaOp",
    strata.summary = "bulk copy in the shared memory of a cluster",
    strata.description = "Starts a copy of `size` bytes from a block to another one of the cluster. `mbar` tells its end.",
    strata.examples = ["nvvm.cp.async.bulk.shared.cluster.shared.cta %a, %b, %b, %c : <7>, <3>"],
    strata.format = "$dstMem `,` $srcMem `,` $mbar `,` $size attr-dict `:` type($dstMem) `,` type($srcMem)"
  } {
    %dstMem_base = irdl.base "!llvm.ptr"
    %dstMem_space = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && cast<LLVM::LLVMPointerType>($_self).getAddressSpace() == 7"
    %dstMem = irdl.all_of(%dstMem_base, %dstMem_space) {strata.summary = "LLVM pointer in address space 7"}
    %srcMem_base = irdl.base "!llvm.ptr"
    %srcMem_space = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && cast<LLVM::LLVMPointerType>($_self).getAddressSpace() == 3"
    %srcMem = irdl.all_of(%srcMem_base, %srcMem_space) {strata.summary = "LLVM pointer in address space 3"}
    %mbar = irdl.is !llvm.ptr<3> {strata.summary = "LLVM pointer in address space 3"}
    %size = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(dstMem: %dstMem, srcMem: %srcMem, mbar: %mbar, size: %size)
  }
  irdl.operation @cp.async.bulk.tensor.global.shared.cta attributes {
    strata.class = "CpAsyncBulkTensorGlobalSharedCtaOp",
    strata.summary = "tensor copy from shared to global memory",
    strata.description = "Starts a copy of a part of a tensor, which the descriptor and the coordinates tell.",
    strata.examples = ["nvvm.cp.async.bulk.tensor.global.shared.cta %a, %b, box[%c, %c] : !llvm.ptr, <3>"],
    strata.interfaces = ["BasicPtxBuilderOpInterface"],
    strata.verify = [
      "if ($predicate && $mode != TMAStoreMode::TILE)",
      "  return emitError(\"Inline-ptx lowering supported only for Tile mode.\");",
      "if ($predicate && $l2CacheHint)",
      "  return emitError(\"Inline-ptx lowering unsupported with L2 cache-hint.\");",
      "int64_t dims = $coordinates.size();",
      "if (dims < 1 || dims > 5)",
      "  return emitError(\"expects coordinates between 1 to 5 dimension\");",
      "if ($mode == TMAStoreMode::IM2COL && dims < 3)",
      "  return emitError(\"to use im2col mode, the tensor has to be at least 3-dimensional\");",
      "if ($mode == TMAStoreMode::TILE_SCATTER4 && dims != 5)",
      "  return emitError(\"Scatter4 mode expects 5 coordinates\");"
    ],
    strata.format = "$tmaDescriptor `,` $smemAddress `,` `box` `[` $coordinates `]` (`l2_cache_hint` `=` $l2CacheHint^)? (`,` `predicate` `=` $predicate^)? attr-dict `:` type($tmaDescriptor) `,` type($smemAddress)"
  } {
    %tmaDescriptor = irdl.is !llvm.ptr {strata.summary = "LLVM pointer in address space 0"}
    %smemAddress_base = irdl.base "!llvm.ptr"
    %smemAddress_space = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && cast<LLVM::LLVMPointerType>($_self).getAddressSpace() == 3"
    %smemAddress = irdl.all_of(%smemAddress_base, %smemAddress_space) {strata.summary = "LLVM pointer in address space 3"}
    %coordinates = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %l2CacheHint = irdl.is i64 {strata.summary = "64-bit signless integer"}
    %predicate = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(tmaDescriptor: %tmaDescriptor, smemAddress: %smemAddress, coordinates: variadic %coordinates, l2CacheHint: optional %l2CacheHint, predicate: optional %predicate)
    %mode = irdl.base @nvvm::@tma_store_mode {strata.default = "tile", strata.summary = "which part of a tensor is stored"}
    irdl.attributes {"mode" = %mode}
  }
  irdl.operation @cp.async.bulk.tensor.prefetch attributes {
    strata.class = "CpAsyncBulkTensorPrefetchOp",
    strata.summary = "tensor prefetch into the L2 cache",
    strata.description = "Starts a prefetch of a part of a tensor in global memory.",
    strata.examples = ["nvvm.cp.async.bulk.tensor.prefetch %a, box[%b, %b] : !llvm.ptr"],
    strata.verify = [
      "int64_t dims = $coordinates.size(), offsets = $im2colOffsets.size();",
      "if (dims < 1 || dims > 5)",
      "  return emitError(\"expects coordinates between 1 to 5 dimension\");",
      "int64_t expected = 0;",
      "if ($mode == TMALoadMode::TILE_GATHER4) {",
      "  if (dims != 5) return emitError(\"Gather4 mode expects 5 coordinates\");",
      "} else if ($mode != TMALoadMode::TILE) {",
      "  if (dims < 3) return emitError(\"to use \") << stringifyEnum($mode) << \" mode, the tensor has to be at least 3-dimensional\";",
      "  expected = $mode == TMALoadMode::IM2COL ? dims - 2 : 2;",
      "}",
      "if (offsets != expected) return emitError(\" im2col offsets expected \") << expected << \" (provided \" << offsets << \")\";"
    ],
    strata.format = "$tmaDescriptor `,` `box` `[` $coordinates `]` (`im2col` `[` $im2colOffsets^ `]`)? (`l2_cache_hint` `=` $l2CacheHint^)? attr-dict `:` type($tmaDescriptor)"
  } {
    %tmaDescriptor = irdl.is !llvm.ptr {strata.summary = "LLVM pointer in address space 0"}
    %coordinates = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %im2colOffsets = irdl.is i16 {strata.summary = "16-bit signless integer"}
    %l2CacheHint = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.operands(tmaDescriptor: %tmaDescriptor, coordinates: variadic %coordinates, im2colOffsets: variadic %im2colOffsets, l2CacheHint: optional %l2CacheHint)
    %mode = irdl.base @nvvm::@tma_load_mode {strata.default = "tile", strata.summary = "which part of a tensor is loaded"}
    irdl.attributes {"mode" = %mode}
  }
  irdl.operation @cp.async.bulk.tensor.reduce attributes {
    strata.class = "CpAsyncBulkTensorReduceOp",
    strata.summary = "tensor reduction into global memory",
    strata.description = "Starts a reduction of a part of a tensor in global memory with data in shared memory.",
    strata.examples = ["nvvm.cp.async.bulk.tensor.reduce %a, %b, box[%c, %c] {a, redKind = #nvvm.tma_redux_kind<inc>} : !llvm.ptr, <3>"],
    strata.verify = [
      "if ($mode == TMAStoreMode::TILE_SCATTER4)",
      "  return emitError(\"Scatter mode unsupported for CpAsyncBulkTensorReduceOp\");",
      "int64_t dims = $coordinates.size();",
      "if (dims < 1 || dims > 5)",
      "  return emitError(\"expects coordinates between 1 to 5 dimension\");",
      "if ($mode == TMAStoreMode::IM2COL && dims < 3)",
      "  return emitError(\"to use im2col mode, the tensor has to be at least 3-dimensional\");"
    ],
    strata.format = "$tmaDescriptor `,` $srcMem `,` `box` `[` $coordinates `]` (`l2_cache_hint` `=` $l2CacheHint^)? attr-dict `:` type($tmaDescriptor) `,` type($srcMem)"
  } {
    %tmaDescriptor = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self)" {strata.summary = "LLVM pointer type"}
    %srcMem_base = irdl.base "!llvm.ptr"
    %srcMem_space = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && cast<LLVM::LLVMPointerType>($_self).getAddressSpace() == 3"
    %srcMem = irdl.all_of(%srcMem_base, %srcMem_space) {strata.summary = "LLVM pointer in address space 3"}
    %coordinates = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %l2CacheHint = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.operands(tmaDescriptor: %tmaDescriptor, srcMem: %srcMem, coordinates: variadic %coordinates, l2CacheHint: optional %l2CacheHint)
    %mode = irdl.base @nvvm::@tma_store_mode {strata.default = "tile", strata.summary = "which part of a tensor is stored"}
    %redKind = irdl.base @nvvm::@tma_redux_kind {strata.summary = "reduction into memory"}
    irdl.attributes {"mode" = %mode, "redKind" = %redKind}
  }
  irdl.operation @cp.async.bulk.tensor.shared.cluster.global attributes {
    strata.class = "CpAsyncBulkTensorSharedClusterGlobalOp",
    strata.summary = "tensor copy from global to shared memory",
    strata.description = "Starts a copy of a part of a tensor to the shared memory of a block or a cluster. `mbar` tells its end.",
    strata.examples = ["nvvm.cp.async.bulk.tensor.shared.cluster.global %a, %b, %c, box[%d] predicate = %e : !llvm.ptr<7>, !llvm.ptr"],
    strata.traits = ["NVVMRequiresSM<90>"],
    strata.interfaces = ["BasicPtxBuilderOpInterface"],
    strata.verify = [
      "if ($predicate) {",
      "  if ($isCTAOnly)",
      "    return emitError(\"Predicate is supported only for shared::cluster mode.\");",
      "  if ($mode != TMALoadMode::TILE && $mode != TMALoadMode::IM2COL)",
      "    return emitError(\"Predicate is supported only for Tile and Im2col modes.\");",
      "} else {",
      "  if (!$isCTAOnly && !isPointerIn($dstMem.getType(), {7}))",
      "    return emitError(\"Shared::cluster destination requires address-space 7.\");",
      "  if ($isCTAOnly && !isPointerIn($dstMem.getType(), {3}))",
      "    return emitError(\"Shared::cta destination requires address-space 3.\");",
      "  if ($isCTAOnly && $multicastMask)",
      "    return emitError(\"Multicast is not supported with shared::cta mode.\");",
      "  if ($isCTAOnly && $group)",
      "    return emitError(\"CTAGroup is not supported with shared::cta mode.\");",
      "}",
      "int64_t dims = $coordinates.size(), offsets = $im2colOffsets.size();",
      "if (dims < 1 || dims > 5)",
      "  return emitError(\"expects coordinates between 1 to 5 dimension\");",
      "int64_t expected = 0;",
      "if ($mode == TMALoadMode::TILE_GATHER4) {",
      "  if (dims != 5) return emitError(\"Gather4 mode expects 5 coordinates\");",
      "} else if ($mode != TMALoadMode::TILE) {",
      "  if (dims < 3) return emitError(\"to use \") << stringifyEnum($mode) << \" mode, the tensor has to be at least 3-dimensional\";",
      "  expected = $mode == TMALoadMode::IM2COL ? dims - 2 : 2;",
      "}",
      "if (offsets != expected) return emitError(\" im2col offsets expected \") << expected << \" (provided \" << offsets << \")\";"
    ],
    strata.format = "$dstMem `,` $tmaDescriptor `,` $mbar `,` `box` `[` $coordinates `]` (`im2col` `[` $im2colOffsets^ `]`)? (`multicast_mask` `=` $multicastMask^)? (`l2_cache_hint` `=` $l2CacheHint^)? (`predicate` `=` $predicate^)? attr-dict `:` type($dstMem) `,` type($tmaDescriptor)"
  } {
    %dstMem = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && is_contained({3, 7}, cast<LLVM::LLVMPointerType>($_self).getAddressSpace())" {strata.summary = "LLVM pointer in address space 3 or LLVM pointer in address space 7"}
    %tmaDescriptor = irdl.is !llvm.ptr {strata.summary = "LLVM pointer in address space 0"}
    %coordinates = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %mbar = irdl.is !llvm.ptr<3> {strata.summary = "LLVM pointer in address space 3"}
    %im2colOffsets = irdl.is i16 {strata.summary = "16-bit signless integer"}
    %multicastMask = irdl.is i16 {strata.summary = "16-bit signless integer"}
    %l2CacheHint = irdl.is i64 {strata.summary = "64-bit signless integer"}
    %predicate = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(dstMem: %dstMem, tmaDescriptor: %tmaDescriptor, coordinates: variadic %coordinates, mbar: %mbar, im2colOffsets: variadic %im2colOffsets, multicastMask: optional %multicastMask, l2CacheHint: optional %l2CacheHint, predicate: optional %predicate)
    %group = irdl.base @nvvm::@cta_group {strata.optional, strata.summary = "number of blocks that take part"}
    %isCTAOnly = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute", strata.default = "false"}
    %mode = irdl.base @nvvm::@tma_load_mode {strata.default = "tile", strata.summary = "which part of a tensor is loaded"}
    irdl.attributes {"group" = %group, "isCTAOnly" = %isCTAOnly, "mode" = %mode}
  }
  irdl.operation @cp.async.bulk.wait_group attributes {
    strata.class = "CpAsyncBulkWaitGroupOp",
    strata.summary = "wait for groups of bulk copies",
    strata.description = "Waits until at most `group` of the latest groups are pending; with `read`, until they have read their sources.",
    strata.examples = ["nvvm.cp.async.bulk.wait_group 3"],
    strata.traits = ["NVVMRequiresSM<90>"],
    strata.format = "$group attr-dict"
  } {
    %group = irdl.c_pred "min_value(0)" {strata.kind = "i32", strata.summary = "32-bit signless integer attribute whose minimum value is 0"}
    %read = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    irdl.attributes {"group" = %group, "read" = %read}
  }
  irdl.operation @cp.async.commit.group attributes {
    strata.class = "CpAsyncCommitGroupOp",
    strata.summary = "end of a group of copies",
    strata.description = "Makes a group of the asynchronous copies of this thread that belong to none.",
    strata.examples = ["nvvm.cp.async.commit.group"],
    strata.format = "attr-dict"
  } {
  }
  irdl.operation @cp.async.mbarrier.arrive attributes {
    strata.class = "CpAsyncMbarrierArriveOp",
    strata.summary = "arrival after the copies",
    strata.description = "Arrives at a barrier when the asynchronous copies of this thread are complete. With `noinc` the arrival is counted among the expected ones.",
    strata.examples = ["nvvm.cp.async.mbarrier.arrive %a : !llvm.ptr<3>"],
    strata.format = "$addr attr-dict `:` type($addr)"
  } {
    %addr = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && is_contained({0, 3}, cast<LLVM::LLVMPointerType>($_self).getAddressSpace())" {strata.summary = "LLVM pointer in address space 0 or LLVM pointer in address space 3"}
    irdl.operands(addr: %addr)
    %noinc = irdl.any {strata.kind = "i1", strata.default = "false", strata.summary = "1-bit signless integer attribute"}
    irdl.attributes {"noinc" = %noinc}
  }
  irdl.operation @cp.async.shared.global attributes {
    strata.class = "CpAsyncSharedGlobalOp",
    strata.summary = "copy from global to shared memory",
    strata.description = "Starts a copy of `size` bytes. If `cpSize` is given, only so many are read, and the others are 0.",
    strata.examples = ["nvvm.cp.async.shared.global %a, %b, 16, cache =  cg : !llvm.ptr<3>, !llvm.ptr<1>"],
    strata.verify = [
      "if ($modifier != LoadCacheModifierKind::CG && $modifier != LoadCacheModifierKind::CA)",
      "  return emitError(\"Only CG and CA cache modifiers are supported.\");",
      "if ($size != 4 && $size != 8 && $size != 16)",
      "  return emitError(\"expected byte size to be either 4, 8 or 16.\");",
      "if ($modifier == LoadCacheModifierKind::CG && $size != 16)",
      "  return emitError(\"CG cache modifier is only support for 16 bytes copy.\");"
    ],
    strata.format = "$dst `,` $src `,` $size `,` `cache` `=` $modifier (`,` $cpSize^)? attr-dict `:` type(operands)"
  } {
    %dst = irdl.is !llvm.ptr<3> {strata.summary = "LLVM pointer in address space 3"}
    %src = irdl.is !llvm.ptr<1> {strata.summary = "LLVM pointer in address space 1"}
    %cpSize = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(dst: %dst, src: %src, cpSize: optional %cpSize)
    %modifier = irdl.base @nvvm::@load_cache_modifier {strata.summary = "use of caches"}
    %size = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"modifier" = %modifier, "size" = %size}
  }
  irdl.operation @cp.async.wait.group attributes {
    strata.class = "CpAsyncWaitGroupOp",
    strata.summary = "wait for groups of copies",
    strata.description = "Waits until at most `n` of the latest groups are pending.",
    strata.examples = ["nvvm.cp.async.wait.group 3"],
    strata.format = "$n attr-dict"
  } {
    %n = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"n" = %n}
  }
  irdl.operation @dot.accumulate.2way attributes {
    strata.class = "DotAccumulate2wayOp",
    strata.summary = "dot product of two numbers",
    strata.description = "Adds to `c` the products of two 16-bit numbers and two 8-bit numbers, the upper ones of `b` with `b_hi`.",
    strata.examples = ["%r = nvvm.dot.accumulate.2way %a <signed>, %b <unsigned>, %c {a, b_hi = true} : vector<2xi16>, vector<4xi8>"],
    strata.format = "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)"
  } {
    %a = irdl.c_pred "vector && vector_of(signless_integer(16)) && length(2)" {strata.summary = "vector of 16-bit signless integer values of length 2"}
    %b = irdl.c_pred "vector && vector_of(signless_integer(8)) && length(4)" {strata.summary = "vector of 8-bit signless integer values of length 4"}
    %c = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(a: %a, b: %b, c: %c)
    %a_type = irdl.base @nvvm::@dot_accumulate_type {strata.summary = "sign of numbers"}
    %b_hi = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute"}
    %b_type = irdl.base @nvvm::@dot_accumulate_type {strata.summary = "sign of numbers"}
    irdl.attributes {"a_type" = %a_type, "b_hi" = %b_hi, "b_type" = %b_type}
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @dot.accumulate.4way attributes {
    strata.class = "DotAccumulate4wayOp",
    strata.summary = "dot product of four numbers",
    strata.description = "Adds to `c` the products of four 8-bit numbers.",
    strata.examples = ["%r = nvvm.dot.accumulate.4way %a <signed>, %a <unsigned>, %b : vector<4xi8>, vector<4xi8>"],
    strata.format = "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)"
  } {
    %a = irdl.c_pred "vector && vector_of(signless_integer(8)) && length(4)" {strata.summary = "vector of 8-bit signless integer values of length 4"}
    %b = irdl.c_pred "vector && vector_of(signless_integer(8)) && length(4)" {strata.summary = "vector of 8-bit signless integer values of length 4"}
    %c = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(a: %a, b: %b, c: %c)
    %a_type = irdl.base @nvvm::@dot_accumulate_type {strata.summary = "sign of numbers"}
    %b_type = irdl.base @nvvm::@dot_accumulate_type {strata.summary = "sign of numbers"}
    irdl.attributes {"a_type" = %a_type, "b_type" = %b_type}
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @elect.sync attributes {
    strata.class = "ElectSyncOp",
    strata.summary = "choice of a thread",
    strata.description = "Chooses one of the threads of the mask, all of the warp by default. The result is true in this thread.",
    strata.examples = ["%r = nvvm.elect.sync %a -> i1"],
    strata.format = "($membermask^)? attr-dict `->` type($pred)"
  } {
    %membermask = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(membermask: optional %membermask)
    %pred = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.results(pred: %pred)
  }
  irdl.operation @exit attributes {
    strata.class = "ExitOp",
    strata.summary = "end of the thread",
    strata.description = "Ends the execution of the thread.",
    strata.examples = ["nvvm.exit"],
    strata.format = "attr-dict"
  } {
  }
  irdl.operation @fence.mbarrier.init attributes {
    strata.class = "FenceMbarrierInitOp",
    strata.summary = "fence after the initialization of barriers",
    strata.description = "Makes initializations of barriers visible to the cluster.",
    strata.examples = ["nvvm.fence.mbarrier.init"],
    strata.format = "attr-dict"
  } {
  }
  irdl.operation @fence.proxy attributes {
    strata.class = "FenceProxyOp",
    strata.summary = "fence between proxies",
    strata.description = "Orders memory accesses of different kinds of proxies.",
    strata.examples = ["nvvm.fence.proxy {a, kind = #nvvm.proxy_kind<alias>}"],
    strata.verify = [
      "if ($kind == ProxyKind::TENSORMAP)",
      "  return emitOpError(\"tensormap proxy is not a supported proxy kind\");",
      "if ($kind == ProxyKind::GENERIC)",
      "  return emitOpError(\"generic proxy not a supported proxy kind\");",
      "if ($kind == ProxyKind::ASYNC_SHARED && !$space)",
      "  return emitOpError(\"async_shared fence requires space attribute\");",
      "if ($kind != ProxyKind::ASYNC_SHARED && $space)",
      "  return emitOpError(\"only async_shared fence can have space attribute\");"
    ],
    strata.format = "attr-dict"
  } {
    %kind = irdl.base @nvvm::@proxy_kind {strata.summary = "way in which memory is accessed"}
    %space = irdl.base @nvvm::@shared_space {strata.optional, strata.summary = "owner of shared memory"}
    irdl.attributes {"kind" = %kind, "space" = %space}
  }
  irdl.operation @fence.proxy.acquire attributes {
    strata.class = "FenceProxyAcquireOp",
    strata.summary = "fence that acquires between proxies",
    strata.description = "Orders later accesses by one proxy after earlier ones by another, for `size` bytes of memory.",
    strata.examples = ["nvvm.fence.proxy.acquire <cta> %a, %b"],
    strata.verify = [
      "if ($fromProxy != ProxyKind::GENERIC)",
      "  return emitOpError(\"uni-directional proxies only support generic for from_proxy attribute\");",
      "if ($toProxy != ProxyKind::TENSORMAP)",
      "  return emitOpError(\"uni-directional proxies only support tensormap for to_proxy attribute\");"
    ],
    strata.format = "$scope $addr `,` $size (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict"
  } {
    %addr = irdl.is !llvm.ptr {strata.summary = "LLVM pointer in address space 0"}
    %size = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(addr: %addr, size: %size)
    %fromProxy = irdl.base @nvvm::@proxy_kind {strata.default = "generic", strata.summary = "way in which memory is accessed"}
    %scope = irdl.base @nvvm::@mem_scope {strata.summary = "threads that see an order of memory accesses"}
    %toProxy = irdl.base @nvvm::@proxy_kind {strata.default = "tensormap", strata.summary = "way in which memory is accessed"}
    irdl.attributes {"fromProxy" = %fromProxy, "scope" = %scope, "toProxy" = %toProxy}
  }
  irdl.operation @fence.proxy.release attributes {
    strata.class = "FenceProxyReleaseOp",
    strata.summary = "fence that releases between proxies",
    strata.description = "Orders earlier accesses by one proxy before later ones by another.",
    strata.examples = ["nvvm.fence.proxy.release <cta>"],
    strata.verify = [
      "if ($fromProxy != ProxyKind::GENERIC)",
      "  return emitOpError(\"uni-directional proxies only support generic for from_proxy attribute\");",
      "if ($toProxy != ProxyKind::TENSORMAP)",
      "  return emitOpError(\"uni-directional proxies only support tensormap for to_proxy attribute\");"
    ],
    strata.format = "$scope (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict"
  } {
    %fromProxy = irdl.base @nvvm::@proxy_kind {strata.default = "generic", strata.summary = "way in which memory is accessed"}
    %scope = irdl.base @nvvm::@mem_scope {strata.summary = "threads that see an order of memory accesses"}
    %toProxy = irdl.base @nvvm::@proxy_kind {strata.default = "tensormap", strata.summary = "way in which memory is accessed"}
    irdl.attributes {"fromProxy" = %fromProxy, "scope" = %scope, "toProxy" = %toProxy}
  }
  irdl.operation @fence.proxy.sync_restrict attributes {
    strata.class = "FenceProxySyncRestrictOp",
    strata.summary = "restricted fence between proxies",
    strata.description = "Orders accesses between proxies, restricted to shared memory.",
    strata.examples = ["nvvm.fence.proxy.sync_restrict {a, order = #nvvm.mem_order<acquire>}"],
    strata.verify = [
      "if ($order != MemOrderKind::ACQUIRE && $order != MemOrderKind::RELEASE)",
      "  return emitOpError(\"only acquire and release semantics are supported\");",
      "if ($fromProxy != ProxyKind::GENERIC)",
      "  return emitOpError(\"only generic is support for from_proxy attribute\");",
      "if ($toProxy != ProxyKind::ASYNC)",
      "  return emitOpError(\"only async is supported for to_proxy attribute\");"
    ],
    strata.format = "attr-dict"
  } {
    %fromProxy = irdl.base @nvvm::@proxy_kind {strata.default = "generic", strata.summary = "way in which memory is accessed"}
    %order = irdl.base @nvvm::@mem_order {strata.summary = "order of memory accesses"}
    %toProxy = irdl.base @nvvm::@proxy_kind {strata.default = "async", strata.summary = "way in which memory is accessed"}
    irdl.attributes {"fromProxy" = %fromProxy, "order" = %order, "toProxy" = %toProxy}
  }
  irdl.operation @fence.sc.cluster attributes {
    strata.class = "FenceScClusterOp",
    strata.summary = "sequentially consistent fence of a cluster",
    strata.description = "Orders memory accesses of the threads of a cluster sequentially.",
    strata.examples = ["nvvm.fence.sc.cluster"],
    strata.format = "attr-dict"
  } {
  }
  irdl.operation @fence.sync_restrict attributes {
    strata.class = "FenceSyncRestrictOp",
    strata.summary = "restricted fence",
    strata.description = "Orders memory accesses in a cluster, restricted to shared memory.",
    strata.examples = ["nvvm.fence.sync_restrict {a, order = #nvvm.mem_order<acquire>}"],
    strata.verify = [
      "if ($order != MemOrderKind::ACQUIRE && $order != MemOrderKind::RELEASE)",
      "  return emitOpError(\"only acquire and release semantics are supported\");"
    ],
    strata.format = "attr-dict"
  } {
    %order = irdl.base @nvvm::@mem_order {strata.summary = "order of memory accesses"}
    irdl.attributes {"order" = %order}
  }
  irdl.operation @griddepcontrol attributes {
    strata.class = "GriddepcontrolOp",
    strata.summary = "dependences between grids",
    strata.description = "Waits for the grids that this one depends on, or allows dependent ones to be launched.",
    strata.examples = ["nvvm.griddepcontrol  wait"],
    strata.format = "$kind attr-dict"
  } {
    %kind = irdl.base @nvvm::@grid_dep_action {strata.summary = "action on dependent grids"}
    irdl.attributes {"kind" = %kind}
  }
  irdl.operation @inline_ptx attributes {
    strata.class = "InlinePtxOp",
    strata.summary = "instructions in PTX",
    strata.description = "Inserts a text in PTX, with operands that it reads, operands that it also writes, and results.",
    strata.examples = ["nvvm.inline_ptx \"abc\" ro(%a, %b : i32, f32)"],
    strata.interfaces = ["BasicPtxBuilderOpInterface"],
    strata.format = "$ptxCode (`ro` `(` $readOnlyArgs^ `:` type($readOnlyArgs) `)`)? (`rw` `(` $readWriteArgs^ `:` type($readWriteArgs) `)`)? (`,` `predicate` `=` $predicate^)? attr-dict (`->` type($writeOnlyArgs)^)?"
  } {
    %readOnlyArgs = irdl.any
    %readWriteArgs = irdl.any
    %predicate = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(readOnlyArgs: variadic %readOnlyArgs, readWriteArgs: variadic %readWriteArgs, predicate: optional %predicate)
    %ptxCode = irdl.base "#builtin.string" {strata.kind = "string", strata.summary = "string attribute"}
    irdl.attributes {"ptxCode" = %ptxCode}
    %writeOnlyArgs = irdl.any
    irdl.results(writeOnlyArgs: variadic %writeOnlyArgs)
  }
  irdl.operation @ldmatrix attributes {
    strata.class = "LdmatrixOp",
    strata.summary = "matrices from shared memory",
    strata.description = "Loads `num` matrices whose elements are spread over the threads of a warp.",
    strata.examples = ["%r = nvvm.ldmatrix %a {a, eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> i32"],
    strata.verify = [
      "int64_t m = $shape.getM(), n = $shape.getN();",
      "if (m == 8 && n == 8) {",
      "  if ($num != 1 && $num != 2 && $num != 4) return emitOpError(\"expected num attribute to be 1, 2 or 4 for 8x8 matrix\");",
      "  if ($eltType != LdStMatrixEltType::B16) return emitOpError(\"expected element type to be b16 for 8x8 matrix\");",
      "} else if (m == 8 && n == 16) {",
      "  if ($num != 1 && $num != 2 && $num != 4) return emitOpError(\"expected num attribute to be 1, 2 or 4 for 8x16 matrix\");",
      "  if ($layout != MMALayout::ROW) return emitOpError(\"expected layout to be row for 8x16 matrix\");",
      "  if ($eltType != LdStMatrixEltType::B8X16_B4X16_P64 && $eltType != LdStMatrixEltType::B8X16_B6X16_P32) return emitOpError(\"expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32 for 8x16 matrix\");",
      "} else if (m == 16 && n == 16) {",
      "  if ($num != 1 && $num != 2) return emitOpError(\"expected num attribute to be 1 or 2 for 16x16 matrix\");",
      "  if ($layout != MMALayout::COL) return emitOpError(\"expected layout to be col for 16x16 matrix\");",
      "  if ($eltType == LdStMatrixEltType::B16) return emitOpError(\"expected element type to be b8, b8x16.b4x16_p64 or b8x16.b6x16_p32 for 16x16 matrix\");",
      "} else {",
      "  return emitOpError(\"expected shape to be 8x8, 8x16 or 16x16\");",
      "}",
      "int64_t count = m == 16 ? 2 * $num : $num;",
      "auto type = $res.getType();",
      "if (count == 1 && !type.isInteger(32)) return emitOpError(\"expected destination type is i32\");",
      "if (count > 1 && (!isa<LLVM::LLVMStructType>(type) || cast<LLVM::LLVMStructType>(type).getBody().getTypes().size() != count || !all_of(cast<LLVM::LLVMStructType>(type).getBody().getTypes(), [](Type t) { return t.isInteger(32); }))) return emitOpError(\"expected destination type is a structure of \") << count << \" elements of type i32\";"
    ],
    strata.format = "$ptr attr-dict `:` functional-type($ptr, $res)"
  } {
    %ptr = irdl.is !llvm.ptr<3> {strata.summary = "LLVM pointer in address space 3"}
    irdl.operands(ptr: %ptr)
    %eltType = irdl.base @nvvm::@ld_st_matrix_elt_type {strata.summary = "type of elements of matrices in shared memory"}
    %layout = irdl.base @nvvm::@mma_layout {strata.summary = "order of the elements of a matrix"}
    %num = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %shape = irdl.base @nvvm::@ld_st_matrix_shape {strata.summary = "sizes of a matrix in shared memory"}
    irdl.attributes {"eltType" = %eltType, "layout" = %layout, "num" = %num, "shape" = %shape}
    %res = irdl.any
    irdl.results(res: %res)
  }
  irdl.operation @mapa attributes {
    strata.class = "MapaOp",
    strata.summary = "address in another block of the cluster",
    strata.description = "The address of a variable in the shared memory of the block with the given number.",
    strata.examples = ["%r = nvvm.mapa %a, %b : !llvm.ptr -> !llvm.ptr"],
    strata.traits = ["NVVMRequiresSM<90>"],
    strata.predicates = [["isPointerIn($a.getType(), {0}) == isPointerIn($res.getType(), {0})", "Valid address-space check(or mapping) for mapa Op"]],
    strata.format = "$a `,` $b attr-dict `:` type($a) `->` type($res)"
  } {
    %a = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && is_contained({0, 3}, cast<LLVM::LLVMPointerType>($_self).getAddressSpace())" {strata.summary = "LLVM pointer in address space 0 or LLVM pointer in address space 3"}
    %b = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(a: %a, b: %b)
    %res = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && is_contained({0, 7}, cast<LLVM::LLVMPointerType>($_self).getAddressSpace())" {strata.summary = "LLVM pointer in address space 0 or LLVM pointer in address space 7"}
    irdl.results(res: %res)
  }
  irdl.operation @match.sync attributes {
    strata.class = "MatchSyncOp",
    strata.summary = "threads with the same value",
    strata.description = "A mask of the threads with the same value; for `all`, with a flag that tells whether all have it.",
    strata.examples = ["%r = nvvm.match.sync  any %a, %a : i32 -> i32"],
    strata.verify = [
      "auto type = $res.getType();",
      "bool isPair = isa<LLVM::LLVMStructType>(type) && cast<LLVM::LLVMStructType>(type).getBody().getTypes().size() == 2 && type.getBody().getTypes()[0].isInteger(32) && type.getBody().getTypes()[1].isInteger(1);",
      "if ($kind == MatchSyncKind::ANY && !type.isInteger(32))",
      "  return emitOpError(\"match.sync 'any' returns an i32\");",
      "if ($kind == MatchSyncKind::ALL && !isPair)",
      "  return emitOpError(\"match.sync 'all' returns a two element struct with first element as i32 and second element as i1\");"
    ],
    strata.format = "$kind $thread_mask `,` $val attr-dict `:` type($val) `->` type($res)"
  } {
    %thread_mask = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %val = irdl.c_pred "signless_integer(32, 64)" {strata.summary = "32-bit signless integer or 64-bit signless integer"}
    irdl.operands(thread_mask: %thread_mask, val: %val)
    %kind = irdl.base @nvvm::@match_sync_kind {strata.summary = "which threads must have the same value"}
    irdl.attributes {"kind" = %kind}
    %res = irdl.c_pred "signless_integer(32) || isa<LLVM::LLVMStructType>($_self)" {strata.summary = "32-bit signless integer or LLVM struct type"}
    irdl.results(res: %res)
  }
  irdl.operation @mbarrier.arrive attributes {
    strata.class = "MbarrierArriveOp",
    strata.summary = "arrival at a barrier in memory",
    strata.description = "Counts `count` arrivals, 1 by default. The result is the state of the phase.",
    strata.examples = ["%r = nvvm.mbarrier.arrive %a : !llvm.ptr<3> -> i64"],
    strata.verify = [
      "if ($scope != MemScopeKind::CTA && $scope != MemScopeKind::CLUSTER)",
      "  return emitError(\"mbarrier scope must be either CTA or Cluster\");",
      "if (isPointerIn($addr.getType(), {7}) && $res)",
      "  return emitError(\"mbarrier in shared_cluster space cannot return any value\");"
    ],
    strata.format = "$addr (`,` $count^)? attr-dict `:` type($addr) (`->` type($res)^)?"
  } {
    %addr = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && is_contained({0, 3, 7}, cast<LLVM::LLVMPointerType>($_self).getAddressSpace())" {strata.summary = "LLVM pointer in address space 0 or LLVM pointer in address space 3 or LLVM pointer in address space 7"}
    %count = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(addr: %addr, count: optional %count)
    %relaxed = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute", strata.default = "false"}
    %scope = irdl.base @nvvm::@mem_scope {strata.default = "cta", strata.summary = "threads that see an order of memory accesses"}
    irdl.attributes {"relaxed" = %relaxed, "scope" = %scope}
    %res = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.results(res: optional %res)
  }
  irdl.operation @mbarrier.arrive.expect_tx attributes {
    strata.class = "MbarrierArriveExpectTxOp",
    strata.summary = "arrival with expected bytes",
    strata.description = "Adds to the number of bytes that the barrier expects, and arrives.",
    strata.examples = ["nvvm.mbarrier.arrive.expect_tx %a, %b : !llvm.ptr<3>, i32"],
    strata.interfaces = ["BasicPtxBuilderOpInterface"],
    strata.verify = [
      "if ($predicate && $scope != MemScopeKind::CTA)",
      "  return emitError(\"mbarrier scope must be CTA when using predicate\");",
      "if ($scope != MemScopeKind::CTA && $scope != MemScopeKind::CLUSTER)",
      "  return emitError(\"mbarrier scope must be either CTA or Cluster\");",
      "if ($predicate) {",
      "  if (isPointerIn($addr.getType(), {7}))",
      "    return emitError(\"mbarrier in shared_cluster space is not supported when using predicate\");",
      "  if ($res)",
      "    return emitError(\"return-value is not supported when using predicate\");",
      "  if ($relaxed)",
      "    return emitError(\"mbarrier with relaxed semantics is not supported when using predicate\");",
      "}",
      "if (isPointerIn($addr.getType(), {7}) && $res)",
      "  return emitError(\"mbarrier in shared_cluster space cannot return any value\");"
    ],
    strata.format = "$addr `,` $txcount (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands) (`->` type($res)^)?"
  } {
    %addr = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && is_contained({0, 3, 7}, cast<LLVM::LLVMPointerType>($_self).getAddressSpace())" {strata.summary = "LLVM pointer in address space 0 or LLVM pointer in address space 3 or LLVM pointer in address space 7"}
    %txcount = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %predicate = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(addr: %addr, txcount: %txcount, predicate: optional %predicate)
    %relaxed = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute", strata.default = "false"}
    %scope = irdl.base @nvvm::@mem_scope {strata.default = "cta", strata.summary = "threads that see an order of memory accesses"}
    irdl.attributes {"relaxed" = %relaxed, "scope" = %scope}
    %res = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.results(res: optional %res)
  }
  irdl.operation @mbarrier.arrive.nocomplete attributes {
    strata.class = "MbarrierArriveNocompleteOp",
    strata.summary = "arrival that does not complete the phase",
    strata.description = "Counts `count` arrivals, which must not complete the phase.",
    strata.examples = ["%r = nvvm.mbarrier.arrive.nocomplete %a, %b : !llvm.ptr, i32 -> i64"],
    strata.format = "$addr `,` $count attr-dict `:` type(operands) `->` type($res)"
  } {
    %addr = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && is_contained({0, 3}, cast<LLVM::LLVMPointerType>($_self).getAddressSpace())" {strata.summary = "LLVM pointer in address space 0 or LLVM pointer in address space 3"}
    %count = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(addr: %addr, count: %count)
    %res = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @mbarrier.arrive_drop attributes {
    strata.class = "MbarrierArriveDropOp",
    strata.summary = "last arrival at a barrier in memory",
    strata.description = "Arrives, and reduces the number of arrivals that later phases expect.",
    strata.examples = ["nvvm.mbarrier.arrive_drop %a : !llvm.ptr<3>"],
    strata.verify = [
      "if ($scope != MemScopeKind::CTA && $scope != MemScopeKind::CLUSTER)",
      "  return emitError(\"mbarrier scope must be either CTA or Cluster\");",
      "if (isPointerIn($addr.getType(), {7}) && $res)",
      "  return emitError(\"mbarrier in shared_cluster space cannot return any value\");"
    ],
    strata.format = "$addr (`,` $count^)? attr-dict `:` type($addr) (`->` type($res)^)?"
  } {
    %addr = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && is_contained({0, 3, 7}, cast<LLVM::LLVMPointerType>($_self).getAddressSpace())" {strata.summary = "LLVM pointer in address space 0 or LLVM pointer in address space 3 or LLVM pointer in address space 7"}
    %count = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(addr: %addr, count: optional %count)
    %relaxed = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute", strata.default = "false"}
    %scope = irdl.base @nvvm::@mem_scope {strata.default = "cta", strata.summary = "threads that see an order of memory accesses"}
    irdl.attributes {"relaxed" = %relaxed, "scope" = %scope}
    %res = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.results(res: optional %res)
  }
  irdl.operation @mbarrier.arrive_drop.expect_tx attributes {
    strata.class = "MbarrierArriveDropExpectTxOp",
    strata.summary = "last arrival with expected bytes",
    strata.description = "Adds to the number of bytes that the barrier expects, arrives, and reduces the number of arrivals that later phases expect.",
    strata.examples = ["nvvm.mbarrier.arrive_drop.expect_tx %a, %b : !llvm.ptr<3>, i32"],
    strata.verify = [
      "if ($scope != MemScopeKind::CTA && $scope != MemScopeKind::CLUSTER)",
      "  return emitError(\"mbarrier scope must be either CTA or Cluster\");",
      "if (isPointerIn($addr.getType(), {7}) && $res)",
      "  return emitError(\"mbarrier in shared_cluster space cannot return any value\");"
    ],
    strata.format = "$addr `,` $txcount attr-dict `:` type(operands) (`->` type($res)^)?"
  } {
    %addr = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && is_contained({0, 3, 7}, cast<LLVM::LLVMPointerType>($_self).getAddressSpace())" {strata.summary = "LLVM pointer in address space 0 or LLVM pointer in address space 3 or LLVM pointer in address space 7"}
    %txcount = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(addr: %addr, txcount: %txcount)
    %relaxed = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute", strata.default = "false"}
    %scope = irdl.base @nvvm::@mem_scope {strata.default = "cta", strata.summary = "threads that see an order of memory accesses"}
    irdl.attributes {"relaxed" = %relaxed, "scope" = %scope}
    %res = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.results(res: optional %res)
  }
  irdl.operation @mbarrier.arrive_drop.nocomplete attributes {
    strata.class = "MbarrierArriveDropNocompleteOp",
    strata.summary = "last arrival that does not complete the phase",
    strata.description = "Arrives without completing the phase, and reduces the number of arrivals that later phases expect.",
    strata.examples = ["%r = nvvm.mbarrier.arrive_drop.nocomplete %a, %b : !llvm.ptr, i32 -> i64"],
    strata.format = "$addr `,` $count attr-dict `:` type(operands) `->` type($res)"
  } {
    %addr = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && is_contained({0, 3}, cast<LLVM::LLVMPointerType>($_self).getAddressSpace())" {strata.summary = "LLVM pointer in address space 0 or LLVM pointer in address space 3"}
    %count = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(addr: %addr, count: %count)
    %res = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @mbarrier.complete_tx attributes {
    strata.class = "MbarrierCompleteTxOp",
    strata.summary = "completed bytes of a barrier",
    strata.description = "Subtracts from the number of bytes that the barrier expects.",
    strata.examples = ["nvvm.mbarrier.complete_tx %a, %b : !llvm.ptr<3>, i32"],
    strata.verify = [
      "if ($scope != MemScopeKind::CTA && $scope != MemScopeKind::CLUSTER)",
      "  return emitError(\"mbarrier scope must be either CTA or Cluster\");"
    ],
    strata.format = "$addr `,` $txcount attr-dict `:` type(operands)"
  } {
    %addr = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && is_contained({3, 7}, cast<LLVM::LLVMPointerType>($_self).getAddressSpace())" {strata.summary = "LLVM pointer in address space 3 or LLVM pointer in address space 7"}
    %txcount = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(addr: %addr, txcount: %txcount)
    %scope = irdl.base @nvvm::@mem_scope {strata.default = "cta", strata.summary = "threads that see an order of memory accesses"}
    irdl.attributes {"scope" = %scope}
  }
  irdl.operation @mbarrier.expect_tx attributes {
    strata.class = "MbarrierExpectTxOp",
    strata.summary = "expected bytes of a barrier",
    strata.description = "Adds to the number of bytes that the barrier expects.",
    strata.examples = ["nvvm.mbarrier.expect_tx %a, %b : !llvm.ptr<7>, i32"],
    strata.verify = [
      "if ($scope != MemScopeKind::CTA && $scope != MemScopeKind::CLUSTER)",
      "  return emitError(\"mbarrier scope must be either CTA or Cluster\");"
    ],
    strata.format = "$addr `,` $txcount attr-dict `:` type(operands)"
  } {
    %addr = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && is_contained({3, 7}, cast<LLVM::LLVMPointerType>($_self).getAddressSpace())" {strata.summary = "LLVM pointer in address space 3 or LLVM pointer in address space 7"}
    %txcount = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(addr: %addr, txcount: %txcount)
    %scope = irdl.base @nvvm::@mem_scope {strata.default = "cta", strata.summary = "threads that see an order of memory accesses"}
    irdl.attributes {"scope" = %scope}
  }
  irdl.operation @mbarrier.init attributes {
    strata.class = "MbarrierInitOp",
    strata.summary = "initialization of a barrier in memory",
    strata.description = "Initializes a barrier that expects `count` arrivals in each phase.",
    strata.examples = ["nvvm.mbarrier.init %a, %b : !llvm.ptr<3>, i32"],
    strata.interfaces = ["BasicPtxBuilderOpInterface"],
    strata.format = "$addr `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)"
  } {
    %addr = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && is_contained({0, 3}, cast<LLVM::LLVMPointerType>($_self).getAddressSpace())" {strata.summary = "LLVM pointer in address space 0 or LLVM pointer in address space 3"}
    %count = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %predicate = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(addr: %addr, count: %count, predicate: optional %predicate)
  }
  irdl.operation @mbarrier.inval attributes {
    strata.class = "MbarrierInvalOp",
    strata.summary = "end of a barrier in memory",
    strata.description = "Ends the use of memory as a barrier.",
    strata.examples = ["nvvm.mbarrier.inval %a : !llvm.ptr"],
    strata.format = "$addr attr-dict `:` type($addr)"
  } {
    %addr = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && is_contained({0, 3}, cast<LLVM::LLVMPointerType>($_self).getAddressSpace())" {strata.summary = "LLVM pointer in address space 0 or LLVM pointer in address space 3"}
    irdl.operands(addr: %addr)
  }
  irdl.operation @mbarrier.test.wait attributes {
    strata.class = "MbarrierTestWaitOp",
    strata.summary = "test of a phase",
    strata.description = "Whether the phase that the state or parity tells is complete. Does not wait.",
    strata.examples = ["%r = nvvm.mbarrier.test.wait %a, %b : !llvm.ptr, i64 -> i1"],
    strata.verify = [
      "if ($scope != MemScopeKind::CTA && $scope != MemScopeKind::CLUSTER)",
      "  return emitError(\"mbarrier scope must be either CTA or Cluster\");"
    ],
    strata.format = "$addr `,` $stateOrPhase attr-dict `:` type(operands) `->` type($res)"
  } {
    %addr = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && is_contained({0, 3}, cast<LLVM::LLVMPointerType>($_self).getAddressSpace())" {strata.summary = "LLVM pointer in address space 0 or LLVM pointer in address space 3"}
    %stateOrPhase = irdl.c_pred "signless_integer(64, 32)" {strata.summary = "64-bit signless integer or 32-bit signless integer"}
    irdl.operands(addr: %addr, stateOrPhase: %stateOrPhase)
    %relaxed = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute", strata.default = "false"}
    %scope = irdl.base @nvvm::@mem_scope {strata.default = "cta", strata.summary = "threads that see an order of memory accesses"}
    irdl.attributes {"relaxed" = %relaxed, "scope" = %scope}
    %res = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @mbarrier.try_wait attributes {
    strata.class = "MbarrierTryWaitOp",
    strata.summary = "wait for a phase with a limit",
    strata.description = "Whether the phase is complete, after a wait of limited time.",
    strata.examples = ["%r = nvvm.mbarrier.try_wait %a, %b : !llvm.ptr, i64 -> i1"],
    strata.verify = [
      "if ($scope != MemScopeKind::CTA && $scope != MemScopeKind::CLUSTER)",
      "  return emitError(\"mbarrier scope must be either CTA or Cluster\");"
    ],
    strata.format = "$addr `,` $stateOrPhase (`,` $ticks^)? attr-dict `:` type(operands) `->` type($res)"
  } {
    %addr = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && is_contained({0, 3}, cast<LLVM::LLVMPointerType>($_self).getAddressSpace())" {strata.summary = "LLVM pointer in address space 0 or LLVM pointer in address space 3"}
    %stateOrPhase = irdl.c_pred "signless_integer(64, 32)" {strata.summary = "64-bit signless integer or 32-bit signless integer"}
    %ticks = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(addr: %addr, stateOrPhase: %stateOrPhase, ticks: optional %ticks)
    %relaxed = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute", strata.default = "false"}
    %scope = irdl.base @nvvm::@mem_scope {strata.default = "cta", strata.summary = "threads that see an order of memory accesses"}
    irdl.attributes {"relaxed" = %relaxed, "scope" = %scope}
    %res = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @mbarrier.try_wait.parity attributes {
    strata.class = "MbarrierTryWaitParityOp",
    strata.summary = "wait for a phase by its parity",
    strata.description = "Waits until the phase with the parity is complete; `ticks` limits each attempt.",
    strata.examples = ["nvvm.mbarrier.try_wait.parity %a, %b, %b : !llvm.ptr, i32, i32"],
    strata.interfaces = ["BasicPtxBuilderOpInterface"],
    strata.format = "$addr `,` $phase `,` $ticks attr-dict `:` type(operands)"
  } {
    %addr = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && is_contained({0, 3}, cast<LLVM::LLVMPointerType>($_self).getAddressSpace())" {strata.summary = "LLVM pointer in address space 0 or LLVM pointer in address space 3"}
    %phase = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %ticks = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(addr: %addr, phase: %phase, ticks: %ticks)
  }
  irdl.operation @memory.barrier attributes {
    strata.class = "MemoryBarrierOp",
    strata.summary = "order of memory accesses",
    strata.description = "Orders the memory accesses of the thread, as seen by the threads of the scope.",
    strata.examples = ["nvvm.memory.barrier <cta>"],
    strata.format = "$scope attr-dict"
  } {
    %scope = irdl.base @nvvm::@mem_scope {strata.summary = "threads that see an order of memory accesses"}
    irdl.attributes {"scope" = %scope}
  }
  irdl.operation @mma.block_scale attributes {
    strata.class = "MmaBlockScaleOp",
    strata.summary = "product of matrices with scaled blocks",
    strata.description = "Multiplies two matrices whose blocks have scales, and adds a third one. The elements are spread over the threads of a warp.",
    strata.format = "`A` `[` $operandA `]` `B` `[` $operandB `]` `C` `[` $operandC `]` `scaleA` `[` $scaleAData `,` $byteIdA `,` $threadIdA `]` `scaleB` `[` $scaleBData `,` $byteIdB `,` $threadIdB `]` attr-dict `:` `(` custom<SameTypes>(ref($operandA), type($operandA)) `,` custom<SameTypes>(ref($operandB), type($operandB)) `,` custom<SameTypes>(ref($operandC), type($operandC)) `)` `->` type($res)"
  } {
    %operandA = irdl.c_pred "llvm_type"
    %operandB = irdl.c_pred "llvm_type"
    %operandC = irdl.c_pred "llvm_type"
    %scaleAData = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %byteIdA = irdl.is i16 {strata.summary = "16-bit signless integer"}
    %threadIdA = irdl.is i16 {strata.summary = "16-bit signless integer"}
    %scaleBData = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %byteIdB = irdl.is i16 {strata.summary = "16-bit signless integer"}
    %threadIdB = irdl.is i16 {strata.summary = "16-bit signless integer"}
    irdl.operands(operandA: variadic %operandA, operandB: variadic %operandB, operandC: variadic %operandC, scaleAData: %scaleAData, byteIdA: %byteIdA, threadIdA: %threadIdA, scaleBData: %scaleBData, byteIdB: %byteIdB, threadIdB: %threadIdB)
    %blockScaleFormat = irdl.base @nvvm::@block_scale_format {strata.summary = "format of scales"}
    %kind = irdl.base @nvvm::@block_scale_kind {strata.summary = "kind of a product of scaled matrices"}
    %multiplicandAPtxType = irdl.base @nvvm::@mma_type {strata.optional, strata.implied = "multiplicandType($operandA)", strata.summary = "type of elements of matrices"}
    %multiplicandBPtxType = irdl.base @nvvm::@mma_type {strata.optional, strata.implied = "multiplicandType($operandB)", strata.summary = "type of elements of matrices"}
    %scaleVecSize = irdl.base @nvvm::@scale_vec_size {strata.summary = "number of scales"}
    %shape = irdl.base @nvvm::@shape {strata.summary = "sizes of a product of matrices"}
    irdl.attributes {"blockScaleFormat" = %blockScaleFormat, "kind" = %kind, "multiplicandAPtxType" = %multiplicandAPtxType, "multiplicandBPtxType" = %multiplicandBPtxType, "scaleVecSize" = %scaleVecSize, "shape" = %shape}
    %res = irdl.c_pred "isa<LLVM::LLVMStructType>($_self)" {strata.summary = "LLVM structure type"}
    irdl.results(res: %res)
  }
  irdl.operation @mma.sp.block_scale attributes {
    strata.class = "MmaSpBlockScaleOp",
    strata.summary = "product of a sparse and a dense matrix with scaled blocks",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, both with scales for their blocks, and adds a third one.",
    strata.format = "`A` `[` $operandA `]` `B` `[` $operandB `]` `C` `[` $operandC `]` `sparseMetadata` `[` $sparseMetadata `]` `selector` `[` $sparsitySelector `]` `scaleA` `[` $scaleAData `,` $byteIdA `,` $threadIdA `]` `scaleB` `[` $scaleBData `,` $byteIdB `,` $threadIdB `]` attr-dict `:` `(` custom<SameTypes>(ref($operandA), type($operandA)) `,` custom<SameTypes>(ref($operandB), type($operandB)) `,` custom<SameTypes>(ref($operandC), type($operandC)) `)` `->` type($res)"
  } {
    %operandA = irdl.c_pred "llvm_type"
    %operandB = irdl.c_pred "llvm_type"
    %operandC = irdl.c_pred "llvm_type"
    %sparseMetadata = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %sparsitySelector = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %scaleAData = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %byteIdA = irdl.is i16 {strata.summary = "16-bit signless integer"}
    %threadIdA = irdl.is i16 {strata.summary = "16-bit signless integer"}
    %scaleBData = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %byteIdB = irdl.is i16 {strata.summary = "16-bit signless integer"}
    %threadIdB = irdl.is i16 {strata.summary = "16-bit signless integer"}
    irdl.operands(operandA: variadic %operandA, operandB: variadic %operandB, operandC: variadic %operandC, sparseMetadata: %sparseMetadata, sparsitySelector: %sparsitySelector, scaleAData: %scaleAData, byteIdA: %byteIdA, threadIdA: %threadIdA, scaleBData: %scaleBData, byteIdB: %byteIdB, threadIdB: %threadIdB)
    %blockScaleFormat = irdl.base @nvvm::@block_scale_format {strata.summary = "format of scales"}
    %kind = irdl.base @nvvm::@block_scale_kind {strata.summary = "kind of a product of scaled matrices"}
    %multiplicandAPtxType = irdl.base @nvvm::@mma_type {strata.optional, strata.implied = "multiplicandType($operandA)", strata.summary = "type of elements of matrices"}
    %multiplicandBPtxType = irdl.base @nvvm::@mma_type {strata.optional, strata.implied = "multiplicandType($operandB)", strata.summary = "type of elements of matrices"}
    %orderedMetadata = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    %scaleVecSize = irdl.base @nvvm::@scale_vec_size {strata.summary = "number of scales"}
    %shape = irdl.base @nvvm::@shape {strata.summary = "sizes of a product of matrices"}
    irdl.attributes {"blockScaleFormat" = %blockScaleFormat, "kind" = %kind, "multiplicandAPtxType" = %multiplicandAPtxType, "multiplicandBPtxType" = %multiplicandBPtxType, "orderedMetadata" = %orderedMetadata, "scaleVecSize" = %scaleVecSize, "shape" = %shape}
    %res = irdl.c_pred "isa<LLVM::LLVMStructType>($_self)" {strata.summary = "LLVM structure type"}
    irdl.results(res: %res)
  }
  irdl.operation @mma.sp.sync attributes {
    strata.class = "MmaSpSyncOp",
    strata.summary = "product of a sparse and a dense matrix",
    strata.description = "Multiplies a matrix of which half of the elements are stored with a dense one, and adds a third one. The elements are spread over the threads of a warp.",
    strata.examples = ["%r = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%a, %a] sparseMetadata[%b] selector[%b] {a, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>"],
    strata.format = "`A` `[` $operandA `]` `B` `[` $operandB `]` `C` `[` $operandC `]` `sparseMetadata` `[` $sparseMetadata `]` `selector` `[` $sparsitySelector `]` attr-dict `:` `(` custom<SameTypes>(ref($operandA), type($operandA)) `,` custom<SameTypes>(ref($operandB), type($operandB)) `,` custom<SameTypes>(ref($operandC), type($operandC)) `)` `->` type($res)"
  } {
    %operandA = irdl.c_pred "llvm_type"
    %operandB = irdl.c_pred "llvm_type"
    %operandC = irdl.c_pred "llvm_type"
    %sparseMetadata = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %sparsitySelector = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(operandA: variadic %operandA, operandB: variadic %operandB, operandC: variadic %operandC, sparseMetadata: %sparseMetadata, sparsitySelector: %sparsitySelector)
    %intOverflowBehavior = irdl.base @nvvm::@mma_int_overflow {strata.optional, strata.summary = "behavior of integers on overflow"}
    %kind = irdl.base @nvvm::@mma_kind {strata.optional, strata.summary = "kind of a product"}
    %multiplicandAPtxType = irdl.base @nvvm::@mma_type {strata.optional, strata.implied = "multiplicandType($operandA)", strata.summary = "type of elements of matrices"}
    %multiplicandBPtxType = irdl.base @nvvm::@mma_type {strata.optional, strata.implied = "multiplicandType($operandB)", strata.summary = "type of elements of matrices"}
    %orderedMetadata = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    %shape = irdl.base @nvvm::@shape {strata.summary = "sizes of a product of matrices"}
    irdl.attributes {"intOverflowBehavior" = %intOverflowBehavior, "kind" = %kind, "multiplicandAPtxType" = %multiplicandAPtxType, "multiplicandBPtxType" = %multiplicandBPtxType, "orderedMetadata" = %orderedMetadata, "shape" = %shape}
    %res = irdl.c_pred "isa<LLVM::LLVMStructType>($_self)" {strata.summary = "LLVM structure type"}
    irdl.results(res: %res)
  }
  irdl.operation @mma.sync attributes {
    strata.class = "MmaSyncOp",
    strata.summary = "product of matrices",
    strata.description = "Multiplies two matrices and adds a third one. The elements are spread over the threads of a warp.",
    strata.examples = ["%r = nvvm.mma.sync A[%a]  B[%a]  C[%a, %a]  {a, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>"],
    strata.hooks = ["verify"],
    strata.format = "`A` `[` $operandA `]` ` ` ` ` `B` `[` $operandB `]` ` ` ` ` `C` `[` $operandC `]` ` ` attr-dict ` ` `:` `(` custom<SameTypes>(ref($operandA), type($operandA)) `,` custom<SameTypes>(ref($operandB), type($operandB)) `,` custom<SameTypes>(ref($operandC), type($operandC)) `)` `->` type($res)"
  } {
    %operandA = irdl.c_pred "llvm_type"
    %operandB = irdl.c_pred "llvm_type"
    %operandC = irdl.c_pred "llvm_type"
    irdl.operands(operandA: variadic %operandA, operandB: variadic %operandB, operandC: variadic %operandC)
    %b1Op = irdl.base @nvvm::@mma_b1op {strata.optional, strata.summary = "product of bits"}
    %intOverflowBehavior = irdl.base @nvvm::@mma_int_overflow {strata.optional, strata.summary = "behavior of integers on overflow"}
    %layoutA = irdl.base @nvvm::@mma_layout {strata.summary = "order of the elements of a matrix"}
    %layoutB = irdl.base @nvvm::@mma_layout {strata.summary = "order of the elements of a matrix"}
    %multiplicandAPtxType = irdl.base @nvvm::@mma_type {strata.optional, strata.implied = "multiplicandType($operandA)", strata.summary = "type of elements of matrices"}
    %multiplicandBPtxType = irdl.base @nvvm::@mma_type {strata.optional, strata.implied = "multiplicandType($operandB)", strata.summary = "type of elements of matrices"}
    %shape = irdl.base @nvvm::@shape {strata.summary = "sizes of a product of matrices"}
    irdl.attributes {"b1Op" = %b1Op, "intOverflowBehavior" = %intOverflowBehavior, "layoutA" = %layoutA, "layoutB" = %layoutB, "multiplicandAPtxType" = %multiplicandAPtxType, "multiplicandBPtxType" = %multiplicandBPtxType, "shape" = %shape}
    %res = irdl.c_pred "isa<LLVM::LLVMStructType>($_self)" {strata.summary = "LLVM structure type"}
    irdl.results(res: %res)
  }
  irdl.operation @nanosleep attributes {
    strata.class = "NanosleepOp",
    strata.summary = "pause",
    strata.description = "Suspends the thread for about as many nanoseconds.",
    strata.examples = ["nvvm.nanosleep %a"],
    strata.format = "attr-dict $duration"
  } {
    %duration = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(duration: %duration)
  }
  irdl.operation @pmevent attributes {
    strata.class = "PmeventOp",
    strata.summary = "performance event",
    strata.description = "Triggers the event with a number, or those of a mask.",
    strata.examples = ["nvvm.pmevent id = 10"],
    strata.verify = [
      "if ($maskedEventId == nullptr && $eventId == nullptr)",
      "  return emitOpError(\"either `id` or `mask` must be set\");",
      "if ($maskedEventId != nullptr && $eventId != nullptr)",
      "  return emitOpError(\"`id` and `mask` cannot be set at the same time\");",
      "if ($eventId != nullptr && ($eventId < 0 || $eventId > 15))",
      "  return emitOpError(\"`id` must be between 0 and 15\");"
    ],
    strata.format = "attr-dict (`id` `=` $eventId^)? (`mask` `=` $maskedEventId^)?"
  } {
    %eventId = irdl.any {strata.kind = "i32", strata.optional, strata.summary = "32-bit signless integer attribute"}
    %maskedEventId = irdl.any {strata.kind = "i16", strata.optional, strata.summary = "16-bit signless integer attribute"}
    irdl.attributes {"eventId" = %eventId, "maskedEventId" = %maskedEventId}
  }
  irdl.operation @prefetch attributes {
    strata.class = "PrefetchOp",
    strata.summary = "prefetch into a cache",
    strata.description = "Brings the line of an address into a cache, or prepares the use of a tensor map.",
    strata.examples = ["nvvm.prefetch tensormap, %a : !llvm.ptr"],
    strata.interfaces = ["BasicPtxBuilderOpInterface"],
    strata.verify = [
      "bool isGlobal = isPointerIn($addr.getType(), {1}), isGeneric = isPointerIn($addr.getType(), {0});",
      "bool isConstant = isPointerIn($addr.getType(), {4}), isLocal = isPointerIn($addr.getType(), {5});",
      "if (!$tensormap && !$cacheLevel)",
      "  return emitOpError(\"requires specification of either cache level or tensormap\");",
      "if ($predicate && !$tensormap)",
      "  return emitOpError(\"predicate supported only on prefetch tensormap\");",
      "if ($tensormap && $cacheLevel)",
      "  return emitOpError(\"cannot specify both tensormap and cache level\");",
      "if ($tensormap) {",
      "  if (!isGeneric && !isConstant) return emitOpError(\"prefetch tensormap requires a generic or constant pointer\");",
      "  if ($evictPriority) return emitOpError(\"prefetch tensormap does not support eviction priority\");",
      "  if ($in_param_space && !isGeneric) return emitOpError(\"in_param_space can only be specified for a generic pointer\");",
      "} else {",
      "  if (!isGeneric && !isGlobal && !isLocal) return emitOpError(\"prefetch to cache level requires a generic, global, or local pointer\");",
      "  if ($uniform) {",
      "    if ($cacheLevel != PrefetchCacheLevel::L1) return emitOpError(\"unsupported cache level, the only supported uniform cache level is L1\");",
      "    if (!isGeneric) return emitOpError(\"prefetch to uniform cache requires a generic pointer\");",
      "  }",
      "  if ($evictPriority) {",
      "    if ($cacheLevel != PrefetchCacheLevel::L2) return emitOpError(\"cache eviction priority supported only for cache level L2\");",
      "    if (!isGlobal) return emitOpError(\"cache eviction priority requires a global pointer\");",
      "    if ($evictPriority != CacheEvictionPriority::EVICT_NORMAL && $evictPriority != CacheEvictionPriority::EVICT_LAST) return emitOpError(\"unsupported cache eviction priority, only evict_last and evict_normal are supported\");",
      "  }",
      "}"
    ],
    strata.format = "(`level` `=` $cacheLevel^ (`uniform` $uniform^)? `,`)? (`tensormap` $tensormap^ (`in_param_space` $in_param_space^)? `,`)? (`evict_priority` `=` $evictPriority^ `,`)? $addr (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)"
  } {
    %addr = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && is_contained({1, 5, 0, 4}, cast<LLVM::LLVMPointerType>($_self).getAddressSpace())" {strata.summary = "LLVM pointer in address space 1 or LLVM pointer in address space 5 or LLVM pointer in address space 0 or LLVM pointer in address space 4"}
    %predicate = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(addr: %addr, predicate: optional %predicate)
    %cacheLevel = irdl.base @nvvm::@prefetch_cache_level {strata.optional, strata.summary = "level of a cache"}
    %evictPriority = irdl.base @nvvm::@cache_eviction_priority {strata.optional, strata.summary = "priority of eviction"}
    %in_param_space = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    %tensormap = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    %uniform = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    irdl.attributes {"cacheLevel" = %cacheLevel, "evictPriority" = %evictPriority, "in_param_space" = %in_param_space, "tensormap" = %tensormap, "uniform" = %uniform}
  }
  irdl.operation @prmt attributes {
    strata.class = "PrmtOp",
    strata.summary = "permutation of bytes",
    strata.description = "Chooses four bytes of two numbers.",
    strata.examples = ["%r = nvvm.prmt <rc8> %a, %a : i32"],
    strata.traits = ["Pure"],
    strata.verify = [
      "bool needsHi = $mode == PermuteMode::DEFAULT || $mode == PermuteMode::F4E || $mode == PermuteMode::B4E;",
      "if (needsHi && !$hi) return emitError(\"mode '\") << stringifyEnum($mode) << \"' requires 'hi' operand.\";",
      "if (!needsHi && $hi) return emitError(\"mode '\") << stringifyEnum($mode) << \"' does not accept 'hi' operand.\";"
    ],
    strata.format = "$mode $selector `,` $lo (`,` $hi^)? attr-dict `:` type($res)"
  } {
    %lo = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %hi = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %selector = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(lo: %lo, hi: optional %hi, selector: %selector)
    %mode = irdl.base @nvvm::@permute_mode {strata.summary = "choice of bytes"}
    irdl.attributes {"mode" = %mode}
    %res = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @rcp.approx.ftz.f attributes {
    strata.class = "RcpApproxFtzFOp",
    strata.summary = "approximate reciprocal",
    strata.description = "The reciprocal of a number, where subnormal numbers count as 0.",
    strata.examples = ["%r = nvvm.rcp.approx.ftz.f %a : f32"],
    strata.traits = ["Pure"],
    strata.format = "$arg attr-dict `:` type($res)"
  } {
    %arg = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.operands(arg: %arg)
    %res = irdl.is f32 {strata.summary = "32-bit float"}
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.aggr.smem.size attributes {
    strata.class = "ReadPtxSregAggrSmemSizeOp",
    strata.summary = "size of the shared memory with reserved parts",
    strata.description = "The size of the shared memory of the block in bytes, with the part that the system reserves.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.aggr.smem.size : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.clock attributes {
    strata.class = "ReadPtxSregClockOp",
    strata.summary = "clock",
    strata.description = "The low bits of a counter of cycles.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.clock : i32"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.clock64 attributes {
    strata.class = "ReadPtxSregClock64Op",
    strata.summary = "clock of 64 bits",
    strata.description = "A counter of cycles.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.clock64 : i32"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.cluster.ctaid.x attributes {
    strata.class = "ReadPtxSregClusterCtaidXOp",
    strata.summary = "position of the block in its cluster, x",
    strata.description = "The position of the block in its cluster, along the first dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.cluster.ctaid.x : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.cluster.ctaid.y attributes {
    strata.class = "ReadPtxSregClusterCtaidYOp",
    strata.summary = "position of the block in its cluster, y",
    strata.description = "The position of the block in its cluster, along the second dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.cluster.ctaid.y : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.cluster.ctaid.z attributes {
    strata.class = "ReadPtxSregClusterCtaidZOp",
    strata.summary = "position of the block in its cluster, z",
    strata.description = "The position of the block in its cluster, along the third dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.cluster.ctaid.z : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.cluster.ctarank attributes {
    strata.class = "ReadPtxSregClusterCtarankOp",
    strata.summary = "number of the block in its cluster",
    strata.description = "The number of the block among those of its cluster.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.cluster.ctarank : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.cluster.nctaid.x attributes {
    strata.class = "ReadPtxSregClusterNctaidXOp",
    strata.summary = "size of a cluster, x",
    strata.description = "The number of blocks of a cluster, along the first dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.cluster.nctaid.x : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.cluster.nctaid.y attributes {
    strata.class = "ReadPtxSregClusterNctaidYOp",
    strata.summary = "size of a cluster, y",
    strata.description = "The number of blocks of a cluster, along the second dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.cluster.nctaid.y : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.cluster.nctaid.z attributes {
    strata.class = "ReadPtxSregClusterNctaidZOp",
    strata.summary = "size of a cluster, z",
    strata.description = "The number of blocks of a cluster, along the third dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.cluster.nctaid.z : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.cluster.nctarank attributes {
    strata.class = "ReadPtxSregClusterNctarankOp",
    strata.summary = "number of blocks in a cluster",
    strata.description = "The number of blocks of the cluster.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.cluster.nctarank : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.clusterid.x attributes {
    strata.class = "ReadPtxSregClusteridXOp",
    strata.summary = "position of the cluster in the grid, x",
    strata.description = "The position of the cluster in the grid, along the first dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.clusterid.x : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.clusterid.y attributes {
    strata.class = "ReadPtxSregClusteridYOp",
    strata.summary = "position of the cluster in the grid, y",
    strata.description = "The position of the cluster in the grid, along the second dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.clusterid.y : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.clusterid.z attributes {
    strata.class = "ReadPtxSregClusteridZOp",
    strata.summary = "position of the cluster in the grid, z",
    strata.description = "The position of the cluster in the grid, along the third dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.clusterid.z : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.ctaid.x attributes {
    strata.class = "ReadPtxSregCtaidXOp",
    strata.summary = "position of the block in the grid, x",
    strata.description = "The position of the block in the grid, along the first dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.ctaid.x : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.ctaid.y attributes {
    strata.class = "ReadPtxSregCtaidYOp",
    strata.summary = "position of the block in the grid, y",
    strata.description = "The position of the block in the grid, along the second dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.ctaid.y : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.ctaid.z attributes {
    strata.class = "ReadPtxSregCtaidZOp",
    strata.summary = "position of the block in the grid, z",
    strata.description = "The position of the block in the grid, along the third dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.ctaid.z : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.dynamic.smem.size attributes {
    strata.class = "ReadPtxSregDynamicSmemSizeOp",
    strata.summary = "size of dynamic shared memory",
    strata.description = "The size in bytes of the shared memory that was allocated when the kernel was launched.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.dynamic.smem.size : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg0 attributes {
    strata.class = "ReadPtxSregEnvreg0Op",
    strata.summary = "environment register 0",
    strata.description = "The value of environment register 0, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg0 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg1 attributes {
    strata.class = "ReadPtxSregEnvreg1Op",
    strata.summary = "environment register 1",
    strata.description = "The value of environment register 1, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg1 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg10 attributes {
    strata.class = "ReadPtxSregEnvreg10Op",
    strata.summary = "environment register 10",
    strata.description = "The value of environment register 10, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg10 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg11 attributes {
    strata.class = "ReadPtxSregEnvreg11Op",
    strata.summary = "environment register 11",
    strata.description = "The value of environment register 11, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg11 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg12 attributes {
    strata.class = "ReadPtxSregEnvreg12Op",
    strata.summary = "environment register 12",
    strata.description = "The value of environment register 12, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg12 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg13 attributes {
    strata.class = "ReadPtxSregEnvreg13Op",
    strata.summary = "environment register 13",
    strata.description = "The value of environment register 13, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg13 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg14 attributes {
    strata.class = "ReadPtxSregEnvreg14Op",
    strata.summary = "environment register 14",
    strata.description = "The value of environment register 14, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg14 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg15 attributes {
    strata.class = "ReadPtxSregEnvreg15Op",
    strata.summary = "environment register 15",
    strata.description = "The value of environment register 15, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg15 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg16 attributes {
    strata.class = "ReadPtxSregEnvreg16Op",
    strata.summary = "environment register 16",
    strata.description = "The value of environment register 16, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg16 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg17 attributes {
    strata.class = "ReadPtxSregEnvreg17Op",
    strata.summary = "environment register 17",
    strata.description = "The value of environment register 17, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg17 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg18 attributes {
    strata.class = "ReadPtxSregEnvreg18Op",
    strata.summary = "environment register 18",
    strata.description = "The value of environment register 18, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg18 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg19 attributes {
    strata.class = "ReadPtxSregEnvreg19Op",
    strata.summary = "environment register 19",
    strata.description = "The value of environment register 19, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg19 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg2 attributes {
    strata.class = "ReadPtxSregEnvreg2Op",
    strata.summary = "environment register 2",
    strata.description = "The value of environment register 2, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg2 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg20 attributes {
    strata.class = "ReadPtxSregEnvreg20Op",
    strata.summary = "environment register 20",
    strata.description = "The value of environment register 20, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg20 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg21 attributes {
    strata.class = "ReadPtxSregEnvreg21Op",
    strata.summary = "environment register 21",
    strata.description = "The value of environment register 21, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg21 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg22 attributes {
    strata.class = "ReadPtxSregEnvreg22Op",
    strata.summary = "environment register 22",
    strata.description = "The value of environment register 22, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg22 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg23 attributes {
    strata.class = "ReadPtxSregEnvreg23Op",
    strata.summary = "environment register 23",
    strata.description = "The value of environment register 23, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg23 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg24 attributes {
    strata.class = "ReadPtxSregEnvreg24Op",
    strata.summary = "environment register 24",
    strata.description = "The value of environment register 24, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg24 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg25 attributes {
    strata.class = "ReadPtxSregEnvreg25Op",
    strata.summary = "environment register 25",
    strata.description = "The value of environment register 25, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg25 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg26 attributes {
    strata.class = "ReadPtxSregEnvreg26Op",
    strata.summary = "environment register 26",
    strata.description = "The value of environment register 26, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg26 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg27 attributes {
    strata.class = "ReadPtxSregEnvreg27Op",
    strata.summary = "environment register 27",
    strata.description = "The value of environment register 27, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg27 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg28 attributes {
    strata.class = "ReadPtxSregEnvreg28Op",
    strata.summary = "environment register 28",
    strata.description = "The value of environment register 28, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg28 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg29 attributes {
    strata.class = "ReadPtxSregEnvreg29Op",
    strata.summary = "environment register 29",
    strata.description = "The value of environment register 29, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg29 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg3 attributes {
    strata.class = "ReadPtxSregEnvreg3Op",
    strata.summary = "environment register 3",
    strata.description = "The value of environment register 3, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg3 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg30 attributes {
    strata.class = "ReadPtxSregEnvreg30Op",
    strata.summary = "environment register 30",
    strata.description = "The value of environment register 30, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg30 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg31 attributes {
    strata.class = "ReadPtxSregEnvreg31Op",
    strata.summary = "environment register 31",
    strata.description = "The value of environment register 31, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg31 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg4 attributes {
    strata.class = "ReadPtxSregEnvreg4Op",
    strata.summary = "environment register 4",
    strata.description = "The value of environment register 4, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg4 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg5 attributes {
    strata.class = "ReadPtxSregEnvreg5Op",
    strata.summary = "environment register 5",
    strata.description = "The value of environment register 5, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg5 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg6 attributes {
    strata.class = "ReadPtxSregEnvreg6Op",
    strata.summary = "environment register 6",
    strata.description = "The value of environment register 6, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg6 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg7 attributes {
    strata.class = "ReadPtxSregEnvreg7Op",
    strata.summary = "environment register 7",
    strata.description = "The value of environment register 7, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg7 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg8 attributes {
    strata.class = "ReadPtxSregEnvreg8Op",
    strata.summary = "environment register 8",
    strata.description = "The value of environment register 8, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg8 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg9 attributes {
    strata.class = "ReadPtxSregEnvreg9Op",
    strata.summary = "environment register 9",
    strata.description = "The value of environment register 9, which the driver sets.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.envreg9 : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.globaltimer attributes {
    strata.class = "ReadPtxSregGlobaltimerOp",
    strata.summary = "timer of the device",
    strata.description = "A timer in nanoseconds.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.globaltimer : i32"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.globaltimer.lo attributes {
    strata.class = "ReadPtxSregGlobaltimerLoOp",
    strata.summary = "low bits of the timer",
    strata.description = "The low bits of a timer in nanoseconds.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.globaltimer.lo : i32"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.gridid attributes {
    strata.class = "ReadPtxSregGrididOp",
    strata.summary = "number of the grid",
    strata.description = "The number of the grid among those that were launched.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.gridid : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.laneid attributes {
    strata.class = "ReadPtxSregLaneidOp",
    strata.summary = "number of the thread in its warp",
    strata.description = "The number of the thread among those of its warp.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.laneid : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.lanemask.eq attributes {
    strata.class = "ReadPtxSregLanemaskEqOp",
    strata.summary = "mask of threads: equal",
    strata.description = "A mask with the bits of the threads of the warp whose number is equal to that of this one.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.lanemask.eq : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.lanemask.ge attributes {
    strata.class = "ReadPtxSregLanemaskGeOp",
    strata.summary = "mask of threads: at or after this one",
    strata.description = "A mask with the bits of the threads of the warp whose number is greater than or equal to that of this one.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.lanemask.ge : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.lanemask.gt attributes {
    strata.class = "ReadPtxSregLanemaskGtOp",
    strata.summary = "mask of threads: after this one",
    strata.description = "A mask with the bits of the threads of the warp whose number is greater than that of this one.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.lanemask.gt : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.lanemask.le attributes {
    strata.class = "ReadPtxSregLanemaskLeOp",
    strata.summary = "mask of threads: at or before this one",
    strata.description = "A mask with the bits of the threads of the warp whose number is less than or equal to that of this one.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.lanemask.le : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.lanemask.lt attributes {
    strata.class = "ReadPtxSregLanemaskLtOp",
    strata.summary = "mask of threads: before this one",
    strata.description = "A mask with the bits of the threads of the warp whose number is less than that of this one.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.lanemask.lt : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.nclusterid.x attributes {
    strata.class = "ReadPtxSregNclusteridXOp",
    strata.summary = "size of the grid in clusters, x",
    strata.description = "The number of clusters of the grid, along the first dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.nclusterid.x : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.nclusterid.y attributes {
    strata.class = "ReadPtxSregNclusteridYOp",
    strata.summary = "size of the grid in clusters, y",
    strata.description = "The number of clusters of the grid, along the second dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.nclusterid.y : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.nclusterid.z attributes {
    strata.class = "ReadPtxSregNclusteridZOp",
    strata.summary = "size of the grid in clusters, z",
    strata.description = "The number of clusters of the grid, along the third dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.nclusterid.z : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.nctaid.x attributes {
    strata.class = "ReadPtxSregNctaidXOp",
    strata.summary = "size of the grid, x",
    strata.description = "The number of blocks of the grid, along the first dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.nctaid.x : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.nctaid.y attributes {
    strata.class = "ReadPtxSregNctaidYOp",
    strata.summary = "size of the grid, y",
    strata.description = "The number of blocks of the grid, along the second dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.nctaid.y : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.nctaid.z attributes {
    strata.class = "ReadPtxSregNctaidZOp",
    strata.summary = "size of the grid, z",
    strata.description = "The number of blocks of the grid, along the third dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.nctaid.z : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.nsmid attributes {
    strata.class = "ReadPtxSregNsmidOp",
    strata.summary = "number of multiprocessors",
    strata.description = "The largest number of multiprocessors.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.nsmid : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.ntid.x attributes {
    strata.class = "ReadPtxSregNtidXOp",
    strata.summary = "size of a block, x",
    strata.description = "The number of threads of a block, along the first dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.ntid.x : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.ntid.y attributes {
    strata.class = "ReadPtxSregNtidYOp",
    strata.summary = "size of a block, y",
    strata.description = "The number of threads of a block, along the second dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.ntid.y : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.ntid.z attributes {
    strata.class = "ReadPtxSregNtidZOp",
    strata.summary = "size of a block, z",
    strata.description = "The number of threads of a block, along the third dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.ntid.z : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.nwarpid attributes {
    strata.class = "ReadPtxSregNwarpidOp",
    strata.summary = "number of warps",
    strata.description = "The largest number of warps of a multiprocessor.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.nwarpid : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.smid attributes {
    strata.class = "ReadPtxSregSmidOp",
    strata.summary = "number of the multiprocessor",
    strata.description = "The number of the multiprocessor that executes the thread.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.smid : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.tid.x attributes {
    strata.class = "ReadPtxSregTidXOp",
    strata.summary = "position of the thread in its block, x",
    strata.description = "The position of the thread in its block, along the first dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.tid.x : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.tid.y attributes {
    strata.class = "ReadPtxSregTidYOp",
    strata.summary = "position of the thread in its block, y",
    strata.description = "The position of the thread in its block, along the second dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.tid.y : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.tid.z attributes {
    strata.class = "ReadPtxSregTidZOp",
    strata.summary = "position of the thread in its block, z",
    strata.description = "The position of the thread in its block, along the third dimension.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.tid.z : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.total.smem.size attributes {
    strata.class = "ReadPtxSregTotalSmemSizeOp",
    strata.summary = "size of the shared memory",
    strata.description = "The size of the shared memory of the block in bytes.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.total.smem.size : i32"],
    strata.traits = ["Pure"],
    strata.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.warpid attributes {
    strata.class = "ReadPtxSregWarpidOp",
    strata.summary = "number of the warp",
    strata.description = "The number of the warp in its block.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.warpid : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @read.ptx.sreg.warpsize attributes {
    strata.class = "ReadPtxSregWarpsizeOp",
    strata.summary = "size of a warp",
    strata.description = "The number of threads of a warp.",
    strata.examples = ["%r = nvvm.read.ptx.sreg.warpsize : i32"],
    strata.traits = ["Pure"],
    strata.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %range = irdl.base "#llvm.constant_range" {strata.optional, strata.summary = "range of the value"}
    irdl.attributes {"range" = %range}
    %res = irdl.c_pred "llvm_type"
    irdl.results(res: %res)
  }
  irdl.operation @redux.sync attributes {
    strata.class = "ReduxSyncOp",
    strata.summary = "reduction over a warp",
    strata.description = "Reduces a value over the threads of the mask.",
    strata.examples = ["%r = nvvm.redux.sync  add %a, %a : i32 -> i32"],
    strata.traits = ["NVVMRequiresSM<80>", "AllTypesMatch<res, val>"],
    strata.verify = [
      "auto type = $val.getType();",
      "if ($abs && !type.isF32())",
      "  return emitOpError(\"abs attribute is supported only for f32 type\");",
      "if ($nan && !type.isF32())",
      "  return emitOpError(\"nan attribute is supported only for f32 type\");",
      "bool ofFloats = $kind == ReduxKind::FMIN || $kind == ReduxKind::FMAX;",
      "if (ofFloats && !type.isF32()) return emitOpError(\"'\") << stringifyEnum($kind) << \"' redux kind unsupported with \" << type << \" type. Only supported type is 'f32'.\";",
      "if (!ofFloats && !type.isInteger(32)) return emitOpError(\"'\") << stringifyEnum($kind) << \"' redux kind unsupported with \" << type << \" type. Only supported type is 'i32'.\";"
    ],
    strata.format = "$kind $val `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)"
  } {
    %val = irdl.c_pred "signless_integer(32) || f32" {strata.summary = "32-bit signless integer or 32-bit float"}
    %mask_and_clamp = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(val: %val, mask_and_clamp: %mask_and_clamp)
    %abs = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute", strata.default = "false"}
    %kind = irdl.base @nvvm::@redux_kind {strata.summary = "reduction"}
    %nan = irdl.c_pred "bool_attr" {strata.kind = "bool", strata.summary = "bool attribute", strata.default = "false"}
    irdl.attributes {"abs" = %abs, "kind" = %kind, "nan" = %nan}
    %res = irdl.c_pred "signless_integer(32) || f32" {strata.summary = "32-bit signless integer or 32-bit float"}
    irdl.results(res: %res)
  }
  irdl.operation @setmaxregister attributes {
    strata.class = "SetmaxregisterOp",
    strata.summary = "number of registers",
    strata.description = "Changes the number of registers that a thread may use.",
    strata.examples = ["nvvm.setmaxregister  increase 24"],
    strata.verify = [
      "if ($regCount % 8 != 0)",
      "  return emitOpError(\"new register size must be multiple of 8\");",
      "if ($regCount < 24 || $regCount > 256)",
      "  return emitOpError(\"new register size must be in between 24 to 256\");"
    ],
    strata.format = "$action $regCount attr-dict"
  } {
    %action = irdl.base @nvvm::@action {strata.summary = "change of the number of registers"}
    %regCount = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"action" = %action, "regCount" = %regCount}
  }
  irdl.operation @shfl.sync attributes {
    strata.class = "ShflSyncOp",
    strata.summary = "value of another thread",
    strata.description = "The value of another thread of the warp, and whether there is one, if `return_value_and_is_valid` is given.",
    strata.examples = ["%r = nvvm.shfl.sync  bfly %a, %b, %a, %a {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>"],
    strata.traits = ["NVVMRequiresSM<30>"],
    strata.verify = [
      "auto type = $res.getType(), value = $val.getType();",
      "if (!$return_value_and_is_valid && isa<LLVM::LLVMStructType>(type)) return emitOpError(\"\\\"return_value_and_is_valid\\\" attribute must be specified when the return type is a struct type\");",
      "if (!$return_value_and_is_valid) return type == value ? success() : emitOpError(\"expected return type to be of type \") << value << \" but got \" << type << \" instead\";",
      "if (!isa<LLVM::LLVMStructType>(type) || cast<LLVM::LLVMStructType>(type).getBody().getTypes().size() != 2)",
      "  return emitOpError(\"expected return type to be a two-element struct\");",
      "auto parts = cast<LLVM::LLVMStructType>(type).getBody().getTypes();",
      "if (parts[0] != value) return emitOpError(\"expected first element in the returned struct to be of type \") << value << \" but got \" << parts[0] << \" instead\";",
      "if (!parts[1].isInteger(1)) return emitOpError(\"expected second element in the returned struct to be of type 'i1' but got \") << parts[1] << \" instead\";"
    ],
    strata.format = "$kind $thread_mask `,` $val `,` $offset `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)"
  } {
    %thread_mask = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %val = irdl.c_pred "signless_integer(32) || f32" {strata.summary = "32-bit signless integer or 32-bit float"}
    %offset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %mask_and_clamp = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(thread_mask: %thread_mask, val: %val, offset: %offset, mask_and_clamp: %mask_and_clamp)
    %kind = irdl.base @nvvm::@shfl_kind {strata.summary = "whose value a shuffle takes"}
    %return_value_and_is_valid = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    irdl.attributes {"kind" = %kind, "return_value_and_is_valid" = %return_value_and_is_valid}
    %res = irdl.c_pred "signless_integer(32) || f32 || isa<LLVM::LLVMStructType>($_self)" {strata.summary = "32-bit signless integer or 32-bit float or LLVM struct type"}
    irdl.results(res: %res)
  }
  irdl.operation @st.bulk attributes {
    strata.class = "StBulkOp",
    strata.summary = "initialization of shared memory",
    strata.description = "Sets `size` bytes of shared memory to 0.",
    strata.examples = ["nvvm.st.bulk %a, size = %b : !llvm.ptr<3>"],
    strata.verify = [
      "if ($initVal != 0) return emitOpError(\"only 0 is supported for initVal, got \") << $initVal;"
    ],
    strata.format = "$addr `,` `size` `=` $size (`,` `init` `=` $initVal^)? attr-dict `:` type($addr)"
  } {
    %addr = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && is_contained({0, 3}, cast<LLVM::LLVMPointerType>($_self).getAddressSpace())" {strata.summary = "LLVM pointer in address space 0 or LLVM pointer in address space 3"}
    %size = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.operands(addr: %addr, size: %size)
    %initVal = irdl.any {strata.kind = "i64", strata.default = "0", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"initVal" = %initVal}
  }
  irdl.operation @stmatrix attributes {
    strata.class = "StmatrixOp",
    strata.summary = "matrices to shared memory",
    strata.description = "Stores matrices whose elements are spread over the threads of a warp.",
    strata.examples = ["nvvm.stmatrix %a, %b, %b {a, eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32, i32"],
    strata.verify = [
      "int64_t m = $shape.getM(), n = $shape.getN();",
      "int64_t count = $sources.size();",
      "if (count != 1 && count != 2 && count != 4)",
      "  return emitOpError(\"expected num attribute to be 1, 2 or 4\");",
      "if (m == 8 && n == 8) {",
      "  if ($eltType != LdStMatrixEltType::B16) return emitOpError(\"expected element type to be B16 for 8x8 matrix\");",
      "} else if (m == 16 && n == 8) {",
      "  if ($eltType != LdStMatrixEltType::B8) return emitOpError(\"expected element type to be B8 for 16x8 matrix\");",
      "  if ($layout != MMALayout::COL) return emitOpError(\"expected layout to be col for 16x8 matrix\");",
      "} else {",
      "  return emitOpError(\"expected shape to be 8x8 or 16x8\");",
      "}"
    ],
    strata.format = "$ptr `,` $sources attr-dict `:` type(operands)"
  } {
    %ptr = irdl.is !llvm.ptr<3> {strata.summary = "LLVM pointer in address space 3"}
    %sources = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(ptr: %ptr, sources: variadic %sources)
    %eltType = irdl.base @nvvm::@ld_st_matrix_elt_type {strata.summary = "type of elements of matrices in shared memory"}
    %layout = irdl.base @nvvm::@mma_layout {strata.summary = "order of the elements of a matrix"}
    %shape = irdl.base @nvvm::@ld_st_matrix_shape {strata.summary = "sizes of a matrix in shared memory"}
    irdl.attributes {"eltType" = %eltType, "layout" = %layout, "shape" = %shape}
  }
  irdl.operation @tcgen05.alloc attributes {
    strata.class = "Tcgen05AllocOp",
    strata.summary = "allocation of tensor memory",
    strata.description = "Allocates columns of tensor memory, and writes their address to memory.",
    strata.examples = ["nvvm.tcgen05.alloc %a, %b : !llvm.ptr, i32"],
    strata.traits = ["NVVMRequiresSMa<100, 101>"],
    strata.format = "$addr `,` $nCols attr-dict `:` type(operands)"
  } {
    %addr = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && cast<LLVM::LLVMPointerType>($_self).getAddressSpace() == 3 || isa<LLVM::LLVMPointerType>($_self)" {strata.summary = "LLVM pointer type or LLVM pointer in address space 3"}
    %nCols = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(addr: %addr, nCols: %nCols)
    %group = irdl.base @nvvm::@cta_group {strata.default = "cta_1", strata.summary = "number of blocks that take part"}
    irdl.attributes {"group" = %group}
  }
  irdl.operation @tcgen05.commit attributes {
    strata.class = "Tcgen05CommitOp",
    strata.summary = "completion of operations of tensor cores",
    strata.description = "Makes a barrier track the earlier asynchronous operations of this thread.",
    strata.examples = ["nvvm.tcgen05.commit %a, multicast_mask = %b : !llvm.ptr, i16"],
    strata.traits = ["NVVMRequiresSMa<100, 101>"],
    strata.format = "$addr (`,` `multicast_mask` `=` $multicastMask^)? attr-dict `:` type(operands)"
  } {
    %addr = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && cast<LLVM::LLVMPointerType>($_self).getAddressSpace() == 3 || isa<LLVM::LLVMPointerType>($_self)" {strata.summary = "LLVM pointer type or LLVM pointer in address space 3"}
    %multicastMask = irdl.is i16 {strata.summary = "16-bit signless integer"}
    irdl.operands(addr: %addr, multicastMask: optional %multicastMask)
    %group = irdl.base @nvvm::@cta_group {strata.default = "cta_1", strata.summary = "number of blocks that take part"}
    irdl.attributes {"group" = %group}
  }
  irdl.operation @tcgen05.cp attributes {
    strata.class = "Tcgen05CpOp",
    strata.summary = "copy from shared to tensor memory",
    strata.description = "Starts a copy, which can also change the format of the elements.",
    strata.examples = ["nvvm.tcgen05.cp %a, %b {a, shape = #nvvm.tcgen05_cp_shape<shape_128x256b>}"],
    strata.traits = ["NVVMRequiresSMa<100, 101>"],
    strata.verify = [
      "bool isPair = $multicast == Tcgen05CpMulticast::WARPX2_01_23 || $multicast == Tcgen05CpMulticast::WARPX2_02_13;",
      "if ($shape == Tcgen05CpShape::SHAPE_64X128B) return isPair ? success() : emitError(\"Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op\");",
      "if ($shape == Tcgen05CpShape::SHAPE_32X128B) return $multicast == Tcgen05CpMulticast::WARPX4 ? success() : emitError(\"Shape 32x128b requires multicast warpx4 for tcgen05.cp Op\");",
      "if ($multicast != Tcgen05CpMulticast::NONE) return emitError(\"Invalid multicast type for tcgen05.cp Op\");"
    ],
    strata.format = "$taddr `,` $smem_desc attr-dict"
  } {
    %taddr = irdl.is !llvm.ptr<6> {strata.summary = "LLVM pointer in address space 6"}
    %smem_desc = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.operands(taddr: %taddr, smem_desc: %smem_desc)
    %group = irdl.base @nvvm::@cta_group {strata.default = "cta_1", strata.summary = "number of blocks that take part"}
    %multicast = irdl.base @nvvm::@tcgen05_cp_multicast {strata.default = "none", strata.summary = "warps that get a copy"}
    %shape = irdl.base @nvvm::@tcgen05_cp_shape {strata.summary = "shape of a copy"}
    %srcFormat = irdl.base @nvvm::@tcgen05_cp_src_fmt {strata.optional, strata.summary = "format of the elements in shared memory"}
    irdl.attributes {"group" = %group, "multicast" = %multicast, "shape" = %shape, "srcFormat" = %srcFormat}
  }
  irdl.operation @tcgen05.dealloc attributes {
    strata.class = "Tcgen05DeallocOp",
    strata.summary = "end of tensor memory",
    strata.description = "Frees columns of tensor memory.",
    strata.examples = ["nvvm.tcgen05.dealloc %a, %b : !llvm.ptr<6>, i32"],
    strata.traits = ["NVVMRequiresSMa<100, 101>"],
    strata.format = "$taddr `,` $nCols attr-dict `:` type(operands)"
  } {
    %taddr = irdl.is !llvm.ptr<6> {strata.summary = "LLVM pointer in address space 6"}
    %nCols = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(taddr: %taddr, nCols: %nCols)
    %group = irdl.base @nvvm::@cta_group {strata.default = "cta_1", strata.summary = "number of blocks that take part"}
    irdl.attributes {"group" = %group}
  }
  irdl.operation @tcgen05.fence attributes {
    strata.class = "Tcgen05FenceOp",
    strata.summary = "fence of tensor cores",
    strata.description = "Orders operations of tensor cores before or after a synchronization of threads.",
    strata.examples = ["nvvm.tcgen05.fence <before>"],
    strata.traits = ["NVVMRequiresSMa<100, 101>"],
    strata.format = "$kind attr-dict"
  } {
    %kind = irdl.base @nvvm::@tcgen05_fence {strata.summary = "side of a synchronization"}
    irdl.attributes {"kind" = %kind}
  }
  irdl.operation @tcgen05.ld attributes {
    strata.class = "Tcgen05LdOp",
    strata.summary = "load from tensor memory",
    strata.description = "Loads numbers from tensor memory into the registers of the threads. With `pack` two 16-bit numbers share a register.",
    strata.examples = ["%r = nvvm.tcgen05.ld %a {a, shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32"],
    strata.traits = ["NVVMRequiresSMa<100, 101>"],
    strata.verify = [
      "bool needsOffset = $shape == Tcgen05LdStShape::SHAPE_16X32BX2;",
      "if (needsOffset && !$offset) return emitError(\"shape 16x32bx2 requires offset argument\");",
      "if (!needsOffset && $offset) return emitError(\"offset argument is only supported for shape 16x32bx2\");",
      "auto type = $res.getType();",
      "int64_t length = isa<VectorType>(type) ? type.getNumElements() : 1;",
      "int64_t least = $shape == Tcgen05LdStShape::SHAPE_16X256B ? 4 : $shape == Tcgen05LdStShape::SHAPE_16X128B ? 2 : 1;",
      "if (length < least) return emitError(\"invalid result type length \") << length << \" for shape \" << stringifyEnum($shape) << \" in tcgen05.ld Op\";"
    ],
    strata.format = "$tmemAddr (`,` $offset^)? (`pack` $pack^)? attr-dict `:` type($res)"
  } {
    %tmemAddr = irdl.is !llvm.ptr<6> {strata.summary = "LLVM pointer in address space 6"}
    %offset = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.operands(tmemAddr: %tmemAddr, offset: optional %offset)
    %pack = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    %shape = irdl.base @nvvm::@tcgen05_ldst_shape {strata.summary = "shape of an access to tensor memory"}
    irdl.attributes {"pack" = %pack, "shape" = %shape}
    %res = irdl.c_pred "signless_integer(32) || vector && vector_of(signless_integer(32)) && length(2, 4, 8, 16, 32, 64, 128)" {strata.summary = "32-bit signless integer or vector of 32-bit signless integer values of length 2/4/8/16/32/64/128"}
    irdl.results(res: %res)
  }
  irdl.operation @tcgen05.mma attributes {
    strata.class = "Tcgen05MmaOp",
    strata.summary = "product of matrices by a tensor core",
    strata.description = "Starts a multiplication whose result is in tensor memory. `enableInputD` tells whether it is added to `matrixD`.",
    strata.examples = ["nvvm.tcgen05.mma %a, %a, %b, %c, %d {a, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)"],
    strata.traits = ["NVVMRequiresSMa<100, 110>"],
    strata.verify = [
      "if ($disableOutputLane && $disableOutputLane.getType().getNumElements() != ($ctaGroup == CTAGroupKind::CTA_1 ? 4 : 8)) return emitError(\"Disable Output Lane of length \") << $disableOutputLane.getType().getNumElements() << \" is incompatible with CtaGroupAttr\";",
      "if ($aShift && !isa<LLVM::LLVMPointerType>($matrixA.getType()))",
      "  return emitError(\"A-shift can be applied only when matrix A is in tensor memory\");",
      "if ($aShift && ($collectorOp == Tcgen05MMACollectorOp::FILL || $collectorOp == Tcgen05MMACollectorOp::USE))",
      "  return emitError(\"Cannot use collector buffer operation fill or use with ashift\");"
    ],
    strata.format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`scale` `=` $scaleInputD^)? (`mask` `=` $disableOutputLane^)? attr-dict `:` `(` type(operands) `)`"
  } {
    %matrixD = irdl.is !llvm.ptr<6> {strata.summary = "LLVM pointer in address space 6"}
    %matrixA = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && cast<LLVM::LLVMPointerType>($_self).getAddressSpace() == 6 || signless_integer(64)" {strata.summary = "LLVM pointer in address space 6 or 64-bit signless integer"}
    %matrixB = irdl.is i64 {strata.summary = "64-bit signless integer"}
    %idesc = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %enableInputD = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %scaleInputD = irdl.is i64 {strata.summary = "64-bit signless integer"}
    %disableOutputLane = irdl.c_pred "fixed_vector && vector_of(signless_integer(32)) && length(4, 8)" {strata.summary = "fixed-length vector of 32-bit signless integer values of length 4/8"}
    irdl.operands(matrixD: %matrixD, matrixA: %matrixA, matrixB: %matrixB, idesc: %idesc, enableInputD: %enableInputD, scaleInputD: optional %scaleInputD, disableOutputLane: optional %disableOutputLane)
    %aShift = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    %collectorOp = irdl.base @nvvm::@tcgen05_mma_collectorop {strata.default = "discard", strata.summary = "use of a buffer of the tensor core"}
    %ctaGroup = irdl.base @nvvm::@cta_group {strata.summary = "number of blocks that take part"}
    %kind = irdl.base @nvvm::@tcgen05_mma_kind {strata.summary = "type of elements of a product"}
    irdl.attributes {"aShift" = %aShift, "collectorOp" = %collectorOp, "ctaGroup" = %ctaGroup, "kind" = %kind}
  }
  irdl.operation @tcgen05.mma.block_scale attributes {
    strata.class = "Tcgen05MmaBlockScaleOp",
    strata.summary = "product of scaled matrices by a tensor core",
    strata.description = "Starts a multiplication of matrices whose blocks have scales in tensor memory.",
    strata.examples = ["nvvm.tcgen05.mma.block_scale %a, %a, %b, %c, %d, %a, %a {a, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)"],
    strata.traits = ["NVVMRequiresSMa<100, 110>"],
    strata.verify = [
      "if ($kind == MMABlockScaleKind::MXF4NVF4 && $blockScale == Tcgen05MMABlockScale::DEFAULT)",
      "  return emitError(\"mxf4nvf4 requires block scale attribute\");",
      "if ($kind != MMABlockScaleKind::MXF4NVF4 && $blockScale == Tcgen05MMABlockScale::BLOCK16) return emitError() << stringifyEnum($kind) << \" kind does not support block16 attribute\";"
    ],
    strata.format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $scaleA `,` $scaleB attr-dict `:` `(` type(operands) `)`"
  } {
    %matrixD = irdl.is !llvm.ptr<6> {strata.summary = "LLVM pointer in address space 6"}
    %matrixA = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && cast<LLVM::LLVMPointerType>($_self).getAddressSpace() == 6 || signless_integer(64)" {strata.summary = "LLVM pointer in address space 6 or 64-bit signless integer"}
    %matrixB = irdl.is i64 {strata.summary = "64-bit signless integer"}
    %idesc = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %enableInputD = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %scaleA = irdl.is !llvm.ptr<6> {strata.summary = "LLVM pointer in address space 6"}
    %scaleB = irdl.is !llvm.ptr<6> {strata.summary = "LLVM pointer in address space 6"}
    irdl.operands(matrixD: %matrixD, matrixA: %matrixA, matrixB: %matrixB, idesc: %idesc, enableInputD: %enableInputD, scaleA: %scaleA, scaleB: %scaleB)
    %blockScale = irdl.base @nvvm::@tcgen05_mma_block_scale {strata.default = "default", strata.summary = "size of blocks with a scale"}
    %collectorOp = irdl.base @nvvm::@tcgen05_mma_collectorop {strata.default = "discard", strata.summary = "use of a buffer of the tensor core"}
    %ctaGroup = irdl.base @nvvm::@cta_group {strata.summary = "number of blocks that take part"}
    %kind = irdl.base @nvvm::@block_scale_kind {strata.summary = "kind of a product of scaled matrices"}
    irdl.attributes {"blockScale" = %blockScale, "collectorOp" = %collectorOp, "ctaGroup" = %ctaGroup, "kind" = %kind}
  }
  irdl.operation @tcgen05.mma.sp attributes {
    strata.class = "Tcgen05MmaSpOp",
    strata.summary = "product of a sparse matrix by a tensor core",
    strata.description = "Starts a multiplication with a matrix of which half of the elements are stored.",
    strata.examples = ["nvvm.tcgen05.mma.sp %a, %a, %b, %c, %d, %a {a, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)"],
    strata.traits = ["NVVMRequiresSMa<100, 110>"],
    strata.verify = [
      "if ($disableOutputLane && $disableOutputLane.getType().getNumElements() != ($ctaGroup == CTAGroupKind::CTA_1 ? 4 : 8)) return emitError(\"Disable Output Lane of length \") << $disableOutputLane.getType().getNumElements() << \" is incompatible with CtaGroupAttr\";",
      "if ($aShift && !isa<LLVM::LLVMPointerType>($matrixA.getType()))",
      "  return emitError(\"A-shift can be applied only when matrix A is in tensor memory\");",
      "if ($aShift && ($collectorOp == Tcgen05MMACollectorOp::FILL || $collectorOp == Tcgen05MMACollectorOp::USE))",
      "  return emitError(\"Cannot use collector buffer operation fill or use with ashift\");"
    ],
    strata.format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata (`scale` `=` $scaleInputD^)? (`mask` `=` $disableOutputLane^)? attr-dict `:` `(` type(operands) `)`"
  } {
    %matrixD = irdl.is !llvm.ptr<6> {strata.summary = "LLVM pointer in address space 6"}
    %matrixA = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && cast<LLVM::LLVMPointerType>($_self).getAddressSpace() == 6 || signless_integer(64)" {strata.summary = "LLVM pointer in address space 6 or 64-bit signless integer"}
    %matrixB = irdl.is i64 {strata.summary = "64-bit signless integer"}
    %idesc = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %enableInputD = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %sparseMetadata = irdl.is !llvm.ptr<6> {strata.summary = "LLVM pointer in address space 6"}
    %scaleInputD = irdl.is i64 {strata.summary = "64-bit signless integer"}
    %disableOutputLane = irdl.c_pred "fixed_vector && vector_of(signless_integer(32)) && length(4, 8)" {strata.summary = "fixed-length vector of 32-bit signless integer values of length 4/8"}
    irdl.operands(matrixD: %matrixD, matrixA: %matrixA, matrixB: %matrixB, idesc: %idesc, enableInputD: %enableInputD, sparseMetadata: %sparseMetadata, scaleInputD: optional %scaleInputD, disableOutputLane: optional %disableOutputLane)
    %aShift = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    %collectorOp = irdl.base @nvvm::@tcgen05_mma_collectorop {strata.default = "discard", strata.summary = "use of a buffer of the tensor core"}
    %ctaGroup = irdl.base @nvvm::@cta_group {strata.summary = "number of blocks that take part"}
    %kind = irdl.base @nvvm::@tcgen05_mma_kind {strata.summary = "type of elements of a product"}
    irdl.attributes {"aShift" = %aShift, "collectorOp" = %collectorOp, "ctaGroup" = %ctaGroup, "kind" = %kind}
  }
  irdl.operation @tcgen05.mma.sp.block_scale attributes {
    strata.class = "Tcgen05MmaSpBlockScaleOp",
    strata.summary = "product of a scaled sparse matrix by a tensor core",
    strata.description = "Starts a multiplication of scaled matrices with a matrix of which half of the elements are stored.",
    strata.examples = ["nvvm.tcgen05.mma.sp.block_scale %a, %a, %b, %c, %d, %a, %a, %a {a, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)"],
    strata.traits = ["NVVMRequiresSMa<100, 110>"],
    strata.verify = [
      "if ($kind == MMABlockScaleKind::MXF4NVF4 && $blockScale == Tcgen05MMABlockScale::DEFAULT)",
      "  return emitError(\"mxf4nvf4 requires block scale attribute\");",
      "if ($kind != MMABlockScaleKind::MXF4NVF4 && $blockScale == Tcgen05MMABlockScale::BLOCK16) return emitError() << stringifyEnum($kind) << \" kind does not support block16 attribute\";"
    ],
    strata.format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata `,` $scaleA `,` $scaleB attr-dict `:` `(` type(operands) `)`"
  } {
    %matrixD = irdl.is !llvm.ptr<6> {strata.summary = "LLVM pointer in address space 6"}
    %matrixA = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && cast<LLVM::LLVMPointerType>($_self).getAddressSpace() == 6 || signless_integer(64)" {strata.summary = "LLVM pointer in address space 6 or 64-bit signless integer"}
    %matrixB = irdl.is i64 {strata.summary = "64-bit signless integer"}
    %idesc = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %enableInputD = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %sparseMetadata = irdl.is !llvm.ptr<6> {strata.summary = "LLVM pointer in address space 6"}
    %scaleA = irdl.is !llvm.ptr<6> {strata.summary = "LLVM pointer in address space 6"}
    %scaleB = irdl.is !llvm.ptr<6> {strata.summary = "LLVM pointer in address space 6"}
    irdl.operands(matrixD: %matrixD, matrixA: %matrixA, matrixB: %matrixB, idesc: %idesc, enableInputD: %enableInputD, sparseMetadata: %sparseMetadata, scaleA: %scaleA, scaleB: %scaleB)
    %blockScale = irdl.base @nvvm::@tcgen05_mma_block_scale {strata.default = "default", strata.summary = "size of blocks with a scale"}
    %collectorOp = irdl.base @nvvm::@tcgen05_mma_collectorop {strata.default = "discard", strata.summary = "use of a buffer of the tensor core"}
    %ctaGroup = irdl.base @nvvm::@cta_group {strata.summary = "number of blocks that take part"}
    %kind = irdl.base @nvvm::@block_scale_kind {strata.summary = "kind of a product of scaled matrices"}
    irdl.attributes {"blockScale" = %blockScale, "collectorOp" = %collectorOp, "ctaGroup" = %ctaGroup, "kind" = %kind}
  }
  irdl.operation @tcgen05.mma.ws attributes {
    strata.class = "Tcgen05MmaWsOp",
    strata.summary = "product with a stationary matrix",
    strata.description = "Starts a multiplication in which `matrixB` stays in a buffer of the tensor core.",
    strata.examples = ["nvvm.tcgen05.mma.ws %a, %a, %b, %c, %d {a, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)"],
    strata.traits = ["NVVMRequiresSMa<100, 110>"],
    strata.format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`,` $zeroColMask^)? attr-dict `:` `(` type(operands) `)`"
  } {
    %matrixD = irdl.is !llvm.ptr<6> {strata.summary = "LLVM pointer in address space 6"}
    %matrixA = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && cast<LLVM::LLVMPointerType>($_self).getAddressSpace() == 6 || signless_integer(64)" {strata.summary = "LLVM pointer in address space 6 or 64-bit signless integer"}
    %matrixB = irdl.is i64 {strata.summary = "64-bit signless integer"}
    %idesc = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %enableInputD = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %zeroColMask = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.operands(matrixD: %matrixD, matrixA: %matrixA, matrixB: %matrixB, idesc: %idesc, enableInputD: %enableInputD, zeroColMask: optional %zeroColMask)
    %collectorBBuffer = irdl.base @nvvm::@tcgen05_mma_collectorb {strata.default = "b0", strata.summary = "buffer of the tensor core"}
    %collectorOp = irdl.base @nvvm::@tcgen05_mma_collectorop {strata.default = "discard", strata.summary = "use of a buffer of the tensor core"}
    %kind = irdl.base @nvvm::@tcgen05_mma_kind {strata.summary = "type of elements of a product"}
    irdl.attributes {"collectorBBuffer" = %collectorBBuffer, "collectorOp" = %collectorOp, "kind" = %kind}
  }
  irdl.operation @tcgen05.mma.ws.sp attributes {
    strata.class = "Tcgen05MmaWsSpOp",
    strata.summary = "product of a sparse with a stationary matrix",
    strata.description = "Starts a multiplication of a matrix of which half of the elements are stored, in which `matrixB` stays in a buffer of the tensor core.",
    strata.examples = ["nvvm.tcgen05.mma.ws.sp %a, %a, %b, %c, %d, %a {a, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)"],
    strata.traits = ["NVVMRequiresSMa<100, 110>"],
    strata.format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata (`,` $zeroColMask^)? attr-dict `:` `(` type(operands) `)`"
  } {
    %matrixD = irdl.is !llvm.ptr<6> {strata.summary = "LLVM pointer in address space 6"}
    %matrixA = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && cast<LLVM::LLVMPointerType>($_self).getAddressSpace() == 6 || signless_integer(64)" {strata.summary = "LLVM pointer in address space 6 or 64-bit signless integer"}
    %matrixB = irdl.is i64 {strata.summary = "64-bit signless integer"}
    %idesc = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %enableInputD = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %sparseMetadata = irdl.is !llvm.ptr<6> {strata.summary = "LLVM pointer in address space 6"}
    %zeroColMask = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.operands(matrixD: %matrixD, matrixA: %matrixA, matrixB: %matrixB, idesc: %idesc, enableInputD: %enableInputD, sparseMetadata: %sparseMetadata, zeroColMask: optional %zeroColMask)
    %collectorBBuffer = irdl.base @nvvm::@tcgen05_mma_collectorb {strata.default = "b0", strata.summary = "buffer of the tensor core"}
    %collectorOp = irdl.base @nvvm::@tcgen05_mma_collectorop {strata.default = "discard", strata.summary = "use of a buffer of the tensor core"}
    %kind = irdl.base @nvvm::@tcgen05_mma_kind {strata.summary = "type of elements of a product"}
    irdl.attributes {"collectorBBuffer" = %collectorBBuffer, "collectorOp" = %collectorOp, "kind" = %kind}
  }
  irdl.operation @tcgen05.mma_smem_desc attributes {
    strata.class = "Tcgen05MmaSmemDescOp",
    strata.summary = "descriptor of a matrix in shared memory",
    strata.description = "Combines the address, offsets and modes of a matrix into a descriptor.",
    strata.examples = ["%r = nvvm.tcgen05.mma_smem_desc(%a, %a, %a, %b, %c, %b) : (i32, i32, i32, i8, i1, i8) -> i64"],
    strata.format = "`(` operands `)` attr-dict `:` `(` type(operands) `)` `->` type($res)"
  } {
    %startAddr = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %leadingDimOffset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %strideDimOffset = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %baseOffset = irdl.is i8 {strata.summary = "8-bit signless integer"}
    %leadingDimMode = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %swizzleMode = irdl.is i8 {strata.summary = "8-bit signless integer"}
    irdl.operands(startAddr: %startAddr, leadingDimOffset: %leadingDimOffset, strideDimOffset: %strideDimOffset, baseOffset: %baseOffset, leadingDimMode: %leadingDimMode, swizzleMode: %swizzleMode)
    %res = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @tcgen05.relinquish_alloc_permit attributes {
    strata.class = "Tcgen05RelinquishAllocPermitOp",
    strata.summary = "end of allocations of tensor memory",
    strata.description = "States that the block allocates no more tensor memory.",
    strata.examples = ["nvvm.tcgen05.relinquish_alloc_permit {a, group = #nvvm.cta_group<cta_2>}"],
    strata.traits = ["NVVMRequiresSMa<100, 101>"],
    strata.format = "attr-dict"
  } {
    %group = irdl.base @nvvm::@cta_group {strata.default = "cta_1", strata.summary = "number of blocks that take part"}
    irdl.attributes {"group" = %group}
  }
  irdl.operation @tcgen05.shift attributes {
    strata.class = "Tcgen05ShiftOp",
    strata.summary = "shift of rows in tensor memory",
    strata.description = "Moves rows of tensor memory down by one.",
    strata.examples = ["nvvm.tcgen05.shift %a : !llvm.ptr<6>"],
    strata.traits = ["NVVMRequiresSMa<100, 101, 103>"],
    strata.format = "$taddr attr-dict `:` type($taddr)"
  } {
    %taddr = irdl.is !llvm.ptr<6> {strata.summary = "LLVM pointer in address space 6"}
    irdl.operands(taddr: %taddr)
    %group = irdl.base @nvvm::@cta_group {strata.default = "cta_1", strata.summary = "number of blocks that take part"}
    irdl.attributes {"group" = %group}
  }
  irdl.operation @tcgen05.st attributes {
    strata.class = "Tcgen05StOp",
    strata.summary = "store to tensor memory",
    strata.description = "Stores numbers in the registers of the threads to tensor memory. With `unpack` a register holds two 16-bit numbers.",
    strata.examples = ["nvvm.tcgen05.st %a, %b, %c {a, shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32"],
    strata.traits = ["NVVMRequiresSMa<100, 101>"],
    strata.verify = [
      "bool needsOffset = $shape == Tcgen05LdStShape::SHAPE_16X32BX2;",
      "if (needsOffset && !$offset) return emitError(\"shape 16x32bx2 requires offset argument\");",
      "auto type = $val.getType();",
      "int64_t length = isa<VectorType>(type) ? type.getNumElements() : 1;",
      "int64_t least = $shape == Tcgen05LdStShape::SHAPE_16X256B ? 4 : $shape == Tcgen05LdStShape::SHAPE_16X128B ? 2 : 1;",
      "if (length < least) return emitError(\"invalid input length \") << length << \" for shape \" << stringifyEnum($shape) << \" in tcgen05.st Op\";"
    ],
    strata.format = "$tmemAddr `,` $val (`,` $offset^)? (`unpack` $unpack^)? attr-dict `:` type($val)"
  } {
    %tmemAddr = irdl.is !llvm.ptr<6> {strata.summary = "LLVM pointer in address space 6"}
    %val = irdl.c_pred "signless_integer(32) || vector && vector_of(signless_integer(32)) && length(2, 4, 8, 16, 32, 64, 128)" {strata.summary = "32-bit signless integer or vector of 32-bit signless integer values of length 2/4/8/16/32/64/128"}
    %offset = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.operands(tmemAddr: %tmemAddr, val: %val, offset: optional %offset)
    %shape = irdl.base @nvvm::@tcgen05_ldst_shape {strata.summary = "shape of an access to tensor memory"}
    %unpack = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    irdl.attributes {"shape" = %shape, "unpack" = %unpack}
  }
  irdl.operation @tcgen05.wait attributes {
    strata.class = "Tcgen05WaitOp",
    strata.summary = "wait for accesses to tensor memory",
    strata.description = "Waits for the earlier loads or stores of this thread.",
    strata.examples = ["nvvm.tcgen05.wait <load>"],
    strata.traits = ["NVVMRequiresSMa<100, 101>"],
    strata.format = "$kind attr-dict"
  } {
    %kind = irdl.base @nvvm::@tcgen05_wait {strata.summary = "accesses to tensor memory"}
    irdl.attributes {"kind" = %kind}
  }
  irdl.operation @vote.sync attributes {
    strata.class = "VoteSyncOp",
    strata.summary = "vote of a warp",
    strata.description = "Combines the predicates of the threads of the mask.",
    strata.examples = ["%r = nvvm.vote.sync  ballot %a, %b -> i32"],
    strata.verify = [
      "if ($kind == VoteSyncKind::BALLOT && !$res.getType().isInteger(32))",
      "  return emitOpError(\"vote.sync 'ballot' returns an i32\");",
      "if ($kind != VoteSyncKind::BALLOT && !$res.getType().isInteger(1))",
      "  return emitOpError(\"vote.sync 'any', 'all' and 'uni' returns an i1\");"
    ],
    strata.format = "$kind $mask `,` $pred attr-dict `->` type($res)"
  } {
    %mask = irdl.is i32 {strata.summary = "32-bit signless integer"}
    %pred = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(mask: %mask, pred: %pred)
    %kind = irdl.base @nvvm::@vote_sync_kind {strata.summary = "combination of predicates"}
    irdl.attributes {"kind" = %kind}
    %res = irdl.c_pred "signless_integer(32, 1)" {strata.summary = "32-bit signless integer or 1-bit signless integer"}
    irdl.results(res: %res)
  }
  irdl.operation @wgmma.commit.group.sync.aligned attributes {
    strata.class = "WgmmaCommitGroupSyncAlignedOp",
    strata.summary = "end of a group of products",
    strata.description = "Makes a group of the asynchronous products that belong to none.",
    strata.examples = ["nvvm.wgmma.commit.group.sync.aligned"],
    strata.traits = ["NVVMRequiresSMa<90>"],
    strata.format = "attr-dict"
  } {
  }
  irdl.operation @wgmma.fence.aligned attributes {
    strata.class = "WgmmaFenceAlignedOp",
    strata.summary = "order of accesses to registers",
    strata.description = "Orders accesses to registers with asynchronous products.",
    strata.examples = ["nvvm.wgmma.fence.aligned"],
    strata.traits = ["NVVMRequiresSMa<90>"],
    strata.format = "attr-dict"
  } {
  }
  irdl.operation @wgmma.mma_async attributes {
    strata.class = "WgmmaMmaAsyncOp",
    strata.summary = "asynchronous product of a group of warps",
    strata.description = "Starts a multiplication of matrices in shared memory, which descriptors tell, into registers of four warps.",
    strata.examples = ["%r = nvvm.wgmma.mma_async %a, %a, %b, <m = 64, n = 8, k = 16>, D[<f32>, <zero>], A[<f16>, <one>, <row>], B[<f16>, <neg>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>"],
    strata.interfaces = ["BasicPtxBuilderOpInterface"],
    strata.verify = [
      "auto a = $typeA, b = $typeB, d = $typeD;",
      "auto type = $results.getType();",
      "if ($inouts.getType() != type) return emitOpError(\"failed to verify that input struct and result struct must be the same type\");",
      "auto elements = type.getBody() ? type.getBody().getTypes() : {};",
      "int64_t m = $shape.getM(), n = $shape.getN(), k = $shape.getK();",
      "bool isByteFloat = isFloat8(a) && isFloat8(b), isByte = isInteger8(a) && isInteger8(b);",
      "if (m != 64) return emitOpError(\"shape 'm' must be 64\");",
      "if (d != WGMMATypes::F16 && d != WGMMATypes::F32 && d != WGMMATypes::S32) return emitOpError(\"does not support the given output type \") << stringifyEnum(d);",
      "if (d == WGMMATypes::S32 && ($scaleA == WGMMAScaleIn::NEG || $scaleB == WGMMAScaleIn::NEG)) return emitOpError(\"has s32 output, scaleA and scaleB cannot be neg\");",
      "if (d == WGMMATypes::S32 ? !(isByte || a == WGMMATypes::B1 && b == a) : !(isByteFloat || b == a && (a == WGMMATypes::F16 || a == WGMMATypes::BF16 || a == WGMMATypes::TF32 && d == WGMMATypes::F32)))",
      "  return emitOpError() << stringifyEnum(d) << \" += \" << stringifyEnum(a) << \" * \" << stringifyEnum(b) << \", it is not supported.\";",
      "int64_t depth = a == WGMMATypes::B1 ? 256 : a == WGMMATypes::TF32 ? 8 : isByte || isByteFloat ? 32 : 16;",
      "if (k != depth) return emitOpError(\"shape 'k' must be \") << depth << \" for input type \" << stringifyEnum(a);",
      "bool isAllowed = n > 0 && n <= 256 && n % 8 == 0 && (d != WGMMATypes::S32 || n % 16 == 0 || n == 8 || n == 24);",
      "if (!isAllowed) return emitOpError(\"has input type \") << stringifyEnum(a) << \" n is set to \" << n << \", it is not supported.\";",
      "bool transposes = $layoutA == MMALayout::COL || $layoutB == MMALayout::ROW;",
      "if (transposes && a != WGMMATypes::F16 && a != WGMMATypes::BF16)",
      "  return emitOpError(\"given layouts layout_a = \") << stringifyEnum($layoutA) << \" and layout_b = \" << stringifyEnum($layoutB) << \" for input types \" << stringifyEnum(a) << \" and \" << stringifyEnum(b) << \" requires transpose. However, this is only supported for: f16 and bf16\";",
      "int64_t count = d == WGMMATypes::F16 ? n / 4 : n / 2;",
      "for (auto element : elements)",
      "  if (element != elements[0]) return emitOpError(\"all elements in struct must be same type but there is \") << element;",
      "if (elements.size() != count) return emitOpError(\"results \") << count << \", however output struct has \" << elements.size() << \" elements\";",
      "if (d != WGMMATypes::S32 && $satfinite == MMAIntOverflow::SATFINITE) return emitOpError(\" `satfinite` can be only used with s32 accumulator, however the current accumulator is \") << stringifyEnum(d);"
    ],
    strata.format = "$descriptorA `,` $descriptorB `,` $inouts `,` $shape `,` `D` `[` $typeD `,` $scaleD (`,` $satfinite^)? `]` `,` `A` `[` $typeA `,` $scaleA `,` $layoutA `]` `,` `B` `[` $typeB `,` $scaleB `,` $layoutB `]` attr-dict `:` type($inouts) `->` type($results)"
  } {
    %inouts = irdl.c_pred "isa<LLVM::LLVMStructType>($_self)" {strata.summary = "LLVM structure type"}
    %descriptorA = irdl.is i64 {strata.summary = "64-bit signless integer"}
    %descriptorB = irdl.is i64 {strata.summary = "64-bit signless integer"}
    irdl.operands(inouts: %inouts, descriptorA: %descriptorA, descriptorB: %descriptorB)
    %layoutA = irdl.base @nvvm::@mma_layout {strata.summary = "order of the elements of a matrix"}
    %layoutB = irdl.base @nvvm::@mma_layout {strata.summary = "order of the elements of a matrix"}
    %satfinite = irdl.base @nvvm::@mma_int_overflow {strata.optional, strata.summary = "behavior of integers on overflow"}
    %scaleA = irdl.base @nvvm::@wgmma_scale_in {strata.summary = "sign of a factor"}
    %scaleB = irdl.base @nvvm::@wgmma_scale_in {strata.summary = "sign of a factor"}
    %scaleD = irdl.base @nvvm::@wgmma_scale_out {strata.summary = "whether the product is added to the result"}
    %shape = irdl.base @nvvm::@shape {strata.summary = "sizes of a product of matrices"}
    %typeA = irdl.base @nvvm::@wgmma_type {strata.summary = "type of elements of matrices"}
    %typeB = irdl.base @nvvm::@wgmma_type {strata.summary = "type of elements of matrices"}
    %typeD = irdl.base @nvvm::@wgmma_type {strata.summary = "type of elements of matrices"}
    irdl.attributes {"layoutA" = %layoutA, "layoutB" = %layoutB, "satfinite" = %satfinite, "scaleA" = %scaleA, "scaleB" = %scaleB, "scaleD" = %scaleD, "shape" = %shape, "typeA" = %typeA, "typeB" = %typeB, "typeD" = %typeD}
    %results = irdl.c_pred "isa<LLVM::LLVMStructType>($_self)" {strata.summary = "LLVM structure type"}
    irdl.results(results: %results)
  }
  irdl.operation @wgmma.wait.group.sync.aligned attributes {
    strata.class = "WgmmaWaitGroupSyncAlignedOp",
    strata.summary = "wait for groups of products",
    strata.description = "Waits until at most `group` of the latest groups are pending.",
    strata.examples = ["nvvm.wgmma.wait.group.sync.aligned 3"],
    strata.traits = ["NVVMRequiresSMa<90>"],
    strata.format = "attr-dict $group"
  } {
    %group = irdl.any {strata.kind = "i64", strata.summary = "64-bit signless integer attribute"}
    irdl.attributes {"group" = %group}
  }
  irdl.operation @wmma.load attributes {
    strata.class = "WmmaLoadOp",
    strata.summary = "load of a matrix by a warp",
    strata.description = "Loads a matrix whose elements are spread over the threads of a warp in an unspecified way.",
    strata.verify = [
      "if (!isInWmmaSpace($ptr)) return emitOpError(\"expected source pointer in memory space 0, 1, 3\");",
      "int64_t count = wmmaCount($eltype, $frag, $m, $n, $k);",
      "if (count == 0) return emitOpError(\"invalid attribute combination\");",
      "if ($eltype == MMATypes::F64 && count == 1)",
      "  return $res.getType().isF64() ? success() : emitOpError(\"expected destination type to be f64\");",
      "return verifyWmmaResult(count, wmmaType($eltype));"
    ],
    strata.format = "$ptr `,` $stride attr-dict `:` functional-type($ptr, $res)"
  } {
    %ptr = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self)" {strata.summary = "LLVM pointer type"}
    %stride = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(ptr: %ptr, stride: %stride)
    %eltype = irdl.base @nvvm::@mma_type {strata.summary = "type of elements of matrices"}
    %frag = irdl.base @nvvm::@mma_frag {strata.summary = "position of a matrix in a product"}
    %k = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %layout = irdl.base @nvvm::@mma_layout {strata.summary = "order of the elements of a matrix"}
    %m = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %n = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"eltype" = %eltype, "frag" = %frag, "k" = %k, "layout" = %layout, "m" = %m, "n" = %n}
    %res = irdl.c_pred "isa<LLVM::LLVMStructType>($_self) || f64" {strata.summary = "LLVM structure type or 64-bit float"}
    irdl.results(res: %res)
  }
  irdl.operation @wmma.mma attributes {
    strata.class = "WmmaMmaOp",
    strata.summary = "product of matrices by a warp",
    strata.description = "Multiplies two matrices and adds a third one; all were loaded by `wmma.load`.",
    strata.verify = [
      "int64_t a = wmmaCount($eltypeA, MMAFrag::A, $m, $n, $k), b = wmmaCount($eltypeA, MMAFrag::B, $m, $n, $k);",
      "int64_t c = wmmaCount($eltypeB, MMAFrag::C, $m, $n, $k);",
      "bool isAllowed = $eltypeB == $eltypeA || $eltypeB == MMATypes::F32 && ($eltypeA == MMATypes::F16 || $eltypeA == MMATypes::TF32) || $eltypeB == MMATypes::S32;",
      "if (!isAllowed || a == 0 || c == 0) return emitOpError(\"invalid attribute combination\");",
      "if ($args.size() != a + b + c) return emitOpError(\"expected \") << (a + b + c) << \" arguments\";",
      "auto type = wmmaType($eltypeA), sum = wmmaType($eltypeB);",
      "for (auto [i, arg] : llvm::enumerate($args))",
      "  if (arg.getType() != (i < a + b ? type : sum)) return emitOpError(\"expected argument \") << i << \" to be of type \" << (i < a + b ? type : sum);",
      "return verifyWmmaResult(c, sum);"
    ],
    strata.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.c_pred "llvm_type"
    irdl.operands(args: variadic %args)
    %eltypeA = irdl.base @nvvm::@mma_type {strata.summary = "type of elements of matrices"}
    %eltypeB = irdl.base @nvvm::@mma_type {strata.summary = "type of elements of matrices"}
    %k = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %layoutA = irdl.base @nvvm::@mma_layout {strata.summary = "order of the elements of a matrix"}
    %layoutB = irdl.base @nvvm::@mma_layout {strata.summary = "order of the elements of a matrix"}
    %m = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %n = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"eltypeA" = %eltypeA, "eltypeB" = %eltypeB, "k" = %k, "layoutA" = %layoutA, "layoutB" = %layoutB, "m" = %m, "n" = %n}
    %res = irdl.c_pred "isa<LLVM::LLVMStructType>($_self)" {strata.summary = "LLVM structure type"}
    irdl.results(res: %res)
  }
  irdl.operation @wmma.store attributes {
    strata.class = "WmmaStoreOp",
    strata.summary = "store of a matrix by a warp",
    strata.description = "Stores a matrix whose elements are spread over the threads of a warp.",
    strata.examples = ["nvvm.wmma.store %a, %b, %c, %c, %c, %c {a, eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>"],
    strata.verify = [
      "if (!isInWmmaSpace($ptr)) return emitOpError(\"expected operands to be a source pointer in memory space 0, 1, 3\");",
      "int64_t count = wmmaCount($eltype, MMAFrag::C, $m, $n, $k);",
      "if (count == 0) return emitOpError(\"invalid attribute combination\");",
      "if ($args.size() != count) return emitOpError(\"expected \") << count << \" data operands\";",
      "auto type = wmmaType($eltype);",
      "for (auto arg : $args)",
      "  if (arg.getType() != type) return emitOpError(\"expected data operands of type \") << type;"
    ],
    strata.format = "$ptr `,` $stride `,` $args attr-dict `:` qualified(type($ptr)) `,` type($args)"
  } {
    %ptr = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self)" {strata.summary = "LLVM pointer type"}
    %args = irdl.c_pred "llvm_type"
    %stride = irdl.is i32 {strata.summary = "32-bit signless integer"}
    irdl.operands(ptr: %ptr, args: variadic %args, stride: %stride)
    %eltype = irdl.base @nvvm::@mma_type {strata.summary = "type of elements of matrices"}
    %k = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %layout = irdl.base @nvvm::@mma_layout {strata.summary = "order of the elements of a matrix"}
    %m = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    %n = irdl.any {strata.kind = "i32", strata.summary = "32-bit signless integer attribute"}
    irdl.attributes {"eltype" = %eltype, "k" = %k, "layout" = %layout, "m" = %m, "n" = %n}
  }
}
