// RUN: strata opt %s --pass-pipeline='builtin.module(func.func(affine-demote-accumulators))' | FileCheck %s
// RUN: strata check-passes %s --inputs=2 --pass-pipeline='builtin.module(func.func(affine-demote-accumulators))'
// RUN: strata opt %s --pass-pipeline='builtin.module(optimize-loops{cpu=znver4 l1-bytes=256 l2-bytes=512 l3-bytes=1024})' --remarks-filter=affine-tile-plan 2>&1 >/dev/null | FileCheck %s --check-prefix=PLAN

// Sums that a loop carries are added to memory.
// CHECK-LABEL: func.func @product
// CHECK: affine.store %{{.*}}, %[[C:.*]][%[[I:.*]], %[[J:.*]]]
// CHECK-NEXT: affine.for %[[K:.*]] = 0 to 30 {
// CHECK-NEXT: %[[SUM:.*]] = affine.load %[[C]][%[[I]], %[[J]]]
// CHECK: %[[NEXT:.*]] = arith.addf %[[SUM]]
// CHECK-NEXT: affine.store %[[NEXT]], %[[C]][%[[I]], %[[J]]]
// PLAN: [Passed] Tiled {{.*}}Function=product
func.func @product(%a: memref<20x30xf32>, %b: memref<30x40xf32>) -> memref<20x40xf32> {
  %zero = arith.constant 0.0 : f32
  %c = memref.alloc() : memref<20x40xf32>
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 40 {
      %sum = affine.for %k = 0 to 30 iter_args(%acc = %zero) -> f32 {
        %x = affine.load %a[%i, %k] : memref<20x30xf32>
        %y = affine.load %b[%k, %j] : memref<30x40xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %acc, %p : f32
        affine.yield %s : f32
      }
      affine.store %sum, %c[%i, %j] : memref<20x40xf32>
    }
  }
  return %c : memref<20x40xf32>
}

// The sum of two loops begins with the element itself: it is not stored before.
// CHECK-LABEL: func.func @two_loops
// CHECK: affine.store %{{.*}}
// CHECK-NEXT: }
// CHECK-NEXT: affine.for
// CHECK-NEXT: affine.for
// CHECK-NEXT: affine.for
// CHECK-NEXT: %[[SUM:.*]] = affine.load %{{.*}}[%[[I:.*]]]
// CHECK-NEXT: affine.load
// CHECK-NEXT: arith.addi %[[SUM]]
// CHECK-NEXT: affine.store %{{.*}}[%[[I]]]
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @two_loops(%a: memref<5x6x7xi32>) -> memref<5xi32> {
  %zero = arith.constant 3 : i32
  %c = memref.alloc() : memref<5xi32>
  affine.for %i = 0 to 5 {
    affine.store %zero, %c[%i] : memref<5xi32>
  }
  affine.for %i = 0 to 5 {
    %first = affine.load %c[%i] : memref<5xi32>
    %sum = affine.for %j = 0 to 6 iter_args(%outer = %first) -> i32 {
      %row = affine.for %k = 0 to 7 iter_args(%acc = %outer) -> i32 {
        %x = affine.load %a[%i, %j, %k] : memref<5x6x7xi32>
        %s = arith.addi %acc, %x : i32
        affine.yield %s : i32
      }
      affine.yield %row : i32
    }
    affine.store %sum, %c[%i] : memref<5xi32>
  }
  return %c : memref<5xi32>
}

// The arguments may be the same memory; a loop without iterations stores the first value.
// CHECK-LABEL: func.func @overlap
// CHECK: iter_args
// CHECK: return
func.func @overlap(%a: memref<5x6xi32>, %c: memref<5xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 5 {
    %sum = affine.for %j = 0 to 6 iter_args(%acc = %zero) -> i32 {
      %x = affine.load %a[%i, %j] : memref<5x6xi32>
      %s = arith.addi %acc, %x : i32
      affine.yield %s : i32
    }
    affine.store %sum, %c[%i] : memref<5xi32>
  }
  return
}

// Another operation uses the result, the value is no reduction, or its place is computed later.
// CHECK-LABEL: func.func @kept
// CHECK-COUNT-3: iter_args
// CHECK: return
func.func @kept(%a: memref<5x6xi32>, %n: index) -> (memref<5xi32>, memref<6xi32>) {
  %zero = arith.constant 0 : i32
  %c = memref.alloc() : memref<5xi32>
  %d = memref.alloc() : memref<6xi32>
  affine.for %i = 0 to 5 {
    %sum = affine.for %j = 0 to 6 iter_args(%acc = %zero) -> i32 {
      %x = affine.load %a[%i, %j] : memref<5x6xi32>
      %s = arith.addi %acc, %x : i32
      affine.yield %s : i32
    }
    affine.store %sum, %c[%i] : memref<5xi32>
    affine.store %sum, %d[%i] : memref<6xi32>
    %last = affine.for %j = 0 to 6 iter_args(%acc = %zero) -> i32 {
      %x = affine.load %a[%i, %j] : memref<5x6xi32>
      affine.yield %x : i32
    }
    affine.store %last, %d[%i + 1] : memref<6xi32>
    %product = affine.for %j = 0 to 6 iter_args(%acc = %zero) -> i32 {
      %x = affine.load %a[%i, %j] : memref<5x6xi32>
      %s = arith.muli %acc, %x : i32
      affine.yield %s : i32
    }
    %next = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%i)
    affine.store %product, %d[%next] : memref<6xi32>
  }
  return %c, %d : memref<5xi32>, memref<6xi32>
}
