// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(tosa-to-tensor))" %s | FileCheck %s
//
// Shapes

// CHECK-LABEL: func.func @pad(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<?x3xf32>, %[[C:[a-z0-9_]+]]: tensor<1xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:   %[[P:.*]] = tosa.const_shape  {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[EXTRACTED:.*]] = tensor.extract %[[C]][%[[C0]]] : tensor<1xf32>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[PADDED:.*]] = tensor.pad %[[A]] low[%[[C1]], %[[C3]]] high[%[[C2]], %[[C4]]] {
// CHECK-NEXT:   ^bb0(%[[ARG2:[a-z0-9_]+]]: index, %[[ARG3:[a-z0-9_]+]]: index):
// CHECK-NEXT:     tensor.yield %[[EXTRACTED]] : f32
// CHECK-NEXT:   } : tensor<?x3xf32> to tensor<?x?xf32>
// CHECK-NEXT:   return %[[PADDED]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @pad(%a: tensor<?x3xf32>, %c: tensor<1xf32>) -> tensor<?x?xf32> {
  %p = tosa.const_shape {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.pad %a, %p, %c : (tensor<?x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<?x?xf32> return %0 : tensor<?x?xf32> }

// CHECK-LABEL: func.func @pad2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x3xi8>) -> tensor<5x10xi8> {
// CHECK-NEXT:   %[[C:.*]] = "tosa.const"() <{values = dense<42> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:   %[[P:.*]] = tosa.const_shape  {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C42_I8:.*]] = arith.constant 42 : i8
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[PADDED:.*]] = tensor.pad %[[A]] low[%[[C1]], %[[C3]]] high[%[[C2]], %[[C4]]] {
// CHECK-NEXT:   ^bb0(%[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: index):
// CHECK-NEXT:     tensor.yield %[[C42_I8]] : i8
// CHECK-NEXT:   } : tensor<2x3xi8> to tensor<5x10xi8>
// CHECK-NEXT:   return %[[PADDED]] : tensor<5x10xi8>
// CHECK-NEXT: }
func.func @pad2(%a: tensor<2x3xi8>) -> tensor<5x10xi8> {
  %c = "tosa.const"() <{values = dense<42> : tensor<1xi8>}> : () -> tensor<1xi8>
  %p = tosa.const_shape {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.pad %a, %p, %c : (tensor<2x3xi8>, !tosa.shape<4>, tensor<1xi8>) -> tensor<5x10xi8> return %0 : tensor<5x10xi8> }

// CHECK-LABEL: func.func @pad3
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x3xui8>) -> tensor<5x10xui8> {
// CHECK-NEXT:   %[[C:.*]] = "tosa.const"() <{values = dense<42> : tensor<1xui8>}> : () -> tensor<1xui8>
// CHECK-NEXT:   %[[P:.*]] = tosa.const_shape  {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[EXTRACTED:.*]] = tensor.extract %[[C]][%[[C0]]] : tensor<1xui8>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[PADDED:.*]] = tensor.pad %[[A]] low[%[[C1]], %[[C3]]] high[%[[C2]], %[[C4]]] {
// CHECK-NEXT:   ^bb0(%[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: index):
// CHECK-NEXT:     tensor.yield %[[EXTRACTED]] : ui8
// CHECK-NEXT:   } : tensor<2x3xui8> to tensor<5x10xui8>
// CHECK-NEXT:   return %[[PADDED]] : tensor<5x10xui8>
// CHECK-NEXT: }
func.func @pad3(%a: tensor<2x3xui8>) -> tensor<5x10xui8> {
  %c = "tosa.const"() <{values = dense<42> : tensor<1xui8>}> : () -> tensor<1xui8>
  %p = tosa.const_shape {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.pad %a, %p, %c : (tensor<2x3xui8>, !tosa.shape<4>, tensor<1xui8>) -> tensor<5x10xui8> return %0 : tensor<5x10xui8> }

// CHECK-LABEL: func.func @cat1
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<5x?xf32>, %[[B:[a-z0-9_]+]]: tensor<5x?xf32>, %[[C:[a-z0-9_]+]]: tensor<5x4xf32>) -> tensor<5x?xf32> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C1_0:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C1_0]] : tensor<5x?xf32>
// CHECK-NEXT:   %[[DIM_1:.*]] = tensor.dim %[[B]], %[[C1]] : tensor<5x?xf32>
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[DIM]], %[[DIM_1]] : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[ADDI]], %[[C4]] : index
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[ADDI_1]]) : tensor<5x?xf32>
// CHECK-NEXT:   %[[C1_2:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_3:.*]] = tensor.dim %[[A]], %[[C1_2]] : tensor<5x?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[A]] into %[[EMPTY]][0, 0] [5, %[[DIM_3]]] [1, 1] : tensor<5x?xf32> into tensor<5x?xf32>
// CHECK-NEXT:   %[[C1_4:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_5:.*]] = tensor.dim %[[B]], %[[C1_4]] : tensor<5x?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_6:.*]] = tensor.insert_slice %[[B]] into %[[INSERTED_SLICE]][0, %[[DIM]]] [5, %[[DIM_5]]] [1, 1] : tensor<5x?xf32> into tensor<5x?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_7:.*]] = tensor.insert_slice %[[C]] into %[[INSERTED_SLICE_6]][0, %[[ADDI]]] [5, 4] [1, 1] : tensor<5x4xf32> into tensor<5x?xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE_7]] : tensor<5x?xf32>
// CHECK-NEXT: }
func.func @cat1(%a: tensor<5x?xf32>, %b: tensor<5x?xf32>, %c: tensor<5x4xf32>) -> tensor<5x?xf32> { %0 = tosa.concat %a, %b, %c {axis = 1 : i32} : (tensor<5x?xf32>, tensor<5x?xf32>, tensor<5x4xf32>) -> tensor<5x?xf32> return %0 : tensor<5x?xf32> }

// CHECK-LABEL: func.func @sl(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<6x?xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[A]][1, 2] [2, 3] [1, 1] : tensor<6x?xf32> to tensor<2x3xf32>
// CHECK-NEXT:   return %[[EXTRACTED_SLICE]] : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @sl(%a: tensor<6x?xf32>) -> tensor<2x3xf32> {
  %s = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %a, %s, %z : (tensor<6x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }

// CHECK-LABEL: func.func @sl2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<6x?xf32>) -> tensor<2x?xf32> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C1]] : tensor<6x?xf32>
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[DIM]], %[[C2]] : index
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[A]][1, 2] [2, %[[SUBI]]] [1, 1] : tensor<6x?xf32> to tensor<2x?xf32>
// CHECK-NEXT:   return %[[EXTRACTED_SLICE]] : tensor<2x?xf32>
// CHECK-NEXT: }
func.func @sl2(%a: tensor<6x?xf32>) -> tensor<2x?xf32> {
  %s = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %a, %s, %z : (tensor<6x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x?xf32> return %0 : tensor<2x?xf32> }
