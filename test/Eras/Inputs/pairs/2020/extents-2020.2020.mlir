func @f(%shape: !shape.shape, %i: i32) -> tensor<?xindex> {
  %init = shape.const_size 0
  %0 = shape.reduce(%shape, %init) -> !shape.size {
  ^bb0(%index: index, %size: !shape.size, %sum: !shape.size):
    %next = shape.add %sum, %size
    shape.yield %next : !shape.size
  }
  %1 = shape.to_extent_tensor %shape : tensor<2xindex>
  %head, %tail = "shape.split_at"(%shape, %i) : (!shape.shape, i32) -> (!shape.shape, !shape.shape)
  %2 = shape.const_shape [1, 2] : tensor<?xindex>
  return %2 : tensor<?xindex>
}
