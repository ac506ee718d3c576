func @f(%t: tensor<2x3xf32>, %s: !shape.shape, %z: !shape.size) -> index {
  %0 = shape.shape_of %t : tensor<2x3xf32>
  %1 = shape.const_shape [1, 2]
  %2 = shape.get_extent %0, %z
  %3 = shape.num_elements %1
  %4 = shape.cstr_eq %0, %s
  %5 = shape.size_to_index %3
  return %5 : index
}
