// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s

// Patterns of vector.broadcast, shape_cast, transpose and shuffle.

// CHECK-LABEL: func.func @broadcast_of_broadcast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<1xf32>) -> vector<3x2x4xf32> {
// CHECK-NEXT: %[[BROADCAST:.*]] = vector.broadcast %[[A]] : vector<1xf32> to vector<3x2x4xf32>
// CHECK-NEXT: return %[[BROADCAST]] : vector<3x2x4xf32>
// CHECK-NEXT: }
// A chain of broadcasts.
func.func @broadcast_of_broadcast(%a: vector<1xf32>) -> vector<3x2x4xf32> {
  %0 = vector.broadcast %a : vector<1xf32> to vector<2x4xf32>
  %1 = vector.broadcast %0 : vector<2x4xf32> to vector<3x2x4xf32>
  return %1 : vector<3x2x4xf32>
}

// -----

// CHECK-LABEL: func.func @shape_cast_of_broadcast
// CHECK-SAME: (%[[S:[a-z0-9_]+]]: f32, %[[A:[a-z0-9_]+]]: vector<3x4xf32>, %[[B:[a-z0-9_]+]]: vector<1x1xi8>) -> (vector<[8]xf32>, vector<2x1x3x4xf32>, vector<1x6x1x4xi8>) {
// CHECK-NEXT: %[[BROADCAST:.*]] = vector.broadcast %[[S]] : f32 to vector<[8]xf32>
// CHECK-NEXT: %[[BROADCAST_1:.*]] = vector.broadcast %[[A]] : vector<3x4xf32> to vector<2x1x3x4xf32>
// CHECK-NEXT: %[[BROADCAST_2:.*]] = vector.broadcast %[[B]] : vector<1x1xi8> to vector<1x6x1x4xi8>
// CHECK-NEXT: return %[[BROADCAST]], %[[BROADCAST_1]], %[[BROADCAST_2]] : vector<[8]xf32>, vector<2x1x3x4xf32>, vector<1x6x1x4xi8>
// CHECK-NEXT: }
// To another shape in which the same is repeated.
func.func @shape_cast_of_broadcast(%s: f32, %a: vector<3x4xf32>, %b: vector<1x1xi8>) -> (vector<[8]xf32>, vector<2x1x3x4xf32>, vector<1x6x1x4xi8>) {
  %0 = vector.broadcast %s : f32 to vector<2x[4]xf32>
  %1 = vector.shape_cast %0 : vector<2x[4]xf32> to vector<[8]xf32>
  %2 = vector.broadcast %a : vector<3x4xf32> to vector<2x3x4xf32>
  %3 = vector.shape_cast %2 : vector<2x3x4xf32> to vector<2x1x3x4xf32>
  %4 = vector.broadcast %b : vector<1x1xi8> to vector<6x4xi8>
  %5 = vector.shape_cast %4 : vector<6x4xi8> to vector<1x6x1x4xi8>
  return %1, %3, %5 : vector<[8]xf32>, vector<2x1x3x4xf32>, vector<1x6x1x4xi8>
}

// -----

// CHECK-LABEL: func.func @shape_cast_of_unit_broadcast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<3xf32>) -> vector<3x1xf32> {
// CHECK-NEXT: %[[SHAPE_CAST:.*]] = vector.shape_cast %[[A]] : vector<3xf32> to vector<3x1xf32>
// CHECK-NEXT: return %[[SHAPE_CAST]] : vector<3x1xf32>
// CHECK-NEXT: }
// Nothing was repeated.
func.func @shape_cast_of_unit_broadcast(%a: vector<3xf32>) -> vector<3x1xf32> {
  %0 = vector.broadcast %a : vector<3xf32> to vector<1x3xf32>
  %1 = vector.shape_cast %0 : vector<1x3xf32> to vector<3x1xf32>
  return %1 : vector<3x1xf32>
}

// -----

