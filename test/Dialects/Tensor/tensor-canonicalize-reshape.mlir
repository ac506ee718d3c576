// RUN: %opt --canonicalize --split-input-file %s | FileCheck %s
//
// expand_shape and collapse_shape.

// CHECK-LABEL: func.func @merge_collapses
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x?x3x?xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1, 2, 3]] : tensor<2x?x3x?xf32> into tensor<?xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @merge_collapses(%a: tensor<2x?x3x?xf32>) -> tensor<?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2, 3]] : tensor<2x?x3x?xf32> into tensor<?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @merge_expands
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xf32>, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index, %[[K:[a-z0-9_]+]]: index) -> tensor<?x2x?xf32> {
// CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[A]] {{\[\[}}0, 1, 2]] output_shape [%[[K]], 2, %[[J]]] : tensor<?xf32> into tensor<?x2x?xf32>
// CHECK-NEXT: return %[[EXPANDED]] : tensor<?x2x?xf32>
// CHECK-NEXT: }
func.func @merge_expands(%a: tensor<?xf32>, %i: index, %j: index, %k: index) -> tensor<?x2x?xf32> {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%i, %j] : tensor<?xf32> into tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%k, 2, %j] : tensor<?x?xf32> into tensor<?x2x?xf32>
  return %1 : tensor<?x2x?xf32>
}

// -----

// CHECK-LABEL: func.func @identities
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: tensor<f32>) -> (tensor<2x?xf32>, tensor<2x?xf32>, tensor<f32>) {
// CHECK-NEXT: return %[[A]], %[[A]], %[[B]] : tensor<2x?xf32>, tensor<2x?xf32>, tensor<f32>
// CHECK-NEXT: }
func.func @identities(%a: tensor<2x?xf32>, %i: index, %b: tensor<f32>) -> (tensor<2x?xf32>, tensor<2x?xf32>, tensor<f32>) {
  %0 = tensor.expand_shape %a [[0], [1]] output_shape [2, %i] : tensor<2x?xf32> into tensor<2x?xf32>
  %1 = tensor.collapse_shape %a [[0], [1]] : tensor<2x?xf32> into tensor<2x?xf32>
  %2 = tensor.expand_shape %b [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %3 = tensor.collapse_shape %2 [] : tensor<1x1xf32> into tensor<f32>
  return %0, %1, %3 : tensor<2x?xf32>, tensor<2x?xf32>, tensor<f32>
}

// -----

// CHECK-LABEL: func.func @ec_collapsed
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<6x4x5xf32>) -> tensor<24x5xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1], [2]] : tensor<6x4x5xf32> into tensor<24x5xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<24x5xf32>
// CHECK-NEXT: }
func.func @ec_collapsed(%a: tensor<6x4x5xf32>) -> tensor<24x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<6x4x5xf32> into tensor<120xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [24, 5] : tensor<120xf32> into tensor<24x5xf32>
  return %1 : tensor<24x5xf32>
}

// -----

// CHECK-LABEL: func.func @ec_expanded
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<24x5xf32>) -> tensor<6x4x5xf32> {
// CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[A]] {{\[\[}}0, 1], [2]] output_shape [6, 4, 5] : tensor<24x5xf32> into tensor<6x4x5xf32>
// CHECK-NEXT: return %[[EXPANDED]] : tensor<6x4x5xf32>
// CHECK-NEXT: }
func.func @ec_expanded(%a: tensor<24x5xf32>) -> tensor<6x4x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<24x5xf32> into tensor<120xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [6, 4, 5] : tensor<120xf32> into tensor<6x4x5xf32>
  return %1 : tensor<6x4x5xf32>
}

// -----

// CHECK-LABEL: func.func @ec_cut
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<6x4x5xf32>) -> tensor<8x15xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1, 2]] : tensor<6x4x5xf32> into tensor<120xf32>
// CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[COLLAPSED]] {{\[\[}}0, 1]] output_shape [8, 15] : tensor<120xf32> into tensor<8x15xf32>
// CHECK-NEXT: return %[[EXPANDED]] : tensor<8x15xf32>
// CHECK-NEXT: }
func.func @ec_cut(%a: tensor<6x4x5xf32>) -> tensor<8x15xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<6x4x5xf32> into tensor<120xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [8, 15] : tensor<120xf32> into tensor<8x15xf32>
  return %1 : tensor<8x15xf32>
}

