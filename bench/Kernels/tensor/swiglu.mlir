// A gated perceptron, on tensors: the product of silu(X W1) * (X W2) and W3.
// CALL: f32[128x256] f32[256x512] f32[256x512] f32[512x256] f32[128x256]=zeros
#m = affine_map<(i, j) -> (i, j)>
func.func @kernel_swiglu(%xm: memref<128x256xf32>, %w1m: memref<256x512xf32>, %w2m: memref<256x512xf32>, %w3m: memref<512x256xf32>, %om: memref<128x256xf32>) {
  %x = bufferization.to_tensor %xm restrict : memref<128x256xf32> to tensor<128x256xf32>
  %w1 = bufferization.to_tensor %w1m restrict : memref<256x512xf32> to tensor<256x512xf32>
  %w2 = bufferization.to_tensor %w2m restrict : memref<256x512xf32> to tensor<256x512xf32>
  %w3 = bufferization.to_tensor %w3m restrict : memref<512x256xf32> to tensor<512x256xf32>
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %eh = tensor.empty() : tensor<128x512xf32>
  %h0 = linalg.fill ins(%zero : f32) outs(%eh : tensor<128x512xf32>) -> tensor<128x512xf32>
  %g = linalg.matmul ins(%x, %w1 : tensor<128x256xf32>, tensor<256x512xf32>) outs(%h0 : tensor<128x512xf32>) -> tensor<128x512xf32>
  %u = linalg.matmul ins(%x, %w2 : tensor<128x256xf32>, tensor<256x512xf32>) outs(%h0 : tensor<128x512xf32>) -> tensor<128x512xf32>
  %h = linalg.generic {indexing_maps = [#m, #m, #m], iterator_types = ["parallel", "parallel"]} ins(%g, %u : tensor<128x512xf32>, tensor<128x512xf32>) outs(%eh : tensor<128x512xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %n = arith.negf %a fastmath<fast> : f32
    %e = math.exp %n fastmath<fast> : f32
    %d = arith.addf %e, %one fastmath<fast> : f32
    %s = arith.divf %a, %d fastmath<fast> : f32
    %r = arith.mulf %s, %b fastmath<fast> : f32
    linalg.yield %r : f32
  } -> tensor<128x512xf32>
  %eo = tensor.empty() : tensor<128x256xf32>
  %o0 = linalg.fill ins(%zero : f32) outs(%eo : tensor<128x256xf32>) -> tensor<128x256xf32>
  %o = linalg.matmul ins(%h, %w3 : tensor<128x512xf32>, tensor<512x256xf32>) outs(%o0 : tensor<128x256xf32>) -> tensor<128x256xf32>
  bufferization.materialize_in_destination %o in restrict writable %om : (tensor<128x256xf32>, memref<128x256xf32>) -> ()
  return
}
