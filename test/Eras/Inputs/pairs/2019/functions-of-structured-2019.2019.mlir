#trait = {args_in = 1, args_out = 1, indexing_maps = [(i, j) -> (j, i), (i, j) -> (i, j)], iterator_types = ["parallel", "parallel"], fun = @g}
func @g(%a: f32, %b: f32) -> f32 {
  return %a : f32
}
func @f(%a: memref<?x?xf32>, %m: memref<4x8xf32>) {
  linalg.generic #trait %a, %a : memref<?x?xf32>, memref<?x?xf32>
  %0 = linalg.transpose %m (i, j) -> (j, i) : memref<4x8xf32>
  return
}
