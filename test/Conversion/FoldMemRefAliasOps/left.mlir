// AUTOUPDATE
// RUN: strata opt --fold-memref-alias-ops %s | FileCheck %s
//
// Accesses to several elements that are no neighbours in the source of a view are left; mlir-opt
// changes them.

// CHECK-LABEL: func.func @strides
// CHECK-SAME: (%[[SOURCE:[a-z0-9_]+]]: memref<12x32xf32>, %[[I:[a-z0-9_]+]]: index) -> vector<2x4xf32> {
// CHECK-NEXT:   %[[PART:.*]] = memref.subview %[[SOURCE]][%[[I]], 0] [4, 4] [2, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 1], offset: ?>>
// CHECK-NEXT:   %[[READ:.*]] = vector.load %[[PART]][%[[I]], %[[I]]] : memref<4x4xf32, strided<[64, 1], offset: ?>>, vector<2x4xf32>
// CHECK-NEXT:   return %[[READ]] : vector<2x4xf32>
// CHECK-NEXT: }
func.func @strides(%source: memref<12x32xf32>, %i: index) -> vector<2x4xf32> {
  %part = memref.subview %source[%i, 0] [4, 4] [2, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 1], offset: ?>>
  %read = vector.load %part[%i, %i] : memref<4x4xf32, strided<[64, 1], offset: ?>>, vector<2x4xf32>
  return %read : vector<2x4xf32>
}

// CHECK-LABEL: func.func @expanded
// CHECK-SAME: (%[[SOURCE:[a-z0-9_]+]]: memref<12x32xf32>, %[[I:[a-z0-9_]+]]: index, %[[PAD:[a-z0-9_]+]]: f32) -> (vector<2x4xf32>, vector<4xf32>) {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[SOURCE]] {{\[\[}}0, 1], [2, 3]] output_shape [3, 4, 8, 4] : memref<12x32xf32> into memref<3x4x8x4xf32>
// CHECK-NEXT:   %[[ROWS:.*]] = vector.load %[[EXPAND_SHAPE]][%[[I]], %[[I]], %[[I]], %[[I]]] : memref<3x4x8x4xf32>, vector<2x4xf32>
// CHECK-NEXT:   %[[PADDED:.*]] = vector.transfer_read %[[EXPAND_SHAPE]][%[[I]], %[[I]], %[[I]], %[[I]]], %[[PAD]] : memref<3x4x8x4xf32>, vector<4xf32>
// CHECK-NEXT:   return %[[ROWS]], %[[PADDED]] : vector<2x4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @expanded(%source: memref<12x32xf32>, %i: index, %pad: f32) -> (vector<2x4xf32>, vector<4xf32>) {
  %view = memref.expand_shape %source [[0, 1], [2, 3]] output_shape [3, 4, 8, 4] : memref<12x32xf32> into memref<3x4x8x4xf32>
  %rows = vector.load %view[%i, %i, %i, %i] : memref<3x4x8x4xf32>, vector<2x4xf32>
  %padded = vector.transfer_read %view[%i, %i, %i, %i], %pad : memref<3x4x8x4xf32>, vector<4xf32>
  return %rows, %padded : vector<2x4xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @collapsed
// CHECK-SAME: (%[[SOURCE:[a-z0-9_]+]]: memref<4x8xf32>, %[[I:[a-z0-9_]+]]: index) -> vector<8xf32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %[[SOURCE]] {{\[\[}}0, 1]] : memref<4x8xf32> into memref<32xf32>
// CHECK-NEXT:   %[[READ:.*]] = vector.load %[[COLLAPSE_SHAPE]][%[[I]]] : memref<32xf32>, vector<8xf32>
// CHECK-NEXT:   return %[[READ]] : vector<8xf32>
// CHECK-NEXT: }
func.func @collapsed(%source: memref<4x8xf32>, %i: index) -> vector<8xf32> {
  %view = memref.collapse_shape %source [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %read = vector.load %view[%i] : memref<32xf32>, vector<8xf32>
  return %read : vector<8xf32>
}

// CHECK-LABEL: func.func @dropped
// CHECK-SAME: (%[[SOURCE:[a-z0-9_]+]]: memref<12x1xf32>, %[[I:[a-z0-9_]+]]: index) -> vector<4xf32> {
// CHECK-NEXT:   %[[COLUMN:.*]] = memref.subview %[[SOURCE]][%[[I]], 0] [4, 1] [1, 1] : memref<12x1xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[READ:.*]] = vector.load %[[COLUMN]][%[[I]]] : memref<4xf32, strided<[1], offset: ?>>, vector<4xf32>
// CHECK-NEXT:   return %[[READ]] : vector<4xf32>
// CHECK-NEXT: }
func.func @dropped(%source: memref<12x1xf32>, %i: index) -> vector<4xf32> {
  %column = memref.subview %source[%i, 0] [4, 1] [1, 1] : memref<12x1xf32> to memref<4xf32, strided<[1], offset: ?>>
  %read = vector.load %column[%i] : memref<4xf32, strided<[1], offset: ?>>, vector<4xf32>
  return %read : vector<4xf32>
}
