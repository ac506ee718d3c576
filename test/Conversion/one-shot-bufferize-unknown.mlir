// RUN: strata opt --allow-unregistered-dialect --one-shot-bufferize=allow-unknown-ops %s | FileCheck %s
//
// Operations without a record stay.

func.func @a(%t: tensor<8xf32>, %i: index, %f: f32, %c: i1) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = scf.if %c -> tensor<8xf32> {
    %1 = tensor.insert %f into %t[%i] : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  } else {
    scf.yield %t : tensor<8xf32>
  }
  %2 = arith.select %c, %0, %t : tensor<8xf32>
  %3 = "foo.bar"(%2) : (tensor<8xf32>) -> tensor<8xf32>
  return %2, %3 : tensor<8xf32>, tensor<8xf32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @a(%arg0: tensor<8xf32>, %arg1: index, %arg2: f32, %arg3: i1) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg0 : tensor<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %3 = scf.if %arg3 -> (memref<8xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:       %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:       memref.copy %2, %alloc_1 : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
// CHECK-NEXT:       memref.store %arg2, %alloc_1[%arg1] : memref<8xf32>
// CHECK-NEXT:       %cast = memref.cast %alloc_1 : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %cast : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %1 : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     memref.copy %3, %alloc : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     memref.copy %0, %alloc_0 : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
// CHECK-NEXT:     %4 = arith.select %arg3, %alloc, %alloc_0 : memref<8xf32>
// CHECK-NEXT:     %5 = bufferization.to_tensor %4 : memref<8xf32> to tensor<8xf32>
// CHECK-NEXT:     %6 = "foo.bar"(%5) : (tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:     return %5, %6 : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
