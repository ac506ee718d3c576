// RUN: strata opt --optimize-allocation-liveness %s | FileCheck %s
//
// Memory is freed after its last use, or that of a view.

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

// CHECK:      module {
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %subview = memref.subview %alloc[0] [1] [1] : memref<2xf32> to memref<1xf32, strided<[1]>>
// CHECK-NEXT:     memref.copy %arg1, %alloc_0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       memref.copy %alloc_0, %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<2xf32>
// CHECK-NEXT:     memref.copy %subview, %subview : memref<1xf32, strided<[1]>> to memref<1xf32, strided<[1]>>
// CHECK-NEXT:     memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT:     memref.copy %arg1, %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
