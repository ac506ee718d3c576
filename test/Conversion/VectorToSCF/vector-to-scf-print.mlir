// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-scf %s | FileCheck %s
//
// Output of vectors.

// CHECK-LABEL: func.func @matrix
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: vector<2x3xi32>) {
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[SHAPE_CAST:.*]] = vector.shape_cast %[[V]] : vector<2x3xi32> to vector<6xi32>
// CHECK-NEXT:   vector.print punctuation <open>
// CHECK-NEXT:   scf.for %[[ARG1:[a-z0-9_]+]] = %[[C0]] to %[[C2]] step %[[C1]] {
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %[[ARG2:[a-z0-9_]+]] = %[[C0]] to %[[C3]] step %[[C1]] {
// CHECK-NEXT:       %[[MULI:.*]] = arith.muli %[[ARG1]], %[[C3]] : index
// CHECK-NEXT:       %[[ADDI:.*]] = arith.addi %[[ARG2]], %[[MULI]] : index
// CHECK-NEXT:       %[[EXTRACT:.*]] = vector.extract %[[SHAPE_CAST]][%[[ADDI]]] : i32 from vector<6xi32>
// CHECK-NEXT:       vector.print %[[EXTRACT]] : i32 punctuation <no_punctuation>
// CHECK-NEXT:       %[[CMPI:.*]] = arith.cmpi ult, %[[ARG2]], %[[C2]] : index
// CHECK-NEXT:       scf.if %[[CMPI]] {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     %[[CMPI_1:.*]] = arith.cmpi ult, %[[ARG1]], %[[C1]] : index
// CHECK-NEXT:     scf.if %[[CMPI_1]] {
// CHECK-NEXT:       vector.print punctuation <comma>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   vector.print punctuation <close>
// CHECK-NEXT:   vector.print punctuation <comma>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @matrix(%v: vector<2x3xi32>) {
  vector.print %v : vector<2x3xi32> punctuation <comma>
  return
}

// CHECK-LABEL: func.func @no_dimensions
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: vector<f32>) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   vector.print punctuation <open>
// CHECK-NEXT:   scf.for %[[ARG1:[a-z0-9_]+]] = %[[C0]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[V]][] : f32 from vector<f32>
// CHECK-NEXT:     vector.print %[[EXTRACT]] : f32 punctuation <no_punctuation>
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi ult, %[[ARG1]], %[[C0]] : index
// CHECK-NEXT:     scf.if %[[CMPI]] {
// CHECK-NEXT:       vector.print punctuation <comma>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   vector.print punctuation <close>
// CHECK-NEXT:   vector.print
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @no_dimensions(%v: vector<f32>) {
  vector.print %v : vector<f32>
  return
}

