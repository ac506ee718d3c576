// Lists in rules, and values that conditions name.
// RUN: %opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(apply-patterns{file=%S/Inputs/lists.rules.mlir fold=false})' | FileCheck %s
// AUTOUPDATE

// CHECK-LABEL: func.func @transpose
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: vector<2x3x4xi32>) -> vector<3x4x2xi32> {
// CHECK-NEXT:   %[[TRANSPOSE:.*]] = vector.transpose %[[X]], [1, 2, 0] : vector<2x3x4xi32> to vector<3x4x2xi32>
// CHECK-NEXT:   return %[[TRANSPOSE]] : vector<3x4x2xi32>
// CHECK-NEXT: }
func.func @transpose(%x: vector<2x3x4xi32>) -> vector<3x4x2xi32> {
  %0 = vector.transpose %x, [2, 0, 1] : vector<2x3x4xi32> to vector<4x2x3xi32>
  %1 = vector.transpose %0, [2, 0, 1] : vector<4x2x3xi32> to vector<3x4x2xi32>
  return %1 : vector<3x4x2xi32>
}

// CHECK-LABEL: func.func @identity
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: vector<2x2xi32>) -> (vector<2x2xi32>, vector<2x2xi32>) {
// CHECK-NEXT:   %[[TRANSPOSE:.*]] = vector.transpose %[[X]], [1, 0] : vector<2x2xi32> to vector<2x2xi32>
// CHECK-NEXT:   return %[[X]], %[[TRANSPOSE]] : vector<2x2xi32>, vector<2x2xi32>
// CHECK-NEXT: }
func.func @identity(%x: vector<2x2xi32>) -> (vector<2x2xi32>, vector<2x2xi32>) {
  %0 = vector.transpose %x, [0, 1] : vector<2x2xi32> to vector<2x2xi32>
  %1 = vector.transpose %x, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
  return %0, %1 : vector<2x2xi32>, vector<2x2xi32>
}

// CHECK-LABEL: func.func @mask
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index) -> (vector<4x3xi1>, vector<3x1x4xi1>, vector<4x1xi1>) {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[CREATE_MASK:.*]] = vector.create_mask %[[A]], %[[B]] : vector<4x3xi1>
// CHECK-NEXT:   %[[CREATE_MASK_1:.*]] = vector.create_mask %[[B]], %[[C1]], %[[A]] : vector<3x1x4xi1>
// CHECK-NEXT:   %[[CREATE_MASK_2:.*]] = vector.create_mask %[[A]], %[[B]] : vector<4x1xi1>
// CHECK-NEXT:   %[[SHAPE_CAST:.*]] = vector.shape_cast %[[CREATE_MASK_2]] : vector<4x1xi1> to vector<4xi1>
// CHECK-NEXT:   %[[SHAPE_CAST_1:.*]] = vector.shape_cast %[[SHAPE_CAST]] : vector<4xi1> to vector<4x1xi1>
// CHECK-NEXT:   return %[[CREATE_MASK]], %[[CREATE_MASK_1]], %[[SHAPE_CAST_1]] : vector<4x3xi1>, vector<3x1x4xi1>, vector<4x1xi1>
// CHECK-NEXT: }
func.func @mask(%a: index, %b: index) -> (vector<4x3xi1>, vector<3x1x4xi1>, vector<4x1xi1>) {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %a, %b, %c1 : vector<4x3x1xi1>
  %1 = vector.shape_cast %0 : vector<4x3x1xi1> to vector<4x3xi1>
  %2 = vector.transpose %0, [1, 2, 0] : vector<4x3x1xi1> to vector<3x1x4xi1>
  %3 = vector.create_mask %a, %b : vector<4x1xi1>
  %4 = vector.shape_cast %3 : vector<4x1xi1> to vector<4xi1>
  %5 = vector.shape_cast %4 : vector<4xi1> to vector<4x1xi1>
  return %1, %2, %5 : vector<4x3xi1>, vector<3x1x4xi1>, vector<4x1xi1>
}

