// RUN: strata opt --convert-scf-to-cf=prevent-overflow %s | FileCheck %s
//
// Loops whose variable cannot overflow, or that a counter ends.

// The bound is above the variable: 1 can be added.
// CHECK-LABEL: @one
// CHECK:         %[[C1:.*]] = arith.constant 1 : index
// CHECK:         %[[NEXT:.*]] = arith.addi %[[IV:.*]], %[[C1]] overflow<nsw> : index
// CHECK-NEXT:    cf.br ^bb1(%[[NEXT]] : index)
func.func @one(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
  }
  return
}

// CHECK-LABEL: @one_unsigned
// CHECK:         arith.addi %{{.*}}, %{{.*}} overflow<nuw> : i32
func.func @one_unsigned(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for unsigned %i = %c0 to %n step %c1 : i32 {
  }
  return
}

// A small bound.
// CHECK-LABEL: @small
// CHECK:         %[[C8:.*]] = arith.constant 8 : i8
// CHECK:         %[[C120:.*]] = arith.constant 120 : i8
// CHECK:         arith.cmpi slt, %{{.*}}, %[[C120]] : i8
// CHECK:         arith.addi %{{.*}}, %[[C8]] overflow<nsw> : i8
func.func @small(%l: i8) {
  %c8 = arith.constant 8 : i8
  %c120 = arith.constant 120 : i8
  scf.for %i = %l to %c120 step %c8 : i8 {
  }
  return
}

// 127, the last number of the type, can be exceeded by one.
// CHECK-LABEL: @limit
// CHECK:         arith.divui
// CHECK:         arith.cmpi ult
func.func @limit(%l: i8) {
  %c8 = arith.constant 8 : i8
  %c121 = arith.constant 121 : i8
  scf.for %i = %l to %c121 step %c8 : i8 {
  }
  return
}

// The counter is the last argument of the block.
// CHECK-LABEL: @counted
// CHECK-SAME:      %[[N:.*]]: index, %[[INIT:.*]]: f32
// CHECK:         %[[C0:.*]] = arith.constant 0 : index
// CHECK:         %[[C4:.*]] = arith.constant 4 : index
// CHECK:         %[[C1:.*]] = arith.constant 1 : index
// CHECK:         %[[DISTANCE:.*]] = arith.subi %[[N]], %[[C0]] : index
// CHECK-NEXT:    %[[LAST:.*]] = arith.subi %[[DISTANCE]], %[[C1]] : index
// CHECK-NEXT:    %[[STEPS:.*]] = arith.divui %[[LAST]], %[[C4]] : index
// CHECK-NEXT:    %[[COUNT:.*]] = arith.addi %[[STEPS]], %[[C1]] : index
// CHECK-NEXT:    %[[ANY:.*]] = arith.cmpi slt, %[[C0]], %[[N]] : index
// CHECK:         %[[LIMIT:.*]] = arith.select %[[ANY]], %[[COUNT]], %{{.*}} : index
// CHECK:         cf.br ^bb1(%[[C0]], %[[INIT]], %{{.*}} : index, f32, index)
// CHECK-NEXT:  ^bb1(%[[IV:.*]]: index, %[[X:.*]]: f32, %[[I:.*]]: index):
// CHECK-NEXT:    %[[INSIDE:.*]] = arith.cmpi ult, %[[I]], %[[LIMIT]] : index
// CHECK-NEXT:    cf.cond_br %[[INSIDE]], ^bb2, ^bb3
// CHECK:         %[[NEXT:.*]] = arith.addi %[[IV]], %[[C4]] overflow<nsw> : index
// CHECK-NEXT:    %[[NEXT_I:.*]] = arith.addi %[[I]], %{{.*}} overflow<nuw> : index
// CHECK-NEXT:    cf.br ^bb1(%[[NEXT]], %{{.*}}, %[[NEXT_I]] : index, f32, index)
// CHECK:         return %[[X]]
func.func @counted(%n: index, %init: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %n step %c4 iter_args(%x = %init) -> (f32) {
    %y = arith.addf %x, %x : f32
    scf.yield %y : f32
  }
  return %r : f32
}

// The steps are unknown.
// CHECK-LABEL: @unknown
// CHECK:         arith.addi %{{.*}}, %{{.*}} : index
// CHECK:         arith.addi %{{.*}}, %{{.*}} : index
// CHECK-NOT:     overflow
func.func @unknown(%n: index, %s: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %n step %s {
  }
  scf.for %i = %c0 to %n step %c0 {
  }
  return
}
