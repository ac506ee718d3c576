// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf}))" %s | FileCheck %s
//
// The channels of the result are the last dimension of the kernel

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d3)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-LABEL: func.func @convolution
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<1x5x5x3xf32>, %[[W:[a-z0-9_]+]]: tensor<4x3x3x3xf32>, %[[B:[a-z0-9_]+]]: tensor<4xf32>) -> tensor<1x3x3x4xf32> {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:   %[[CONST_1:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<3x3x3x4xf32>
// CHECK-NEXT:   %[[TRANSPOSED:.*]] = linalg.transpose ins(%[[W]] : tensor<4x3x3x3xf32>) outs(%[[EMPTY]] : tensor<3x3x3x4xf32>) permutation = [1, 2, 3, 0]
// CHECK-NEXT:   %[[EMPTY_1:.*]] = tensor.empty() : tensor<1x3x3x4xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[B]] : tensor<4xf32>) outs(%[[EMPTY_1]] : tensor<1x3x3x4xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     linalg.yield %[[IN]] : f32
// CHECK-NEXT:   } -> tensor<1x3x3x4xf32>
// CHECK-NEXT:   %[[CONV_2D_NHWC_HWCF:.*]] = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%[[X]], %[[TRANSPOSED]] : tensor<1x5x5x3xf32>, tensor<3x3x3x4xf32>) outs(%[[GENERIC]] : tensor<1x3x3x4xf32>) -> tensor<1x3x3x4xf32>
// CHECK-NEXT:   return %[[CONV_2D_NHWC_HWCF]] : tensor<1x3x3x4xf32>
// CHECK-NEXT: }
func.func @convolution(%x: tensor<1x5x5x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x3x3x4xf32> {
  %zi = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %zw = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.conv2d %x, %w, %b, %zi, %zw {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x5x5x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x4xf32>
  return %0 : tensor<1x3x3x4xf32>
}
