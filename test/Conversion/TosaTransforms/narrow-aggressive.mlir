// AUTOUPDATE
// RUN: strata opt '--tosa-narrow-i64-to-i32=aggressive-rewrite=1 convert-function-boundaries=1' '--tosa-narrow-f64-to-f32=aggressive-rewrite=1 convert-function-boundaries=1' %s | FileCheck %s
//
// All operations, with numbers that saturate, and the types of functions

// CHECK-LABEL: func.func @clampbig_i64
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x4xi32>) -> tensor<2x4xi32> {
// CHECK-NEXT:   %[[CLAMP:.*]] = tosa.clamp %[[A]] {max_val = 2147483647 : i32, min_val = -1 : i32} : (tensor<2x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:   return %[[CLAMP]] : tensor<2x4xi32>
// CHECK-NEXT: }
func.func @clampbig_i64(%a: tensor<2x4xi64>) -> tensor<2x4xi64> {
  %0 = tosa.clamp %a {min_val = -1 : i64, max_val = 5000000000 : i64} : (tensor<2x4xi64>) -> tensor<2x4xi64>
  return %0 : tensor<2x4xi64>
}

// CHECK-LABEL: func.func @add_i64
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x4xi32>, %[[B:[a-z0-9_]+]]: tensor<2x4xi32>) -> tensor<2x4xi32> {
// CHECK-NEXT:   %[[ADD:.*]] = tosa.add %[[A]], %[[B]] : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:   return %[[ADD]] : tensor<2x4xi32>
// CHECK-NEXT: }
func.func @add_i64(%a: tensor<2x4xi64>, %b: tensor<2x4xi64>) -> tensor<2x4xi64> {
  %0 = tosa.add %a, %b : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi64>
  return %0 : tensor<2x4xi64>
}

// CHECK-LABEL: func.func @reduce_sum_i64
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x4xi32>) -> tensor<2x1xi32> {
// CHECK-NEXT:   %[[REDUCE_SUM:.*]] = tosa.reduce_sum %[[A]] {axis = 1 : i32} : (tensor<2x4xi32>) -> tensor<2x1xi32>
// CHECK-NEXT:   return %[[REDUCE_SUM]] : tensor<2x1xi32>
// CHECK-NEXT: }
func.func @reduce_sum_i64(%a: tensor<2x4xi64>) -> tensor<2x1xi64> {
  %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<2x4xi64>) -> tensor<2x1xi64>
  return %0 : tensor<2x1xi64>
}

// CHECK-LABEL: func.func @constbig_i64() -> tensor<2x4xi32> {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<2147483647> : tensor<2x4xi32>}> : () -> tensor<2x4xi32>
// CHECK-NEXT:   return %[[CONST]] : tensor<2x4xi32>
// CHECK-NEXT: }
func.func @constbig_i64() -> tensor<2x4xi64> {
  %0 = "tosa.const"() <{values = dense<5000000000> : tensor<2x4xi64>}> : () -> tensor<2x4xi64>
  return %0 : tensor<2x4xi64>
}

// CHECK-LABEL: func.func @clampbig_f64
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x4xf32>) -> tensor<2x4xf32> {
// CHECK-NEXT:   %[[CLAMP:.*]] = tosa.clamp %[[A]] {max_val = 1.000000e-01 : f32, min_val = 0xFF800000 : f32} : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:   return %[[CLAMP]] : tensor<2x4xf32>
// CHECK-NEXT: }
func.func @clampbig_f64(%a: tensor<2x4xf64>) -> tensor<2x4xf64> {
  %0 = tosa.clamp %a {min_val = -1.0e200 : f64, max_val = 0.1 : f64} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return %0 : tensor<2x4xf64>
}

// CHECK-LABEL: func.func @exp_f64
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x4xf32>) -> tensor<2x4xf32> {
// CHECK-NEXT:   %[[EXP:.*]] = tosa.exp %[[A]] : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:   return %[[EXP]] : tensor<2x4xf32>
// CHECK-NEXT: }
func.func @exp_f64(%a: tensor<2x4xf64>) -> tensor<2x4xf64> {
  %0 = tosa.exp %a : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return %0 : tensor<2x4xf64>
}

// CHECK-LABEL: func.func @constbig_f64() -> tensor<2x4xf32> {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<1.000000e-01> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
// CHECK-NEXT:   return %[[CONST]] : tensor<2x4xf32>
// CHECK-NEXT: }
func.func @constbig_f64() -> tensor<2x4xf64> {
  %0 = "tosa.const"() <{values = dense<0.1> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  return %0 : tensor<2x4xf64>
}
