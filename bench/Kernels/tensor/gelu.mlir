// The activation x / 2 (1 + tanh(0.79788456 (x + 0.044715 x^3))).
// CALL: f32[1024x1024] f32[1024x1024]=zeros
func.func @kernel_gelu(%x: memref<1024x1024xf32>, %y: memref<1024x1024xf32>) {
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %cubic = arith.constant 4.471500e-02 : f32
  %root = arith.constant 0.797884583 : f32
  %xt = bufferization.to_tensor %x restrict : memref<1024x1024xf32> to tensor<1024x1024xf32>
  %empty = tensor.empty() : tensor<1024x1024xf32>
  %gelu = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%xt : tensor<1024x1024xf32>) outs(%empty : tensor<1024x1024xf32>) {
  ^bb0(%value: f32, %old: f32):
    %square = arith.mulf %value, %value fastmath<fast> : f32
    %cube = arith.mulf %square, %value fastmath<fast> : f32
    %small = arith.mulf %cube, %cubic fastmath<fast> : f32
    %sum = arith.addf %value, %small fastmath<fast> : f32
    %argument = arith.mulf %sum, %root fastmath<fast> : f32
    %tanh = math.tanh %argument fastmath<fast> : f32
    %shifted = arith.addf %tanh, %one fastmath<fast> : f32
    %product = arith.mulf %value, %shifted fastmath<fast> : f32
    %result = arith.mulf %product, %half fastmath<fast> : f32
    linalg.yield %result : f32
  } -> tensor<1024x1024xf32>
  bufferization.materialize_in_destination %gelu in restrict writable %y
    : (tensor<1024x1024xf32>, memref<1024x1024xf32>) -> ()
  return
}
