// RUN: %opt --allow-unregistered-dialect --canonicalize --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Patterns of transfers from and to tensors.

// CHECK-LABEL: func.func @transposed(%arg0: tensor<8x16xf32>, %arg1: vector<4x5xf32>, %arg2: f32, %arg3: index) -> vector<5x4xf32> {
// CHECK-NEXT: %0 = vector.transpose %arg1, [1, 0] : vector<4x5xf32> to vector<5x4xf32>
// CHECK-NEXT: return %0 : vector<5x4xf32>
// CHECK-NEXT: }
// A read of a written vector, in another order.
func.func @transposed(%tensor: tensor<8x16xf32>, %vector: vector<4x5xf32>, %pad: f32, %index: index) -> vector<5x4xf32> {
  %0 = vector.transfer_write %vector, %tensor[%index, %index] {in_bounds = [true, true]} : vector<4x5xf32>, tensor<8x16xf32>
  %1 = vector.transfer_read %0[%index, %index], %pad {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<8x16xf32>, vector<5x4xf32>
  return %1 : vector<5x4xf32>
}

// -----

// CHECK-LABEL: func.func @repeated(%arg0: tensor<8x16xf32>, %arg1: vector<3x[4]xf32>, %arg2: f32, %arg3: index) -> vector<[4]x5x3xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg1 : vector<3x[4]xf32> to vector<5x3x[4]xf32>
// CHECK-NEXT: %1 = vector.transpose %0, [2, 0, 1] : vector<5x3x[4]xf32> to vector<[4]x5x3xf32>
// CHECK-NEXT: return %1 : vector<[4]x5x3xf32>
// CHECK-NEXT: }
// With repeated elements, and in another order.
func.func @repeated(%tensor: tensor<8x16xf32>, %vector: vector<3x[4]xf32>, %pad: f32, %index: index) -> vector<[4]x5x3xf32> {
  %0 = vector.transfer_write %vector, %tensor[%index, %index] {in_bounds = [true, true]} : vector<3x[4]xf32>, tensor<8x16xf32>
  %1 = vector.transfer_read %0[%index, %index], %pad {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1) -> (d1, 0, d0)>} : tensor<8x16xf32>, vector<[4]x5x3xf32>
  return %1 : vector<[4]x5x3xf32>
}

// -----

// CHECK-LABEL: func.func @unit_dimension(%arg0: tensor<8x16xf32>, %arg1: vector<4xf32>, %arg2: f32, %arg3: index) -> vector<1x4xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg1 : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT: return %0 : vector<1x4xf32>
// CHECK-NEXT: }
// With one element along a dimension that was not written along.
func.func @unit_dimension(%tensor: tensor<8x16xf32>, %vector: vector<4xf32>, %pad: f32, %index: index) -> vector<1x4xf32> {
  %0 = vector.transfer_write %vector, %tensor[%index, %index] {in_bounds = [true]} : vector<4xf32>, tensor<8x16xf32>
  %1 = vector.transfer_read %0[%index, %index], %pad {in_bounds = [true, true]} : tensor<8x16xf32>, vector<1x4xf32>
  return %1 : vector<1x4xf32>
}

// -----

