// AUTOUPDATE
// RUN: strata opt --reify-result-shapes %s | FileCheck %s
//
// Sizes of tensor.pad and tensor.concat become explicit. Constant ones become part of the type.

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 + 3)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-LABEL: func.func @pad
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x4x?xf32>, %[[LOW:[a-z0-9_]+]]: index, %[[VALUE:[a-z0-9_]+]]: f32) -> tensor<?x?x7xf32> {
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?x4x?xf32>
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()[%[[DIM]], %[[LOW]]]
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[PADDED:.*]] = tensor.pad %[[A]] low[%[[LOW]], 2, 1] high[3, %[[C2]], 2] {
// CHECK-NEXT:   ^bb0(%[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index, %[[K:[a-z0-9_]+]]: index):
// CHECK-NEXT:     tensor.yield %[[VALUE]] : f32
// CHECK-NEXT:   } : tensor<?x4x?xf32> to tensor<?x8x7xf32>
// CHECK-NEXT:   %[[CAST:.*]] = tensor.cast %[[PADDED]] : tensor<?x8x7xf32> to tensor<?x?x7xf32>
// CHECK-NEXT:   return %[[CAST]] : tensor<?x?x7xf32>
// CHECK-NEXT: }
func.func @pad(%a: tensor<?x4x?xf32>, %low: index, %value: f32) -> tensor<?x?x7xf32> {
  %c2 = arith.constant 2 : index
  %padded = tensor.pad %a low[%low, 2, 1] high[3, %c2, 2] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %value : f32
  } : tensor<?x4x?xf32> to tensor<?x?x7xf32>
  return %padded : tensor<?x?x7xf32>
}

// First the other dimensions, then the sum.
// CHECK-LABEL: func.func @concat
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x4x?xf32>, %[[B:[a-z0-9_]+]]: tensor<?x?x5xf32>) -> tensor<?x?x?xf32> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?x4x?xf32>
// CHECK-NEXT:   %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1_0:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_1:.*]] = tensor.dim %[[B]], %[[C1_0]] : tensor<?x?x5xf32>
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map1()[%[[DIM_1]]]
// CHECK-NEXT:   %[[CONCAT:.*]] = tensor.concat dim(1) %[[A]], %[[B]] : (tensor<?x4x?xf32>, tensor<?x?x5xf32>) -> tensor<?x?x5xf32>
// CHECK-NEXT:   %[[CAST:.*]] = tensor.cast %[[CONCAT]] : tensor<?x?x5xf32> to tensor<?x?x?xf32>
// CHECK-NEXT:   return %[[CAST]] : tensor<?x?x?xf32>
// CHECK-NEXT: }
func.func @concat(%a: tensor<?x4x?xf32>, %b: tensor<?x?x5xf32>) -> tensor<?x?x?xf32> {
  %both = tensor.concat dim(1) %a, %b : (tensor<?x4x?xf32>, tensor<?x?x5xf32>) -> tensor<?x?x?xf32>
  return %both : tensor<?x?x?xf32>
}

// Sizes are those before casts.
// CHECK-LABEL: func.func @casts
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3xf32>) -> tensor<?xf32> {
// CHECK-NEXT:   %[[MORE:.*]] = tensor.cast %[[A]] : tensor<3xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C3_1:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C6:.*]] = arith.constant 6 : index
// CHECK-NEXT:   %[[CONCAT:.*]] = tensor.concat dim(0) %[[MORE]], %[[A]] : (tensor<?xf32>, tensor<3xf32>) -> tensor<6xf32>
// CHECK-NEXT:   %[[CAST_2:.*]] = tensor.cast %[[CONCAT]] : tensor<6xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[C0_3:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C6_4:.*]] = arith.constant 6 : index
// CHECK-NEXT:   %[[C0_5:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C3_6:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C9:.*]] = arith.constant 9 : index
// CHECK-NEXT:   %[[CONCAT_7:.*]] = tensor.concat dim(0) %[[CAST_2]], %[[MORE]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<9xf32>
// CHECK-NEXT:   %[[CAST_8:.*]] = tensor.cast %[[CONCAT_7]] : tensor<9xf32> to tensor<?xf32>
// CHECK-NEXT:   return %[[CAST_8]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @casts(%a: tensor<3xf32>) -> tensor<?xf32> {
  %more = tensor.cast %a : tensor<3xf32> to tensor<?xf32>
  %both = tensor.concat dim(0) %more, %a : (tensor<?xf32>, tensor<3xf32>) -> tensor<?xf32>
  %all = tensor.concat dim(0) %both, %more : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %all : tensor<?xf32>
}

// A tensor has no negative size.
// CHECK-LABEL: func.func @negative
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[VALUE:[a-z0-9_]+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT:   %[[CM5:.*]] = arith.constant -5 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[PADDED:.*]] = tensor.pad %[[A]] low[%[[CM5]]] high[0] {
// CHECK-NEXT:   ^bb0(%[[I:[a-z0-9_]+]]: index):
// CHECK-NEXT:     tensor.yield %[[VALUE]] : f32
// CHECK-NEXT:   } : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   return %[[PADDED]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @negative(%a: tensor<4xf32>, %value: f32) -> tensor<?xf32> {
  %c-5 = arith.constant -5 : index
  %padded = tensor.pad %a low[%c-5] high[0] {
  ^bb0(%i: index):
    tensor.yield %value : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %padded : tensor<?xf32>
}

// Other operations are left.
// CHECK-LABEL: func.func @empty() -> tensor<?xf32> {
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[C2]]) : tensor<?xf32>
// CHECK-NEXT:   return %[[EMPTY]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @empty() -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %empty = tensor.empty(%c2) : tensor<?xf32>
  return %empty : tensor<?xf32>
}
