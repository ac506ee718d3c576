// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s

// Patterns of vector.extract_strided_slice and insert_strided_slice.

// Part of a mask.
// CHECK-LABEL: func.func @slice_of_constant_mask() -> (vector<2x5xi1>, vector<3x[5]xi1>) {
// CHECK-NEXT:   %[[CONSTANT_MASK:.*]] = vector.constant_mask [1, 3] : vector<2x5xi1>
// CHECK-NEXT:   %[[CONSTANT_MASK_1:.*]] = vector.constant_mask [2, 5] : vector<3x[5]xi1>
// CHECK-NEXT:   return %[[CONSTANT_MASK]], %[[CONSTANT_MASK_1]] : vector<2x5xi1>, vector<3x[5]xi1>
// CHECK-NEXT: }
func.func @slice_of_constant_mask() -> (vector<2x5xi1>, vector<3x[5]xi1>) {
  %0 = vector.constant_mask [2, 3] : vector<4x5xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4x5xi1> to vector<2x5xi1>
  %2 = vector.constant_mask [2, 5] : vector<4x[5]xi1>
  %3 = vector.extract_strided_slice %2 {offsets = [0], sizes = [3], strides = [1]} : vector<4x[5]xi1> to vector<3x[5]xi1>
  return %1, %3 : vector<2x5xi1>, vector<3x[5]xi1>
}

// -----

// The extent is counted from the offset.
// CHECK-LABEL: func.func @slice_of_create_mask
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index) -> (vector<2x2xi1>, vector<1x5xi1>) {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[A]], %[[C2]] : index
// CHECK-NEXT:   %[[SUBI_1:.*]] = arith.subi %[[B]], %[[C1]] : index
// CHECK-NEXT:   %[[CREATE_MASK:.*]] = vector.create_mask %[[SUBI]], %[[SUBI_1]] : vector<2x2xi1>
// CHECK-NEXT:   %[[CREATE_MASK_1:.*]] = vector.create_mask %[[A]], %[[B]] : vector<1x5xi1>
// CHECK-NEXT:   return %[[CREATE_MASK]], %[[CREATE_MASK_1]] : vector<2x2xi1>, vector<1x5xi1>
// CHECK-NEXT: }
func.func @slice_of_create_mask(%a: index, %b: index) -> (vector<2x2xi1>, vector<1x5xi1>) {
  %0 = vector.create_mask %a, %b : vector<4x5xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [2, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x5xi1> to vector<2x2xi1>
  %2 = vector.extract_strided_slice %0 {offsets = [0], sizes = [1], strides = [1]} : vector<4x5xi1> to vector<1x5xi1>
  return %1, %2 : vector<2x2xi1>, vector<1x5xi1>
}

// -----

// The slice has part of the repeated elements, or all of them.
// CHECK-LABEL: func.func @slice_of_broadcast
// CHECK-SAME: (%[[S:[a-z0-9_]+]]: f32, %[[A:[a-z0-9_]+]]: vector<4x1xf32>, %[[B:[a-z0-9_]+]]: vector<4xf32>) -> (vector<2x4xf32>, vector<2x2x2xf32>, vector<2x2x5xf32>, vector<1x4xf32>) {
// CHECK-NEXT:   %[[BROADCAST:.*]] = vector.broadcast %[[S]] : f32 to vector<2x4xf32>
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE:.*]] = vector.extract_strided_slice %[[A]] {offsets = [1, 0], sizes = [2, 1], strides = [1, 1]} : vector<4x1xf32> to vector<2x1xf32>
// CHECK-NEXT:   %[[BROADCAST_1:.*]] = vector.broadcast %[[EXTRACT_STRIDED_SLICE]] : vector<2x1xf32> to vector<2x2x2xf32>
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE_1:.*]] = vector.extract_strided_slice %[[A]] {offsets = [1], sizes = [2], strides = [1]} : vector<4x1xf32> to vector<2x1xf32>
// CHECK-NEXT:   %[[BROADCAST_2:.*]] = vector.broadcast %[[EXTRACT_STRIDED_SLICE_1]] : vector<2x1xf32> to vector<2x2x5xf32>
// CHECK-NEXT:   %[[BROADCAST_3:.*]] = vector.broadcast %[[B]] : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT:   return %[[BROADCAST]], %[[BROADCAST_1]], %[[BROADCAST_2]], %[[BROADCAST_3]] : vector<2x4xf32>, vector<2x2x2xf32>, vector<2x2x5xf32>, vector<1x4xf32>
// CHECK-NEXT: }
func.func @slice_of_broadcast(%s: f32, %a: vector<4x1xf32>, %b: vector<4xf32>) -> (vector<2x4xf32>, vector<2x2x2xf32>, vector<2x2x5xf32>, vector<1x4xf32>) {
  %0 = vector.broadcast %s : f32 to vector<16x4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 0], sizes = [2, 4], strides = [1, 1]} : vector<16x4xf32> to vector<2x4xf32>
  %2 = vector.broadcast %a : vector<4x1xf32> to vector<3x4x5xf32>
  %3 = vector.extract_strided_slice %2 {offsets = [1, 1, 1], sizes = [2, 2, 2], strides = [1, 1, 1]} : vector<3x4x5xf32> to vector<2x2x2xf32>
  %4 = vector.extract_strided_slice %2 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<3x4x5xf32> to vector<2x2x5xf32>
  %5 = vector.broadcast %b : vector<4xf32> to vector<16x4xf32>
  %6 = vector.extract_strided_slice %5 {offsets = [3], sizes = [1], strides = [1]} : vector<16x4xf32> to vector<1x4xf32>
  return %1, %3, %4, %6 : vector<2x4xf32>, vector<2x2x2xf32>, vector<2x2x5xf32>, vector<1x4xf32>
}

