// AUTOUPDATE
// RUN: strata opt '--linalg-block-pack-matmul=block-factors=32,16,64 mnk-padded-multiples=0,0,48' %s | FileCheck %s
//
// Operands are packed in blocks, and the result is unpacked.

// CHECK: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-LABEL: func.func @product
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<128x96xf32>, %[[B:[a-z0-9_]+]]: tensor<96x100xf32>, %[[C:[a-z0-9_]+]]: tensor<128x100xf32>) -> tensor<128x100xf32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4x1x32x96xf32>
// CHECK-NEXT:   %[[PACK:.*]] = linalg.pack %[[A]] outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [32, 96] into %[[EMPTY]] : tensor<128x96xf32> -> tensor<4x1x32x96xf32>
// CHECK-NEXT:   %[[EMPTY_1:.*]] = tensor.empty() : tensor<7x1x16x96xf32>
// CHECK-NEXT:   %[[PACK_0:.*]] = linalg.pack %[[B]] padding_value(%[[CST]] : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [16, 96] into %[[EMPTY_1]] : tensor<96x100xf32> -> tensor<7x1x16x96xf32>
// CHECK-NEXT:   %[[EMPTY_2:.*]] = tensor.empty() : tensor<4x7x32x16xf32>
// CHECK-NEXT:   %[[PACK_1:.*]] = linalg.pack %[[C]] padding_value(%[[CST]] : f32) inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %[[EMPTY_2]] : tensor<128x100xf32> -> tensor<4x7x32x16xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%[[PACK]], %[[PACK_0]] : tensor<4x1x32x96xf32>, tensor<7x1x16x96xf32>) outs(%[[PACK_1]] : tensor<4x7x32x16xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[IN_2:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[IN]], %[[IN_2]] : f32
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[OUT]], %[[MULF]] : f32
// CHECK-NEXT:     linalg.yield %[[ADDF]] : f32
// CHECK-NEXT:   } -> tensor<4x7x32x16xf32>
// CHECK-NEXT:   %[[UNPACK:.*]] = linalg.unpack %[[GENERIC]] inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %[[C]] : tensor<4x7x32x16xf32> -> tensor<128x100xf32>
// CHECK-NEXT:   return %[[UNPACK]] : tensor<128x100xf32>
// CHECK-NEXT: }
func.func @product(%a: tensor<128x96xf32>, %b: tensor<96x100xf32>, %c: tensor<128x100xf32>) -> tensor<128x100xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<128x96xf32>, tensor<96x100xf32>) outs(%c : tensor<128x100xf32>) -> tensor<128x100xf32>
  return %0 : tensor<128x100xf32>
}

// No product of matrices.
// CHECK-LABEL: func.func @largest
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8x8xf32>, %[[B:[a-z0-9_]+]]: tensor<8x8xf32>) -> tensor<8x8xf32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[A]], %[[B]] : tensor<8x8xf32>, tensor<8x8xf32>) outs(%[[A]] : tensor<8x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32, %[[SUM:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[X]], %[[Y]] : f32
// CHECK-NEXT:     %[[MAXIMUMF:.*]] = arith.maximumf %[[SUM]], %[[MULF]] : f32
// CHECK-NEXT:     linalg.yield %[[MAXIMUMF]] : f32
// CHECK-NEXT:   } -> tensor<8x8xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<8x8xf32>
// CHECK-NEXT: }
func.func @largest(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.maximumf %sum, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
