// RUN: %opt --canonicalize --split-input-file %s | FileCheck %s
//
// expand_shape and collapse_shape.

// CHECK-LABEL: func.func @merge_collapses(%arg0: tensor<2x?x3x?xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2, 3]] : tensor<2x?x3x?xf32> into tensor<?xf32>
// CHECK-NEXT: return %collapsed : tensor<?xf32>
// CHECK-NEXT: }
func.func @merge_collapses(%a: tensor<2x?x3x?xf32>) -> tensor<?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2, 3]] : tensor<2x?x3x?xf32> into tensor<?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @merge_expands(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?x2x?xf32> {
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1, 2]] output_shape [%arg3, 2, %arg2] : tensor<?xf32> into tensor<?x2x?xf32>
// CHECK-NEXT: return %expanded : tensor<?x2x?xf32>
// CHECK-NEXT: }
func.func @merge_expands(%a: tensor<?xf32>, %i: index, %j: index, %k: index) -> tensor<?x2x?xf32> {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%i, %j] : tensor<?xf32> into tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%k, 2, %j] : tensor<?x?xf32> into tensor<?x2x?xf32>
  return %1 : tensor<?x2x?xf32>
}

// -----

// CHECK-LABEL: func.func @identities(%arg0: tensor<2x?xf32>, %arg1: index, %arg2: tensor<f32>) -> (tensor<2x?xf32>, tensor<2x?xf32>, tensor<f32>) {
// CHECK-NEXT: return %arg0, %arg0, %arg2 : tensor<2x?xf32>, tensor<2x?xf32>, tensor<f32>
// CHECK-NEXT: }
func.func @identities(%a: tensor<2x?xf32>, %i: index, %b: tensor<f32>) -> (tensor<2x?xf32>, tensor<2x?xf32>, tensor<f32>) {
  %0 = tensor.expand_shape %a [[0], [1]] output_shape [2, %i] : tensor<2x?xf32> into tensor<2x?xf32>
  %1 = tensor.collapse_shape %a [[0], [1]] : tensor<2x?xf32> into tensor<2x?xf32>
  %2 = tensor.expand_shape %b [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %3 = tensor.collapse_shape %2 [] : tensor<1x1xf32> into tensor<f32>
  return %0, %1, %3 : tensor<2x?xf32>, tensor<2x?xf32>, tensor<f32>
}

// -----

// CHECK-LABEL: func.func @ec_collapsed(%arg0: tensor<6x4x5xf32>) -> tensor<24x5xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : tensor<6x4x5xf32> into tensor<24x5xf32>
// CHECK-NEXT: return %collapsed : tensor<24x5xf32>
// CHECK-NEXT: }
func.func @ec_collapsed(%a: tensor<6x4x5xf32>) -> tensor<24x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<6x4x5xf32> into tensor<120xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [24, 5] : tensor<120xf32> into tensor<24x5xf32>
  return %1 : tensor<24x5xf32>
}

// -----

// CHECK-LABEL: func.func @ec_expanded(%arg0: tensor<24x5xf32>) -> tensor<6x4x5xf32> {
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1], [2]] output_shape [6, 4, 5] : tensor<24x5xf32> into tensor<6x4x5xf32>
// CHECK-NEXT: return %expanded : tensor<6x4x5xf32>
// CHECK-NEXT: }
func.func @ec_expanded(%a: tensor<24x5xf32>) -> tensor<6x4x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<24x5xf32> into tensor<120xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [6, 4, 5] : tensor<120xf32> into tensor<6x4x5xf32>
  return %1 : tensor<6x4x5xf32>
}

// -----

// CHECK-LABEL: func.func @ec_cut(%arg0: tensor<6x4x5xf32>) -> tensor<8x15xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : tensor<6x4x5xf32> into tensor<120xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0, 1]] output_shape [8, 15] : tensor<120xf32> into tensor<8x15xf32>
// CHECK-NEXT: return %expanded : tensor<8x15xf32>
// CHECK-NEXT: }
func.func @ec_cut(%a: tensor<6x4x5xf32>) -> tensor<8x15xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<6x4x5xf32> into tensor<120xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [8, 15] : tensor<120xf32> into tensor<8x15xf32>
  return %1 : tensor<8x15xf32>
}

