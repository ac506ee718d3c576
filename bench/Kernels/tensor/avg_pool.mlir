// The mean of windows of two by two pixels.
// CALL: f32[4x224x224x64] f32[4x112x112x64]=zeros
func.func @kernel_avg_pool(%x: memref<4x224x224x64xf32>, %y: memref<4x112x112x64xf32>) {
  %quarter = arith.constant 0.25 : f32
  %window = memref.alloca() : memref<2x2xf32>
  linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
    ins(%x, %window : memref<4x224x224x64xf32>, memref<2x2xf32>)
    outs(%y : memref<4x112x112x64xf32>)
  linalg.generic {
    indexing_maps = [affine_map<(n, i, j, c) -> (n, i, j, c)>],
    iterator_types = ["parallel", "parallel", "parallel", "parallel"]
  } outs(%y : memref<4x112x112x64xf32>) {
  ^bb0(%sum: f32):
    %mean = arith.mulf %sum, %quarter fastmath<fast> : f32
    linalg.yield %mean : f32
  }
  return
}
