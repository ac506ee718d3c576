// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --inline %s | FileCheck %s
//
// Bodies take the place of calls; functions without references are erased.

// CHECK-LABEL: func.func private @c1
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   "t.x"() : () -> ()
// CHECK-NEXT:   return %[[A]] : i32
// CHECK-NEXT: }
func.func private @c1(%a: i32) -> i32 {
  "t.x"() : () -> ()
  return %a : i32
}

func.func private @c2(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2(%a : i32)
^bb1:
  %0 = func.call @c3(%a) : (i32) -> i32
  return %0 : i32
^bb2(%b: i32):
  %1 = arith.addi %b, %a : i32
  return %1 : i32
}

func.func private @c3(%a: i32) -> i32 {
  %1 = arith.addi %a, %a : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @main
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[C:[a-z0-9_]+]]: i1) -> (i32, i32, i32) {
// CHECK-NEXT:   %[[CALL:.*]] = call @c1(%[[A]]) : (i32) -> i32
// CHECK-NEXT:   cf.cond_br %[[C]], ^bb1, ^bb2(%[[CALL]] : i32)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[CALL]], %[[CALL]] : i32
// CHECK-NEXT:   cf.br ^bb3(%[[ADDI]] : i32)
// CHECK-NEXT: ^bb2(%[[ARG:[a-z0-9_]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[ARG]], %[[CALL]] : i32
// CHECK-NEXT:   cf.br ^bb3(%[[ADDI_1]] : i32)
// CHECK-NEXT: ^bb3(%[[ARG_1:[a-z0-9_]+]]: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   %[[ADDI_2:.*]] = arith.addi %[[ARG_1]], %[[ARG_1]] : i32
// CHECK-NEXT:   %[[CALL_1:.*]] = call @rec(%[[ADDI_2]]) : (i32) -> i32
// CHECK-NEXT:   %[[CALL_2:.*]] = call @odd(%[[ADDI_2]]) : (i32) -> i32
// CHECK-NEXT:   return %[[ARG_1]], %[[ADDI_2]], %[[CALL_1]] : i32, i32, i32
// CHECK-NEXT: }
func.func @main(%a: i32, %c: i1) -> (i32, i32, i32) {
  %0 = call @c1(%a) : (i32) -> i32
  %1 = call @c2(%0, %c) : (i32, i1) -> i32
  %2 = call @c3(%1) : (i32) -> i32
  %3 = call @rec(%2) : (i32) -> i32
  %4 = call @odd(%2) : (i32) -> i32
  return %1, %2, %3 : i32, i32, i32
}

// CHECK-LABEL: func.func @rec
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[CALL:.*]] = call @rec(%[[A]]) : (i32) -> i32
// CHECK-NEXT:   return %[[CALL]] : i32
// CHECK-NEXT: }
func.func @rec(%a: i32) -> i32 {
  %2 = call @rec(%a) : (i32) -> i32
  return %2 : i32
}

// CHECK-LABEL: func.func private @even
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[CALL:.*]] = call @odd(%[[A]]) : (i32) -> i32
// CHECK-NEXT:   return %[[CALL]] : i32
// CHECK-NEXT: }
func.func private @even(%a: i32) -> i32 {
  %2 = call @odd(%a) : (i32) -> i32
  return %2 : i32
}

// CHECK-LABEL: func.func private @odd
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[CALL:.*]] = call @even(%[[A]]) : (i32) -> i32
// CHECK-NEXT:   return %[[CALL]] : i32
// CHECK-NEXT: }
func.func private @odd(%a: i32) -> i32 {
  %2 = call @even(%a) : (i32) -> i32
  return %2 : i32
}

func.func private @dead() {
  return
}

// CHECK-LABEL: func.func @two
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[A]], %[[A]] : i32
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[ADDI]], %[[ADDI]] : i32
// CHECK-NEXT:   return %[[ADDI_1]] : i32
// CHECK-NEXT: }
func.func @two(%a: i32) -> i32 {
  %0 = call @c3(%a) : (i32) -> i32
  %1 = call @c3(%0) : (i32) -> i32
  return %1 : i32
}
