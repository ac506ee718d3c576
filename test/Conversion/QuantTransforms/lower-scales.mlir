// AUTOUPDATE
// RUN: strata opt --lower-quant-ops %s | FileCheck %s
//
// Tensors with several scales

!q_dcast_axis_zero = !quant.uniform<i8:f32:1, {2.0, 3.0}>

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d0 floordiv 2, d1)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> (d0 floordiv 2, 0)>
// CHECK-LABEL: func.func @dcast_axis_zero
// CHECK-SAME: (%[[B:[a-z0-9_]+]]: tensor<4x?x5x!quant.uniform<i8:f32:1, {2.000000e+00,3.000000e+00}>>) -> tensor<4x?x5xf32> {
// CHECK-NEXT:   %[[SCAST:.*]] = quant.scast %[[B]] : tensor<4x?x5x!quant.uniform<i8:f32:1, {2.000000e+00,3.000000e+00}>> to tensor<4x?x5xi8>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<[2.000000e+00, 3.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant dense<0> : tensor<2xi8>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[SCAST]], %[[C1]] : tensor<4x?x5xi8>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[DIM]]) : tensor<4x?x5xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[SCAST]], %[[CST]], %[[CST_0]] : tensor<4x?x5xi8>, tensor<2xf32>, tensor<2xi8>) outs(%[[EMPTY]] : tensor<4x?x5xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: i8, %[[IN_1:[a-z0-9_]+]]: f32, %[[IN_2:[a-z0-9_]+]]: i8, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[SITOFP:.*]] = arith.sitofp %[[IN]] : i8 to f32
// CHECK-NEXT:     %[[SITOFP_1:.*]] = arith.sitofp %[[IN_2]] : i8 to f32
// CHECK-NEXT:     %[[SUBF:.*]] = arith.subf %[[SITOFP]], %[[SITOFP_1]] : f32
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[SUBF]], %[[IN_1]] : f32
// CHECK-NEXT:     linalg.yield %[[MULF]] : f32
// CHECK-NEXT:   } -> tensor<4x?x5xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4x?x5xf32>
// CHECK-NEXT: }
func.func @dcast_axis_zero(%b: tensor<4x?x5x!q_dcast_axis_zero>) -> tensor<4x?x5xf32> {
  %0 = quant.dcast %b : tensor<4x?x5x!q_dcast_axis_zero> to tensor<4x?x5xf32>
  return %0 : tensor<4x?x5xf32>
}

!q_dcast_axis_unranked = !quant.uniform<i8:f32:1, {2.0:10, 3.0:20, 4.0:30}>

// CHECK-LABEL: func.func @dcast_axis_unranked
// CHECK-SAME: (%[[B:[a-z0-9_]+]]: tensor<*x!quant.uniform<i8:f32:1, {2.000000e+00:10,3.000000e+00:20,4.000000e+00:30}>>) -> tensor<*xf32> {
// CHECK-NEXT:   %[[SCAST:.*]] = quant.scast %[[B]] : tensor<*x!quant.uniform<i8:f32:1, {2.000000e+00:10,3.000000e+00:20,4.000000e+00:30}>> to tensor<*xi8>
// CHECK-NEXT:   %[[SHAPE_OF:.*]] = shape.shape_of %[[SCAST]] : tensor<*xi8> -> tensor<?xindex>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[HEAD:[a-z0-9_]+]], %[[TAIL:.*]] = "shape.split_at"(%[[SHAPE_OF]], %[[C1]]) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
// CHECK-NEXT:   %[[NUM_ELEMENTS:.*]] = shape.num_elements %[[HEAD]] : tensor<?xindex> -> index
// CHECK-NEXT:   %[[HEAD_0:[a-z0-9_]+]], %[[TAIL_1:.*]] = "shape.split_at"(%[[SHAPE_OF]], %[[C2]]) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
// CHECK-NEXT:   %[[NUM_ELEMENTS_1:.*]] = shape.num_elements %[[TAIL_1]] : tensor<?xindex> -> index
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[FROM_ELEMENTS:.*]] = tensor.from_elements %[[NUM_ELEMENTS]], %[[C3]], %[[NUM_ELEMENTS_1]] : tensor<3xindex>
// CHECK-NEXT:   %[[RESHAPE:.*]] = tensor.reshape %[[SCAST]](%[[FROM_ELEMENTS]]) : (tensor<*xi8>, tensor<3xindex>) -> tensor<?x3x?xi8>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<[2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<3xf32>
// CHECK-NEXT:   %[[CST_2:.*]] = arith.constant dense<[10, 20, 30]> : tensor<3xi8>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[RESHAPE]], %[[C0]] : tensor<?x3x?xi8>
// CHECK-NEXT:   %[[C2_3:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[DIM_4:.*]] = tensor.dim %[[RESHAPE]], %[[C2_3]] : tensor<?x3x?xi8>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[DIM]], %[[DIM_4]]) : tensor<?x3x?xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[RESHAPE]], %[[CST]], %[[CST_2]] : tensor<?x3x?xi8>, tensor<3xf32>, tensor<3xi8>) outs(%[[EMPTY]] : tensor<?x3x?xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: i8, %[[IN_6:[a-z0-9_]+]]: f32, %[[IN_7:[a-z0-9_]+]]: i8, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[SITOFP:.*]] = arith.sitofp %[[IN]] : i8 to f32
// CHECK-NEXT:     %[[SITOFP_1:.*]] = arith.sitofp %[[IN_7]] : i8 to f32
// CHECK-NEXT:     %[[SUBF:.*]] = arith.subf %[[SITOFP]], %[[SITOFP_1]] : f32
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[SUBF]], %[[IN_6]] : f32
// CHECK-NEXT:     linalg.yield %[[MULF]] : f32
// CHECK-NEXT:   } -> tensor<?x3x?xf32>
// CHECK-NEXT:   %[[RESHAPE_5:.*]] = tensor.reshape %[[GENERIC]](%[[SHAPE_OF]]) : (tensor<?x3x?xf32>, tensor<?xindex>) -> tensor<*xf32>
// CHECK-NEXT:   return %[[RESHAPE_5]] : tensor<*xf32>
// CHECK-NEXT: }
func.func @dcast_axis_unranked(%b: tensor<*x!q_dcast_axis_unranked>) -> tensor<*xf32> {
  %0 = quant.dcast %b : tensor<*x!q_dcast_axis_unranked> to tensor<*xf32>
  return %0 : tensor<*xf32>
}