// -----

// A slice of leading dimensions, of which one index is taken.
// CHECK-LABEL: func.func @slice_to_extract
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<8x1x2x1x1x4xi32>, %[[B:[a-z0-9_]+]]: vector<8x2x4xi32>) -> (vector<4xi32>, vector<1x4xi32>, vector<1x2x4xi32>) {
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[A]][3, 0, 1, 0, 0] : vector<4xi32> from vector<8x1x2x1x1x4xi32>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[A]][3, 0, 1, 0] : vector<1x4xi32> from vector<8x1x2x1x1x4xi32>
// CHECK-NEXT:   %[[EXTRACT_2:.*]] = vector.extract %[[B]][5] : vector<2x4xi32> from vector<8x2x4xi32>
// CHECK-NEXT:   %[[SHAPE_CAST:.*]] = vector.shape_cast %[[EXTRACT_2]] : vector<2x4xi32> to vector<1x2x4xi32>
// CHECK-NEXT:   return %[[EXTRACT]], %[[EXTRACT_1]], %[[SHAPE_CAST]] : vector<4xi32>, vector<1x4xi32>, vector<1x2x4xi32>
// CHECK-NEXT: }
func.func @slice_to_extract(%a: vector<8x1x2x1x1x4xi32>, %b: vector<8x2x4xi32>) -> (vector<4xi32>, vector<1x4xi32>, vector<1x2x4xi32>) {
  %0 = vector.extract_strided_slice %a {offsets = [3, 0, 1, 0, 0, 0], sizes = [1, 1, 1, 1, 1, 4], strides = [1, 1, 1, 1, 1, 1]} : vector<8x1x2x1x1x4xi32> to vector<1x1x1x1x1x4xi32>
  %1 = vector.shape_cast %0 : vector<1x1x1x1x1x4xi32> to vector<4xi32>
  %2 = vector.extract_strided_slice %a {offsets = [3, 0, 1, 0, 0], sizes = [1, 1, 1, 1, 1], strides = [1, 1, 1, 1, 1]} : vector<8x1x2x1x1x4xi32> to vector<1x1x1x1x1x4xi32>
  %3 = vector.shape_cast %2 : vector<1x1x1x1x1x4xi32> to vector<1x4xi32>
  %4 = vector.extract_strided_slice %b {offsets = [5, 0], sizes = [1, 2], strides = [1, 1]} : vector<8x2x4xi32> to vector<1x2x4xi32>
  return %1, %3, %4 : vector<4xi32>, vector<1x4xi32>, vector<1x2x4xi32>
}

// -----

