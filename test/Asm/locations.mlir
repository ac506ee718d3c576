// Locations as attributes and after operations.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics --mlir-print-debuginfo %s \
// RUN:   | %opt --allow-unregistered-dialect --split-input-file --mlir-print-debuginfo --mlir-print-local-scope \
// RUN:   | FileCheck %s

// CHECK: loc("foo":1:2)
"t.op"() : () -> () loc("foo":1:2)
// CHECK: loc("foo":1:0)
"t.op"() : () -> () loc("foo":1)
// CHECK: loc("foo":1:2)
"t.op"() : () -> () loc("foo" : 1 : 0x2)
// CHECK: loc("foo":1:2 to 3:4)
"t.op"() : () -> () loc("foo":1:2 to 3:4)
// CHECK: loc("foo":1:2 to :5)
"t.op"() : () -> () loc("foo":1:2 to 1:5)
// CHECK: loc("foo":1:2 to :4)
"t.op"() : () -> () loc("foo":1:2 to :4)
// CHECK: loc("foo":1:2)
"t.op"() : () -> () loc("foo":1:2 to 1:2)
// CHECK: loc("-":1:2)
"t.op"() : () -> () loc("":1:2)
// CHECK: loc("foo":4294967295:1)
"t.op"() : () -> () loc("foo":4294967295:1)
// CHECK: loc("foo")
"t.op"() : () -> () loc("foo")
// CHECK: loc("foo"("bar":1:2))
"t.op"() : () -> () loc("foo"("bar":1:2))
// CHECK: loc("foo")
"t.op"() : () -> () loc("foo"(unknown))
// CHECK: loc(unknown)
"t.op"() : () -> () loc(unknown)
// CHECK: loc(callsite("a":1:2 at callsite("b" at "c")))
"t.op"() : () -> () loc(callsite("a":1:2 at callsite("b" at "c")))
// CHECK: loc(fused["a", "b"])
"t.op"() : () -> () loc(fused["a", "b"])
// CHECK: loc("a")
"t.op"() : () -> () loc(fused["a", "a", unknown])
// CHECK: loc(unknown)
"t.op"() : () -> () loc(fused[])
// CHECK: loc(fused["a", "b", "c"])
"t.op"() : () -> () loc(fused["a", fused["b", "c"]])
// CHECK: loc(fused<"m">["a"])
"t.op"() : () -> () loc(fused<"m">["a"])
// CHECK: loc(fused<42 : i64>[unknown])
"t.op"() : () -> () loc(fused<42>[])

// An alias may be defined after an operation that uses it.
// CHECK: "t.late"() : () -> () loc("late")
"t.late"() : () -> () loc(#late)
#late = loc("late")

// -----

// expected-error@below {{expected location instance}}
"t.op"() : () -> () loc()

// -----

// expected-error@below {{expected location instance}}
"t.op"() : () -> () loc(x)

// -----

// expected-error@below {{expected location instance}}
"t.op"() : () -> () loc(?)

// -----

// expected-error@below {{expected integer line number in FileLineColRange}}
"t.op"() : () -> () loc("foo":-1:2)

// -----

// expected-error@below {{expected integer column number in FileLineColRange}}
"t.op"() : () -> () loc("foo":1:-2)

// -----

// expected-error@below {{expected integer line number in FileLineColRange}}
"t.op"() : () -> () loc("foo":4294967296:1)

// -----

// expected-error@below {{expected ')' in location}}
"t.op"() : () -> () loc("foo":1:2:3)

// -----

// expected-error@below {{expected either integer or `:` post `to` in FileLineColRange}}
"t.op"() : () -> () loc("foo":1:2 to 3)

// -----

// expected-error@below {{expected either integer or `:` post `to` in FileLineColRange}}
"t.op"() : () -> () loc("foo":1:2 to x)

// -----

// expected-error@below {{expected location instance}}
"t.op"() : () -> () loc("foo"(?))

// -----

// expected-error@below {{expected ')' in location}}
"t.op"() : () -> () loc("foo"("a")

// -----

// expected-error@below {{expected '(' in callsite location}}
"t.op"() : () -> () loc(callsite "a")

// -----

// expected-error@below {{expected 'at' in callsite location}}
"t.op"() : () -> () loc(callsite("a"))

// -----

// expected-error@below {{expected ')' in location}}
"t.op"() : () -> () loc(callsite("a" at "b")

// -----

// expected-error@below {{expected '[' in fused location}}
"t.op"() : () -> () loc(fused "a")

// -----

// expected-error@below {{expected '>' after fused location metadata}}
"t.op"() : () -> () loc(fused<"m"["a"])

// -----

// expected-error@below {{expected ']' in fused location}}
"t.op"() : () -> () loc(fused["a")

// -----

// expected-error@below {{expected location instance}}
"t.op"() : () -> () loc(fused["a",])

// -----

// expected-error@below {{expected location attribute, but got#foo.loc}}
"t.op"() : () -> () loc(#foo.loc)

// -----

// expected-error@below {{operation location alias was never defined}}
"t.op"() : () -> () loc(#undefined)

// -----

// expected-error@below {{expected location instance}}
"t.op"() : () -> () loc(loc("x"))

// -----

// expected-error@below {{expected '(' in location}}
"t.op"() : () -> () loc

// -----

// expected-error@below {{expected '(' in inline location}}
"t.op"() {a = loc "x"} : () -> ()

// -----

#one = 1
// expected-error@below {{expected location, but found '1 : i64'}}
"t.op"() : () -> () loc(#one)
