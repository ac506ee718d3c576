// AUTOUPDATE
// RUN: strata opt --linalg-fuse-elementwise-ops %s | FileCheck %s
//
// Operations get the loops of the shape with more dimensions.

#rows = affine_map<(d0, d1) -> (d0, d1)>
#columns = affine_map<(d0, d1) -> (d1, d0)>

// Expanded results, with indices.
// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 + s1 * 4)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map4 = affine_map<()[s0, s1, s2] -> (s1 + s0 * s2)>
// CHECK-LABEL: func.func @expand
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x8xf32>, %[[B:[a-z0-9_]+]]: tensor<8x?xf32>, %[[S:[a-z0-9_]+]]: index) -> tensor<?x4x2x4xf32> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[D:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?x8xf32>
// CHECK-NEXT:   %[[E:.*]] = tensor.empty(%[[D]]) : tensor<?x8xf32>
// CHECK-NEXT:   %[[EXPANDED:.*]] = tensor.expand_shape %[[A]] {{\[\[}}0, 1], [2, 3]] output_shape [%[[S]], 4, 2, 4] : tensor<?x8xf32> into tensor<?x4x2x4xf32>
// CHECK-NEXT:   %[[EXPANDED_0:.*]] = tensor.expand_shape %[[B]] {{\[\[}}0, 1], [2, 3]] output_shape [2, 4, %[[S]], 4] : tensor<8x?xf32> into tensor<2x4x?x4xf32>
// CHECK-NEXT:   %[[EXPANDED_1:.*]] = tensor.expand_shape %[[E]] {{\[\[}}0, 1], [2, 3]] output_shape [%[[S]], 4, 2, 4] : tensor<?x8xf32> into tensor<?x4x2x4xf32>
// CHECK-NEXT:   %[[DIM_2:.*]] = tensor.dim %[[EXPANDED_1]], %[[C0]] : tensor<?x4x2x4xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[DIM_2]]) : tensor<?x4x2x4xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[EXPANDED]], %[[EXPANDED_0]] : tensor<?x4x2x4xf32>, tensor<2x4x?x4xf32>) outs(%[[EMPTY]] : tensor<?x4x2x4xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32, %[[W:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[J:.*]] = linalg.index 1 : index
// CHECK-NEXT:     %[[I:.*]] = linalg.index 0 : index
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map2()[%[[J]], %[[I]]]
// CHECK-NEXT:     %[[INDEX:.*]] = linalg.index 3 : index
// CHECK-NEXT:     %[[INDEX_1:.*]] = linalg.index 2 : index
// CHECK-NEXT:     %[[APPLY_1:.*]] = affine.apply #map2()[%[[INDEX]], %[[INDEX_1]]]
// CHECK-NEXT:     %[[II:.*]] = arith.addi %[[APPLY]], %[[APPLY_1]] : index
// CHECK-NEXT:     %[[IC:.*]] = arith.index_cast %[[II]] : index to i32
// CHECK-NEXT:     %[[FC:.*]] = arith.sitofp %[[IC]] : i32 to f32
// CHECK-NEXT:     %[[N:.*]] = arith.mulf %[[X]], %[[Y]] : f32
// CHECK-NEXT:     %[[N1:.*]] = arith.mulf %[[N]], %[[FC]] : f32
// CHECK-NEXT:     linalg.yield %[[N1]] : f32
// CHECK-NEXT:   } -> tensor<?x4x2x4xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<?x4x2x4xf32>
// CHECK-NEXT: }
func.func @expand(%a: tensor<?x8xf32>, %b: tensor<8x?xf32>, %s: index) -> tensor<?x4x2x4xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?x8xf32>
  %e = tensor.empty(%d) : tensor<?x8xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x8xf32>, tensor<8x?xf32>) outs(%e : tensor<?x8xf32>) {
  ^bb0(%x: f32, %y: f32, %w: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ii = arith.addi %i, %j : index
    %ic = arith.index_cast %ii : index to i32
    %fc = arith.sitofp %ic : i32 to f32
    %n = arith.mulf %x, %y : f32
    %n1 = arith.mulf %n, %fc : f32
    linalg.yield %n1 : f32
  } -> tensor<?x8xf32>
  %2 = tensor.expand_shape %1 [[0, 1], [2, 3]] output_shape [%s, 4, 2, 4] : tensor<?x8xf32> into tensor<?x4x2x4xf32>
  return %2 : tensor<?x4x2x4xf32>
}

