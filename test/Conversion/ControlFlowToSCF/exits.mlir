// AUTOUPDATE
// RUN: strata opt --lift-cf-to-scf %s | FileCheck %s
//
// Operations of several kinds that leave a region, regions in functions, and switches whose values are
// no indices.

// One branch is left, to the operations that end the function.
// CHECK-LABEL: func.func @kinds
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i1, %[[B:[a-z0-9_]+]]: i1, %[[X:[a-z0-9_]+]]: i32, %[[Y:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[IF:[a-z0-9_]+]]:2 = scf.if %[[A]] -> (i32, i32) {
// CHECK-NEXT:     scf.yield %[[X]], %[[C0_I32]] : i32, i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[IF_1:[a-z0-9_]+]]:2 = scf.if %[[B]] -> (i32, i32) {
// CHECK-NEXT:       scf.yield %[[POISON]], %[[C1_I32]] : i32, i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[Y]], %[[C0_I32]] : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[IF_1]]#0, %[[IF_1]]#1 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.switch %[[IF]]#1 : i32, [
// CHECK-NEXT:     default: ^bb2,
// CHECK-NEXT:     0: ^bb1(%[[IF]]#0 : i32)
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1(%[[ARG:[a-z0-9_]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:   return %[[ARG]] : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   ub.unreachable
// CHECK-NEXT: }
func.func @kinds(%a: i1, %b: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %a, ^left, ^right
^left:
  return %x : i32
^right:
  cf.cond_br %b, ^end, ^last
^end:
  ub.unreachable
^last:
  return %y : i32
}

// Branches whose regions do not meet are left.
// CHECK-LABEL: func.func @weights
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i1, %[[X:[a-z0-9_]+]]: i32, %[[Y:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   cf.cond_br %[[A]] weights([1, 2]), ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   return %[[X]] : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   return {last} %[[Y]] : i32
// CHECK-NEXT: }
func.func @weights(%a: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %a weights([1, 2]), ^left, ^right
^left:
  return %x : i32
^right:
  return {last} %y : i32
}

// CHECK-LABEL: func.func @region
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i1, %[[X:[a-z0-9_]+]]: i32, %[[Y:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[RESULT:.*]] = scf.execute_region -> i32 {
// CHECK-NEXT:     %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[IF:.*]] = scf.if %[[A]] -> (i32) {
// CHECK-NEXT:       scf.yield %[[X]] : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[Y]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[IF]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ENDLESS:.*]] = scf.execute_region -> i32 {
// CHECK-NEXT:     %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[C0_I32_1:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       %[[TRUNCI:.*]] = arith.trunci %[[C1_I32]] : i32 to i1
// CHECK-NEXT:       scf.condition(%[[TRUNCI]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT:     scf.yield %[[POISON]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[RESULT]] : i32
// CHECK-NEXT: }
func.func @region(%a: i1, %x: i32, %y: i32) -> i32 {
  %result = scf.execute_region -> i32 {
    cf.cond_br %a, ^end(%x : i32), ^end(%y : i32)
  ^end(%z: i32):
    scf.yield %z : i32
  }
  %endless = scf.execute_region -> i32 {
    cf.br ^again
  ^again:
    cf.br ^again
  }
  return %result : i32
}

// Blocks that are not reached stay.
// CHECK-LABEL: func.func @unreached() {
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb1:  // pred: ^bb1
// CHECK-NEXT:   %[[SUM:.*]] = arith.addi %[[SUM]], %[[SUM]] : i32
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: }
func.func @unreached() {
  return
^again:
  %sum = arith.addi %sum, %sum : i32
  cf.br ^again
}

// The flag has more bits than an index.
// CHECK-LABEL: func.func @wide
// CHECK-SAME: (%[[FLAG:[a-z0-9_]+]]: i128, %[[X:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C1_I128:.*]] = arith.constant 1 : i128
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi eq, %[[FLAG]], %[[C1_I128]] : i128
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPI]], %[[C0]], %[[C1]] : index
// CHECK-NEXT:   %[[INDEX_SWITCH:.*]] = scf.index_switch %[[SELECT]] -> i32
// CHECK-NEXT:   case 0 {
// CHECK-NEXT:     %[[SUM:.*]] = arith.addi %[[X]], %[[X]] : i32
// CHECK-NEXT:     scf.yield %[[SUM]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   default {
// CHECK-NEXT:     scf.yield %[[X]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[INDEX_SWITCH]] : i32
// CHECK-NEXT: }
func.func @wide(%flag: i128, %x: i32) -> i32 {
  cf.switch %flag : i128, [default: ^end(%x : i32), 1: ^other]
^other:
  %sum = arith.addi %x, %x : i32
  cf.br ^end(%sum : i32)
^end(%result: i32):
  return %result : i32
}

// The first case is executed.
// CHECK-LABEL: func.func @repeated
// CHECK-SAME: (%[[FLAG:[a-z0-9_]+]]: i32, %[[X:[a-z0-9_]+]]: i32, %[[Y:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C7_I32:.*]] = arith.constant 7 : i32
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi eq, %[[FLAG]], %[[C7_I32]] : i32
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPI]], %[[C1]], %[[C2]] : index
// CHECK-NEXT:   %[[C7_I32_0:.*]] = arith.constant 7 : i32
// CHECK-NEXT:   %[[CMPI_1:.*]] = arith.cmpi eq, %[[FLAG]], %[[C7_I32_0]] : i32
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[SELECT_1:.*]] = arith.select %[[CMPI_1]], %[[C0]], %[[SELECT]] : index
// CHECK-NEXT:   %[[INDEX_SWITCH:.*]] = scf.index_switch %[[SELECT_1]] -> i32
// CHECK-NEXT:   case 0 {
// CHECK-NEXT:     scf.yield %[[Y]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   case 1 {
// CHECK-NEXT:     scf.yield %[[FLAG]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   default {
// CHECK-NEXT:     scf.yield %[[X]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[INDEX_SWITCH]] : i32
// CHECK-NEXT: }
func.func @repeated(%flag: i32, %x: i32, %y: i32) -> i32 {
  cf.switch %flag : i32, [default: ^end(%x : i32), 7: ^end(%y : i32), 7: ^end(%flag : i32)]
^end(%result: i32):
  return %result : i32
}
