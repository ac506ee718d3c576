// AUTOUPDATE
// RUN: strata opt --linalg-fold-unit-extent-dims %s | FileCheck %s
//
// Loops with one iteration, and dimensions of size 1, are dropped.

#rows = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// A dimension of unknown size stays.
// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> ()>
// CHECK-LABEL: func.func @par
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x?xf32>, %[[B:[a-z0-9_]+]]: tensor<1x?xf32>, %[[C:[a-z0-9_]+]]: tensor<1x?xf32>) -> tensor<1x?xf32> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1]] : tensor<1x?xf32> into tensor<?xf32>
// CHECK-NEXT:   %[[COLLAPSED_0:.*]] = tensor.collapse_shape %[[B]] {{\[\[}}0, 1]] : tensor<1x?xf32> into tensor<?xf32>
// CHECK-NEXT:   %[[COLLAPSED_1:.*]] = tensor.collapse_shape %[[C]] {{\[\[}}0, 1]] : tensor<1x?xf32> into tensor<?xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[COLLAPSED]], %[[COLLAPSED_0]] : tensor<?xf32>, tensor<?xf32>) outs(%[[COLLAPSED_1]] : tensor<?xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = arith.addf %[[X]], %[[Y]] : f32
// CHECK-NEXT:     linalg.yield %[[S]] : f32
// CHECK-NEXT:   } -> tensor<?xf32>
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C1]] : tensor<1x?xf32>
// CHECK-NEXT:   %[[EXPANDED:.*]] = tensor.expand_shape %[[GENERIC]] {{\[\[}}0, 1]] output_shape [1, %[[DIM]]] : tensor<?xf32> into tensor<1x?xf32>
// CHECK-NEXT:   return %[[EXPANDED]] : tensor<1x?xf32>
// CHECK-NEXT: }
func.func @par(%a: tensor<1x?xf32>, %b: tensor<1x?xf32>, %c: tensor<1x?xf32>) -> tensor<1x?xf32> {
  %0 = linalg.generic {indexing_maps = [#rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<1x?xf32>, tensor<1x?xf32>) outs(%c : tensor<1x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}

// Indices of dropped loops are 0.
// CHECK-LABEL: func.func @idx
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x8x1xi32>, %[[C:[a-z0-9_]+]]: tensor<1x8x1xi32>) -> tensor<1x8x1xi32> {
// CHECK-NEXT:   %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1, 2]] : tensor<1x8x1xi32> into tensor<8xi32>
// CHECK-NEXT:   %[[COLLAPSED_0:.*]] = tensor.collapse_shape %[[C]] {{\[\[}}0, 1, 2]] : tensor<1x8x1xi32> into tensor<8xi32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[COLLAPSED]] : tensor<8xi32>) outs(%[[COLLAPSED_0]] : tensor<8xi32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: i32, %[[Z:[a-z0-9_]+]]: i32):
// CHECK-NEXT:     %[[I:.*]] = linalg.index 0 : index
// CHECK-NEXT:     %[[IC:.*]] = arith.index_cast %[[I]] : index to i32
// CHECK-NEXT:     %[[S:.*]] = arith.addi %[[X]], %[[IC]] : i32
// CHECK-NEXT:     linalg.yield %[[S]] : i32
// CHECK-NEXT:   } -> tensor<8xi32>
// CHECK-NEXT:   %[[EXPANDED:.*]] = tensor.expand_shape %[[GENERIC]] {{\[\[}}0, 1, 2]] output_shape [1, 8, 1] : tensor<8xi32> into tensor<1x8x1xi32>
// CHECK-NEXT:   return %[[EXPANDED]] : tensor<1x8x1xi32>
// CHECK-NEXT: }
func.func @idx(%a: tensor<1x8x1xi32>, %c: tensor<1x8x1xi32>) -> tensor<1x8x1xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a : tensor<1x8x1xi32>) outs(%c : tensor<1x8x1xi32>) attrs = {foo} {
  ^bb0(%x: i32, %z: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = linalg.index 2 : index
    %s0 = arith.addi %i, %j : index
    %s1 = arith.addi %s0, %k : index
    %ic = arith.index_cast %s1 : index to i32
    %s = arith.addi %x, %ic : i32
    linalg.yield %s : i32
  } -> tensor<1x8x1xi32>
  return %0 : tensor<1x8x1xi32>
}

// Dimensions that are indexed by 0.
// CHECK-LABEL: func.func @bcast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x8xf32>, %[[B:[a-z0-9_]+]]: tensor<4x1xf32>, %[[C:[a-z0-9_]+]]: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1]] : tensor<1x8xf32> into tensor<8xf32>
// CHECK-NEXT:   %[[COLLAPSED_0:.*]] = tensor.collapse_shape %[[B]] {{\[\[}}0, 1]] : tensor<4x1xf32> into tensor<4xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[COLLAPSED]], %[[COLLAPSED_0]] : tensor<8xf32>, tensor<4xf32>) outs(%[[C]] : tensor<4x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = arith.addf %[[X]], %[[Y]] : f32
// CHECK-NEXT:     linalg.yield %[[S]] : f32
// CHECK-NEXT:   } -> tensor<4x8xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @bcast(%a: tensor<1x8xf32>, %b: tensor<4x1xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, #rows], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<1x8xf32>, tensor<4x1xf32>) outs(%c : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// Without the reduction, the initial value can be an input.
// CHECK-LABEL: func.func @redunit
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x1xf32>, %[[C:[a-z0-9_]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[C]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[DIM]]) : tensor<?xf32>
// CHECK-NEXT:   %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1]] : tensor<?x1xf32> into tensor<?xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[COLLAPSED]], %[[C]] : tensor<?xf32>, tensor<?xf32>) outs(%[[EMPTY]] : tensor<?xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[IN_0:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = arith.addf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:     linalg.yield %[[S]] : f32
// CHECK-NEXT:   } -> tensor<?xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @redunit(%a: tensor<?x1xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#rows, #row], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x1xf32>) outs(%c : tensor<?xf32>) {
  ^bb0(%x: f32, %z: f32):
    %s = arith.addf %x, %z : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// A window of one element.
// CHECK-LABEL: func.func @window1
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x10xf32>, %[[W:[a-z0-9_]+]]: tensor<1xf32>, %[[C:[a-z0-9_]+]]: tensor<4x10xf32>) -> tensor<4x10xf32> {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4x10xf32>
// CHECK-NEXT:   %[[COLLAPSED:.*]] = tensor.collapse_shape %[[W]] [] : tensor<1xf32> into tensor<f32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map3, #map4, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[A]], %[[COLLAPSED]], %[[C]] : tensor<4x10xf32>, tensor<f32>, tensor<4x10xf32>) outs(%[[EMPTY]] : tensor<4x10xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[IN_0:[a-z0-9_]+]]: f32, %[[IN_1:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[M:.*]] = arith.mulf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:     %[[S:.*]] = arith.addf %[[M]], %[[IN_1]] : f32
// CHECK-NEXT:     linalg.yield %[[S]] : f32
// CHECK-NEXT:   } -> tensor<4x10xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4x10xf32>
// CHECK-NEXT: }
func.func @window1(%a: tensor<4x10xf32>, %w: tensor<1xf32>, %c: tensor<4x10xf32>) -> tensor<4x10xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1 + d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %w : tensor<4x10xf32>, tensor<1xf32>) outs(%c : tensor<4x10xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %m, %z : f32
    linalg.yield %s : f32
  } -> tensor<4x10xf32>
  return %0 : tensor<4x10xf32>
}

