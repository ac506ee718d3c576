// The parts of rules, without regions.
// RUN: %opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(apply-patterns{file=%S/Inputs/scalars.rules.mlir fold=false})' | FileCheck %s
// AUTOUPDATE

// CHECK-LABEL: func.func @constants
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[X]], %[[C3]] : i32
// CHECK-NEXT:   return %[[ADDI]] : i32
// CHECK-NEXT: }
func.func @constants(%x: i32) -> i32 {
  %c5 = arith.constant 5 : i32
  %c3 = arith.constant 3 : i32
  %0 = arith.addi %x, %c5 : i32
  %1 = arith.subi %0, %c3 : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @float
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f32, %[[V:[a-z0-9_]+]]: vector<2xf64>) -> (f32, vector<2xf64>) {
// CHECK-NEXT:   return %[[X]], %[[V]] : f32, vector<2xf64>
// CHECK-NEXT: }
func.func @float(%x: f32, %v: vector<2xf64>) -> (f32, vector<2xf64>) {
  %c = arith.constant 1.0 : f32
  %d = arith.constant dense<1.0> : vector<2xf64>
  %0 = arith.mulf %x, %c : f32
  %1 = arith.mulf %v, %d : vector<2xf64>
  return %0, %1 : f32, vector<2xf64>
}

// CHECK-LABEL: func.func @flags
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i8, %[[Y:[a-z0-9_]+]]: i8) -> (i8, i8) {
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[X]], %[[Y]] overflow<nsw, nuw> : i8
// CHECK-NEXT:   %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:   %[[MULI_1:.*]] = arith.muli %[[X]], %[[C3_I8]] overflow<nuw> : i8
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[MULI]], %[[X]] overflow<nuw> {keep} : i8
// CHECK-NEXT:   return %[[MULI_1]], %[[ADDI]] : i8, i8
// CHECK-NEXT: }
func.func @flags(%x: i8, %y: i8) -> (i8, i8) {
  %0 = arith.muli %x, %y overflow<nsw, nuw> : i8
  %1 = arith.addi %0, %x overflow<nuw> : i8
  %2 = arith.addi %0, %x overflow<nuw> {keep} : i8
  return %1, %2 : i8, i8
}

// CHECK-LABEL: func.func @conditions_on_families
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i8) -> (i8, i8) {
// CHECK-NEXT:   %[[C9:.*]] = arith.constant 9 : i8
// CHECK-NEXT:   %[[DIVSI:.*]] = arith.divsi %[[X]], %[[C9]] : i8
// CHECK-NEXT:   return %[[X]], %[[DIVSI]] : i8, i8
// CHECK-NEXT: }
func.func @conditions_on_families(%x: i8) -> (i8, i8) {
  %c8 = arith.constant 8 : i8
  %c9 = arith.constant 9 : i8
  %0 = arith.divsi %x, %c8 : i8
  %1 = arith.divsi %x, %c9 : i8
  return %0, %1 : i8, i8
}

// CHECK-LABEL: func.func @families
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i8, %[[Y:[a-z0-9_]+]]: i8) -> (i1, i1, i1) {
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi ne, %[[X]], %[[Y]] : i8
// CHECK-NEXT:   %[[CMPI_1:.*]] = arith.cmpi sge, %[[X]], %[[Y]] : i8
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   return %[[CMPI]], %[[CMPI_1]], %[[TRUE]] : i1, i1, i1
// CHECK-NEXT: }
func.func @families(%x: i8, %y: i8) -> (i1, i1, i1) {
  %true = arith.constant true
  %0 = arith.cmpi eq, %x, %y : i8
  %1 = arith.xori %0, %true : i1
  %2 = arith.cmpi slt, %x, %y : i8
  %3 = arith.xori %2, %true : i1
  %4 = arith.cmpi sle, %x, %x : i8
  return %1, %3, %4 : i1, i1, i1
}

// CHECK-LABEL: func.func @vectors
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: vector<1xf32>, %[[W:[a-z0-9_]+]]: vector<1xi32>) -> (f32, i32) {
// CHECK-NEXT:   %[[SHAPE_CAST:.*]] = vector.shape_cast %[[V]] : vector<1xf32> to vector<1x1xf32>
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[SHAPE_CAST]][0, 0] : f32 from vector<1x1xf32>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[W]][0] : i32 from vector<1xi32>
// CHECK-NEXT:   return %[[EXTRACT]], %[[EXTRACT_1]] : f32, i32
// CHECK-NEXT: }
func.func @vectors(%v: vector<1xf32>, %w: vector<1xi32>) -> (f32, i32) {
  %0 = vector.extract %v[0] : f32 from vector<1xf32>
  %1 = vector.extract %w[0] : i32 from vector<1xi32>
  return %0, %1 : f32, i32
}

// CHECK-LABEL: func.func private @old(i32, f32, f64) -> (i1, i2)
func.func private @old(i32, f32, f64) -> (i1, i2)

// CHECK-LABEL: func.func private @new(i32, f32, f64, i32) -> (i1, i2)
func.func private @new(i32, f32, f64, i32) -> (i1, i2)

// CHECK-LABEL: func.func @lists
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: f32, %[[C:[a-z0-9_]+]]: f64) -> (i1, i2) {
// CHECK-NEXT:   %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[CALL:[a-z0-9_]+]]:2 = call @new(%[[A]], %[[B]], %[[C]], %[[C1_I32]]) : (i32, f32, f64, i32) -> (i1, i2)
// CHECK-NEXT:   return %[[CALL]]#0, %[[CALL]]#1 : i1, i2
// CHECK-NEXT: }
func.func @lists(%a: i32, %b: f32, %c: f64) -> (i1, i2) {
  %0:2 = call @old(%a, %b, %c) : (i32, f32, f64) -> (i1, i2)
  return %0#0, %0#1 : i1, i2
}

// CHECK-LABEL: func.func @results
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i16, %[[Y:[a-z0-9_]+]]: i16) -> (i16, i16, i16) {
// CHECK-NEXT:   %[[C0_I16:.*]] = arith.constant 0 : i16
// CHECK-NEXT:   %[[C42_I16:.*]] = arith.constant 42 : i16
// CHECK-NEXT:   return %[[X]], %[[C0_I16]], %[[C42_I16]] : i16, i16, i16
// CHECK-NEXT: }
func.func @results(%x: i16, %y: i16) -> (i16, i16, i16) {
  %c1 = arith.constant 1 : i16
  %c7 = arith.constant 7 : i16
  "test.drop"(%y) : (i16) -> ()
  %low, %high = arith.mului_extended %x, %c1 : i16
  %0 = arith.addi %x, %c7 : i16
  return %low, %high, %0 : i16, i16, i16
}
