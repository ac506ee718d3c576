func.func @buffers(%m: memref<4xf32>, %n: index) {
  %0 = bufferization.to_tensor %m restrict : memref<4xf32>
  %1 = bufferization.to_memref %0 : memref<4xf32>
  %2 = linalg.init_tensor [%n, 4] : tensor<?x4xf32>
  return
}
