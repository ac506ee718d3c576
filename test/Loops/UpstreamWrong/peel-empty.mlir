// RUN: grep 'RUN-FN[:]' %s > %t.peel
// RUN: strata opt --scf-for-loop-peeling %s >> %t.peel
// RUN: grep 'RUN-FN[:]' %s > %t.partial
// RUN: strata opt --scf-for-loop-peeling=skip-partial=false %s >> %t.partial
// RUN: grep 'RUN-FN[:]' %s > %t.front
// RUN: strata opt --scf-for-loop-peeling=peel-front=true %s >> %t.front
// RUN: %run-fn %s
// RUN: %run-fn %t.peel
// RUN: %run-fn %t.partial
// RUN: %run-fn %t.front
//
// Peeling a loop without iterations executes none.

// Digits of the sizes of the tiles.
// RUN-FN: sizes(0, 0) == 0
// RUN-FN: sizes(0, 8) == 332
// RUN-FN: sizes(0, 9) == 333
// RUN-FN: sizes(5, 0) == 0
// RUN-FN: sizes(5, 1) == 0
// RUN-FN: sizes(5, 3) == 0
// RUN-FN: sizes(-4, -2) == 2
// RUN-FN: sizes(0, -1) == 0
func.func @sizes(%begin: index, %end: index) -> index {
  %zero = arith.constant 0 : index
  %three = arith.constant 3 : index
  %ten = arith.constant 10 : index
  %digits = scf.for %i = %begin to %end step %three iter_args(%sum = %zero) -> index {
    %size = affine.min affine_map<(d0)[s0] -> (3, s0 - d0)>(%i)[%end]
    %shifted = arith.muli %sum, %ten : index
    %next = arith.addi %shifted, %size : index
    scf.yield %next : index
  }
  return %digits : index
}

// The bound 8 is a constant, the first iteration is not the last one.
// RUN-FN: stores(0) == 3
// RUN-FN: stores(3) == 3
// RUN-FN: stores(6) == 2
// RUN-FN: stores(7) == 9
func.func @stores(%place: index) -> i32 {
  %m = memref.alloca() : memref<8xi32>
  %nine = arith.constant 9 : i32
  affine.for %i = 0 to 8 {
    affine.store %nine, %m[%i] : memref<8xi32>
  }
  %zero = arith.constant 0 : index
  %three = arith.constant 3 : index
  %eight = arith.constant 8 : index
  scf.for %i = %zero to %eight step %three {
    %size = affine.min affine_map<(d0) -> (3, 8 - d0)>(%i)
    %x = arith.index_cast %size : index to i32
    memref.store %x, %m[%i] : memref<8xi32>
  }
  %r = memref.load %m[%place] : memref<8xi32>
  return %r : i32
}
