// Elements that are extracted where they were inserted, at constant indices.
// RUN: %opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @constant
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<4x?xf32>, %[[F:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:    return %[[F]] : f32
func.func @constant(%t: tensor<4x?xf32>, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %is = tensor.insert %f into %t[%c9, %c0] : tensor<4x?xf32>
  %e = tensor.extract %is[%c9, %c0] : tensor<4x?xf32>
  return %e : f32
}

// CHECK-LABEL: func.func @scalar
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<f32>, %[[F:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:    return %[[F]] : f32
func.func @scalar(%t: tensor<f32>, %f: f32) -> f32 {
  %is = tensor.insert %f into %t[] : tensor<f32>
  %e = tensor.extract %is[] : tensor<f32>
  return %e : f32
}

// CHECK-LABEL: func.func @variable
// CHECK:         tensor.insert
// CHECK:         tensor.extract
func.func @variable(%t: tensor<4x8xf32>, %f: f32, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %is = tensor.insert %f into %t[%i, %c0] : tensor<4x8xf32>
  %e = tensor.extract %is[%i, %c0] : tensor<4x8xf32>
  return %e : f32
}

// CHECK-LABEL: func.func @other
// CHECK:         tensor.insert
// CHECK:         tensor.extract
func.func @other(%t: tensor<4xf32>, %f: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %is = tensor.insert %f into %t[%c1] : tensor<4xf32>
  %e = tensor.extract %is[%c2] : tensor<4xf32>
  return %e : f32
}
