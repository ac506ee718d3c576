!pair = type tuple<i32, vector<2 x f32>>
func private @f(!pair, !foo<"bar<i32>">, !foo.bar<i32>, !foo<"1x">, vector<2x[4x8]xi8>)
"t.op"() : () -> !foo<"a.b">
