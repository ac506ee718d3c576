// AUTOUPDATE
// RUN: strata opt --linalg-morph-ops=category-to-generic %s | FileCheck %s
//
// Operations of a category as linalg.generic.

// linalg.elementwise.
// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-LABEL: func.func @elem
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf32>, %[[C:[a-z0-9_]+]]: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[A]], %[[A]] : tensor<4x8xf32>, tensor<4x8xf32>) outs(%[[C]] : tensor<4x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[IN_0:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:     linalg.yield %[[ADDF]] : f32
// CHECK-NEXT:   } -> tensor<4x8xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @elem(%a: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a, %a: tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// linalg.contract.
// CHECK-LABEL: func.func @contract
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf32>, %[[B:[a-z0-9_]+]]: tensor<8x16xf32>, %[[C:[a-z0-9_]+]]: tensor<4x16xf32>) -> tensor<4x16xf32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[A]], %[[B]] : tensor<4x8xf32>, tensor<8x16xf32>) outs(%[[C]] : tensor<4x16xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[IN_0:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[OUT]], %[[MULF]] : f32
// CHECK-NEXT:     linalg.yield %[[ADDF]] : f32
// CHECK-NEXT:   } -> tensor<4x16xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4x16xf32>
// CHECK-NEXT: }
func.func @contract(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.contract indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>, affine_map<(d0,d1,d2)->(d2,d1)>, affine_map<(d0,d1,d2)->(d0,d1)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}

// linalg.map.
// CHECK-LABEL: func.func @map
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf32>, %[[C:[a-z0-9_]+]]: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[A]], %[[A]] : tensor<4x8xf32>, tensor<4x8xf32>) outs(%[[C]] : tensor<4x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[IN_0:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:     linalg.yield %[[ADDF]] : f32
// CHECK-NEXT:   } -> tensor<4x8xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @map(%a: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.map { arith.addf } ins(%a, %a: tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>)
  return %0 : tensor<4x8xf32>
}
