// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --outline-shape-computation %s | FileCheck %s
//
// Shapes of values as functions

// CHECK-LABEL: func.func @two
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<?x4x?xf32>, %[[ARG1:[a-z0-9_]+]]: tensor<2x4x?xf32>) -> tensor<?x4x?xf32> {
// CHECK-NEXT:   %[[CONCAT:.*]] = "test.concat"(%[[ARG0]], %[[ARG1]]) {axis = 0 : i64} : (tensor<?x4x?xf32>, tensor<2x4x?xf32>) -> tensor<?x4x?xf32>
// CHECK-NEXT:   %[[ABS:.*]] = "test.abs"(%[[CONCAT]]) : (tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
// CHECK-NEXT:   return %[[ABS]] : tensor<?x4x?xf32>
// CHECK-NEXT: }
func.func @two(%arg0: tensor<?x4x?xf32>, %arg1: tensor<2x4x?xf32>) -> tensor<?x4x?xf32> {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = shape.shape_of %arg0 : tensor<?x4x?xf32> -> tensor<3xindex>
  %1 = shape.get_extent %0, %c0 : tensor<3xindex>, index -> index
  %2 = "test.concat"(%arg0, %arg1) {axis = 0 : i64} : (tensor<?x4x?xf32>, tensor<2x4x?xf32>) -> tensor<?x4x?xf32>
  %3 = arith.addi %1, %c2 : index
  %4 = shape.get_extent %0, %c2 : tensor<3xindex>, index -> index
  %5 = shape.from_extents %3, %c4, %4 : index, index, index
  %6 = shape.with_shape %2, %5 : tensor<?x4x?xf32>, !shape.shape
  %7 = shape.value_of %6 : tensor<?x4x?xf32>
  %8 = "test.abs"(%7) : (tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
  %9 = shape.with_shape %8, %5 : tensor<?x4x?xf32>, !shape.shape
  %10 = shape.value_of %9 : tensor<?x4x?xf32>
  return %10 : tensor<?x4x?xf32>
}

// CHECK-LABEL: shape.func private @shape_cal_0(
// CHECK-SAME: {{^}}%[[ARG0:[a-z0-9_]+]]: tensor<?x4x?xf32>) -> !shape.shape {
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[SHAPE_OF:.*]] = shape_of %[[ARG0]] : tensor<?x4x?xf32> -> tensor<3xindex>
// CHECK-NEXT:   %[[GET_EXTENT:.*]] = get_extent %[[SHAPE_OF]], %[[C0]] : tensor<3xindex>, index -> index
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[GET_EXTENT]], %[[C2]] : index
// CHECK-NEXT:   %[[GET_EXTENT_1:.*]] = get_extent %[[SHAPE_OF]], %[[C2]] : tensor<3xindex>, index -> index
// CHECK-NEXT:   %[[FROM_EXTENTS:.*]] = from_extents %[[ADDI]], %[[C4]], %[[GET_EXTENT_1]] : index, index, index
// CHECK-NEXT:   return %[[FROM_EXTENTS]] : !shape.shape
// CHECK-NEXT: }
// CHECK-LABEL: func.func @multi
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<?x?xf32>, %[[ARG1:[a-z0-9_]+]]: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {
// CHECK-NEXT:   %[[T:.*]] = "test.transpose"(%[[ARG0]]) : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:   %[[R:.*]] = "test.reduce"(%[[T]], %[[ARG1]]) : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   return %[[T]], %[[R]] : tensor<?x?xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @multi(%arg0: tensor<?x?xf32>, %arg1: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = shape.shape_of %arg0 : tensor<?x?xf32> -> tensor<2xindex>
  %a = shape.get_extent %0, %c0 : tensor<2xindex>, index -> index
  %b = shape.get_extent %0, %c1 : tensor<2xindex>, index -> index
  %t = "test.transpose"(%arg0) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = shape.from_extents %b, %a : index, index
  %w = shape.with_shape %t, %s : tensor<?x?xf32>, !shape.shape
  %v = shape.value_of %w : tensor<?x?xf32>
  %r = "test.reduce"(%v, %arg1) : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %s2 = shape.from_extents %b : index
  %w2 = shape.with_shape %r, %s2 : tensor<?xf32>, !shape.shape
  %v2 = shape.value_of %w2 : tensor<?xf32>
  return %v, %v2 : tensor<?x?xf32>, tensor<?xf32>
}

