// RUN: strata opt --affine-parallelize %s -o %t
// RUN: FileCheck %s < %t
// RUN: strata interpret --entry=recurrence %s | FileCheck --check-prefix=RESULT %s
// RUN: strata interpret --parallel-order=backward --entry=recurrence %t | FileCheck --check-prefix=RESULT %s
// RUN: strata interpret --entry=inside %s | FileCheck --check-prefix=INSIDE %s
// RUN: strata interpret --parallel-order=backward --entry=inside %t | FileCheck --check-prefix=INSIDE %s
//
// A loop that reads elements which it writes through a view is not parallel.

// RESULT: 640
// CHECK-LABEL: func.func @recurrence
// CHECK: affine.parallel
// CHECK: memref.subview
// CHECK-NEXT: affine.for
func.func @recurrence() -> i32 {
  %t = memref.alloca() : memref<8xi32>
  %five = arith.constant 5 : i32
  affine.for %i = 0 to 8 {
    affine.store %five, %t[%i] : memref<8xi32>
  }
  %next = memref.subview %t[1] [7] [1] : memref<8xi32> to memref<7xi32, strided<[1], offset: 1>>
  affine.for %i = 0 to 7 {
    %x = affine.load %t[%i] : memref<8xi32>
    %y = arith.addi %x, %x : i32
    affine.store %y, %next[%i] : memref<7xi32, strided<[1], offset: 1>>
  }
  %r = affine.load %t[7] : memref<8xi32>
  return %r : i32
}

// Loops in affine.parallel: the first one is a recurrence, whose depth is counted from the function.
// INSIDE: 128
// CHECK-LABEL: func.func @inside
// CHECK: affine.parallel
// CHECK: affine.parallel
// CHECK-NOT: affine.parallel
// CHECK: affine.for
func.func @inside() -> i32 {
  %t = memref.alloca() : memref<4x8xi32>
  %one = arith.constant 1 : i32
  affine.parallel (%i) = (0) to (4) {
    affine.for %j = 0 to 8 {
      affine.store %one, %t[%i, %j] : memref<4x8xi32>
    }
    affine.for %j = 0 to 7 {
      %x = affine.load %t[%i, %j] : memref<4x8xi32>
      %y = arith.addi %x, %x : i32
      affine.store %y, %t[%i, %j + 1] : memref<4x8xi32>
    }
  }
  %r = affine.load %t[3, 7] : memref<4x8xi32>
  return %r : i32
}
