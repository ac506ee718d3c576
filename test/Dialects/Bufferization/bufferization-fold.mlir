// RUN: %opt --allow-unregistered-dialect --canonicalize=enable-patterns=none --split-input-file %s | FileCheck %s

// Folds of bufferization operations.

// CHECK-LABEL: func.func @to_buffer_of_to_tensor(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: return %arg0 : memref<4xf32>
// CHECK-NEXT: }
// There and back.
func.func @to_buffer_of_to_tensor(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}

// -----

// CHECK-LABEL: func.func @to_buffer_other_layout(%arg0: memref<4xf32, strided<[1], offset: ?>>) -> memref<4xf32> {
// CHECK-NEXT: %0 = bufferization.to_tensor %arg0 : memref<4xf32, strided<[1], offset: ?>> to tensor<4xf32>
// CHECK-NEXT: %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT: return %1 : memref<4xf32>
// CHECK-NEXT: }
// The types differ.
func.func @to_buffer_other_layout(%m: memref<4xf32, strided<[1], offset: ?>>) -> memref<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32, strided<[1], offset: ?>> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}

// -----

// CHECK-LABEL: func.func @to_tensor_of_to_buffer(%arg0: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: return %arg0 : tensor<4xf32>
// CHECK-NEXT: }
// Back and there.
func.func @to_tensor_of_to_buffer(%t: tensor<4xf32>) -> tensor<4xf32> {
  %1 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %0 = bufferization.to_tensor %1 : memref<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @to_tensor_later(%arg0: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT: "test.foo"() : () -> ()
// CHECK-NEXT: %1 = bufferization.to_tensor %0 : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT: return %1 : tensor<4xf32>
// CHECK-NEXT: }
// The buffer may be written to between.
func.func @to_tensor_later(%t: tensor<4xf32>) -> tensor<4xf32> {
  %1 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  "test.foo"() : () -> ()
  %0 = bufferization.to_tensor %1 : memref<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @clone_of_cast_no_dealloc(%arg0: memref<4xf32>, %arg1: f32, %arg2: index) -> memref<?xf32> {
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: return %0 : memref<?xf32>
// CHECK-NEXT: }
// The source of a cast is cloned.
func.func @clone_of_cast_no_dealloc(%m: memref<4xf32>, %x: f32, %i: index) -> memref<?xf32> {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %0 = bufferization.clone %c : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
