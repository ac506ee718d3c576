// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --memref-expand %s | FileCheck %s
//
// Reshapes by casts with sizes and strides.

// CHECK-LABEL: func.func @m
// CHECK-SAME: (%[[F:[a-z0-9_]+]]: f32, %[[G:[a-z0-9_]+]]: f32, %[[H:[a-z0-9_]+]]: f32, %[[V:[a-z0-9_]+]]: vector<4xf32>, %[[I:[a-z0-9_]+]]: i32, %[[M:[a-z0-9_]+]]: memref<8xf32>, %[[J:[a-z0-9_]+]]: index, %[[DYN:[a-z0-9_]+]]: memref<?xf32>, %[[SHAPE:[a-z0-9_]+]]: memref<2xindex>, %[[MI:[a-z0-9_]+]]: memref<8xi32>, %[[MM:[a-z0-9_]+]]: memref<8xindex>) -> (f32, f32, f32, i32, memref<?x?xf32>) {
// CHECK-NEXT:   %[[ATOMIC_RMW:.*]] = memref.atomic_rmw maximumf %[[F]], %[[M]][%[[J]]] : (f32, memref<8xf32>) -> f32
// CHECK-NEXT:   %[[ATOMIC_RMW_1:.*]] = memref.atomic_rmw minnumf %[[F]], %[[M]][%[[J]]] : (f32, memref<8xf32>) -> f32
// CHECK-NEXT:   %[[ATOMIC_RMW_2:.*]] = memref.atomic_rmw addf %[[F]], %[[M]][%[[J]]] : (f32, memref<8xf32>) -> f32
// CHECK-NEXT:   %[[ATOMIC_RMW_3:.*]] = memref.atomic_rmw maxs %[[I]], %[[MI]][%[[J]]] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT:   %[[ATOMIC_RMW_4:.*]] = memref.atomic_rmw assign %[[I]], %[[MI]][%[[J]]] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT:   %[[ATOMIC_RMW_5:.*]] = memref.atomic_rmw mulf %[[F]], %[[M]][%[[J]]] : (f32, memref<8xf32>) -> f32
// CHECK-NEXT:   %[[ATOMIC_RMW_6:.*]] = memref.atomic_rmw minimumf %[[F]], %[[M]][%[[J]]] : (f32, memref<8xf32>) -> f32
// CHECK-NEXT:   %[[ATOMIC_RMW_7:.*]] = memref.atomic_rmw maxnumf %[[F]], %[[M]][%[[J]]] : (f32, memref<8xf32>) -> f32
// CHECK-NEXT:   %[[ATOMIC_RMW_8:.*]] = memref.atomic_rmw muli %[[I]], %[[MI]][%[[J]]] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[SHAPE]][%[[C1]]] : memref<2xindex>
// CHECK-NEXT:   %[[C1_0:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[C1_0]], %[[LOAD]] : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[LOAD_1:.*]] = memref.load %[[SHAPE]][%[[C0]]] : memref<2xindex>
// CHECK-NEXT:   %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[DYN]] to offset: [0], sizes: [%[[LOAD_1]], %[[LOAD]]], strides: [%[[MULI]], 1] : memref<?xf32> to memref<?x?xf32>
// CHECK-NEXT:   return %[[ATOMIC_RMW]], %[[ATOMIC_RMW_1]], %[[ATOMIC_RMW_2]], %[[ATOMIC_RMW_3]], %[[REINTERPRET_CAST]] : f32, f32, f32, i32, memref<?x?xf32>
// CHECK-NEXT: }
func.func @m(%f: f32, %g: f32, %h: f32, %v: vector<4xf32>, %i: i32, %m: memref<8xf32>, %j: index, %dyn: memref<?xf32>, %shape: memref<2xindex>, %mi: memref<8xi32>, %mm: memref<8xindex>) -> (f32, f32, f32, i32, memref<?x?xf32>) {
  %0 = memref.atomic_rmw maximumf %f, %m[%j] : (f32, memref<8xf32>) -> f32
  %1 = memref.atomic_rmw minnumf %f, %m[%j] : (f32, memref<8xf32>) -> f32
  %2 = memref.atomic_rmw addf %f, %m[%j] : (f32, memref<8xf32>) -> f32
  %3 = memref.atomic_rmw maxs %i, %mi[%j] : (i32, memref<8xi32>) -> i32
  %5 = memref.atomic_rmw assign %i, %mi[%j] : (i32, memref<8xi32>) -> i32
  %6 = memref.atomic_rmw mulf %f, %m[%j] : (f32, memref<8xf32>) -> f32
  %7 = memref.atomic_rmw minimumf %f, %m[%j] : (f32, memref<8xf32>) -> f32
  %8 = memref.atomic_rmw maxnumf %f, %m[%j] : (f32, memref<8xf32>) -> f32
  %9 = memref.atomic_rmw muli %i, %mi[%j] : (i32, memref<8xi32>) -> i32
  %4 = memref.reshape %dyn(%shape) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
  return %0, %1, %2, %3, %4 : f32, f32, f32, i32, memref<?x?xf32>
}

