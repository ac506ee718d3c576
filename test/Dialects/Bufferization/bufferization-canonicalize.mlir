// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s

// Buffers of tensors and allocations of tensors.

// CHECK-LABEL: func.func @to_buffer_other_layout
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<4xf32, strided<[1], offset: ?>>) -> memref<4xf32> {
// CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %[[M]], %[[ALLOC]] : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32>
// CHECK-NEXT: return %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT: }
// A copy if the layout may differ.
func.func @to_buffer_other_layout(%m: memref<4xf32, strided<[1], offset: ?>>) -> memref<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32, strided<[1], offset: ?>> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}

// -----

// CHECK-LABEL: func.func @to_buffer_castable
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<4xf32>) -> memref<4xf32, strided<[1], offset: ?>> {
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[M]] : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT: return %[[CAST]] : memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
// A cast if it cannot fail.
func.func @to_buffer_castable(%m: memref<4xf32>) -> memref<4xf32, strided<[1], offset: ?>> {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %1 : memref<4xf32, strided<[1], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @to_buffer_other_space
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32, 1>) -> memref<?xf32, 2> {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[DIM:.*]] = memref.dim %[[M]], %[[C0]] : memref<?xf32, 1>
// CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc(%[[DIM]]) : memref<?xf32, 2>
// CHECK-NEXT: memref.copy %[[M]], %[[ALLOC]] : memref<?xf32, 1> to memref<?xf32, 2>
// CHECK-NEXT: return %[[ALLOC]] : memref<?xf32, 2>
// CHECK-NEXT: }
// A copy into another memory space.
func.func @to_buffer_other_space(%m: memref<?xf32, 1>) -> memref<?xf32, 2> {
  %0 = bufferization.to_tensor %m : memref<?xf32, 1> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, 2>
  return %1 : memref<?xf32, 2>
}

// -----

