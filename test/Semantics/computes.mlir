// Operations of a file fold and execute as it declares.
// RUN: strata opt %s --irdl-file=%S/Inputs/sat.irdl.mlir --canonicalize | FileCheck %s
// RUN: strata interpret %s --irdl-file=%S/Inputs/sat.irdl.mlir --entry=run 250 10 | FileCheck %s --check-prefix=VALUES
// RUN: strata interpret %s --irdl-file=%S/Inputs/sat.irdl.mlir --entry=vectors '[250, 3]' '[10, 4]' | FileCheck %s --check-prefix=VECTORS
// RUN: strata interpret %s --irdl-file=%S/Inputs/sat.irdl.mlir --entry=clamp 1.5 | FileCheck %s --check-prefix=CLAMP
// RUN: strata interpret %s --irdl-file=%S/Inputs/sat.irdl.mlir --entry=halves 0x1234 | FileCheck %s --check-prefix=HALVES
// RUN: strata interpret %s --irdl-file=%S/Inputs/sat.irdl.mlir --entry=divide 7 2 | FileCheck %s --check-prefix=POISON
// RUN: not strata interpret %s --irdl-file=%S/Inputs/sat.irdl.mlir --entry=divide 7 0 2>&1 | FileCheck %s --check-prefix=BY-ZERO
// RUN: not strata interpret %s --irdl-file=%S/Inputs/sat.irdl.mlir --entry=divide 7 7 2>&1 | FileCheck %s --check-prefix=SEVEN

// CHECK-LABEL: @constants
func.func @constants() -> (i8, i8, vector<2xi8>, f32, i8, i8, i8) {
  %a = arith.constant 250 : i8
  %b = arith.constant 10 : i8
  %v = arith.constant dense<[1, 250]> : vector<2xi8>
  %w = arith.constant dense<[2, 10]> : vector<2xi8>
  %x = arith.constant 1.5 : f32
  %n = arith.constant 0x1234 : i16
  // CHECK-DAG: %[[SUM:.*]] = arith.constant -1 : i8
  // CHECK-DAG: %[[NONE:.*]] = arith.constant 0 : i8
  // CHECK-DAG: %[[SUMS:.*]] = arith.constant dense<[3, -1]> : vector<2xi8>
  // CHECK-DAG: %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
  // CHECK-DAG: %[[LOW:.*]] = arith.constant 52 : i8
  // CHECK-DAG: %[[HIGH:.*]] = arith.constant 18 : i8
  // CHECK-DAG: %[[AVG:.*]] = arith.constant -126 : i8
  // CHECK: return %[[SUM]], %[[NONE]], %[[SUMS]], %[[ONE]], %[[LOW]], %[[HIGH]], %[[AVG]]
  %sum = sat.addu %a, %b : i8
  %difference = sat.subu %b, %a : i8
  %sums = sat.addu %v, %w : vector<2xi8>
  %one = sat.clamp %x : f32
  %low, %high = sat.split %n : i16 -> i8, i8
  %avg = sat.avg down, %a, %b : i8
  return %sum, %difference, %sums, %one, %low, %high, %avg : i8, i8, vector<2xi8>, f32, i8, i8, i8
}

// Undefined operations stay; poison is refined to the value.
// CHECK-LABEL: @undefined
func.func @undefined() -> (i8, i8, i8) {
  %zero = arith.constant 0 : i8
  %two = arith.constant 2 : i8
  %seven = arith.constant 7 : i8
  // CHECK-DAG: %[[THREE:.*]] = arith.constant 3 : i8
  // CHECK-DAG: %[[A:.*]] = sat.div %{{.*}}, %{{.*}} : i8
  // CHECK-DAG: %[[B:.*]] = sat.div %{{.*}}, %{{.*}} : i8
  // CHECK: return %[[A]], %[[B]], %[[THREE]]
  %a = sat.div %two, %zero : i8
  %b = sat.div %two, %seven : i8
  %c = sat.div exact %seven, %two : i8
  return %a, %b, %c : i8, i8, i8
}

// VALUES: -1
// VALUES-NEXT: -16
// VALUES-NEXT: -126
func.func @run(%a: i8, %b: i8) -> (i8, i8, i8) {
  %sum = sat.addu %a, %b : i8
  %difference = sat.subu %a, %b : i8
  %avg = sat.avg up, %a, %b : i8
  return %sum, %difference, %avg : i8, i8, i8
}

// VECTORS: [-1, 7]
func.func @vectors(%a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi8> {
  %sum = sat.addu %a, %b : vector<2xi8>
  return %sum : vector<2xi8>
}

// CLAMP: 1
func.func @clamp(%x: f64) -> f64 {
  %r = sat.clamp %x : f64
  return %r : f64
}

// HALVES: 52
// HALVES-NEXT: 18
func.func @halves(%x: i16) -> (i8, i8) {
  %low, %high = sat.split %x : i16 -> i8, i8
  return %low, %high : i8, i8
}

// POISON: poison
// BY-ZERO: computes.mlir:[[@LINE+3]]:8: error: division by zero
// SEVEN: computes.mlir:[[@LINE+2]]:8: error: the operation is undefined for its operands
func.func @divide(%a: i8, %b: i8) -> i8 {
  %r = sat.div exact %a, %b : i8
  return %r : i8
}
