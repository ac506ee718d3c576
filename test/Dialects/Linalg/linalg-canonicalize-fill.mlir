// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s

// Fills that are padded, reshaped, copied and the like.

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 16)>
// CHECK-NEXT: module {
// CHECK-LABEL: func.func @pad_dynamic
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8x?x16x32xf32>, %[[L:[a-z0-9_]+]]: index, %[[H:[a-z0-9_]+]]: index) -> tensor<8x?x?x35xf32> {
// CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[A]], %[[C1]] : tensor<8x?x16x32xf32>
// CHECK-NEXT: %[[APPLY:.*]] = affine.apply #map()[%[[DIM]], %[[L]]]
// CHECK-NEXT: %[[APPLY_1:.*]] = affine.apply #map1()[%[[H]]]
// CHECK-NEXT: %[[EMPTY:.*]] = tensor.empty(%[[APPLY]], %[[APPLY_1]]) : tensor<8x?x?x35xf32>
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[EMPTY]] : tensor<8x?x?x35xf32>) -> tensor<8x?x?x35xf32>
// CHECK-NEXT: return %[[FILL]] : tensor<8x?x?x35xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// Sizes are sums of sizes and padding.
func.func @pad_dynamic(%a: tensor<8x?x16x32xf32>, %l: index, %h: index) -> tensor<8x?x?x35xf32> {
  %f0 = arith.constant 0.0 : f32
  %0 = linalg.fill ins(%f0 : f32) outs(%a : tensor<8x?x16x32xf32>) -> tensor<8x?x16x32xf32>
  %1 = tensor.pad %0 low[0, %l, 0, 0] high[0, 0, %h, 3] {
  ^bb0(%i: index, %j: index, %k: index, %m: index):
    tensor.yield %f0 : f32
  } : tensor<8x?x16x32xf32> to tensor<8x?x?x35xf32>
  return %1 : tensor<8x?x?x35xf32>
}

