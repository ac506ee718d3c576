// RUN: strata opt --expand-strided-metadata %s | FileCheck %s
//
// Dynamic sizes of an expansion that do not follow from the size of the source are those
// of the operation.

// CHECK-LABEL: func.func @two_dynamic
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<?xf32>, %[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: index)
func.func @two_dynamic(%m: memref<?xf32>, %i: index, %j: index) -> memref<?x4x?xf32> {
  // CHECK: %[[STRIDE:.*]] = affine.apply #{{.*}}()[%[[ARG2]]]
  // CHECK: memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [%[[ARG1]], 4, %[[ARG2]]], strides: [%[[STRIDE]], %[[ARG2]], 1]
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [%i, 4, %j] : memref<?xf32> into memref<?x4x?xf32>
  return %0 : memref<?x4x?xf32>
}

// CHECK-LABEL: func.func @empty
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<?xf32>, %[[ARG1:[a-z0-9_]+]]: index)
func.func @empty(%m: memref<?xf32>, %i: index) -> memref<?x0xf32> {
  // CHECK: memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [%[[ARG1]], 0], strides: [0, 1]
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%i, 0] : memref<?xf32> into memref<?x0xf32>
  return %0 : memref<?x0xf32>
}
