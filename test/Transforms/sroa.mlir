// RUN: %test_opt --allow-unregistered-dialect --sroa %s | FileCheck %s
//
// Slots of aggregates become slots of their elements. The role of memrefs is in
// test/lib/TestMemRef.cpp; results are those of mlir-opt.

// A slot for each element that is accessed.
// CHECK-LABEL: func.func @elements
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca() : memref<i32>
// CHECK-NEXT: %[[ALLOCA_0:.*]] = memref.alloca() : memref<i32>
// CHECK-NEXT: memref.store %[[A]], %[[ALLOCA]][] : memref<i32>
// CHECK-NEXT: memref.store %[[B]], %[[ALLOCA_0]][] : memref<i32>
// CHECK-NEXT: %[[LOAD:.*]] = memref.load %[[ALLOCA]][] : memref<i32>
// CHECK-NEXT: return %[[LOAD]] : i32
// CHECK-NEXT: }
func.func @elements(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloca() : memref<2xi32>
  memref.store %a, %0[%c0] : memref<2xi32>
  memref.store %b, %0[%c1] : memref<2xi32>
  %1 = memref.load %0[%c0] : memref<2xi32>
  return %1 : i32
}

// Their order is that of the uses, newest first.
// CHECK-LABEL: func.func @order
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: f32) -> i32 {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca() : memref<i32>
// CHECK-NEXT: %[[ALLOCA_0:.*]] = memref.alloca() : memref<i32>
// CHECK-NEXT: %[[ALLOCA_1:.*]] = memref.alloca() : memref<i32>
// CHECK-NEXT: memref.store %[[A]], %[[ALLOCA]][] : memref<i32>
// CHECK-NEXT: memref.store %[[A]], %[[ALLOCA_1]][] : memref<i32>
// CHECK-NEXT: memref.store %[[A]], %[[ALLOCA_0]][] : memref<i32>
// CHECK-NEXT: %[[LOAD:.*]] = memref.load %[[ALLOCA]][] : memref<i32>
// CHECK-NEXT: return %[[LOAD]] : i32
// CHECK-NEXT: }
func.func @order(%a: i32, %b: f32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloca() : memref<2x2xi32>
  memref.store %a, %0[%c1, %c1] : memref<2x2xi32>
  memref.store %a, %0[%c1, %c0] : memref<2x2xi32>
  memref.store %a, %0[%c0, %c0] : memref<2x2xi32>
  %1 = memref.load %0[%c1, %c1] : memref<2x2xi32>
  return %1 : i32
}

// Some of them may be unused; accesses may be in regions.
// CHECK-LABEL: func.func @in_regions
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca() : memref<i32>
// CHECK-NEXT: "t.region"() ({
// CHECK-NEXT: memref.store %[[A]], %[[ALLOCA]][] {nontemporal = true} : memref<i32>
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: %[[LOAD:.*]] = memref.load %[[ALLOCA]][] : memref<i32>
// CHECK-NEXT: return %[[LOAD]] : i32
// CHECK-NEXT: }
func.func @in_regions(%a: i32) -> i32 {
  %c3 = arith.constant 3 : index
  %0 = memref.alloca() {alignment = 8 : i64} : memref<16xi32>
  "t.region"() ({
    memref.store %a, %0[%c3] {nontemporal = true} : memref<16xi32>
  }) : () -> ()
  %1 = memref.load %0[%c3] : memref<16xi32>
  return %1 : i32
}

// Indices that are unknown, or out of bounds.
// CHECK-LABEL: func.func @unknown_index
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[I:[a-z0-9_]+]]: index) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca() : memref<2xi32>
// CHECK-NEXT: memref.store %[[A]], %[[ALLOCA]][%[[C0]]] : memref<2xi32>
// CHECK-NEXT: memref.store %[[A]], %[[ALLOCA]][%[[I]]] : memref<2xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unknown_index(%a: i32, %i: index) {
  %c0 = arith.constant 0 : index
  %0 = memref.alloca() : memref<2xi32>
  memref.store %a, %0[%c0] : memref<2xi32>
  memref.store %a, %0[%i] : memref<2xi32>
  return
}

