// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(tosa-to-linalg-named))" %s | FileCheck %s
//
// Products

// CHECK-LABEL: func.func @f(
// CHECK-SAME: {{^}}%[[X:[a-z0-9_]+]]: tensor<1x5x3xf32>, %[[W:[a-z0-9_]+]]: tensor<1x3x6xf32>) -> tensor<1x5x6xf32> {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:   %[[CONST_1:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<1x5x6xf32>
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[EMPTY]] : tensor<1x5x6xf32>) -> tensor<1x5x6xf32>
// CHECK-NEXT:   %[[BATCH_MATMUL:.*]] = linalg.batch_matmul ins(%[[X]], %[[W]] : tensor<1x5x3xf32>, tensor<1x3x6xf32>) outs(%[[FILL]] : tensor<1x5x6xf32>) -> tensor<1x5x6xf32>
// CHECK-NEXT:   return %[[BATCH_MATMUL]] : tensor<1x5x6xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x5x3xf32>, %w: tensor<1x3x6xf32>) -> tensor<1x5x6xf32> {
  %zi = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %zw = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.matmul %x, %w, %zi, %zw : (tensor<1x5x3xf32>, tensor<1x3x6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x6xf32>
  return %0 : tensor<1x5x6xf32>
}

// CHECK-LABEL: func.func @f_2
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<1x5x3xi8>, %[[W:[a-z0-9_]+]]: tensor<1x3x6xi8>) -> tensor<1x5x6xi32> {
// CHECK-NEXT:   %[[ZI:.*]] = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:   %[[ZW:.*]] = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<1x5x6xi32>
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[C0_I32]] : i32) outs(%[[EMPTY]] : tensor<1x5x6xi32>) -> tensor<1x5x6xi32>
// CHECK-NEXT:   %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C2_I32:.*]] = arith.constant 2 : i32
// CHECK-NEXT:   %[[QUANTIZED_BATCH_MATMUL:.*]] = linalg.quantized_batch_matmul ins(%[[X]], %[[W]], %[[C1_I32]], %[[C2_I32]] : tensor<1x5x3xi8>, tensor<1x3x6xi8>, i32, i32) outs(%[[FILL]] : tensor<1x5x6xi32>) -> tensor<1x5x6xi32>
// CHECK-NEXT:   return %[[QUANTIZED_BATCH_MATMUL]] : tensor<1x5x6xi32>
// CHECK-NEXT: }
func.func @f_2(%x: tensor<1x5x3xi8>, %w: tensor<1x3x6xi8>) -> tensor<1x5x6xi32> {
  %zi = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zw = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.matmul %x, %w, %zi, %zw : (tensor<1x5x3xi8>, tensor<1x3x6xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x6xi32>
  return %0 : tensor<1x5x6xi32>
}

// CHECK-LABEL: func.func @f_3
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<?x5x3xf32>, %[[W:[a-z0-9_]+]]: tensor<?x3x?xf32>) -> tensor<?x5x?xf32> {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:   %[[CONST_1:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[X]], %[[C0]] : tensor<?x5x3xf32>
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[DIM_0:.*]] = tensor.dim %[[W]], %[[C2]] : tensor<?x3x?xf32>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[DIM]], %[[DIM_0]]) : tensor<?x5x?xf32>
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[EMPTY]] : tensor<?x5x?xf32>) -> tensor<?x5x?xf32>
// CHECK-NEXT:   %[[BATCH_MATMUL:.*]] = linalg.batch_matmul ins(%[[X]], %[[W]] : tensor<?x5x3xf32>, tensor<?x3x?xf32>) outs(%[[FILL]] : tensor<?x5x?xf32>) -> tensor<?x5x?xf32>
// CHECK-NEXT:   return %[[BATCH_MATMUL]] : tensor<?x5x?xf32>
// CHECK-NEXT: }
func.func @f_3(%x: tensor<?x5x3xf32>, %w: tensor<?x3x?xf32>) -> tensor<?x5x?xf32> {
  %zi = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %zw = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.matmul %x, %w, %zi, %zw : (tensor<?x5x3xf32>, tensor<?x3x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x5x?xf32>
  return %0 : tensor<?x5x?xf32>
}
