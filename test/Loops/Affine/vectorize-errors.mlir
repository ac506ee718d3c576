// RUN: %opt --affine-super-vectorize=virtual-vector-size=0 --split-input-file --verify-diagnostics %s
// RUN: not %opt --affine-super-vectorize=virtual-vector-size=4,8 %s 2>&1 | FileCheck %s
//
// Sizes of vectors.

// CHECK: error: vectors of several dimensions are not supported: expected one size
// expected-error@+1 {{expected a positive vector size, found 0}}
func.func @copy(%a: memref<8xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.store %x, %a[%i] : memref<8xf32>
  }
  return
}
