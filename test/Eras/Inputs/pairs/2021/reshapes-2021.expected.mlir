module {
  func.func @f(%arg0: memref<3x4x5xf32>, %arg1: tensor<3x4x5xf32>, %arg2: f32, %arg3: memref<?xf32>, %arg4: tensor<4xf32>) -> tensor<4xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<3x4x5xf32> into memref<12x5xf32>
    %expand_shape = memref.expand_shape %collapse_shape [[0, 1], [2]] output_shape [3, 4, 5] : memref<12x5xf32> into memref<3x4x5xf32>
    %collapsed = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<3x4x5xf32> into tensor<12x5xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [3, 4, 5] : tensor<12x5xf32> into tensor<3x4x5xf32>
    linalg.fill ins(%arg2 : f32) outs(%arg3 : memref<?xf32>)
    %0 = linalg.fill ins(%arg2 : f32) outs(%arg4 : tensor<4xf32>) -> tensor<4xf32>
    %padded = tensor.pad %0 low[1] high[2] {
    ^bb0(%arg5: index):
      tensor.yield %arg2 : f32
    } : tensor<4xf32> to tensor<7xf32>
    %cst = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
    return %0 : tensor<4xf32>
  }
}

