// RUN: %opt --allow-unregistered-dialect --cse %s | FileCheck %s
//
// Operations that compute the same become one where the first dominates the others.



// CHECK-LABEL: func.func @f(%arg0: i32, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT: return %0, %0 : i32, i32
// CHECK-NEXT: }
func.func @f(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %b, %a : i32
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func.func @g(%arg0: i32, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg1 {x = 1 : i64} : i32
// CHECK-NEXT: %1 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT: return %0, %1 : i32, i32
// CHECK-NEXT: }
func.func @g(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %b {x = 1} : i32
  %1 = arith.addi %a, %b : i32
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func.func @h(%arg0: i32, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT: %1 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT: return %0, %1 : i32, i32
// CHECK-NEXT: }
func.func @h(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  %1 = arith.addi %a, %b : i32
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func.func @d(%arg0: i32, %arg1: i1) {
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: "t.use"(%0) : (i32) -> ()
// CHECK-NEXT: cf.br ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %1 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: "t.use"(%1) : (i32) -> ()
// CHECK-NEXT: cf.br ^bb3
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: %2 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: "t.use"(%2) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: ^bb4:  // no predecessors
// CHECK-NEXT: %3 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: %4 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: %5 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: "t.use"(%4, %5) : (i32, i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @d(%a: i32, %c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = arith.addi %a, %a : i32
  "t.use"(%0) : (i32) -> ()
  cf.br ^bb3
^bb2:
  %1 = arith.addi %a, %a : i32
  "t.use"(%1) : (i32) -> ()
  cf.br ^bb3
^bb3:
  %2 = arith.addi %a, %a : i32
  "t.use"(%2) : (i32) -> ()
  return
^bb4:
  %3 = arith.addi %a, %a : i32
  %4 = arith.addi %a, %a : i32
  %5 = arith.addi %a, %a : i32
  "t.use"(%4, %5) : (i32, i32) -> ()
  return
}

// CHECK-LABEL: func.func private @gr(%arg0: i32) {
// CHECK-NEXT: "t.graph"() ({
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: "t.use"(%0) : (i32) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @gr(%a: i32) {
  "t.graph"() ({
    %0 = arith.addi %a, %a : i32
    %1 = arith.addi %a, %a : i32
    "t.use"(%1) : (i32) -> ()
  }) : () -> ()
  return
}
