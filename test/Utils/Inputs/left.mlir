// RUN: %opt %s | FileCheck %s
// CHECK-LABEL: func.func @f
// CHECK: arith.subi
// CHECK-NOT: arith.muli
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
