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
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: index)
// CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %[[ALLOC_0:.*]] = memref.alloc(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT: %[[ALLOC_1:.*]] = memref.alloc(%[[ARG0]], %[[ARG1]])[%[[ARG0]]] : memref<?x?xf32, #map>
// CHECK-NEXT: %[[ALLOC_2:.*]] = memref.alloc()[%[[ARG0]]] {alignment = 8 : i64, x} : memref<2x3xf32, #map, 1>
// CHECK-NEXT: %[[ALLOC_3:.*]] = memref.alloc() {alignment = 16 : i64} : memref<4xf32, "space">
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT: %[[ALLOCA_4:.*]] = memref.alloca(%[[ARG0]])[%[[ARG1]]] {alignment = 4 : i64} : memref<?x3xf32, #map>
// CHECK-NEXT: %[[ALLOC_5:.*]] = memref.alloc() : memref<f32>
// CHECK-NEXT: %[[ALLOCA_6:.*]] = memref.alloca() {alignment = 64 : i64, y} : memref<f32>
// CHECK-NEXT: %[[REALLOC:.*]] = memref.realloc %[[ALLOC]] : memref<4xf32> to memref<8xf32>
// CHECK-NEXT: %[[REALLOC_1:.*]] = memref.realloc %[[REALLOC]](%[[ARG0]]) {alignment = 32 : i64} : memref<8xf32> to memref<?xf32>
// CHECK-NEXT: memref.dealloc %[[REALLOC_1]] : memref<?xf32>
// CHECK-NEXT: memref.dealloc %[[ALLOC_2]] {x = 1 : i64} : memref<2x3xf32, #map, 1>
// CHECK-NEXT: return

