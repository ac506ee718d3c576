// RUN: grep 'RUN-FN[:]' %s > %t.unroll
// RUN: strata opt --affine-loop-unroll=unroll-factor=3 %s >> %t.unroll
// RUN: grep 'RUN-FN[:]' %s > %t.cleanup
// RUN: strata opt --affine-loop-unroll='unroll-factor=4 cleanup-unroll' %s >> %t.cleanup
// RUN: grep 'RUN-FN[:]' %s > %t.jam
// RUN: strata opt --affine-loop-unroll-jam=unroll-jam-factor=3 %s >> %t.jam
// RUN: %run-fn %s
// RUN: %run-fn %t.unroll
// RUN: %run-fn %t.cleanup
// RUN: %run-fn %t.jam
//
// Loops whose upper bound is below the lower one have no remaining iterations either.

// The second half of a triangle: %j from %i to 5, which is nothing for %i of 5 and more.
// RUN-FN: triangle(3) == 12
// RUN-FN: triangle(9) == 15
// RUN-FN: triangle(0) == 0
func.func @triangle(%n: index) -> i32 {
  %a = memref.alloca() : memref<1xi32>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  affine.store %zero, %a[0] : memref<1xi32>
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 5 {
      %x = affine.load %a[0] : memref<1xi32>
      %y = arith.addi %x, %one : i32
      affine.store %y, %a[0] : memref<1xi32>
    }
  }
  %r = affine.load %a[0] : memref<1xi32>
  return %r : i32
}

// A loop that starts at an argument; elements before it stay.
// RUN-FN: start(0, 8) == 2
// RUN-FN: start(7, 6) == 1
// RUN-FN: start(7, 7) == 2
// RUN-FN: start(9, 8) == 1
// RUN-FN: start(14, 10) == 1
// RUN-FN: start(14, 8) == 1
func.func @start(%begin: index, %place: index) -> i32 {
  %a = memref.alloca() : memref<16xi32>
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 16 {
    affine.store %one, %a[%i] : memref<16xi32>
  }
  affine.for %j = affine_map<(d0) -> (d0)>(%begin) to 9 {
    %x = affine.load %a[%j] : memref<16xi32>
    %y = arith.addi %x, %x : i32
    affine.store %y, %a[%j] : memref<16xi32>
  }
  %r = memref.load %a[%place] : memref<16xi32>
  return %r : i32
}

// A constant number of iterations that is negative.
// RUN-FN: negative() == 0
func.func @negative() -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %count = affine.for %i = 9 to 2 step 2 iter_args(%sum = %zero) -> index {
    %next = arith.addi %sum, %one : index
    affine.yield %next : index
  }
  return %count : index
}
