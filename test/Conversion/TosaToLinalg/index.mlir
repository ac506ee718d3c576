// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(tosa-to-linalg))" %s | FileCheck %s
//
// Elements at other indices

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-LABEL: func.func @gather
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x3x?xf32>, %[[I:[a-z0-9_]+]]: tensor<?x?xi32>) -> tensor<?x?x?xf32> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?x3x?xf32>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_0:.*]] = tensor.dim %[[I]], %[[C1]] : tensor<?x?xi32>
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[DIM_1:.*]] = tensor.dim %[[A]], %[[C2]] : tensor<?x3x?xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[DIM]], %[[DIM_0]], %[[DIM_1]]) : tensor<?x?x?xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[I]] : tensor<?x?xi32>) outs(%[[EMPTY]] : tensor<?x?x?xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: i32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[INDEX:.*]] = linalg.index 0 : index
// CHECK-NEXT:     %[[INDEX_CAST:.*]] = arith.index_cast %[[IN]] : i32 to index
// CHECK-NEXT:     %[[INDEX_1:.*]] = linalg.index 2 : index
// CHECK-NEXT:     %[[EXTRACTED:.*]] = tensor.extract %[[A]][%[[INDEX]], %[[INDEX_CAST]], %[[INDEX_1]]] : tensor<?x3x?xf32>
// CHECK-NEXT:     linalg.yield %[[EXTRACTED]] : f32
// CHECK-NEXT:   } -> tensor<?x?x?xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<?x?x?xf32>
// CHECK-NEXT: }
func.func @gather(%a: tensor<?x3x?xf32>, %i: tensor<?x?xi32>) -> tensor<?x?x?xf32> {
  %0 = tosa.gather %a, %i : (tensor<?x3x?xf32>, tensor<?x?xi32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// CHECK-LABEL: func.func @table(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<?x6xi16>, %[[T:[a-z0-9_]+]]: tensor<513xi16>) -> tensor<?x6xi32> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?x6xi16>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[DIM]]) : tensor<?x6xi32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%[[A]] : tensor<?x6xi16>) outs(%[[EMPTY]] : tensor<?x6xi32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: i16, %[[OUT:[a-z0-9_]+]]: i32):
// CHECK-NEXT:     %[[EXTSI:.*]] = arith.extsi %[[IN]] : i16 to i32
// CHECK-NEXT:     %[[C32768_I32:.*]] = arith.constant 32768 : i32
// CHECK-NEXT:     %[[C7_I32:.*]] = arith.constant 7 : i32
// CHECK-NEXT:     %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[C127_I32:.*]] = arith.constant 127 : i32
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[EXTSI]], %[[C32768_I32]] : i32
// CHECK-NEXT:     %[[SHRUI:.*]] = arith.shrui %[[ADDI]], %[[C7_I32]] : i32
// CHECK-NEXT:     %[[ANDI:.*]] = arith.andi %[[ADDI]], %[[C127_I32]] : i32
// CHECK-NEXT:     %[[ADDI_1:.*]] = arith.addi %[[SHRUI]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[INDEX_CAST:.*]] = arith.index_cast %[[SHRUI]] : i32 to index
// CHECK-NEXT:     %[[INDEX_CAST_1:.*]] = arith.index_cast %[[ADDI_1]] : i32 to index
// CHECK-NEXT:     %[[EXTRACTED:.*]] = tensor.extract %[[T]][%[[INDEX_CAST]]] : tensor<513xi16>
// CHECK-NEXT:     %[[EXTRACTED_0:.*]] = tensor.extract %[[T]][%[[INDEX_CAST_1]]] : tensor<513xi16>
// CHECK-NEXT:     %[[EXTSI_1:.*]] = arith.extsi %[[EXTRACTED]] : i16 to i32
// CHECK-NEXT:     %[[EXTSI_2:.*]] = arith.extsi %[[EXTRACTED_0]] : i16 to i32
// CHECK-NEXT:     %[[SHLI:.*]] = arith.shli %[[EXTSI_1]], %[[C7_I32]] : i32
// CHECK-NEXT:     %[[SUBI:.*]] = arith.subi %[[EXTSI_2]], %[[EXTSI_1]] : i32
// CHECK-NEXT:     %[[MULI:.*]] = arith.muli %[[SUBI]], %[[ANDI]] : i32
// CHECK-NEXT:     %[[ADDI_2:.*]] = arith.addi %[[SHLI]], %[[MULI]] : i32
// CHECK-NEXT:     linalg.yield %[[ADDI_2]] : i32
// CHECK-NEXT:   } -> tensor<?x6xi32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<?x6xi32>
// CHECK-NEXT: }
func.func @table(%a: tensor<?x6xi16>, %t: tensor<513xi16>) -> tensor<?x6xi32> {
  %0 = tosa.table %a, %t : (tensor<?x6xi16>, tensor<513xi16>) -> tensor<?x6xi32>
  return %0 : tensor<?x6xi32>
}

// CHECK-LABEL: func.func @table_2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3x6xi8>, %[[T:[a-z0-9_]+]]: tensor<256xi8>) -> tensor<3x?xi8> {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<3x6xi8>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%[[A]] : tensor<3x6xi8>) outs(%[[EMPTY]] : tensor<3x6xi8>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: i8, %[[OUT:[a-z0-9_]+]]: i8):
// CHECK-NEXT:     %[[INDEX_CAST:.*]] = arith.index_cast %[[IN]] : i8 to index
// CHECK-NEXT:     %[[C128:.*]] = arith.constant 128 : index
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[INDEX_CAST]], %[[C128]] : index
// CHECK-NEXT:     %[[EXTRACTED:.*]] = tensor.extract %[[T]][%[[ADDI]]] : tensor<256xi8>
// CHECK-NEXT:     linalg.yield %[[EXTRACTED]] : i8
// CHECK-NEXT:   } -> tensor<3x6xi8>
// CHECK-NEXT:   %[[CAST:.*]] = tensor.cast %[[GENERIC]] : tensor<3x6xi8> to tensor<3x?xi8>
// CHECK-NEXT:   return %[[CAST]] : tensor<3x?xi8>
// CHECK-NEXT: }
func.func @table_2(%a: tensor<3x6xi8>, %t: tensor<256xi8>) -> tensor<3x?xi8> {
  %0 = tosa.table %a, %t : (tensor<3x6xi8>, tensor<256xi8>) -> tensor<3x?xi8>
  return %0 : tensor<3x?xi8>
}

