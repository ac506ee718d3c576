// RUN: strata opt %s --pass-pipeline='builtin.module(func.func(affine-jam-recurrences))' | FileCheck %s
// RUN: strata opt %s --pass-pipeline='builtin.module(func.func(affine-jam-recurrences))' --remarks-filter=.*jam.* 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARKS
// RUN: strata check-passes %s --inputs=2 --pass-pipeline='builtin.module(func.func(affine-jam-recurrences))'
//
// Recurrences in the iterations of an outer loop are executed together, so that each hides the latency of the
// others.

// The last two rows have a loop of their own.
// CHECK-LABEL: func.func @prefix_sums
// CHECK: affine.for %{{.*}} = 0 to 8 step 4
// CHECK: affine.for
// CHECK-COUNT-4: affine.store
// CHECK-NOT: affine.store
// CHECK: affine.for %{{.*}} = 8 to 10
// REMARKS: remark: [Passed] Jammed {{.*}}Function=prefix_sums | Chains=4
func.func @prefix_sums(%a: memref<10x6xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 1 to 6 {
      %x = affine.load %a[%i, %j - 1] : memref<10x6xf32>
      %y = affine.load %a[%i, %j] : memref<10x6xf32>
      %z = arith.addf %x, %y : f32
      affine.store %z, %a[%i, %j] : memref<10x6xf32>
    }
  }
  return
}

// Values that loops carry.
// CHECK-LABEL: func.func @row_products
// CHECK: affine.for %{{.*}} = 0 to 8 step 4
// CHECK: affine.for {{.*}} iter_args({{.*}}) -> (f32, f32, f32, f32)
func.func @row_products(%a: memref<8x6xf32>) -> memref<8xf32> {
  %one = arith.constant 1.0 : f32
  %r = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    %product = affine.for %j = 0 to 6 iter_args(%p = %one) -> (f32) {
      %x = affine.load %a[%i, %j] : memref<8x6xf32>
      %next = arith.mulf %p, %x : f32
      affine.yield %next : f32
    }
    affine.store %product, %r[%i] : memref<8xf32>
  }
  return %r : memref<8xf32>
}

// LLVM makes vectors of iterations that do not depend on each other.
// CHECK-LABEL: func.func @no_recurrence
// CHECK: affine.for %{{.*}} = 0 to 8 {
func.func @no_recurrence(%a: memref<8x6xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 6 {
      %x = affine.load %a[%i, %j] : memref<8x6xf32>
      %y = arith.addf %x, %x : f32
      affine.store %y, %a[%i, %j] : memref<8x6xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @rows_depend
// CHECK: affine.for %{{.*}} = 1 to 9 {
// REMARKS: remark: [Missed] Legality {{.*}}Function=rows_depend | Reason="flow dependence could be reversed: from iteration (1, 2) to (2, 1)"
func.func @rows_depend(%a: memref<9x6xf32>) {
  affine.for %i = 1 to 9 {
    affine.for %j = 1 to 5 {
      %x = affine.load %a[%i, %j - 1] : memref<9x6xf32>
      %y = affine.load %a[%i - 1, %j + 1] : memref<9x6xf32>
      %z = arith.addf %x, %y : f32
      affine.store %z, %a[%i, %j] : memref<9x6xf32>
    }
  }
  return
}

// Whole blocks, of a loop that ends at the lesser of two bounds.
// CHECK-LABEL: func.func @two_bounds
// CHECK: affine.for %[[BLOCK:.*]] = 0 to min #{{.*}}()[%{{.*}}, %{{.*}}] step 4
// CHECK: affine.if #{{.*}}(%[[BLOCK]])
// CHECK: affine.for
// CHECK-COUNT-4: affine.store
// CHECK: } else {
// CHECK: affine.for
// CHECK: affine.for
// CHECK: affine.store
func.func @two_bounds(%a: memref<10x6xf32>, %n: index, %m: index) {
  affine.for %i = 0 to min affine_map<()[n, m] -> (n, m)>()[%n, %m] {
    affine.for %j = 1 to 6 {
      %x = affine.load %a[%i, %j - 1] : memref<10x6xf32>
      %y = affine.load %a[%i, %j] : memref<10x6xf32>
      %z = arith.addf %x, %y : f32
      affine.store %z, %a[%i, %j] : memref<10x6xf32>
    }
  }
  return
}
