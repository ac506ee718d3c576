// Programs with vectors and complex numbers compute the same values as loops on scalars.

// REQUIRES: codegen

// RUN: %strata run %s -e dot 10 | FileCheck %s --check-prefix=DOT --match-full-lines
// RUN: %strata run %s -e loop 10 | FileCheck %s --check-prefix=DOT --match-full-lines
// RUN: %strata run %s -e shapes 2 3 | FileCheck %s --check-prefix=SHAPES --match-full-lines
// RUN: %strata run %s -e masked 5 7 | FileCheck %s --check-prefix=MASKED --match-full-lines
// RUN: %strata run %s -e product 2 3 | FileCheck %s --check-prefix=PRODUCT --match-full-lines
// RUN: %strata run %s -e quotient 1 2 3 4 | FileCheck %s --check-prefix=QUOTIENT --match-full-lines

// The sum of the squares of 0 to 9, with vectors, of which the last is not full, and
// without.
// DOT: 285
// SHAPES: 223332
// MASKED: 35
// PRODUCT: 6644
// QUOTIENT: 0.44
// QUOTIENT-NEXT: 0.08

func.func @dot(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %m = memref.alloc(%n) : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f32
    memref.store %f, %m[%i] : memref<?xf32>
  }
  %init = arith.constant dense<0.0> : vector<4xf32>
  %acc = scf.for %i = %c0 to %n step %c4 iter_args(%a = %init) -> vector<4xf32> {
    %v = vector.transfer_read %m[%i], %zero : memref<?xf32>, vector<4xf32>
    %r = vector.fma %v, %v, %a : vector<4xf32>
    scf.yield %r : vector<4xf32>
  }
  %sum = vector.reduction <add>, %acc : vector<4xf32> into f32
  memref.dealloc %m : memref<?xf32>
  return %sum : f32
}
func.func @loop(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> f32 {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f32
    %s = arith.mulf %f, %f : f32
    %r = arith.addf %s, %a : f32
    scf.yield %r : f32
  }
  return %sum : f32
}
// rows of a matrix: transposed, sliced, joined; each element is read back with weights
func.func @shapes(%a: f32, %b: f32) -> f32 {
  %v = vector.from_elements %a, %b, %a, %b, %b, %a : vector<2x3xf32>
  %t = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %c = vector.shape_cast %t : vector<3x2xf32> to vector<6xf32>
  %w = arith.constant dense<[1.0, 10.0, 100.0, 1000.0, 10000.0, 100000.0]> : vector<6xf32>
  %p = arith.mulf %c, %w : vector<6xf32>
  %r = vector.reduction <add>, %p : vector<6xf32> into f32
  return %r : f32
}
func.func @masked(%n: index, %x: i32) -> i32 {
  %k = vector.create_mask %n : vector<8xi1>
  %v = vector.broadcast %x : i32 to vector<8xi32>
  %r = vector.mask %k { vector.reduction <add>, %v : vector<8xi32> into i32 } : vector<8xi1> -> i32
  return %r : i32
}
func.func @product(%a: f32, %b: f32) -> f32 {
  %l = vector.from_elements %a, %b : vector<2xf32>
  %r = vector.from_elements %b, %a, %a : vector<3xf32>
  %o = vector.outerproduct %l, %r : vector<2xf32>, vector<3xf32>
  %s = vector.extract_strided_slice %o {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<2x3xf32> to vector<2x2xf32>
  %c = vector.shape_cast %s : vector<2x2xf32> to vector<4xf32>
  %w = arith.constant dense<[1.0, 10.0, 100.0, 1000.0]> : vector<4xf32>
  %p = arith.mulf %c, %w : vector<4xf32>
  %q = vector.reduction <add>, %p : vector<4xf32> into f32
  return %q : f32
}
func.func @quotient(%a: f32, %b: f32, %c: f32, %d: f32) -> (f32, f32) {
  %x = complex.create %a, %b : complex<f32>
  %y = complex.create %c, %d : complex<f32>
  %q = complex.div %x, %y : complex<f32>
  %re = complex.re %q : complex<f32>
  %im = complex.im %q : complex<f32>
  return %re, %im : f32, f32
}