// -----

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
// CHECK-NEXT: module {
// CHECK-LABEL: func.func @pad_value_arg
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xf32>, %[[F0:[a-z0-9_]+]]: f32, %[[H:[a-z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT: %[[APPLY:.*]] = affine.apply #map()[%[[DIM]], %[[H]]]
// CHECK-NEXT: %[[EMPTY:.*]] = tensor.empty(%[[APPLY]]) : tensor<?xf32>
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill ins(%[[F0]] : f32) outs(%[[EMPTY]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: return %[[FILL]] : tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// The same value before and after the source.
func.func @pad_value_arg(%a: tensor<?xf32>, %f0: f32, %h: index) -> tensor<?xf32> {
  %0 = linalg.fill ins(%f0 : f32) outs(%a : tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.pad %0 low[%h] high[%h] {
  ^bb0(%i: index):
    tensor.yield %f0 : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 + 5)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-LABEL: func.func @pad_const_high
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?xf32>, %[[F0:[a-z0-9_]+]]: f32, %[[H:[a-z0-9_]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT: %[[APPLY:.*]] = affine.apply #map()[%[[DIM]]]
// CHECK-NEXT: %[[DIM_0:.*]] = tensor.dim %[[A]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT: %[[APPLY_1:.*]] = affine.apply #map1()[%[[DIM_0]]]
// CHECK-NEXT: %[[EMPTY:.*]] = tensor.empty(%[[APPLY]], %[[APPLY_1]]) : tensor<?x?xf32>
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill ins(%[[F0]] : f32) outs(%[[EMPTY]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: return %[[FILL]] : tensor<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// Constant padding of dynamic sizes.
func.func @pad_const_high(%a: tensor<?x?xf32>, %f0: f32, %h: index) -> tensor<?x?xf32> {
  %0 = linalg.fill ins(%f0 : f32) outs(%a : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.pad %0 low[2, 0] high[3, 4] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f0 : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @pad_more_static
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xf32>, %[[F0:[a-z0-9_]+]]: f32, %[[H:[a-z0-9_]+]]: index) -> tensor<8xf32> {
// CHECK-NEXT: %[[EMPTY:.*]] = tensor.empty() : tensor<8xf32>
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill ins(%[[F0]] : f32) outs(%[[EMPTY]] : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT: return %[[FILL]] : tensor<8xf32>
// CHECK-NEXT: }
// The type of the result says more than the sum.
func.func @pad_more_static(%a: tensor<?xf32>, %f0: f32, %h: index) -> tensor<8xf32> {
  %0 = linalg.fill ins(%f0 : f32) outs(%a : tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.pad %0 low[%h] high[%h] {
  ^bb0(%i: index):
    tensor.yield %f0 : f32
  } : tensor<?xf32> to tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 + 4)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1 + 7)>
// CHECK-NEXT: module {
// CHECK-LABEL: func.func @pad_empty
// CHECK-SAME: (%[[F0:[a-z0-9_]+]]: f32, %[[H:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[APPLY:.*]] = affine.apply #map()[%[[N]], %[[H]]]
// CHECK-NEXT: %[[APPLY_1:.*]] = affine.apply #map1()[%[[H]], %[[N]]]
// CHECK-NEXT: %[[EMPTY:.*]] = tensor.empty(%[[APPLY]], %[[APPLY_1]]) : tensor<?x?xf32>
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill ins(%[[F0]] : f32) outs(%[[EMPTY]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: return %[[FILL]] : tensor<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// The size of an empty tensor is known.
func.func @pad_empty(%f0: f32, %h: index, %n: index) -> tensor<?x?xf32> {
  %e = tensor.empty(%n) : tensor<?x7xf32>
  %0 = linalg.fill ins(%f0 : f32) outs(%e : tensor<?x7xf32>) -> tensor<?x7xf32>
  %1 = tensor.pad %0 low[%h, %h] high[4, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f0 : f32
  } : tensor<?x7xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @pad_nofold
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf32>) -> tensor<9xf32> {
// CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[EMPTY:.*]] = tensor.empty() : tensor<9xf32>
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[EMPTY]] : tensor<9xf32>) -> tensor<9xf32>
// CHECK-NEXT: return %[[FILL]] : tensor<9xf32>
// CHECK-NEXT: }
// nofold does not matter.
func.func @pad_nofold(%a: tensor<8xf32>) -> tensor<9xf32> {
  %f0 = arith.constant 0.0 : f32
  %0 = linalg.fill ins(%f0 : f32) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  %1 = tensor.pad %0 nofold low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %f0 : f32
  } : tensor<8xf32> to tensor<9xf32>
  return %1 : tensor<9xf32>
}

// -----

// CHECK-LABEL: func.func @pad_other_value
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf32>) -> tensor<9xf32> {
// CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[A]] : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT: %[[PADDED:.*]] = tensor.pad %[[FILL]] low[0] high[1] {
// CHECK-NEXT: ^bb0(%[[I:[a-z0-9_]+]]: index):
// CHECK-NEXT: tensor.yield %[[CST_0]] : f32
// CHECK-NEXT: } : tensor<8xf32> to tensor<9xf32>
// CHECK-NEXT: return %[[PADDED]] : tensor<9xf32>
// CHECK-NEXT: }
// The padding is another value.
func.func @pad_other_value(%a: tensor<8xf32>) -> tensor<9xf32> {
  %f0 = arith.constant 0.0 : f32
  %f1 = arith.constant 1.0 : f32
  %0 = linalg.fill ins(%f0 : f32) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  %1 = tensor.pad %0 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %f1 : f32
  } : tensor<8xf32> to tensor<9xf32>
  return %1 : tensor<9xf32>
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: module {
// CHECK-LABEL: func.func @insert_pad_dynamic
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?xf32>, %[[B:[a-z0-9_]+]]: tensor<?x384xf32>, %[[H:[a-z0-9_]+]]: index, %[[L:[a-z0-9_]+]]: index) -> tensor<?x384xf32> {
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[B]] : tensor<?x384xf32>) -> tensor<?x384xf32>
// CHECK-NEXT: %[[APPLY:.*]] = affine.apply #map()[%[[L]]]
// CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT: %[[DIM_0:.*]] = tensor.dim %[[A]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[A]] into %[[FILL]][%[[APPLY]], 5] [%[[DIM]], %[[DIM_0]]] [1, 1] : tensor<?x?xf32> into tensor<?x384xf32>
// CHECK-NEXT: return %[[INSERTED_SLICE]] : tensor<?x384xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// The padded tensor is inserted at its place.
func.func @insert_pad_dynamic(%a: tensor<?x?xf32>, %b: tensor<?x384xf32>, %h: index, %l: index) -> tensor<?x384xf32> {
  %f0 = arith.constant 0.0 : f32
  %p = tensor.pad %a low[%l, 2] high[%h, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f0 : f32
  } : tensor<?x?xf32> to tensor<8x128xf32>
  %0 = linalg.fill ins(%f0 : f32) outs(%b : tensor<?x384xf32>) -> tensor<?x384xf32>
  %1 = tensor.insert_slice %p into %0[%l, 3] [8, 128] [1, 1] : tensor<8x128xf32> into tensor<?x384xf32>
  return %1 : tensor<?x384xf32>
}

// -----

// CHECK-LABEL: func.func @insert_multi
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x3xf32>, %[[S:[a-z0-9_]+]]: tensor<4x4xf32>, %[[B:[a-z0-9_]+]]: tensor<8x8xf32>) -> tensor<8x8xf32> {
// CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[B]] : tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[S]] into %[[FILL]][4, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
// CHECK-NEXT: %[[INSERTED_SLICE_0:.*]] = tensor.insert_slice %[[S]] into %[[INSERTED_SLICE]][0, 4] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
// CHECK-NEXT: %[[INSERTED_SLICE_1:.*]] = tensor.insert_slice %[[A]] into %[[INSERTED_SLICE_0]][1, 1] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<8x8xf32>
// CHECK-NEXT: return %[[INSERTED_SLICE_1]] : tensor<8x8xf32>
// CHECK-NEXT: }
// Other parts do not overlap.
func.func @insert_multi(%a: tensor<2x3xf32>, %s: tensor<4x4xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %f = arith.constant 0.0 : f32
  %p = tensor.pad %a low[1, 1] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<2x3xf32> to tensor<4x4xf32>
  %0 = linalg.fill ins(%f : f32) outs(%b : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = tensor.insert_slice %s into %0[4, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
  %2 = tensor.insert_slice %s into %1[0, 4] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
  %3 = tensor.insert_slice %p into %2[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}

// -----

// CHECK-LABEL: func.func @insert_pad_overlap
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<7xf32>, %[[C:[a-z0-9_]+]]: tensor<8xf32>, %[[B:[a-z0-9_]+]]: tensor<384xf32>) -> tensor<384xf32> {
// CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[P:.*]] = tensor.pad %[[A]] low[0] high[1] {
// CHECK-NEXT: ^bb0(%[[I:[a-z0-9_]+]]: index):
// CHECK-NEXT: tensor.yield %[[CST]] : f32
// CHECK-NEXT: } : tensor<7xf32> to tensor<8xf32>
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[B]] : tensor<384xf32>) -> tensor<384xf32>
// CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[C]] into %[[FILL]][0] [8] [1] : tensor<8xf32> into tensor<384xf32>
// CHECK-NEXT: %[[INSERTED_SLICE_0:.*]] = tensor.insert_slice %[[P]] into %[[INSERTED_SLICE]][7] [8] [1] : tensor<8xf32> into tensor<384xf32>
// CHECK-NEXT: return %[[INSERTED_SLICE_0]] : tensor<384xf32>
// CHECK-NEXT: }
// Another part may be overwritten by the padding.
func.func @insert_pad_overlap(%a: tensor<7xf32>, %c: tensor<8xf32>, %b: tensor<384xf32>) -> tensor<384xf32> {
  %f0 = arith.constant 0.0 : f32
  %p = tensor.pad %a low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %f0 : f32
  } : tensor<7xf32> to tensor<8xf32>
  %0 = linalg.fill ins(%f0 : f32) outs(%b : tensor<384xf32>) -> tensor<384xf32>
  %1 = tensor.insert_slice %c into %0[0] [8] [1] : tensor<8xf32> into tensor<384xf32>
  %2 = tensor.insert_slice %p into %1[7] [8] [1] : tensor<8xf32> into tensor<384xf32>
  return %2 : tensor<384xf32>
}

// -----

// CHECK-LABEL: func.func @insert_pad_nofold_strided
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<7xf32>, %[[B:[a-z0-9_]+]]: tensor<384xf32>) -> tensor<384xf32> {
// CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[P:.*]] = tensor.pad %[[A]] nofold low[1] high[0] {
// CHECK-NEXT: ^bb0(%[[I:[a-z0-9_]+]]: index):
// CHECK-NEXT: tensor.yield %[[CST]] : f32
// CHECK-NEXT: } : tensor<7xf32> to tensor<8xf32>
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[B]] : tensor<384xf32>) -> tensor<384xf32>
// CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[P]] into %[[FILL]][7] [8] [2] : tensor<8xf32> into tensor<384xf32>
// CHECK-NEXT: return %[[INSERTED_SLICE]] : tensor<384xf32>
// CHECK-NEXT: }
// Elements with strides would be at other places.
func.func @insert_pad_nofold_strided(%a: tensor<7xf32>, %b: tensor<384xf32>) -> tensor<384xf32> {
  %f0 = arith.constant 0.0 : f32
  %p = tensor.pad %a nofold low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %f0 : f32
  } : tensor<7xf32> to tensor<8xf32>
  %0 = linalg.fill ins(%f0 : f32) outs(%b : tensor<384xf32>) -> tensor<384xf32>
  %2 = tensor.insert_slice %p into %0[7] [8] [2] : tensor<8xf32> into tensor<384xf32>
  return %2 : tensor<384xf32>
}

// -----

// CHECK-LABEL: func.func @insert_pad_rank
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<7xf32>, %[[B:[a-z0-9_]+]]: tensor<3x384xf32>) -> tensor<3x384xf32> {
// CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[P:.*]] = tensor.pad %[[A]] low[1] high[0] {
// CHECK-NEXT: ^bb0(%[[I:[a-z0-9_]+]]: index):
// CHECK-NEXT: tensor.yield %[[CST]] : f32
// CHECK-NEXT: } : tensor<7xf32> to tensor<8xf32>
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[B]] : tensor<3x384xf32>) -> tensor<3x384xf32>
// CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[P]] into %[[FILL]][0, 7] [1, 8] [1, 1] : tensor<8xf32> into tensor<3x384xf32>
// CHECK-NEXT: return %[[INSERTED_SLICE]] : tensor<3x384xf32>
// CHECK-NEXT: }
// Dimensions are left out.
func.func @insert_pad_rank(%a: tensor<7xf32>, %b: tensor<3x384xf32>) -> tensor<3x384xf32> {
  %f0 = arith.constant 0.0 : f32
  %p = tensor.pad %a low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %f0 : f32
  } : tensor<7xf32> to tensor<8xf32>
  %0 = linalg.fill ins(%f0 : f32) outs(%b : tensor<3x384xf32>) -> tensor<3x384xf32>
  %2 = tensor.insert_slice %p into %0[0, 7] [1, 8] [1, 1] : tensor<8xf32> into tensor<3x384xf32>
  return %2 : tensor<3x384xf32>
}

// -----

// CHECK-LABEL: func.func @reshape_dynamic
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x4xf32>, %[[F0:[a-z0-9_]+]]: f32, %[[N:[a-z0-9_]+]]: index) -> (tensor<?xf32>, tensor<?x2x4xf32>, tensor<?x4xf32>) {
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill {mine} ins(%[[F0]] : f32) outs(%[[A]] : tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1]] : tensor<?x4xf32> into tensor<?xf32>
// CHECK-NEXT: %[[FILL_1:.*]] = linalg.fill ins(%[[F0]] : f32) outs(%[[COLLAPSED]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[A]] {{\[\[}}0, 1], [2]] output_shape [%[[N]], 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
// CHECK-NEXT: %[[FILL_2:.*]] = linalg.fill ins(%[[F0]] : f32) outs(%[[EXPANDED]] : tensor<?x2x4xf32>) -> tensor<?x2x4xf32>
// CHECK-NEXT: return %[[FILL_1]], %[[FILL_2]], %[[FILL]] : tensor<?xf32>, tensor<?x2x4xf32>, tensor<?x4xf32>
// CHECK-NEXT: }
// Reshapes; attributes are dropped.
func.func @reshape_dynamic(%a: tensor<?x4xf32>, %f0: f32, %n: index) -> (tensor<?xf32>, tensor<?x2x4xf32>, tensor<?x4xf32>) {
  %0 = linalg.fill {mine} ins(%f0 : f32) outs(%a : tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] {his} : tensor<?x4xf32> into tensor<?xf32>
  %2 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%n, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  return %1, %2, %0 : tensor<?xf32>, tensor<?x2x4xf32>, tensor<?x4xf32>
}

// -----

// CHECK-LABEL: func.func @collapse_cast_fill
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x4xf32>, %[[F:[a-z0-9_]+]]: f32) -> tensor<8xf32> {
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[A]] : tensor<?x4xf32> to tensor<2x4xf32>
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[CAST]] {{\[\[}}0, 1]] : tensor<2x4xf32> into tensor<8xf32>
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill ins(%[[F]] : f32) outs(%[[COLLAPSED]] : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT: return %[[FILL]] : tensor<8xf32>
// CHECK-NEXT: }
// A cast between.
func.func @collapse_cast_fill(%a: tensor<?x4xf32>, %f: f32) -> tensor<8xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = tensor.cast %0 : tensor<?x4xf32> to tensor<2x4xf32>
  %2 = tensor.collapse_shape %1 [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>
  return %2 : tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @copy_of_fill_dynamic
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[B:[a-z0-9_]+]]: tensor<?xf32>, %[[F0:[a-z0-9_]+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[B]] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill ins(%[[F0]] : f32) outs(%[[CAST]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[CAST_0:.*]] = tensor.cast %[[FILL]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[CAST_0]] : tensor<?xf32>
// CHECK-NEXT: }
// A copy of a fill.
func.func @copy_of_fill_dynamic(%a: tensor<4xf32>, %b: tensor<?xf32>, %f0: f32) -> tensor<?xf32> {
  %0 = linalg.fill ins(%f0 : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.copy ins(%0 : tensor<4xf32>) outs(%b : tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @copy_to_fill_attrs
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[B:[a-z0-9_]+]]: tensor<4xf64>, %[[F0:[a-z0-9_]+]]: f64) -> tensor<4xf64> {
// CHECK-NEXT: %[[COPY:.*]] = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%[[A]] : tensor<4xf32>) outs(%[[B]] : tensor<4xf64>) -> tensor<4xf64>
// CHECK-NEXT: return %[[COPY]] : tensor<4xf64>
// CHECK-NEXT: }
// A copy overwrites a fill; the kind of cast is kept.
func.func @copy_to_fill_attrs(%a: tensor<4xf32>, %b: tensor<4xf64>, %f0: f64) -> tensor<4xf64> {
  %0 = linalg.fill ins(%f0 : f64) outs(%b : tensor<4xf64>) -> tensor<4xf64>
  %1 = linalg.copy {u, cast = #linalg.type_fn<cast_unsigned>} ins(%a : tensor<4xf32>) outs(%0 : tensor<4xf64>) -> tensor<4xf64>
  return %1 : tensor<4xf64>
}

// -----

// CHECK-LABEL: func.func @copy_of_fill_converts
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[B:[a-z0-9_]+]]: tensor<4xf64>, %[[F0:[a-z0-9_]+]]: f32) -> tensor<4xf64> {
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill ins(%[[F0]] : f32) outs(%[[A]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[COPY:.*]] = linalg.copy {u} ins(%[[FILL]] : tensor<4xf32>) outs(%[[B]] : tensor<4xf64>) -> tensor<4xf64>
// CHECK-NEXT: return %[[COPY]] : tensor<4xf64>
// CHECK-NEXT: }
// A conversion is not a fill.
func.func @copy_of_fill_converts(%a: tensor<4xf32>, %b: tensor<4xf64>, %f0: f32) -> tensor<4xf64> {
  %0 = linalg.fill ins(%f0 : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.copy {u} ins(%0 : tensor<4xf32>) outs(%b : tensor<4xf64>) -> tensor<4xf64>
  return %1 : tensor<4xf64>
}

// -----

// CHECK-LABEL: func.func @copy_fill_memref
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4xf32>, %[[B:[a-z0-9_]+]]: memref<4xf32>, %[[F0:[a-z0-9_]+]]: f32) {
// CHECK-NEXT: linalg.fill ins(%[[F0]] : f32) outs(%[[A]] : memref<4xf32>)
// CHECK-NEXT: linalg.copy ins(%[[A]] : memref<4xf32>) outs(%[[B]] : memref<4xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// Memrefs are not followed.
func.func @copy_fill_memref(%a: memref<4xf32>, %b: memref<4xf32>, %f0: f32) {
  linalg.fill ins(%f0 : f32) outs(%a : memref<4xf32>)
  linalg.copy ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}

// -----

// CHECK-LABEL: func.func @add_to_fill
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[B:[a-z0-9_]+]]: tensor<4xf32>, %[[F0:[a-z0-9_]+]]: f32) -> tensor<4xf32> {
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill ins(%[[F0]] : f32) outs(%[[B]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[ADD:.*]] = linalg.add ins(%[[A]], %[[A]] : tensor<4xf32>, tensor<4xf32>) outs(%[[FILL]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[ADD]] : tensor<4xf32>
// CHECK-NEXT: }
// Only copies overwrite all elements.
func.func @add_to_fill(%a: tensor<4xf32>, %b: tensor<4xf32>, %f0: f32) -> tensor<4xf32> {
  %0 = linalg.fill ins(%f0 : f32) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.add ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @transpose_of_fill
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x4xf32>, %[[B:[a-z0-9_]+]]: tensor<4x?xf32>, %[[F0:[a-z0-9_]+]]: f32) -> tensor<4x?xf32> {
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill ins(%[[F0]] : f32) outs(%[[B]] : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT: return %[[FILL]] : tensor<4x?xf32>
// CHECK-NEXT: }
// Transposition.
func.func @transpose_of_fill(%a: tensor<?x4xf32>, %b: tensor<4x?xf32>, %f0: f32) -> tensor<4x?xf32> {
  %0 = linalg.fill {m} ins(%f0 : f32) outs(%a : tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = linalg.transpose ins(%0 : tensor<?x4xf32>) outs(%b : tensor<4x?xf32>) permutation = [1, 0] {n}
  return %1 : tensor<4x?xf32>
}

// -----

// CHECK-LABEL: func.func @broadcast_of_fill
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[B:[a-z0-9_]+]]: tensor<4x3xf32>, %[[F0:[a-z0-9_]+]]: f32) -> tensor<4x3xf32> {
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill ins(%[[F0]] : f32) outs(%[[A]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[BROADCASTED:.*]] = linalg.broadcast ins(%[[FILL]] : tensor<4xf32>) outs(%[[B]] : tensor<4x3xf32>) dimensions = [1]
// CHECK-NEXT: return %[[BROADCASTED]] : tensor<4x3xf32>
// CHECK-NEXT: }
// Broadcasts stay.
func.func @broadcast_of_fill(%a: tensor<4xf32>, %b: tensor<4x3xf32>, %f0: f32) -> tensor<4x3xf32> {
  %0 = linalg.fill ins(%f0 : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.broadcast ins(%0 : tensor<4xf32>) outs(%b : tensor<4x3xf32>) dimensions = [1]
  return %1 : tensor<4x3xf32>
}

// -----

// CHECK-LABEL: func.func @pack_of_fill_padding
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<15x8xf32>, %[[B:[a-z0-9_]+]]: tensor<4x2x4x4xf32>, %[[F0:[a-z0-9_]+]]: f32) -> tensor<4x2x4x4xf32> {
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill ins(%[[F0]] : f32) outs(%[[B]] : tensor<4x2x4x4xf32>) -> tensor<4x2x4x4xf32>
// CHECK-NEXT: return %[[FILL]] : tensor<4x2x4x4xf32>
// CHECK-NEXT: }
// Tiles that are filled up with the same value.
func.func @pack_of_fill_padding(%a: tensor<15x8xf32>, %b: tensor<4x2x4x4xf32>, %f0: f32) -> tensor<4x2x4x4xf32> {
  %0 = linalg.fill ins(%f0 : f32) outs(%a : tensor<15x8xf32>) -> tensor<15x8xf32>
  %1 = linalg.pack %0 padding_value(%f0 : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %b : tensor<15x8xf32> -> tensor<4x2x4x4xf32>
  return %1 : tensor<4x2x4x4xf32>
}

// -----

// CHECK-LABEL: func.func @pack_of_fill_other_padding
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<15x8xf32>, %[[B:[a-z0-9_]+]]: tensor<4x2x4x4xf32>, %[[F0:[a-z0-9_]+]]: f32, %[[F1:[a-z0-9_]+]]: f32) -> tensor<4x2x4x4xf32> {
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill ins(%[[F0]] : f32) outs(%[[A]] : tensor<15x8xf32>) -> tensor<15x8xf32>
// CHECK-NEXT: %[[PACK:.*]] = linalg.pack %[[FILL]] padding_value(%[[F1]] : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %[[B]] : tensor<15x8xf32> -> tensor<4x2x4x4xf32>
// CHECK-NEXT: return %[[PACK]] : tensor<4x2x4x4xf32>
// CHECK-NEXT: }
// Tiles that are filled up with another value.
func.func @pack_of_fill_other_padding(%a: tensor<15x8xf32>, %b: tensor<4x2x4x4xf32>, %f0: f32, %f1: f32) -> tensor<4x2x4x4xf32> {
  %0 = linalg.fill ins(%f0 : f32) outs(%a : tensor<15x8xf32>) -> tensor<15x8xf32>
  %1 = linalg.pack %0 padding_value(%f1 : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %b : tensor<15x8xf32> -> tensor<4x2x4x4xf32>
  return %1 : tensor<4x2x4x4xf32>
}

// -----

// CHECK-LABEL: func.func @pack_of_fill_twice
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<16x8xf32>, %[[B:[a-z0-9_]+]]: tensor<4x2x4x4xf32>, %[[F0:[a-z0-9_]+]]: f32) -> (tensor<4x2x4x4xf32>, tensor<4x2x4x4xf32>) {
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill ins(%[[F0]] : f32) outs(%[[A]] : tensor<16x8xf32>) -> tensor<16x8xf32>
// CHECK-NEXT: %[[PACK:.*]] = linalg.pack %[[FILL]] inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %[[B]] : tensor<16x8xf32> -> tensor<4x2x4x4xf32>
// CHECK-NEXT: return %[[PACK]], %[[B]] : tensor<4x2x4x4xf32>, tensor<4x2x4x4xf32>
// CHECK-NEXT: }
// The destination has another use.
func.func @pack_of_fill_twice(%a: tensor<16x8xf32>, %b: tensor<4x2x4x4xf32>, %f0: f32) -> (tensor<4x2x4x4xf32>, tensor<4x2x4x4xf32>) {
  %0 = linalg.fill ins(%f0 : f32) outs(%a : tensor<16x8xf32>) -> tensor<16x8xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %b : tensor<16x8xf32> -> tensor<4x2x4x4xf32>
  return %1, %b : tensor<4x2x4x4xf32>, tensor<4x2x4x4xf32>
}

// -----

// CHECK-LABEL: func.func @concat_mixed
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[B:[a-z0-9_]+]]: tensor<?xf32>, %[[F0:[a-z0-9_]+]]: f32, %[[F1:[a-z0-9_]+]]: f32) -> (tensor<?xf32>, tensor<8xf32>, tensor<4xf32>) {
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill ins(%[[F0]] : f32) outs(%[[A]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[FILL_1:.*]] = linalg.fill ins(%[[F1]] : f32) outs(%[[A]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[CONCAT:.*]] = tensor.concat dim(0) %[[A]], %[[B]] : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: %[[FILL_2:.*]] = linalg.fill ins(%[[F0]] : f32) outs(%[[CONCAT]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: %[[CONCAT_0:.*]] = tensor.concat dim(0) %[[FILL]], %[[FILL_1]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
// CHECK-NEXT: return %[[FILL_2]], %[[CONCAT_0]], %[[FILL]] : tensor<?xf32>, tensor<8xf32>, tensor<4xf32>
// CHECK-NEXT: }
// Fills with one value are joined.
func.func @concat_mixed(%a: tensor<4xf32>, %b: tensor<?xf32>, %f0: f32, %f1: f32) -> (tensor<?xf32>, tensor<8xf32>, tensor<4xf32>) {
  %0 = linalg.fill ins(%f0 : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.fill ins(%f0 : f32) outs(%b : tensor<?xf32>) -> tensor<?xf32>
  %2 = linalg.fill ins(%f1 : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %3 = tensor.concat dim(0) %0, %1 : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
  %4 = tensor.concat dim(0) %0, %2 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %5 = tensor.concat dim(0) %0 : (tensor<4xf32>) -> tensor<4xf32>
  return %3, %4, %5 : tensor<?xf32>, tensor<8xf32>, tensor<4xf32>
}
