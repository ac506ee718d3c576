// AUTOUPDATE
// RUN: strata opt --raise-scf-to-affine %s | FileCheck %s

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 + 1, s0)>
// CHECK-LABEL: func.func @triangle
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[A:[a-z0-9_]+]]: memref<?xindex>) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   affine.for %[[ARG2:[a-z0-9_]+]] = 0 to %[[N]] step 2 {
// CHECK-NEXT:     %[[NEXT:.*]] = arith.addi %[[ARG2]], %[[C1]] : index
// CHECK-NEXT:     %[[END:.*]] = arith.minsi %[[NEXT]], %[[N]] : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-z0-9_]+]] = #map(%[[ARG2]]) to min #map1(%[[ARG2]])[%[[N]]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[A]][%[[ARG3]]] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @triangle(%n: index, %a: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c2 {
    %next = arith.addi %i, %c1 : index
    %end = arith.minsi %next, %n : index
    scf.for %j = %i to %end step %c1 {
      memref.store %j, %a[%j] : memref<?xindex>
    }
  }
  return
}

// CHECK-LABEL: func.func @sum
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[A:[a-z0-9_]+]]: memref<?xf32>) -> f32 {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[FOR:.*]] = affine.for %[[ARG2:[a-z0-9_]+]] = 0 to %[[N]] iter_args(%[[ARG3:[a-z0-9_]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:     %[[X:.*]] = memref.load %[[A]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:     %[[T:.*]] = arith.addf %[[ARG3]], %[[X]] : f32
// CHECK-NEXT:     affine.yield %[[T]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]] : f32
// CHECK-NEXT: }
func.func @sum(%n: index, %a: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f32) {
    %x = memref.load %a[%i] : memref<?xf32>
    %t = arith.addf %s, %x : f32
    scf.yield %t : f32
  }
  return %sum : f32
}
/// The step may be any number, bounds come from memory, or the variable is no index.
// CHECK-LABEL: func.func @others
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[STEP:[a-z0-9_]+]]: index, %[[A:[a-z0-9_]+]]: memref<?xindex>, %[[END:[a-z0-9_]+]]: i32) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   scf.for %[[I:[a-z0-9_]+]] = %[[C0]] to %[[N]] step %[[STEP]] {
// CHECK-NEXT:     %[[LAST:.*]] = memref.load %[[A]][%[[I]]] : memref<?xindex>
// CHECK-NEXT:     scf.for %[[J:[a-z0-9_]+]] = %[[C0]] to %[[LAST]] step %[[C1]] {
// CHECK-NEXT:       memref.store %[[J]], %[[A]][%[[J]]] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[ONE:.*]] = arith.constant 1 : i32
// CHECK-NEXT:   scf.for %[[I_1:[a-z0-9_]+]] = %[[ZERO]] to %[[END]] step %[[ONE]]  : i32 {
// CHECK-NEXT:     memref.store %[[C0]], %[[A]][%[[C1]]] : memref<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @others(%n: index, %step: index, %a: memref<?xindex>, %end: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %step {
    %last = memref.load %a[%i] : memref<?xindex>
    scf.for %j = %c0 to %last step %c1 {
      memref.store %j, %a[%j] : memref<?xindex>
    }
  }
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  scf.for %i = %zero to %end step %one : i32 {
    memref.store %c0, %a[%c1] : memref<?xindex>
  }
  return
}

// Sizes that the type has are constants.
// CHECK-LABEL: func.func @constant_size
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<64x?xf32>) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C64:.*]] = arith.constant 64 : index
// CHECK-NEXT:   affine.for %[[ARG1:[a-z0-9_]+]] = 0 to 64 {
// CHECK-NEXT:     %[[X:.*]] = memref.load %[[A]][%[[ARG1]], %[[C0]]] : memref<64x?xf32>
// CHECK-NEXT:     memref.store %[[X]], %[[A]][%[[ARG1]], %[[C1]]] : memref<64x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @constant_size(%a: memref<64x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<64x?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i, %c0] : memref<64x?xf32>
    memref.store %x, %a[%i, %c1] : memref<64x?xf32>
  }
  return
}
