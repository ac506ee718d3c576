// AUTOUPDATE
// RUN: strata opt --one-shot-bufferize=bufferize-function-boundaries %s | FileCheck %s
// RUN: strata opt '--one-shot-bufferize=bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map' %s | FileCheck %s --check-prefix=IDENTITY
//
// Functions and calls: callees first, declarations by attributes, and recursion, which is not analyzed.

// CHECK-LABEL: func.func private @external(memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>>
// IDENTITY-LABEL: func.func private @external(memref<?xf32>) -> memref<?xf32>
func.func private @external(%t: tensor<?xf32>) -> tensor<?xf32>

// CHECK-LABEL: func.func private @reader(memref<?xf32, strided<[?], offset: ?>> {bufferization.access = "read"}) -> f32
// IDENTITY-LABEL: func.func private @reader(memref<?xf32> {bufferization.access = "read"}) -> f32
func.func private @reader(%t: tensor<?xf32> {bufferization.access = "read"}) -> f32

// CHECK-LABEL: func.func @caller
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) -> (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, f32) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[T]], %[[C0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:   memref.copy %[[T]], %[[ALLOC]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[CALL:.*]] = call @callee(%[[CAST]], %[[I]], %[[F]]) : (memref<?xf32, strided<[?], offset: ?>>, index, f32) -> memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[CALL_1:.*]] = call @reader(%[[T]]) : (memref<?xf32, strided<[?], offset: ?>>) -> f32
// CHECK-NEXT:   %[[CALL_2:.*]] = call @external(%[[T]]) : (memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[CALL]], %[[CALL_2]], %[[CALL_1]] : memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, f32
// CHECK-NEXT: }
// IDENTITY-LABEL: func.func @caller
// IDENTITY-SAME: (%[[T:[a-z0-9_]+]]: memref<?xf32>, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) -> (memref<?xf32>, memref<?xf32>, f32) {
// IDENTITY-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// IDENTITY-NEXT:   %[[DIM:.*]] = memref.dim %[[T]], %[[C0]] : memref<?xf32>
// IDENTITY-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?xf32>
// IDENTITY-NEXT:   memref.copy %[[T]], %[[ALLOC]] : memref<?xf32> to memref<?xf32>
// IDENTITY-NEXT:   %[[CALL:.*]] = call @callee(%[[ALLOC]], %[[I]], %[[F]]) : (memref<?xf32>, index, f32) -> memref<?xf32>
// IDENTITY-NEXT:   %[[CALL_1:.*]] = call @reader(%[[T]]) : (memref<?xf32>) -> f32
// IDENTITY-NEXT:   %[[CALL_2:.*]] = call @external(%[[T]]) : (memref<?xf32>) -> memref<?xf32>
// IDENTITY-NEXT:   return %[[CALL]], %[[CALL_2]], %[[CALL_1]] : memref<?xf32>, memref<?xf32>, f32
// IDENTITY-NEXT: }
func.func @caller(%t: tensor<?xf32>, %i: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>, f32) {
  %0 = call @callee(%t, %i, %f) : (tensor<?xf32>, index, f32) -> tensor<?xf32>
  %1 = call @reader(%t) : (tensor<?xf32>) -> f32
  %2 = call @external(%t) : (tensor<?xf32>) -> tensor<?xf32>
  return %0, %2, %1 : tensor<?xf32>, tensor<?xf32>, f32
}

// CHECK-LABEL: func.func @callee
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:   memref.store %[[F]], %[[T]][%[[I]]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[T]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
// IDENTITY-LABEL: func.func @callee
// IDENTITY-SAME: (%[[T:[a-z0-9_]+]]: memref<?xf32>, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) -> memref<?xf32> {
// IDENTITY-NEXT:   memref.store %[[F]], %[[T]][%[[I]]] : memref<?xf32>
// IDENTITY-NEXT:   return %[[T]] : memref<?xf32>
// IDENTITY-NEXT: }
func.func @callee(%t: tensor<?xf32>, %i: index, %f: f32) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @recursive
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:   memref.store %[[F]], %[[T]][%[[I]]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[CALL:.*]] = call @recursive(%[[T]], %[[I]], %[[F]]) : (memref<?xf32, strided<[?], offset: ?>>, index, f32) -> memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[CALL]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
// IDENTITY-LABEL: func.func @recursive
// IDENTITY-SAME: (%[[T:[a-z0-9_]+]]: memref<?xf32>, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) -> memref<?xf32> {
// IDENTITY-NEXT:   memref.store %[[F]], %[[T]][%[[I]]] : memref<?xf32>
// IDENTITY-NEXT:   %[[CALL:.*]] = call @recursive(%[[T]], %[[I]], %[[F]]) : (memref<?xf32>, index, f32) -> memref<?xf32>
// IDENTITY-NEXT:   return %[[CALL]] : memref<?xf32>
// IDENTITY-NEXT: }
func.func @recursive(%t: tensor<?xf32>, %i: index, %f: f32) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  %1 = call @recursive(%0, %i, %f) : (tensor<?xf32>, index, f32) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK-LABEL: func.func @new
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index) -> memref<?xf32> {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[N]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT: }
// IDENTITY-LABEL: func.func @new
// IDENTITY-SAME: (%[[N:[a-z0-9_]+]]: index) -> memref<?xf32> {
// IDENTITY-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[N]]) {alignment = 64 : i64} : memref<?xf32>
// IDENTITY-NEXT:   return %[[ALLOC]] : memref<?xf32>
// IDENTITY-NEXT: }
func.func @new(%n: index) -> tensor<?xf32> {
  %0 = tensor.empty(%n) : tensor<?xf32>
  return %0 : tensor<?xf32>
}