// -----

// CHECK-LABEL: func.func @ec_dynamic(%arg0: tensor<?x4x5xf32>, %arg1: index) -> tensor<?x20xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1, 2]] : tensor<?x4x5xf32> into tensor<?x20xf32>
// CHECK-NEXT: return %collapsed : tensor<?x20xf32>
// CHECK-NEXT: }
func.func @ec_dynamic(%a: tensor<?x4x5xf32>, %i: index) -> tensor<?x20xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x4x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i, 20] : tensor<?xf32> into tensor<?x20xf32>
  return %1 : tensor<?x20xf32>
}

// -----

// CHECK-LABEL: func.func @ec_dynamic2(%arg0: tensor<?x4x5xf32>, %arg1: index) -> tensor<?x5xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : tensor<?x4x5xf32> into tensor<?x5xf32>
// CHECK-NEXT: return %collapsed : tensor<?x5xf32>
// CHECK-NEXT: }
func.func @ec_dynamic2(%a: tensor<?x4x5xf32>, %i: index) -> tensor<?x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x4x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i, 5] : tensor<?xf32> into tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}

// -----

// CHECK-LABEL: func.func @ec_dynamic3(%arg0: tensor<4x5x?xf32>, %arg1: index) -> tensor<20x?xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : tensor<4x5x?xf32> into tensor<20x?xf32>
// CHECK-NEXT: return %collapsed : tensor<20x?xf32>
// CHECK-NEXT: }
func.func @ec_dynamic3(%a: tensor<4x5x?xf32>, %i: index) -> tensor<20x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<4x5x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [20, %i] : tensor<?xf32> into tensor<20x?xf32>
  return %1 : tensor<20x?xf32>
}

// -----

// CHECK-LABEL: func.func @ec_units(%arg0: tensor<1x4x1x5x1xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1], [2, 3, 4]] : tensor<1x4x1x5x1xf32> into tensor<4x5xf32>
// CHECK-NEXT: return %collapsed : tensor<4x5xf32>
// CHECK-NEXT: }
func.func @ec_units(%a: tensor<1x4x1x5x1xf32>) -> tensor<4x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3, 4]] : tensor<1x4x1x5x1xf32> into tensor<20xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, 5] : tensor<20xf32> into tensor<4x5xf32>
  return %1 : tensor<4x5xf32>
}

// -----

// CHECK-LABEL: func.func @ec_units2(%arg0: tensor<4x1x5xf32>) -> tensor<4x1x1x5xf32> {
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0], [1], [2, 3]] output_shape [4, 1, 1, 5] : tensor<4x1x5xf32> into tensor<4x1x1x5xf32>
// CHECK-NEXT: return %expanded : tensor<4x1x1x5xf32>
// CHECK-NEXT: }
func.func @ec_units2(%a: tensor<4x1x5xf32>) -> tensor<4x1x1x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<4x1x5xf32> into tensor<20xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2, 3]] output_shape [4, 1, 1, 5] : tensor<20xf32> into tensor<4x1x1x5xf32>
  return %1 : tensor<4x1x1x5xf32>
}

// -----

// CHECK-LABEL: func.func @ec_units3(%arg0: tensor<1x1x1x1xf32>) -> tensor<1x1xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1, 2, 3]] : tensor<1x1x1x1xf32> into tensor<1x1xf32>
// CHECK-NEXT: return %collapsed : tensor<1x1xf32>
// CHECK-NEXT: }
func.func @ec_units3(%a: tensor<1x1x1x1xf32>) -> tensor<1x1xf32> {
  %0 = tensor.collapse_shape %a [] : tensor<1x1x1x1xf32> into tensor<f32>
  %1 = tensor.expand_shape %0 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  return %1 : tensor<1x1xf32>
}

// -----

