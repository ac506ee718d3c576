// AUTOUPDATE
// RUN: strata opt --tosa-narrow-i64-to-i32 --tosa-narrow-f64-to-f32 %s | FileCheck %s
//
// Operations that copy numbers, and casts

// CHECK-LABEL: func.func @argmax_i64
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x4xi64>) -> tensor<2xi64> {
// CHECK-NEXT:   %[[CAST:.*]] = tosa.cast %[[A]] : (tensor<2x4xi64>) -> tensor<2x4xi32>
// CHECK-NEXT:   %[[ARGMAX:.*]] = tosa.argmax %[[CAST]] {axis = 1 : i32} : (tensor<2x4xi32>) -> tensor<2xi32>
// CHECK-NEXT:   %[[CAST_1:.*]] = tosa.cast %[[ARGMAX]] : (tensor<2xi32>) -> tensor<2xi64>
// CHECK-NEXT:   return %[[CAST_1]] : tensor<2xi64>
// CHECK-NEXT: }
func.func @argmax_i64(%a: tensor<2x4xi64>) -> tensor<2xi64> {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<2x4xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}

// CHECK-LABEL: func.func @clamp_i64
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x4xi64>) -> tensor<2x4xi64> {
// CHECK-NEXT:   %[[CAST:.*]] = tosa.cast %[[A]] : (tensor<2x4xi64>) -> tensor<2x4xi32>
// CHECK-NEXT:   %[[CLAMP:.*]] = tosa.clamp %[[CAST]] {max_val = 3 : i32, min_val = -1 : i32} : (tensor<2x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:   %[[CAST_1:.*]] = tosa.cast %[[CLAMP]] : (tensor<2x4xi32>) -> tensor<2x4xi64>
// CHECK-NEXT:   return %[[CAST_1]] : tensor<2x4xi64>
// CHECK-NEXT: }
func.func @clamp_i64(%a: tensor<2x4xi64>) -> tensor<2x4xi64> {
  %0 = tosa.clamp %a {min_val = -1 : i64, max_val = 3 : i64} : (tensor<2x4xi64>) -> tensor<2x4xi64>
  return %0 : tensor<2x4xi64>
}

// CHECK-LABEL: func.func @castf_i64
// CHECK-SAME: (%[[F:[a-z0-9_]+]]: tensor<2x4xf32>) -> tensor<2x4xi64> {
// CHECK-NEXT:   %[[CAST:.*]] = tosa.cast %[[F]] : (tensor<2x4xf32>) -> tensor<2x4xi32>
// CHECK-NEXT:   %[[CAST_1:.*]] = tosa.cast %[[CAST]] : (tensor<2x4xi32>) -> tensor<2x4xi64>
// CHECK-NEXT:   return %[[CAST_1]] : tensor<2x4xi64>
// CHECK-NEXT: }
func.func @castf_i64(%f: tensor<2x4xf32>) -> tensor<2x4xi64> {
  %0 = tosa.cast %f : (tensor<2x4xf32>) -> tensor<2x4xi64>
  return %0 : tensor<2x4xi64>
}

// CHECK-LABEL: func.func @concat_i64
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x4xi64>, %[[B:[a-z0-9_]+]]: tensor<2x4xi64>) -> tensor<4x4xi64> {
// CHECK-NEXT:   %[[CAST:.*]] = tosa.cast %[[B]] : (tensor<2x4xi64>) -> tensor<2x4xi32>
// CHECK-NEXT:   %[[CAST_1:.*]] = tosa.cast %[[A]] : (tensor<2x4xi64>) -> tensor<2x4xi32>
// CHECK-NEXT:   %[[CONCAT:.*]] = tosa.concat %[[CAST_1]], %[[CAST]] {axis = 0 : i32} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:   %[[CAST_2:.*]] = tosa.cast %[[CONCAT]] : (tensor<4x4xi32>) -> tensor<4x4xi64>
// CHECK-NEXT:   return %[[CAST_2]] : tensor<4x4xi64>
// CHECK-NEXT: }
func.func @concat_i64(%a: tensor<2x4xi64>, %b: tensor<2x4xi64>) -> tensor<4x4xi64> {
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<4x4xi64>
  return %0 : tensor<4x4xi64>
}

// CHECK-LABEL: func.func @pad_i64
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x4xi64>) -> tensor<4x6xi64> {
// CHECK-NEXT:   %[[CAST:.*]] = tosa.cast %[[A]] : (tensor<2x4xi64>) -> tensor<2x4xi32>
// CHECK-NEXT:   %[[H:.*]] = tosa.const_shape  {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:   %[[PAD:.*]] = tosa.pad %[[CAST]], %[[H]], %[[CONST]] : (tensor<2x4xi32>, !tosa.shape<4>, tensor<1xi32>) -> tensor<4x6xi32>
// CHECK-NEXT:   %[[CAST_1:.*]] = tosa.cast %[[PAD]] : (tensor<4x6xi32>) -> tensor<4x6xi64>
// CHECK-NEXT:   return %[[CAST_1]] : tensor<4x6xi64>
// CHECK-NEXT: }
func.func @pad_i64(%a: tensor<2x4xi64>) -> tensor<4x6xi64> {
  %h = tosa.const_shape {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
  %p = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
  %0 = tosa.pad %a, %h, %p : (tensor<2x4xi64>, !tosa.shape<4>, tensor<1xi64>) -> tensor<4x6xi64>
  return %0 : tensor<4x6xi64>
}

// CHECK-LABEL: func.func @condif_i64
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x4xi64>, %[[Q:[a-z0-9_]+]]: tensor<i1>) -> tensor<2x4xi64> {
// CHECK-NEXT:   %[[CAST:.*]] = tosa.cast %[[A]] : (tensor<2x4xi64>) -> tensor<2x4xi32>
// CHECK-NEXT:   %[[COND_IF:.*]] = tosa.cond_if %[[Q]] (%[[ARG2:[a-z0-9_]+]] = %[[CAST]]) : tensor<i1> (tensor<2x4xi32>) -> tensor<2x4xi32> {
// CHECK-NEXT:   ^bb0(%[[ARG2_1:[a-z0-9_]+]]: tensor<2x4xi32>):
// CHECK-NEXT:     tosa.yield %[[ARG2_1]] : tensor<2x4xi32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:   ^bb0(%[[ARG2_2:[a-z0-9_]+]]: tensor<2x4xi32>):
// CHECK-NEXT:     tosa.yield %[[ARG2_2]] : tensor<2x4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[CAST_1:.*]] = tosa.cast %[[COND_IF]] : (tensor<2x4xi32>) -> tensor<2x4xi64>
// CHECK-NEXT:   return %[[CAST_1]] : tensor<2x4xi64>
// CHECK-NEXT: }
func.func @condif_i64(%a: tensor<2x4xi64>, %q: tensor<i1>) -> tensor<2x4xi64> {
  %0 = tosa.cond_if %q (%x = %a) : tensor<i1> (tensor<2x4xi64>) -> tensor<2x4xi64> { ^bb0(%x: tensor<2x4xi64>): tosa.yield %x : tensor<2x4xi64> } else { ^bb0(%x: tensor<2x4xi64>): tosa.yield %x : tensor<2x4xi64> }
  return %0 : tensor<2x4xi64>
}

// CHECK-LABEL: func.func @reverse_f64
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x4xf64>) -> tensor<2x4xf64> {
// CHECK-NEXT:   %[[CAST:.*]] = tosa.cast %[[A]] : (tensor<2x4xf64>) -> tensor<2x4xf32>
// CHECK-NEXT:   %[[REVERSE:.*]] = tosa.reverse %[[CAST]] {axis = 0 : i32} : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:   %[[CAST_1:.*]] = tosa.cast %[[REVERSE]] : (tensor<2x4xf32>) -> tensor<2x4xf64>
// CHECK-NEXT:   return %[[CAST_1]] : tensor<2x4xf64>
// CHECK-NEXT: }
func.func @reverse_f64(%a: tensor<2x4xf64>) -> tensor<2x4xf64> {
  %0 = tosa.reverse %a {axis = 0 : i32} : (tensor<2x4xf64>) -> tensor<2x4xf64>
  return %0 : tensor<2x4xf64>
}

// CHECK-LABEL: func.func @cast_f64
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x4xf64>) -> tensor<2x4xi32> {
// CHECK-NEXT:   %[[CAST:.*]] = tosa.cast %[[A]] : (tensor<2x4xf64>) -> tensor<2x4xf32>
// CHECK-NEXT:   %[[CAST_1:.*]] = tosa.cast %[[CAST]] : (tensor<2x4xf32>) -> tensor<2x4xi32>
// CHECK-NEXT:   return %[[CAST_1]] : tensor<2x4xi32>
// CHECK-NEXT: }
func.func @cast_f64(%a: tensor<2x4xf64>) -> tensor<2x4xi32> {
  %0 = tosa.cast %a : (tensor<2x4xf64>) -> tensor<2x4xi32>
  return %0 : tensor<2x4xi32>
}

// CHECK-LABEL: func.func @const_f64() -> tensor<2x4xf64> {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
// CHECK-NEXT:   %[[CAST:.*]] = tosa.cast %[[CONST]] : (tensor<2x4xf32>) -> tensor<2x4xf64>
// CHECK-NEXT:   return %[[CAST]] : tensor<2x4xf64>
// CHECK-NEXT: }
func.func @const_f64() -> tensor<2x4xf64> {
  %0 = "tosa.const"() <{values = dense<0.0> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
  return %0 : tensor<2x4xf64>
}
