// memref.generic_atomic_rmw becomes a loop, of floats with their bits.

// REQUIRES: codegen

// RUN: %strata run %s -e integers --print-arguments '[1, 2, 3]' 1 | FileCheck %s --check-prefix=INTEGERS
// RUN: %strata run %s -e floats --print-arguments '[1, 2, 3]' 2 | FileCheck %s --check-prefix=FLOATS
// RUN: %strata run %s -O2 -e threads 10000 | FileCheck %s --check-prefix=THREADS
// RUN: %strata interpret %s --entry=threads 1000 | FileCheck %s --check-prefix=STEPS

// INTEGERS: {{^}}2
// INTEGERS-NEXT: [1, 7, 3]
func.func @integers(%m: memref<3xi16>, %i: index) -> i16 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<3xi16> {
  ^bb0(%old: i16):
    %c3 = arith.constant 3 : i16
    %c1 = arith.constant 1 : i16
    %1 = arith.muli %old, %c3 : i16
    %2 = arith.addi %1, %c1 : i16
    memref.atomic_yield %2 : i16
  }
  return %0 : i16
}

// FLOATS: {{^}}3
// FLOATS-NEXT: [1, 2, 4.5]
func.func @floats(%m: memref<3xf32>, %i: index) -> f32 {
  %c = arith.constant 1.5 : f32
  %0 = memref.generic_atomic_rmw %m[%i] : memref<3xf32> {
  ^bb0(%old: f32):
    %1 = arith.mulf %old, %c : f32
    memref.atomic_yield %1 : f32
  }
  return %0 : f32
}

// The iterations of all threads count.
// THREADS: {{^}}30000
// STEPS: {{^}}3000
func.func @threads(%n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %three = arith.constant 3.0 : f64
  %m = memref.alloc() : memref<f64>
  memref.store %zero, %m[] : memref<f64>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %0 = memref.generic_atomic_rmw %m[] : memref<f64> {
    ^bb0(%old: f64):
      %1 = arith.addf %old, %three : f64
      memref.atomic_yield %1 : f64
    }
  }
  %sum = memref.load %m[] : memref<f64>
  return %sum : f64
}
