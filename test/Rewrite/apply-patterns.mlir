// Rules from a file, applied until nothing changes.
// RUN: %opt --allow-unregistered-dialect %s --pattern-file=%S/Inputs/ops.pdl.mlir | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s -p 'builtin.module(func.func(apply-patterns{file=%S/Inputs/ops.pdl.mlir}))' | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s --apply-patterns='file=%S/Inputs/ops.pdl.mlir enable-patterns=good,attribute' | FileCheck %s --check-prefix=SOME
// RUN: %opt --allow-unregistered-dialect %s --apply-patterns='file=%S/Inputs/ops.pdl.mlir disable-patterns=better' | FileCheck %s --check-prefix=OTHERS

// CHECK-LABEL: func.func @attribute
func.func @attribute() {
  // CHECK-NEXT: "t.attr_is_zero"() {w = 1 : i64} : () -> i32
  %0 = "t.attr"() {v = 0 : i32} : () -> i32
  // Another attribute, another type, none at all, one more result.
  // CHECK-NEXT: "t.attr"() {v = 1 : i32} : () -> i32
  %1 = "t.attr"() {v = 1 : i32} : () -> i32
  // CHECK-NEXT: "t.attr"() {v = 0 : i32} : () -> i64
  %2 = "t.attr"() {v = 0 : i32} : () -> i64
  // CHECK-NEXT: "t.attr"() : () -> i32
  %3 = "t.attr"() : () -> i32
  // CHECK-NEXT: "t.attr"() {v = 0 : i32} : () -> (i32, i32)
  %4:2 = "t.attr"() {v = 0 : i32} : () -> (i32, i32)
  return
}

// CHECK-LABEL: func.func @operands
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i32, %[[ARG1:[a-z0-9_]+]]: f32, %[[ARG2:[a-z0-9_]+]]: f64)
func.func @operands(%a: i32, %b: f32, %c: f64) {
  // CHECK-NEXT: "t.operands_found"(%[[ARG1]], %[[ARG2]], %[[ARG0]]) {v = 3 : i32} : (f32, f64, i32) -> ()
  "t.operands"(%a, %b, %c) {v = 3 : i32} : (i32, f32, f64) -> ()
  // CHECK-NEXT: "t.operands"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) {v = 3 : i64}
  "t.operands"(%a, %b, %c) {v = 3 : i64} : (i32, f32, f64) -> ()
  // CHECK-NEXT: "t.operands"(%[[ARG0]], %[[ARG1]]) {v = 3 : i32}
  "t.operands"(%a, %b) {v = 3 : i32} : (i32, f32) -> ()
  // CHECK-NEXT: "t.operands"() {v = 3 : i32}
  "t.operands"() {v = 3 : i32} : () -> ()
  // CHECK-NEXT: "t.equal_found"(%[[ARG0]])
  "t.equal"(%a, %a) : (i32, i32) -> ()
  // CHECK-NEXT: "t.equal"(%[[ARG0]], %[[ARG1]])
  "t.equal"(%a, %b) : (i32, f32) -> ()
  return
}

