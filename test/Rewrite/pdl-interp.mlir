// Programs of pdl_interp are applied as rules are.
// RUN: %opt --allow-unregistered-dialect %s --apply-patterns='file=%S/Inputs/matcher.mlir fold=false' | FileCheck %s

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i32, %[[ARG1:[a-z0-9_]+]]: f32, %[[ARG2:[a-z0-9_]+]]: i64, %[[ARG3:[a-z0-9_]+]]: i1)
func.func @f(%a: i32, %b: f32, %c: i64, %d: i1) {
  // CHECK-NEXT: %[[A:.*]] = "t.a_found"(%[[ARG0]]) {sum = 12 : i32} : (i32) -> i32
  %0 = "t.a"(%a) {v = 7 : i32} : (i32) -> i32
  // CHECK-NEXT: "t.use"(%[[A]])
  "t.use"(%0) : (i32) -> ()
  // CHECK-NEXT: "t.a"(%[[ARG1]])
  %1 = "t.a"(%b) {v = 7 : i32} : (f32) -> i32
  // CHECK-NEXT: "t.a"(%[[ARG0]])
  %2 = "t.a"(%a) : (i32) -> i32
  // CHECK-NEXT: %[[S:.*]] = arith.addi %[[ARG2]], %[[ARG2]] : i64
  // CHECK-NEXT: "t.b_found"(%[[S]])
  "t.b"(%c) : (i64) -> ()
  // CHECK-NEXT: "t.b"(%[[ARG0]])
  "t.b"(%a) : (i32) -> ()
  // CHECK-NEXT: "t.stranger"(%[[ARG3]])
  "t.loop"(%d) : (i1) -> ()
  "t.stranger"(%d) : (i1) -> ()
  "t.friend"(%d) : (i1) -> ()
  // CHECK-NEXT: "t.loop"(%[[ARG1]])
  "t.loop"(%b) : (f32) -> ()
  // CHECK-NEXT: return
  return
}
