// RUN: strata opt %s --pass-pipeline='builtin.module(func.func(affine-tile-plan{cpu=znver4},affine-register-tile))' --remarks-filter=affine-tile-plan 2>&1 | FileCheck %s

// Squares of the matrix are transposed in registers.
// CHECK: [Passed] Transposed
// CHECK-LABEL: @transpose
// CHECK: affine.for %{{.*}} = 0 to 150 step 64
// CHECK: affine.for %{{.*}} = 0 to 200 step 16
// CHECK: vector.shuffle
// CHECK: vector.store
func.func @transpose(%x: memref<200x150xf32>) -> memref<150x200xf32> {
  %y = memref.alloc() : memref<150x200xf32>
  affine.for %i = 0 to 150 {
    affine.for %j = 0 to 200 {
      %value = affine.load %x[%j, %i] : memref<200x150xf32>
      affine.store %value, %y[%i, %j] : memref<150x200xf32>
    }
  }
  return %y : memref<150x200xf32>
}

// In place, elements would be overwritten.
// CHECK-LABEL: @in_place
// CHECK-NOT: vector
// CHECK: return
func.func @in_place(%x: memref<200x200xf32>) {
  affine.for %i = 0 to 200 {
    affine.for %j = 0 to 200 {
      %value = affine.load %x[%j, %i] : memref<200x200xf32>
      affine.store %value, %x[%i, %j] : memref<200x200xf32>
    }
  }
  return
}

// CHECK-LABEL: @indices
// CHECK-NOT: vector
// CHECK: return
func.func @indices(%x: memref<200x150xindex>) -> memref<150x200xindex> {
  %y = memref.alloc() : memref<150x200xindex>
  affine.for %i = 0 to 150 {
    affine.for %j = 0 to 200 {
      %value = affine.load %x[%j, %i] : memref<200x150xindex>
      affine.store %value, %y[%i, %j] : memref<150x200xindex>
    }
  }
  return %y : memref<150x200xindex>
}