// -----

// CHECK-LABEL: func.func @ec_dynamic(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<?x4x5xf32>, %[[I:[a-z0-9_]+]]: index) -> tensor<?x20xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0], [1, 2]] : tensor<?x4x5xf32> into tensor<?x20xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<?x20xf32>
// CHECK-NEXT: }
func.func @ec_dynamic(%a: tensor<?x4x5xf32>, %i: index) -> tensor<?x20xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x4x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i, 20] : tensor<?xf32> into tensor<?x20xf32>
  return %1 : tensor<?x20xf32>
}

// -----

// CHECK-LABEL: func.func @ec_dynamic2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x4x5xf32>, %[[I:[a-z0-9_]+]]: index) -> tensor<?x5xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1], [2]] : tensor<?x4x5xf32> into tensor<?x5xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<?x5xf32>
// CHECK-NEXT: }
func.func @ec_dynamic2(%a: tensor<?x4x5xf32>, %i: index) -> tensor<?x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x4x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i, 5] : tensor<?xf32> into tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}

// -----

// CHECK-LABEL: func.func @ec_dynamic3
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x5x?xf32>, %[[I:[a-z0-9_]+]]: index) -> tensor<20x?xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1], [2]] : tensor<4x5x?xf32> into tensor<20x?xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<20x?xf32>
// CHECK-NEXT: }
func.func @ec_dynamic3(%a: tensor<4x5x?xf32>, %i: index) -> tensor<20x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<4x5x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [20, %i] : tensor<?xf32> into tensor<20x?xf32>
  return %1 : tensor<20x?xf32>
}

// -----

// CHECK-LABEL: func.func @ec_units(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<1x4x1x5x1xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1], [2, 3, 4]] : tensor<1x4x1x5x1xf32> into tensor<4x5xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<4x5xf32>
// CHECK-NEXT: }
func.func @ec_units(%a: tensor<1x4x1x5x1xf32>) -> tensor<4x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3, 4]] : tensor<1x4x1x5x1xf32> into tensor<20xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, 5] : tensor<20xf32> into tensor<4x5xf32>
  return %1 : tensor<4x5xf32>
}

// -----

// CHECK-LABEL: func.func @ec_units2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x1x5xf32>) -> tensor<4x1x1x5xf32> {
// CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[A]] {{\[\[}}0], [1], [2, 3]] output_shape [4, 1, 1, 5] : tensor<4x1x5xf32> into tensor<4x1x1x5xf32>
// CHECK-NEXT: return %[[EXPANDED]] : tensor<4x1x1x5xf32>
// CHECK-NEXT: }
func.func @ec_units2(%a: tensor<4x1x5xf32>) -> tensor<4x1x1x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<4x1x5xf32> into tensor<20xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2, 3]] output_shape [4, 1, 1, 5] : tensor<20xf32> into tensor<4x1x1x5xf32>
  return %1 : tensor<4x1x1x5xf32>
}

// -----

// CHECK-LABEL: func.func @ec_units3
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x1x1x1xf32>) -> tensor<1x1xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0], [1, 2, 3]] : tensor<1x1x1x1xf32> into tensor<1x1xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<1x1xf32>
// CHECK-NEXT: }
func.func @ec_units3(%a: tensor<1x1x1x1xf32>) -> tensor<1x1xf32> {
  %0 = tensor.collapse_shape %a [] : tensor<1x1x1x1xf32> into tensor<f32>
  %1 = tensor.expand_shape %0 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  return %1 : tensor<1x1xf32>
}

// -----