// Collapsed inputs.
// CHECK-LABEL: func.func @collapse
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x4x2x4xf32>, %[[B:[a-z0-9_]+]]: tensor<8x?xf32>, %[[O:[a-z0-9_]+]]: tensor<?x8xf32>) -> tensor<?x8xf32> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?x4x2x4xf32>
// CHECK-NEXT:   %[[EXPANDED:.*]] = tensor.expand_shape %[[B]] {{\[\[}}0, 1], [2, 3]] output_shape [2, 4, %[[DIM]], 4] : tensor<8x?xf32> into tensor<2x4x?x4xf32>
// CHECK-NEXT:   %[[EXPANDED_0:.*]] = tensor.expand_shape %[[O]] {{\[\[}}0, 1], [2, 3]] output_shape [%[[DIM]], 4, 2, 4] : tensor<?x8xf32> into tensor<?x4x2x4xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[A]], %[[EXPANDED]] : tensor<?x4x2x4xf32>, tensor<2x4x?x4xf32>) outs(%[[EXPANDED_0]] : tensor<?x4x2x4xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32, %[[W:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[N:.*]] = arith.mulf %[[X]], %[[Y]] : f32
// CHECK-NEXT:     %[[N1:.*]] = arith.mulf %[[N]], %[[W]] : f32
// CHECK-NEXT:     linalg.yield %[[N1]] : f32
// CHECK-NEXT:   } -> tensor<?x4x2x4xf32>
// CHECK-NEXT:   %[[COLLAPSED:.*]] = tensor.collapse_shape %[[GENERIC]] {{\[\[}}0, 1], [2, 3]] : tensor<?x4x2x4xf32> into tensor<?x8xf32>
// CHECK-NEXT:   return %[[COLLAPSED]] : tensor<?x8xf32>
// CHECK-NEXT: }
func.func @collapse(%a: tensor<?x4x2x4xf32>, %b: tensor<8x?xf32>, %o: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2, 3]] : tensor<?x4x2x4xf32> into tensor<?x8xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %b : tensor<?x8xf32>, tensor<8x?xf32>) outs(%o : tensor<?x8xf32>) {
  ^bb0(%x: f32, %y: f32, %w: f32):
    %n = arith.mulf %x, %y : f32
    %n1 = arith.mulf %n, %w : f32
    linalg.yield %n1 : f32
  } -> tensor<?x8xf32>
  return %1 : tensor<?x8xf32>
}

// Sizes that are not constant.
// CHECK-LABEL: func.func @idxdyn
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?x?xf32>, %[[O:[a-z0-9_]+]]: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[O]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[DIM_0:.*]] = tensor.dim %[[O]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[DIM]], %[[DIM_0]]) : tensor<?x?xf32>
// CHECK-NEXT:   %[[DIM_1:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?x?x?xf32>
// CHECK-NEXT:   %[[DIM_2:.*]] = tensor.dim %[[A]], %[[C1]] : tensor<?x?x?xf32>
// CHECK-NEXT:   %[[DIM_3:.*]] = tensor.dim %[[A]], %[[C2]] : tensor<?x?x?xf32>
// CHECK-NEXT:   %[[EXPANDED:.*]] = tensor.expand_shape %[[EMPTY]] {{\[\[}}0, 1], [2]] output_shape [%[[DIM_1]], %[[DIM_2]], %[[DIM_3]]] : tensor<?x?xf32> into tensor<?x?x?xf32>
// CHECK-NEXT:   %[[DIM_4:.*]] = tensor.dim %[[EXPANDED]], %[[C0]] : tensor<?x?x?xf32>
// CHECK-NEXT:   %[[DIM_5:.*]] = tensor.dim %[[EXPANDED]], %[[C1]] : tensor<?x?x?xf32>
// CHECK-NEXT:   %[[DIM_6:.*]] = tensor.dim %[[EXPANDED]], %[[C2]] : tensor<?x?x?xf32>
// CHECK-NEXT:   %[[EMPTY_1:.*]] = tensor.empty(%[[DIM_4]], %[[DIM_5]], %[[DIM_6]]) : tensor<?x?x?xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[A]] : tensor<?x?x?xf32>) outs(%[[EMPTY_1]] : tensor<?x?x?xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[W:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[INDEX:.*]] = linalg.index 1 : index
// CHECK-NEXT:     %[[I:.*]] = linalg.index 0 : index
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map4()[%[[DIM_2]], %[[INDEX]], %[[I]]]
// CHECK-NEXT:     %[[IC:.*]] = arith.index_cast %[[APPLY]] : index to i32
// CHECK-NEXT:     %[[FC:.*]] = arith.sitofp %[[IC]] : i32 to f32
// CHECK-NEXT:     %[[N1:.*]] = arith.mulf %[[X]], %[[FC]] : f32
// CHECK-NEXT:     linalg.yield %[[N1]] : f32
// CHECK-NEXT:   } -> tensor<?x?x?xf32>
// CHECK-NEXT:   %[[COLLAPSED:.*]] = tensor.collapse_shape %[[GENERIC]] {{\[\[}}0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:   return %[[COLLAPSED]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @idxdyn(%a: tensor<?x?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"], doc = "x", library_call="z"} ins(%0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) attrs = {foo} {
  ^bb0(%x: f32, %w: f32):
    %i = linalg.index 0 : index
    %ic = arith.index_cast %i : index to i32
    %fc = arith.sitofp %ic : i32 to f32
    %n1 = arith.mulf %x, %fc : f32
    linalg.yield %n1 : f32
  } -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// Padding of other dimensions.
