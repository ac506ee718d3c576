// RUN: %strata interpret %s --entry=tensors | FileCheck %s --check-prefix=TENSORS
// RUN: %strata interpret %s --entry=cloned | FileCheck %s --check-prefix=CLONED
// RUN: %strata interpret %s --entry=owned true false | FileCheck %s --check-prefix=KEPT
// RUN: %strata interpret %s --entry=owned true true | FileCheck %s --check-prefix=FREED
// RUN: not %strata interpret %s --entry=twice 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not %strata interpret %s --entry=condition 2>&1 | FileCheck %s --check-prefix=CONDITION
// RUN: not %strata interpret %s --entry=sizes 2>&1 | FileCheck %s --check-prefix=SIZES
// RUN: not %strata interpret %s --entry=columns 2>&1 | FileCheck %s --check-prefix=COLUMNS
// RUN: not %strata interpret %s --entry=unranked 2>&1 | FileCheck %s --check-prefix=UNRANKED
//
// Conversions to memory, or to a tensor, copy.

// TENSORS: [1, 2, 3]
// TENSORS-NEXT: [1, 9, 3]
// TENSORS-NEXT: [1, 9, 3]
// TENSORS-NEXT: [poison, poison]
// TENSORS-NEXT: [1, 9, 3]
func.func @tensors() -> (tensor<3xi32>, tensor<3xi32>, memref<3xi32>, tensor<?xi32>, tensor<3xi32>) {
  %t = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %copy = bufferization.alloc_tensor() copy(%t) : tensor<3xi32>
  %m = bufferization.to_buffer %copy : tensor<3xi32> to memref<3xi32, strided<[1], offset: ?>>
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %nine = arith.constant 9 : i32
  memref.store %nine, %m[%one] : memref<3xi32, strided<[1], offset: ?>>
  %u = bufferization.to_tensor %m : memref<3xi32, strided<[1], offset: ?>> to tensor<3xi32>
  %target = memref.alloc() : memref<3xi32>
  bufferization.materialize_in_destination %u in restrict writable %target : (tensor<3xi32>, memref<3xi32>) -> ()
  %new = bufferization.alloc_tensor(%two) : tensor<?xi32>
  %same = bufferization.materialize_in_destination %u in %t : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  bufferization.dealloc_tensor %copy : tensor<3xi32>
  return %t, %u, %target, %new, %same : tensor<3xi32>, tensor<3xi32>, memref<3xi32>, tensor<?xi32>, tensor<3xi32>
}

// CLONED: [5, 5]
// CLONED-NEXT: [5, poison]
func.func @cloned() -> (memref<2xi32>, memref<2xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %five = arith.constant 5 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %five, %m[%zero] : memref<2xi32>
  %copy = bufferization.clone %m : memref<2xi32> to memref<2xi32>
  memref.store %five, %m[%one] : memref<2xi32>
  return %m, %copy : memref<2xi32>, memref<2xi32>
}

// Memory is freed once, and not if it is retained, also as a part.
// KEPT: true
// KEPT-NEXT: false
// KEPT-NEXT: poison
// KEPT-NEXT: poison
// FREED: true
// FREED-NEXT: false
// FREED-NEXT: poison
// FREED-NEXT: freed
func.func @owned(%a: i1, %b: i1) -> (i1, i1, memref<i8>, memref<i8>) {
  %kept = memref.alloc() : memref<4xi8>
  %part = memref.subview %kept[1] [2] [1] : memref<4xi8> to memref<2xi8, strided<[1], offset: 1>>
  %foreign = memref.alloc() : memref<i8>
  %other = memref.alloc() : memref<i8>
  %0:2 = bufferization.dealloc (%kept, %other, %other : memref<4xi8>, memref<i8>, memref<i8>) if (%a, %b, %b)
    retain (%part, %foreign : memref<2xi8, strided<[1], offset: 1>>, memref<i8>)
  return %0#0, %0#1, %foreign, %other : i1, i1, memref<i8>, memref<i8>
}

// TWICE: error: {{.*}}the memory was freed before
func.func @twice() {
  %true = arith.constant true
  %m = memref.alloc() : memref<i8>
  memref.dealloc %m : memref<i8>
  bufferization.dealloc (%m : memref<i8>) if (%true)
  return
}

// CONDITION: error: {{.*}}a condition is poison
func.func @condition() {
  %p = ub.poison : i1
  %m = memref.alloc() : memref<i8>
  bufferization.dealloc (%m : memref<i8>) if (%p)
  return
}

// SIZES: error: {{.*}}source and destination have different sizes
func.func @sizes() {
  %c2 = arith.constant 2 : index
  %t = tensor.empty(%c2) : tensor<?xi32>
  %m = memref.alloc() : memref<3xi32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<?xi32>, memref<3xi32>) -> ()
  return
}

// COLUMNS: error: {{.*}}the interpreter allocates memory in rows alone
func.func @columns() {
  %t = tensor.empty() : tensor<2x3xi32>
  %m = bufferization.to_buffer %t : tensor<2x3xi32> to memref<2x3xi32, strided<[1, 2]>>
  return
}

// UNRANKED: error: {{.*}}the sizes of the tensor are not known
func.func @unranked() {
  %t = bufferization.alloc_tensor() : tensor<*xi32>
  return
}
