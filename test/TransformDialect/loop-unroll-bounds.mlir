// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --split-input-file | FileCheck %s
//
// Unrolled loops whose bounds are values, and loops of affine.

module attributes {transform.with_named_sequence} {

// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @dynamic
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32>, %[[LOW:[a-z0-9_]+]]: index, %[[HIGH:[a-z0-9_]+]]: index, %[[STEP:[a-z0-9_]+]]: index) {
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[HIGH]], %[[LOW]] : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[MAXSI:.*]] = arith.maxsi %[[SUBI]], %[[C0]] : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[SUBI_1:.*]] = arith.subi %[[STEP]], %[[C1]] : index
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[MAXSI]], %[[SUBI_1]] : index
// CHECK-NEXT:   %[[DIVUI:.*]] = arith.divui %[[ADDI]], %[[STEP]] : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[REMSI:.*]] = arith.remsi %[[DIVUI]], %[[C2]] : index
// CHECK-NEXT:   %[[SUBI_2:.*]] = arith.subi %[[DIVUI]], %[[REMSI]] : index
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[SUBI_2]], %[[STEP]] : index
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[LOW]], %[[MULI]] : index
// CHECK-NEXT:   %[[MULI_1:.*]] = arith.muli %[[STEP]], %[[C2]] : index
// CHECK-NEXT:   scf.for %[[ARG4:[a-z0-9_]+]] = %[[LOW]] to %[[ADDI_1]] step %[[MULI_1]] {
// CHECK-NEXT:     %[[LOAD:.*]] = memref.load %[[M]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:     memref.store %[[LOAD]], %[[M]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:     %[[C1_0:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[MULI_2:.*]] = arith.muli %[[STEP]], %[[C1_0]] : index
// CHECK-NEXT:     %[[ADDI_2:.*]] = arith.addi %[[ARG4]], %[[MULI_2]] : index
// CHECK-NEXT:     %[[LOAD_1:.*]] = memref.load %[[M]][%[[ADDI_2]]] : memref<?xf32>
// CHECK-NEXT:     memref.store %[[LOAD_1]], %[[M]][%[[ADDI_2]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG4_1:[a-z0-9_]+]] = %[[ADDI_1]] to %[[HIGH]] step %[[STEP]] {
// CHECK-NEXT:     %[[LOAD_2:.*]] = memref.load %[[M]][%[[ARG4_1]]] : memref<?xf32>
// CHECK-NEXT:     memref.store %[[LOAD_2]], %[[M]][%[[ARG4_1]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dynamic(%m: memref<?xf32>, %low: index, %high: index, %step: index) {
  scf.for %i = %low to %high step %step {
    %v = memref.load %m[%i] : memref<?xf32>
    memref.store %v, %m[%i] : memref<?xf32>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.loop.unroll %f {factor = 2} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["scf.for"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.loop.unroll %[[F]] {factor = 2 : i64} : !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @affine
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:   affine.for %[[ARG1:[a-z0-9_]+]] = 0 to 10 step 5 {
// CHECK-NEXT:     %[[LOAD:.*]] = affine.load %[[M]][%[[ARG1]]] : memref<?xf32>
// CHECK-NEXT:     affine.store %[[LOAD]], %[[M]][%[[ARG1]] + 1] : memref<?xf32>
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG1]])
// CHECK-NEXT:     %[[LOAD_1:.*]] = affine.load %[[M]][%[[APPLY]]] : memref<?xf32>
// CHECK-NEXT:     affine.store %[[LOAD_1]], %[[M]][%[[APPLY]] + 1] : memref<?xf32>
// CHECK-NEXT:     %[[APPLY_1:.*]] = affine.apply #map1(%[[ARG1]])
// CHECK-NEXT:     %[[LOAD_2:.*]] = affine.load %[[M]][%[[APPLY_1]]] : memref<?xf32>
// CHECK-NEXT:     affine.store %[[LOAD_2]], %[[M]][%[[APPLY_1]] + 1] : memref<?xf32>
// CHECK-NEXT:     %[[APPLY_2:.*]] = affine.apply #map2(%[[ARG1]])
// CHECK-NEXT:     %[[LOAD_3:.*]] = affine.load %[[M]][%[[APPLY_2]]] : memref<?xf32>
// CHECK-NEXT:     affine.store %[[LOAD_3]], %[[M]][%[[APPLY_2]] + 1] : memref<?xf32>
// CHECK-NEXT:     %[[APPLY_3:.*]] = affine.apply #map3(%[[ARG1]])
// CHECK-NEXT:     %[[LOAD_4:.*]] = affine.load %[[M]][%[[APPLY_3]]] : memref<?xf32>
// CHECK-NEXT:     affine.store %[[LOAD_4]], %[[M]][%[[APPLY_3]] + 1] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @affine(%m: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<?xf32>
    affine.store %v, %m[%i + 1] : memref<?xf32>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["affine.for"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.loop.unroll %f {factor = 5} : !transform.any_op
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["affine.for"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.loop.unroll %[[F]] {factor = 5 : i64} : !transform.any_op
// CHECK-NEXT:   transform.yield
