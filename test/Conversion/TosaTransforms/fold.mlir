// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(tosa-layerwise-constant-fold))" %s | FileCheck %s
// RUN: strata opt --pass-pipeline="builtin.module(func.func(tosa-layerwise-constant-fold{aggressive-reduce-constant}))" %s | FileCheck %s --check-prefix=SHARED
//
// Folds of constants. Constants with several uses are folded only in reductions, with an option.

// CHECK-LABEL: func.func @shared() -> (tensor<1x3xi32>, tensor<2x3xi32>) {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// CHECK-NEXT:   %[[REDUCE_SUM:.*]] = tosa.reduce_sum %[[CONST]] {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
// CHECK-NEXT:   return %[[REDUCE_SUM]], %[[CONST]] : tensor<1x3xi32>, tensor<2x3xi32>
// CHECK-NEXT: }
// SHARED-LABEL: func.func @shared() -> (tensor<1x3xi32>, tensor<2x3xi32>) {
// SHARED-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// SHARED-NEXT:   %[[CONST_1:.*]] = "tosa.const"() <{values = dense<{{\[\[}}5, 7, 9]]> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
// SHARED-NEXT:   return %[[CONST_1]], %[[CONST]] : tensor<1x3xi32>, tensor<2x3xi32>
// SHARED-NEXT: }
func.func @shared() -> (tensor<1x3xi32>, tensor<2x3xi32>) {
  %0 = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  return %1, %0 : tensor<1x3xi32>, tensor<2x3xi32>
}

