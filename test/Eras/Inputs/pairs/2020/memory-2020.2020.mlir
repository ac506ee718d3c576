func @memory(%t: tensor<4xf32>, %i: index, %v: f32, %m: memref<4xf32>) -> index {
  %0 = dim %t, %i : tensor<4xf32>
  %1 = tensor_to_memref %t : memref<4xf32>
  %2 = atomic_rmw "maxf" %v, %m[%i] : (f32, memref<4xf32>) -> f32
  %3 = "std.atomic_rmw"(%v, %m, %i) {kind = 6 : i64} : (f32, memref<4xf32>, index) -> f32
  %4 = tensor_from_elements(%v, %v) : tensor<2xf32>
  assume_alignment %m, 16 : memref<4xf32>
  %5 = "std.subview"(%m, %i) {operand_segment_sizes = dense<[1, 1, 0, 0]> : vector<4xi32>, static_offsets = [-9223372036854775808], static_sizes = [2], static_strides = [1]} : (memref<4xf32>, index) -> memref<2xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return %0 : index
}
