// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --split-input-file | FileCheck %s
//
// Several dimensions, one of which is a partial reduction, and indices of iterations, which get the offset of a tile, unlike those of mlir-opt.

module attributes {transform.with_named_sequence} {

// CHECK: #map = affine_map<(d0) -> (-d0 + 16, 3)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 - 1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-NEXT: #map5 = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @index
// CHECK-SAME: (%[[IN:[a-z0-9_]+]]: tensor<16x?x32xindex>, %[[INIT:[a-z0-9_]+]]: tensor<?xi64>) -> tensor<?xi64> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[IN]], %[[C1]] : tensor<16x?x32xindex>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_0:.*]] = tensor.dim %[[INIT]], %[[C0]] : tensor<?xi64>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[DIM]]) : tensor<?x8xi64>
// CHECK-NEXT:   %[[C0_I64:.*]] = arith.constant 0 : i64
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[C0_I64]] : i64) outs(%[[EMPTY]] : tensor<?x8xi64>) -> tensor<?x8xi64>
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C16:.*]] = arith.constant 16 : index
// CHECK-NEXT:   %[[C32:.*]] = arith.constant 32 : index
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG2:[a-z0-9_]+]] = %[[C0_1]] to %[[C16]] step %[[C3]] iter_args(%[[ARG3:[a-z0-9_]+]] = %[[FILL]]) -> (tensor<?x8xi64>) {
// CHECK-NEXT:     %[[FOR_1:.*]] = scf.for %[[ARG4:[a-z0-9_]+]] = %[[C0_2]] to %[[C32]] step %[[C8]] iter_args(%[[ARG5:[a-z0-9_]+]] = %[[ARG3]]) -> (tensor<?x8xi64>) {
// CHECK-NEXT:       %[[C16_3:.*]] = arith.constant 16 : index
// CHECK-NEXT:       %[[MIN:.*]] = affine.min #map(%[[ARG2]])
// CHECK-NEXT:       %[[APPLY:.*]] = affine.apply #map1(%[[MIN]])
// CHECK-NEXT:       %[[APPLY_1:.*]] = affine.apply #map2()[%[[DIM]]]
// CHECK-NEXT:       %[[APPLY_2:.*]] = affine.apply #map1(%[[MIN]])
// CHECK-NEXT:       %[[APPLY_3:.*]] = affine.apply #map2()[%[[DIM]]]
// CHECK-NEXT:       %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[IN]][%[[ARG2]], 0, %[[ARG4]]] [%[[MIN]], %[[DIM]], 8] [1, 1, 1] : tensor<16x?x32xindex> to tensor<?x?x8xindex>
// CHECK-NEXT:       %[[EXTRACTED_SLICE_4:.*]] = tensor.extract_slice %[[ARG5]][0, 0] [%[[DIM]], 8] [1, 1] : tensor<?x8xi64> to tensor<?x8xi64>
// CHECK-NEXT:       %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "parallel", "parallel"]} ins(%[[EXTRACTED_SLICE]] : tensor<?x?x8xindex>) outs(%[[EXTRACTED_SLICE_4]] : tensor<?x8xi64>) {
// CHECK-NEXT:       ^bb0(%[[X:[a-z0-9_]+]]: index, %[[SUM:[a-z0-9_]+]]: i64):
// CHECK-NEXT:         %[[I:.*]] = linalg.index 2 : index
// CHECK-NEXT:         %[[APPLY_4:.*]] = affine.apply #map5(%[[ARG4]])[%[[I]]]
// CHECK-NEXT:         %[[J:.*]] = arith.addi %[[APPLY_4]], %[[X]] : index
// CHECK-NEXT:         %[[Y:.*]] = arith.index_cast %[[J]] : index to i64
// CHECK-NEXT:         %[[ORI:.*]] = arith.ori %[[SUM]], %[[Y]] : i64
// CHECK-NEXT:         linalg.yield %[[ORI]] : i64
// CHECK-NEXT:       } -> tensor<?x8xi64>
// CHECK-NEXT:       %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[GENERIC]] into %[[ARG5]][0, 0] [%[[DIM]], 8] [1, 1] : tensor<?x8xi64> into tensor<?x8xi64>
// CHECK-NEXT:       scf.yield %[[INSERTED_SLICE]] : tensor<?x8xi64>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[FOR_1]] : tensor<?x8xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[REDUCED:.*]] = linalg.reduce ins(%[[FOR]] : tensor<?x8xi64>) outs(%[[INIT]] : tensor<?xi64>) dimensions = [1]
// CHECK-NEXT:     (%[[IN_1:[a-z0-9_]+]]: i64, %[[INIT_1:[a-z0-9_]+]]: i64) {
// CHECK-NEXT:       %[[ORI_1:.*]] = arith.ori %[[IN_1]], %[[INIT_1]] : i64
// CHECK-NEXT:       linalg.yield %[[ORI_1]] : i64
// CHECK-NEXT:     }
// CHECK-NEXT:   return %[[REDUCED]] : tensor<?xi64>
// CHECK-NEXT: }
func.func @index(%in: tensor<16x?x32xindex>, %init: tensor<?xi64>) -> tensor<?xi64> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d1)>], iterator_types = ["reduction", "parallel", "reduction"]}
      ins(%in : tensor<16x?x32xindex>) outs(%init : tensor<?xi64>) {
  ^bb0(%x: index, %sum: i64):
    %i = linalg.index 2 : index
    %j = arith.addi %i, %x : index
    %y = arith.index_cast %j : index to i64
    %s = arith.ori %sum, %y : i64
    linalg.yield %s : i64
  } -> tensor<?xi64>
  return %0 : tensor<?xi64>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  %fill, %tile, %reduce, %loop = transform.structured.tile_reduction_using_for %f reduction_dims = [2] by tile_sizes = [3, 0, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["linalg.generic"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[FILL_1:[a-z0-9_]+]], %[[TILE:[a-z0-9_]+]], %[[REDUCE:[a-z0-9_]+]], %[[LOOP:.*]] = transform.structured.tile_reduction_using_for %[[F]] reduction_dims = [2] by tile_sizes = [3, 0, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.yield
