// RUN: grep 'RUN-FN[:]' %s > %t.flat
// RUN: strata opt --flatten-memref %s >> %t.flat
// RUN: %run-fn %s
// RUN: %run-fn %t.flat
//
// Elements of memrefs are the same as those of views of one dimension.

// RUN-FN: access([[0, 1, 2], [10, 11, 12]], 1, 2) == (12, 11, [10, 11])
func.func @access(%source: memref<2x3xi32>, %i: index, %j: index) -> (i32, i32, vector<2xi32>) {
  %zero = arith.constant 0 : index
  %pad = arith.constant -1 : i32
  %columns = memref.reinterpret_cast %source to offset: [0], sizes: [3, 2], strides: [1, 3] : memref<2x3xi32> to memref<3x2xi32, strided<[1, 3]>>
  %a = memref.load %source[%i, %j] : memref<2x3xi32>
  %b = memref.load %columns[%i, %i] : memref<3x2xi32, strided<[1, 3]>>
  %c = vector.transfer_read %source[%i, %zero], %pad {in_bounds = [true]} : memref<2x3xi32>, vector<2xi32>
  return %a, %b, %c : i32, i32, vector<2xi32>
}
// RUN-FN: dynamic([[0, 1, 2], [10, 11, 12]], 1, 2) == (12, 10)
func.func @dynamic(%source: memref<?x?xi32>, %i: index, %j: index) -> (i32, i32) {
  %zero = arith.constant 0 : index
  %part = memref.subview %source[%i, 0] [%i, %i] [%i, %j] : memref<?x?xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %a = memref.load %source[%i, %j] : memref<?x?xi32>
  %b = memref.load %part[%zero, %zero] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %a, %b : i32, i32
}
// RUN-FN: allocated(1, 2) == 7
func.func @allocated(%i: index, %j: index) -> i32 {
  %seven = arith.constant 7 : i32
  %memory = memref.alloc() {alignment = 64 : i64} : memref<2x3xi32>
  memref.store %seven, %memory[%i, %j] : memref<2x3xi32>
  %a = affine.load %memory[1, 2] : memref<2x3xi32>
  memref.dealloc %memory : memref<2x3xi32>
  return %a : i32
}