// CHECK-LABEL: func.func @shape_cast_of_other_broadcast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<3x4xf32>) -> vector<6x4xf32> {
// CHECK-NEXT: %[[BROADCAST:.*]] = vector.broadcast %[[A]] : vector<3x4xf32> to vector<2x3x4xf32>
// CHECK-NEXT: %[[SHAPE_CAST:.*]] = vector.shape_cast %[[BROADCAST]] : vector<2x3x4xf32> to vector<6x4xf32>
// CHECK-NEXT: return %[[SHAPE_CAST]] : vector<6x4xf32>
// CHECK-NEXT: }
// There is no such broadcast.
func.func @shape_cast_of_other_broadcast(%a: vector<3x4xf32>) -> vector<6x4xf32> {
  %0 = vector.broadcast %a : vector<3x4xf32> to vector<2x3x4xf32>
  %1 = vector.shape_cast %0 : vector<2x3x4xf32> to vector<6x4xf32>
  return %1 : vector<6x4xf32>
}

// -----

// CHECK-LABEL: func.func @shape_cast_of_repeated_column
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<4x1xf32>) -> vector<2x2x4x1xf32> {
// CHECK-NEXT: %[[BROADCAST:.*]] = vector.broadcast %[[A]] : vector<4x1xf32> to vector<4x4xf32>
// CHECK-NEXT: %[[SHAPE_CAST:.*]] = vector.shape_cast %[[BROADCAST]] : vector<4x4xf32> to vector<2x2x4x1xf32>
// CHECK-NEXT: return %[[SHAPE_CAST]] : vector<2x2x4x1xf32>
// CHECK-NEXT: }
// A broadcast to that shape repeats rows, not the elements of a column.
func.func @shape_cast_of_repeated_column(%a: vector<4x1xf32>) -> vector<2x2x4x1xf32> {
  %0 = vector.broadcast %a : vector<4x1xf32> to vector<4x4xf32>
  %1 = vector.shape_cast %0 : vector<4x4xf32> to vector<2x2x4x1xf32>
  return %1 : vector<2x2x4x1xf32>
}

// -----

// CHECK-LABEL: func.func @shape_cast_of_mask
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index) -> (vector<[4]xi1>, vector<2x4xi1>) {
// CHECK-NEXT: %[[CREATE_MASK:.*]] = vector.create_mask %[[A]] : vector<[4]xi1>
// CHECK-NEXT: %[[CONSTANT_MASK:.*]] = vector.constant_mask [1, 3] : vector<2x4xi1>
// CHECK-NEXT: return %[[CREATE_MASK]], %[[CONSTANT_MASK]] : vector<[4]xi1>, vector<2x4xi1>
// CHECK-NEXT: }
// Masks that are set along trailing dimensions of size 1.
func.func @shape_cast_of_mask(%a: index) -> (vector<[4]xi1>, vector<2x4xi1>) {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %a, %c1 : vector<[4]x1xi1>
  %1 = vector.shape_cast %0 : vector<[4]x1xi1> to vector<[4]xi1>
  %2 = vector.constant_mask [1, 3, 1, 1] : vector<2x4x1x1xi1>
  %3 = vector.shape_cast %2 : vector<2x4x1x1xi1> to vector<2x4xi1>
  return %1, %3 : vector<[4]xi1>, vector<2x4xi1>
}

// -----

// CHECK-LABEL: func.func @shape_cast_of_other_mask
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index) -> (vector<4xi1>, vector<4x1xi1>, vector<4xi1>) {
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[CREATE_MASK:.*]] = vector.create_mask %[[C1]], %[[A]] : vector<1x4xi1>
// CHECK-NEXT: %[[SHAPE_CAST:.*]] = vector.shape_cast %[[CREATE_MASK]] : vector<1x4xi1> to vector<4xi1>
// CHECK-NEXT: %[[CONSTANT_MASK:.*]] = vector.constant_mask [2, 1, 1] : vector<4x1x1xi1>
// CHECK-NEXT: %[[SHAPE_CAST_1:.*]] = vector.shape_cast %[[CONSTANT_MASK]] : vector<4x1x1xi1> to vector<4x1xi1>
// CHECK-NEXT: %[[CREATE_MASK_1:.*]] = vector.create_mask %[[A]], %[[A]] : vector<4x1xi1>
// CHECK-NEXT: %[[SHAPE_CAST_2:.*]] = vector.shape_cast %[[CREATE_MASK_1]] : vector<4x1xi1> to vector<4xi1>
// CHECK-NEXT: return %[[SHAPE_CAST]], %[[SHAPE_CAST_1]], %[[SHAPE_CAST_2]] : vector<4xi1>, vector<4x1xi1>, vector<4xi1>
// CHECK-NEXT: }
// Leading dimensions, some of them, a size that is not known to be 1.
func.func @shape_cast_of_other_mask(%a: index) -> (vector<4xi1>, vector<4x1xi1>, vector<4xi1>) {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %c1, %a : vector<1x4xi1>
  %1 = vector.shape_cast %0 : vector<1x4xi1> to vector<4xi1>
  %2 = vector.constant_mask [2, 1, 1] : vector<4x1x1xi1>
  %3 = vector.shape_cast %2 : vector<4x1x1xi1> to vector<4x1xi1>
  %4 = vector.create_mask %a, %a : vector<4x1xi1>
  %5 = vector.shape_cast %4 : vector<4x1xi1> to vector<4xi1>
  return %1, %3, %5 : vector<4xi1>, vector<4x1xi1>, vector<4xi1>
}

