// AUTOUPDATE
// RUN: strata opt '--one-shot-bufferize=bufferize-function-boundaries no-analysis-func-filter=copies' %s | FileCheck %s
// RUN: strata opt '--one-shot-bufferize=dialect-filter=tensor,bufferization allow-unknown-ops' %s | FileCheck %s --check-prefix=DIALECT
//
// Functions and dialects that are left out.

// CHECK-LABEL: func.func @copies
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: memref<4xf32, strided<[?], offset: ?>>, %[[F:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) -> memref<4xf32> {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:   memref.copy %[[T]], %[[ALLOC]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:   memref.store %[[F]], %[[ALLOC]][%[[I]]] : memref<4xf32>
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT: }
// DIALECT-LABEL: func.func @copies
// DIALECT-SAME: (%[[T:[a-z0-9_]+]]: tensor<4xf32>, %[[F:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) -> tensor<4xf32> {
// DIALECT-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[T]] : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// DIALECT-NEXT:   %[[ALLOC:.*]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// DIALECT-NEXT:   memref.copy %[[TO_BUFFER]], %[[ALLOC]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// DIALECT-NEXT:   memref.store %[[F]], %[[ALLOC]][%[[I]]] : memref<4xf32>
// DIALECT-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[ALLOC]] : memref<4xf32> to tensor<4xf32>
// DIALECT-NEXT:   return %[[TO_TENSOR]] : tensor<4xf32>
// DIALECT-NEXT: }
func.func @copies(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @analyzed
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: memref<4xf32, strided<[?], offset: ?>>, %[[F:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:   memref.store %[[F]], %[[T]][%[[I]]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   linalg.fill ins(%[[F]] : f32) outs(%[[T]] : memref<4xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:   return %[[T]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
// DIALECT-LABEL: func.func @analyzed
// DIALECT-SAME: (%[[T:[a-z0-9_]+]]: tensor<4xf32>, %[[F:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) -> tensor<4xf32> {
// DIALECT-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[T]] : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// DIALECT-NEXT:   %[[ALLOC:.*]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// DIALECT-NEXT:   memref.copy %[[TO_BUFFER]], %[[ALLOC]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// DIALECT-NEXT:   memref.store %[[F]], %[[ALLOC]][%[[I]]] : memref<4xf32>
// DIALECT-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[ALLOC]] : memref<4xf32> to tensor<4xf32>
// DIALECT-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[F]] : f32) outs(%[[TO_TENSOR]] : tensor<4xf32>) -> tensor<4xf32>
// DIALECT-NEXT:   return %[[FILL]] : tensor<4xf32>
// DIALECT-NEXT: }
func.func @analyzed(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %1 = linalg.fill ins(%f: f32) outs(%0: tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
