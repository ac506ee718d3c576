// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --split-input-file | FileCheck %s
//
// Single steps of the lowering of vectors.

module attributes {transform.with_named_sequence} {

// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @mask(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index) -> vector<2x3xi1> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<false> : vector<2x3xi1>
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant dense<false> : vector<3xi1>
// CHECK-NEXT:   %[[CREATE_MASK:.*]] = vector.create_mask %[[B]] : vector<3xi1>
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi sgt, %[[A]], %[[C0]] : index
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPI]], %[[CREATE_MASK]], %[[CST_0]] : vector<3xi1>
// CHECK-NEXT:   %[[INSERT:.*]] = vector.insert %[[SELECT]], %[[CST]] [0] : vector<3xi1> into vector<2x3xi1>
// CHECK-NEXT:   %[[CMPI_1:.*]] = arith.cmpi sgt, %[[A]], %[[C1]] : index
// CHECK-NEXT:   %[[SELECT_1:.*]] = arith.select %[[CMPI_1]], %[[CREATE_MASK]], %[[CST_0]] : vector<3xi1>
// CHECK-NEXT:   %[[INSERT_1:.*]] = vector.insert %[[SELECT_1]], %[[INSERT]] [1] : vector<3xi1> into vector<2x3xi1>
// CHECK-NEXT:   return %[[INSERT_1]] : vector<2x3xi1>
// CHECK-NEXT: }
func.func @mask(%a: index, %b: index) -> vector<2x3xi1> {
  %0 = vector.create_mask %a, %b : vector<2x3xi1>
  return %0 : vector<2x3xi1>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.lower_create_mask
  } : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.apply_patterns to %[[F]] {
// CHECK-NEXT:     transform.apply_patterns.vector.lower_create_mask
// CHECK-NEXT:   } : !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @transfer
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[P:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   %[[LOAD:.*]] = vector.load %[[M]][%[[I]], %[[I]]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:   vector.store %[[LOAD]], %[[M]][%[[I]], %[[I]]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @transfer(%m: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  vector.transfer_write %0, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.lower_transfer
  } : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.apply_patterns to %[[F]] {
// CHECK-NEXT:     transform.apply_patterns.vector.lower_transfer
// CHECK-NEXT:   } : !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @masked
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32>, %[[I:[a-z0-9_]+]]: index, %[[P:[a-z0-9_]+]]: f32, %[[K:[a-z0-9_]+]]: vector<4xi1>) -> vector<4xf32> {
// CHECK-NEXT:   %[[TRANSFER_READ:.*]] = vector.transfer_read %[[M]][%[[I]]], %[[P]], %[[K]] {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:   return %[[TRANSFER_READ]] : vector<4xf32>
// CHECK-NEXT: }
func.func @masked(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.mask %k { vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.lower_masked_transfers
  } : !transform.any_op
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.apply_patterns to %[[F]] {
// CHECK-NEXT:     transform.apply_patterns.vector.lower_masked_transfers
// CHECK-NEXT:   } : !transform.any_op
// CHECK-NEXT:   transform.yield
