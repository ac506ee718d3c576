func.func @many(%a: f32) -> (vector<100xf32>, f32) {
  %zero = arith.constant 0.0 : f32
  %0 = vector.broadcast %zero : f32 to vector<100xf32>
  %1 = arith.addf %a, %zero : f32
  return %0, %1 : vector<100xf32>, f32
}
