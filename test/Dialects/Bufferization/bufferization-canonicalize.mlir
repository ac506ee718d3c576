// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s

// Buffers of tensors and allocations of tensors.

// CHECK-LABEL: func.func @to_buffer_other_layout(%arg0: memref<4xf32, strided<[1], offset: ?>>) -> memref<4xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32>
// CHECK-NEXT: return %alloc : memref<4xf32>
// CHECK-NEXT: }
// A copy if the layout may differ.
func.func @to_buffer_other_layout(%m: memref<4xf32, strided<[1], offset: ?>>) -> memref<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32, strided<[1], offset: ?>> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}

// -----

// CHECK-LABEL: func.func @to_buffer_castable(%arg0: memref<4xf32>) -> memref<4xf32, strided<[1], offset: ?>> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT: return %cast : memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
// A cast if it cannot fail.
func.func @to_buffer_castable(%m: memref<4xf32>) -> memref<4xf32, strided<[1], offset: ?>> {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %1 : memref<4xf32, strided<[1], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @to_buffer_other_space(%arg0: memref<?xf32, 1>) -> memref<?xf32, 2> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xf32, 1>
// CHECK-NEXT: %alloc = memref.alloc(%dim) : memref<?xf32, 2>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<?xf32, 1> to memref<?xf32, 2>
// CHECK-NEXT: return %alloc : memref<?xf32, 2>
// CHECK-NEXT: }
// A copy into another memory space.
func.func @to_buffer_other_space(%m: memref<?xf32, 1>) -> memref<?xf32, 2> {
  %0 = bufferization.to_tensor %m : memref<?xf32, 1> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, 2>
  return %1 : memref<?xf32, 2>
}

// -----

// CHECK-LABEL: func.func @to_buffer_dynamic_layout(%arg0: memref<?x?xf32, strided<[?, 1], offset: ?>>) -> memref<?x?xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: %alloc = memref.alloc(%dim, %dim_0) : memref<?x?xf32>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32>
// CHECK-NEXT: return %alloc : memref<?x?xf32>
// CHECK-NEXT: }
// With sizes.
func.func @to_buffer_dynamic_layout(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>) -> memref<?x?xf32> {
  %0 = bufferization.to_tensor %m : memref<?x?xf32, strided<[?, 1], offset: ?>> to tensor<?x?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?x?xf32> to memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @to_buffer_unranked(%arg0: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT: return %arg0 : memref<*xf32>
// CHECK-NEXT: }
// Unranked memrefs.
func.func @to_buffer_unranked(%m: memref<*xf32>) -> memref<*xf32> {
  %0 = bufferization.to_tensor %m : memref<*xf32> to tensor<*xf32>
  %1 = bufferization.to_buffer %0 : tensor<*xf32> to memref<*xf32>
  return %1 : memref<*xf32>
}

// -----

// CHECK-LABEL: func.func @to_buffer_unranked_space(%arg0: memref<*xf32, 1>) -> memref<*xf32> {
// CHECK-NEXT: %0 = bufferization.to_tensor %arg0 : memref<*xf32, 1> to tensor<*xf32>
// CHECK-NEXT: %1 = bufferization.to_buffer %0 : tensor<*xf32> to memref<*xf32>
// CHECK-NEXT: return %1 : memref<*xf32>
// CHECK-NEXT: }
// These cannot be copied.
func.func @to_buffer_unranked_space(%m: memref<*xf32, 1>) -> memref<*xf32> {
  %0 = bufferization.to_tensor %m : memref<*xf32, 1> to tensor<*xf32>
  %1 = bufferization.to_buffer %0 : tensor<*xf32> to memref<*xf32>
  return %1 : memref<*xf32>
}

// -----

// CHECK-LABEL: func.func @to_buffer_of_cast(%arg0: tensor<4x?xf32>) -> memref<?x?xf32> {
// CHECK-NEXT: %0 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32>
// CHECK-NEXT: %cast = memref.cast %0 : memref<4x?xf32> to memref<?x?xf32>
// CHECK-NEXT: return %cast : memref<?x?xf32>
// CHECK-NEXT: }
// A cast of the buffer.
func.func @to_buffer_of_cast(%t: tensor<4x?xf32>) -> memref<?x?xf32> {
  %c = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = bufferization.to_buffer %c : tensor<?x?xf32> to memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @to_buffer_of_cast_layout(%arg0: tensor<4x?xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>, 3> {
// CHECK-NEXT: %0 = bufferization.to_buffer %arg0 read_only : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>, 3>
// CHECK-NEXT: %cast = memref.cast %0 : memref<4x?xf32, strided<[?, ?], offset: ?>, 3> to memref<?x?xf32, strided<[?, ?], offset: ?>, 3>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>, 3>
// CHECK-NEXT: }
// With layout and memory space.
func.func @to_buffer_of_cast_layout(%t: tensor<4x?xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>, 3> {
  %c = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = bufferization.to_buffer %c read_only {k} : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>, 3>
  return %1 : memref<?x?xf32, strided<[?, ?], offset: ?>, 3>
}

// -----

// CHECK-LABEL: func.func @to_buffer_of_static_cast(%arg0: tensor<?x?xf32>) -> memref<4x?xf32> {
// CHECK-NEXT: %0 = bufferization.to_buffer %arg0 : tensor<?x?xf32> to memref<?x?xf32>
// CHECK-NEXT: %cast = memref.cast %0 : memref<?x?xf32> to memref<4x?xf32>
// CHECK-NEXT: return %cast : memref<4x?xf32>
// CHECK-NEXT: }
// A cast to a static size.
func.func @to_buffer_of_static_cast(%t: tensor<?x?xf32>) -> memref<4x?xf32> {
  %c = tensor.cast %t : tensor<?x?xf32> to tensor<4x?xf32>
  %1 = bufferization.to_buffer %c : tensor<4x?xf32> to memref<4x?xf32>
  return %1 : memref<4x?xf32>
}

// -----

// CHECK-LABEL: func.func @to_buffer_of_unranked_cast(%arg0: tensor<*xf32>) -> memref<4x?xf32> {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<*xf32> to tensor<4x?xf32>
// CHECK-NEXT: %0 = bufferization.to_buffer %cast : tensor<4x?xf32> to memref<4x?xf32>
// CHECK-NEXT: return %0 : memref<4x?xf32>
// CHECK-NEXT: }
// The tensor is unranked.
func.func @to_buffer_of_unranked_cast(%t: tensor<*xf32>) -> memref<4x?xf32> {
  %c = tensor.cast %t : tensor<*xf32> to tensor<4x?xf32>
  %1 = bufferization.to_buffer %c : tensor<4x?xf32> to memref<4x?xf32>
  return %1 : memref<4x?xf32>
}

// -----

// CHECK-LABEL: func.func @to_buffer_of_cast_to_unranked(%arg0: tensor<4xf32>) -> memref<*xf32> {
// CHECK-NEXT: %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT: %cast = memref.cast %0 : memref<4xf32> to memref<*xf32>
// CHECK-NEXT: return %cast : memref<*xf32>
// CHECK-NEXT: }
// The buffer is unranked.
func.func @to_buffer_of_cast_to_unranked(%t: tensor<4xf32>) -> memref<*xf32> {
  %c = tensor.cast %t : tensor<4xf32> to tensor<*xf32>
  %1 = bufferization.to_buffer %c : tensor<*xf32> to memref<*xf32>
  return %1 : memref<*xf32>
}

// -----

// CHECK-LABEL: func.func @load(%arg0: tensor<?xf32>, %arg1: index) -> f32 {
// CHECK-NEXT: %extracted = tensor.extract %arg0[%arg1] : tensor<?xf32>
// CHECK-NEXT: return %extracted : f32
// CHECK-NEXT: }
// An element of the tensor.
func.func @load(%t: tensor<?xf32>, %i: index) -> f32 {
  %1 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  %2 = memref.load %1[%i] : memref<?xf32>
  return %2 : f32
}

// -----

// CHECK-LABEL: func.func @dim_of_to_tensor(%arg0: memref<?xf32>, %arg1: index) -> (index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT: %dim_0 = memref.dim %arg0, %arg1 : memref<?xf32>
// CHECK-NEXT: return %dim, %dim_0 : index, index
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

// CHECK-LABEL: func.func @dim_of_to_buffer(%arg0: tensor<?xf32>, %arg1: index) -> (index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %arg1 : tensor<?xf32>
// CHECK-NEXT: return %dim, %dim_0 : index, index
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

// CHECK-LABEL: func.func @alloc_tensor(%arg0: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %0 = bufferization.alloc_tensor(%arg0) : tensor<4x?xf32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %1 = bufferization.alloc_tensor(%arg0) size_hint=%c5 {memory_space = 3 : i64} : tensor<4x?xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %1 : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast, %cast_0 : tensor<?x?xf32>, tensor<?x?xf32>
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

// CHECK-LABEL: func.func @alloc_tensor_negative(%arg0: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %c-4 = arith.constant -4 : index
// CHECK-NEXT: %0 = bufferization.alloc_tensor(%c-4) : tensor<?x5xf32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<?x5xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
// Negative numbers are no sizes.
func.func @alloc_tensor_negative(%n: index) -> (tensor<?x?xf32>) {
  %c4 = arith.constant -4 : index
  %c5 = arith.constant 5 : index
  %0 = bufferization.alloc_tensor(%c4, %c5) : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @dim_of_alloc(%arg0: index, %arg1: tensor<?xf32>) -> (index, index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = bufferization.alloc_tensor(%arg0) : tensor<?x1xf32>
// CHECK-NEXT: %1 = bufferization.alloc_tensor() copy(%arg1) : tensor<?xf32>
// CHECK-NEXT: %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT: return %arg0, %c1, %dim : index, index, index
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

// CHECK-LABEL: func.func @materialize(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: memref<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %0 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: bufferization.materialize_in_destination %arg0 in writable %arg2 : (tensor<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: %cast_0 = memref.cast %arg2 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: bufferization.materialize_in_destination %arg0 in writable %cast_0 : (tensor<4xf32>, memref<?xf32>) -> ()
// CHECK-NEXT: return %cast : tensor<?xf32>
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
