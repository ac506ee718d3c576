// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --split-input-file | FileCheck %s
//
// Parallel loops around tiles of given sizes.

module attributes {transform.with_named_sequence} {

// CHECK: #map = affine_map<()[s0] -> (s0 ceildiv 8)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 ceildiv 16)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 * 8)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 * 16)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0] -> (-d0 + s0, 8)>
// CHECK-NEXT: #map5 = affine_map<(d0)[s0] -> (-d0 + s0, 16)>
// CHECK-NEXT: #map6 = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: #map7 = affine_map<()[s0] -> (s0 - 1)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @product
// CHECK-SAME: (%[[LHS:[a-z0-9_]+]]: tensor<?x?xf32>, %[[RHS:[a-z0-9_]+]]: tensor<?x?xf32>, %[[INIT:[a-z0-9_]+]]: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[LHS]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_0:.*]] = tensor.dim %[[LHS]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_2:.*]] = tensor.dim %[[RHS]], %[[C0_1]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[C1_3:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_4:.*]] = tensor.dim %[[RHS]], %[[C1_3]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[C0_5:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_6:.*]] = tensor.dim %[[INIT]], %[[C0_5]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[C1_7:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_8:.*]] = tensor.dim %[[INIT]], %[[C1_7]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()[%[[DIM]]]
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map1()[%[[DIM_4]]]
// CHECK-NEXT:   %[[FORALL:.*]] = scf.forall (%[[ARG3:[a-z0-9_]+]], %[[ARG4:[a-z0-9_]+]]) in (%[[APPLY]], %[[APPLY_1]]) shared_outs(%[[ARG5:[a-z0-9_]+]] = %[[INIT]]) -> (tensor<?x?xf32>) {
// CHECK-NEXT:     %[[APPLY_2:.*]] = affine.apply #map2(%[[ARG3]])
// CHECK-NEXT:     %[[APPLY_3:.*]] = affine.apply #map3(%[[ARG4]])
// CHECK-NEXT:     %[[MIN:.*]] = affine.min #map4(%[[APPLY_2]])[%[[DIM]]]
// CHECK-NEXT:     %[[MIN_1:.*]] = affine.min #map5(%[[APPLY_3]])[%[[DIM_4]]]
// CHECK-NEXT:     %[[APPLY_4:.*]] = affine.apply #map6(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_5:.*]] = affine.apply #map6(%[[MIN_1]])
// CHECK-NEXT:     %[[APPLY_6:.*]] = affine.apply #map7()[%[[DIM_0]]]
// CHECK-NEXT:     %[[APPLY_7:.*]] = affine.apply #map6(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_8:.*]] = affine.apply #map7()[%[[DIM_0]]]
// CHECK-NEXT:     %[[APPLY_9:.*]] = affine.apply #map7()[%[[DIM_0]]]
// CHECK-NEXT:     %[[APPLY_10:.*]] = affine.apply #map6(%[[MIN_1]])
// CHECK-NEXT:     %[[APPLY_11:.*]] = affine.apply #map6(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_12:.*]] = affine.apply #map6(%[[MIN_1]])
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[LHS]][%[[APPLY_2]], 0] [%[[MIN]], %[[DIM_0]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_9:.*]] = tensor.extract_slice %[[RHS]][0, %[[APPLY_3]]] [%[[DIM_0]], %[[MIN_1]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_10:.*]] = tensor.extract_slice %[[ARG5]][%[[APPLY_2]], %[[APPLY_3]]] [%[[MIN]], %[[MIN_1]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[SUM:.*]] = linalg.matmul ins(%[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_9]] : tensor<?x?xf32>, tensor<?x?xf32>) outs(%[[EXTRACTED_SLICE_10]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %[[APPLY_13:.*]] = affine.apply #map6(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_14:.*]] = affine.apply #map6(%[[MIN_1]])
// CHECK-NEXT:     %[[APPLY_15:.*]] = affine.apply #map7()[%[[DIM_0]]]
// CHECK-NEXT:     %[[APPLY_16:.*]] = affine.apply #map6(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_17:.*]] = affine.apply #map6(%[[MIN_1]])
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[SUM]] into %[[ARG5]][%[[APPLY_2]], %[[APPLY_3]]] [%[[MIN]], %[[MIN_1]]] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
// CHECK-NEXT:   return %[[FORALL]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @product(%lhs: tensor<?x?xf32>, %rhs: tensor<?x?xf32>, %init: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %sum = linalg.matmul ins(%lhs, %rhs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %t, %l = transform.structured.tile_using_forall %f tile_sizes [8, 16] (mapping = [#gpu.thread<y>, #gpu.thread<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["linalg.matmul"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[TILED_OP:[a-z0-9_]+]], %[[FORALL_OP:.*]] = transform.structured.tile_using_forall %[[F]] tile_sizes [8, 16](mapping = [#gpu.thread<y>, #gpu.thread<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.yield
// CHECK: #map = affine_map<(d0) -> (d0 * 8)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 * 20)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (-d0 + 100, 8)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @product
// CHECK-SAME: (%[[LHS:[a-z0-9_]+]]: tensor<100x30xf32>, %[[RHS:[a-z0-9_]+]]: tensor<30x40xf32>, %[[INIT:[a-z0-9_]+]]: tensor<100x40xf32>) -> tensor<100x40xf32> {
// CHECK-NEXT:   %[[FORALL:.*]] = scf.forall (%[[ARG3:[a-z0-9_]+]], %[[ARG4:[a-z0-9_]+]]) in (13, 2) shared_outs(%[[ARG5:[a-z0-9_]+]] = %[[INIT]]) -> (tensor<100x40xf32>) {
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:     %[[APPLY_1:.*]] = affine.apply #map1(%[[ARG4]])
// CHECK-NEXT:     %[[C100:.*]] = arith.constant 100 : index
// CHECK-NEXT:     %[[MIN:.*]] = affine.min #map2(%[[APPLY]])
// CHECK-NEXT:     %[[APPLY_2:.*]] = affine.apply #map3(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_3:.*]] = affine.apply #map3(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_4:.*]] = affine.apply #map3(%[[MIN]])
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[LHS]][%[[APPLY]], 0] [%[[MIN]], 30] [1, 1] : tensor<100x30xf32> to tensor<?x30xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_0:.*]] = tensor.extract_slice %[[RHS]][0, %[[APPLY_1]]] [30, 20] [1, 1] : tensor<30x40xf32> to tensor<30x20xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_1:.*]] = tensor.extract_slice %[[ARG5]][%[[APPLY]], %[[APPLY_1]]] [%[[MIN]], 20] [1, 1] : tensor<100x40xf32> to tensor<?x20xf32>
// CHECK-NEXT:     %[[MATMUL:.*]] = linalg.matmul ins(%[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_0]] : tensor<?x30xf32>, tensor<30x20xf32>) outs(%[[EXTRACTED_SLICE_1]] : tensor<?x20xf32>) -> tensor<?x20xf32>
// CHECK-NEXT:     %[[APPLY_5:.*]] = affine.apply #map3(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_6:.*]] = affine.apply #map3(%[[MIN]])
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[MATMUL]] into %[[ARG5]][%[[APPLY]], %[[APPLY_1]]] [%[[MIN]], 20] [1, 1] : tensor<?x20xf32> into tensor<100x40xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FORALL]] : tensor<100x40xf32>
// CHECK-NEXT: }
func.func @product(%lhs: tensor<100x30xf32>, %rhs: tensor<30x40xf32>, %init: tensor<100x40xf32>) -> tensor<100x40xf32> {
  %sum = linalg.matmul ins(%lhs, %rhs : tensor<100x30xf32>, tensor<30x40xf32>) outs(%init : tensor<100x40xf32>) -> tensor<100x40xf32>
  return %sum : tensor<100x40xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %t, %l = transform.structured.tile_using_forall %f tile_sizes [8, 20] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["linalg.matmul"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[T:[a-z0-9_]+]], %[[L:.*]] = transform.structured.tile_using_forall %[[F]] tile_sizes [8, 20] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.yield
