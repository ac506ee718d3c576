// AUTOUPDATE
// RUN: strata opt --lift-cf-to-scf %s | FileCheck %s
//
// Blocks and branches become operations of scf.

// CHECK-LABEL: func.func @conditional
// CHECK-SAME: (%[[CONDITION:[a-z0-9_]+]]: i1, %[[X:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[CONDITION]] -> (i32) {
// CHECK-NEXT:     %[[SUM:.*]] = arith.addi %[[X]], %[[X]] : i32
// CHECK-NEXT:     scf.yield %[[SUM]] : i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[PRODUCT:.*]] = arith.muli %[[X]], %[[X]] : i32
// CHECK-NEXT:     scf.yield %[[PRODUCT]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[IF]] : i32
// CHECK-NEXT: }
func.func @conditional(%condition: i1, %x: i32) -> i32 {
  cf.cond_br %condition, ^left, ^right(%x : i32)
^left:
  %sum = arith.addi %x, %x : i32
  cf.br ^meet(%sum : i32)
^right(%y: i32):
  %product = arith.muli %y, %x : i32
  cf.br ^meet(%product : i32)
^meet(%result: i32):
  return %result : i32
}

// The value of the last iteration, and another value of it, are used after the loop.
// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT:   %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C1_I32_0:.*]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[WHILE:[a-z0-9_]+]]:3 = scf.while (%[[ARG1:[a-z0-9_]+]] = %[[C1_I32_0]], %[[ARG2:[a-z0-9_]+]] = %[[POISON]], %[[ARG3:[a-z0-9_]+]] = %[[POISON]]) : (i32, i32, i32) -> (i32, i32, i32) {
// CHECK-NEXT:     %[[SQUARE:.*]] = arith.muli %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[IS_LESS:.*]] = arith.cmpi slt, %[[SQUARE]], %[[N]] : i32
// CHECK-NEXT:     %[[IF:[a-z0-9_]+]]:3 = scf.if %[[IS_LESS]] -> (i32, i32, i32) {
// CHECK-NEXT:       %[[ADDI:.*]] = arith.addi %[[ARG1]], %[[C1_I32_0]] : i32
// CHECK-NEXT:       scf.yield %[[ADDI]], %[[C0_I32]], %[[C1_I32]] : i32, i32, i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[POISON]], %[[C1_I32]], %[[C0_I32]] : i32, i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUNCI:.*]] = arith.trunci %[[IF]]#2 : i32 to i1
// CHECK-NEXT:     scf.condition(%[[TRUNCI]]) %[[IF]]#0, %[[ARG1]], %[[SQUARE]] : i32, i32, i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG1_1:[a-z0-9_]+]]: i32, %[[ARG2_1:[a-z0-9_]+]]: i32, %[[ARG3_1:[a-z0-9_]+]]: i32):
// CHECK-NEXT:     scf.yield %[[ARG1_1]], %[[ARG2_1]], %[[ARG3_1]] : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[WHILE]]#1, %[[WHILE]]#2 : i32
// CHECK-NEXT:   return %[[ADDI_1]] : i32
// CHECK-NEXT: }
func.func @loop(%n: i32) -> i32 {
  %one = arith.constant 1 : i32
  cf.br ^header(%one : i32)
^header(%i: i32):
  %square = arith.muli %i, %i : i32
  %is_less = arith.cmpi slt, %square, %n : i32
  cf.cond_br %is_less, ^body, ^exit
^body:
  %next = arith.addi %i, %one : i32
  cf.br ^header(%next : i32)
^exit:
  %result = arith.addi %i, %square : i32
  return %result : i32
}

// The block ^b is reached in two ways, and so is ^a.
// CHECK-LABEL: func.func @switch
// CHECK-SAME: (%[[FLAG:[a-z0-9_]+]]: i32, %[[X:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[INDEX_CASTUI:.*]] = arith.index_castui %[[FLAG]] : i32 to index
// CHECK-NEXT:   %[[INDEX_SWITCH:[a-z0-9_]+]]:2 = scf.index_switch %[[INDEX_CASTUI]] -> i32, i32
// CHECK-NEXT:   case 42 {
// CHECK-NEXT:     scf.yield %[[POISON]], %[[C1_I32]] : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   case 43 {
// CHECK-NEXT:     %[[PRODUCT:.*]] = arith.muli %[[X]], %[[X]] : i32
// CHECK-NEXT:     scf.yield %[[PRODUCT]], %[[C0_I32]] : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   case 44 {
// CHECK-NEXT:     scf.yield %[[POISON]], %[[C1_I32]] : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   default {
// CHECK-NEXT:     scf.yield %[[X]], %[[C0_I32]] : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[INDEX_CASTUI_1:.*]] = arith.index_castui %[[INDEX_SWITCH]]#1 : i32 to index
// CHECK-NEXT:   %[[INDEX_SWITCH_1:.*]] = scf.index_switch %[[INDEX_CASTUI_1]] -> i32
// CHECK-NEXT:   case 0 {
// CHECK-NEXT:     scf.yield %[[INDEX_SWITCH]]#0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   default {
// CHECK-NEXT:     %[[SUM:.*]] = arith.addi %[[X]], %[[X]] : i32
// CHECK-NEXT:     scf.yield %[[SUM]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[INDEX_SWITCH_1]] : i32
// CHECK-NEXT: }
func.func @switch(%flag: i32, %x: i32) -> i32 {
  cf.switch %flag : i32, [default: ^b(%x : i32), 42: ^a, 43: ^c, 44: ^a]
^a:
  %sum = arith.addi %x, %x : i32
  cf.br ^b(%sum : i32)
^c:
  %product = arith.muli %x, %x : i32
  cf.br ^b(%product : i32)
^b(%result: i32):
  return %result : i32
}
