// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --inline %s | FileCheck %s
//
// Operations taken out of a callable are not used by its rest.

func.func private @leaf_0_0(%arg0: i32, %arg1: i32) -> i32 {
  %0 = arith.muli %arg1, %arg0 : i32
  %1 = arith.subi %0, %arg0 : i32
  return %1 : i32
}

func.func private @leaf_0_1(%arg0: i32, %arg1: i32) -> i32 {
  %c1_i32 = arith.constant 1 : i32
  %0 = arith.addi %arg0, %c1_i32 : i32
  %1 = arith.muli %arg1, %0 : i32
  %2 = arith.addi %arg0, %c1_i32 : i32
  %3 = arith.subi %1, %2 : i32
  return %3 : i32
}

// CHECK-LABEL: func.func @inner_0_0
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i32, %[[ARG1:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[CM1_I32:.*]] = arith.constant -1 : i32
// CHECK-NEXT:   return %[[CM1_I32]] : i32
// CHECK-NEXT: }
func.func @inner_0_0(%arg0: i32, %arg1: i32) -> i32 {
  %c0_i32 = arith.constant 0 : i32
  %0 = call @leaf_0_0(%c0_i32, %arg1) : (i32, i32) -> i32
  %1 = call @leaf_0_1(%0, %c0_i32) : (i32, i32) -> i32
  %2 = arith.xori %0, %1 : i32
  return %2 : i32
}
