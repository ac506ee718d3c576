// Convolution of each channel by itself.
// CALL: f32[4x114x114x96] f32[3x3x96] f32[4x112x112x96]=zeros
func.func @kernel_depthwise_conv(%x: memref<4x114x114x96xf32>, %w: memref<3x3x96xf32>,
                                 %y: memref<4x112x112x96xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%x, %w : memref<4x114x114x96xf32>, memref<3x3x96xf32>)
    outs(%y : memref<4x112x112x96xf32>)
  return
}
