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
// CHECK-NEXT:     %[[SUBI_2:.*]] = arith.subi %[[C0_16]], %[[ARG4]] : index
// CHECK-NEXT:     %[[SUBI_3:.*]] = arith.subi %[[ARG4]], %[[C1_17]] : index
// CHECK-NEXT:     %[[SELECT_3:.*]] = arith.select %[[CMPI_2]], %[[SUBI_2]], %[[SUBI_3]] : index
// CHECK-NEXT:     %[[DIVSI_1:.*]] = arith.divsi %[[SELECT_3]], %[[C4]] : index
// CHECK-NEXT:     %[[SUBI_4:.*]] = arith.subi %[[C0_16]], %[[DIVSI_1]] : index
// CHECK-NEXT:     %[[ADDI_2:.*]] = arith.addi %[[DIVSI_1]], %[[C1_17]] : index
// CHECK-NEXT:     %[[SELECT_4:.*]] = arith.select %[[CMPI_2]], %[[SUBI_4]], %[[ADDI_2]] : index
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

// CHECK:      module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x8xf32>, %arg3: vector<4xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c10 step %c1 {
// CHECK-NEXT:       %c1_11 = arith.constant 1 : index
// CHECK-NEXT:       %19 = arith.addi %arg4, %c1_11 : index
// CHECK-NEXT:       %c8_12 = arith.constant 8 : index
// CHECK-NEXT:       %20 = arith.remsi %arg0, %c8_12 : index
// CHECK-NEXT:       %c0_13 = arith.constant 0 : index
// CHECK-NEXT:       %21 = arith.cmpi slt, %20, %c0_13 : index
// CHECK-NEXT:       %22 = arith.addi %20, %c8_12 : index
// CHECK-NEXT:       %23 = arith.select %21, %22, %20 : index
// CHECK-NEXT:       %24 = memref.load %arg2[%19, %23] : memref<?x8xf32>
// CHECK-NEXT:       %c3_14 = arith.constant 3 : index
// CHECK-NEXT:       %c0_15 = arith.constant 0 : index
// CHECK-NEXT:       %c-1 = arith.constant -1 : index
// CHECK-NEXT:       %25 = arith.cmpi slt, %arg4, %c0_15 : index
// CHECK-NEXT:       %26 = arith.subi %c-1, %arg4 : index
// CHECK-NEXT:       %27 = arith.select %25, %26, %arg4 : index
// CHECK-NEXT:       %28 = arith.divsi %27, %c3_14 : index
// CHECK-NEXT:       %29 = arith.subi %c-1, %28 : index
// CHECK-NEXT:       %30 = arith.select %25, %29, %28 : index
// CHECK-NEXT:       %c4 = arith.constant 4 : index
// CHECK-NEXT:       %c0_16 = arith.constant 0 : index
// CHECK-NEXT:       %c1_17 = arith.constant 1 : index
// CHECK-NEXT:       %31 = arith.cmpi sle, %arg4, %c0_16 : index
// CHECK-NEXT: %32 = arith.subi %arg4, %c1_17 : index
// CHECK-NEXT: %33 = arith.select %31, %arg4, %32 : index
// CHECK-NEXT: %34 = arith.divsi %33, %c4 : index
// CHECK-NEXT: %35 = arith.addi %34, %c1_17 : index
// CHECK-NEXT: %36 = arith.select %31, %34, %35 : index
// CHECK-NEXT: memref.store %24, %arg2[%30, %36] : memref<?x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = arith.maxsi %arg0, %arg1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %1 = arith.muli %arg1, %c2 overflow<nsw> : index
// CHECK-NEXT:     %2 = arith.minsi %arg0, %1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     scf.for %arg4 = %0 to %2 step %c3 {
// CHECK-NEXT:       %c0_11 = arith.constant 0 : index
// CHECK-NEXT:       %c-1 = arith.constant -1 : index
// CHECK-NEXT:       %19 = arith.muli %arg1, %c-1 overflow<nsw> : index
// CHECK-NEXT:       %20 = arith.addi %arg4, %19 : index
// CHECK-NEXT:       %21 = arith.cmpi sge, %20, %c0_11 : index
// CHECK-NEXT:       %c-1_12 = arith.constant -1 : index
// CHECK-NEXT:       %22 = arith.addi %arg4, %c-1_12 : index
// CHECK-NEXT:       %23 = arith.cmpi eq, %22, %c0_11 : index
// CHECK-NEXT:       %24 = arith.andi %21, %23 : i1
// CHECK-NEXT:       scf.if %24 {
// CHECK-NEXT:         %c0_13 = arith.constant 0 : index
// CHECK-NEXT:         memref.prefetch %arg2[%arg4, %c0_13], read, locality<3>, data : memref<?x8xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %c4 = arith.constant 4 : index
// CHECK-NEXT:         vector.store %arg3, %arg2[%arg4, %c4] : memref<?x8xf32>, vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %c-3 = arith.constant -3 : index
// CHECK-NEXT:     %3 = arith.addi %arg0, %c-3 : index
// CHECK-NEXT:     %4 = arith.minsi %arg0, %c16 : index
// CHECK-NEXT:     %5 = arith.minsi %4, %3 : index
// CHECK-NEXT:     %c-4 = arith.constant -4 : index
// CHECK-NEXT:     %6 = arith.muli %arg0, %c-4 overflow<nsw> : index
// CHECK-NEXT:     %7 = arith.addi %6, %arg1 : index
// CHECK-NEXT:     %c-7 = arith.constant -7 : index
// CHECK-NEXT:     %8 = arith.addi %7, %c-7 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c10_1 = arith.constant 10 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %c3_4 = arith.constant 3 : index
// CHECK-NEXT:     scf.parallel (%arg4, %arg5) = (%c0_0, %c0_2) to (%c10_1, %arg1) step (%c2_3, %c3_4) {
// CHECK-NEXT:       "foo.x"(%arg4) : (index) -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %c10_6 = arith.constant 10 : index
// CHECK-NEXT:     %c1_7 = arith.constant 1 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %9 = scf.parallel (%arg4) = (%c0_5) to (%c10_6) step (%c1_7) init (%cst) -> f32 {
// CHECK-NEXT:       %cst_11 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:       scf.reduce(%cst_11 : f32) {
// CHECK-NEXT:       ^bb0(%arg5: f32, %arg6: f32):
// CHECK-NEXT:         %19 = arith.addf %arg5, %arg6 : f32
// CHECK-NEXT:         scf.reduce.return %19 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_8 = arith.constant 0 : index
// CHECK-NEXT:     %10 = arith.cmpi sge, %arg0, %c0_8 : index
// CHECK-NEXT:     %11 = scf.if %10 -> (f32) {
// CHECK-NEXT:       scf.yield %9 : f32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %9 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0_9 = arith.constant 0 : index
// CHECK-NEXT:     %12 = arith.floordivsi %arg0, %c8 : index
// CHECK-NEXT:     %13 = arith.remsi %arg0, %c8 : index
// CHECK-NEXT:     %14 = arith.cmpi slt, %13, %c0_9 : index
// CHECK-NEXT:     %15 = arith.addi %13, %c8 overflow<nsw> : index
// CHECK-NEXT:     %16 = arith.select %14, %15, %13 : index
// CHECK-NEXT:     %c8_10 = arith.constant 8 : index
// CHECK-NEXT:     %17 = arith.muli %12, %c8_10 overflow<nsw> : index
// CHECK-NEXT:     %18 = arith.addi %17, %16 overflow<nsw> : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
