// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect '--one-shot-bufferize=copy-before-write allow-unknown-ops' %s | FileCheck %s
//
// A copy before each write.

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<8xf32>, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32, %[[C:[a-z0-9_]+]]: i1) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[T]] : tensor<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[TO_BUFFER_1:.*]] = bufferization.to_buffer %[[T]] : tensor<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[TO_BUFFER_2:.*]] = bufferization.to_buffer %[[T]] : tensor<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[C]] -> (memref<8xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %[[ALLOC:.*]] = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     memref.copy %[[TO_BUFFER_2]], %[[ALLOC]] : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
// CHECK-NEXT:     memref.store %[[F]], %[[ALLOC]][%[[I]]] : memref<8xf32>
// CHECK-NEXT:     %[[CAST:.*]] = memref.cast %[[ALLOC]] : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     scf.yield %[[CAST]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[TO_BUFFER_1]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[C]], %[[IF]], %[[TO_BUFFER]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[SELECT]] : memref<8xf32, strided<[?], offset: ?>> to tensor<8xf32>
// CHECK-NEXT:   %[[BAR:.*]] = "foo.bar"(%[[TO_TENSOR]]) : (tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:   return %[[TO_TENSOR]], %[[BAR]] : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT: }
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
