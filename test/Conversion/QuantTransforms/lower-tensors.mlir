// AUTOUPDATE
// RUN: strata opt --lower-quant-ops %s | FileCheck %s
//
// Tensors with one scale

!q_dcast_ranked = !quant.uniform<i8:f32, 2.0:10>

// CHECK-LABEL: func.func @dcast_ranked
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3x?x5xf32>, %[[B:[a-z0-9_]+]]: tensor<3x?x5x!quant.uniform<i8:f32, 2.000000e+00:10>>) -> tensor<3x?x5xf32> {
// CHECK-NEXT:   %[[SCAST:.*]] = quant.scast %[[B]] : tensor<3x?x5x!quant.uniform<i8:f32, 2.000000e+00:10>> to tensor<3x?x5xi8>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:   %[[C10_I8:.*]] = arith.constant 10 : i8
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[SCAST]], %[[C1]] : tensor<3x?x5xi8>
// CHECK-NEXT:   %[[SPLAT:.*]] = tensor.splat %[[CST]][%[[DIM]]] : tensor<3x?x5xf32>
// CHECK-NEXT:   %[[SITOFP:.*]] = arith.sitofp %[[SCAST]] : tensor<3x?x5xi8> to tensor<3x?x5xf32>
// CHECK-NEXT:   %[[SPLAT_0:.*]] = tensor.splat %[[C10_I8]][%[[DIM]]] : tensor<3x?x5xi8>
// CHECK-NEXT:   %[[SITOFP_1:.*]] = arith.sitofp %[[SPLAT_0]] : tensor<3x?x5xi8> to tensor<3x?x5xf32>
// CHECK-NEXT:   %[[SUBF:.*]] = arith.subf %[[SITOFP]], %[[SITOFP_1]] : tensor<3x?x5xf32>
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[SUBF]], %[[SPLAT]] : tensor<3x?x5xf32>
// CHECK-NEXT:   return %[[MULF]] : tensor<3x?x5xf32>
// CHECK-NEXT: }
func.func @dcast_ranked(%a: tensor<3x?x5xf32>, %b: tensor<3x?x5x!q_dcast_ranked>) -> tensor<3x?x5xf32> {
  %0 = quant.dcast %b : tensor<3x?x5x!q_dcast_ranked> to tensor<3x?x5xf32>
  return %0 : tensor<3x?x5xf32>
}

!q_dcast_static_zero = !quant.uniform<i8:f32, 2.0>

// CHECK-LABEL: func.func @dcast_static_zero
// CHECK-SAME: (%[[B:[a-z0-9_]+]]: tensor<3x5x!quant.uniform<i8:f32, 2.000000e+00>>) -> tensor<3x5xf32> {
// CHECK-NEXT:   %[[SCAST:.*]] = quant.scast %[[B]] : tensor<3x5x!quant.uniform<i8:f32, 2.000000e+00>> to tensor<3x5xi8>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:   %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:   %[[SPLAT:.*]] = tensor.splat %[[CST]] : tensor<3x5xf32>
// CHECK-NEXT:   %[[SITOFP:.*]] = arith.sitofp %[[SCAST]] : tensor<3x5xi8> to tensor<3x5xf32>
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[SITOFP]], %[[SPLAT]] : tensor<3x5xf32>
// CHECK-NEXT:   return %[[MULF]] : tensor<3x5xf32>
// CHECK-NEXT: }
func.func @dcast_static_zero(%b: tensor<3x5x!q_dcast_static_zero>) -> tensor<3x5xf32> {
  %0 = quant.dcast %b : tensor<3x5x!q_dcast_static_zero> to tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

!q_qcast_bounds_tensor = !quant.uniform<u8<5:10>:f32, 2.0>

// CHECK-LABEL: func.func @qcast_bounds_tensor
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3x?xf32>) -> tensor<3x?x!quant.uniform<u8<5:10>:f32, 2.000000e+00>> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:   %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C1]] : tensor<3x?xf32>
// CHECK-NEXT:   %[[SPLAT:.*]] = tensor.splat %[[CST]][%[[DIM]]] : tensor<3x?xf32>
// CHECK-NEXT:   %[[DIVF:.*]] = arith.divf %[[A]], %[[SPLAT]] : tensor<3x?xf32>
// CHECK-NEXT:   %[[FPTOUI:.*]] = arith.fptoui %[[DIVF]] : tensor<3x?xf32> to tensor<3x?xi8>
// CHECK-NEXT:   %[[C5_I8:.*]] = arith.constant 5 : i8
// CHECK-NEXT:   %[[C10_I8:.*]] = arith.constant 10 : i8
// CHECK-NEXT:   %[[SPLAT_0:.*]] = tensor.splat %[[C5_I8]][%[[DIM]]] : tensor<3x?xi8>
// CHECK-NEXT:   %[[SPLAT_1:.*]] = tensor.splat %[[C10_I8]][%[[DIM]]] : tensor<3x?xi8>
// CHECK-NEXT:   %[[MAXUI:.*]] = arith.maxui %[[FPTOUI]], %[[SPLAT_0]] : tensor<3x?xi8>
// CHECK-NEXT:   %[[MINUI:.*]] = arith.minui %[[MAXUI]], %[[SPLAT_1]] : tensor<3x?xi8>
// CHECK-NEXT:   %[[SCAST:.*]] = quant.scast %[[MINUI]] : tensor<3x?xi8> to tensor<3x?x!quant.uniform<u8<5:10>:f32, 2.000000e+00>>
// CHECK-NEXT:   return %[[SCAST]] : tensor<3x?x!quant.uniform<u8<5:10>:f32, 2.000000e+00>>
// CHECK-NEXT: }
func.func @qcast_bounds_tensor(%a: tensor<3x?xf32>) -> tensor<3x?x!q_qcast_bounds_tensor> {
  %0 = quant.qcast %a : tensor<3x?xf32> to tensor<3x?x!q_qcast_bounds_tensor>
  return %0 : tensor<3x?x!q_qcast_bounds_tensor>
}