// -----

// CHECK-LABEL: func.func @transpose_of_broadcast
// CHECK-SAME: (%[[S:[a-z0-9_]+]]: f32, %[[A:[a-z0-9_]+]]: vector<4x1x1x7xi8>, %[[B:[a-z0-9_]+]]: vector<f32>) -> (vector<3x2xf32>, vector<3x4x6x5x7xi8>, vector<3x2xf32>) {
// CHECK-NEXT: %[[BROADCAST:.*]] = vector.broadcast %[[S]] : f32 to vector<3x2xf32>
// CHECK-NEXT: %[[BROADCAST_1:.*]] = vector.broadcast %[[A]] : vector<4x1x1x7xi8> to vector<3x4x6x5x7xi8>
// CHECK-NEXT: %[[BROADCAST_2:.*]] = vector.broadcast %[[B]] : vector<f32> to vector<3x2xf32>
// CHECK-NEXT: return %[[BROADCAST]], %[[BROADCAST_1]], %[[BROADCAST_2]] : vector<3x2xf32>, vector<3x4x6x5x7xi8>, vector<3x2xf32>
// CHECK-NEXT: }
// Dimensions that are repeated change places with each other.
func.func @transpose_of_broadcast(%s: f32, %a: vector<4x1x1x7xi8>, %b: vector<f32>) -> (vector<3x2xf32>, vector<3x4x6x5x7xi8>, vector<3x2xf32>) {
  %0 = vector.broadcast %s : f32 to vector<2x3xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %2 = vector.broadcast %a : vector<4x1x1x7xi8> to vector<3x4x5x6x7xi8>
  %3 = vector.transpose %2, [0, 1, 3, 2, 4] : vector<3x4x5x6x7xi8> to vector<3x4x6x5x7xi8>
  %4 = vector.broadcast %b : vector<f32> to vector<2x3xf32>
  %5 = vector.transpose %4, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %1, %3, %5 : vector<3x2xf32>, vector<3x4x6x5x7xi8>, vector<3x2xf32>
}

// -----

// CHECK-LABEL: func.func @transpose_of_other_broadcast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<3xf32>, %[[B:[a-z0-9_]+]]: vector<4x1xf32>) -> (vector<3x2xf32>, vector<3x4x2xf32>) {
// CHECK-NEXT: %[[BROADCAST:.*]] = vector.broadcast %[[A]] : vector<3xf32> to vector<2x3xf32>
// CHECK-NEXT: %[[TRANSPOSE:.*]] = vector.transpose %[[BROADCAST]], [1, 0] : vector<2x3xf32> to vector<3x2xf32>
// CHECK-NEXT: %[[BROADCAST_1:.*]] = vector.broadcast %[[B]] : vector<4x1xf32> to vector<2x4x3xf32>
// CHECK-NEXT: %[[TRANSPOSE_1:.*]] = vector.transpose %[[BROADCAST_1]], [2, 1, 0] : vector<2x4x3xf32> to vector<3x4x2xf32>
// CHECK-NEXT: return %[[TRANSPOSE]], %[[TRANSPOSE_1]] : vector<3x2xf32>, vector<3x4x2xf32>
// CHECK-NEXT: }
// Others do, or others are between.
func.func @transpose_of_other_broadcast(%a: vector<3xf32>, %b: vector<4x1xf32>) -> (vector<3x2xf32>, vector<3x4x2xf32>) {
  %0 = vector.broadcast %a : vector<3xf32> to vector<2x3xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %2 = vector.broadcast %b : vector<4x1xf32> to vector<2x4x3xf32>
  %3 = vector.transpose %2, [2, 1, 0] : vector<2x4x3xf32> to vector<3x4x2xf32>
  return %1, %3 : vector<3x2xf32>, vector<3x4x2xf32>
}

