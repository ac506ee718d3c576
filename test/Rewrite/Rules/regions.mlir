// Regions in rules.
// RUN: %opt %s --pass-pipeline='builtin.module(apply-patterns{file=%S/Inputs/regions.rules.mlir fold=false})' | FileCheck %s
// AUTOUPDATE

// CHECK-LABEL: func.func @if_true
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f32, %[[C:[a-z0-9_]+]]: i1) -> (f32, f32) {
// CHECK-NEXT:   %[[ADDF:.*]] = arith.addf %[[X]], %[[X]] : f32
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[C]] -> (f32) {
// CHECK-NEXT:     scf.yield %[[X]] : f32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[ADDF]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[ADDF]], %[[IF]] : f32, f32
// CHECK-NEXT: }
func.func @if_true(%x: f32, %c: i1) -> (f32, f32) {
  %true = arith.constant true
  %0 = scf.if %true -> (f32) {
    %1 = arith.addf %x, %x : f32
    scf.yield %1 : f32
  } else {
    scf.yield %x : f32
  }
  %2 = scf.if %c -> (f32) {
    scf.yield %x : f32
  } else {
    scf.yield %0 : f32
  }
  return %0, %2 : f32, f32
}

// CHECK-LABEL: func.func @execute
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[X:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[EXECUTE_REGION:.*]] = scf.execute_region -> i32 {
// CHECK-NEXT:     cf.cond_br %[[C]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     scf.yield %[[X]] : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[C0:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     scf.yield %[[C0]] : i32
// CHECK-NEXT:   } {done}
// CHECK-NEXT:   return %[[EXECUTE_REGION]] : i32
// CHECK-NEXT: }
func.func @execute(%c: i1, %x: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield %x : i32
  ^b:
    %c0 = arith.constant 0 : i32
    scf.yield %c0 : i32
  }
  return %0 : i32
}

// CHECK-LABEL: func.func @loops
// CHECK-SAME: (%[[LO:[a-z0-9_]+]]: index, %[[HI:[a-z0-9_]+]]: index, %[[X:[a-z0-9_]+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG3:[a-z0-9_]+]] = %[[LO]] to %[[HI]] step %[[LO]] iter_args(%[[ARG4:[a-z0-9_]+]] = %[[X]]) -> (i32) {
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG4]], %[[X]] : i32
// CHECK-NEXT:     scf.yield %[[ADDI]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[X]], %[[FOR]] : i32, i32
// CHECK-NEXT: }
func.func @loops(%lo: index, %hi: index, %x: i32) -> (i32, i32) {
  %0 = scf.for %i = %lo to %hi step %lo iter_args(%a = %x) -> (i32) {
    %1 = arith.addi %a, %x : i32
    scf.yield %a : i32
  }
  %2 = scf.for %i = %lo to %hi step %lo iter_args(%a = %x) -> (i32) {
    %3 = arith.addi %a, %x : i32
    scf.yield %3 : i32
  }
  return %0, %2 : i32, i32
}
