// Five operations on tensors, each a loop of its own: ((a + b) * c - a)^2 + b.
// CALL: f32[1024x2048] f32[1024x2048] f32[1024x2048] f32[1024x2048]=zeros
func.func @kernel_elementwise_chain(%a: memref<1024x2048xf32>, %b: memref<1024x2048xf32>,
                                    %c: memref<1024x2048xf32>, %y: memref<1024x2048xf32>) {
  %at = bufferization.to_tensor %a restrict : memref<1024x2048xf32> to tensor<1024x2048xf32>
  %bt = bufferization.to_tensor %b restrict : memref<1024x2048xf32> to tensor<1024x2048xf32>
  %ct = bufferization.to_tensor %c restrict : memref<1024x2048xf32> to tensor<1024x2048xf32>
  %empty = tensor.empty() : tensor<1024x2048xf32>
  %sum = linalg.add ins(%at, %bt : tensor<1024x2048xf32>, tensor<1024x2048xf32>)
    outs(%empty : tensor<1024x2048xf32>) -> tensor<1024x2048xf32>
  %product = linalg.mul ins(%sum, %ct : tensor<1024x2048xf32>, tensor<1024x2048xf32>)
    outs(%empty : tensor<1024x2048xf32>) -> tensor<1024x2048xf32>
  %difference = linalg.sub ins(%product, %at : tensor<1024x2048xf32>, tensor<1024x2048xf32>)
    outs(%empty : tensor<1024x2048xf32>) -> tensor<1024x2048xf32>
  %square = linalg.mul ins(%difference, %difference : tensor<1024x2048xf32>, tensor<1024x2048xf32>)
    outs(%empty : tensor<1024x2048xf32>) -> tensor<1024x2048xf32>
  %last = linalg.add ins(%square, %bt : tensor<1024x2048xf32>, tensor<1024x2048xf32>)
    outs(%empty : tensor<1024x2048xf32>) -> tensor<1024x2048xf32>
  bufferization.materialize_in_destination %last in restrict writable %y
    : (tensor<1024x2048xf32>, memref<1024x2048xf32>) -> ()
  return
}
