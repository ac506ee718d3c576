// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --canonicalize=enable-patterns=none --split-input-file %s | FileCheck %s

// Folds of vector.extract_strided_slice and insert_strided_slice.

// The whole vector.
// CHECK-LABEL: func.func @extract_whole
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<4x3xf32>) -> vector<4x3xf32> {
// CHECK-NEXT:   return %[[A]] : vector<4x3xf32>
// CHECK-NEXT: }
func.func @extract_whole(%a: vector<4x3xf32>) -> vector<4x3xf32> {
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [4], strides = [1]} : vector<4x3xf32> to vector<4x3xf32>
  return %0 : vector<4x3xf32>
}

// -----

// Part of a slice that was inserted.
// CHECK-LABEL: func.func @extract_inserted(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: vector<6x4xf32>, %[[B:[a-z0-9_]+]]: vector<8x16xf32>) -> (vector<6x4xf32>, vector<2x3xf32>) {
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE:.*]] = vector.extract_strided_slice %[[A]] {offsets = [2, 1], sizes = [2, 3], strides = [1, 1]} : vector<6x4xf32> to vector<2x3xf32>
// CHECK-NEXT:   return %[[A]], %[[EXTRACT_STRIDED_SLICE]] : vector<6x4xf32>, vector<2x3xf32>
// CHECK-NEXT: }
func.func @extract_inserted(%a: vector<6x4xf32>, %b: vector<8x16xf32>) -> (vector<6x4xf32>, vector<2x3xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [2, 2], strides = [1, 1]} : vector<6x4xf32> into vector<8x16xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [2, 2], sizes = [6, 4], strides = [1, 1]} : vector<8x16xf32> to vector<6x4xf32>
  %2 = vector.extract_strided_slice %0 {offsets = [4, 3], sizes = [2, 3], strides = [1, 1]} : vector<8x16xf32> to vector<2x3xf32>
  return %1, %2 : vector<6x4xf32>, vector<2x3xf32>
}

// -----

// Other slices that were inserted are passed over.
// CHECK-LABEL: func.func @extract_inserted_before
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<6x4xf32>, %[[B:[a-z0-9_]+]]: vector<8x16xf32>, %[[C:[a-z0-9_]+]]: vector<1x3xf32>) -> vector<6x4xf32> {
// CHECK-NEXT:   return %[[A]] : vector<6x4xf32>
// CHECK-NEXT: }
func.func @extract_inserted_before(%a: vector<6x4xf32>, %b: vector<8x16xf32>, %c: vector<1x3xf32>) -> vector<6x4xf32> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [2, 2], strides = [1, 1]} : vector<6x4xf32> into vector<8x16xf32>
  %1 = vector.insert_strided_slice %c, %0 {offsets = [0, 0], strides = [1, 1]} : vector<1x3xf32> into vector<8x16xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [2, 2], sizes = [6, 4], strides = [1, 1]} : vector<8x16xf32> to vector<6x4xf32>
  return %2 : vector<6x4xf32>
}

// -----

// Only a part was inserted, also along a dimension that is taken as a whole.
// CHECK-LABEL: func.func @extract_partly_inserted
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<6x4xf32>, %[[B:[a-z0-9_]+]]: vector<8x16xf32>) -> (vector<2x2xf32>, vector<2x16xf32>) {
// CHECK-NEXT:   %[[INSERT_STRIDED_SLICE:.*]] = vector.insert_strided_slice %[[A]], %[[B]] {offsets = [2, 2], strides = [1, 1]} : vector<6x4xf32> into vector<8x16xf32>
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE:.*]] = vector.extract_strided_slice %[[INSERT_STRIDED_SLICE]] {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<8x16xf32> to vector<2x2xf32>
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE_1:.*]] = vector.extract_strided_slice %[[INSERT_STRIDED_SLICE]] {offsets = [3], sizes = [2], strides = [1]} : vector<8x16xf32> to vector<2x16xf32>
// CHECK-NEXT:   return %[[EXTRACT_STRIDED_SLICE]], %[[EXTRACT_STRIDED_SLICE_1]] : vector<2x2xf32>, vector<2x16xf32>
// CHECK-NEXT: }
func.func @extract_partly_inserted(%a: vector<6x4xf32>, %b: vector<8x16xf32>) -> (vector<2x2xf32>, vector<2x16xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [2, 2], strides = [1, 1]} : vector<6x4xf32> into vector<8x16xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<8x16xf32> to vector<2x2xf32>
  %2 = vector.extract_strided_slice %0 {offsets = [3], sizes = [2], strides = [1]} : vector<8x16xf32> to vector<2x16xf32>
  return %1, %2 : vector<2x2xf32>, vector<2x16xf32>
}

