// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --split-input-file | FileCheck %s
//
// Tiles of a padding: of a part of the source, or of nothing.

module attributes {transform.with_named_sequence} {

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 + 2)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0, s1] -> (-d0 + s0 + s1 + 2, 8)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0] -> (0, -d0 + s0)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0] -> (d0 - s0)>
// CHECK-NEXT: #map5 = affine_map<(d0)[s0] -> (d0 - s0, 0)>
// CHECK-NEXT: #map6 = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1) -> (d0 - d1)>
// CHECK-NEXT: #map8 = affine_map<(d0, d1, d2)[s0] -> (-d0 + s0, d1 - d2)>
// CHECK-NEXT: #map9 = affine_map<(d0) -> (d0, 0)>
// CHECK-NEXT: #map10 = affine_map<(d0, d1, d2) -> (-d0 + d1 - d2)>
// CHECK-NEXT: #map11 = affine_map<(d0) -> (-d0 + 3)>
// CHECK-NEXT: #map12 = affine_map<(d0) -> (0, -d0 + 3)>
// CHECK-NEXT: #map13 = affine_map<(d0) -> (d0 - 3)>
// CHECK-NEXT: #map14 = affine_map<(d0) -> (d0 - 3, 0)>
// CHECK-NEXT: #map15 = affine_map<(d0) -> (d0, 40)>
// CHECK-NEXT: #map16 = affine_map<(d0) -> (-d0 + 40)>
// CHECK-NEXT: #map17 = affine_map<(d0) -> (-d0 + 10)>
// CHECK-NEXT: #map18 = affine_map<(d0, d1) -> (-d0 + 40, -d1 + 10)>
// CHECK-NEXT: #map19 = affine_map<(d0, d1) -> (-d0 - d1 + 10)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @pad
// CHECK-SAME: (%[[IN:[a-z0-9_]+]]: tensor<?x40xf32>, %[[LOW:[a-z0-9_]+]]: index) -> tensor<?x50xf32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[IN]], %[[C0]] : tensor<?x40xf32>
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()[%[[DIM]], %[[LOW]]]
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[APPLY]]) : tensor<?x50xf32>
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_1:.*]] = tensor.dim %[[IN]], %[[C0_0]] : tensor<?x40xf32>
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map()[%[[DIM_1]], %[[LOW]]]
// CHECK-NEXT:   %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_3:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C50:.*]] = arith.constant 50 : index
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C10:.*]] = arith.constant 10 : index
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG2:[a-z0-9_]+]] = %[[C0_2]] to %[[APPLY_1]] step %[[C8]] iter_args(%[[ARG3:[a-z0-9_]+]] = %[[EMPTY]]) -> (tensor<?x50xf32>) {
// CHECK-NEXT:     %[[FOR_1:.*]] = scf.for %[[ARG4:[a-z0-9_]+]] = %[[C0_3]] to %[[C50]] step %[[C10]] iter_args(%[[ARG5:[a-z0-9_]+]] = %[[ARG3]]) -> (tensor<?x50xf32>) {
// CHECK-NEXT:       %[[MIN:.*]] = affine.min #map1(%[[ARG2]])[%[[DIM_1]], %[[LOW]]]
// CHECK-NEXT:       %[[C0_4:.*]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_5:.*]] = tensor.dim %[[IN]], %[[C0_4]] : tensor<?x40xf32>
// CHECK-NEXT:       %[[APPLY_2:.*]] = affine.apply #map2(%[[ARG2]])[%[[LOW]]]
// CHECK-NEXT:       %[[MAX:.*]] = affine.max #map3(%[[ARG2]])[%[[LOW]]]
// CHECK-NEXT:       %[[APPLY_3:.*]] = affine.apply #map4(%[[ARG2]])[%[[LOW]]]
// CHECK-NEXT:       %[[MAX_1:.*]] = affine.max #map5(%[[ARG2]])[%[[LOW]]]
// CHECK-NEXT:       %[[MIN_1:.*]] = affine.min #map6(%[[MAX_1]])[%[[DIM_5]]]
// CHECK-NEXT:       %[[APPLY_4:.*]] = affine.apply #map2(%[[MIN_1]])[%[[DIM_5]]]
// CHECK-NEXT:       %[[APPLY_5:.*]] = affine.apply #map7(%[[MIN]], %[[MAX]])
// CHECK-NEXT:       %[[MIN_2:.*]] = affine.min #map8(%[[MIN_1]], %[[MIN]], %[[MAX]])[%[[DIM_5]]]
// CHECK-NEXT:       %[[MAX_2:.*]] = affine.max #map9(%[[MIN_2]])
// CHECK-NEXT:       %[[C0_6:.*]] = arith.constant 0 : index
// CHECK-NEXT:       %[[CMPI:.*]] = arith.cmpi eq, %[[MAX_2]], %[[C0_6]] : index
// CHECK-NEXT:       %[[APPLY_6:.*]] = affine.apply #map7(%[[MIN]], %[[MAX_2]])
// CHECK-NEXT:       %[[APPLY_7:.*]] = affine.apply #map10(%[[MAX]], %[[MIN]], %[[MAX_2]])
// CHECK-NEXT:       %[[APPLY_8:.*]] = affine.apply #map11(%[[ARG4]])
// CHECK-NEXT:       %[[MAX_3:.*]] = affine.max #map12(%[[ARG4]])
// CHECK-NEXT:       %[[APPLY_9:.*]] = affine.apply #map13(%[[ARG4]])
// CHECK-NEXT:       %[[MAX_4:.*]] = affine.max #map14(%[[ARG4]])
// CHECK-NEXT:       %[[MIN_3:.*]] = affine.min #map15(%[[MAX_4]])
// CHECK-NEXT:       %[[APPLY_10:.*]] = affine.apply #map16(%[[MIN_3]])
// CHECK-NEXT:       %[[APPLY_11:.*]] = affine.apply #map17(%[[MAX_3]])
// CHECK-NEXT:       %[[MIN_4:.*]] = affine.min #map18(%[[MIN_3]], %[[MAX_3]])
// CHECK-NEXT:       %[[MAX_5:.*]] = affine.max #map9(%[[MIN_4]])
// CHECK-NEXT:       %[[C0_7:.*]] = arith.constant 0 : index
// CHECK-NEXT:       %[[CMPI_1:.*]] = arith.cmpi eq, %[[MAX_5]], %[[C0_7]] : index
// CHECK-NEXT:       %[[ORI:.*]] = arith.ori %[[CMPI_1]], %[[CMPI]] : i1
// CHECK-NEXT:       %[[APPLY_12:.*]] = affine.apply #map17(%[[MAX_5]])
// CHECK-NEXT:       %[[APPLY_13:.*]] = affine.apply #map19(%[[MAX_3]], %[[MAX_5]])
// CHECK-NEXT:       %[[IF:.*]] = scf.if %[[ORI]] -> (tensor<?x10xf32>) {
// CHECK-NEXT:         %[[GENERATED:.*]] = tensor.generate %[[MIN]] {
// CHECK-NEXT:         ^bb0(%[[ARG6:[a-z0-9_]+]]: index, %[[ARG7:[a-z0-9_]+]]: index):
// CHECK-NEXT:           tensor.yield %[[CST]] : f32
// CHECK-NEXT:         } : tensor<?x10xf32>
// CHECK-NEXT:         scf.yield %[[GENERATED]] : tensor<?x10xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[IN]][%[[MIN_1]], %[[MIN_3]]] [%[[MAX_2]], %[[MAX_5]]] [1, 1] : tensor<?x40xf32> to tensor<?x?xf32>
// CHECK-NEXT:         %[[PADDED:.*]] = tensor.pad %[[EXTRACTED_SLICE]] low[%[[MAX]], %[[MAX_3]]] high[%[[APPLY_7]], %[[APPLY_13]]] {
// CHECK-NEXT:         ^bb0(%[[ARG6_1:[a-z0-9_]+]]: index, %[[ARG7_1:[a-z0-9_]+]]: index):
// CHECK-NEXT:           tensor.yield %[[CST]] : f32
// CHECK-NEXT:         } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:         %[[CAST:.*]] = tensor.cast %[[PADDED]] : tensor<?x?xf32> to tensor<?x10xf32>
// CHECK-NEXT:         scf.yield %[[CAST]] : tensor<?x10xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[IF]] into %[[ARG5]][%[[ARG2]], %[[ARG4]]] [%[[MIN]], 10] [1, 1] : tensor<?x10xf32> into tensor<?x50xf32>
// CHECK-NEXT:       scf.yield %[[INSERTED_SLICE]] : tensor<?x50xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[FOR_1]] : tensor<?x50xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]] : tensor<?x50xf32>
// CHECK-NEXT: }
func.func @pad(%in: tensor<?x40xf32>, %low: index) -> tensor<?x50xf32> {
  %padding = arith.constant 1.0 : f32
  %padded = tensor.pad %in low[%low, 3] high[2, 7] {
  ^bb0(%i: index, %j: index):
    tensor.yield %padding : f32
  } : tensor<?x40xf32> to tensor<?x50xf32>
  return %padded : tensor<?x50xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %t, %l:2 = transform.structured.tile_using_for %f tile_sizes [8, 10] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["tensor.pad"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[T:[a-z0-9_]+]], %[[L:[a-z0-9_]+]]:2 = transform.structured.tile_using_for %[[F]] tile_sizes [8, 10] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.yield
// CHECK: #map = affine_map<()[s0] -> (s0 + 24)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> ((s0 + 24) ceildiv 7)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 * 7)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 * 10)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0] -> (-d0 + s0 + 24, 7)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> (d0, 24)>
// CHECK-NEXT: #map6 = affine_map<(d0) -> (-d0 + 24)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1) -> (-d0 + 24, d1)>
// CHECK-NEXT: #map8 = affine_map<(d0, d1) -> (d0 - d1)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @only_high
// CHECK-SAME: (%[[IN:[a-z0-9_]+]]: tensor<24x40xf32>, %[[HIGH:[a-z0-9_]+]]: index) -> tensor<?x40xf32> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C24:.*]] = arith.constant 24 : index
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()[%[[HIGH]]]
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[APPLY]]) : tensor<?x40xf32>
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C24_1:.*]] = arith.constant 24 : index
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map()[%[[HIGH]]]
// CHECK-NEXT:   %[[APPLY_2:.*]] = affine.apply #map1()[%[[HIGH]]]
// CHECK-NEXT:   %[[FORALL:.*]] = scf.forall (%[[ARG2:[a-z0-9_]+]], %[[ARG3:[a-z0-9_]+]]) in (%[[APPLY_2]], 4) shared_outs(%[[ARG4:[a-z0-9_]+]] = %[[EMPTY]]) -> (tensor<?x40xf32>) {
// CHECK-NEXT:     %[[APPLY_3:.*]] = affine.apply #map2(%[[ARG2]])
// CHECK-NEXT:     %[[APPLY_4:.*]] = affine.apply #map3(%[[ARG3]])
// CHECK-NEXT:     %[[MIN:.*]] = affine.min #map4(%[[APPLY_3]])[%[[HIGH]]]
// CHECK-NEXT:     %[[MIN_1:.*]] = affine.min #map5(%[[APPLY_3]])
// CHECK-NEXT:     %[[APPLY_5:.*]] = affine.apply #map6(%[[MIN_1]])
// CHECK-NEXT:     %[[MIN_2:.*]] = affine.min #map7(%[[MIN_1]], %[[MIN]])
// CHECK-NEXT:     %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi eq, %[[MIN_2]], %[[C0_2]] : index
// CHECK-NEXT:     %[[APPLY_6:.*]] = affine.apply #map8(%[[MIN]], %[[MIN_2]])
// CHECK-NEXT:     %[[APPLY_7:.*]] = affine.apply #map8(%[[MIN]], %[[MIN_2]])
// CHECK-NEXT:     %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[IF:.*]] = scf.if %[[CMPI]] -> (tensor<?x10xf32>) {
// CHECK-NEXT:       %[[GENERATED:.*]] = tensor.generate %[[MIN]] {
// CHECK-NEXT:       ^bb0(%[[ARG5:[a-z0-9_]+]]: index, %[[ARG6:[a-z0-9_]+]]: index):
// CHECK-NEXT:         tensor.yield %[[CST]] : f32
// CHECK-NEXT:       } : tensor<?x10xf32>
// CHECK-NEXT:       scf.yield %[[GENERATED]] : tensor<?x10xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[IN]][%[[MIN_1]], %[[APPLY_4]]] [%[[MIN_2]], 10] [1, 1] : tensor<24x40xf32> to tensor<?x10xf32>
// CHECK-NEXT:       %[[PADDED:.*]] = tensor.pad %[[EXTRACTED_SLICE]] low[0, 0] high[%[[APPLY_7]], 0] {
// CHECK-NEXT:       ^bb0(%[[ARG5_1:[a-z0-9_]+]]: index, %[[ARG6_1:[a-z0-9_]+]]: index):
// CHECK-NEXT:         tensor.yield %[[CST]] : f32
// CHECK-NEXT:       } : tensor<?x10xf32> to tensor<?x10xf32>
// CHECK-NEXT:       scf.yield %[[PADDED]] : tensor<?x10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[IF]] into %[[ARG4]][%[[APPLY_3]], %[[APPLY_4]]] [%[[MIN]], 10] [1, 1] : tensor<?x10xf32> into tensor<?x40xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FORALL]] : tensor<?x40xf32>
// CHECK-NEXT: }
func.func @only_high(%in: tensor<24x40xf32>, %high: index) -> tensor<?x40xf32> {
  %padded = tensor.pad %in low[0, 0] high[%high, 0] {
  ^bb0(%i: index, %j: index):
    %padding = arith.constant 1.0 : f32
    tensor.yield %padding : f32
  } : tensor<24x40xf32> to tensor<?x40xf32>
  return %padded : tensor<?x40xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %t, %l = transform.structured.tile_using_forall %f tile_sizes [7, 10] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["tensor.pad"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[T:[a-z0-9_]+]], %[[L:.*]] = transform.structured.tile_using_forall %[[F]] tile_sizes [7, 10] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.yield
