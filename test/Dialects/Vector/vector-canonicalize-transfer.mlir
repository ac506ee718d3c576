// RUN: %opt --allow-unregistered-dialect --canonicalize --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Patterns of transfers from and to tensors.

// CHECK-LABEL: func.func @transposed
// CHECK-SAME: (%[[TENSOR:[a-z0-9_]+]]: tensor<8x16xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<4x5xf32>, %[[PAD:[a-z0-9_]+]]: f32, %[[INDEX:[a-z0-9_]+]]: index) -> vector<5x4xf32> {
// CHECK-NEXT: %[[TRANSPOSE:.*]] = vector.transpose %[[VECTOR]], [1, 0] : vector<4x5xf32> to vector<5x4xf32>
// CHECK-NEXT: return %[[TRANSPOSE]] : vector<5x4xf32>
// CHECK-NEXT: }
// A read of a written vector, in another order.
func.func @transposed(%tensor: tensor<8x16xf32>, %vector: vector<4x5xf32>, %pad: f32, %index: index) -> vector<5x4xf32> {
  %0 = vector.transfer_write %vector, %tensor[%index, %index] {in_bounds = [true, true]} : vector<4x5xf32>, tensor<8x16xf32>
  %1 = vector.transfer_read %0[%index, %index], %pad {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<8x16xf32>, vector<5x4xf32>
  return %1 : vector<5x4xf32>
}

// -----

// CHECK-LABEL: func.func @repeated
// CHECK-SAME: (%[[TENSOR:[a-z0-9_]+]]: tensor<8x16xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<3x[4]xf32>, %[[PAD:[a-z0-9_]+]]: f32, %[[INDEX:[a-z0-9_]+]]: index) -> vector<[4]x5x3xf32> {
// CHECK-NEXT: %[[BROADCAST:.*]] = vector.broadcast %[[VECTOR]] : vector<3x[4]xf32> to vector<5x3x[4]xf32>
// CHECK-NEXT: %[[TRANSPOSE:.*]] = vector.transpose %[[BROADCAST]], [2, 0, 1] : vector<5x3x[4]xf32> to vector<[4]x5x3xf32>
// CHECK-NEXT: return %[[TRANSPOSE]] : vector<[4]x5x3xf32>
// CHECK-NEXT: }
// With repeated elements, and in another order.
func.func @repeated(%tensor: tensor<8x16xf32>, %vector: vector<3x[4]xf32>, %pad: f32, %index: index) -> vector<[4]x5x3xf32> {
  %0 = vector.transfer_write %vector, %tensor[%index, %index] {in_bounds = [true, true]} : vector<3x[4]xf32>, tensor<8x16xf32>
  %1 = vector.transfer_read %0[%index, %index], %pad {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1) -> (d1, 0, d0)>} : tensor<8x16xf32>, vector<[4]x5x3xf32>
  return %1 : vector<[4]x5x3xf32>
}

// -----

// CHECK-LABEL: func.func @unit_dimension
// CHECK-SAME: (%[[TENSOR:[a-z0-9_]+]]: tensor<8x16xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<4xf32>, %[[PAD:[a-z0-9_]+]]: f32, %[[INDEX:[a-z0-9_]+]]: index) -> vector<1x4xf32> {
// CHECK-NEXT: %[[BROADCAST:.*]] = vector.broadcast %[[VECTOR]] : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT: return %[[BROADCAST]] : vector<1x4xf32>
// CHECK-NEXT: }
// With one element along a dimension that was not written along.
func.func @unit_dimension(%tensor: tensor<8x16xf32>, %vector: vector<4xf32>, %pad: f32, %index: index) -> vector<1x4xf32> {
  %0 = vector.transfer_write %vector, %tensor[%index, %index] {in_bounds = [true]} : vector<4xf32>, tensor<8x16xf32>
  %1 = vector.transfer_read %0[%index, %index], %pad {in_bounds = [true, true]} : tensor<8x16xf32>, vector<1x4xf32>
  return %1 : vector<1x4xf32>
}

// -----