!q_dcast_sub_zero = !quant.uniform<i8:f32:{0:2, 1:1}, {{2.0, 3.0}, {4.0, 5.0}}>

// CHECK-LABEL: func.func @dcast_sub_zero
// CHECK-SAME: (%[[B:[a-z0-9_]+]]: tensor<?x?x!quant.uniform<i8:f32:{0:2, 1:1}, {{\{\{}}2.000000e+00, 3.000000e+00}, {4.000000e+00, 5.000000e+00}}>>) -> tensor<?x?xf32> {
// CHECK-NEXT:   %[[SCAST:.*]] = quant.scast %[[B]] : tensor<?x?x!quant.uniform<i8:f32:{0:2, 1:1}, {{\{\{}}2.000000e+00, 3.000000e+00}, {4.000000e+00, 5.000000e+00}}>> to tensor<?x?xi8>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<{{\[\[}}2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00]]> : tensor<2x2xf32>
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant dense<0> : tensor<2x2xi8>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[SCAST]], %[[C0]] : tensor<?x?xi8>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_1:.*]] = tensor.dim %[[SCAST]], %[[C1]] : tensor<?x?xi8>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[DIM]], %[[DIM_1]]) : tensor<?x?xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%[[SCAST]], %[[CST]], %[[CST_0]] : tensor<?x?xi8>, tensor<2x2xf32>, tensor<2x2xi8>) outs(%[[EMPTY]] : tensor<?x?xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: i8, %[[IN_2:[a-z0-9_]+]]: f32, %[[IN_3:[a-z0-9_]+]]: i8, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[SITOFP:.*]] = arith.sitofp %[[IN]] : i8 to f32
// CHECK-NEXT:     %[[SITOFP_1:.*]] = arith.sitofp %[[IN_3]] : i8 to f32
// CHECK-NEXT:     %[[SUBF:.*]] = arith.subf %[[SITOFP]], %[[SITOFP_1]] : f32
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[SUBF]], %[[IN_2]] : f32
// CHECK-NEXT:     linalg.yield %[[MULF]] : f32
// CHECK-NEXT:   } -> tensor<?x?xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @dcast_sub_zero(%b: tensor<?x?x!q_dcast_sub_zero>) -> tensor<?x?xf32> {
  %0 = quant.dcast %b : tensor<?x?x!q_dcast_sub_zero> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

!q_qcast_axis_bounds = !quant.uniform<i8<-8:7>:f32:1, {2.0:1, 3.0:2}>

