// RUN: not strata opt --split-input-file --lower-to-llvm %s 2>&1 | FileCheck %s
//
// The passes that have patterns for the remaining operations, and their reasons.

// CHECK: [[#@LINE+3]]:8: error: 'vector.extract' cannot be lowered to the dialect llvm
// CHECK: [[#@LINE+2]]:8: note: 'expand-vector-ops' does not convert it: the vector cannot be taken apart: a dimension is scalable, or there are too many parts
func.func @scalable(%v: vector<[4]x2xf32>, %i: index) -> vector<2xf32> {
  %0 = vector.extract %v[%i] : vector<2xf32> from vector<[4]x2xf32>
  return %0 : vector<2xf32>
}

// -----

// CHECK: [[#@LINE+2]]:8: error: 'vector.expandload' cannot be lowered to the dialect llvm
func.func @several(%m: memref<8x8xf32>, %i: index, %k: vector<2x4xi1>, %v: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.expandload %m[%i, %i], %k, %v : memref<8x8xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  // CHECK: [[#@LINE-1]]:8: note: 'convert-vector-to-llvm' does not convert it: a vector of several dimensions
  // CHECK: [[#@LINE-2]]:8: note: 'convert-to-llvm' does not convert it: a vector of several dimensions
  return %0 : vector<2x4xf32>
}

// -----

// CHECK: [[#@LINE+2]]:1: error: 'func.func' cannot be lowered to the dialect llvm
// CHECK: [[#@LINE+1]]:1: note: 'convert-to-llvm' does not convert it: unable to convert type of an argument or result, type was 'memref<3xi3, "x">'
func.func @signature(%n: memref<3xi3, "x">) {
  return
}

// -----

// Patterns that do not say why.
func.func @unknown(%v: vector<2x[4]xf32>) -> vector<[4]x2xf32> {
  // CHECK: [[#@LINE+2]]:8: error: 'vector.shape_cast' cannot be lowered to the dialect llvm
  // CHECK: [[#@LINE+1]]:8: note: 'convert-vector-to-llvm' converts operations 'vector.shape_cast', but not this one with these types and attributes
  %0 = vector.shape_cast %v : vector<2x[4]xf32> to vector<[4]x2xf32>
  return %0 : vector<[4]x2xf32>
}
