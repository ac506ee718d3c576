// Errors of a dialect that a file defines.
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/cmath.irdl.mlir --split-input-file --verify-diagnostics %s

// expected-error@below {{'i32' does not satisfy the constraint}}
"a.b"() : () -> !cmath.complex<i32>

// -----

// expected-error@below {{expected 1 type arguments, but had 2}}
"a.b"() : () -> !cmath.complex<f32, f32>

// -----

// expected-error@below {{expected dynamic type}}
"a.b"() : () -> !cmath.nosuch

// -----

// expected-error@below {{expected dynamic attribute}}
"a.b"() {a = #cmath.complex<f32>} : () -> ()

// -----

// expected-error@below {{expected 'i32' but got 'i64'}}
"a.b"() : () -> !cmath.two<i32, i64>

// -----

// expected-error@below {{expected ','}}
"a.b"() : () -> !cmath.two<i32 i64>

// -----

%c, %d = "a.a"() : () -> (!cmath.complex<f32>, !cmath.complex<f64>)
// expected-error@below {{expected '!cmath.complex<f32>' but got '!cmath.complex<f64>'}}
// expected-note@below {{while verifying operand #1, 'rhs'}}
%m = "cmath.mul"(%c, %d) : (!cmath.complex<f32>, !cmath.complex<f64>) -> !cmath.complex<f32>

// -----

%i = "a.a"() : () -> i32
// expected-error@below {{expected base type 'cmath.complex' but got 'i32'}}
%m = "cmath.mul"(%i, %i) : (i32, i32) -> i32

// -----

%c = "a.a"() : () -> !cmath.complex<f32>
// expected-error@below {{expected 'f32' but got 'f64'}}
// expected-note@below {{while verifying result #0, 'r'}}
%n = "cmath.norm"(%c) : (!cmath.complex<f32>) -> f64

// -----

%c = "a.a"() : () -> !cmath.complex<f32>
// expected-error@below {{op expects exactly 2 operands, but got 1}}
%m = "cmath.mul"(%c) : (!cmath.complex<f32>) -> !cmath.complex<f32>

// -----

// expected-error@below {{op expects at least 1 operands, but got 0}}
"cmath.var"() : () -> ()

// -----

%i = "a.a"() : () -> i32
// expected-error@below {{'operandSegmentSizes' attribute is expected but not provided}}
"cmath.opt"(%i) : (i32) -> ()

// -----

%i = "a.a"() : () -> i32
// expected-error@below {{element 0 in 'operandSegmentSizes' attribute must be equal to 0 or 1}}
"cmath.opt"(%i, %i) {operandSegmentSizes = array<i32: 2, 0>} : (i32, i32) -> ()

// -----

%i = "a.a"() : () -> i32
// expected-error@below {{sum of elements in 'operandSegmentSizes' attribute must be equal to the number of operands}}
"cmath.opt"(%i) {operandSegmentSizes = array<i32: 1, 2>} : (i32) -> ()

// -----

%i = "a.a"() : () -> i32
// expected-error@below {{'operandSegmentSizes' attribute for specifying operand segments must have 2 elements, but got 3}}
"cmath.opt"(%i) {operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()

// -----

%i = "a.a"() : () -> i32
// expected-error@below {{'operandSegmentSizes' attribute for specifying operand segments must have non-negative values}}
"cmath.opt"(%i) {operandSegmentSizes = array<i32: -1, 2>} : (i32) -> ()

// -----

%i = "a.a"() : () -> i32
// expected-error@below {{'operandSegmentSizes' attribute is expected to be a dense i32 array}}
"cmath.opt"(%i) {operandSegmentSizes = 1} : (i32) -> ()

// -----

// expected-error@below {{attribute "s" is expected but not provided}}
"cmath.attrs"() {n = 1} : () -> ()

// -----

// expected-error@below {{expected base attribute 'builtin.integer' but got 'builtin.string'}}
// expected-note@below {{while verifying attribute 'n'}}
"cmath.attrs"() {n = "y", s = "x"} : () -> ()

// -----

// expected-error@below {{invalid properties {n = 1 : i64, s = "x"} for op cmath.attrs: extensible Dialects don't support properties}}
"cmath.attrs"() <{n = 1, s = "x"}> : () -> ()

// -----

// expected-error@below {{expected region 1 to have 1 arguments but got 0}}
"cmath.reg"() ({}, {
  "a.b"() : () -> ()
}, {
  "a.b"() : () -> ()
}) : () -> ()

// -----

// expected-note@below {{see the operation}}
"cmath.reg"() ({}, {
// expected-error@below {{expected 'i32' but got 'f32'}}
^bb0(%a: f32):
  "a.b"() : () -> ()
}, {
  "a.b"() : () -> ()
}) : () -> ()

// -----

// expected-error@below {{expected region 2 to have 1 block(s) but got 0}}
"cmath.reg"() ({}, {
^bb0(%a: i32):
  "a.b"() : () -> ()
}, {}) : () -> ()

// -----

// Both of an operation's halves are checked.
// expected-error@below {{op expects exactly 0 results, but got 1}}
// expected-error@below {{unexpected number of regions: expected 0 but got 1}}
%r = "cmath.none"() ({}) : () -> i32

// -----

// expected-error@below {{unregistered operation 'cmath.nosuch' found in dialect ('cmath') that does not allow unknown operations}}
"cmath.nosuch"() : () -> ()

// -----

// Plain IRDL declares no custom form.
%c = "a.a"() : () -> !cmath.complex<f32>
// expected-error@below {{custom op 'cmath.norm' has no custom assembly form}}
%n = cmath.norm %c