// CHECK-LABEL: func.func @ec_mixed(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<2x3x20xf32>) -> tensor<6x4x5xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1], [2]] : tensor<2x3x20xf32> into tensor<6x20xf32>
// CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[COLLAPSED]] {{\[\[}}0], [1, 2]] output_shape [6, 4, 5] : tensor<6x20xf32> into tensor<6x4x5xf32>
// CHECK-NEXT: return %[[EXPANDED]] : tensor<6x4x5xf32>
// CHECK-NEXT: }
func.func @ec_mixed(%a: tensor<2x3x20xf32>) -> tensor<6x4x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x20xf32> into tensor<6x20xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [6, 4, 5] : tensor<6x20xf32> into tensor<6x4x5xf32>
  return %1 : tensor<6x4x5xf32>
}

// -----

// CHECK-LABEL: func.func @ec_mixed2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x3x20xf32>) -> tensor<6x4x5x1xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1], [2]] : tensor<2x3x20xf32> into tensor<6x20xf32>
// CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[COLLAPSED]] {{\[\[}}0], [1, 2, 3]] output_shape [6, 4, 5, 1] : tensor<6x20xf32> into tensor<6x4x5x1xf32>
// CHECK-NEXT: return %[[EXPANDED]] : tensor<6x4x5x1xf32>
// CHECK-NEXT: }
func.func @ec_mixed2(%a: tensor<2x3x20xf32>) -> tensor<6x4x5x1xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x20xf32> into tensor<6x20xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2, 3]] output_shape [6, 4, 5, 1] : tensor<6x20xf32> into tensor<6x4x5x1xf32>
  return %1 : tensor<6x4x5x1xf32>
}

// -----

// CHECK-LABEL: func.func @ec_dd
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?x3xf32>, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1, 2]] : tensor<?x?x3xf32> into tensor<?xf32>
// CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[COLLAPSED]] {{\[\[}}0, 1]] output_shape [%[[I]], %[[J]]] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %[[EXPANDED]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @ec_dd(%a: tensor<?x?x3xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x?x3xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i, %j] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @ec_zero
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<0x3x2xf32>) -> tensor<0x6xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0], [1, 2]] : tensor<0x3x2xf32> into tensor<0x6xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<0x6xf32>
// CHECK-NEXT: }
func.func @ec_zero(%a: tensor<0x3x2xf32>) -> tensor<0x6xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<0x3x2xf32> into tensor<0xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [0, 6] : tensor<0xf32> into tensor<0x6xf32>
  return %1 : tensor<0x6xf32>
}

// -----

// CHECK-LABEL: func.func @ce_cut
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<6x20xf32>) -> tensor<24x5xf32> {
// CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[A]] {{\[\[}}0], [1, 2]] output_shape [6, 4, 5] : tensor<6x20xf32> into tensor<6x4x5xf32>
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[EXPANDED]] {{\[\[}}0, 1], [2]] : tensor<6x4x5xf32> into tensor<24x5xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<24x5xf32>
// CHECK-NEXT: }
func.func @ce_cut(%a: tensor<6x20xf32>) -> tensor<24x5xf32> {
  %0 = tensor.expand_shape %a [[0], [1, 2]] output_shape [6, 4, 5] : tensor<6x20xf32> into tensor<6x4x5xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<6x4x5xf32> into tensor<24x5xf32>
  return %1 : tensor<24x5xf32>
}

// -----

// CHECK-LABEL: func.func @ce_collapsed
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<6x20xf32>) -> tensor<120xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1]] : tensor<6x20xf32> into tensor<120xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<120xf32>
// CHECK-NEXT: }
func.func @ce_collapsed(%a: tensor<6x20xf32>) -> tensor<120xf32> {
  %0 = tensor.expand_shape %a [[0], [1, 2]] output_shape [6, 4, 5] : tensor<6x20xf32> into tensor<6x4x5xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<6x4x5xf32> into tensor<120xf32>
  return %1 : tensor<120xf32>
}

// -----

