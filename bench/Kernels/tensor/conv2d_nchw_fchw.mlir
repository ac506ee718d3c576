// Convolution of an image with channels outermost.
// CALL: f32[1x64x58x58] f32[64x64x3x3] f32[1x64x56x56]=zeros
func.func @kernel_conv2d_nchw_fchw(%x: memref<1x64x58x58xf32>, %w: memref<64x64x3x3xf32>,
                                   %y: memref<1x64x56x56xf32>) {
  linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%x, %w : memref<1x64x58x58xf32>, memref<64x64x3x3xf32>)
    outs(%y : memref<1x64x56x56xf32>)
  return
}
