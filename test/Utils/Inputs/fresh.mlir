// RUN: %opt %s | FileCheck %s
// A comment that stays.
// CHECK-LABEL: func.func @f
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %arg0, %arg0 : i32
// The product is missing.
// CHECK-NEXT: %1 = arith.muli %[[SUM]], %[[SUM]] : i32
// CHECK-NEXT: return
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %0 : i32
  return %1 : i32
}