// CHECK-LABEL: func.func @ec_mixed(%arg0: tensor<2x3x20xf32>) -> tensor<6x4x5xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : tensor<2x3x20xf32> into tensor<6x20xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0], [1, 2]] output_shape [6, 4, 5] : tensor<6x20xf32> into tensor<6x4x5xf32>
// CHECK-NEXT: return %expanded : tensor<6x4x5xf32>
// CHECK-NEXT: }
func.func @ec_mixed(%a: tensor<2x3x20xf32>) -> tensor<6x4x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x20xf32> into tensor<6x20xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [6, 4, 5] : tensor<6x20xf32> into tensor<6x4x5xf32>
  return %1 : tensor<6x4x5xf32>
}

// -----

// CHECK-LABEL: func.func @ec_mixed2(%arg0: tensor<2x3x20xf32>) -> tensor<6x4x5x1xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : tensor<2x3x20xf32> into tensor<6x20xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0], [1, 2, 3]] output_shape [6, 4, 5, 1] : tensor<6x20xf32> into tensor<6x4x5x1xf32>
// CHECK-NEXT: return %expanded : tensor<6x4x5x1xf32>
// CHECK-NEXT: }
func.func @ec_mixed2(%a: tensor<2x3x20xf32>) -> tensor<6x4x5x1xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x20xf32> into tensor<6x20xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2, 3]] output_shape [6, 4, 5, 1] : tensor<6x20xf32> into tensor<6x4x5x1xf32>
  return %1 : tensor<6x4x5x1xf32>
}

// -----

// CHECK-LABEL: func.func @ec_dd(%arg0: tensor<?x?x3xf32>, %arg1: index, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : tensor<?x?x3xf32> into tensor<?xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0, 1]] output_shape [%arg1, %arg2] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %expanded : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @ec_dd(%a: tensor<?x?x3xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x?x3xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i, %j] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @ec_zero(%arg0: tensor<0x3x2xf32>) -> tensor<0x6xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1, 2]] : tensor<0x3x2xf32> into tensor<0x6xf32>
// CHECK-NEXT: return %collapsed : tensor<0x6xf32>
// CHECK-NEXT: }
func.func @ec_zero(%a: tensor<0x3x2xf32>) -> tensor<0x6xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<0x3x2xf32> into tensor<0xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [0, 6] : tensor<0xf32> into tensor<0x6xf32>
  return %1 : tensor<0x6xf32>
}

// -----

// CHECK-LABEL: func.func @ce_cut(%arg0: tensor<6x20xf32>) -> tensor<24x5xf32> {
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [6, 4, 5] : tensor<6x20xf32> into tensor<6x4x5xf32>
// CHECK-NEXT: %collapsed = tensor.collapse_shape %expanded {{\[\[}}0, 1], [2]] : tensor<6x4x5xf32> into tensor<24x5xf32>
// CHECK-NEXT: return %collapsed : tensor<24x5xf32>
// CHECK-NEXT: }
func.func @ce_cut(%a: tensor<6x20xf32>) -> tensor<24x5xf32> {
  %0 = tensor.expand_shape %a [[0], [1, 2]] output_shape [6, 4, 5] : tensor<6x20xf32> into tensor<6x4x5xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<6x4x5xf32> into tensor<24x5xf32>
  return %1 : tensor<24x5xf32>
}

// -----

// CHECK-LABEL: func.func @ce_collapsed(%arg0: tensor<6x20xf32>) -> tensor<120xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<6x20xf32> into tensor<120xf32>
// CHECK-NEXT: return %collapsed : tensor<120xf32>
// CHECK-NEXT: }
func.func @ce_collapsed(%a: tensor<6x20xf32>) -> tensor<120xf32> {
  %0 = tensor.expand_shape %a [[0], [1, 2]] output_shape [6, 4, 5] : tensor<6x20xf32> into tensor<6x4x5xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<6x4x5xf32> into tensor<120xf32>
  return %1 : tensor<120xf32>
}

// -----

// CHECK-LABEL: func.func @ce_expanded(%arg0: tensor<120xf32>) -> tensor<6x20xf32> {
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [6, 20] : tensor<120xf32> into tensor<6x20xf32>
// CHECK-NEXT: return %expanded : tensor<6x20xf32>
// CHECK-NEXT: }
func.func @ce_expanded(%a: tensor<120xf32>) -> tensor<6x20xf32> {
  %0 = tensor.expand_shape %a [[0, 1, 2]] output_shape [6, 4, 5] : tensor<120xf32> into tensor<6x4x5xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<6x4x5xf32> into tensor<6x20xf32>
  return %1 : tensor<6x20xf32>
}

