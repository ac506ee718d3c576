// AUTOUPDATE
// RUN: strata opt --buffer-hoisting %s | FileCheck %s
// RUN: strata opt --buffer-loop-hoisting %s | FileCheck %s --check-prefix=LOOP
//
// Allocations move out of branches, or of loops.

// CHECK-LABEL: func.func @blocks
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[M:[a-z0-9_]+]]: memref<2xf32>) {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:   cf.cond_br %[[C]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb3(%[[M]] : memref<2xf32>)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   memref.copy %[[M]], %[[ALLOC]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:   cf.br ^bb3(%[[ALLOC]] : memref<2xf32>)
// CHECK-NEXT: ^bb3(%[[ARG:[a-z0-9_]+]]: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   memref.copy %[[ARG]], %[[M]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
// LOOP-LABEL: func.func @blocks
// LOOP-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[M:[a-z0-9_]+]]: memref<2xf32>) {
// LOOP-NEXT:   cf.cond_br %[[C]], ^bb1, ^bb2
// LOOP-NEXT: ^bb1:  // pred: ^bb0
// LOOP-NEXT:   cf.br ^bb3(%[[M]] : memref<2xf32>)
// LOOP-NEXT: ^bb2:  // pred: ^bb0
// LOOP-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<2xf32>
// LOOP-NEXT:   memref.copy %[[M]], %[[ALLOC]] : memref<2xf32> to memref<2xf32>
// LOOP-NEXT:   cf.br ^bb3(%[[ALLOC]] : memref<2xf32>)
// LOOP-NEXT: ^bb3(%[[ARG:[a-z0-9_]+]]: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// LOOP-NEXT:   memref.copy %[[ARG]], %[[M]] : memref<2xf32> to memref<2xf32>
// LOOP-NEXT:   return
// LOOP-NEXT: }
func.func @blocks(%c: i1, %m: memref<2xf32>) {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^d(%m: memref<2xf32>)
^b:
  %0 = memref.alloc() : memref<2xf32>
  memref.copy %m, %0 : memref<2xf32> to memref<2xf32>
  cf.br ^d(%0: memref<2xf32>)
^d(%x: memref<2xf32>):
  memref.copy %x, %m : memref<2xf32> to memref<2xf32>
  return
}

// CHECK-LABEL: func.func @regions
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[M:[a-z0-9_]+]]: memref<2xf32>, %[[N:[a-z0-9_]+]]: index) {
// CHECK-NEXT:   scf.if %[[C]] {
// CHECK-NEXT:     %[[ALLOC:.*]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[M]], %[[ALLOC]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[I:[a-z0-9_]+]] = %[[N]] to %[[N]] step %[[N]] {
// CHECK-NEXT:     %[[S:.*]] = arith.addi %[[I]], %[[N]] : index
// CHECK-NEXT:     %[[ALLOC_1:.*]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[ALLOC_0:.*]] = memref.alloc(%[[S]]) : memref<?xf32>
// CHECK-NEXT:     %[[ALLOC_1_1:.*]] = memref.alloc(%[[N]]) : memref<?xf32>
// CHECK-NEXT:     memref.copy %[[M]], %[[ALLOC_1]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.parallel (%[[I_1:[a-z0-9_]+]]) = (%[[N]]) to (%[[N]]) step (%[[N]]) {
// CHECK-NEXT:     %[[ALLOC_2:.*]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[M]], %[[ALLOC_2]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     scf.reduce
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// LOOP-LABEL: func.func @regions
// LOOP-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[M:[a-z0-9_]+]]: memref<2xf32>, %[[N:[a-z0-9_]+]]: index) {
// LOOP-NEXT:   scf.if %[[C]] {
// LOOP-NEXT:     %[[ALLOC_1:.*]] = memref.alloc() : memref<2xf32>
// LOOP-NEXT:     memref.copy %[[M]], %[[ALLOC_1]] : memref<2xf32> to memref<2xf32>
// LOOP-NEXT:   }
// LOOP-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<2xf32>
// LOOP-NEXT:   %[[ALLOC_0:.*]] = memref.alloc(%[[N]]) : memref<?xf32>
// LOOP-NEXT:   scf.for %[[I:[a-z0-9_]+]] = %[[N]] to %[[N]] step %[[N]] {
// LOOP-NEXT:     %[[S:.*]] = arith.addi %[[I]], %[[N]] : index
// LOOP-NEXT:     %[[ALLOC_1_1:.*]] = memref.alloc(%[[S]]) : memref<?xf32>
// LOOP-NEXT:     memref.copy %[[M]], %[[ALLOC]] : memref<2xf32> to memref<2xf32>
// LOOP-NEXT:   }
// LOOP-NEXT:   scf.parallel (%[[I_1:[a-z0-9_]+]]) = (%[[N]]) to (%[[N]]) step (%[[N]]) {
// LOOP-NEXT:     %[[ALLOC_1_2:.*]] = memref.alloc() : memref<2xf32>
// LOOP-NEXT:     memref.copy %[[M]], %[[ALLOC_1_2]] : memref<2xf32> to memref<2xf32>
// LOOP-NEXT:     scf.reduce
// LOOP-NEXT:   }
// LOOP-NEXT:   return
// LOOP-NEXT: }
func.func @regions(%c: i1, %m: memref<2xf32>, %n: index) {
  scf.if %c {
    %0 = memref.alloc() : memref<2xf32>
    memref.copy %m, %0 : memref<2xf32> to memref<2xf32>
  }
  scf.for %i = %n to %n step %n {
    %s = arith.addi %i, %n : index
    %0 = memref.alloc() : memref<2xf32>
    %1 = memref.alloc(%s) : memref<?xf32>
    %2 = memref.alloc(%n) : memref<?xf32>
    memref.copy %m, %0 : memref<2xf32> to memref<2xf32>
  }
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %0 = memref.alloc() : memref<2xf32>
    memref.copy %m, %0 : memref<2xf32> to memref<2xf32>
    scf.reduce
  }
  return
}

// CHECK-LABEL: func.func @result
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[M:[a-z0-9_]+]]: memref<2xf32>, %[[N:[a-z0-9_]+]]: index) -> memref<2xf32> {
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG3:[a-z0-9_]+]] = %[[N]] to %[[N]] step %[[N]] iter_args(%[[ARG4:[a-z0-9_]+]] = %[[M]]) -> (memref<2xf32>) {
// CHECK-NEXT:     %[[ALLOC:.*]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ARG4]], %[[ALLOC]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     scf.yield %[[ALLOC]] : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]] : memref<2xf32>
// CHECK-NEXT: }
// LOOP-LABEL: func.func @result
// LOOP-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[M:[a-z0-9_]+]]: memref<2xf32>, %[[N:[a-z0-9_]+]]: index) -> memref<2xf32> {
// LOOP-NEXT:   %[[FOR:.*]] = scf.for %[[ARG3:[a-z0-9_]+]] = %[[N]] to %[[N]] step %[[N]] iter_args(%[[ARG4:[a-z0-9_]+]] = %[[M]]) -> (memref<2xf32>) {
// LOOP-NEXT:     %[[ALLOC:.*]] = memref.alloc() : memref<2xf32>
// LOOP-NEXT:     memref.copy %[[ARG4]], %[[ALLOC]] : memref<2xf32> to memref<2xf32>
// LOOP-NEXT:     scf.yield %[[ALLOC]] : memref<2xf32>
// LOOP-NEXT:   }
// LOOP-NEXT:   return %[[FOR]] : memref<2xf32>
// LOOP-NEXT: }
func.func @result(%c: i1, %m: memref<2xf32>, %n: index) -> memref<2xf32> {
  %q = scf.for %i = %n to %n step %n iter_args(%x = %m) -> memref<2xf32> {
    %0 = memref.alloc() : memref<2xf32>
    memref.copy %x, %0 : memref<2xf32> to memref<2xf32>
    scf.yield %0 : memref<2xf32>
  }
  return %q : memref<2xf32>
}
