// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s

// Patterns of vector.extract.

// Part of a broadcast is a smaller broadcast.
// CHECK-LABEL: func.func @of_broadcast(
// CHECK-SAME: {{^}}%[[S:[a-z0-9_]+]]: f32, %[[A:[a-z0-9_]+]]: vector<3x1xf32>, %[[B:[a-z0-9_]+]]: vector<f32>) -> (vector<4xf32>, vector<3x4xf32>, vector<4xf32>) {
// CHECK-NEXT:   %[[BROADCAST:.*]] = vector.broadcast %[[S]] : f32 to vector<4xf32>
// CHECK-NEXT:   %[[BROADCAST_1:.*]] = vector.broadcast %[[A]] : vector<3x1xf32> to vector<3x4xf32>
// CHECK-NEXT:   %[[BROADCAST_2:.*]] = vector.broadcast %[[B]] : vector<f32> to vector<4xf32>
// CHECK-NEXT:   return %[[BROADCAST]], %[[BROADCAST_1]], %[[BROADCAST_2]] : vector<4xf32>, vector<3x4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @of_broadcast(%s: f32, %a: vector<3x1xf32>, %b: vector<f32>) -> (vector<4xf32>, vector<3x4xf32>, vector<4xf32>) {
  %0 = vector.broadcast %s : f32 to vector<2x4xf32>
  %1 = vector.extract %0[1] : vector<4xf32> from vector<2x4xf32>
  %2 = vector.broadcast %a : vector<3x1xf32> to vector<2x3x4xf32>
  %3 = vector.extract %2[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %4 = vector.broadcast %b : vector<f32> to vector<2x4xf32>
  %5 = vector.extract %4[1] : vector<4xf32> from vector<2x4xf32>
  return %1, %3, %5 : vector<4xf32>, vector<3x4xf32>, vector<4xf32>
}

// -----

// The source has too many dimensions.
// CHECK-LABEL: func.func @of_broadcast_of_more_dims
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<1x1xf32>) -> vector<4xf32> {
// CHECK-NEXT:   %[[BROADCAST:.*]] = vector.broadcast %[[A]] : vector<1x1xf32> to vector<2x4xf32>
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[BROADCAST]][1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:   return %[[EXTRACT]] : vector<4xf32>
// CHECK-NEXT: }
func.func @of_broadcast_of_more_dims(%a: vector<1x1xf32>) -> vector<4xf32> {
  %0 = vector.broadcast %a : vector<1x1xf32> to vector<2x4xf32>
  %1 = vector.extract %0[1] : vector<4xf32> from vector<2x4xf32>
  return %1 : vector<4xf32>
}

// -----

// Leading dimensions of size 1 repeat nothing.
// CHECK-LABEL: func.func @of_leading_unit_dims
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<3xf32>, %[[I:[a-z0-9_]+]]: index) -> vector<1x3xf32> {
// CHECK-NEXT:   %[[BROADCAST:.*]] = vector.broadcast %[[A]] : vector<3xf32> to vector<1x3xf32>
// CHECK-NEXT:   return %[[BROADCAST]] : vector<1x3xf32>
// CHECK-NEXT: }
func.func @of_leading_unit_dims(%a: vector<3xf32>, %i: index) -> vector<1x3xf32> {
  %0 = vector.shape_cast %a : vector<3xf32> to vector<1x1x3xf32>
  %1 = vector.extract %0[%i] : vector<1x3xf32> from vector<1x1x3xf32>
  return %1 : vector<1x3xf32>
}

// -----

// All elements, of another shape.
// CHECK-LABEL: func.func @of_shape_cast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x3xf32>, %[[B:[a-z0-9_]+]]: vector<2x[1]xf32>, %[[I:[a-z0-9_]+]]: index) -> (vector<6xf32>, vector<2xf32>) {
// CHECK-NEXT:   %[[SHAPE_CAST:.*]] = vector.shape_cast %[[A]] : vector<2x3xf32> to vector<6xf32>
// CHECK-NEXT:   %[[SHAPE_CAST_1:.*]] = vector.shape_cast %[[B]] : vector<2x[1]xf32> to vector<[1]x2xf32>
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[SHAPE_CAST_1]][0] : vector<2xf32> from vector<[1]x2xf32>
// CHECK-NEXT:   return %[[SHAPE_CAST]], %[[EXTRACT]] : vector<6xf32>, vector<2xf32>
// CHECK-NEXT: }
func.func @of_shape_cast(%a: vector<2x3xf32>, %b: vector<2x[1]xf32>, %i: index) -> (vector<6xf32>, vector<2xf32>) {
  %0 = vector.shape_cast %a : vector<2x3xf32> to vector<1x6xf32>
  %1 = vector.extract %0[%i] : vector<6xf32> from vector<1x6xf32>
  %2 = vector.shape_cast %b : vector<2x[1]xf32> to vector<[1]x2xf32>
  %3 = vector.extract %2[0] : vector<2xf32> from vector<[1]x2xf32>
  return %1, %3 : vector<6xf32>, vector<2xf32>
}

// -----

