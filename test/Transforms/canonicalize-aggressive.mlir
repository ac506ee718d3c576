// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --canonicalize=region-simplify=aggressive %s | FileCheck %s
//
// Blocks that do the same become one; arguments that are always the same go.

// CHECK-LABEL: func.func @same
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[X:[a-z0-9_]+]]: i32, %[[Y:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[C]], %[[Y]], %[[X]] : i32
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[X]], %[[SELECT]] : i32
// CHECK-NEXT:   "t.use"(%[[ADDI]]) : (i32) -> ()
// CHECK-NEXT:   return %[[X]] : i32
// CHECK-NEXT: }
func.func @same(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = arith.addi %x, %y : i32
  "t.use"(%0) : (i32) -> ()
  cf.br ^bb3(%x : i32)
^bb2:
  %1 = arith.addi %x, %x : i32
  "t.use"(%1) : (i32) -> ()
  cf.br ^bb3(%x : i32)
^bb3(%z: i32):
  return %z : i32
}

// CHECK-LABEL: func.func @three
// CHECK-SAME: (%[[F:[a-z0-9_]+]]: i32, %[[X:[a-z0-9_]+]]: i32, %[[Y:[a-z0-9_]+]]: i32) {
// CHECK-NEXT:   cf.switch %[[F]] : i32, [
// CHECK-NEXT:     default: ^bb1(%[[X]], %[[X]] : i32, i32),
// CHECK-NEXT:     1: ^bb1(%[[Y]], %[[Y]] : i32, i32),
// CHECK-NEXT:     2: ^bb2
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1(%[[ARG:[a-z0-9_]+]]: i32, %[[ARG_1:[a-z0-9_]+]]: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   "t.use"(%[[ARG]], %[[ARG_1]], %[[ARG_1]]) : (i32, i32, i32) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   "t.other"(%[[F]], %[[Y]], %[[Y]]) : (i32, i32, i32) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @three(%f: i32, %x: i32, %y: i32) {
  cf.switch %f : i32, [ default: ^bb1(%x : i32), 1: ^bb2(%y : i32), 2: ^bb3(%f : i32) ]
^bb1(%a: i32):
  "t.use"(%a, %x, %x) : (i32, i32, i32) -> ()
  return
^bb2(%b: i32):
  "t.use"(%b, %y, %y) : (i32, i32, i32) -> ()
  return
^bb3(%d: i32):
  "t.other"(%d, %y, %y) : (i32, i32, i32) -> ()
  return
}
