// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.mlir -
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic.mlir

#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
func.func @allocs(%i: index, %j: index) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc(%i) : memref<?xf32>
  %2 = memref.alloc(%i, %j)[%i] : memref<?x?xf32, #map>
  %3 = memref.alloc()[%i] {alignment = 8, x} : memref<2x3xf32, #map, 1>
  %4 = memref.alloc() {alignment = 16 : i64} : memref<4xf32, "space">
  %5 = memref.alloca() : memref<4xf32>
  %6 = memref.alloca(%i)[%j] {alignment = 4} : memref<?x3xf32, #map>
  %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
  %8 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>, alignment = 64 : i64}> {y} : () -> memref<f32>
  %9 = memref.realloc %0 : memref<4xf32> to memref<8xf32>
  %10 = memref.realloc %9(%i) {alignment = 32} : memref<8xf32> to memref<?xf32>
  memref.dealloc %10 : memref<?xf32>
  memref.dealloc %3 {x = 1} : memref<2x3xf32, #map, 1>
  return
}
func.func @access(%m: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %v: f32, %i: index, %j: index, %mi: memref<8xi32>, %vi: i32) {
  %0 = memref.load %m[%i, %j] : memref<?x4xf32>
  %1 = memref.load %z[] : memref<f32>
  %2 = memref.load %m[%i, %j] {nontemporal = false} : memref<?x4xf32>
  %3 = memref.load %m[%i, %j] {nontemporal = true, alignment = 8, x} : memref<?x4xf32>
  %4 = "memref.load"(%m, %i, %j) : (memref<?x4xf32>, index, index) -> f32
  %5 = "memref.load"(%m, %i, %j) <{nontemporal = false}> : (memref<?x4xf32>, index, index) -> f32
  memref.store %v, %m[%i, %j] : memref<?x4xf32>
  memref.store %v, %z[] {alignment = 16} : memref<f32>
  memref.store %v, %m[%i, %j] {nontemporal = false} : memref<?x4xf32>
  memref.store %v, %m[%i, %j] {nontemporal = true} : memref<?x4xf32>
  "memref.store"(%v, %m, %i, %j) <{nontemporal = true}> : (f32, memref<?x4xf32>, index, index) -> ()
  memref.copy %m, %m : memref<?x4xf32> to memref<?x4xf32>
  memref.copy %m, %u {x} : memref<?x4xf32> to memref<*xf32>
  %a0 = memref.atomic_rmw addf %v, %m[%i, %j] : (f32, memref<?x4xf32>) -> f32
  %a1 = memref.atomic_rmw addi %vi, %mi[%i] : (i32, memref<8xi32>) -> i32
  %a2 = memref.atomic_rmw andi %vi, %mi[%i] : (i32, memref<8xi32>) -> i32
  %a3 = memref.atomic_rmw assign %v, %z[] {q} : (f32, memref<f32>) -> f32
  %a4 = memref.atomic_rmw maximumf %v, %m[%i, %j] : (f32, memref<?x4xf32>) -> f32
  %a5 = memref.atomic_rmw maxnumf %v, %m[%i, %j] : (f32, memref<?x4xf32>) -> f32
  %a6 = memref.atomic_rmw maxs %vi, %mi[%i] : (i32, memref<8xi32>) -> i32
  %a7 = memref.atomic_rmw maxu %vi, %mi[%i] : (i32, memref<8xi32>) -> i32
  %a8 = memref.atomic_rmw minimumf %v, %m[%i, %j] : (f32, memref<?x4xf32>) -> f32
  %a9 = memref.atomic_rmw minnumf %v, %m[%i, %j] : (f32, memref<?x4xf32>) -> f32
  %a10 = memref.atomic_rmw mins %vi, %mi[%i] : (i32, memref<8xi32>) -> i32
  %a11 = memref.atomic_rmw minu %vi, %mi[%i] : (i32, memref<8xi32>) -> i32
  %a12 = memref.atomic_rmw mulf %v, %m[%i, %j] : (f32, memref<?x4xf32>) -> f32
  %a13 = memref.atomic_rmw muli %vi, %mi[%i] : (i32, memref<8xi32>) -> i32
  %a14 = memref.atomic_rmw ori %vi, %mi[%i] : (i32, memref<8xi32>) -> i32
  %a15 = memref.atomic_rmw "xori" %vi, %mi[%i] : (i32, memref<8xi32>) -> i32
  memref.prefetch %z[], write, locality<2>, instr : memref<f32>
  memref.prefetch %m[%i, %j], read, locality<0>, data : memref<?x4xf32>
  %d = memref.dim %m, %i : memref<?x4xf32>
  %d1 = memref.dim {x} %u, %i : memref<*xf32>
  %r = memref.rank %u : memref<*xf32>
  %r1 = memref.rank %m {x} : memref<?x4xf32>
  %g = memref.generic_atomic_rmw %z[] : memref<f32> { ^bb0(%x: f32): memref.atomic_yield %x {z} : f32 } {y}
  memref.dma_wait %m[%i, %j], %i {x} : memref<?x4xf32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<?x4xf32> -> index
  %p1 = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index {x}
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %b:2 = memref.extract_strided_metadata %z : memref<f32> -> memref<f32>, index {x}
  %as = memref.assume_alignment %m, 16 : memref<?x4xf32>
  %as1 = memref.assume_alignment %m, 16 {x} : memref<?x4xf32>
  %do = memref.distinct_objects %m : memref<?x4xf32>
  %do1:2 = memref.distinct_objects %m, %z {x} : memref<?x4xf32>, memref<f32>
  return
}
func.func @scopes(%v: f32) {
  memref.alloca_scope { memref.alloca_scope.return }
  %0:2 = memref.alloca_scope -> (f32, f32) { memref.alloca_scope.return %v, %v : f32, f32 }
  %1 = memref.alloca_scope -> f32 { memref.alloca_scope.return %v : f32 } {x}
  memref.alloca_scope -> () { }
  return
}
func.func @views(%m: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %j: index, %mi: memref<8x16xi32>, %by: memref<?xi8>, %sh: memref<2xindex>, %shd: memref<?xi32>) {
  %0 = memref.cast %m : memref<?x4xf32> to memref<?x?xf32>
  %1 = memref.cast %m {x} : memref<?x4xf32> to memref<*xf32>
  %2 = memref.memory_space_cast %m : memref<?x4xf32> to memref<?x4xf32, 3>
  %3 = memref.memory_space_cast %u {x} : memref<*xf32> to memref<*xf32, 3>
  %4 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<?x4xf32> to memref<4x4xf32>
  %5 = memref.reinterpret_cast %u to offset: [%i], sizes: [%i, 10], strides: [1, %j] {x} : memref<*xf32> to memref<?x10xf32, strided<[1, ?], offset: ?>>
  %6 = memref.reinterpret_cast %u to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
  %7 = memref.subview %mi[0, 0] [4, 4] [1, 1] : memref<8x16xi32> to memref<4x4xi32, strided<[16, 1]>>
  %8 = memref.subview %mi[%i, 2][%j, 4][1, %i] {x} : memref<8x16xi32> to memref<?x4xi32, strided<[16, ?], offset: ?>>
  %9 = memref.subview %z[][][] : memref<f32> to memref<f32>
  %10 = memref.subview %mi[0, 0] [1, 4] [1, 1] : memref<8x16xi32> to memref<4xi32, strided<[1]>>
  %11 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%i, 2, 2, 2] : memref<?x4xf32> into memref<?x2x2x2xf32>
  %12 = memref.expand_shape %z [] output_shape [1, 1] {x} : memref<f32> into memref<1x1xf32>
  %13 = memref.collapse_shape %11 [[0, 1, 2], [3]] : memref<?x2x2x2xf32> into memref<?x2xf32>
  %14 = memref.collapse_shape %12 [] {x} : memref<1x1xf32> into memref<f32>
  %15 = memref.view %by[%i][] : memref<?xi8> to memref<4xf32>
  %16 = memref.view %by[%i][%i, %j] {x} : memref<?xi8> to memref<?x?xf32>
  %17 = memref.reshape %m(%sh) : (memref<?x4xf32>, memref<2xindex>) -> memref<?x?xf32>
  %18 = memref.reshape %u(%shd) {x} : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  %19 = memref.transpose %m (a, b) -> (b, a) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  %20 = memref.transpose %z () -> () : memref<f32> to memref<f32, strided<[]>>
  %21 = "memref.subview"(%mi, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x16xi32>, index) -> memref<4x4xi32, strided<[16, 1], offset: ?>>
  return
}

