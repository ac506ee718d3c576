// RUN: grep 'RUN-FN[:]' %s > %t.affine
// RUN: strata opt --affine-loop-invariant-code-motion %s >> %t.affine
// RUN: grep 'RUN-FN[:]' %s > %t.all
// RUN: strata opt --loop-invariant-code-motion %s >> %t.all
// RUN: %run-fn %s
// RUN: %run-fn %t.affine
// RUN: %run-fn %t.all
//
// Stores and divisions of loops that may have no iterations stay in them.

// RUN-FN: store(0, 0) == 7
// RUN-FN: store(-1, 0) == 7
// RUN-FN: store(2, 0) == 99
// RUN-FN: store(2, 1) == 7
func.func @store(%n: index, %place: index) -> i32 {
  %m = memref.alloca() : memref<4xi32>
  %seven = arith.constant 7 : i32
  affine.for %i = 0 to 4 {
    affine.store %seven, %m[%i] : memref<4xi32>
  }
  %new = arith.constant 99 : i32
  affine.for %j = 0 to %n {
    affine.store %new, %m[0] : memref<4xi32>
  }
  affine.for %j = 0 to 0 {
    affine.store %new, %m[1] : memref<4xi32>
  }
  %r = memref.load %m[%place] : memref<4xi32>
  return %r : i32
}

// The inner loop has iterations, the outer one may have none.
// RUN-FN: nested(0) == 7
// RUN-FN: nested(1) == 99
func.func @nested(%n: index) -> i32 {
  %m = memref.alloca() : memref<1xi32>
  %seven = arith.constant 7 : i32
  %new = arith.constant 99 : i32
  affine.store %seven, %m[0] : memref<1xi32>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 4 {
      affine.store %new, %m[0] : memref<1xi32>
    }
  }
  %r = affine.load %m[0] : memref<1xi32>
  return %r : i32
}

// RUN-FN: division(0, 0) == 0
// RUN-FN: division(2, 5) == 4
func.func @division(%n: index, %by: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %ten = arith.constant 10 : i32
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> i32 {
    %q = arith.divsi %ten, %by : i32
    %next = arith.addi %s, %q : i32
    affine.yield %next : i32
  }
  return %sum : i32
}
