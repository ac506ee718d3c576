// RUN: grep 'RUN-FN[:]' %s > %t.halves
// RUN: strata opt --memref-emulate-wide-int %s >> %t.halves
// RUN: FileCheck %s < %t.halves
// RUN: %run-fn %s
// RUN: %run-fn %t.halves
//
// Products of 64 bits in memory of vectors: %x * %y + %i, of which one half is returned.
// CHECK: memref<4xvector<2xi32>>
// RUN-FN: product(100000, 100000, 0, 0) == 1410065408
// RUN-FN: product(100000, 100000, 3, 32) == 2
// RUN-FN: product(-1, 1, 1, 0) == 0
// RUN-FN: product(-1, 1, 0, 32) == -1
func.func @product(%x: i32, %y: i32, %place: index, %shift: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %memory = memref.alloc() : memref<4xi64>
  %copy = memref.alloc(%c4) : memref<?xi64>
  %wide_x = arith.extsi %x : i32 to i64
  %wide_y = arith.extsi %y : i32 to i64
  scf.for %i = %c0 to %c4 step %c1 {
    %n = arith.index_cast %i : index to i64
    %product = arith.muli %wide_x, %wide_y : i64
    %sum = arith.addi %product, %n : i64
    memref.store %sum, %memory[%i] : memref<4xi64>
  }
  %dynamic = memref.cast %memory : memref<4xi64> to memref<?xi64>
  memref.copy %dynamic, %copy : memref<?xi64> to memref<?xi64>
  %part = memref.subview %copy[%place] [1] [1] : memref<?xi64> to memref<1xi64, strided<[1], offset: ?>>
  %element = memref.load %part[%c0] : memref<1xi64, strided<[1], offset: ?>>
  %amount = arith.extui %shift : i32 to i64
  %shifted = arith.shrsi %element, %amount : i64
  %half = arith.trunci %shifted : i64 to i32
  memref.dealloc %memory : memref<4xi64>
  memref.dealloc %copy : memref<?xi64>
  return %half : i32
}
