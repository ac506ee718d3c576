// The maximum of windows at every second pixel, of numbers that are not negative.
// CALL: f32[4x225x225x64] f32[4x112x112x64]=zeros
func.func @kernel_max_pool(%x: memref<4x225x225x64xf32>, %y: memref<4x112x112x64xf32>) {
  %window = memref.alloca() : memref<3x3xf32>
  linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
    ins(%x, %window : memref<4x225x225x64xf32>, memref<3x3xf32>)
    outs(%y : memref<4x112x112x64xf32>)
  return
}
