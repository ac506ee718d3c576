// Operations in their custom forms, which are also their output.
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: grep -v '^//' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
module {
  %0 = "t.v"() : () -> !llvm.ptr
  %1 = xevm.blockload %0  {a} : (!llvm.ptr) -> i8
  %2 = "t.v"() : () -> i8
  xevm.blockstore %0, %2  {a} : (!llvm.ptr, i8)
  %3 = xevm.group_count.x {a} : i32
  %4 = xevm.group_count.y {a} : i32
  %5 = xevm.group_count.z {a} : i32
  %6 = xevm.group_id.x {a} : i32
  %7 = xevm.group_id.y {a} : i32
  %8 = xevm.group_id.z {a} : i32
  %9 = xevm.lane_id {a} : i32
  %10 = xevm.local_id.x {a} : i32
  %11 = xevm.local_id.y {a} : i32
  %12 = xevm.local_id.z {a} : i32
  %13 = xevm.local_size.x {a} : i32
  %14 = xevm.local_size.y {a} : i32
  %15 = xevm.local_size.z {a} : i32
  %16 = "t.v"() : () -> !llvm.ptr<1>
  xevm.prefetch %16  {a} : (!llvm.ptr<1>)
  %17 = xevm.subgroup_id {a} : i32
  %18 = xevm.subgroup_size {a} : i32
  xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<workgroup>}> {a}
  xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}> {a}
  xevm.prefetch %16 <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> {a} : (!llvm.ptr<1>)
  %19 = "t.v"() : () -> i32
  %20 = xevm.blockload %16 <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> {a} : (!llvm.ptr<1>) -> i32
  xevm.blockstore %16, %19 <{cache_control = #xevm.store_cache_control<L1uc_L2uc_L3uc>}> {a} : (!llvm.ptr<1>, i32)
  %21 = xevm.blockload2d %16, %19, %19, %19, %19, %19 <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> {a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  %22 = xevm.blockload2d %16, %19, %19, %19, %19, %19 <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>, elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> {a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  xevm.blockprefetch2d %16, %19, %19, %19, %19, %19 <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32, v_blocks = 1 : i32}> {a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  xevm.blockprefetch2d %16, %19, %19, %19, %19, %19 <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>, elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32, v_blocks = 1 : i32}> {a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  xevm.blockstore2d %16, %19, %19, %19, %19, %19, %21 <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32}> {a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  xevm.blockstore2d %16, %19, %19, %19, %19, %19, %21 <{cache_control = #xevm.store_cache_control<L1uc_L2uc_L3uc>, elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32}> {a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  %23 = "t.v"() : () -> vector<8xi16>
  %24 = "t.v"() : () -> vector<8xi32>
  %25 = "t.v"() : () -> vector<8xf32>
  %26 = xevm.mma %23, %24, %25 {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} {a} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  %27 = xevm.mma %23, %24 {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16>} {a} : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>
  "t.a"() {a = #xevm.mma_shape<m = 8, n = 16, k = 16>} : () -> ()
  "t.a"() {a = #xevm.mma_types<d = f32, a = f16, b = f16, c = f32>} : () -> ()
  "t.a"() {a = #xevm.mma_types<d = f32, a = f16, b = f16>} : () -> ()
  "t.a"() {a = #xevm.target<O = 5>} : () -> ()
  "t.a"() {a = #xevm.target<triple = "">} : () -> ()
  "t.a"() {a = #xevm.target<chip = "">} : () -> ()
}

