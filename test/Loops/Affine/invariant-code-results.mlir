// RUN: grep 'RUN-FN[:]' %s > %t.moved
// RUN: strata opt --affine-loop-invariant-code-motion %s >> %t.moved
// RUN: %run-fn %s
// RUN: %run-fn %t.moved
//
// A store of a loop without iterations is not executed.
// RUN-FN: element(0, 0) == 7
// RUN-FN: element(1, 0) == 99
// RUN-FN: element(1, 1) == 7
func.func @element(%n: index, %place: index) -> i32 {
  %m = memref.alloca() : memref<4xi32>
  %seven = arith.constant 7 : i32
  %new = arith.constant 99 : i32
  affine.for %i = 0 to 4 {
    memref.store %seven, %m[%i] : memref<4xi32>
  }
  affine.for %j = 0 to %n {
    affine.store %new, %m[0] : memref<4xi32>
  }
  affine.for %j = 0 to 0 {
    affine.store %new, %m[1] : memref<4xi32>
  }
  %result = memref.load %m[%place] : memref<4xi32>
  return %result : i32
}

// A division by zero in a loop without iterations.
// RUN-FN: quotient(0, 8) == 8
// RUN-FN: quotient(3, 8) == 2
func.func @quotient(%n: index, %x: index) -> index {
  %r = affine.for %i = 0 to %n iter_args(%s = %x) -> index {
    %q = arith.divsi %x, %n : index
    affine.yield %q : index
  }
  return %r : index
}
