// RUN: %opt --allow-unregistered-dialect --canonicalize --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Masks: of constant extent, slices of masks, and vector.mask.

// CHECK-LABEL: func.func @constant_sizes() -> (vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<i1>) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<true> : vector<i1>
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<true> : vector<4x3xi1>
// CHECK-NEXT: %[[CST_1:.*]] = arith.constant dense<false> : vector<4x3xi1>
// CHECK-NEXT: %[[CONSTANT_MASK:.*]] = vector.constant_mask [2, 3] : vector<4x3xi1>
// CHECK-NEXT: return %[[CONSTANT_MASK]], %[[CST_1]], %[[CST_0]], %[[CST]] : vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<i1>
// CHECK-NEXT: }
// Constant operands; those beyond the mask, or negative, are cut off.
func.func @constant_sizes() -> (vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<i1>) {
  %c-2 = arith.constant -2 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %0 = vector.create_mask %c2, %c5 : vector<4x3xi1>
  %1 = vector.create_mask %c5, %c-2 : vector<4x3xi1>
  %2 = vector.create_mask %c5, %c5 : vector<4x3xi1>
  %3 = vector.create_mask %c5 : vector<i1>
  return %0, %1, %2, %3 : vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<i1>
}

// -----

// CHECK-LABEL: func.func @unknown_size
// CHECK-SAME: (%[[SIZE:[a-z0-9_]+]]: index) -> vector<4x3xi1> {
// CHECK-NEXT: %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT: %[[CREATE_MASK:.*]] = vector.create_mask %[[SIZE]], %[[C5]] : vector<4x3xi1>
// CHECK-NEXT: return %[[CREATE_MASK]] : vector<4x3xi1>
// CHECK-NEXT: }
// An unknown operand.
func.func @unknown_size(%size: index) -> vector<4x3xi1> {
  %c5 = arith.constant 5 : index
  %0 = vector.create_mask %size, %c5 : vector<4x3xi1>
  return %0 : vector<4x3xi1>
}

// -----

// CHECK-LABEL: func.func @scaled_sizes() -> (vector<4x[8]xi1>, vector<[8]xi1>, vector<[8]xi1>, vector<[1]xi1>, vector<[8]xi1>) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<false> : vector<[8]xi1>
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<true> : vector<[1]xi1>
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT: %[[VSCALE:.*]] = vector.vscale
// CHECK-NEXT: %[[C4_VSCALE:.*]] = arith.muli %[[VSCALE]], %[[C4]] : index
// CHECK-NEXT: %[[CONSTANT_MASK:.*]] = vector.constant_mask [3, 8] : vector<4x[8]xi1>
// CHECK-NEXT: %[[CREATE_MASK:.*]] = vector.create_mask %[[C4_VSCALE]] : vector<[8]xi1>
// CHECK-NEXT: %[[CREATE_MASK_1:.*]] = vector.create_mask %[[C8]] : vector<[8]xi1>
// CHECK-NEXT: return %[[CONSTANT_MASK]], %[[CREATE_MASK]], %[[CREATE_MASK_1]], %[[CST_0]], %[[CST]] : vector<4x[8]xi1>, vector<[8]xi1>, vector<[8]xi1>, vector<[1]xi1>, vector<[8]xi1>
// CHECK-NEXT: }
// Multiples of vector.vscale cover scalable dimensions, constants may not.
func.func @scaled_sizes() -> (vector<4x[8]xi1>, vector<[8]xi1>, vector<[8]xi1>, vector<[1]xi1>, vector<[8]xi1>) {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %vscale = vector.vscale
  %all = arith.muli %vscale, %c8 : index
  %half = arith.muli %vscale, %c4 : index
  %0 = vector.create_mask %c3, %all : vector<4x[8]xi1>
  %1 = vector.create_mask %half : vector<[8]xi1>
  %2 = vector.create_mask %c8 : vector<[8]xi1>
  %3 = vector.create_mask %vscale : vector<[1]xi1>
  %4 = vector.create_mask %c-1 : vector<[8]xi1>
  return %0, %1, %2, %3, %4 : vector<4x[8]xi1>, vector<[8]xi1>, vector<[8]xi1>, vector<[1]xi1>, vector<[8]xi1>
}

