vec.my.Func @f {
  %c = vec.constant [1, 2] : !vec.vec<2, f32>
  %i = "a.index"() : () -> index
  %s = vec.add %c, %c : !vec.vec<2, f32>
  %t = vec.add %c, %s fast {x = 1} : !vec.vec<2, f32>
  %e = vec.extract %t[%i] : !vec.vec<2, f32>
  %m = vec.map %t {
    vec.yield %e : f32
  } : (!vec.vec<2, f32>) -> !vec.vec<2, f32>
  %n = vec.map %t, %e {
    vec.yield
  } {y} : (!vec.vec<2, f32>, f32) -> !vec.vec<2, f32>
}
