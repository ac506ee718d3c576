// Canonicalization that reaches its limits is an error if requested.
// RUN: %opt --pass-pipeline='builtin.module(canonicalize{max-iterations=1})' %s | FileCheck %s
// RUN: not %opt --pass-pipeline='builtin.module(canonicalize{max-iterations=1 test-convergence})' %s 2>&1 | FileCheck --check-prefix=ERROR %s
// ERROR: canonicalize-limits.mlir:0:0: error: canonicalization did not converge within its limits; the last rewrite was by 'fold'{{$}}

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i32)
// CHECK: return %[[ARG0]] : i32
func.func @f(%a: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %0 = arith.addi %a, %zero : i32
  return %0 : i32
}

// Only the rewrites of the first function that does not converge are named.
func.func @g(%a: i32) -> i32 {
  %one = arith.constant 1 : i32
  %0 = arith.addi %a, %one : i32
  %1 = arith.addi %0, %one : i32
  return %1 : i32
}
