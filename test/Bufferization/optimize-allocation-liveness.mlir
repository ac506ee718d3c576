// AUTOUPDATE
// RUN: strata opt --optimize-allocation-liveness %s | FileCheck %s
//
// Memory is freed after its last use, or that of a view.

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[M:[a-z0-9_]+]]: memref<2xf32>) {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:   %[[ALLOC_0:.*]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:   %[[SUBVIEW:.*]] = memref.subview %[[ALLOC]][0] [1] [1] : memref<2xf32> to memref<1xf32, strided<[1]>>
// CHECK-NEXT:   memref.copy %[[M]], %[[ALLOC_0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:   scf.if %[[C]] {
// CHECK-NEXT:     memref.copy %[[ALLOC_0]], %[[M]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<2xf32>
// CHECK-NEXT:   memref.copy %[[SUBVIEW]], %[[SUBVIEW]] : memref<1xf32, strided<[1]>> to memref<1xf32, strided<[1]>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<2xf32>
// CHECK-NEXT:   memref.copy %[[M]], %[[M]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%c: i1, %m: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  %2 = memref.subview %0[0][1][1] : memref<2xf32> to memref<1xf32, strided<[1]>>
  memref.copy %m, %1 : memref<2xf32> to memref<2xf32>
  scf.if %c {
    memref.copy %1, %m : memref<2xf32> to memref<2xf32>
  }
  memref.copy %2, %2 : memref<1xf32, strided<[1]>> to memref<1xf32, strided<[1]>>
  memref.copy %m, %m : memref<2xf32> to memref<2xf32>
  memref.dealloc %1 : memref<2xf32>
  memref.dealloc %0 : memref<2xf32>
  return
}