// -----

// CHECK-LABEL: func.func @constant_masks() -> (vector<2x4xi1>, vector<2x[4]xi1>, vector<i1>, vector<2x4xi1>) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<false> : vector<2x4xi1>
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<true> : vector<2x[4]xi1>
// CHECK-NEXT: %[[CST_1:.*]] = arith.constant dense<true> : vector<i1>
// CHECK-NEXT: %[[CONSTANT_MASK:.*]] = vector.constant_mask [2, 3] : vector<2x4xi1>
// CHECK-NEXT: return %[[CST]], %[[CST_0]], %[[CST_1]], %[[CONSTANT_MASK]] : vector<2x4xi1>, vector<2x[4]xi1>, vector<i1>, vector<2x4xi1>
// CHECK-NEXT: }
// Constant masks with all places set, or none.
func.func @constant_masks() -> (vector<2x4xi1>, vector<2x[4]xi1>, vector<i1>, vector<2x4xi1>) {
  %0 = vector.constant_mask [0, 0] : vector<2x4xi1>
  %1 = vector.constant_mask [2, 4] : vector<2x[4]xi1>
  %2 = vector.constant_mask [1] : vector<i1>
  %3 = vector.constant_mask [2, 3] : vector<2x4xi1>
  return %0, %1, %2, %3 : vector<2x4xi1>, vector<2x[4]xi1>, vector<i1>, vector<2x4xi1>
}

// -----

