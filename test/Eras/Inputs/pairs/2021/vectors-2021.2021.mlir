#swapped = affine_map<(d0, d1) -> (d1, d0)>
func @transfers(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<9x4xi1>, %l: vector<4xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p, %k {permutation_map = #swapped} : memref<?x?xf32>, vector<9x4xf32>
  vector.transfer_write %0, %m[%i, %i], %k {permutation_map = #swapped} : vector<9x4xf32>, memref<?x?xf32>
  %1 = vector.transfer_read %m[%i, %i], %p, %l {permutation_map = affine_map<(d0, d1) -> (d1)>} : memref<?x?xf32>, vector<4xf32>
  return
}
func @reductions(%v: vector<4x8xf32>, %w: vector<4x8xi32>) {
  %0 = vector.multi_reduction #vector.kind<add>, %v [1] : vector<4x8xf32> to vector<4xf32>
  %1 = vector.multi_reduction <maxf>, %v [0, 1] : vector<4x8xf32> to f32
  %2 = vector.multi_reduction #vector.kind<minsi>, %w [0] : vector<4x8xi32> to vector<8xi32>
  return
}
func @kinds(%a: vector<4xf32>, %b: f32, %c: vector<4xi32>, %d: i32) {
  %0 = vector.outerproduct %a, %b, %a {kind = #vector.kind<max>} : vector<4xf32>, f32
  %1 = vector.outerproduct %c, %d, %c {kind = #vector.kind<min>} : vector<4xi32>, i32
  return
}
func private @scalable(!arm_sve.vector<16xi8>)
