// AUTOUPDATE
// RUN: strata opt --simplify-depthwise-conv %s | FileCheck %s
//
// Depthwise convolutions with one output for each channel.

// Sizes that are not constant.
// CHECK-LABEL: func.func @dwd
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?x?x4xf32>, %[[K:[a-z0-9_]+]]: tensor<3x3x4x1xf32>, %[[O:[a-z0-9_]+]]: tensor<?x?x?x4x1xf32>) -> tensor<?x?x?x4x1xf32> {
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[COLLAPSED:.*]] = tensor.collapse_shape %[[K]] {{\[\[}}0], [1], [2, 3]] : tensor<3x3x4x1xf32> into tensor<3x3x4xf32>
// CHECK-NEXT:   %[[COLLAPSED_0:.*]] = tensor.collapse_shape %[[O]] {{\[\[}}0], [1], [2], [3, 4]] : tensor<?x?x?x4x1xf32> into tensor<?x?x?x4xf32>
// CHECK-NEXT:   %[[DEPTHWISE_CONV_2D_NHWC_HWC:.*]] = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%[[A]], %[[COLLAPSED]] : tensor<?x?x?x4xf32>, tensor<3x3x4xf32>) outs(%[[COLLAPSED_0]] : tensor<?x?x?x4xf32>) -> tensor<?x?x?x4xf32>
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[DEPTHWISE_CONV_2D_NHWC_HWC]], %[[C0]] : tensor<?x?x?x4xf32>
// CHECK-NEXT:   %[[DIM_1:.*]] = tensor.dim %[[DEPTHWISE_CONV_2D_NHWC_HWC]], %[[C1]] : tensor<?x?x?x4xf32>
// CHECK-NEXT:   %[[DIM_2:.*]] = tensor.dim %[[DEPTHWISE_CONV_2D_NHWC_HWC]], %[[C2]] : tensor<?x?x?x4xf32>
// CHECK-NEXT:   %[[EXPANDED:.*]] = tensor.expand_shape %[[DEPTHWISE_CONV_2D_NHWC_HWC]] {{\[\[}}0], [1], [2], [3, 4]] output_shape [%[[DIM]], %[[DIM_1]], %[[DIM_2]], 4, 1] : tensor<?x?x?x4xf32> into tensor<?x?x?x4x1xf32>
// CHECK-NEXT:   return %[[EXPANDED]] : tensor<?x?x?x4x1xf32>
// CHECK-NEXT: }
func.func @dwd(%a: tensor<?x?x?x4xf32>, %k: tensor<3x3x4x1xf32>, %o: tensor<?x?x?x4x1xf32>) -> tensor<?x?x?x4x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {strides = dense<2> : tensor<2xi64>} ins(%a, %k : tensor<?x?x?x4xf32>, tensor<3x3x4x1xf32>) outs(%o : tensor<?x?x?x4x1xf32>) -> tensor<?x?x?x4x1xf32>
  return %0 : tensor<?x?x?x4x1xf32>
}

// Quantized numbers.
// CHECK-LABEL: func.func @dwq
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x10x10x4xi8>, %[[K:[a-z0-9_]+]]: tensor<3x3x4x1xi8>, %[[O:[a-z0-9_]+]]: tensor<1x8x8x4x1xi32>, %[[Z:[a-z0-9_]+]]: i32, %[[W:[a-z0-9_]+]]: i32) -> tensor<1x8x8x4x1xi32> {
// CHECK-NEXT:   %[[COLLAPSED:.*]] = tensor.collapse_shape %[[K]] {{\[\[}}0], [1], [2, 3]] : tensor<3x3x4x1xi8> into tensor<3x3x4xi8>
// CHECK-NEXT:   %[[COLLAPSED_0:.*]] = tensor.collapse_shape %[[O]] {{\[\[}}0], [1], [2], [3, 4]] : tensor<1x8x8x4x1xi32> into tensor<1x8x8x4xi32>
// CHECK-NEXT:   %[[DEPTHWISE_CONV_2D_NHWC_HWC_Q:.*]] = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%[[A]], %[[COLLAPSED]], %[[Z]], %[[W]] : tensor<1x10x10x4xi8>, tensor<3x3x4xi8>, i32, i32) outs(%[[COLLAPSED_0]] : tensor<1x8x8x4xi32>) -> tensor<1x8x8x4xi32>
// CHECK-NEXT:   %[[EXPANDED:.*]] = tensor.expand_shape %[[DEPTHWISE_CONV_2D_NHWC_HWC_Q]] {{\[\[}}0], [1], [2], [3, 4]] output_shape [1, 8, 8, 4, 1] : tensor<1x8x8x4xi32> into tensor<1x8x8x4x1xi32>
// CHECK-NEXT:   return %[[EXPANDED]] : tensor<1x8x8x4x1xi32>
// CHECK-NEXT: }
func.func @dwq(%a: tensor<1x10x10x4xi8>, %k: tensor<3x3x4x1xi8>, %o: tensor<1x8x8x4x1xi32>, %z: i32, %w: i32) -> tensor<1x8x8x4x1xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %k, %z, %w : tensor<1x10x10x4xi8>, tensor<3x3x4x1xi8>, i32, i32) outs(%o : tensor<1x8x8x4x1xi32>) -> tensor<1x8x8x4x1xi32>
  return %0 : tensor<1x8x8x4x1xi32>
}

// Two outputs for each channel.
// CHECK-LABEL: func.func @dw2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x10x10x4xf32>, %[[K:[a-z0-9_]+]]: tensor<3x3x4x2xf32>, %[[O:[a-z0-9_]+]]: tensor<1x8x8x4x2xf32>) -> tensor<1x8x8x4x2xf32> {
// CHECK-NEXT:   %[[DEPTHWISE_CONV_2D_NHWC_HWCM:.*]] = linalg.depthwise_conv_2d_nhwc_hwcm ins(%[[A]], %[[K]] : tensor<1x10x10x4xf32>, tensor<3x3x4x2xf32>) outs(%[[O]] : tensor<1x8x8x4x2xf32>) -> tensor<1x8x8x4x2xf32>
// CHECK-NEXT:   return %[[DEPTHWISE_CONV_2D_NHWC_HWCM]] : tensor<1x8x8x4x2xf32>
// CHECK-NEXT: }
func.func @dw2(%a: tensor<1x10x10x4xf32>, %k: tensor<3x3x4x2xf32>, %o: tensor<1x8x8x4x2xf32>) -> tensor<1x8x8x4x2xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %k : tensor<1x10x10x4xf32>, tensor<3x3x4x2xf32>) outs(%o : tensor<1x8x8x4x2xf32>) -> tensor<1x8x8x4x2xf32>
  return %0 : tensor<1x8x8x4x2xf32>
}

// Memrefs stay.
// CHECK-LABEL: func.func @dwmem
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<1x10x10x4xf32>, %[[K:[a-z0-9_]+]]: memref<3x3x4x1xf32>, %[[O:[a-z0-9_]+]]: memref<1x8x8x4x1xf32>) {
// CHECK-NEXT:   linalg.depthwise_conv_2d_nhwc_hwcm ins(%[[A]], %[[K]] : memref<1x10x10x4xf32>, memref<3x3x4x1xf32>) outs(%[[O]] : memref<1x8x8x4x1xf32>)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dwmem(%a: memref<1x10x10x4xf32>, %k: memref<3x3x4x1xf32>, %o: memref<1x8x8x4x1xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %k : memref<1x10x10x4xf32>, memref<3x3x4x1xf32>) outs(%o : memref<1x8x8x4x1xf32>)
  return
}
