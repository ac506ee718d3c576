// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --split-input-file | FileCheck %s
//
// Partial reductions in parallel loops.

module attributes {transform.with_named_sequence} {

// CHECK: #map = affine_map<()[s0] -> (s0 ceildiv 5)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 * (s0 ceildiv 5))>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 - (s0 ceildiv 5) * 5)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0] -> (-(d0 * (s0 ceildiv 5)) + s0)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0] -> (-(d0 * (s0 ceildiv 5)) + s0, s0 ceildiv 5)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> (0, d0)>
// CHECK-NEXT: #map6 = affine_map<()[s0] -> (s0 - 1)>
// CHECK-NEXT: #map7 = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: #map8 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map9 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @rows
// CHECK-SAME: (%[[IN:[a-z0-9_]+]]: tensor<?x?xf32>, %[[INIT:[a-z0-9_]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[IN]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_0:.*]] = tensor.dim %[[IN]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_2:.*]] = tensor.dim %[[INIT]], %[[C0_1]] : tensor<?xf32>
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()[%[[DIM_0]]]
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[DIM]]) : tensor<?x5xf32>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[EMPTY]] : tensor<?x5xf32>) -> tensor<?x5xf32>
// CHECK-NEXT:   %[[FORALL:.*]] = scf.forall (%[[ARG2:[a-z0-9_]+]]) in (5) shared_outs(%[[ARG3:[a-z0-9_]+]] = %[[FILL]]) -> (tensor<?x5xf32>) {
// CHECK-NEXT:     %[[APPLY_1:.*]] = affine.apply #map1(%[[ARG2]])[%[[DIM_0]]]
// CHECK-NEXT:     %[[APPLY_2:.*]] = affine.apply #map2()[%[[DIM_0]]]
// CHECK-NEXT:     %[[APPLY_3:.*]] = affine.apply #map3(%[[ARG2]])[%[[DIM_0]]]
// CHECK-NEXT:     %[[MIN:.*]] = affine.min #map4(%[[ARG2]])[%[[DIM_0]]]
// CHECK-NEXT:     %[[MAX:.*]] = affine.max #map5(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_4:.*]] = affine.apply #map6()[%[[DIM]]]
// CHECK-NEXT:     %[[APPLY_5:.*]] = affine.apply #map7(%[[MAX]])
// CHECK-NEXT:     %[[APPLY_6:.*]] = affine.apply #map6()[%[[DIM]]]
// CHECK-NEXT:     %[[APPLY_7:.*]] = affine.apply #map1(%[[ARG2]])[%[[DIM_0]]]
// CHECK-NEXT:     %[[APPLY_8:.*]] = affine.apply #map7(%[[MAX]])
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[IN]][0, %[[APPLY_7]]] [%[[DIM]], %[[MAX]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_3:.*]] = tensor.extract_slice %[[ARG3]][0, %[[ARG2]]] [%[[DIM]], 1] [1, 1] : tensor<?x5xf32> to tensor<?xf32>
// CHECK-NEXT:     %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "reduction"]} ins(%[[EXTRACTED_SLICE]] : tensor<?x?xf32>) outs(%[[EXTRACTED_SLICE_3]] : tensor<?xf32>) {
// CHECK-NEXT:     ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[LARGEST:[a-z0-9_]+]]: f32):
// CHECK-NEXT:       %[[MULF:.*]] = arith.mulf %[[X]], %[[X]] : f32
// CHECK-NEXT:       %[[MAXIMUMF:.*]] = arith.maximumf %[[LARGEST]], %[[MULF]] : f32
// CHECK-NEXT:       linalg.yield %[[MAXIMUMF]] : f32
// CHECK-NEXT:     } -> tensor<?xf32>
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[GENERIC]] into %[[ARG3]][0, %[[ARG2]]] [%[[DIM]], 1] [1, 1] : tensor<?xf32> into tensor<?x5xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   } {mapping = [#gpu.thread<x>]}
// CHECK-NEXT:   %[[REDUCED:.*]] = linalg.reduce ins(%[[FORALL]] : tensor<?x5xf32>) outs(%[[INIT]] : tensor<?xf32>) dimensions = [1]
// CHECK-NEXT:     (%[[IN_1:[a-z0-9_]+]]: f32, %[[INIT_1:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:       %[[MAXIMUMF_1:.*]] = arith.maximumf %[[IN_1]], %[[INIT_1]] : f32
// CHECK-NEXT:       linalg.yield %[[MAXIMUMF_1]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   return %[[REDUCED]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @rows(%in: tensor<?x?xf32>, %init: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
      ins(%in : tensor<?x?xf32>) outs(%init : tensor<?xf32>) {
  ^bb0(%x: f32, %largest: f32):
    %0 = arith.mulf %x, %x : f32
    %1 = arith.maximumf %largest, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  %fill, %tile, %reduce, %loop = transform.structured.tile_reduction_using_forall %f by num_threads = [0, 5] mapping = [#gpu.thread<x>] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["linalg.generic"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[FILL_1:[a-z0-9_]+]], %[[TILE:[a-z0-9_]+]], %[[REDUCE:[a-z0-9_]+]], %[[LOOP:.*]] = transform.structured.tile_reduction_using_forall %[[F]] by num_threads = [0, 5] mapping = [#gpu.thread<x>] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.yield
// CHECK: #map = affine_map<(d0) -> (-d0 + 20, 7)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 floordiv 7)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @product
// CHECK-SAME: (%[[LHS:[a-z0-9_]+]]: tensor<12x20xi32>, %[[RHS:[a-z0-9_]+]]: tensor<20x8xi32>, %[[INIT:[a-z0-9_]+]]: tensor<12x8xi32>) -> tensor<12x8xi32> {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<12x8x3xi32>
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[C0_I32]] : i32) outs(%[[EMPTY]] : tensor<12x8x3xi32>) -> tensor<12x8x3xi32>
// CHECK-NEXT:   %[[FORALL:.*]] = scf.forall (%[[ARG3:[a-z0-9_]+]]) = (0) to (20) step (7) shared_outs(%[[ARG4:[a-z0-9_]+]] = %[[FILL]]) -> (tensor<12x8x3xi32>) {
// CHECK-NEXT:     %[[C20:.*]] = arith.constant 20 : index
// CHECK-NEXT:     %[[MIN:.*]] = affine.min #map(%[[ARG3]])
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map1()[%[[ARG3]]]
// CHECK-NEXT:     %[[APPLY_1:.*]] = affine.apply #map2(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_2:.*]] = affine.apply #map2(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_3:.*]] = affine.apply #map2(%[[MIN]])
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[LHS]][0, %[[ARG3]]] [12, %[[MIN]]] [1, 1] : tensor<12x20xi32> to tensor<12x?xi32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_0:.*]] = tensor.extract_slice %[[RHS]][%[[ARG3]], 0] [%[[MIN]], 8] [1, 1] : tensor<20x8xi32> to tensor<?x8xi32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_1:.*]] = tensor.extract_slice %[[ARG4]][0, 0, %[[APPLY]]] [12, 8, 1] [1, 1, 1] : tensor<12x8x3xi32> to tensor<12x8xi32>
// CHECK-NEXT:     %[[MATMUL:.*]] = linalg.matmul ins(%[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_0]] : tensor<12x?xi32>, tensor<?x8xi32>) outs(%[[EXTRACTED_SLICE_1]] : tensor<12x8xi32>) -> tensor<12x8xi32>
// CHECK-NEXT:     %[[APPLY_4:.*]] = affine.apply #map1()[%[[ARG3]]]
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[MATMUL]] into %[[ARG4]][0, 0, %[[APPLY_4]]] [12, 8, 1] [1, 1, 1] : tensor<12x8xi32> into tensor<12x8x3xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[REDUCED:.*]] = linalg.reduce ins(%[[FORALL]] : tensor<12x8x3xi32>) outs(%[[INIT]] : tensor<12x8xi32>) dimensions = [2]
// CHECK-NEXT:     (%[[IN:[a-z0-9_]+]]: i32, %[[INIT_1:[a-z0-9_]+]]: i32) {
// CHECK-NEXT:       %[[ADDI:.*]] = arith.addi %[[IN]], %[[INIT_1]] : i32
// CHECK-NEXT:       linalg.yield %[[ADDI]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   return %[[REDUCED]] : tensor<12x8xi32>
// CHECK-NEXT: }
func.func @product(%lhs: tensor<12x20xi32>, %rhs: tensor<20x8xi32>, %init: tensor<12x8xi32>) -> tensor<12x8xi32> {
  %0 = linalg.matmul ins(%lhs, %rhs : tensor<12x20xi32>, tensor<20x8xi32>) outs(%init : tensor<12x8xi32>) -> tensor<12x8xi32>
  return %0 : tensor<12x8xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %fill, %tile, %reduce, %loop = transform.structured.tile_reduction_using_forall %f by tile_sizes = [0, 0, 7] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["linalg.matmul"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[FILL_1:[a-z0-9_]+]], %[[TILE:[a-z0-9_]+]], %[[REDUCE:[a-z0-9_]+]], %[[LOOP:.*]] = transform.structured.tile_reduction_using_forall %[[F]] by tile_sizes = [0, 0, 7] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.yield
