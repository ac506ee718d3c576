// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --canonicalize=enable-patterns=none --split-input-file %s | FileCheck %s

// Folds of bufferization operations.

// There and back.
// CHECK-LABEL: func.func @to_buffer_of_to_tensor
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:   return %[[M]] : memref<4xf32>
// CHECK-NEXT: }
func.func @to_buffer_of_to_tensor(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}

// -----

// The types differ.
// CHECK-LABEL: func.func @to_buffer_other_layout
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<4xf32, strided<[1], offset: ?>>) -> memref<4xf32> {
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[M]] : memref<4xf32, strided<[1], offset: ?>> to tensor<4xf32>
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[TO_TENSOR]] : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:   return %[[TO_BUFFER]] : memref<4xf32>
// CHECK-NEXT: }
func.func @to_buffer_other_layout(%m: memref<4xf32, strided<[1], offset: ?>>) -> memref<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32, strided<[1], offset: ?>> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}

// -----

// Back and there.
// CHECK-LABEL: func.func @to_tensor_of_to_buffer
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   return %[[T]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @to_tensor_of_to_buffer(%t: tensor<4xf32>) -> tensor<4xf32> {
  %1 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %0 = bufferization.to_tensor %1 : memref<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// The buffer may be written to between.
// CHECK-LABEL: func.func @to_tensor_later
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[T]] : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:   "test.foo"() : () -> ()
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[TO_BUFFER]] : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:   return %[[TO_TENSOR]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @to_tensor_later(%t: tensor<4xf32>) -> tensor<4xf32> {
  %1 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  "test.foo"() : () -> ()
  %0 = bufferization.to_tensor %1 : memref<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// The source of the cast is cloned.
// CHECK-LABEL: func.func @clone_of_cast_no_dealloc
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<4xf32>, %[[X:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) -> memref<?xf32> {
// CHECK-NEXT:   %[[CLONE:.*]] = bufferization.clone %[[M]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:   return %[[CLONE]] : memref<?xf32>
// CHECK-NEXT: }
func.func @clone_of_cast_no_dealloc(%m: memref<4xf32>, %x: f32, %i: index) -> memref<?xf32> {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %0 = bufferization.clone %c : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
