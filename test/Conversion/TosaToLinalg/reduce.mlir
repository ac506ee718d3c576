// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(tosa-to-linalg))" %s | FileCheck %s
//
// Reductions

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-LABEL: func.func @sum
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<5x4xf32>) -> tensor<1x4xf32> {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[EMPTY]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   %[[REDUCED:.*]] = linalg.reduce ins(%[[A]] : tensor<5x4xf32>) outs(%[[FILL]] : tensor<4xf32>) dimensions = [0]
// CHECK-NEXT:     (%[[IN:[a-z0-9_]+]]: f32, %[[INIT:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:       %[[ADDF:.*]] = arith.addf %[[IN]], %[[INIT]] : f32
// CHECK-NEXT:       linalg.yield %[[ADDF]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[EXPANDED:.*]] = tensor.expand_shape %[[REDUCED]] {{\[\[}}0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
// CHECK-NEXT:   return %[[EXPANDED]] : tensor<1x4xf32>
// CHECK-NEXT: }
func.func @sum(%a: tensor<5x4xf32>) -> tensor<1x4xf32> {
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<5x4xf32>) -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}

// CHECK-LABEL: func.func @product
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x4x?x2xi32>) -> tensor<?x4x1x2xi32> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?x4x?x2xi32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[DIM]]) : tensor<?x4x2xi32>
// CHECK-NEXT:   %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[C1_I32]] : i32) outs(%[[EMPTY]] : tensor<?x4x2xi32>) -> tensor<?x4x2xi32>
// CHECK-NEXT:   %[[REDUCED:.*]] = linalg.reduce ins(%[[A]] : tensor<?x4x?x2xi32>) outs(%[[FILL]] : tensor<?x4x2xi32>) dimensions = [2]
// CHECK-NEXT:     (%[[IN:[a-z0-9_]+]]: i32, %[[INIT:[a-z0-9_]+]]: i32) {
// CHECK-NEXT:       %[[MULI:.*]] = arith.muli %[[IN]], %[[INIT]] : i32
// CHECK-NEXT:       linalg.yield %[[MULI]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_1:.*]] = tensor.dim %[[REDUCED]], %[[C0_0]] : tensor<?x4x2xi32>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[EXPANDED:.*]] = tensor.expand_shape %[[REDUCED]] {{\[\[}}0], [1], [2, 3]] output_shape [%[[DIM_1]], 4, 1, 2] : tensor<?x4x2xi32> into tensor<?x4x1x2xi32>
// CHECK-NEXT:   return %[[EXPANDED]] : tensor<?x4x1x2xi32>
// CHECK-NEXT: }
func.func @product(%a: tensor<?x4x?x2xi32>) -> tensor<?x4x1x2xi32> {
  %0 = tosa.reduce_product %a {axis = 2 : i32} : (tensor<?x4x?x2xi32>) -> tensor<?x4x1x2xi32>
  return %0 : tensor<?x4x1x2xi32>
}

