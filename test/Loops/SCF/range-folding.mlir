// AUTOUPDATE
// RUN: %opt --scf-for-loop-range-folding %s | FileCheck %s
//
// Sums and products of induction variables are done with the bounds.

// CHECK-LABEL: func.func @sum_and_product
// CHECK-SAME: (%[[FROM:[a-z0-9_]+]]: index, %[[TO:[a-z0-9_]+]]: index, %[[STEP:[a-z0-9_]+]]: index, %[[OFFSET:[a-z0-9_]+]]: index, %[[BUFFER:[a-z0-9_]+]]: memref<?xindex>) {
// CHECK-NEXT:   %[[THREE:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[OFFSET]], %[[FROM]] : index
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[OFFSET]], %[[TO]] : index
// CHECK-NEXT:   scf.for %[[I:[a-z0-9_]+]] = %[[ADDI]] to %[[ADDI_1]] step %[[STEP]] {
// CHECK-NEXT:     %[[MULI:.*]] = arith.muli %[[I]], %[[THREE]] : index
// CHECK-NEXT:     memref.store %[[I]], %[[BUFFER]][%[[MULI]]] : memref<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ADDI_2:.*]] = arith.addi %[[OFFSET]], %[[FROM]] : index
// CHECK-NEXT:   %[[ADDI_3:.*]] = arith.addi %[[OFFSET]], %[[TO]] : index
// CHECK-NEXT:   %[[MULI_1:.*]] = arith.muli %[[ADDI_2]], %[[THREE]] : index
// CHECK-NEXT:   %[[MULI_2:.*]] = arith.muli %[[ADDI_3]], %[[THREE]] : index
// CHECK-NEXT:   %[[MULI_3:.*]] = arith.muli %[[STEP]], %[[THREE]] : index
// CHECK-NEXT:   scf.for %[[I_1:[a-z0-9_]+]] = %[[MULI_1]] to %[[MULI_2]] step %[[MULI_3]] {
// CHECK-NEXT:     memref.store %[[OFFSET]], %[[BUFFER]][%[[I_1]]] : memref<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @sum_and_product(%from: index, %to: index, %step: index, %offset: index, %buffer: memref<?xindex>) {
  %three = arith.constant 3 : index
  scf.for %i = %from to %to step %step {
    %sum = arith.addi %offset, %i : index
    %product = arith.muli %sum, %three : index
    memref.store %sum, %buffer[%product] : memref<?xindex>
  }
  scf.for %i = %from to %to step %step {
    %sum = arith.addi %offset, %i overflow<nsw> : index
    %product = arith.muli %sum, %three : index
    memref.store %offset, %buffer[%product] : memref<?xindex>
  }
  return
}

// A factor that may be 0 or negative stays in the loop.
// CHECK-LABEL: func.func @unknown_factor
// CHECK-SAME: (%[[FROM:[a-z0-9_]+]]: index, %[[TO:[a-z0-9_]+]]: index, %[[STEP:[a-z0-9_]+]]: index, %[[FACTOR:[a-z0-9_]+]]: index, %[[BUFFER:[a-z0-9_]+]]: memref<?xindex>) {
// CHECK-NEXT:   scf.for %[[I:[a-z0-9_]+]] = %[[FROM]] to %[[TO]] step %[[STEP]] {
// CHECK-NEXT:     %[[PRODUCT:.*]] = arith.muli %[[I]], %[[FACTOR]] : index
// CHECK-NEXT:     memref.store %[[FACTOR]], %[[BUFFER]][%[[PRODUCT]]] : memref<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unknown_factor(%from: index, %to: index, %step: index, %factor: index, %buffer: memref<?xindex>) {
  scf.for %i = %from to %to step %step {
    %product = arith.muli %i, %factor : index
    memref.store %factor, %buffer[%product] : memref<?xindex>
  }
  return
}

// Bounds of type i8 would overflow.
// CHECK-LABEL: func.func @overflow
// CHECK-SAME: (%[[BUFFER:[a-z0-9_]+]]: memref<i8>) {
// CHECK-NEXT:   %[[FROM:.*]] = arith.constant 0 : i8
// CHECK-NEXT:   %[[TO:.*]] = arith.constant 100 : i8
// CHECK-NEXT:   %[[STEP:.*]] = arith.constant 1 : i8
// CHECK-NEXT:   %[[OFFSET:.*]] = arith.constant 100 : i8
// CHECK-NEXT:   scf.for %[[I:[a-z0-9_]+]] = %[[FROM]] to %[[TO]] step %[[STEP]]  : i8 {
// CHECK-NEXT:     %[[SUM:.*]] = arith.addi %[[I]], %[[OFFSET]] : i8
// CHECK-NEXT:     memref.store %[[SUM]], %[[BUFFER]][] : memref<i8>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @overflow(%buffer: memref<i8>) {
  %from = arith.constant 0 : i8
  %to = arith.constant 100 : i8
  %step = arith.constant 1 : i8
  %offset = arith.constant 100 : i8
  scf.for %i = %from to %to step %step : i8 {
    %sum = arith.addi %i, %offset : i8
    memref.store %sum, %buffer[] : memref<i8>
  }
  return
}
