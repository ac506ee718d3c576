// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s
//
// Loops.

// CHECK-LABEL: func.func @cycles(%arg0: index, %arg1: i32, %arg2: i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg2) -> (i32) {
// CHECK-NEXT: %1 = "s"(%arg1, %arg4, %arg4) : (i32, i32, i32) -> i32
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %arg1, %arg1, %0, %0 : i32, i32, i32, i32
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

// CHECK-LABEL: func.func @unused(%arg0: index, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg1) -> (i32) {
// CHECK-NEXT: %1:2 = "s"(%arg4) : (i32) -> (i32, i32)
// CHECK-NEXT: scf.yield %1#0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : i32
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

// CHECK-LABEL: func.func @executed(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c9 = arith.constant 9 : index
// CHECK-NEXT: %0 = scf.for %arg2 = %c0 to %c9 step %c1 iter_args(%arg3 = %arg0) -> (i32) {
// CHECK-NEXT: "s"(%arg3) : (i32) -> ()
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : i32
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

// CHECK-LABEL: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT: %1 = arith.addi %arg0, %c2 overflow<nsw> : index
// CHECK-NEXT: %2 = arith.addi %arg0, %c1 overflow<nsw> : index
// CHECK-NEXT: scf.for %arg2 = %arg0 to %0 step %c1 {
// CHECK-NEXT: "u1"(%arg2) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg2 = %arg0 to %1 step %c1 {
// CHECK-NEXT: "u2"(%arg2) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "u3"(%arg0) : (index) -> ()
// CHECK-NEXT: scf.for %arg2 = %arg0 to %2 step %arg1 {
// CHECK-NEXT: "u5"(%arg2) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.for unsigned %arg2 = %arg0 to %1 step %c2 {
// CHECK-NEXT: "u6"(%arg2) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg2 = %1 to %arg0 step %c2 {
// CHECK-NEXT: "u7"(%arg2) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "u8"(%arg0) : (index) -> ()
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

// CHECK-LABEL: func.func @nothing(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: return %arg1 : i32
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
// CHECK-LABEL: func.func @variable(%arg0: index) -> (index, index) {
// CHECK-NEXT: %[[LOW:.*]] = arith.constant 1 : index
// CHECK-NEXT: return %[[LOW]], %arg0 : index, index
// CHECK-NEXT: }
func.func @variable(%a: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0:2 = scf.for %i = %c1 to %c2 step %c2 iter_args(%x = %a, %y = %a) -> (index, index) {
    scf.yield %i, %x : index, index
  }
  return %0#0, %0#1 : index, index
}
