// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-scf %s | FileCheck %s
//
// Output of vectors.

func.func @matrix(%v: vector<2x3xi32>) {
  vector.print %v : vector<2x3xi32> punctuation <comma>
  return
}
func.func @no_dimensions(%v: vector<f32>) {
  vector.print %v : vector<f32>
  return
}
func.func @scalable(%v: vector<[4]xf32>, %w: vector<[4]x4xf32>) {
  vector.print %v : vector<[4]xf32>
  vector.print %w : vector<[4]x4xf32>
  return
}
// Integers of other widths are extended.
func.func @narrow(%v: vector<2xi1>, %w: vector<2xsi4>, %x: vector<2xui12>) {
  vector.print %v : vector<2xi1>
  vector.print %w : vector<2xsi4>
  vector.print %x : vector<2xui12>
  return
}

// CHECK:      module {
// CHECK-NEXT:   func.func @matrix(%arg0: vector<2x3xi32>) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.shape_cast %arg0 : vector<2x3xi32> to vector<6xi32>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       vector.print punctuation <open>
// CHECK-NEXT:       scf.for %arg2 = %c0 to %c3 step %c1 {
// CHECK-NEXT:         %2 = arith.muli %arg1, %c3 : index
// CHECK-NEXT:         %3 = arith.addi %arg2, %2 : index
// CHECK-NEXT:         %4 = vector.extract %0[%3] : i32 from vector<6xi32>
// CHECK-NEXT:         vector.print %4 : i32 punctuation <no_punctuation>
// CHECK-NEXT:         %5 = arith.cmpi ult, %arg2, %c2 : index
// CHECK-NEXT:         scf.if %5 {
// CHECK-NEXT:           vector.print punctuation <comma>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       vector.print punctuation <close>
// CHECK-NEXT:       %1 = arith.cmpi ult, %arg1, %c1 : index
// CHECK-NEXT:       scf.if %1 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print punctuation <comma>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @no_dimensions(%arg0: vector<f32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c1 step %c1 {
// CHECK-NEXT:       %0 = vector.extract %arg0[] : f32 from vector<f32>
// CHECK-NEXT:       vector.print %0 : f32 punctuation <no_punctuation>
// CHECK-NEXT:       %1 = arith.cmpi ult, %arg1, %c0 : index
// CHECK-NEXT:       scf.if %1 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @scalable(%arg0: vector<[4]xf32>, %arg1: vector<[4]x4xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT:     %0 = arith.subi %c4_vscale, %c1 : index
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c4_vscale step %c1 {
// CHECK-NEXT:       %1 = vector.extract %arg0[%arg2] : f32 from vector<[4]xf32>
// CHECK-NEXT:       vector.print %1 : f32 punctuation <no_punctuation>
// CHECK-NEXT:       %2 = arith.cmpi ult, %arg2, %0 : index
// CHECK-NEXT:       scf.if %2 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print %arg1 : vector<[4]x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @narrow(%arg0: vector<2xi1>, %arg1: vector<2xsi4>, %arg2: vector<2xui12>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.extui %arg0 : vector<2xi1> to vector<2xi8>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %7 = vector.extract %0[%arg3] : i8 from vector<2xi8>
// CHECK-NEXT:       vector.print %7 : i8 punctuation <no_punctuation>
// CHECK-NEXT:       %8 = arith.cmpi ult, %arg3, %c1 : index
// CHECK-NEXT:       scf.if %8 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     %1 = vector.bitcast %arg1 : vector<2xsi4> to vector<2xi4>
// CHECK-NEXT:     %2 = arith.extsi %1 : vector<2xi4> to vector<2xi8>
// CHECK-NEXT:     %3 = vector.bitcast %2 : vector<2xi8> to vector<2xsi8>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %7 = vector.extract %3[%arg3] : si8 from vector<2xsi8>
// CHECK-NEXT:       vector.print %7 : si8 punctuation <no_punctuation>
// CHECK-NEXT:       %8 = arith.cmpi ult, %arg3, %c1 : index
// CHECK-NEXT:       scf.if %8 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     %4 = vector.bitcast %arg2 : vector<2xui12> to vector<2xi12>
// CHECK-NEXT:     %5 = arith.extui %4 : vector<2xi12> to vector<2xi16>
// CHECK-NEXT:     %6 = vector.bitcast %5 : vector<2xi16> to vector<2xui16>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %7 = vector.extract %6[%arg3] : ui16 from vector<2xui16>
// CHECK-NEXT:       vector.print %7 : ui16 punctuation <no_punctuation>
// CHECK-NEXT:       %8 = arith.cmpi ult, %arg3, %c1 : index
// CHECK-NEXT:       scf.if %8 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