// CHECK-LABEL: func.func @to_buffer_dynamic_layout
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?xf32, strided<[?, 1], offset: ?>>) -> memref<?x?xf32> {
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[DIM:.*]] = memref.dim %[[M]], %[[C0]] : memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: %[[DIM_0:.*]] = memref.dim %[[M]], %[[C1]] : memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc(%[[DIM]], %[[DIM_0]]) : memref<?x?xf32>
// CHECK-NEXT: memref.copy %[[M]], %[[ALLOC]] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32>
// CHECK-NEXT: return %[[ALLOC]] : memref<?x?xf32>
// CHECK-NEXT: }
// The new memory has the dynamic sizes.
func.func @to_buffer_dynamic_layout(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>) -> memref<?x?xf32> {
  %0 = bufferization.to_tensor %m : memref<?x?xf32, strided<[?, 1], offset: ?>> to tensor<?x?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?x?xf32> to memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @to_buffer_unranked(
// CHECK-SAME: {{^}}%[[M:[a-z0-9_]+]]: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT: return %[[M]] : memref<*xf32>
// CHECK-NEXT: }
// Unranked memrefs.
func.func @to_buffer_unranked(%m: memref<*xf32>) -> memref<*xf32> {
  %0 = bufferization.to_tensor %m : memref<*xf32> to tensor<*xf32>
  %1 = bufferization.to_buffer %0 : tensor<*xf32> to memref<*xf32>
  return %1 : memref<*xf32>
}

// -----

// CHECK-LABEL: func.func @to_buffer_unranked_space
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<*xf32, 1>) -> memref<*xf32> {
// CHECK-NEXT: %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[M]] : memref<*xf32, 1> to tensor<*xf32>
// CHECK-NEXT: %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[TO_TENSOR]] : tensor<*xf32> to memref<*xf32>
// CHECK-NEXT: return %[[TO_BUFFER]] : memref<*xf32>
// CHECK-NEXT: }
// These cannot be copied.
func.func @to_buffer_unranked_space(%m: memref<*xf32, 1>) -> memref<*xf32> {
  %0 = bufferization.to_tensor %m : memref<*xf32, 1> to tensor<*xf32>
  %1 = bufferization.to_buffer %0 : tensor<*xf32> to memref<*xf32>
  return %1 : memref<*xf32>
}

// -----

// CHECK-LABEL: func.func @to_buffer_of_cast(
// CHECK-SAME: {{^}}%[[T:[a-z0-9_]+]]: tensor<4x?xf32>) -> memref<?x?xf32> {
// CHECK-NEXT: %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[T]] : tensor<4x?xf32> to memref<4x?xf32>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[TO_BUFFER]] : memref<4x?xf32> to memref<?x?xf32>
// CHECK-NEXT: return %[[CAST]] : memref<?x?xf32>
// CHECK-NEXT: }
// A cast of the buffer.
func.func @to_buffer_of_cast(%t: tensor<4x?xf32>) -> memref<?x?xf32> {
  %c = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = bufferization.to_buffer %c : tensor<?x?xf32> to memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @to_buffer_of_cast_layout
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<4x?xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>, 3> {
// CHECK-NEXT: %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[T]] read_only : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>, 3>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[TO_BUFFER]] : memref<4x?xf32, strided<[?, ?], offset: ?>, 3> to memref<?x?xf32, strided<[?, ?], offset: ?>, 3>
// CHECK-NEXT: return %[[CAST]] : memref<?x?xf32, strided<[?, ?], offset: ?>, 3>
// CHECK-NEXT: }
// The cast keeps the layout and the memory space.
func.func @to_buffer_of_cast_layout(%t: tensor<4x?xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>, 3> {
  %c = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = bufferization.to_buffer %c read_only {k} : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>, 3>
  return %1 : memref<?x?xf32, strided<[?, ?], offset: ?>, 3>
}

// -----

// CHECK-LABEL: func.func @to_buffer_of_static_cast
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?x?xf32>) -> memref<4x?xf32> {
// CHECK-NEXT: %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[T]] : tensor<?x?xf32> to memref<?x?xf32>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[TO_BUFFER]] : memref<?x?xf32> to memref<4x?xf32>
// CHECK-NEXT: return %[[CAST]] : memref<4x?xf32>
// CHECK-NEXT: }
// A cast to a static size.
func.func @to_buffer_of_static_cast(%t: tensor<?x?xf32>) -> memref<4x?xf32> {
  %c = tensor.cast %t : tensor<?x?xf32> to tensor<4x?xf32>
  %1 = bufferization.to_buffer %c : tensor<4x?xf32> to memref<4x?xf32>
  return %1 : memref<4x?xf32>
}

// -----

// CHECK-LABEL: func.func @to_buffer_of_unranked_cast
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<*xf32>) -> memref<4x?xf32> {
// CHECK-NEXT: %[[C:.*]] = tensor.cast %[[T]] : tensor<*xf32> to tensor<4x?xf32>
// CHECK-NEXT: %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[C]] : tensor<4x?xf32> to memref<4x?xf32>
// CHECK-NEXT: return %[[TO_BUFFER]] : memref<4x?xf32>
// CHECK-NEXT: }
// The tensor is unranked.
func.func @to_buffer_of_unranked_cast(%t: tensor<*xf32>) -> memref<4x?xf32> {
  %c = tensor.cast %t : tensor<*xf32> to tensor<4x?xf32>
  %1 = bufferization.to_buffer %c : tensor<4x?xf32> to memref<4x?xf32>
  return %1 : memref<4x?xf32>
}

// -----

// CHECK-LABEL: func.func @to_buffer_of_cast_to_unranked
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<4xf32>) -> memref<*xf32> {
// CHECK-NEXT: %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[T]] : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[TO_BUFFER]] : memref<4xf32> to memref<*xf32>
// CHECK-NEXT: return %[[CAST]] : memref<*xf32>
// CHECK-NEXT: }
// The buffer is unranked.
func.func @to_buffer_of_cast_to_unranked(%t: tensor<4xf32>) -> memref<*xf32> {
  %c = tensor.cast %t : tensor<4xf32> to tensor<*xf32>
  %1 = bufferization.to_buffer %c : tensor<*xf32> to memref<*xf32>
  return %1 : memref<*xf32>
}

// -----

// CHECK-LABEL: func.func @load
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?xf32>, %[[I:[a-z0-9_]+]]: index) -> f32 {
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[T]][%[[I]]] : tensor<?xf32>
// CHECK-NEXT: return %[[EXTRACTED]] : f32
// CHECK-NEXT: }
// An element of the tensor.
func.func @load(%t: tensor<?xf32>, %i: index) -> f32 {
  %1 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  %2 = memref.load %1[%i] : memref<?xf32>
  return %2 : f32
}

// -----

// CHECK-LABEL: func.func @dim_of_to_tensor
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32>, %[[I:[a-z0-9_]+]]: index) -> (index, index) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[DIM:.*]] = memref.dim %[[M]], %[[C0]] : memref<?xf32>
// CHECK-NEXT: %[[DIM_0:.*]] = memref.dim %[[M]], %[[I]] : memref<?xf32>
// CHECK-NEXT: return %[[DIM]], %[[DIM_0]] : index, index
// CHECK-NEXT: }
// Sizes of a buffer.
func.func @dim_of_to_tensor(%m: memref<?xf32>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?xf32>
  %2 = tensor.dim %0, %i : tensor<?xf32>
  return %1, %2 : index, index
}

// -----

// CHECK-LABEL: func.func @dim_of_to_buffer
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: tensor<?xf32>, %[[I:[a-z0-9_]+]]: index) -> (index, index) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[M]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT: %[[DIM_0:.*]] = tensor.dim %[[M]], %[[I]] : tensor<?xf32>
// CHECK-NEXT: return %[[DIM]], %[[DIM_0]] : index, index
// CHECK-NEXT: }
// Sizes of a tensor.
func.func @dim_of_to_buffer(%m: tensor<?xf32>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = bufferization.to_buffer %m : tensor<?xf32> to memref<?xf32>
  %1 = memref.dim %0, %c0 : memref<?xf32>
  %2 = memref.dim %0, %i : memref<?xf32>
  return %1, %2 : index, index
}

// -----

// CHECK-LABEL: func.func @alloc_tensor(
// CHECK-SAME: {{^}}%[[N:[a-z0-9_]+]]: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT: %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT: %[[ALLOC_TENSOR:.*]] = bufferization.alloc_tensor(%[[N]]) : tensor<4x?xf32>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[ALLOC_TENSOR]] : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %[[ALLOC_TENSOR_1:.*]] = bufferization.alloc_tensor(%[[N]]) size_hint=%[[C5]] {memory_space = 3 : i64} : tensor<4x?xf32>
// CHECK-NEXT: %[[CAST_0:.*]] = tensor.cast %[[ALLOC_TENSOR_1]] : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[CAST]], %[[CAST_0]] : tensor<?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
// Constant sizes; the memory space stays.
func.func @alloc_tensor(%n: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %0 = bufferization.alloc_tensor(%c4, %n) : tensor<?x?xf32>
  %1 = bufferization.alloc_tensor(%c4, %n) size_hint=%c5 {memory_space = 3 : i64, k} : tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @alloc_tensor_negative
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[C4:.*]] = arith.constant -4 : index
// CHECK-NEXT: %[[ALLOC_TENSOR:.*]] = bufferization.alloc_tensor(%[[C4]]) : tensor<?x5xf32>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[ALLOC_TENSOR]] : tensor<?x5xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?x?xf32>
// CHECK-NEXT: }
// Negative numbers are no sizes.
func.func @alloc_tensor_negative(%n: index) -> (tensor<?x?xf32>) {
  %c4 = arith.constant -4 : index
  %c5 = arith.constant 5 : index
  %0 = bufferization.alloc_tensor(%c4, %c5) : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @dim_of_alloc
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[T:[a-z0-9_]+]]: tensor<?xf32>) -> (index, index, index) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[ALLOC_TENSOR:.*]] = bufferization.alloc_tensor(%[[N]]) : tensor<?x1xf32>
// CHECK-NEXT: %[[ALLOC_TENSOR_1:.*]] = bufferization.alloc_tensor() copy(%[[T]]) : tensor<?xf32>
// CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[T]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT: return %[[N]], %[[C1]], %[[DIM]] : index, index, index
// CHECK-NEXT: }
// Sizes that are operands, or those of a copy.
func.func @dim_of_alloc(%n: index, %t: tensor<?xf32>) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = bufferization.alloc_tensor(%n, %c1) : tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %3 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  %4 = tensor.dim %3, %c0 : tensor<?xf32>
  return %1, %2, %4 : index, index, index
}