// CHECK-LABEL: func.func @ce_expanded
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<120xf32>) -> tensor<6x20xf32> {
// CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[A]] {{\[\[}}0, 1]] output_shape [6, 20] : tensor<120xf32> into tensor<6x20xf32>
// CHECK-NEXT: return %[[EXPANDED]] : tensor<6x20xf32>
// CHECK-NEXT: }
func.func @ce_expanded(%a: tensor<120xf32>) -> tensor<6x20xf32> {
  %0 = tensor.expand_shape %a [[0, 1, 2]] output_shape [6, 4, 5] : tensor<120xf32> into tensor<6x4x5xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<6x4x5xf32> into tensor<6x20xf32>
  return %1 : tensor<6x20xf32>
}

// -----

// CHECK-LABEL: func.func @ce_rank0(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<f32>) -> tensor<1xf32> {
// CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[A]] [] output_shape [1] : tensor<f32> into tensor<1xf32>
// CHECK-NEXT: return %[[EXPANDED]] : tensor<1xf32>
// CHECK-NEXT: }
func.func @ce_rank0(%a: tensor<f32>) -> tensor<1xf32> {
  %0 = tensor.expand_shape %a [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
  return %1 : tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @ce_rank0b
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1xf32>) -> tensor<f32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] [] : tensor<1xf32> into tensor<f32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<f32>
// CHECK-NEXT: }
func.func @ce_rank0b(%a: tensor<1xf32>) -> tensor<f32> {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
  %1 = tensor.collapse_shape %0 [] : tensor<1x1xf32> into tensor<f32>
  return %1 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @splats
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f32, %[[N:[a-z0-9_]+]]: index) -> (tensor<6xf32>, tensor<2x3xf32>, tensor<?xf32>) {
// CHECK-NEXT: %[[SPLAT:.*]] = tensor.splat %[[X]] : tensor<6xf32>
// CHECK-NEXT: %[[SPLAT_0:.*]] = tensor.splat %[[X]] : tensor<2x3xf32>
// CHECK-NEXT: %[[SPLAT_1:.*]] = tensor.splat %[[X]][%[[N]]] : tensor<?x3xf32>
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[SPLAT_1]] {{\[\[}}0, 1]] : tensor<?x3xf32> into tensor<?xf32>
// CHECK-NEXT: return %[[SPLAT]], %[[SPLAT_0]], %[[COLLAPSED]] : tensor<6xf32>, tensor<2x3xf32>, tensor<?xf32>
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

// CHECK-LABEL: func.func @elements
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32) -> (tensor<2x1xf32>, tensor<2xf32>) {
// CHECK-NEXT: %[[FROM_ELEMENTS:.*]] = tensor.from_elements %[[X]], %[[Y]] : tensor<2x1xf32>
// CHECK-NEXT: %[[FROM_ELEMENTS_0:.*]] = tensor.from_elements %[[X]], %[[Y]] : tensor<2xf32>
// CHECK-NEXT: return %[[FROM_ELEMENTS]], %[[FROM_ELEMENTS_0]] : tensor<2x1xf32>, tensor<2xf32>
// CHECK-NEXT: }
func.func @elements(%x: f32, %y: f32) -> (tensor<2x1xf32>, tensor<2xf32>) {
  %0 = tensor.from_elements %x, %y : tensor<2xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
  %2 = tensor.from_elements %x, %y : tensor<1x2xf32>
  %3 = tensor.collapse_shape %2 [[0, 1]] : tensor<1x2xf32> into tensor<2xf32>
  return %1, %3 : tensor<2x1xf32>, tensor<2xf32>
}

// -----

// CHECK-LABEL: func.func @collapse_cast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x3x?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1], [2]] : tensor<2x3x?xf32> into tensor<6x?xf32>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[COLLAPSED]] : tensor<6x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %[[COLLAPSED_0:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1, 2]] : tensor<2x3x?xf32> into tensor<?xf32>
// CHECK-NEXT: return %[[CAST]], %[[COLLAPSED_0]] : tensor<?x?xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @collapse_cast(%a: tensor<2x3x?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %0 = tensor.cast %a : tensor<2x3x?xf32> to tensor<?x?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  %2 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<?x?x?xf32> into tensor<?xf32>
  return %1, %2 : tensor<?x?xf32>, tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @expand_cast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<6x?xf32>, %[[I:[a-z0-9_]+]]: index) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
// CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[A]] : tensor<6x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[A]] {{\[\[}}0, 1], [2]] output_shape [2, 3, %[[C2]]] : tensor<6x?xf32> into tensor<2x3x?xf32>
// CHECK-NEXT: %[[CAST_0:.*]] = tensor.cast %[[EXPANDED]] : tensor<2x3x?xf32> to tensor<?x?x?xf32>
// CHECK-NEXT: %[[EXPANDED_1:.*]] = tensor.expand_shape %[[CAST]] {{\[\[}}0, 1], [2]] output_shape [2, %[[I]], %[[C2]]] : tensor<?x?xf32> into tensor<2x?x?xf32>
// CHECK-NEXT: %[[CAST_2:.*]] = tensor.cast %[[EXPANDED_1]] : tensor<2x?x?xf32> to tensor<?x?x?xf32>
// CHECK-NEXT: %[[CAST_3:.*]] = tensor.cast %[[CAST]] : tensor<?x?xf32> to tensor<9x?xf32>
// CHECK-NEXT: %[[EXPANDED_4:.*]] = tensor.expand_shape %[[CAST_3]] {{\[\[}}0, 1], [2]] output_shape [3, 3, %[[C2]]] : tensor<9x?xf32> into tensor<3x3x?xf32>
// CHECK-NEXT: %[[CAST_5:.*]] = tensor.cast %[[EXPANDED_4]] : tensor<3x3x?xf32> to tensor<?x?x?xf32>
// CHECK-NEXT: return %[[CAST_0]], %[[CAST_2]], %[[CAST_5]] : tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>
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

// CHECK-LABEL: func.func @expand_const
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xf32>, %[[I:[a-z0-9_]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[A]] {{\[\[}}0, 1]] output_shape [%[[C2]], %[[I]]] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %[[EXPANDED]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @expand_const(%a: tensor<?xf32>, %i: index) -> (tensor<?x?xf32>) {
  %c2 = arith.constant 2 : index
  %1 = tensor.expand_shape %a [[0, 1]] output_shape [%c2, %i] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @same_dyn
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT: return %[[A]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @same_dyn(%a: tensor<?x?xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %1 = tensor.expand_shape %a [[0], [1]] output_shape [%i, %j] : tensor<?x?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @c0
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x1x5xf32>, %[[I0:[a-z0-9_]+]]: index) -> tensor<?x5xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0], [1, 2]] : tensor<?x1x5xf32> into tensor<?x5xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<?x5xf32>
// CHECK-NEXT: }
func.func @c0(%a: tensor<?x1x5xf32>, %i0: index) -> tensor<?x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x1x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i0, 5] : tensor<?xf32> into tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}

// -----

// CHECK-LABEL: func.func @c1(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<?x4x1x5xf32>, %[[I0:[a-z0-9_]+]]: index) -> tensor<?x5xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1], [2, 3]] : tensor<?x4x1x5xf32> into tensor<?x5xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<?x5xf32>
// CHECK-NEXT: }
func.func @c1(%a: tensor<?x4x1x5xf32>, %i0: index) -> tensor<?x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<?x4x1x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i0, 5] : tensor<?xf32> into tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}

// -----

// CHECK-LABEL: func.func @c2(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<?x4x?x5xf32>, %[[I0:[a-z0-9_]+]]: index, %[[I1:[a-z0-9_]+]]: index) -> tensor<?x?x5xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1, 2, 3]] : tensor<?x4x?x5xf32> into tensor<?xf32>
// CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[COLLAPSED]] {{\[\[}}0, 1, 2]] output_shape [%[[I0]], %[[I1]], 5] : tensor<?xf32> into tensor<?x?x5xf32>
// CHECK-NEXT: return %[[EXPANDED]] : tensor<?x?x5xf32>
// CHECK-NEXT: }
func.func @c2(%a: tensor<?x4x?x5xf32>, %i0: index, %i1: index) -> tensor<?x?x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<?x4x?x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [%i0, %i1, 5] : tensor<?xf32> into tensor<?x?x5xf32>
  return %1 : tensor<?x?x5xf32>
}

