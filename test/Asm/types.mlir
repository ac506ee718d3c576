// Builtin types other than the shaped ones, and types of unknown dialects.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s \
// RUN:   | %opt --allow-unregistered-dialect --split-input-file \
// RUN:   | FileCheck %s

// CHECK: "t.op"() : () -> i1
"t.op"() : () -> (i1)
// CHECK: "t.op"() : () -> (i32, si7, ui16, index, none)
"t.op"() : () -> (i32, si7, ui16, index, none)
// CHECK: "t.op"() : () -> i4
"t.op"() : () -> (i04)
// CHECK: "t.op"() : () -> (f16, bf16, tf32, f32, f64, f80, f128)
"t.op"() : () -> (f16, bf16, tf32, f32, f64, f80, f128)
// CHECK: "t.op"() : () -> (f8E5M2, f8E4M3, f8E3M4, f8E4M3FN, f8E5M2FNUZ, f8E4M3FNUZ)
"t.op"() : () -> (f8E5M2, f8E4M3, f8E3M4, f8E4M3FN, f8E5M2FNUZ, f8E4M3FNUZ)
// CHECK: "t.op"() : () -> (f8E4M3B11FNUZ, f8E8M0FNU, f6E2M3FN, f6E3M2FN, f4E2M1FN)
"t.op"() : () -> (f8E4M3B11FNUZ, f8E8M0FNU, f6E2M3FN, f6E3M2FN, f4E2M1FN)
// CHECK: "t.op"() : () -> (complex<f32>, complex<i8>)
"t.op"() : () -> (complex<f32>, complex< i8 >)
// CHECK: "t.op"() : () -> (tuple<>, tuple<i32, tuple<f32>>)
"t.op"() : () -> (tuple<>, tuple< i32 , tuple<f32> >)

// Function types: a single result goes without parentheses unless it is a function.
// CHECK: a = () -> ()}
"t.op"() {a = () -> ()} : () -> ()
// CHECK: a = (i32, f32) -> i32}
"t.op"() {a = (i32, f32) -> (i32)} : () -> ()
// CHECK: a = () -> (() -> (), i32)}
"t.op"() {a = () -> (() -> (), i32)} : () -> ()
// CHECK: a = () -> ((i32) -> f32)}
"t.op"() {a = () -> ((i32) -> f32)} : () -> ()
// CHECK: a = (() -> ()) -> ()}
"t.op"() {a = (() -> ()) -> ()} : () -> ()

// Bodies are kept byte for byte; the dot form is used where it can be read back.
// CHECK: "t.op"() : () -> !foo.bar
"t.op"() : () -> (!foo.bar)
// CHECK: "t.op"() : () -> !foo.bar
"t.op"() : () -> (!foo<bar>)
// CHECK: "t.op"() : () -> !foo<"something<a%%123^^^>>>">
"t.op"() : () -> (!foo<"something<a%%123^^^>>>">)
// CHECK: "t.op"() : () -> !foo.bar<a->b>
"t.op"() : () -> (!foo.bar<a->b>)
// CHECK: "t.op"() : () -> !foo<0>
"t.op"() : () -> (!foo.0)
// CHECK: "t.op"() : () -> !foo$bar.baz
"t.op"() : () -> (!foo$bar.baz)
// CHECK: "t.op"() : () -> !foo< x>
"t.op"() : () -> (!foo< x>)
// CHECK: a = #foo.bar}
"t.op"() {a = #foo.bar} : () -> ()
// CHECK: a = #foo<bar<a>b>}
"t.op"() {a = #foo<bar<a>b>} : () -> ()
// CHECK: a = #foo<1 + 2>}
"t.op"() {a = #foo<1 + 2>} : () -> ()
// CHECK: a = #foo<bar-baz>}
"t.op"() {a = #foo.bar-baz} : () -> ()
// CHECK: a = #foo<"bar"> : i32}
"t.op"() {a = #foo<"bar"> : i32} : () -> ()
// CHECK: a = #foo.bar<"a>b" (c [d] {e})>}
"t.op"() {a = #foo.bar<"a>b" (c [d] {e})>} : () -> ()
// CHECK: a = #foo.bar<// no comment>}
"t.op"() {a = #foo.bar<// no comment>} : () -> ()

// -----

// expected-error@below {{invalid element type for complex}}
"t.op"() {a = complex<index>} : () -> ()

// -----

// expected-error@below {{expected '<' in complex type}}
"t.op"() {a = complex} : () -> ()

// -----

// expected-error@below {{expected '>' in complex type}}
"t.op"() {a = complex<f32} : () -> ()

// -----

// expected-error@below {{expected '<' in tuple type}}
"t.op"() {a = tuple} : () -> ()

// -----

// expected-error@below {{expected non-function type}}
"t.op"() {a = tuple<i32,>} : () -> ()

// -----

// expected-error@below {{expected '}' in attribute dictionary}}
"t.op"() {a = () -> () -> ()} : () -> ()

// -----

// expected-error@below {{expected '->' in function type}}
"t.op"() {a = ((i32)) -> ()} : () -> ()

// -----

// expected-error@below {{expected non-function type}}
"t.op"() {a = (i32,) -> ()} : () -> ()

// -----

// expected-error@below {{expected attribute value}}
"t.op"() {a = I32} : () -> ()

// -----

// expected-error@below {{expected attribute value}}
"t.op"() {a = f8} : () -> ()

// -----

// expected-error@below {{undefined symbol alias id 'foo'}}
"t.op"() {a = !foo} : () -> ()

// -----

// expected-error@below {{undefined symbol alias id 'foo'}}
"t.op"() {a = #foo} : () -> ()

// -----

// expected-error@below {{unbalanced '(' character in pretty dialect name}}
"t.op"() {a = #foo.bar<(a>} : () -> ()

// -----

// expected-error@below {{expected '}' in attribute dictionary}}
"t.op"() {a = #foo.bar<a>b>} : () -> ()

// -----

// expected-error@below {{expected '}' in attribute dictionary}}
"t.op"() {a = #foo.bar <1>} : () -> ()

// -----

// expected-error@below {{unbalanced '(' character in pretty dialect name}}
"t.op"() {a = #foo.bar<"a" (}>} : () -> ()

// -----

// expected-error@below {{unknown escape in string literal}}
"t.op"() {a = #foo.bar<"\z">} : () -> ()

// -----

// expected-error@below {{dialect 'builtin' provides no attribute parsing hook}}
"t.op"() {a = #builtin.foo} : () -> ()

// -----

// expected-error@below {{dialect 'builtin' provides no type parsing hook}}
"t.op"() {a = !builtin<foo>} : () -> ()

// -----

// expected-error@below {{invalid dialect namespace '"-foo"'}}
"t.op"() {a = #-foo.x} : () -> ()

// -----

// expected-error@below {{invalid dialect namespace '""'}}
"t.op"() {a = !.x} : () -> ()
