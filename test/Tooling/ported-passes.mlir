// Passes that are written as for MLIR (test/lib/PortedPasses.cpp).
// RUN: split-file %s %t
// RUN: %test_opt -p 'builtin.module(func.func(test-ported-strength))' %t/strength.mlir | FileCheck %s --check-prefix=STRENGTH
// RUN: %test_opt -p 'builtin.module(test-ported-summary)' %t/summary.mlir | FileCheck %s --check-prefix=SUMMARY
// RUN: %test_opt -p 'builtin.module(test-ported-summary{skip-pure})' %t/summary.mlir | FileCheck %s --check-prefix=SKIP
// RUN: %test_opt -p 'builtin.module(test-ported-erase-uncalled)' %t/calls.mlir | FileCheck %s --check-prefix=CALLS
// RUN: %test_opt -p 'builtin.module(test-ported-index-to-i64)' %t/index.mlir | FileCheck %s --check-prefix=INDEX
// RUN: %test_opt -p 'builtin.module(test-ported-build)' %t/empty.mlir | FileCheck %s --check-prefix=BUILD


// STRENGTH:      module {
// STRENGTH-NEXT:   func.func @f(%[[X:[a-z0-9_]+]]: i32, %[[C:[a-z0-9_]+]]: i1) -> i32 {
// STRENGTH-NEXT:     %[[C6_I32:.*]] = arith.constant 6 : i32
// STRENGTH-NEXT:     %[[C3:.*]] = arith.constant 3 : i32
// STRENGTH-NEXT:     %[[SHLI:.*]] = arith.shli %[[X]], %[[C3]] {reduced} : i32
// STRENGTH-NEXT:     %[[ADDI:.*]] = arith.addi %[[SHLI]], %[[C6_I32]] : i32
// STRENGTH-NEXT:     return %[[ADDI]] : i32
// STRENGTH-NEXT:   }
// STRENGTH-NEXT: }

// SUMMARY:      module {
// SUMMARY-NEXT:   func.func private @callee()
// SUMMARY-NEXT:   func.func @pure(%[[X:[a-z0-9_]+]]: i32) -> i32 attributes {test.summary = {blocks = 1 : i64, calls = 0 : i64, ops = 2 : i64}} {
// SUMMARY-NEXT:     return %[[X]] : i32
// SUMMARY-NEXT:   }
// SUMMARY-NEXT:   func.func @calls() attributes {test.summary = {blocks = 2 : i64, calls = 1 : i64, ops = 4 : i64}} {
// SUMMARY-NEXT:     call @callee() : () -> ()
// SUMMARY-NEXT:     cf.br ^bb1
// SUMMARY-NEXT:   ^bb1:  // pred: ^bb0
// SUMMARY-NEXT:     return
// SUMMARY-NEXT:   }
// SUMMARY-NEXT: }

// SKIP:      module {
// SKIP-NEXT:   func.func private @callee()
// SKIP-NEXT:   func.func @pure(%[[X:[a-z0-9_]+]]: i32) -> i32 {
// SKIP-NEXT:     return %[[X]] : i32
// SKIP-NEXT:   }
// SKIP-NEXT:   func.func @calls() attributes {test.summary = {blocks = 2 : i64, calls = 1 : i64, ops = 4 : i64}} {
// SKIP-NEXT:     call @callee() : () -> ()
// SKIP-NEXT:     cf.br ^bb1
// SKIP-NEXT:   ^bb1:  // pred: ^bb0
// SKIP-NEXT:     return
// SKIP-NEXT:   }
// SKIP-NEXT: }

// CALLS:      module {
// CALLS-NEXT:   func.func private @used() {
// CALLS-NEXT:     return
// CALLS-NEXT:   }
// CALLS-NEXT:   func.func @main() {
// CALLS-NEXT:     call @used() : () -> ()
// CALLS-NEXT:     return
// CALLS-NEXT:   }
// CALLS-NEXT: }

// INDEX:      module {
// INDEX-NEXT:   func.func @f(%[[ARG0:[a-z0-9_]+]]: i64, %[[ARG1:[a-z0-9_]+]]: i64, %[[ARG2:[a-z0-9_]+]]: i1) -> (i64, i64, i1) {
// INDEX-NEXT:     %[[C2_I64:.*]] = arith.constant 2 : i64
// INDEX-NEXT:     %[[MULI:.*]] = arith.muli %[[ARG0]], %[[C2_I64]] : i64
// INDEX-NEXT:     return %[[MULI]], %[[ARG1]], %[[ARG2]] : i64, i64, i1
// INDEX-NEXT:   }
// INDEX-NEXT: }

// BUILD:      module {
// BUILD-NEXT:   func.func private @abs(%[[ARG0:[a-z0-9_]+]]: i32 {test.name = "x"}) -> i32 {
// BUILD-NEXT:     %[[C0_I32:.*]] = arith.constant 0 : i32
// BUILD-NEXT:     %[[CMPI:.*]] = arith.cmpi slt, %[[ARG0]], %[[C0_I32]] : i32
// BUILD-NEXT:     cf.cond_br %[[CMPI]], ^bb1, ^bb2(%[[ARG0]] : i32)
// BUILD-NEXT:   ^bb1:  // pred: ^bb0
// BUILD-NEXT:     %[[SUBI:.*]] = arith.subi %[[C0_I32]], %[[ARG0]] : i32
// BUILD-NEXT:     cf.br ^bb2(%[[SUBI]] : i32)
// BUILD-NEXT:   ^bb2(%[[ARG:[a-z0-9_]+]]: i32):  // 2 preds: ^bb0, ^bb1
// BUILD-NEXT:     return %[[ARG]] : i32
// BUILD-NEXT:   }
// BUILD-NEXT:   func.func private @abs_copy(%[[ARG0:[a-z0-9_]+]]: i64 {test.name = "x"}) -> i64 {
// BUILD-NEXT:     %[[C0_I64:.*]] = arith.constant 0 : i64
// BUILD-NEXT:     %[[CMPI:.*]] = arith.cmpi slt, %[[ARG0]], %[[C0_I64]] : i64
// BUILD-NEXT:     cf.cond_br %[[CMPI]], ^bb1, ^bb2(%[[ARG0]] : i64)
// BUILD-NEXT:   ^bb1:  // pred: ^bb0
// BUILD-NEXT:     %[[SUBI:.*]] = arith.subi %[[C0_I64]], %[[ARG0]] : i64
// BUILD-NEXT:     cf.br ^bb2(%[[SUBI]] : i64)
// BUILD-NEXT:   ^bb2(%[[ARG:[a-z0-9_]+]]: i64):  // 2 preds: ^bb0, ^bb1
// BUILD-NEXT:     return %[[ARG]] : i64
// BUILD-NEXT:   }
// BUILD-NEXT: }

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
