// RUN: strata opt --convert-scf-to-cf=prevent-overflow %s | FileCheck %s
// RUN: strata opt --pass-pipeline='builtin.module(builtin.module(lower-to-llvm))' %s \
// RUN:   | FileCheck --check-prefix=LLVM %s
//
// Constant steps are numbers of the width that index has in the data layout.

// 2^32 is 0 in 32 bits: nothing is divided by it.
// CHECK-LABEL: @step_is_zero
// CHECK-NOT:     arith.divui
// CHECK:         return
// LLVM-LABEL:  @step_is_zero
// LLVM-NOT:      llvm.udiv
// LLVM:          llvm.return
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  func.func @step_is_zero(%l: index, %n: index) {
    %step = arith.constant 4294967296 : index
    scf.for %i = %l to %n step %step {
    }
    scf.parallel (%i) = (%l) to (%n) step (%step) {
    }
    return
  }

  // 2^32 + 1 is 1, 2^32 + 4 is 4, and 2^31 is negative.
  // CHECK-LABEL: @step_is_wrapped
  // CHECK-NOT:     arith.divui
  // CHECK:         arith.addi %{{.*}}, %{{.*}} overflow<nsw> : index
  // CHECK:         %[[STEP4:.*]] = arith.constant 4294967300 : index
  // CHECK:         arith.divui %{{.*}}, %[[STEP4]] : index
  // CHECK-NOT:     arith.divui
  // CHECK:         return
  func.func @step_is_wrapped(%l: index, %n: index) {
    %step1 = arith.constant 4294967297 : index
    scf.for %i = %l to %n step %step1 {
    }
    %step4 = arith.constant 4294967300 : index
    scf.for %i = %l to %n step %step4 {
    }
    %negative = arith.constant 2147483648 : index
    scf.for %i = %l to %n step %negative {
    }
    return
  }

  // The bound is 2^31 - 1, which can be exceeded.
  // CHECK-LABEL: @bound_is_wrapped
  // CHECK:         arith.divui
  // CHECK:         return
  func.func @bound_is_wrapped(%l: index) {
    %step = arith.constant 2 : index
    %upper = arith.constant -2147483649 : index
    scf.for %i = %l to %upper step %step {
    }
    return
  }
}

// In 64 bits 2^32 is not truncated.
// CHECK-LABEL: @index_of_64_bits
// CHECK-COUNT-2: arith.divui
// CHECK:         return
module {
  func.func @index_of_64_bits(%l: index, %n: index) {
    %step = arith.constant 4294967296 : index
    scf.for %i = %l to %n step %step {
    }
    scf.parallel (%i) = (%l) to (%n) step (%step) {
    }
    return
  }
}