// -----

// An insertion at another place does not determine the elements of the target.
// CHECK-LABEL: func.func @extract_not_inserted
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x2xf32>, %[[B:[a-z0-9_]+]]: vector<8x16xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:   %[[INSERT_STRIDED_SLICE:.*]] = vector.insert_strided_slice %[[A]], %[[B]] {offsets = [2, 2], strides = [1, 1]} : vector<2x2xf32> into vector<8x16xf32>
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE:.*]] = vector.extract_strided_slice %[[INSERT_STRIDED_SLICE]] {offsets = [6, 0], sizes = [2, 2], strides = [1, 1]} : vector<8x16xf32> to vector<2x2xf32>
// CHECK-NEXT:   return %[[EXTRACT_STRIDED_SLICE]] : vector<2x2xf32>
// CHECK-NEXT: }
func.func @extract_not_inserted(%a: vector<2x2xf32>, %b: vector<8x16xf32>) -> vector<2x2xf32> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [2, 2], strides = [1, 1]} : vector<2x2xf32> into vector<8x16xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [6, 0], sizes = [2, 2], strides = [1, 1]} : vector<8x16xf32> to vector<2x2xf32>
  return %1 : vector<2x2xf32>
}

// -----

// Slices of constants.
// CHECK-LABEL: func.func @extract_constant() -> (vector<2x2xi32>, vector<1x3xi32>, vector<1x[2]xf32>) {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<{{\[\[}}1, 2], [4, 5]]> : vector<2x2xi32>
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant dense<{{\[\[}}3, 4, 5]]> : vector<1x3xi32>
// CHECK-NEXT:   %[[CST_1:.*]] = arith.constant dense<1.000000e+00> : vector<1x[2]xf32>
// CHECK-NEXT:   return %[[CST]], %[[CST_0]], %[[CST_1]] : vector<2x2xi32>, vector<1x3xi32>, vector<1x[2]xf32>
// CHECK-NEXT: }
func.func @extract_constant() -> (vector<2x2xi32>, vector<1x3xi32>, vector<1x[2]xf32>) {
  %c = arith.constant dense<[[0, 1, 2], [3, 4, 5]]> : vector<2x3xi32>
  %s = arith.constant dense<1.0> : vector<4x[2]xf32>
  %0 = vector.extract_strided_slice %c {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<2x3xi32> to vector<2x2xi32>
  %1 = vector.extract_strided_slice %c {offsets = [1], sizes = [1], strides = [1]} : vector<2x3xi32> to vector<1x3xi32>
  %2 = vector.extract_strided_slice %s {offsets = [1], sizes = [1], strides = [1]} : vector<4x[2]xf32> to vector<1x[2]xf32>
  return %0, %1, %2 : vector<2x2xi32>, vector<1x3xi32>, vector<1x[2]xf32>
}

// -----

// The whole vector, but not with fewer dimensions.
// CHECK-LABEL: func.func @insert_whole
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<[3]xf32>, %[[B:[a-z0-9_]+]]: vector<[3]xf32>, %[[C:[a-z0-9_]+]]: vector<1x[3]xf32>) -> (vector<[3]xf32>, vector<1x[3]xf32>) {
// CHECK-NEXT:   %[[INSERT_STRIDED_SLICE:.*]] = vector.insert_strided_slice %[[A]], %[[C]] {offsets = [0, 0], strides = [1]} : vector<[3]xf32> into vector<1x[3]xf32>
// CHECK-NEXT:   return %[[A]], %[[INSERT_STRIDED_SLICE]] : vector<[3]xf32>, vector<1x[3]xf32>
// CHECK-NEXT: }
func.func @insert_whole(%a: vector<[3]xf32>, %b: vector<[3]xf32>, %c: vector<1x[3]xf32>) -> (vector<[3]xf32>, vector<1x[3]xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [0], strides = [1]} : vector<[3]xf32> into vector<[3]xf32>
  %1 = vector.insert_strided_slice %a, %c {offsets = [0, 0], strides = [1]} : vector<[3]xf32> into vector<1x[3]xf32>
  return %0, %1 : vector<[3]xf32>, vector<1x[3]xf32>
}