// CHECK-LABEL: @allocs
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: %alloc_1 = memref.alloc(%arg0, %arg1)[%arg0] : memref<?x?xf32, #map>
// CHECK-NEXT: %alloc_2 = memref.alloc()[%arg0] {alignment = 8 : i64, x} : memref<2x3xf32, #map, 1>
// CHECK-NEXT: %alloc_3 = memref.alloc() {alignment = 16 : i64} : memref<4xf32, "space">
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT: %alloca_4 = memref.alloca(%arg0)[%arg1] {alignment = 4 : i64} : memref<?x3xf32, #map>
// CHECK-NEXT: %alloc_5 = memref.alloc() : memref<f32>
// CHECK-NEXT: %alloca_6 = memref.alloca() {alignment = 64 : i64, y} : memref<f32>
// CHECK-NEXT: %0 = memref.realloc %alloc : memref<4xf32> to memref<8xf32>
// CHECK-NEXT: %1 = memref.realloc %0(%arg0) {alignment = 32 : i64} : memref<8xf32> to memref<?xf32>
// CHECK-NEXT: memref.dealloc %1 : memref<?xf32>
// CHECK-NEXT: memref.dealloc %alloc_2 {x = 1 : i64} : memref<2x3xf32, #map, 1>
// CHECK-NEXT: return

