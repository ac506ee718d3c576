// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --one-shot-bufferize %s | FileCheck %s
//
// Constants, views and new tensors.

// CHECK: memref.global "private" constant @__constant_2xf32_0 : memref<2xf32> = dense<1.000000e+00> {alignment = 64 : i64}
// CHECK-NEXT: memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
// CHECK-LABEL: func.func @tensors
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?x8xf32>, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32, %[[C:[a-z0-9_]+]]: i1) -> (tensor<?x8xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<?x4x2xf32>, tensor<?xf32>, tensor<f32>, tensor<4xf32>, tensor<?xf32>, index) {
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[T]] : tensor<?x8xf32> to memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[TO_BUFFER_1:.*]] = bufferization.to_buffer %[[T]] : tensor<?x8xf32> to memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[TO_BUFFER_2:.*]] = bufferization.to_buffer %[[T]] : tensor<?x8xf32> to memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[TO_BUFFER_3:.*]] = bufferization.to_buffer %[[T]] : tensor<?x8xf32> to memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[TO_BUFFER_4:.*]] = bufferization.to_buffer %[[T]] : tensor<?x8xf32> to memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[TO_BUFFER_4]], %[[C0]] : memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?x8xf32>
// CHECK-NEXT:   memref.copy %[[TO_BUFFER_4]], %[[ALLOC]] : memref<?x8xf32, strided<[?, ?], offset: ?>> to memref<?x8xf32>
// CHECK-NEXT:   memref.store %[[F]], %[[ALLOC]][%[[I]], %[[I]]] : memref<?x8xf32>
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[ALLOC]] : memref<?x8xf32> to tensor<?x8xf32>
// CHECK-NEXT:   %[[GET_GLOBAL:.*]] = memref.get_global @__constant_2xf32 : memref<2xf32>
// CHECK-NEXT:   %[[GET_GLOBAL_1:.*]] = memref.get_global @__constant_2xf32_0 : memref<2xf32>
// CHECK-NEXT:   %[[ALLOC_0:.*]] = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
// CHECK-NEXT:   memref.copy %[[GET_GLOBAL]], %[[ALLOC_0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:   memref.store %[[F]], %[[ALLOC_0]][%[[I]]] : memref<2xf32>
// CHECK-NEXT:   %[[TO_TENSOR_1:.*]] = bufferization.to_tensor %[[ALLOC_0]] : memref<2xf32> to tensor<2xf32>
// CHECK-NEXT:   %[[ALLOC_1:.*]] = memref.alloc() {alignment = 64 : i64} : memref<2x2xf32>
// CHECK-NEXT:   %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   memref.store %[[F]], %[[ALLOC_1]][%[[C0_2]], %[[C0_2]]] : memref<2x2xf32>
// CHECK-NEXT:   memref.store %[[F]], %[[ALLOC_1]][%[[C0_2]], %[[C1]]] : memref<2x2xf32>
// CHECK-NEXT:   memref.store %[[F]], %[[ALLOC_1]][%[[C1]], %[[C0_2]]] : memref<2x2xf32>
// CHECK-NEXT:   memref.store %[[F]], %[[ALLOC_1]][%[[C1]], %[[C1]]] : memref<2x2xf32>
// CHECK-NEXT:   %[[TO_TENSOR_2:.*]] = bufferization.to_tensor %[[ALLOC_1]] : memref<2x2xf32> to tensor<2x2xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[TO_BUFFER_3]] {{\[\[}}0], [1, 2]] output_shape [%[[I]], 4, 2] : memref<?x8xf32, strided<[?, ?], offset: ?>> into memref<?x4x2xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:   %[[C0_3:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_4:.*]] = memref.dim %[[EXPAND_SHAPE]], %[[C0_3]] : memref<?x4x2xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC_5:.*]] = memref.alloc(%[[DIM_4]]) {alignment = 64 : i64} : memref<?x4x2xf32>
// CHECK-NEXT:   memref.copy %[[EXPAND_SHAPE]], %[[ALLOC_5]] : memref<?x4x2xf32, strided<[?, ?, ?], offset: ?>> to memref<?x4x2xf32>
// CHECK-NEXT:   %[[TO_TENSOR_3:.*]] = bufferization.to_tensor %[[ALLOC_5]] : memref<?x4x2xf32> to tensor<?x4x2xf32>
// CHECK-NEXT:   %[[C0_6:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_7:.*]] = memref.dim %[[TO_BUFFER]], %[[C0_6]] : memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC_8:.*]] = memref.alloc(%[[DIM_7]]) {alignment = 64 : i64} : memref<?x8xf32>
// CHECK-NEXT:   memref.copy %[[TO_BUFFER]], %[[ALLOC_8]] : memref<?x8xf32, strided<[?, ?], offset: ?>> to memref<?x8xf32>
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %[[ALLOC_8]] {{\[\[}}0, 1]] : memref<?x8xf32> into memref<?xf32>
// CHECK-NEXT:   %[[C0_9:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_10:.*]] = memref.dim %[[COLLAPSE_SHAPE]], %[[C0_9]] : memref<?xf32>
// CHECK-NEXT:   %[[ALLOC_11:.*]] = memref.alloc(%[[DIM_10]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:   memref.copy %[[COLLAPSE_SHAPE]], %[[ALLOC_11]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:   %[[TO_TENSOR_4:.*]] = bufferization.to_tensor %[[ALLOC_11]] : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[ALLOC_12:.*]] = memref.alloc() {alignment = 64 : i64} : memref<f32>
// CHECK-NEXT:   memref.store %[[F]], %[[ALLOC_12]][] : memref<f32>
// CHECK-NEXT:   %[[TO_TENSOR_5:.*]] = bufferization.to_tensor %[[ALLOC_12]] : memref<f32> to tensor<f32>
// CHECK-NEXT:   %[[ALLOC_13:.*]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:   linalg.map outs(%[[ALLOC_13]] : memref<4xf32>)
// CHECK-NEXT:     (%[[INIT:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:       linalg.yield %[[F]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[TO_TENSOR_6:.*]] = bufferization.to_tensor %[[ALLOC_13]] : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:   %[[ALLOC_14:.*]] = memref.alloc(%[[I]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:   linalg.map outs(%[[ALLOC_14]] : memref<?xf32>)
// CHECK-NEXT:     (%[[INIT_1:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:       %[[INDEX:.*]] = linalg.index 0 : index
// CHECK-NEXT:       linalg.yield %[[F]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[TO_TENSOR_7:.*]] = bufferization.to_tensor %[[ALLOC_14]] : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[RANK:.*]] = memref.rank %[[TO_BUFFER_1]] : memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[GET_GLOBAL_1]] : memref<2xf32> to memref<?xf32>
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[CAST]][%[[I]]] : memref<?xf32>
// CHECK-NEXT:   "foo"(%[[LOAD]]) : (f32) -> ()
// CHECK-NEXT:   return %[[TO_TENSOR]], %[[TO_TENSOR_1]], %[[TO_TENSOR_2]], %[[TO_TENSOR_3]], %[[TO_TENSOR_4]], %[[TO_TENSOR_5]], %[[TO_TENSOR_6]], %[[TO_TENSOR_7]], %[[RANK]] : tensor<?x8xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<?x4x2xf32>, tensor<?xf32>, tensor<f32>, tensor<4xf32>, tensor<?xf32>, index
// CHECK-NEXT: }
func.func @tensors(%t: tensor<?x8xf32>, %i: index, %f: f32, %c: i1) -> (tensor<?x8xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<?x4x2xf32>, tensor<?xf32>, tensor<f32>, tensor<4xf32>, tensor<?xf32>, index) {
  %0 = tensor.insert %f into %t[%i, %i] : tensor<?x8xf32>
  %cst = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %cst2 = arith.constant dense<1.0> : tensor<2xf32>
  %1 = tensor.insert %f into %cst[%i] : tensor<2xf32>
  %2 = tensor.from_elements %f, %f, %f, %f : tensor<2x2xf32>
  %3 = tensor.expand_shape %t [[0], [1, 2]] output_shape [%i, 4, 2] : tensor<?x8xf32> into tensor<?x4x2xf32>
  %4 = tensor.collapse_shape %t [[0, 1]] : tensor<?x8xf32> into tensor<?xf32>
  %5 = tensor.from_elements %f : tensor<f32>
  %6 = tensor.splat %f : tensor<4xf32>
  %7 = tensor.generate %i {
  ^bb0(%k: index):
    tensor.yield %f : f32
  } : tensor<?xf32>
  %8 = tensor.rank %t : tensor<?x8xf32>
  %9 = tensor.cast %cst2 : tensor<2xf32> to tensor<?xf32>
  %10 = tensor.extract %9[%i] : tensor<?xf32>
  "foo"(%10) : (f32) -> ()
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<?x8xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<?x4x2xf32>, tensor<?xf32>, tensor<f32>, tensor<4xf32>, tensor<?xf32>, index
}
