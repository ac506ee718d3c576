// RUN: strata opt --fold-memref-alias-ops %s -o %t.ir
// RUN: FileCheck %s < %t.ir
// RUN: grep 'RUN-FN[:]' %s > %t.fold
// RUN: cat %t.ir >> %t.fold
// RUN: %run-fn %s
// RUN: %run-fn %t.fold
//
// A vector of a view is loaded from the source only where its elements are neighbours there.

// Two rows of a block of an expanded dimension; the last dimension of the view has one element.
// RUN-FN: expanded(0, 0) == [0, 1, 2, 3]
// RUN-FN: expanded(1, 1) == [12, 13, 14, 15]
// CHECK-LABEL: func.func @expanded
// CHECK: vector.load
func.func @expanded(%i: index, %j: index) -> vector<4xi32> {
  %m = memref.alloca() : memref<16xi32>
  affine.for %k = 0 to 16 {
    %x = arith.index_cast %k : index to i32
    affine.store %x, %m[%k] : memref<16xi32>
  }
  %zero = arith.constant 0 : index
  %view = memref.expand_shape %m [[0, 1, 2]] output_shape [2, 2, 4] : memref<16xi32> into memref<2x2x4xi32>
  %v = vector.load %view[%i, %j, %zero] : memref<2x2x4xi32>, vector<4xi32>
  return %v : vector<4xi32>
}

// The columns of a view with a dimension of one element at the end.
// RUN-FN: unit(1) == [4]
// CHECK-LABEL: func.func @unit
func.func @unit(%i: index) -> vector<1xi32> {
  %m = memref.alloca() : memref<4x4xi32>
  affine.for %k = 0 to 4 {
    affine.for %l = 0 to 4 {
      %place = affine.apply affine_map<(d0, d1) -> (d0 * 4 + d1)>(%k, %l)
      %x = arith.index_cast %place : index to i32
      affine.store %x, %m[%k, %l] : memref<4x4xi32>
    }
  }
  %zero = arith.constant 0 : index
  %view = memref.expand_shape %m [[0], [1, 2]] output_shape [4, 4, 1] : memref<4x4xi32> into memref<4x4x1xi32>
  %v = vector.load %view[%i, %zero, %zero] : memref<4x4x1xi32>, vector<1xi32>
  return %v : vector<1xi32>
}

// Two dimensions of the vector are one of the source.
// RUN-FN: rows(1) == [[8, 9], [12, 13]]
// CHECK-LABEL: func.func @rows
func.func @rows(%i: index) -> vector<2x2xi32> {
  %m = memref.alloca() : memref<16xi32>
  affine.for %k = 0 to 16 {
    %x = arith.index_cast %k : index to i32
    affine.store %x, %m[%k] : memref<16xi32>
  }
  %zero = arith.constant 0 : index
  %view = memref.expand_shape %m [[0, 1, 2]] output_shape [2, 2, 4] : memref<16xi32> into memref<2x2x4xi32>
  %v = vector.load %view[%i, %zero, %zero] : memref<2x2x4xi32>, vector<2x2xi32>
  return %v : vector<2x2xi32>
}