// CHECK-LABEL: @access
// CHECK-NEXT: %0 = memref.load %arg0[%arg4, %arg5] : memref<?x4xf32>
// CHECK-NEXT: %1 = memref.load %arg1[] : memref<f32>
// CHECK-NEXT: %2 = memref.load %arg0[%arg4, %arg5] : memref<?x4xf32>
// CHECK-NEXT: %3 = memref.load %arg0[%arg4, %arg5] {alignment = 8 : i64, nontemporal = true, x} : memref<?x4xf32>
// CHECK-NEXT: %4 = memref.load %arg0[%arg4, %arg5] : memref<?x4xf32>
// CHECK-NEXT: %5 = memref.load %arg0[%arg4, %arg5] : memref<?x4xf32>
// CHECK-NEXT: memref.store %arg3, %arg0[%arg4, %arg5] : memref<?x4xf32>
// CHECK-NEXT: memref.store %arg3, %arg1[] {alignment = 16 : i64} : memref<f32>
// CHECK-NEXT: memref.store %arg3, %arg0[%arg4, %arg5] : memref<?x4xf32>
// CHECK-NEXT: memref.store %arg3, %arg0[%arg4, %arg5] {nontemporal = true} : memref<?x4xf32>
// CHECK-NEXT: memref.store %arg3, %arg0[%arg4, %arg5] {nontemporal = true} : memref<?x4xf32>
// CHECK-NEXT: memref.copy %arg0, %arg0 : memref<?x4xf32> to memref<?x4xf32>
// CHECK-NEXT: memref.copy %arg0, %arg2 {x} : memref<?x4xf32> to memref<*xf32>
// CHECK-NEXT: %6 = memref.atomic_rmw addf %arg3, %arg0[%arg4, %arg5] : (f32, memref<?x4xf32>) -> f32
// CHECK-NEXT: %7 = memref.atomic_rmw addi %arg7, %arg6[%arg4] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT: %8 = memref.atomic_rmw andi %arg7, %arg6[%arg4] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT: %9 = memref.atomic_rmw assign %arg3, %arg1[] {q} : (f32, memref<f32>) -> f32
// CHECK-NEXT: %10 = memref.atomic_rmw maximumf %arg3, %arg0[%arg4, %arg5] : (f32, memref<?x4xf32>) -> f32
// CHECK-NEXT: %11 = memref.atomic_rmw maxnumf %arg3, %arg0[%arg4, %arg5] : (f32, memref<?x4xf32>) -> f32
// CHECK-NEXT: %12 = memref.atomic_rmw maxs %arg7, %arg6[%arg4] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT: %13 = memref.atomic_rmw maxu %arg7, %arg6[%arg4] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT: %14 = memref.atomic_rmw minimumf %arg3, %arg0[%arg4, %arg5] : (f32, memref<?x4xf32>) -> f32
// CHECK-NEXT: %15 = memref.atomic_rmw minnumf %arg3, %arg0[%arg4, %arg5] : (f32, memref<?x4xf32>) -> f32
// CHECK-NEXT: %16 = memref.atomic_rmw mins %arg7, %arg6[%arg4] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT: %17 = memref.atomic_rmw minu %arg7, %arg6[%arg4] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT: %18 = memref.atomic_rmw mulf %arg3, %arg0[%arg4, %arg5] : (f32, memref<?x4xf32>) -> f32
// CHECK-NEXT: %19 = memref.atomic_rmw muli %arg7, %arg6[%arg4] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT: %20 = memref.atomic_rmw ori %arg7, %arg6[%arg4] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT: %21 = memref.atomic_rmw xori %arg7, %arg6[%arg4] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT: memref.prefetch %arg1[], write, locality<2>, instr : memref<f32>
// CHECK-NEXT: memref.prefetch %arg0[%arg4, %arg5], read, locality<0>, data : memref<?x4xf32>
// CHECK-NEXT: %dim = memref.dim %arg0, %arg4 : memref<?x4xf32>
// CHECK-NEXT: %dim_0 = memref.dim {x} %arg2, %arg4 : memref<*xf32>
// CHECK-NEXT: %22 = memref.rank %arg2 : memref<*xf32>
// CHECK-NEXT: %23 = memref.rank %arg0 {x} : memref<?x4xf32>
// CHECK-NEXT: %24 = memref.generic_atomic_rmw %arg1[] : memref<f32> {
// CHECK-NEXT: ^bb0(%arg8: f32):
// CHECK-NEXT: memref.atomic_yield %arg8 {z} : f32
// CHECK-NEXT: } {y}
// CHECK-NEXT: memref.dma_wait %arg0[%arg4, %arg5], %arg4 {x} : memref<?x4xf32>
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?x4xf32> -> index
// CHECK-NEXT: %intptr_1 = memref.extract_aligned_pointer_as_index %arg2 : memref<*xf32> -> index {x}
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_2, %offset_3 = memref.extract_strided_metadata %arg1 : memref<f32> -> memref<f32>, index {x}
// CHECK-NEXT: %assume_align = memref.assume_alignment %arg0, 16 : memref<?x4xf32>
// CHECK-NEXT: %assume_align_4 = memref.assume_alignment %arg0, 16 {x} : memref<?x4xf32>
// CHECK-NEXT: %25 = memref.distinct_objects %arg0 : memref<?x4xf32>
// CHECK-NEXT: %26:2 = memref.distinct_objects %arg0, %arg1 {x} : memref<?x4xf32>, memref<f32>
// CHECK-NEXT: return

