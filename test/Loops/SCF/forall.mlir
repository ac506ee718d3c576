// AUTOUPDATE
// RUN: %opt --scf-forall-to-for %s | FileCheck %s --check-prefix=FOR
// RUN: %opt --scf-forall-to-parallel %s | FileCheck %s --check-prefix=PARALLEL
//
// scf.forall without results becomes scf.for or scf.parallel.

// Bounds that are numbers become constants.
// FOR-LABEL: func.func @fill
// FOR-SAME: (%[[BUFFER:[a-z0-9_]+]]: memref<4x?xi32>, %[[X:[a-z0-9_]+]]: i32, %[[N:[a-z0-9_]+]]: index) {
// FOR-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// FOR-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// FOR-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// FOR-NEXT:   %[[C1_0:.*]] = arith.constant 1 : index
// FOR-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// FOR-NEXT:   scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0]] to %[[C4]] step %[[C1_0]] {
// FOR-NEXT:     scf.for %[[ARG4:[a-z0-9_]+]] = %[[C1]] to %[[N]] step %[[C2]] {
// FOR-NEXT:       memref.store %[[X]], %[[BUFFER]][%[[ARG3]], %[[ARG4]]] : memref<4x?xi32>
// FOR-NEXT:     }
// FOR-NEXT:   }
// FOR-NEXT:   return
// FOR-NEXT: }
// PARALLEL-LABEL: func.func @fill
// PARALLEL-SAME: (%[[BUFFER:[a-z0-9_]+]]: memref<4x?xi32>, %[[X:[a-z0-9_]+]]: i32, %[[N:[a-z0-9_]+]]: index) {
// PARALLEL-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// PARALLEL-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// PARALLEL-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// PARALLEL-NEXT:   %[[C1_0:.*]] = arith.constant 1 : index
// PARALLEL-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// PARALLEL-NEXT:   scf.parallel (%[[ARG3:[a-z0-9_]+]], %[[ARG4:[a-z0-9_]+]]) = (%[[C0]], %[[C1]]) to (%[[C4]], %[[N]]) step (%[[C1_0]], %[[C2]]) {
// PARALLEL-NEXT:     memref.store %[[X]], %[[BUFFER]][%[[ARG3]], %[[ARG4]]] : memref<4x?xi32>
// PARALLEL-NEXT:     scf.reduce
// PARALLEL-NEXT:   } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
// PARALLEL-NEXT:   return
// PARALLEL-NEXT: }
func.func @fill(%buffer: memref<4x?xi32>, %x: i32, %n: index) {
  scf.forall (%i, %j) = (0, 1) to (4, %n) step (1, 2) {
    memref.store %x, %buffer[%i, %j] : memref<4x?xi32>
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}

// The body of a loop without dimensions is executed once.
// FOR-LABEL: func.func @once
// FOR-SAME: (%[[BUFFER:[a-z0-9_]+]]: memref<i32>, %[[X:[a-z0-9_]+]]: i32) {
// FOR-NEXT:   memref.store %[[X]], %[[BUFFER]][] : memref<i32>
// FOR-NEXT:   return
// FOR-NEXT: }
// PARALLEL-LABEL: func.func @once
// PARALLEL-SAME: (%[[BUFFER:[a-z0-9_]+]]: memref<i32>, %[[X:[a-z0-9_]+]]: i32) {
// PARALLEL-NEXT:   memref.store %[[X]], %[[BUFFER]][] : memref<i32>
// PARALLEL-NEXT:   return
// PARALLEL-NEXT: }
func.func @once(%buffer: memref<i32>, %x: i32) {
  scf.forall () in () {
    memref.store %x, %buffer[] : memref<i32>
  }
  return
}

// FOR-LABEL: func.func @nested
// FOR-SAME: (%[[BUFFER:[a-z0-9_]+]]: memref<8x8xi32>, %[[X:[a-z0-9_]+]]: i32) {
// FOR-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// FOR-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// FOR-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// FOR-NEXT:   scf.for %[[ARG2:[a-z0-9_]+]] = %[[C0]] to %[[C8]] step %[[C1]] {
// FOR-NEXT:     %[[C0_0:.*]] = arith.constant 0 : index
// FOR-NEXT:     %[[C1_1:.*]] = arith.constant 1 : index
// FOR-NEXT:     scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0_0]] to %[[ARG2]] step %[[C1_1]] {
// FOR-NEXT:       memref.store %[[X]], %[[BUFFER]][%[[ARG2]], %[[ARG3]]] : memref<8x8xi32>
// FOR-NEXT:     }
// FOR-NEXT:   }
// FOR-NEXT:   return
// FOR-NEXT: }
// PARALLEL-LABEL: func.func @nested
// PARALLEL-SAME: (%[[BUFFER:[a-z0-9_]+]]: memref<8x8xi32>, %[[X:[a-z0-9_]+]]: i32) {
// PARALLEL-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// PARALLEL-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// PARALLEL-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// PARALLEL-NEXT:   scf.parallel (%[[ARG2:[a-z0-9_]+]]) = (%[[C0]]) to (%[[C8]]) step (%[[C1]]) {
// PARALLEL-NEXT:     %[[C0_0:.*]] = arith.constant 0 : index
// PARALLEL-NEXT:     %[[C1_1:.*]] = arith.constant 1 : index
// PARALLEL-NEXT:     scf.parallel (%[[ARG3:[a-z0-9_]+]]) = (%[[C0_0]]) to (%[[ARG2]]) step (%[[C1_1]]) {
// PARALLEL-NEXT:       memref.store %[[X]], %[[BUFFER]][%[[ARG2]], %[[ARG3]]] : memref<8x8xi32>
// PARALLEL-NEXT:       scf.reduce
// PARALLEL-NEXT:     }
// PARALLEL-NEXT:     scf.reduce
// PARALLEL-NEXT:   }
// PARALLEL-NEXT:   return
// PARALLEL-NEXT: }
func.func @nested(%buffer: memref<8x8xi32>, %x: i32) {
  scf.forall (%i) in (8) {
    scf.forall (%j) in (%i) {
      memref.store %x, %buffer[%i, %j] : memref<8x8xi32>
    }
  }
  return
}

// Results that are not used are dropped. Iterations see the shared output as it is before.
// FOR-LABEL: func.func @unused
// FOR-SAME: (%[[T:[a-z0-9_]+]]: tensor<8xi32>, %[[ROW:[a-z0-9_]+]]: tensor<1xi32>, %[[BUFFER:[a-z0-9_]+]]: memref<8xi32>) {
// FOR-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// FOR-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// FOR-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// FOR-NEXT:   scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0]] to %[[C8]] step %[[C1]] {
// FOR-NEXT:     %[[X:.*]] = tensor.extract %[[T]][%[[ARG3]]] : tensor<8xi32>
// FOR-NEXT:     memref.store %[[X]], %[[BUFFER]][%[[ARG3]]] : memref<8xi32>
// FOR-NEXT:   }
// FOR-NEXT:   return
// FOR-NEXT: }
// PARALLEL-LABEL: func.func @unused
// PARALLEL-SAME: (%[[T:[a-z0-9_]+]]: tensor<8xi32>, %[[ROW:[a-z0-9_]+]]: tensor<1xi32>, %[[BUFFER:[a-z0-9_]+]]: memref<8xi32>) {
// PARALLEL-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// PARALLEL-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// PARALLEL-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// PARALLEL-NEXT:   scf.parallel (%[[ARG3:[a-z0-9_]+]]) = (%[[C0]]) to (%[[C8]]) step (%[[C1]]) {
// PARALLEL-NEXT:     %[[X:.*]] = tensor.extract %[[T]][%[[ARG3]]] : tensor<8xi32>
// PARALLEL-NEXT:     memref.store %[[X]], %[[BUFFER]][%[[ARG3]]] : memref<8xi32>
// PARALLEL-NEXT:     scf.reduce
// PARALLEL-NEXT:   }
// PARALLEL-NEXT:   return
// PARALLEL-NEXT: }
func.func @unused(%t: tensor<8xi32>, %row: tensor<1xi32>, %buffer: memref<8xi32>) {
  %r = scf.forall (%i) in (8) shared_outs(%o = %t) -> (tensor<8xi32>) {
    %x = tensor.extract %o[%i] : tensor<8xi32>
    memref.store %x, %buffer[%i] : memref<8xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %row into %o[%i] [1] [1] : tensor<1xi32> into tensor<8xi32>
    }
  }
  return
}
