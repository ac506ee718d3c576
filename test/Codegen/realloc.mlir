// Memory that becomes larger keeps its elements.

// REQUIRES: codegen

// RUN: %strata run %s 3 | FileCheck %s --match-full-lines

// CHECK: 4
func.func @main(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %f = arith.constant 4.0 : f32
  %m = memref.alloc(%n) : memref<?xf32>
  memref.store %f, %m[%c0] : memref<?xf32>
  %c8 = arith.constant 8 : index
  %r = memref.realloc %m(%c8) : memref<?xf32> to memref<?xf32>
  %v = memref.load %r[%c0] : memref<?xf32>
  memref.dealloc %r : memref<?xf32>
  return %v : f32
}
