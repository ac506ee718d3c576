// AUTOUPDATE
// RUN: %opt --scf-parallel-loop-tiling=parallel-loop-tile-sizes=4,8 %s | FileCheck %s
// RUN: %opt --scf-parallel-loop-tiling="parallel-loop-tile-sizes=4 no-min-max-bounds" %s | FileCheck %s --check-prefix=FULL
//
// The innermost parallel loops become loops over tiles.

// Inner loops end at the bound, and all tiles are full where the sizes divide it.
// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
// CHECK-LABEL: func.func @fill
// CHECK-SAME: (%[[BUFFER:[a-z0-9_]+]]: memref<?x?xi32>, %[[X:[a-z0-9_]+]]: i32, %[[N:[a-z0-9_]+]]: index, %[[STEP:[a-z0-9_]+]]: index) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C16:.*]] = arith.constant 16 : index
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[STEP]], %[[C4]] : index
// CHECK-NEXT:   %[[MULI_1:.*]] = arith.muli %[[ONE]], %[[C8]] : index
// CHECK-NEXT:   scf.parallel (%[[ARG4:[a-z0-9_]+]], %[[ARG5:[a-z0-9_]+]]) = (%[[C0]], %[[C0]]) to (%[[N]], %[[C16]]) step (%[[MULI]], %[[MULI_1]]) {
// CHECK-NEXT:     %[[MIN:.*]] = affine.min #map(%[[MULI]], %[[N]], %[[ARG4]])
// CHECK-NEXT:     scf.parallel (%[[ARG6:[a-z0-9_]+]], %[[ARG7:[a-z0-9_]+]]) = (%[[C0_0]], %[[C0_0]]) to (%[[MIN]], %[[MULI_1]]) step (%[[STEP]], %[[ONE]]) {
// CHECK-NEXT:       %[[ADDI:.*]] = arith.addi %[[ARG6]], %[[ARG4]] : index
// CHECK-NEXT:       %[[ADDI_1:.*]] = arith.addi %[[ARG7]], %[[ARG5]] : index
// CHECK-NEXT:       memref.store %[[X]], %[[BUFFER]][%[[ADDI]], %[[ADDI_1]]] : memref<?x?xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.reduce
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// FULL-LABEL: func.func @fill
// FULL-SAME: (%[[BUFFER:[a-z0-9_]+]]: memref<?x?xi32>, %[[X:[a-z0-9_]+]]: i32, %[[N:[a-z0-9_]+]]: index, %[[STEP:[a-z0-9_]+]]: index) {
// FULL-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// FULL-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// FULL-NEXT:   %[[C16:.*]] = arith.constant 16 : index
// FULL-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// FULL-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// FULL-NEXT:   %[[C1_1:.*]] = arith.constant 1 : index
// FULL-NEXT:   %[[MULI:.*]] = arith.muli %[[STEP]], %[[C4]] : index
// FULL-NEXT:   %[[MULI_1:.*]] = arith.muli %[[C1]], %[[C1_1]] : index
// FULL-NEXT:   scf.parallel (%[[ARG4:[a-z0-9_]+]], %[[ARG5:[a-z0-9_]+]]) = (%[[C0]], %[[C0]]) to (%[[N]], %[[C16]]) step (%[[MULI]], %[[MULI_1]]) {
// FULL-NEXT:     scf.parallel (%[[ARG6:[a-z0-9_]+]], %[[ARG7:[a-z0-9_]+]]) = (%[[C0_0]], %[[C0_0]]) to (%[[MULI]], %[[MULI_1]]) step (%[[STEP]], %[[C1]]) {
// FULL-NEXT:       %[[ADDI:.*]] = arith.addi %[[ARG6]], %[[ARG4]] : index
// FULL-NEXT:       %[[ADDI_1:.*]] = arith.addi %[[ARG7]], %[[ARG5]] : index
// FULL-NEXT:       %[[TRUE:.*]] = arith.constant true
// FULL-NEXT:       %[[CMPI:.*]] = arith.cmpi slt, %[[ADDI]], %[[N]] : index
// FULL-NEXT:       %[[ANDI:.*]] = arith.andi %[[TRUE]], %[[CMPI]] : i1
// FULL-NEXT:       %[[MULI_2:.*]] = arith.muli %[[ARG7]], %[[C1]] : index
// FULL-NEXT:       %[[ADDI_2:.*]] = arith.addi %[[MULI_2]], %[[ARG5]] : index
// FULL-NEXT:       %[[CMPI_1:.*]] = arith.cmpi ult, %[[ADDI_2]], %[[C16]] : index
// FULL-NEXT:       %[[ANDI_1:.*]] = arith.andi %[[ANDI]], %[[CMPI_1]] : i1
// FULL-NEXT:       scf.if %[[ANDI_1]] {
// FULL-NEXT:         memref.store %[[X]], %[[BUFFER]][%[[ADDI]], %[[ADDI_1]]] : memref<?x?xi32>
// FULL-NEXT:       }
// FULL-NEXT:       scf.reduce
// FULL-NEXT:     }
// FULL-NEXT:     scf.reduce
// FULL-NEXT:   }
// FULL-NEXT:   return
// FULL-NEXT: }
func.func @fill(%buffer: memref<?x?xi32>, %x: i32, %n: index, %step: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  scf.parallel (%i, %j) = (%zero, %zero) to (%n, %c16) step (%step, %one) {
    memref.store %x, %buffer[%i, %j] : memref<?x?xi32>
  }
  return
}