// CHECK-LABEL: func.func @more_elements(%arg0: tensor<8x16xf32>, %arg1: vector<4xf32>, %arg2: f32, %arg3: index) -> (vector<2x4xf32>, vector<4xf32>) {
// CHECK-NEXT: %0 = vector.transfer_write %arg1, %arg0[%arg3, %arg3] {in_bounds = [true]} : vector<4xf32>, tensor<8x16xf32>
// CHECK-NEXT: %1 = vector.transfer_read %0[%arg3, %arg3], %arg2 {in_bounds = [true, true]} : tensor<8x16xf32>, vector<2x4xf32>
// CHECK-NEXT: %2 = vector.transfer_read %0[%arg3, %arg3], %arg2 {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : tensor<8x16xf32>, vector<4xf32>
// CHECK-NEXT: return %1, %2 : vector<2x4xf32>, vector<4xf32>
// CHECK-NEXT: }
// Elements that were not written are read, too.
func.func @more_elements(%tensor: tensor<8x16xf32>, %vector: vector<4xf32>, %pad: f32, %index: index) -> (vector<2x4xf32>, vector<4xf32>) {
  %0 = vector.transfer_write %vector, %tensor[%index, %index] {in_bounds = [true]} : vector<4xf32>, tensor<8x16xf32>
  %1 = vector.transfer_read %0[%index, %index], %pad {in_bounds = [true, true]} : tensor<8x16xf32>, vector<2x4xf32>
  %2 = vector.transfer_read %0[%index, %index], %pad {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : tensor<8x16xf32>, vector<4xf32>
  return %1, %2 : vector<2x4xf32>, vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @out_of_bounds(%arg0: tensor<8x16xf32>, %arg1: vector<4xf32>, %arg2: f32, %arg3: index) -> vector<1x4xf32> {
// CHECK-NEXT: %0 = vector.transfer_write %arg1, %arg0[%arg3, %arg3] {in_bounds = [true]} : vector<4xf32>, tensor<8x16xf32>
// CHECK-NEXT: %1 = vector.transfer_read %0[%arg3, %arg3], %arg2 : tensor<8x16xf32>, vector<1x4xf32>
// CHECK-NEXT: return %1 : vector<1x4xf32>
// CHECK-NEXT: }
// The read may be out of bounds.
func.func @out_of_bounds(%tensor: tensor<8x16xf32>, %vector: vector<4xf32>, %pad: f32, %index: index) -> vector<1x4xf32> {
  %0 = vector.transfer_write %vector, %tensor[%index, %index] {in_bounds = [true]} : vector<4xf32>, tensor<8x16xf32>
  %1 = vector.transfer_read %0[%index, %index], %pad : tensor<8x16xf32>, vector<1x4xf32>
  return %1 : vector<1x4xf32>
}

// -----

// CHECK-LABEL: func.func @overwritten(%arg0: tensor<8x16xf32>, %arg1: vector<4x4xf32>, %arg2: vector<4x4xf32>, %arg3: index) -> (tensor<8x16xf32>, tensor<8x16xf32>) {
// CHECK-NEXT: %0 = vector.transfer_write %arg1, %arg0[%arg3, %arg3] : vector<4x4xf32>, tensor<8x16xf32>
// CHECK-NEXT: %1 = vector.transfer_write %arg2, %arg0[%arg3, %arg3] : vector<4x4xf32>, tensor<8x16xf32>
// CHECK-NEXT: return %0, %1 : tensor<8x16xf32>, tensor<8x16xf32>
// CHECK-NEXT: }
// The first write is overwritten; it stays for its other user.
func.func @overwritten(%tensor: tensor<8x16xf32>, %first: vector<4x4xf32>, %second: vector<4x4xf32>, %index: index) -> (tensor<8x16xf32>, tensor<8x16xf32>) {
  %0 = vector.transfer_write %first, %tensor[%index, %index] : vector<4x4xf32>, tensor<8x16xf32>
  %1 = vector.transfer_write %second, %0[%index, %index] : vector<4x4xf32>, tensor<8x16xf32>
  return %0, %1 : tensor<8x16xf32>, tensor<8x16xf32>
}

// -----

// CHECK-LABEL: func.func @overwritten_behind(%arg0: tensor<8x16xf32>, %arg1: vector<4x4xf32>, %arg2: vector<4x4xf32>, %arg3: index) -> tensor<8x16xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %0 = vector.transfer_write %arg2, %arg0[%c4, %arg3] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x16xf32>
// CHECK-NEXT: %1 = vector.transfer_write %arg2, %0[%arg3, %c8] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x16xf32>
// CHECK-NEXT: %2 = vector.transfer_write %arg2, %1[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x16xf32>
// CHECK-NEXT: return %2 : tensor<8x16xf32>
// CHECK-NEXT: }
// Writes to other places are between.
func.func @overwritten_behind(%tensor: tensor<8x16xf32>, %first: vector<4x4xf32>, %second: vector<4x4xf32>, %index: index) -> tensor<8x16xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %0 = vector.transfer_write %first, %tensor[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x16xf32>
  %1 = vector.transfer_write %second, %0[%c4, %index] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x16xf32>
  %2 = vector.transfer_write %second, %1[%index, %c8] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x16xf32>
  %3 = vector.transfer_write %second, %2[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x16xf32>
  return %3 : tensor<8x16xf32>
}

// -----

// CHECK-LABEL: func.func @used_between(%arg0: tensor<8x16xf32>, %arg1: vector<4x4xf32>, %arg2: vector<4x4xf32>, %arg3: index) -> (tensor<8x16xf32>, tensor<8x16xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %0 = vector.transfer_write %arg1, %arg0[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x16xf32>
// CHECK-NEXT: %1 = vector.transfer_write %arg2, %0[%c4, %arg3] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x16xf32>
// CHECK-NEXT: %2 = vector.transfer_write %arg2, %1[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x16xf32>
// CHECK-NEXT: return %1, %2 : tensor<8x16xf32>, tensor<8x16xf32>
// CHECK-NEXT: }
// The tensor between is used.
func.func @used_between(%tensor: tensor<8x16xf32>, %first: vector<4x4xf32>, %second: vector<4x4xf32>, %index: index) -> (tensor<8x16xf32>, tensor<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_write %first, %tensor[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x16xf32>
  %1 = vector.transfer_write %second, %0[%c4, %index] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x16xf32>
  %2 = vector.transfer_write %second, %1[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x16xf32>
  return %1, %2 : tensor<8x16xf32>, tensor<8x16xf32>
}

// -----

// CHECK-LABEL: func.func @overwritten_under_masks(%arg0: tensor<8xf32>, %arg1: vector<8xf32>, %arg2: index, %arg3: vector<8xi1>, %arg4: vector<8xi1>) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT: %0 = vector.transfer_write %arg1, %arg0[%arg2], %arg3 : vector<8xf32>, tensor<8xf32>
// CHECK-NEXT: %1 = vector.transfer_write %arg1, %arg0[%arg2], %arg3 : vector<8xf32>, tensor<8xf32>
// CHECK-NEXT: %2 = vector.transfer_write %arg1, %0[%arg2], %arg4 : vector<8xf32>, tensor<8xf32>
// CHECK-NEXT: return %1, %2 : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT: }
// The same mask overwrites the same places; another one may not.
func.func @overwritten_under_masks(%tensor: tensor<8xf32>, %vector: vector<8xf32>, %index: index, %mask: vector<8xi1>, %other: vector<8xi1>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = vector.transfer_write %vector, %tensor[%index], %mask : vector<8xf32>, tensor<8xf32>
  %1 = vector.transfer_write %vector, %0[%index], %mask : vector<8xf32>, tensor<8xf32>
  %2 = vector.transfer_write %vector, %0[%index], %other : vector<8xf32>, tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @inserted_part(%arg0: vector<5x6xf32>, %arg1: tensor<5x6xf32>, %arg2: tensor<12x13xf32>, %arg3: index, %arg4: index) -> tensor<12x13xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg2[%arg4, 0] [5, %arg3] [1, 1] : tensor<12x13xf32> to tensor<5x?xf32>
// CHECK-NEXT: %0 = vector.transfer_write %arg0, %extracted_slice[%c0, %c0] {in_bounds = [true, false]} : vector<5x6xf32>, tensor<5x?xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %0 into %arg2[%arg4, 0] [5, %arg3] [1, 1] : tensor<5x?xf32> into tensor<12x13xf32>
// CHECK-NEXT: return %inserted_slice : tensor<12x13xf32>
// CHECK-NEXT: }
// An inserted part of a written vector is written in its place.
func.func @inserted_part(%vector: vector<5x6xf32>, %tensor: tensor<5x6xf32>, %into: tensor<12x13xf32>, %size: index, %offset: index) -> tensor<12x13xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %vector, %tensor[%c0, %c0] {in_bounds = [true, true]} : vector<5x6xf32>, tensor<5x6xf32>
  %1 = tensor.extract_slice %0[0, 0] [5, %size] [1, 1] : tensor<5x6xf32> to tensor<5x?xf32>
  %2 = tensor.insert_slice %1 into %into[%offset, 0] [5, %size] [1, 1] : tensor<5x?xf32> into tensor<12x13xf32>
  return %2 : tensor<12x13xf32>
}

// -----

// CHECK-LABEL: func.func @inserted_elements(%arg0: vector<3x6xf32>, %arg1: tensor<5x6xf32>, %arg2: tensor<12x13xf32>, %arg3: index, %arg4: index) -> tensor<12x13xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.transfer_write %arg0, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<3x6xf32>, tensor<5x6xf32>
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %0[0, 0] [5, %arg3] [1, 1] : tensor<5x6xf32> to tensor<5x?xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %extracted_slice into %arg2[%arg4, 0] [5, %arg3] [1, 1] : tensor<5x?xf32> into tensor<12x13xf32>
// CHECK-NEXT: return %inserted_slice : tensor<12x13xf32>
// CHECK-NEXT: }
// Elements of the tensor are in the part.
func.func @inserted_elements(%vector: vector<3x6xf32>, %tensor: tensor<5x6xf32>, %into: tensor<12x13xf32>, %size: index, %offset: index) -> tensor<12x13xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %vector, %tensor[%c0, %c0] {in_bounds = [true, true]} : vector<3x6xf32>, tensor<5x6xf32>
  %1 = tensor.extract_slice %0[0, 0] [5, %size] [1, 1] : tensor<5x6xf32> to tensor<5x?xf32>
  %2 = tensor.insert_slice %1 into %into[%offset, 0] [5, %size] [1, 1] : tensor<5x?xf32> into tensor<12x13xf32>
  return %2 : tensor<12x13xf32>
}

// -----

// CHECK-LABEL: func.func @inserted_later_part(%arg0: vector<5x6xf32>, %arg1: tensor<5x6xf32>, %arg2: tensor<12x13xf32>, %arg3: index, %arg4: index) -> tensor<12x13xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.transfer_write %arg0, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<5x6xf32>, tensor<5x6xf32>
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %0[0, 1] [5, %arg3] [1, 1] : tensor<5x6xf32> to tensor<5x?xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %extracted_slice into %arg2[%arg4, 0] [5, %arg3] [1, 1] : tensor<5x?xf32> into tensor<12x13xf32>
// CHECK-NEXT: return %inserted_slice : tensor<12x13xf32>
// CHECK-NEXT: }
// The part does not begin at the first element.
func.func @inserted_later_part(%vector: vector<5x6xf32>, %tensor: tensor<5x6xf32>, %into: tensor<12x13xf32>, %size: index, %offset: index) -> tensor<12x13xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %vector, %tensor[%c0, %c0] {in_bounds = [true, true]} : vector<5x6xf32>, tensor<5x6xf32>
  %1 = tensor.extract_slice %0[0, 1] [5, %size] [1, 1] : tensor<5x6xf32> to tensor<5x?xf32>
  %2 = tensor.insert_slice %1 into %into[%offset, 0] [5, %size] [1, 1] : tensor<5x?xf32> into tensor<12x13xf32>
  return %2 : tensor<12x13xf32>
}

// -----

// CHECK-LABEL: func.func @casts(%arg0: tensor<4x8xf32>, %arg1: vector<4x4xf32>, %arg2: f32) -> (vector<4x8xf32>, tensor<?x?xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.transfer_read %arg0[%c0, %c0], %arg2 {in_bounds = [true, true]} : tensor<4x8xf32>, vector<4x8xf32>
// CHECK-NEXT: %1 = vector.transfer_write %arg1, %arg0[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x8xf32>
// CHECK-NEXT: %cast = tensor.cast %1 : tensor<4x8xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %0, %cast : vector<4x8xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
// Casts of tensors.
func.func @casts(%tensor: tensor<4x8xf32>, %vector: vector<4x4xf32>, %pad: f32) -> (vector<4x8xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %tensor : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = vector.transfer_read %0[%c0, %c0], %pad : tensor<?x?xf32>, vector<4x8xf32>
  %2 = vector.transfer_write %vector, %0[%c0, %c0] : vector<4x4xf32>, tensor<?x?xf32>
  return %1, %2 : vector<4x8xf32>, tensor<?x?xf32>
}
