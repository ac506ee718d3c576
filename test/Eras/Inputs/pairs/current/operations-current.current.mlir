func.func @linalg(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x4xf32>, %e: tensor<?xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul_transpose_b ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.matmul_unsigned ins(%0, %c : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = linalg.elemwise_unary {fun = #linalg.unary_fn<exp>} ins(%1 : tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = linalg.map ins(%2, %2 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>)
    (%x: f32, %y: f32) {
      %z = arith.subf %x, %y : f32
      linalg.yield %z : f32
    }
  %4 = tensor.expand_shape %e [[0, 1]] : tensor<?xf32> into tensor<?x8xf32>
  return %3 : tensor<4x4xf32>
}
func.func @loops(%n: index) {
  scf.foreach_thread (%i) in (%n) -> () {
    "t.use"(%i) : (index) -> ()
  }
  %0 = vector.warp_execute_on_lane_0(%n)[32] -> (vector<1xf32>) {
    %v = "t.v"() : () -> vector<32xf32>
    vector.yield %v : vector<32xf32>
  }
  return
}
func.func @buffers(%t: tensor<*xf32>) {
  %0 = bufferization.to_memref %t : memref<*xf32, 1>
  return
}