// -----

// CHECK-LABEL: func.func @ce_rank0(%arg0: tensor<f32>) -> tensor<1xf32> {
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 [] output_shape [1] : tensor<f32> into tensor<1xf32>
// CHECK-NEXT: return %expanded : tensor<1xf32>
// CHECK-NEXT: }
func.func @ce_rank0(%a: tensor<f32>) -> tensor<1xf32> {
  %0 = tensor.expand_shape %a [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
  return %1 : tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @ce_rank0b(%arg0: tensor<1xf32>) -> tensor<f32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 [] : tensor<1xf32> into tensor<f32>
// CHECK-NEXT: return %collapsed : tensor<f32>
// CHECK-NEXT: }
func.func @ce_rank0b(%a: tensor<1xf32>) -> tensor<f32> {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
  %1 = tensor.collapse_shape %0 [] : tensor<1x1xf32> into tensor<f32>
  return %1 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @splats(%arg0: f32, %arg1: index) -> (tensor<6xf32>, tensor<2x3xf32>, tensor<?xf32>) {
// CHECK-NEXT: %splat = tensor.splat %arg0 : tensor<6xf32>
// CHECK-NEXT: %splat_0 = tensor.splat %arg0 : tensor<2x3xf32>
// CHECK-NEXT: %splat_1 = tensor.splat %arg0[%arg1] : tensor<?x3xf32>
// CHECK-NEXT: %collapsed = tensor.collapse_shape %splat_1 {{\[\[}}0, 1]] : tensor<?x3xf32> into tensor<?xf32>
// CHECK-NEXT: return %splat, %splat_0, %collapsed : tensor<6xf32>, tensor<2x3xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @splats(%x: f32, %n: index) -> (tensor<6xf32>, tensor<2x3xf32>, tensor<?xf32>) {
  %0 = tensor.splat %x : tensor<2x3xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %2 = tensor.expand_shape %1 [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  %3 = tensor.splat %x[%n] : tensor<?x3xf32>
  %4 = tensor.collapse_shape %3 [[0, 1]] : tensor<?x3xf32> into tensor<?xf32>
  return %1, %2, %4 : tensor<6xf32>, tensor<2x3xf32>, tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @elements(%arg0: f32, %arg1: f32) -> (tensor<2x1xf32>, tensor<2xf32>) {
// CHECK-NEXT: %from_elements = tensor.from_elements %arg0, %arg1 : tensor<2x1xf32>
// CHECK-NEXT: %from_elements_0 = tensor.from_elements %arg0, %arg1 : tensor<2xf32>
// CHECK-NEXT: return %from_elements, %from_elements_0 : tensor<2x1xf32>, tensor<2xf32>
// CHECK-NEXT: }
func.func @elements(%x: f32, %y: f32) -> (tensor<2x1xf32>, tensor<2xf32>) {
  %0 = tensor.from_elements %x, %y : tensor<2xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
  %2 = tensor.from_elements %x, %y : tensor<1x2xf32>
  %3 = tensor.collapse_shape %2 [[0, 1]] : tensor<1x2xf32> into tensor<2xf32>
  return %1, %3 : tensor<2x1xf32>, tensor<2xf32>
}

// -----

// CHECK-LABEL: func.func @collapse_cast(%arg0: tensor<2x3x?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : tensor<2x3x?xf32> into tensor<6x?xf32>
// CHECK-NEXT: %cast = tensor.cast %collapsed : tensor<6x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %collapsed_0 = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : tensor<2x3x?xf32> into tensor<?xf32>
// CHECK-NEXT: return %cast, %collapsed_0 : tensor<?x?xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @collapse_cast(%a: tensor<2x3x?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %0 = tensor.cast %a : tensor<2x3x?xf32> to tensor<?x?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  %2 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<?x?x?xf32> into tensor<?xf32>
  return %1, %2 : tensor<?x?xf32>, tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @expand_cast(%arg0: tensor<6x?xf32>, %arg1: index) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<6x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1], [2]] output_shape [2, 3, %c2] : tensor<6x?xf32> into tensor<2x3x?xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %expanded : tensor<2x3x?xf32> to tensor<?x?x?xf32>
// CHECK-NEXT: %expanded_1 = tensor.expand_shape %cast {{\[\[}}0, 1], [2]] output_shape [2, %arg1, %c2] : tensor<?x?xf32> into tensor<2x?x?xf32>
// CHECK-NEXT: %cast_2 = tensor.cast %expanded_1 : tensor<2x?x?xf32> to tensor<?x?x?xf32>
// CHECK-NEXT: %cast_3 = tensor.cast %cast : tensor<?x?xf32> to tensor<9x?xf32>
// CHECK-NEXT: %expanded_4 = tensor.expand_shape %cast_3 {{\[\[}}0, 1], [2]] output_shape [3, 3, %c2] : tensor<9x?xf32> into tensor<3x3x?xf32>
// CHECK-NEXT: %cast_5 = tensor.cast %expanded_4 : tensor<3x3x?xf32> to tensor<?x?x?xf32>
// CHECK-NEXT: return %cast_0, %cast_2, %cast_5 : tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>
// CHECK-NEXT: }
func.func @expand_cast(%a: tensor<6x?xf32>, %i: index) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %a : tensor<6x?xf32> to tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%c2, %c3, %c2] : tensor<?x?xf32> into tensor<?x?x?xf32>
  %2 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%c2, %i, %c2] : tensor<?x?xf32> into tensor<?x?x?xf32>
  %3 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%c3, %c3, %c2] : tensor<?x?xf32> into tensor<?x?x?xf32>
  return %1, %2, %3 : tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>
}

