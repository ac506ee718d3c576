func.func @f(%a: !vec.vec<4 x f32>, %b: !vec.vec<4 x f32>, %i: index) -> f32 {
  %same = vec.add %a : <4 x f32>
  %sum = vec.add %same, %b : <4 x f32>
  %e = vec.extract %sum[%i] : <4 x f32>
  return %e : f32
}