// CHECK-LABEL: func.func @slices_of_constant_masks() -> (vector<2x2xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<3x4xi1>, vector<4xi1>) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<false> : vector<2x3xi1>
// CHECK-NEXT: %[[CONSTANT_MASK:.*]] = vector.constant_mask [1, 2] : vector<2x2xi1>
// CHECK-NEXT: %[[CONSTANT_MASK_1:.*]] = vector.constant_mask [1, 2] : vector<2x3xi1>
// CHECK-NEXT: %[[CONSTANT_MASK_2:.*]] = vector.constant_mask [1, 2] : vector<3x4xi1>
// CHECK-NEXT: %[[CONSTANT_MASK_3:.*]] = vector.constant_mask [2] : vector<4xi1>
// CHECK-NEXT: return %[[CONSTANT_MASK]], %[[CONSTANT_MASK_1]], %[[CST]], %[[CONSTANT_MASK_2]], %[[CONSTANT_MASK_3]] : vector<2x2xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<3x4xi1>, vector<4xi1>
// CHECK-NEXT: }
// Slices of constant masks.
func.func @slices_of_constant_masks() -> (vector<2x2xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<3x4xi1>, vector<4xi1>) {
  %mask = vector.constant_mask [2, 2] : vector<4x3xi1>
  %0 = vector.extract_strided_slice %mask {offsets = [1, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x3xi1> to vector<2x2xi1>
  %1 = vector.extract_strided_slice %mask {offsets = [1], sizes = [2], strides = [1]} : vector<4x3xi1> to vector<2x3xi1>
  %2 = vector.extract_strided_slice %mask {offsets = [2], sizes = [2], strides = [1]} : vector<4x3xi1> to vector<2x3xi1>
  %3 = vector.constant_mask [2, 1] : vector<4x3xi1>
  %4 = vector.transpose %3, [1, 0] : vector<4x3xi1> to vector<3x4xi1>
  %5 = vector.constant_mask [2, 1] : vector<4x1xi1>
  %6 = vector.shape_cast %5 : vector<4x1xi1> to vector<4xi1>
  return %0, %1, %2, %4, %6 : vector<2x2xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<3x4xi1>, vector<4xi1>
}

// -----

// CHECK-LABEL: func.func @slices_of_masks
// CHECK-SAME: (%[[ROWS:[a-z0-9_]+]]: index, %[[COLUMNS:[a-z0-9_]+]]: index) -> (vector<2x2xi1>, vector<2x3xi1>, vector<3x4xi1>) {
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[SUBI:.*]] = arith.subi %[[ROWS]], %[[C2]] : index
// CHECK-NEXT: %[[SUBI_1:.*]] = arith.subi %[[COLUMNS]], %[[C1]] : index
// CHECK-NEXT: %[[CREATE_MASK:.*]] = vector.create_mask %[[SUBI]], %[[SUBI_1]] : vector<2x2xi1>
// CHECK-NEXT: %[[CREATE_MASK_1:.*]] = vector.create_mask %[[ROWS]], %[[COLUMNS]] : vector<2x3xi1>
// CHECK-NEXT: %[[CREATE_MASK_2:.*]] = vector.create_mask %[[COLUMNS]], %[[ROWS]] : vector<3x4xi1>
// CHECK-NEXT: return %[[CREATE_MASK]], %[[CREATE_MASK_1]], %[[CREATE_MASK_2]] : vector<2x2xi1>, vector<2x3xi1>, vector<3x4xi1>
// CHECK-NEXT: }
// Slices of masks; offsets are subtracted.
func.func @slices_of_masks(%rows: index, %columns: index) -> (vector<2x2xi1>, vector<2x3xi1>, vector<3x4xi1>) {
  %mask = vector.create_mask %rows, %columns : vector<4x3xi1>
  %0 = vector.extract_strided_slice %mask {offsets = [2, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x3xi1> to vector<2x2xi1>
  %1 = vector.extract_strided_slice %mask {offsets = [0], sizes = [2], strides = [1]} : vector<4x3xi1> to vector<2x3xi1>
  %2 = vector.transpose %mask, [1, 0] : vector<4x3xi1> to vector<3x4xi1>
  return %0, %1, %2 : vector<2x2xi1>, vector<2x3xi1>, vector<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @shape_casts
// CHECK-SAME: (%[[SIZE:[a-z0-9_]+]]: index) -> (vector<[4]xi1>, vector<4xi1>, vector<4xi1>) {
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[CREATE_MASK:.*]] = vector.create_mask %[[SIZE]] : vector<[4]xi1>
// CHECK-NEXT: %[[CREATE_MASK_1:.*]] = vector.create_mask %[[SIZE]], %[[SIZE]] : vector<4x1xi1>
// CHECK-NEXT: %[[SHAPE_CAST:.*]] = vector.shape_cast %[[CREATE_MASK_1]] : vector<4x1xi1> to vector<4xi1>
// CHECK-NEXT: %[[CREATE_MASK_2:.*]] = vector.create_mask %[[C1]], %[[SIZE]] : vector<1x4xi1>
// CHECK-NEXT: %[[SHAPE_CAST_1:.*]] = vector.shape_cast %[[CREATE_MASK_2]] : vector<1x4xi1> to vector<4xi1>
// CHECK-NEXT: return %[[CREATE_MASK]], %[[SHAPE_CAST]], %[[SHAPE_CAST_1]] : vector<[4]xi1>, vector<4xi1>, vector<4xi1>
// CHECK-NEXT: }
// Unit dimensions at the end are left out if the mask is set there.
func.func @shape_casts(%size: index) -> (vector<[4]xi1>, vector<4xi1>, vector<4xi1>) {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %size, %c1 : vector<[4]x1xi1>
  %1 = vector.shape_cast %0 : vector<[4]x1xi1> to vector<[4]xi1>
  %2 = vector.create_mask %size, %size : vector<4x1xi1>
  %3 = vector.shape_cast %2 : vector<4x1xi1> to vector<4xi1>
  %4 = vector.create_mask %c1, %size : vector<1x4xi1>
  %5 = vector.shape_cast %4 : vector<1x4xi1> to vector<4xi1>
  return %1, %3, %5 : vector<[4]xi1>, vector<4xi1>, vector<4xi1>
}

// -----

// CHECK-LABEL: func.func @rows
// CHECK-SAME: (%[[ROW:[a-z0-9_]+]]: index, %[[COLUMNS:[a-z0-9_]+]]: index) -> (vector<[6]xi1>, vector<[6]xi1>, vector<[6]xi1>) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<false> : vector<[6]xi1>
// CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[MASK:.*]] = vector.create_mask %[[C3]], %[[C4]], %[[COLUMNS]] : vector<4x4x[6]xi1>
// CHECK-NEXT: %[[CREATE_MASK:.*]] = vector.create_mask %[[COLUMNS]] : vector<[6]xi1>
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[MASK]][%[[ROW]], 2] : vector<[6]xi1> from vector<4x4x[6]xi1>
// CHECK-NEXT: return %[[CREATE_MASK]], %[[CST]], %[[EXTRACT]] : vector<[6]xi1>, vector<[6]xi1>, vector<[6]xi1>
// CHECK-NEXT: }
// Rows in which a mask is known to be set, or not to be.
func.func @rows(%row: index, %columns: index) -> (vector<[6]xi1>, vector<[6]xi1>, vector<[6]xi1>) {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %mask = vector.create_mask %c3, %c4, %columns : vector<4x4x[6]xi1>
  %0 = vector.extract %mask[2, %row] : vector<[6]xi1> from vector<4x4x[6]xi1>
  %1 = vector.extract %mask[3, %row] : vector<[6]xi1> from vector<4x4x[6]xi1>
  %2 = vector.extract %mask[%row, 2] : vector<[6]xi1> from vector<4x4x[6]xi1>
  return %0, %1, %2 : vector<[6]xi1>, vector<[6]xi1>, vector<[6]xi1>
}

// -----

// CHECK-LABEL: func.func @scalable_rows
// CHECK-SAME: (%[[ROW:[a-z0-9_]+]]: index, %[[COLUMNS:[a-z0-9_]+]]: index) -> (vector<6xi1>, vector<6xi1>) {
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[MASK:.*]] = vector.create_mask %[[C4]], %[[COLUMNS]] : vector<[4]x6xi1>
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[MASK]][%[[ROW]]] : vector<6xi1> from vector<[4]x6xi1>
// CHECK-NEXT: %[[CREATE_MASK:.*]] = vector.create_mask %[[COLUMNS]] : vector<6xi1>
// CHECK-NEXT: return %[[EXTRACT]], %[[CREATE_MASK]] : vector<6xi1>, vector<6xi1>
// CHECK-NEXT: }
// A scalable dimension may have more rows than the mask.
func.func @scalable_rows(%row: index, %columns: index) -> (vector<6xi1>, vector<6xi1>) {
  %c4 = arith.constant 4 : index
  %mask = vector.create_mask %c4, %columns : vector<[4]x6xi1>
  %0 = vector.extract %mask[%row] : vector<6xi1> from vector<[4]x6xi1>
  %1 = vector.extract %mask[2] : vector<6xi1> from vector<[4]x6xi1>
  return %0, %1 : vector<6xi1>, vector<6xi1>
}

