// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s

// Fills that are padded, reshaped, copied and the like.

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 16)>
// CHECK-NEXT: module {
// CHECK-LABEL: func.func @pad_dynamic(%arg0: tensor<8x?x16x32xf32>, %arg1: index, %arg2: index) -> tensor<8x?x?x35xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c1 : tensor<8x?x16x32xf32>
// CHECK-NEXT: %0 = affine.apply #map()[%dim, %arg1]
// CHECK-NEXT: %1 = affine.apply #map1()[%arg2]
// CHECK-NEXT: %2 = tensor.empty(%0, %1) : tensor<8x?x?x35xf32>
// CHECK-NEXT: %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<8x?x?x35xf32>) -> tensor<8x?x?x35xf32>
// CHECK-NEXT: return %3 : tensor<8x?x?x35xf32>
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
// CHECK-LABEL: func.func @pad_value_arg(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT: %0 = affine.apply #map()[%dim, %arg2]
// CHECK-NEXT: %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT: %2 = linalg.fill ins(%arg1 : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: return %2 : tensor<?xf32>
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
// CHECK-LABEL: func.func @pad_const_high(%arg0: tensor<?x?xf32>, %arg1: f32, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT: %0 = affine.apply #map()[%dim]
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT: %1 = affine.apply #map1()[%dim_0]
// CHECK-NEXT: %2 = tensor.empty(%0, %1) : tensor<?x?xf32>
// CHECK-NEXT: %3 = linalg.fill ins(%arg1 : f32) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: return %3 : tensor<?x?xf32>
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

// CHECK-LABEL: func.func @pad_more_static(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index) -> tensor<8xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<8xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT: return %1 : tensor<8xf32>
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
// CHECK-LABEL: func.func @pad_empty(%arg0: f32, %arg1: index, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %0 = affine.apply #map()[%arg2, %arg1]
// CHECK-NEXT: %1 = affine.apply #map1()[%arg1, %arg2]
// CHECK-NEXT: %2 = tensor.empty(%0, %1) : tensor<?x?xf32>
// CHECK-NEXT: %3 = linalg.fill ins(%arg0 : f32) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: return %3 : tensor<?x?xf32>
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

// CHECK-LABEL: func.func @pad_nofold(%arg0: tensor<8xf32>) -> tensor<9xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = tensor.empty() : tensor<9xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<9xf32>) -> tensor<9xf32>
// CHECK-NEXT: return %1 : tensor<9xf32>
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

// CHECK-LABEL: func.func @pad_other_value(%arg0: tensor<8xf32>) -> tensor<9xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT: %padded = tensor.pad %0 low[0] high[1] {
// CHECK-NEXT: ^bb0(%arg1: index):
// CHECK-NEXT: tensor.yield %cst_0 : f32
// CHECK-NEXT: } : tensor<8xf32> to tensor<9xf32>
// CHECK-NEXT: return %padded : tensor<9xf32>
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
// CHECK-LABEL: func.func @insert_pad_dynamic(%arg0: tensor<?x?xf32>, %arg1: tensor<?x384xf32>, %arg2: index, %arg3: index) -> tensor<?x384xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<?x384xf32>) -> tensor<?x384xf32>
// CHECK-NEXT: %1 = affine.apply #map()[%arg3]
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %0[%1, 5] [%dim, %dim_0] [1, 1] : tensor<?x?xf32> into tensor<?x384xf32>
// CHECK-NEXT: return %inserted_slice : tensor<?x384xf32>
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

// CHECK-LABEL: func.func @insert_multi(%arg0: tensor<2x3xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<8x8xf32>) -> tensor<8x8xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = linalg.fill ins(%cst : f32) outs(%arg2 : tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg1 into %0[4, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
// CHECK-NEXT: %inserted_slice_0 = tensor.insert_slice %arg1 into %inserted_slice[0, 4] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
// CHECK-NEXT: %inserted_slice_1 = tensor.insert_slice %arg0 into %inserted_slice_0[1, 1] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<8x8xf32>
// CHECK-NEXT: return %inserted_slice_1 : tensor<8x8xf32>
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

