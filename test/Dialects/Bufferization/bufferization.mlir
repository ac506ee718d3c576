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
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<?x4xf32> to memref<?x4xf32>
// CHECK-NEXT: %1 = bufferization.clone %arg0 {x} : memref<?x4xf32> to memref<*xf32>
// CHECK-NEXT: bufferization.dealloc_tensor %arg1 : tensor<?x4xf32>
// CHECK-NEXT: bufferization.dealloc_tensor %arg1 {x} : tensor<?x4xf32>
// CHECK-NEXT: %2 = bufferization.materialize_in_destination %arg1 in %arg1 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: bufferization.materialize_in_destination %arg1 in restrict writable %arg0 {x} : (tensor<?x4xf32>, memref<?x4xf32>) -> ()
// CHECK-NEXT: bufferization.materialize_in_destination %arg1 in writable %arg0 : (tensor<?x4xf32>, memref<?x4xf32>) -> ()
// CHECK-NEXT: %3 = bufferization.to_buffer %arg1 : tensor<?x4xf32> to memref<?x4xf32>
// CHECK-NEXT: %4 = bufferization.to_buffer %arg1 read_only {x} : tensor<?x4xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %5 = bufferization.to_buffer %arg2 : tensor<*xf32> to memref<*xf32>
// CHECK-NEXT: %6 = bufferization.to_tensor %arg0 : memref<?x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: %7 = bufferization.to_tensor %arg0 restrict : memref<?x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: %8 = bufferization.to_tensor %arg0 writable : memref<?x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: %9 = bufferization.to_tensor %arg0 restrict writable {x} : memref<?x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: %10 = bufferization.dealloc (%arg0, %arg4 : memref<?x4xf32>, memref<*xf32>) if (%arg5, %arg5) retain (%arg4 : memref<*xf32>)
// CHECK-NEXT: %11:2 = bufferization.dealloc retain (%arg0, %arg4 : memref<?x4xf32>, memref<*xf32>) {x}
// CHECK-NEXT: %12 = bufferization.alloc_tensor() copy(%arg1) : tensor<?x4xf32>
// CHECK-NEXT: %13 = bufferization.alloc_tensor() copy(%arg1) size_hint=%arg3 {memory_space = 1 : i64} : tensor<?x4xf32>
// CHECK-NEXT: %14 = bufferization.alloc_tensor() : tensor<4xf32>
// CHECK-NEXT: %15 = bufferization.alloc_tensor(%arg3) size_hint=%arg3 : tensor<?xf32>
// CHECK-NEXT: bufferization.dealloc
// CHECK-NEXT: bufferization.dealloc (%arg0 : memref<?x4xf32>) if (%arg5) {x}
// CHECK-NEXT: return

// GENERIC: %0 = "bufferization.clone"(%arg0) : (memref<?x4xf32>) -> memref<?x4xf32>
// GENERIC: %1 = "bufferization.clone"(%arg0) {x} : (memref<?x4xf32>) -> memref<*xf32>
// GENERIC: "bufferization.dealloc_tensor"(%arg1) : (tensor<?x4xf32>) -> ()
// GENERIC: "bufferization.dealloc_tensor"(%arg1) {x} : (tensor<?x4xf32>) -> ()
// GENERIC: %2 = "bufferization.materialize_in_destination"(%arg1, %arg1) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
// GENERIC: "bufferization.materialize_in_destination"(%arg1, %arg0) <{restrict, writable}> {x} : (tensor<?x4xf32>, memref<?x4xf32>) -> ()
// GENERIC: "bufferization.materialize_in_destination"(%arg1, %arg0) <{writable}> : (tensor<?x4xf32>, memref<?x4xf32>) -> ()
// GENERIC: %3 = "bufferization.to_buffer"(%arg1) : (tensor<?x4xf32>) -> memref<?x4xf32>
// GENERIC: %4 = "bufferization.to_buffer"(%arg1) <{read_only}> {x} : (tensor<?x4xf32>) -> memref<?x4xf32, strided<[?, ?], offset: ?>>
// GENERIC: %5 = "bufferization.to_buffer"(%arg2) : (tensor<*xf32>) -> memref<*xf32>
// GENERIC: %6 = "bufferization.to_tensor"(%arg0) : (memref<?x4xf32>) -> tensor<?x4xf32>
// GENERIC: %7 = "bufferization.to_tensor"(%arg0) <{restrict}> : (memref<?x4xf32>) -> tensor<?x4xf32>
// GENERIC: %8 = "bufferization.to_tensor"(%arg0) <{writable}> : (memref<?x4xf32>) -> tensor<?x4xf32>
// GENERIC: %9 = "bufferization.to_tensor"(%arg0) <{restrict, writable}> {x} : (memref<?x4xf32>) -> tensor<?x4xf32>
// GENERIC: %10 = "bufferization.dealloc"(%arg0, %arg4, %arg5, %arg5, %arg4) <{operandSegmentSizes = array<i32: 2, 2, 1>}> : (memref<?x4xf32>, memref<*xf32>, i1, i1, memref<*xf32>) -> i1
// GENERIC: %11:2 = "bufferization.dealloc"(%arg0, %arg4) <{operandSegmentSizes = array<i32: 0, 0, 2>}> {x} : (memref<?x4xf32>, memref<*xf32>) -> (i1, i1)
// GENERIC: %12 = "bufferization.alloc_tensor"(%arg1) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<?x4xf32>) -> tensor<?x4xf32>
// GENERIC: %13 = "bufferization.alloc_tensor"(%arg1, %arg3) <{memory_space = 1 : i64, operandSegmentSizes = array<i32: 0, 1, 1>}> : (tensor<?x4xf32>, index) -> tensor<?x4xf32>
// GENERIC: %14 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf32>
// GENERIC: %15 = "bufferization.alloc_tensor"(%arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (index, index) -> tensor<?xf32>
// GENERIC: "bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
// GENERIC: "bufferization.dealloc"(%arg0, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0>}> {x} : (memref<?x4xf32>, i1) -> ()