// CHECK-LABEL: func.func @scalable
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: vector<[4]xf32>, %[[W:[a-z0-9_]+]]: vector<[4]x4xf32>) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[VSCALE:.*]] = vector.vscale
// CHECK-NEXT:   %[[C4_VSCALE:.*]] = arith.muli %[[VSCALE]], %[[C4]] : index
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[C4_VSCALE]], %[[C1]] : index
// CHECK-NEXT:   vector.print punctuation <open>
// CHECK-NEXT:   scf.for %[[ARG2:[a-z0-9_]+]] = %[[C0]] to %[[C4_VSCALE]] step %[[C1]] {
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[V]][%[[ARG2]]] : f32 from vector<[4]xf32>
// CHECK-NEXT:     vector.print %[[EXTRACT]] : f32 punctuation <no_punctuation>
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi ult, %[[ARG2]], %[[SUBI]] : index
// CHECK-NEXT:     scf.if %[[CMPI]] {
// CHECK-NEXT:       vector.print punctuation <comma>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   vector.print punctuation <close>
// CHECK-NEXT:   vector.print
// CHECK-NEXT:   vector.print %[[W]] : vector<[4]x4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @scalable(%v: vector<[4]xf32>, %w: vector<[4]x4xf32>) {
  vector.print %v : vector<[4]xf32>
  vector.print %w : vector<[4]x4xf32>
  return
}
// Integers of other widths are extended.
// CHECK-LABEL: func.func @narrow
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: vector<2xi1>, %[[W:[a-z0-9_]+]]: vector<2xsi4>, %[[X:[a-z0-9_]+]]: vector<2xui12>) {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[EXTUI:.*]] = arith.extui %[[V]] : vector<2xi1> to vector<2xi8>
// CHECK-NEXT:   vector.print punctuation <open>
// CHECK-NEXT:   scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0]] to %[[C2]] step %[[C1]] {
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[EXTUI]][%[[ARG3]]] : i8 from vector<2xi8>
// CHECK-NEXT:     vector.print %[[EXTRACT]] : i8 punctuation <no_punctuation>
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi ult, %[[ARG3]], %[[C1]] : index
// CHECK-NEXT:     scf.if %[[CMPI]] {
// CHECK-NEXT:       vector.print punctuation <comma>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   vector.print punctuation <close>
// CHECK-NEXT:   vector.print
// CHECK-NEXT:   %[[BITCAST:.*]] = vector.bitcast %[[W]] : vector<2xsi4> to vector<2xi4>
// CHECK-NEXT:   %[[EXTSI:.*]] = arith.extsi %[[BITCAST]] : vector<2xi4> to vector<2xi8>
// CHECK-NEXT:   %[[BITCAST_1:.*]] = vector.bitcast %[[EXTSI]] : vector<2xi8> to vector<2xsi8>
// CHECK-NEXT:   vector.print punctuation <open>
// CHECK-NEXT:   scf.for %[[ARG3_1:[a-z0-9_]+]] = %[[C0]] to %[[C2]] step %[[C1]] {
// CHECK-NEXT:     %[[EXTRACT_1:.*]] = vector.extract %[[BITCAST_1]][%[[ARG3_1]]] : si8 from vector<2xsi8>
// CHECK-NEXT:     vector.print %[[EXTRACT_1]] : si8 punctuation <no_punctuation>
// CHECK-NEXT:     %[[CMPI_1:.*]] = arith.cmpi ult, %[[ARG3_1]], %[[C1]] : index
// CHECK-NEXT:     scf.if %[[CMPI_1]] {
// CHECK-NEXT:       vector.print punctuation <comma>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   vector.print punctuation <close>
// CHECK-NEXT:   vector.print
// CHECK-NEXT:   %[[BITCAST_2:.*]] = vector.bitcast %[[X]] : vector<2xui12> to vector<2xi12>
// CHECK-NEXT:   %[[EXTUI_1:.*]] = arith.extui %[[BITCAST_2]] : vector<2xi12> to vector<2xi16>
// CHECK-NEXT:   %[[BITCAST_3:.*]] = vector.bitcast %[[EXTUI_1]] : vector<2xi16> to vector<2xui16>
// CHECK-NEXT:   vector.print punctuation <open>
// CHECK-NEXT:   scf.for %[[ARG3_2:[a-z0-9_]+]] = %[[C0]] to %[[C2]] step %[[C1]] {
// CHECK-NEXT:     %[[EXTRACT_2:.*]] = vector.extract %[[BITCAST_3]][%[[ARG3_2]]] : ui16 from vector<2xui16>
// CHECK-NEXT:     vector.print %[[EXTRACT_2]] : ui16 punctuation <no_punctuation>
// CHECK-NEXT:     %[[CMPI_2:.*]] = arith.cmpi ult, %[[ARG3_2]], %[[C1]] : index
// CHECK-NEXT:     scf.if %[[CMPI_2]] {
// CHECK-NEXT:       vector.print punctuation <comma>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   vector.print punctuation <close>
// CHECK-NEXT:   vector.print
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @narrow(%v: vector<2xi1>, %w: vector<2xsi4>, %x: vector<2xui12>) {
  vector.print %v : vector<2xi1>
  vector.print %w : vector<2xsi4>
  vector.print %x : vector<2xui12>
  return
}
