// Passes that are written as for MLIR (test/lib/PortedPasses.cpp).
// RUN: split-file %s %t
// RUN: %test_opt -p 'func.func(test-ported-strength)' %t/strength.mlir | FileCheck %s --check-prefix=STRENGTH
// RUN: %test_opt -p 'builtin.module(test-ported-summary)' %t/summary.mlir | FileCheck %s --check-prefix=SUMMARY
// RUN: %test_opt -p 'builtin.module(test-ported-summary{skip-pure})' %t/summary.mlir | FileCheck %s --check-prefix=SKIP
// RUN: %test_opt -p 'builtin.module(test-ported-erase-uncalled)' %t/calls.mlir | FileCheck %s --check-prefix=CALLS
// RUN: %test_opt -p 'builtin.module(test-ported-index-to-i64)' %t/index.mlir | FileCheck %s --check-prefix=INDEX
// RUN: %test_opt -p 'builtin.module(test-ported-build)' %t/empty.mlir | FileCheck %s --check-prefix=BUILD

//--- strength.mlir
func.func @f(%x: i32, %c: i1) -> i32 {
  %c8 = arith.constant 8 : i32
  %c3 = arith.constant 3 : i32
  %c0 = arith.constant 0 : i32
  %0 = arith.muli %x, %c8 : i32
  %1 = arith.addi %0, %c3 : i32
  %2 = arith.addi %1, %c3 : i32
  %3 = arith.addi %2, %c0 : i32
  %4 = arith.select %c, %3, %3 : i32
  return %4 : i32
}

//--- summary.mlir
func.func private @callee()
func.func @pure(%x: i32) -> i32 {
  return %x : i32
}
func.func @calls() {
  call @callee() : () -> ()
  cf.br ^bb1
^bb1:
  return
}

//--- calls.mlir
func.func private @dead() { return }
func.func private @used() { return }
func.func @main() {
  call @used() : () -> ()
  return
}

//--- index.mlir
func.func @f(%x: index, %pair: tuple<index, i1>) -> (index, tuple<index, i1>) {
  %c2 = arith.constant 2 : index
  %0 = arith.muli %x, %c2 : index
  return %0, %pair : index, tuple<index, i1>
}

//--- empty.mlir
module {}
