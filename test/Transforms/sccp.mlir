// RUN: %opt --allow-unregistered-dialect --sccp %s | FileCheck %s
//
// Constants are followed through branches, calls and returns.



// CHECK-LABEL: func.func private @p(%arg0: i32) -> i32 {
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT: return %c6_i32 : i32
// CHECK-NEXT: }
func.func private @p(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}

// CHECK-LABEL: func.func private @q(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func private @q(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}

// CHECK-LABEL: func.func @pub(%arg0: i32) -> i32 {
// CHECK-NEXT: %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT: %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %0 = call @p(%c3_i32) : (i32) -> i32
// CHECK-NEXT: %1 = call @q(%c3_i32) : (i32) -> i32
// CHECK-NEXT: %2 = call @q(%c4_i32) : (i32) -> i32
// CHECK-NEXT: %3 = arith.addi %c6_i32, %1 : i32
// CHECK-NEXT: return %3 : i32
// CHECK-NEXT: }
func.func @pub(%a: i32) -> i32 {
  %c = arith.constant 3 : i32
  %d = arith.constant 4 : i32
  %0 = call @p(%c) : (i32) -> i32
  %1 = call @q(%c) : (i32) -> i32
  %2 = call @q(%d) : (i32) -> i32
  %3 = arith.addi %0, %1 : i32
  return %3 : i32
}

// CHECK-LABEL: func.func @b(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: cf.br ^bb1(%c0_i32 : i32)
// CHECK-NEXT: ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.cond_br %true, ^bb1(%c0_i32 : i32), ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: return %c0_i32 : i32
// CHECK-NEXT: }
func.func @b(%a: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^bb1(%c0 : i32)
^bb1(%x: i32):
  %y = arith.addi %x, %c1 : i32
  %z = arith.subi %y, %c1 : i32
  %cond = arith.cmpi eq, %z, %c0 : i32
  cf.cond_br %cond, ^bb1(%z : i32), ^bb2
^bb2:
  return %x : i32
}

// CHECK-LABEL: func.func private @ext(i32) -> i32
func.func private @ext(i32) -> i32

// CHECK-LABEL: func.func private @two(%arg0: i32) -> (i32, i32) {
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: return %c3_i32, %arg0 : i32, i32
// CHECK-NEXT: }
func.func private @two(%a: i32) -> (i32, i32) {
  %c = arith.constant 3 : i32
  return %c, %a : i32, i32
}

// CHECK-LABEL: func.func private @never(%arg0: i32) -> i32 {
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %0 = arith.addi %c3_i32, %c3_i32 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func private @never(%a: i32) -> (i32) {
  %c = arith.constant 3 : i32
  %b = arith.addi %c, %c : i32
  return %b : i32
}

// CHECK-LABEL: func.func @usetwo(%arg0: i32, %arg1: i1) -> (i32, i32, i32) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %0:2 = call @two(%arg0) : (i32) -> (i32, i32)
// CHECK-NEXT: %1 = call @ext(%c3_i32) : (i32) -> i32
// CHECK-NEXT: cf.cond_br %true, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return %c6_i32, %0#1, %1 : i32, i32, i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %2 = arith.addi %c3_i32, %c3_i32 : i32
// CHECK-NEXT: return %2, %0#1, %1 : i32, i32, i32
// CHECK-NEXT: }
func.func @usetwo(%a: i32, %f: i1) -> (i32, i32, i32) {
  %0:2 = call @two(%a) : (i32) -> (i32, i32)
  %e = call @ext(%0#0) : (i32) -> i32
  %x = arith.addi %0#0, %0#0 : i32
  %t = arith.constant true
  cf.cond_br %t, ^bb1, ^bb2
^bb1:
  return %x, %0#1, %e : i32, i32, i32
^bb2:
  %y = arith.addi %0#0, %0#0 : i32
  return %y, %0#1, %e : i32, i32, i32
}

// CHECK-LABEL: func.func @refd(%arg0: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
func.func @refd(%a: i32) -> i32 {
 return %a : i32
}

// CHECK-LABEL: func.func private @taken(%arg0: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
func.func private @taken(%a: i32) -> i32 {
 return %a : i32
}

// CHECK-LABEL: func.func @idx() -> (i32, i32) {
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %f = constant @taken : (i32) -> i32
// CHECK-NEXT: %0 = call_indirect %f(%c3_i32) : (i32) -> i32
// CHECK-NEXT: %1 = call @refd(%c3_i32) : (i32) -> i32
// CHECK-NEXT: return %0, %1 : i32, i32
// CHECK-NEXT: }
func.func @idx() -> (i32, i32) {
  %f = constant @taken : (i32) -> i32
  %c = arith.constant 3 : i32
  %0 = call_indirect %f(%c) : (i32) -> i32
  %1 = call @refd(%c) : (i32) -> i32
 return %0, %1 : i32, i32
}
