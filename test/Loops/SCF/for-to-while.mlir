// AUTOUPDATE
// RUN: %opt --scf-for-to-while %s | FileCheck %s
//
// The induction variable becomes a carried value of scf.while.

// CHECK-LABEL: func.func @power
// CHECK-SAME: (%[[FROM:[a-z0-9_]+]]: index, %[[TO:[a-z0-9_]+]]: index, %[[STEP:[a-z0-9_]+]]: index, %[[X:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:   %[[WHILE:[a-z0-9_]+]]:2 = scf.while (%[[ARG4:[a-z0-9_]+]] = %[[FROM]], %[[ARG5:[a-z0-9_]+]] = %[[X]]) : (index, f32) -> (index, f32) {
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi slt, %[[ARG4]], %[[TO]] : index
// CHECK-NEXT:     scf.condition(%[[CMPI]]) %[[ARG4]], %[[ARG5]] : index, f32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG4_1:[a-z0-9_]+]]: index, %[[ARG5_1:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG4_1]], %[[STEP]] : index
// CHECK-NEXT:     %[[WHILE_1:[a-z0-9_]+]]:2 = scf.while (%[[ARG6:[a-z0-9_]+]] = %[[FROM]], %[[ARG7:[a-z0-9_]+]] = %[[ARG5_1]]) : (index, f32) -> (index, f32) {
// CHECK-NEXT:       %[[CMPI_1:.*]] = arith.cmpi slt, %[[ARG6]], %[[ARG4_1]] : index
// CHECK-NEXT:       scf.condition(%[[CMPI_1]]) %[[ARG6]], %[[ARG7]] : index, f32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG6_1:[a-z0-9_]+]]: index, %[[ARG7_1:[a-z0-9_]+]]: f32):
// CHECK-NEXT:       %[[ADDI_1:.*]] = arith.addi %[[ARG6_1]], %[[STEP]] : index
// CHECK-NEXT:       %[[PRODUCT:.*]] = arith.mulf %[[ARG7_1]], %[[X]] : f32
// CHECK-NEXT:       scf.yield %[[ADDI_1]], %[[PRODUCT]] : index, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[ADDI]], %[[WHILE_1]]#1 : index, f32
// CHECK-NEXT:   } attributes {tag}
// CHECK-NEXT:   return %[[WHILE]]#1 : f32
// CHECK-NEXT: }
func.func @power(%from: index, %to: index, %step: index, %x: f32) -> f32 {
  %r = scf.for %i = %from to %to step %step iter_args(%p = %x) -> (f32) {
    %q = scf.for %j = %from to %i step %step iter_args(%s = %p) -> (f32) {
      %product = arith.mulf %s, %x : f32
      scf.yield %product : f32
    }
    scf.yield %q : f32
  } {tag}
  return %r : f32
}

// CHECK-LABEL: func.func @unsigned
// CHECK-SAME: (%[[FROM:[a-z0-9_]+]]: i32, %[[TO:[a-z0-9_]+]]: i32, %[[STEP:[a-z0-9_]+]]: i32, %[[BUFFER:[a-z0-9_]+]]: memref<i32>) {
// CHECK-NEXT:   %[[WHILE:.*]] = scf.while (%[[ARG4:[a-z0-9_]+]] = %[[FROM]]) : (i32) -> i32 {
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi ult, %[[ARG4]], %[[TO]] : i32
// CHECK-NEXT:     scf.condition(%[[CMPI]]) %[[ARG4]] : i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG4_1:[a-z0-9_]+]]: i32):
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG4_1]], %[[STEP]] : i32
// CHECK-NEXT:     memref.store %[[ARG4_1]], %[[BUFFER]][] : memref<i32>
// CHECK-NEXT:     scf.yield %[[ADDI]] : i32
// CHECK-NEXT:   } attributes {unsignedCmp}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unsigned(%from: i32, %to: i32, %step: i32, %buffer: memref<i32>) {
  scf.for unsigned %i = %from to %to step %step : i32 {
    memref.store %i, %buffer[] : memref<i32>
  }
  return
}

// 126 is the last number, and 128 would be -128: scf.while would not end.
// CHECK-LABEL: func.func @overflow
// CHECK-SAME: (%[[BUFFER:[a-z0-9_]+]]: memref<i8>) {
// CHECK-NEXT:   %[[FROM:.*]] = arith.constant 0 : i8
// CHECK-NEXT:   %[[TO:.*]] = arith.constant 127 : i8
// CHECK-NEXT:   %[[STEP:.*]] = arith.constant 2 : i8
// CHECK-NEXT:   scf.for %[[I:[a-z0-9_]+]] = %[[FROM]] to %[[TO]] step %[[STEP]]  : i8 {
// CHECK-NEXT:     memref.store %[[I]], %[[BUFFER]][] : memref<i8>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @overflow(%buffer: memref<i8>) {
  %from = arith.constant 0 : i8
  %to = arith.constant 127 : i8
  %step = arith.constant 2 : i8
  scf.for %i = %from to %to step %step : i8 {
    memref.store %i, %buffer[] : memref<i8>
  }
  return
}
