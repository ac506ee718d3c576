// Dense arrays, arrays and unit.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s \
// RUN:   | %opt --allow-unregistered-dialect --split-input-file \
// RUN:   | FileCheck %s

// CHECK: a = array<i32>}
"t.op"() {a = array<i32>} : () -> ()
// CHECK: a = array<i32: 1, 2, -3>}
"t.op"() {a = array<i32: 1, 2, -3>} : () -> ()
// CHECK: a = array<i8: -1, -1>}
"t.op"() {a = array<i8: 255, -1>} : () -> ()
// CHECK: a = array<ui8: 255, 255>}
"t.op"() {a = array<ui8: 255, -1>} : () -> ()
// CHECK: a = array<i1: true, false>}
"t.op"() {a = array<i1: true, false>} : () -> ()
// CHECK: a = array<i128: 1>}
"t.op"() {a = array<i128: 1>} : () -> ()
// CHECK: a = array<f32: 1.000000e+00, -2.500000e+00, 0x7F800000>}
"t.op"() {a = array<f32: 1.0, -2.5, 0x7F800000>} : () -> ()
// CHECK: a = []}
"t.op"() {a = []} : () -> ()
// CHECK: a = [1, "s", "s" : i32, unit, i32, [2.000000e+00], {a = 3 : i64}]}
"t.op"() {a = [1, "s", "s" : i32, unit, i32, [2.0], {a = 3}]} : () -> ()
// CHECK: {a}
"t.op"() {a = unit} : () -> ()

// -----

// expected-error@below {{expected '<' after 'array'}}
"t.op"() {a = array} : () -> ()

// -----

// expected-error@below {{expected non-function type}}
// expected-error@below {{expected an integer or floating point type}}
"t.op"() {a = array<>} : () -> ()

// -----

// expected-error@below {{integer constant out of range}}
"t.op"() {a = array<i8: 256>} : () -> ()

// -----

// expected-error@below {{expected 'true' or 'false' values for i1 type}}
"t.op"() {a = array<i1: 1, 0>} : () -> ()

// -----

// expected-error@below {{expected i1 type for 'true' or 'false' values}}
"t.op"() {a = array<i8: true>} : () -> ()

// -----

// expected-error@below {{unexpected decimal integer literal for a floating point value}}
// expected-note@below {{add a trailing dot to make the literal a float}}
"t.op"() {a = array<f32: 1>} : () -> ()

// -----

// expected-error@below {{expected floating point literal}}
"t.op"() {a = array<f32: x>} : () -> ()

// -----

// expected-error@below {{expected integer literal}}
"t.op"() {a = array<i32: 1.0>} : () -> ()

// -----

// expected-error@below {{expected integer literal}}
"t.op"() {a = array<i32:>} : () -> ()

// -----

// expected-error@below {{element type bitwidth must be a multiple of 8}}
"t.op"() {a = array<i4: 1>} : () -> ()

// -----

// expected-error@below {{element type bitwidth must be a multiple of 8}}
"t.op"() {a = array<tf32: 1.0>} : () -> ()

// -----

// expected-error@below {{expected integer or float type, got: 'none'}}
"t.op"() {a = array<none>} : () -> ()

// -----

// expected-error@below {{expected ':' after dense array type}}
"t.op"() {a = array<i32 1>} : () -> ()

// -----

// expected-error@below {{expected '>' to close an array attribute}}
"t.op"() {a = array<i32: 1 2>} : () -> ()

// -----

// expected-error@below {{expected attribute value}}
"t.op"() {a = [1,]} : () -> ()

// -----

// expected-error@below {{expected ',' or ']'}}
"t.op"() {a = [1 2]} : () -> ()

// -----

// expected-error@below {{expected attribute value}}
"t.op"() {a = [,]} : () -> ()
