// AUTOUPDATE
// RUN: strata opt --affine-raise-from-memref %s | FileCheck %s
//
// Accesses with affine indices.

// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[MEMORY:[a-z0-9_]+]]: memref<?x?xf32>, %[[N:[a-z0-9_]+]]: index, %[[INDICES:[a-z0-9_]+]]: memref<?xindex>) {
// CHECK-NEXT:   %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[THREE:.*]] = arith.constant 3 : index
// CHECK-NEXT:   affine.for %[[I:[a-z0-9_]+]] = 0 to 10 {
// CHECK-NEXT:     affine.for %[[J:[a-z0-9_]+]] = 0 to %[[N]] {
// CHECK-NEXT:       %[[LOAD:.*]] = affine.load %[[MEMORY]][%[[I]], %[[J]]] : memref<?x?xf32>
// CHECK-NEXT:       %[[NEXT:.*]] = arith.addi %[[I]], %[[ONE]] : index
// CHECK-NEXT:       %[[SCALED:.*]] = arith.muli %[[J]], %[[THREE]] : index
// CHECK-NEXT:       affine.store %[[LOAD]], %[[MEMORY]][%[[I]] + 1, %[[J]] * 3] : memref<?x?xf32>
// CHECK-NEXT:       affine.store %[[LOAD]], %[[MEMORY]][symbol(%[[N]]), 1] : memref<?x?xf32>
// CHECK-NEXT:       %[[SQUARE:.*]] = arith.muli %[[I]], %[[J]] : index
// CHECK-NEXT:       memref.store %[[LOAD]], %[[MEMORY]][%[[SQUARE]], %[[J]]] : memref<?x?xf32>
// CHECK-NEXT:       %[[LOAD_1:.*]] = affine.load %[[INDICES]][%[[I]]] : memref<?xindex>
// CHECK-NEXT:       memref.store %[[LOAD]], %[[MEMORY]][%[[LOAD_1]], %[[J]]] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @loop(%memory: memref<?x?xf32>, %n: index, %indices: memref<?xindex>) {
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to %n {
      %element = memref.load %memory[%i, %j] : memref<?x?xf32>
      %next = arith.addi %i, %one : index
      %scaled = arith.muli %j, %three : index
      memref.store %element, %memory[%next, %scaled] : memref<?x?xf32>
      memref.store %element, %memory[%n, %one] : memref<?x?xf32>
      // The product of two loop variables, and a value from memory, are no affine functions.
      %square = arith.muli %i, %j : index
      memref.store %element, %memory[%square, %j] : memref<?x?xf32>
      %place = memref.load %indices[%i] : memref<?xindex>
      memref.store %element, %memory[%place, %j] : memref<?x?xf32>
    }
  }
  return
}
