// RUN: grep 'RUN-FN[:]' %s > %t.vector
// RUN: strata opt --affine-super-vectorize=virtual-vector-size=4 %s >> %t.vector
// RUN: grep 'RUN-FN[:]' %s > %t.wide
// RUN: strata opt --affine-super-vectorize=virtual-vector-size=16 %s >> %t.wide
// RUN: %run-fn %s
// RUN: %run-fn %t.vector
// RUN: %run-fn %t.wide
//
// Elements after the last iteration keep their values: 10, 8, 6, 4, 2 and 0 are doubled.
// RUN-FN: doubled(5) == 10
// RUN-FN: doubled(6) == 6
// RUN-FN: doubled(7) == 7
func.func @doubled(%place: index) -> i32 {
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

// Every third element.
// RUN-FN: third(3) == 7
// RUN-FN: third(4) == 1
func.func @third(%place: index) -> i32 {
  %m = memref.alloca() : memref<12xi32>
  %one = arith.constant 1 : i32
  %seven = arith.constant 7 : i32
  affine.for %i = 0 to 12 {
    affine.store %one, %m[%i] : memref<12xi32>
  }
  affine.for %j = 0 to 12 step 3 {
    affine.store %seven, %m[%j] : memref<12xi32>
  }
  %r = memref.load %m[%place] : memref<12xi32>
  return %r : i32
}
