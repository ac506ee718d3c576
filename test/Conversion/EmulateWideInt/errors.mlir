// RUN: strata opt --arith-emulate-wide-int --split-input-file --verify-diagnostics %s
// RUN: not strata opt --arith-emulate-wide-int=widest-int-supported=24 %s 2>&1 | FileCheck %s
// RUN: not strata opt --memref-emulate-wide-int=widest-int-supported=1 %s 2>&1 | FileCheck %s --check-prefix=ONE
// CHECK: error: expected 'widest-int-supported' to be a power of two of at least 2, found 24
// ONE: error: expected 'widest-int-supported' to be a power of two of at least 2, found 1

func.func @quotient(%a: i64, %b: i64) -> i64 {
  // expected-error@+1 {{failed to legalize operation 'arith.divsi' that was explicitly marked illegal}}
  %x = arith.divsi %a, %b : i64
  return %x : i64
}

// -----

// expected-error@+1 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
func.func @other_width(%a: i48) {
  return
}

// -----

// The halves of a scalable vector are no vector.
// expected-error@+1 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
func.func @scalable(%a: vector<[4]xi64>) {
  return
}

// -----

func.func @coarse(%a: f8E8M0FNU) {
  // expected-error@+1 {{failed to legalize operation 'arith.fptoui' that was explicitly marked illegal}}
  %x = arith.fptoui %a : f8E8M0FNU to i64
  return
}

// -----

func.func @in_memory(%a: memref<4xi64>, %i: index) -> i64 {
  %x = memref.load %a[%i] : memref<4xi64>
  // expected-error@+2 {{failed to legalize unresolved materialization from ('i64') to ('vector<2xi32>') that remained live after conversion}}
  // expected-note@+1 {{see existing live user here}}
  return %x : i64
}

// -----

func.func @repeated() {
  // expected-error@+1 {{failed to legalize operation 'arith.constant' that was explicitly marked illegal}}
  %x = arith.constant dense<1> : vector<4000000xi64>
  return
}
