// AUTOUPDATE
// RUN: %opt --scf-for-loop-peeling %s | FileCheck %s
// RUN: %opt --scf-for-loop-peeling=peel-front %s | FileCheck %s --check-prefix=FRONT
//
// The last iteration is shorter than a step, and becomes a loop of its own; or the first does.

// CHECK: #map = affine_map<(d0) -> (-d0 + 17)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2] -> (0, s1 - (s1 - s0) mod s2)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
// CHECK-LABEL: func.func @constants() -> index {
// CHECK-NEXT:   %[[FROM:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[STEP:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[TO:.*]] = arith.constant 17 : index
// CHECK-NEXT:   %[[C16:.*]] = arith.constant 16 : index
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG0:[a-z0-9_]+]] = %[[FROM]] to %[[C16]] step %[[STEP]] iter_args(%[[ARG1:[a-z0-9_]+]] = %[[FROM]]) -> (index) {
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG1]], %[[STEP]] : index
// CHECK-NEXT:     scf.yield %[[ADDI]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[FOR_1:.*]] = scf.for %[[ARG0_1:[a-z0-9_]+]] = %[[C16]] to %[[TO]] step %[[STEP]] iter_args(%[[ARG1_1:[a-z0-9_]+]] = %[[FOR]]) -> (index) {
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG0_1]])
// CHECK-NEXT:     %[[ADDI_1:.*]] = arith.addi %[[ARG1_1]], %[[APPLY]] : index
// CHECK-NEXT:     scf.yield %[[ADDI_1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR_1]] : index
// CHECK-NEXT: }
// FRONT: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// FRONT-NEXT: #map1 = affine_map<()[s0, s1] -> (3, s1)>
// FRONT-NEXT: #map2 = affine_map<(d0)[s0] -> (3, -d0 + s0)>
// FRONT-LABEL: func.func @constants() -> index {
// FRONT-NEXT:   %[[FROM:.*]] = arith.constant 0 : index
// FRONT-NEXT:   %[[STEP:.*]] = arith.constant 4 : index
// FRONT-NEXT:   %[[TO:.*]] = arith.constant 17 : index
// FRONT-NEXT:   %[[FOR:.*]] = scf.for %[[ARG0:[a-z0-9_]+]] = %[[FROM]] to %[[STEP]] step %[[STEP]] iter_args(%[[ARG1:[a-z0-9_]+]] = %[[FROM]]) -> (index) {
// FRONT-NEXT:     %[[MIN:.*]] = affine.min #map(%[[TO]], %[[ARG0]])[%[[STEP]]]
// FRONT-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG1]], %[[MIN]] : index
// FRONT-NEXT:     scf.yield %[[ADDI]] : index
// FRONT-NEXT:   }
// FRONT-NEXT:   %[[FOR_1:.*]] = scf.for %[[ARG0_1:[a-z0-9_]+]] = %[[STEP]] to %[[TO]] step %[[STEP]] iter_args(%[[ARG1_1:[a-z0-9_]+]] = %[[FOR]]) -> (index) {
// FRONT-NEXT:     %[[MIN_1:.*]] = affine.min #map(%[[TO]], %[[ARG0_1]])[%[[STEP]]]
// FRONT-NEXT:     %[[ADDI_1:.*]] = arith.addi %[[ARG1_1]], %[[MIN_1]] : index
// FRONT-NEXT:     scf.yield %[[ADDI_1]] : index
// FRONT-NEXT:   }
// FRONT-NEXT:   return %[[FOR_1]] : index
// FRONT-NEXT: }
func.func @constants() -> index {
  %from = arith.constant 0 : index
  %step = arith.constant 4 : index
  %to = arith.constant 17 : index
  %r = scf.for %i = %from to %to step %step iter_args(%sum = %from) -> index {
    %size = affine.min affine_map<(d0, d1)[s0] -> (s0, d0 - d1)>(%to, %i)[%step]
    %next = arith.addi %sum, %size : index
    scf.yield %next : index
  }
  return %r : index
}