// CHECK-LABEL: @access
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<?x4xf32>, %[[ARG1:[a-z0-9_]+]]: memref<f32>, %[[ARG2:[a-z0-9_]+]]: memref<*xf32>, %[[ARG3:[a-z0-9_]+]]: f32, %[[ARG4:[a-z0-9_]+]]: index, %[[ARG5:[a-z0-9_]+]]: index, %[[ARG6:[a-z0-9_]+]]: memref<8xi32>, %[[ARG7:[a-z0-9_]+]]: i32)
// CHECK-NEXT: %[[LOAD:.*]] = memref.load %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<?x4xf32>
// CHECK-NEXT: %[[LOAD_1:.*]] = memref.load %[[ARG1]][] : memref<f32>
// CHECK-NEXT: %[[LOAD_2:.*]] = memref.load %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<?x4xf32>
// CHECK-NEXT: %[[LOAD_3:.*]] = memref.load %[[ARG0]][%[[ARG4]], %[[ARG5]]] {alignment = 8 : i64, nontemporal = true, x} : memref<?x4xf32>
// CHECK-NEXT: %[[LOAD_4:.*]] = memref.load %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<?x4xf32>
// CHECK-NEXT: %[[LOAD_5:.*]] = memref.load %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<?x4xf32>
// CHECK-NEXT: memref.store %[[ARG3]], %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<?x4xf32>
// CHECK-NEXT: memref.store %[[ARG3]], %[[ARG1]][] {alignment = 16 : i64} : memref<f32>
// CHECK-NEXT: memref.store %[[ARG3]], %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<?x4xf32>
// CHECK-NEXT: memref.store %[[ARG3]], %[[ARG0]][%[[ARG4]], %[[ARG5]]] {nontemporal = true} : memref<?x4xf32>
// CHECK-NEXT: memref.store %[[ARG3]], %[[ARG0]][%[[ARG4]], %[[ARG5]]] {nontemporal = true} : memref<?x4xf32>
// CHECK-NEXT: memref.copy %[[ARG0]], %[[ARG0]] : memref<?x4xf32> to memref<?x4xf32>
// CHECK-NEXT: memref.copy %[[ARG0]], %[[ARG2]] {x} : memref<?x4xf32> to memref<*xf32>
// CHECK-NEXT: %[[A0:.*]] = memref.atomic_rmw addf %[[ARG3]], %[[ARG0]][%[[ARG4]], %[[ARG5]]] : (f32, memref<?x4xf32>) -> f32
// CHECK-NEXT: %[[A1:.*]] = memref.atomic_rmw addi %[[ARG7]], %[[ARG6]][%[[ARG4]]] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT: %[[A2:.*]] = memref.atomic_rmw andi %[[ARG7]], %[[ARG6]][%[[ARG4]]] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT: %[[A3:.*]] = memref.atomic_rmw assign %[[ARG3]], %[[ARG1]][] {q} : (f32, memref<f32>) -> f32
// CHECK-NEXT: %[[A4:.*]] = memref.atomic_rmw maximumf %[[ARG3]], %[[ARG0]][%[[ARG4]], %[[ARG5]]] : (f32, memref<?x4xf32>) -> f32
// CHECK-NEXT: %[[A5:.*]] = memref.atomic_rmw maxnumf %[[ARG3]], %[[ARG0]][%[[ARG4]], %[[ARG5]]] : (f32, memref<?x4xf32>) -> f32
// CHECK-NEXT: %[[A6:.*]] = memref.atomic_rmw maxs %[[ARG7]], %[[ARG6]][%[[ARG4]]] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT: %[[A7:.*]] = memref.atomic_rmw maxu %[[ARG7]], %[[ARG6]][%[[ARG4]]] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT: %[[A8:.*]] = memref.atomic_rmw minimumf %[[ARG3]], %[[ARG0]][%[[ARG4]], %[[ARG5]]] : (f32, memref<?x4xf32>) -> f32
// CHECK-NEXT: %[[A9:.*]] = memref.atomic_rmw minnumf %[[ARG3]], %[[ARG0]][%[[ARG4]], %[[ARG5]]] : (f32, memref<?x4xf32>) -> f32
// CHECK-NEXT: %[[A10:.*]] = memref.atomic_rmw mins %[[ARG7]], %[[ARG6]][%[[ARG4]]] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT: %[[A11:.*]] = memref.atomic_rmw minu %[[ARG7]], %[[ARG6]][%[[ARG4]]] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT: %[[A12:.*]] = memref.atomic_rmw mulf %[[ARG3]], %[[ARG0]][%[[ARG4]], %[[ARG5]]] : (f32, memref<?x4xf32>) -> f32
// CHECK-NEXT: %[[A13:.*]] = memref.atomic_rmw muli %[[ARG7]], %[[ARG6]][%[[ARG4]]] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT: %[[A14:.*]] = memref.atomic_rmw ori %[[ARG7]], %[[ARG6]][%[[ARG4]]] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT: %[[ATOMIC_RMW:.*]] = memref.atomic_rmw xori %[[ARG7]], %[[ARG6]][%[[ARG4]]] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT: memref.prefetch %[[ARG1]][], write, locality<2>, instr : memref<f32>
// CHECK-NEXT: memref.prefetch %[[ARG0]][%[[ARG4]], %[[ARG5]]], read, locality<0>, data : memref<?x4xf32>
// CHECK-NEXT: %[[D:.*]] = memref.dim %[[ARG0]], %[[ARG4]] : memref<?x4xf32>
// CHECK-NEXT: %[[D1:.*]] = memref.dim {x} %[[ARG2]], %[[ARG4]] : memref<*xf32>
// CHECK-NEXT: %[[R:.*]] = memref.rank %[[ARG2]] : memref<*xf32>
// CHECK-NEXT: %[[R1:.*]] = memref.rank %[[ARG0]] {x} : memref<?x4xf32>
// CHECK-NEXT: %[[GENERIC_ATOMIC_RMW:.*]] = memref.generic_atomic_rmw %[[ARG1]][] : memref<f32> {
// CHECK-NEXT: ^bb0(%[[ARG8:[a-z0-9_]+]]: f32):
// CHECK-NEXT: memref.atomic_yield %[[ARG8]] {z} : f32
// CHECK-NEXT: } {y}
// CHECK-NEXT: memref.dma_wait %[[ARG0]][%[[ARG4]], %[[ARG5]]], %[[ARG4]] {x} : memref<?x4xf32>
// CHECK-NEXT: %[[P:.*]] = memref.extract_aligned_pointer_as_index %[[ARG0]] : memref<?x4xf32> -> index
// CHECK-NEXT: %[[P1:.*]] = memref.extract_aligned_pointer_as_index %[[ARG2]] : memref<*xf32> -> index {x}
// CHECK-NEXT: %[[BASE:[a-z0-9_]+]], %[[OFFSET:[a-z0-9_]+]], %[[SIZES:[a-z0-9_]+]]:2, %[[STRIDES:[a-z0-9_]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %[[BASE_BUFFER_2:[a-z0-9_]+]], %[[OFFSET_3:.*]] = memref.extract_strided_metadata %[[ARG1]] : memref<f32> -> memref<f32>, index {x}
// CHECK-NEXT: %[[AS:.*]] = memref.assume_alignment %[[ARG0]], 16 : memref<?x4xf32>
// CHECK-NEXT: %[[AS1:.*]] = memref.assume_alignment %[[ARG0]], 16 {x} : memref<?x4xf32>
// CHECK-NEXT: %[[DO:.*]] = memref.distinct_objects %[[ARG0]] : memref<?x4xf32>
// CHECK-NEXT: %[[DO1:[a-z0-9_]+]]:2 = memref.distinct_objects %[[ARG0]], %[[ARG1]] {x} : memref<?x4xf32>, memref<f32>
// CHECK-NEXT: return

