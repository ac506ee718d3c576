// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(tosa-to-linalg))" %s | FileCheck %s
//
// Resizing

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<?x1x1x2xf32>) -> tensor<?x2x3x2xf32> {
// CHECK-NEXT:   %[[S:.*]] = tosa.const_shape  {values = dense<[2, 1, 3, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:   %[[CONST_SHAPE:.*]] = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:   %[[B:.*]] = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:   %[[COLLAPSED:.*]] = tensor.collapse_shape %[[X]] {{\[\[}}0], [1, 2, 3]] : tensor<?x1x1x2xf32> into tensor<?x2xf32>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[X]], %[[C0]] : tensor<?x1x1x2xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[DIM]]) : tensor<?x2x3x2xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[COLLAPSED]] : tensor<?x2xf32>) outs(%[[EMPTY]] : tensor<?x2x3x2xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     linalg.yield %[[IN]] : f32
// CHECK-NEXT:   } -> tensor<?x2x3x2xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<?x2x3x2xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<?x1x1x2xf32>) -> tensor<?x2x3x2xf32> {
  %s = tosa.const_shape {values = dense<[2, 1, 3, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %x, %s, %o, %b {mode = BILINEAR} : (tensor<?x1x1x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x2x3x2xf32>
  return %0 : tensor<?x2x3x2xf32>
}
