// AUTOUPDATE
// RUN: strata opt --linalg-morph-ops=generic-to-named %s | FileCheck %s
//
// linalg.generic as named operations, without new operations for inputs with other maps.

#A = affine_map<(d0, d1, d2) -> (d0, d2)>
#B = affine_map<(d0, d1, d2) -> (d2, d1)>
#C = affine_map<(d0, d1, d2) -> (d0, d1)>

// A product.
// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @mm
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8x8xf32>, %[[B:[a-z0-9_]+]]: tensor<8x8xf32>, %[[C:[a-z0-9_]+]]: tensor<8x8xf32>) -> tensor<8x8xf32> {
// CHECK-NEXT:   %[[MATMUL:.*]] = linalg.matmul ins(%[[A]], %[[B]] : tensor<8x8xf32>, tensor<8x8xf32>) outs(%[[C]] : tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK-NEXT:   return %[[MATMUL]] : tensor<8x8xf32>
// CHECK-NEXT: }
func.func @mm(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [#A, #B, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) attrs = {foo} {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %z, %m : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// A sum of a broadcast input stays.
// CHECK-LABEL: func.func @bcastadd
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf32>, %[[B:[a-z0-9_]+]]: tensor<8x8xf32>, %[[C:[a-z0-9_]+]]: tensor<8x8xf32>) -> tensor<8x8xf32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%[[A]], %[[B]] : tensor<8xf32>, tensor<8x8xf32>) outs(%[[C]] : tensor<8x8xf32>) attrs =  {hi} {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[M:.*]] = arith.addf %[[X]], %[[Y]] : f32
// CHECK-NEXT:     linalg.yield %[[M]] : f32
// CHECK-NEXT:   } -> tensor<8x8xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<8x8xf32>
// CHECK-NEXT: }
func.func @bcastadd(%a: tensor<8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<8xf32>, tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) attrs = {hi} {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.addf %x, %y : f32
    linalg.yield %m : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
