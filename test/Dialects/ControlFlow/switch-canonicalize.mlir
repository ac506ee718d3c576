// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --canonicalize %s | FileCheck %s
//
// Switches: known flags, cases that are like the default, blocks that lead on.

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[F:[a-z0-9_]+]]: i32, %[[X:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   return %[[X]] : i32
// CHECK-NEXT: }
func.func @a(%f: i32, %x: i32) -> i32 {
  cf.switch %f : i32, [ default: ^bb1(%x : i32) ]
^bb1(%y: i32):
  return %y : i32
}

// CHECK-LABEL: func.func @b
// CHECK-SAME: (%[[F:[a-z0-9_]+]]: i32, %[[X:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   cf.switch %[[F]] : i32, [
// CHECK-NEXT:     default: ^bb1(%[[X]] : i32),
// CHECK-NEXT:     43: ^bb2(%[[X]] : i32)
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1(%[[Y:[a-z0-9_]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:   return %[[Y]] : i32
// CHECK-NEXT: ^bb2(%[[Z:[a-z0-9_]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:   "t.x"() : () -> ()
// CHECK-NEXT:   return %[[Z]] : i32
// CHECK-NEXT: }
func.func @b(%f: i32, %x: i32) -> i32 {
  cf.switch %f : i32, [ default: ^bb1(%x : i32), 42: ^bb1(%x : i32), 43: ^bb2(%x : i32) ]
^bb1(%y: i32):
  return %y : i32
^bb2(%z: i32):
  "t.x"() : () -> ()
  return %z : i32
}

// CHECK-LABEL: func.func @c
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   "t.x"() : () -> ()
// CHECK-NEXT:   return %[[X]] : i32
// CHECK-NEXT: }
func.func @c(%x: i32) -> i32 {
  %f = arith.constant 43 : i32
  cf.switch %f : i32, [ default: ^bb1(%x : i32), 42: ^bb1(%x : i32), 43: ^bb2(%x : i32) ]
^bb1(%y: i32):
  return %y : i32
^bb2(%z: i32):
  "t.x"() : () -> ()
  return %z : i32
}

// CHECK-LABEL: func.func @d
// CHECK-SAME: (%[[F:[a-z0-9_]+]]: i32, %[[X:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   cf.switch %[[F]] : i32, [
// CHECK-NEXT:     default: ^bb1(%[[X]] : i32),
// CHECK-NEXT:     42: ^bb1(%[[F]] : i32)
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1(%[[Y:[a-z0-9_]+]]: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   "t.x"() : () -> ()
// CHECK-NEXT:   return %[[Y]] : i32
// CHECK-NEXT: }
func.func @d(%f: i32, %x: i32) -> i32 {
  cf.switch %f : i32, [ default: ^bb1(%x : i32), 42: ^bb3, 43: ^bb2(%x : i32) ]
^bb1(%y: i32):
  cf.br ^bb2(%y : i32)
^bb2(%z: i32):
  "t.x"() : () -> ()
  return %z : i32
^bb3:
  cf.br ^bb2(%f : i32)
}

// CHECK-LABEL: func.func @e
// CHECK-SAME: (%[[F:[a-z0-9_]+]]: i32, %[[X:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   cf.switch %[[F]] : i32, [
// CHECK-NEXT:     default: ^bb1(%[[X]] : i32),
// CHECK-NEXT:     42: ^bb3,
// CHECK-NEXT:     43: ^bb2(%[[X]] : i32)
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1(%[[Y:[a-z0-9_]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:   "t.d"() : () -> ()
// CHECK-NEXT:   cf.switch %[[F]] : i32, [
// CHECK-NEXT:     default: ^bb2(%[[Y]] : i32),
// CHECK-NEXT:     44: ^bb4
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb2(%[[Z:[a-z0-9_]+]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   "t.x"() : () -> ()
// CHECK-NEXT:   return %[[Z]] : i32
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT:   "t.y"() : () -> ()
// CHECK-NEXT:   cf.br ^bb4
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb1, ^bb3
// CHECK-NEXT:   "t.z"() : () -> ()
// CHECK-NEXT:   return %[[F]] : i32
// CHECK-NEXT: }
func.func @e(%f: i32, %x: i32) -> i32 {
  cf.switch %f : i32, [ default: ^bb1(%x : i32), 42: ^bb3, 43: ^bb2(%x : i32) ]
^bb1(%y: i32):
  "t.d"() : () -> ()
  cf.switch %f : i32, [ default: ^bb2(%y : i32), 42: ^bb5, 44: ^bb5 ]
^bb2(%z: i32):
  "t.x"() : () -> ()
  return %z : i32
^bb3:
  "t.y"() : () -> ()
  cf.switch %f : i32, [ default: ^bb2(%x : i32), 42: ^bb5, 44: ^bb2(%f : i32) ]
^bb5:
  "t.z"() : () -> ()
  return %f : i32
}
