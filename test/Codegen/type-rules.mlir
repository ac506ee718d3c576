// Rules of types convert values of a dialect's types, also arguments and results of the program.

// REQUIRES: codegen

// RUN: %strata run %s --irdl-file=%S/Inputs/numbers.irdl.mlir --rules=%S/Inputs/numbers.rules.mlir -e twice 21 | FileCheck %s
// RUN: %strata opt %s --irdl-file=%S/Inputs/numbers.irdl.mlir --convert-to-llvm=rules=%S/Inputs/numbers.rules.mlir | FileCheck %s --check-prefix=LLVM

// CHECK: 42
// LLVM:      llvm.func @twice(%[[A:[a-z0-9_]+]]: i32) -> i32 {
// LLVM-NEXT:   %[[ADD:.*]] = llvm.add %[[A]], %[[A]] : i32
// LLVM-NEXT:   llvm.return %[[ADD]] : i32
func.func @twice(%a: !num.n) -> !num.n {
  %0 = num.add %a, %a
  return %0 : !num.n
}
