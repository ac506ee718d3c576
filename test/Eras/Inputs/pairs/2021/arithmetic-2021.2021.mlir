func @arithmetic(%a: i32, %c: i1, %v: vector<4xf32>, %m: vector<4xi1>, %f: f32) {
  %0 = sexti %a : i32 to i64
  %1 = select %c, %v, %v : vector<4xf32>
  %2 = select %m, %v, %v : vector<4xi1>, vector<4xf32>
  %3 = arith.maxf %f, %f : f32
  %4 = splat %f : vector<4xf32>
  %5 = splat %f : tensor<2xf32>
  assert %c, "positive"
  %6 = maxf %f, %f : f32
  %7 = std.minf %f, %f : f32
  return
}
