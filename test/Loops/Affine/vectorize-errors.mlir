// RUN: %opt --affine-super-vectorize=virtual-vector-size=0 --split-input-file --verify-diagnostics %s
// RUN: not %opt --affine-super-vectorize="virtual-vector-size=4,8 vectorize-reductions" %s 2>&1 | FileCheck %s --check-prefix=REDUCTIONS
// RUN: not %opt --affine-super-vectorize="virtual-vector-size=4,8 test-fastest-varying=0" %s 2>&1 | FileCheck %s --check-prefix=PATTERN
//
// Sizes of vectors.

// REDUCTIONS: error: Vectorizing reductions is supported only for 1-D vectors.
// PATTERN: error: Fastest varying pattern specified with different size than the vector size.
// expected-error@+1 {{expected a positive vector size, found 0}}
func.func @copy(%a: memref<8xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.store %x, %a[%i] : memref<8xf32>
  }
  return
}