// -----

// CHECK-LABEL: func.func @full_masks
// CHECK-SAME: (%[[MEMREF:[a-z0-9_]+]]: memref<?xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<4xf32>, %[[INDEX:[a-z0-9_]+]]: index, %[[PAD:[a-z0-9_]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT: vector.transfer_write %[[VECTOR]], %[[MEMREF]][%[[INDEX]]] : vector<4xf32>, memref<?xf32>
// CHECK-NEXT: %[[TRANSFER_READ:.*]] = vector.transfer_read %[[MEMREF]][%[[INDEX]]], %[[PAD]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: return %[[TRANSFER_READ]] : vector<4xf32>
// CHECK-NEXT: }
// Operations under a mask with all places set do not need it.
func.func @full_masks(%memref: memref<?xf32>, %vector: vector<4xf32>, %index: index, %pad: f32) -> vector<4xf32> {
  %mask = vector.constant_mask [4] : vector<4xi1>
  vector.mask %mask { vector.transfer_write %vector, %memref[%index] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  %0 = vector.mask %mask, %vector { vector.transfer_read %memref[%index], %pad : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @empty_masks
// CHECK-SAME: (%[[MEMREF:[a-z0-9_]+]]: memref<?xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<4xf32>, %[[INDEX:[a-z0-9_]+]]: index, %[[PAD:[a-z0-9_]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT: %[[MASK:.*]] = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT: vector.mask %[[MASK]] { vector.transfer_write %[[VECTOR]], %[[MEMREF]][%[[INDEX]]] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
// CHECK-NEXT: %[[MASK_1:.*]] = vector.mask %[[MASK]], %[[VECTOR]] { vector.transfer_read %[[MEMREF]][%[[INDEX]]], %[[PAD]] : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT: return %[[MASK_1]] : vector<4xf32>
// CHECK-NEXT: }
// Others do.
func.func @empty_masks(%memref: memref<?xf32>, %vector: vector<4xf32>, %index: index, %pad: f32) -> vector<4xf32> {
  %mask = arith.constant dense<false> : vector<4xi1>
  vector.mask %mask { vector.transfer_write %vector, %memref[%index] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  %0 = vector.mask %mask, %vector { vector.transfer_read %memref[%index], %pad : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @masks_of_nothing
// CHECK-SAME: (%[[VECTOR:[a-z0-9_]+]]: vector<8xf32>, %[[MASK:[a-z0-9_]+]]: vector<8xi1>, %[[PASSTHRU:[a-z0-9_]+]]: vector<8xf32>) -> (vector<8xf32>, vector<8xf32>) {
// CHECK-NEXT: %[[SELECT:.*]] = arith.select %[[MASK]], %[[VECTOR]], %[[PASSTHRU]] : vector<8xi1>, vector<8xf32>
// CHECK-NEXT: return %[[VECTOR]], %[[SELECT]] : vector<8xf32>, vector<8xf32>
// CHECK-NEXT: }
// Masks of no operation.
func.func @masks_of_nothing(%vector: vector<8xf32>, %mask: vector<8xi1>, %passthru: vector<8xf32>) -> (vector<8xf32>, vector<8xf32>) {
  vector.mask %mask { } : vector<8xi1>
  %0 = vector.mask %mask { vector.yield %vector : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %1 = vector.mask %mask, %passthru { vector.yield %vector : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return %0, %1 : vector<8xf32>, vector<8xf32>
}

// -----

// CHECK-LABEL: func.func @mask_of_other_shape
// CHECK-SAME: (%[[VECTOR:[a-z0-9_]+]]: vector<2xf32>, %[[SCALAR:[a-z0-9_]+]]: f32, %[[MASK:[a-z0-9_]+]]: vector<4xi1>, %[[PASSTHRU:[a-z0-9_]+]]: vector<2xf32>) -> (vector<2xf32>, f32) {
// CHECK-NEXT: %[[MASK_1:.*]] = vector.mask %[[MASK]], %[[PASSTHRU]] { vector.yield %[[VECTOR]] : vector<2xf32> } : vector<4xi1> -> vector<2xf32>
// CHECK-NEXT: %[[MASK_2:.*]] = vector.mask %[[MASK]], %[[SCALAR]] { vector.yield %[[SCALAR]] : f32 } : vector<4xi1> -> f32
// CHECK-NEXT: return %[[MASK_1]], %[[MASK_2]] : vector<2xf32>, f32
// CHECK-NEXT: }
// A mask of another shape cannot select.
func.func @mask_of_other_shape(%vector: vector<2xf32>, %scalar: f32, %mask: vector<4xi1>, %passthru: vector<2xf32>) -> (vector<2xf32>, f32) {
  %0 = vector.mask %mask, %passthru { vector.yield %vector : vector<2xf32> } : vector<4xi1> -> vector<2xf32>
  %1 = vector.mask %mask, %scalar { vector.yield %scalar : f32 } : vector<4xi1> -> f32
  return %0, %1 : vector<2xf32>, f32
}
