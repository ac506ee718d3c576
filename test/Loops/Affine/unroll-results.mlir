// RUN: grep 'RUN-FN[:]' %s > %t.4
// RUN: strata opt --affine-loop-unroll %s >> %t.4
// RUN: grep 'RUN-FN[:]' %s > %t.3
// RUN: strata opt --affine-loop-unroll=unroll-factor=3 %s >> %t.3
// RUN: grep 'RUN-FN[:]' %s > %t.full
// RUN: strata opt --affine-loop-unroll=unroll-factor=-1 %s >> %t.full
// RUN: grep 'RUN-FN[:]' %s > %t.reps
// RUN: strata opt --affine-loop-unroll='unroll-factor=2 unroll-num-reps=3' %s >> %t.reps
// RUN: grep 'RUN-FN[:]' %s > %t.cleanup
// RUN: strata opt --affine-loop-unroll=cleanup-unroll %s >> %t.cleanup
// RUN: grep 'RUN-FN[:]' %s > %t.up
// RUN: strata opt --affine-loop-unroll='unroll-factor=9 unroll-up-to-factor' %s >> %t.up
// RUN: %run-fn %s
// RUN: %run-fn %t.4
// RUN: %run-fn %t.3
// RUN: %run-fn %t.full
// RUN: %run-fn %t.reps
// RUN: %run-fn %t.cleanup
// RUN: %run-fn %t.up
//
// Unrolling keeps the order of iterations. mlir-opt executes iterations of loops that have none,
// and uses wrong carried values.

// Digits of the iterations; a negative distance of the bounds is no iteration.
// RUN-FN: count(0, 9) == 12345678
// RUN-FN: count(0, 0) == 0
// RUN-FN: count(5, 4) == 0
// RUN-FN: count(0, -3) == 0
// RUN-FN: count(7, 1) == 0
// RUN-FN: count(-2, 3) == -20988
func.func @count(%begin: index, %end: index) -> index {
  %zero = arith.constant 0 : index
  %ten = arith.constant 10 : index
  %digits = affine.for %i = %begin to %end iter_args(%sum = %zero) -> index {
    %shifted = arith.muli %sum, %ten : index
    %next = arith.addi %shifted, %i : index
    affine.yield %next : index
  }
  return %digits : index
}

// The carried values change places.
// RUN-FN: swap(0) == (1, 2)
// RUN-FN: swap(1) == (2, 1)
// RUN-FN: swap(6) == (3, 4)
// RUN-FN: swap(7) == (4, 4)
// RUN-FN: swap(-1) == (1, 2)
func.func @swap(%n: index) -> (index, index) {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %r:2 = affine.for %i = 0 to %n iter_args(%a = %one, %b = %two) -> (index, index) {
    %isLarge = arith.cmpi ugt, %i, %one : index
    %next = arith.addi %a, %one : index
    %last = arith.select %isLarge, %next, %a : index
    affine.yield %b, %last : index, index
  }
  return %r#0, %r#1 : index, index
}

// RUN-FN: constant() == (5, 6, 24)
func.func @constant() -> (index, index, index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %five = affine.for %i = 3 to 12 step 2 iter_args(%n = %zero) -> index {
    %next = arith.addi %n, %one : index
    affine.yield %next : index
  }
  %last = affine.for %i = 0 to 7 iter_args(%n = %zero) -> index {
    affine.yield %i : index
  }
  %min = affine.for %i = 0 to min affine_map<() -> (8, 6)>() step 2 iter_args(%n = %zero) -> index {
    %twice = arith.addi %n, %i : index
    %next = arith.addi %twice, %i : index
    %more = arith.addi %next, %i : index
    %all = arith.addi %more, %i : index
    affine.yield %all : index
  }
  return %five, %last, %min : index, index, index
}

// The inner loop is empty for some iterations of the outer loop.
// RUN-FN: triangle(5) == 10
// RUN-FN: triangle(0) == 0
// RUN-FN: triangle(-4) == 0
func.func @triangle(%n: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %all = affine.for %i = 0 to %n iter_args(%sum = %zero) -> index {
    %row = affine.for %j = affine_map<(d0) -> (3)>(%i) to affine_map<(d0) -> (d0 + 3)>(%i) iter_args(%part = %sum) -> index {
      %next = arith.addi %part, %one : index
      affine.yield %next : index
    }
    %empty = affine.for %j = affine_map<(d0) -> (d0 + 3)>(%i) to affine_map<(d0) -> (3)>(%i) iter_args(%part = %row) -> index {
      %next = arith.addi %part, %one : index
      affine.yield %next : index
    }
    affine.yield %empty : index
  }
  return %all : index
}