// -----

// CHECK-LABEL: func.func @expand_const(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [%c2, %arg1] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %expanded : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @expand_const(%a: tensor<?xf32>, %i: index) -> (tensor<?x?xf32>) {
  %c2 = arith.constant 2 : index
  %1 = tensor.expand_shape %a [[0, 1]] output_shape [%c2, %i] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @same_dyn(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT: return %arg0 : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @same_dyn(%a: tensor<?x?xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %1 = tensor.expand_shape %a [[0], [1]] output_shape [%i, %j] : tensor<?x?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @c0(%arg0: tensor<?x1x5xf32>, %arg1: index) -> tensor<?x5xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1, 2]] : tensor<?x1x5xf32> into tensor<?x5xf32>
// CHECK-NEXT: return %collapsed : tensor<?x5xf32>
// CHECK-NEXT: }
func.func @c0(%a: tensor<?x1x5xf32>, %i0: index) -> tensor<?x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x1x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i0, 5] : tensor<?xf32> into tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}

// -----

// CHECK-LABEL: func.func @c1(%arg0: tensor<?x4x1x5xf32>, %arg1: index) -> tensor<?x5xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1], [2, 3]] : tensor<?x4x1x5xf32> into tensor<?x5xf32>
// CHECK-NEXT: return %collapsed : tensor<?x5xf32>
// CHECK-NEXT: }
func.func @c1(%a: tensor<?x4x1x5xf32>, %i0: index) -> tensor<?x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<?x4x1x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i0, 5] : tensor<?xf32> into tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}

// -----

// CHECK-LABEL: func.func @c2(%arg0: tensor<?x4x?x5xf32>, %arg1: index, %arg2: index) -> tensor<?x?x5xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2, 3]] : tensor<?x4x?x5xf32> into tensor<?xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0, 1, 2]] output_shape [%arg1, %arg2, 5] : tensor<?xf32> into tensor<?x?x5xf32>
// CHECK-NEXT: return %expanded : tensor<?x?x5xf32>
// CHECK-NEXT: }
func.func @c2(%a: tensor<?x4x?x5xf32>, %i0: index, %i1: index) -> tensor<?x?x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<?x4x?x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [%i0, %i1, 5] : tensor<?xf32> into tensor<?x?x5xf32>
  return %1 : tensor<?x?x5xf32>
}

// -----

