// RUN: strata opt %s --pass-pipeline='builtin.module(func.func(affine-vectorize-rows{cpu=znver4},affine-stream-stores{cpu=znver4}))' | FileCheck %s

// Memory beyond the third level of caches has a version for aligned addresses.
// CHECK-LABEL: @large
// CHECK-SAME: %[[X:.*]]: memref<1024x4096xf32>
// CHECK: memref.extract_aligned_pointer_as_index %[[X]]
// CHECK: scf.if
// CHECK: vector.store {{.*}} {alignment = 64 : i64, nontemporal = true}
// CHECK: llvm.fence seq_cst
// CHECK: else
// CHECK-NOT: nontemporal
// CHECK: return
func.func @large(%x: memref<1024x4096xf32>, %value: f32) {
  affine.for %i = 0 to 1024 {
    affine.for %j = 0 to 4096 {
      affine.store %value, %x[%i, %j] : memref<1024x4096xf32>
    }
  }
  return
}

// Memory that the function loads from, that is small, or whose rows are not aligned.
// CHECK-LABEL: @others
// CHECK-NOT: nontemporal
func.func @others(%loaded: memref<1024x4096xf32>, %small: memref<64x4096xf32>, %odd: memref<1024x4097xf32>, %value: f32) -> f32 {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 1024 {
    affine.for %j = 0 to 4096 {
      affine.store %value, %loaded[%i, %j] : memref<1024x4096xf32>
    }
  }
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 4096 {
      affine.store %value, %small[%i, %j] : memref<64x4096xf32>
    }
  }
  affine.for %i = 0 to 1024 {
    affine.for %j = 0 to 4096 {
      affine.store %value, %odd[%i, %j] : memref<1024x4097xf32>
    }
  }
  %first = memref.load %loaded[%c0, %c0] : memref<1024x4096xf32>
  return %first : f32
}
