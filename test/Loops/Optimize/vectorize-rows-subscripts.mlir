// RUN: %run-fn -O3 %s
// RUN: strata opt %s --pass-pipeline='builtin.module(optimize-loops{cpu=znver4})' -o /dev/null
//
// Subscripts that have the variable as an operand and do not change.

// RUN-FN: same_element() == [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]
func.func @same_element() -> memref<16xi32> {
  %b = memref.alloc() : memref<2xi32>
  %d = memref.alloc() : memref<16xi32>
  %c = arith.constant 5 : i32
  affine.store %c, %b[1] : memref<2xi32>
  affine.for %k = 0 to 16 {
    %v = affine.load %b[%k - %k + 1] : memref<2xi32>
    affine.store %v, %d[%k] : memref<16xi32>
  }
  return %d : memref<16xi32>
}
