// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s
//
// Loops.

// CHECK-LABEL: func.func @cycles
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[FOR:.*]] = scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0]] to %[[N]] step %[[C1]] iter_args(%[[ARG4:[a-z0-9_]+]] = %[[B]]) -> (i32) {
// CHECK-NEXT: %[[S:.*]] = "s"(%[[A]], %[[ARG4]], %[[ARG4]]) : (i32, i32, i32) -> i32
// CHECK-NEXT: scf.yield %[[S]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[A]], %[[A]], %[[FOR]], %[[FOR]] : i32, i32, i32, i32
// CHECK-NEXT: }
func.func @cycles(%n: index, %a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:4 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a, %z = %b, %w = %b) -> (i32, i32, i32, i32) {
    %s = "s"(%x, %z, %w) : (i32, i32, i32) -> i32
    scf.yield %y, %x, %s, %s : i32, i32, i32, i32
  }
  return %0#0, %0#1, %0#2, %0#3 : i32, i32, i32, i32
}

// -----

// CHECK-LABEL: func.func @unused
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[FOR:.*]] = scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0]] to %[[N]] step %[[C1]] iter_args(%[[ARG4:[a-z0-9_]+]] = %[[A]]) -> (i32) {
// CHECK-NEXT: %[[S:[a-z0-9_]+]]:2 = "s"(%[[ARG4]]) : (i32) -> (i32, i32)
// CHECK-NEXT: scf.yield %[[S]]#0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[FOR]] : i32
// CHECK-NEXT: }
func.func @unused(%n: index, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (i32, i32) {
    %s:2 = "s"(%x) : (i32) -> (i32, i32)
    scf.yield %s#0, %s#1 : i32, i32
  }
  return %0#0 : i32
}

// -----

// CHECK-LABEL: func.func @executed
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[C9:.*]] = arith.constant 9 : index
// CHECK-NEXT: %[[FOR:.*]] = scf.for %[[ARG2:[a-z0-9_]+]] = %[[C0]] to %[[C9]] step %[[C1]] iter_args(%[[ARG3:[a-z0-9_]+]] = %[[A]]) -> (i32) {
// CHECK-NEXT: "s"(%[[ARG3]]) : (i32) -> ()
// CHECK-NEXT: scf.yield %[[B]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[FOR]] : i32
// CHECK-NEXT: }
func.func @executed(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0 = scf.for %i = %c0 to %c9 step %c1 iter_args(%x = %a) -> i32 {
    "s"(%x) : (i32) -> ()
    scf.yield %b : i32
  }
  return %0 : i32
}

// -----

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index) {
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[ADDI:.*]] = arith.addi %[[A]], %[[C1]] : index
// CHECK-NEXT: %[[ADDI_1:.*]] = arith.addi %[[A]], %[[C2]] overflow<nsw> : index
// CHECK-NEXT: %[[ADDI_2:.*]] = arith.addi %[[A]], %[[C1]] overflow<nsw> : index
// CHECK-NEXT: scf.for %[[ARG2:[a-z0-9_]+]] = %[[A]] to %[[ADDI]] step %[[C1]] {
// CHECK-NEXT: "u1"(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %[[ARG2_1:[a-z0-9_]+]] = %[[A]] to %[[ADDI_1]] step %[[C1]] {
// CHECK-NEXT: "u2"(%[[ARG2_1]]) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "u3"(%[[A]]) : (index) -> ()
// CHECK-NEXT: scf.for %[[ARG2_2:[a-z0-9_]+]] = %[[A]] to %[[ADDI_2]] step %[[B]] {
// CHECK-NEXT: "u5"(%[[ARG2_2]]) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.for unsigned %[[ARG2_3:[a-z0-9_]+]] = %[[A]] to %[[ADDI_1]] step %[[C2]] {
// CHECK-NEXT: "u6"(%[[ARG2_3]]) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %[[ARG2_4:[a-z0-9_]+]] = %[[ADDI_1]] to %[[A]] step %[[C2]] {
// CHECK-NEXT: "u7"(%[[ARG2_4]]) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "u8"(%[[A]]) : (index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @f(%a: index, %b: index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %cm = arith.constant -1 : index
  %5 = arith.addi %a, %c1 : index
  %6 = arith.addi %a, %c2 overflow<nsw> : index
  %7 = arith.addi %a, %cm overflow<nsw> : index
  %8 = arith.addi %c1, %a overflow<nsw> : index
  scf.for %i = %a to %5 step %c1 { "u1"(%i) : (index) -> () }
  scf.for %i = %a to %6 step %c1 { "u2"(%i) : (index) -> () }
  scf.for %i = %a to %6 step %c2 { "u3"(%i) : (index) -> () }
  scf.for %i = %a to %7 step %c2 { "u4"(%i) : (index) -> () }
  scf.for %i = %a to %8 step %b { "u5"(%i) : (index) -> () }
  scf.for unsigned %i = %a to %6 step %c2 { "u6"(%i) : (index) -> () }
  scf.for %i = %6 to %a step %c2 { "u7"(%i) : (index) -> () }
  %9 = arith.addi %a, %c2 overflow<nuw> : index
  scf.for unsigned %i = %a to %9 step %c2 { "u8"(%i) : (index) -> () }
  return
}

// -----

// CHECK-LABEL: func.func @nothing
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT: return %[[B]] : i32
// CHECK-NEXT: }
func.func @nothing(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0 = scf.for %i = %c0 to %c9 step %c1 iter_args(%x = %a) -> i32 {
    scf.yield %b : i32
  }
  return %0 : i32
}

// -----

// A loop with one iteration that yields its variable.
// CHECK-LABEL: func.func @variable
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index) -> (index, index) {
// CHECK-NEXT: %[[LOW:.*]] = arith.constant 1 : index
// CHECK-NEXT: return %[[LOW]], %[[A]] : index, index
// CHECK-NEXT: }
func.func @variable(%a: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0:2 = scf.for %i = %c1 to %c2 step %c2 iter_args(%x = %a, %y = %a) -> (index, index) {
    scf.yield %i, %x : index, index
  }
  return %0#0, %0#1 : index, index
}
