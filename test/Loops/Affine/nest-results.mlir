// RUN: grep 'RUN-FN[:]' %s > %t.normal
// RUN: strata opt --affine-loop-normalize %s >> %t.normal
// RUN: grep 'RUN-FN[:]' %s > %t.single
// RUN: strata opt --affine-loop-normalize=promote-single-iter %s >> %t.single
// RUN: grep 'RUN-FN[:]' %s > %t.one
// RUN: strata opt --affine-loop-coalescing %s >> %t.one
// RUN: grep 'RUN-FN[:]' %s > %t.both
// RUN: strata opt --affine-loop-normalize --affine-loop-coalescing %s >> %t.both
// RUN: grep 'RUN-FN[:]' %s > %t.simple
// RUN: strata opt --affine-simplify-structures --affine-raise-from-memref %s >> %t.simple
// RUN: grep 'RUN-FN[:]' %s > %t.all
// RUN: strata opt --affine-loop-normalize --affine-loop-coalescing --affine-loop-unroll %s >> %t.all
// RUN: %run-fn %s
// RUN: %run-fn %t.normal
// RUN: %run-fn %t.single
// RUN: %run-fn %t.one
// RUN: %run-fn %t.both
// RUN: %run-fn %t.simple
// RUN: %run-fn %t.all
//
// Nests of loops have the same effects after normalization and coalescing.

// Two empty loops with negative bounds have a positive product.
// RUN-FN: rectangle(3, 4) == 12
// RUN-FN: rectangle(0, 4) == 0
// RUN-FN: rectangle(-2, -3) == 0
// RUN-FN: rectangle(-2, 3) == 0
// RUN-FN: rectangle(2, -3) == 0
func.func @rectangle(%n: index, %m: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %memory = memref.alloca() : memref<1xindex>
  memref.store %zero, %memory[%zero] : memref<1xindex>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      %old = affine.load %memory[0] : memref<1xindex>
      %new = arith.addi %old, %one : index
      affine.store %new, %memory[0] : memref<1xindex>
    }
  }
  %count = affine.load %memory[0] : memref<1xindex>
  return %count : index
}

// RUN-FN: places(2, 5) == 6234
// RUN-FN: places(-1, 1) == -6010
// RUN-FN: places(3, 3) == 0
func.func @places(%begin: index, %end: index) -> index {
  %zero = arith.constant 0 : index
  %ten = arith.constant 10 : index
  %memory = memref.alloca() : memref<1xindex>
  memref.store %zero, %memory[%zero] : memref<1xindex>
  affine.for %i = affine_map<(d0) -> (d0 * 2 - 3)>(%begin) to affine_map<(d0) -> (d0 * 2 - 3)>(%end) step 2 {
    affine.for %j = 1 to 4 step 2 {
      affine.for %k = affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%begin] to affine_map<(d0)[s0] -> (d0 + s0 + 1)>(%i)[%begin] {
        affine.if affine_set<(d0) : (d0 - 1 == 0)>(%j) {
          %old = affine.load %memory[0] : memref<1xindex>
          %shifted = arith.muli %old, %ten : index
          %place = affine.apply affine_map<(d0)[s0] -> ((d0 - s0 + 3) floordiv 2)>(%k)[%begin]
          %new = arith.addi %shifted, %place : index
          memref.store %new, %memory[%zero] : memref<1xindex>
        }
      }
    }
  }
  %digits = affine.load %memory[0] : memref<1xindex>
  %sum = affine.for %i = %begin to %end step 4 iter_args(%a = %digits) -> index {
    %thousands = affine.apply affine_map<()[s0] -> ((s0 floordiv 200) * 6000)>()[%digits]
    %next = arith.addi %a, %thousands : index
    affine.yield %next : index
  }
  return %sum : index
}

// RUN-FN: parallel(4) == [0, 0, 5, 0, 7, 0]
// RUN-FN: parallel(-4) == [0, 0, 0, 0, 0, 0]
func.func @parallel(%n: index) -> memref<6xindex> {
  %zero = arith.constant 0 : index
  %memory = memref.alloc() : memref<6xindex>
  affine.for %i = 0 to 6 {
    affine.store %zero, %memory[%i] : memref<6xindex>
  }
  affine.parallel (%i, %j) = (2, 3) to (%n + 1, 4) step (2, 1) {
    %value = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %j)
    affine.store %value, %memory[%i] : memref<6xindex>
  }
  return %memory : memref<6xindex>
}

// The carried value of each inner loop starts anew.
// RUN-FN: carried() == [1, 2, 4, 8]
func.func @carried() -> memref<4xindex> {
  %one = arith.constant 1 : index
  %memory = memref.alloc() : memref<4xindex>
  affine.for %i = 0 to 4 {
    %last = affine.for %k = 0 to 4 iter_args(%a = %one) -> index {
      memref.store %a, %memory[%k] : memref<4xindex>
      %next = arith.addi %a, %a : index
      affine.yield %next : index
    }
  }
  return %memory : memref<4xindex>
}