// -----

// CHECK-LABEL: func.func @transpose_of_transpose
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x3x4xf32>) -> (vector<4x2x3xf32>, vector<2x3x4xf32>) {
// CHECK-NEXT: %[[TRANSPOSE:.*]] = vector.transpose %[[A]], [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
// CHECK-NEXT: return %[[TRANSPOSE]], %[[A]] : vector<4x2x3xf32>, vector<2x3x4xf32>
// CHECK-NEXT: }
// Two transpositions.
func.func @transpose_of_transpose(%a: vector<2x3x4xf32>) -> (vector<4x2x3xf32>, vector<2x3x4xf32>) {
  %0 = vector.transpose %a, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
  %1 = vector.transpose %0, [1, 2, 0] : vector<3x4x2xf32> to vector<4x2x3xf32>
  %2 = vector.transpose %0, [2, 0, 1] : vector<3x4x2xf32> to vector<2x3x4xf32>
  return %1, %2 : vector<4x2x3xf32>, vector<2x3x4xf32>
}

// -----

// CHECK-LABEL: func.func @transpose_of_shape_cast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<8xf32>, %[[B:[a-z0-9_]+]]: vector<4x1xf32>) -> (vector<1x2x4xf32>, vector<4x1xf32>) {
// CHECK-NEXT: %[[SHAPE_CAST:.*]] = vector.shape_cast %[[A]] : vector<8xf32> to vector<1x2x4xf32>
// CHECK-NEXT: return %[[SHAPE_CAST]], %[[B]] : vector<1x2x4xf32>, vector<4x1xf32>
// CHECK-NEXT: }
// Only dimensions of size 1 move.
func.func @transpose_of_shape_cast(%a: vector<8xf32>, %b: vector<4x1xf32>) -> (vector<1x2x4xf32>, vector<4x1xf32>) {
  %0 = vector.shape_cast %a : vector<8xf32> to vector<2x1x4xf32>
  %1 = vector.transpose %0, [1, 0, 2] : vector<2x1x4xf32> to vector<1x2x4xf32>
  %2 = vector.shape_cast %b : vector<4x1xf32> to vector<1x4xf32>
  %3 = vector.transpose %2, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  return %1, %3 : vector<1x2x4xf32>, vector<4x1xf32>
}

// -----

// CHECK-LABEL: func.func @transpose_of_other_shape_cast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<8xf32>) -> vector<4x1x2xf32> {
// CHECK-NEXT: %[[SHAPE_CAST:.*]] = vector.shape_cast %[[A]] : vector<8xf32> to vector<2x1x4xf32>
// CHECK-NEXT: %[[TRANSPOSE:.*]] = vector.transpose %[[SHAPE_CAST]], [2, 1, 0] : vector<2x1x4xf32> to vector<4x1x2xf32>
// CHECK-NEXT: return %[[TRANSPOSE]] : vector<4x1x2xf32>
// CHECK-NEXT: }
// Others move.
func.func @transpose_of_other_shape_cast(%a: vector<8xf32>) -> vector<4x1x2xf32> {
  %0 = vector.shape_cast %a : vector<8xf32> to vector<2x1x4xf32>
  %1 = vector.transpose %0, [2, 1, 0] : vector<2x1x4xf32> to vector<4x1x2xf32>
  return %1 : vector<4x1x2xf32>
}

// -----

// CHECK-LABEL: func.func @transpose_of_elements
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: f32, %[[C:[a-z0-9_]+]]: f32, %[[D:[a-z0-9_]+]]: f32) -> vector<2x1x2xf32> {
// CHECK-NEXT: %[[FROM_ELEMENTS:.*]] = vector.from_elements %[[A]], %[[C]], %[[B]], %[[D]] : vector<2x1x2xf32>
// CHECK-NEXT: return %[[FROM_ELEMENTS]] : vector<2x1x2xf32>
// CHECK-NEXT: }
// Given elements in another order.
func.func @transpose_of_elements(%a: f32, %b: f32, %c: f32, %d: f32) -> vector<2x1x2xf32> {
  %0 = vector.from_elements %a, %b, %c, %d : vector<1x2x2xf32>
  %1 = vector.transpose %0, [2, 0, 1] : vector<1x2x2xf32> to vector<2x1x2xf32>
  return %1 : vector<2x1x2xf32>
}

// -----

// CHECK-LABEL: func.func @transpose_of_mask
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index) -> (vector<4x2x3xi1>, vector<[5]x4xi1>) {
// CHECK-NEXT: %[[CONSTANT_MASK:.*]] = vector.constant_mask [3, 1, 2] : vector<4x2x3xi1>
// CHECK-NEXT: %[[CREATE_MASK:.*]] = vector.create_mask %[[B]], %[[A]] : vector<[5]x4xi1>
// CHECK-NEXT: return %[[CONSTANT_MASK]], %[[CREATE_MASK]] : vector<4x2x3xi1>, vector<[5]x4xi1>
// CHECK-NEXT: }
// Masks.
func.func @transpose_of_mask(%a: index, %b: index) -> (vector<4x2x3xi1>, vector<[5]x4xi1>) {
  %0 = vector.constant_mask [1, 2, 3] : vector<2x3x4xi1>
  %1 = vector.transpose %0, [2, 0, 1] : vector<2x3x4xi1> to vector<4x2x3xi1>
  %2 = vector.create_mask %a, %b : vector<4x[5]xi1>
  %3 = vector.transpose %2, [1, 0] : vector<4x[5]xi1> to vector<[5]x4xi1>
  return %1, %3 : vector<4x2x3xi1>, vector<[5]x4xi1>
}

// -----

// CHECK-LABEL: func.func @shuffle_0d
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<f32>, %[[B:[a-z0-9_]+]]: vector<f32>) -> (vector<1xf32>, vector<1xf32>, vector<2xf32>) {
// CHECK-NEXT: %[[BROADCAST:.*]] = vector.broadcast %[[A]] : vector<f32> to vector<1xf32>
// CHECK-NEXT: %[[BROADCAST_1:.*]] = vector.broadcast %[[B]] : vector<f32> to vector<1xf32>
// CHECK-NEXT: %[[SHUFFLE:.*]] = vector.shuffle %[[A]], %[[B]] [0, 0] : vector<f32>, vector<f32>
// CHECK-NEXT: return %[[BROADCAST]], %[[BROADCAST_1]], %[[SHUFFLE]] : vector<1xf32>, vector<1xf32>, vector<2xf32>
// CHECK-NEXT: }
// One of two vectors without dimensions.
func.func @shuffle_0d(%a: vector<f32>, %b: vector<f32>) -> (vector<1xf32>, vector<1xf32>, vector<2xf32>) {
  %0 = vector.shuffle %a, %b [0] : vector<f32>, vector<f32>
  %1 = vector.shuffle %a, %b [1] : vector<f32>, vector<f32>
  %2 = vector.shuffle %a, %b [0, 0] : vector<f32>, vector<f32>
  return %0, %1, %2 : vector<1xf32>, vector<1xf32>, vector<2xf32>
}

// -----

// CHECK-LABEL: func.func @shuffle_splats
// CHECK-SAME: (%[[S:[a-z0-9_]+]]: f32, %[[A:[a-z0-9_]+]]: vector<3xf32>) -> (vector<3xf32>, vector<2x3xf32>) {
// CHECK-NEXT: %[[BROADCAST:.*]] = vector.broadcast %[[S]] : f32 to vector<3xf32>
// CHECK-NEXT: %[[BROADCAST_1:.*]] = vector.broadcast %[[A]] : vector<3xf32> to vector<2x3xf32>
// CHECK-NEXT: %[[SHUFFLE:.*]] = vector.shuffle %[[BROADCAST_1]], %[[BROADCAST_1]] [0, 2] : vector<2x3xf32>, vector<2x3xf32>
// CHECK-NEXT: return %[[BROADCAST]], %[[SHUFFLE]] : vector<3xf32>, vector<2x3xf32>
// CHECK-NEXT: }
// A scalar that is repeated in both.
func.func @shuffle_splats(%s: f32, %a: vector<3xf32>) -> (vector<3xf32>, vector<2x3xf32>) {
  %0 = vector.broadcast %s : f32 to vector<2xf32>
  %1 = vector.broadcast %s : f32 to vector<3xf32>
  %2 = vector.shuffle %0, %1 [3, -1, 0] : vector<2xf32>, vector<3xf32>
  %3 = vector.broadcast %a : vector<3xf32> to vector<2x3xf32>
  %4 = vector.shuffle %3, %3 [0, 2] : vector<2x3xf32>, vector<2x3xf32>
  return %2, %4 : vector<3xf32>, vector<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @shuffle_by_turns
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2xf32>, %[[B:[a-z0-9_]+]]: vector<2xf32>, %[[C:[a-z0-9_]+]]: vector<f32>, %[[D:[a-z0-9_]+]]: vector<f32>) -> (vector<4xf32>, vector<2xf32>) {
// CHECK-NEXT: %[[INTERLEAVE:.*]] = vector.interleave %[[A]], %[[B]] : vector<2xf32> -> vector<4xf32>
// CHECK-NEXT: %[[INTERLEAVE_1:.*]] = vector.interleave %[[C]], %[[D]] : vector<f32> -> vector<2xf32>
// CHECK-NEXT: return %[[INTERLEAVE]], %[[INTERLEAVE_1]] : vector<4xf32>, vector<2xf32>
// CHECK-NEXT: }
// Elements of both by turns.
func.func @shuffle_by_turns(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<f32>, %d: vector<f32>) -> (vector<4xf32>, vector<2xf32>) {
  %0 = vector.shuffle %a, %b [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
  %1 = vector.shuffle %c, %d [0, 1] : vector<f32>, vector<f32>
  return %0, %1 : vector<4xf32>, vector<2xf32>
}

// -----

// CHECK-LABEL: func.func @shuffle_other_turns
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2xf32>, %[[B:[a-z0-9_]+]]: vector<2xf32>, %[[C:[a-z0-9_]+]]: vector<1x2xf32>) -> (vector<4xf32>, vector<4xf32>, vector<2x2xf32>) {
// CHECK-NEXT: %[[SHUFFLE:.*]] = vector.shuffle %[[A]], %[[B]] [0, 2, -1, 3] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT: %[[SHUFFLE_1:.*]] = vector.shuffle %[[A]], %[[B]] [2, 0, 3, 1] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT: %[[SHUFFLE_2:.*]] = vector.shuffle %[[C]], %[[C]] [0, 1] : vector<1x2xf32>, vector<1x2xf32>
// CHECK-NEXT: return %[[SHUFFLE]], %[[SHUFFLE_1]], %[[SHUFFLE_2]] : vector<4xf32>, vector<4xf32>, vector<2x2xf32>
// CHECK-NEXT: }
// Rows by turns, undefined elements, and the other one first.
func.func @shuffle_other_turns(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<1x2xf32>) -> (vector<4xf32>, vector<4xf32>, vector<2x2xf32>) {
  %0 = vector.shuffle %a, %b [0, 2, -1, 3] : vector<2xf32>, vector<2xf32>
  %1 = vector.shuffle %a, %b [2, 0, 3, 1] : vector<2xf32>, vector<2xf32>
  %2 = vector.shuffle %c, %c [0, 1] : vector<1x2xf32>, vector<1x2xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<2x2xf32>
}