// CHECK-LABEL: func.func @out_of_bounds
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) {
// CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[CM1:.*]] = arith.constant -1 : index
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca() : memref<2xi32>
// CHECK-NEXT: %[[ALLOCA_0:.*]] = memref.alloca() : memref<2xi32>
// CHECK-NEXT: memref.store %[[A]], %[[ALLOCA]][%[[C2]]] : memref<2xi32>
// CHECK-NEXT: memref.store %[[A]], %[[ALLOCA_0]][%[[CM1]]] : memref<2xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @out_of_bounds(%a: i32) {
  %c2 = arith.constant 2 : index
  %c-1 = arith.constant -1 : index
  %0 = memref.alloca() : memref<2xi32>
  %1 = memref.alloca() : memref<2xi32>
  memref.store %a, %0[%c2] : memref<2xi32>
  memref.store %a, %1[%c-1] : memref<2xi32>
  return
}

// Too many elements, one, none, and an unknown number.
// CHECK-LABEL: func.func @shapes
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[N:[a-z0-9_]+]]: index) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca() : memref<17xi32>
// CHECK-NEXT: %[[ALLOCA_0:.*]] = memref.alloca() : memref<1xi32>
// CHECK-NEXT: %[[ALLOCA_1:.*]] = memref.alloca() : memref<i32>
// CHECK-NEXT: %[[ALLOCA_2:.*]] = memref.alloca(%[[N]]) : memref<?xi32>
// CHECK-NEXT: memref.store %[[A]], %[[ALLOCA]][%[[C0]]] : memref<17xi32>
// CHECK-NEXT: memref.store %[[A]], %[[ALLOCA_0]][%[[C0]]] : memref<1xi32>
// CHECK-NEXT: memref.store %[[A]], %[[ALLOCA_1]][] : memref<i32>
// CHECK-NEXT: memref.store %[[A]], %[[ALLOCA_2]][%[[C0]]] : memref<?xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @shapes(%a: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %0 = memref.alloca() : memref<17xi32>
  %1 = memref.alloca() : memref<1xi32>
  %2 = memref.alloca() : memref<i32>
  %3 = memref.alloca(%n) : memref<?xi32>
  memref.store %a, %0[%c0] : memref<17xi32>
  memref.store %a, %1[%c0] : memref<1xi32>
  memref.store %a, %2[] : memref<i32>
  memref.store %a, %3[%c0] : memref<?xi32>
  return
}

// The address is an element of another aggregate.
// CHECK-LABEL: func.func @addresses
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca() : memref<memref<2xi32>>
// CHECK-NEXT: %[[ALLOCA_0:.*]] = memref.alloca() : memref<2xi32>
// CHECK-NEXT: memref.store %[[ALLOCA_0]], %[[ALLOCA]][] : memref<memref<2xi32>>
// CHECK-NEXT: memref.store %[[A]], %[[ALLOCA_0]][%[[C0]]] : memref<2xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @addresses(%a: i32) {
  %c0 = arith.constant 0 : index
  %0 = memref.alloca() : memref<2xmemref<2xi32>>
  %1 = memref.alloca() : memref<2xi32>
  memref.store %1, %0[%c0] : memref<2xmemref<2xi32>>
  memref.store %a, %1[%c0] : memref<2xi32>
  return
}

// Slots without uses, and those whose address goes elsewhere.
// CHECK-LABEL: func.func @kept
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca() : memref<2xi32>
// CHECK-NEXT: %[[ALLOCA_0:.*]] = memref.alloca() : memref<2xi32>
// CHECK-NEXT: memref.store %[[A]], %[[ALLOCA_0]][%[[C0]]] : memref<2xi32>
// CHECK-NEXT: "t.use"(%[[ALLOCA_0]]) : (memref<2xi32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @kept(%a: i32) {
  %c0 = arith.constant 0 : index
  %0 = memref.alloca() : memref<2xi32>
  %1 = memref.alloca() : memref<2xi32>
  memref.store %a, %1[%c0] : memref<2xi32>
  "t.use"(%1) : (memref<2xi32>) -> ()
  return
}