// A check inside of full tiles is that of mlir-opt if indices are not negative and steps are 1.
// CHECK-LABEL: func.func @checks
// CHECK-SAME: (%[[BUFFER:[a-z0-9_]+]]: memref<?xi32>, %[[X:[a-z0-9_]+]]: i32, %[[FROM:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT:   scf.parallel (%[[ARG4:[a-z0-9_]+]]) = (%[[C0]]) to (%[[N]]) step (%[[ONE]]) {
// CHECK-NEXT:     %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4_2:.*]] = arith.constant 4 : index
// CHECK-NEXT:     %[[MULI:.*]] = arith.muli %[[ONE]], %[[C4_2]] : index
// CHECK-NEXT:     scf.parallel (%[[ARG5:[a-z0-9_]+]]) = (%[[C0]]) to (%[[N]]) step (%[[MULI]]) {
// CHECK-NEXT:       %[[MIN:.*]] = affine.min #map(%[[MULI]], %[[N]], %[[ARG5]])
// CHECK-NEXT:       scf.parallel (%[[ARG6:[a-z0-9_]+]]) = (%[[C0_1]]) to (%[[MIN]]) step (%[[ONE]]) {
// CHECK-NEXT:         %[[ADDI:.*]] = arith.addi %[[ARG6]], %[[ARG5]] : index
// CHECK-NEXT:         memref.store %[[X]], %[[BUFFER]][%[[ADDI]]] : memref<?xi32>
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.reduce
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[MULI_1:.*]] = arith.muli %[[ONE]], %[[C4]] : index
// CHECK-NEXT:   scf.parallel (%[[ARG4_1:[a-z0-9_]+]]) = (%[[FROM]]) to (%[[N]]) step (%[[MULI_1]]) {
// CHECK-NEXT:     %[[MIN_1:.*]] = affine.min #map(%[[MULI_1]], %[[N]], %[[ARG4_1]])
// CHECK-NEXT:     scf.parallel (%[[ARG5_1:[a-z0-9_]+]]) = (%[[C0_0]]) to (%[[MIN_1]]) step (%[[ONE]]) {
// CHECK-NEXT:       %[[ADDI_1:.*]] = arith.addi %[[ARG5_1]], %[[ARG4_1]] : index
// CHECK-NEXT:       memref.store %[[X]], %[[BUFFER]][%[[ADDI_1]]] : memref<?xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.reduce
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// FULL-LABEL: func.func @checks
// FULL-SAME: (%[[BUFFER:[a-z0-9_]+]]: memref<?xi32>, %[[X:[a-z0-9_]+]]: i32, %[[FROM:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index) {
// FULL-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// FULL-NEXT:   %[[ONE:.*]] = arith.constant 1 : index
// FULL-NEXT:   scf.parallel (%[[ARG4:[a-z0-9_]+]]) = (%[[C0]]) to (%[[N]]) step (%[[ONE]]) {
// FULL-NEXT:     %[[C0_1:.*]] = arith.constant 0 : index
// FULL-NEXT:     %[[C4_2:.*]] = arith.constant 4 : index
// FULL-NEXT:     %[[MULI:.*]] = arith.muli %[[ONE]], %[[C4_2]] : index
// FULL-NEXT:     scf.parallel (%[[ARG5:[a-z0-9_]+]]) = (%[[C0]]) to (%[[N]]) step (%[[MULI]]) {
// FULL-NEXT:       scf.parallel (%[[ARG6:[a-z0-9_]+]]) = (%[[C0_1]]) to (%[[MULI]]) step (%[[ONE]]) {
// FULL-NEXT:         %[[ADDI:.*]] = arith.addi %[[ARG6]], %[[ARG5]] : index
// FULL-NEXT:         %[[TRUE:.*]] = arith.constant true
// FULL-NEXT:         %[[MULI_1:.*]] = arith.muli %[[ARG6]], %[[ONE]] : index
// FULL-NEXT:         %[[ADDI_1:.*]] = arith.addi %[[MULI_1]], %[[ARG5]] : index
// FULL-NEXT:         %[[CMPI:.*]] = arith.cmpi ult, %[[ADDI_1]], %[[N]] : index
// FULL-NEXT:         %[[ANDI:.*]] = arith.andi %[[TRUE]], %[[CMPI]] : i1
// FULL-NEXT:         scf.if %[[ANDI]] {
// FULL-NEXT:           memref.store %[[X]], %[[BUFFER]][%[[ADDI]]] : memref<?xi32>
// FULL-NEXT:         }
// FULL-NEXT:         scf.reduce
// FULL-NEXT:       }
// FULL-NEXT:       scf.reduce
// FULL-NEXT:     }
// FULL-NEXT:     scf.reduce
// FULL-NEXT:   }
// FULL-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// FULL-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// FULL-NEXT:   %[[MULI_2:.*]] = arith.muli %[[ONE]], %[[C4]] : index
// FULL-NEXT:   scf.parallel (%[[ARG4_1:[a-z0-9_]+]]) = (%[[FROM]]) to (%[[N]]) step (%[[MULI_2]]) {
// FULL-NEXT:     scf.parallel (%[[ARG5_1:[a-z0-9_]+]]) = (%[[C0_0]]) to (%[[MULI_2]]) step (%[[ONE]]) {
// FULL-NEXT:       %[[ADDI_2:.*]] = arith.addi %[[ARG5_1]], %[[ARG4_1]] : index
// FULL-NEXT:       %[[TRUE_1:.*]] = arith.constant true
// FULL-NEXT:       %[[CMPI_1:.*]] = arith.cmpi slt, %[[ADDI_2]], %[[N]] : index
// FULL-NEXT:       %[[ANDI_1:.*]] = arith.andi %[[TRUE_1]], %[[CMPI_1]] : i1
// FULL-NEXT:       scf.if %[[ANDI_1]] {
// FULL-NEXT:         memref.store %[[X]], %[[BUFFER]][%[[ADDI_2]]] : memref<?xi32>
// FULL-NEXT:       }
// FULL-NEXT:       scf.reduce
// FULL-NEXT:     }
// FULL-NEXT:     scf.reduce
// FULL-NEXT:   }
// FULL-NEXT:   return
// FULL-NEXT: }
func.func @checks(%buffer: memref<?xi32>, %x: i32, %from: index, %n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.parallel (%i) = (%zero) to (%n) step (%one) {
    scf.parallel (%j) = (%zero) to (%n) step (%one) {
      memref.store %x, %buffer[%j] : memref<?xi32>
    }
  }
  scf.parallel (%i) = (%from) to (%n) step (%one) {
    memref.store %x, %buffer[%i] : memref<?xi32>
  }
  return
}