// CHECK-LABEL: func.func @c3(%arg0: tensor<?x4x?x5xf32>, %arg1: index) -> tensor<?x20xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2, 3]] : tensor<?x4x?x5xf32> into tensor<?xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0, 1]] output_shape [%arg1, 20] : tensor<?xf32> into tensor<?x20xf32>
// CHECK-NEXT: return %expanded : tensor<?x20xf32>
// CHECK-NEXT: }
func.func @c3(%a: tensor<?x4x?x5xf32>, %i0: index) -> tensor<?x20xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<?x4x?x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i0, 20] : tensor<?xf32> into tensor<?x20xf32>
  return %1 : tensor<?x20xf32>
}

// -----

// CHECK-LABEL: func.func @c4(%arg0: tensor<4x?x5xf32>, %arg1: index) -> tensor<4x?xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1, 2]] : tensor<4x?x5xf32> into tensor<4x?xf32>
// CHECK-NEXT: return %collapsed : tensor<4x?xf32>
// CHECK-NEXT: }
func.func @c4(%a: tensor<4x?x5xf32>, %i1: index) -> tensor<4x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<4x?x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, %i1] : tensor<?xf32> into tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}

// -----

// CHECK-LABEL: func.func @c5(%arg0: tensor<4x?x5xf32>, %arg1: index) -> tensor<?x5xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : tensor<4x?x5xf32> into tensor<?x5xf32>
// CHECK-NEXT: return %collapsed : tensor<?x5xf32>
// CHECK-NEXT: }
func.func @c5(%a: tensor<4x?x5xf32>, %i0: index) -> tensor<?x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<4x?x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i0, 5] : tensor<?xf32> into tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}

// -----

// CHECK-LABEL: func.func @c6(%arg0: tensor<4x5x?x5xf32>, %arg1: index) -> tensor<4x?x5xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1, 2], [3]] : tensor<4x5x?x5xf32> into tensor<4x?x5xf32>
// CHECK-NEXT: return %collapsed : tensor<4x?x5xf32>
// CHECK-NEXT: }
func.func @c6(%a: tensor<4x5x?x5xf32>, %i1: index) -> tensor<4x?x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<4x5x?x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [4, %i1, 5] : tensor<?xf32> into tensor<4x?x5xf32>
  return %1 : tensor<4x?x5xf32>
}

// -----

// CHECK-LABEL: func.func @c7(%arg0: tensor<4x1x?x5xf32>, %arg1: index) -> tensor<4x?x5xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1, 2], [3]] : tensor<4x1x?x5xf32> into tensor<4x?x5xf32>
// CHECK-NEXT: return %collapsed : tensor<4x?x5xf32>
// CHECK-NEXT: }
func.func @c7(%a: tensor<4x1x?x5xf32>, %i1: index) -> tensor<4x?x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<4x1x?x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [4, %i1, 5] : tensor<?xf32> into tensor<4x?x5xf32>
  return %1 : tensor<4x?x5xf32>
}

// -----

// CHECK-LABEL: func.func @c8(%arg0: tensor<4x?x1xf32>, %arg1: index) -> tensor<4x?xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1, 2]] : tensor<4x?x1xf32> into tensor<4x?xf32>
// CHECK-NEXT: return %collapsed : tensor<4x?xf32>
// CHECK-NEXT: }
func.func @c8(%a: tensor<4x?x1xf32>, %i1: index) -> tensor<4x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<4x?x1xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, %i1] : tensor<?xf32> into tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}

// -----

// CHECK-LABEL: func.func @c9(%arg0: tensor<1x?x4xf32>, %arg1: index) -> tensor<?x4xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : tensor<1x?x4xf32> into tensor<?x4xf32>
// CHECK-NEXT: return %collapsed : tensor<?x4xf32>
// CHECK-NEXT: }
func.func @c9(%a: tensor<1x?x4xf32>, %i0: index) -> tensor<?x4xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<1x?x4xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i0, 4] : tensor<?xf32> into tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// -----

