// AUTOUPDATE
// RUN: %opt %s --loop-invariant-code-motion | FileCheck %s
//
// Reads of tensors leave loops: those that are defined wherever the index is, and others if the loop is certain to be
// executed. MLIR moves all of them.

// CHECK-LABEL: func.func @reads
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<4xf32>, %[[I:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: memref<?x?x?xvector<2xf32>>) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[UNKNOWN:.*]] = vector.transfer_read %[[X]][%[[C0]]], %[[CST]] {in_bounds = [true]} : tensor<4xf32>, vector<2xf32>
// CHECK-NEXT:   %[[TRANSFER_READ:.*]] = vector.transfer_read %[[X]][%[[I]]], %[[CST]] : tensor<4xf32>, vector<2xf32>
// CHECK-NEXT:   scf.for %[[K:[a-z0-9_]+]] = %[[C0]] to %[[N]] step %[[C1]] {
// CHECK-NEXT:     %[[WITHIN:.*]] = vector.transfer_read %[[X]][%[[I]]], %[[CST]] {in_bounds = [true]} : tensor<4xf32>, vector<2xf32>
// CHECK-NEXT:     memref.store %[[WITHIN]], %[[M]][%[[K]], %[[C0]], %[[C0]]] : memref<?x?x?xvector<2xf32>>
// CHECK-NEXT:     memref.store %[[UNKNOWN]], %[[M]][%[[K]], %[[C0]], %[[C1]]] : memref<?x?x?xvector<2xf32>>
// CHECK-NEXT:     memref.store %[[TRANSFER_READ]], %[[M]][%[[K]], %[[C1]], %[[C0]]] : memref<?x?x?xvector<2xf32>>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @reads(%x: tensor<4xf32>, %i: index, %n: index, %m: memref<?x?x?xvector<2xf32>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %f = arith.constant 0.0 : f32
  scf.for %k = %c0 to %n step %c1 {
    %unknown = vector.transfer_read %x[%i], %f {in_bounds = [true]} : tensor<4xf32>, vector<2xf32>
    memref.store %unknown, %m[%k, %c0, %c0] : memref<?x?x?xvector<2xf32>>
    %within = vector.transfer_read %x[%c0], %f {in_bounds = [true]} : tensor<4xf32>, vector<2xf32>
    memref.store %within, %m[%k, %c0, %c1] : memref<?x?x?xvector<2xf32>>
    %padded = vector.transfer_read %x[%i], %f {in_bounds = [false]} : tensor<4xf32>, vector<2xf32>
    memref.store %padded, %m[%k, %c1, %c0] : memref<?x?x?xvector<2xf32>>
  }
  return
}

// CHECK-LABEL: func.func @certain
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<4xf32>, %[[I:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: memref<?xvector<2xf32>>) {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[BEFORE:.*]] = vector.transfer_read %[[X]][%[[I]]], %[[CST]] {in_bounds = [true]} : tensor<4xf32>, vector<2xf32>
// CHECK-NEXT:   scf.forall (%[[J:[a-z0-9_]+]], %[[K:[a-z0-9_]+]]) in (2, 3) {
// CHECK-NEXT:     memref.store %[[BEFORE]], %[[M]][%[[K]]] : memref<?xvector<2xf32>>
// CHECK-NEXT:     func.call @may_exit() : () -> ()
// CHECK-NEXT:     %[[AFTER:.*]] = vector.transfer_read %[[X]][%[[J]]], %[[CST]] {in_bounds = [true]} : tensor<4xf32>, vector<2xf32>
// CHECK-NEXT:     %[[LATE:.*]] = vector.transfer_read %[[X]][%[[I]]], %[[CST]] {in_bounds = [true]} : tensor<4xf32>, vector<2xf32>
// CHECK-NEXT:     %[[SUM:.*]] = arith.addf %[[AFTER]], %[[LATE]] : vector<2xf32>
// CHECK-NEXT:     memref.store %[[SUM]], %[[M]][%[[K]]] : memref<?xvector<2xf32>>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @certain(%x: tensor<4xf32>, %i: index, %m: memref<?xvector<2xf32>>) {
  %f = arith.constant 0.0 : f32
  scf.forall (%j, %k) in (2, 3) {
    %before = vector.transfer_read %x[%i], %f {in_bounds = [true]} : tensor<4xf32>, vector<2xf32>
    memref.store %before, %m[%k] : memref<?xvector<2xf32>>
    func.call @may_exit() : () -> ()
    %after = vector.transfer_read %x[%j], %f {in_bounds = [true]} : tensor<4xf32>, vector<2xf32>
    %late = vector.transfer_read %x[%i], %f {in_bounds = [true]} : tensor<4xf32>, vector<2xf32>
    %sum = arith.addf %after, %late : vector<2xf32>
    memref.store %sum, %m[%k] : memref<?xvector<2xf32>>
  }
  return
}

// CHECK-LABEL: func.func private @may_exit()
func.func private @may_exit()
