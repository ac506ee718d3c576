// AUTOUPDATE
// RUN: strata opt --buffer-deallocation-simplification %s | FileCheck %s
//
// Known origins of memrefs are not compared at run time.

// CHECK-LABEL: func.func @retained
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[D:[a-z0-9_]+]]: i1, %[[M:[a-z0-9_]+]]: memref<4xf32>) -> i1 {
// CHECK-NEXT:   %[[X:.*]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[Y:.*]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.copy %[[M]], %[[X]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   memref.copy %[[M]], %[[Y]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   bufferization.dealloc (%[[X]] : memref<4xf32>) if (%[[C]])
// CHECK-NEXT:   return %[[D]] : i1
// CHECK-NEXT: }
func.func @retained(%c: i1, %d: i1, %m: memref<4xf32>) -> i1 {
  %x = memref.alloc() : memref<4xf32>
  %y = memref.alloc() : memref<4xf32>
  memref.copy %m, %x : memref<4xf32> to memref<4xf32>
  memref.copy %m, %y : memref<4xf32> to memref<4xf32>
  %0 = bufferization.dealloc (%x, %y : memref<4xf32>, memref<4xf32>) if (%c, %d) retain (%y: memref<4xf32>)
  return %0 : i1
}

// CHECK-LABEL: func.func @arguments
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4xf32>, %[[B:[a-z0-9_]+]]: memref<4xf32>, %[[C:[a-z0-9_]+]]: i1, %[[D:[a-z0-9_]+]]: i1) -> (i1, i1) {
// CHECK-NEXT:   %[[DEALLOC:[a-z0-9_]+]]:2 = bufferization.dealloc (%[[A]], %[[B]] : memref<4xf32>, memref<4xf32>) if (%[[C]], %[[D]]) retain (%[[A]], %[[B]] : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT:   return %[[DEALLOC]]#0, %[[DEALLOC]]#1 : i1, i1
// CHECK-NEXT: }
func.func @arguments(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1, %d: i1) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%a, %b : memref<4xf32>, memref<4xf32>) if (%c, %d) retain (%a, %b: memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1 : i1, i1
}

// CHECK-LABEL: func.func @unrelated
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4xf32>, %[[C:[a-z0-9_]+]]: i1, %[[D:[a-z0-9_]+]]: i1) -> (i1, i1) {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[S:.*]] = arith.select %[[C]], %[[ALLOC]], %[[A]] : memref<4xf32>
// CHECK-NEXT:   %[[DEALLOC:.*]] = bufferization.dealloc (%[[ALLOC]] : memref<4xf32>) if (%[[C]]) retain (%[[S]] : memref<4xf32>)
// CHECK-NEXT:   %[[DEALLOC_1:.*]] = bufferization.dealloc (%[[A]] : memref<4xf32>) if (%[[C]]) retain (%[[S]] : memref<4xf32>)
// CHECK-NEXT:   %[[ORI:.*]] = arith.ori %[[DEALLOC]], %[[DEALLOC_1]] : i1
// CHECK-NEXT:   return %[[ORI]], %[[D]] : i1, i1
// CHECK-NEXT: }
func.func @unrelated(%a: memref<4xf32>, %c: i1, %d: i1) -> (i1, i1) {
  %x = memref.alloc() : memref<4xf32>
  %y = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %x, %a : memref<4xf32>
  %0:2 = bufferization.dealloc (%x, %y, %a : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%c, %d, %c) retain (%s, %y: memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1 : i1, i1
}

// CHECK-LABEL: func.func @owned
// CHECK-SAME: (%[[B:[a-z0-9_]+]]: memref<4xf32>, %[[D:[a-z0-9_]+]]: i1) -> i1 {
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   bufferization.dealloc (%[[B]] : memref<4xf32>) if (%[[D]])
// CHECK-NEXT:   return %[[TRUE]] : i1
// CHECK-NEXT: }
func.func @owned(%b: memref<4xf32>, %d: i1) -> i1 {
  %true = arith.constant true
  %x = memref.alloc() : memref<4xf32>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %x : memref<4xf32> -> memref<f32>, index, index, index
  %0 = bufferization.dealloc (%base, %b : memref<f32>, memref<4xf32>) if (%true, %d) retain (%x : memref<4xf32>)
  return %0 : i1
}
