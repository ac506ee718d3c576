// Operations in generic form.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s \
// RUN:   | %opt --allow-unregistered-dialect --split-input-file \
// RUN:   | FileCheck %s

// CHECK:      "t.op"() {a = 1 : i64} : () -> ()
"t.op"(){a=1}:()->()

// -----

// CHECK:      "t.op"() : () -> ()
"t.op"() {} : () -> ()

// -----

// CHECK:      "t.op"() <{a = 1 : i64}> {b = 2 : i64} : () -> ()
"t.op"() <{a = 1}> {b = 2} : () -> ()

// -----

// CHECK:      "t.op"() <{}> : () -> ()
"t.op"() <{}> : () -> ()

// -----

// CHECK:      "t.op"() <42 : i32> : () -> ()
"t.op"() <42 : i32> : () -> ()

// -----

// CHECK:      "t.op"() <{p}> ({
// CHECK-NEXT:   "t.in"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }) {q} : () -> ()
"t.op"() <{p}> ({
  "t.in"() : () -> ()
}, {}) {q} : () -> ()

// -----

// CHECK:      %[[PACK:[a-z0-9_]+]]:3 = "t.pack"() : () -> (i32, i32, f32)
// CHECK-NEXT: "t.use"(%[[PACK]]#0, %[[PACK]]#1, %[[PACK]]#2) : (i32, i32, f32) -> ()
%0:2, %1 = "t.pack"() : () -> (i32, i32, f32)
"t.use"(%0, %0#1, %1) : (i32, i32, f32) -> ()

// -----

// A single result of function type keeps its parentheses.
// CHECK:      %[[FN:.*]] = "t.fn"() : () -> ((i32) -> f32)
%f = "t.fn"() : () -> ((i32) -> f32)

// -----

// expected-error@below {{expected '(' to start operand list}}
"t.op" : () -> ()

// -----

// expected-error@below {{expected ':' followed by operation type}}
"t.op"() ({}) <{a}> : () -> ()

// -----

// expected-error@below {{expected ':' followed by operation type}}
"t.op"() {a} ({}) : () -> ()

// -----

// expected-error@below {{expected list element}}
"t.op"() [] : () -> ()

// -----

// expected-error@below {{expected '{' to begin a region}}
"t.op"() () : () -> ()

// -----

// expected-error@below {{expected attribute value}}
"t.op"() < : () -> ()

// -----

// expected-error@below {{expected '>' to close properties}}
"t.op"() <{a} : () -> ()

// -----

// expected-error@below {{expected ')' to end operand list}}
"t.op"(1) : () -> ()

// -----

// expected-error@below {{expected SSA operand}}
"t.op"(%a, ) : () -> ()

// -----

// expected-error@below {{expected ')' to end operand list}}
"t.op"(%a %b) : () -> ()

// -----

// expected-error@below {{invalid SSA value result number}}
"t.op"(%a#b) : () -> ()

// -----

// expected-error@below {{expected function type}}
"t.op"() : i32

// -----

// expected-error@below {{expected non-function type}}
"t.op"() : 1

// -----

// expected-error@below {{expected ':' followed by operation type}}
"t.op"()

// -----

// expected-error@below {{expected '->' in function type}}
"t.op"() : () 1

// -----

// expected-error@below {{expected ')'}}
"t.op"() : () -> (i32

// -----

// expected-error@below {{expected operation name in quotes}}
%a = 1

// -----

// expected-error@below {{expected '=' after SSA name}}
%a "t.op"() : () -> i32

// -----

// expected-error@below {{expected valid ssa identifier}}
%a, = "t.op"() : () -> i32

// -----

// expected-error@below {{expected integer number of results}}
%a:x = "t.op"() : () -> i32

// -----

// expected-error@below {{expected named operation to have at least 1 result}}
%a:0 = "t.op"() : () -> ()

// -----

// expected-error@below {{cannot name an operation with no results}}
%a = "t.op"() : () -> ()

// -----

// expected-error@below {{operation defines 1 results but was provided 2 to bind}}
%a:2 = "t.op"() : () -> i32

// -----

// expected-error@below {{operation defines 2 results but was provided 1 to bind}}
%a = "t.op"() : () -> (i32, i32)

// -----

%a = "t.def"() : () -> i32
// expected-error@below {{expected 1 operand type}}
"t.op"(%a) : () -> ()

// -----

// expected-error@below {{expected 2 operand types but had 0}}
"t.op"(%a, %b) : () -> ()

// -----

// expected-error@below {{successors in non-terminator}}
"builtin.module"() [^bb1] ({}) : () -> ()

// -----

// The dialect's name is known, so that it is not misspelled.
// expected-error@below {{custom op 'test_dyn.Undef' cannot be parsed}}
// expected-note@below {{the definition of dialect 'test_dyn' is not loaded; use the generic form, "test_dyn.Undef"(...)}}
test_dyn.Undef
