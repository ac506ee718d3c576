// RUN: strata opt %s --pass-pipeline='builtin.module(func.func(affine-reduce-rows{cpu=znver4 rows=2},affine-vectorize-rows{cpu=znver4},canonicalize))' | FileCheck %s
// RUN: strata opt %s --pass-pipeline='builtin.module(func.func(affine-vectorize-rows{cpu=znver4}))' --remarks-filter=affine-vectorize-rows -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REMARK

// Two rows at once, each with four partial sums; the last vector has a mask.
// CHECK-LABEL: @sums
// CHECK: affine.for %{{.*}} = 0 to 10 step 2
// CHECK: scf.for {{.*}} iter_args(
// CHECK: vector.load
// CHECK: arith.addf %{{.*}}, %{{.*}} : vector<16xf32>
// CHECK: vector.create_mask
// CHECK: vector.maskedload
// CHECK: arith.select
// CHECK: vector.reduction <add>, %{{.*}}, %{{.*}} fastmath<reassoc> : vector<16xf32> into f32
// CHECK: affine.store
func.func @sums(%x: memref<10x300xf32>) -> memref<10xf32> {
  %sums = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 300 {
      %value = affine.load %x[%i, %j] : memref<10x300xf32>
      %old = affine.load %sums[%i] : memref<10xf32>
      %new = arith.addf %old, %value fastmath<reassoc> : f32
      affine.store %new, %sums[%i] : memref<10xf32>
    }
  }
  return %sums : memref<10xf32>
}

// Sums without the flag keep their order.
// CHECK-LABEL: @ordered
// CHECK-NOT: vector
// CHECK: return
// REMARK: ordered
func.func @ordered(%x: memref<300xf32>, %init: f32) -> f32 {
  %sum = affine.for %j = 0 to 300 iter_args(%old = %init) -> (f32) {
    %value = affine.load %x[%j] : memref<300xf32>
    %new = arith.addf %old, %value : f32
    affine.yield %new : f32
  }
  return %sum : f32
}

// If there are no iterations, no element is accessed.
// CHECK-LABEL: @unknown_size
// CHECK: scf.if
// CHECK: vector.reduction <maxsi>
func.func @unknown_size(%x: memref<?xi32>, %n: index, %init: i32) -> i32 {
  %largest = affine.for %j = 0 to %n iter_args(%old = %init) -> (i32) {
    %value = affine.load %x[%j] : memref<?xi32>
    %new = arith.maxsi %old, %value : i32
    affine.yield %new : i32
  }
  return %largest : i32
}

// The position of a row is loaded once.
// CHECK-LABEL: @gather
// CHECK: affine.for
// CHECK: %[[POSITION:.*]] = affine.load
// CHECK: %[[ROW:.*]] = arith.index_cast %[[POSITION]]
// CHECK: scf.for
// CHECK: vector.load %{{.*}}[%[[ROW]], %{{.*}}]
// CHECK: vector.store
func.func @gather(%table: memref<100x256xf32>, %rows: memref<50xi32>) -> memref<50x256xf32> {
  %y = memref.alloc() : memref<50x256xf32>
  affine.for %i = 0 to 50 {
    affine.for %j = 0 to 256 {
      %row = affine.load %rows[%i] : memref<50xi32>
      %index = arith.index_cast %row : i32 to index
      %value = memref.load %table[%index, %j] : memref<100x256xf32>
      affine.store %value, %y[%i, %j] : memref<50x256xf32>
    }
  }
  return %y : memref<50x256xf32>
}

// The element that is loaded for all iterations is stored by one of them.
// CHECK-LABEL: @stored_element
// CHECK-NOT: vector
// CHECK: return
func.func @stored_element(%x: memref<256xf32>) {
  affine.for %j = 0 to 256 {
    %value = affine.load %x[3] : memref<256xf32>
    affine.store %value, %x[%j] : memref<256xf32>
  }
  return
}

// Positions are loaded once, and may be indices; elements that are indices are not loaded by vectors.
// CHECK-LABEL: @indices
// CHECK: vector.store
// CHECK: affine.for
// CHECK-NOT: vector
// CHECK: return
func.func @indices(%table: memref<100x256xf32>, %rows: memref<50xindex>) -> (memref<50x256xf32>, memref<50xindex>) {
  %c1 = arith.constant 1 : index
  %y = memref.alloc() : memref<50x256xf32>
  %z = memref.alloc() : memref<50xindex>
  affine.for %i = 0 to 50 {
    affine.for %j = 0 to 256 {
      %row = affine.load %rows[%i] : memref<50xindex>
      %value = memref.load %table[%row, %j] : memref<100x256xf32>
      affine.store %value, %y[%i, %j] : memref<50x256xf32>
    }
  }
  affine.for %i = 0 to 50 {
    %first = affine.load %rows[0] : memref<50xindex>
    %row = affine.load %rows[%i] : memref<50xindex>
    %next = arith.addi %row, %first : index
    affine.store %next, %z[%i] : memref<50xindex>
  }
  return %y, %z : memref<50x256xf32>, memref<50xindex>
}
