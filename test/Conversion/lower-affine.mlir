// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --lower-affine %s | FileCheck %s
//
// Expressions, bounds and conditions.

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: memref<?x8xf32>, %[[V:[a-z0-9_]+]]: vector<4xf32>) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C10:.*]] = arith.constant 10 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   scf.for %[[ARG4:[a-z0-9_]+]] = %[[C0]] to %[[C10]] step %[[C1]] {
// CHECK-NEXT:     %[[C1_11:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG4]], %[[C1_11]] : index
// CHECK-NEXT:     %[[C8_12:.*]] = arith.constant 8 : index
// CHECK-NEXT:     %[[REMSI:.*]] = arith.remsi %[[A]], %[[C8_12]] : index
// CHECK-NEXT:     %[[C0_13:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi slt, %[[REMSI]], %[[C0_13]] : index
// CHECK-NEXT:     %[[ADDI_1:.*]] = arith.addi %[[REMSI]], %[[C8_12]] : index
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[CMPI]], %[[ADDI_1]], %[[REMSI]] : index
// CHECK-NEXT:     %[[LOAD:.*]] = memref.load %[[M]][%[[ADDI]], %[[SELECT]]] : memref<?x8xf32>
// CHECK-NEXT:     %[[C3_14:.*]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C0_15:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[CM1:.*]] = arith.constant -1 : index
// CHECK-NEXT:     %[[CMPI_1:.*]] = arith.cmpi slt, %[[ARG4]], %[[C0_15]] : index
// CHECK-NEXT:     %[[SUBI:.*]] = arith.subi %[[CM1]], %[[ARG4]] : index
// CHECK-NEXT:     %[[SELECT_1:.*]] = arith.select %[[CMPI_1]], %[[SUBI]], %[[ARG4]] : index
// CHECK-NEXT:     %[[DIVSI:.*]] = arith.divsi %[[SELECT_1]], %[[C3_14]] : index
// CHECK-NEXT:     %[[SUBI_1:.*]] = arith.subi %[[CM1]], %[[DIVSI]] : index
// CHECK-NEXT:     %[[SELECT_2:.*]] = arith.select %[[CMPI_1]], %[[SUBI_1]], %[[DIVSI]] : index
// CHECK-NEXT:     %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0_16:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1_17:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[CMPI_2:.*]] = arith.cmpi sle, %[[ARG4]], %[[C0_16]] : index
// CHECK-NEXT:     %[[SUBI_2:.*]] = arith.subi %[[ARG4]], %[[C1_17]] : index
// CHECK-NEXT:     %[[SELECT_3:.*]] = arith.select %[[CMPI_2]], %[[ARG4]], %[[SUBI_2]] : index
// CHECK-NEXT:     %[[DIVSI_1:.*]] = arith.divsi %[[SELECT_3]], %[[C4]] : index
// CHECK-NEXT:     %[[ADDI_2:.*]] = arith.addi %[[DIVSI_1]], %[[C1_17]] : index
// CHECK-NEXT:     %[[SELECT_4:.*]] = arith.select %[[CMPI_2]], %[[DIVSI_1]], %[[ADDI_2]] : index
// CHECK-NEXT:     memref.store %[[LOAD]], %[[M]][%[[SELECT_2]], %[[SELECT_4]]] : memref<?x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[MAXSI:.*]] = arith.maxsi %[[A]], %[[N]] : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[N]], %[[C2]] overflow<nsw> : index
// CHECK-NEXT:   %[[MINSI:.*]] = arith.minsi %[[A]], %[[MULI]] : index
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   scf.for %[[ARG4_1:[a-z0-9_]+]] = %[[MAXSI]] to %[[MINSI]] step %[[C3]] {
// CHECK-NEXT:     %[[C0_11:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[CM1_1:.*]] = arith.constant -1 : index
// CHECK-NEXT:     %[[MULI_1:.*]] = arith.muli %[[N]], %[[CM1_1]] overflow<nsw> : index
// CHECK-NEXT:     %[[ADDI_3:.*]] = arith.addi %[[ARG4_1]], %[[MULI_1]] : index
// CHECK-NEXT:     %[[CMPI_3:.*]] = arith.cmpi sge, %[[ADDI_3]], %[[C0_11]] : index
// CHECK-NEXT:     %[[CM1_12:.*]] = arith.constant -1 : index
// CHECK-NEXT:     %[[ADDI_4:.*]] = arith.addi %[[ARG4_1]], %[[CM1_12]] : index
// CHECK-NEXT:     %[[CMPI_4:.*]] = arith.cmpi eq, %[[ADDI_4]], %[[C0_11]] : index
// CHECK-NEXT:     %[[ANDI:.*]] = arith.andi %[[CMPI_3]], %[[CMPI_4]] : i1
// CHECK-NEXT:     scf.if %[[ANDI]] {
// CHECK-NEXT:       %[[C0_13_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:       memref.prefetch %[[M]][%[[ARG4_1]], %[[C0_13_1]]], read, locality<3>, data : memref<?x8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[C4_1:.*]] = arith.constant 4 : index
// CHECK-NEXT:       vector.store %[[V]], %[[M]][%[[ARG4_1]], %[[C4_1]]] : memref<?x8xf32>, vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C16:.*]] = arith.constant 16 : index
// CHECK-NEXT:   %[[CM3:.*]] = arith.constant -3 : index
// CHECK-NEXT:   %[[ADDI_5:.*]] = arith.addi %[[A]], %[[CM3]] : index
// CHECK-NEXT:   %[[MINSI_1:.*]] = arith.minsi %[[A]], %[[C16]] : index
// CHECK-NEXT:   %[[MINSI_2:.*]] = arith.minsi %[[MINSI_1]], %[[ADDI_5]] : index
// CHECK-NEXT:   %[[CM4:.*]] = arith.constant -4 : index
// CHECK-NEXT:   %[[MULI_2:.*]] = arith.muli %[[A]], %[[CM4]] overflow<nsw> : index
// CHECK-NEXT:   %[[ADDI_6:.*]] = arith.addi %[[MULI_2]], %[[N]] : index
// CHECK-NEXT:   %[[CM7:.*]] = arith.constant -7 : index
// CHECK-NEXT:   %[[ADDI_7:.*]] = arith.addi %[[ADDI_6]], %[[CM7]] : index
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C10_1:.*]] = arith.constant 10 : index
// CHECK-NEXT:   %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C2_3:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C3_4:.*]] = arith.constant 3 : index
// CHECK-NEXT:   scf.parallel (%[[ARG4_2:[a-z0-9_]+]], %[[ARG5:[a-z0-9_]+]]) = (%[[C0_0]], %[[C0_2]]) to (%[[C10_1]], %[[N]]) step (%[[C2_3]], %[[C3_4]]) {
// CHECK-NEXT:     "foo.x"(%[[ARG4_2]]) : (index) -> ()
// CHECK-NEXT:     scf.reduce
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C0_5:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C10_6:.*]] = arith.constant 10 : index
// CHECK-NEXT:   %[[C1_7:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[PARALLEL:.*]] = scf.parallel (%[[ARG4_3:[a-z0-9_]+]]) = (%[[C0_5]]) to (%[[C10_6]]) step (%[[C1_7]]) init (%[[CST]]) -> f32 {
// CHECK-NEXT:     %[[CST_11:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     scf.reduce(%[[CST_11]] : f32) {
// CHECK-NEXT:     ^bb0(%[[ARG5_1:[a-z0-9_]+]]: f32, %[[ARG6:[a-z0-9_]+]]: f32):
// CHECK-NEXT:       %[[ADDF:.*]] = arith.addf %[[ARG5_1]], %[[ARG6]] : f32
// CHECK-NEXT:       scf.reduce.return %[[ADDF]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C0_8:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[CMPI_5:.*]] = arith.cmpi sge, %[[A]], %[[C0_8]] : index
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[CMPI_5]] -> (f32) {
// CHECK-NEXT:     scf.yield %[[PARALLEL]] : f32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[PARALLEL]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C0_9:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[FLOORDIVSI:.*]] = arith.floordivsi %[[A]], %[[C8]] : index
// CHECK-NEXT:   %[[REMSI_1:.*]] = arith.remsi %[[A]], %[[C8]] : index
// CHECK-NEXT:   %[[CMPI_6:.*]] = arith.cmpi slt, %[[REMSI_1]], %[[C0_9]] : index
// CHECK-NEXT:   %[[ADDI_8:.*]] = arith.addi %[[REMSI_1]], %[[C8]] overflow<nsw> : index
// CHECK-NEXT:   %[[SELECT_5:.*]] = arith.select %[[CMPI_6]], %[[ADDI_8]], %[[REMSI_1]] : index
// CHECK-NEXT:   %[[C8_10:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[MULI_3:.*]] = arith.muli %[[FLOORDIVSI]], %[[C8_10]] overflow<nsw> : index
// CHECK-NEXT:   %[[ADDI_9:.*]] = arith.addi %[[MULI_3]], %[[SELECT_5]] overflow<nsw> : index
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%a: index, %n: index, %m: memref<?x8xf32>, %v: vector<4xf32>) {
  affine.for %i = 0 to 10 {
    %x = affine.load %m[%i + 1, %a mod 8] : memref<?x8xf32>
    affine.store %x, %m[%i floordiv 3, %i ceildiv 4] : memref<?x8xf32>
  }
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0)>(%a)[%n] to min affine_map<(d0)[s0] -> (d0, s0 * 2)>(%a)[%n] step 3 {
    affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 - 1 == 0)>(%i)[%n] {
      affine.prefetch %m[%i, 0], read, locality<3>, data : memref<?x8xf32>
    } else { affine.vector_store %v, %m[%i, 4] : memref<?x8xf32>, vector<4xf32> }
  }
  %r = affine.min affine_map<(d0) -> (d0, 16, d0 - 3)>(%a)
  %s = affine.apply affine_map<(d0)[s0] -> (d0 * -4 + s0 - 7)>(%a)[%n]
  affine.parallel (%i, %j) = (0, 0) to (10, %n) step (2, 3) { "foo.x"(%i) : (index) -> () }
  %red = affine.parallel (%i) = (0) to (10) reduce ("addf") -> f32 { 
    %c = arith.constant 1.0 : f32
    affine.yield %c : f32 }
  %q = affine.if affine_set<(d0) : (d0 >= 0)>(%a) -> f32 { affine.yield %red : f32 } else { affine.yield %red : f32 }
  %dl:2 = affine.delinearize_index %a into (4, 8) : index, index
  %li = affine.linearize_index [%dl#0, %dl#1] by (4, 8) : index
  return
}
