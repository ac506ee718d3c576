// Operations, types and attributes in their custom forms, which are also their output.
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: grep -v '^//' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
module {
  %0 = "t.v"() : () -> memref<24x32xf32>
  %1 = "t.v"() : () -> index
  %2 = "t.v"() : () -> ui64
  %3 = xegpu.create_nd_tdesc %0 {a} : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %4 = xegpu.create_nd_tdesc %0[0, 0] {a} : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %5 = xegpu.create_nd_tdesc %0[0, %1] {a} : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %6 = xegpu.create_nd_tdesc %2, shape : [%1, %1], strides : [%1, %1] {a} : ui64 -> !xegpu.tensor_desc<8x16xf32>
  %7 = xegpu.create_nd_tdesc %2, shape : [24, 32], strides : [32, 1] {a} : ui64 -> !xegpu.tensor_desc<8x16xf32>
  %8 = xegpu.create_nd_tdesc %2[1, 2], shape : [24, 32], strides : [32, 1] {a} : ui64 -> !xegpu.tensor_desc<8x16xf32>
  %9 = "t.v"() : () -> !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %9  {a} : !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %9[0, %1] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> {a} : !xegpu.tensor_desc<8x16xf32>
  %10 = xegpu.load_nd %9  {a} : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  %11 = xegpu.load_nd %9[0, 8] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>, l3_hint = #xegpu.cache_hint<streaming>}> {a} : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  xegpu.store_nd %10, %9 <{l1_hint = #xegpu.cache_hint<write_back>}> {a} : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  xegpu.store_nd %10, %9[0, %1]  {a} : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  %12 = xegpu.update_nd_offset %9, [0, %1] {a} : !xegpu.tensor_desc<8x16xf32>
  %13 = "t.v"() : () -> vector<4xindex>
  %14 = "t.v"() : () -> vector<4xi1>
  %15 = xegpu.create_tdesc %2, %13 {a} : ui64, vector<4xindex> -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>
  xegpu.prefetch %15 <{l1_hint = #xegpu.cache_hint<cached>}> {a} : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>
  %16 = xegpu.load %15, %14  {a} : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xi1> -> vector<4x2xf32>
  xegpu.store %16, %15, %14 <{l1_hint = #xegpu.cache_hint<write_back>}> {a} : vector<4x2xf32>, !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xi1>
  %17 = xegpu.update_offset %15, %13 {a} : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>, vector<4xindex>
  %18 = "t.v"() : () -> memref<?xf32>
  xegpu.prefetch %18[%13]  {a} : memref<?xf32>, vector<4xindex>
  %19 = xegpu.load %18[%13], %14 <{chunk_size = 2 : i64}> {a} : memref<?xf32>, vector<4xindex>, vector<4xi1> -> vector<4x2xf32>
  xegpu.store %19, %18[%13], %14 <{chunk_size = 2 : i64, l1_hint = #xegpu.cache_hint<write_back>}> {a} : vector<4x2xf32>, memref<?xf32>, vector<4xindex>, vector<4xi1>
  %20 = "t.v"() : () -> vector<8x16xf16>
  %21 = "t.v"() : () -> vector<16x16xf16>
  %22 = "t.v"() : () -> vector<8x16xf32>
  %23 = xegpu.dpas %20, %21 {a} : vector<8x16xf16>, vector<16x16xf16> -> vector<8x16xf32>
  %24 = xegpu.dpas %20, %21, %22 {a} : vector<8x16xf16>, vector<16x16xf16>, vector<8x16xf32> -> vector<8x16xf32>
  %25 = xegpu.dpas %20, %21, %22 {a, layout_a = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, layout_b = #xegpu.layout<lane_layout = [1, 16], lane_data = [2, 1]>, layout_cd = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>} : vector<8x16xf16>, vector<16x16xf16>, vector<8x16xf32> -> vector<8x16xf32>
  %26 = "t.v"() : () -> !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
  %27 = "t.v"() : () -> vector<16xi1>
  %28 = "t.v"() : () -> vector<16xf32>
  %29 = xegpu.atomic_rmw addf %26, %27, %28 {a} : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>, vector<16xf32> -> vector<16xf32>
  xegpu.alloc_nbarrier 8 {a}
  %30 = "t.v"() : () -> i8
  %31 = xegpu.init_nbarrier %30, %30 {a} : i8, i8 -> !xegpu.nbarrier
  xegpu.nbarrier_arrive %31 {a} : !xegpu.nbarrier
  xegpu.nbarrier_wait %31 {a} : !xegpu.nbarrier
  xegpu.fence memory_kind = global, fence_scope = workgroup {a}
  xegpu.fence memory_kind = global, fence_scope = workgroup {a}
  %32 = "t.v"() : () -> vector<256x128xf16>
  %33 = xegpu.convert_layout %32 <{input_layout = #xegpu.layout<sg_layout = [16, 16], sg_data = [16, 8], lane_layout = [1, 8], lane_data = [1, 1]>, target_layout = #xegpu.layout<sg_layout = [16, 16], sg_data = [16, 8], lane_layout = [1, 8], lane_data = [1, 1]>}> {a} : vector<256x128xf16>
  %34 = "t.v"() : () -> memref<2048xi8, 3>
  %35 = xegpu.create_mem_desc %34  {a}: memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
  %36 = xegpu.load_matrix %35[8, %1]  {a}: !xegpu.mem_desc<16x64xf16>, index -> vector<8x16xf16>
  %37 = xegpu.load_matrix %35[8, 8] <{layout = #xegpu.layout<sg_layout = [1, 1]>}> {a}: !xegpu.mem_desc<16x64xf16> -> vector<8x16xf16>
  xegpu.store_matrix %36, %35[8, 8]  {a}: vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>
  "t.a"() {a = #xegpu<memory_space slm>, b = #xegpu<fence_scope gpu>, c = #xegpu.cache_hint<cached>} : () -> ()
  "t.a"() {d = #xegpu.range<[0 : i64, 2 : i64]>, e = #xegpu.slice<#xegpu.layout<sg_layout = [1, 2], sg_data = [1, 1]>, dims = [0]>, f = #xegpu.slice<#xegpu.slice<#xegpu.layout<sg_layout = [1, 2], sg_data = [1, 1]>, dims = [0]>, dims = [0]>} : () -> ()
  "t.a"() {a = #xegpu.block_tdesc_attr<>, b = #xegpu.block_tdesc_attr<memory_space =  slm, array_length = 4 : i64, boundary_check = false>, c = #xegpu.scatter_tdesc_attr<>, d = #xegpu.scatter_tdesc_attr<memory_space =  slm>, e = #xegpu.mem_layout<block = [1, 2]>} : () -> ()
  "t.a"() {a = #xegpu.layout<lane_layout = [1, 16]>} : () -> ()
  %38 = "t.a"() : () -> !xegpu.tensor_desc<8x16xf32>
  %39 = "t.a"() : () -> !xegpu.mem_desc<16x32xf16, #xegpu.mem_layout<stride = [1, 16]>>
  %40 = "t.v"() : () -> !xegpu.tensor_desc<8x16xf16>
  %41 = xegpu.load_nd %40 <{packed}> {a} : !xegpu.tensor_desc<8x16xf16> -> vector<4x16x2xf16>
  %42 = xegpu.load_nd %40 <{transpose = array<i64: 1, 0>}> {a} : !xegpu.tensor_desc<8x16xf16> -> vector<16x8xf16>
  "t.a"() {d = #xegpu.range<[0 : i64, 2 : i64]>} : () -> ()
  "t.a"() {e = #xegpu.slice<#xegpu.layout<sg_layout = [1, 2], sg_data = [1, 1]>, dims = [0]>} : () -> ()
  "t.a"() {e = #xegpu.slice<#xegpu.slice<#xegpu.layout<sg_layout = [1, 2, 4], sg_data = [1, 1, 1]>, dims = [0]>, dims = [0]>} : () -> ()
  xegpu.prefetch %2[%13] <{offset_align_byte = 4 : i64}> {a} : ui64, vector<4xindex>
}

