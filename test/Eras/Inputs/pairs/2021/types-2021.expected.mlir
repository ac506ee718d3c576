module {
  func.func private @f(tuple<i32, vector<2xf32>>, !foo.bar<i32>, !foo.bar<i32>, !foo<"1x">, vector<2x[4]x[8]xi8>)
  %0 = "t.op"() : () -> !foo.a.b
}

