// AUTOUPDATE
// RUN: strata opt --lift-cf-to-scf %s | FileCheck %s
//
// Loops with several exits, with several entries, and without exit.

// Returns in a loop.
// CHECK-LABEL: func.func @returns
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i1, %[[B:[a-z0-9_]+]]: i1, %[[X:[a-z0-9_]+]]: i32, %[[Y:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT:   %[[C2_I32:.*]] = arith.constant 2 : i32
// CHECK-NEXT:   %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[WHILE:.*]] = scf.while (%[[ARG4:[a-z0-9_]+]] = %[[POISON]]) : (i32) -> i32 {
// CHECK-NEXT:     %[[IF:[a-z0-9_]+]]:2 = scf.if %[[A]] -> (i32, i32) {
// CHECK-NEXT:       %[[IF_1:[a-z0-9_]+]]:2 = scf.if %[[B]] -> (i32, i32) {
// CHECK-NEXT:         scf.yield %[[C0_I32]], %[[C1_I32]] : i32, i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[C1_I32]], %[[C0_I32]] : i32, i32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[IF_1]]#0, %[[IF_1]]#1 : i32, i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[C2_I32]], %[[C0_I32]] : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUNCI:.*]] = arith.trunci %[[IF]]#1 : i32 to i1
// CHECK-NEXT:     scf.condition(%[[TRUNCI]]) %[[IF]]#0 : i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG4_1:[a-z0-9_]+]]: i32):
// CHECK-NEXT:     scf.yield %[[ARG4_1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[INDEX_CASTUI:.*]] = arith.index_castui %[[WHILE]] : i32 to index
// CHECK-NEXT:   %[[INDEX_SWITCH:.*]] = scf.index_switch %[[INDEX_CASTUI]] -> i32
// CHECK-NEXT:   case 1 {
// CHECK-NEXT:     scf.yield %[[Y]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   default {
// CHECK-NEXT:     scf.yield %[[X]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[INDEX_SWITCH]] : i32
// CHECK-NEXT: }
func.func @returns(%a: i1, %b: i1, %x: i32, %y: i32) -> i32 {
  cf.br ^header
^header:
  cf.cond_br %a, ^body, ^first
^body:
  cf.cond_br %b, ^header, ^second
^first:
  return %x : i32
^second:
  return %y : i32
}

// A loop that is entered at two places.
// CHECK-LABEL: func.func @irreducible
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i1, %[[B:[a-z0-9_]+]]: i1, %[[X:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[IF:[a-z0-9_]+]]:3 = scf.if %[[A]] -> (i32, i32, i32) {
// CHECK-NEXT:     scf.yield %[[X]], %[[C1_I32]], %[[POISON]] : i32, i32, i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[POISON]], %[[C0_I32]], %[[POISON]] : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[WHILE:[a-z0-9_]+]]:3 = scf.while (%[[ARG3:[a-z0-9_]+]] = %[[IF]]#0, %[[ARG4:[a-z0-9_]+]] = %[[IF]]#1, %[[ARG5:[a-z0-9_]+]] = %[[IF]]#2) : (i32, i32, i32) -> (i32, i32, i32) {
// CHECK-NEXT:     %[[INDEX_CASTUI:.*]] = arith.index_castui %[[ARG4]] : i32 to index
// CHECK-NEXT:     %[[INDEX_SWITCH:[a-z0-9_]+]]:5 = scf.index_switch %[[INDEX_CASTUI]] -> i32, i32, i32, i32, i32
// CHECK-NEXT:     case 0 {
// CHECK-NEXT:       %[[PRODUCT:.*]] = arith.muli %[[X]], %[[X]] : i32
// CHECK-NEXT:       %[[IF_1:[a-z0-9_]+]]:5 = scf.if %[[B]] -> (i32, i32, i32, i32, i32) {
// CHECK-NEXT:         scf.yield %[[PRODUCT]], %[[C1_I32]], %[[POISON]], %[[C0_I32]], %[[C1_I32]] : i32, i32, i32, i32, i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[POISON]], %[[POISON]], %[[PRODUCT]], %[[C1_I32]], %[[C0_I32]] : i32, i32, i32, i32, i32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[IF_1]]#0, %[[IF_1]]#1, %[[IF_1]]#2, %[[IF_1]]#3, %[[IF_1]]#4 : i32, i32, i32, i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       %[[SUM:.*]] = arith.addi %[[ARG3]], %[[X]] : i32
// CHECK-NEXT:       %[[IF_2:[a-z0-9_]+]]:5 = scf.if %[[B]] -> (i32, i32, i32, i32, i32) {
// CHECK-NEXT:         scf.yield %[[POISON]], %[[C0_I32]], %[[POISON]], %[[C0_I32]], %[[C1_I32]] : i32, i32, i32, i32, i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[POISON]], %[[POISON]], %[[SUM]], %[[C1_I32]], %[[C0_I32]] : i32, i32, i32, i32, i32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[IF_2]]#0, %[[IF_2]]#1, %[[IF_2]]#2, %[[IF_2]]#3, %[[IF_2]]#4 : i32, i32, i32, i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUNCI:.*]] = arith.trunci %[[INDEX_SWITCH]]#4 : i32 to i1
// CHECK-NEXT:     scf.condition(%[[TRUNCI]]) %[[INDEX_SWITCH]]#0, %[[INDEX_SWITCH]]#1, %[[INDEX_SWITCH]]#2 : i32, i32, i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG3_1:[a-z0-9_]+]]: i32, %[[ARG4_1:[a-z0-9_]+]]: i32, %[[ARG5_1:[a-z0-9_]+]]: i32):
// CHECK-NEXT:     scf.yield %[[ARG3_1]], %[[ARG4_1]], %[[ARG5_1]] : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[WHILE]]#2 : i32
// CHECK-NEXT: }
func.func @irreducible(%a: i1, %b: i1, %x: i32) -> i32 {
  cf.cond_br %a, ^left(%x : i32), ^right
^left(%y: i32):
  %sum = arith.addi %y, %x : i32
  cf.cond_br %b, ^right, ^exit(%sum : i32)
^right:
  %product = arith.muli %x, %x : i32
  cf.cond_br %b, ^left(%product : i32), ^exit(%product : i32)
^exit(%result: i32):
  return %result : i32
}

// CHECK-LABEL: func.func @endless
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[WHILE:.*]] = scf.while (%[[ARG1:[a-z0-9_]+]] = %[[X]]) : (i32) -> i32 {
// CHECK-NEXT:     %[[NEXT:.*]] = arith.addi %[[ARG1]], %[[X]] : i32
// CHECK-NEXT:     %[[TRUNCI:.*]] = arith.trunci %[[C1_I32]] : i32 to i1
// CHECK-NEXT:     scf.condition(%[[TRUNCI]]) %[[NEXT]] : i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG1_1:[a-z0-9_]+]]: i32):
// CHECK-NEXT:     scf.yield %[[ARG1_1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT:   return %[[POISON]] : i32
// CHECK-NEXT: }
func.func @endless(%x: i32) -> i32 {
  cf.br ^header(%x : i32)
^header(%y: i32):
  %next = arith.addi %y, %x : i32
  cf.br ^header(%next : i32)
}
