// RUN: %strata interpret %s --entry=matrix | FileCheck %s --match-full-lines
// RUN: not %strata interpret %s --entry=uninitialized 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not %strata interpret %s --entry=too_large 2>&1 | FileCheck %s --check-prefix=LARGE
// RUN: not %strata interpret %s --entry=negative 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not %strata interpret %s --entry=other_type 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not %strata interpret %s --entry=freed 2>&1 | FileCheck %s --check-prefix=FREED
//
// memref.reshape reads the sizes from memory.

// CHECK: 5
func.func @matrix() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : i32
  %shape = memref.alloc() : memref<2xindex>
  memref.store %c2, %shape[%c0] : memref<2xindex>
  memref.store %c3, %shape[%c1] : memref<2xindex>
  %m = memref.alloc() : memref<6xi32>
  %r = memref.reshape %m(%shape) : (memref<6xi32>, memref<2xindex>) -> memref<?x3xi32>
  memref.store %c5, %r[%c1, %c2] : memref<?x3xi32>
  %last = arith.constant 5 : index
  %v = memref.load %m[%last] : memref<6xi32>
  return %v : i32
}

// POISON: error: {{.*}}size 0 of the shape is poison
func.func @uninitialized() {
  %shape = memref.alloc() : memref<1xi32>
  %m = memref.alloc() : memref<2x3xi32>
  %r = memref.reshape %m(%shape) : (memref<2x3xi32>, memref<1xi32>) -> memref<?xi32>
  return
}

// LARGE: error: {{.*}}the shape has another number of elements than the memref
func.func @too_large() {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : i32
  %shape = memref.alloc() : memref<1xi32>
  memref.store %c7, %shape[%c0] : memref<1xi32>
  %m = memref.alloc() : memref<2x3xi32>
  %r = memref.reshape %m(%shape) : (memref<2x3xi32>, memref<1xi32>) -> memref<?xi32>
  return
}

// NEGATIVE: error: {{.*}}size 0 of the shape is negative
func.func @negative() {
  %c0 = arith.constant 0 : index
  %c-1 = arith.constant -1 : i8
  %shape = memref.alloc() : memref<1xi8>
  memref.store %c-1, %shape[%c0] : memref<1xi8>
  %m = memref.alloc() : memref<2x3xi32>
  %r = memref.reshape %m(%shape) : (memref<2x3xi32>, memref<1xi8>) -> memref<*xi32>
  return
}

// TYPE: error: {{.*}}size 0 of the shape is 6
func.func @other_type() {
  %c0 = arith.constant 0 : index
  %c6 = arith.constant 6 : i32
  %shape = memref.alloc() : memref<1xi32>
  memref.store %c6, %shape[%c0] : memref<1xi32>
  %m = memref.alloc() : memref<2x3xi32>
  %r = memref.reshape %m(%shape) : (memref<2x3xi32>, memref<1xi32>) -> memref<5xi32>
  return
}

// FREED: error: {{.*}}freed
func.func @freed() {
  %shape = memref.alloc() : memref<1xi32>
  memref.dealloc %shape : memref<1xi32>
  %m = memref.alloc() : memref<2x3xi32>
  %r = memref.reshape %m(%shape) : (memref<2x3xi32>, memref<1xi32>) -> memref<?xi32>
  return
}
