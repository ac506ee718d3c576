// RUN: strata opt %s --affine-fuse-rows=cpu=znver4 --split-input-file | FileCheck %s
// RUN: strata opt %s --affine-fuse-rows=cpu=znver4 --split-input-file --remarks-filter=affine-fuse-rows -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REMARK

// All nests share rows, directly or through others.
// CHECK-LABEL: @fused
// CHECK: affine.for %[[ROW:.*]] = 0 to 100 {
// CHECK-NEXT: affine.store %{{.*}}, %{{.*}}[%[[ROW]]]
// CHECK-NEXT: affine.for
// CHECK: arith.addf
// CHECK: affine.for
// CHECK: arith.mulf
// CHECK-NOT: affine.for
// CHECK: return
// REMARK: [Passed] FusedRows
func.func @fused(%x: memref<100x80xf32>) {
  %zero = arith.constant 0.0 : f32
  %y = memref.alloc() : memref<100x80xf32>
  %sums = memref.alloc() : memref<100xf32>
  affine.for %i = 0 to 100 {
    affine.store %zero, %sums[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 80 {
      %value = affine.load %x[%i, %j] : memref<100x80xf32>
      %old = affine.load %sums[%i] : memref<100xf32>
      %new = arith.addf %old, %value fastmath<reassoc> : f32
      affine.store %new, %sums[%i] : memref<100xf32>
    }
  }
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 80 {
      %value = affine.load %x[%i, %j] : memref<100x80xf32>
      %sum = affine.load %sums[%i] : memref<100xf32>
      %new = arith.mulf %sum, %value : f32
      affine.store %new, %y[%i, %j] : memref<100x80xf32>
    }
  }
  return
}

// -----

// Without the flag, sums of several rows are computed at once, so that the loop of rows stays with that of columns.
// CHECK-LABEL: @ordered
// CHECK: affine.for
// CHECK: affine.for
// CHECK: affine.for
// CHECK: affine.for
func.func @ordered(%x: memref<100x80xf32>) {
  %y = memref.alloc() : memref<100x80xf32>
  %sums = memref.alloc() : memref<100xf32>
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 80 {
      %value = affine.load %x[%i, %j] : memref<100x80xf32>
      %old = affine.load %sums[%i] : memref<100xf32>
      %new = arith.addf %old, %value : f32
      affine.store %new, %sums[%i] : memref<100xf32>
    }
  }
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 80 {
      %value = affine.load %x[%i, %j] : memref<100x80xf32>
      affine.store %value, %y[%i, %j] : memref<100x80xf32>
    }
  }
  return
}

// -----

// The second nest loads the next row.
// CHECK-LABEL: @next_row
// CHECK-COUNT-4: affine.for
// REMARK: [Missed] Legality{{.*}}Function=next_row{{.*}}flow dependence would not be kept: from iteration (1, 0) to (0, 0)
func.func @next_row(%x: memref<100x80xf32>) {
  %y = memref.alloc() : memref<101x80xf32>
  %z = memref.alloc() : memref<101x80xf32>
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 80 {
      %value = affine.load %x[%i, %j] : memref<100x80xf32>
      affine.store %value, %y[%i, %j] : memref<101x80xf32>
    }
  }
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 80 {
      %value = affine.load %y[%i + 1, %j] : memref<101x80xf32>
      affine.store %value, %z[%i, %j] : memref<101x80xf32>
    }
  }
  return
}

// -----

// Nests that share no memory, and nests of other rows, stay as they are.
// CHECK-LABEL: @others
// CHECK-COUNT-6: affine.for
func.func @others(%n: index) {
  %one = arith.constant 1.0 : f32
  %x = memref.alloc(%n) : memref<?x80xf32>
  %y = memref.alloc(%n) : memref<?x80xf32>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 80 {
      affine.store %one, %x[%i, %j] : memref<?x80xf32>
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 80 {
      affine.store %one, %y[%i, %j] : memref<?x80xf32>
    }
  }
  affine.for %i = 1 to %n {
    affine.for %j = 0 to 80 {
      affine.store %one, %y[%i, %j] : memref<?x80xf32>
    }
  }
  return
}

// -----

// A sum of all elements, whose additions wait for each other, stays apart from loops that are vectors.
// CHECK-LABEL: @sum_of_all
// CHECK-COUNT-2: affine.for
func.func @sum_of_all(%x: memref<100xf32>) {
  %y = memref.alloc() : memref<100xf32>
  %sum = memref.alloc() : memref<1xf32>
  affine.for %i = 0 to 100 {
    %value = affine.load %x[%i] : memref<100xf32>
    %old = affine.load %sum[0] : memref<1xf32>
    %new = arith.addf %old, %value : f32
    affine.store %new, %sum[0] : memref<1xf32>
  }
  affine.for %i = 0 to 100 {
    %value = affine.load %x[%i] : memref<100xf32>
    affine.store %value, %y[%i] : memref<100xf32>
  }
  return
}