// CHECK-LABEL: @scopes
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: f32)
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: }
// CHECK-NEXT: %[[ALLOCA_SCOPE:[a-z0-9_]+]]:2 = memref.alloca_scope  -> (f32, f32) {
// CHECK-NEXT: memref.alloca_scope.return %[[ARG0]], %[[ARG0]] : f32, f32
// CHECK-NEXT: }
// CHECK-NEXT: %[[ALLOCA_SCOPE_1:.*]] = memref.alloca_scope  -> (f32) {
// CHECK-NEXT: memref.alloca_scope.return %[[ARG0]] : f32
// CHECK-NEXT: } {x}
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: }
// CHECK-NEXT: return

// CHECK-LABEL: @views
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<?x4xf32>, %[[ARG1:[a-z0-9_]+]]: memref<f32>, %[[ARG2:[a-z0-9_]+]]: memref<*xf32>, %[[ARG3:[a-z0-9_]+]]: index, %[[ARG4:[a-z0-9_]+]]: index, %[[ARG5:[a-z0-9_]+]]: memref<8x16xi32>, %[[ARG6:[a-z0-9_]+]]: memref<?xi8>, %[[ARG7:[a-z0-9_]+]]: memref<2xindex>, %[[ARG8:[a-z0-9_]+]]: memref<?xi32>)
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[ARG0]] : memref<?x4xf32> to memref<?x?xf32>
// CHECK-NEXT: %[[CAST_0:.*]] = memref.cast %[[ARG0]] {x} : memref<?x4xf32> to memref<*xf32>
// CHECK-NEXT: %[[MEMSPACECAST:.*]] = memref.memory_space_cast %[[ARG0]] : memref<?x4xf32> to memref<?x4xf32, 3>
// CHECK-NEXT: %[[MEMSPACECAST_1:.*]] = memref.memory_space_cast %[[ARG2]] {x} : memref<*xf32> to memref<*xf32, 3>
// CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<?x4xf32> to memref<4x4xf32>
// CHECK-NEXT: %[[REINTERPRET_CAST_2:.*]] = memref.reinterpret_cast %[[ARG2]] to offset: [%[[ARG3]]], sizes: [%[[ARG3]], 10], strides: [1, %[[ARG4]]] {x} : memref<*xf32> to memref<?x10xf32, strided<[1, ?], offset: ?>>
// CHECK-NEXT: %[[REINTERPRET_CAST_3:.*]] = memref.reinterpret_cast %[[ARG2]] to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
// CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[ARG5]][0, 0] [4, 4] [1, 1] : memref<8x16xi32> to memref<4x4xi32, strided<[16, 1]>>
// CHECK-NEXT: %[[SUBVIEW_4:.*]] = memref.subview %[[ARG5]][%[[ARG3]], 2] [%[[ARG4]], 4] [1, %[[ARG3]]] {x} : memref<8x16xi32> to memref<?x4xi32, strided<[16, ?], offset: ?>>
// CHECK-NEXT: %[[SUBVIEW_5:.*]] = memref.subview %[[ARG1]][] [] [] : memref<f32> to memref<f32>
// CHECK-NEXT: %[[SUBVIEW_6:.*]] = memref.subview %[[ARG5]][0, 0] [1, 4] [1, 1] : memref<8x16xi32> to memref<4xi32, strided<[1]>>
// CHECK-NEXT: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2, 3]] output_shape [%[[ARG3]], 2, 2, 2] : memref<?x4xf32> into memref<?x2x2x2xf32>
// CHECK-NEXT: %[[EXPAND_SHAPE_7:.*]] = memref.expand_shape %[[ARG1]] [] output_shape [1, 1] {x} : memref<f32> into memref<1x1xf32>
// CHECK-NEXT: %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %[[EXPAND_SHAPE]] {{\[\[}}0, 1, 2], [3]] : memref<?x2x2x2xf32> into memref<?x2xf32>
// CHECK-NEXT: %[[COLLAPSE_SHAPE_8:.*]] = memref.collapse_shape %[[EXPAND_SHAPE_7]] [] {x} : memref<1x1xf32> into memref<f32>
// CHECK-NEXT: %[[VIEW:.*]] = memref.view %[[ARG6]][%[[ARG3]]][] : memref<?xi8> to memref<4xf32>
// CHECK-NEXT: %[[VIEW_9:.*]] = memref.view %[[ARG6]][%[[ARG3]]][%[[ARG3]], %[[ARG4]]] {x} : memref<?xi8> to memref<?x?xf32>
// CHECK-NEXT: %[[RESHAPE:.*]] = memref.reshape %[[ARG0]](%[[ARG7]]) : (memref<?x4xf32>, memref<2xindex>) -> memref<?x?xf32>
// CHECK-NEXT: %[[RESHAPE_10:.*]] = memref.reshape %[[ARG2]](%[[ARG8]]) {x} : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
// CHECK-NEXT: %[[TRANSPOSE:.*]] = memref.transpose %[[ARG0]] (d0, d1) -> (d1, d0) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
// CHECK-NEXT: %[[TRANSPOSE_11:.*]] = memref.transpose %[[ARG1]] () -> () : memref<f32> to memref<f32, strided<[]>>
// CHECK-NEXT: %[[SUBVIEW_12:.*]] = memref.subview %[[ARG5]][0, %[[ARG3]]] [4, 4] [1, 1] : memref<8x16xi32> to memref<4x4xi32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: return

