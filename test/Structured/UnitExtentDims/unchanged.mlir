// AUTOUPDATE
// RUN: strata opt --linalg-fold-unit-extent-dims %s | FileCheck %s
//
// Operations that are not changed.

#rows = affine_map<(d0, d1) -> (d0, d1)>

// Elements of the second initial value that are not written stay.
// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0, 0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @wrong
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[O:[a-z0-9_]+]]: tensor<4x1xf32>, %[[P:[a-z0-9_]+]]: tensor<4x2xf32>) -> (tensor<4x1xf32>, tensor<4x2xf32>) {
// CHECK-NEXT:   %[[COLLAPSED:.*]] = tensor.collapse_shape %[[O]] {{\[\[}}0, 1]] : tensor<4x1xf32> into tensor<4xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[A]], %[[COLLAPSED]] : tensor<4xf32>, tensor<4xf32>) outs(%[[EMPTY]] : tensor<4xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[IN_0:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = arith.addf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:     linalg.yield %[[S]] : f32
// CHECK-NEXT:   } -> tensor<4xf32>
// CHECK-NEXT:   %[[EXPANDED:.*]] = tensor.expand_shape %[[GENERIC]] {{\[\[}}0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
// CHECK-NEXT:   %[[GENERIC_1:.*]] = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%[[A]] : tensor<4xf32>) outs(%[[P]] : tensor<4x2xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN_1:[a-z0-9_]+]]: f32, %[[OUT_1:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S_1:.*]] = arith.addf %[[IN_1]], %[[OUT_1]] : f32
// CHECK-NEXT:     linalg.yield %[[S_1]] : f32
// CHECK-NEXT:   } -> tensor<4x2xf32>
// CHECK-NEXT:   return %[[EXPANDED]], %[[GENERIC_1]] : tensor<4x1xf32>, tensor<4x2xf32>
// CHECK-NEXT: }
func.func @wrong(%a: tensor<4xf32>, %o: tensor<4x1xf32>, %p: tensor<4x2xf32>) -> (tensor<4x1xf32>, tensor<4x2xf32>) {
  %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0, 0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%o : tensor<4x1xf32>) {
  ^bb0(%y: f32, %z: f32):
    %s = arith.addf %y, %z : f32
    linalg.yield %s : f32
  } -> tensor<4x1xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0, 0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%p : tensor<4x2xf32>) {
  ^bb0(%y: f32, %z: f32):
    %s = arith.addf %y, %z : f32
    linalg.yield %s : f32
  } -> tensor<4x2xf32>
  return %1, %2 : tensor<4x1xf32>, tensor<4x2xf32>
}

// A tensor with an encoding.
// CHECK-LABEL: func.func @enc
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x8xf32, "foo">, %[[C:[a-z0-9_]+]]: tensor<1x8xf32>) -> tensor<1x8xf32> {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<1x8xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%[[A]], %[[C]] : tensor<1x8xf32, "foo">, tensor<1x8xf32>) outs(%[[EMPTY]] : tensor<1x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[IN_0:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = arith.addf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:     linalg.yield %[[S]] : f32
// CHECK-NEXT:   } -> tensor<1x8xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<1x8xf32>
// CHECK-NEXT: }
func.func @enc(%a: tensor<1x8xf32, "foo">, %c: tensor<1x8xf32>) -> tensor<1x8xf32> {
  %0 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<1x8xf32, "foo">) outs(%c : tensor<1x8xf32>) {
  ^bb0(%x: f32, %z: f32):
    %s = arith.addf %x, %z : f32
    linalg.yield %s : f32
  } -> tensor<1x8xf32>
  return %0 : tensor<1x8xf32>
}

// Padding that depends on the position.
// CHECK-LABEL: func.func @padidx
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x8xindex>, %[[I:[a-z0-9_]+]]: index) -> tensor<1x10xindex> {
// CHECK-NEXT:   %[[PADDED:.*]] = tensor.pad %[[A]] low[0, 1] high[0, 1] {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index):
// CHECK-NEXT:     tensor.yield %[[J]] : index
// CHECK-NEXT:   } : tensor<1x8xindex> to tensor<1x10xindex>
// CHECK-NEXT:   return %[[PADDED]] : tensor<1x10xindex>
// CHECK-NEXT: }
func.func @padidx(%a: tensor<1x8xindex>, %i: index) -> tensor<1x10xindex> {
  %0 = tensor.pad %a low[0, 1] high[0, 1] {
  ^bb0(%x: index, %j: index):
    tensor.yield %j : index
  } : tensor<1x8xindex> to tensor<1x10xindex>
  return %0 : tensor<1x10xindex>
}
