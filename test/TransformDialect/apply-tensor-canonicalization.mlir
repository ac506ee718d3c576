// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --split-input-file | FileCheck %s
//
// Patterns for tensors.

module attributes {transform.with_named_sequence} {

// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @tensors
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<4x?xf32>, %[[I:[a-z0-9_]+]]: index) -> (vector<4xf32>, tensor<4x?xf32>, index, tensor<4x4xf32>) {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[FOUR:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[T]][0, %[[I]]] [4, 4] [1, 1] : tensor<4x?xf32> to tensor<4x4xf32>
// CHECK-NEXT:   %[[CAST:.*]] = tensor.cast %[[EXTRACTED_SLICE]] : tensor<4x4xf32> to tensor<4x?xf32>
// CHECK-NEXT:   %[[V:.*]] = vector.transfer_read %[[CAST]][%[[I]], %[[I]]], %[[CST]] {in_bounds = [true]} : tensor<4x?xf32>, vector<4xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<8x8xf32>
// CHECK-NEXT:   %[[PART:.*]] = tensor.extract_slice %[[EMPTY]][0, 0] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
// CHECK-NEXT:   return %[[V]], %[[CAST]], %[[FOUR]], %[[PART]] : vector<4xf32>, tensor<4x?xf32>, index, tensor<4x4xf32>
// CHECK-NEXT: }
func.func @tensors(%t: tensor<4x?xf32>, %i: index) -> (vector<4xf32>, tensor<4x?xf32>, index, tensor<4x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  %min = affine.min affine_map<(d0) -> (d0, 7)> (%four)
  %slice = tensor.extract_slice %t[0, %i] [4, %min] [1, 1] : tensor<4x?xf32> to tensor<4x?xf32>
  %v = vector.transfer_read %slice[%i, %i], %zero {in_bounds = [true]} : tensor<4x?xf32>, vector<4xf32>
  %copy = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]}
      ins(%slice : tensor<4x?xf32>) outs(%t : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x?xf32>
  %size = tensor.dim %copy, %one : tensor<4x?xf32>
  %empty = tensor.empty() : tensor<8x8xf32>
  %part = tensor.extract_slice %empty[0, 0] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
  return %v, %copy, %size, %part : vector<4xf32>, tensor<4x?xf32>, index, tensor<4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.linalg.tiling_canonicalization
  } : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.apply_patterns to %[[F]] {
// CHECK-NEXT:     transform.apply_patterns.linalg.tiling_canonicalization
// CHECK-NEXT:   } : !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @tensors
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<4x?xf32>, %[[I:[a-z0-9_]+]]: index) -> (vector<4xf32>, tensor<4x?xf32>, index, tensor<4x4xf32>) {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[FOUR:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[SLICE:.*]] = tensor.extract_slice %[[T]][0, %[[I]]] [4, %[[FOUR]]] [1, 1] : tensor<4x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:   %[[V:.*]] = vector.transfer_read %[[SLICE]][%[[I]], %[[I]]], %[[CST]] {in_bounds = [true]} : tensor<4x?xf32>, vector<4xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[SLICE]] : tensor<4x?xf32>) outs(%[[T]] : tensor<4x?xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     linalg.yield %[[X]] : f32
// CHECK-NEXT:   } -> tensor<4x?xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<8x8xf32>
// CHECK-NEXT:   %[[PART:.*]] = tensor.extract_slice %[[EMPTY]][0, 0] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
// CHECK-NEXT:   return %[[V]], %[[GENERIC]], %[[FOUR]], %[[PART]] : vector<4xf32>, tensor<4x?xf32>, index, tensor<4x4xf32>
// CHECK-NEXT: }
func.func @tensors(%t: tensor<4x?xf32>, %i: index) -> (vector<4xf32>, tensor<4x?xf32>, index, tensor<4x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  %min = affine.min affine_map<(d0) -> (d0, 7)> (%four)
  %slice = tensor.extract_slice %t[0, %i] [4, %min] [1, 1] : tensor<4x?xf32> to tensor<4x?xf32>
  %v = vector.transfer_read %slice[%i, %i], %zero {in_bounds = [true]} : tensor<4x?xf32>, vector<4xf32>
  %copy = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]}
      ins(%slice : tensor<4x?xf32>) outs(%t : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x?xf32>
  %size = tensor.dim %copy, %one : tensor<4x?xf32>
  %empty = tensor.empty() : tensor<8x8xf32>
  %part = tensor.extract_slice %empty[0, 0] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
  return %v, %copy, %size, %part : vector<4xf32>, tensor<4x?xf32>, index, tensor<4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
  } : !transform.any_op
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.apply_patterns to %[[F]] {
// CHECK-NEXT:     transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
// CHECK-NEXT:   } : !transform.any_op
// CHECK-NEXT:   transform.yield