// CHECK-LABEL: func.func @insert_pad_overlap(%arg0: tensor<7xf32>, %arg1: tensor<8xf32>, %arg2: tensor<384xf32>) -> tensor<384xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %padded = tensor.pad %arg0 low[0] high[1] {
// CHECK-NEXT: ^bb0(%arg3: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<7xf32> to tensor<8xf32>
// CHECK-NEXT: %0 = linalg.fill ins(%cst : f32) outs(%arg2 : tensor<384xf32>) -> tensor<384xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg1 into %0[0] [8] [1] : tensor<8xf32> into tensor<384xf32>
// CHECK-NEXT: %inserted_slice_0 = tensor.insert_slice %padded into %inserted_slice[7] [8] [1] : tensor<8xf32> into tensor<384xf32>
// CHECK-NEXT: return %inserted_slice_0 : tensor<384xf32>
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

// CHECK-LABEL: func.func @insert_pad_nofold_strided(%arg0: tensor<7xf32>, %arg1: tensor<384xf32>) -> tensor<384xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %padded = tensor.pad %arg0 nofold low[1] high[0] {
// CHECK-NEXT: ^bb0(%arg2: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<7xf32> to tensor<8xf32>
// CHECK-NEXT: %0 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<384xf32>) -> tensor<384xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %padded into %0[7] [8] [2] : tensor<8xf32> into tensor<384xf32>
// CHECK-NEXT: return %inserted_slice : tensor<384xf32>
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

// CHECK-LABEL: func.func @insert_pad_rank(%arg0: tensor<7xf32>, %arg1: tensor<3x384xf32>) -> tensor<3x384xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %padded = tensor.pad %arg0 low[1] high[0] {
// CHECK-NEXT: ^bb0(%arg2: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<7xf32> to tensor<8xf32>
// CHECK-NEXT: %0 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<3x384xf32>) -> tensor<3x384xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %padded into %0[0, 7] [1, 8] [1, 1] : tensor<8xf32> into tensor<3x384xf32>
// CHECK-NEXT: return %inserted_slice : tensor<3x384xf32>
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

// CHECK-LABEL: func.func @reshape_dynamic(%arg0: tensor<?x4xf32>, %arg1: f32, %arg2: index) -> (tensor<?xf32>, tensor<?x2x4xf32>, tensor<?x4xf32>) {
// CHECK-NEXT: %0 = linalg.fill {mine} ins(%arg1 : f32) outs(%arg0 : tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<?x4xf32> into tensor<?xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%arg1 : f32) outs(%collapsed : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1], [2]] output_shape [%arg2, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
// CHECK-NEXT: %2 = linalg.fill ins(%arg1 : f32) outs(%expanded : tensor<?x2x4xf32>) -> tensor<?x2x4xf32>
// CHECK-NEXT: return %1, %2, %0 : tensor<?xf32>, tensor<?x2x4xf32>, tensor<?x4xf32>
// CHECK-NEXT: }
// Reshapes; attributes are dropped.
func.func @reshape_dynamic(%a: tensor<?x4xf32>, %f0: f32, %n: index) -> (tensor<?xf32>, tensor<?x2x4xf32>, tensor<?x4xf32>) {
  %0 = linalg.fill {mine} ins(%f0 : f32) outs(%a : tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] {his} : tensor<?x4xf32> into tensor<?xf32>
  %2 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%n, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  return %1, %2, %0 : tensor<?xf32>, tensor<?x2x4xf32>, tensor<?x4xf32>
}

// -----