// CHECK-LABEL: func.func @c10(%arg0: tensor<1x?x4xf32>, %arg1: index) -> tensor<1x?xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1, 2]] : tensor<1x?x4xf32> into tensor<1x?xf32>
// CHECK-NEXT: return %collapsed : tensor<1x?xf32>
// CHECK-NEXT: }
func.func @c10(%a: tensor<1x?x4xf32>, %i1: index) -> tensor<1x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<1x?x4xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [1, %i1] : tensor<?xf32> into tensor<1x?xf32>
  return %1 : tensor<1x?xf32>
}

// -----

// CHECK-LABEL: func.func @c11(%arg0: tensor<2x?x4x3xf32>, %arg1: index) -> tensor<2x?x12xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1], [2, 3]] : tensor<2x?x4x3xf32> into tensor<2x?x12xf32>
// CHECK-NEXT: return %collapsed : tensor<2x?x12xf32>
// CHECK-NEXT: }
func.func @c11(%a: tensor<2x?x4x3xf32>, %i1: index) -> tensor<2x?x12xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<2x?x4x3xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [2, %i1, 12] : tensor<?xf32> into tensor<2x?x12xf32>
  return %1 : tensor<2x?x12xf32>
}

// -----

// CHECK-LABEL: func.func @c12(%arg0: tensor<?x4x?xf32>, %arg1: index, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : tensor<?x4x?xf32> into tensor<?xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0, 1]] output_shape [%arg1, %arg2] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %expanded : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @c12(%a: tensor<?x4x?xf32>, %i0: index, %i1: index) -> tensor<?x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x4x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i0, %i1] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @c13(%arg0: tensor<4x1x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1, 2]] : tensor<4x1x5xf32> into tensor<4x5xf32>
// CHECK-NEXT: return %collapsed : tensor<4x5xf32>
// CHECK-NEXT: }
func.func @c13(%a: tensor<4x1x5xf32>) -> tensor<4x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<4x1x5xf32> into tensor<20xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, 5] : tensor<20xf32> into tensor<4x5xf32>
  return %1 : tensor<4x5xf32>
}

// -----

// CHECK-LABEL: func.func @c14(%arg0: tensor<1x1x4x5xf32>) -> tensor<1x4x5xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1, 2], [3]] : tensor<1x1x4x5xf32> into tensor<1x4x5xf32>
// CHECK-NEXT: return %collapsed : tensor<1x4x5xf32>
// CHECK-NEXT: }
func.func @c14(%a: tensor<1x1x4x5xf32>) -> tensor<1x4x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<1x1x4x5xf32> into tensor<20xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [1, 4, 5] : tensor<20xf32> into tensor<1x4x5xf32>
  return %1 : tensor<1x4x5xf32>
}

// -----

// CHECK-LABEL: func.func @c15(%arg0: tensor<1x4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : tensor<1x4x5xf32> into tensor<4x5xf32>
// CHECK-NEXT: return %collapsed : tensor<4x5xf32>
// CHECK-NEXT: }
func.func @c15(%a: tensor<1x4x5xf32>) -> tensor<4x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<1x4x5xf32> into tensor<20xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, 5] : tensor<20xf32> into tensor<4x5xf32>
  return %1 : tensor<4x5xf32>
}

// -----

// CHECK-LABEL: func.func @c16(%arg0: tensor<4x1x1x5x1xf32>) -> tensor<4x1x5xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1], [2, 3, 4]] : tensor<4x1x1x5x1xf32> into tensor<4x1x5xf32>
// CHECK-NEXT: return %collapsed : tensor<4x1x5xf32>
// CHECK-NEXT: }
func.func @c16(%a: tensor<4x1x1x5x1xf32>) -> tensor<4x1x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3, 4]] : tensor<4x1x1x5x1xf32> into tensor<20xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [4, 1, 5] : tensor<20xf32> into tensor<4x1x5xf32>
  return %1 : tensor<4x1x5xf32>
}

// -----

// CHECK-LABEL: func.func @c17(%arg0: tensor<1x1x?xf32>, %arg1: index) -> tensor<1x?xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1, 2]] : tensor<1x1x?xf32> into tensor<1x?xf32>
// CHECK-NEXT: return %collapsed : tensor<1x?xf32>
// CHECK-NEXT: }
func.func @c17(%a: tensor<1x1x?xf32>, %i1: index) -> tensor<1x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<1x1x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [1, %i1] : tensor<?xf32> into tensor<1x?xf32>
  return %1 : tensor<1x?xf32>
}