// Memrefs.
// CHECK-LABEL: func.func @mem(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: memref<1x?xf32>, %[[C:[a-z0-9_]+]]: memref<1x?xf32>) {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %[[A]] {{\[\[}}0, 1]] : memref<1x?xf32> into memref<?xf32>
// CHECK-NEXT:   %[[COLLAPSE_SHAPE_0:.*]] = memref.collapse_shape %[[C]] {{\[\[}}0, 1]] : memref<1x?xf32> into memref<?xf32>
// CHECK-NEXT:   linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[COLLAPSE_SHAPE]] : memref<?xf32>) outs(%[[COLLAPSE_SHAPE_0]] : memref<?xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = arith.addf %[[X]], %[[Z]] : f32
// CHECK-NEXT:     linalg.yield %[[S]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @mem(%a: memref<1x?xf32>, %c: memref<1x?xf32>) {
  linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%a : memref<1x?xf32>) outs(%c : memref<1x?xf32>) {
  ^bb0(%x: f32, %z: f32):
    %s = arith.addf %x, %z : f32
    linalg.yield %s : f32
  }
  return
}

// Memrefs with layouts stay.
// CHECK-LABEL: func.func @memstr
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<1x8xf32, strided<[16, 1], offset: ?>>, %[[C:[a-z0-9_]+]]: memref<1x8xf32>) {
// CHECK-NEXT:   linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[A]] : memref<1x8xf32, strided<[16, 1], offset: ?>>) outs(%[[C]] : memref<1x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = arith.addf %[[X]], %[[Z]] : f32
// CHECK-NEXT:     linalg.yield %[[S]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @memstr(%a: memref<1x8xf32, strided<[16, 1], offset: ?>>, %c: memref<1x8xf32>) {
  linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%a : memref<1x8xf32, strided<[16, 1], offset: ?>>) outs(%c : memref<1x8xf32>) {
  ^bb0(%x: f32, %z: f32):
    %s = arith.addf %x, %z : f32
    linalg.yield %s : f32
  }
  return
}
