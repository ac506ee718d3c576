// A bias for each column, then the maximum with 0.
// CALL: f32[8192x1024] f32[1024] f32[8192x1024]=zeros
func.func @kernel_bias_relu(%x: memref<8192x1024xf32>, %bias: memref<1024xf32>,
                            %y: memref<8192x1024xf32>) {
  %xt = bufferization.to_tensor %x restrict : memref<8192x1024xf32> to tensor<8192x1024xf32>
  %biast = bufferization.to_tensor %bias restrict : memref<1024xf32> to tensor<1024xf32>
  %zero = arith.constant dense<0.0> : tensor<8192x1024xf32>
  %empty = tensor.empty() : tensor<8192x1024xf32>
  %columns = linalg.broadcast ins(%biast : tensor<1024xf32>) outs(%empty : tensor<8192x1024xf32>)
    dimensions = [0]
  %sum = linalg.add ins(%xt, %columns : tensor<8192x1024xf32>, tensor<8192x1024xf32>)
    outs(%empty : tensor<8192x1024xf32>) -> tensor<8192x1024xf32>
  %relu = linalg.max ins(%sum, %zero : tensor<8192x1024xf32>, tensor<8192x1024xf32>)
    outs(%empty : tensor<8192x1024xf32>) -> tensor<8192x1024xf32>
  bufferization.materialize_in_destination %relu in restrict writable %y
    : (tensor<8192x1024xf32>, memref<8192x1024xf32>) -> ()
  return
}
