// RUN: not %strata translate --mlir-to-llvmir %s 2>&1 | FileCheck %s

// CHECK: [[@LINE+1]]:1: error: cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func
func.func private @f()
