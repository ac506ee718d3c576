// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --canonicalize %s | FileCheck %s
//
// Branches that are known, lead to the same place, or lead on.

// weights kept on collapse?

// CHECK-LABEL: func.func @a(
// CHECK-SAME: {{^}}%[[C:[a-z0-9_]+]]: i1, %[[X:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   cf.cond_br %[[C]] weights([1, 2]), ^bb2(%[[X]] : i32), ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "t.x"() : () -> ()
// CHECK-NEXT:   cf.br ^bb2(%[[X]] : i32)
// CHECK-NEXT: ^bb2(%[[ARG:[a-z0-9_]+]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   return %[[ARG]] : i32
// CHECK-NEXT: }
func.func @a(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c weights([1, 2]), ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%x : i32)
^bb2:
  "t.x"() : () -> ()
  cf.br ^bb3(%x : i32)
^bb3(%y: i32):
  return %y : i32
}

// CHECK-LABEL: func.func @b(
// CHECK-SAME: {{^}}%[[C:[a-z0-9_]+]]: i1, %[[X:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   "t.x"() : () -> ()
// CHECK-NEXT:   return %[[X]] : i32
// CHECK-NEXT: }
func.func @b(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  ub.unreachable
^bb2:
  "t.x"() : () -> ()
  return %x : i32
}

// CHECK-LABEL: func.func @b2
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[X:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   ub.unreachable
// CHECK-NEXT: }
func.func @b2(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  ub.unreachable
^bb2:
  ub.unreachable
}

// CHECK-LABEL: func.func @c
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[X:[a-z0-9_]+]]: i32, %[[Y:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[C]], %[[X]], %[[Y]] : i32
// CHECK-NEXT:   "t.x"() : () -> ()
// CHECK-NEXT:   return %[[SELECT]] : i32
// CHECK-NEXT: }
func.func @c(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^bb1(%x : i32), ^bb1(%y : i32)
^bb1(%z: i32):
  "t.x"() : () -> ()
  return %z : i32
}

// CHECK-LABEL: func.func @d
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[X:[a-z0-9_]+]]: i32, %[[Y:[a-z0-9_]+]]: i32) -> i1 {
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:   cf.cond_br %[[C]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "t.x"(%[[TRUE]]) : (i1) -> ()
// CHECK-NEXT:   return %[[TRUE]] : i1
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   "t.y"(%[[FALSE]]) : (i1) -> ()
// CHECK-NEXT:   return %[[FALSE]] : i1
// CHECK-NEXT: }
func.func @d(%c: i1, %x: i32, %y: i32) -> i1 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "t.x"(%c) : (i1) -> ()
  return %c : i1
^bb2:
  "t.y"(%c) : (i1) -> ()
  return %c : i1
}

// CHECK-LABEL: func.func @e
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[X:[a-z0-9_]+]]: i32, %[[Y:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   cf.cond_br %[[C]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "t.x"() : () -> ()
// CHECK-NEXT:   return %[[X]] : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   "t.y"() : () -> ()
// CHECK-NEXT:   return %[[Y]] : i32
// CHECK-NEXT: }
func.func @e(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "t.x"() : () -> ()
  cf.cond_br %c, ^bb3, ^bb4
^bb2:
  "t.y"() : () -> ()
  cf.cond_br %c, ^bb3, ^bb4
^bb3:
  return %x : i32
^bb4:
  return %y : i32
}

// CHECK-LABEL: func.func @loop(
// CHECK-SAME: {{^}}%[[C:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: }
func.func @loop(%c: i1) {
  cf.br ^bb1
^bb1:
  cf.br ^bb2
^bb2:
  cf.br ^bb1
}

// CHECK-LABEL: func.func @loop2
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   cf.cond_br %[[C]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @loop2(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb3
^bb1:
  cf.br ^bb2
^bb2:
  cf.br ^bb1
^bb3:
  return
}

// CHECK-LABEL: func.func @as
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   %[[F:.*]] = arith.constant false
// CHECK-NEXT:   cf.assert %[[F]], "x"
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @as(%c: i1) {
  %t = arith.constant true
  cf.assert %t, "x"
  %f = arith.constant false
  cf.assert %f, "x"
  return
}

// CHECK-LABEL: func.func @p
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   %[[T:.*]] = ub.poison : i1
// CHECK-NEXT:   cf.cond_br %[[T]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "t.y"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @p(%c: i1) {
  %t = ub.poison : i1
  cf.cond_br %t, ^bb1, ^bb2
^bb1:
  "t.y"() : () -> ()
  return
^bb2:
  return
}
