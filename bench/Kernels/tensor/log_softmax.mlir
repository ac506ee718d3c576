// The logarithms of a softmax of each row, on tensors.
// CALL: f32[1024x1000] f32[1024x1000]=zeros
#ij = affine_map<(i, j) -> (i, j)>
#i = affine_map<(i, j) -> (i)>
func.func @kernel_log_softmax(%xm: memref<1024x1000xf32>, %ym: memref<1024x1000xf32>) {
  %x = bufferization.to_tensor %xm restrict : memref<1024x1000xf32> to tensor<1024x1000xf32>
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<1024xf32>
  %m0 = linalg.fill ins(%lowest : f32) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %m = linalg.reduce { arith.maximumf {fastmath = #arith.fastmath<fast>} } ins(%x : tensor<1024x1000xf32>) outs(%m0 : tensor<1024xf32>) dimensions = [1]
  %e2 = tensor.empty() : tensor<1024x1000xf32>
  %d = linalg.generic {indexing_maps = [#ij, #i, #ij], iterator_types = ["parallel", "parallel"]} ins(%x, %m : tensor<1024x1000xf32>, tensor<1024xf32>) outs(%e2 : tensor<1024x1000xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.subf %a, %b fastmath<fast> : f32
    linalg.yield %s : f32
  } -> tensor<1024x1000xf32>
  %ex = linalg.generic {indexing_maps = [#ij, #ij], iterator_types = ["parallel", "parallel"]} ins(%d : tensor<1024x1000xf32>) outs(%e2 : tensor<1024x1000xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = math.exp %a fastmath<fast> : f32
    linalg.yield %s : f32
  } -> tensor<1024x1000xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %s = linalg.reduce { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%ex : tensor<1024x1000xf32>) outs(%s0 : tensor<1024xf32>) dimensions = [1]
  %l = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%s : tensor<1024xf32>) outs(%e : tensor<1024xf32>) {
  ^bb0(%a: f32, %o: f32):
    %q = math.log %a fastmath<fast> : f32
    linalg.yield %q : f32
  } -> tensor<1024xf32>
  %r = linalg.generic {indexing_maps = [#ij, #i, #ij], iterator_types = ["parallel", "parallel"]} ins(%d, %l : tensor<1024x1000xf32>, tensor<1024xf32>) outs(%e2 : tensor<1024x1000xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %q = arith.subf %a, %b fastmath<fast> : f32
    linalg.yield %q : f32
  } -> tensor<1024x1000xf32>
  bufferization.materialize_in_destination %r in restrict writable %ym : (tensor<1024x1000xf32>, memref<1024x1000xf32>) -> ()
  return
}
