// Lists in rules, and values that conditions name.
// RUN: %opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(apply-patterns{file=%S/Inputs/lists.rules.mlir fold=false})' | FileCheck %s
// AUTOUPDATE

func.func @transpose(%x: vector<2x3x4xi32>) -> vector<3x4x2xi32> {
  %0 = vector.transpose %x, [2, 0, 1] : vector<2x3x4xi32> to vector<4x2x3xi32>
  %1 = vector.transpose %0, [2, 0, 1] : vector<4x2x3xi32> to vector<3x4x2xi32>
  return %1 : vector<3x4x2xi32>
}

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

func.func @constant_mask() -> (vector<4xi1>, vector<4xi1>) {
  %0 = vector.constant_mask [3, 1] : vector<4x1xi1>
  %1 = vector.shape_cast %0 : vector<4x1xi1> to vector<4xi1>
  %2 = vector.constant_mask [2, 1] : vector<4x1xi1>
  %3 = vector.shape_cast %2 : vector<4x1xi1> to vector<4xi1>
  return %1, %3 : vector<4xi1>, vector<4xi1>
}

func.func @elements(%x: i32, %y: i32) -> (vector<2xi32>, vector<3xi32>, vector<2xi32>) {
  %c7 = arith.constant 7 : i32
  %0 = vector.from_elements %c7, %c7 : vector<2xi32>
  %1 = vector.from_elements %x, %x, %x : vector<3xi32>
  %2 = vector.from_elements %x, %y : vector<2xi32>
  return %0, %1, %2 : vector<2xi32>, vector<3xi32>, vector<2xi32>
}

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

func.func @root(%x: i32) -> (i32, i32) {
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %x, %x {keep} : i32
  return %0, %1 : i32, i32
}
