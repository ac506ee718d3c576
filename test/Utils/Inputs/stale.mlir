// RUN: %opt %s | FileCheck %s
// A comment that stays.
// CHECK-LABEL: func.func @f
// CHECK-NEXT: %[[SUM:.*]] = arith.subi %arg0, %arg0 : i32
// The product is missing.
// CHECK-NEXT: return
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %0 : i32
  return %1 : i32
}
