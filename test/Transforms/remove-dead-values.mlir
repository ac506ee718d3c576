// RUN: %opt --allow-unregistered-dialect --remove-dead-values %s | FileCheck %s
//
// What nothing needs goes: operations, arguments, results, and what is passed for them.



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
