// RUN: %opt --allow-unregistered-dialect --canonicalize --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Masks: of constant extent, slices of masks, and vector.mask.

// CHECK-LABEL: func.func @constant_sizes() -> (vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<i1>) {
// CHECK-NEXT: %cst = arith.constant dense<true> : vector<i1>
// CHECK-NEXT: %cst_0 = arith.constant dense<true> : vector<4x3xi1>
// CHECK-NEXT: %cst_1 = arith.constant dense<false> : vector<4x3xi1>
// CHECK-NEXT: %0 = vector.constant_mask [2, 3] : vector<4x3xi1>
// CHECK-NEXT: return %0, %cst_1, %cst_0, %cst : vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<i1>
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

// CHECK-LABEL: func.func @unknown_size(%arg0: index) -> vector<4x3xi1> {
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %0 = vector.create_mask %arg0, %c5 : vector<4x3xi1>
// CHECK-NEXT: return %0 : vector<4x3xi1>
// CHECK-NEXT: }
// An unknown operand.
func.func @unknown_size(%size: index) -> vector<4x3xi1> {
  %c5 = arith.constant 5 : index
  %0 = vector.create_mask %size, %c5 : vector<4x3xi1>
  return %0 : vector<4x3xi1>
}

// -----

// CHECK-LABEL: func.func @scaled_sizes() -> (vector<4x[8]xi1>, vector<[8]xi1>, vector<[8]xi1>, vector<[1]xi1>, vector<[8]xi1>) {
// CHECK-NEXT: %cst = arith.constant dense<false> : vector<[8]xi1>
// CHECK-NEXT: %cst_0 = arith.constant dense<true> : vector<[1]xi1>
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %vscale = vector.vscale
// CHECK-NEXT: %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT: %0 = vector.constant_mask [3, 8] : vector<4x[8]xi1>
// CHECK-NEXT: %1 = vector.create_mask %c4_vscale : vector<[8]xi1>
// CHECK-NEXT: %2 = vector.create_mask %c8 : vector<[8]xi1>
// CHECK-NEXT: return %0, %1, %2, %cst_0, %cst : vector<4x[8]xi1>, vector<[8]xi1>, vector<[8]xi1>, vector<[1]xi1>, vector<[8]xi1>
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
// CHECK-NEXT: %cst = arith.constant dense<false> : vector<2x4xi1>
// CHECK-NEXT: %cst_0 = arith.constant dense<true> : vector<2x[4]xi1>
// CHECK-NEXT: %cst_1 = arith.constant dense<true> : vector<i1>
// CHECK-NEXT: %0 = vector.constant_mask [2, 3] : vector<2x4xi1>
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %0 : vector<2x4xi1>, vector<2x[4]xi1>, vector<i1>, vector<2x4xi1>
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
// CHECK-NEXT: %cst = arith.constant dense<false> : vector<2x3xi1>
// CHECK-NEXT: %0 = vector.constant_mask [1, 2] : vector<2x2xi1>
// CHECK-NEXT: %1 = vector.constant_mask [1, 2] : vector<2x3xi1>
// CHECK-NEXT: %2 = vector.constant_mask [1, 2] : vector<3x4xi1>
// CHECK-NEXT: %3 = vector.constant_mask [2] : vector<4xi1>
// CHECK-NEXT: return %0, %1, %cst, %2, %3 : vector<2x2xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<3x4xi1>, vector<4xi1>
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

// CHECK-LABEL: func.func @slices_of_masks(%arg0: index, %arg1: index) -> (vector<2x2xi1>, vector<2x3xi1>, vector<3x4xi1>) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %0 = arith.subi %arg0, %c2 : index
// CHECK-NEXT: %1 = arith.subi %arg1, %c1 : index
// CHECK-NEXT: %2 = vector.create_mask %0, %1 : vector<2x2xi1>
// CHECK-NEXT: %3 = vector.create_mask %arg0, %arg1 : vector<2x3xi1>
// CHECK-NEXT: %4 = vector.create_mask %arg1, %arg0 : vector<3x4xi1>
// CHECK-NEXT: return %2, %3, %4 : vector<2x2xi1>, vector<2x3xi1>, vector<3x4xi1>
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

// CHECK-LABEL: func.func @shape_casts(%arg0: index) -> (vector<[4]xi1>, vector<4xi1>, vector<4xi1>) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = vector.create_mask %arg0 : vector<[4]xi1>
// CHECK-NEXT: %1 = vector.create_mask %arg0, %arg0 : vector<4x1xi1>
// CHECK-NEXT: %2 = vector.shape_cast %1 : vector<4x1xi1> to vector<4xi1>
// CHECK-NEXT: %3 = vector.create_mask %c1, %arg0 : vector<1x4xi1>
// CHECK-NEXT: %4 = vector.shape_cast %3 : vector<1x4xi1> to vector<4xi1>
// CHECK-NEXT: return %0, %2, %4 : vector<[4]xi1>, vector<4xi1>, vector<4xi1>
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

