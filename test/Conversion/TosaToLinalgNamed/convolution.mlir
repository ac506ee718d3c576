// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(tosa-to-linalg-named))" %s | FileCheck %s
//
// Convolutions

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d3)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4) -> (d4)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
// CHECK-LABEL: func.func @convolution
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<1x5x5x3xf32>, %[[W:[a-z0-9_]+]]: tensor<4x3x3x3xf32>, %[[B:[a-z0-9_]+]]: tensor<4xf32>) -> tensor<1x3x3x4xf32> {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:   %[[CONST_1:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<1x3x3x4xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[B]] : tensor<4xf32>) outs(%[[EMPTY]] : tensor<1x3x3x4xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     linalg.yield %[[IN]] : f32
// CHECK-NEXT:   } -> tensor<1x3x3x4xf32>
// CHECK-NEXT:   %[[CONV_2D_NHWC_FHWC:.*]] = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%[[X]], %[[W]] : tensor<1x5x5x3xf32>, tensor<4x3x3x3xf32>) outs(%[[GENERIC]] : tensor<1x3x3x4xf32>) -> tensor<1x3x3x4xf32>
// CHECK-NEXT:   return %[[CONV_2D_NHWC_FHWC]] : tensor<1x3x3x4xf32>
// CHECK-NEXT: }
func.func @convolution(%x: tensor<1x5x5x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x3x3x4xf32> {
  %zi = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %zw = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.conv2d %x, %w, %b, %zi, %zw {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x5x5x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x4xf32>
  return %0 : tensor<1x3x3x4xf32>
}

// CHECK-LABEL: func.func @quantized
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<1x5x5x3xi8>, %[[W:[a-z0-9_]+]]: tensor<4x3x3x3xi8>, %[[B:[a-z0-9_]+]]: tensor<4xi32>) -> tensor<1x5x5x4xi32> {
// CHECK-NEXT:   %[[ZI:.*]] = "tosa.const"() <{values = dense<-22> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:   %[[ZW:.*]] = "tosa.const"() <{values = dense<42> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:   %[[CM22_I8:.*]] = arith.constant -22 : i8
// CHECK-NEXT:   %[[PADDED:.*]] = tensor.pad %[[X]] low[0, 1, 1, 0] high[0, 1, 1, 0] {
// CHECK-NEXT:   ^bb0(%[[ARG3:[a-z0-9_]+]]: index, %[[ARG4:[a-z0-9_]+]]: index, %[[ARG5:[a-z0-9_]+]]: index, %[[ARG6:[a-z0-9_]+]]: index):
// CHECK-NEXT:     tensor.yield %[[CM22_I8]] : i8
// CHECK-NEXT:   } : tensor<1x5x5x3xi8> to tensor<1x7x7x3xi8>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<1x5x5x4xi32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[B]] : tensor<4xi32>) outs(%[[EMPTY]] : tensor<1x5x5x4xi32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: i32, %[[OUT:[a-z0-9_]+]]: i32):
// CHECK-NEXT:     linalg.yield %[[IN]] : i32
// CHECK-NEXT:   } -> tensor<1x5x5x4xi32>
// CHECK-NEXT:   %[[CM22_I32:.*]] = arith.constant -22 : i32
// CHECK-NEXT:   %[[C42_I32:.*]] = arith.constant 42 : i32
// CHECK-NEXT:   %[[CONV_2D_NHWC_FHWC_Q:.*]] = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%[[PADDED]], %[[W]], %[[CM22_I32]], %[[C42_I32]] : tensor<1x7x7x3xi8>, tensor<4x3x3x3xi8>, i32, i32) outs(%[[GENERIC]] : tensor<1x5x5x4xi32>) -> tensor<1x5x5x4xi32>
// CHECK-NEXT:   return %[[CONV_2D_NHWC_FHWC_Q]] : tensor<1x5x5x4xi32>
// CHECK-NEXT: }
func.func @quantized(%x: tensor<1x5x5x3xi8>, %w: tensor<4x3x3x3xi8>, %b: tensor<4xi32>) -> tensor<1x5x5x4xi32> {
  %zi = "tosa.const"() <{values = dense<-22> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zw = "tosa.const"() <{values = dense<42> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.conv2d %x, %w, %b, %zi, %zw {acc_type = i32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x5x5x3xi8>, tensor<4x3x3x3xi8>, tensor<4xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x5x4xi32>
  return %0 : tensor<1x5x5x4xi32>
}

// CHECK-LABEL: func.func @depthwise
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<1x5x5x3xf32>, %[[W:[a-z0-9_]+]]: tensor<3x3x3x2xf32>, %[[B:[a-z0-9_]+]]: tensor<6xf32>) -> tensor<1x3x3x6xf32> {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:   %[[CONST_1:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<1x3x3x3x2xf32>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[EMPTY]] : tensor<1x3x3x3x2xf32>) -> tensor<1x3x3x3x2xf32>
// CHECK-NEXT:   %[[EMPTY_1:.*]] = tensor.empty() : tensor<1x3x3x6xf32>
// CHECK-NEXT:   %[[DEPTHWISE_CONV_2D_NHWC_HWCM:.*]] = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%[[X]], %[[W]] : tensor<1x5x5x3xf32>, tensor<3x3x3x2xf32>) outs(%[[FILL]] : tensor<1x3x3x3x2xf32>) -> tensor<1x3x3x3x2xf32>
// CHECK-NEXT:   %[[COLLAPSED:.*]] = tensor.collapse_shape %[[DEPTHWISE_CONV_2D_NHWC_HWCM]] {{\[\[}}0], [1], [2], [3, 4]] : tensor<1x3x3x3x2xf32> into tensor<1x3x3x6xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[B]], %[[COLLAPSED]] : tensor<6xf32>, tensor<1x3x3x6xf32>) outs(%[[EMPTY_1]] : tensor<1x3x3x6xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[IN_0:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:     linalg.yield %[[ADDF]] : f32
// CHECK-NEXT:   } -> tensor<1x3x3x6xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<1x3x3x6xf32>
// CHECK-NEXT: }
func.func @depthwise(%x: tensor<1x5x5x3xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<6xf32>) -> tensor<1x3x3x6xf32> {
  %zi = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %zw = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %x, %w, %b, %zi, %zw {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x5x5x3xf32>, tensor<3x3x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x6xf32>
  return %0 : tensor<1x3x3x6xf32>
}

// CHECK-LABEL: func.func @volume
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<1x5x5x5x3xf32>, %[[W:[a-z0-9_]+]]: tensor<4x3x3x3x3xf32>, %[[B:[a-z0-9_]+]]: tensor<4xf32>) -> tensor<1x3x3x3x4xf32> {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:   %[[CONST_1:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<3x3x3x3x4xf32>
// CHECK-NEXT:   %[[TRANSPOSED:.*]] = linalg.transpose ins(%[[W]] : tensor<4x3x3x3x3xf32>) outs(%[[EMPTY]] : tensor<3x3x3x3x4xf32>) permutation = [1, 2, 3, 4, 0]
// CHECK-NEXT:   %[[EMPTY_1:.*]] = tensor.empty() : tensor<1x3x3x3x4xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%[[B]] : tensor<4xf32>) outs(%[[EMPTY_1]] : tensor<1x3x3x3x4xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     linalg.yield %[[IN]] : f32
// CHECK-NEXT:   } -> tensor<1x3x3x3x4xf32>
// CHECK-NEXT:   %[[CONV_3D_NDHWC_DHWCF:.*]] = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%[[X]], %[[TRANSPOSED]] : tensor<1x5x5x5x3xf32>, tensor<3x3x3x3x4xf32>) outs(%[[GENERIC]] : tensor<1x3x3x3x4xf32>) -> tensor<1x3x3x3x4xf32>
// CHECK-NEXT:   return %[[CONV_3D_NDHWC_DHWCF]] : tensor<1x3x3x3x4xf32>
// CHECK-NEXT: }
func.func @volume(%x: tensor<1x5x5x5x3xf32>, %w: tensor<4x3x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x3x3x3x4xf32> {
  %zi = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %zw = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.conv3d %x, %w, %b, %zi, %zw {acc_type = f32, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>} : (tensor<1x5x5x5x3xf32>, tensor<4x3x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x3x4xf32>
  return %0 : tensor<1x3x3x3x4xf32>
}