// The bound may be below 0, where neither loop is executed.
// CHECK-LABEL: func.func @unknown_bound
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[SIZES:[a-z0-9_]+]]: memref<?xindex>) {
// CHECK-NEXT:   %[[FROM:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[STEP:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[MAX:.*]] = affine.max #map1()[%[[FROM]], %[[N]], %[[STEP]]]
// CHECK-NEXT:   scf.for %[[ARG2:[a-z0-9_]+]] = %[[FROM]] to %[[MAX]] step %[[STEP]] {
// CHECK-NEXT:     memref.store %[[STEP]], %[[SIZES]][%[[ARG2]]] : memref<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG2_1:[a-z0-9_]+]] = %[[MAX]] to %[[N]] step %[[STEP]] {
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map2(%[[ARG2_1]])[%[[N]]]
// CHECK-NEXT:     memref.store %[[APPLY]], %[[SIZES]][%[[ARG2_1]]] : memref<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// FRONT-LABEL: func.func @unknown_bound
// FRONT-SAME: (%[[N:[a-z0-9_]+]]: index, %[[SIZES:[a-z0-9_]+]]: memref<?xindex>) {
// FRONT-NEXT:   %[[FROM:.*]] = arith.constant 0 : index
// FRONT-NEXT:   %[[STEP:.*]] = arith.constant 3 : index
// FRONT-NEXT:   %[[MIN:.*]] = affine.min #map1()[%[[STEP]], %[[N]]]
// FRONT-NEXT:   scf.for %[[ARG2:[a-z0-9_]+]] = %[[FROM]] to %[[MIN]] step %[[STEP]] {
// FRONT-NEXT:     %[[MIN_1:.*]] = affine.min #map2(%[[ARG2]])[%[[N]]]
// FRONT-NEXT:     memref.store %[[MIN_1]], %[[SIZES]][%[[ARG2]]] : memref<?xindex>
// FRONT-NEXT:   }
// FRONT-NEXT:   scf.for %[[ARG2_1:[a-z0-9_]+]] = %[[STEP]] to %[[N]] step %[[STEP]] {
// FRONT-NEXT:     %[[MIN_2:.*]] = affine.min #map2(%[[ARG2_1]])[%[[N]]]
// FRONT-NEXT:     memref.store %[[MIN_2]], %[[SIZES]][%[[ARG2_1]]] : memref<?xindex>
// FRONT-NEXT:   }
// FRONT-NEXT:   return
// FRONT-NEXT: }
func.func @unknown_bound(%n: index, %sizes: memref<?xindex>) {
  %from = arith.constant 0 : index
  %step = arith.constant 3 : index
  scf.for %i = %from to %n step %step {
    %size = affine.min affine_map<(d0)[s0] -> (3, s0 - d0)>(%i)[%n]
    memref.store %size, %sizes[%i] : memref<?xindex>
  }
  return
}

// A size is not negative.
// CHECK-LABEL: func.func @size
// CHECK-SAME: (%[[SIZES:[a-z0-9_]+]]: memref<?xindex>) {
// CHECK-NEXT:   %[[FROM:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[STEP:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[N:.*]] = memref.dim %[[SIZES]], %[[FROM]] : memref<?xindex>
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map3()[%[[FROM]], %[[N]], %[[STEP]]]
// CHECK-NEXT:   scf.for %[[ARG1:[a-z0-9_]+]] = %[[FROM]] to %[[APPLY]] step %[[STEP]] {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[SIZES]][%[[ARG1]]] : memref<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG1_1:[a-z0-9_]+]] = %[[APPLY]] to %[[N]] step %[[STEP]] {
// CHECK-NEXT:     memref.store %[[ARG1_1]], %[[SIZES]][%[[ARG1_1]]] : memref<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// FRONT-LABEL: func.func @size
// FRONT-SAME: (%[[SIZES:[a-z0-9_]+]]: memref<?xindex>) {
// FRONT-NEXT:   %[[FROM:.*]] = arith.constant 0 : index
// FRONT-NEXT:   %[[STEP:.*]] = arith.constant 3 : index
// FRONT-NEXT:   %[[N:.*]] = memref.dim %[[SIZES]], %[[FROM]] : memref<?xindex>
// FRONT-NEXT:   %[[MIN:.*]] = affine.min #map1()[%[[STEP]], %[[N]]]
// FRONT-NEXT:   scf.for %[[ARG1:[a-z0-9_]+]] = %[[FROM]] to %[[MIN]] step %[[STEP]] {
// FRONT-NEXT:     memref.store %[[ARG1]], %[[SIZES]][%[[ARG1]]] : memref<?xindex>
// FRONT-NEXT:   }
// FRONT-NEXT:   scf.for %[[ARG1_1:[a-z0-9_]+]] = %[[STEP]] to %[[N]] step %[[STEP]] {
// FRONT-NEXT:     memref.store %[[ARG1_1]], %[[SIZES]][%[[ARG1_1]]] : memref<?xindex>
// FRONT-NEXT:   }
// FRONT-NEXT:   return
// FRONT-NEXT: }
func.func @size(%sizes: memref<?xindex>) {
  %from = arith.constant 0 : index
  %step = arith.constant 3 : index
  %n = memref.dim %sizes, %from : memref<?xindex>
  scf.for %i = %from to %n step %step {
    memref.store %i, %sizes[%i] : memref<?xindex>
  }
  return
}
