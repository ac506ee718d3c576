// CALL: f32[128x128] f32[128x128]
#id = affine_map<(i, j) -> (i, j)>
func.func @relu(%x: memref<?x?xf32>, %y: memref<?x?xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<?x?xf32>) outs(%y : memref<?x?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.maxnumf %a, %zero : f32
    linalg.yield %c : f32
  }
  return
}
