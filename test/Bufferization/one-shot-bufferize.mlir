// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --one-shot-bufferize %s | FileCheck %s
//
// Insertions, slices and loops: in place where that is possible.

// CHECK-LABEL: func.func @inserts
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<8xf32>, %[[F:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<4xf32>) -> (tensor<8xf32>, f32, tensor<?xf32>) {
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[T]] : tensor<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[TO_BUFFER_1:.*]] = bufferization.to_buffer %[[T]] : tensor<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:   memref.copy %[[TO_BUFFER_1]], %[[ALLOC]] : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
// CHECK-NEXT:   memref.store %[[F]], %[[ALLOC]][%[[I]]] : memref<8xf32>
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[ALLOC]] : memref<8xf32> to tensor<8xf32>
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[TO_BUFFER]][%[[I]]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC_0:.*]] = memref.alloc(%[[I]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:   linalg.fill ins(%[[F]] : f32) outs(%[[ALLOC_0]] : memref<?xf32>)
// CHECK-NEXT:   vector.transfer_write %[[V]], %[[ALLOC_0]][%[[I]]] : vector<4xf32>, memref<?xf32>
// CHECK-NEXT:   %[[SUBVIEW:.*]] = memref.subview %[[ALLOC_0]][%[[I]]] [%[[I]]] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   linalg.fill ins(%[[LOAD]] : f32) outs(%[[SUBVIEW]] : memref<?xf32, strided<[1], offset: ?>>)
// CHECK-NEXT:   %[[SUBVIEW_1:.*]] = memref.subview %[[ALLOC_0]][%[[I]]] [%[[I]]] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   memref.copy %[[SUBVIEW]], %[[SUBVIEW_1]] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[TO_TENSOR_1:.*]] = bufferization.to_tensor %[[ALLOC_0]] : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT:   return %[[TO_TENSOR]], %[[LOAD]], %[[TO_TENSOR_1]] : tensor<8xf32>, f32, tensor<?xf32>
// CHECK-NEXT: }
func.func @inserts(%t: tensor<8xf32>, %f: f32, %i: index, %v: vector<4xf32>) -> (tensor<8xf32>, f32, tensor<?xf32>) {
  %0 = tensor.insert %f into %t[%i] : tensor<8xf32>
  %1 = tensor.extract %t[%i] : tensor<8xf32>
  %2 = tensor.empty(%i) : tensor<?xf32>
  %3 = linalg.fill ins(%f : f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
  %4 = vector.transfer_write %v, %3[%i] : vector<4xf32>, tensor<?xf32>
  %5 = tensor.extract_slice %4[%i][%i][1] : tensor<?xf32> to tensor<?xf32>
  %6 = linalg.fill ins(%1 : f32) outs(%5 : tensor<?xf32>) -> tensor<?xf32>
  %7 = tensor.insert_slice %6 into %4[%i][%i][1] : tensor<?xf32> into tensor<?xf32>
  return %0, %1, %7 : tensor<8xf32>, f32, tensor<?xf32>
}

// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<8xf32> {bufferization.writable = false}, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) -> tensor<8xf32> {
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[T]] : tensor<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:   memref.copy %[[TO_BUFFER]], %[[ALLOC]] : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0]] to %[[I]] step %[[C1]] iter_args(%[[ARG4:[a-z0-9_]+]] = %[[ALLOC]]) -> (memref<8xf32>) {
// CHECK-NEXT:     memref.store %[[F]], %[[ARG4]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:     scf.yield %[[ARG4]] : memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[FOR]] : memref<8xf32> to tensor<8xf32>
// CHECK-NEXT:   return %[[TO_TENSOR]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @loop(%t: tensor<8xf32> {bufferization.writable = false}, %i: index, %f: f32) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %k = %c0 to %i step %c1 iter_args(%a = %t) -> tensor<8xf32> {
    %1 = tensor.insert %f into %a[%k] : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}