// -----

// CHECK-LABEL: func.func @c3
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x4x?x5xf32>, %[[I0:[a-z0-9_]+]]: index) -> tensor<?x20xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1, 2, 3]] : tensor<?x4x?x5xf32> into tensor<?xf32>
// CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[COLLAPSED]] {{\[\[}}0, 1]] output_shape [%[[I0]], 20] : tensor<?xf32> into tensor<?x20xf32>
// CHECK-NEXT: return %[[EXPANDED]] : tensor<?x20xf32>
// CHECK-NEXT: }
func.func @c3(%a: tensor<?x4x?x5xf32>, %i0: index) -> tensor<?x20xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<?x4x?x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i0, 20] : tensor<?xf32> into tensor<?x20xf32>
  return %1 : tensor<?x20xf32>
}

// -----

// CHECK-LABEL: func.func @c4
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x?x5xf32>, %[[I1:[a-z0-9_]+]]: index) -> tensor<4x?xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0], [1, 2]] : tensor<4x?x5xf32> into tensor<4x?xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<4x?xf32>
// CHECK-NEXT: }
func.func @c4(%a: tensor<4x?x5xf32>, %i1: index) -> tensor<4x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<4x?x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, %i1] : tensor<?xf32> into tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}

// -----

// CHECK-LABEL: func.func @c5
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x?x5xf32>, %[[I0:[a-z0-9_]+]]: index) -> tensor<?x5xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1], [2]] : tensor<4x?x5xf32> into tensor<?x5xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<?x5xf32>
// CHECK-NEXT: }
func.func @c5(%a: tensor<4x?x5xf32>, %i0: index) -> tensor<?x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<4x?x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i0, 5] : tensor<?xf32> into tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}

// -----

// CHECK-LABEL: func.func @c6
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x5x?x5xf32>, %[[I1:[a-z0-9_]+]]: index) -> tensor<4x?x5xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0], [1, 2], [3]] : tensor<4x5x?x5xf32> into tensor<4x?x5xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<4x?x5xf32>
// CHECK-NEXT: }
func.func @c6(%a: tensor<4x5x?x5xf32>, %i1: index) -> tensor<4x?x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<4x5x?x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [4, %i1, 5] : tensor<?xf32> into tensor<4x?x5xf32>
  return %1 : tensor<4x?x5xf32>
}

// -----

// CHECK-LABEL: func.func @c7
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x1x?x5xf32>, %[[I1:[a-z0-9_]+]]: index) -> tensor<4x?x5xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0], [1, 2], [3]] : tensor<4x1x?x5xf32> into tensor<4x?x5xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<4x?x5xf32>
// CHECK-NEXT: }
func.func @c7(%a: tensor<4x1x?x5xf32>, %i1: index) -> tensor<4x?x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<4x1x?x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [4, %i1, 5] : tensor<?xf32> into tensor<4x?x5xf32>
  return %1 : tensor<4x?x5xf32>
}

// -----

// CHECK-LABEL: func.func @c8
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x?x1xf32>, %[[I1:[a-z0-9_]+]]: index) -> tensor<4x?xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0], [1, 2]] : tensor<4x?x1xf32> into tensor<4x?xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<4x?xf32>
// CHECK-NEXT: }
func.func @c8(%a: tensor<4x?x1xf32>, %i1: index) -> tensor<4x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<4x?x1xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, %i1] : tensor<?xf32> into tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}

// -----

// CHECK-LABEL: func.func @c9
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x?x4xf32>, %[[I0:[a-z0-9_]+]]: index) -> tensor<?x4xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1], [2]] : tensor<1x?x4xf32> into tensor<?x4xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<?x4xf32>
// CHECK-NEXT: }
func.func @c9(%a: tensor<1x?x4xf32>, %i0: index) -> tensor<?x4xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<1x?x4xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i0, 4] : tensor<?xf32> into tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// -----