// CHECK-LABEL: func.func @qcast_axis_bounds
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x2x?xf32>) -> tensor<?x2x?x!quant.uniform<i8<-8:7>:f32:1, {2.000000e+00:1,3.000000e+00:2}>> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<[2.000000e+00, 3.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant dense<[1, 2]> : tensor<2xi8>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?x2x?xf32>
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[DIM_1:.*]] = tensor.dim %[[A]], %[[C2]] : tensor<?x2x?xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[DIM]], %[[DIM_1]]) : tensor<?x2x?xi8>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[A]], %[[CST]], %[[CST_0]] : tensor<?x2x?xf32>, tensor<2xf32>, tensor<2xi8>) outs(%[[EMPTY]] : tensor<?x2x?xi8>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[IN_2:[a-z0-9_]+]]: f32, %[[IN_3:[a-z0-9_]+]]: i8, %[[OUT:[a-z0-9_]+]]: i8):
// CHECK-NEXT:     %[[DIVF:.*]] = arith.divf %[[IN]], %[[IN_2]] : f32
// CHECK-NEXT:     %[[SITOFP:.*]] = arith.sitofp %[[IN_3]] : i8 to f32
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[DIVF]], %[[SITOFP]] : f32
// CHECK-NEXT:     %[[FPTOSI:.*]] = arith.fptosi %[[ADDF]] : f32 to i8
// CHECK-NEXT:     %[[CM8_I8:.*]] = arith.constant -8 : i8
// CHECK-NEXT:     %[[C7_I8:.*]] = arith.constant 7 : i8
// CHECK-NEXT:     %[[MAXSI:.*]] = arith.maxsi %[[FPTOSI]], %[[CM8_I8]] : i8
// CHECK-NEXT:     %[[MINSI:.*]] = arith.minsi %[[MAXSI]], %[[C7_I8]] : i8
// CHECK-NEXT:     linalg.yield %[[MINSI]] : i8
// CHECK-NEXT:   } -> tensor<?x2x?xi8>
// CHECK-NEXT:   %[[SCAST:.*]] = quant.scast %[[GENERIC]] : tensor<?x2x?xi8> to tensor<?x2x?x!quant.uniform<i8<-8:7>:f32:1, {2.000000e+00:1,3.000000e+00:2}>>
// CHECK-NEXT:   return %[[SCAST]] : tensor<?x2x?x!quant.uniform<i8<-8:7>:f32:1, {2.000000e+00:1,3.000000e+00:2}>>
// CHECK-NEXT: }
func.func @qcast_axis_bounds(%a: tensor<?x2x?xf32>) -> tensor<?x2x?x!q_qcast_axis_bounds> {
  %0 = quant.qcast %a : tensor<?x2x?xf32> to tensor<?x2x?x!q_qcast_axis_bounds>
  return %0 : tensor<?x2x?x!q_qcast_axis_bounds>
}

!q_qcast_sub_part = !quant.uniform<i8<-8:7>:f32:{0:2}, {{2.0}, {4.0}}>

// CHECK-LABEL: func.func @qcast_sub_part
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x3xf32>) -> tensor<4x3x!quant.uniform<i8<-8:7>:f32:{0:2}, {{\{\{}}2.000000e+00}, {4.000000e+00}}>> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<{{\[\[}}2.000000e+00], [4.000000e+00]]> : tensor<2x1xf32>
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant dense<0> : tensor<2x1xi8>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4x3xi8>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map2, #map4, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%[[A]], %[[CST]], %[[CST_0]] : tensor<4x3xf32>, tensor<2x1xf32>, tensor<2x1xi8>) outs(%[[EMPTY]] : tensor<4x3xi8>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[IN_1:[a-z0-9_]+]]: f32, %[[IN_2:[a-z0-9_]+]]: i8, %[[OUT:[a-z0-9_]+]]: i8):
// CHECK-NEXT:     %[[DIVF:.*]] = arith.divf %[[IN]], %[[IN_1]] : f32
// CHECK-NEXT:     %[[SITOFP:.*]] = arith.sitofp %[[IN_2]] : i8 to f32
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[DIVF]], %[[SITOFP]] : f32
// CHECK-NEXT:     %[[FPTOSI:.*]] = arith.fptosi %[[ADDF]] : f32 to i8
// CHECK-NEXT:     %[[CM8_I8:.*]] = arith.constant -8 : i8
// CHECK-NEXT:     %[[C7_I8:.*]] = arith.constant 7 : i8
// CHECK-NEXT:     %[[MAXSI:.*]] = arith.maxsi %[[FPTOSI]], %[[CM8_I8]] : i8
// CHECK-NEXT:     %[[MINSI:.*]] = arith.minsi %[[MAXSI]], %[[C7_I8]] : i8
// CHECK-NEXT:     linalg.yield %[[MINSI]] : i8
// CHECK-NEXT:   } -> tensor<4x3xi8>
// CHECK-NEXT:   %[[SCAST:.*]] = quant.scast %[[GENERIC]] : tensor<4x3xi8> to tensor<4x3x!quant.uniform<i8<-8:7>:f32:{0:2}, {{\{\{}}2.000000e+00}, {4.000000e+00}}>>
// CHECK-NEXT:   return %[[SCAST]] : tensor<4x3x!quant.uniform<i8<-8:7>:f32:{0:2}, {{\{\{}}2.000000e+00}, {4.000000e+00}}>>
// CHECK-NEXT: }
func.func @qcast_sub_part(%a: tensor<4x3xf32>) -> tensor<4x3x!q_qcast_sub_part> {
  %0 = quant.qcast %a : tensor<4x3xf32> to tensor<4x3x!q_qcast_sub_part>
  return %0 : tensor<4x3x!q_qcast_sub_part>
}
