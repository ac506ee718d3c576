// AUTOUPDATE
// RUN: %opt --scf-for-loop-specialization %s | FileCheck %s
// RUN: %opt --scf-parallel-loop-specialization %s | FileCheck %s --check-prefix=PARALLEL
//
// Loops that end at a minimum with a constant are copied, and one copy ends at the constant.

// CHECK: #map = affine_map<(d0) -> (8, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0, 4)>
// CHECK-LABEL: func.func @for
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[BUFFER:[a-z0-9_]+]]: memref<?xindex>) {
// CHECK-NEXT:   %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[MIN:.*]] = affine.min #map(%[[N]])
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi eq, %[[MIN]], %[[C8]] : index
// CHECK-NEXT:   scf.if %[[CMPI]] {
// CHECK-NEXT:     scf.for %[[ARG2:[a-z0-9_]+]] = %[[ZERO]] to %[[C8]] step %[[ONE]] {
// CHECK-NEXT:       memref.store %[[C8]], %[[BUFFER]][%[[ARG2]]] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.for %[[ARG2_1:[a-z0-9_]+]] = %[[ZERO]] to %[[MIN]] step %[[ONE]] {
// CHECK-NEXT:       memref.store %[[MIN]], %[[BUFFER]][%[[ARG2_1]]] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// PARALLEL: #map = affine_map<(d0) -> (8, d0)>
// PARALLEL-NEXT: #map1 = affine_map<(d0) -> (d0, 4)>
// PARALLEL-LABEL: func.func @for
// PARALLEL-SAME: (%[[N:[a-z0-9_]+]]: index, %[[BUFFER:[a-z0-9_]+]]: memref<?xindex>) {
// PARALLEL-NEXT:   %[[ZERO:.*]] = arith.constant 0 : index
// PARALLEL-NEXT:   %[[ONE:.*]] = arith.constant 1 : index
// PARALLEL-NEXT:   %[[MIN:.*]] = affine.min #map(%[[N]])
// PARALLEL-NEXT:   scf.for %[[I:[a-z0-9_]+]] = %[[ZERO]] to %[[MIN]] step %[[ONE]] {
// PARALLEL-NEXT:     memref.store %[[MIN]], %[[BUFFER]][%[[I]]] : memref<?xindex>
// PARALLEL-NEXT:   }
// PARALLEL-NEXT:   return
// PARALLEL-NEXT: }
func.func @for(%n: index, %buffer: memref<?xindex>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %to = affine.min affine_map<(d0) -> (8, d0)>(%n)
  scf.for %i = %zero to %to step %one {
    memref.store %to, %buffer[%i] : memref<?xindex>
  }
  return
}

// CHECK-LABEL: func.func @parallel
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[BUFFER:[a-z0-9_]+]]: memref<?x?xindex>) {
// CHECK-NEXT:   %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[MIN:.*]] = affine.min #map(%[[N]])
// CHECK-NEXT:   %[[MIN_1:.*]] = affine.min #map1(%[[N]])
// CHECK-NEXT:   scf.parallel (%[[I:[a-z0-9_]+]], %[[J:[a-z0-9_]+]]) = (%[[ZERO]], %[[ZERO]]) to (%[[MIN]], %[[MIN_1]]) step (%[[ONE]], %[[ONE]]) {
// CHECK-NEXT:     memref.store %[[MIN]], %[[BUFFER]][%[[I]], %[[J]]] : memref<?x?xindex>
// CHECK-NEXT:     scf.reduce
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// PARALLEL-LABEL: func.func @parallel
// PARALLEL-SAME: (%[[N:[a-z0-9_]+]]: index, %[[BUFFER:[a-z0-9_]+]]: memref<?x?xindex>) {
// PARALLEL-NEXT:   %[[ZERO:.*]] = arith.constant 0 : index
// PARALLEL-NEXT:   %[[ONE:.*]] = arith.constant 1 : index
// PARALLEL-NEXT:   %[[MIN:.*]] = affine.min #map(%[[N]])
// PARALLEL-NEXT:   %[[MIN_1:.*]] = affine.min #map1(%[[N]])
// PARALLEL-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// PARALLEL-NEXT:   %[[CMPI:.*]] = arith.cmpi eq, %[[MIN]], %[[C8]] : index
// PARALLEL-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// PARALLEL-NEXT:   %[[CMPI_1:.*]] = arith.cmpi eq, %[[MIN_1]], %[[C4]] : index
// PARALLEL-NEXT:   %[[ANDI:.*]] = arith.andi %[[CMPI]], %[[CMPI_1]] : i1
// PARALLEL-NEXT:   scf.if %[[ANDI]] {
// PARALLEL-NEXT:     scf.parallel (%[[ARG2:[a-z0-9_]+]], %[[ARG3:[a-z0-9_]+]]) = (%[[ZERO]], %[[ZERO]]) to (%[[C8]], %[[C4]]) step (%[[ONE]], %[[ONE]]) {
// PARALLEL-NEXT:       memref.store %[[C8]], %[[BUFFER]][%[[ARG2]], %[[ARG3]]] : memref<?x?xindex>
// PARALLEL-NEXT:       scf.reduce
// PARALLEL-NEXT:     }
// PARALLEL-NEXT:   } else {
// PARALLEL-NEXT:     scf.parallel (%[[ARG2_1:[a-z0-9_]+]], %[[ARG3_1:[a-z0-9_]+]]) = (%[[ZERO]], %[[ZERO]]) to (%[[MIN]], %[[MIN_1]]) step (%[[ONE]], %[[ONE]]) {
// PARALLEL-NEXT:       memref.store %[[MIN]], %[[BUFFER]][%[[ARG2_1]], %[[ARG3_1]]] : memref<?x?xindex>
// PARALLEL-NEXT:       scf.reduce
// PARALLEL-NEXT:     }
// PARALLEL-NEXT:   }
// PARALLEL-NEXT:   return
// PARALLEL-NEXT: }
func.func @parallel(%n: index, %buffer: memref<?x?xindex>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %rows = affine.min affine_map<(d0) -> (8, d0)>(%n)
  %columns = affine.min affine_map<(d0) -> (d0, 4)>(%n)
  scf.parallel (%i, %j) = (%zero, %zero) to (%rows, %columns) step (%one, %one) {
    memref.store %rows, %buffer[%i, %j] : memref<?x?xindex>
  }
  return
}

// Loops with results stay.
// CHECK-LABEL: func.func @result
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:   %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[MIN:.*]] = affine.min #map(%[[N]])
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG1:[a-z0-9_]+]] = %[[ZERO]] to %[[MIN]] step %[[ONE]] iter_args(%[[ARG2:[a-z0-9_]+]] = %[[ZERO]]) -> (index) {
// CHECK-NEXT:     %[[NEXT:.*]] = arith.addi %[[ARG2]], %[[ARG1]] : index
// CHECK-NEXT:     scf.yield %[[NEXT]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]] : index
// CHECK-NEXT: }
// PARALLEL-LABEL: func.func @result
// PARALLEL-SAME: (%[[N:[a-z0-9_]+]]: index) -> index {
// PARALLEL-NEXT:   %[[ZERO:.*]] = arith.constant 0 : index
// PARALLEL-NEXT:   %[[ONE:.*]] = arith.constant 1 : index
// PARALLEL-NEXT:   %[[MIN:.*]] = affine.min #map(%[[N]])
// PARALLEL-NEXT:   %[[FOR:.*]] = scf.for %[[ARG1:[a-z0-9_]+]] = %[[ZERO]] to %[[MIN]] step %[[ONE]] iter_args(%[[ARG2:[a-z0-9_]+]] = %[[ZERO]]) -> (index) {
// PARALLEL-NEXT:     %[[NEXT:.*]] = arith.addi %[[ARG2]], %[[ARG1]] : index
// PARALLEL-NEXT:     scf.yield %[[NEXT]] : index
// PARALLEL-NEXT:   }
// PARALLEL-NEXT:   return %[[FOR]] : index
// PARALLEL-NEXT: }
func.func @result(%n: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %to = affine.min affine_map<(d0) -> (8, d0)>(%n)
  %r = scf.for %i = %zero to %to step %one iter_args(%s = %zero) -> index {
    %next = arith.addi %s, %i : index
    scf.yield %next : index
  }
  return %r : index
}