// CHECK-LABEL: func.func @c10
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x?x4xf32>, %[[I1:[a-z0-9_]+]]: index) -> tensor<1x?xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0], [1, 2]] : tensor<1x?x4xf32> into tensor<1x?xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<1x?xf32>
// CHECK-NEXT: }
func.func @c10(%a: tensor<1x?x4xf32>, %i1: index) -> tensor<1x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<1x?x4xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [1, %i1] : tensor<?xf32> into tensor<1x?xf32>
  return %1 : tensor<1x?xf32>
}

// -----

// CHECK-LABEL: func.func @c11
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x?x4x3xf32>, %[[I1:[a-z0-9_]+]]: index) -> tensor<2x?x12xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0], [1], [2, 3]] : tensor<2x?x4x3xf32> into tensor<2x?x12xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<2x?x12xf32>
// CHECK-NEXT: }
func.func @c11(%a: tensor<2x?x4x3xf32>, %i1: index) -> tensor<2x?x12xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<2x?x4x3xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [2, %i1, 12] : tensor<?xf32> into tensor<2x?x12xf32>
  return %1 : tensor<2x?x12xf32>
}

// -----

// CHECK-LABEL: func.func @c12
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x4x?xf32>, %[[I0:[a-z0-9_]+]]: index, %[[I1:[a-z0-9_]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1, 2]] : tensor<?x4x?xf32> into tensor<?xf32>
// CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[COLLAPSED]] {{\[\[}}0, 1]] output_shape [%[[I0]], %[[I1]]] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %[[EXPANDED]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @c12(%a: tensor<?x4x?xf32>, %i0: index, %i1: index) -> tensor<?x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x4x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i0, %i1] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @c13
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x1x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0], [1, 2]] : tensor<4x1x5xf32> into tensor<4x5xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<4x5xf32>
// CHECK-NEXT: }
func.func @c13(%a: tensor<4x1x5xf32>) -> tensor<4x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<4x1x5xf32> into tensor<20xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, 5] : tensor<20xf32> into tensor<4x5xf32>
  return %1 : tensor<4x5xf32>
}

// -----

// CHECK-LABEL: func.func @c14
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x1x4x5xf32>) -> tensor<1x4x5xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0], [1, 2], [3]] : tensor<1x1x4x5xf32> into tensor<1x4x5xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<1x4x5xf32>
// CHECK-NEXT: }
func.func @c14(%a: tensor<1x1x4x5xf32>) -> tensor<1x4x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<1x1x4x5xf32> into tensor<20xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [1, 4, 5] : tensor<20xf32> into tensor<1x4x5xf32>
  return %1 : tensor<1x4x5xf32>
}

// -----

// CHECK-LABEL: func.func @c15
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1], [2]] : tensor<1x4x5xf32> into tensor<4x5xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<4x5xf32>
// CHECK-NEXT: }
func.func @c15(%a: tensor<1x4x5xf32>) -> tensor<4x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<1x4x5xf32> into tensor<20xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, 5] : tensor<20xf32> into tensor<4x5xf32>
  return %1 : tensor<4x5xf32>
}

// -----

// CHECK-LABEL: func.func @c16
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x1x1x5x1xf32>) -> tensor<4x1x5xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0], [1], [2, 3, 4]] : tensor<4x1x1x5x1xf32> into tensor<4x1x5xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<4x1x5xf32>
// CHECK-NEXT: }
func.func @c16(%a: tensor<4x1x1x5x1xf32>) -> tensor<4x1x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3, 4]] : tensor<4x1x1x5x1xf32> into tensor<20xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [4, 1, 5] : tensor<20xf32> into tensor<4x1x5xf32>
  return %1 : tensor<4x1x5xf32>
}

// -----

// CHECK-LABEL: func.func @c17
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x1x?xf32>, %[[I1:[a-z0-9_]+]]: index) -> tensor<1x?xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0], [1, 2]] : tensor<1x1x?xf32> into tensor<1x?xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<1x?xf32>
// CHECK-NEXT: }
func.func @c17(%a: tensor<1x1x?xf32>, %i1: index) -> tensor<1x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<1x1x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [1, %i1] : tensor<?xf32> into tensor<1x?xf32>
  return %1 : tensor<1x?xf32>
}

