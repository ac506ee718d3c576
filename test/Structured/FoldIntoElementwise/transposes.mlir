// AUTOUPDATE
// RUN: strata opt --linalg-fold-into-elementwise %s | FileCheck %s
//
// Transposed inputs of linalg.elementwise are read by other maps.

#rows = affine_map<(d0, d1) -> (d0, d1)>
#columns = affine_map<(d0, d1) -> (d1, d0)>

// One input.
// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @tr
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8x4xf32>, %[[E:[a-z0-9_]+]]: tensor<4x8xf32>, %[[O:[a-z0-9_]+]]: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[ELEMENTWISE:.*]] = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [#map, #map1] ins(%[[A]] : tensor<8x4xf32>) outs(%[[O]] : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:   return %[[ELEMENTWISE]] : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @tr(%a: tensor<8x4xf32>, %e: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %t = linalg.transpose ins(%a : tensor<8x4xf32>) outs(%e : tensor<4x8xf32>) permutation = [1, 0]
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {foo} ins(%t : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// A transposed broadcast, and an input with another map.
// CHECK-LABEL: func.func @both
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[B:[a-z0-9_]+]]: tensor<4x8xf32>, %[[E:[a-z0-9_]+]]: tensor<4x8xf32>, %[[F:[a-z0-9_]+]]: tensor<8x4xf32>, %[[O:[a-z0-9_]+]]: tensor<8x4xf32>) -> tensor<8x4xf32> {
// CHECK-NEXT:   %[[T:.*]] = linalg.broadcast ins(%[[A]] : tensor<4xf32>) outs(%[[E]] : tensor<4x8xf32>) dimensions = [1]
// CHECK-NEXT:   %[[ELEMENTWISE:.*]] = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map, #map, #map1] ins(%[[T]], %[[B]] : tensor<4x8xf32>, tensor<4x8xf32>) outs(%[[O]] : tensor<8x4xf32>) -> tensor<8x4xf32>
// CHECK-NEXT:   return %[[ELEMENTWISE]] : tensor<8x4xf32>
// CHECK-NEXT: }
func.func @both(%a: tensor<4xf32>, %b: tensor<4x8xf32>, %e: tensor<4x8xf32>, %f: tensor<8x4xf32>, %o: tensor<8x4xf32>) -> (tensor<8x4xf32>) {
  %t = linalg.broadcast ins(%a : tensor<4xf32>) outs(%e : tensor<4x8xf32>) dimensions = [1]
  %u = linalg.transpose ins(%t : tensor<4x8xf32>) outs(%f : tensor<8x4xf32>) permutation = [1, 0]
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#rows, #columns, #rows] ins(%u, %b : tensor<8x4xf32>, tensor<4x8xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// The initial value stays.
// CHECK-LABEL: func.func @two
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8x4xf32>, %[[E:[a-z0-9_]+]]: tensor<4x8xf32>, %[[O:[a-z0-9_]+]]: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[T:.*]] = linalg.transpose ins(%[[A]] : tensor<8x4xf32>) outs(%[[E]] : tensor<4x8xf32>) permutation = [1, 0]
// CHECK-NEXT:   %[[ELEMENTWISE:.*]] = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map, #map, #map1] ins(%[[A]], %[[A]] : tensor<8x4xf32>, tensor<8x4xf32>) outs(%[[T]] : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:   return %[[ELEMENTWISE]] : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @two(%a: tensor<8x4xf32>, %e: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %t = linalg.transpose ins(%a : tensor<8x4xf32>) outs(%e : tensor<4x8xf32>) permutation = [1, 0]
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%t, %t : tensor<4x8xf32>, tensor<4x8xf32>) outs(%t : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// Named operations stay.
// CHECK-LABEL: func.func @gentr
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8x4xf32>, %[[B:[a-z0-9_]+]]: tensor<4x8xf32>, %[[E:[a-z0-9_]+]]: tensor<4x8xf32>, %[[O:[a-z0-9_]+]]: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[T:.*]] = linalg.transpose ins(%[[A]] : tensor<8x4xf32>) outs(%[[E]] : tensor<4x8xf32>) permutation = [1, 0]
// CHECK-NEXT:   %[[ADD:.*]] = linalg.add ins(%[[T]], %[[B]] : tensor<4x8xf32>, tensor<4x8xf32>) outs(%[[O]] : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:   return %[[ADD]] : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @gentr(%a: tensor<8x4xf32>, %b: tensor<4x8xf32>, %e: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %t = linalg.transpose ins(%a : tensor<8x4xf32>) outs(%e : tensor<4x8xf32>) permutation = [1, 0]
  %0 = linalg.add ins(%t, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
