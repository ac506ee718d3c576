// RUN: grep 'RUN-FN[:]' %s > %t.vector
// RUN: strata opt --affine-super-vectorize=virtual-vector-size=4 %s >> %t.vector
// RUN: grep 'RUN-FN[:]' %s > %t.wide
// RUN: strata opt --affine-super-vectorize=virtual-vector-size=128 %s >> %t.wide
// RUN: grep 'RUN-FN[:]' %s > %t.sum
// RUN: strata opt --affine-super-vectorize='virtual-vector-size=4 vectorize-reductions' %s >> %t.sum
// RUN: %run-fn %s
// RUN: %run-fn %t.vector
// RUN: %run-fn %t.wide
// RUN: %run-fn %t.sum
//
// Vectors store to the elements of the iterations only.

// RUN-FN: last(5) == 10
// RUN-FN: last(6) == 6
// RUN-FN: last(7) == 7
func.func @last(%place: index) -> i32 {
  %m = memref.alloca() : memref<8xi32>
  affine.for %i = 0 to 8 {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %m[%i] : memref<8xi32>
  }
  affine.for %j = 0 to 6 {
    %v = affine.load %m[%j] : memref<8xi32>
    %w = arith.addi %v, %v : i32
    affine.store %w, %m[%j] : memref<8xi32>
  }
  %r = memref.load %m[%place] : memref<8xi32>
  return %r : i32
}

// RUN-FN: third(0) == 7
// RUN-FN: third(1) == 1
// RUN-FN: third(2) == 1
// RUN-FN: third(21) == 7
// RUN-FN: third(23) == 1
func.func @third(%place: index) -> i32 {
  %m = memref.alloca() : memref<24xi32>
  %one = arith.constant 1 : i32
  %seven = arith.constant 7 : i32
  affine.for %i = 0 to 24 {
    affine.store %one, %m[%i] : memref<24xi32>
  }
  affine.for %j = 0 to 24 step 3 {
    affine.store %seven, %m[%j] : memref<24xi32>
  }
  %r = memref.load %m[%place] : memref<24xi32>
  return %r : i32
}

// Rows of a matrix with a row that follows: a vector beyond the row would write the next one.
// RUN-FN: rows(0, 5) == 2
// RUN-FN: rows(0, 6) == 1
// RUN-FN: rows(1, 0) == 2
// RUN-FN: rows(1, 6) == 1
func.func @rows(%row: index, %column: index) -> i32 {
  %m = memref.alloca() : memref<2x7xi32>
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 7 {
      affine.store %one, %m[%i, %j] : memref<2x7xi32>
    }
    affine.for %j = 0 to 6 {
      affine.store %two, %m[%i, %j] : memref<2x7xi32>
    }
  }
  %r = memref.load %m[%row, %column] : memref<2x7xi32>
  return %r : i32
}

// The number of iterations is an argument.
// RUN-FN: sum(0) == 0
// RUN-FN: sum(-3) == 0
// RUN-FN: sum(5) == 10
// RUN-FN: sum(8) == 28
func.func @sum(%n: index) -> i32 {
  %m = memref.alloca() : memref<8xi32>
  affine.for %i = 0 to 8 {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %m[%i] : memref<8xi32>
  }
  %zero = arith.constant 0 : i32
  %sum = affine.for %j = 0 to %n iter_args(%s = %zero) -> i32 {
    %v = affine.load %m[%j] : memref<8xi32>
    %next = arith.addi %s, %v : i32
    affine.yield %next : i32
  }
  return %sum : i32
}
