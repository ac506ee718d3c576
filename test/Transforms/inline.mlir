// RUN: %opt --allow-unregistered-dialect --inline %s | FileCheck %s
//
// Bodies take the place of calls; functions without references are erased.



// CHECK-LABEL: func.func private @c1(%arg0: i32) -> i32 {
// CHECK-NEXT: "t.x"() : () -> ()
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
func.func private @c1(%a: i32) -> i32 {
  "t.x"() : () -> ()
  return %a : i32
}

func.func private @c2(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2(%a : i32)
^bb1:
  %0 = func.call @c3(%a) : (i32) -> i32
  return %0 : i32
^bb2(%b: i32):
  %1 = arith.addi %b, %a : i32
  return %1 : i32
}

func.func private @c3(%a: i32) -> i32 {
  %1 = arith.addi %a, %a : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @main(%arg0: i32, %arg1: i1) -> (i32, i32, i32) {
// CHECK-NEXT: %0 = call @c1(%arg0) : (i32) -> i32
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2(%0 : i32)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %1 = arith.addi %0, %0 : i32
// CHECK-NEXT: cf.br ^bb3(%1 : i32)
// CHECK-NEXT: ^bb2(%2: i32):  // pred: ^bb0
// CHECK-NEXT: %3 = arith.addi %2, %0 : i32
// CHECK-NEXT: cf.br ^bb3(%3 : i32)
// CHECK-NEXT: ^bb3(%4: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: %5 = arith.addi %4, %4 : i32
// CHECK-NEXT: %6 = call @rec(%5) : (i32) -> i32
// CHECK-NEXT: %7 = call @odd(%5) : (i32) -> i32
// CHECK-NEXT: return %4, %5, %6 : i32, i32, i32
// CHECK-NEXT: }
func.func @main(%a: i32, %c: i1) -> (i32, i32, i32) {
  %0 = call @c1(%a) : (i32) -> i32
  %1 = call @c2(%0, %c) : (i32, i1) -> i32
  %2 = call @c3(%1) : (i32) -> i32
  %3 = call @rec(%2) : (i32) -> i32
  %4 = call @odd(%2) : (i32) -> i32
  return %1, %2, %3 : i32, i32, i32
}

// CHECK-LABEL: func.func @rec(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = call @rec(%arg0) : (i32) -> i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @rec(%a: i32) -> i32 {
  %2 = call @rec(%a) : (i32) -> i32
  return %2 : i32
}

// CHECK-LABEL: func.func private @even(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = call @odd(%arg0) : (i32) -> i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func private @even(%a: i32) -> i32 {
  %2 = call @odd(%a) : (i32) -> i32
  return %2 : i32
}

// CHECK-LABEL: func.func private @odd(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = call @even(%arg0) : (i32) -> i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func private @odd(%a: i32) -> i32 {
  %2 = call @even(%a) : (i32) -> i32
  return %2 : i32
}

func.func private @dead() {
  return
}

// CHECK-LABEL: func.func @two(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: %1 = arith.addi %0, %0 : i32
// CHECK-NEXT: return %1 : i32
// CHECK-NEXT: }
func.func @two(%a: i32) -> i32 {
  %0 = call @c3(%a) : (i32) -> i32
  %1 = call @c3(%0) : (i32) -> i32
  return %1 : i32
}
