// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --split-input-file | FileCheck %s
//
// Loops become functions, with a name that is not used.

module attributes {transform.with_named_sequence} {

// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @sum_0
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<?xf32>, %[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: index, %[[ARG3:[a-z0-9_]+]]: index, %[[ARG4:[a-z0-9_]+]]: f32) -> f32 attributes {new} {
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG5:[a-z0-9_]+]] = %[[C0]] to %[[ARG2]] step %[[C2]] iter_args(%[[ARG6:[a-z0-9_]+]] = %[[ARG4]]) -> (f32) {
// CHECK-NEXT:     %[[LOAD:.*]] = memref.load %[[ARG0]][%[[ARG5]]] : memref<?xf32>
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[ARG6]], %[[LOAD]] : f32
// CHECK-NEXT:     scf.yield %[[ADDF]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]] : f32
// CHECK-NEXT: }
// CHECK-LABEL: func.func @sum(
// CHECK-SAME: {{^}}%[[M:[a-z0-9_]+]]: memref<?xf32>, %[[N:[a-z0-9_]+]]: index, %[[X:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[TWO:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[EXECUTE_REGION:.*]] = scf.execute_region -> f32 {
// CHECK-NEXT:     %[[CALL:.*]] = func.call @sum_0(%[[M]], %[[ZERO]], %[[N]], %[[TWO]], %[[X]]) {call} : (memref<?xf32>, index, index, index, f32) -> f32
// CHECK-NEXT:     scf.yield %[[CALL]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[EXECUTE_REGION]] : f32
// CHECK-NEXT: }
func.func @sum(%m: memref<?xf32>, %n: index, %x: f32) -> f32 {
  %zero = arith.constant 0 : index
  %two = arith.constant 2 : index
  %sum = scf.for %i = %zero to %n step %two iter_args(%a = %x) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %s = arith.addf %a, %v : f32
    scf.yield %s : f32
  }
  return %sum : f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
  %function, %call = transform.loop.outline %f {func_name = "sum"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %function "new" : !transform.any_op
  transform.annotate %call "call" : !transform.any_op
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["scf.for"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[FUNCTION:[a-z0-9_]+]], %[[CALL_1:.*]] = transform.loop.outline %[[F]] {func_name = "sum"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.annotate %[[FUNCTION]] "new" : !transform.any_op
// CHECK-NEXT:   transform.annotate %[[CALL_1]] "call" : !transform.any_op
// CHECK-NEXT:   transform.yield
