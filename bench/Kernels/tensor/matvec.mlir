// The product of a matrix and a vector.
// CALL: f32[3000x3000] f32[3000] f32[3000]=zeros
func.func @kernel_matvec(%A: memref<3000x3000xf32>, %x: memref<3000xf32>, %y: memref<3000xf32>) {
  linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%A, %x : memref<3000x3000xf32>, memref<3000xf32>) outs(%y : memref<3000xf32>) {
  ^bb0(%a: f32, %b: f32, %partial: f32):
    %product = arith.mulf %a, %b fastmath<fast> : f32
    %sum = arith.addf %partial, %product fastmath<fast> : f32
    linalg.yield %sum : f32
  }
  return
}
