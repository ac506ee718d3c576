// RUN: %opt --allow-unregistered-dialect --canonicalize=enable-patterns=none --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Folds of transfers, and of other accesses to memory.

// CHECK-LABEL: func.func @in_bounds(
// CHECK-SAME: {{^}}%[[MEMREF:[a-z0-9_]+]]: memref<8x16xf32>, %[[PAD:[a-z0-9_]+]]: f32) -> vector<4x4xf32> {
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[C13:.*]] = arith.constant 13 : index
// CHECK-NEXT: %[[TRANSFER_READ:.*]] = vector.transfer_read %[[MEMREF]][%[[C4]], %[[C13]]], %[[PAD]] {in_bounds = [true, false]} : memref<8x16xf32>, vector<4x4xf32>
// CHECK-NEXT: return %[[TRANSFER_READ]] : vector<4x4xf32>
// CHECK-NEXT: }
// Constant indices show which dimensions stay within bounds.
func.func @in_bounds(%memref: memref<8x16xf32>, %pad: f32) -> vector<4x4xf32> {
  %c4 = arith.constant 4 : index
  %c13 = arith.constant 13 : index
  %0 = vector.transfer_read %memref[%c4, %c13], %pad : memref<8x16xf32>, vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @in_bounds_permuted
// CHECK-SAME: (%[[MEMREF:[a-z0-9_]+]]: memref<8x16xf32>, %[[PAD:[a-z0-9_]+]]: f32) -> vector<4x8xf32> {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[TRANSFER_READ:.*]] = vector.transfer_read %[[MEMREF]][%[[C0]], %[[C4]]], %[[PAD]] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<8x16xf32>, vector<4x8xf32>
// CHECK-NEXT: return %[[TRANSFER_READ]] : vector<4x8xf32>
// CHECK-NEXT: }
// The bounds of a permuted vector.
func.func @in_bounds_permuted(%memref: memref<8x16xf32>, %pad: f32) -> vector<4x8xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_read %memref[%c0, %c4], %pad {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<8x16xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

// -----

// CHECK-LABEL: func.func @in_bounds_repeated
// CHECK-SAME: (%[[MEMREF:[a-z0-9_]+]]: memref<8x16xf32>, %[[PAD:[a-z0-9_]+]]: f32, %[[INDEX:[a-z0-9_]+]]: index) -> vector<4x16xf32> {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[TRANSFER_READ:.*]] = vector.transfer_read %[[MEMREF]][%[[INDEX]], %[[C0]]], %[[PAD]] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<8x16xf32>, vector<4x16xf32>
// CHECK-NEXT: return %[[TRANSFER_READ]] : vector<4x16xf32>
// CHECK-NEXT: }
// A transfer begins within bounds, so repeated elements are in bounds.
func.func @in_bounds_repeated(%memref: memref<8x16xf32>, %pad: f32, %index: index) -> vector<4x16xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %memref[%index, %c0], %pad {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<8x16xf32>, vector<4x16xf32>
  return %0 : vector<4x16xf32>
}

// -----

// CHECK-LABEL: func.func @not_in_bounds_repeated
// CHECK-SAME: (%[[MEMREF:[a-z0-9_]+]]: memref<8x16xf32>, %[[PAD:[a-z0-9_]+]]: f32, %[[INDEX:[a-z0-9_]+]]: index) -> vector<16x4xf32> {
// CHECK-NEXT: %[[TRANSFER_READ:.*]] = vector.transfer_read %[[MEMREF]][%[[INDEX]], %[[INDEX]]], %[[PAD]] {permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : memref<8x16xf32>, vector<16x4xf32>
// CHECK-NEXT: return %[[TRANSFER_READ]] : vector<16x4xf32>
// CHECK-NEXT: }
// They are only if the others are.
func.func @not_in_bounds_repeated(%memref: memref<8x16xf32>, %pad: f32, %index: index) -> vector<16x4xf32> {
  %0 = vector.transfer_read %memref[%index, %index], %pad {permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : memref<8x16xf32>, vector<16x4xf32>
  return %0 : vector<16x4xf32>
}

// -----

// CHECK-LABEL: func.func @not_in_bounds(
// CHECK-SAME: {{^}}%[[MEMREF:[a-z0-9_]+]]: memref<?x16xf32>, %[[PAD:[a-z0-9_]+]]: f32, %[[INDEX:[a-z0-9_]+]]: index) -> vector<1x1xf32> {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[TRANSFER_READ:.*]] = vector.transfer_read %[[MEMREF]][%[[C0]], %[[INDEX]]], %[[PAD]] : memref<?x16xf32>, vector<1x1xf32>
// CHECK-NEXT: return %[[TRANSFER_READ]] : vector<1x1xf32>
// CHECK-NEXT: }
// Dynamic sizes and indices prove no bounds, even for one element.
func.func @not_in_bounds(%memref: memref<?x16xf32>, %pad: f32, %index: index) -> vector<1x1xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %memref[%c0, %index], %pad : memref<?x16xf32>, vector<1x1xf32>
  return %0 : vector<1x1xf32>
}

// -----

// CHECK-LABEL: func.func @in_bounds_vectors
// CHECK-SAME: (%[[MEMREF:[a-z0-9_]+]]: memref<8x16xvector<4xf32>>, %[[PAD:[a-z0-9_]+]]: vector<4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[TRANSFER_READ:.*]] = vector.transfer_read %[[MEMREF]][%[[C0]], %[[C0]]], %[[PAD]] {in_bounds = [true]} : memref<8x16xvector<4xf32>>, vector<2x4xf32>
// CHECK-NEXT: return %[[TRANSFER_READ]] : vector<2x4xf32>
// CHECK-NEXT: }
// Elements that are vectors have their own dimensions.
func.func @in_bounds_vectors(%memref: memref<8x16xvector<4xf32>>, %pad: vector<4xf32>) -> vector<2x4xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %memref[%c0, %c0], %pad : memref<8x16xvector<4xf32>>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

// CHECK-LABEL: func.func @in_bounds_writes
// CHECK-SAME: (%[[MEMREF:[a-z0-9_]+]]: memref<8x16xf32>, %[[TENSOR:[a-z0-9_]+]]: tensor<8x16xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<4x16xf32>, %[[INDEX:[a-z0-9_]+]]: index) -> tensor<8x16xf32> {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: vector.transfer_write %[[VECTOR]], %[[MEMREF]][%[[INDEX]], %[[C0]]] {in_bounds = [false, true]} : vector<4x16xf32>, memref<8x16xf32>
// CHECK-NEXT: %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[VECTOR]], %[[TENSOR]][%[[C0]], %[[C0]]] {in_bounds = [true, true]} : vector<4x16xf32>, tensor<8x16xf32>
// CHECK-NEXT: return %[[TRANSFER_WRITE]] : tensor<8x16xf32>
// CHECK-NEXT: }
// Writes.
func.func @in_bounds_writes(%memref: memref<8x16xf32>, %tensor: tensor<8x16xf32>, %vector: vector<4x16xf32>, %index: index) -> tensor<8x16xf32> {
  %c0 = arith.constant 0 : index
  vector.transfer_write %vector, %memref[%index, %c0] : vector<4x16xf32>, memref<8x16xf32>
  %0 = vector.transfer_write %vector, %tensor[%c0, %c0] : vector<4x16xf32>, tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

// -----

// CHECK-LABEL: func.func @read_of_write(
// CHECK-SAME: {{^}}%[[TENSOR:[a-z0-9_]+]]: tensor<8x16xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<4x4xf32>, %[[PAD:[a-z0-9_]+]]: f32, %[[INDEX:[a-z0-9_]+]]: index) -> vector<4x4xf32> {
// CHECK-NEXT: return %[[VECTOR]] : vector<4x4xf32>
// CHECK-NEXT: }
// A read of a written vector, in bounds.
func.func @read_of_write(%tensor: tensor<8x16xf32>, %vector: vector<4x4xf32>, %pad: f32, %index: index) -> vector<4x4xf32> {
  %0 = vector.transfer_write %vector, %tensor[%index, %index] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x16xf32>
  %1 = vector.transfer_read %0[%index, %index], %pad : tensor<8x16xf32>, vector<4x4xf32>
  return %1 : vector<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @read_of_write_out_of_bounds
// CHECK-SAME: (%[[TENSOR:[a-z0-9_]+]]: tensor<8x16xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<4x4xf32>, %[[PAD:[a-z0-9_]+]]: f32, %[[INDEX:[a-z0-9_]+]]: index) -> vector<4x4xf32> {
// CHECK-NEXT: %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[VECTOR]], %[[TENSOR]][%[[INDEX]], %[[INDEX]]] : vector<4x4xf32>, tensor<8x16xf32>
// CHECK-NEXT: %[[TRANSFER_READ:.*]] = vector.transfer_read %[[TRANSFER_WRITE]][%[[INDEX]], %[[INDEX]]], %[[PAD]] : tensor<8x16xf32>, vector<4x4xf32>
// CHECK-NEXT: return %[[TRANSFER_READ]] : vector<4x4xf32>
// CHECK-NEXT: }
// Elements written out of bounds are not read.
func.func @read_of_write_out_of_bounds(%tensor: tensor<8x16xf32>, %vector: vector<4x4xf32>, %pad: f32, %index: index) -> vector<4x4xf32> {
  %0 = vector.transfer_write %vector, %tensor[%index, %index] : vector<4x4xf32>, tensor<8x16xf32>
  %1 = vector.transfer_read %0[%index, %index], %pad : tensor<8x16xf32>, vector<4x4xf32>
  return %1 : vector<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @read_of_masked_write
// CHECK-SAME: (%[[TENSOR:[a-z0-9_]+]]: tensor<8x16xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<4x4xf32>, %[[PAD:[a-z0-9_]+]]: f32, %[[INDEX:[a-z0-9_]+]]: index, %[[MASK:[a-z0-9_]+]]: vector<4x4xi1>) -> vector<4x4xf32> {
// CHECK-NEXT: %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[VECTOR]], %[[TENSOR]][%[[INDEX]], %[[INDEX]]], %[[MASK]] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x16xf32>
// CHECK-NEXT: %[[TRANSFER_READ:.*]] = vector.transfer_read %[[TRANSFER_WRITE]][%[[INDEX]], %[[INDEX]]], %[[PAD]] {in_bounds = [true, true]} : tensor<8x16xf32>, vector<4x4xf32>
// CHECK-NEXT: return %[[TRANSFER_READ]] : vector<4x4xf32>
// CHECK-NEXT: }
// Nor are elements that a mask excludes.
func.func @read_of_masked_write(%tensor: tensor<8x16xf32>, %vector: vector<4x4xf32>, %pad: f32, %index: index, %mask: vector<4x4xi1>) -> vector<4x4xf32> {
  %0 = vector.transfer_write %vector, %tensor[%index, %index], %mask {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x16xf32>
  %1 = vector.transfer_read %0[%index, %index], %pad {in_bounds = [true, true]} : tensor<8x16xf32>, vector<4x4xf32>
  return %1 : vector<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @read_behind_write
// CHECK-SAME: (%[[TENSOR:[a-z0-9_]+]]: tensor<8x16xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<4x4xf32>, %[[OTHER:[a-z0-9_]+]]: vector<4x4xf32>, %[[PAD:[a-z0-9_]+]]: f32, %[[INDEX:[a-z0-9_]+]]: index) -> vector<4x4xf32> {
// CHECK-NEXT: return %[[VECTOR]] : vector<4x4xf32>
// CHECK-NEXT: }
// A read after a write to other places.
func.func @read_behind_write(%tensor: tensor<8x16xf32>, %vector: vector<4x4xf32>, %other: vector<4x4xf32>, %pad: f32, %index: index) -> vector<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_write %vector, %tensor[%c4, %index] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x16xf32>
  %1 = vector.transfer_write %other, %0[%c0, %index] : vector<4x4xf32>, tensor<8x16xf32>
  %2 = vector.transfer_read %1[%c4, %index], %pad : tensor<8x16xf32>, vector<4x4xf32>
  return %2 : vector<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @read_behind_overlapping_write
// CHECK-SAME: (%[[TENSOR:[a-z0-9_]+]]: tensor<8x8xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<2x4xf32>, %[[OTHER:[a-z0-9_]+]]: vector<2x4xf32>, %[[PAD:[a-z0-9_]+]]: f32, %[[INDEX:[a-z0-9_]+]]: index) -> vector<2x4xf32> {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[VECTOR]], %[[TENSOR]][%[[C0]], %[[INDEX]]] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x4xf32>, tensor<8x8xf32>
// CHECK-NEXT: %[[TRANSFER_WRITE_1:.*]] = vector.transfer_write %[[OTHER]], %[[TRANSFER_WRITE]][%[[C2]], %[[INDEX]]] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x4xf32>, tensor<8x8xf32>
// CHECK-NEXT: %[[TRANSFER_READ:.*]] = vector.transfer_read %[[TRANSFER_WRITE_1]][%[[C0]], %[[INDEX]]], %[[PAD]] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<8x8xf32>, vector<2x4xf32>
// CHECK-NEXT: return %[[TRANSFER_READ]] : vector<2x4xf32>
// CHECK-NEXT: }
// The extent along a dimension is that of the vector dimension that runs along it.
func.func @read_behind_overlapping_write(%tensor: tensor<8x8xf32>, %vector: vector<2x4xf32>, %other: vector<2x4xf32>, %pad: f32, %index: index) -> vector<2x4xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_write %vector, %tensor[%c0, %index] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x4xf32>, tensor<8x8xf32>
  %1 = vector.transfer_write %other, %0[%c2, %index] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x4xf32>, tensor<8x8xf32>
  %2 = vector.transfer_read %1[%c0, %index], %pad {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<8x8xf32>, vector<2x4xf32>
  return %2 : vector<2x4xf32>
}

// -----

// CHECK-LABEL: func.func @scalable
// CHECK-SAME: (%[[TENSOR:[a-z0-9_]+]]: tensor<8x16xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<4x[4]xf32>, %[[OTHER:[a-z0-9_]+]]: vector<4x[4]xf32>, %[[PAD:[a-z0-9_]+]]: f32) -> vector<4x[4]xf32> {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[VECTOR]], %[[TENSOR]][%[[C0]], %[[C4]]] {in_bounds = [true, true]} : vector<4x[4]xf32>, tensor<8x16xf32>
// CHECK-NEXT: %[[TRANSFER_WRITE_1:.*]] = vector.transfer_write %[[OTHER]], %[[TRANSFER_WRITE]][%[[C0]], %[[C0]]] {in_bounds = [true, false]} : vector<4x[4]xf32>, tensor<8x16xf32>
// CHECK-NEXT: %[[TRANSFER_READ:.*]] = vector.transfer_read %[[TRANSFER_WRITE_1]][%[[C0]], %[[C4]]], %[[PAD]] {in_bounds = [true, false]} : tensor<8x16xf32>, vector<4x[4]xf32>
// CHECK-NEXT: return %[[TRANSFER_READ]] : vector<4x[4]xf32>
// CHECK-NEXT: }
// The extent of scalable vectors is unknown.
func.func @scalable(%tensor: tensor<8x16xf32>, %vector: vector<4x[4]xf32>, %other: vector<4x[4]xf32>, %pad: f32) -> vector<4x[4]xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_write %vector, %tensor[%c0, %c4] {in_bounds = [true, true]} : vector<4x[4]xf32>, tensor<8x16xf32>
  %1 = vector.transfer_write %other, %0[%c0, %c0] : vector<4x[4]xf32>, tensor<8x16xf32>
  %2 = vector.transfer_read %1[%c0, %c4], %pad : tensor<8x16xf32>, vector<4x[4]xf32>
  return %2 : vector<4x[4]xf32>
}

// -----

// CHECK-LABEL: func.func @wider_elements
// CHECK-SAME: (%[[MEMREF:[a-z0-9_]+]]: memref<16xi8>, %[[PAD:[a-z0-9_]+]]: i8) -> vector<4xi32> {
// CHECK-NEXT: %[[C10:.*]] = arith.constant 10 : index
// CHECK-NEXT: %[[TRANSFER_READ:.*]] = vector.transfer_read %[[MEMREF]][%[[C10]]], %[[PAD]] : memref<16xi8>, vector<4xi32>
// CHECK-NEXT: return %[[TRANSFER_READ]] : vector<4xi32>
// CHECK-NEXT: }
// Four numbers of 32 bits are 16 of 8 bits.
func.func @wider_elements(%memref: memref<16xi8>, %pad: i8) -> vector<4xi32> {
  %c10 = arith.constant 10 : index
  %0 = vector.transfer_read %memref[%c10], %pad : memref<16xi8>, vector<4xi32>
  return %0 : vector<4xi32>
}

// -----

// CHECK-LABEL: func.func @write_of_read(
// CHECK-SAME: {{^}}%[[TENSOR:[a-z0-9_]+]]: tensor<8x16xf32>, %[[PAD:[a-z0-9_]+]]: f32, %[[INDEX:[a-z0-9_]+]]: index) -> tensor<8x16xf32> {
// CHECK-NEXT: return %[[TENSOR]] : tensor<8x16xf32>
// CHECK-NEXT: }
// Writing what was read changes nothing.
func.func @write_of_read(%tensor: tensor<8x16xf32>, %pad: f32, %index: index) -> tensor<8x16xf32> {
  %0 = vector.transfer_read %tensor[%index, %index], %pad : tensor<8x16xf32>, vector<4x4xf32>
  %1 = vector.transfer_write %0, %tensor[%index, %index] : vector<4x4xf32>, tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// -----

// CHECK-LABEL: func.func @write_of_read_elsewhere
// CHECK-SAME: (%[[TENSOR:[a-z0-9_]+]]: tensor<8x16xf32>, %[[PAD:[a-z0-9_]+]]: f32, %[[FROM:[a-z0-9_]+]]: index, %[[TO:[a-z0-9_]+]]: index) -> tensor<8x16xf32> {
// CHECK-NEXT: %[[TRANSFER_READ:.*]] = vector.transfer_read %[[TENSOR]][%[[FROM]], %[[FROM]]], %[[PAD]] : tensor<8x16xf32>, vector<4x4xf32>
// CHECK-NEXT: %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[TRANSFER_READ]], %[[TENSOR]][%[[FROM]], %[[TO]]] : vector<4x4xf32>, tensor<8x16xf32>
// CHECK-NEXT: return %[[TRANSFER_WRITE]] : tensor<8x16xf32>
// CHECK-NEXT: }
// Elsewhere it does.
func.func @write_of_read_elsewhere(%tensor: tensor<8x16xf32>, %pad: f32, %from: index, %to: index) -> tensor<8x16xf32> {
  %0 = vector.transfer_read %tensor[%from, %from], %pad : tensor<8x16xf32>, vector<4x4xf32>
  %1 = vector.transfer_write %0, %tensor[%from, %to] : vector<4x4xf32>, tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// -----

// CHECK-LABEL: func.func @copy_of_tensor
// CHECK-SAME: (%[[FROM:[a-z0-9_]+]]: tensor<8x16xf32>, %[[TO:[a-z0-9_]+]]: tensor<8x16xf32>, %[[PAD:[a-z0-9_]+]]: f32) -> tensor<8x16xf32> {
// CHECK-NEXT: return %[[FROM]] : tensor<8x16xf32>
// CHECK-NEXT: }
// Writing all that was read from a tensor makes that tensor.
func.func @copy_of_tensor(%from: tensor<8x16xf32>, %to: tensor<8x16xf32>, %pad: f32) -> tensor<8x16xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %from[%c0, %c0], %pad : tensor<8x16xf32>, vector<8x16xf32>
  %1 = vector.transfer_write %0, %to[%c0, %c0] : vector<8x16xf32>, tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// -----

// CHECK-LABEL: func.func @copy_of_part
// CHECK-SAME: (%[[FROM:[a-z0-9_]+]]: tensor<8x16xf32>, %[[TO:[a-z0-9_]+]]: tensor<8x16xf32>, %[[PAD:[a-z0-9_]+]]: f32) -> tensor<8x16xf32> {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[TRANSFER_READ:.*]] = vector.transfer_read %[[FROM]][%[[C0]], %[[C0]]], %[[PAD]] {in_bounds = [true, true]} : tensor<8x16xf32>, vector<8x8xf32>
// CHECK-NEXT: %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[TRANSFER_READ]], %[[TO]][%[[C0]], %[[C0]]] {in_bounds = [true, true]} : vector<8x8xf32>, tensor<8x16xf32>
// CHECK-NEXT: return %[[TRANSFER_WRITE]] : tensor<8x16xf32>
// CHECK-NEXT: }
// Part of it does not.
func.func @copy_of_part(%from: tensor<8x16xf32>, %to: tensor<8x16xf32>, %pad: f32) -> tensor<8x16xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %from[%c0, %c0], %pad : tensor<8x16xf32>, vector<8x8xf32>
  %1 = vector.transfer_write %0, %to[%c0, %c0] : vector<8x8xf32>, tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// -----

// CHECK-LABEL: func.func @transposed_copy
// CHECK-SAME: (%[[FROM:[a-z0-9_]+]]: tensor<8x8xf32>, %[[TO:[a-z0-9_]+]]: tensor<8x8xf32>, %[[PAD:[a-z0-9_]+]]: f32) -> tensor<8x8xf32> {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[TRANSFER_READ:.*]] = vector.transfer_read %[[FROM]][%[[C0]], %[[C0]]], %[[PAD]] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<8x8xf32>, vector<8x8xf32>
// CHECK-NEXT: %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[TRANSFER_READ]], %[[TO]][%[[C0]], %[[C0]]] {in_bounds = [true, true]} : vector<8x8xf32>, tensor<8x8xf32>
// CHECK-NEXT: return %[[TRANSFER_WRITE]] : tensor<8x8xf32>
// CHECK-NEXT: }
// Nor does a transposed copy.
func.func @transposed_copy(%from: tensor<8x8xf32>, %to: tensor<8x8xf32>, %pad: f32) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %from[%c0, %c0], %pad {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<8x8xf32>, vector<8x8xf32>
  %1 = vector.transfer_write %0, %to[%c0, %c0] : vector<8x8xf32>, tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// -----

// CHECK-LABEL: func.func @masked_copies
// CHECK-SAME: (%[[FROM:[a-z0-9_]+]]: tensor<8xf32>, %[[TO:[a-z0-9_]+]]: tensor<8xf32>, %[[PAD:[a-z0-9_]+]]: f32, %[[MASK:[a-z0-9_]+]]: vector<8xi1>) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[TRANSFER_READ:.*]] = vector.transfer_read %[[FROM]][%[[C0]]], %[[PAD]] {in_bounds = [true]} : tensor<8xf32>, vector<8xf32>
// CHECK-NEXT: %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[TRANSFER_READ]], %[[TO]][%[[C0]]], %[[MASK]] {in_bounds = [true]} : vector<8xf32>, tensor<8xf32>
// CHECK-NEXT: %[[TRANSFER_READ_1:.*]] = vector.transfer_read %[[FROM]][%[[C0]]], %[[PAD]], %[[MASK]] {in_bounds = [true]} : tensor<8xf32>, vector<8xf32>
// CHECK-NEXT: %[[TRANSFER_WRITE_1:.*]] = vector.transfer_write %[[TRANSFER_READ_1]], %[[TO]][%[[C0]]] {in_bounds = [true]} : vector<8xf32>, tensor<8xf32>
// CHECK-NEXT: return %[[TRANSFER_WRITE]], %[[TRANSFER_WRITE_1]] : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT: }
// Under a mask, the old elements or the padding are in the result, too.
func.func @masked_copies(%from: tensor<8xf32>, %to: tensor<8xf32>, %pad: f32, %mask: vector<8xi1>) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %from[%c0], %pad {in_bounds = [true]} : tensor<8xf32>, vector<8xf32>
  %1 = vector.transfer_write %0, %to[%c0], %mask {in_bounds = [true]} : vector<8xf32>, tensor<8xf32>
  %2 = vector.transfer_read %from[%c0], %pad, %mask {in_bounds = [true]} : tensor<8xf32>, vector<8xf32>
  %3 = vector.transfer_write %2, %to[%c0] {in_bounds = [true]} : vector<8xf32>, tensor<8xf32>
  return %1, %3 : tensor<8xf32>, tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @copy_in_mask
// CHECK-SAME: (%[[FROM:[a-z0-9_]+]]: tensor<8xf32>, %[[TO:[a-z0-9_]+]]: tensor<8xf32>, %[[PAD:[a-z0-9_]+]]: f32, %[[MASK:[a-z0-9_]+]]: vector<8xi1>) -> tensor<8xf32> {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[TRANSFER_READ:.*]] = vector.transfer_read %[[FROM]][%[[C0]]], %[[PAD]] {in_bounds = [true]} : tensor<8xf32>, vector<8xf32>
// CHECK-NEXT: %[[MASK_1:.*]] = vector.mask %[[MASK]] { vector.transfer_write %[[TRANSFER_READ]], %[[TO]][%[[C0]]] {in_bounds = [true]} : vector<8xf32>, tensor<8xf32> } : vector<8xi1> -> tensor<8xf32>
// CHECK-NEXT: return %[[MASK_1]] : tensor<8xf32>
// CHECK-NEXT: }
// The same for vector.mask.
func.func @copy_in_mask(%from: tensor<8xf32>, %to: tensor<8xf32>, %pad: f32, %mask: vector<8xi1>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %from[%c0], %pad {in_bounds = [true]} : tensor<8xf32>, vector<8xf32>
  %1 = vector.mask %mask { vector.transfer_write %0, %to[%c0] {in_bounds = [true]} : vector<8xf32>, tensor<8xf32> } : vector<8xi1> -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @masks
// CHECK-SAME: (%[[MEMREF:[a-z0-9_]+]]: memref<?xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<4xf32>, %[[PAD:[a-z0-9_]+]]: f32, %[[INDEX:[a-z0-9_]+]]: index) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT: %[[NONE:.*]] = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT: %[[TRANSFER_READ:.*]] = vector.transfer_read %[[MEMREF]][%[[INDEX]]], %[[PAD]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: %[[TRANSFER_READ_1:.*]] = vector.transfer_read %[[MEMREF]][%[[INDEX]]], %[[PAD]], %[[NONE]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: vector.transfer_write %[[VECTOR]], %[[MEMREF]][%[[INDEX]]] : vector<4xf32>, memref<?xf32>
// CHECK-NEXT: return %[[TRANSFER_READ]], %[[TRANSFER_READ_1]] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
// A mask with all places set is not needed; others are.
func.func @masks(%memref: memref<?xf32>, %vector: vector<4xf32>, %pad: f32, %index: index) -> (vector<4xf32>, vector<4xf32>) {
  %set = vector.constant_mask [4] : vector<4xi1>
  %none = arith.constant dense<false> : vector<4xi1>
  %0 = vector.transfer_read %memref[%index], %pad, %set : memref<?xf32>, vector<4xf32>
  %1 = vector.transfer_read %memref[%index], %pad, %none : memref<?xf32>, vector<4xf32>
  vector.transfer_write %vector, %memref[%index], %set : vector<4xf32>, memref<?xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @casts
// CHECK-SAME: (%[[MEMREF:[a-z0-9_]+]]: memref<8x16xf32>, %[[OTHER:[a-z0-9_]+]]: memref<?x?xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<4x4xf32>, %[[PAD:[a-z0-9_]+]]: f32) -> vector<4x4xf32> {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: vector.transfer_write %[[VECTOR]], %[[MEMREF]][%[[C0]], %[[C0]]] {in_bounds = [true, true]} : vector<4x4xf32>, memref<8x16xf32>
// CHECK-NEXT: %[[TRANSFER_READ:.*]] = vector.transfer_read %[[OTHER]][%[[C0]], %[[C0]]], %[[PAD]] {in_bounds = [true, true]} : memref<?x?xf32>, vector<4x4xf32>
// CHECK-NEXT: return %[[TRANSFER_READ]] : vector<4x4xf32>
// CHECK-NEXT: }
// Casts of memrefs, after their types have been used.
func.func @casts(%memref: memref<8x16xf32>, %other: memref<?x?xf32>, %vector: vector<4x4xf32>, %pad: f32) -> vector<4x4xf32> {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %memref : memref<8x16xf32> to memref<?x?xf32>
  %1 = memref.cast %other : memref<?x?xf32> to memref<8x16xf32>
  vector.transfer_write %vector, %0[%c0, %c0] : vector<4x4xf32>, memref<?x?xf32>
  %2 = vector.transfer_read %1[%c0, %c0], %pad : memref<8x16xf32>, vector<4x4xf32>
  return %2 : vector<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @loads_of_casts
// CHECK-SAME: (%[[MEMREF:[a-z0-9_]+]]: memref<64xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<16xf32>, %[[INDEX:[a-z0-9_]+]]: index, %[[MASK:[a-z0-9_]+]]: vector<16xi1>) -> (vector<16xf32>, vector<16xf32>) {
// CHECK-NEXT: %[[LOAD:.*]] = vector.load %[[MEMREF]][%[[INDEX]]] : memref<64xf32>, vector<16xf32>
// CHECK-NEXT: %[[MASKEDLOAD:.*]] = vector.maskedload %[[MEMREF]][%[[INDEX]]], %[[MASK]], %[[VECTOR]] : memref<64xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
// CHECK-NEXT: vector.store %[[VECTOR]], %[[MEMREF]][%[[INDEX]]] {nontemporal = true} : memref<64xf32>, vector<16xf32>
// CHECK-NEXT: vector.maskedstore %[[MEMREF]][%[[INDEX]]], %[[MASK]], %[[VECTOR]] : memref<64xf32>, vector<16xi1>, vector<16xf32>
// CHECK-NEXT: return %[[LOAD]], %[[MASKEDLOAD]] : vector<16xf32>, vector<16xf32>
// CHECK-NEXT: }
// Loads and stores of memrefs that were cast.
func.func @loads_of_casts(%memref: memref<64xf32>, %vector: vector<16xf32>, %index: index, %mask: vector<16xi1>) -> (vector<16xf32>, vector<16xf32>) {
  %0 = memref.cast %memref : memref<64xf32> to memref<?xf32>
  %1 = vector.load %0[%index] : memref<?xf32>, vector<16xf32>
  %2 = vector.maskedload %0[%index], %mask, %vector : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  vector.store %vector, %0[%index] {nontemporal = true} : memref<?xf32>, vector<16xf32>
  vector.maskedstore %0[%index], %mask, %vector : memref<?xf32>, vector<16xi1>, vector<16xf32>
  return %1, %2 : vector<16xf32>, vector<16xf32>
}

// -----

// CHECK-LABEL: func.func @dead
// CHECK-SAME: (%[[MEMREF:[a-z0-9_]+]]: memref<4xf32>, %[[TENSOR:[a-z0-9_]+]]: tensor<4xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<4xf32>, %[[PAD:[a-z0-9_]+]]: f32) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: vector.transfer_write %[[VECTOR]], %[[MEMREF]][%[[C0]]] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// Reads without users have no effect, and writes to tensors.
func.func @dead(%memref: memref<4xf32>, %tensor: tensor<4xf32>, %vector: vector<4xf32>, %pad: f32) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %memref[%c0], %pad : memref<4xf32>, vector<4xf32>
  %1 = vector.transfer_read %tensor[%c0], %pad : tensor<4xf32>, vector<4xf32>
  %2 = vector.transfer_write %vector, %tensor[%c0] : vector<4xf32>, tensor<4xf32>
  vector.transfer_write %vector, %memref[%c0] : vector<4xf32>, memref<4xf32>
  return
}
