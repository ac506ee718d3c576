// CALL: f32[1x34x34x16] f32[3x3] f32[1x32x32x16]
func.func @pooling(%x: memref<1x34x34x16xf32>, %window: memref<3x3xf32>, %y: memref<1x32x32x16xf32>) {
  linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %window : memref<1x34x34x16xf32>, memref<3x3xf32>) outs(%y : memref<1x32x32x16xf32>)
  return
}
