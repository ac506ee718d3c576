// RUN: strata opt --affine-loop-unroll=unroll-factor=-1 %s | FileCheck %s --check-prefix=FULL
// RUN: strata opt --affine-loop-unroll='unroll-factor=-1 unroll-full-threshold=2' %s | FileCheck %s --check-prefix=SHORT
// RUN: strata opt --affine-loop-unroll=cleanup-unroll %s | FileCheck %s --check-prefix=CLEANUP
// RUN: strata opt --affine-loop-unroll='unroll-factor=2 unroll-num-reps=2' %s | FileCheck %s --check-prefix=REPS
// RUN: strata opt --affine-loop-unroll='unroll-factor=5 unroll-up-to-factor' %s | FileCheck %s --check-prefix=UP
// RUN: not strata opt --affine-loop-unroll=unroll-factor=0 %s 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: strata opt --affine-loop-unroll=unroll-factor=8 --allow-unregistered-dialect %s | FileCheck %s --check-prefix=LARGE
//
// Options of unrolling.

// ZERO: error: Invalid option: 'unroll-factor' should be greater than 0 or equal to -1

// FULL-LABEL: func.func @nest
// FULL: affine.for %{{.*}} = 0 to 6 {
// FULL-COUNT-2: affine.store
// FULL-NOT: affine.store
// SHORT-LABEL: func.func @nest
// SHORT: affine.for %{{.*}} = 0 to 6 {
// SHORT-COUNT-2: affine.store
// SHORT-NOT: affine.store
// CLEANUP-LABEL: func.func @nest
// CLEANUP: affine.for %{{.*}} = 0 to 6 {
// CLEANUP-COUNT-2: affine.store
// CLEANUP-NOT: affine.store
// REPS-LABEL: func.func @nest
// REPS: affine.for %{{.*}} = 0 to 6 step 2 {
// REPS-COUNT-4: affine.store
// REPS-NOT: affine.store
// UP-LABEL: func.func @nest
// UP: affine.for %{{.*}} = 0 to 6 {
// UP-COUNT-2: affine.store
// UP-NOT: affine.store
// LARGE-LABEL: func.func @nest
// LARGE: affine.for %{{.*}} = 0 to 6 {
// LARGE: affine.for %{{.*}} = 0 to 2 {
func.func @nest(%memory: memref<6x2xf32>, %value: f32) {
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 2 {
      affine.store %value, %memory[%i, %j] : memref<6x2xf32>
    }
  }
  return
}

// A body of a thousand million copies is not created, nor are copies of a loop that has no
// iterations.
// SHORT-LABEL: func.func @large
// CLEANUP-LABEL: func.func @large
// REPS-LABEL: func.func @large
// FULL-LABEL: func.func @large
// FULL: affine.for %{{.*}} = 0 to 1000000000 {
// FULL: affine.for %{{.*}} = 3 to 3 {
// FULL: affine.for %{{.*}} = 3 to 0 {
// UP-LABEL: func.func @large
// UP: affine.for %{{.*}} = 0 to 1000000000 step 5 {
// UP: affine.for %{{.*}} = 3 to 3 {
// UP: affine.for %{{.*}} = 3 to 0 {
func.func @large(%memory: memref<6xf32>, %value: f32) {
  affine.for %i = 0 to 1000000000 {
    affine.store %value, %memory[%i] : memref<6xf32>
  }
  affine.for %i = 3 to 3 {
    affine.store %value, %memory[%i] : memref<6xf32>
  }
  affine.for %i = 3 to 0 {
    affine.store %value, %memory[%i] : memref<6xf32>
  }
  return
}