// GENERIC: ^bb0(%[[ARG19:[a-z0-9_]+]]: index, %[[ARG20:[a-z0-9_]+]]: index)
// GENERIC: %[[ALLOC:.*]] = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
// GENERIC: %[[ALLOC_1:.*]] = "memref.alloc"(%[[ARG19]]) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
// GENERIC: %[[ALLOC_2:.*]] = "memref.alloc"(%[[ARG19]], %[[ARG20]], %[[ARG19]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (index, index, index) -> memref<?x?xf32, #map>
// GENERIC: %[[ALLOC_3:.*]] = "memref.alloc"(%[[ARG19]]) <{alignment = 8 : i64, operandSegmentSizes = array<i32: 0, 1>}> {x} : (index) -> memref<2x3xf32, #map, 1>
// GENERIC: %[[ALLOC_4:.*]] = "memref.alloc"() <{alignment = 16 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32, "space">
// GENERIC: %[[ALLOCA:.*]] = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
// GENERIC: %[[ALLOCA_1:.*]] = "memref.alloca"(%[[ARG19]], %[[ARG20]]) <{alignment = 4 : i64, operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> memref<?x3xf32, #map>
// GENERIC: %[[ALLOC_5:.*]] = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
// GENERIC: %[[ALLOCA_2:.*]] = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> {y} : () -> memref<f32>
// GENERIC: %[[REALLOC:.*]] = "memref.realloc"(%[[ALLOC]]) : (memref<4xf32>) -> memref<8xf32>
// GENERIC: %[[REALLOC_1:.*]] = "memref.realloc"(%[[REALLOC]], %[[ARG19]]) <{alignment = 32 : i64}> : (memref<8xf32>, index) -> memref<?xf32>
// GENERIC: "memref.dealloc"(%[[REALLOC_1]]) : (memref<?xf32>) -> ()
// GENERIC: "memref.dealloc"(%[[ALLOC_3]]) {x = 1 : i64} : (memref<2x3xf32, #map, 1>) -> ()
// GENERIC: ^bb0(%[[ARG10:[a-z0-9_]+]]: memref<?x4xf32>, %[[ARG11:[a-z0-9_]+]]: memref<f32>, %[[ARG12:[a-z0-9_]+]]: memref<*xf32>, %[[ARG13:[a-z0-9_]+]]: f32, %[[ARG14:[a-z0-9_]+]]: index, %[[ARG15:[a-z0-9_]+]]: index, %[[ARG16:[a-z0-9_]+]]: memref<8xi32>, %[[ARG17:[a-z0-9_]+]]: i32)
// GENERIC: %[[LOAD:.*]] = "memref.load"(%[[ARG10]], %[[ARG14]], %[[ARG15]]) : (memref<?x4xf32>, index, index) -> f32
// GENERIC: %[[LOAD_1:.*]] = "memref.load"(%[[ARG11]]) : (memref<f32>) -> f32
// GENERIC: %[[LOAD_2:.*]] = "memref.load"(%[[ARG10]], %[[ARG14]], %[[ARG15]]) : (memref<?x4xf32>, index, index) -> f32
// GENERIC: %[[LOAD_3:.*]] = "memref.load"(%[[ARG10]], %[[ARG14]], %[[ARG15]]) <{alignment = 8 : i64, nontemporal = true}> {x} : (memref<?x4xf32>, index, index) -> f32
// GENERIC: %[[LOAD_4:.*]] = "memref.load"(%[[ARG10]], %[[ARG14]], %[[ARG15]]) : (memref<?x4xf32>, index, index) -> f32
// GENERIC: %[[LOAD_5:.*]] = "memref.load"(%[[ARG10]], %[[ARG14]], %[[ARG15]]) : (memref<?x4xf32>, index, index) -> f32
// GENERIC: "memref.store"(%[[ARG13]], %[[ARG10]], %[[ARG14]], %[[ARG15]]) : (f32, memref<?x4xf32>, index, index) -> ()
// GENERIC: "memref.store"(%[[ARG13]], %[[ARG11]]) <{alignment = 16 : i64}> : (f32, memref<f32>) -> ()
// GENERIC: "memref.store"(%[[ARG13]], %[[ARG10]], %[[ARG14]], %[[ARG15]]) : (f32, memref<?x4xf32>, index, index) -> ()
// GENERIC: "memref.store"(%[[ARG13]], %[[ARG10]], %[[ARG14]], %[[ARG15]]) <{nontemporal = true}> : (f32, memref<?x4xf32>, index, index) -> ()
// GENERIC: "memref.store"(%[[ARG13]], %[[ARG10]], %[[ARG14]], %[[ARG15]]) <{nontemporal = true}> : (f32, memref<?x4xf32>, index, index) -> ()
// GENERIC: "memref.copy"(%[[ARG10]], %[[ARG10]]) : (memref<?x4xf32>, memref<?x4xf32>) -> ()
// GENERIC: "memref.copy"(%[[ARG10]], %[[ARG12]]) {x} : (memref<?x4xf32>, memref<*xf32>) -> ()
// GENERIC: %[[ATOMIC_RMW:.*]] = "memref.atomic_rmw"(%[[ARG13]], %[[ARG10]], %[[ARG14]], %[[ARG15]]) <{kind = 0 : i64}> : (f32, memref<?x4xf32>, index, index) -> f32
// GENERIC: %[[ATOMIC_RMW_1:.*]] = "memref.atomic_rmw"(%[[ARG17]], %[[ARG16]], %[[ARG14]]) <{kind = 1 : i64}> : (i32, memref<8xi32>, index) -> i32
// GENERIC: %[[ATOMIC_RMW_2:.*]] = "memref.atomic_rmw"(%[[ARG17]], %[[ARG16]], %[[ARG14]]) <{kind = 2 : i64}> : (i32, memref<8xi32>, index) -> i32
// GENERIC: %[[ATOMIC_RMW_3:.*]] = "memref.atomic_rmw"(%[[ARG13]], %[[ARG11]]) <{kind = 3 : i64}> {q} : (f32, memref<f32>) -> f32
// GENERIC: %[[ATOMIC_RMW_4:.*]] = "memref.atomic_rmw"(%[[ARG13]], %[[ARG10]], %[[ARG14]], %[[ARG15]]) <{kind = 4 : i64}> : (f32, memref<?x4xf32>, index, index) -> f32
// GENERIC: %[[ATOMIC_RMW_5:.*]] = "memref.atomic_rmw"(%[[ARG13]], %[[ARG10]], %[[ARG14]], %[[ARG15]]) <{kind = 5 : i64}> : (f32, memref<?x4xf32>, index, index) -> f32
// GENERIC: %[[ATOMIC_RMW_6:.*]] = "memref.atomic_rmw"(%[[ARG17]], %[[ARG16]], %[[ARG14]]) <{kind = 6 : i64}> : (i32, memref<8xi32>, index) -> i32
// GENERIC: %[[ATOMIC_RMW_7:.*]] = "memref.atomic_rmw"(%[[ARG17]], %[[ARG16]], %[[ARG14]]) <{kind = 7 : i64}> : (i32, memref<8xi32>, index) -> i32
// GENERIC: %[[ATOMIC_RMW_8:.*]] = "memref.atomic_rmw"(%[[ARG13]], %[[ARG10]], %[[ARG14]], %[[ARG15]]) <{kind = 8 : i64}> : (f32, memref<?x4xf32>, index, index) -> f32
// GENERIC: %[[ATOMIC_RMW_9:.*]] = "memref.atomic_rmw"(%[[ARG13]], %[[ARG10]], %[[ARG14]], %[[ARG15]]) <{kind = 9 : i64}> : (f32, memref<?x4xf32>, index, index) -> f32
// GENERIC: %[[ATOMIC_RMW_10:.*]] = "memref.atomic_rmw"(%[[ARG17]], %[[ARG16]], %[[ARG14]]) <{kind = 10 : i64}> : (i32, memref<8xi32>, index) -> i32
// GENERIC: %[[ATOMIC_RMW_11:.*]] = "memref.atomic_rmw"(%[[ARG17]], %[[ARG16]], %[[ARG14]]) <{kind = 11 : i64}> : (i32, memref<8xi32>, index) -> i32
// GENERIC: %[[ATOMIC_RMW_12:.*]] = "memref.atomic_rmw"(%[[ARG13]], %[[ARG10]], %[[ARG14]], %[[ARG15]]) <{kind = 12 : i64}> : (f32, memref<?x4xf32>, index, index) -> f32
// GENERIC: %[[ATOMIC_RMW_13:.*]] = "memref.atomic_rmw"(%[[ARG17]], %[[ARG16]], %[[ARG14]]) <{kind = 13 : i64}> : (i32, memref<8xi32>, index) -> i32
// GENERIC: %[[ATOMIC_RMW_14:.*]] = "memref.atomic_rmw"(%[[ARG17]], %[[ARG16]], %[[ARG14]]) <{kind = 14 : i64}> : (i32, memref<8xi32>, index) -> i32
// GENERIC: %[[ATOMIC_RMW_15:.*]] = "memref.atomic_rmw"(%[[ARG17]], %[[ARG16]], %[[ARG14]]) <{kind = 15 : i64}> : (i32, memref<8xi32>, index) -> i32
// GENERIC: "memref.prefetch"(%[[ARG11]]) <{isDataCache = false, isWrite = true, localityHint = 2 : i32}> : (memref<f32>) -> ()
// GENERIC: "memref.prefetch"(%[[ARG10]], %[[ARG14]], %[[ARG15]]) <{isDataCache = true, isWrite = false, localityHint = 0 : i32}> : (memref<?x4xf32>, index, index) -> ()
// GENERIC: %[[DIM:.*]] = "memref.dim"(%[[ARG10]], %[[ARG14]]) : (memref<?x4xf32>, index) -> index
// GENERIC: %[[DIM_1:.*]] = "memref.dim"(%[[ARG12]], %[[ARG14]]) {x} : (memref<*xf32>, index) -> index
// GENERIC: %[[RANK:.*]] = "memref.rank"(%[[ARG12]]) : (memref<*xf32>) -> index
// GENERIC: %[[RANK_1:.*]] = "memref.rank"(%[[ARG10]]) {x} : (memref<?x4xf32>) -> index
// GENERIC: %[[GENERIC_ATOMIC_RMW:.*]] = "memref.generic_atomic_rmw"(%[[ARG11]]) ({
// GENERIC: ^bb0(%[[ARG18:[a-z0-9_]+]]: f32)
// GENERIC: "memref.atomic_yield"(%[[ARG18]]) {z} : (f32) -> ()
// GENERIC: "memref.dma_wait"(%[[ARG10]], %[[ARG14]], %[[ARG15]], %[[ARG14]]) {x} : (memref<?x4xf32>, index, index, index) -> ()
// GENERIC: %[[EXTRACT_ALIGNED_POINTER_AS_INDEX:.*]] = "memref.extract_aligned_pointer_as_index"(%[[ARG10]]) : (memref<?x4xf32>) -> index
// GENERIC: %[[EXTRACT_ALIGNED_POINTER_AS_INDEX_1:.*]] = "memref.extract_aligned_pointer_as_index"(%[[ARG12]]) {x} : (memref<*xf32>) -> index
// GENERIC: %[[EXTRACT_STRIDED_METADATA:[a-z0-9_]+]]:6 = "memref.extract_strided_metadata"(%[[ARG10]]) : (memref<?x4xf32>) -> (memref<f32>, index, index, index, index, index)
// GENERIC: %[[EXTRACT_STRIDED_METADATA_1:[a-z0-9_]+]]:2 = "memref.extract_strided_metadata"(%[[ARG11]]) {x} : (memref<f32>) -> (memref<f32>, index)
// GENERIC: %[[ASSUME_ALIGNMENT:.*]] = "memref.assume_alignment"(%[[ARG10]]) <{alignment = 16 : i32}> : (memref<?x4xf32>) -> memref<?x4xf32>
// GENERIC: %[[ASSUME_ALIGNMENT_1:.*]] = "memref.assume_alignment"(%[[ARG10]]) <{alignment = 16 : i32}> {x} : (memref<?x4xf32>) -> memref<?x4xf32>
// GENERIC: %[[DISTINCT_OBJECTS:.*]] = "memref.distinct_objects"(%[[ARG10]]) : (memref<?x4xf32>) -> memref<?x4xf32>
// GENERIC: %[[DISTINCT_OBJECTS_1:[a-z0-9_]+]]:2 = "memref.distinct_objects"(%[[ARG10]], %[[ARG11]]) {x} : (memref<?x4xf32>, memref<f32>) -> (memref<?x4xf32>, memref<f32>)
// GENERIC: ^bb0(%[[ARG9:[a-z0-9_]+]]: f32)
// GENERIC: "memref.alloca_scope"() ({
// GENERIC: "memref.alloca_scope.return"() : () -> ()
// GENERIC: %[[ALLOCA_SCOPE:[a-z0-9_]+]]:2 = "memref.alloca_scope"() ({
// GENERIC: "memref.alloca_scope.return"(%[[ARG9]], %[[ARG9]]) : (f32, f32) -> ()
// GENERIC: %[[ALLOCA_SCOPE_1:.*]] = "memref.alloca_scope"() ({
// GENERIC: "memref.alloca_scope.return"(%[[ARG9]]) : (f32) -> ()
// GENERIC: "memref.alloca_scope"() ({
// GENERIC: "memref.alloca_scope.return"() : () -> ()
// GENERIC: ^bb0(%[[ARG0:[a-z0-9_]+]]: memref<?x4xf32>, %[[ARG1:[a-z0-9_]+]]: memref<f32>, %[[ARG2:[a-z0-9_]+]]: memref<*xf32>, %[[ARG3:[a-z0-9_]+]]: index, %[[ARG4:[a-z0-9_]+]]: index, %[[ARG5:[a-z0-9_]+]]: memref<8x16xi32>, %[[ARG6:[a-z0-9_]+]]: memref<?xi8>, %[[ARG7:[a-z0-9_]+]]: memref<2xindex>, %[[ARG8:[a-z0-9_]+]]: memref<?xi32>)
// GENERIC: %[[CAST:.*]] = "memref.cast"(%[[ARG0]]) : (memref<?x4xf32>) -> memref<?x?xf32>
// GENERIC: %[[CAST_1:.*]] = "memref.cast"(%[[ARG0]]) {x} : (memref<?x4xf32>) -> memref<*xf32>
// GENERIC: %[[MEMORY_SPACE_CAST:.*]] = "memref.memory_space_cast"(%[[ARG0]]) : (memref<?x4xf32>) -> memref<?x4xf32, 3>
// GENERIC: %[[MEMORY_SPACE_CAST_1:.*]] = "memref.memory_space_cast"(%[[ARG2]]) {x} : (memref<*xf32>) -> memref<*xf32, 3>
// GENERIC: %[[REINTERPRET_CAST:.*]] = "memref.reinterpret_cast"(%[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 4, 1>}> : (memref<?x4xf32>) -> memref<4x4xf32>
// GENERIC: %[[REINTERPRET_CAST_1:.*]] = "memref.reinterpret_cast"(%[[ARG2]], %[[ARG3]], %[[ARG3]], %[[ARG4]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 10>, static_strides = array<i64: 1, -9223372036854775808>}> {x} : (memref<*xf32>, index, index, index) -> memref<?x10xf32, strided<[1, ?], offset: ?>>
// GENERIC: %[[REINTERPRET_CAST_2:.*]] = "memref.reinterpret_cast"(%[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<*xf32>) -> memref<f32>
// GENERIC: %[[SUBVIEW:.*]] = "memref.subview"(%[[ARG5]]) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x16xi32>) -> memref<4x4xi32, strided<[16, 1]>>
// GENERIC: %[[SUBVIEW_1:.*]] = "memref.subview"(%[[ARG5]], %[[ARG3]], %[[ARG4]], %[[ARG3]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808, 2>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, -9223372036854775808>}> {x} : (memref<8x16xi32>, index, index, index) -> memref<?x4xi32, strided<[16, ?], offset: ?>>
// GENERIC: %[[SUBVIEW_2:.*]] = "memref.subview"(%[[ARG1]]) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<f32>) -> memref<f32>
// GENERIC: %[[SUBVIEW_3:.*]] = "memref.subview"(%[[ARG5]]) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x16xi32>) -> memref<4xi32, strided<[1]>>
// GENERIC: %[[EXPAND_SHAPE:.*]] = "memref.expand_shape"(%[[ARG0]], %[[ARG3]]) <{reassociation = {{\[\[}}0, 1], [2, 3]], static_output_shape = array<i64: -9223372036854775808, 2, 2, 2>}> : (memref<?x4xf32>, index) -> memref<?x2x2x2xf32>
// GENERIC: %[[EXPAND_SHAPE_1:.*]] = "memref.expand_shape"(%[[ARG1]]) <{reassociation = [], static_output_shape = array<i64: 1, 1>}> {x} : (memref<f32>) -> memref<1x1xf32>
// GENERIC: %[[COLLAPSE_SHAPE:.*]] = "memref.collapse_shape"(%[[EXPAND_SHAPE]]) <{reassociation = {{\[\[}}0, 1, 2], [3]]}> : (memref<?x2x2x2xf32>) -> memref<?x2xf32>
// GENERIC: %[[COLLAPSE_SHAPE_1:.*]] = "memref.collapse_shape"(%[[EXPAND_SHAPE_1]]) <{reassociation = []}> {x} : (memref<1x1xf32>) -> memref<f32>
// GENERIC: %[[VIEW:.*]] = "memref.view"(%[[ARG6]], %[[ARG3]]) : (memref<?xi8>, index) -> memref<4xf32>
// GENERIC: %[[VIEW_1:.*]] = "memref.view"(%[[ARG6]], %[[ARG3]], %[[ARG3]], %[[ARG4]]) {x} : (memref<?xi8>, index, index, index) -> memref<?x?xf32>
// GENERIC: %[[RESHAPE:.*]] = "memref.reshape"(%[[ARG0]], %[[ARG7]]) : (memref<?x4xf32>, memref<2xindex>) -> memref<?x?xf32>
// GENERIC: %[[RESHAPE_1:.*]] = "memref.reshape"(%[[ARG2]], %[[ARG8]]) {x} : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
// GENERIC: %[[TRANSPOSE:.*]] = "memref.transpose"(%[[ARG0]]) <{permutation = #map1}> : (memref<?x4xf32>) -> memref<4x?xf32, strided<[1, 4]>>
// GENERIC: %[[TRANSPOSE_1:.*]] = "memref.transpose"(%[[ARG1]]) <{permutation = #map2}> : (memref<f32>) -> memref<f32, strided<[]>>
// GENERIC: %[[SUBVIEW_4:.*]] = "memref.subview"(%[[ARG5]], %[[ARG3]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x16xi32>, index) -> memref<4x4xi32, strided<[16, 1], offset: ?>>
