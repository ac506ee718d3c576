// RUN: strata opt --one-shot-bufferize=bufferize-function-boundaries %s | FileCheck %s
// RUN: strata opt '--one-shot-bufferize=bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map' %s | FileCheck %s --check-prefix=IDENTITY
//
// Functions and calls: callees first, declarations by attributes, and recursion, which is not analyzed.

func.func private @external(%t: tensor<?xf32>) -> tensor<?xf32>
func.func private @reader(%t: tensor<?xf32> {bufferization.access = "read"}) -> f32
func.func @caller(%t: tensor<?xf32>, %i: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>, f32) {
  %0 = call @callee(%t, %i, %f) : (tensor<?xf32>, index, f32) -> tensor<?xf32>
  %1 = call @reader(%t) : (tensor<?xf32>) -> f32
  %2 = call @external(%t) : (tensor<?xf32>) -> tensor<?xf32>
  return %0, %2, %1 : tensor<?xf32>, tensor<?xf32>, f32
}
func.func @callee(%t: tensor<?xf32>, %i: index, %f: f32) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @recursive(%t: tensor<?xf32>, %i: index, %f: f32) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  %1 = call @recursive(%0, %i, %f) : (tensor<?xf32>, index, f32) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
func.func @new(%n: index) -> tensor<?xf32> {
  %0 = tensor.empty(%n) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func private @external(memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   func.func private @reader(memref<?xf32, strided<[?], offset: ?>> {bufferization.access = "read"}) -> f32
// CHECK-NEXT:   func.func @caller(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @callee(%cast, %arg1, %arg2) : (memref<?xf32, strided<[?], offset: ?>>, index, f32) -> memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = call @reader(%arg0) : (memref<?xf32, strided<[?], offset: ?>>) -> f32
// CHECK-NEXT:     %2 = call @external(%arg0) : (memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0, %2, %1 : memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @callee(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %arg0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @recursive(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @recursive(%arg0, %arg1, %arg2) : (memref<?xf32, strided<[?], offset: ?>>, index, f32) -> memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @new(%arg0: index) -> memref<?xf32> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// IDENTITY:      module {
// IDENTITY-NEXT:   func.func private @external(memref<?xf32>) -> memref<?xf32>
// IDENTITY-NEXT:   func.func private @reader(memref<?xf32> {bufferization.access = "read"}) -> f32
// IDENTITY-NEXT:   func.func @caller(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) -> (memref<?xf32>, memref<?xf32>, f32) {
// IDENTITY-NEXT:     %c0 = arith.constant 0 : index
// IDENTITY-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// IDENTITY-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// IDENTITY-NEXT:     memref.copy %arg0, %alloc : memref<?xf32> to memref<?xf32>
// IDENTITY-NEXT:     %0 = call @callee(%alloc, %arg1, %arg2) : (memref<?xf32>, index, f32) -> memref<?xf32>
// IDENTITY-NEXT:     %1 = call @reader(%arg0) : (memref<?xf32>) -> f32
// IDENTITY-NEXT:     %2 = call @external(%arg0) : (memref<?xf32>) -> memref<?xf32>
// IDENTITY-NEXT:     return %0, %2, %1 : memref<?xf32>, memref<?xf32>, f32
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func @callee(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) -> memref<?xf32> {
// IDENTITY-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<?xf32>
// IDENTITY-NEXT:     return %arg0 : memref<?xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func @recursive(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) -> memref<?xf32> {
// IDENTITY-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<?xf32>
// IDENTITY-NEXT:     %0 = call @recursive(%arg0, %arg1, %arg2) : (memref<?xf32>, index, f32) -> memref<?xf32>
// IDENTITY-NEXT:     return %0 : memref<?xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func @new(%arg0: index) -> memref<?xf32> {
// IDENTITY-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
// IDENTITY-NEXT:     return %alloc : memref<?xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
