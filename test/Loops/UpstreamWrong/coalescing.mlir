// RUN: grep 'RUN-FN[:]' %s > %t.flat
// RUN: strata opt --affine-loop-coalescing %s >> %t.flat
// RUN: %run-fn %s
// RUN: %run-fn %t.flat
//
// Coalescing keeps carried values of inner loops, and executes no iteration of an empty nest.

// Digits of the powers that the inner loop stores, which starts anew in each outer iteration.
// RUN-FN: accumulation(1) == 1248
// RUN-FN: accumulation(0) == 0
func.func @accumulation(%seed: i32) -> i32 {
  %powers = memref.alloca() : memref<4xi32>
  affine.for %i = 0 to 3 {
    %last = affine.for %k = 0 to 4 iter_args(%power = %seed) -> i32 {
      memref.store %power, %powers[%k] : memref<4xi32>
      %next = arith.addi %power, %power : i32
      affine.yield %next : i32
    }
  }
  %zero = arith.constant 0 : i32
  %ten = arith.constant 10 : i32
  %digits = affine.for %k = 0 to 4 iter_args(%sum = %zero) -> i32 {
    %shifted = arith.muli %sum, %ten : i32
    %power = affine.load %powers[%k] : memref<4xi32>
    %next = arith.addi %shifted, %power : i32
    affine.yield %next : i32
  }
  return %digits : i32
}

// The inner loop adds the value that the outer loop carries: it is multiplied by 5 four times.
// RUN-FN: captured(1) == 625
func.func @captured(%init: i32) -> i32 {
  %r = affine.for %i = 0 to 4 iter_args(%a = %init) -> i32 {
    %s = affine.for %j = 0 to 4 iter_args(%b = %a) -> i32 {
      %t = arith.addi %b, %a : i32
      affine.yield %t : i32
    }
    affine.yield %s : i32
  }
  return %r : i32
}

// RUN-FN: empty(-2, -3) == 0
// RUN-FN: empty(2, 3) == 6
// RUN-FN: empty(-2, 3) == 0
// RUN-FN: empty(0, -1) == 0
func.func @empty(%n: index, %m: index) -> i32 {
  %count = memref.alloca() : memref<1xi32>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  affine.store %zero, %count[0] : memref<1xi32>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      %old = affine.load %count[0] : memref<1xi32>
      %new = arith.addi %old, %one : i32
      affine.store %new, %count[0] : memref<1xi32>
    }
  }
  %r = affine.load %count[0] : memref<1xi32>
  return %r : i32
}
