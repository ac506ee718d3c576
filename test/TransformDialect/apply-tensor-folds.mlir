// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --split-input-file | FileCheck %s
//
// Patterns for tensors.

module attributes {transform.with_named_sequence} {

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @tensors
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<4x?xf32>, %[[I:[a-z0-9_]+]]: index) -> (vector<4xf32>, tensor<4x?xf32>, index, tensor<4x4xf32>) {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[FOUR:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[SLICE:.*]] = tensor.extract_slice %[[T]][0, %[[I]]] [4, %[[FOUR]]] [1, 1] : tensor<4x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:   %[[V:.*]] = vector.transfer_read %[[SLICE]][%[[I]], %[[I]]], %[[CST]] {in_bounds = [true]} : tensor<4x?xf32>, vector<4xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[SLICE]] : tensor<4x?xf32>) outs(%[[T]] : tensor<4x?xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     linalg.yield %[[X]] : f32
// CHECK-NEXT:   } -> tensor<4x?xf32>
// CHECK-NEXT:   %[[SIZE:.*]] = tensor.dim %[[GENERIC]], %[[ONE]] : tensor<4x?xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4x4xf32>
// CHECK-NEXT:   return %[[V]], %[[GENERIC]], %[[SIZE]], %[[EMPTY]] : vector<4xf32>, tensor<4x?xf32>, index, tensor<4x4xf32>
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
    transform.apply_patterns.tensor.fold_tensor_empty
  } : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.apply_patterns to %[[F]] {
// CHECK-NEXT:     transform.apply_patterns.tensor.fold_tensor_empty
// CHECK-NEXT:   } : !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @tensors
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<4x?xf32>, %[[I:[a-z0-9_]+]]: index) -> (vector<4xf32>, tensor<4x?xf32>, index, tensor<4x4xf32>) {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[FOUR:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[SLICE:.*]] = tensor.extract_slice %[[T]][0, %[[I]]] [4, %[[FOUR]]] [1, 1] : tensor<4x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()[%[[I]]]
// CHECK-NEXT:   %[[V:.*]] = vector.transfer_read %[[T]][%[[I]], %[[APPLY]]], %[[CST]] {in_bounds = [true]} : tensor<4x?xf32>, vector<4xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%[[SLICE]] : tensor<4x?xf32>) outs(%[[T]] : tensor<4x?xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     linalg.yield %[[X]] : f32
// CHECK-NEXT:   } -> tensor<4x?xf32>
// CHECK-NEXT:   %[[SIZE:.*]] = tensor.dim %[[GENERIC]], %[[ONE]] : tensor<4x?xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<8x8xf32>
// CHECK-NEXT:   %[[PART:.*]] = tensor.extract_slice %[[EMPTY]][0, 0] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
// CHECK-NEXT:   return %[[V]], %[[GENERIC]], %[[SIZE]], %[[PART]] : vector<4xf32>, tensor<4x?xf32>, index, tensor<4x4xf32>
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
    transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
  } : !transform.any_op
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.apply_patterns to %[[F]] {
// CHECK-NEXT:     transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
// CHECK-NEXT:   } : !transform.any_op
// CHECK-NEXT:   transform.yield
