// RUN: not strata opt --split-input-file --convert-cf-to-llvm %s 2>/dev/null | FileCheck %s
// RUN: not strata opt --split-input-file --convert-cf-to-llvm %s 2>&1 >/dev/null | FileCheck %s --check-prefix=ERROR
//
// Other operations stay as they are; branches must not be left.

// CHECK-LABEL: func.func @others
func.func @others(%a: i32) -> i32 {
  // CHECK: %[[SUM:.*]] = arith.addi
  // CHECK: return %[[SUM]]
  %zero = arith.constant 0 : i32
  %0 = arith.addi %a, %zero : i32
  return %0 : i32
}

// -----

// ERROR: error: failed to legalize operation 'cf.br' that was explicitly marked illegal
func.func @tensor(%t: tensor<4xf32>) -> tensor<4xf32> {
  cf.br ^a(%t : tensor<4xf32>)
^a(%r: tensor<4xf32>):
  return %r : tensor<4xf32>
}
