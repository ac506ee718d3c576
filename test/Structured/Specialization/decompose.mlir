// AUTOUPDATE
// RUN: strata opt --linalg-specialize-generic-ops %s | FileCheck %s
//
// Inputs with other maps are transposed and broadcast.

#rows = affine_map<(d0, d1) -> (d0, d1)>
#columns = affine_map<(d0, d1) -> (d1, d0)>
#row = affine_map<(d0, d1) -> (d0)>

// Both.
// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> ()>
// CHECK-LABEL: func.func @other
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8x4xf32>, %[[B:[a-z0-9_]+]]: tensor<4xf32>, %[[C:[a-z0-9_]+]]: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT:   %[[TRANSPOSED:.*]] = linalg.transpose ins(%[[A]] : tensor<8x4xf32>) outs(%[[EMPTY]] : tensor<4x8xf32>) permutation = [1, 0]
// CHECK-NEXT:   %[[EMPTY_1:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT:   %[[BROADCASTED:.*]] = linalg.broadcast ins(%[[B]] : tensor<4xf32>) outs(%[[EMPTY_1]] : tensor<4x8xf32>) dimensions = [1]
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[TRANSPOSED]], %[[BROADCASTED]] : tensor<4x8xf32>, tensor<4x8xf32>) outs(%[[C]] : tensor<4x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[M:.*]] = arith.addf %[[X]], %[[Y]] : f32
// CHECK-NEXT:     %[[N:.*]] = arith.mulf %[[M]], %[[Z]] : f32
// CHECK-NEXT:     linalg.yield %[[N]] : f32
// CHECK-NEXT:   } -> tensor<4x8xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @other(%a: tensor<8x4xf32>, %b: tensor<4xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#columns, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<8x4xf32>, tensor<4xf32>) outs(%c : tensor<4x8xf32>) attrs = {hi} {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.addf %x, %y : f32
    %n = arith.mulf %m, %z : f32
    linalg.yield %n : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// One after the other.
// CHECK-LABEL: func.func @trbc
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8x4xf32>, %[[B:[a-z0-9_]+]]: tensor<4x8x3xf32>, %[[C:[a-z0-9_]+]]: tensor<4x8x3xf32>) -> tensor<4x8x3xf32> {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT:   %[[TRANSPOSED:.*]] = linalg.transpose ins(%[[A]] : tensor<8x4xf32>) outs(%[[EMPTY]] : tensor<4x8xf32>) permutation = [1, 0]
// CHECK-NEXT:   %[[EMPTY_1:.*]] = tensor.empty() : tensor<4x8x3xf32>
// CHECK-NEXT:   %[[BROADCASTED:.*]] = linalg.broadcast ins(%[[TRANSPOSED]] : tensor<4x8xf32>) outs(%[[EMPTY_1]] : tensor<4x8x3xf32>) dimensions = [2]
// CHECK-NEXT:   %[[DIV:.*]] = linalg.div ins(%[[BROADCASTED]], %[[B]] : tensor<4x8x3xf32>, tensor<4x8x3xf32>) outs(%[[C]] : tensor<4x8x3xf32>) -> tensor<4x8x3xf32>
// CHECK-NEXT:   return %[[DIV]] : tensor<4x8x3xf32>
// CHECK-NEXT: }
func.func @trbc(%a: tensor<8x4xf32>, %b: tensor<4x8x3xf32>, %c: tensor<4x8x3xf32>) -> tensor<4x8x3xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0,d1,d2)->(d1,d0)>, affine_map<(d0,d1,d2)->(d0,d1,d2)>, affine_map<(d0,d1,d2)->(d0,d1,d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<8x4xf32>, tensor<4x8x3xf32>) outs(%c : tensor<4x8x3xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.divf %x, %y : f32
    linalg.yield %m : f32
  } -> tensor<4x8x3xf32>
  return %0 : tensor<4x8x3xf32>
}

// Sizes must be known.
// CHECK-LABEL: func.func @dyn
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xf32>, %[[B:[a-z0-9_]+]]: tensor<?x?xf32>, %[[C:[a-z0-9_]+]]: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[A]], %[[B]] : tensor<?xf32>, tensor<?x?xf32>) outs(%[[C]] : tensor<?x?xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[M:.*]] = arith.addf %[[X]], %[[Y]] : f32
// CHECK-NEXT:     linalg.yield %[[M]] : f32
// CHECK-NEXT:   } -> tensor<?x?xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @dyn(%a: tensor<?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [#row, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.addf %x, %y : f32
    linalg.yield %m : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// A scalar stays.
// CHECK-LABEL: func.func @scalar
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: tensor<4x8xf32>, %[[C:[a-z0-9_]+]]: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[A]], %[[B]] : f32, tensor<4x8xf32>) outs(%[[C]] : tensor<4x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[M:.*]] = arith.addf %[[X]], %[[Y]] : f32
// CHECK-NEXT:     linalg.yield %[[M]] : f32
// CHECK-NEXT:   } -> tensor<4x8xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @scalar(%a: f32, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0,d1)->()>, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%a, %b : f32, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.addf %x, %y : f32
    linalg.yield %m : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
