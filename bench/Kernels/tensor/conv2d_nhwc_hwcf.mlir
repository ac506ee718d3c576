// Convolution of an image with channels innermost.
// CALL: f32[1x58x58x64] f32[3x3x64x64] f32[1x56x56x64]=zeros
func.func @kernel_conv2d_nhwc_hwcf(%x: memref<1x58x58x64xf32>, %w: memref<3x3x64x64xf32>,
                                   %y: memref<1x56x56x64xf32>) {
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%x, %w : memref<1x58x58x64xf32>, memref<3x3x64x64xf32>)
    outs(%y : memref<1x56x56x64xf32>)
  return
}
