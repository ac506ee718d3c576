func @f(%m: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = "vector.transfer_read"(%m, %i, %i, %p) {masked = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : (memref<?x?xf32>, index, index, f32) -> vector<4x8xf32>
  "vector.transfer_write"(%0, %m, %i, %i) {masked = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : (vector<4x8xf32>, memref<?x?xf32>, index, index) -> ()
  return
}
