// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --split-input-file | FileCheck %s
//
// Unrolled loops; one of one iteration becomes its body.

module attributes {transform.with_named_sequence} {

// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @constant
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32>, %[[X:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[TEN:.*]] = arith.constant 10 : index
// CHECK-NEXT:   %[[C9:.*]] = arith.constant 9 : index
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG2:[a-z0-9_]+]] = %[[ZERO]] to %[[C9]] step %[[C3]] iter_args(%[[ARG3:[a-z0-9_]+]] = %[[X]]) -> (f32) {
// CHECK-NEXT:     %[[LOAD:.*]] = memref.load %[[M]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[ARG3]], %[[LOAD]] : f32
// CHECK-NEXT:     %[[C1_0:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[MULI:.*]] = arith.muli %[[C1]], %[[C1_0]] : index
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG2]], %[[MULI]] : index
// CHECK-NEXT:     %[[LOAD_1:.*]] = memref.load %[[M]][%[[ADDI]]] : memref<?xf32>
// CHECK-NEXT:     %[[ADDF_1:.*]] = arith.addf %[[ADDF]], %[[LOAD_1]] : f32
// CHECK-NEXT:     %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:     %[[MULI_1:.*]] = arith.muli %[[C1]], %[[C2]] : index
// CHECK-NEXT:     %[[ADDI_1:.*]] = arith.addi %[[ARG2]], %[[MULI_1]] : index
// CHECK-NEXT:     %[[LOAD_2:.*]] = memref.load %[[M]][%[[ADDI_1]]] : memref<?xf32>
// CHECK-NEXT:     %[[ADDF_2:.*]] = arith.addf %[[ADDF_1]], %[[LOAD_2]] : f32
// CHECK-NEXT:     scf.yield %[[ADDF_2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[LOAD_3:.*]] = memref.load %[[M]][%[[C9]]] : memref<?xf32>
// CHECK-NEXT:   %[[ADDF_3:.*]] = arith.addf %[[FOR]], %[[LOAD_3]] : f32
// CHECK-NEXT:   return %[[ADDF_3]] : f32
// CHECK-NEXT: }
func.func @constant(%m: memref<?xf32>, %x: f32) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %ten = arith.constant 10 : index
  %sum = scf.for %i = %zero to %ten step %one iter_args(%a = %x) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %s = arith.addf %a, %v : f32
    scf.yield %s : f32
  }
  return %sum : f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.loop.unroll %f {factor = 3} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["scf.for"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.loop.unroll %[[F]] {factor = 3 : i64} : !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @constant
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32>, %[[X:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C2_0:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[M]][%[[ZERO]]] : memref<?xf32>
// CHECK-NEXT:   %[[ADDF:.*]] = arith.addf %[[X]], %[[LOAD]] : f32
// CHECK-NEXT:   %[[C1_1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[C1]], %[[C1_1]] : index
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[ZERO]], %[[MULI]] : index
// CHECK-NEXT:   %[[LOAD_1:.*]] = memref.load %[[M]][%[[ADDI]]] : memref<?xf32>
// CHECK-NEXT:   %[[ADDF_1:.*]] = arith.addf %[[ADDF]], %[[LOAD_1]] : f32
// CHECK-NEXT:   return %[[ADDF_1]] : f32
// CHECK-NEXT: }
func.func @constant(%m: memref<?xf32>, %x: f32) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %ten = arith.constant 2 : index
  %sum = scf.for %i = %zero to %ten step %one iter_args(%a = %x) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %s = arith.addf %a, %v : f32
    scf.yield %s : f32
  }
  return %sum : f32
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
// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @constant
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32>, %[[X:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[TEN:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V:.*]] = memref.load %[[M]][%[[ZERO]]] : memref<?xf32>
// CHECK-NEXT:   %[[S:.*]] = arith.addf %[[X]], %[[V]] : f32
// CHECK-NEXT:   return %[[S]] : f32
// CHECK-NEXT: }
func.func @constant(%m: memref<?xf32>, %x: f32) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %ten = arith.constant 1 : index
  %sum = scf.for %i = %zero to %ten step %one iter_args(%a = %x) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %s = arith.addf %a, %v : f32
    scf.yield %s : f32
  }
  return %sum : f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.loop.promote_if_one_iteration %f : !transform.any_op
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["scf.for"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.loop.promote_if_one_iteration %[[F]] : !transform.any_op
// CHECK-NEXT:   transform.yield
