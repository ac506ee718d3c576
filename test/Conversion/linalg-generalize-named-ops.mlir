// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --linalg-generalize-named-ops %s | FileCheck %s
//
// Named operations as linalg.generic; others stay.

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1) -> ()>
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf32>, %[[B:[a-z0-9_]+]]: tensor<8x16xf32>, %[[C:[a-z0-9_]+]]: tensor<4x16xf32>, %[[M:[a-z0-9_]+]]: memref<4x4xf32>, %[[N:[a-z0-9_]+]]: memref<4x4xf32>) -> tensor<4x16xf32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[A]], %[[B]] : tensor<4x8xf32>, tensor<8x16xf32>) outs(%[[C]] : tensor<4x16xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[IN_0:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[OUT]], %[[MULF]] : f32
// CHECK-NEXT:     linalg.yield %[[ADDF]] : f32
// CHECK-NEXT:   } -> tensor<4x16xf32>
// CHECK-NEXT:   linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[M]] : memref<4x4xf32>) outs(%[[N]] : memref<4x4xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN_1:[a-z0-9_]+]]: f32, %[[OUT_1:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     linalg.yield %[[IN_1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[M]] : memref<4x4xf32>) outs(%[[N]] : memref<4x4xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN_2:[a-z0-9_]+]]: f32, %[[OUT_2:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     linalg.yield %[[IN_2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[M]], %[[M]] : memref<4x4xf32>, memref<4x4xf32>) outs(%[[N]] : memref<4x4xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN_3:[a-z0-9_]+]]: f32, %[[IN_0_1:[a-z0-9_]+]]: f32, %[[OUT_3:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[ADDF_1:.*]] = arith.addf %[[IN_3]], %[[IN_0_1]] : f32
// CHECK-NEXT:     linalg.yield %[[ADDF_1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[GENERIC_1:.*]] = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%[[GENERIC]] : tensor<4x16xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     linalg.yield %[[X]] : f32
// CHECK-NEXT:   } -> tensor<4x16xf32>
// CHECK-NEXT:   %[[GENERIC_2:.*]] = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[GENERIC_1]] : tensor<4x16xf32>) outs(%[[C]] : tensor<4x16xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN_4:[a-z0-9_]+]]: f32, %[[OUT_4:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[EXP:.*]] = math.exp %[[IN_4]] : f32
// CHECK-NEXT:     linalg.yield %[[EXP]] : f32
// CHECK-NEXT:   } -> tensor<4x16xf32>
// CHECK-NEXT:   return %[[GENERIC_2]] : tensor<4x16xf32>
// CHECK-NEXT: }
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x4xf32>, %n: memref<4x4xf32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  linalg.copy {foo = 1 : i32} ins(%m : memref<4x4xf32>) outs(%n : memref<4x4xf32>)
  linalg.transpose ins(%m : memref<4x4xf32>) outs(%n : memref<4x4xf32>) permutation = [1, 0]
  linalg.map { arith.addf } ins(%m, %m : memref<4x4xf32>, memref<4x4xf32>) outs(%n : memref<4x4xf32>)
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<4x16xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  } -> tensor<4x16xf32>
  %s = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%r : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %s : tensor<4x16xf32>
}

// CHECK-LABEL: func.func @g
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<16x8xf32>, %[[O:[a-z0-9_]+]]: tensor<16xf32>, %[[P:[a-z0-9_]+]]: tensor<1x16xf32>, %[[CST:[a-z0-9_]+]]: f32, %[[SM:[a-z0-9_]+]]: tensor<2x16x32xf32>) -> tensor<16xf32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "reduction"]} ins(%[[T]] : tensor<16x8xf32>) outs(%[[O]] : tensor<16xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[OUT]], %[[IN]] : f32
// CHECK-NEXT:     linalg.yield %[[ADDF]] : f32
// CHECK-NEXT:   } -> tensor<16xf32>
// CHECK-NEXT:   %[[GENERIC_1:.*]] = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[GENERIC]] : tensor<16xf32>) outs(%[[T]] : tensor<16x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN_1:[a-z0-9_]+]]: f32, %[[OUT_1:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     linalg.yield %[[IN_1]] : f32
// CHECK-NEXT:   } -> tensor<16x8xf32>
// CHECK-NEXT:   %[[GENERIC_2:.*]] = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[CST]] : f32) outs(%[[GENERIC_1]] : tensor<16x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN_2:[a-z0-9_]+]]: f32, %[[OUT_2:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     linalg.yield %[[IN_2]] : f32
// CHECK-NEXT:   } -> tensor<16x8xf32>
// CHECK-NEXT:   %[[GENERIC_3:.*]] = linalg.generic {indexing_maps = [#map3, #map3, #map5], iterator_types = ["parallel", "reduction"]} ins(%[[GENERIC_2]], %[[GENERIC_1]] : tensor<16x8xf32>, tensor<16x8xf32>) outs(%[[GENERIC]] : tensor<16xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN_3:[a-z0-9_]+]]: f32, %[[IN_0:[a-z0-9_]+]]: f32, %[[OUT_3:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[IN_3]], %[[IN_0]] : f32
// CHECK-NEXT:     %[[ADDF_1:.*]] = arith.addf %[[OUT_3]], %[[MULF]] : f32
// CHECK-NEXT:     linalg.yield %[[ADDF_1]] : f32
// CHECK-NEXT:   } -> tensor<16xf32>
// CHECK-NEXT:   return %[[GENERIC_3]] : tensor<16xf32>
// CHECK-NEXT: }
func.func @g(%t: tensor<16x8xf32>, %o: tensor<16xf32>, %p: tensor<1x16xf32>, %cst: f32, %sm: tensor<2x16x32xf32>) -> tensor<16xf32> {
  %0 = linalg.reduce { arith.addf } ins(%t : tensor<16x8xf32>) outs(%o : tensor<16xf32>) dimensions = [1]
  %1 = linalg.broadcast ins(%0 : tensor<16xf32>) outs(%t : tensor<16x8xf32>) dimensions = [1]
  %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<16x8xf32>) -> tensor<16x8xf32>
  %3 = linalg.softmax dimension(2) ins(%sm : tensor<2x16x32xf32>) outs(%sm: tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
  %4 = linalg.contract indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1)->(d0)>] ins(%2, %1 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%0 : tensor<16xf32>) -> tensor<16xf32>
  return %4 : tensor<16xf32>
}
