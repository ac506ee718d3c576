// AUTOUPDATE
// RUN: strata opt --linalg-specialize-generic-ops %s | FileCheck %s
//
// Operations that no named operation computes, for which mlir-opt creates linalg.matmul.

#A = affine_map<(d0, d1, d2) -> (d0, d2)>
#B = affine_map<(d0, d1, d2) -> (d2, d1)>
#C = affine_map<(d0, d1, d2) -> (d0, d1)>
#Bt = affine_map<(d0, d1, d2) -> (d1, d2)>

// A transposed input.
// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
// CHECK-LABEL: func.func @mmBt
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8x8xf32>, %[[B:[a-z0-9_]+]]: tensor<8x8xf32>, %[[C:[a-z0-9_]+]]: tensor<8x8xf32>) -> tensor<8x8xf32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[A]], %[[B]] : tensor<8x8xf32>, tensor<8x8xf32>) outs(%[[C]] : tensor<8x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[M:.*]] = arith.mulf %[[X]], %[[Y]] : f32
// CHECK-NEXT:     %[[S:.*]] = arith.addf %[[Z]], %[[M]] : f32
// CHECK-NEXT:     linalg.yield %[[S]] : f32
// CHECK-NEXT:   } -> tensor<8x8xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<8x8xf32>
// CHECK-NEXT: }
func.func @mmBt(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [#A, #Bt, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %z, %m : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// The product is computed before the cast.
// CHECK-LABEL: func.func @castsub
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8x8xf16>, %[[B:[a-z0-9_]+]]: tensor<8x8xf16>, %[[C:[a-z0-9_]+]]: tensor<8x8xf32>) -> tensor<8x8xf32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[A]], %[[B]] : tensor<8x8xf16>, tensor<8x8xf16>) outs(%[[C]] : tensor<8x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f16, %[[Y:[a-z0-9_]+]]: f16, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[M:.*]] = arith.mulf %[[X]], %[[Y]] : f16
// CHECK-NEXT:     %[[MM:.*]] = arith.extf %[[M]] : f16 to f32
// CHECK-NEXT:     %[[S:.*]] = arith.addf %[[Z]], %[[MM]] : f32
// CHECK-NEXT:     linalg.yield %[[S]] : f32
// CHECK-NEXT:   } -> tensor<8x8xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<8x8xf32>
// CHECK-NEXT: }
func.func @castsub(%a: tensor<8x8xf16>, %b: tensor<8x8xf16>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [#A, #B, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<8x8xf16>, tensor<8x8xf16>) outs(%c : tensor<8x8xf32>) {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %m = arith.mulf %x, %y : f16
    %mm = arith.extf %m : f16 to f32
    %s = arith.addf %z, %mm : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// Two dimensions of batches.
// CHECK-LABEL: func.func @mm2b
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x3x8x8xf32>, %[[B:[a-z0-9_]+]]: tensor<2x3x8x8xf32>, %[[C:[a-z0-9_]+]]: tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%[[A]], %[[B]] : tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) outs(%[[C]] : tensor<2x3x8x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[M:.*]] = arith.mulf %[[X]], %[[Y]] : f32
// CHECK-NEXT:     %[[S:.*]] = arith.addf %[[Z]], %[[M]] : f32
// CHECK-NEXT:     linalg.yield %[[S]] : f32
// CHECK-NEXT:   } -> tensor<2x3x8x8xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<2x3x8x8xf32>
// CHECK-NEXT: }
func.func @mm2b(%a: tensor<2x3x8x8xf32>, %b: tensor<2x3x8x8xf32>, %c: tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0,d1,d2,d3,d4)->(d0,d1,d2,d4)>, affine_map<(d0,d1,d2,d3,d4)->(d0,d1,d4,d3)>, affine_map<(d0,d1,d2,d3,d4)->(d0,d1,d2,d3)>], iterator_types = ["parallel","parallel","parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) outs(%c : tensor<2x3x8x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %z, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x3x8x8xf32>
  return %0 : tensor<2x3x8x8xf32>
}

// Conjunctions.
// CHECK-LABEL: func.func @boolmm
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8x8xi1>, %[[B:[a-z0-9_]+]]: tensor<8x8xi1>, %[[C:[a-z0-9_]+]]: tensor<8x8xi1>) -> tensor<8x8xi1> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[A]], %[[B]] : tensor<8x8xi1>, tensor<8x8xi1>) outs(%[[C]] : tensor<8x8xi1>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: i1, %[[Y:[a-z0-9_]+]]: i1, %[[Z:[a-z0-9_]+]]: i1):
// CHECK-NEXT:     %[[M:.*]] = arith.andi %[[X]], %[[Y]] : i1
// CHECK-NEXT:     %[[S:.*]] = arith.ori %[[Z]], %[[M]] : i1
// CHECK-NEXT:     linalg.yield %[[S]] : i1
// CHECK-NEXT:   } -> tensor<8x8xi1>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<8x8xi1>
// CHECK-NEXT: }
func.func @boolmm(%a: tensor<8x8xi1>, %b: tensor<8x8xi1>, %c: tensor<8x8xi1>) -> tensor<8x8xi1> {
  %0 = linalg.generic {indexing_maps = [#A, #B, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<8x8xi1>, tensor<8x8xi1>) outs(%c : tensor<8x8xi1>) {
  ^bb0(%x: i1, %y: i1, %z: i1):
    %m = arith.andi %x, %y : i1
    %s = arith.ori %z, %m : i1
    linalg.yield %s : i1
  } -> tensor<8x8xi1>
  return %0 : tensor<8x8xi1>
}
