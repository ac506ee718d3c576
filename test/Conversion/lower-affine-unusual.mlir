// RUN: strata opt --allow-unregistered-dialect --lower-affine %s | FileCheck %s
//
// Operations without computation, and those that cannot be computed.

// CHECK-LABEL: func.func @no_results
// CHECK-NEXT: return
func.func @no_results(%i: index) {
  "affine.delinearize_index"(%i) <{static_basis = array<i64>}> : (index) -> ()
  return
}

// CHECK-LABEL: func.func @no_zero
func.func @no_zero(%m: memref<f8E8M0FNU>) {
  // CHECK: affine.parallel
  %0 = affine.parallel (%i) = (0) to (4) reduce ("addf") -> f8E8M0FNU {
    %1 = affine.load %m[] : memref<f8E8M0FNU>
    affine.yield %1 : f8E8M0FNU
  }
  return
}

// CHECK-LABEL: func.func @no_infinity
func.func @no_infinity(%m: memref<f4E2M1FN>) {
  // CHECK: affine.parallel
  %0 = affine.parallel (%i) = (0) to (4) reduce ("minimumf") -> f4E2M1FN {
    %1 = affine.load %m[] : memref<f4E2M1FN>
    affine.yield %1 : f4E2M1FN
  }
  return
}

// CHECK-LABEL: func.func @no_bits
func.func @no_bits(%m: memref<i0>) {
  // CHECK: %[[ONLY:.*]] = arith.constant 0 : i0
  // CHECK: scf.parallel {{.*}} init (%[[ONLY]])
  %0 = affine.parallel (%i) = (0) to (4) reduce ("muli") -> i0 {
    %1 = affine.load %m[] : memref<i0>
    affine.yield %1 : i0
  }
  return
}
