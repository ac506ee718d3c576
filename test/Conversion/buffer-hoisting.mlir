// RUN: strata opt --buffer-hoisting %s | FileCheck %s
// RUN: strata opt --buffer-loop-hoisting %s | FileCheck %s --check-prefix=LOOP
//
// Allocations move out of branches, or of loops.

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
func.func @result(%c: i1, %m: memref<2xf32>, %n: index) -> memref<2xf32> {
  %q = scf.for %i = %n to %n step %n iter_args(%x = %m) -> memref<2xf32> {
    %0 = memref.alloc() : memref<2xf32>
    memref.copy %x, %0 : memref<2xf32> to memref<2xf32>
    scf.yield %0 : memref<2xf32>
  }
  return %q : memref<2xf32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @blocks(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb3(%arg1 : memref<2xf32>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     memref.copy %arg1, %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     cf.br ^bb3(%alloc : memref<2xf32>)
// CHECK-NEXT:   ^bb3(%0: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     memref.copy %0, %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @regions(%arg0: i1, %arg1: memref<2xf32>, %arg2: index) {
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       memref.copy %arg1, %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %arg2 to %arg2 step %arg2 {
// CHECK-NEXT:       %0 = arith.addi %arg3, %arg2 : index
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %alloc_0 = memref.alloc(%0) : memref<?xf32>
// CHECK-NEXT:       %alloc_1 = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT:       memref.copy %arg1, %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg3) = (%arg2) to (%arg2) step (%arg2) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       memref.copy %arg1, %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @result(%arg0: i1, %arg1: memref<2xf32>, %arg2: index) -> memref<2xf32> {
// CHECK-NEXT:     %0 = scf.for %arg3 = %arg2 to %arg2 step %arg2 iter_args(%arg4 = %arg1) -> (memref<2xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       memref.copy %arg4, %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %alloc : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LOOP:      module {
// LOOP-NEXT:   func.func @blocks(%arg0: i1, %arg1: memref<2xf32>) {
// LOOP-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// LOOP-NEXT:   ^bb1:  // pred: ^bb0
// LOOP-NEXT:     cf.br ^bb3(%arg1 : memref<2xf32>)
// LOOP-NEXT:   ^bb2:  // pred: ^bb0
// LOOP-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// LOOP-NEXT:     memref.copy %arg1, %alloc : memref<2xf32> to memref<2xf32>
// LOOP-NEXT:     cf.br ^bb3(%alloc : memref<2xf32>)
// LOOP-NEXT:   ^bb3(%0: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// LOOP-NEXT:     memref.copy %0, %arg1 : memref<2xf32> to memref<2xf32>
// LOOP-NEXT:     return
// LOOP-NEXT:   }
// LOOP-NEXT:   func.func @regions(%arg0: i1, %arg1: memref<2xf32>, %arg2: index) {
// LOOP-NEXT:     scf.if %arg0 {
// LOOP-NEXT:       %alloc_1 = memref.alloc() : memref<2xf32>
// LOOP-NEXT:       memref.copy %arg1, %alloc_1 : memref<2xf32> to memref<2xf32>
// LOOP-NEXT:     }
// LOOP-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// LOOP-NEXT:     %alloc_0 = memref.alloc(%arg2) : memref<?xf32>
// LOOP-NEXT:     scf.for %arg3 = %arg2 to %arg2 step %arg2 {
// LOOP-NEXT:       %0 = arith.addi %arg3, %arg2 : index
// LOOP-NEXT:       %alloc_1 = memref.alloc(%0) : memref<?xf32>
// LOOP-NEXT:       memref.copy %arg1, %alloc : memref<2xf32> to memref<2xf32>
// LOOP-NEXT:     }
// LOOP-NEXT:     scf.parallel (%arg3) = (%arg2) to (%arg2) step (%arg2) {
// LOOP-NEXT:       %alloc_1 = memref.alloc() : memref<2xf32>
// LOOP-NEXT:       memref.copy %arg1, %alloc_1 : memref<2xf32> to memref<2xf32>
// LOOP-NEXT:       scf.reduce
// LOOP-NEXT:     }
// LOOP-NEXT:     return
// LOOP-NEXT:   }
// LOOP-NEXT:   func.func @result(%arg0: i1, %arg1: memref<2xf32>, %arg2: index) -> memref<2xf32> {
// LOOP-NEXT:     %0 = scf.for %arg3 = %arg2 to %arg2 step %arg2 iter_args(%arg4 = %arg1) -> (memref<2xf32>) {
// LOOP-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// LOOP-NEXT:       memref.copy %arg4, %alloc : memref<2xf32> to memref<2xf32>
// LOOP-NEXT:       scf.yield %alloc : memref<2xf32>
// LOOP-NEXT:     }
// LOOP-NEXT:     return %0 : memref<2xf32>
// LOOP-NEXT:   }
// LOOP-NEXT: }
