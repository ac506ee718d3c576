// RUN: %opt --allow-unregistered-dialect --canonicalize --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Patterns of memref operations: allocations, copies, sizes of reshapes, and views.

// CHECK-LABEL: func.func @constantSizes(%arg0: index, %arg1: index) -> (memref<?x?xf32>, memref<?xi32, strided<[?], offset: ?>>) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?x4xf32>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<?x4xf32> to memref<?x?xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc()[%c1, %arg1] : memref<4xi32, strided<[?], offset: ?>>
// CHECK-NEXT: %cast_1 = memref.cast %alloc_0 : memref<4xi32, strided<[?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT: return %cast, %cast_1 : memref<?x?xf32>, memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @constantSizes(%n: index, %o: index) -> (memref<?x?xf32>, memref<?xi32, strided<[?], offset: ?>>) {
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloc(%n, %c4) {alignment = 64 : i64} : memref<?x?xf32>
  %1 = memref.alloc(%c4)[%c1, %o] : memref<?xi32, strided<[?], offset: ?>>
  return %0, %1 : memref<?x?xf32>, memref<?xi32, strided<[?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @negativeSize() -> memref<?xf32> {
// CHECK-NEXT: %c-4 = arith.constant -4 : index
// CHECK-NEXT: %alloc = memref.alloc(%c-4) : memref<?xf32>
// CHECK-NEXT: return %alloc : memref<?xf32>
// CHECK-NEXT: }
func.func @negativeSize() -> memref<?xf32> {
  %c = arith.constant -4 : index
  %0 = memref.alloc(%c) : memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

// CHECK-LABEL: func.func @deadAllocations(%arg0: f32, %arg1: index, %arg2: memref<memref<2xf32>>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: memref.store %alloc, %arg2[] : memref<memref<2xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @deadAllocations(%v: f32, %i: index, %slot: memref<memref<2xf32>>) {
  %0 = memref.alloc() : memref<2xf32>
  memref.store %v, %0[%i] : memref<2xf32>
  memref.dealloc %0 : memref<2xf32>
  %1 = memref.alloca() : memref<2xf32>
  memref.store %v, %1[%i] : memref<2xf32>
  %2 = memref.alloc() : memref<2xf32>
  memref.store %2, %slot[] : memref<memref<2xf32>>
  return
}

// -----

// CHECK-LABEL: func.func @deadRealloc(%arg0: memref<2xf32>, %arg1: f32, %arg2: index) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @deadRealloc(%a: memref<2xf32>, %v: f32, %i: index) {
  %0 = memref.realloc %a : memref<2xf32> to memref<4xf32>
  memref.store %v, %0[%i] : memref<4xf32>
  return
}

// -----

// CHECK-LABEL: func.func @copies(%arg0: memref<4xf32>, %arg1: memref<?xf32>, %arg2: memref<0xf32>, %arg3: memref<*xf32>) {
// CHECK-NEXT: memref.copy %arg0, %arg1 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xf32> to memref<*xf32>
// CHECK-NEXT: memref.copy %cast, %arg3 : memref<*xf32> to memref<*xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @copies(%a: memref<4xf32>, %b: memref<?xf32>, %e: memref<0xf32>, %u: memref<*xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  memref.copy %0, %b : memref<?xf32> to memref<?xf32>
  memref.copy %b, %b : memref<?xf32> to memref<?xf32>
  memref.copy %e, %b : memref<0xf32> to memref<?xf32>
  memref.copy %b, %e : memref<?xf32> to memref<0xf32>
  %1 = memref.cast %a : memref<4xf32> to memref<*xf32>
  memref.copy %1, %u : memref<*xf32> to memref<*xf32>
  return
}

// -----

// CHECK-LABEL: func.func @dimOfReshape(%arg0: memref<*xf32>, %arg1: memref<?xi32>, %arg2: index) -> (index, index) {
// CHECK-NEXT: %reshape = memref.reshape %arg0(%arg1) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
// CHECK-NEXT: %0 = memref.load %arg1[%arg2] : memref<?xi32>
// CHECK-NEXT: %1 = arith.index_cast %0 : i32 to index
// CHECK-NEXT: %2 = arith.addi %arg2, %arg2 : index
// CHECK-NEXT: %dim = memref.dim %reshape, %2 : memref<*xf32>
// CHECK-NEXT: return %1, %dim : index, index
// CHECK-NEXT: }
func.func @dimOfReshape(%a: memref<*xf32>, %s: memref<?xi32>, %i: index) -> (index, index) {
  %0 = memref.reshape %a(%s) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  %1 = memref.dim %0, %i : memref<*xf32>
  %j = arith.addi %i, %i : index
  %2 = memref.dim %0, %j : memref<*xf32>
  return %1, %2 : index, index
}

// -----

// CHECK-LABEL: func.func @views(%arg0: memref<128xi8>, %arg1: index) -> (memref<?x?xf32>, memref<i32>) {
// CHECK-NEXT: %view = memref.view %arg0[%arg1][%arg1] : memref<128xi8> to memref<4x?xf32>
// CHECK-NEXT: %cast = memref.cast %view : memref<4x?xf32> to memref<?x?xf32>
// CHECK-NEXT: %view_0 = memref.view %arg0[%arg1][] : memref<128xi8> to memref<i32>
// CHECK-NEXT: return %cast, %view_0 : memref<?x?xf32>, memref<i32>
// CHECK-NEXT: }
func.func @views(%a: memref<128xi8>, %n: index) -> (memref<?x?xf32>, memref<i32>) {
  %c4 = arith.constant 4 : index
  %0 = memref.view %a[%n][%c4, %n] : memref<128xi8> to memref<?x?xf32>
  %1 = memref.cast %a : memref<128xi8> to memref<?xi8>
  %2 = memref.view %1[%n][] : memref<?xi8> to memref<i32>
  return %0, %2 : memref<?x?xf32>, memref<i32>
}
