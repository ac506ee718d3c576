// RUN: grep 'RUN-FN[:]' %s > %t.memref
// RUN: strata opt --fold-memref-alias-ops %s >> %t.memref
// RUN: grep 'RUN-FN[:]' %s > %t.affine
// RUN: strata opt --affine-fold-memref-alias-ops %s >> %t.affine
// RUN: grep 'RUN-FN[:]' %s > %t.expand
// RUN: strata opt --fold-memref-alias-ops --affine-fold-memref-alias-ops --affine-expand-index-ops %s >> %t.expand
// RUN: grep 'RUN-FN[:]' %s > %t.apply
// RUN: strata opt --fold-memref-alias-ops --affine-fold-memref-alias-ops --affine-expand-index-ops-as-affine %s >> %t.apply
// RUN: %run-fn %s
// RUN: %run-fn %t.memref
// RUN: %run-fn %t.affine
// RUN: %run-fn %t.expand
// RUN: %run-fn %t.apply
//
// Views have the same elements after they are folded into accesses.

// RUN-FN: part([[0, 1, 2, 3, 4, 5], [10, 11, 12, 13, 14, 15], [20, 21, 22, 23, 24, 25]], 1, 1) == (13, 25, 13)
func.func @part(%source: memref<3x6xi32>, %i: index, %j: index) -> (i32, i32, i32) {
  %zero = arith.constant 0 : index
  %part = memref.subview %source[%i, 1] [2, 3] [%j, 2] : memref<3x6xi32> to memref<2x3xi32, strided<[?, 2], offset: ?>>
  %row = memref.subview %part[%j, 1] [1, 2] [1, 1] : memref<2x3xi32, strided<[?, 2], offset: ?>> to memref<2xi32, strided<[2], offset: ?>>
  %a = memref.load %part[%zero, %j] : memref<2x3xi32, strided<[?, 2], offset: ?>>
  %b = memref.load %row[%j] : memref<2xi32, strided<[2], offset: ?>>
  %c = affine.load %part[0, 1] : memref<2x3xi32, strided<[?, 2], offset: ?>>
  return %a, %b, %c : i32, i32, i32
}

// RUN-FN: reshaped([[0, 1, 2], [10, 11, 12]], 1, 2, 4) == (12, 11, 12, 1)
func.func @reshaped(%source: memref<2x3xi32>, %i: index, %j: index, %k: index) -> (i32, i32, i32, i32) {
  %line = memref.collapse_shape %source [[0, 1]] : memref<2x3xi32> into memref<6xi32>
  %columns = memref.expand_shape %line [[0, 1]] output_shape [3, 2] : memref<6xi32> into memref<3x2xi32>
  %a = memref.load %columns[%j, %i] : memref<3x2xi32>
  %b = memref.load %line[%k] : memref<6xi32>
  %c = affine.load %columns[%i + 1, %j - 1] : memref<3x2xi32>
  %d = affine.load %line[%k - 3] : memref<6xi32>
  return %a, %b, %c, %d : i32, i32, i32, i32
}

// RUN-FN: vectors([[0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23]], 1) == ([[1, 2], [21, 22]], [11, 12], [0, -1])
func.func @vectors(%source: memref<3x4xi32>, %i: index) -> (vector<2x2xi32>, vector<2xi32>, vector<2xi32>) {
  %zero = arith.constant 0 : index
  %pad = arith.constant -1 : i32
  %part = memref.subview %source[0, %i] [2, 2] [2, 1] : memref<3x4xi32> to memref<2x2xi32, strided<[8, 1], offset: ?>>
  %block = vector.transfer_read %part[%zero, %zero], %pad {in_bounds = [true, true]} : memref<2x2xi32, strided<[8, 1], offset: ?>>, vector<2x2xi32>
  %row = memref.subview %source[%i, 1] [1, 2] [1, 1] : memref<3x4xi32> to memref<2xi32, strided<[1], offset: ?>>
  %line = vector.transfer_read %row[%zero], %pad {in_bounds = [true]} : memref<2xi32, strided<[1], offset: ?>>, vector<2xi32>
  %single = memref.expand_shape %source [[0], [1, 2]] output_shape [3, 4, 1] : memref<3x4xi32> into memref<3x4x1xi32>
  %padded = vector.transfer_read %single[%zero, %zero, %zero], %pad : memref<3x4x1xi32>, vector<2xi32>
  return %block, %line, %padded : vector<2x2xi32>, vector<2xi32>, vector<2xi32>
}