// CHECK-LABEL: func.func @transpose() -> tensor<3x2xf32> {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<{{\[\[}}1.000000e+00, 4.000000e+00], [2.000000e+00, 5.000000e+00], [3.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
// CHECK-NEXT:   return %[[CONST]] : tensor<3x2xf32>
// CHECK-NEXT: }
// SHARED-LABEL: func.func @transpose() -> tensor<3x2xf32> {
// SHARED-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<{{\[\[}}1.000000e+00, 4.000000e+00], [2.000000e+00, 5.000000e+00], [3.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
// SHARED-NEXT:   return %[[CONST]] : tensor<3x2xf32>
// SHARED-NEXT: }
func.func @transpose() -> tensor<3x2xf32> {
  %0 = "tosa.const"() <{values = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}

// CHECK-LABEL: func.func @reciprocal() -> tensor<3xf32> {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<[1.000000e+00, 5.000000e-01, 2.500000e-01]> : tensor<3xf32>}> : () -> tensor<3xf32>
// CHECK-NEXT:   return %[[CONST]] : tensor<3xf32>
// CHECK-NEXT: }
// SHARED-LABEL: func.func @reciprocal() -> tensor<3xf32> {
// SHARED-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<[1.000000e+00, 5.000000e-01, 2.500000e-01]> : tensor<3xf32>}> : () -> tensor<3xf32>
// SHARED-NEXT:   return %[[CONST]] : tensor<3xf32>
// SHARED-NEXT: }
func.func @reciprocal() -> tensor<3xf32> {
  %0 = "tosa.const"() <{values = dense<[1.0, 2.0, 4.0]> : tensor<3xf32>}> : () -> tensor<3xf32>
  %1 = tosa.reciprocal %0 : (tensor<3xf32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

// CHECK-LABEL: func.func @reductions() -> (tensor<2x1xi8>, tensor<2x1xi8>, tensor<2x1xi8>, tensor<1x3xi1>, tensor<2x1xi1>) {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<{{\[\[}}-2], [-5]]> : tensor<2x1xi8>}> : () -> tensor<2x1xi8>
// CHECK-NEXT:   %[[CONST_1:.*]] = "tosa.const"() <{values = dense<{{\[\[}}4], [6]]> : tensor<2x1xi8>}> : () -> tensor<2x1xi8>
// CHECK-NEXT:   %[[CONST_2:.*]] = "tosa.const"() <{values = dense<{{\[\[}}-20], [-120]]> : tensor<2x1xi8>}> : () -> tensor<2x1xi8>
// CHECK-NEXT:   %[[CONST_3:.*]] = "tosa.const"() <{values = dense<{{\[\[}}true, false, true]]> : tensor<1x3xi1>}> : () -> tensor<1x3xi1>
// CHECK-NEXT:   %[[CONST_4:.*]] = "tosa.const"() <{values = dense<{{\[\[}}true], [false]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
// CHECK-NEXT:   return %[[CONST]], %[[CONST_1]], %[[CONST_2]], %[[CONST_3]], %[[CONST_4]] : tensor<2x1xi8>, tensor<2x1xi8>, tensor<2x1xi8>, tensor<1x3xi1>, tensor<2x1xi1>
// CHECK-NEXT: }
// SHARED-LABEL: func.func @reductions() -> (tensor<2x1xi8>, tensor<2x1xi8>, tensor<2x1xi8>, tensor<1x3xi1>, tensor<2x1xi1>) {
// SHARED-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<{{\[\[}}-2], [-5]]> : tensor<2x1xi8>}> : () -> tensor<2x1xi8>
// SHARED-NEXT:   %[[CONST_1:.*]] = "tosa.const"() <{values = dense<{{\[\[}}4], [6]]> : tensor<2x1xi8>}> : () -> tensor<2x1xi8>
// SHARED-NEXT:   %[[CONST_2:.*]] = "tosa.const"() <{values = dense<{{\[\[}}-20], [-120]]> : tensor<2x1xi8>}> : () -> tensor<2x1xi8>
// SHARED-NEXT:   %[[CONST_3:.*]] = "tosa.const"() <{values = dense<{{\[\[}}true, false, true]]> : tensor<1x3xi1>}> : () -> tensor<1x3xi1>
// SHARED-NEXT:   %[[CONST_4:.*]] = "tosa.const"() <{values = dense<{{\[\[}}true], [false]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
// SHARED-NEXT:   return %[[CONST]], %[[CONST_1]], %[[CONST_2]], %[[CONST_3]], %[[CONST_4]] : tensor<2x1xi8>, tensor<2x1xi8>, tensor<2x1xi8>, tensor<1x3xi1>, tensor<2x1xi1>
// SHARED-NEXT: }
func.func @reductions() -> (tensor<2x1xi8>, tensor<2x1xi8>, tensor<2x1xi8>, tensor<1x3xi1>, tensor<2x1xi1>) {
  %0 = "tosa.const"() <{values = dense<[[2, -2, 3], [4, -5, 6]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = tosa.reduce_min %0 {axis = 1 : i32} : (tensor<2x3xi8>) -> tensor<2x1xi8>
  %2 = "tosa.const"() <{values = dense<[[2, -2, 4], [4, -5, 6]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %3 = tosa.reduce_max %2 {axis = 1 : i32} : (tensor<2x3xi8>) -> tensor<2x1xi8>
  %4 = "tosa.const"() <{values = dense<[[2, -2, 5], [4, -5, 6]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %5 = tosa.reduce_product %4 {axis = 1 : i32} : (tensor<2x3xi8>) -> tensor<2x1xi8>
  %6 = "tosa.const"() <{values = dense<[[true, false, false], [false, false, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %7 = tosa.reduce_any %6 {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
  %8 = "tosa.const"() <{values = dense<[[true, true, true], [false, false, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %9 = tosa.reduce_all %8 {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
  return %1, %3, %5, %7, %9 : tensor<2x1xi8>, tensor<2x1xi8>, tensor<2x1xi8>, tensor<1x3xi1>, tensor<2x1xi1>
}

// CHECK-LABEL: func.func @canonical
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:   return %[[A]] : tensor<4xi8>
// CHECK-NEXT: }
// SHARED-LABEL: func.func @canonical
// SHARED-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xi8>) -> tensor<4xi8> {
// SHARED-NEXT:   return %[[A]] : tensor<4xi8>
// SHARED-NEXT: }
func.func @canonical(%a: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.clamp %a {max_val = 127 : i8, min_val = -128 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}