// CHECK-LABEL: func.func @collapse_cast_fill(%arg0: tensor<?x4xf32>, %arg1: f32) -> tensor<8xf32> {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<2x4xf32>
// CHECK-NEXT: %collapsed = tensor.collapse_shape %cast {{\[\[}}0, 1]] : tensor<2x4xf32> into tensor<8xf32>
// CHECK-NEXT: %0 = linalg.fill ins(%arg1 : f32) outs(%collapsed : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT: return %0 : tensor<8xf32>
// CHECK-NEXT: }
// A cast between.
func.func @collapse_cast_fill(%a: tensor<?x4xf32>, %f: f32) -> tensor<8xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = tensor.cast %0 : tensor<?x4xf32> to tensor<2x4xf32>
  %2 = tensor.collapse_shape %1 [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>
  return %2 : tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @copy_of_fill_dynamic(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: f32) -> tensor<?xf32> {
// CHECK-NEXT: %cast = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: %0 = linalg.fill ins(%arg2 : f32) outs(%cast : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %cast_0 : tensor<?xf32>
// CHECK-NEXT: }
// A copy of a fill.
func.func @copy_of_fill_dynamic(%a: tensor<4xf32>, %b: tensor<?xf32>, %f0: f32) -> tensor<?xf32> {
  %0 = linalg.fill ins(%f0 : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.copy ins(%0 : tensor<4xf32>) outs(%b : tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @copy_to_fill_attrs(%arg0: tensor<4xf32>, %arg1: tensor<4xf64>, %arg2: f64) -> tensor<4xf64> {
// CHECK-NEXT: %0 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4xf64>) -> tensor<4xf64>
// CHECK-NEXT: return %0 : tensor<4xf64>
// CHECK-NEXT: }
// A copy overwrites a fill; the kind of cast is kept.
func.func @copy_to_fill_attrs(%a: tensor<4xf32>, %b: tensor<4xf64>, %f0: f64) -> tensor<4xf64> {
  %0 = linalg.fill ins(%f0 : f64) outs(%b : tensor<4xf64>) -> tensor<4xf64>
  %1 = linalg.copy {u, cast = #linalg.type_fn<cast_unsigned>} ins(%a : tensor<4xf32>) outs(%0 : tensor<4xf64>) -> tensor<4xf64>
  return %1 : tensor<4xf64>
}

// -----

// CHECK-LABEL: func.func @copy_of_fill_converts(%arg0: tensor<4xf32>, %arg1: tensor<4xf64>, %arg2: f32) -> tensor<4xf64> {
// CHECK-NEXT: %0 = linalg.fill ins(%arg2 : f32) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %1 = linalg.copy {u} ins(%0 : tensor<4xf32>) outs(%arg1 : tensor<4xf64>) -> tensor<4xf64>
// CHECK-NEXT: return %1 : tensor<4xf64>
// CHECK-NEXT: }
// A conversion is not a fill.
func.func @copy_of_fill_converts(%a: tensor<4xf32>, %b: tensor<4xf64>, %f0: f32) -> tensor<4xf64> {
  %0 = linalg.fill ins(%f0 : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.copy {u} ins(%0 : tensor<4xf32>) outs(%b : tensor<4xf64>) -> tensor<4xf64>
  return %1 : tensor<4xf64>
}

// -----

// CHECK-LABEL: func.func @copy_fill_memref(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: f32) {
// CHECK-NEXT: linalg.fill ins(%arg2 : f32) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT: linalg.copy ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// Memrefs are not followed.
func.func @copy_fill_memref(%a: memref<4xf32>, %b: memref<4xf32>, %f0: f32) {
  linalg.fill ins(%f0 : f32) outs(%a : memref<4xf32>)
  linalg.copy ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}

// -----

// CHECK-LABEL: func.func @add_to_fill(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: f32) -> tensor<4xf32> {
// CHECK-NEXT: %0 = linalg.fill ins(%arg2 : f32) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %1 = linalg.add ins(%arg0, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %1 : tensor<4xf32>
// CHECK-NEXT: }
// Only copies overwrite all elements.
func.func @add_to_fill(%a: tensor<4xf32>, %b: tensor<4xf32>, %f0: f32) -> tensor<4xf32> {
  %0 = linalg.fill ins(%f0 : f32) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.add ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @transpose_of_fill(%arg0: tensor<?x4xf32>, %arg1: tensor<4x?xf32>, %arg2: f32) -> tensor<4x?xf32> {
// CHECK-NEXT: %0 = linalg.fill ins(%arg2 : f32) outs(%arg1 : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT: return %0 : tensor<4x?xf32>
// CHECK-NEXT: }
// Transposition.
func.func @transpose_of_fill(%a: tensor<?x4xf32>, %b: tensor<4x?xf32>, %f0: f32) -> tensor<4x?xf32> {
  %0 = linalg.fill {m} ins(%f0 : f32) outs(%a : tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = linalg.transpose ins(%0 : tensor<?x4xf32>) outs(%b : tensor<4x?xf32>) permutation = [1, 0] {n}
  return %1 : tensor<4x?xf32>
}

// -----

// CHECK-LABEL: func.func @broadcast_of_fill(%arg0: tensor<4xf32>, %arg1: tensor<4x3xf32>, %arg2: f32) -> tensor<4x3xf32> {
// CHECK-NEXT: %0 = linalg.fill ins(%arg2 : f32) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %broadcasted = linalg.broadcast ins(%0 : tensor<4xf32>) outs(%arg1 : tensor<4x3xf32>) dimensions = [1]
// CHECK-NEXT: return %broadcasted : tensor<4x3xf32>
// CHECK-NEXT: }
// Broadcasts stay.
func.func @broadcast_of_fill(%a: tensor<4xf32>, %b: tensor<4x3xf32>, %f0: f32) -> tensor<4x3xf32> {
  %0 = linalg.fill ins(%f0 : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.broadcast ins(%0 : tensor<4xf32>) outs(%b : tensor<4x3xf32>) dimensions = [1]
  return %1 : tensor<4x3xf32>
}

// -----

// CHECK-LABEL: func.func @pack_of_fill_padding(%arg0: tensor<15x8xf32>, %arg1: tensor<4x2x4x4xf32>, %arg2: f32) -> tensor<4x2x4x4xf32> {
// CHECK-NEXT: %0 = linalg.fill ins(%arg2 : f32) outs(%arg1 : tensor<4x2x4x4xf32>) -> tensor<4x2x4x4xf32>
// CHECK-NEXT: return %0 : tensor<4x2x4x4xf32>
// CHECK-NEXT: }
// Tiles that are filled up with the same value.
func.func @pack_of_fill_padding(%a: tensor<15x8xf32>, %b: tensor<4x2x4x4xf32>, %f0: f32) -> tensor<4x2x4x4xf32> {
  %0 = linalg.fill ins(%f0 : f32) outs(%a : tensor<15x8xf32>) -> tensor<15x8xf32>
  %1 = linalg.pack %0 padding_value(%f0 : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %b : tensor<15x8xf32> -> tensor<4x2x4x4xf32>
  return %1 : tensor<4x2x4x4xf32>
}

// -----

// CHECK-LABEL: func.func @pack_of_fill_other_padding(%arg0: tensor<15x8xf32>, %arg1: tensor<4x2x4x4xf32>, %arg2: f32, %arg3: f32) -> tensor<4x2x4x4xf32> {
// CHECK-NEXT: %0 = linalg.fill ins(%arg2 : f32) outs(%arg0 : tensor<15x8xf32>) -> tensor<15x8xf32>
// CHECK-NEXT: %pack = linalg.pack %0 padding_value(%arg3 : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg1 : tensor<15x8xf32> -> tensor<4x2x4x4xf32>
// CHECK-NEXT: return %pack : tensor<4x2x4x4xf32>
// CHECK-NEXT: }
// Tiles that are filled up with another value.
func.func @pack_of_fill_other_padding(%a: tensor<15x8xf32>, %b: tensor<4x2x4x4xf32>, %f0: f32, %f1: f32) -> tensor<4x2x4x4xf32> {
  %0 = linalg.fill ins(%f0 : f32) outs(%a : tensor<15x8xf32>) -> tensor<15x8xf32>
  %1 = linalg.pack %0 padding_value(%f1 : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %b : tensor<15x8xf32> -> tensor<4x2x4x4xf32>
  return %1 : tensor<4x2x4x4xf32>
}

// -----

// CHECK-LABEL: func.func @pack_of_fill_twice(%arg0: tensor<16x8xf32>, %arg1: tensor<4x2x4x4xf32>, %arg2: f32) -> (tensor<4x2x4x4xf32>, tensor<4x2x4x4xf32>) {
// CHECK-NEXT: %0 = linalg.fill ins(%arg2 : f32) outs(%arg0 : tensor<16x8xf32>) -> tensor<16x8xf32>
// CHECK-NEXT: %pack = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg1 : tensor<16x8xf32> -> tensor<4x2x4x4xf32>
// CHECK-NEXT: return %pack, %arg1 : tensor<4x2x4x4xf32>, tensor<4x2x4x4xf32>
// CHECK-NEXT: }
// The destination has another use.
func.func @pack_of_fill_twice(%a: tensor<16x8xf32>, %b: tensor<4x2x4x4xf32>, %f0: f32) -> (tensor<4x2x4x4xf32>, tensor<4x2x4x4xf32>) {
  %0 = linalg.fill ins(%f0 : f32) outs(%a : tensor<16x8xf32>) -> tensor<16x8xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %b : tensor<16x8xf32> -> tensor<4x2x4x4xf32>
  return %1, %b : tensor<4x2x4x4xf32>, tensor<4x2x4x4xf32>
}

// -----

// CHECK-LABEL: func.func @concat_mixed(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: f32, %arg3: f32) -> (tensor<?xf32>, tensor<8xf32>, tensor<4xf32>) {
// CHECK-NEXT: %0 = linalg.fill ins(%arg2 : f32) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%arg3 : f32) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: %2 = linalg.fill ins(%arg2 : f32) outs(%concat : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: %concat_0 = tensor.concat dim(0) %0, %1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
// CHECK-NEXT: return %2, %concat_0, %0 : tensor<?xf32>, tensor<8xf32>, tensor<4xf32>
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
