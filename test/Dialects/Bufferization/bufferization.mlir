// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.mlir -
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic.mlir

func.func @tensors(%m: memref<?x4xf32>, %t: tensor<?x4xf32>, %u: tensor<*xf32>, %i: index, %um: memref<*xf32>, %c: i1) {
  %0 = bufferization.clone %m : memref<?x4xf32> to memref<?x4xf32>
  %1 = bufferization.clone %m {x} : memref<?x4xf32> to memref<*xf32>
  bufferization.dealloc_tensor %t : tensor<?x4xf32>
  bufferization.dealloc_tensor %t {x} : tensor<?x4xf32>
  %2 = bufferization.materialize_in_destination %t in %t : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  bufferization.materialize_in_destination %t in restrict writable %m {x} : (tensor<?x4xf32>, memref<?x4xf32>) -> ()
  bufferization.materialize_in_destination %t in writable %m : (tensor<?x4xf32>, memref<?x4xf32>) -> ()
  %3 = bufferization.to_buffer %t : tensor<?x4xf32> to memref<?x4xf32>
  %4 = bufferization.to_buffer %t read_only {x} : tensor<?x4xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %5 = bufferization.to_buffer %u : tensor<*xf32> to memref<*xf32>
  %6 = bufferization.to_tensor %m : memref<?x4xf32> to tensor<?x4xf32>
  %7 = bufferization.to_tensor %m restrict : memref<?x4xf32> to tensor<?x4xf32>
  %8 = bufferization.to_tensor %m writable : memref<?x4xf32> to tensor<?x4xf32>
  %9 = bufferization.to_tensor %m restrict writable {x} : memref<?x4xf32> to tensor<?x4xf32>
  %d = bufferization.dealloc (%m, %um : memref<?x4xf32>, memref<*xf32>) if (%c, %c) retain (%um : memref<*xf32>)
  %d1:2 = bufferization.dealloc retain (%m, %um : memref<?x4xf32>, memref<*xf32>) {x}
  %a = bufferization.alloc_tensor() copy(%t) : tensor<?x4xf32>
  %a1 = bufferization.alloc_tensor() copy(%t) size_hint=%i {memory_space = 1 : i64} : tensor<?x4xf32>
  %10 = bufferization.alloc_tensor() : tensor<4xf32>
  %11 = bufferization.alloc_tensor(%i) size_hint = %i : tensor<?xf32>
  bufferization.dealloc
  bufferization.dealloc (%m : memref<?x4xf32>) if (%c) {x}
  return
}

// CHECK-LABEL: @tensors
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<?x4xf32>, %[[ARG1:[a-z0-9_]+]]: tensor<?x4xf32>, %[[ARG2:[a-z0-9_]+]]: tensor<*xf32>, %[[ARG3:[a-z0-9_]+]]: index, %[[ARG4:[a-z0-9_]+]]: memref<*xf32>, %[[ARG5:[a-z0-9_]+]]: i1)
// CHECK-NEXT: %[[CLONE:.*]] = bufferization.clone %[[ARG0]] : memref<?x4xf32> to memref<?x4xf32>
// CHECK-NEXT: %[[CLONE_1:.*]] = bufferization.clone %[[ARG0]] {x} : memref<?x4xf32> to memref<*xf32>
// CHECK-NEXT: bufferization.dealloc_tensor %[[ARG1]] : tensor<?x4xf32>
// CHECK-NEXT: bufferization.dealloc_tensor %[[ARG1]] {x} : tensor<?x4xf32>
// CHECK-NEXT: %[[MATERIALIZE_IN_DESTINATION:.*]] = bufferization.materialize_in_destination %[[ARG1]] in %[[ARG1]] : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: bufferization.materialize_in_destination %[[ARG1]] in restrict writable %[[ARG0]] {x} : (tensor<?x4xf32>, memref<?x4xf32>) -> ()
// CHECK-NEXT: bufferization.materialize_in_destination %[[ARG1]] in writable %[[ARG0]] : (tensor<?x4xf32>, memref<?x4xf32>) -> ()
// CHECK-NEXT: %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[ARG1]] : tensor<?x4xf32> to memref<?x4xf32>
// CHECK-NEXT: %[[TO_BUFFER_1:.*]] = bufferization.to_buffer %[[ARG1]] read_only {x} : tensor<?x4xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %[[TO_BUFFER_2:.*]] = bufferization.to_buffer %[[ARG2]] : tensor<*xf32> to memref<*xf32>
// CHECK-NEXT: %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[ARG0]] : memref<?x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: %[[TO_TENSOR_1:.*]] = bufferization.to_tensor %[[ARG0]] restrict : memref<?x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: %[[TO_TENSOR_2:.*]] = bufferization.to_tensor %[[ARG0]] writable : memref<?x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: %[[TO_TENSOR_3:.*]] = bufferization.to_tensor %[[ARG0]] restrict writable {x} : memref<?x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: %[[D:.*]] = bufferization.dealloc (%[[ARG0]], %[[ARG4]] : memref<?x4xf32>, memref<*xf32>) if (%[[ARG5]], %[[ARG5]]) retain (%[[ARG4]] : memref<*xf32>)
// CHECK-NEXT: %[[D1:[a-z0-9_]+]]:2 = bufferization.dealloc retain (%[[ARG0]], %[[ARG4]] : memref<?x4xf32>, memref<*xf32>) {x}
// CHECK-NEXT: %[[A:.*]] = bufferization.alloc_tensor() copy(%[[ARG1]]) : tensor<?x4xf32>
// CHECK-NEXT: %[[A1:.*]] = bufferization.alloc_tensor() copy(%[[ARG1]]) size_hint=%[[ARG3]] {memory_space = 1 : i64} : tensor<?x4xf32>
// CHECK-NEXT: %[[ALLOC_TENSOR:.*]] = bufferization.alloc_tensor() : tensor<4xf32>
// CHECK-NEXT: %[[ALLOC_TENSOR_1:.*]] = bufferization.alloc_tensor(%[[ARG3]]) size_hint=%[[ARG3]] : tensor<?xf32>
// CHECK-NEXT: bufferization.dealloc
// CHECK-NEXT: bufferization.dealloc (%[[ARG0]] : memref<?x4xf32>) if (%[[ARG5]]) {x}
// CHECK-NEXT: return