// CHECK-LABEL: shape.func private @shape_cal_1
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<?x?xf32>) -> !shape.shape {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[SHAPE_OF:.*]] = shape_of %[[ARG0]] : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:   %[[GET_EXTENT:.*]] = get_extent %[[SHAPE_OF]], %[[C1]] : tensor<2xindex>, index -> index
// CHECK-NEXT:   %[[FROM_EXTENTS:.*]] = from_extents %[[GET_EXTENT]] : index
// CHECK-NEXT:   return %[[FROM_EXTENTS]] : !shape.shape
// CHECK-NEXT: }
// CHECK-LABEL: shape.func private @shape_cal_0_0
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<?x?xf32>) -> !shape.shape {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[SHAPE_OF:.*]] = shape_of %[[ARG0]] : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:   %[[GET_EXTENT:.*]] = get_extent %[[SHAPE_OF]], %[[C0]] : tensor<2xindex>, index -> index
// CHECK-NEXT:   %[[GET_EXTENT_1:.*]] = get_extent %[[SHAPE_OF]], %[[C1]] : tensor<2xindex>, index -> index
// CHECK-NEXT:   %[[FROM_EXTENTS:.*]] = from_extents %[[GET_EXTENT_1]], %[[GET_EXTENT]] : index, index
// CHECK-NEXT:   return %[[FROM_EXTENTS]] : !shape.shape
// CHECK-NEXT: }
// CHECK-LABEL: func.func @used_elsewhere
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<?x?xf32>) -> (tensor<?x?xf32>, index) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[SHAPE_OF:.*]] = shape.shape_of %[[ARG0]] : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:   %[[A:.*]] = shape.get_extent %[[SHAPE_OF]], %[[C0]] : tensor<2xindex>, index -> index
// CHECK-NEXT:   %[[ABS:.*]] = "test.abs"(%[[ARG0]]) : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:   return %[[ABS]], %[[A]] : tensor<?x?xf32>, index
// CHECK-NEXT: }
func.func @used_elsewhere(%arg0: tensor<?x?xf32>) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %0 = shape.shape_of %arg0 : tensor<?x?xf32> -> tensor<2xindex>
  %a = shape.get_extent %0, %c0 : tensor<2xindex>, index -> index
  %s = shape.from_extents %a, %a : index, index
  %1 = "test.abs"(%arg0) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = shape.with_shape %1, %s : tensor<?x?xf32>, !shape.shape
  %3 = shape.value_of %2 : tensor<?x?xf32>
  return %3, %a : tensor<?x?xf32>, index
}

// CHECK-LABEL: shape.func private @shape_cal_0_1
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: index) -> !shape.shape {
// CHECK-NEXT:   %[[FROM_EXTENTS:.*]] = from_extents %[[ARG0]], %[[ARG0]] : index, index
// CHECK-NEXT:   return %[[FROM_EXTENTS]] : !shape.shape
// CHECK-NEXT: }
// CHECK-LABEL: func.func @with_used
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<?x?xf32>) -> !shape.value_shape {
// CHECK-NEXT:   %[[SHAPE_OF:.*]] = shape.shape_of %[[ARG0]] : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:   %[[ABS:.*]] = "test.abs"(%[[ARG0]]) : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:   %[[WITH_SHAPE:.*]] = shape.with_shape %[[ABS]], %[[SHAPE_OF]] : tensor<?x?xf32>, tensor<2xindex>
// CHECK-NEXT:   return %[[WITH_SHAPE]] : !shape.value_shape
// CHECK-NEXT: }
func.func @with_used(%arg0: tensor<?x?xf32>) -> !shape.value_shape {
  %0 = shape.shape_of %arg0 : tensor<?x?xf32> -> tensor<2xindex>
  %1 = "test.abs"(%arg0) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = shape.with_shape %1, %0 : tensor<?x?xf32>, tensor<2xindex>
  return %2 : !shape.value_shape
}

// CHECK-LABEL: shape.func private @shape_cal_0_2
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<?x?xf32>) -> tensor<2xindex> {
// CHECK-NEXT:   %[[SHAPE_OF:.*]] = shape_of %[[ARG0]] : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:   return %[[SHAPE_OF]] : tensor<2xindex>
// CHECK-NEXT: }