// CHECK-LABEL: func.func @results
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i32, %[[ARG1:[a-z0-9_]+]]: i32)
func.func @results(%a: i32, %b: i32) {
  // CHECK-NEXT: %[[D:.*]]:2 = "t.def"()
  %0:2 = "t.def"() : () -> (i32, f32)
  // CHECK-NEXT: "t.results"(%[[D]]#0)
  "t.results"(%0#0) : (i32) -> ()
  // CHECK-NEXT: "t.results_found"(%[[D]]#0, %[[D]]#1) : (i32, f32) -> (i32, f32)
  "t.results"(%0#1) : (f32) -> ()
  // CHECK-NEXT: "t.results"(%[[ARG0]])
  "t.results"(%a) : (i32) -> ()
  // CHECK-NEXT: "t.all_results_found"(%[[D]]#0, %[[D]]#1)
  "t.all_results"(%0#0, %0#1) : (i32, f32) -> ()
  // CHECK-NEXT: "t.all_results"(%[[D]]#0) :
  "t.all_results"(%0#0) : (i32) -> ()
  // CHECK-NEXT: "t.all_results"(%[[ARG0]], %[[ARG1]])
  "t.all_results"(%a, %b) : (i32, i32) -> ()
  return
}

// CHECK-LABEL: func.func @users
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i32, %[[ARG1:[a-z0-9_]+]]: i32, %[[ARG2:[a-z0-9_]+]]: i32)
func.func @users(%a: i32, %b: i32, %c: i32) {
  // CHECK-NEXT: "t.users_found"(%[[ARG0]])
  "t.user_a"(%a) : (i32) -> ()
  // CHECK-NEXT: "t.user_b"(%[[ARG1]])
  "t.user_b"(%b) : (i32) -> ()
  "t.user_b"(%a) : (i32) -> ()
  // CHECK-NEXT: "t.user_a"(%[[ARG2]])
  "t.user_a"(%c) : (i32) -> ()
  // CHECK-NEXT: %[[T:.*]] = "t.twins_found"(%[[ARG0]])
  %0 = "t.twin"(%a) : (i32) -> i64
  // CHECK-NEXT: "t.twin"(%[[ARG1]])
  %1 = "t.twin"(%b) : (i32) -> i64
  %2 = "t.twin"(%a) : (i32) -> i64
  // CHECK-NEXT: "t.use"(%[[T]], %[[T]])
  "t.use"(%0, %2) : (i64, i64) -> ()
  return
}

// CHECK-LABEL: func.func @any
func.func @any() {
  // CHECK-NEXT: return
  "t.this"() {erase_me} : () -> ()
  "t.that"() {erase_me} : () -> ()
  return
}

// CHECK-LABEL: func.func @natives
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: vector<2x3xf32>, %[[ARG1:[a-z0-9_]+]]: vector<2xf32>)
func.func @natives(%a: vector<2x3xf32>, %b: vector<2xf32>) {
  // CHECK-NEXT: "t.sum_found"() {double = 10 : i32, sum = 5 : i32}
  "t.sum"() {a = 2 : i32, b = 3 : i32} : () -> ()
  // CHECK-NEXT: "t.sum_found"() {double = dense<[4, 6]> : vector<2xi8>, sum = dense<[2, 3]> : vector<2xi8>}
  "t.sum"() {a = dense<1> : vector<2xi8>, b = dense<[1, 2]> : vector<2xi8>} : () -> ()
  // CHECK-NEXT: "t.sum"()
  "t.sum"() {a = 2 : i32, b = 2 : i32} : () -> ()
  // CHECK-NEXT: "t.sum"()
  "t.sum"() {a = 2 : i32, b = 3 : i64} : () -> ()
  // CHECK-NEXT: "t.predicate_found"(%[[ARG0]])
  "t.predicate"(%a) : (vector<2x3xf32>) -> ()
  // CHECK-NEXT: "t.predicate"(%[[ARG1]])
  "t.predicate"(%b) : (vector<2xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @infer
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i32)
func.func @infer(%a: i32) -> i64 {
  // CHECK-NEXT: %[[S:.*]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
  // CHECK-NEXT: "t.add_found"(%[[S]]) : (i32) -> i64
  %0 = "t.add"(%a, %a) : (i32, i32) -> i64
  return %0 : i64
}

// CHECK-LABEL: func.func @choice
// SOME-LABEL: func.func @choice
// OTHERS-LABEL: func.func @choice
func.func @choice() {
  // CHECK-NEXT: "t.choice_better"()
  // SOME-NEXT: "t.choice_good"()
  // OTHERS-NEXT: "t.choice_as_good"()
  "t.choice"() : () -> ()
  return
}
