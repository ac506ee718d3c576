// Convolution of single pixels.
// CALL: f32[1x56x56x128] f32[1x1x128x128] f32[1x56x56x128]=zeros
func.func @kernel_conv2d_1x1(%x: memref<1x56x56x128xf32>, %w: memref<1x1x128x128xf32>,
                             %y: memref<1x56x56x128xf32>) {
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%x, %w : memref<1x56x56x128xf32>, memref<1x1x128x128xf32>)
    outs(%y : memref<1x56x56x128xf32>)
  return
}
