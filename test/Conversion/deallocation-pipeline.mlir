// RUN: strata opt --buffer-deallocation-pipeline %s | FileCheck %s
//
// All passes that free memory.

func.func @local(%n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  memref.copy %a, %b : memref<?xf32> to memref<?xf32>
  return %b : memref<?xf32>
}
func.func @argument(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}
func.func @realloc(%m: memref<4xf32>) {
  %v = memref.realloc %m : memref<4xf32> to memref<8xf32>
  return
}
func.func @loop(%m: memref<4xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %m, %a : memref<4xf32> to memref<4xf32>
    memref.copy %a, %m : memref<4xf32> to memref<4xf32>
  }
  return
}

// CHECK:      module {
// CHECK-NEXT:   func.func @local(%arg0: index) -> memref<?xf32> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     memref.copy %alloc, %alloc_0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<?xf32>
// CHECK-NEXT:     return %alloc_0 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @argument(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @realloc(%arg0: memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %subview = memref.subview %alloc[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:     memref.copy %arg0, %subview : memref<4xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:     memref.dealloc %alloc : memref<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loop(%arg0: memref<4xf32>, %arg1: index) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