// CHECK-LABEL: func.func @constant_mask() -> (vector<4xi1>, vector<4xi1>) {
// CHECK-NEXT:   %[[CONSTANT_MASK:.*]] = vector.constant_mask [3] : vector<4xi1>
// CHECK-NEXT:   %[[CONSTANT_MASK_1:.*]] = vector.constant_mask [2, 1] : vector<4x1xi1>
// CHECK-NEXT:   %[[SHAPE_CAST:.*]] = vector.shape_cast %[[CONSTANT_MASK_1]] : vector<4x1xi1> to vector<4xi1>
// CHECK-NEXT:   return %[[CONSTANT_MASK]], %[[SHAPE_CAST]] : vector<4xi1>, vector<4xi1>
// CHECK-NEXT: }
func.func @constant_mask() -> (vector<4xi1>, vector<4xi1>) {
  %0 = vector.constant_mask [3, 1] : vector<4x1xi1>
  %1 = vector.shape_cast %0 : vector<4x1xi1> to vector<4xi1>
  %2 = vector.constant_mask [2, 1] : vector<4x1xi1>
  %3 = vector.shape_cast %2 : vector<4x1xi1> to vector<4xi1>
  return %1, %3 : vector<4xi1>, vector<4xi1>
}

// CHECK-LABEL: func.func @elements
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i32, %[[Y:[a-z0-9_]+]]: i32) -> (vector<2xi32>, vector<3xi32>, vector<2xi32>) {
// CHECK-NEXT:   %[[C7:.*]] = arith.constant 7 : i32
// CHECK-NEXT:   %[[BROADCAST:.*]] = vector.broadcast %[[C7]] : i32 to vector<2xi32>
// CHECK-NEXT:   %[[BROADCAST_1:.*]] = vector.broadcast %[[X]] : i32 to vector<3xi32>
// CHECK-NEXT:   %[[FROM_ELEMENTS:.*]] = vector.from_elements %[[X]], %[[Y]] : vector<2xi32>
// CHECK-NEXT:   return %[[BROADCAST]], %[[BROADCAST_1]], %[[FROM_ELEMENTS]] : vector<2xi32>, vector<3xi32>, vector<2xi32>
// CHECK-NEXT: }
func.func @elements(%x: i32, %y: i32) -> (vector<2xi32>, vector<3xi32>, vector<2xi32>) {
  %c7 = arith.constant 7 : i32
  %0 = vector.from_elements %c7, %c7 : vector<2xi32>
  %1 = vector.from_elements %x, %x, %x : vector<3xi32>
  %2 = vector.from_elements %x, %y : vector<2xi32>
  return %0, %1, %2 : vector<2xi32>, vector<3xi32>, vector<2xi32>
}

// CHECK-LABEL: func.func @sizes
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: index) -> (tensor<?x?xf32>, tensor<5x?xf32>, index, index) {
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[N]]) : tensor<4x?xf32>
// CHECK-NEXT:   %[[CAST:.*]] = tensor.cast %[[EMPTY]] : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %[[EMPTY_1:.*]] = tensor.empty(%[[N]], %[[M]]) : tensor<?x?xf32>
// CHECK-NEXT:   %[[EMPTY_2:.*]] = tensor.empty(%[[M]]) : tensor<5x?xf32>
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[EMPTY_1]], %[[C2]] : tensor<?x?xf32>
// CHECK-NEXT:   return %[[CAST]], %[[EMPTY_2]], %[[M]], %[[DIM]] : tensor<?x?xf32>, tensor<5x?xf32>, index, index
// CHECK-NEXT: }
func.func @sizes(%n: index, %m: index) -> (tensor<?x?xf32>, tensor<5x?xf32>, index, index) {
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.empty(%c4, %n) : tensor<?x?xf32>
  %1 = tensor.empty(%n, %m) : tensor<?x?xf32>
  %2 = tensor.cast %1 : tensor<?x?xf32> to tensor<5x?xf32>
  %3 = tensor.dim %1, %c1 : tensor<?x?xf32>
  %4 = tensor.dim %1, %c2 : tensor<?x?xf32>
  return %0, %2, %3, %4 : tensor<?x?xf32>, tensor<5x?xf32>, index, index
}

// CHECK-LABEL: func.func @root
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[X]], %[[X]] {keep} : i32
// CHECK-NEXT:   return %[[X]], %[[ADDI]] : i32, i32
// CHECK-NEXT: }
func.func @root(%x: i32) -> (i32, i32) {
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %x, %x {keep} : i32
  return %0, %1 : i32, i32
}
