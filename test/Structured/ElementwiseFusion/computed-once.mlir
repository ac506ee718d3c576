// AUTOUPDATE
// RUN: strata opt --linalg-fuse-elementwise-ops=repeat-computations=false %s | FileCheck %s
//
// Operations that compute are not executed in each iteration of a reader with more iterations.

#rows = affine_map<(d0, d1, d2) -> (d0, d2)>
#columns = affine_map<(d0, d1, d2) -> (d2, d1)>
#products = affine_map<(d0, d1, d2) -> (d0, d1)>
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// The product reads each element several times.
// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func.func @squares_in_product
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<4x8xf32>, %[[Y:[a-z0-9_]+]]: tensor<8x6xf32>, %[[INIT:[a-z0-9_]+]]: tensor<4x6xf32>) -> tensor<4x6xf32> {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[X]] : tensor<4x8xf32>) outs(%[[EMPTY]] : tensor<4x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[SQUARE:.*]] = arith.mulf %[[IN]], %[[IN]] : f32
// CHECK-NEXT:     linalg.yield %[[SQUARE]] : f32
// CHECK-NEXT:   } -> tensor<4x8xf32>
// CHECK-NEXT:   %[[GENERIC_1:.*]] = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[GENERIC]], %[[Y]] : tensor<4x8xf32>, tensor<8x6xf32>) outs(%[[INIT]] : tensor<4x6xf32>) {
// CHECK-NEXT:   ^bb0(%[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: f32, %[[OUT_1:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[P:.*]] = arith.mulf %[[A]], %[[B]] : f32
// CHECK-NEXT:     %[[SUM:.*]] = arith.addf %[[P]], %[[OUT_1]] : f32
// CHECK-NEXT:     linalg.yield %[[SUM]] : f32
// CHECK-NEXT:   } -> tensor<4x6xf32>
// CHECK-NEXT:   return %[[GENERIC_1]] : tensor<4x6xf32>
// CHECK-NEXT: }
func.func @squares_in_product(%x: tensor<4x8xf32>, %y: tensor<8x6xf32>, %init: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %empty = tensor.empty() : tensor<4x8xf32>
  %squares = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4x8xf32>) outs(%empty : tensor<4x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %square = arith.mulf %in, %in : f32
    linalg.yield %square : f32
  } -> tensor<4x8xf32>
  %product = linalg.generic {indexing_maps = [#rows, #columns, #products], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%squares, %y : tensor<4x8xf32>, tensor<8x6xf32>) outs(%init : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %p = arith.mulf %a, %b : f32
    %sum = arith.addf %p, %out : f32
    linalg.yield %sum : f32
  } -> tensor<4x6xf32>
  return %product : tensor<4x6xf32>
}

// Conversions to larger types, and copies, are executed where elements are read.
// CHECK-LABEL: func.func @extended_in_product
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<4x8xf16>, %[[Y:[a-z0-9_]+]]: tensor<8x6xf32>, %[[INIT:[a-z0-9_]+]]: tensor<4x6xf32>) -> tensor<4x6xf32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[X]], %[[Y]] : tensor<4x8xf16>, tensor<8x6xf32>) outs(%[[INIT]] : tensor<4x6xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f16, %[[IN_0:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[E:.*]] = arith.extf %[[IN]] : f16 to f32
// CHECK-NEXT:     %[[P:.*]] = arith.mulf %[[E]], %[[IN_0]] : f32
// CHECK-NEXT:     %[[SUM:.*]] = arith.addf %[[P]], %[[OUT]] : f32
// CHECK-NEXT:     linalg.yield %[[SUM]] : f32
// CHECK-NEXT:   } -> tensor<4x6xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4x6xf32>
// CHECK-NEXT: }
func.func @extended_in_product(%x: tensor<4x8xf16>, %y: tensor<8x6xf32>, %init: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %empty = tensor.empty() : tensor<4x8xf32>
  %extended = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4x8xf16>) outs(%empty : tensor<4x8xf32>) {
  ^bb0(%in: f16, %out: f32):
    %e = arith.extf %in : f16 to f32
    linalg.yield %e : f32
  } -> tensor<4x8xf32>
  %product = linalg.generic {indexing_maps = [#rows, #columns, #products], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%extended, %y : tensor<4x8xf32>, tensor<8x6xf32>) outs(%init : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %p = arith.mulf %a, %b : f32
    %sum = arith.addf %p, %out : f32
    linalg.yield %sum : f32
  } -> tensor<4x6xf32>
  return %product : tensor<4x6xf32>
}

// The sum reads each square once.
// CHECK-LABEL: func.func @sum_of_squares
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<4x8xf32>, %[[INIT:[a-z0-9_]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction"]} ins(%[[X]] : tensor<4x8xf32>) outs(%[[INIT]] : tensor<4xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[SQUARE:.*]] = arith.mulf %[[IN]], %[[IN]] : f32
// CHECK-NEXT:     %[[SUM:.*]] = arith.addf %[[SQUARE]], %[[OUT]] : f32
// CHECK-NEXT:     linalg.yield %[[SUM]] : f32
// CHECK-NEXT:   } -> tensor<4xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @sum_of_squares(%x: tensor<4x8xf32>, %init: tensor<4xf32>) -> tensor<4xf32> {
  %empty = tensor.empty() : tensor<4x8xf32>
  %squares = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4x8xf32>) outs(%empty : tensor<4x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %square = arith.mulf %in, %in : f32
    linalg.yield %square : f32
  } -> tensor<4x8xf32>
  %sums = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%squares : tensor<4x8xf32>) outs(%init : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<4xf32>
  return %sums : tensor<4xf32>
}
