// AUTOUPDATE
// RUN: strata opt --buffer-deallocation-pipeline %s | FileCheck %s
//
// All passes that free memory.

// CHECK-LABEL: func.func @local
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index) -> memref<?xf32> {
// CHECK-NEXT:   %[[A:.*]] = memref.alloc(%[[N]]) : memref<?xf32>
// CHECK-NEXT:   %[[B:.*]] = memref.alloc(%[[N]]) : memref<?xf32>
// CHECK-NEXT:   memref.copy %[[A]], %[[B]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:   memref.dealloc %[[A]] : memref<?xf32>
// CHECK-NEXT:   return %[[B]] : memref<?xf32>
// CHECK-NEXT: }
func.func @local(%n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  memref.copy %a, %b : memref<?xf32> to memref<?xf32>
  return %b : memref<?xf32>
}

// CHECK-LABEL: func.func @argument
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:   %[[CLONE:.*]] = bufferization.clone %[[M]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   return %[[CLONE]] : memref<4xf32>
// CHECK-NEXT: }
func.func @argument(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}

// CHECK-LABEL: func.func @realloc
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<4xf32>) {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:   %[[SUBVIEW:.*]] = memref.subview %[[ALLOC]][0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:   memref.copy %[[M]], %[[SUBVIEW]] : memref<4xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<8xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @realloc(%m: memref<4xf32>) {
  %v = memref.realloc %m : memref<4xf32> to memref<8xf32>
  return
}

// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<4xf32>, %[[N:[a-z0-9_]+]]: index) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @loop(%m: memref<4xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %m, %a : memref<4xf32> to memref<4xf32>
    memref.copy %a, %m : memref<4xf32> to memref<4xf32>
  }
  return
}