// GENERIC: ^bb0(%[[ARG0:[a-z0-9_]+]]: memref<?x4xf32>, %[[ARG1:[a-z0-9_]+]]: tensor<?x4xf32>, %[[ARG2:[a-z0-9_]+]]: tensor<*xf32>, %[[ARG3:[a-z0-9_]+]]: index, %[[ARG4:[a-z0-9_]+]]: memref<*xf32>, %[[ARG5:[a-z0-9_]+]]: i1)
// GENERIC: %[[CLONE:.*]] = "bufferization.clone"(%[[ARG0]]) : (memref<?x4xf32>) -> memref<?x4xf32>
// GENERIC: %[[CLONE_1:.*]] = "bufferization.clone"(%[[ARG0]]) {x} : (memref<?x4xf32>) -> memref<*xf32>
// GENERIC: "bufferization.dealloc_tensor"(%[[ARG1]]) : (tensor<?x4xf32>) -> ()
// GENERIC: "bufferization.dealloc_tensor"(%[[ARG1]]) {x} : (tensor<?x4xf32>) -> ()
// GENERIC: %[[MATERIALIZE_IN_DESTINATION:.*]] = "bufferization.materialize_in_destination"(%[[ARG1]], %[[ARG1]]) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
// GENERIC: "bufferization.materialize_in_destination"(%[[ARG1]], %[[ARG0]]) <{restrict, writable}> {x} : (tensor<?x4xf32>, memref<?x4xf32>) -> ()
// GENERIC: "bufferization.materialize_in_destination"(%[[ARG1]], %[[ARG0]]) <{writable}> : (tensor<?x4xf32>, memref<?x4xf32>) -> ()
// GENERIC: %[[TO_BUFFER:.*]] = "bufferization.to_buffer"(%[[ARG1]]) : (tensor<?x4xf32>) -> memref<?x4xf32>
// GENERIC: %[[TO_BUFFER_1:.*]] = "bufferization.to_buffer"(%[[ARG1]]) <{read_only}> {x} : (tensor<?x4xf32>) -> memref<?x4xf32, strided<[?, ?], offset: ?>>
// GENERIC: %[[TO_BUFFER_2:.*]] = "bufferization.to_buffer"(%[[ARG2]]) : (tensor<*xf32>) -> memref<*xf32>
// GENERIC: %[[TO_TENSOR:.*]] = "bufferization.to_tensor"(%[[ARG0]]) : (memref<?x4xf32>) -> tensor<?x4xf32>
// GENERIC: %[[TO_TENSOR_1:.*]] = "bufferization.to_tensor"(%[[ARG0]]) <{restrict}> : (memref<?x4xf32>) -> tensor<?x4xf32>
// GENERIC: %[[TO_TENSOR_2:.*]] = "bufferization.to_tensor"(%[[ARG0]]) <{writable}> : (memref<?x4xf32>) -> tensor<?x4xf32>
// GENERIC: %[[TO_TENSOR_3:.*]] = "bufferization.to_tensor"(%[[ARG0]]) <{restrict, writable}> {x} : (memref<?x4xf32>) -> tensor<?x4xf32>
// GENERIC: %[[DEALLOC:.*]] = "bufferization.dealloc"(%[[ARG0]], %[[ARG4]], %[[ARG5]], %[[ARG5]], %[[ARG4]]) <{operandSegmentSizes = array<i32: 2, 2, 1>}> : (memref<?x4xf32>, memref<*xf32>, i1, i1, memref<*xf32>) -> i1
// GENERIC: %[[DEALLOC_1:[a-z0-9_]+]]:2 = "bufferization.dealloc"(%[[ARG0]], %[[ARG4]]) <{operandSegmentSizes = array<i32: 0, 0, 2>}> {x} : (memref<?x4xf32>, memref<*xf32>) -> (i1, i1)
// GENERIC: %[[ALLOC_TENSOR:.*]] = "bufferization.alloc_tensor"(%[[ARG1]]) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<?x4xf32>) -> tensor<?x4xf32>
// GENERIC: %[[ALLOC_TENSOR_1:.*]] = "bufferization.alloc_tensor"(%[[ARG1]], %[[ARG3]]) <{memory_space = 1 : i64, operandSegmentSizes = array<i32: 0, 1, 1>}> : (tensor<?x4xf32>, index) -> tensor<?x4xf32>
// GENERIC: %[[ALLOC_TENSOR_2:.*]] = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf32>
// GENERIC: %[[ALLOC_TENSOR_3:.*]] = "bufferization.alloc_tensor"(%[[ARG3]], %[[ARG3]]) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (index, index) -> tensor<?xf32>
// GENERIC: "bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
// GENERIC: "bufferization.dealloc"(%[[ARG0]], %[[ARG5]]) <{operandSegmentSizes = array<i32: 1, 1, 0>}> {x} : (memref<?x4xf32>, i1) -> ()
