module {
  func.func @f(%arg0: !shape.shape, %arg1: i32) -> tensor<?xindex> {
    %c0 = shape.const_size 0
    %0 = shape.reduce(%arg0, %c0) : !shape.shape -> !shape.size {
    ^bb0(%arg2: index, %arg3: !shape.size, %arg4: !shape.size):
      %4 = shape.add %arg4, %arg3 : !shape.size, !shape.size -> !shape.size
      shape.yield %4 : !shape.size
    }
    %1 = shape.to_extent_tensor %arg0 : !shape.shape -> tensor<2xindex>
    %2 = arith.index_cast %arg1 : i32 to index
    %head, %tail = "shape.split_at"(%arg0, %2) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    %3 = shape.const_shape [1, 2] : tensor<2xindex>
    %cast = tensor.cast %3 : tensor<2xindex> to tensor<?xindex>
    return %cast : tensor<?xindex>
  }
}

