// The additions of strata-codegen and lower-to-llvm to LLVM's passes.

// REQUIRES: codegen

// A private function is not in the library, and constants are known in it.
// RUN: %strata compile -O3 %s -o - --emit=s | FileCheck %s --check-prefix=PRIVATE
// PRIVATE-NOT: scale_by
func.func private @scale_by(%x: f32, %n: index, %k: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> (f32) {
    %z = arith.mulf %y, %k : f32
    scf.yield %z : f32
  }
  return %r : f32
}

// Elements of a row, written to a column, are not scattered on Zen 4, unless requested.
// RUN: %strata compile -O3 --cpu=znver4 %s -o - --emit=s | FileCheck %s --check-prefix=ZEN
// RUN: %strata compile -O3 --cpu=znver4 --features=-prefer-no-scatter %s -o - --emit=s | FileCheck %s --check-prefix=SCATTER
// ZEN-LABEL: column:
// ZEN-NOT: vscatter
// SCATTER-LABEL: column:
// SCATTER: vscatter
func.func @column(%x: memref<?x8xf32>, %y: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %y[%i] : memref<?xf32>
    %w = math.sqrt %v : f32
    %q = arith.divf %w, %v : f32
    memref.store %q, %x[%i, %c0] : memref<?x8xf32>
  }
  return
}
