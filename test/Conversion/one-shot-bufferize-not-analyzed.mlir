// RUN: strata opt '--one-shot-bufferize=bufferize-function-boundaries no-analysis-func-filter=copies' %s | FileCheck %s
// RUN: strata opt '--one-shot-bufferize=dialect-filter=tensor,bufferization allow-unknown-ops' %s | FileCheck %s --check-prefix=DIALECT
//
// Functions and dialects that are left out.

func.func @copies(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @analyzed(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %1 = linalg.fill ins(%f: f32) outs(%0: tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @copies(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg1, %alloc[%arg2] : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @analyzed(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     memref.store %arg1, %arg0[%arg2] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     linalg.fill ins(%arg1 : f32) outs(%arg0 : memref<4xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// DIALECT:      module {
// DIALECT-NEXT:   func.func @copies(%arg0: tensor<4xf32>, %arg1: f32, %arg2: index) -> tensor<4xf32> {
// DIALECT-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// DIALECT-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// DIALECT-NEXT:     memref.copy %0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// DIALECT-NEXT:     memref.store %arg1, %alloc[%arg2] : memref<4xf32>
// DIALECT-NEXT:     %1 = bufferization.to_tensor %alloc : memref<4xf32> to tensor<4xf32>
// DIALECT-NEXT:     return %1 : tensor<4xf32>
// DIALECT-NEXT:   }
// DIALECT-NEXT:   func.func @analyzed(%arg0: tensor<4xf32>, %arg1: f32, %arg2: index) -> tensor<4xf32> {
// DIALECT-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// DIALECT-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// DIALECT-NEXT:     memref.copy %0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// DIALECT-NEXT:     memref.store %arg1, %alloc[%arg2] : memref<4xf32>
// DIALECT-NEXT:     %1 = bufferization.to_tensor %alloc : memref<4xf32> to tensor<4xf32>
// DIALECT-NEXT:     %2 = linalg.fill ins(%arg1 : f32) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
// DIALECT-NEXT:     return %2 : tensor<4xf32>
// DIALECT-NEXT:   }
// DIALECT-NEXT: }
