// RUN: %opt --allow-unregistered-dialect --remove-dead-values %s | FileCheck %s
//
// Unneeded parts are removed: operations, arguments, results, and the values passed for them.



// CHECK-LABEL: func.func private @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func private @f(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %b, %b : i32
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func.func @main(%arg0: i32) -> i32 {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0 = arith.addi %arg0, %c0_i32 : i32
// CHECK-NEXT: %1 = call @f(%0) : (i32) -> i32
// CHECK-NEXT: return %1 : i32
// CHECK-NEXT: }
func.func @main(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %x = arith.addi %a, %c0 : i32
  %0:2 = call @f(%x, %a) : (i32, i32) -> (i32, i32)
  return %0#0 : i32
}

// CHECK-LABEL: func.func @br(%arg0: i32, %arg1: i32, %arg2: i1) -> i32 {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT: %1 = "t.x"(%0) : (i32) -> i32
// CHECK-NEXT: cf.cond_br %arg2, ^bb1(%0 : i32), ^bb2(%arg0 : i32)
// CHECK-NEXT: ^bb1(%2: i32):  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb2(%2 : i32)
// CHECK-NEXT: ^bb2(%3: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return %3 : i32
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
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @unused(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}

// CHECK-LABEL: func.func private @ext(i32) -> i32
func.func private @ext(%a: i32) -> i32

// CHECK-LABEL: func.func @callext(%arg0: i32) {
// CHECK-NEXT: %0 = call @ext(%arg0) : (i32) -> i32
// CHECK-NEXT: call @unused2() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @callext(%a: i32) {
  %0 = call @ext(%a) : (i32) -> i32
  %1 = call @unused2(%a) : (i32) -> i32
  return
}

// CHECK-LABEL: func.func private @unused2() {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @unused2(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}

// CHECK-LABEL: func.func private @multi(%arg0: i1) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @multi(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : i32
^bb2:
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}

// CHECK-LABEL: func.func @callm(%arg0: i32, %arg1: i1) {
// CHECK-NEXT: call @multi(%arg1) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @callm(%a: i32, %c: i1) {
  %0 = call @multi(%a, %c) : (i32, i1) -> i32
  return
}

// Values that loops and conditionals carry without need.
// CHECK-LABEL: func.func @loop(%arg0: index, %arg1: f32) -> f32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = ub.poison : index
// CHECK-NEXT: %1 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (f32) {
// CHECK-NEXT: %2 = arith.addf %arg3, %arg1 : f32
// CHECK-NEXT: %3 = ub.poison : index
// CHECK-NEXT: scf.yield %2 : f32
// CHECK-NEXT: }
// CHECK-NEXT: return %1 : f32
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

// CHECK-LABEL: func.func @conditional(%arg0: index, %arg1: f32, %arg2: i1) -> f32 {
// CHECK-NEXT: return %arg1 : f32
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
// CHECK-LABEL: func.func @affine(%arg0: index, %arg1: f32) -> f32 {
// CHECK-NEXT: %0 = ub.poison : index
// CHECK-NEXT: %1:2 = affine.for %arg2 = 0 to 4 iter_args(%arg3 = %0, %arg4 = %arg1) -> (index, f32) {
// CHECK-NEXT: %2 = arith.addf %arg4, %arg1 : f32
// CHECK-NEXT: %3 = ub.poison : index
// CHECK-NEXT: affine.yield %3, %2 : index, f32
func.func @affine(%n: index, %f: f32) -> f32 {
  %b:2 = affine.for %i = 0 to 4 iter_args(%x = %n, %z = %f) -> (index, f32) {
    %s = arith.addi %x, %n : index
    %w = arith.addf %z, %f : f32
    affine.yield %s, %w : index, f32
  }
  return %b#1 : f32
}