// CHECK-LABEL: func.func @reverse
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3x?xi8>) -> tensor<3x?xi8> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C1]] : tensor<3x?xi8>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_0:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<3x?xi8>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[DIM]]) : tensor<3x?xi8>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%[[EMPTY]] : tensor<3x?xi8>) {
// CHECK-NEXT:   ^bb0(%[[OUT:[a-z0-9_]+]]: i8):
// CHECK-NEXT:     %[[INDEX:.*]] = linalg.index 0 : index
// CHECK-NEXT:     %[[C1_1:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[SUBI:.*]] = arith.subi %[[DIM_0]], %[[C1_1]] : index
// CHECK-NEXT:     %[[SUBI_1:.*]] = arith.subi %[[SUBI]], %[[INDEX]] : index
// CHECK-NEXT:     %[[INDEX_1:.*]] = linalg.index 1 : index
// CHECK-NEXT:     %[[EXTRACTED:.*]] = tensor.extract %[[A]][%[[SUBI_1]], %[[INDEX_1]]] : tensor<3x?xi8>
// CHECK-NEXT:     linalg.yield %[[EXTRACTED]] : i8
// CHECK-NEXT:   } -> tensor<3x?xi8>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<3x?xi8>
// CHECK-NEXT: }
func.func @reverse(%a: tensor<3x?xi8>) -> tensor<3x?xi8> {
  %0 = tosa.reverse %a {axis = 0 : i32} : (tensor<3x?xi8>) -> tensor<3x?xi8>
  return %0 : tensor<3x?xi8>
}

// CHECK-LABEL: func.func @tile
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3x?xi8>) -> tensor<?x?xi8> {
// CHECK-NEXT:   %[[C:.*]] = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C1]] : tensor<3x?xi8>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[DIM]]) : tensor<2x3x3x?xi8>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[A]] : tensor<3x?xi8>) outs(%[[EMPTY]] : tensor<2x3x3x?xi8>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: i8, %[[OUT:[a-z0-9_]+]]: i8):
// CHECK-NEXT:     linalg.yield %[[IN]] : i8
// CHECK-NEXT:   } -> tensor<2x3x3x?xi8>
// CHECK-NEXT:   %[[COLLAPSED:.*]] = tensor.collapse_shape %[[GENERIC]] {{\[\[}}0, 1], [2, 3]] : tensor<2x3x3x?xi8> into tensor<6x?xi8>
// CHECK-NEXT:   %[[CAST:.*]] = tensor.cast %[[COLLAPSED]] : tensor<6x?xi8> to tensor<?x?xi8>
// CHECK-NEXT:   return %[[CAST]] : tensor<?x?xi8>
// CHECK-NEXT: }
func.func @tile(%a: tensor<3x?xi8>) -> tensor<?x?xi8> {
  %c = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.tile %a, %c : (tensor<3x?xi8>, !tosa.shape<2>) -> tensor<?x?xi8>
  return %0 : tensor<?x?xi8>
}