// -----

// CHECK-LABEL: func.func @c18(%arg0: tensor<?x1x1xf32>, %arg1: index) -> tensor<?x1xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1, 2]] : tensor<?x1x1xf32> into tensor<?x1xf32>
// CHECK-NEXT: return %collapsed : tensor<?x1xf32>
// CHECK-NEXT: }
func.func @c18(%a: tensor<?x1x1xf32>, %i0: index) -> tensor<?x1xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x1x1xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i0, 1] : tensor<?xf32> into tensor<?x1xf32>
  return %1 : tensor<?x1xf32>
}

// -----

// CHECK-LABEL: func.func @c19(%arg0: tensor<2x2x2x3xf32>) -> tensor<4x6xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1], [2, 3]] : tensor<2x2x2x3xf32> into tensor<4x6xf32>
// CHECK-NEXT: return %collapsed : tensor<4x6xf32>
// CHECK-NEXT: }
func.func @c19(%a: tensor<2x2x2x3xf32>) -> tensor<4x6xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<2x2x2x3xf32> into tensor<24xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, 6] : tensor<24xf32> into tensor<4x6xf32>
  return %1 : tensor<4x6xf32>
}

// -----

// CHECK-LABEL: func.func @c20(%arg0: tensor<?x5x5xf32>, %arg1: index) -> tensor<?x5xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : tensor<?x5x5xf32> into tensor<?xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0, 1]] output_shape [%arg1, 5] : tensor<?xf32> into tensor<?x5xf32>
// CHECK-NEXT: return %expanded : tensor<?x5xf32>
// CHECK-NEXT: }
func.func @c20(%a: tensor<?x5x5xf32>, %i0: index) -> tensor<?x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x5x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i0, 5] : tensor<?xf32> into tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}

// -----

// CHECK-LABEL: func.func @c21(%arg0: tensor<?x?x5xf32>, %arg1: index) -> tensor<?x5xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : tensor<?x?x5xf32> into tensor<?x5xf32>
// CHECK-NEXT: return %collapsed : tensor<?x5xf32>
// CHECK-NEXT: }
func.func @c21(%a: tensor<?x?x5xf32>, %i0: index) -> tensor<?x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x?x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i0, 5] : tensor<?xf32> into tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}

// -----

// CHECK-LABEL: func.func @c22(%arg0: tensor<0x3x2xf32>) -> tensor<0x6xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1, 2]] : tensor<0x3x2xf32> into tensor<0x6xf32>
// CHECK-NEXT: return %collapsed : tensor<0x6xf32>
// CHECK-NEXT: }
func.func @c22(%a: tensor<0x3x2xf32>) -> tensor<0x6xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<0x3x2xf32> into tensor<0xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [0, 6] : tensor<0xf32> into tensor<0x6xf32>
  return %1 : tensor<0x6xf32>
}

// -----

// CHECK-LABEL: func.func @c23(%arg0: tensor<2x0x3xf32>) -> tensor<0x3xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : tensor<2x0x3xf32> into tensor<0xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0, 1]] output_shape [0, 3] : tensor<0xf32> into tensor<0x3xf32>
// CHECK-NEXT: return %expanded : tensor<0x3xf32>
// CHECK-NEXT: }
func.func @c23(%a: tensor<2x0x3xf32>) -> tensor<0x3xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<2x0x3xf32> into tensor<0xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [0, 3] : tensor<0xf32> into tensor<0x3xf32>
  return %1 : tensor<0x3xf32>
}

// -----

// CHECK-LABEL: func.func @c24(%arg0: tensor<3x2x0xf32>) -> tensor<6x0xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : tensor<3x2x0xf32> into tensor<6x0xf32>
// CHECK-NEXT: return %collapsed : tensor<6x0xf32>
// CHECK-NEXT: }
func.func @c24(%a: tensor<3x2x0xf32>) -> tensor<6x0xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<3x2x0xf32> into tensor<0xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [6, 0] : tensor<0xf32> into tensor<6x0xf32>
  return %1 : tensor<6x0xf32>
}
