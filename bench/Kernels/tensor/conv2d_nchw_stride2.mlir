// Convolution at every second pixel, channels first.
// CALL: f32[2x32x113x113] f32[32x32x3x3] f32[2x32x56x56]=zeros
func.func @kernel_conv2d_nchw_stride2(%x: memref<2x32x113x113xf32>, %w: memref<32x32x3x3xf32>, %y: memref<2x32x56x56xf32>) {
  linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
    ins(%x, %w : memref<2x32x113x113xf32>, memref<32x32x3x3xf32>) outs(%y : memref<2x32x56x56xf32>)
  return
}
