// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --sccp %s | FileCheck %s
//
// Constants are followed through branches, calls and returns.

// CHECK-LABEL: func.func private @p(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C3_I32:.*]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[C6_I32:.*]] = arith.constant 6 : i32
// CHECK-NEXT:   return %[[C6_I32]] : i32
// CHECK-NEXT: }
func.func private @p(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}

// CHECK-LABEL: func.func private @q
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[A]], %[[A]] : i32
// CHECK-NEXT:   return %[[ADDI]] : i32
// CHECK-NEXT: }
func.func private @q(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}

// CHECK-LABEL: func.func @pub
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C6_I32:.*]] = arith.constant 6 : i32
// CHECK-NEXT:   %[[D:.*]] = arith.constant 4 : i32
// CHECK-NEXT:   %[[C:.*]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[CALL:.*]] = call @p(%[[C]]) : (i32) -> i32
// CHECK-NEXT:   %[[CALL_1:.*]] = call @q(%[[C]]) : (i32) -> i32
// CHECK-NEXT:   %[[CALL_2:.*]] = call @q(%[[D]]) : (i32) -> i32
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[C6_I32]], %[[CALL_1]] : i32
// CHECK-NEXT:   return %[[ADDI]] : i32
// CHECK-NEXT: }
func.func @pub(%a: i32) -> i32 {
  %c = arith.constant 3 : i32
  %d = arith.constant 4 : i32
  %0 = call @p(%c) : (i32) -> i32
  %1 = call @q(%c) : (i32) -> i32
  %2 = call @q(%d) : (i32) -> i32
  %3 = arith.addi %0, %1 : i32
  return %3 : i32
}

// CHECK-LABEL: func.func @b
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[C:[a-z0-9_]+]]: i1) -> i32 {
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   cf.br ^bb1(%[[C0]] : i32)
// CHECK-NEXT: ^bb1(%[[X:[a-z0-9_]+]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   cf.cond_br %[[TRUE]], ^bb1(%[[C0]] : i32), ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   return %[[C0]] : i32
// CHECK-NEXT: }
func.func @b(%a: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^bb1(%c0 : i32)
^bb1(%x: i32):
  %y = arith.addi %x, %c1 : i32
  %z = arith.subi %y, %c1 : i32
  %cond = arith.cmpi eq, %z, %c0 : i32
  cf.cond_br %cond, ^bb1(%z : i32), ^bb2
^bb2:
  return %x : i32
}

// CHECK-LABEL: func.func private @ext(i32) -> i32
func.func private @ext(i32) -> i32

// CHECK-LABEL: func.func private @two
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   %[[C:.*]] = arith.constant 3 : i32
// CHECK-NEXT:   return %[[C]], %[[A]] : i32, i32
// CHECK-NEXT: }
func.func private @two(%a: i32) -> (i32, i32) {
  %c = arith.constant 3 : i32
  return %c, %a : i32, i32
}

// CHECK-LABEL: func.func private @never
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C:.*]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[B:.*]] = arith.addi %[[C]], %[[C]] : i32
// CHECK-NEXT:   return %[[B]] : i32
// CHECK-NEXT: }
func.func private @never(%a: i32) -> (i32) {
  %c = arith.constant 3 : i32
  %b = arith.addi %c, %c : i32
  return %b : i32
}

// CHECK-LABEL: func.func @usetwo
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[F:[a-z0-9_]+]]: i1) -> (i32, i32, i32) {
// CHECK-NEXT:   %[[T:.*]] = arith.constant true
// CHECK-NEXT:   %[[C6_I32:.*]] = arith.constant 6 : i32
// CHECK-NEXT:   %[[C3_I32:.*]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[CALL:[a-z0-9_]+]]:2 = call @two(%[[A]]) : (i32) -> (i32, i32)
// CHECK-NEXT:   %[[CALL_1:.*]] = call @ext(%[[C3_I32]]) : (i32) -> i32
// CHECK-NEXT:   cf.cond_br %[[T]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   return %[[C6_I32]], %[[CALL]]#1, %[[CALL_1]] : i32, i32, i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[C3_I32]], %[[C3_I32]] : i32
// CHECK-NEXT:   return %[[ADDI]], %[[CALL]]#1, %[[CALL_1]] : i32, i32, i32
// CHECK-NEXT: }
func.func @usetwo(%a: i32, %f: i1) -> (i32, i32, i32) {
  %0:2 = call @two(%a) : (i32) -> (i32, i32)
  %e = call @ext(%0#0) : (i32) -> i32
  %x = arith.addi %0#0, %0#0 : i32
  %t = arith.constant true
  cf.cond_br %t, ^bb1, ^bb2
^bb1:
  return %x, %0#1, %e : i32, i32, i32
^bb2:
  %y = arith.addi %0#0, %0#0 : i32
  return %y, %0#1, %e : i32, i32, i32
}

// CHECK-LABEL: func.func @refd
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   return %[[A]] : i32
// CHECK-NEXT: }
func.func @refd(%a: i32) -> i32 {
 return %a : i32
}

// CHECK-LABEL: func.func private @taken
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   return %[[A]] : i32
// CHECK-NEXT: }
func.func private @taken(%a: i32) -> i32 {
 return %a : i32
}

// CHECK-LABEL: func.func @idx() -> (i32, i32) {
// CHECK-NEXT:   %[[C:.*]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[F:.*]] = constant @taken : (i32) -> i32
// CHECK-NEXT:   %[[CALL_INDIRECT:.*]] = call_indirect %[[F]](%[[C]]) : (i32) -> i32
// CHECK-NEXT:   %[[CALL:.*]] = call @refd(%[[C]]) : (i32) -> i32
// CHECK-NEXT:   return %[[CALL_INDIRECT]], %[[CALL]] : i32, i32
// CHECK-NEXT: }
func.func @idx() -> (i32, i32) {
  %f = constant @taken : (i32) -> i32
  %c = arith.constant 3 : i32
  %0 = call_indirect %f(%c) : (i32) -> i32
  %1 = call @refd(%c) : (i32) -> i32
 return %0, %1 : i32, i32
}