// CHECK-LABEL: func.func @max_of_numbers
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?xf32>) -> tensor<?x1xf32> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[DIM]]) : tensor<?xf32>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[EMPTY]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[EMPTY_1:.*]] = tensor.empty(%[[DIM]]) : tensor<?xi1>
// CHECK-NEXT:   %[[FILL_1:.*]] = linalg.fill ins(%[[TRUE]] : i1) outs(%[[EMPTY_1]] : tensor<?xi1>) -> tensor<?xi1>
// CHECK-NEXT:   %[[REDUCED:[a-z0-9_]+]]:2 = linalg.reduce ins(%[[A]], %[[A]] : tensor<?x?xf32>, tensor<?x?xf32>) outs(%[[FILL]], %[[FILL_1]] : tensor<?xf32>, tensor<?xi1>) dimensions = [1]
// CHECK-NEXT:     (%[[IN:[a-z0-9_]+]]: f32, %[[IN_3:[a-z0-9_]+]]: f32, %[[INIT:[a-z0-9_]+]]: f32, %[[INIT_4:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:       %[[MAXIMUMF:.*]] = arith.maximumf %[[IN]], %[[INIT]] : f32
// CHECK-NEXT:       %[[CMPF:.*]] = arith.cmpf uno, %[[IN]], %[[IN]] : f32
// CHECK-NEXT:       %[[SELECT:.*]] = arith.select %[[CMPF]], %[[INIT]], %[[MAXIMUMF]] : f32
// CHECK-NEXT:       %[[ANDI:.*]] = arith.andi %[[INIT_4]], %[[CMPF]] : i1
// CHECK-NEXT:       linalg.yield %[[SELECT]], %[[ANDI]] : f32, i1
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:   %[[EMPTY_2:.*]] = tensor.empty(%[[DIM]]) : tensor<?xf32>
// CHECK-NEXT:   %[[FILL_2:.*]] = linalg.fill ins(%[[CST_0]] : f32) outs(%[[EMPTY_2]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   %[[EMPTY_3:.*]] = tensor.empty(%[[DIM]]) : tensor<?xf32>
// CHECK-NEXT:   %[[SELECT_1:.*]] = linalg.select ins(%[[REDUCED]]#1, %[[FILL_2]], %[[REDUCED]]#0 : tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) outs(%[[EMPTY_3]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_2:.*]] = tensor.dim %[[SELECT_1]], %[[C0_1]] : tensor<?xf32>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[EXPANDED:.*]] = tensor.expand_shape %[[SELECT_1]] {{\[\[}}0, 1]] output_shape [%[[DIM_2]], 1] : tensor<?xf32> into tensor<?x1xf32>
// CHECK-NEXT:   return %[[EXPANDED]] : tensor<?x1xf32>
// CHECK-NEXT: }
func.func @max_of_numbers(%a: tensor<?x?xf32>) -> tensor<?x1xf32> {
  %0 = tosa.reduce_max %a {axis = 1 : i32, nan_mode = IGNORE} : (tensor<?x?xf32>) -> tensor<?x1xf32>
  return %0 : tensor<?x1xf32>
}

// CHECK-LABEL: func.func @argmax
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3x?xf32>) -> tensor<?xi32> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C1]] : tensor<3x?xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[DIM]]) : tensor<?xi32>
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[C0_I32]] : i32) outs(%[[EMPTY]] : tensor<?xi32>) -> tensor<?xi32>
// CHECK-NEXT:   %[[EMPTY_1:.*]] = tensor.empty(%[[DIM]]) : tensor<?xf32>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT:   %[[FILL_1:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[EMPTY_1]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   %[[GENERIC:[a-z0-9_]+]]:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction", "parallel"]} ins(%[[A]] : tensor<3x?xf32>) outs(%[[FILL]], %[[FILL_1]] : tensor<?xi32>, tensor<?xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: i32, %[[OUT_0:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[INDEX:.*]] = linalg.index 0 : index
// CHECK-NEXT:     %[[INDEX_CAST:.*]] = arith.index_cast %[[INDEX]] : index to i32
// CHECK-NEXT:     %[[CMPF:.*]] = arith.cmpf ugt, %[[IN]], %[[OUT_0]] : f32
// CHECK-NEXT:     %[[CMPF_1:.*]] = arith.cmpf ord, %[[OUT_0]], %[[OUT_0]] : f32
// CHECK-NEXT:     %[[ANDI:.*]] = arith.andi %[[CMPF]], %[[CMPF_1]] : i1
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[ANDI]], %[[IN]], %[[OUT_0]] : f32
// CHECK-NEXT:     %[[SELECT_1:.*]] = arith.select %[[ANDI]], %[[INDEX_CAST]], %[[OUT]] : i32
// CHECK-NEXT:     linalg.yield %[[SELECT_1]], %[[SELECT]] : i32, f32
// CHECK-NEXT:   } -> (tensor<?xi32>, tensor<?xf32>)
// CHECK-NEXT:   return %[[GENERIC]]#0 : tensor<?xi32>
// CHECK-NEXT: }
func.func @argmax(%a: tensor<3x?xf32>) -> tensor<?xi32> {
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<3x?xf32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
