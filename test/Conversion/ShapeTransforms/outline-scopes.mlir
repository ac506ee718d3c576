// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --outline-shape-computation %s | FileCheck %s
//
// Computations of shapes with blocks, regions and values of other shapes

// CHECK-LABEL: func.func @shape_arg
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<?x?xf32>, %[[S:[a-z0-9_]+]]: !shape.shape) -> tensor<?x?xf32> {
// CHECK-NEXT:   %[[ABS:.*]] = "test.abs"(%[[ARG0]]) : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:   return %[[ABS]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @shape_arg(%arg0: tensor<?x?xf32>, %s: !shape.shape) -> tensor<?x?xf32> {
  %1 = "test.abs"(%arg0) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = shape.with_shape %1, %s : tensor<?x?xf32>, !shape.shape
  %3 = shape.value_of %2 : tensor<?x?xf32>
  return %3 : tensor<?x?xf32>
}

// CHECK-LABEL: shape.func private @shape_cal_0(
// CHECK-SAME: {{^}}%[[ARG0:[a-z0-9_]+]]: !shape.shape) -> !shape.shape {
// CHECK-NEXT:   return %[[ARG0]] : !shape.shape
// CHECK-NEXT: }
// CHECK-LABEL: func.func @const_shared
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<?x?xf32>) -> (tensor<?x?xf32>, index) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ABS:.*]] = "test.abs"(%[[ARG0]]) : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:   return %[[ABS]], %[[C0]] : tensor<?x?xf32>, index
// CHECK-NEXT: }
func.func @const_shared(%arg0: tensor<?x?xf32>) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %0 = shape.shape_of %arg0 : tensor<?x?xf32> -> tensor<2xindex>
  %a = shape.get_extent %0, %c0 : tensor<2xindex>, index -> index
  %s = shape.from_extents %a, %c0 : index, index
  %1 = "test.abs"(%arg0) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = shape.with_shape %1, %s : tensor<?x?xf32>, !shape.shape
  %3 = shape.value_of %2 : tensor<?x?xf32>
  return %3, %c0 : tensor<?x?xf32>, index
}

// CHECK-LABEL: shape.func private @shape_cal_0_0
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<?x?xf32>, %[[ARG1:[a-z0-9_]+]]: index) -> !shape.shape {
// CHECK-NEXT:   %[[SHAPE_OF:.*]] = shape_of %[[ARG0]] : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:   %[[GET_EXTENT:.*]] = get_extent %[[SHAPE_OF]], %[[ARG1]] : tensor<2xindex>, index -> index
// CHECK-NEXT:   %[[FROM_EXTENTS:.*]] = from_extents %[[GET_EXTENT]], %[[ARG1]] : index, index
// CHECK-NEXT:   return %[[FROM_EXTENTS]] : !shape.shape
// CHECK-NEXT: }
// CHECK-LABEL: func.func @value_of_only_shape
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:   %[[ABS:.*]] = "test.abs"(%[[ARG0]]) : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:   %[[EXP:.*]] = "test.exp"(%[[ABS]]) : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:   return %[[EXP]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @value_of_only_shape(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = shape.shape_of %arg0 : tensor<?x?xf32> -> tensor<2xindex>
  %1 = "test.abs"(%arg0) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = shape.with_shape %1, %0 : tensor<?x?xf32>, tensor<2xindex>
  %3 = shape.value_of %2 : tensor<?x?xf32>
  %4 = shape.shape_of %3 : tensor<?x?xf32> -> tensor<2xindex>
  %7 = "test.exp"(%1) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %8 = shape.with_shape %7, %4 : tensor<?x?xf32>, tensor<2xindex>
  %9 = shape.value_of %8 : tensor<?x?xf32>
  return %9 : tensor<?x?xf32>
}

// CHECK-LABEL: shape.func private @shape_cal_1
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: !shape.value_shape) -> tensor<2xindex> {
// CHECK-NEXT:   %[[VALUE_OF:.*]] = value_of %[[ARG0]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[SHAPE_OF:.*]] = shape_of %[[VALUE_OF]] : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:   return %[[SHAPE_OF]] : tensor<2xindex>
// CHECK-NEXT: }
// CHECK-LABEL: shape.func private @shape_cal_0_1
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<?x?xf32>) -> tensor<2xindex> {
// CHECK-NEXT:   %[[SHAPE_OF:.*]] = shape_of %[[ARG0]] : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:   return %[[SHAPE_OF]] : tensor<2xindex>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @blocks
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xf32>, %[[P:[a-z0-9_]+]]: i1) -> tensor<?xf32> {
// CHECK-NEXT:   cf.cond_br %[[P]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[R:.*]] = "test.f"(%[[A]]) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   cf.br ^bb3(%[[R]] : tensor<?xf32>)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb3(%[[A]] : tensor<?xf32>)
// CHECK-NEXT: ^bb3(%[[Y:[a-z0-9_]+]]: tensor<?xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   return %[[Y]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @blocks(%a: tensor<?xf32>, %p: i1) -> tensor<?xf32> {
  %sa = shape.shape_of %a : tensor<?xf32> -> tensor<1xindex>
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  %r = "test.f"(%a) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %r, %sa : tensor<?xf32>, tensor<1xindex>
  %v = shape.value_of %w : tensor<?xf32>
  cf.br ^bb3(%v : tensor<?xf32>)
^bb2:
  cf.br ^bb3(%a : tensor<?xf32>)
^bb3(%y: tensor<?xf32>):
  return %y : tensor<?xf32>
}

// The region of an operation in the computation uses other values.
// CHECK-LABEL: shape.func private @shape_cal_0_2
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<?xf32>) -> tensor<1xindex> {
// CHECK-NEXT:   %[[SHAPE_OF:.*]] = shape_of %[[ARG0]] : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:   return %[[SHAPE_OF]] : tensor<1xindex>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @region_shape
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<?x?xf32>, %[[P:[a-z0-9_]+]]: i1) -> tensor<?x?xf32> {
// CHECK-NEXT:   %[[ABS:.*]] = "test.abs"(%[[ARG0]]) : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:   return %[[ABS]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @region_shape(%arg0: tensor<?x?xf32>, %p: i1) -> tensor<?x?xf32> {
  %1 = "test.abs"(%arg0) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = tensor.dim %arg0, %c0 : tensor<?x?xf32>
  %r = scf.if %p -> index {
    %x = arith.addi %d, %c1 : index
    scf.yield %x : index
  } else {
    scf.yield %d : index
  }
  %s = shape.from_extents %r, %c1 : index, index
  %2 = shape.with_shape %1, %s : tensor<?x?xf32>, !shape.shape
  %3 = shape.value_of %2 : tensor<?x?xf32>
  return %3 : tensor<?x?xf32>
}

// CHECK-LABEL: shape.func private @shape_cal_0_3
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i1, %[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: index) -> !shape.shape {
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[ARG0]] -> (index) {
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG1]], %[[ARG2]] : index
// CHECK-NEXT:     scf.yield %[[ADDI]] : index
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[ARG1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[FROM_EXTENTS:.*]] = from_extents %[[IF]], %[[ARG2]] : index, index
// CHECK-NEXT:   return %[[FROM_EXTENTS]] : !shape.shape
// CHECK-NEXT: }
