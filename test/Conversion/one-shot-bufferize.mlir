// RUN: strata opt --allow-unregistered-dialect --one-shot-bufferize %s | FileCheck %s
//
// Insertions, slices and loops: in place where that is possible.

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
func.func @loop(%t: tensor<8xf32> {bufferization.writable = false}, %i: index, %f: f32) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %k = %c0 to %i step %c1 iter_args(%a = %t) -> tensor<8xf32> {
    %1 = tensor.insert %f into %a[%k] : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @inserts(%arg0: tensor<8xf32>, %arg1: f32, %arg2: index, %arg3: vector<4xf32>) -> (tensor<8xf32>, f32, tensor<?xf32>) {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     memref.copy %1, %alloc : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
// CHECK-NEXT:     memref.store %arg1, %alloc[%arg2] : memref<8xf32>
// CHECK-NEXT:     %2 = bufferization.to_tensor %alloc : memref<8xf32> to tensor<8xf32>
// CHECK-NEXT:     %3 = memref.load %0[%arg2] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%arg2) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     linalg.fill ins(%arg1 : f32) outs(%alloc_0 : memref<?xf32>)
// CHECK-NEXT:     vector.transfer_write %arg3, %alloc_0[%arg2] : vector<4xf32>, memref<?xf32>
// CHECK-NEXT:     %subview = memref.subview %alloc_0[%arg2] [%arg2] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     linalg.fill ins(%3 : f32) outs(%subview : memref<?xf32, strided<[1], offset: ?>>)
// CHECK-NEXT:     %subview_1 = memref.subview %alloc_0[%arg2] [%arg2] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     memref.copy %subview, %subview_1 : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     %4 = bufferization.to_tensor %alloc_0 : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT:     return %2, %3, %4 : tensor<8xf32>, f32, tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loop(%arg0: tensor<8xf32> {bufferization.writable = false}, %arg1: index, %arg2: f32) -> tensor<8xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
// CHECK-NEXT:     %1 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %alloc) -> (memref<8xf32>) {
// CHECK-NEXT:       memref.store %arg2, %arg4[%arg3] : memref<8xf32>
// CHECK-NEXT:       scf.yield %arg4 : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = bufferization.to_tensor %1 : memref<8xf32> to tensor<8xf32>
// CHECK-NEXT:     return %2 : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