// CHECK-LABEL: @scopes
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: }
// CHECK-NEXT: %0:2 = memref.alloca_scope  -> (f32, f32) {
// CHECK-NEXT: memref.alloca_scope.return %arg0, %arg0 : f32, f32
// CHECK-NEXT: }
// CHECK-NEXT: %1 = memref.alloca_scope  -> (f32) {
// CHECK-NEXT: memref.alloca_scope.return %arg0 : f32
// CHECK-NEXT: } {x}
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: }
// CHECK-NEXT: return

// CHECK-LABEL: @views
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<?x4xf32> to memref<?x?xf32>
// CHECK-NEXT: %cast_0 = memref.cast %arg0 {x} : memref<?x4xf32> to memref<*xf32>
// CHECK-NEXT: %memspacecast = memref.memory_space_cast %arg0 : memref<?x4xf32> to memref<?x4xf32, 3>
// CHECK-NEXT: %memspacecast_1 = memref.memory_space_cast %arg2 {x} : memref<*xf32> to memref<*xf32, 3>
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<?x4xf32> to memref<4x4xf32>
// CHECK-NEXT: %reinterpret_cast_2 = memref.reinterpret_cast %arg2 to offset: [%arg3], sizes: [%arg3, 10], strides: [1, %arg4] {x} : memref<*xf32> to memref<?x10xf32, strided<[1, ?], offset: ?>>
// CHECK-NEXT: %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
// CHECK-NEXT: %subview = memref.subview %arg5[0, 0] [4, 4] [1, 1] : memref<8x16xi32> to memref<4x4xi32, strided<[16, 1]>>
// CHECK-NEXT: %subview_4 = memref.subview %arg5[%arg3, 2] [%arg4, 4] [1, %arg3] {x} : memref<8x16xi32> to memref<?x4xi32, strided<[16, ?], offset: ?>>
// CHECK-NEXT: %subview_5 = memref.subview %arg1[] [] [] : memref<f32> to memref<f32>
// CHECK-NEXT: %subview_6 = memref.subview %arg5[0, 0] [1, 4] [1, 1] : memref<8x16xi32> to memref<4xi32, strided<[1]>>
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1], [2, 3]] output_shape [%arg3, 2, 2, 2] : memref<?x4xf32> into memref<?x2x2x2xf32>
// CHECK-NEXT: %expand_shape_7 = memref.expand_shape %arg1 [] output_shape [1, 1] {x} : memref<f32> into memref<1x1xf32>
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %expand_shape {{\[\[}}0, 1, 2], [3]] : memref<?x2x2x2xf32> into memref<?x2xf32>
// CHECK-NEXT: %collapse_shape_8 = memref.collapse_shape %expand_shape_7 [] {x} : memref<1x1xf32> into memref<f32>
// CHECK-NEXT: %view = memref.view %arg6[%arg3][] : memref<?xi8> to memref<4xf32>
// CHECK-NEXT: %view_9 = memref.view %arg6[%arg3][%arg3, %arg4] {x} : memref<?xi8> to memref<?x?xf32>
// CHECK-NEXT: %reshape = memref.reshape %arg0(%arg7) : (memref<?x4xf32>, memref<2xindex>) -> memref<?x?xf32>
// CHECK-NEXT: %reshape_10 = memref.reshape %arg2(%arg8) {x} : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
// CHECK-NEXT: %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
// CHECK-NEXT: %transpose_11 = memref.transpose %arg1 () -> () : memref<f32> to memref<f32, strided<[]>>
// CHECK-NEXT: %subview_12 = memref.subview %arg5[0, %arg3] [4, 4] [1, 1] : memref<8x16xi32> to memref<4x4xi32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: return

