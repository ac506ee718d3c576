// Values that can and cannot be written.
// RUN: %opt --irdl-file=%S/Inputs/values.irdl.mlir --split-input-file --verify-diagnostics %s | FileCheck %s

// CHECK: d.bits "a|b"
"d.bits"() <{value = 3 : i32}> : () -> ()
// CHECK: d.symbol @a
"d.symbol"() <{value = "a"}> : () -> ()
// CHECK: d.shape 0x?x3
"d.shape"() <{value = array<i64: 0, -9223372036854775808, 3>}> : () -> ()
// CHECK: d.unsigned [1, 18446744073709551615]
"d.unsigned"() <{value = array<ui64: 1, 18446744073709551615>}> : () -> ()
// CHECK: d.unsigned [9223372036854775808]
d.unsigned [9223372036854775808]

// -----

// expected-error@below {{Invalid attribute `value` in property conversion: 6 : i32}}
"d.bits"() <{value = 6 : i32}> : () -> ()

// -----

// expected-error@below {{failed to satisfy constraint: attribute of kind 'symbol'}}
"d.symbol"() <{value = ""}> : () -> ()

// -----

// expected-error@below {{failed to satisfy constraint: attribute of kind 'shape'}}
"d.shape"() <{value = array<i64: 3, -5>}> : () -> ()

// -----

// expected-error@below {{integer}}
d.unsigned [18446744073709551616]

// -----

// expected-error@below {{'d.Bits' is a plain enumeration, whose values are integer attributes}}
%0 = "d.named"() <{value = #d.Bits}> : () -> i32
