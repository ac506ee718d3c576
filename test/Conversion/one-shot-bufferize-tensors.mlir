// RUN: strata opt --allow-unregistered-dialect --one-shot-bufferize %s | FileCheck %s
//
// Constants, views and new tensors.

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

// CHECK:      module {
// CHECK-NEXT:   memref.global "private" constant @__constant_2xf32_0 : memref<2xf32> = dense<1.000000e+00> {alignment = 64 : i64}
// CHECK-NEXT:   memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
// CHECK-NEXT:   func.func @tensors(%arg0: tensor<?x8xf32>, %arg1: index, %arg2: f32, %arg3: i1) -> (tensor<?x8xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<?x4x2xf32>, tensor<?xf32>, tensor<f32>, tensor<4xf32>, tensor<?xf32>, index) {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<?x8xf32> to memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<?x8xf32> to memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg0 : tensor<?x8xf32> to memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %3 = bufferization.to_buffer %arg0 : tensor<?x8xf32> to memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %4 = bufferization.to_buffer %arg0 : tensor<?x8xf32> to memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %4, %c0 : memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x8xf32>
// CHECK-NEXT:     memref.copy %4, %alloc : memref<?x8xf32, strided<[?, ?], offset: ?>> to memref<?x8xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg1, %arg1] : memref<?x8xf32>
// CHECK-NEXT:     %5 = bufferization.to_tensor %alloc : memref<?x8xf32> to tensor<?x8xf32>
// CHECK-NEXT:     %6 = memref.get_global @__constant_2xf32 : memref<2xf32>
// CHECK-NEXT:     %7 = memref.get_global @__constant_2xf32_0 : memref<2xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
// CHECK-NEXT:     memref.copy %6, %alloc_0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc_0[%arg1] : memref<2xf32>
// CHECK-NEXT:     %8 = bufferization.to_tensor %alloc_0 : memref<2xf32> to tensor<2xf32>
// CHECK-NEXT:     %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<2x2xf32>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %arg2, %alloc_1[%c0_2, %c0_2] : memref<2x2xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc_1[%c0_2, %c1] : memref<2x2xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc_1[%c1, %c0_2] : memref<2x2xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc_1[%c1, %c1] : memref<2x2xf32>
// CHECK-NEXT:     %9 = bufferization.to_tensor %alloc_1 : memref<2x2xf32> to tensor<2x2xf32>
// CHECK-NEXT:     %expand_shape = memref.expand_shape %3 {{\[\[}}0], [1, 2]] output_shape [%arg1, 4, 2] : memref<?x8xf32, strided<[?, ?], offset: ?>> into memref<?x4x2xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %dim_4 = memref.dim %expand_shape, %c0_3 : memref<?x4x2xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:     %alloc_5 = memref.alloc(%dim_4) {alignment = 64 : i64} : memref<?x4x2xf32>
// CHECK-NEXT:     memref.copy %expand_shape, %alloc_5 : memref<?x4x2xf32, strided<[?, ?, ?], offset: ?>> to memref<?x4x2xf32>
// CHECK-NEXT:     %10 = bufferization.to_tensor %alloc_5 : memref<?x4x2xf32> to tensor<?x4x2xf32>
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %dim_7 = memref.dim %0, %c0_6 : memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %alloc_8 = memref.alloc(%dim_7) {alignment = 64 : i64} : memref<?x8xf32>
// CHECK-NEXT:     memref.copy %0, %alloc_8 : memref<?x8xf32, strided<[?, ?], offset: ?>> to memref<?x8xf32>
// CHECK-NEXT:     %collapse_shape = memref.collapse_shape %alloc_8 {{\[\[}}0, 1]] : memref<?x8xf32> into memref<?xf32>
// CHECK-NEXT:     %c0_9 = arith.constant 0 : index
// CHECK-NEXT:     %dim_10 = memref.dim %collapse_shape, %c0_9 : memref<?xf32>
// CHECK-NEXT:     %alloc_11 = memref.alloc(%dim_10) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %collapse_shape, %alloc_11 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     %11 = bufferization.to_tensor %alloc_11 : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT:     %alloc_12 = memref.alloc() {alignment = 64 : i64} : memref<f32>
// CHECK-NEXT:     memref.store %arg2, %alloc_12[] : memref<f32>
// CHECK-NEXT:     %12 = bufferization.to_tensor %alloc_12 : memref<f32> to tensor<f32>
// CHECK-NEXT:     %alloc_13 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     linalg.map outs(%alloc_13 : memref<4xf32>)
// CHECK-NEXT:       (%init: f32) {
// CHECK-NEXT:         linalg.yield %arg2 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %13 = bufferization.to_tensor %alloc_13 : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:     %alloc_14 = memref.alloc(%arg1) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     linalg.map outs(%alloc_14 : memref<?xf32>)
// CHECK-NEXT:       (%init: f32) {
// CHECK-NEXT:         %17 = linalg.index 0 : index
// CHECK-NEXT:         linalg.yield %arg2 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %14 = bufferization.to_tensor %alloc_14 : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT:     %15 = memref.rank %1 : memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %cast = memref.cast %7 : memref<2xf32> to memref<?xf32>
// CHECK-NEXT:     %16 = memref.load %cast[%arg1] : memref<?xf32>
// CHECK-NEXT:     "foo"(%16) : (f32) -> ()
// CHECK-NEXT:     return %5, %8, %9, %10, %11, %12, %13, %14, %15 : tensor<?x8xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<?x4x2xf32>, tensor<?xf32>, tensor<f32>, tensor<4xf32>, tensor<?xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
