// Two heads of attention, on tensors: softmax(Q K^T / 8) V.
// CALL: f32[2x256x64] f32[2x256x64] f32[2x256x64] f32[2x256x64]=zeros
#a = affine_map<(h, i, j) -> (h, i, j)>
#b = affine_map<(h, i, j) -> (h, i)>
func.func @kernel_attention_heads(%qm: memref<2x256x64xf32>, %km: memref<2x256x64xf32>, %vm: memref<2x256x64xf32>, %om: memref<2x256x64xf32>) {
  %q = bufferization.to_tensor %qm restrict : memref<2x256x64xf32> to tensor<2x256x64xf32>
  %k = bufferization.to_tensor %km restrict : memref<2x256x64xf32> to tensor<2x256x64xf32>
  %v = bufferization.to_tensor %vm restrict : memref<2x256x64xf32> to tensor<2x256x64xf32>
  %zero = arith.constant 0.0 : f32
  %scale = arith.constant 0.125 : f32
  %es = tensor.empty() : tensor<2x256x256xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%es : tensor<2x256x256xf32>) -> tensor<2x256x256xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(h, i, j, d) -> (h, i, d)>, affine_map<(h, i, j, d) -> (h, j, d)>, affine_map<(h, i, j, d) -> (h, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<2x256x64xf32>, tensor<2x256x64xf32>) outs(%s0 : tensor<2x256x256xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b fastmath<fast> : f32
    %t = arith.addf %c, %p fastmath<fast> : f32
    linalg.yield %t : f32
  } -> tensor<2x256x256xf32>
  %sc = linalg.generic {indexing_maps = [#a, #a], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s : tensor<2x256x256xf32>) outs(%es : tensor<2x256x256xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.mulf %a, %scale fastmath<fast> : f32
    linalg.yield %t : f32
  } -> tensor<2x256x256xf32>
  %lowest = arith.constant -3.40282347E+38 : f32
  %e1 = tensor.empty() : tensor<2x256xf32>
  %low = linalg.fill ins(%lowest : f32) outs(%e1 : tensor<2x256xf32>) -> tensor<2x256xf32>
  %largest = linalg.reduce { arith.maximumf {fastmath = #arith.fastmath<fast>} }
    ins(%sc : tensor<2x256x256xf32>) outs(%low : tensor<2x256xf32>) dimensions = [2]
  %powers = linalg.generic {indexing_maps = [#a, #b, #a], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%sc, %largest : tensor<2x256x256xf32>, tensor<2x256xf32>) outs(%es : tensor<2x256x256xf32>) {
  ^bb0(%value: f32, %best: f32, %old: f32):
    %difference = arith.subf %value, %best fastmath<fast> : f32
    %exp = math.exp %difference fastmath<fast> : f32
    linalg.yield %exp : f32
  } -> tensor<2x256x256xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e1 : tensor<2x256xf32>) -> tensor<2x256xf32>
  %sums = linalg.reduce { arith.addf {fastmath = #arith.fastmath<fast>} }
    ins(%powers : tensor<2x256x256xf32>) outs(%zeros : tensor<2x256xf32>) dimensions = [2]
  %p = linalg.generic {indexing_maps = [#a, #b, #a], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%powers, %sums : tensor<2x256x256xf32>, tensor<2x256xf32>) outs(%es : tensor<2x256x256xf32>) {
  ^bb0(%value: f32, %sum: f32, %old: f32):
    %quotient = arith.divf %value, %sum fastmath<fast> : f32
    linalg.yield %quotient : f32
  } -> tensor<2x256x256xf32>
  %eo = tensor.empty() : tensor<2x256x64xf32>
  %o0 = linalg.fill ins(%zero : f32) outs(%eo : tensor<2x256x64xf32>) -> tensor<2x256x64xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<2x256x256xf32>, tensor<2x256x64xf32>) outs(%o0 : tensor<2x256x64xf32>) -> tensor<2x256x64xf32>
  bufferization.materialize_in_destination %o in restrict writable %om : (tensor<2x256x64xf32>, memref<2x256x64xf32>) -> ()
  return
}