!q_qcast_unranked = !quant.uniform<i8:f32, 2.0:10>

// CHECK-LABEL: func.func @qcast_unranked
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<*xf32>) -> tensor<*x!quant.uniform<i8:f32, 2.000000e+00:10>> {
// CHECK-NEXT:   %[[SHAPE_OF:.*]] = shape.shape_of %[[A]] : tensor<*xf32> -> tensor<?xindex>
// CHECK-NEXT:   %[[NUM_ELEMENTS:.*]] = shape.num_elements %[[SHAPE_OF]] : tensor<?xindex> -> index
// CHECK-NEXT:   %[[FROM_ELEMENTS:.*]] = tensor.from_elements %[[NUM_ELEMENTS]] : tensor<1xindex>
// CHECK-NEXT:   %[[RESHAPE:.*]] = tensor.reshape %[[A]](%[[FROM_ELEMENTS]]) : (tensor<*xf32>, tensor<1xindex>) -> tensor<?xf32>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:   %[[C10_I8:.*]] = arith.constant 10 : i8
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[RESHAPE]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   %[[SPLAT:.*]] = tensor.splat %[[CST]][%[[DIM]]] : tensor<?xf32>
// CHECK-NEXT:   %[[DIVF:.*]] = arith.divf %[[RESHAPE]], %[[SPLAT]] : tensor<?xf32>
// CHECK-NEXT:   %[[SPLAT_0:.*]] = tensor.splat %[[C10_I8]][%[[DIM]]] : tensor<?xi8>
// CHECK-NEXT:   %[[SITOFP:.*]] = arith.sitofp %[[SPLAT_0]] : tensor<?xi8> to tensor<?xf32>
// CHECK-NEXT:   %[[ADDF:.*]] = arith.addf %[[DIVF]], %[[SITOFP]] : tensor<?xf32>
// CHECK-NEXT:   %[[FPTOSI:.*]] = arith.fptosi %[[ADDF]] : tensor<?xf32> to tensor<?xi8>
// CHECK-NEXT:   %[[RESHAPE_1:.*]] = tensor.reshape %[[FPTOSI]](%[[SHAPE_OF]]) : (tensor<?xi8>, tensor<?xindex>) -> tensor<*xi8>
// CHECK-NEXT:   %[[SCAST:.*]] = quant.scast %[[RESHAPE_1]] : tensor<*xi8> to tensor<*x!quant.uniform<i8:f32, 2.000000e+00:10>>
// CHECK-NEXT:   return %[[SCAST]] : tensor<*x!quant.uniform<i8:f32, 2.000000e+00:10>>
// CHECK-NEXT: }
func.func @qcast_unranked(%a: tensor<*xf32>) -> tensor<*x!q_qcast_unranked> {
  %0 = quant.qcast %a : tensor<*xf32> to tensor<*x!q_qcast_unranked>
  return %0 : tensor<*x!q_qcast_unranked>
}
