// RUN: %opt --allow-unregistered-dialect --int-range-optimizations %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/counts.irdl.mlir --int-range-optimizations %S/Inputs/counts.mlir | FileCheck %s --check-prefix=OWN

// Induction variables are between their bounds.
// CHECK-LABEL: func @for_loops
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: index)
func.func @for_loops(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  // CHECK: %[[TRUE:.*]] = arith.constant true
  // CHECK: %[[FALSE:.*]] = arith.constant false
  // CHECK: %[[C0:.*]] = arith.constant 0 : index
  // CHECK: %[[C5:.*]] = arith.constant 5 : index
  // CHECK: scf.for %[[I:.*]] = %[[C0]] to %[[ARG0]]
  scf.for %i = %c0 to %n step %c1 {
    %negative = arith.cmpi slt, %i, %c0 : index
    %small = arith.cmpi slt, %i, %c5 : index
    // CHECK: %[[SMALL:.*]] = arith.cmpi slt, %[[I]], %[[C5]]
    // CHECK: "test.use"(%[[FALSE]], %[[SMALL]])
    "test.use"(%negative, %small) : (i1, i1) -> ()
  }
  // A negative step counts down.
  %back = arith.constant -1 : index
  scf.for %i = %c5 to %c0 step %back {
    %small = arith.cmpi sle, %i, %c5 : index
    // CHECK: "test.use"(%[[TRUE]])
    "test.use"(%small) : (i1) -> ()
  }
  // Unsigned: the upper bound may be a negative number.
  // CHECK: scf.for unsigned %[[I:.*]] = %[[C0]] to %[[ARG0]]
  scf.for unsigned %i = %c0 to %n step %c1 {
    // CHECK: %[[NEGATIVE:.*]] = arith.cmpi slt, %[[I]], %[[C0]]
    %negative = arith.cmpi slt, %i, %c0 : index
    // CHECK: "test.use"(%[[NEGATIVE]])
    "test.use"(%negative) : (i1) -> ()
  }
  return
}

// CHECK-LABEL: func @several_variables
func.func @several_variables(%n: index, %t: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j) = (%c0, %c1) to (%c1, %n) step (%c5, %c1) {
    %positive = arith.cmpi sgt, %j, %c0 : index
    // CHECK: %[[FALSE:.*]] = arith.constant false
    // CHECK: %[[TRUE:.*]] = arith.constant true
    // CHECK: %[[C0:.*]] = arith.constant 0 : index
    // CHECK: "test.use"(%[[C0]], %[[TRUE]])
    "test.use"(%i, %positive) : (index, i1) -> ()
    scf.reduce
  }
  %0 = scf.forall (%i, %j) = (0, 1) to (1, %n) step (8, 1) shared_outs(%out = %t) -> tensor<?xf32> {
    %size = tensor.dim %out, %c0 : tensor<?xf32>
    %positive = arith.cmpi sgt, %j, %c0 : index
    %negative = arith.cmpi slt, %size, %c0 : index
    // CHECK: "test.use"(%[[C0]], %[[TRUE]], %[[FALSE]])
    "test.use"(%i, %positive, %negative) : (index, i1, i1) -> ()
  }
  return
}

// CHECK-LABEL: func @affine_loops
func.func @affine_loops(%n: index) {
  %c0 = arith.constant 0 : index
  affine.for %i = 3 to 4 step 4 {
    // CHECK: %[[FALSE:.*]] = arith.constant false
    // CHECK: %[[C3:.*]] = arith.constant 3 : index
    // CHECK: "test.use"(%[[C3]])
    "test.use"(%i) : (index) -> ()
  }
  affine.for %i = 0 to %n {
    %negative = arith.cmpi slt, %i, %c0 : index
    // CHECK: "test.use"(%[[FALSE]])
    "test.use"(%negative) : (i1) -> ()
  }
  return
}

// Sizes are not negative, and those of the type where they are known.
// CHECK-LABEL: func @sizes
func.func @sizes(%m: memref<?xi32>, %t: tensor<?x4xi32>, %dim: index) {
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<?xi32>
  %e = tensor.dim %t, %dim : tensor<?x4xi32>
  %0 = arith.cmpi slt, %d, %c0 : index
  %1 = arith.cmpi slt, %e, %c0 : index
  // CHECK: %[[FALSE:.*]] = arith.constant false
  // CHECK: "test.use"(%[[FALSE]], %[[FALSE]])
  "test.use"(%0, %1) : (i1, i1) -> ()
  return
}

// OWN: %[[C2:.*]] = arith.constant 2 : index
// OWN: "test.use"(%[[C2]]
