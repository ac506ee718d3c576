// RUN: %opt --irdl-file=%S/Inputs/kinds.irdl.mlir --split-input-file --verify-diagnostics %s
// RUN: sed 's/"3"/"three"/' %S/Inputs/kinds.irdl.mlir > %t.irdl.mlir
// RUN: not %opt --irdl-file=%t.irdl.mlir %s 2>&1 | FileCheck %s --check-prefix=DEFAULT
// DEFAULT: kinds.mlir.tmp.irdl.mlir:3:10: error: invalid default value 'three'
// DEFAULT: note: the parser reports: expected attribute value
// DEFAULT-NOT: see current operation

// The kind of an attribute is a part of its constraint, however it is written.
kinds.number
kinds.number is 4
kinds.number {n = 5 : i32}
"kinds.number"() <{n = 6 : i32}> : () -> ()
"kinds.number"() {n = 7 : i32} : () -> ()
kinds.names "a", "b"

// -----

// expected-error@below {{op attribute 'n' failed to satisfy constraint: attribute of kind 'i32'}}
kinds.number {n = "x"}

// -----

// expected-error@below {{op attribute 'n' failed to satisfy constraint: attribute of kind 'i32'}}
kinds.number {n = 4 : i64}

// -----

// expected-error@below {{Invalid attribute `n` in property conversion: "x"}}
"kinds.number"() <{n = "x"}> : () -> ()

// -----

// expected-error@below {{op attribute 'n' failed to satisfy constraint: attribute of kind 'i32'}}
"kinds.number"() {n = "x"} : () -> ()

// -----

// expected-error@below {{op attribute 'names' failed to satisfy constraint: names}}
"kinds.names"() {names = ["a", 1]} : () -> ()
