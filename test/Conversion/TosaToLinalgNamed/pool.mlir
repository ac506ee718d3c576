// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(tosa-to-linalg-named))" %s | FileCheck %s
//
// Pools

// CHECK-LABEL: func.func @f(
// CHECK-SAME: {{^}}%[[X:[a-z0-9_]+]]: tensor<1x6x34x62xf32>) -> tensor<1x5x33x62xf32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT:   %[[PADDED:.*]] = tensor.pad %[[X]] low[0, 0, 0, 0] high[0, 1, 1, 0] {
// CHECK-NEXT:   ^bb0(%[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: index, %[[ARG3:[a-z0-9_]+]]: index, %[[ARG4:[a-z0-9_]+]]: index):
// CHECK-NEXT:     tensor.yield %[[CST]] : f32
// CHECK-NEXT:   } : tensor<1x6x34x62xf32> to tensor<1x7x35x62xf32>
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<1x5x33x62xf32>
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[CST_0]] : f32) outs(%[[EMPTY]] : tensor<1x5x33x62xf32>) -> tensor<1x5x33x62xf32>
// CHECK-NEXT:   %[[EMPTY_1:.*]] = tensor.empty() : tensor<3x3xf32>
// CHECK-NEXT:   %[[POOLING_NHWC_MAX:.*]] = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%[[PADDED]], %[[EMPTY_1]] : tensor<1x7x35x62xf32>, tensor<3x3xf32>) outs(%[[FILL]] : tensor<1x5x33x62xf32>) -> tensor<1x5x33x62xf32>
// CHECK-NEXT:   return %[[POOLING_NHWC_MAX]] : tensor<1x5x33x62xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x6x34x62xf32>) -> tensor<1x5x33x62xf32> {
  %0 = tosa.max_pool2d %x {kernel = array<i64: 3, 3>, stride = array<i64: 1, 1>, pad = array<i64: 0, 1, 0, 1>} : (tensor<1x6x34x62xf32>) -> tensor<1x5x33x62xf32>
  return %0 : tensor<1x5x33x62xf32>
}

// CHECK-LABEL: func.func @f_2
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<1x6x34x62xi32>) -> tensor<1x4x32x62xi32> {
// CHECK-NEXT:   %[[CM2147483648_I32:.*]] = arith.constant -2147483648 : i32
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<1x4x32x62xi32>
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[CM2147483648_I32]] : i32) outs(%[[EMPTY]] : tensor<1x4x32x62xi32>) -> tensor<1x4x32x62xi32>
// CHECK-NEXT:   %[[EMPTY_1:.*]] = tensor.empty() : tensor<3x3xi32>
// CHECK-NEXT:   %[[POOLING_NHWC_MAX:.*]] = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%[[X]], %[[EMPTY_1]] : tensor<1x6x34x62xi32>, tensor<3x3xi32>) outs(%[[FILL]] : tensor<1x4x32x62xi32>) -> tensor<1x4x32x62xi32>
// CHECK-NEXT:   return %[[POOLING_NHWC_MAX]] : tensor<1x4x32x62xi32>
// CHECK-NEXT: }
func.func @f_2(%x: tensor<1x6x34x62xi32>) -> tensor<1x4x32x62xi32> {
  %0 = tosa.max_pool2d %x {kernel = array<i64: 3, 3>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x6x34x62xi32>) -> tensor<1x4x32x62xi32>
  return %0 : tensor<1x4x32x62xi32>
}
