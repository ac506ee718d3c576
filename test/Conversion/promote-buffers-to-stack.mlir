// RUN: strata opt --promote-buffers-to-stack %s | FileCheck %s
// RUN: strata opt '--promote-buffers-to-stack=max-alloc-size-in-bytes=8000 max-rank-of-allocated-memref=2' %s | FileCheck %s --check-prefix=MORE
//
// Small allocations that do not leave the function.

func.func @f(%m: memref<2xf32>, %n: index, %u: memref<*xf32>) -> memref<2xf32> {
  %rank = memref.rank %u : memref<*xf32>
  %0 = memref.alloc(%rank) : memref<?xindex>
  %1 = memref.alloc(%rank, %rank) : memref<?x?xindex>
  %2 = memref.alloc(%n) : memref<?xindex>
  %3 = memref.alloc() : memref<2000xf32>
  %4 = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
  %5 = memref.alloc() : memref<2xf32>
  %6 = memref.cast %5 : memref<2xf32> to memref<?xf32>
  %7 = memref.cast %6 : memref<?xf32> to memref<2xf32>
  %8 = memref.alloc() : memref<2xf32>
  memref.dealloc %8 : memref<2xf32>
  scf.for %i = %n to %n step %n {
    %9 = memref.alloc() : memref<2xf32>
    memref.copy %m, %9 : memref<2xf32> to memref<2xf32>
  }
  return %7 : memref<2xf32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2xf32>, %arg1: index, %arg2: memref<*xf32>) -> memref<2xf32> {
// CHECK-NEXT:     %0 = memref.rank %arg2 : memref<*xf32>
// CHECK-NEXT:     %alloca = memref.alloca(%0) : memref<?xindex>
// CHECK-NEXT:     %alloc = memref.alloc(%0, %0) : memref<?x?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%arg1) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<2000xf32>
// CHECK-NEXT:     %alloca_2 = memref.alloca() {alignment = 64 : i64} : memref<2xf32>
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc_3 : memref<2xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_4 = memref.cast %cast : memref<?xf32> to memref<2xf32>
// CHECK-NEXT:     %alloc_5 = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.dealloc %alloc_5 : memref<2xf32>
// CHECK-NEXT:     scf.for %arg3 = %arg1 to %arg1 step %arg1 {
// CHECK-NEXT:       %alloca_6 = memref.alloca() : memref<2xf32>
// CHECK-NEXT:       memref.copy %arg0, %alloca_6 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %cast_4 : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// MORE:      module {
// MORE-NEXT:   func.func @f(%arg0: memref<2xf32>, %arg1: index, %arg2: memref<*xf32>) -> memref<2xf32> {
// MORE-NEXT:     %0 = memref.rank %arg2 : memref<*xf32>
// MORE-NEXT:     %alloca = memref.alloca(%0) : memref<?xindex>
// MORE-NEXT:     %alloca_0 = memref.alloca(%0, %0) : memref<?x?xindex>
// MORE-NEXT:     %alloc = memref.alloc(%arg1) : memref<?xindex>
// MORE-NEXT:     %alloca_1 = memref.alloca() : memref<2000xf32>
// MORE-NEXT:     %alloca_2 = memref.alloca() {alignment = 64 : i64} : memref<2xf32>
// MORE-NEXT:     %alloc_3 = memref.alloc() : memref<2xf32>
// MORE-NEXT:     %cast = memref.cast %alloc_3 : memref<2xf32> to memref<?xf32>
// MORE-NEXT:     %cast_4 = memref.cast %cast : memref<?xf32> to memref<2xf32>
// MORE-NEXT:     %alloc_5 = memref.alloc() : memref<2xf32>
// MORE-NEXT:     memref.dealloc %alloc_5 : memref<2xf32>
// MORE-NEXT:     scf.for %arg3 = %arg1 to %arg1 step %arg1 {
// MORE-NEXT:       %alloca_6 = memref.alloca() : memref<2xf32>
// MORE-NEXT:       memref.copy %arg0, %alloca_6 : memref<2xf32> to memref<2xf32>
// MORE-NEXT:     }
// MORE-NEXT:     return %cast_4 : memref<2xf32>
// MORE-NEXT:   }
// MORE-NEXT: }
