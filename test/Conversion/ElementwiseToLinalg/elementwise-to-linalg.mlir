// AUTOUPDATE
// RUN: strata opt --convert-elementwise-to-linalg %s | FileCheck %s
//
// Operations on all elements of tensors become linalg.generic.

// CHECK: #map = affine_map<() -> ()>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> ()>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func @scalar
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<f32>, %[[B:[a-z0-9_]+]]: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%[[A]], %[[B]] : tensor<f32>, tensor<f32>) outs(%[[A]] : tensor<f32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[IN_0:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[IN]], %[[IN_0]] fastmath<contract> : f32
// CHECK-NEXT:     linalg.yield %[[ADDF]] : f32
// CHECK-NEXT:   } -> tensor<f32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<f32>
// CHECK-NEXT: }
func.func @scalar(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %sum = arith.addf %a, %b fastmath<contract> : tensor<f32>
  return %sum : tensor<f32>
}

// The result has another type than all operands.
// CHECK-LABEL: func.func @compare
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x?xf32>, %[[B:[a-z0-9_]+]]: tensor<2x?xf32>) -> tensor<2x?xi1> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C1]] : tensor<2x?xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[DIM]]) : tensor<2x?xi1>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%[[A]], %[[B]] : tensor<2x?xf32>, tensor<2x?xf32>) outs(%[[EMPTY]] : tensor<2x?xi1>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[IN_0:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: i1):
// CHECK-NEXT:     %[[CMPF:.*]] = arith.cmpf olt, %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:     linalg.yield %[[CMPF]] : i1
// CHECK-NEXT:   } -> tensor<2x?xi1>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<2x?xi1>
// CHECK-NEXT: }
func.func @compare(%a: tensor<2x?xf32>, %b: tensor<2x?xf32>) -> tensor<2x?xi1> {
  %is_less = arith.cmpf olt, %a, %b : tensor<2x?xf32>
  return %is_less : tensor<2x?xi1>
}

// CHECK-LABEL: func.func @select
// CHECK-SAME: (%[[CONDITION:[a-z0-9_]+]]: i1, %[[A:[a-z0-9_]+]]: tensor<4xi32>, %[[B:[a-z0-9_]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%[[CONDITION]], %[[A]], %[[B]] : i1, tensor<4xi32>, tensor<4xi32>) outs(%[[A]] : tensor<4xi32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: i1, %[[IN_0:[a-z0-9_]+]]: i32, %[[IN_1:[a-z0-9_]+]]: i32, %[[OUT:[a-z0-9_]+]]: i32):
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[IN]], %[[IN_0]], %[[IN_1]] : i32
// CHECK-NEXT:     linalg.yield %[[SELECT]] : i32
// CHECK-NEXT:   } -> tensor<4xi32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4xi32>
// CHECK-NEXT: }
func.func @select(%condition: i1, %a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %chosen = arith.select %condition, %a, %b : tensor<4xi32>
  return %chosen : tensor<4xi32>
}

// CHECK-LABEL: func.func @two_results
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi1>) {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:   %[[GENERIC:[a-z0-9_]+]]:2 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%[[A]], %[[A]] : tensor<4xi32>, tensor<4xi32>) outs(%[[A]], %[[EMPTY]] : tensor<4xi32>, tensor<4xi1>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: i32, %[[IN_0:[a-z0-9_]+]]: i32, %[[OUT:[a-z0-9_]+]]: i32, %[[OUT_1:[a-z0-9_]+]]: i1):
// CHECK-NEXT:     %[[SUM:[a-z0-9_]+]], %[[OVERFLOW:.*]] = arith.addui_extended %[[IN]], %[[IN_0]] : i32, i1
// CHECK-NEXT:     linalg.yield %[[SUM]], %[[OVERFLOW]] : i32, i1
// CHECK-NEXT:   } -> (tensor<4xi32>, tensor<4xi1>)
// CHECK-NEXT:   return %[[GENERIC]]#0, %[[GENERIC]]#1 : tensor<4xi32>, tensor<4xi1>
// CHECK-NEXT: }
func.func @two_results(%a: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi1>) {
  %sum, %overflow = arith.addui_extended %a, %a : tensor<4xi32>, tensor<4xi1>
  return %sum, %overflow : tensor<4xi32>, tensor<4xi1>
}

// Vectors and unranked tensors stay.
// CHECK-LABEL: func.func @others
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<4xf32>, %[[B:[a-z0-9_]+]]: tensor<*xf32>) -> (vector<4xf32>, tensor<*xf32>) {
// CHECK-NEXT:   %[[ROOT:.*]] = math.sqrt %[[A]] : vector<4xf32>
// CHECK-NEXT:   %[[DOUBLE:.*]] = arith.addf %[[B]], %[[B]] : tensor<*xf32>
// CHECK-NEXT:   return %[[ROOT]], %[[DOUBLE]] : vector<4xf32>, tensor<*xf32>
// CHECK-NEXT: }
func.func @others(%a: vector<4xf32>, %b: tensor<*xf32>) -> (vector<4xf32>, tensor<*xf32>) {
  %root = math.sqrt %a : vector<4xf32>
  %double = arith.addf %b, %b : tensor<*xf32>
  return %root, %double : vector<4xf32>, tensor<*xf32>
}

// Operations that fold do.
// CHECK-LABEL: func.func @fold
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:   %[[ZERO:.*]] = arith.constant dense<0> : tensor<4xi32>
// CHECK-NEXT:   return %[[A]] : tensor<4xi32>
// CHECK-NEXT: }
func.func @fold(%a: tensor<4xi32>) -> tensor<4xi32> {
  %zero = arith.constant dense<0> : tensor<4xi32>
  %sum = arith.addi %a, %zero : tensor<4xi32>
  return %sum : tensor<4xi32>
}
