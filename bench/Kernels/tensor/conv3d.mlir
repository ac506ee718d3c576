// Convolution of volumes.
// CALL: f32[1x18x30x30x8] f32[3x3x3x8x16] f32[1x16x28x28x16]=zeros
func.func @kernel_conv3d(%x: memref<1x18x30x30x8xf32>, %w: memref<3x3x3x8x16xf32>, %y: memref<1x16x28x28x16xf32>) {
  linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
    ins(%x, %w : memref<1x18x30x30x8xf32>, memref<3x3x3x8x16xf32>) outs(%y : memref<1x16x28x28x16xf32>)
  return
}
