// The text is its own output, also through the generic form.
// RUN: grep -v '^//' %s > %t.mlir
// RUN: %opt %t.mlir --allow-unregistered-dialect | diff %t.mlir -
// RUN: %opt %t.mlir --allow-unregistered-dialect --mlir-print-op-generic | %opt --allow-unregistered-dialect | diff %t.mlir -
module {
  func.func @f0() {
    %0 = "t.v"() : () -> vector<4xf16>
    %1 = "t.v"() : () -> vector<4xf32>
    %2 = amdgpu.mfma 16x16x16 %0 * %0 + %1 {a} blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
    return
  }
  func.func @f1() {
    %0 = "t.v"() : () -> f32
    %1 = "t.v"() : () -> vector<32xf32>
    %2 = amdgpu.mfma 32x32x1 %0 * %0 + %1 {a, abid = 1 : i32, blocks = 2 : i32, cbsz = 1 : i32} blgp =  bcast_second_32 : f32, f32, vector<32xf32>
    return
  }
  func.func @f2() {
    %0 = "t.v"() : () -> vector<4xf16>
    %1 = "t.v"() : () -> vector<8xf16>
    %2 = "t.v"() : () -> vector<4xf32>
    %3 = "t.v"() : () -> vector<4xi8>
    %4 = amdgpu.sparse_mfma 16x16x32 %0 * %1 + %2 sparse(%3 : vector<4xi8>) {a} : vector<4xf16>, vector<8xf16>, vector<4xf32>
    return
  }
  func.func @f3() {
    %0 = "t.v"() : () -> vector<16xf16>
    %1 = "t.v"() : () -> vector<8xf32>
    %2 = amdgpu.wmma 16x16x16 %0 * %0 + %1 {a} : vector<16xf16>, vector<16xf16>, vector<8xf32>
    return
  }
  func.func @f4() {
    %0 = "t.v"() : () -> vector<4xf8E8M0FNU>
    %1 = "t.v"() : () -> vector<32xf4E2M1FN>
    %2 = "t.v"() : () -> vector<4xf32>
    %3 = amdgpu.scaled_mfma 16x16x128 (%0[1] * %1) * (%0[0] * %1) + %2 {a} : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
    return
  }
  func.func @f5() {
    %0 = "t.v"() : () -> vector<4xf8E8M0FNU>
    %1 = "t.v"() : () -> vector<64xf8E4M3FN>
    %2 = "t.v"() : () -> vector<8xf32>
    %3 = amdgpu.scaled_wmma 16x16x128 (%0 * %1) * (%0 * %1) + %2 {a, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
    return
  }
  func.func @f6() {
    %0 = "t.v"() : () -> memref<64xi32, #gpu.address_space<global>>
    %1 = "t.v"() : () -> i32
    %2 = "t.v"() : () -> i32
    %3 = amdgpu.raw_buffer_load {a} %0[%2] : memref<64xi32, #gpu.address_space<global>>, i32 -> i32
    %4 = amdgpu.raw_buffer_load {a, boundsCheck = false, indexOffset = 3 : i32} %0[%2] sgprOffset %2 : memref<64xi32, #gpu.address_space<global>>, i32 -> i32
    amdgpu.raw_buffer_store {a, indexOffset = 3 : i32} %1 -> %0[%2] sgprOffset %2 : i32 -> memref<64xi32, #gpu.address_space<global>>, i32
    %5 = amdgpu.raw_buffer_atomic_cmpswap {a, indexOffset = 3 : i32} %1, %1 -> %0[%2] sgprOffset %2 : i32 -> memref<64xi32, #gpu.address_space<global>>, i32
    amdgpu.raw_buffer_atomic_smax {a, indexOffset = 3 : i32} %1 -> %0[%2] sgprOffset %2 : i32 -> memref<64xi32, #gpu.address_space<global>>, i32
    amdgpu.raw_buffer_atomic_umin {a} %1 -> %0[%2] : i32 -> memref<64xi32, #gpu.address_space<global>>, i32
    return
  }
  func.func @f7() {
    %0 = "t.v"() : () -> memref<64xf32>
    %1 = "t.v"() : () -> f32
    %2 = "t.v"() : () -> i32
    amdgpu.raw_buffer_atomic_fadd {a, indexOffset = 3 : i32} %1 -> %0[%2] sgprOffset %2 : f32 -> memref<64xf32>, i32
    amdgpu.raw_buffer_atomic_fmax {a, boundsCheck = false} %1 -> %0[%2] sgprOffset %2 : f32 -> memref<64xf32>, i32
    return
  }
  func.func @f8() {
    %0 = "t.v"() : () -> memref<8xi32, strided<[1], offset: ?>>
    %1 = "t.v"() : () -> i64
    %2 = "t.v"() : () -> i14
    %3 = amdgpu.fat_raw_buffer_cast %0 {a} : memref<8xi32, strided<[1], offset: ?>> to memref<8xi32, strided<[1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
    %4 = amdgpu.fat_raw_buffer_cast %0 validBytes(%1) cacheSwizzleStride(%2) boundsCheck(false) resetOffset {a} : memref<8xi32, strided<[1], offset: ?>> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
    return
  }
  func.func @f9() {
    %0 = "t.v"() : () -> i32
    %1 = amdgpu.dpp %0 %0  row_shl(1 : i32) {a, bound_ctrl = true, row_mask = 10 : i32} : i32
    %2 = amdgpu.dpp %0 %0  quad_perm([1 : i32, 2 : i32, 3 : i32, 0 : i32]) {a} : i32
    %3 = amdgpu.dpp %0 %0  row_mirror(unit) {a} : i32
    %4 = amdgpu.swizzle_bitmode %0 1 2 3 {a} : i32
    %5 = amdgpu.permlane_swap %0 16 {a} : i32
    %6 = amdgpu.permlane_swap %0 32 {a, bound_ctrl = true, fetch_inactive = true} : i32
    return
  }
  func.func @f10() {
    amdgpu.lds_barrier {a}
    amdgpu.memory_counter_wait {a}
    amdgpu.memory_counter_wait load(1) store(2) ds(3) exp(4) tensor(5) {a}
    return
  }
  func.func @f11() {
    %0 = "t.v"() : () -> memref<64x64xf16, #gpu.address_space<workgroup>>
    %1 = "t.v"() : () -> memref<64x64xf16, #gpu.address_space<global>>
    %2 = "t.v"() : () -> index
    amdgpu.gather_to_lds %1[%2, %2], %0[%2, %2] {a} : f16, memref<64x64xf16, #gpu.address_space<global>>, memref<64x64xf16, #gpu.address_space<workgroup>>
    %3 = amdgpu.transpose_load %0[%2, %2] {a} : memref<64x64xf16, #gpu.address_space<workgroup>> -> vector<4xf16>
    return
  }
  func.func @f12() {
    %0 = "t.v"() : () -> f32
    %1 = "t.v"() : () -> vector<4xf8E5M2>
    %2 = "t.v"() : () -> vector<2xf32>
    %3 = "t.v"() : () -> i32
    %4 = amdgpu.ext_packed_fp8 {a} %1[1] : vector<4xf8E5M2> to f32
    %5 = amdgpu.packed_trunc_2xfp8 {a} %0, undef into undef[word 1] : f32 to vector<4xf8E5M2>
    %6 = amdgpu.packed_trunc_2xfp8 {a} %0, %0 into %1[word 1] : f32 to vector<4xf8E5M2> into vector<4xf8E5M2>
    %7 = amdgpu.packed_stoch_round_fp8 {a} %0 + %3 into undef[2] : f32 to vector<4xf8E5M2>
    %8 = amdgpu.packed_stoch_round_fp8 {a} %0 + %3 into %1[2] : f32 to vector<4xf8E5M2> into vector<4xf8E5M2>
    %9 = amdgpu.scaled_ext_packed {a} %1[1], %0 : vector<4xf8E5M2> to vector<2xf32>
    %10 = amdgpu.packed_scaled_trunc {a} %2 into undef[1], %0 : vector<2xf32> to vector<4xf8E5M2>
    %11 = amdgpu.packed_scaled_trunc {a} %2 into %1[1], %0 : vector<2xf32> to vector<4xf8E5M2> into vector<4xf8E5M2>
    return
  }
  func.func @f13() {
    %0 = "t.v"() : () -> vector<8xf4E2M1FN>
    %1 = "t.v"() : () -> vector<4xf8E8M0FNU>
    %2 = amdgpu.scaled_ext_packed_matrix {a} %0 scale(%1) blockSize(32) firstScaleLane(0) firstScaleByte(0) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
    return
  }
  func.func @f14() {
    %0:2 = "t.a"() : () -> (!amdgpu.tdm_base<i32>, !amdgpu.tdm_descriptor)
    return
  }
  func.func @f15() {
    %0 = "t.a"() : () -> !amdgpu.tdm_gather_base<i32, i16>
    return
  }
  func.func @f16() {
    %0 = "t.v"() : () -> memref<64x64xi32, #gpu.address_space<global>>
    %1 = "t.v"() : () -> memref<64x64xi32, #gpu.address_space<workgroup>>
    %2 = "t.v"() : () -> index
    %3 = amdgpu.make_dma_base %0[%2, %2], %1[%2, %2] {a} : memref<64x64xi32, #gpu.address_space<global>>, memref<64x64xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
    %4 = amdgpu.make_dma_descriptor %3 globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] {a} : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
    amdgpu.tensor_load_to_lds %4 {a} : !amdgpu.tdm_descriptor
    amdgpu.tensor_store_from_lds %4 {a} : !amdgpu.tdm_descriptor
    return
  }
  func.func @f17() {
    %0 = "t.v"() : () -> vector<4xf64>
    %1 = "t.v"() : () -> f64
    %2 = amdgpu.mfma 16x16x4 %1 * %1 + %0 {a, negateA, negateB, negateC, reducePrecision} blgp =  none : f64, f64, vector<4xf64>
    return
  }
  func.func @f18() {
    amdgpu.memory_counter_wait load(1) store(2) ds(3) exp(4) tensor(5) {a}
    amdgpu.memory_counter_wait store(2) exp(4) {a}
    return
  }
  func.func @f19() {
    %0 = "t.v"() : () -> i32
    %1 = amdgpu.dpp %0 %0  row_shl(1 : i32) {a} : i32
    %2 = amdgpu.dpp %0 %0  row_bcast_15(unit) {a, bank_mask = 1 : i32, row_mask = 3 : i32} : i32
    %3 = amdgpu.dpp %0 %0  wave_shl {a} : i32
    return
  }
  func.func @f20() {
    %0 = "t.v"() : () -> vector<4xf16>
    %1 = "t.v"() : () -> vector<8xf16>
    %2 = "t.v"() : () -> vector<4xf32>
    %3 = "t.v"() : () -> vector<4xi8>
    %4 = amdgpu.sparse_mfma 16x16x32 %0 * %1 + %2 sparse(%3 : vector<4xi8>) {a, abid = 2 : i32, cbsz = 1 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>
    return
  }
  func.func @f21() {
    %0 = "t.v"() : () -> memref<64x64xf16, #gpu.address_space<workgroup>>
    %1 = "t.v"() : () -> memref<64x64xf16, #gpu.address_space<global>>
    %2 = "t.v"() : () -> index
    amdgpu.gather_to_lds %1[%2, %2], %0[%2, %2] {a} : f16, memref<64x64xf16, #gpu.address_space<global>>, memref<64x64xf16, #gpu.address_space<workgroup>>
    return
  }
  func.func @f22() {
    %0 = "t.v"() : () -> memref<f32>
    %1 = "t.v"() : () -> i32
    %2 = "t.v"() : () -> f32
    %3 = amdgpu.raw_buffer_load {a} %0[] : memref<f32> -> f32
    amdgpu.raw_buffer_store {a} %2 -> %0[] sgprOffset %1 : f32 -> memref<f32>
    return
  }
  func.func @f23() {
    amdgpu.sched_barrier allow = <valu|all_vmem>
    amdgpu.sched_barrier allow = <none>
    return
  }
  func.func @f24() {
    "t.a"() {a = !amdgpu.tdm_base<index>} : () -> ()
    return
  }
  func.func @f25() {
    "t.a"() {a = !amdgpu.tdm_base<vector<2xi32>>} : () -> ()
    return
  }
  func.func @f26() {
    "t.a"() {a = !amdgpu.tdm_base<i13>} : () -> ()
    return
  }
  func.func @f27() {
    "t.a"() {a = !amdgpu.tdm_gather_base<i32, i32>} : () -> ()
    return
  }
}

