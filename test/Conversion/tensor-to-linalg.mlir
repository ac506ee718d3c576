// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-tensor-to-linalg %s | FileCheck %s
//
// Padding that is filled, or generated.

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index) -> (tensor<?x4xf32>, tensor<4xf32>) {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[I]]) : tensor<?x4xf32>
// CHECK-NEXT:   %[[EMPTY_1:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:   return %[[EMPTY]], %[[EMPTY_1]] : tensor<?x4xf32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @a(%i: index) -> (tensor<?x4xf32>, tensor<4xf32>) {
  %0 = tensor.empty(%i) : tensor<?x4xf32>
  %1 = tensor.empty() : tensor<4xf32>
  return %0, %1 : tensor<?x4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @p
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<4x?xf32>, %[[F:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) -> (tensor<?x?xf32>, tensor<6x8xf32>) {
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[I]], %[[C5]] : index
// CHECK-NEXT:   %[[C1_0:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[T]], %[[C1_0]] : tensor<4x?xf32>
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[DIM]], %[[I]] : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[ADDI]], %[[ADDI_1]]) : tensor<?x?xf32>
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[F]] : f32) outs(%[[EMPTY]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:   %[[C1_1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_2:.*]] = tensor.dim %[[T]], %[[C1_1]] : tensor<4x?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[T]] into %[[FILL]][1, %[[I]]] [4, %[[DIM_2]]] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:   %[[EMPTY_1:.*]] = tensor.empty() : tensor<6x8xf32>
// CHECK-NEXT:   %[[GENERATED:.*]] = tensor.generate  {
// CHECK-NEXT:   ^bb0(%[[ARG3:[a-z0-9_]+]]: index, %[[ARG4:[a-z0-9_]+]]: index):
// CHECK-NEXT:     %[[X:.*]] = arith.index_cast %[[ARG3]] : index to i32
// CHECK-NEXT:     %[[Y:.*]] = arith.sitofp %[[X]] : i32 to f32
// CHECK-NEXT:     tensor.yield %[[Y]] : f32
// CHECK-NEXT:   } : tensor<6x8xf32>
// CHECK-NEXT:   %[[C1_3:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_4:.*]] = tensor.dim %[[T]], %[[C1_3]] : tensor<4x?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_5:.*]] = tensor.insert_slice %[[T]] into %[[GENERATED]][1, %[[I]]] [4, %[[DIM_4]]] [1, 1] : tensor<4x?xf32> into tensor<6x8xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]], %[[INSERTED_SLICE_5]] : tensor<?x?xf32>, tensor<6x8xf32>
// CHECK-NEXT: }
func.func @p(%t: tensor<4x?xf32>, %f: f32, %i: index) -> (tensor<?x?xf32>, tensor<6x8xf32>) {
  %0 = tensor.pad %t low[1, %i] high[%i, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %t nofold low[1, %i] high[1, 2] {
  ^bb0(%a: index, %b: index):
    %x = arith.index_cast %a : index to i32
    %y = arith.sitofp %x : i32 to f32
    tensor.yield %y : f32
  } : tensor<4x?xf32> to tensor<6x8xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<6x8xf32>
}

// CHECK-LABEL: func.func @q
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<4x?xf32>, %[[F:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) -> (tensor<8x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[T]], %[[C1]] : tensor<4x?xf32>
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[DIM]], %[[C3]] : index
// CHECK-NEXT:   %[[C3_0:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[ADDI]], %[[C3_0]] : index
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[ADDI_1]]) : tensor<8x?xf32>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[EMPTY]] : tensor<8x?xf32>) -> tensor<8x?xf32>
// CHECK-NEXT:   %[[C1_1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_2:.*]] = tensor.dim %[[T]], %[[C1_1]] : tensor<4x?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[T]] into %[[FILL]][2, 3] [4, %[[DIM_2]]] [1, 1] : tensor<4x?xf32> into tensor<8x?xf32>
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[ADDI_2:.*]] = arith.addi %[[I]], %[[C4]] : index
// CHECK-NEXT:   %[[ADDI_3:.*]] = arith.addi %[[ADDI_2]], %[[I]] : index
// CHECK-NEXT:   %[[C1_3:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_4:.*]] = tensor.dim %[[T]], %[[C1_3]] : tensor<4x?xf32>
// CHECK-NEXT:   %[[ADDI_4:.*]] = arith.addi %[[DIM_4]], %[[I]] : index
// CHECK-NEXT:   %[[C3_5:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[ADDI_5:.*]] = arith.addi %[[ADDI_4]], %[[C3_5]] : index
// CHECK-NEXT:   %[[EMPTY_1:.*]] = tensor.empty(%[[ADDI_3]], %[[ADDI_5]]) : tensor<?x?xf32>
// CHECK-NEXT:   %[[GENERATED:.*]] = tensor.generate %[[ADDI_3]], %[[ADDI_5]] {
// CHECK-NEXT:   ^bb0(%[[ARG3:[a-z0-9_]+]]: index, %[[ARG4:[a-z0-9_]+]]: index):
// CHECK-NEXT:     %[[C:.*]] = arith.addf %[[F]], %[[F]] : f32
// CHECK-NEXT:     tensor.yield %[[C]] : f32
// CHECK-NEXT:   } : tensor<?x?xf32>
// CHECK-NEXT:   %[[C1_6:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_7:.*]] = tensor.dim %[[T]], %[[C1_6]] : tensor<4x?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_8:.*]] = tensor.insert_slice %[[T]] into %[[GENERATED]][%[[I]], %[[I]]] [4, %[[DIM_7]]] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]], %[[INSERTED_SLICE_8]] : tensor<8x?xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
func.func @q(%t: tensor<4x?xf32>, %f: f32, %i: index) -> (tensor<8x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.pad %t low[2, 3] high[2, 3] {
  ^bb0(%a: index, %b: index):
    %c = arith.constant 0.0 : f32
    tensor.yield %c : f32
  } : tensor<4x?xf32> to tensor<8x?xf32>
  %1 = tensor.pad %t low[%i, %i] high[%i, 3] {
  ^bb0(%a: index, %b: index):
    %c = arith.addf %f, %f : f32
    tensor.yield %c : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  return %0, %1 : tensor<8x?xf32>, tensor<?x?xf32>
}
