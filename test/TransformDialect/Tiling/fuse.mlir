// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --split-input-file | FileCheck %s
//
// Producers are computed in the loops around tiles of a consumer.

module attributes {transform.with_named_sequence} {

// CHECK: #map = affine_map<(d0)[s0] -> (-d0 + s0, 16)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (-d0 + s0, 8)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 - 1)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @chain
// CHECK-SAME: (%[[LHS:[a-z0-9_]+]]: tensor<?x?xf32>, %[[RHS:[a-z0-9_]+]]: tensor<?x?xf32>, %[[INIT:[a-z0-9_]+]]: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[INIT]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:   %[[MATMUL:.*]] = linalg.matmul ins(%[[LHS]], %[[RHS]] : tensor<?x?xf32>, tensor<?x?xf32>) outs(%[[FILL]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[MATMUL]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_0:.*]] = tensor.dim %[[MATMUL]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_2:.*]] = tensor.dim %[[INIT]], %[[C0_1]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[C1_3:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_4:.*]] = tensor.dim %[[INIT]], %[[C1_3]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[C0_5:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_6:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C16:.*]] = arith.constant 16 : index
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0_5]] to %[[DIM_0]] step %[[C16]] iter_args(%[[ARG4:[a-z0-9_]+]] = %[[INIT]]) -> (tensor<?x?xf32>) {
// CHECK-NEXT:     %[[FOR_1:.*]] = scf.for %[[ARG5:[a-z0-9_]+]] = %[[C0_6]] to %[[DIM]] step %[[C8]] iter_args(%[[ARG6:[a-z0-9_]+]] = %[[ARG4]]) -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %[[MIN:.*]] = affine.min #map(%[[ARG3]])[%[[DIM_0]]]
// CHECK-NEXT:       %[[MIN_1:.*]] = affine.min #map1(%[[ARG5]])[%[[DIM]]]
// CHECK-NEXT:       %[[APPLY:.*]] = affine.apply #map2(%[[MIN_1]])
// CHECK-NEXT:       %[[APPLY_1:.*]] = affine.apply #map2(%[[MIN]])
// CHECK-NEXT:       %[[APPLY_2:.*]] = affine.apply #map2(%[[MIN_1]])
// CHECK-NEXT:       %[[APPLY_3:.*]] = affine.apply #map2(%[[MIN]])
// CHECK-NEXT:       %[[APPLY_4:.*]] = affine.apply #map2(%[[MIN_1]])
// CHECK-NEXT:       %[[APPLY_5:.*]] = affine.apply #map2(%[[MIN]])
// CHECK-NEXT:       %[[C0_7:.*]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_8:.*]] = tensor.dim %[[LHS]], %[[C0_7]] : tensor<?x?xf32>
// CHECK-NEXT:       %[[C1_9:.*]] = arith.constant 1 : index
// CHECK-NEXT:       %[[DIM_10:.*]] = tensor.dim %[[LHS]], %[[C1_9]] : tensor<?x?xf32>
// CHECK-NEXT:       %[[C0_11:.*]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_12:.*]] = tensor.dim %[[RHS]], %[[C0_11]] : tensor<?x?xf32>
// CHECK-NEXT:       %[[C1_13:.*]] = arith.constant 1 : index
// CHECK-NEXT:       %[[DIM_14:.*]] = tensor.dim %[[RHS]], %[[C1_13]] : tensor<?x?xf32>
// CHECK-NEXT:       %[[C0_15:.*]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_16:.*]] = tensor.dim %[[FILL]], %[[C0_15]] : tensor<?x?xf32>
// CHECK-NEXT:       %[[C1_17:.*]] = arith.constant 1 : index
// CHECK-NEXT:       %[[DIM_18:.*]] = tensor.dim %[[FILL]], %[[C1_17]] : tensor<?x?xf32>
// CHECK-NEXT:       %[[APPLY_6:.*]] = affine.apply #map2(%[[MIN_1]])
// CHECK-NEXT:       %[[APPLY_7:.*]] = affine.apply #map2(%[[MIN]])
// CHECK-NEXT:       %[[APPLY_8:.*]] = affine.apply #map3()[%[[DIM_10]]]
// CHECK-NEXT:       %[[APPLY_9:.*]] = affine.apply #map2(%[[MIN_1]])
// CHECK-NEXT:       %[[APPLY_10:.*]] = affine.apply #map3()[%[[DIM_10]]]
// CHECK-NEXT:       %[[APPLY_11:.*]] = affine.apply #map3()[%[[DIM_10]]]
// CHECK-NEXT:       %[[APPLY_12:.*]] = affine.apply #map2(%[[MIN]])
// CHECK-NEXT:       %[[APPLY_13:.*]] = affine.apply #map2(%[[MIN_1]])
// CHECK-NEXT:       %[[APPLY_14:.*]] = affine.apply #map2(%[[MIN]])
// CHECK-NEXT:       %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[LHS]][%[[ARG5]], 0] [%[[MIN_1]], %[[DIM_10]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:       %[[EXTRACTED_SLICE_19:.*]] = tensor.extract_slice %[[RHS]][0, %[[ARG3]]] [%[[DIM_10]], %[[MIN]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:       %[[C0_20:.*]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_21:.*]] = tensor.dim %[[INIT]], %[[C0_20]] : tensor<?x?xf32>
// CHECK-NEXT:       %[[C1_22:.*]] = arith.constant 1 : index
// CHECK-NEXT:       %[[DIM_23:.*]] = tensor.dim %[[INIT]], %[[C1_22]] : tensor<?x?xf32>
// CHECK-NEXT:       %[[APPLY_15:.*]] = affine.apply #map2(%[[MIN_1]])
// CHECK-NEXT:       %[[APPLY_16:.*]] = affine.apply #map2(%[[MIN]])
// CHECK-NEXT:       %[[APPLY_17:.*]] = affine.apply #map2(%[[MIN_1]])
// CHECK-NEXT:       %[[APPLY_18:.*]] = affine.apply #map2(%[[MIN]])
// CHECK-NEXT:       %[[EXTRACTED_SLICE_24:.*]] = tensor.extract_slice %[[INIT]][%[[ARG5]], %[[ARG3]]] [%[[MIN_1]], %[[MIN]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:       %[[FILL_1:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[EXTRACTED_SLICE_24]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:       %[[EXTRACTED_SLICE_25:.*]] = tensor.extract_slice %[[FILL]][%[[ARG5]], %[[ARG3]]] [%[[MIN_1]], %[[MIN]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:       %[[MATMUL_1:.*]] = linalg.matmul ins(%[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_19]] : tensor<?x?xf32>, tensor<?x?xf32>) outs(%[[FILL_1]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:       %[[EXTRACTED_SLICE_26:.*]] = tensor.extract_slice %[[MATMUL]][%[[ARG5]], %[[ARG3]]] [%[[MIN_1]], %[[MIN]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:       %[[EXTRACTED_SLICE_27:.*]] = tensor.extract_slice %[[ARG6]][%[[ARG5]], %[[ARG3]]] [%[[MIN_1]], %[[MIN]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:       %[[EXP:.*]] = linalg.exp ins(%[[MATMUL_1]] : tensor<?x?xf32>) outs(%[[EXTRACTED_SLICE_27]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:       %[[APPLY_19:.*]] = affine.apply #map2(%[[MIN_1]])
// CHECK-NEXT:       %[[APPLY_20:.*]] = affine.apply #map2(%[[MIN]])
// CHECK-NEXT:       %[[APPLY_21:.*]] = affine.apply #map2(%[[MIN_1]])
// CHECK-NEXT:       %[[APPLY_22:.*]] = affine.apply #map2(%[[MIN]])
// CHECK-NEXT:       %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[EXP]] into %[[ARG6]][%[[ARG5]], %[[ARG3]]] [%[[MIN_1]], %[[MIN]]] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[FOR_1]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]] : tensor<?x?xf32>
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
  %t, %l:2 = transform.structured.fuse %f tile_sizes [8, 16] interchange [1, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["linalg.exp"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[T:[a-z0-9_]+]], %[[L:[a-z0-9_]+]]:2 = transform.structured.fuse %[[F]] tile_sizes [8, 16] interchange [1, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.yield
// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @destination
// CHECK-SAME: (%[[LHS:[a-z0-9_]+]]: tensor<100x30xf32>, %[[RHS:[a-z0-9_]+]]: tensor<30x40xf32>, %[[INIT:[a-z0-9_]+]]: tensor<100x40xf32>) -> tensor<100x40xf32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[FORALL:.*]] = scf.forall (%[[ARG3:[a-z0-9_]+]], %[[ARG4:[a-z0-9_]+]]) = (0, 0) to (100, 40) step (10, 20) shared_outs(%[[ARG5:[a-z0-9_]+]] = %[[INIT]]) -> (tensor<100x40xf32>) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[LHS]][%[[ARG3]], 0] [10, 30] [1, 1] : tensor<100x30xf32> to tensor<10x30xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_0:.*]] = tensor.extract_slice %[[RHS]][0, %[[ARG4]]] [30, 20] [1, 1] : tensor<30x40xf32> to tensor<30x20xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_1:.*]] = tensor.extract_slice %[[ARG5]][%[[ARG3]], %[[ARG4]]] [10, 20] [1, 1] : tensor<100x40xf32> to tensor<10x20xf32>
// CHECK-NEXT:     %[[FILL:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[EXTRACTED_SLICE_1]] : tensor<10x20xf32>) -> tensor<10x20xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_2:.*]] = tensor.extract_slice %[[ARG5]][%[[ARG3]], %[[ARG4]]] [10, 20] [1, 1] : tensor<100x40xf32> to tensor<10x20xf32>
// CHECK-NEXT:     %[[MATMUL:.*]] = linalg.matmul ins(%[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_0]] : tensor<10x30xf32>, tensor<30x20xf32>) outs(%[[FILL]] : tensor<10x20xf32>) -> tensor<10x20xf32>
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[MATMUL]] into %[[ARG5]][%[[ARG3]], %[[ARG4]]] [10, 20] [1, 1] : tensor<10x20xf32> into tensor<100x40xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
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
  %t, %l = transform.structured.fuse %f tile_sizes [10, 20] {use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["linalg.matmul"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[T:[a-z0-9_]+]], %[[L:.*]] = transform.structured.fuse %[[F]] tile_sizes [10, 20] {use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.yield