// -----

// CHECK-LABEL: func.func @c18
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x1x1xf32>, %[[I0:[a-z0-9_]+]]: index) -> tensor<?x1xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0], [1, 2]] : tensor<?x1x1xf32> into tensor<?x1xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<?x1xf32>
// CHECK-NEXT: }
func.func @c18(%a: tensor<?x1x1xf32>, %i0: index) -> tensor<?x1xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x1x1xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i0, 1] : tensor<?xf32> into tensor<?x1xf32>
  return %1 : tensor<?x1xf32>
}

// -----

// CHECK-LABEL: func.func @c19
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x2x2x3xf32>) -> tensor<4x6xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1], [2, 3]] : tensor<2x2x2x3xf32> into tensor<4x6xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<4x6xf32>
// CHECK-NEXT: }
func.func @c19(%a: tensor<2x2x2x3xf32>) -> tensor<4x6xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<2x2x2x3xf32> into tensor<24xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, 6] : tensor<24xf32> into tensor<4x6xf32>
  return %1 : tensor<4x6xf32>
}

// -----

// CHECK-LABEL: func.func @c20
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x5x5xf32>, %[[I0:[a-z0-9_]+]]: index) -> tensor<?x5xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1, 2]] : tensor<?x5x5xf32> into tensor<?xf32>
// CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[COLLAPSED]] {{\[\[}}0, 1]] output_shape [%[[I0]], 5] : tensor<?xf32> into tensor<?x5xf32>
// CHECK-NEXT: return %[[EXPANDED]] : tensor<?x5xf32>
// CHECK-NEXT: }
func.func @c20(%a: tensor<?x5x5xf32>, %i0: index) -> tensor<?x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x5x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i0, 5] : tensor<?xf32> into tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}

// -----

// CHECK-LABEL: func.func @c21
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?x5xf32>, %[[I0:[a-z0-9_]+]]: index) -> tensor<?x5xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1], [2]] : tensor<?x?x5xf32> into tensor<?x5xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<?x5xf32>
// CHECK-NEXT: }
func.func @c21(%a: tensor<?x?x5xf32>, %i0: index) -> tensor<?x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x?x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i0, 5] : tensor<?xf32> into tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}

// -----

// CHECK-LABEL: func.func @c22
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<0x3x2xf32>) -> tensor<0x6xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0], [1, 2]] : tensor<0x3x2xf32> into tensor<0x6xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<0x6xf32>
// CHECK-NEXT: }
func.func @c22(%a: tensor<0x3x2xf32>) -> tensor<0x6xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<0x3x2xf32> into tensor<0xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [0, 6] : tensor<0xf32> into tensor<0x6xf32>
  return %1 : tensor<0x6xf32>
}

// -----

// CHECK-LABEL: func.func @c23
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x0x3xf32>) -> tensor<0x3xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1, 2]] : tensor<2x0x3xf32> into tensor<0xf32>
// CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[COLLAPSED]] {{\[\[}}0, 1]] output_shape [0, 3] : tensor<0xf32> into tensor<0x3xf32>
// CHECK-NEXT: return %[[EXPANDED]] : tensor<0x3xf32>
// CHECK-NEXT: }
func.func @c23(%a: tensor<2x0x3xf32>) -> tensor<0x3xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<2x0x3xf32> into tensor<0xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [0, 3] : tensor<0xf32> into tensor<0x3xf32>
  return %1 : tensor<0x3xf32>
}

// -----

// CHECK-LABEL: func.func @c24
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3x2x0xf32>) -> tensor<6x0xf32> {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1], [2]] : tensor<3x2x0xf32> into tensor<6x0xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<6x0xf32>
// CHECK-NEXT: }
func.func @c24(%a: tensor<3x2x0xf32>) -> tensor<6x0xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<3x2x0xf32> into tensor<0xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [6, 0] : tensor<0xf32> into tensor<6x0xf32>
  return %1 : tensor<6x0xf32>
}
