// AUTOUPDATE
// RUN: strata opt --promote-buffers-to-stack %s | FileCheck %s
// RUN: strata opt '--promote-buffers-to-stack=max-alloc-size-in-bytes=8000 max-rank-of-allocated-memref=2' %s | FileCheck %s --check-prefix=MORE
//
// Small allocations that do not leave the function.

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<2xf32>, %[[N:[a-z0-9_]+]]: index, %[[U:[a-z0-9_]+]]: memref<*xf32>) -> memref<2xf32> {
// CHECK-NEXT:   %[[RANK:.*]] = memref.rank %[[U]] : memref<*xf32>
// CHECK-NEXT:   %[[ALLOCA:.*]] = memref.alloca(%[[RANK]]) : memref<?xindex>
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[RANK]], %[[RANK]]) : memref<?x?xindex>
// CHECK-NEXT:   %[[ALLOC_0:.*]] = memref.alloc(%[[N]]) : memref<?xindex>
// CHECK-NEXT:   %[[ALLOC_1:.*]] = memref.alloc() : memref<2000xf32>
// CHECK-NEXT:   %[[ALLOCA_2:.*]] = memref.alloca() {alignment = 64 : i64} : memref<2xf32>
// CHECK-NEXT:   %[[ALLOC_3:.*]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[ALLOC_3]] : memref<2xf32> to memref<?xf32>
// CHECK-NEXT:   %[[CAST_4:.*]] = memref.cast %[[CAST]] : memref<?xf32> to memref<2xf32>
// CHECK-NEXT:   %[[ALLOC_5:.*]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_5]] : memref<2xf32>
// CHECK-NEXT:   scf.for %[[I:[a-z0-9_]+]] = %[[N]] to %[[N]] step %[[N]] {
// CHECK-NEXT:     %[[ALLOCA_6:.*]] = memref.alloca() : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[M]], %[[ALLOCA_6]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[CAST_4]] : memref<2xf32>
// CHECK-NEXT: }
// MORE-LABEL: func.func @f
// MORE-SAME: (%[[M:[a-z0-9_]+]]: memref<2xf32>, %[[N:[a-z0-9_]+]]: index, %[[U:[a-z0-9_]+]]: memref<*xf32>) -> memref<2xf32> {
// MORE-NEXT:   %[[RANK:.*]] = memref.rank %[[U]] : memref<*xf32>
// MORE-NEXT:   %[[ALLOCA:.*]] = memref.alloca(%[[RANK]]) : memref<?xindex>
// MORE-NEXT:   %[[ALLOCA_0:.*]] = memref.alloca(%[[RANK]], %[[RANK]]) : memref<?x?xindex>
// MORE-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[N]]) : memref<?xindex>
// MORE-NEXT:   %[[ALLOCA_1:.*]] = memref.alloca() : memref<2000xf32>
// MORE-NEXT:   %[[ALLOCA_2:.*]] = memref.alloca() {alignment = 64 : i64} : memref<2xf32>
// MORE-NEXT:   %[[ALLOC_3:.*]] = memref.alloc() : memref<2xf32>
// MORE-NEXT:   %[[CAST:.*]] = memref.cast %[[ALLOC_3]] : memref<2xf32> to memref<?xf32>
// MORE-NEXT:   %[[CAST_4:.*]] = memref.cast %[[CAST]] : memref<?xf32> to memref<2xf32>
// MORE-NEXT:   %[[ALLOC_5:.*]] = memref.alloc() : memref<2xf32>
// MORE-NEXT:   memref.dealloc %[[ALLOC_5]] : memref<2xf32>
// MORE-NEXT:   scf.for %[[I:[a-z0-9_]+]] = %[[N]] to %[[N]] step %[[N]] {
// MORE-NEXT:     %[[ALLOCA_6:.*]] = memref.alloca() : memref<2xf32>
// MORE-NEXT:     memref.copy %[[M]], %[[ALLOCA_6]] : memref<2xf32> to memref<2xf32>
// MORE-NEXT:   }
// MORE-NEXT:   return %[[CAST_4]] : memref<2xf32>
// MORE-NEXT: }
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
