// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --split-input-file | FileCheck %s
//
// Single steps of the lowering of vectors.

module attributes {transform.with_named_sequence} {

// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @rows
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x4xf32>, %[[C:[a-z0-9_]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[A]][0] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[C]][0] : f32 from vector<2xf32>
// CHECK-NEXT:   %[[REDUCTION:.*]] = vector.reduction <add>, %[[EXTRACT]], %[[EXTRACT_1]] : vector<4xf32> into f32
// CHECK-NEXT:   %[[INSERT:.*]] = vector.insert %[[REDUCTION]], %[[CST]] [0] : f32 into vector<2xf32>
// CHECK-NEXT:   %[[EXTRACT_2:.*]] = vector.extract %[[A]][1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:   %[[EXTRACT_3:.*]] = vector.extract %[[C]][1] : f32 from vector<2xf32>
// CHECK-NEXT:   %[[REDUCTION_1:.*]] = vector.reduction <add>, %[[EXTRACT_2]], %[[EXTRACT_3]] : vector<4xf32> into f32
// CHECK-NEXT:   %[[INSERT_1:.*]] = vector.insert %[[REDUCTION_1]], %[[INSERT]] [1] : f32 into vector<2xf32>
// CHECK-NEXT:   return %[[INSERT_1]] : vector<2xf32>
// CHECK-NEXT: }
func.func @rows(%a: vector<2x4xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <add>, %a, %c [1] : vector<2x4xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction
  } : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.apply_patterns to %[[F]] {
// CHECK-NEXT:     transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction
// CHECK-NEXT:   } : !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @outer
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2xf32>, %[[B:[a-z0-9_]+]]: vector<3xf32>, %[[C:[a-z0-9_]+]]: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[A]][0] : f32 from vector<2xf32>
// CHECK-NEXT:   %[[BROADCAST:.*]] = vector.broadcast %[[EXTRACT]] : f32 to vector<3xf32>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[C]][0] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT:   %[[FMA:.*]] = vector.fma %[[BROADCAST]], %[[B]], %[[EXTRACT_1]] : vector<3xf32>
// CHECK-NEXT:   %[[INSERT:.*]] = vector.insert %[[FMA]], %[[CST]] [0] : vector<3xf32> into vector<2x3xf32>
// CHECK-NEXT:   %[[EXTRACT_2:.*]] = vector.extract %[[A]][1] : f32 from vector<2xf32>
// CHECK-NEXT:   %[[BROADCAST_1:.*]] = vector.broadcast %[[EXTRACT_2]] : f32 to vector<3xf32>
// CHECK-NEXT:   %[[EXTRACT_3:.*]] = vector.extract %[[C]][1] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT:   %[[FMA_1:.*]] = vector.fma %[[BROADCAST_1]], %[[B]], %[[EXTRACT_3]] : vector<3xf32>
// CHECK-NEXT:   %[[INSERT_1:.*]] = vector.insert %[[FMA_1]], %[[INSERT]] [1] : vector<3xf32> into vector<2x3xf32>
// CHECK-NEXT:   return %[[INSERT_1]] : vector<2x3xf32>
// CHECK-NEXT: }
func.func @outer(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<2xf32>, vector<3xf32>
  return %0 : vector<2x3xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.lower_outerproduct
  } : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.apply_patterns to %[[F]] {
// CHECK-NEXT:     transform.apply_patterns.vector.lower_outerproduct
// CHECK-NEXT:   } : !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @copies
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:   %[[POISON:.*]] = ub.poison : vector<2x3xf32>
// CHECK-NEXT:   %[[INSERT:.*]] = vector.insert %[[A]], %[[POISON]] [0] : vector<3xf32> into vector<2x3xf32>
// CHECK-NEXT:   %[[INSERT_1:.*]] = vector.insert %[[A]], %[[INSERT]] [1] : vector<3xf32> into vector<2x3xf32>
// CHECK-NEXT:   return %[[INSERT_1]] : vector<2x3xf32>
// CHECK-NEXT: }
func.func @copies(%a: vector<3xf32>) -> vector<2x3xf32> {
  %0 = vector.broadcast %a : vector<3xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.lower_broadcast
  } : !transform.any_op
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.apply_patterns to %[[F]] {
// CHECK-NEXT:     transform.apply_patterns.vector.lower_broadcast
// CHECK-NEXT:   } : !transform.any_op
// CHECK-NEXT:   transform.yield