// Several indices, part of a row, one element, a scalable vector.
// CHECK-LABEL: func.func @slice_to_other
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<8x2x4xi32>, %[[B:[a-z0-9_]+]]: vector<8xi32>, %[[C:[a-z0-9_]+]]: vector<2x[2]xi32>) -> (vector<2x2x4xi32>, vector<1x1x2xi32>, vector<1xi32>, vector<1x[2]xi32>) {
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE:.*]] = vector.extract_strided_slice %[[A]] {offsets = [5], sizes = [2], strides = [1]} : vector<8x2x4xi32> to vector<2x2x4xi32>
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE_1:.*]] = vector.extract_strided_slice %[[A]] {offsets = [5, 1, 1], sizes = [1, 1, 2], strides = [1, 1, 1]} : vector<8x2x4xi32> to vector<1x1x2xi32>
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE_2:.*]] = vector.extract_strided_slice %[[B]] {offsets = [5], sizes = [1], strides = [1]} : vector<8xi32> to vector<1xi32>
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE_3:.*]] = vector.extract_strided_slice %[[C]] {offsets = [1], sizes = [1], strides = [1]} : vector<2x[2]xi32> to vector<1x[2]xi32>
// CHECK-NEXT:   return %[[EXTRACT_STRIDED_SLICE]], %[[EXTRACT_STRIDED_SLICE_1]], %[[EXTRACT_STRIDED_SLICE_2]], %[[EXTRACT_STRIDED_SLICE_3]] : vector<2x2x4xi32>, vector<1x1x2xi32>, vector<1xi32>, vector<1x[2]xi32>
// CHECK-NEXT: }
func.func @slice_to_other(%a: vector<8x2x4xi32>, %b: vector<8xi32>, %c: vector<2x[2]xi32>) -> (vector<2x2x4xi32>, vector<1x1x2xi32>, vector<1xi32>, vector<1x[2]xi32>) {
  %0 = vector.extract_strided_slice %a {offsets = [5], sizes = [2], strides = [1]} : vector<8x2x4xi32> to vector<2x2x4xi32>
  %1 = vector.extract_strided_slice %a {offsets = [5, 1, 1], sizes = [1, 1, 2], strides = [1, 1, 1]} : vector<8x2x4xi32> to vector<1x1x2xi32>
  %2 = vector.extract_strided_slice %b {offsets = [5], sizes = [1], strides = [1]} : vector<8xi32> to vector<1xi32>
  %3 = vector.extract_strided_slice %c {offsets = [1], sizes = [1], strides = [1]} : vector<2x[2]xi32> to vector<1x[2]xi32>
  return %0, %1, %2, %3 : vector<2x2x4xi32>, vector<1x1x2xi32>, vector<1xi32>, vector<1x[2]xi32>
}

// -----