// -----

// CHECK-LABEL: func.func @materialize
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<4xf32>, %[[ARG1:[a-z0-9_]+]]: tensor<4xf32>, %[[ARG2:[a-z0-9_]+]]: memref<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %[[MATERIALIZE_IN_DESTINATION:.*]] = bufferization.materialize_in_destination %[[ARG0]] in %[[ARG1]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[MATERIALIZE_IN_DESTINATION]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: bufferization.materialize_in_destination %[[ARG0]] in writable %[[ARG2]] : (tensor<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: %[[MC:.*]] = memref.cast %[[ARG2]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: bufferization.materialize_in_destination %[[ARG0]] in writable %[[MC]] : (tensor<4xf32>, memref<?xf32>) -> ()
// CHECK-NEXT: return %[[CAST]] : tensor<?xf32>
// CHECK-NEXT: }
// Casts of tensors.
func.func @materialize(%a: tensor<4xf32>, %b: tensor<4xf32>, %m : memref<4xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
  %2 = bufferization.materialize_in_destination %0 in %1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  bufferization.materialize_in_destination %0 in writable %m : (tensor<?xf32>, memref<4xf32>) -> ()
  %mc = memref.cast %m : memref<4xf32> to memref<?xf32>
  bufferization.materialize_in_destination %0 in writable %mc : (tensor<?xf32>, memref<?xf32>) -> ()
  return %2 : tensor<?xf32>
}
