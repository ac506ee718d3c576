// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --remove-dead-values %s | FileCheck %s
//
// Unneeded parts are removed: operations, arguments, results, and the values passed for them.

// CHECK-LABEL: func.func private @f
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:   return %[[ADDI]] : i32
// CHECK-NEXT: }
func.func private @f(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %b, %b : i32
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func.func @main
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[X:.*]] = arith.addi %[[A]], %[[C0]] : i32
// CHECK-NEXT:   %[[CALL:.*]] = call @f(%[[X]]) : (i32) -> i32
// CHECK-NEXT:   return %[[CALL]] : i32
// CHECK-NEXT: }
func.func @main(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %x = arith.addi %a, %c0 : i32
  %0:2 = call @f(%x, %a) : (i32, i32) -> (i32, i32)
  return %0#0 : i32
}

// CHECK-LABEL: func.func @br
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32, %[[C:[a-z0-9_]+]]: i1) -> i32 {
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[A]], %[[B]] : i32
// CHECK-NEXT:   %[[UN:.*]] = "t.x"(%[[ADDI]]) : (i32) -> i32
// CHECK-NEXT:   cf.cond_br %[[C]], ^bb1(%[[ADDI]] : i32), ^bb2(%[[A]] : i32)
// CHECK-NEXT: ^bb1(%[[ARG:[a-z0-9_]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb2(%[[ARG]] : i32)
// CHECK-NEXT: ^bb2(%[[R:[a-z0-9_]+]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   return %[[R]] : i32
// CHECK-NEXT: }
func.func @br(%a: i32, %b: i32, %c: i1) -> i32 {
  %d = arith.addi %a, %b : i32
  %un = "t.x"(%d) : (i32) -> i32
  %dead = arith.muli %a, %b : i32
  cf.cond_br %c, ^bb1(%d, %dead : i32, i32), ^bb2(%a : i32)
^bb1(%p: i32, %q: i32):
  %q2 = arith.addi %q, %q : i32
  cf.br ^bb2(%p : i32)
^bb2(%r: i32):
  return %r : i32
}

// CHECK-LABEL: func.func private @unused() {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @unused(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}

// CHECK-LABEL: func.func private @ext(i32) -> i32
func.func private @ext(%a: i32) -> i32

// CHECK-LABEL: func.func @callext
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) {
// CHECK-NEXT:   %[[CALL:.*]] = call @ext(%[[A]]) : (i32) -> i32
// CHECK-NEXT:   call @unused2() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @callext(%a: i32) {
  %0 = call @ext(%a) : (i32) -> i32
  %1 = call @unused2(%a) : (i32) -> i32
  return
}

// CHECK-LABEL: func.func private @unused2() {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @unused2(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}

// CHECK-LABEL: func.func private @multi
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @multi(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : i32
^bb2:
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}

// CHECK-LABEL: func.func @callm
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[C:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   call @multi(%[[C]]) : (i1) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @callm(%a: i32, %c: i1) {
  %0 = call @multi(%a, %c) : (i32, i1) -> i32
  return
}

// Values that loops and conditionals carry without need.
// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[POISON:.*]] = ub.poison : index
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG2:[a-z0-9_]+]] = %[[C0]] to %[[N]] step %[[C1]] iter_args(%[[ARG3:[a-z0-9_]+]] = %[[F]]) -> (f32) {
// CHECK-NEXT:     %[[W:.*]] = arith.addf %[[ARG3]], %[[F]] : f32
// CHECK-NEXT:     %[[POISON_1:.*]] = ub.poison : index
// CHECK-NEXT:     scf.yield %[[W]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]] : f32
// CHECK-NEXT: }
func.func @loop(%n: index, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %c0, %z = %f) -> (index, f32) {
    %s = arith.addi %x, %c1 : index
    %w = arith.addf %z, %f : f32
    scf.yield %s, %w : index, f32
  }
  return %b#1 : f32
}

// CHECK-LABEL: func.func @conditional
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32, %[[C:[a-z0-9_]+]]: i1) -> f32 {
// CHECK-NEXT:   return %[[F]] : f32
// CHECK-NEXT: }
func.func @conditional(%n: index, %f: f32, %c: i1) -> f32 {
  %0:2 = scf.if %c -> (index, f32) {
    %s = arith.addi %n, %n : index
    scf.yield %s, %f : index, f32
  } else {
    scf.yield %n, %f : index, f32
  }
  return %0#1 : f32
}

// No pattern removes the values that this loop carries.
// CHECK-LABEL: func.func @affine
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:   %[[POISON:.*]] = ub.poison : index
// CHECK-NEXT:   %[[B:[a-z0-9_]+]]:2 = affine.for %[[I:[a-z0-9_]+]] = 0 to 4 iter_args(%[[X:[a-z0-9_]+]] = %[[POISON]], %[[Z:[a-z0-9_]+]] = %[[F]]) -> (index, f32) {
// CHECK-NEXT:     %[[W:.*]] = arith.addf %[[Z]], %[[F]] : f32
// CHECK-NEXT:     %[[POISON_1:.*]] = ub.poison : index
// CHECK-NEXT:     affine.yield %[[POISON_1]], %[[W]] : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[B]]#1 : f32
// CHECK-NEXT: }
func.func @affine(%n: index, %f: f32) -> f32 {
  %b:2 = affine.for %i = 0 to 4 iter_args(%x = %n, %z = %f) -> (index, f32) {
    %s = arith.addi %x, %n : index
    %w = arith.addf %z, %f : f32
    affine.yield %s, %w : index, f32
  }
  return %b#1 : f32
}
