// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --split-input-file | FileCheck %s
//
// Producers are computed in a loop that uses them.

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
// CHECK-LABEL: func.func @chain
// CHECK-SAME: (%[[LHS:[a-z0-9_]+]]: tensor<?x?xf32>, %[[RHS:[a-z0-9_]+]]: tensor<?x?xf32>, %[[INIT:[a-z0-9_]+]]: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[ZEROS:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[INIT]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:   %[[MATMUL:.*]] = linalg.matmul ins(%[[LHS]], %[[RHS]] : tensor<?x?xf32>, tensor<?x?xf32>) outs(%[[ZEROS]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[MATMUL]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_0:.*]] = tensor.dim %[[MATMUL]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_2:.*]] = tensor.dim %[[INIT]], %[[C0_1]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[C1_3:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_4:.*]] = tensor.dim %[[INIT]], %[[C1_3]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()[%[[DIM]]]
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map1()[%[[DIM_0]]]
// CHECK-NEXT:   %[[FORALL:.*]] = scf.forall (%[[ARG3:[a-z0-9_]+]], %[[ARG4:[a-z0-9_]+]]) in (%[[APPLY]], %[[APPLY_1]]) shared_outs(%[[ARG5:[a-z0-9_]+]] = %[[INIT]]) -> (tensor<?x?xf32>) {
// CHECK-NEXT:     %[[APPLY_2:.*]] = affine.apply #map2(%[[ARG3]])
// CHECK-NEXT:     %[[APPLY_3:.*]] = affine.apply #map3(%[[ARG4]])
// CHECK-NEXT:     %[[MIN:.*]] = affine.min #map4(%[[APPLY_2]])[%[[DIM]]]
// CHECK-NEXT:     %[[MIN_1:.*]] = affine.min #map5(%[[APPLY_3]])[%[[DIM_0]]]
// CHECK-NEXT:     %[[APPLY_4:.*]] = affine.apply #map6(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_5:.*]] = affine.apply #map6(%[[MIN_1]])
// CHECK-NEXT:     %[[APPLY_6:.*]] = affine.apply #map6(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_7:.*]] = affine.apply #map6(%[[MIN_1]])
// CHECK-NEXT:     %[[APPLY_8:.*]] = affine.apply #map6(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_9:.*]] = affine.apply #map6(%[[MIN_1]])
// CHECK-NEXT:     %[[C0_5:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_6:.*]] = tensor.dim %[[LHS]], %[[C0_5]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[C1_7:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_8:.*]] = tensor.dim %[[LHS]], %[[C1_7]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[C0_9:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_10:.*]] = tensor.dim %[[RHS]], %[[C0_9]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[C1_11:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_12:.*]] = tensor.dim %[[RHS]], %[[C1_11]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[C0_13:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[FILL:.*]] = linalg.fill {fused} ins(%[[CST]] : f32) outs(%[[INIT]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %[[DIM_14:.*]] = tensor.dim %[[FILL]], %[[C0_13]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[C1_15:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[FILL_1:.*]] = linalg.fill {fused} ins(%[[CST]] : f32) outs(%[[INIT]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %[[DIM_16:.*]] = tensor.dim %[[FILL_1]], %[[C1_15]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[APPLY_10:.*]] = affine.apply #map6(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_11:.*]] = affine.apply #map6(%[[MIN_1]])
// CHECK-NEXT:     %[[APPLY_12:.*]] = affine.apply #map7()[%[[DIM_8]]]
// CHECK-NEXT:     %[[APPLY_13:.*]] = affine.apply #map2(%[[ARG3]])
// CHECK-NEXT:     %[[APPLY_14:.*]] = affine.apply #map6(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_15:.*]] = affine.apply #map7()[%[[DIM_8]]]
// CHECK-NEXT:     %[[APPLY_16:.*]] = affine.apply #map7()[%[[DIM_8]]]
// CHECK-NEXT:     %[[APPLY_17:.*]] = affine.apply #map3(%[[ARG4]])
// CHECK-NEXT:     %[[APPLY_18:.*]] = affine.apply #map6(%[[MIN_1]])
// CHECK-NEXT:     %[[APPLY_19:.*]] = affine.apply #map2(%[[ARG3]])
// CHECK-NEXT:     %[[APPLY_20:.*]] = affine.apply #map6(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_21:.*]] = affine.apply #map3(%[[ARG4]])
// CHECK-NEXT:     %[[APPLY_22:.*]] = affine.apply #map6(%[[MIN_1]])
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[LHS]][%[[APPLY_13]], 0] [%[[MIN]], %[[DIM_8]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_17:.*]] = tensor.extract_slice %[[RHS]][0, %[[APPLY_17]]] [%[[DIM_8]], %[[MIN_1]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[C0_18:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_19:.*]] = tensor.dim %[[ARG5]], %[[C0_18]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[C1_20:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_21:.*]] = tensor.dim %[[ARG5]], %[[C1_20]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[APPLY_23:.*]] = affine.apply #map6(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_24:.*]] = affine.apply #map6(%[[MIN_1]])
// CHECK-NEXT:     %[[APPLY_25:.*]] = affine.apply #map2(%[[ARG3]])
// CHECK-NEXT:     %[[APPLY_26:.*]] = affine.apply #map6(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_27:.*]] = affine.apply #map3(%[[ARG4]])
// CHECK-NEXT:     %[[APPLY_28:.*]] = affine.apply #map6(%[[MIN_1]])
// CHECK-NEXT:     %[[EXTRACTED_SLICE_22:.*]] = tensor.extract_slice %[[ARG5]][%[[APPLY_25]], %[[APPLY_27]]] [%[[MIN]], %[[MIN_1]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[FILL_2:.*]] = linalg.fill {fused} ins(%[[CST]] : f32) outs(%[[EXTRACTED_SLICE_22]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %[[MATMUL_1:.*]] = linalg.matmul ins(%[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_17]] : tensor<?x?xf32>, tensor<?x?xf32>) outs(%[[FILL_2]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_23:.*]] = tensor.extract_slice %[[ARG5]][%[[APPLY_2]], %[[APPLY_3]]] [%[[MIN]], %[[MIN_1]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[EXP:.*]] = linalg.exp ins(%[[MATMUL_1]] : tensor<?x?xf32>) outs(%[[EXTRACTED_SLICE_23]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %[[APPLY_29:.*]] = affine.apply #map6(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_30:.*]] = affine.apply #map6(%[[MIN_1]])
// CHECK-NEXT:     %[[APPLY_31:.*]] = affine.apply #map6(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_32:.*]] = affine.apply #map6(%[[MIN_1]])
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[EXP]] into %[[ARG5]][%[[APPLY_2]], %[[APPLY_3]]] [%[[MIN]], %[[MIN_1]]] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FORALL]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @chain(%lhs: tensor<?x?xf32>, %rhs: tensor<?x?xf32>, %init: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %zero = arith.constant 0.0 : f32
  %zeros = linalg.fill ins(%zero : f32) outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
  %sum = linalg.matmul ins(%lhs, %rhs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%zeros : tensor<?x?xf32>) -> tensor<?x?xf32>
  %exp = linalg.exp ins(%sum : tensor<?x?xf32>) outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %exp : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
  %product = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %fill = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %t, %l = transform.structured.tile_using_forall %f tile_sizes [8, 16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %p, %l1 = transform.structured.fuse_into_containing_op %product into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %q, %l2 = transform.structured.fuse_into_containing_op %fill into %l1 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %q "fused" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["linalg.exp"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[PRODUCT:.*]] = transform.structured.match ops{["linalg.matmul"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[FILL_3:.*]] = transform.structured.match ops{["linalg.fill"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[T:[a-z0-9_]+]], %[[L:.*]] = transform.structured.tile_using_forall %[[F]] tile_sizes [8, 16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   %[[P:[a-z0-9_]+]], %[[L1:.*]] = transform.structured.fuse_into_containing_op %[[PRODUCT]] into %[[L]] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   %[[Q:[a-z0-9_]+]], %[[L2:.*]] = transform.structured.fuse_into_containing_op %[[FILL_3]] into %[[L1]] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.annotate %[[Q]] "fused" : !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: #map = affine_map<(d0) -> (d0 * 10)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 * 20)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @destination
// CHECK-SAME: (%[[LHS:[a-z0-9_]+]]: tensor<100x30xf32>, %[[RHS:[a-z0-9_]+]]: tensor<30x40xf32>, %[[INIT:[a-z0-9_]+]]: tensor<100x40xf32>) -> tensor<100x40xf32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[ZEROS:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[INIT]] : tensor<100x40xf32>) -> tensor<100x40xf32>
// CHECK-NEXT:   %[[FORALL:.*]] = scf.forall (%[[ARG3:[a-z0-9_]+]], %[[ARG4:[a-z0-9_]+]]) in (10, 2) shared_outs(%[[ARG5:[a-z0-9_]+]] = %[[INIT]]) -> (tensor<100x40xf32>) {
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:     %[[APPLY_1:.*]] = affine.apply #map1(%[[ARG4]])
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[LHS]][%[[APPLY]], 0] [10, 30] [1, 1] : tensor<100x30xf32> to tensor<10x30xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_0:.*]] = tensor.extract_slice %[[RHS]][0, %[[APPLY_1]]] [30, 20] [1, 1] : tensor<30x40xf32> to tensor<30x20xf32>
// CHECK-NEXT:     %[[APPLY_2:.*]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:     %[[APPLY_3:.*]] = affine.apply #map1(%[[ARG4]])
// CHECK-NEXT:     %[[EXTRACTED_SLICE_1:.*]] = tensor.extract_slice %[[ARG5]][%[[APPLY_2]], %[[APPLY_3]]] [10, 20] [1, 1] : tensor<100x40xf32> to tensor<10x20xf32>
// CHECK-NEXT:     %[[FILL:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[EXTRACTED_SLICE_1]] : tensor<10x20xf32>) -> tensor<10x20xf32>
// CHECK-NEXT:     %[[MATMUL:.*]] = linalg.matmul ins(%[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_0]] : tensor<10x30xf32>, tensor<30x20xf32>) outs(%[[FILL]] : tensor<10x20xf32>) -> tensor<10x20xf32>
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[MATMUL]] into %[[ARG5]][%[[APPLY]], %[[APPLY_1]]] [10, 20] [1, 1] : tensor<10x20xf32> into tensor<100x40xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   } {loop}
// CHECK-NEXT:   return %[[FORALL]] : tensor<100x40xf32>
// CHECK-NEXT: }
func.func @destination(%lhs: tensor<100x30xf32>, %rhs: tensor<30x40xf32>, %init: tensor<100x40xf32>) -> tensor<100x40xf32> {
  %zero = arith.constant 0.0 : f32
  %zeros = linalg.fill ins(%zero : f32) outs(%init : tensor<100x40xf32>) -> tensor<100x40xf32>
  %sum = linalg.matmul ins(%lhs, %rhs : tensor<100x30xf32>, tensor<30x40xf32>) outs(%zeros : tensor<100x40xf32>) -> tensor<100x40xf32>
  return %sum : tensor<100x40xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %fill = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %t, %l = transform.structured.tile_using_forall %f tile_sizes [10, 20] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %q, %l2 = transform.structured.fuse_into_containing_op %fill into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %l2 "loop" : !transform.any_op
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["linalg.matmul"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[FILL_1:.*]] = transform.structured.match ops{["linalg.fill"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[T:[a-z0-9_]+]], %[[L:.*]] = transform.structured.tile_using_forall %[[F]] tile_sizes [10, 20] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   %[[Q:[a-z0-9_]+]], %[[L2:.*]] = transform.structured.fuse_into_containing_op %[[FILL_1]] into %[[L]] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.annotate %[[L2]] "loop" : !transform.any_op
// CHECK-NEXT:   transform.yield
