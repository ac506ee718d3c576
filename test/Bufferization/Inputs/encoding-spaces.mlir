func.func @f(%f: f32, %i: index) -> f32 {
  %t = tensor.empty() : tensor<4xf32, 5 : i64>
  %a = tensor.insert %f into %t[%i] : tensor<4xf32, 5 : i64>
  %b = tensor.extract %a[%i] : tensor<4xf32, 5 : i64>
  return %b : f32
}
