// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --lower-affine %s | FileCheck %s
//
// affine.delinearize_index and affine.linearize_index.

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: index) {
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C24:.*]] = arith.constant 24 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[FLOORDIVSI:.*]] = arith.floordivsi %[[A]], %[[C24]] : index
// CHECK-NEXT:   %[[REMSI:.*]] = arith.remsi %[[A]], %[[C24]] : index
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi slt, %[[REMSI]], %[[C0]] : index
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[REMSI]], %[[C24]] overflow<nsw> : index
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPI]], %[[ADDI]], %[[REMSI]] : index
// CHECK-NEXT:   %[[DIVSI:.*]] = arith.divsi %[[SELECT]], %[[C3]] : index
// CHECK-NEXT:   %[[REMSI_1:.*]] = arith.remsi %[[A]], %[[C3]] : index
// CHECK-NEXT:   %[[CMPI_1:.*]] = arith.cmpi slt, %[[REMSI_1]], %[[C0]] : index
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[REMSI_1]], %[[C3]] overflow<nsw> : index
// CHECK-NEXT:   %[[SELECT_1:.*]] = arith.select %[[CMPI_1]], %[[ADDI_1]], %[[REMSI_1]] : index
// CHECK-NEXT:   "foo.a"(%[[FLOORDIVSI]], %[[DIVSI]], %[[SELECT_1]]) : (index, index, index) -> ()
// CHECK-NEXT:   %[[C3_0:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C3_1:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[N]], %[[C3_1]] overflow<nsw, nuw> : index
// CHECK-NEXT:   %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[FLOORDIVSI_1:.*]] = arith.floordivsi %[[A]], %[[MULI]] : index
// CHECK-NEXT:   %[[REMSI_2:.*]] = arith.remsi %[[A]], %[[MULI]] : index
// CHECK-NEXT:   %[[CMPI_2:.*]] = arith.cmpi slt, %[[REMSI_2]], %[[C0_2]] : index
// CHECK-NEXT:   %[[ADDI_2:.*]] = arith.addi %[[REMSI_2]], %[[MULI]] overflow<nsw> : index
// CHECK-NEXT:   %[[SELECT_2:.*]] = arith.select %[[CMPI_2]], %[[ADDI_2]], %[[REMSI_2]] : index
// CHECK-NEXT:   %[[DIVSI_1:.*]] = arith.divsi %[[SELECT_2]], %[[C3_0]] : index
// CHECK-NEXT:   %[[REMSI_3:.*]] = arith.remsi %[[A]], %[[C3_0]] : index
// CHECK-NEXT:   %[[CMPI_3:.*]] = arith.cmpi slt, %[[REMSI_3]], %[[C0_2]] : index
// CHECK-NEXT:   %[[ADDI_3:.*]] = arith.addi %[[REMSI_3]], %[[C3_0]] overflow<nsw> : index
// CHECK-NEXT:   %[[SELECT_3:.*]] = arith.select %[[CMPI_3]], %[[ADDI_3]], %[[REMSI_3]] : index
// CHECK-NEXT:   "foo.b"(%[[FLOORDIVSI_1]], %[[DIVSI_1]], %[[SELECT_3]]) : (index, index, index) -> ()
// CHECK-NEXT:   %[[MULI_1:.*]] = arith.muli %[[M]], %[[N]] overflow<nsw, nuw> : index
// CHECK-NEXT:   %[[C0_3:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[FLOORDIVSI_2:.*]] = arith.floordivsi %[[A]], %[[MULI_1]] : index
// CHECK-NEXT:   %[[REMSI_4:.*]] = arith.remsi %[[A]], %[[MULI_1]] : index
// CHECK-NEXT:   %[[CMPI_4:.*]] = arith.cmpi slt, %[[REMSI_4]], %[[C0_3]] : index
// CHECK-NEXT:   %[[ADDI_4:.*]] = arith.addi %[[REMSI_4]], %[[MULI_1]] overflow<nsw> : index
// CHECK-NEXT:   %[[SELECT_4:.*]] = arith.select %[[CMPI_4]], %[[ADDI_4]], %[[REMSI_4]] : index
// CHECK-NEXT:   %[[DIVSI_2:.*]] = arith.divsi %[[SELECT_4]], %[[M]] : index
// CHECK-NEXT:   %[[REMSI_5:.*]] = arith.remsi %[[A]], %[[M]] : index
// CHECK-NEXT:   %[[CMPI_5:.*]] = arith.cmpi slt, %[[REMSI_5]], %[[C0_3]] : index
// CHECK-NEXT:   %[[ADDI_5:.*]] = arith.addi %[[REMSI_5]], %[[M]] overflow<nsw> : index
// CHECK-NEXT:   %[[SELECT_5:.*]] = arith.select %[[CMPI_5]], %[[ADDI_5]], %[[REMSI_5]] : index
// CHECK-NEXT:   "foo.c"(%[[FLOORDIVSI_2]], %[[DIVSI_2]], %[[SELECT_5]]) : (index, index, index) -> ()
// CHECK-NEXT:   "foo.d"(%[[A]]) : (index) -> ()
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C12:.*]] = arith.constant 12 : index
// CHECK-NEXT:   %[[MULI_2:.*]] = arith.muli %[[A]], %[[C12]] overflow<nsw> : index
// CHECK-NEXT:   %[[MULI_3:.*]] = arith.muli %[[N]], %[[C4]] overflow<nsw> : index
// CHECK-NEXT:   %[[ADDI_6:.*]] = arith.addi %[[MULI_2]], %[[MULI_3]] overflow<nsw> : index
// CHECK-NEXT:   %[[ADDI_7:.*]] = arith.addi %[[ADDI_6]], %[[M]] overflow<nsw> : index
// CHECK-NEXT:   %[[MULI_4:.*]] = arith.muli %[[M]], %[[N]] overflow<nsw> : index
// CHECK-NEXT:   %[[MULI_5:.*]] = arith.muli %[[A]], %[[MULI_4]] overflow<nsw> : index
// CHECK-NEXT:   %[[MULI_6:.*]] = arith.muli %[[N]], %[[M]] overflow<nsw> : index
// CHECK-NEXT:   %[[ADDI_8:.*]] = arith.addi %[[MULI_5]], %[[MULI_6]] overflow<nsw> : index
// CHECK-NEXT:   %[[ADDI_9:.*]] = arith.addi %[[ADDI_8]], %[[M]] overflow<nsw> : index
// CHECK-NEXT:   %[[C4_4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C12_5:.*]] = arith.constant 12 : index
// CHECK-NEXT:   %[[MULI_7:.*]] = arith.muli %[[A]], %[[C12_5]] overflow<nsw> : index
// CHECK-NEXT:   %[[MULI_8:.*]] = arith.muli %[[N]], %[[C4_4]] overflow<nsw> : index
// CHECK-NEXT:   %[[ADDI_10:.*]] = arith.addi %[[MULI_7]], %[[MULI_8]] overflow<nsw> : index
// CHECK-NEXT:   %[[ADDI_11:.*]] = arith.addi %[[ADDI_10]], %[[M]] overflow<nsw> : index
// CHECK-NEXT:   %[[C3_6:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[MULI_9:.*]] = arith.muli %[[M]], %[[C3_6]] overflow<nsw> : index
// CHECK-NEXT:   %[[MULI_10:.*]] = arith.muli %[[M]], %[[N]] overflow<nsw> : index
// CHECK-NEXT:   %[[C3_7:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[MULI_11:.*]] = arith.muli %[[MULI_10]], %[[C3_7]] overflow<nsw> : index
// CHECK-NEXT:   %[[MULI_12:.*]] = arith.muli %[[A]], %[[MULI_11]] overflow<nsw> : index
// CHECK-NEXT:   %[[MULI_13:.*]] = arith.muli %[[N]], %[[MULI_9]] overflow<nsw> : index
// CHECK-NEXT:   %[[MULI_14:.*]] = arith.muli %[[M]], %[[M]] overflow<nsw> : index
// CHECK-NEXT:   %[[ADDI_12:.*]] = arith.addi %[[MULI_12]], %[[MULI_13]] overflow<nsw> : index
// CHECK-NEXT:   %[[ADDI_13:.*]] = arith.addi %[[ADDI_12]], %[[MULI_14]] overflow<nsw> : index
// CHECK-NEXT:   %[[ADDI_14:.*]] = arith.addi %[[ADDI_13]], %[[A]] overflow<nsw> : index
// CHECK-NEXT:   "foo.e"(%[[ADDI_7]], %[[ADDI_9]], %[[ADDI_11]], %[[A]], %[[ADDI_14]]) : (index, index, index, index, index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%a: index, %n: index, %m: index) {
  %dl:3 = affine.delinearize_index %a into (4, 8, 3) : index, index, index
  "foo.a"(%dl#0, %dl#1, %dl#2) : (index, index, index) -> ()
  %d2:3 = affine.delinearize_index %a into (%n, 3) : index, index, index
  "foo.b"(%d2#0, %d2#1, %d2#2) : (index, index, index) -> ()
  %d3:3 = affine.delinearize_index %a into (5, %n, %m) : index, index, index
  "foo.c"(%d3#0, %d3#1, %d3#2) : (index, index, index) -> ()
  %d4 = affine.delinearize_index %a into (5) : index
  "foo.d"(%d4) : (index) -> ()
  %l1 = affine.linearize_index [%a, %n, %m] by (2, 3, 4) : index
  %l2 = affine.linearize_index [%a, %n, %m] by (%n, %m) : index
  %l3 = affine.linearize_index disjoint [%a, %n, %m] by (2, 3, 4) : index
  %l4 = affine.linearize_index [%a] by (2) : index
  %l5 = affine.linearize_index [%a, %n, %m, %a] by (%n, 3, %m) : index
  "foo.e"(%l1, %l2, %l3, %l4, %l5) : (index, index, index, index, index) -> ()
  return
}
