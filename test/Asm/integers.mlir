// Integer literals: default type, range, signedness.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s \
// RUN:   | %opt --allow-unregistered-dialect --split-input-file \
// RUN:   | FileCheck %s

// The default is i64. Hex digits count as the value, not as the bits.
// CHECK: a = 42 : i64}
"t.op"() {a = 42} : () -> ()
// CHECK: a = -1 : i64}
"t.op"() {a = -1} : () -> ()
// CHECK: a = 12 : i64}
"t.op"() {a = 00012} : () -> ()
// CHECK: a = 255 : i64}
"t.op"() {a = 0xFF} : () -> ()
// CHECK: a = -1 : i64}
"t.op"() {a = 18446744073709551615} : () -> ()
// CHECK: a = -9223372036854775808 : i64}
"t.op"() {a = -9223372036854775808} : () -> ()

// Signless types take the signed and the unsigned range, and print as signed.
// CHECK: a = -1 : i8}
"t.op"() {a = 255 : i8} : () -> ()
// CHECK: a = -128 : i8}
"t.op"() {a = 0x80 : i8} : () -> ()
// CHECK: a = -128 : i8}
"t.op"() {a = -0x80 : i8} : () -> ()
// CHECK: a = -1 : i2}
"t.op"() {a = 3 : i2} : () -> ()
// CHECK: a = -1 : i128}
"t.op"() {a = 340282366920938463463374607431768211455 : i128} : () -> ()

// The others take their own range.
// CHECK: a = 127 : si8}
"t.op"() {a = 127 : si8} : () -> ()
// CHECK: a = -128 : si8}
"t.op"() {a = -128 : si8} : () -> ()
// CHECK: a = 255 : ui8}
"t.op"() {a = 255 : ui8} : () -> ()
// CHECK: a = 18446744073709551615 : ui64}
"t.op"() {a = 18446744073709551615 : ui64} : () -> ()
// CHECK: a = -42 : index}
"t.op"() {a = -42 : index} : () -> ()

// One bit, and none.
// CHECK: a = true}
"t.op"() {a = true} : () -> ()
// CHECK: a = true}
"t.op"() {a = 1 : i1} : () -> ()
// CHECK: a = true}
"t.op"() {a = -1 : i1} : () -> ()
// CHECK: a = false}
"t.op"() {a = 0 : i1} : () -> ()
// CHECK: a = -1 : si1}
"t.op"() {a = -1 : si1} : () -> ()
// CHECK: a = 1 : ui1}
"t.op"() {a = 1 : ui1} : () -> ()
// CHECK: a = 0 : i0}
"t.op"() {a = 0 : i0} : () -> ()

// In an array i64 is not written.
// CHECK: a = [1, -1, 1 : i32, true, 1 : index]}
"t.op"() {a = [1, -1, 1 : i32, true, 1 : index]} : () -> ()

// -----

// expected-error@below {{integer constant out of range for attribute}}
"t.op"() {a = -0} : () -> ()

// -----

// expected-error@below {{integer constant out of range for attribute}}
"t.op"() {a = 256 : i8} : () -> ()

// -----

// expected-error@below {{integer constant out of range for attribute}}
"t.op"() {a = -129 : i8} : () -> ()

// -----

// expected-error@below {{integer constant out of range for attribute}}
"t.op"() {a = 128 : si8} : () -> ()

// -----

// expected-error@below {{integer constant out of range for attribute}}
"t.op"() {a = 256 : ui8} : () -> ()

// -----

// expected-error@below {{negative integer literal not valid for unsigned integer type}}
"t.op"() {a = -1 : ui8} : () -> ()

// -----

// expected-error@below {{integer constant out of range for attribute}}
"t.op"() {a = 2 : i1} : () -> ()

// -----

// expected-error@below {{integer constant out of range for attribute}}
"t.op"() {a = 1 : si1} : () -> ()

// -----

// expected-error@below {{integer constant out of range for attribute}}
"t.op"() {a = 1 : i0} : () -> ()

// -----

// expected-error@below {{integer constant out of range for attribute}}
"t.op"() {a = 18446744073709551616} : () -> ()

// -----

// expected-error@below {{integer constant out of range for attribute}}
"t.op"() {a = -9223372036854775809} : () -> ()

// -----

// expected-error@below {{integer constant out of range for attribute}}
"t.op"() {a = 0xFFFFFFFFFFFFFFFF : index} : () -> ()

// -----

// expected-error@below {{integer literal not valid for specified type}}
"t.op"() {a = 42 : none} : () -> ()

// -----

// expected-error@below {{integer literal not valid for specified type}}
"t.op"() {a = 42 : tensor<2xi32>} : () -> ()

// -----

// expected-error@below {{expected '}' in attribute dictionary}}
"t.op"() {a = true : i1} : () -> ()

// -----

// expected-error@below {{expected '}' in attribute dictionary}}
"t.op"() {a = 0XFF} : () -> ()

// -----

// expected-error@below {{integer bitwidth is limited to 16777215 bits}}
"t.op"() {a = 1 : i16777216} : () -> ()

// -----

// expected-error@below {{invalid integer width}}
"t.op"() {a = 1 : i99999999999} : () -> ()

// -----

// expected-error@below {{expected constant integer or floating point value}}
"t.op"() {a = -x} : () -> ()

// -----

// expected-error@below {{unexpected decimal integer literal for a floating point value}}
// expected-note@below {{add a trailing dot to make the literal a float}}
"t.op"() {a = 42 : f32} : () -> ()
