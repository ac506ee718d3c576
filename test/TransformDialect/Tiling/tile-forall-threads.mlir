// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --split-input-file | FileCheck %s
//
// Parallel loops with given numbers of iterations.

module attributes {transform.with_named_sequence} {

// CHECK: #map = affine_map<()[s0] -> (s0 ceildiv 7)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 ceildiv 20)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 * (s0 ceildiv 7))>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 - (s0 ceildiv 7) * 7)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0] -> (-(d0 * (s0 ceildiv 7)) + s0)>
// CHECK-NEXT: #map5 = affine_map<(d0)[s0] -> (-(d0 * (s0 ceildiv 7)) + s0, s0 ceildiv 7)>
// CHECK-NEXT: #map6 = affine_map<(d0) -> (0, d0)>
// CHECK-NEXT: #map7 = affine_map<(d0)[s0] -> (d0 * (s0 ceildiv 20))>
// CHECK-NEXT: #map8 = affine_map<()[s0] -> (s0 - (s0 ceildiv 20) * 20)>
// CHECK-NEXT: #map9 = affine_map<(d0)[s0] -> (-(d0 * (s0 ceildiv 20)) + s0)>
// CHECK-NEXT: #map10 = affine_map<(d0)[s0] -> (-(d0 * (s0 ceildiv 20)) + s0, s0 ceildiv 20)>
// CHECK-NEXT: #map11 = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: #map12 = affine_map<()[s0] -> (s0 - 1)>
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
// CHECK-NEXT:   %[[FORALL:.*]] = scf.forall (%[[ARG3:[a-z0-9_]+]], %[[ARG4:[a-z0-9_]+]]) in (7, 20) shared_outs(%[[ARG5:[a-z0-9_]+]] = %[[INIT]]) -> (tensor<?x?xf32>) {
// CHECK-NEXT:     %[[APPLY_2:.*]] = affine.apply #map2(%[[ARG3]])[%[[DIM]]]
// CHECK-NEXT:     %[[APPLY_3:.*]] = affine.apply #map3()[%[[DIM]]]
// CHECK-NEXT:     %[[APPLY_4:.*]] = affine.apply #map4(%[[ARG3]])[%[[DIM]]]
// CHECK-NEXT:     %[[MIN:.*]] = affine.min #map5(%[[ARG3]])[%[[DIM]]]
// CHECK-NEXT:     %[[MAX:.*]] = affine.max #map6(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_5:.*]] = affine.apply #map7(%[[ARG4]])[%[[DIM_4]]]
// CHECK-NEXT:     %[[APPLY_6:.*]] = affine.apply #map8()[%[[DIM_4]]]
// CHECK-NEXT:     %[[APPLY_7:.*]] = affine.apply #map9(%[[ARG4]])[%[[DIM_4]]]
// CHECK-NEXT:     %[[MIN_1:.*]] = affine.min #map10(%[[ARG4]])[%[[DIM_4]]]
// CHECK-NEXT:     %[[MAX_1:.*]] = affine.max #map6(%[[MIN_1]])
// CHECK-NEXT:     %[[APPLY_8:.*]] = affine.apply #map11(%[[MAX]])
// CHECK-NEXT:     %[[APPLY_9:.*]] = affine.apply #map11(%[[MAX_1]])
// CHECK-NEXT:     %[[APPLY_10:.*]] = affine.apply #map12()[%[[DIM_0]]]
// CHECK-NEXT:     %[[APPLY_11:.*]] = affine.apply #map2(%[[ARG3]])[%[[DIM]]]
// CHECK-NEXT:     %[[APPLY_12:.*]] = affine.apply #map11(%[[MAX]])
// CHECK-NEXT:     %[[APPLY_13:.*]] = affine.apply #map12()[%[[DIM_0]]]
// CHECK-NEXT:     %[[APPLY_14:.*]] = affine.apply #map12()[%[[DIM_0]]]
// CHECK-NEXT:     %[[APPLY_15:.*]] = affine.apply #map7(%[[ARG4]])[%[[DIM_4]]]
// CHECK-NEXT:     %[[APPLY_16:.*]] = affine.apply #map11(%[[MAX_1]])
// CHECK-NEXT:     %[[APPLY_17:.*]] = affine.apply #map2(%[[ARG3]])[%[[DIM]]]
// CHECK-NEXT:     %[[APPLY_18:.*]] = affine.apply #map11(%[[MAX]])
// CHECK-NEXT:     %[[APPLY_19:.*]] = affine.apply #map7(%[[ARG4]])[%[[DIM_4]]]
// CHECK-NEXT:     %[[APPLY_20:.*]] = affine.apply #map11(%[[MAX_1]])
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[LHS]][%[[APPLY_11]], 0] [%[[MAX]], %[[DIM_0]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_9:.*]] = tensor.extract_slice %[[RHS]][0, %[[APPLY_15]]] [%[[DIM_0]], %[[MAX_1]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_10:.*]] = tensor.extract_slice %[[ARG5]][%[[APPLY_17]], %[[APPLY_19]]] [%[[MAX]], %[[MAX_1]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[SUM:.*]] = linalg.matmul ins(%[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_9]] : tensor<?x?xf32>, tensor<?x?xf32>) outs(%[[EXTRACTED_SLICE_10]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %[[APPLY_21:.*]] = affine.apply #map11(%[[MAX]])
// CHECK-NEXT:     %[[APPLY_22:.*]] = affine.apply #map11(%[[MAX_1]])
// CHECK-NEXT:     %[[APPLY_23:.*]] = affine.apply #map12()[%[[DIM_0]]]
// CHECK-NEXT:     %[[APPLY_24:.*]] = affine.apply #map2(%[[ARG3]])[%[[DIM]]]
// CHECK-NEXT:     %[[APPLY_25:.*]] = affine.apply #map11(%[[MAX]])
// CHECK-NEXT:     %[[APPLY_26:.*]] = affine.apply #map7(%[[ARG4]])[%[[DIM_4]]]
// CHECK-NEXT:     %[[APPLY_27:.*]] = affine.apply #map11(%[[MAX_1]])
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[SUM]] into %[[ARG5]][%[[APPLY_24]], %[[APPLY_26]]] [%[[MAX]], %[[MAX_1]]] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FORALL]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @product(%lhs: tensor<?x?xf32>, %rhs: tensor<?x?xf32>, %init: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %sum = linalg.matmul ins(%lhs, %rhs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %t, %l = transform.structured.tile_using_forall %f num_threads [7, 20] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["linalg.matmul"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[T:[a-z0-9_]+]], %[[L:.*]] = transform.structured.tile_using_forall %[[F]] num_threads [7, 20] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.yield
// CHECK: #map = affine_map<(d0) -> (d0 * 15)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 * -15 + 100)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 * -15 + 100, 15)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 * 3)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (d0 * -3 + 40)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> (d0 * -3 + 40, 3)>
// CHECK-NEXT: #map6 = affine_map<(d0) -> (0, d0)>
// CHECK-NEXT: #map7 = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @product
// CHECK-SAME: (%[[LHS:[a-z0-9_]+]]: tensor<100x30xf32>, %[[RHS:[a-z0-9_]+]]: tensor<30x40xf32>, %[[INIT:[a-z0-9_]+]]: tensor<100x40xf32>) -> tensor<100x40xf32> {
// CHECK-NEXT:   %[[FORALL:.*]] = scf.forall (%[[ARG3:[a-z0-9_]+]], %[[ARG4:[a-z0-9_]+]]) in (7, 17) shared_outs(%[[ARG5:[a-z0-9_]+]] = %[[INIT]]) -> (tensor<100x40xf32>) {
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:     %[[APPLY_1:.*]] = affine.apply #map1(%[[ARG3]])
// CHECK-NEXT:     %[[MIN:.*]] = affine.min #map2(%[[ARG3]])
// CHECK-NEXT:     %[[APPLY_2:.*]] = affine.apply #map3(%[[ARG4]])
// CHECK-NEXT:     %[[APPLY_3:.*]] = affine.apply #map4(%[[ARG4]])
// CHECK-NEXT:     %[[MIN_1:.*]] = affine.min #map5(%[[ARG4]])
// CHECK-NEXT:     %[[MAX:.*]] = affine.max #map6(%[[MIN_1]])
// CHECK-NEXT:     %[[APPLY_4:.*]] = affine.apply #map7(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_5:.*]] = affine.apply #map7(%[[MAX]])
// CHECK-NEXT:     %[[APPLY_6:.*]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:     %[[APPLY_7:.*]] = affine.apply #map7(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_8:.*]] = affine.apply #map3(%[[ARG4]])
// CHECK-NEXT:     %[[APPLY_9:.*]] = affine.apply #map7(%[[MAX]])
// CHECK-NEXT:     %[[APPLY_10:.*]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:     %[[APPLY_11:.*]] = affine.apply #map7(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_12:.*]] = affine.apply #map3(%[[ARG4]])
// CHECK-NEXT:     %[[APPLY_13:.*]] = affine.apply #map7(%[[MAX]])
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[LHS]][%[[APPLY_6]], 0] [%[[MIN]], 30] [1, 1] : tensor<100x30xf32> to tensor<?x30xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_0:.*]] = tensor.extract_slice %[[RHS]][0, %[[APPLY_8]]] [30, %[[MAX]]] [1, 1] : tensor<30x40xf32> to tensor<30x?xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_1:.*]] = tensor.extract_slice %[[ARG5]][%[[APPLY_10]], %[[APPLY_12]]] [%[[MIN]], %[[MAX]]] [1, 1] : tensor<100x40xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[MATMUL:.*]] = linalg.matmul ins(%[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_0]] : tensor<?x30xf32>, tensor<30x?xf32>) outs(%[[EXTRACTED_SLICE_1]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %[[APPLY_14:.*]] = affine.apply #map7(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_15:.*]] = affine.apply #map7(%[[MAX]])
// CHECK-NEXT:     %[[APPLY_16:.*]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:     %[[APPLY_17:.*]] = affine.apply #map7(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_18:.*]] = affine.apply #map3(%[[ARG4]])
// CHECK-NEXT:     %[[APPLY_19:.*]] = affine.apply #map7(%[[MAX]])
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[MATMUL]] into %[[ARG5]][%[[APPLY_16]], %[[APPLY_18]]] [%[[MIN]], %[[MAX]]] [1, 1] : tensor<?x?xf32> into tensor<100x40xf32>
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
  %t, %l = transform.structured.tile_using_forall %f num_threads [7, 17] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["linalg.matmul"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[T:[a-z0-9_]+]], %[[L:.*]] = transform.structured.tile_using_forall %[[F]] num_threads [7, 17] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.yield
