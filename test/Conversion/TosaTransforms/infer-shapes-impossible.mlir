// Shapes that no tensor has: an overflow, windows that do not fit, and axes that are out of range
// once the rank of the operand is known.
// RUN: %opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(func.func(tosa-infer-shapes))' | FileCheck %s

// CHECK: tosa.tile {{.*}} -> tensor<?xf32>
func.func @tile(%a: tensor<2xf32>) {
  %s = tosa.const_shape {values = dense<9223372036854775807> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.tile %a, %s : (tensor<2xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return
}

// -----

// CHECK: tosa.max_pool2d {{.*}} -> tensor<*xf32>
func.func @pool(%a: tensor<1x2x2x1xf32>) {
  %0 = tosa.abs %a : (tensor<1x2x2x1xf32>) -> tensor<*xf32>
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 5, 5>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @argmax(%a: tensor<2x3xf32>) {
  %0 = tosa.abs %a : (tensor<2x3xf32>) -> tensor<*xf32>
  // expected-error @+1 {{specified axis is outside the rank of the tensor}}
  %1 = tosa.argmax %0 {axis = 7 : i32} : (tensor<*xf32>) -> tensor<*xi32>
  return
}

// -----

func.func @reduce(%a: tensor<2x3xf32>) {
  %0 = tosa.abs %a : (tensor<2x3xf32>) -> tensor<*xf32>
  // expected-error @+1 {{to be larger than reduce axis (5)}}
  %1 = tosa.reduce_sum %0 {axis = 5 : i32} : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @concat(%a: tensor<2x3xf32>) {
  %0 = tosa.abs %a : (tensor<2x3xf32>) -> tensor<*xf32>
  // expected-error @+1 {{expect axis to be within range}}
  %1 = tosa.concat %0, %0 {axis = 90000000 : i32} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return
}
