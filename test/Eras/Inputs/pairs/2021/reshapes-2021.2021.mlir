func @f(%a: memref<3x4x5xf32>, %t: tensor<3x4x5xf32>, %x: f32, %m: memref<?xf32>, %u: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.reshape %a [affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (k)>] : memref<3x4x5xf32> into memref<12x5xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] : memref<12x5xf32> into memref<3x4x5xf32>
  %2 = linalg.tensor_collapse_shape %t [[0, 1], [2]] : tensor<3x4x5xf32> into tensor<12x5xf32>
  %3 = linalg.tensor_expand_shape %2 [[0, 1], [2]] : tensor<12x5xf32> into tensor<3x4x5xf32>
  linalg.fill(%x, %m) : f32, memref<?xf32>
  %4 = linalg.fill(%x, %u) : f32, tensor<4xf32> -> tensor<4xf32>
  %5 = linalg.pad_tensor %4 low[1] high[2] {
  ^bb0(%i: index):
    linalg.yield %x : f32
  } : tensor<4xf32> to tensor<7xf32>
  %6 = constant [1.0 : f32, 2.0 : f32] : complex<f32>
  return %4 : tensor<4xf32>
}