// GENERIC: %59 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
// GENERIC: %60 = "memref.alloc"(%arg19) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
// GENERIC: %61 = "memref.alloc"(%arg19, %arg20, %arg19) <{operandSegmentSizes = array<i32: 2, 1>}> : (index, index, index) -> memref<?x?xf32, #map>
// GENERIC: %62 = "memref.alloc"(%arg19) <{alignment = 8 : i64, operandSegmentSizes = array<i32: 0, 1>}> {x} : (index) -> memref<2x3xf32, #map, 1>
// GENERIC: %63 = "memref.alloc"() <{alignment = 16 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32, "space">
// GENERIC: %64 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
// GENERIC: %65 = "memref.alloca"(%arg19, %arg20) <{alignment = 4 : i64, operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> memref<?x3xf32, #map>
// GENERIC: %66 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
// GENERIC: %67 = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> {y} : () -> memref<f32>
// GENERIC: %68 = "memref.realloc"(%59) : (memref<4xf32>) -> memref<8xf32>
// GENERIC: %69 = "memref.realloc"(%68, %arg19) <{alignment = 32 : i64}> : (memref<8xf32>, index) -> memref<?xf32>
// GENERIC: "memref.dealloc"(%69) : (memref<?xf32>) -> ()
// GENERIC: "memref.dealloc"(%62) {x = 1 : i64} : (memref<2x3xf32, #map, 1>) -> ()
// GENERIC: %24 = "memref.load"(%arg10, %arg14, %arg15) : (memref<?x4xf32>, index, index) -> f32
// GENERIC: %25 = "memref.load"(%arg11) : (memref<f32>) -> f32
// GENERIC: %26 = "memref.load"(%arg10, %arg14, %arg15) : (memref<?x4xf32>, index, index) -> f32
// GENERIC: %27 = "memref.load"(%arg10, %arg14, %arg15) <{alignment = 8 : i64, nontemporal = true}> {x} : (memref<?x4xf32>, index, index) -> f32
// GENERIC: %28 = "memref.load"(%arg10, %arg14, %arg15) : (memref<?x4xf32>, index, index) -> f32
// GENERIC: %29 = "memref.load"(%arg10, %arg14, %arg15) : (memref<?x4xf32>, index, index) -> f32
// GENERIC: "memref.store"(%arg13, %arg10, %arg14, %arg15) : (f32, memref<?x4xf32>, index, index) -> ()
// GENERIC: "memref.store"(%arg13, %arg11) <{alignment = 16 : i64}> : (f32, memref<f32>) -> ()
// GENERIC: "memref.store"(%arg13, %arg10, %arg14, %arg15) : (f32, memref<?x4xf32>, index, index) -> ()
// GENERIC: "memref.store"(%arg13, %arg10, %arg14, %arg15) <{nontemporal = true}> : (f32, memref<?x4xf32>, index, index) -> ()
// GENERIC: "memref.store"(%arg13, %arg10, %arg14, %arg15) <{nontemporal = true}> : (f32, memref<?x4xf32>, index, index) -> ()
// GENERIC: "memref.copy"(%arg10, %arg10) : (memref<?x4xf32>, memref<?x4xf32>) -> ()
// GENERIC: "memref.copy"(%arg10, %arg12) {x} : (memref<?x4xf32>, memref<*xf32>) -> ()
// GENERIC: %30 = "memref.atomic_rmw"(%arg13, %arg10, %arg14, %arg15) <{kind = 0 : i64}> : (f32, memref<?x4xf32>, index, index) -> f32
// GENERIC: %31 = "memref.atomic_rmw"(%arg17, %arg16, %arg14) <{kind = 1 : i64}> : (i32, memref<8xi32>, index) -> i32
// GENERIC: %32 = "memref.atomic_rmw"(%arg17, %arg16, %arg14) <{kind = 2 : i64}> : (i32, memref<8xi32>, index) -> i32
// GENERIC: %33 = "memref.atomic_rmw"(%arg13, %arg11) <{kind = 3 : i64}> {q} : (f32, memref<f32>) -> f32
// GENERIC: %34 = "memref.atomic_rmw"(%arg13, %arg10, %arg14, %arg15) <{kind = 4 : i64}> : (f32, memref<?x4xf32>, index, index) -> f32
// GENERIC: %35 = "memref.atomic_rmw"(%arg13, %arg10, %arg14, %arg15) <{kind = 5 : i64}> : (f32, memref<?x4xf32>, index, index) -> f32
// GENERIC: %36 = "memref.atomic_rmw"(%arg17, %arg16, %arg14) <{kind = 6 : i64}> : (i32, memref<8xi32>, index) -> i32
// GENERIC: %37 = "memref.atomic_rmw"(%arg17, %arg16, %arg14) <{kind = 7 : i64}> : (i32, memref<8xi32>, index) -> i32
// GENERIC: %38 = "memref.atomic_rmw"(%arg13, %arg10, %arg14, %arg15) <{kind = 8 : i64}> : (f32, memref<?x4xf32>, index, index) -> f32
// GENERIC: %39 = "memref.atomic_rmw"(%arg13, %arg10, %arg14, %arg15) <{kind = 9 : i64}> : (f32, memref<?x4xf32>, index, index) -> f32
// GENERIC: %40 = "memref.atomic_rmw"(%arg17, %arg16, %arg14) <{kind = 10 : i64}> : (i32, memref<8xi32>, index) -> i32
// GENERIC: %41 = "memref.atomic_rmw"(%arg17, %arg16, %arg14) <{kind = 11 : i64}> : (i32, memref<8xi32>, index) -> i32
// GENERIC: %42 = "memref.atomic_rmw"(%arg13, %arg10, %arg14, %arg15) <{kind = 12 : i64}> : (f32, memref<?x4xf32>, index, index) -> f32
// GENERIC: %43 = "memref.atomic_rmw"(%arg17, %arg16, %arg14) <{kind = 13 : i64}> : (i32, memref<8xi32>, index) -> i32
// GENERIC: %44 = "memref.atomic_rmw"(%arg17, %arg16, %arg14) <{kind = 14 : i64}> : (i32, memref<8xi32>, index) -> i32
// GENERIC: %45 = "memref.atomic_rmw"(%arg17, %arg16, %arg14) <{kind = 15 : i64}> : (i32, memref<8xi32>, index) -> i32
// GENERIC: "memref.prefetch"(%arg11) <{isDataCache = false, isWrite = true, localityHint = 2 : i32}> : (memref<f32>) -> ()
// GENERIC: "memref.prefetch"(%arg10, %arg14, %arg15) <{isDataCache = true, isWrite = false, localityHint = 0 : i32}> : (memref<?x4xf32>, index, index) -> ()
// GENERIC: %46 = "memref.dim"(%arg10, %arg14) : (memref<?x4xf32>, index) -> index
// GENERIC: %47 = "memref.dim"(%arg12, %arg14) {x} : (memref<*xf32>, index) -> index
// GENERIC: %48 = "memref.rank"(%arg12) : (memref<*xf32>) -> index
// GENERIC: %49 = "memref.rank"(%arg10) {x} : (memref<?x4xf32>) -> index
// GENERIC: %50 = "memref.generic_atomic_rmw"(%arg11) ({
// GENERIC: "memref.atomic_yield"(%arg18) {z} : (f32) -> ()
// GENERIC: "memref.dma_wait"(%arg10, %arg14, %arg15, %arg14) {x} : (memref<?x4xf32>, index, index, index) -> ()
// GENERIC: %51 = "memref.extract_aligned_pointer_as_index"(%arg10) : (memref<?x4xf32>) -> index
// GENERIC: %52 = "memref.extract_aligned_pointer_as_index"(%arg12) {x} : (memref<*xf32>) -> index
// GENERIC: %53:6 = "memref.extract_strided_metadata"(%arg10) : (memref<?x4xf32>) -> (memref<f32>, index, index, index, index, index)
// GENERIC: %54:2 = "memref.extract_strided_metadata"(%arg11) {x} : (memref<f32>) -> (memref<f32>, index)
// GENERIC: %55 = "memref.assume_alignment"(%arg10) <{alignment = 16 : i32}> : (memref<?x4xf32>) -> memref<?x4xf32>
// GENERIC: %56 = "memref.assume_alignment"(%arg10) <{alignment = 16 : i32}> {x} : (memref<?x4xf32>) -> memref<?x4xf32>
// GENERIC: %57 = "memref.distinct_objects"(%arg10) : (memref<?x4xf32>) -> memref<?x4xf32>
// GENERIC: %58:2 = "memref.distinct_objects"(%arg10, %arg11) {x} : (memref<?x4xf32>, memref<f32>) -> (memref<?x4xf32>, memref<f32>)
// GENERIC: "memref.alloca_scope"() ({
// GENERIC: "memref.alloca_scope.return"() : () -> ()
// GENERIC: %22:2 = "memref.alloca_scope"() ({
// GENERIC: "memref.alloca_scope.return"(%arg9, %arg9) : (f32, f32) -> ()
// GENERIC: %23 = "memref.alloca_scope"() ({
// GENERIC: "memref.alloca_scope.return"(%arg9) : (f32) -> ()
// GENERIC: "memref.alloca_scope"() ({
// GENERIC: "memref.alloca_scope.return"() : () -> ()
// GENERIC: %0 = "memref.cast"(%arg0) : (memref<?x4xf32>) -> memref<?x?xf32>
// GENERIC: %1 = "memref.cast"(%arg0) {x} : (memref<?x4xf32>) -> memref<*xf32>
// GENERIC: %2 = "memref.memory_space_cast"(%arg0) : (memref<?x4xf32>) -> memref<?x4xf32, 3>
// GENERIC: %3 = "memref.memory_space_cast"(%arg2) {x} : (memref<*xf32>) -> memref<*xf32, 3>
// GENERIC: %4 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 4, 1>}> : (memref<?x4xf32>) -> memref<4x4xf32>
// GENERIC: %5 = "memref.reinterpret_cast"(%arg2, %arg3, %arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 10>, static_strides = array<i64: 1, -9223372036854775808>}> {x} : (memref<*xf32>, index, index, index) -> memref<?x10xf32, strided<[1, ?], offset: ?>>
// GENERIC: %6 = "memref.reinterpret_cast"(%arg2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<*xf32>) -> memref<f32>
// GENERIC: %7 = "memref.subview"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x16xi32>) -> memref<4x4xi32, strided<[16, 1]>>
// GENERIC: %8 = "memref.subview"(%arg5, %arg3, %arg4, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808, 2>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, -9223372036854775808>}> {x} : (memref<8x16xi32>, index, index, index) -> memref<?x4xi32, strided<[16, ?], offset: ?>>
// GENERIC: %9 = "memref.subview"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<f32>) -> memref<f32>
// GENERIC: %10 = "memref.subview"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x16xi32>) -> memref<4xi32, strided<[1]>>
// GENERIC: %11 = "memref.expand_shape"(%arg0, %arg3) <{reassociation = {{\[\[}}0, 1], [2, 3]], static_output_shape = array<i64: -9223372036854775808, 2, 2, 2>}> : (memref<?x4xf32>, index) -> memref<?x2x2x2xf32>
// GENERIC: %12 = "memref.expand_shape"(%arg1) <{reassociation = [], static_output_shape = array<i64: 1, 1>}> {x} : (memref<f32>) -> memref<1x1xf32>
// GENERIC: %13 = "memref.collapse_shape"(%11) <{reassociation = {{\[\[}}0, 1, 2], [3]]}> : (memref<?x2x2x2xf32>) -> memref<?x2xf32>
// GENERIC: %14 = "memref.collapse_shape"(%12) <{reassociation = []}> {x} : (memref<1x1xf32>) -> memref<f32>
// GENERIC: %15 = "memref.view"(%arg6, %arg3) : (memref<?xi8>, index) -> memref<4xf32>
// GENERIC: %16 = "memref.view"(%arg6, %arg3, %arg3, %arg4) {x} : (memref<?xi8>, index, index, index) -> memref<?x?xf32>
// GENERIC: %17 = "memref.reshape"(%arg0, %arg7) : (memref<?x4xf32>, memref<2xindex>) -> memref<?x?xf32>
// GENERIC: %18 = "memref.reshape"(%arg2, %arg8) {x} : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
// GENERIC: %19 = "memref.transpose"(%arg0) <{permutation = #map1}> : (memref<?x4xf32>) -> memref<4x?xf32, strided<[1, 4]>>
// GENERIC: %20 = "memref.transpose"(%arg1) <{permutation = #map2}> : (memref<f32>) -> memref<f32, strided<[]>>
// GENERIC: %21 = "memref.subview"(%arg5, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x16xi32>, index) -> memref<4x4xi32, strided<[16, 1], offset: ?>>
