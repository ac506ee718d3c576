// Enumerations with a word before the case.
// RUN: %opt --irdl-file=%S/Inputs/mnemonic.irdl.mlir --allow-unregistered-dialect --split-input-file --verify-diagnostics %s | FileCheck %s
// RUN: %opt --irdl-file=%S/Inputs/mnemonic.irdl.mlir --allow-unregistered-dialect --split-input-file --verify-diagnostics --mlir-print-op-generic %s | FileCheck --check-prefix=GENERIC %s
// RUN: %strata dialect show sums.Wrap %S/Inputs/mnemonic.irdl.mlir | FileCheck --check-prefix=SHOW %s
// SHOW: bits (i32, kept as an integer, separated by ', ', written as wrap<...>)

%v = "any.value"() : () -> i32
// A set, in the order of the cases; the default value is not written.
// CHECK: sums.add %{{.*}} wrap<signed, unsigned> : i32
// GENERIC: "sums.add"(%{{.*}}) <{wrap = 3 : i32}> : (i32) -> ()
sums.add %v wrap<unsigned, signed> : i32
// CHECK: sums.add %{{.*}} : i32
// GENERIC: "sums.add"(%{{.*}}) <{wrap = 0 : i32}> : (i32) -> ()
sums.add %v wrap<none> : i32
// CHECK: sums.add %{{.*}} {user} : i32
// GENERIC: "sums.add"(%{{.*}}) <{wrap = 0 : i32}> {user} : (i32) -> ()
sums.add %v {user} : i32
// Not optional: the empty set is written.
// CHECK: sums.must wrap<none>
sums.must wrap<none>

// -----

// expected-error@below {{expected 'wrap'}}
sums.must signed

// -----

// expected-error@below {{expected one of [none, signed, unsigned] for ways to wrap around, got: both}}
sums.must wrap<signed, both>

// -----

// expected-error@below {{expected keyword for ways to wrap around}}
sums.must wrap<"signed">

// -----

// expected-error@below {{expected '>'}}
sums.must wrap<signed | unsigned>
