func.func @f(%i: index) -> f32 {
  %v = vec.iota <1 to 4> : <4 x f32>
  %w = vec.map %v {
  ^bb0(%e: f32):
    %two = arith.addf %e, %e : f32
    vec.yield %two : f32
  } : <4 x f32> -> <4 x f32>
  %sum = vec.add %v, %w, %w rounding<up> : <4 x f32>
  %e = vec.extract %sum[%i] : <4 x f32>
  return %e : f32
}
