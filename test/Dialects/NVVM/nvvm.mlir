// Operations in their custom forms, which are also their output.
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: grep -v '^//' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
module {
  %0 = "t.v"() : () -> i32
  nvvm.bar.warp.sync %0 {a} : i32
  nvvm.barrier.arrive number_of_threads = %0 {a}
  nvvm.barrier.arrive id = %0 number_of_threads = %0 {a}
  nvvm.barrier0 {a}
  nvvm.breakpoint {a}
  nvvm.cluster.arrive {a}
  nvvm.cluster.arrive {a, aligned}
  nvvm.cluster.arrive.relaxed {a, aligned}
  nvvm.cluster.wait {a, aligned}
  %1 = "t.v"() : () -> !llvm.ptr<3>
  nvvm.clusterlaunchcontrol.try.cancel %1, %1 {a}
  nvvm.clusterlaunchcontrol.try.cancel multicast, %1, %1 {a}
  %2 = "t.v"() : () -> vector<2xbf16>
  %3 = nvvm.convert.bf16x2.to.f8x2 %2 {a, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16> -> i16(f8E8M0FNU)
  %4 = "t.v"() : () -> vector<2xf16>
  %5 = nvvm.convert.f16x2.to.f8x2 %4 {a, relu = true} : vector<2xf16> -> vector<2xi8>(f8E5M2)
  %6 = "t.v"() : () -> f32
  %7 = nvvm.convert.f32x2.to.bf16x2 %6, %6, %0 {a, relu = true, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16>
  %8 = nvvm.convert.f32x2.to.f4x2 %6, %6 {a, relu = true} : i8(f4E2M1FN)
  %9 = nvvm.convert.f32x2.to.f6x2 %6, %6 {a, relu = true} : i16(f6E2M3FN)
  %10 = "t.v"() : () -> vector<4xf32>
  %11 = nvvm.convert.f32x4.to.f4x4 %10, %0 {a, relu = true} : vector<4xf32> -> i16(f4E2M1FN)
  %12 = nvvm.convert.f32x4.to.f6x4 %10, %0 {a, relu = true} : vector<4xf32> -> vector<4xi8>(f6E2M3FN)
  %13 = nvvm.convert.f32x4.to.f8x4 %10, %0 {a, relu = true} : vector<4xf32> -> vector<4xi8>(f8E5M2)
  %14 = "t.v"() : () -> i8
  %15 = nvvm.convert.f4x2.to.f16x2 %14 {a, relu = true} : i8(f4E2M1FN) -> vector<2xf16>
  %16 = "t.v"() : () -> vector<2xi8>
  %17 = nvvm.convert.f6x2.to.f16x2 %16 {a, relu = true} : vector<2xi8>(f6E2M3FN) -> vector<2xf16>
  %18 = nvvm.convert.f8x2.to.f16x2 %16 {a, relu = true} : vector<2xi8>(f8E4M3FN) -> vector<2xf16>
  %19 = nvvm.convert.f8x2.to.bf16x2 %16 {a} : vector<2xi8>(f8E8M0FNU) -> vector<2xbf16>
  %20 = nvvm.convert.float.to.tf32 %6 {a, relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}
  nvvm.cp.async.bulk.commit.group {a}
  nvvm.cp.async.bulk.wait_group 3 {a}
  nvvm.cp.async.bulk.wait_group 3 {a, read}
  nvvm.cp.async.commit.group {a}
  nvvm.cp.async.wait.group 3 {a}
  nvvm.cp.async.mbarrier.arrive %1 {a} : !llvm.ptr<3>
  nvvm.cp.async.mbarrier.arrive %1 {a, noinc = true} : !llvm.ptr<3>
  nvvm.cp.async.mbarrier.arrive %1 {a} : !llvm.ptr<3>
  %21 = "t.v"() : () -> !llvm.ptr<1>
  %22 = "t.v"() : () -> i64
  %23 = "t.v"() : () -> i16
  nvvm.cp.async.bulk.global.shared.cta %21, %1, %0 l2_cache_hint = %22 byte_mask = %23 {a} : <1>, <3>
  nvvm.cp.async.bulk.global.shared.cta %21, %1, %0 {a} : <1>, <3>
  nvvm.cp.async.bulk.prefetch %21, %0 {a} : <1>
  nvvm.cp.async.bulk.prefetch %21, %0 l2_cache_hint = %22 {a} : <1>
  %24 = "t.v"() : () -> !llvm.ptr<7>
  nvvm.cp.async.bulk.shared.cluster.global %24, %21, %1, %0 multicast_mask = %23 l2_cache_hint = %22 {a} : !llvm.ptr<7>, <1>
  nvvm.cp.async.bulk.shared.cluster.global %1, %21, %1, %0 {a} : !llvm.ptr<3>, <1>
  %25 = "t.v"() : () -> !llvm.ptr
  nvvm.cp.async.bulk.tensor.global.shared.cta %25, %1, box[%0, %0] l2_cache_hint = %22 {a} : !llvm.ptr, <3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %25, %1, box[%0, %0] {a} : !llvm.ptr, <3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %25, %1, box[%0, %0, %0] {a, mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, <3>
  nvvm.cp.async.bulk.tensor.prefetch %25, box[%0, %0, %0] im2col[%23] l2_cache_hint = %22 {a, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
  nvvm.cp.async.bulk.tensor.prefetch %25, box[%0, %0] {a} : !llvm.ptr
  nvvm.cp.async.bulk.tensor.reduce %25, %1, box[%0, %0] l2_cache_hint = %22 {a, redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
  nvvm.cp.async.bulk.tensor.reduce %25, %1, box[%0, %0] {a, redKind = #nvvm.tma_redux_kind<inc>} : !llvm.ptr, <3>
  nvvm.cp.async.bulk.tensor.shared.cluster.global %24, %25, %1, box[%0, %0] multicast_mask = %23 l2_cache_hint = %22 {a} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %24, %25, %1, box[%0, %0, %0] im2col[%23] multicast_mask = %23 l2_cache_hint = %22 {a, group = #nvvm.cta_group<cta_2>, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %1, %25, %1, box[%0] {a, isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  %26 = "t.v"() : () -> i1
  nvvm.cp.async.bulk.tensor.shared.cluster.global %24, %25, %1, box[%0] predicate = %26 {a} : !llvm.ptr<7>, !llvm.ptr
  %27 = "t.v"() : () -> vector<2xi16>
  %28 = "t.v"() : () -> vector<4xi8>
  %29 = nvvm.dot.accumulate.2way %27 <signed>, %28 <unsigned>, %0 {a, b_hi = true} : vector<2xi16>, vector<4xi8>
  %30 = nvvm.dot.accumulate.2way %27 <signed>, %28 <unsigned>, %0 {a, b_hi = false} : vector<2xi16>, vector<4xi8>
  %31 = nvvm.dot.accumulate.4way %28 <signed>, %28 <unsigned>, %0 {a} : vector<4xi8>, vector<4xi8>
  %32 = nvvm.elect.sync {a} -> i1
  %33 = nvvm.elect.sync %0 {a} -> i1
  nvvm.exit {a}
  nvvm.fence.mbarrier.init {a}
  nvvm.fence.proxy {a, kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.fence.proxy {a, kind = #nvvm.proxy_kind<alias>}
  nvvm.fence.proxy.acquire <cta> %25, %0 {a}
  nvvm.fence.proxy.acquire <cta> %25, %0 {a}
  nvvm.fence.proxy.release <cta> {a}
  nvvm.fence.sc.cluster {a}
  nvvm.fence.sync_restrict {a, order = #nvvm.mem_order<acquire>}
  nvvm.fence.proxy.sync_restrict {a, order = #nvvm.mem_order<acquire>}
  nvvm.inline_ptx "abc" {a}
  nvvm.inline_ptx "abc" ro(%0, %6 : i32, f32) {a}
  nvvm.inline_ptx "abc" ro(%0 : i32) rw(%6 : f32), predicate = %26 {a}
  %34:2 = nvvm.inline_ptx "abc" ro(%0 : i32) rw(%6 : f32), predicate = %26 {a} -> i32, i32
  %35 = nvvm.inline_ptx "abc", predicate = %26 {a} -> i32
  %36 = nvvm.inline_ptx "abc" rw(%0, %0 : i32, i32) {a} -> i32
  "t.x"() {x = #nvvm.shape<m = 1, n = 2, k = 3>, y = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : () -> ()
  "t.x"() {x = #nvvm.shape<m = 1, n = 3, k = 2>} : () -> ()
  "t.x"() {x = #nvvm.target} : () -> ()
  "t.x"() {x = #nvvm.target} : () -> ()
  "t.x"() {x = #nvvm.target<O = 3, chip = "sm_90">} : () -> ()
  "t.x"() {x = #nvvm.target<O = 3, triple = "x", chip = "sm_90", features = "+ptx80", flags = {fast, ftz}, link = ["a.bc"], verifyTarget = false>} : () -> ()
  "t.x"() {x = #nvvm.target} : () -> ()
  nvvm.cp.async.shared.global %1, %21, 16, cache =  cg {a} : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.shared.global %1, %21, 16, cache =  ca, %0 {a} : !llvm.ptr<3>, !llvm.ptr<1>, i32
  nvvm.cp.async.bulk.shared.cluster.shared.cta %24, %1, %1, %0 {a} : <7>, <3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %25, %1, box[%0], predicate = %26 {a} : !llvm.ptr, <3>
  nvvm.griddepcontrol  wait {a}
  nvvm.griddepcontrol  launch_dependents {a}
  %37 = nvvm.ldmatrix %1 {a, eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  %38 = nvvm.ldmatrix %1 {a, eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> i32
  %39 = nvvm.mapa %25, %0 {a} : !llvm.ptr -> !llvm.ptr
  %40 = nvvm.mapa %1, %0 {a} : !llvm.ptr<3> -> !llvm.ptr<7>
  %41 = nvvm.match.sync  any %0, %0 {a} : i32 -> i32
  %42 = nvvm.match.sync  all %0, %22 {a} : i64 -> !llvm.struct<(i32, i1)>
  nvvm.mbarrier.arrive %1 {a} : !llvm.ptr<3>
  %43 = nvvm.mbarrier.arrive %1 {a} : !llvm.ptr<3> -> i64
  %44 = nvvm.mbarrier.arrive %1, %0 {a, relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3> -> i64
  nvvm.mbarrier.arrive %24, %0 {a} : !llvm.ptr<7>
  nvvm.mbarrier.arrive.expect_tx %1, %0 {a} : !llvm.ptr<3>, i32
  nvvm.mbarrier.arrive.expect_tx %1, %0, predicate = %26 {a} : !llvm.ptr<3>, i32, i1
  %45 = nvvm.mbarrier.arrive.expect_tx %25, %0 {a} : !llvm.ptr, i32 -> i64
  %46 = nvvm.mbarrier.arrive.nocomplete %25, %0 {a} : !llvm.ptr, i32 -> i64
  nvvm.mbarrier.arrive_drop %1 {a} : !llvm.ptr<3>
  %47 = nvvm.mbarrier.arrive_drop %1, %0 {a} : !llvm.ptr<3> -> i64
  nvvm.mbarrier.arrive_drop.expect_tx %1, %0 {a} : !llvm.ptr<3>, i32
  %48 = nvvm.mbarrier.arrive_drop.expect_tx %1, %0 {a} : !llvm.ptr<3>, i32 -> i64
  %49 = nvvm.mbarrier.arrive_drop.nocomplete %25, %0 {a} : !llvm.ptr, i32 -> i64
  nvvm.mbarrier.complete_tx %1, %0 {a} : !llvm.ptr<3>, i32
  nvvm.mbarrier.complete_tx %1, %0 {a, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32
  nvvm.mbarrier.expect_tx %24, %0 {a} : !llvm.ptr<7>, i32
  nvvm.mbarrier.init %25, %0 {a} : !llvm.ptr, i32
  nvvm.mbarrier.init %25, %0, predicate = %26 {a} : !llvm.ptr, i32, i1
  nvvm.mbarrier.inval %25 {a} : !llvm.ptr
  %50 = nvvm.mbarrier.test.wait %25, %22 {a} : !llvm.ptr, i64 -> i1
  %51 = nvvm.mbarrier.test.wait %25, %0 {a, relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32 -> i1
  %52 = nvvm.mbarrier.try_wait %25, %22 {a} : !llvm.ptr, i64 -> i1
  %53 = nvvm.mbarrier.try_wait %25, %22, %0 {a} : !llvm.ptr, i64, i32 -> i1
  nvvm.mbarrier.try_wait.parity %25, %0, %0 {a} : !llvm.ptr, i32, i32
  nvvm.memory.barrier <cta> {a}
  nvvm.nanosleep {a} %0
  nvvm.pmevent {a} id = 10
  nvvm.prefetch tensormap, %25 {a} : !llvm.ptr
  nvvm.prefetch tensormap in_param_space, %25, predicate = %26 {a} : !llvm.ptr, i1
  nvvm.prefetch level =  L1, %25 {a} : !llvm.ptr
  nvvm.prefetch level =  L1 uniform, %25 {a} : !llvm.ptr
  nvvm.prefetch level =  L2, evict_priority =  evict_last, %21 {a} : !llvm.ptr<1>
  %54 = nvvm.prmt <default> %0, %0, %0 {a} : i32
  %55 = nvvm.prmt <rc8> %0, %0 {a} : i32
  %56 = nvvm.rcp.approx.ftz.f %6 {a} : f32
  %57 = nvvm.redux.sync  add %0, %0 {a} : i32 -> i32
  %58 = nvvm.redux.sync  fmin %6, %0 {a, abs = true, nan = true} : f32 -> f32
  nvvm.setmaxregister  increase 24 {a}
  %59 = nvvm.shfl.sync  bfly %0, %6, %0, %0 {a} : f32 -> f32
  %60 = nvvm.shfl.sync  idx %0, %6, %0, %0 {a, return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
  nvvm.st.bulk %1, size = %22 {a} : !llvm.ptr<3>
  nvvm.st.bulk %1, size = %22 {a} : !llvm.ptr<3>
  nvvm.stmatrix %1, %0, %0 {a, eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32, i32
  %61 = nvvm.vote.sync  any %0, %26 {a} -> i1
  %62 = nvvm.vote.sync  ballot %0, %26 {a} -> i32
  nvvm.tcgen05.alloc %25, %0 {a} : !llvm.ptr, i32
  nvvm.tcgen05.alloc %1, %0 {a, group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i32
  nvvm.tcgen05.commit %25 {a, group = #nvvm.cta_group<cta_2>} : !llvm.ptr
  nvvm.tcgen05.commit %25, multicast_mask = %23 {a} : !llvm.ptr, i16
  %63 = "t.v"() : () -> !llvm.ptr<6>
  nvvm.tcgen05.cp %63, %22 {a, shape = #nvvm.tcgen05_cp_shape<shape_128x256b>}
  nvvm.tcgen05.cp %63, %22 {a, group = #nvvm.cta_group<cta_2>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_01_23>, shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}
  nvvm.tcgen05.dealloc %63, %0 {a} : !llvm.ptr<6>, i32
  nvvm.tcgen05.fence <before> {a}
  %64 = nvvm.tcgen05.ld %63 {a, shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
  %65 = nvvm.tcgen05.ld %63, %22 pack {a, shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32
  %66 = nvvm.tcgen05.ld %63 pack {a, shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : vector<2xi32>
  %67 = "t.v"() : () -> vector<2xi32>
  nvvm.tcgen05.st %63, %67 unpack {a, shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : vector<2xi32>
  nvvm.tcgen05.st %63, %0, %22 {a, shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32
  nvvm.tcgen05.st %63, %67, %22 unpack {a, shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<2xi32>
  nvvm.tcgen05.shift %63 {a} : !llvm.ptr<6>
  nvvm.tcgen05.relinquish_alloc_permit {a, group = #nvvm.cta_group<cta_2>}
  nvvm.tcgen05.wait <load> {a}
  %68 = nvvm.tcgen05.mma_smem_desc(%0, %0, %0, %14, %26, %14) {a} : (i32, i32, i32, i8, i1, i8) -> i64
  nvvm.wgmma.commit.group.sync.aligned {a}
  nvvm.wgmma.fence.aligned {a}
  nvvm.wgmma.wait.group.sync.aligned {a} 3
  %69 = nvvm.barrier #nvvm.reduction<popc> %0 -> i32 {a}
  %70 = nvvm.barrier -> i32 {a}
  %71 = nvvm.read.ptx.sreg.tid.x {a} : i32
  %72 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 32> {a} : i32
  %73 = nvvm.read.ptx.sreg.tid.x range <i64, 0, 32> {a} : i32
  %74 = nvvm.read.ptx.sreg.tid.x range <i32, 6, 2> {a} : i32
  %75 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 32> {a} : f32
  %76 = nvvm.read.ptx.sreg.tid.x : !llvm.struct<(i32)>
  %77 = nvvm.read.ptx.sreg.clock64 {a} : i64
  %78 = nvvm.read.ptx.sreg.envreg5 {a} : i32
  %79 = nvvm.wmma.load %25, %0 {a, eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  nvvm.wmma.store %25, %0, %4, %4, %4, %4 {a, eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
  %80 = nvvm.wmma.mma %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4, %4 {a, eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  %81 = nvvm.mma.sync A[%0]  B[%0]  C[%0, %0]  {a, intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 8, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  %82 = nvvm.mma.sync A[%0]  B[%0]  C[%0, %0]  {a, b1Op = #nvvm.mma_b1op<xor_popc>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 8, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  %83 = nvvm.mma.block_scale A[%0, %0, %0, %0] B[%0, %0] C[%6, %6, %6, %6] scaleA[%0, %23, %23] scaleB[%0, %23, %23] {a, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  %84 = nvvm.mma.sp.block_scale A[%0, %0, %0, %0] B[%0, %0, %0, %0] C[%6, %6, %6, %6] sparseMetadata[%0] selector[%0] scaleA[%0, %23, %23] scaleB[%0, %23, %23] {a, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  %85 = "t.v"() : () -> !llvm.struct<(f32, f32, f32, f32)>
  %86 = nvvm.wgmma.mma_async %22, %22, %85, <m = 64, n = 8, k = 16>, D[<f32>, <zero>], A[<f16>, <one>, <row>], B[<f16>, <neg>, <col>] {a} : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  %87 = "t.v"() : () -> !llvm.struct<(i32, i32, i32, i32)>
  %88 = nvvm.wgmma.mma_async %22, %22, %87, <m = 64, n = 8, k = 32>, D[<s32>, <zero>, <satfinite>], A[<s8>, <one>, <row>], B[<s8>, <one>, <col>] {a} : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  nvvm.tcgen05.mma %63, %63, %22, %0, %26 {a, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  %89 = "t.v"() : () -> vector<4xi32>
  nvvm.tcgen05.mma %63, %63, %22, %0, %26 scale = %22 mask = %89 {a, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64, vector<4xi32>)
  nvvm.tcgen05.mma %63, %63, %22, %0, %26 {a, aShift, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  nvvm.tcgen05.mma.sp %63, %63, %22, %0, %26, %63 scale = %22 mask = %89 {a, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64, vector<4xi32>)
  nvvm.tcgen05.mma.sp %63, %63, %22, %0, %26, %63 {a, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  nvvm.tcgen05.mma.block_scale %63, %63, %22, %0, %26, %63, %63 {a, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma.block_scale %63, %22, %22, %0, %26, %63, %63 {a, blockScale = #nvvm.tcgen05_mma_block_scale<block32>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma.sp.block_scale %63, %63, %22, %0, %26, %63, %63, %63 {a, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma.ws %63, %63, %22, %0, %26 {a, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  nvvm.tcgen05.mma.ws %63, %22, %22, %0, %26, %22 {a, collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, i64, i64, i32, i1, i64)
  nvvm.tcgen05.mma.ws.sp %63, %63, %22, %0, %26, %63 {a, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  nvvm.tcgen05.mma.ws.sp %63, %63, %22, %0, %26, %63, %22 {a, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
  nvvm.pmevent {a} mask = 4
  %90 = nvvm.convert.f32x2.to.f8x2 %6, %6 {a, rnd = #nvvm.fp_rnd_mode<rz>} : i16(f8E8M0FNU)
  %91 = nvvm.convert.f32x2.to.f16x2 %6, %6 {a, rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xf16>
  %92 = nvvm.mma.sync A[%4, %4]  B[%4, %4]  C[%4, %4, %4, %4]  {a, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  %93 = nvvm.mma.sp.sync A[%4, %4] B[%4, %4] C[%4, %4] sparseMetadata[%0] selector[%0] {a, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  %94 = nvvm.mma.sp.sync A[%4, %4] B[%4, %4] C[%4, %4] sparseMetadata[%0] selector[%0] {a, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  %95 = "t.v"() : () -> f64
  %96 = nvvm.mma.sync A[%95]  B[%95]  C[%95, %95]  {a, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  %97 = nvvm.read.ptx.sreg.aggr.smem.size : i32
  %98 = nvvm.read.ptx.sreg.clock : i32
  %99 = nvvm.read.ptx.sreg.clock64 : i32
  %100 = nvvm.read.ptx.sreg.cluster.ctaid.x : i32
  %101 = nvvm.read.ptx.sreg.cluster.ctaid.y : i32
  %102 = nvvm.read.ptx.sreg.cluster.ctaid.z : i32
  %103 = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %104 = nvvm.read.ptx.sreg.cluster.nctaid.x : i32
  %105 = nvvm.read.ptx.sreg.cluster.nctaid.y : i32
  %106 = nvvm.read.ptx.sreg.cluster.nctaid.z : i32
  %107 = nvvm.read.ptx.sreg.cluster.nctarank : i32
  %108 = nvvm.read.ptx.sreg.clusterid.x : i32
  %109 = nvvm.read.ptx.sreg.clusterid.y : i32
  %110 = nvvm.read.ptx.sreg.clusterid.z : i32
  %111 = nvvm.read.ptx.sreg.ctaid.x : i32
  %112 = nvvm.read.ptx.sreg.ctaid.y : i32
  %113 = nvvm.read.ptx.sreg.ctaid.z : i32
  %114 = nvvm.read.ptx.sreg.dynamic.smem.size : i32
  %115 = nvvm.read.ptx.sreg.envreg0 : i32
  %116 = nvvm.read.ptx.sreg.envreg1 : i32
  %117 = nvvm.read.ptx.sreg.envreg10 : i32
  %118 = nvvm.read.ptx.sreg.envreg11 : i32
  %119 = nvvm.read.ptx.sreg.envreg12 : i32
  %120 = nvvm.read.ptx.sreg.envreg13 : i32
  %121 = nvvm.read.ptx.sreg.envreg14 : i32
  %122 = nvvm.read.ptx.sreg.envreg15 : i32
  %123 = nvvm.read.ptx.sreg.envreg16 : i32
  %124 = nvvm.read.ptx.sreg.envreg17 : i32
  %125 = nvvm.read.ptx.sreg.envreg18 : i32
  %126 = nvvm.read.ptx.sreg.envreg19 : i32
  %127 = nvvm.read.ptx.sreg.envreg2 : i32
  %128 = nvvm.read.ptx.sreg.envreg20 : i32
  %129 = nvvm.read.ptx.sreg.envreg21 : i32
  %130 = nvvm.read.ptx.sreg.envreg22 : i32
  %131 = nvvm.read.ptx.sreg.envreg23 : i32
  %132 = nvvm.read.ptx.sreg.envreg24 : i32
  %133 = nvvm.read.ptx.sreg.envreg25 : i32
  %134 = nvvm.read.ptx.sreg.envreg26 : i32
  %135 = nvvm.read.ptx.sreg.envreg27 : i32
  %136 = nvvm.read.ptx.sreg.envreg28 : i32
  %137 = nvvm.read.ptx.sreg.envreg29 : i32
  %138 = nvvm.read.ptx.sreg.envreg3 : i32
  %139 = nvvm.read.ptx.sreg.envreg30 : i32
  %140 = nvvm.read.ptx.sreg.envreg31 : i32
  %141 = nvvm.read.ptx.sreg.envreg4 : i32
  %142 = nvvm.read.ptx.sreg.envreg5 : i32
  %143 = nvvm.read.ptx.sreg.envreg6 : i32
  %144 = nvvm.read.ptx.sreg.envreg7 : i32
  %145 = nvvm.read.ptx.sreg.envreg8 : i32
  %146 = nvvm.read.ptx.sreg.envreg9 : i32
  %147 = nvvm.read.ptx.sreg.globaltimer : i32
  %148 = nvvm.read.ptx.sreg.globaltimer.lo : i32
  %149 = nvvm.read.ptx.sreg.gridid : i32
  %150 = nvvm.read.ptx.sreg.laneid : i32
  %151 = nvvm.read.ptx.sreg.lanemask.eq : i32
  %152 = nvvm.read.ptx.sreg.lanemask.ge : i32
  %153 = nvvm.read.ptx.sreg.lanemask.gt : i32
  %154 = nvvm.read.ptx.sreg.lanemask.le : i32
  %155 = nvvm.read.ptx.sreg.lanemask.lt : i32
  %156 = nvvm.read.ptx.sreg.nclusterid.x : i32
  %157 = nvvm.read.ptx.sreg.nclusterid.y : i32
  %158 = nvvm.read.ptx.sreg.nclusterid.z : i32
  %159 = nvvm.read.ptx.sreg.nctaid.x : i32
  %160 = nvvm.read.ptx.sreg.nctaid.y : i32
  %161 = nvvm.read.ptx.sreg.nctaid.z : i32
  %162 = nvvm.read.ptx.sreg.nsmid : i32
  %163 = nvvm.read.ptx.sreg.ntid.x : i32
  %164 = nvvm.read.ptx.sreg.ntid.y : i32
  %165 = nvvm.read.ptx.sreg.ntid.z : i32
  %166 = nvvm.read.ptx.sreg.nwarpid : i32
  %167 = nvvm.read.ptx.sreg.smid : i32
  %168 = nvvm.read.ptx.sreg.tid.x : i32
  %169 = nvvm.read.ptx.sreg.tid.y : i32
  %170 = nvvm.read.ptx.sreg.tid.z : i32
  %171 = nvvm.read.ptx.sreg.total.smem.size : i32
  %172 = nvvm.read.ptx.sreg.warpid : i32
  %173 = nvvm.read.ptx.sreg.warpsize : i32
  nvvm.barrier.arrive id = %0 number_of_threads = %0
  %174 = nvvm.barrier #nvvm.reduction<popc> %0 -> i32 {a}
}

