func.func @encoding(%v: f32, %i: index) -> f32 {
  %0 = tensor.empty() : tensor<4xf32, dense<1> : tensor<2xi32>>
  %1 = tensor.insert %v into %0[%i] : tensor<4xf32, dense<1> : tensor<2xi32>>
  %2 = tensor.extract %1[%i] : tensor<4xf32, dense<1> : tensor<2xi32>>
  return %2 : f32
}
func.func @attribute(%v: f32, %i: index) -> f32 {
  %0 = bufferization.alloc_tensor() {memory_space = dense<1> : tensor<2xi32>} : tensor<4xf32>
  %1 = tensor.insert %v into %0[%i] : tensor<4xf32>
  %2 = tensor.extract %1[%i] : tensor<4xf32>
  return %2 : f32
}
