// AUTOUPDATE
// RUN: strata opt --linalg-specialize-generic-ops %s | FileCheck %s
//
// Convolutions and poolings.

#window = affine_map<(d0, d1) -> (d0 + d1)>
#kernel = affine_map<(d0, d1) -> (d1)>
#result = affine_map<(d0, d1) -> (d0)>

// Integers of several widths.
// CHECK: #map = affine_map<(d0, d1) -> (d0 * 2 + d1 * 3)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-LABEL: func.func @imix
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<10xi8>, %[[B:[a-z0-9_]+]]: tensor<3xi8>, %[[C:[a-z0-9_]+]]: tensor<8xi32>) -> tensor<8xi32> {
// CHECK-NEXT:   %[[CONV_1D:.*]] = linalg.conv_1d ins(%[[A]], %[[B]] : tensor<10xi8>, tensor<3xi8>) outs(%[[C]] : tensor<8xi32>) -> tensor<8xi32>
// CHECK-NEXT:   return %[[CONV_1D]] : tensor<8xi32>
// CHECK-NEXT: }
func.func @imix(%a: tensor<10xi8>, %b: tensor<3xi8>, %c: tensor<8xi32>) -> tensor<8xi32> {
  %0 = linalg.generic {indexing_maps = [#window, #kernel, #result], iterator_types = ["parallel", "reduction"]} ins(%a, %b : tensor<10xi8>, tensor<3xi8>) outs(%c : tensor<8xi32>) {
  ^bb0(%x: i8, %y: i8, %z: i32):
    %xx = arith.extsi %x : i8 to i32
    %yy = arith.extsi %y : i8 to i32
    %s = arith.muli %xx, %yy : i32
    %t = arith.addi %z, %s : i32
    linalg.yield %t : i32
  } -> tensor<8xi32>
  return %0 : tensor<8xi32>
}

// Strides, which linalg.conv_1d does not have.
// CHECK-LABEL: func.func @strid
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<21xf32>, %[[B:[a-z0-9_]+]]: tensor<3xf32>, %[[C:[a-z0-9_]+]]: tensor<8xf32>) -> tensor<8xf32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%[[A]], %[[B]] : tensor<21xf32>, tensor<3xf32>) outs(%[[C]] : tensor<8xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = arith.mulf %[[X]], %[[Y]] : f32
// CHECK-NEXT:     %[[T:.*]] = arith.addf %[[Z]], %[[S]] : f32
// CHECK-NEXT:     linalg.yield %[[T]] : f32
// CHECK-NEXT:   } -> tensor<8xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @strid(%a: tensor<21xf32>, %b: tensor<3xf32>, %c: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + d1 * 3)>, #kernel, #result], iterator_types = ["parallel", "reduction"]} ins(%a, %b : tensor<21xf32>, tensor<3xf32>) outs(%c : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.mulf %x, %y : f32
    %t = arith.addf %z, %s : f32
    linalg.yield %t : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// Loops in another order.
// CHECK-LABEL: func.func @perm
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<10xf32>, %[[B:[a-z0-9_]+]]: tensor<3xf32>, %[[C:[a-z0-9_]+]]: tensor<8xf32>) -> tensor<8xf32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map3, #map2, #map1], iterator_types = ["reduction", "parallel"]} ins(%[[A]], %[[B]] : tensor<10xf32>, tensor<3xf32>) outs(%[[C]] : tensor<8xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = arith.mulf %[[X]], %[[Y]] : f32
// CHECK-NEXT:     %[[T:.*]] = arith.addf %[[Z]], %[[S]] : f32
// CHECK-NEXT:     linalg.yield %[[T]] : f32
// CHECK-NEXT:   } -> tensor<8xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @perm(%a: tensor<10xf32>, %b: tensor<3xf32>, %c: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, #result, #kernel], iterator_types = ["reduction", "parallel"]} ins(%a, %b : tensor<10xf32>, tensor<3xf32>) outs(%c : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.mulf %x, %y : f32
    %t = arith.addf %z, %s : f32
    linalg.yield %t : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// Strides and dilations are those of the map.
// CHECK-LABEL: func.func @pooling
// CHECK-SAME: (%[[IMAGE:[a-z0-9_]+]]: tensor<1x21x21x4xf32>, %[[KERNEL:[a-z0-9_]+]]: tensor<3x2xf32>, %[[INIT:[a-z0-9_]+]]: tensor<1x9x9x4xf32>) -> tensor<1x9x9x4xf32> {
// CHECK-NEXT:   %[[POOLING_NHWC_SUM:.*]] = linalg.pooling_nhwc_sum {dilations = dense<[2, 3]> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%[[IMAGE]], %[[KERNEL]] : tensor<1x21x21x4xf32>, tensor<3x2xf32>) outs(%[[INIT]] : tensor<1x9x9x4xf32>) -> tensor<1x9x9x4xf32>
// CHECK-NEXT:   return %[[POOLING_NHWC_SUM]] : tensor<1x9x9x4xf32>
// CHECK-NEXT: }
func.func @pooling(%image: tensor<1x21x21x4xf32>, %kernel: tensor<3x2xf32>, %init: tensor<1x9x9x4xf32>) -> tensor<1x9x9x4xf32> {
  %sums = linalg.generic {indexing_maps = [affine_map<(n, h, w, c, y, x) -> (n, h * 2 + y * 2, w * 2 + x * 3, c)>, affine_map<(n, h, w, c, y, x) -> (y, x)>, affine_map<(n, h, w, c, y, x) -> (n, h, w, c)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%image, %kernel : tensor<1x21x21x4xf32>, tensor<3x2xf32>) outs(%init : tensor<1x9x9x4xf32>) {
  ^bb0(%in: f32, %unused: f32, %out: f32):
    %sum = arith.addf %out, %in : f32
    linalg.yield %sum : f32
  } -> tensor<1x9x9x4xf32>
  return %sums : tensor<1x9x9x4xf32>
}
