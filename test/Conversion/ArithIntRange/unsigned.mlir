// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(arith-unsigned-when-equivalent))" %s | FileCheck %s
//
// Operations on numbers that are never negative, and on any numbers

// CHECK-LABEL: func.func @never_negative
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i8, %[[Y:[a-z0-9_]+]]: i8) -> (i32, i1, i32, i32, i64, f32) {
// CHECK-NEXT:   %[[A:.*]] = arith.extui %[[X]] : i8 to i32
// CHECK-NEXT:   %[[B:.*]] = arith.extui %[[Y]] : i8 to i32
// CHECK-NEXT:   %[[QUOTIENT:.*]] = arith.divsi %[[A]], %[[B]] : i32
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi ult, %[[A]], %[[B]] : i32
// CHECK-NEXT:   %[[MINUI:.*]] = arith.minui %[[A]], %[[B]] : i32
// CHECK-NEXT:   %[[REMAINDER:.*]] = arith.remsi %[[A]], %[[B]] : i32
// CHECK-NEXT:   %[[EXTUI:.*]] = arith.extui %[[A]] : i32 to i64
// CHECK-NEXT:   %[[FLOAT:.*]] = arith.sitofp %[[A]] : i32 to f32
// CHECK-NEXT:   return %[[QUOTIENT]], %[[CMPI]], %[[MINUI]], %[[REMAINDER]], %[[EXTUI]], %[[FLOAT]] : i32, i1, i32, i32, i64, f32
// CHECK-NEXT: }
func.func @never_negative(%x: i8, %y: i8) -> (i32, i1, i32, i32, i64, f32) {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %quotient = arith.divsi %a, %b : i32
  %less = arith.cmpi slt, %a, %b : i32
  %min = arith.minsi %a, %b : i32
  %remainder = arith.remsi %a, %b : i32
  %wide = arith.extsi %a : i32 to i64
  %float = arith.sitofp %a : i32 to f32
  return %quotient, %less, %min, %remainder, %wide, %float : i32, i1, i32, i32, i64, f32
}

// CHECK-LABEL: func.func @any
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i32, %[[Y:[a-z0-9_]+]]: i32) -> (i32, i1) {
// CHECK-NEXT:   %[[QUOTIENT:.*]] = arith.divsi %[[X]], %[[Y]] : i32
// CHECK-NEXT:   %[[LESS:.*]] = arith.cmpi slt, %[[X]], %[[Y]] : i32
// CHECK-NEXT:   return %[[QUOTIENT]], %[[LESS]] : i32, i1
// CHECK-NEXT: }
func.func @any(%x: i32, %y: i32) -> (i32, i1) {
  %quotient = arith.divsi %x, %y : i32
  %less = arith.cmpi slt, %x, %y : i32
  return %quotient, %less : i32, i1
}

// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<100xindex>) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C100:.*]] = arith.constant 100 : index
// CHECK-NEXT:   scf.for %[[I:[a-z0-9_]+]] = %[[C0]] to %[[C100]] step %[[C1]] {
// CHECK-NEXT:     %[[DIVUI:.*]] = arith.divui %[[I]], %[[C4]] : index
// CHECK-NEXT:     memref.store %[[DIVUI]], %[[M]][%[[I]]] : memref<100xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @loop(%m: memref<100xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c100 = arith.constant 100 : index
  scf.for %i = %c0 to %c100 step %c1 {
    %quotient = arith.divsi %i, %c4 : index
    memref.store %quotient, %m[%i] : memref<100xindex>
  }
  return
}
