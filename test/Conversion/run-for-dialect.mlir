// A pipeline is run only if there are operations of a dialect.
// RUN: strata opt %s --pass-pipeline='builtin.module(run-for-dialect{dialect=arith pipeline=func.func(canonicalize),symbol-dce})' | FileCheck %s --check-prefix=DONE
// RUN: strata opt %s --pass-pipeline='builtin.module(run-for-dialect{dialect=scf pipeline=func.func(canonicalize),symbol-dce})' | FileCheck %s --check-prefix=SKIP
// RUN: strata opt %s --pass-pipeline='builtin.module(run-for-dialect{dialect=nothing pipeline=func.func(canonicalize),symbol-dce})' | FileCheck %s --check-prefix=SKIP
// RUN: not strata opt %s --pass-pipeline='builtin.module(run-for-dialect{dialect=arith pipeline=nothing})' 2>&1 | FileCheck %s --check-prefix=ERROR
// RUN: strata opt %s --pass-pipeline='builtin.module(lower-to-llvm)' --dump-pass-pipeline -o /dev/null 2>&1 | FileCheck %s --check-prefix=PIPELINE

// DONE-NOT: @unused
// DONE: arith.constant 3
// SKIP: @unused
// SKIP: arith.addi
// ERROR: error: 'nothing' does not refer to a registered pass or pass pipeline
// PIPELINE: run-for-dialect{dialect=vector pipeline=func.func(lower-vector-mask),func.func(lower-vector-multi-reduction
func.func private @unused() {
  return
}
func.func @f() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 2 : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
