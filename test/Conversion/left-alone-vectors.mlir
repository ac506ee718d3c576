// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-llvm %s | FileCheck %s
// RUN: strata opt --allow-unregistered-dialect --convert-complex-to-standard %s | FileCheck --check-prefix=COMPLEX %s
//
// Vectors that are too large to be taken apart, and numbers that special cases need and
// the type does not have.

// CHECK-LABEL: func.func @huge
func.func @huge(%a: f32, %n: index) {
  // CHECK: vector.broadcast
  %0 = vector.broadcast %a : f32 to vector<4294967296xf32>
  // CHECK: vector.broadcast
  %1 = vector.broadcast %0 : vector<4294967296xf32> to vector<4294967296x4294967296xf32>
  // CHECK: vector.broadcast
  %2 = vector.broadcast %a : f32 to vector<1000000x1000000x4xf32>
  // CHECK: vector.step
  %3 = vector.step : vector<1000000000xindex>
  // CHECK: vector.create_mask
  %4 = vector.create_mask %n : vector<1000000000xi1>
  // CHECK: vector.create_mask
  %5 = vector.create_mask %n, %n : vector<1000000000x4xi1>
  // CHECK: vector.constant_mask
  %6 = vector.constant_mask [1000000000, 2] : vector<1000000000x4xi1>
  "mine.use"(%0, %1, %2, %3, %4, %5, %6) : (vector<4294967296xf32>, vector<4294967296x4294967296xf32>, vector<1000000x1000000x4xf32>, vector<1000000000xindex>, vector<1000000000xi1>, vector<1000000000x4xi1>, vector<1000000000x4xi1>) -> ()
  return
}

// Without flags, and of numbers without bits.
// CHECK-LABEL: func.func @reductions
func.func @reductions(%v: vector<4xf32>, %none: vector<4xi0>, %m: vector<4xi1>) -> (f32, i0) {
  // CHECK: llvm.intr.vector.reduce.fadd
  %0 = "vector.reduction"(%v) <{kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
  // CHECK: llvm.intr.vp.reduce.smax
  %1 = vector.mask %m { vector.reduction <maxsi>, %none : vector<4xi0> into i0 } : vector<4xi1> -> i0
  return %0, %1 : f32, i0
}

// COMPLEX-LABEL: func.func @no_infinity
func.func @no_infinity(%a: complex<f4E2M1FN>, %b: complex<f8E8M0FNU>) {
  // COMPLEX: complex.exp
  %0 = complex.exp %a : complex<f4E2M1FN>
  // COMPLEX: complex.sign
  %1 = complex.sign %b : complex<f8E8M0FNU>
  return
}
