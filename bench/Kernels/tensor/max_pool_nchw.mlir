// The maximum of windows at every second pixel, channels first, of numbers that are not negative.
// CALL: f32[8x32x113x113] f32[8x32x56x56]=zeros
func.func @kernel_max_pool_nchw(%x: memref<8x32x113x113xf32>, %y: memref<8x32x56x56xf32>) {
  %window = memref.alloca() : memref<3x3xf32>
  linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
    ins(%x, %window : memref<8x32x113x113xf32>, memref<3x3xf32>) outs(%y : memref<8x32x56x56xf32>)
  return
}