// CHECK-LABEL: func.func @r
// CHECK-SAME: (%[[SRC:[a-z0-9_]+]]: memref<*xf32>, %[[SHAPE:[a-z0-9_]+]]: memref<3xindex>, %[[S2:[a-z0-9_]+]]: memref<3xi32>, %[[S:[a-z0-9_]+]]: memref<0xindex>, %[[SRC2:[a-z0-9_]+]]: memref<1xf32>, %[[U:[a-z0-9_]+]]: memref<?xindex>) -> (memref<?x8x?xf32>, memref<4x?x?xf32>, memref<f32>, memref<*xf32>) {
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[SHAPE]][%[[C2]]] : memref<3xindex>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[C1]], %[[LOAD]] : index
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[MULI_1:.*]] = arith.muli %[[MULI]], %[[C8]] : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[LOAD_1:.*]] = memref.load %[[SHAPE]][%[[C0]]] : memref<3xindex>
// CHECK-NEXT:   %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[SRC]] to offset: [0], sizes: [%[[LOAD_1]], 8, %[[LOAD]]], strides: [%[[MULI_1]], %[[MULI]], 1] : memref<*xf32> to memref<?x8x?xf32>
// CHECK-NEXT:   %[[C2_0:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[LOAD_2:.*]] = memref.load %[[S2]][%[[C2_0]]] : memref<3xi32>
// CHECK-NEXT:   %[[INDEX_CAST:.*]] = arith.index_cast %[[LOAD_2]] : i32 to index
// CHECK-NEXT:   %[[C1_1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[MULI_2:.*]] = arith.muli %[[C1_1]], %[[INDEX_CAST]] : index
// CHECK-NEXT:   %[[C1_2:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[LOAD_3:.*]] = memref.load %[[S2]][%[[C1_2]]] : memref<3xi32>
// CHECK-NEXT:   %[[INDEX_CAST_1:.*]] = arith.index_cast %[[LOAD_3]] : i32 to index
// CHECK-NEXT:   %[[MULI_3:.*]] = arith.muli %[[MULI_2]], %[[INDEX_CAST_1]] : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[REINTERPRET_CAST_3:.*]] = memref.reinterpret_cast %[[SRC]] to offset: [0], sizes: [4, %[[INDEX_CAST_1]], %[[INDEX_CAST]]], strides: [%[[MULI_3]], %[[MULI_2]], 1] : memref<*xf32> to memref<4x?x?xf32>
// CHECK-NEXT:   %[[REINTERPRET_CAST_4:.*]] = memref.reinterpret_cast %[[SRC2]] to offset: [0], sizes: [], strides: [] : memref<1xf32> to memref<f32>
// CHECK-NEXT:   %[[RESHAPE:.*]] = memref.reshape %[[SRC2]](%[[U]]) : (memref<1xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT:   return %[[REINTERPRET_CAST]], %[[REINTERPRET_CAST_3]], %[[REINTERPRET_CAST_4]], %[[RESHAPE]] : memref<?x8x?xf32>, memref<4x?x?xf32>, memref<f32>, memref<*xf32>
// CHECK-NEXT: }
func.func @r(%src: memref<*xf32>, %shape: memref<3xindex>, %s2: memref<3xi32>, %s: memref<0xindex>, %src2: memref<1xf32>, %u: memref<?xindex>) -> (memref<?x8x?xf32>, memref<4x?x?xf32>, memref<f32>, memref<*xf32>) {
  %0 = memref.reshape %src(%shape) : (memref<*xf32>, memref<3xindex>) -> memref<?x8x?xf32>
  %1 = memref.reshape %src(%s2) : (memref<*xf32>, memref<3xi32>) -> memref<4x?x?xf32>
  %2 = memref.reshape %src2(%s) : (memref<1xf32>, memref<0xindex>) -> memref<f32>
  %3 = memref.reshape %src2(%u) : (memref<1xf32>, memref<?xindex>) -> memref<*xf32>
  return %0, %1, %2, %3 : memref<?x8x?xf32>, memref<4x?x?xf32>, memref<f32>, memref<*xf32>
}