// A scalar is everywhere already; another is not.
// CHECK-LABEL: func.func @insert_splat
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: f32) -> (vector<4x3xf32>, vector<4x3xf32>) {
// CHECK-NEXT:   %[[BROADCAST:.*]] = vector.broadcast %[[A]] : f32 to vector<4x3xf32>
// CHECK-NEXT:   %[[BROADCAST_1:.*]] = vector.broadcast %[[B]] : f32 to vector<2xf32>
// CHECK-NEXT:   %[[INSERT_STRIDED_SLICE:.*]] = vector.insert_strided_slice %[[BROADCAST_1]], %[[BROADCAST]] {offsets = [1, 1], strides = [1]} : vector<2xf32> into vector<4x3xf32>
// CHECK-NEXT:   return %[[BROADCAST]], %[[INSERT_STRIDED_SLICE]] : vector<4x3xf32>, vector<4x3xf32>
// CHECK-NEXT: }
func.func @insert_splat(%a: f32, %b: f32) -> (vector<4x3xf32>, vector<4x3xf32>) {
  %0 = vector.broadcast %a : f32 to vector<4x3xf32>
  %1 = vector.broadcast %a : f32 to vector<2xf32>
  %2 = vector.broadcast %b : f32 to vector<2xf32>
  %3 = vector.insert_strided_slice %1, %0 {offsets = [1, 1], strides = [1]} : vector<2xf32> into vector<4x3xf32>
  %4 = vector.insert_strided_slice %2, %0 {offsets = [1, 1], strides = [1]} : vector<2xf32> into vector<4x3xf32>
  return %3, %4 : vector<4x3xf32>, vector<4x3xf32>
}

// -----

// A slice inserted at the place from which it was extracted changes nothing.
// CHECK-LABEL: func.func @insert_extracted
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<4x3xf32>) -> (vector<4x3xf32>, vector<4x3xf32>) {
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE:.*]] = vector.extract_strided_slice %[[A]] {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x3xf32> to vector<2x2xf32>
// CHECK-NEXT:   %[[INSERT_STRIDED_SLICE:.*]] = vector.insert_strided_slice %[[EXTRACT_STRIDED_SLICE]], %[[A]] {offsets = [0, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x3xf32>
// CHECK-NEXT:   return %[[A]], %[[INSERT_STRIDED_SLICE]] : vector<4x3xf32>, vector<4x3xf32>
// CHECK-NEXT: }
func.func @insert_extracted(%a: vector<4x3xf32>) -> (vector<4x3xf32>, vector<4x3xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x3xf32> to vector<2x2xf32>
  %1 = vector.insert_strided_slice %0, %a {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x3xf32>
  %2 = vector.insert_strided_slice %0, %a {offsets = [0, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x3xf32>
  return %1, %2 : vector<4x3xf32>, vector<4x3xf32>
}

// -----

// Constants in constants.
// CHECK-LABEL: func.func @insert_constant() -> (vector<3x2xi32>, vector<3x2xi32>) {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<{{\[\[}}0, 1], [2, 3], [4, 9]]> : vector<3x2xi32>
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant dense<{{\[\[}}0, 1], [28, 29], [38, 39]]> : vector<3x2xi32>
// CHECK-NEXT:   return %[[CST]], %[[CST_0]] : vector<3x2xi32>, vector<3x2xi32>
// CHECK-NEXT: }
func.func @insert_constant() -> (vector<3x2xi32>, vector<3x2xi32>) {
  %c = arith.constant dense<[[0, 1], [2, 3], [4, 5]]> : vector<3x2xi32>
  %one = arith.constant dense<9> : vector<1xi32>
  %four = arith.constant dense<[[28, 29], [38, 39]]> : vector<2x2xi32>
  %0 = vector.insert_strided_slice %one, %c {offsets = [2, 1], strides = [1]} : vector<1xi32> into vector<3x2xi32>
  %1 = vector.insert_strided_slice %four, %c {offsets = [1, 0], strides = [1, 1]} : vector<2x2xi32> into vector<3x2xi32>
  return %0, %1 : vector<3x2xi32>, vector<3x2xi32>
}

// -----

// Not in large ones that are used elsewhere, in scalable ones, or of poison.
// CHECK-LABEL: func.func @insert_in_other_constant() -> (vector<300xi8>, vector<300xi8>, vector<2x[2]xi8>, vector<4xi8>) {
// CHECK-NEXT:   %[[C:.*]] = arith.constant dense<2> : vector<300xi8>
// CHECK-NEXT:   %[[S:.*]] = arith.constant dense<2> : vector<2x[2]xi8>
// CHECK-NEXT:   %[[D:.*]] = arith.constant dense<2> : vector<4xi8>
// CHECK-NEXT:   %[[ONE:.*]] = arith.constant dense<1> : vector<1xi8>
// CHECK-NEXT:   %[[ROW:.*]] = arith.constant dense<1> : vector<[2]xi8>
// CHECK-NEXT:   %[[POISON:.*]] = ub.poison : vector<1xi8>
// CHECK-NEXT:   %[[INSERT_STRIDED_SLICE:.*]] = vector.insert_strided_slice %[[ONE]], %[[C]] {offsets = [5], strides = [1]} : vector<1xi8> into vector<300xi8>
// CHECK-NEXT:   %[[INSERT_STRIDED_SLICE_1:.*]] = vector.insert_strided_slice %[[ROW]], %[[S]] {offsets = [1, 0], strides = [1]} : vector<[2]xi8> into vector<2x[2]xi8>
// CHECK-NEXT:   %[[INSERT_STRIDED_SLICE_2:.*]] = vector.insert_strided_slice %[[POISON]], %[[D]] {offsets = [1], strides = [1]} : vector<1xi8> into vector<4xi8>
// CHECK-NEXT:   return %[[C]], %[[INSERT_STRIDED_SLICE]], %[[INSERT_STRIDED_SLICE_1]], %[[INSERT_STRIDED_SLICE_2]] : vector<300xi8>, vector<300xi8>, vector<2x[2]xi8>, vector<4xi8>
// CHECK-NEXT: }
func.func @insert_in_other_constant() -> (vector<300xi8>, vector<300xi8>, vector<2x[2]xi8>, vector<4xi8>) {
  %c = arith.constant dense<2> : vector<300xi8>
  %s = arith.constant dense<2> : vector<2x[2]xi8>
  %d = arith.constant dense<2> : vector<4xi8>
  %one = arith.constant dense<1> : vector<1xi8>
  %row = arith.constant dense<1> : vector<[2]xi8>
  %poison = ub.poison : vector<1xi8>
  %0 = vector.insert_strided_slice %one, %c {offsets = [5], strides = [1]} : vector<1xi8> into vector<300xi8>
  %1 = vector.insert_strided_slice %row, %s {offsets = [1, 0], strides = [1]} : vector<[2]xi8> into vector<2x[2]xi8>
  %2 = vector.insert_strided_slice %poison, %d {offsets = [1], strides = [1]} : vector<1xi8> into vector<4xi8>
  return %c, %0, %1, %2 : vector<300xi8>, vector<300xi8>, vector<2x[2]xi8>, vector<4xi8>
}