// CHECK-LABEL: func.func @padc
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x2x6xf32>, %[[Z:[a-z0-9_]+]]: f32) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[PADDED:.*]] = tensor.pad %[[A]] low[0, 0, 1] high[0, 0, 1] {
// CHECK-NEXT:   ^bb0(%[[ARG2:[a-z0-9_]+]]: index, %[[ARG3:[a-z0-9_]+]]: index, %[[ARG4:[a-z0-9_]+]]: index):
// CHECK-NEXT:     tensor.yield %[[Z]] : f32
// CHECK-NEXT:   } : tensor<2x2x6xf32> to tensor<2x2x8xf32>
// CHECK-NEXT:   %[[COLLAPSED:.*]] = tensor.collapse_shape %[[PADDED]] {{\[\[}}0, 1], [2]] : tensor<2x2x8xf32> into tensor<4x8xf32>
// CHECK-NEXT:   return %[[COLLAPSED]] : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @padc(%a: tensor<2x2x6xf32>, %z: f32) -> tensor<4x8xf32> {
  %2 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x2x6xf32> into tensor<4x6xf32>
  %3 = tensor.pad %2 low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<4x6xf32> to tensor<4x8xf32>
  return %3 : tensor<4x8xf32>
}

// linalg.transpose stays.
// CHECK-LABEL: func.func @trexp
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: tensor<20x6xf32>, %[[O:[a-z0-9_]+]]: tensor<6x20xf32>) -> tensor<6x4x5xf32> {
// CHECK-NEXT:   %[[EXPANDED:.*]] = tensor.expand_shape %[[V]] {{\[\[}}0, 1], [2]] output_shape [4, 5, 6] : tensor<20x6xf32> into tensor<4x5x6xf32>
// CHECK-NEXT:   %[[EXPANDED_0:.*]] = tensor.expand_shape %[[O]] {{\[\[}}0], [1, 2]] output_shape [6, 4, 5] : tensor<6x20xf32> into tensor<6x4x5xf32>
// CHECK-NEXT:   %[[TRANSPOSED:.*]] = linalg.transpose ins(%[[EXPANDED]] : tensor<4x5x6xf32>) outs(%[[EXPANDED_0]] : tensor<6x4x5xf32>) permutation = [2, 0, 1]
// CHECK-NEXT:   return %[[TRANSPOSED]] : tensor<6x4x5xf32>
// CHECK-NEXT: }
func.func @trexp(%v: tensor<20x6xf32>, %o: tensor<6x20xf32>) -> (tensor<6x4x5xf32>) {
  %2 = linalg.transpose ins(%v : tensor<20x6xf32>) outs(%o : tensor<6x20xf32>) permutation = [1, 0]
  %3 = tensor.expand_shape %2 [[0], [1, 2]] output_shape [6, 4, 5] : tensor<6x20xf32> into tensor<6x4x5xf32>
  return %3 : tensor<6x4x5xf32>
}

// Reshapes of different dimensions.
// CHECK-LABEL: func.func @bubbledyn
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?x?xf32>, %[[S0:[a-z0-9_]+]]: index, %[[S1:[a-z0-9_]+]]: index, %[[S2:[a-z0-9_]+]]: index) -> tensor<?x?x?xf32> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?x?x?xf32>
// CHECK-NEXT:   %[[DIM_0:.*]] = tensor.dim %[[A]], %[[C1]] : tensor<?x?x?xf32>
// CHECK-NEXT:   %[[EXPANDED:.*]] = tensor.expand_shape %[[A]] {{\[\[}}0], [1], [2, 3]] output_shape [%[[DIM]], %[[DIM_0]], %[[S1]], %[[S2]]] : tensor<?x?x?xf32> into tensor<?x?x?x?xf32>
// CHECK-NEXT:   %[[COLLAPSED:.*]] = tensor.collapse_shape %[[EXPANDED]] {{\[\[}}0, 1], [2], [3]] : tensor<?x?x?x?xf32> into tensor<?x?x?xf32>
// CHECK-NEXT:   return %[[COLLAPSED]] : tensor<?x?x?xf32>
// CHECK-NEXT: }
func.func @bubbledyn(%a: tensor<?x?x?xf32>, %s0: index, %s1: index, %s2: index) -> tensor<?x?x?xf32> {
  %2 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  %3 = tensor.expand_shape %2 [[0], [1, 2]] output_shape [%s0, %s1, %s2] : tensor<?x?xf32> into tensor<?x?x?xf32>
  return %3 : tensor<?x?x?xf32>
}