// A slice of given elements.
// CHECK-LABEL: func.func @of_elements
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) -> (vector<2xf32>, vector<2xf32>) {
// CHECK-NEXT:   %[[FROM_ELEMENTS:.*]] = vector.from_elements %[[A]], %[[B]], %[[B]], %[[A]] : vector<2x2xf32>
// CHECK-NEXT:   %[[FROM_ELEMENTS_1:.*]] = vector.from_elements %[[B]], %[[A]] : vector<2xf32>
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[FROM_ELEMENTS]][%[[I]]] : vector<2xf32> from vector<2x2xf32>
// CHECK-NEXT:   return %[[FROM_ELEMENTS_1]], %[[EXTRACT]] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT: }
func.func @of_elements(%a: f32, %b: f32, %i: index) -> (vector<2xf32>, vector<2xf32>) {
  %0 = vector.from_elements %a, %b, %b, %a : vector<2x2xf32>
  %1 = vector.extract %0[1] : vector<2xf32> from vector<2x2xf32>
  %2 = vector.extract %0[%i] : vector<2xf32> from vector<2x2xf32>
  return %1, %2 : vector<2xf32>, vector<2xf32>
}

// -----

// A slice of a mask: it is set in the other dimensions, or nowhere.
// CHECK-LABEL: func.func @of_create_mask(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: index, %[[I:[a-z0-9_]+]]: index) -> (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>) {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<false> : vector<[4]xi1>
// CHECK-NEXT:   %[[CREATE_MASK:.*]] = vector.create_mask %[[A]] : vector<[4]xi1>
// CHECK-NEXT:   %[[CREATE_MASK_1:.*]] = vector.create_mask %[[A]] : vector<[4]xi1>
// CHECK-NEXT:   return %[[CREATE_MASK]], %[[CST]], %[[CREATE_MASK_1]] : vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>
// CHECK-NEXT: }
func.func @of_create_mask(%a: index, %i: index) -> (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %mask = vector.create_mask %c2, %a : vector<3x[4]xi1>
  %all = vector.create_mask %c3, %a : vector<3x[4]xi1>
  %0 = vector.extract %mask[1] : vector<[4]xi1> from vector<3x[4]xi1>
  %1 = vector.extract %mask[2] : vector<[4]xi1> from vector<3x[4]xi1>
  %2 = vector.extract %all[%i] : vector<[4]xi1> from vector<3x[4]xi1>
  return %0, %1, %2 : vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>
}

// -----

// The size in the first dimension is unknown; row 3 of the second dimension is not set.
// CHECK-LABEL: func.func @of_create_mask_second_dim
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[I:[a-z0-9_]+]]: index) -> (vector<6xi1>, vector<6xi1>) {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<false> : vector<6xi1>
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[MASK:.*]] = vector.create_mask %[[A]], %[[C2]], %[[A]] : vector<4x5x6xi1>
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[MASK]][1, 1] : vector<6xi1> from vector<4x5x6xi1>
// CHECK-NEXT:   return %[[CST]], %[[EXTRACT]] : vector<6xi1>, vector<6xi1>
// CHECK-NEXT: }
func.func @of_create_mask_second_dim(%a: index, %i: index) -> (vector<6xi1>, vector<6xi1>) {
  %c2 = arith.constant 2 : index
  %mask = vector.create_mask %a, %c2, %a : vector<4x5x6xi1>
  %0 = vector.extract %mask[1, 3] : vector<6xi1> from vector<4x5x6xi1>
  %1 = vector.extract %mask[1, 1] : vector<6xi1> from vector<4x5x6xi1>
  return %0, %1 : vector<6xi1>, vector<6xi1>
}

// -----

// A scalable dimension may have rows that are not set.
// CHECK-LABEL: func.func @of_scalable_create_mask
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[I:[a-z0-9_]+]]: index) -> vector<5xi1> {
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[MASK:.*]] = vector.create_mask %[[C4]], %[[A]] : vector<[4]x5xi1>
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[MASK]][%[[I]]] : vector<5xi1> from vector<[4]x5xi1>
// CHECK-NEXT:   return %[[EXTRACT]] : vector<5xi1>
// CHECK-NEXT: }
func.func @of_scalable_create_mask(%a: index, %i: index) -> vector<5xi1> {
  %c4 = arith.constant 4 : index
  %mask = vector.create_mask %c4, %a : vector<[4]x5xi1>
  %0 = vector.extract %mask[%i] : vector<5xi1> from vector<[4]x5xi1>
  return %0 : vector<5xi1>
}

// -----

// An extracted element of a mask is not folded.
// CHECK-LABEL: func.func @element_of_create_mask
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index) -> i1 {
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[MASK:.*]] = vector.create_mask %[[C2]], %[[A]] : vector<4x5xi1>
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[MASK]][1, 1] : i1 from vector<4x5xi1>
// CHECK-NEXT:   return %[[EXTRACT]] : i1
// CHECK-NEXT: }
func.func @element_of_create_mask(%a: index) -> i1 {
  %c2 = arith.constant 2 : index
  %mask = vector.create_mask %c2, %a : vector<4x5xi1>
  %0 = vector.extract %mask[1, 1] : i1 from vector<4x5xi1>
  return %0 : i1
}
