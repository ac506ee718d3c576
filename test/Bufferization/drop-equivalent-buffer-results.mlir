// AUTOUPDATE
// RUN: strata opt --drop-equivalent-buffer-results %s | FileCheck %s
//
// Private functions do not return their arguments.

// CHECK-LABEL: func.func private @d1
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[M:[a-z0-9_]+]]: memref<2xf32>, %[[N:[a-z0-9_]+]]: memref<?xf32>) -> memref<2xf32> {
// CHECK-NEXT:   %[[K:.*]] = memref.cast %[[M]] : memref<2xf32> to memref<?xf32>
// CHECK-NEXT:   %[[A:.*]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:   return %[[A]] : memref<2xf32>
// CHECK-NEXT: }
func.func private @d1(%c: i1, %m: memref<2xf32>, %n: memref<?xf32>) -> (memref<2xf32>, memref<2xf32>, i1, memref<?xf32>) {
  %k = memref.cast %m : memref<2xf32> to memref<?xf32>
  %a = memref.alloc() : memref<2xf32>
  return %m, %a, %c, %k : memref<2xf32>, memref<2xf32>, i1, memref<?xf32>
}

// CHECK-LABEL: func.func @d2
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[M:[a-z0-9_]+]]: memref<2xf32>, %[[N:[a-z0-9_]+]]: memref<?xf32>) -> (memref<2xf32>, memref<2xf32>, i1, memref<?xf32>) {
// CHECK-NEXT:   %[[CALL:.*]] = call @d1(%[[C]], %[[M]], %[[N]]) : (i1, memref<2xf32>, memref<?xf32>) -> memref<2xf32>
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[M]] : memref<2xf32> to memref<?xf32>
// CHECK-NEXT:   return %[[M]], %[[CALL]], %[[C]], %[[CAST]] : memref<2xf32>, memref<2xf32>, i1, memref<?xf32>
// CHECK-NEXT: }
func.func @d2(%c: i1, %m: memref<2xf32>, %n: memref<?xf32>) -> (memref<2xf32>, memref<2xf32>, i1, memref<?xf32>) {
  %0:4 = call @d1(%c, %m, %n) : (i1, memref<2xf32>, memref<?xf32>) -> (memref<2xf32>, memref<2xf32>, i1, memref<?xf32>)
  return %0#0, %0#1, %0#2, %0#3 : memref<2xf32>, memref<2xf32>, i1, memref<?xf32>
}

// CHECK-LABEL: func.func private @e(memref<2xf32>) -> memref<2xf32>
func.func private @e(%m: memref<2xf32>) -> memref<2xf32>

// CHECK-LABEL: func.func private @d3
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[M:[a-z0-9_]+]]: memref<2xf32>, %[[N:[a-z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:   %[[A:.*]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:   cf.cond_br %[[C]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @d3(%c: i1, %m: memref<2xf32>, %n: memref<?xf32>) -> (memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^a, ^b
^a:
  return %m : memref<2xf32>
^b:
  return %m : memref<2xf32>
}

// CHECK-LABEL: func.func private @d5
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[M:[a-z0-9_]+]]: memref<2xf32>, %[[N:[a-z0-9_]+]]: memref<2xf32>) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @d5(%c: i1, %m: memref<2xf32>, %n: memref<2xf32>) -> (memref<2xf32>, i1) {
  return %m, %c : memref<2xf32>, i1
}

// CHECK-LABEL: func.func @d4
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[M:[a-z0-9_]+]]: memref<2xf32>, %[[N:[a-z0-9_]+]]: memref<?xf32>) -> memref<2xf32> {
// CHECK-NEXT:   call @d3(%[[C]], %[[M]], %[[N]]) : (i1, memref<2xf32>, memref<?xf32>) -> ()
// CHECK-NEXT:   call @d5(%[[C]], %[[M]], %[[M]]) : (i1, memref<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT:   return %[[M]] : memref<2xf32>
// CHECK-NEXT: }
func.func @d4(%c: i1, %m: memref<2xf32>, %n: memref<?xf32>) -> (memref<2xf32>) {
  %0 = call @d3(%c, %m, %n) : (i1, memref<2xf32>, memref<?xf32>) -> (memref<2xf32>)
  %1, %t = call @d5(%c, %m, %0) : (i1, memref<2xf32>, memref<2xf32>) -> (memref<2xf32>, i1)
  return %1 : memref<2xf32>
}
