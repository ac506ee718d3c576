// RUN: strata opt %s --pass-pipeline='builtin.module(func.func(affine-expand-maxima))' | FileCheck %s

// The sign is that of all numbers, and a NaN of any of them wins.
// CHECK-LABEL: @maximum
// CHECK: affine.for {{.*}} iter_args(%[[NUMBER:.*]] = %{{.*}}, %[[BITS:.*]] = %{{.*}}, %[[NAN:.*]] = %{{.*}})
// CHECK: scf.for
// CHECK: %[[VALUE:.*]] = vector.load
// CHECK-NOT: maximumf
// CHECK: arith.cmpf ogt, %[[VALUE]]
// CHECK: arith.select
// CHECK: arith.andi
// CHECK: arith.ori %{{.*}} : vector<8xi1>
// CHECK: scf.yield
// CHECK: affine.yield
// CHECK: arith.select
// CHECK: return
func.func @maximum(%x: memref<4x5x8xf32>, %init: vector<8xf32>) -> vector<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %all = affine.for %i = 0 to 4 iter_args(%outer = %init) -> (vector<8xf32>) {
    %row = scf.for %j = %c0 to %c5 step %c1 iter_args(%inner = %outer) -> (vector<8xf32>) {
      %value = vector.load %x[%i, %j, %c0] : memref<4x5x8xf32>, vector<8xf32>
      %new = arith.maximumf %value, %inner : vector<8xf32>
      scf.yield %new : vector<8xf32>
    }
    affine.yield %row : vector<8xf32>
  }
  return %all : vector<8xf32>
}

// One instruction does without NaNs and signs of zero; others use the value of each step.
// CHECK-LABEL: @others
// CHECK-COUNT-2: arith.maximumf
// CHECK-NOT: arith.cmpf
// CHECK: return
func.func @others(%x: memref<4x8xf32>, %y: memref<4x8xf32>, %init: vector<8xf32>) -> (vector<8xf32>, vector<8xf32>) {
  %c0 = arith.constant 0 : index
  %all:2 = affine.for %i = 0 to 4 iter_args(%a = %init, %b = %init) -> (vector<8xf32>, vector<8xf32>) {
    %value = vector.load %x[%i, %c0] : memref<4x8xf32>, vector<8xf32>
    %first = arith.maximumf %value, %a fastmath<nnan,nsz> : vector<8xf32>
    %second = arith.maximumf %value, %b : vector<8xf32>
    vector.store %second, %y[%i, %c0] : memref<4x8xf32>, vector<8xf32>
    affine.yield %first, %second : vector<8xf32>, vector<8xf32>
  }
  return %all#0, %all#1 : vector<8xf32>, vector<8xf32>
}
