module {
  func.func @buffers(%arg0: memref<4xf32>, %arg1: index) {
    %0 = bufferization.to_tensor %arg0 restrict : memref<4xf32> to tensor<4xf32>
    %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
    %2 = tensor.empty(%arg1) : tensor<?x4xf32>
    return
  }
}

