module {
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: !shape.shape, %arg2: !shape.size) -> index {
    %0 = shape.shape_of %arg0 : tensor<2x3xf32> -> !shape.shape
    %1 = shape.const_shape [1, 2] : !shape.shape
    %2 = shape.get_extent %0, %arg2 : !shape.shape, !shape.size -> !shape.size
    %3 = shape.num_elements %1 : !shape.shape -> !shape.size
    %4 = shape.cstr_eq %0, %arg1 : !shape.shape, !shape.shape
    %5 = shape.size_to_index %3 : !shape.size
    return %5 : index
  }
}

