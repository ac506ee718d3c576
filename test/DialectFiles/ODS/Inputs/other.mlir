one.top
"one.nop"() {a = #one.flags<3, "ReadOnly|Indirect">, b = #one.dense<q = [1, 2]>, c = #one.dims<dims = [0, 1]>, d = #one.empty<>, e = !one.token} : () -> ()
one.func private @f(i32 {one.a}) -> i32
one.func @g(%x: i32) attributes {x} {
  one.yield
}
one.wrap {}
// The predicate names a type of a dialect that nothing mentioned before.
%p = builtin.unrealized_conversion_cast to !one.ptr<f32>
two.load %p : !one.ptr<f32>
