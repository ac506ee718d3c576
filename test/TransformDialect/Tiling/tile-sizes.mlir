// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --split-input-file | FileCheck %s
//
// Sizes of tiles that are parameters, results of operations, scalable, or not given.

module attributes {transform.with_named_sequence} {

// CHECK: #map = affine_map<(d0)[s0] -> (-d0 + 12, s0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (-d0 + 4, s0)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func private @size() -> index
func.func private @size() -> index

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[IN:[a-z0-9_]+]]: memref<12x8xf32>, %[[OUT:[a-z0-9_]+]]: memref<12x8xf32>) {
// CHECK-NEXT:   %[[CALL:.*]] = call @size() : () -> index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C12:.*]] = arith.constant 12 : index
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   scf.for %[[ARG2:[a-z0-9_]+]] = %[[C0]] to %[[C12]] step %[[CALL]] {
// CHECK-NEXT:     scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0_0]] to %[[C8]] step %[[C4]] {
// CHECK-NEXT:       %[[C12_1:.*]] = arith.constant 12 : index
// CHECK-NEXT:       %[[MIN:.*]] = affine.min #map(%[[ARG2]])[%[[CALL]]]
// CHECK-NEXT:       %[[APPLY:.*]] = affine.apply #map1(%[[MIN]])
// CHECK-NEXT:       %[[APPLY_1:.*]] = affine.apply #map1(%[[MIN]])
// CHECK-NEXT:       %[[APPLY_2:.*]] = affine.apply #map1(%[[MIN]])
// CHECK-NEXT:       %[[SUBVIEW:.*]] = memref.subview %[[IN]][%[[ARG2]], %[[ARG3]]] [%[[MIN]], 4] [1, 1] : memref<12x8xf32> to memref<?x4xf32, strided<[8, 1], offset: ?>>
// CHECK-NEXT:       %[[SUBVIEW_2:.*]] = memref.subview %[[OUT]][%[[ARG2]], %[[ARG3]]] [%[[MIN]], 4] [1, 1] : memref<12x8xf32> to memref<?x4xf32, strided<[8, 1], offset: ?>>
// CHECK-NEXT:       %[[C0_3:.*]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C0_4:.*]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:       %[[VSCALE:.*]] = vector.vscale
// CHECK-NEXT:       %[[C2_VSCALE:.*]] = arith.muli %[[C2]], %[[VSCALE]] : index
// CHECK-NEXT:       %[[C0_5:.*]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C4_6:.*]] = arith.constant 4 : index
// CHECK-NEXT:       scf.for %[[ARG4:[a-z0-9_]+]] = %[[C0_5]] to %[[C4_6]] step %[[C2_VSCALE]] {
// CHECK-NEXT:         %[[C4_7:.*]] = arith.constant 4 : index
// CHECK-NEXT:         %[[MIN_1:.*]] = affine.min #map2(%[[ARG4]])[%[[C2_VSCALE]]]
// CHECK-NEXT:         %[[APPLY_3:.*]] = affine.apply #map1(%[[MIN]])
// CHECK-NEXT:         %[[APPLY_4:.*]] = affine.apply #map1(%[[MIN_1]])
// CHECK-NEXT:         %[[APPLY_5:.*]] = affine.apply #map1(%[[MIN]])
// CHECK-NEXT:         %[[APPLY_6:.*]] = affine.apply #map1(%[[MIN_1]])
// CHECK-NEXT:         %[[APPLY_7:.*]] = affine.apply #map1(%[[MIN]])
// CHECK-NEXT:         %[[APPLY_8:.*]] = affine.apply #map1(%[[MIN_1]])
// CHECK-NEXT:         %[[SUBVIEW_8:.*]] = memref.subview %[[SUBVIEW]][0, %[[ARG4]]] [%[[MIN]], %[[MIN_1]]] [1, 1] : memref<?x4xf32, strided<[8, 1], offset: ?>> to memref<?x?xf32, strided<[8, 1], offset: ?>>
// CHECK-NEXT:         %[[SUBVIEW_9:.*]] = memref.subview %[[SUBVIEW_2]][0, %[[ARG4]]] [%[[MIN]], %[[MIN_1]]] [1, 1] : memref<?x4xf32, strided<[8, 1], offset: ?>> to memref<?x?xf32, strided<[8, 1], offset: ?>>
// CHECK-NEXT:         %[[C0_10:.*]] = arith.constant 0 : index
// CHECK-NEXT:         %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:         %[[C0_11:.*]] = arith.constant 0 : index
// CHECK-NEXT:         %[[C1_12:.*]] = arith.constant 1 : index
// CHECK-NEXT:         linalg.exp {tile} ins(%[[SUBVIEW_8]] : memref<?x?xf32, strided<[8, 1], offset: ?>>) outs(%[[SUBVIEW_9]] : memref<?x?xf32, strided<[8, 1], offset: ?>>)
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%in: memref<12x8xf32>, %out: memref<12x8xf32>) {
  %size = func.call @size() : () -> index
  linalg.exp ins(%in : memref<12x8xf32>) outs(%out : memref<12x8xf32>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
  %size = transform.structured.match ops{["func.call"]} in %root : (!transform.any_op) -> !transform.any_op
  %four = transform.param.constant 4 : i64 -> !transform.param<i64>
  %a, %la:2 = transform.structured.tile_using_for %f tile_sizes [%size, %four] : (!transform.any_op, !transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %b, %lb = transform.structured.tile_using_for %a tile_sizes [0, [2]] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %c = transform.structured.tile_using_for %b tile_sizes [0, 0] : (!transform.any_op) -> !transform.any_op
  transform.annotate %c "tile" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match interface{LinalgOp} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[SIZE:.*]] = transform.structured.match ops{["func.call"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[FOUR:.*]] = transform.param.constant 4 : i64 -> !transform.param<i64>
// CHECK-NEXT:   %[[A:[a-z0-9_]+]], %[[LA:[a-z0-9_]+]]:2 = transform.structured.tile_using_for %[[F]] tile_sizes [%[[SIZE]], %[[FOUR]]] : (!transform.any_op, !transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:   %[[B:[a-z0-9_]+]], %[[LB:.*]] = transform.structured.tile_using_for %[[A]] tile_sizes [0, [2]] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   %[[C:.*]] = transform.structured.tile_using_for %[[B]] tile_sizes [0, 0] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.annotate %[[C]] "tile" : !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: #map = affine_map<()[s0] -> (12 ceildiv s0)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 * s0)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 * 3)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0] -> (-d0 + 12, s0)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (-d0 + 8, 3)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: #map6 = affine_map<()[s0, s1] -> (s0 ceildiv s1)>
// CHECK-NEXT: #map7 = affine_map<(d0)[s0, s1] -> (d0 * (s0 ceildiv s1))>
// CHECK-NEXT: #map8 = affine_map<()[s0, s1] -> (s0 - s1 * (s0 ceildiv s1))>
// CHECK-NEXT: #map9 = affine_map<(d0)[s0, s1] -> (-(d0 * (s0 ceildiv s1)) + s0)>
// CHECK-NEXT: #map10 = affine_map<(d0)[s0, s1] -> (-(d0 * (s0 ceildiv s1)) + s0, s0 ceildiv s1)>
// CHECK-NEXT: #map11 = affine_map<(d0) -> (0, d0)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func private @size() -> index
func.func private @size() -> index

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[IN:[a-z0-9_]+]]: memref<12x8xf32>, %[[OUT:[a-z0-9_]+]]: memref<12x8xf32>) {
// CHECK-NEXT:   %[[CALL:.*]] = call @size() : () -> index
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()[%[[CALL]]]
// CHECK-NEXT:   scf.forall (%[[ARG2:[a-z0-9_]+]], %[[ARG3:[a-z0-9_]+]]) in (%[[APPLY]], 3) {
// CHECK-NEXT:     %[[APPLY_1:.*]] = affine.apply #map1(%[[ARG2]])[%[[CALL]]]
// CHECK-NEXT:     %[[APPLY_2:.*]] = affine.apply #map2(%[[ARG3]])
// CHECK-NEXT:     %[[C12:.*]] = arith.constant 12 : index
// CHECK-NEXT:     %[[MIN:.*]] = affine.min #map3(%[[APPLY_1]])[%[[CALL]]]
// CHECK-NEXT:     %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:     %[[MIN_1:.*]] = affine.min #map4(%[[APPLY_2]])
// CHECK-NEXT:     %[[APPLY_3:.*]] = affine.apply #map5(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_4:.*]] = affine.apply #map5(%[[MIN_1]])
// CHECK-NEXT:     %[[APPLY_5:.*]] = affine.apply #map5(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_6:.*]] = affine.apply #map5(%[[MIN_1]])
// CHECK-NEXT:     %[[APPLY_7:.*]] = affine.apply #map5(%[[MIN]])
// CHECK-NEXT:     %[[APPLY_8:.*]] = affine.apply #map5(%[[MIN_1]])
// CHECK-NEXT:     %[[SUBVIEW:.*]] = memref.subview %[[IN]][%[[APPLY_1]], %[[APPLY_2]]] [%[[MIN]], %[[MIN_1]]] [1, 1] : memref<12x8xf32> to memref<?x?xf32, strided<[8, 1], offset: ?>>
// CHECK-NEXT:     %[[SUBVIEW_0:.*]] = memref.subview %[[OUT]][%[[APPLY_1]], %[[APPLY_2]]] [%[[MIN]], %[[MIN_1]]] [1, 1] : memref<12x8xf32> to memref<?x?xf32, strided<[8, 1], offset: ?>>
// CHECK-NEXT:     %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1_2:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[APPLY_9:.*]] = affine.apply #map6()[%[[MIN]], %[[CALL]]]
// CHECK-NEXT:     scf.forall (%[[ARG4:[a-z0-9_]+]]) in (%[[CALL]]) {
// CHECK-NEXT:       %[[APPLY_10:.*]] = affine.apply #map7(%[[ARG4]])[%[[MIN]], %[[CALL]]]
// CHECK-NEXT:       %[[APPLY_11:.*]] = affine.apply #map8()[%[[MIN]], %[[CALL]]]
// CHECK-NEXT:       %[[APPLY_12:.*]] = affine.apply #map9(%[[ARG4]])[%[[MIN]], %[[CALL]]]
// CHECK-NEXT:       %[[MIN_2:.*]] = affine.min #map10(%[[ARG4]])[%[[MIN]], %[[CALL]]]
// CHECK-NEXT:       %[[MAX:.*]] = affine.max #map11(%[[MIN_2]])
// CHECK-NEXT:       %[[APPLY_13:.*]] = affine.apply #map5(%[[MAX]])
// CHECK-NEXT:       %[[APPLY_14:.*]] = affine.apply #map5(%[[MIN_1]])
// CHECK-NEXT:       %[[APPLY_15:.*]] = affine.apply #map7(%[[ARG4]])[%[[MIN]], %[[CALL]]]
// CHECK-NEXT:       %[[APPLY_16:.*]] = affine.apply #map5(%[[MAX]])
// CHECK-NEXT:       %[[APPLY_17:.*]] = affine.apply #map5(%[[MIN_1]])
// CHECK-NEXT:       %[[APPLY_18:.*]] = affine.apply #map7(%[[ARG4]])[%[[MIN]], %[[CALL]]]
// CHECK-NEXT:       %[[APPLY_19:.*]] = affine.apply #map5(%[[MAX]])
// CHECK-NEXT:       %[[APPLY_20:.*]] = affine.apply #map5(%[[MIN_1]])
// CHECK-NEXT:       %[[SUBVIEW_3:.*]] = memref.subview %[[SUBVIEW]][%[[APPLY_15]], 0] [%[[MAX]], %[[MIN_1]]] [1, 1] : memref<?x?xf32, strided<[8, 1], offset: ?>> to memref<?x?xf32, strided<[8, 1], offset: ?>>
// CHECK-NEXT:       %[[SUBVIEW_4:.*]] = memref.subview %[[SUBVIEW_0]][%[[APPLY_18]], 0] [%[[MAX]], %[[MIN_1]]] [1, 1] : memref<?x?xf32, strided<[8, 1], offset: ?>> to memref<?x?xf32, strided<[8, 1], offset: ?>>
// CHECK-NEXT:       linalg.exp ins(%[[SUBVIEW_3]] : memref<?x?xf32, strided<[8, 1], offset: ?>>) outs(%[[SUBVIEW_4]] : memref<?x?xf32, strided<[8, 1], offset: ?>>)
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%in: memref<12x8xf32>, %out: memref<12x8xf32>) {
  %size = func.call @size() : () -> index
  linalg.exp ins(%in : memref<12x8xf32>) outs(%out : memref<12x8xf32>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
  %size = transform.structured.match ops{["func.call"]} in %root : (!transform.any_op) -> !transform.any_op
  %three = transform.param.constant 3 : i64 -> !transform.param<i64>
  %a, %la = transform.structured.tile_using_forall %f tile_sizes [%size, %three] : (!transform.any_op, !transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
  %b, %lb = transform.structured.tile_using_forall %a num_threads *(%size) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match interface{LinalgOp} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[SIZE:.*]] = transform.structured.match ops{["func.call"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[THREE:.*]] = transform.param.constant 3 : i64 -> !transform.param<i64>
// CHECK-NEXT:   %[[A:[a-z0-9_]+]], %[[LA:.*]] = transform.structured.tile_using_forall %[[F]] tile_sizes [%[[SIZE]], %[[THREE]]] : (!transform.any_op, !transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   %[[B:[a-z0-9_]+]], %[[LB:.*]] = transform.structured.tile_using_forall %[[A]] num_threads *(%[[SIZE]]) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.yield
