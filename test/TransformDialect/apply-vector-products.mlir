// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --split-input-file | FileCheck %s
//
// Single steps of the lowering of vectors.

module attributes {transform.with_named_sequence} {

// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @product
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x2xf32>, %[[B:[a-z0-9_]+]]: vector<2x3xf32>, %[[C:[a-z0-9_]+]]: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:   %[[TRANSPOSE:.*]] = vector.transpose %[[A]], [1, 0] : vector<2x2xf32> to vector<2x2xf32>
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[TRANSPOSE]][0] : vector<2xf32> from vector<2x2xf32>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[B]][0] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT:   %[[OUTERPRODUCT:.*]] = vector.outerproduct %[[EXTRACT]], %[[EXTRACT_1]], %[[C]] {kind = #vector.kind<add>} : vector<2xf32>, vector<3xf32>
// CHECK-NEXT:   %[[EXTRACT_2:.*]] = vector.extract %[[TRANSPOSE]][1] : vector<2xf32> from vector<2x2xf32>
// CHECK-NEXT:   %[[EXTRACT_3:.*]] = vector.extract %[[B]][1] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT:   %[[OUTERPRODUCT_1:.*]] = vector.outerproduct %[[EXTRACT_2]], %[[EXTRACT_3]], %[[OUTERPRODUCT]] {kind = #vector.kind<add>} : vector<2xf32>, vector<3xf32>
// CHECK-NEXT:   return %[[OUTERPRODUCT_1]] : vector<2x3xf32>
// CHECK-NEXT: }
func.func @product(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x2xf32>, vector<2x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
  } : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.apply_patterns to %[[F]] {
// CHECK-NEXT:     transform.apply_patterns.vector.lower_contraction
// CHECK-NEXT:   } : !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @transpose
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x4xf32>) -> vector<4x2xf32> {
// CHECK-NEXT:   %[[SHAPE_CAST:.*]] = vector.shape_cast %[[A]] : vector<2x4xf32> to vector<8xf32>
// CHECK-NEXT:   %[[SHUFFLE:.*]] = vector.shuffle %[[SHAPE_CAST]], %[[SHAPE_CAST]] [0, 4, 1, 5, 2, 6, 3, 7] : vector<8xf32>, vector<8xf32>
// CHECK-NEXT:   %[[SHAPE_CAST_1:.*]] = vector.shape_cast %[[SHUFFLE]] : vector<8xf32> to vector<4x2xf32>
// CHECK-NEXT:   return %[[SHAPE_CAST_1]] : vector<4x2xf32>
// CHECK-NEXT: }
func.func @transpose(%a: vector<2x4xf32>) -> vector<4x2xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  return %0 : vector<4x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_1d
  } : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.apply_patterns to %[[F]] {
// CHECK-NEXT:     transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_1d
// CHECK-NEXT:   } : !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @cast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x4xf32>) -> vector<8xf32> {
// CHECK-NEXT:   %[[POISON:.*]] = ub.poison : vector<8xf32>
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[A]][0] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:   %[[INSERT_STRIDED_SLICE:.*]] = vector.insert_strided_slice %[[EXTRACT]], %[[POISON]] {offsets = [0], strides = [1]} : vector<4xf32> into vector<8xf32>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[A]][1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:   %[[INSERT_STRIDED_SLICE_1:.*]] = vector.insert_strided_slice %[[EXTRACT_1]], %[[INSERT_STRIDED_SLICE]] {offsets = [4], strides = [1]} : vector<4xf32> into vector<8xf32>
// CHECK-NEXT:   return %[[INSERT_STRIDED_SLICE_1]] : vector<8xf32>
// CHECK-NEXT: }
func.func @cast(%a: vector<2x4xf32>) -> vector<8xf32> {
  %0 = vector.shape_cast %a : vector<2x4xf32> to vector<8xf32>
  return %0 : vector<8xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.lower_shape_cast
  } : !transform.any_op
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.apply_patterns to %[[F]] {
// CHECK-NEXT:     transform.apply_patterns.vector.lower_shape_cast
// CHECK-NEXT:   } : !transform.any_op
// CHECK-NEXT:   transform.yield