// CHECK-LABEL: func.func @more_elements
// CHECK-SAME: (%[[TENSOR:[a-z0-9_]+]]: tensor<8x16xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<4xf32>, %[[PAD:[a-z0-9_]+]]: f32, %[[INDEX:[a-z0-9_]+]]: index) -> (vector<2x4xf32>, vector<4xf32>) {
// CHECK-NEXT: %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[VECTOR]], %[[TENSOR]][%[[INDEX]], %[[INDEX]]] {in_bounds = [true]} : vector<4xf32>, tensor<8x16xf32>
// CHECK-NEXT: %[[TRANSFER_READ:.*]] = vector.transfer_read %[[TRANSFER_WRITE]][%[[INDEX]], %[[INDEX]]], %[[PAD]] {in_bounds = [true, true]} : tensor<8x16xf32>, vector<2x4xf32>
// CHECK-NEXT: %[[TRANSFER_READ_1:.*]] = vector.transfer_read %[[TRANSFER_WRITE]][%[[INDEX]], %[[INDEX]]], %[[PAD]] {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : tensor<8x16xf32>, vector<4xf32>
// CHECK-NEXT: return %[[TRANSFER_READ]], %[[TRANSFER_READ_1]] : vector<2x4xf32>, vector<4xf32>
// CHECK-NEXT: }
// Elements that were not written are read, too.
func.func @more_elements(%tensor: tensor<8x16xf32>, %vector: vector<4xf32>, %pad: f32, %index: index) -> (vector<2x4xf32>, vector<4xf32>) {
  %0 = vector.transfer_write %vector, %tensor[%index, %index] {in_bounds = [true]} : vector<4xf32>, tensor<8x16xf32>
  %1 = vector.transfer_read %0[%index, %index], %pad {in_bounds = [true, true]} : tensor<8x16xf32>, vector<2x4xf32>
  %2 = vector.transfer_read %0[%index, %index], %pad {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : tensor<8x16xf32>, vector<4xf32>
  return %1, %2 : vector<2x4xf32>, vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @out_of_bounds
// CHECK-SAME: (%[[TENSOR:[a-z0-9_]+]]: tensor<8x16xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<4xf32>, %[[PAD:[a-z0-9_]+]]: f32, %[[INDEX:[a-z0-9_]+]]: index) -> vector<1x4xf32> {
// CHECK-NEXT: %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[VECTOR]], %[[TENSOR]][%[[INDEX]], %[[INDEX]]] {in_bounds = [true]} : vector<4xf32>, tensor<8x16xf32>
// CHECK-NEXT: %[[TRANSFER_READ:.*]] = vector.transfer_read %[[TRANSFER_WRITE]][%[[INDEX]], %[[INDEX]]], %[[PAD]] : tensor<8x16xf32>, vector<1x4xf32>
// CHECK-NEXT: return %[[TRANSFER_READ]] : vector<1x4xf32>
// CHECK-NEXT: }
// The read may be out of bounds.
func.func @out_of_bounds(%tensor: tensor<8x16xf32>, %vector: vector<4xf32>, %pad: f32, %index: index) -> vector<1x4xf32> {
  %0 = vector.transfer_write %vector, %tensor[%index, %index] {in_bounds = [true]} : vector<4xf32>, tensor<8x16xf32>
  %1 = vector.transfer_read %0[%index, %index], %pad : tensor<8x16xf32>, vector<1x4xf32>
  return %1 : vector<1x4xf32>
}

// -----

// CHECK-LABEL: func.func @overwritten(
// CHECK-SAME: {{^}}%[[TENSOR:[a-z0-9_]+]]: tensor<8x16xf32>, %[[FIRST:[a-z0-9_]+]]: vector<4x4xf32>, %[[SECOND:[a-z0-9_]+]]: vector<4x4xf32>, %[[INDEX:[a-z0-9_]+]]: index) -> (tensor<8x16xf32>, tensor<8x16xf32>) {
// CHECK-NEXT: %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[FIRST]], %[[TENSOR]][%[[INDEX]], %[[INDEX]]] : vector<4x4xf32>, tensor<8x16xf32>
// CHECK-NEXT: %[[TRANSFER_WRITE_1:.*]] = vector.transfer_write %[[SECOND]], %[[TENSOR]][%[[INDEX]], %[[INDEX]]] : vector<4x4xf32>, tensor<8x16xf32>
// CHECK-NEXT: return %[[TRANSFER_WRITE]], %[[TRANSFER_WRITE_1]] : tensor<8x16xf32>, tensor<8x16xf32>
// CHECK-NEXT: }
// The first write is overwritten; it stays for its other user.
func.func @overwritten(%tensor: tensor<8x16xf32>, %first: vector<4x4xf32>, %second: vector<4x4xf32>, %index: index) -> (tensor<8x16xf32>, tensor<8x16xf32>) {
  %0 = vector.transfer_write %first, %tensor[%index, %index] : vector<4x4xf32>, tensor<8x16xf32>
  %1 = vector.transfer_write %second, %0[%index, %index] : vector<4x4xf32>, tensor<8x16xf32>
  return %0, %1 : tensor<8x16xf32>, tensor<8x16xf32>
}

// -----

// CHECK-LABEL: func.func @overwritten_behind
// CHECK-SAME: (%[[TENSOR:[a-z0-9_]+]]: tensor<8x16xf32>, %[[FIRST:[a-z0-9_]+]]: vector<4x4xf32>, %[[SECOND:[a-z0-9_]+]]: vector<4x4xf32>, %[[INDEX:[a-z0-9_]+]]: index) -> tensor<8x16xf32> {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT: %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[SECOND]], %[[TENSOR]][%[[C4]], %[[INDEX]]] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x16xf32>
// CHECK-NEXT: %[[TRANSFER_WRITE_1:.*]] = vector.transfer_write %[[SECOND]], %[[TRANSFER_WRITE]][%[[INDEX]], %[[C8]]] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x16xf32>
// CHECK-NEXT: %[[TRANSFER_WRITE_2:.*]] = vector.transfer_write %[[SECOND]], %[[TRANSFER_WRITE_1]][%[[C0]], %[[C0]]] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x16xf32>
// CHECK-NEXT: return %[[TRANSFER_WRITE_2]] : tensor<8x16xf32>
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

// CHECK-LABEL: func.func @used_between
// CHECK-SAME: (%[[TENSOR:[a-z0-9_]+]]: tensor<8x16xf32>, %[[FIRST:[a-z0-9_]+]]: vector<4x4xf32>, %[[SECOND:[a-z0-9_]+]]: vector<4x4xf32>, %[[INDEX:[a-z0-9_]+]]: index) -> (tensor<8x16xf32>, tensor<8x16xf32>) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[FIRST]], %[[TENSOR]][%[[C0]], %[[C0]]] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x16xf32>
// CHECK-NEXT: %[[TRANSFER_WRITE_1:.*]] = vector.transfer_write %[[SECOND]], %[[TRANSFER_WRITE]][%[[C4]], %[[INDEX]]] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x16xf32>
// CHECK-NEXT: %[[TRANSFER_WRITE_2:.*]] = vector.transfer_write %[[SECOND]], %[[TRANSFER_WRITE_1]][%[[C0]], %[[C0]]] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x16xf32>
// CHECK-NEXT: return %[[TRANSFER_WRITE_1]], %[[TRANSFER_WRITE_2]] : tensor<8x16xf32>, tensor<8x16xf32>
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

// CHECK-LABEL: func.func @overwritten_under_masks
// CHECK-SAME: (%[[TENSOR:[a-z0-9_]+]]: tensor<8xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<8xf32>, %[[INDEX:[a-z0-9_]+]]: index, %[[MASK:[a-z0-9_]+]]: vector<8xi1>, %[[OTHER:[a-z0-9_]+]]: vector<8xi1>) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT: %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[VECTOR]], %[[TENSOR]][%[[INDEX]]], %[[MASK]] : vector<8xf32>, tensor<8xf32>
// CHECK-NEXT: %[[TRANSFER_WRITE_1:.*]] = vector.transfer_write %[[VECTOR]], %[[TENSOR]][%[[INDEX]]], %[[MASK]] : vector<8xf32>, tensor<8xf32>
// CHECK-NEXT: %[[TRANSFER_WRITE_2:.*]] = vector.transfer_write %[[VECTOR]], %[[TRANSFER_WRITE]][%[[INDEX]]], %[[OTHER]] : vector<8xf32>, tensor<8xf32>
// CHECK-NEXT: return %[[TRANSFER_WRITE_1]], %[[TRANSFER_WRITE_2]] : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT: }
// The same mask overwrites the same places; another one may not.
func.func @overwritten_under_masks(%tensor: tensor<8xf32>, %vector: vector<8xf32>, %index: index, %mask: vector<8xi1>, %other: vector<8xi1>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = vector.transfer_write %vector, %tensor[%index], %mask : vector<8xf32>, tensor<8xf32>
  %1 = vector.transfer_write %vector, %0[%index], %mask : vector<8xf32>, tensor<8xf32>
  %2 = vector.transfer_write %vector, %0[%index], %other : vector<8xf32>, tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @inserted_part
// CHECK-SAME: (%[[VECTOR:[a-z0-9_]+]]: vector<5x6xf32>, %[[TENSOR:[a-z0-9_]+]]: tensor<5x6xf32>, %[[INTO:[a-z0-9_]+]]: tensor<12x13xf32>, %[[SIZE:[a-z0-9_]+]]: index, %[[OFFSET:[a-z0-9_]+]]: index) -> tensor<12x13xf32> {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[INTO]][%[[OFFSET]], 0] [5, %[[SIZE]]] [1, 1] : tensor<12x13xf32> to tensor<5x?xf32>
// CHECK-NEXT: %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[VECTOR]], %[[EXTRACTED_SLICE]][%[[C0]], %[[C0]]] {in_bounds = [true, false]} : vector<5x6xf32>, tensor<5x?xf32>
// CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[TRANSFER_WRITE]] into %[[INTO]][%[[OFFSET]], 0] [5, %[[SIZE]]] [1, 1] : tensor<5x?xf32> into tensor<12x13xf32>
// CHECK-NEXT: return %[[INSERTED_SLICE]] : tensor<12x13xf32>
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

// CHECK-LABEL: func.func @inserted_elements
// CHECK-SAME: (%[[VECTOR:[a-z0-9_]+]]: vector<3x6xf32>, %[[TENSOR:[a-z0-9_]+]]: tensor<5x6xf32>, %[[INTO:[a-z0-9_]+]]: tensor<12x13xf32>, %[[SIZE:[a-z0-9_]+]]: index, %[[OFFSET:[a-z0-9_]+]]: index) -> tensor<12x13xf32> {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[VECTOR]], %[[TENSOR]][%[[C0]], %[[C0]]] {in_bounds = [true, true]} : vector<3x6xf32>, tensor<5x6xf32>
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[TRANSFER_WRITE]][0, 0] [5, %[[SIZE]]] [1, 1] : tensor<5x6xf32> to tensor<5x?xf32>
// CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[INTO]][%[[OFFSET]], 0] [5, %[[SIZE]]] [1, 1] : tensor<5x?xf32> into tensor<12x13xf32>
// CHECK-NEXT: return %[[INSERTED_SLICE]] : tensor<12x13xf32>
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

// CHECK-LABEL: func.func @inserted_later_part
// CHECK-SAME: (%[[VECTOR:[a-z0-9_]+]]: vector<5x6xf32>, %[[TENSOR:[a-z0-9_]+]]: tensor<5x6xf32>, %[[INTO:[a-z0-9_]+]]: tensor<12x13xf32>, %[[SIZE:[a-z0-9_]+]]: index, %[[OFFSET:[a-z0-9_]+]]: index) -> tensor<12x13xf32> {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[VECTOR]], %[[TENSOR]][%[[C0]], %[[C0]]] {in_bounds = [true, true]} : vector<5x6xf32>, tensor<5x6xf32>
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[TRANSFER_WRITE]][0, 1] [5, %[[SIZE]]] [1, 1] : tensor<5x6xf32> to tensor<5x?xf32>
// CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[INTO]][%[[OFFSET]], 0] [5, %[[SIZE]]] [1, 1] : tensor<5x?xf32> into tensor<12x13xf32>
// CHECK-NEXT: return %[[INSERTED_SLICE]] : tensor<12x13xf32>
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

// CHECK-LABEL: func.func @casts
// CHECK-SAME: (%[[TENSOR:[a-z0-9_]+]]: tensor<4x8xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<4x4xf32>, %[[PAD:[a-z0-9_]+]]: f32) -> (vector<4x8xf32>, tensor<?x?xf32>) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[TRANSFER_READ:.*]] = vector.transfer_read %[[TENSOR]][%[[C0]], %[[C0]]], %[[PAD]] {in_bounds = [true, true]} : tensor<4x8xf32>, vector<4x8xf32>
// CHECK-NEXT: %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[VECTOR]], %[[TENSOR]][%[[C0]], %[[C0]]] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x8xf32>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[TRANSFER_WRITE]] : tensor<4x8xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[TRANSFER_READ]], %[[CAST]] : vector<4x8xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
// Casts of tensors.
func.func @casts(%tensor: tensor<4x8xf32>, %vector: vector<4x4xf32>, %pad: f32) -> (vector<4x8xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %tensor : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = vector.transfer_read %0[%c0, %c0], %pad : tensor<?x?xf32>, vector<4x8xf32>
  %2 = vector.transfer_write %vector, %0[%c0, %c0] : vector<4x4xf32>, tensor<?x?xf32>
  return %1, %2 : vector<4x8xf32>, tensor<?x?xf32>
}
