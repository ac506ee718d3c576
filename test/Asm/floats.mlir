// Float literals: rounding, special values, shortest exact text.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s \
// RUN:   | %opt --allow-unregistered-dialect --split-input-file \
// RUN:   | FileCheck %s

// CHECK: a = 1.000000e+00 : f64}
"t.op"() {a = 1.} : () -> ()
// CHECK: a = 1.500000e+03 : f64}
"t.op"() {a = 1.5e3} : () -> ()
// CHECK: a = 1.000000e+03 : f64}
"t.op"() {a = 1.E+3} : () -> ()
// CHECK: a = -1.500000e+00 : f64}
"t.op"() {a = -1.5} : () -> ()
// CHECK: a = 1.000000e+00 : f16}
"t.op"() {a = 1.0 : f16} : () -> ()
// CHECK: a = 1.000000e-01 : f64}
"t.op"() {a = 0.1} : () -> ()
// CHECK: a = 9.997550e-02 : f16}
"t.op"() {a = 0.1 : f16} : () -> ()
// CHECK: a = 1.000980e-01 : bf16}
"t.op"() {a = 0.1 : bf16} : () -> ()
// CHECK: a = 9.997550e-02 : tf32}
"t.op"() {a = 0.1 : tf32} : () -> ()
// CHECK: a = 0.100000000000000005551 : f80}
"t.op"() {a = 0.1 : f80} : () -> ()
// CHECK: a = 0.33333333333333331 : f64}
"t.op"() {a = 0.333333333333333333} : () -> ()
// CHECK: a = 0x4132D68700000000 : f64}
"t.op"() {a = 1234567.0} : () -> ()
// CHECK: a = 9.9999999999999995E-7 : f64}
"t.op"() {a = 1.0e-6} : () -> ()
// CHECK: a = 0x7FF0000000000000 : f64}
"t.op"() {a = 1.0e400} : () -> ()
// CHECK: a = 0.000000e+00 : f64}
"t.op"() {a = 1.0e-400} : () -> ()
// CHECK: a = 4.940660e-324 : f64}
"t.op"() {a = 4.9e-324} : () -> ()
// CHECK: a = 0x4B800000 : f32}
"t.op"() {a = 16777217.0 : f32} : () -> ()

// Hex digits before a float type are the bits; they print numbers that have no decimal form.
// CHECK: a = 1.000000e+00 : f64}
"t.op"() {a = 0x3FF0000000000000 : f64} : () -> ()
// CHECK: a = 0x7FC00001 : f32}
"t.op"() {a = 0x7FC00001 : f32} : () -> ()
// CHECK: a = 0xFF800000 : f32}
"t.op"() {a = 0xFF800000 : f32} : () -> ()
// CHECK: a = 0x7C00 : f16}
"t.op"() {a = 0x7C00 : f16} : () -> ()
// CHECK: a = 0x7F80 : bf16}
"t.op"() {a = 0x7F80 : bf16} : () -> ()
// CHECK: a = 0x3FC00 : tf32}
"t.op"() {a = 0x3FC00 : tf32} : () -> ()
// CHECK: a = 0x7FFF8000000000000000 : f80}
"t.op"() {a = 0x7FFF8000000000000000 : f80} : () -> ()

// Small formats saturate, or go to their infinity or NaN.
// CHECK: a = 0x7F : f8E4M3FN}
"t.op"() {a = 1000.0 : f8E4M3FN} : () -> ()
// CHECK: a = 0x7C : f8E5M2}
"t.op"() {a = 1.0e10 : f8E5M2} : () -> ()
// CHECK: a = 0x80 : f8E5M2FNUZ}
"t.op"() {a = 1.0e6 : f8E5M2FNUZ} : () -> ()
// CHECK: a = 0.000000e+00 : f8E4M3FNUZ}
"t.op"() {a = -0.0 : f8E4M3FNUZ} : () -> ()
// CHECK: a = -0.000000e+00 : f8E4M3FN}
"t.op"() {a = -0.0 : f8E4M3FN} : () -> ()
// CHECK: a = 6.000000e+00 : f4E2M1FN}
"t.op"() {a = 100.0 : f4E2M1FN} : () -> ()
// CHECK: a = 2.800000e+01 : f6E3M2FN}
"t.op"() {a = 100.0 : f6E3M2FN} : () -> ()
// CHECK: a = 5.877470e-39 : f8E8M0FNU}
"t.op"() {a = 0.0 : f8E8M0FNU} : () -> ()
// CHECK: a = 4.000000e+00 : f8E8M0FNU}
"t.op"() {a = 3.0 : f8E8M0FNU} : () -> ()
// CHECK: a = 0x78 : f8E4M3}
"t.op"() {a = 0x78 : f8E4M3} : () -> ()
// CHECK: a = 0x70 : f8E3M4}
"t.op"() {a = 0x70 : f8E3M4} : () -> ()
// CHECK: a = 0x80 : f8E4M3B11FNUZ}
"t.op"() {a = 0x80 : f8E4M3B11FNUZ} : () -> ()
// CHECK: a = 7.500000e+00 : f6E2M3FN}
"t.op"() {a = 7.5 : f6E2M3FN} : () -> ()

// In an array the type f64 is written after bits only.
// CHECK: a = [1.000000e+00, 0x7FF0000000000000 : f64, 1.000000e+00 : f32]}
"t.op"() {a = [1.0, 1.0e400, 1.0 : f32]} : () -> ()

// -----

// expected-error@below {{expected three consecutive dots for an ellipsis}}
"t.op"() {a = .5} : () -> ()

// -----

// expected-error@below {{expected '}' in attribute dictionary}}
"t.op"() {a = 1e3} : () -> ()

// -----

// expected-error@below {{expected '}' in attribute dictionary}}
"t.op"() {a = 1.5e} : () -> ()

// -----

// expected-error@below {{expected attribute value}}
"t.op"() {a = +1.0} : () -> ()

// -----

// expected-error@below {{floating point value not valid for specified type}}
"t.op"() {a = 1.0 : i32} : () -> ()

// -----

// expected-error@below {{floating point value not valid for specified type}}
"t.op"() {a = 1.0 : index} : () -> ()

// -----

// expected-error@below {{unexpected decimal integer literal for a floating point value}}
// expected-note@below {{add a trailing dot to make the literal a float}}
"t.op"() {a = 1 : f32} : () -> ()

// -----

// expected-error@below {{hexadecimal float literal should not have a leading minus}}
"t.op"() {a = -0x3F800000 : f32} : () -> ()

// -----

// expected-error@below {{hexadecimal float constant out of range for type}}
"t.op"() {a = 0x100000000 : f32} : () -> ()

// -----

// expected-error@below {{hexadecimal float constant out of range for type}}
"t.op"() {a = 0x10000 : f16} : () -> ()

// -----

// expected-error@below {{hexadecimal float constant out of range for type}}
"t.op"() {a = 0x80000 : tf32} : () -> ()

// -----

// expected-error@below {{expected attribute value}}
"t.op"() {a = inf} : () -> ()
