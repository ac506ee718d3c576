module {
  func.func @memory(%arg0: tensor<4xf32>, %arg1: index, %arg2: f32, %arg3: memref<4xf32>) -> index {
    %dim = tensor.dim %arg0, %arg1 : tensor<4xf32>
    %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32>
    %1 = memref.atomic_rmw maximumf %arg2, %arg3[%arg1] : (f32, memref<4xf32>) -> f32
    %2 = memref.atomic_rmw minimumf %arg2, %arg3[%arg1] : (f32, memref<4xf32>) -> f32
    %from_elements = tensor.from_elements %arg2, %arg2 : tensor<2xf32>
    %assume_align = memref.assume_alignment %arg3, 16 : memref<4xf32>
    %subview = memref.subview %arg3[%arg1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
    return %dim : index
  }
}

