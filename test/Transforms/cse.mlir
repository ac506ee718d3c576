// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --cse %s | FileCheck %s
//
// Operations that compute the same become one where the first dominates the others.

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[A]], %[[B]] : i32
// CHECK-NEXT:   return %[[ADDI]], %[[ADDI]] : i32, i32
// CHECK-NEXT: }
func.func @f(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %b, %a : i32
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func.func @g(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[A]], %[[B]] {x = 1 : i64} : i32
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[A]], %[[B]] : i32
// CHECK-NEXT:   return %[[ADDI]], %[[ADDI_1]] : i32, i32
// CHECK-NEXT: }
func.func @g(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %b {x = 1} : i32
  %1 = arith.addi %a, %b : i32
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func.func @h
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[A]], %[[B]] overflow<nsw> : i32
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[A]], %[[B]] : i32
// CHECK-NEXT:   return %[[ADDI]], %[[ADDI_1]] : i32, i32
// CHECK-NEXT: }
func.func @h(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  %1 = arith.addi %a, %b : i32
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func.func @d
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[C:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   cf.cond_br %[[C]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[A]], %[[A]] : i32
// CHECK-NEXT:   "t.use"(%[[ADDI]]) : (i32) -> ()
// CHECK-NEXT:   cf.br ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[A]], %[[A]] : i32
// CHECK-NEXT:   "t.use"(%[[ADDI_1]]) : (i32) -> ()
// CHECK-NEXT:   cf.br ^bb3
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   %[[ADDI_2:.*]] = arith.addi %[[A]], %[[A]] : i32
// CHECK-NEXT:   "t.use"(%[[ADDI_2]]) : (i32) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb4:  // no predecessors
// CHECK-NEXT:   %[[ADDI_3:.*]] = arith.addi %[[A]], %[[A]] : i32
// CHECK-NEXT:   %[[ADDI_4:.*]] = arith.addi %[[A]], %[[A]] : i32
// CHECK-NEXT:   %[[ADDI_5:.*]] = arith.addi %[[A]], %[[A]] : i32
// CHECK-NEXT:   "t.use"(%[[ADDI_4]], %[[ADDI_5]]) : (i32, i32) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @d(%a: i32, %c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = arith.addi %a, %a : i32
  "t.use"(%0) : (i32) -> ()
  cf.br ^bb3
^bb2:
  %1 = arith.addi %a, %a : i32
  "t.use"(%1) : (i32) -> ()
  cf.br ^bb3
^bb3:
  %2 = arith.addi %a, %a : i32
  "t.use"(%2) : (i32) -> ()
  return
^bb4:
  %3 = arith.addi %a, %a : i32
  %4 = arith.addi %a, %a : i32
  %5 = arith.addi %a, %a : i32
  "t.use"(%4, %5) : (i32, i32) -> ()
  return
}

// CHECK-LABEL: func.func private @gr
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) {
// CHECK-NEXT:   "t.graph"() ({
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[A]], %[[A]] : i32
// CHECK-NEXT:     "t.use"(%[[ADDI]]) : (i32) -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @gr(%a: i32) {
  "t.graph"() ({
    %0 = arith.addi %a, %a : i32
    %1 = arith.addi %a, %a : i32
    "t.use"(%1) : (i32) -> ()
  }) : () -> ()
  return
}
