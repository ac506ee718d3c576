// Copies of parts of memory, of known and of unknown sizes.

// REQUIRES: codegen

// RUN: %strata interpret %s --entry=main > %t.txt
// RUN: FileCheck %s --match-full-lines < %t.txt
// RUN: %strata run %s -O0 | diff - %t.txt
// RUN: %strata run %s -O3 | diff - %t.txt

// CHECK: {{\[\[}}6, 7, 8, 0], [11, 12, 13, 0], [16, 17, 18, 0{{\]\]}}
func.func @main() -> memref<3x4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0 : i32
  %x = memref.alloca() : memref<4x5xi32>
  %y = memref.alloc() : memref<3x4xi32>
  linalg.fill ins(%zero : i32) outs(%y : memref<3x4xi32>)
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c5 step %c1 {
      %row = arith.muli %i, %c5 : index
      %place = arith.addi %row, %j : index
      %number = arith.index_cast %place : index to i32
      memref.store %number, %x[%i, %j] : memref<4x5xi32>
    }
  }
  // Three rows of two, then a column of three.
  %from = memref.subview %x[1, 1] [3, 2] [1, 1] : memref<4x5xi32> to memref<3x2xi32, strided<[5, 1], offset: 6>>
  %to = memref.subview %y[0, 0] [3, 2] [1, 1] : memref<3x4xi32> to memref<3x2xi32, strided<[4, 1]>>
  memref.copy %from, %to : memref<3x2xi32, strided<[5, 1], offset: 6>> to memref<3x2xi32, strided<[4, 1]>>
  %column = memref.subview %x[%c1, %c3] [%c3, 1] [1, 1] : memref<4x5xi32> to memref<?x1xi32, strided<[5, 1], offset: ?>>
  %place = memref.subview %y[0, 2] [%c3, 1] [1, 1] : memref<3x4xi32> to memref<?x1xi32, strided<[4, 1], offset: 2>>
  memref.copy %column, %place : memref<?x1xi32, strided<[5, 1], offset: ?>> to memref<?x1xi32, strided<[4, 1], offset: 2>>
  return %y : memref<3x4xi32>
}