// CHECK-LABEL: func.func @rows(%arg0: index, %arg1: index) -> (vector<[6]xi1>, vector<[6]xi1>, vector<[6]xi1>) {
// CHECK-NEXT: %cst = arith.constant dense<false> : vector<[6]xi1>
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %0 = vector.create_mask %c3, %c4, %arg1 : vector<4x4x[6]xi1>
// CHECK-NEXT: %1 = vector.create_mask %arg1 : vector<[6]xi1>
// CHECK-NEXT: %2 = vector.extract %0[%arg0, 2] : vector<[6]xi1> from vector<4x4x[6]xi1>
// CHECK-NEXT: return %1, %cst, %2 : vector<[6]xi1>, vector<[6]xi1>, vector<[6]xi1>
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

// CHECK-LABEL: func.func @scalable_rows(%arg0: index, %arg1: index) -> (vector<6xi1>, vector<6xi1>) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %0 = vector.create_mask %c4, %arg1 : vector<[4]x6xi1>
// CHECK-NEXT: %1 = vector.extract %0[%arg0] : vector<6xi1> from vector<[4]x6xi1>
// CHECK-NEXT: %2 = vector.create_mask %arg1 : vector<6xi1>
// CHECK-NEXT: return %1, %2 : vector<6xi1>, vector<6xi1>
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

// CHECK-LABEL: func.func @full_masks(%arg0: memref<?xf32>, %arg1: vector<4xf32>, %arg2: index, %arg3: f32) -> vector<4xf32> {
// CHECK-NEXT: vector.transfer_write %arg1, %arg0[%arg2] : vector<4xf32>, memref<?xf32>
// CHECK-NEXT: %0 = vector.transfer_read %arg0[%arg2], %arg3 : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: return %0 : vector<4xf32>
// CHECK-NEXT: }
// Operations under a mask with all places set do not need it.
func.func @full_masks(%memref: memref<?xf32>, %vector: vector<4xf32>, %index: index, %pad: f32) -> vector<4xf32> {
  %mask = vector.constant_mask [4] : vector<4xi1>
  vector.mask %mask { vector.transfer_write %vector, %memref[%index] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  %0 = vector.mask %mask, %vector { vector.transfer_read %memref[%index], %pad : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @empty_masks(%arg0: memref<?xf32>, %arg1: vector<4xf32>, %arg2: index, %arg3: f32) -> vector<4xf32> {
// CHECK-NEXT: %cst = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT: vector.mask %cst { vector.transfer_write %arg1, %arg0[%arg2] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
// CHECK-NEXT: %0 = vector.mask %cst, %arg1 { vector.transfer_read %arg0[%arg2], %arg3 : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT: return %0 : vector<4xf32>
// CHECK-NEXT: }
// Others do.
func.func @empty_masks(%memref: memref<?xf32>, %vector: vector<4xf32>, %index: index, %pad: f32) -> vector<4xf32> {
  %mask = arith.constant dense<false> : vector<4xi1>
  vector.mask %mask { vector.transfer_write %vector, %memref[%index] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  %0 = vector.mask %mask, %vector { vector.transfer_read %memref[%index], %pad : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @masks_of_nothing(%arg0: vector<8xf32>, %arg1: vector<8xi1>, %arg2: vector<8xf32>) -> (vector<8xf32>, vector<8xf32>) {
// CHECK-NEXT: %0 = arith.select %arg1, %arg0, %arg2 : vector<8xi1>, vector<8xf32>
// CHECK-NEXT: return %arg0, %0 : vector<8xf32>, vector<8xf32>
// CHECK-NEXT: }
// Masks of no operation.
func.func @masks_of_nothing(%vector: vector<8xf32>, %mask: vector<8xi1>, %passthru: vector<8xf32>) -> (vector<8xf32>, vector<8xf32>) {
  vector.mask %mask { } : vector<8xi1>
  %0 = vector.mask %mask { vector.yield %vector : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %1 = vector.mask %mask, %passthru { vector.yield %vector : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return %0, %1 : vector<8xf32>, vector<8xf32>
}

// -----

// CHECK-LABEL: func.func @mask_of_other_shape(%arg0: vector<2xf32>, %arg1: f32, %arg2: vector<4xi1>, %arg3: vector<2xf32>) -> (vector<2xf32>, f32) {
// CHECK-NEXT: %0 = vector.mask %arg2, %arg3 { vector.yield %arg0 : vector<2xf32> } : vector<4xi1> -> vector<2xf32>
// CHECK-NEXT: %1 = vector.mask %arg2, %arg1 { vector.yield %arg1 : f32 } : vector<4xi1> -> f32
// CHECK-NEXT: return %0, %1 : vector<2xf32>, f32
// CHECK-NEXT: }
// A mask of another shape cannot select.
func.func @mask_of_other_shape(%vector: vector<2xf32>, %scalar: f32, %mask: vector<4xi1>, %passthru: vector<2xf32>) -> (vector<2xf32>, f32) {
  %0 = vector.mask %mask, %passthru { vector.yield %vector : vector<2xf32> } : vector<4xi1> -> vector<2xf32>
  %1 = vector.mask %mask, %scalar { vector.yield %scalar : f32 } : vector<4xi1> -> f32
  return %0, %1 : vector<2xf32>, f32
}
