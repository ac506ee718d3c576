// AUTOUPDATE
// RUN: strata opt --linalg-fold-unit-extent-dims %s | FileCheck %s
//
// Dimensions of size 1 of slices, padded and empty tensors.

// Slices.
// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 * 4)>
// CHECK-LABEL: func.func @slices
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x4xf32>, %[[B:[a-z0-9_]+]]: tensor<4x8xf32>, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[A]][0, %[[I]]] [1, 2] [1, 1] : tensor<1x4xf32> to tensor<2xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[B]][%[[I]], %[[J]]] [1, 2] [1, 1] : tensor<2xf32> into tensor<4x8xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @slices(%a: tensor<1x4xf32>, %b: tensor<4x8xf32>, %i: index, %j: index) -> tensor<4x8xf32> {
  %0 = tensor.extract_slice %a[0, %i] [1, 2] [1, 1] : tensor<1x4xf32> to tensor<1x2xf32>
  %1 = tensor.insert_slice %0 into %b[%i, %j] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// A slice without one of its dimensions.
// CHECK-LABEL: func.func @partex
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?x?xf32>, %[[N:[a-z0-9_]+]]: index) -> tensor<1x?xf32> {
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[A]][%[[N]], %[[N]], 0] [1, %[[N]], 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[EXPANDED:.*]] = tensor.expand_shape %[[EXTRACTED_SLICE]] {{\[\[}}0, 1]] output_shape [1, %[[N]]] : tensor<?xf32> into tensor<1x?xf32>
// CHECK-NEXT:   return %[[EXPANDED]] : tensor<1x?xf32>
// CHECK-NEXT: }
func.func @partex(%a: tensor<?x?x?xf32>, %n: index) -> tensor<1x?xf32> {
  %0 = tensor.extract_slice %a[%n, %n, 0] [1, %n, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}

// Slices in scf.forall.
// CHECK-LABEL: func.func @pins
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x4xf32>, %[[B:[a-z0-9_]+]]: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:   %[[FORALL:.*]] = scf.forall (%[[ARG2:[a-z0-9_]+]]) in (4) shared_outs(%[[ARG3:[a-z0-9_]+]] = %[[B]]) -> (tensor<4x4xf32>) {
// CHECK-NEXT:     %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1]] : tensor<1x4xf32> into tensor<4xf32>
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[COLLAPSED]] into %[[ARG3]][%[[ARG2]], 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<4x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FORALL]] : tensor<4x4xf32>
// CHECK-NEXT: }
func.func @pins(%a: tensor<1x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %b) -> tensor<4x4xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %o[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32>
    }
  }
  return %0 : tensor<4x4xf32>
}

// Padding of other dimensions.
// CHECK-LABEL: func.func @dynpad
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: f32) -> tensor<1x?xf32> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1]] : tensor<1x?xf32> into tensor<?xf32>
// CHECK-NEXT:   %[[PADDED:.*]] = tensor.pad %[[COLLAPSED]] low[%[[I]]] high[1] {
// CHECK-NEXT:   ^bb0(%[[ARG3:[a-z0-9_]+]]: index):
// CHECK-NEXT:     tensor.yield %[[V]] : f32
// CHECK-NEXT:   } : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C1]] : tensor<1x?xf32>
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()[%[[DIM]], %[[I]]]
// CHECK-NEXT:   %[[EXPANDED:.*]] = tensor.expand_shape %[[PADDED]] {{\[\[}}0, 1]] output_shape [1, %[[APPLY]]] : tensor<?xf32> into tensor<1x?xf32>
// CHECK-NEXT:   return %[[EXPANDED]] : tensor<1x?xf32>
// CHECK-NEXT: }
func.func @dynpad(%a: tensor<1x?xf32>, %i: index, %v: f32) -> tensor<1x?xf32> {
  %0 = tensor.pad %a low[0, %i] high[0, 1] {
  ^bb0(%x: index, %j: index):
    tensor.yield %v : f32
  } : tensor<1x?xf32> to tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}

// Empty and filled tensors.
// CHECK-LABEL: func.func @emptyred() -> tensor<1x8xf32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:   %[[EMPTY_1:.*]] = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[EMPTY_1]] : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:   %[[EMPTY_2:.*]] = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%[[EMPTY]], %[[FILL]] : tensor<8xf32>, tensor<8xf32>) outs(%[[EMPTY_2]] : tensor<8xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[IN_0:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = arith.addf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:     linalg.yield %[[S]] : f32
// CHECK-NEXT:   } -> tensor<8xf32>
// CHECK-NEXT:   %[[EXPANDED:.*]] = tensor.expand_shape %[[GENERIC]] {{\[\[}}0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
// CHECK-NEXT:   return %[[EXPANDED]] : tensor<1x8xf32>
// CHECK-NEXT: }
func.func @emptyred() -> tensor<1x8xf32> {
  %cst = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x8xf32>
  %e2 = tensor.empty() : tensor<1x8x1xf32>
  %c = linalg.fill ins(%cst : f32) outs(%e : tensor<1x8xf32>) -> tensor<1x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%e2 : tensor<1x8x1xf32>) outs(%c : tensor<1x8xf32>) {
  ^bb0(%x: f32, %z: f32):
    %s = arith.addf %x, %z : f32
    linalg.yield %s : f32
  } -> tensor<1x8xf32>
  return %0 : tensor<1x8xf32>
}

// Empty tensors of the size of the result.
// CHECK-LABEL: func.func @emptyslice
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: index) -> (tensor<?x4xf32>, tensor<4xf32>, tensor<2x?x4xf32>, tensor<?xf32>) {
// CHECK-NEXT:   %[[E2:.*]] = tensor.empty(%[[M]]) : tensor<?x4xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:   %[[EMPTY_1:.*]] = tensor.empty(%[[M]]) : tensor<2x?x4xf32>
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map2()[%[[N]]]
// CHECK-NEXT:   %[[EMPTY_2:.*]] = tensor.empty(%[[APPLY]]) : tensor<?xf32>
// CHECK-NEXT:   return %[[E2]], %[[EMPTY]], %[[EMPTY_1]], %[[EMPTY_2]] : tensor<?x4xf32>, tensor<4xf32>, tensor<2x?x4xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @emptyslice(%n: index, %m: index) -> (tensor<?x4xf32>, tensor<4xf32>, tensor<2x?x4xf32>, tensor<?xf32>) {
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %0 = tensor.extract_slice %e[0, 0] [%m, 4] [1, 1] : tensor<?x8xf32> to tensor<?x4xf32>
  %1 = tensor.extract_slice %e[0, 0] [1, 4] [1, 1] : tensor<?x8xf32> to tensor<4xf32>
  %e2 = tensor.empty(%n) : tensor<?x4xf32>
  %2 = tensor.expand_shape %e2 [[0, 1], [2]] output_shape [2, %m, 4] : tensor<?x4xf32> into tensor<2x?x4xf32>
  %3 = tensor.collapse_shape %e2 [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  return %0, %1, %2, %3 : tensor<?x4xf32>, tensor<4xf32>, tensor<2x?x4xf32>, tensor<?xf32>
}
