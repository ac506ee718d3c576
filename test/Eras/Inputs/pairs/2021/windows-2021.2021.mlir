func @convolutions(%i: memref<?x?x?x?xf32>, %k: memref<?x?x?x?xf32>, %o: memref<?x?x?x?xf32>) {
  linalg.conv(%k, %i, %o) {strides = [2, 3]} : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>, memref<?x?x?x?xf32>
  linalg.conv_2d_nhwc ins(%i, %k : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%o : memref<?x?x?x?xf32>)
  linalg.conv_2d_input_nchw_filter_hwcf {dilations = dense<[2, 3]> : tensor<2xi64>, strides = dense<[4, 5]> : tensor<2xi64>}
    ins(%i, %k : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%o : memref<?x?x?x?xf32>)
  return
}
func @lines(%i: tensor<1x8x2xf32>, %k: tensor<4x3x2xf32>, %o: tensor<1x6x4xf32>) -> tensor<1x6x4xf32> {
  %0 = linalg.conv_1d_nwc ins(%i, %k : tensor<1x8x2xf32>, tensor<4x3x2xf32>) outs(%o : tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
  return %0 : tensor<1x6x4xf32>
}
func @pooling(%i: memref<?x?xf32>, %w: memref<?x?xi32>, %o: memref<?x?xf32>, %j: memref<?xi8>, %v: memref<?xi32>, %p: memref<?xi8>) {
  linalg.pooling_max(%i, %w, %o) {strides = [2, 1], dilations = [1, 3]} : memref<?x?xf32>, memref<?x?xi32>, memref<?x?xf32>
  linalg.pooling_min(%j, %v, %p) : memref<?xi8>, memref<?xi32>, memref<?xi8>
  linalg.pooling_sum(%i, %w, %o) {strides = [1, 1]} : memref<?x?xf32>, memref<?x?xi32>, memref<?x?xf32>
  return
}
func @padding(%k: memref<?x?x?x?xf32>, %i: memref<?x?x?x?xf32>, %o: memref<?x?x?x?xf32>) {
  linalg.conv(%k, %i, %o) {padding = dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>, strides = [5, 6]} : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>, memref<?x?x?x?xf32>
  return
}
