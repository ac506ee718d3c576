// RUN: strata opt --allow-unregistered-dialect --linalg-generalize-named-ops %s | FileCheck %s
//
// Named operations as linalg.generic; others stay.

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
func.func @g(%t: tensor<16x8xf32>, %o: tensor<16xf32>, %p: tensor<1x16xf32>, %cst: f32, %sm: tensor<2x16x32xf32>) -> tensor<16xf32> {
  %0 = linalg.reduce { arith.addf } ins(%t : tensor<16x8xf32>) outs(%o : tensor<16xf32>) dimensions = [1]
  %1 = linalg.broadcast ins(%0 : tensor<16xf32>) outs(%t : tensor<16x8xf32>) dimensions = [1]
  %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<16x8xf32>) -> tensor<16x8xf32>
  %3 = linalg.softmax dimension(2) ins(%sm : tensor<2x16x32xf32>) outs(%sm: tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
  %4 = linalg.contract indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1)->(d0)>] ins(%2, %1 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%0 : tensor<16xf32>) -> tensor<16xf32>
  return %4 : tensor<16xf32>
}

// CHECK:      #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1) -> ()>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<4x16xf32>, %arg3: memref<4x4xf32>, %arg4: memref<4x4xf32>) -> tensor<4x16xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x16xf32>) outs(%arg2 : tensor<4x16xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %3 = arith.mulf %in, %in_0 : f32
// CHECK-NEXT:       %4 = arith.addf %out, %3 : f32
// CHECK-NEXT:       linalg.yield %4 : f32
// CHECK-NEXT:     } -> tensor<4x16xf32>
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg3 : memref<4x4xf32>) outs(%arg4 : memref<4x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg3 : memref<4x4xf32>) outs(%arg4 : memref<4x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg3, %arg3 : memref<4x4xf32>, memref<4x4xf32>) outs(%arg4 : memref<4x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %3 = arith.addf %in, %in_0 : f32
// CHECK-NEXT:       linalg.yield %3 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<4x16xf32>) {
// CHECK-NEXT:     ^bb0(%out: f32):
// CHECK-NEXT:       linalg.yield %out : f32
// CHECK-NEXT:     } -> tensor<4x16xf32>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x16xf32>) outs(%arg2 : tensor<4x16xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %3 = math.exp %in : f32
// CHECK-NEXT:       linalg.yield %3 : f32
// CHECK-NEXT:     } -> tensor<4x16xf32>
// CHECK-NEXT:     return %2 : tensor<4x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: tensor<16x8xf32>, %arg1: tensor<16xf32>, %arg2: tensor<1x16xf32>, %arg3: f32, %arg4: tensor<2x16x32xf32>) -> tensor<16xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<16x8xf32>) outs(%arg1 : tensor<16xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %4 = arith.addf %out, %in : f32
// CHECK-NEXT:       linalg.yield %4 : f32
// CHECK-NEXT:     } -> tensor<16xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<16xf32>) outs(%arg0 : tensor<16x8xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     } -> tensor<16x8xf32>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg3 : f32) outs(%1 : tensor<16x8xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     } -> tensor<16x8xf32>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map3, #map3, #map5], iterator_types = ["parallel", "reduction"]} ins(%2, %1 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%0 : tensor<16xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %4 = arith.mulf %in, %in_0 : f32
// CHECK-NEXT:       %5 = arith.addf %out, %4 : f32
// CHECK-NEXT:       linalg.yield %5 : f32
// CHECK-NEXT:     } -> tensor<16xf32>
// CHECK-NEXT:     return %3 : tensor<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
