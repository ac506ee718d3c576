// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --expand-realloc=emit-deallocs=false %s | FileCheck %s
//
// The old memory is not deallocated.

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32>, %[[N:[a-z0-9_]+]]: index) -> memref<?xf32> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[M]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi ult, %[[DIM]], %[[N]] : index
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[CMPI]] -> (memref<?xf32>) {
// CHECK-NEXT:     %[[ALLOC:.*]] = memref.alloc(%[[N]]) {alignment = 8 : i64} : memref<?xf32>
// CHECK-NEXT:     %[[SUBVIEW:.*]] = memref.subview %[[ALLOC]][0] [%[[DIM]]] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:     memref.copy %[[M]], %[[SUBVIEW]] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:     scf.yield %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [%[[N]]], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     scf.yield %[[REINTERPRET_CAST]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[IF]] : memref<?xf32>
// CHECK-NEXT: }
func.func @a(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.realloc %m(%n) {alignment = 8} : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK-LABEL: func.func @b
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<2xf32>) -> memref<4xf32> {
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi ult, %[[C2]], %[[C4]] : index
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[CMPI]] -> (memref<4xf32>) {
// CHECK-NEXT:     %[[ALLOC:.*]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[SUBVIEW:.*]] = memref.subview %[[ALLOC]][0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
// CHECK-NEXT:     memref.copy %[[M]], %[[SUBVIEW]] : memref<2xf32> to memref<2xf32, strided<[1]>>
// CHECK-NEXT:     scf.yield %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [4], strides: [1] : memref<2xf32> to memref<4xf32>
// CHECK-NEXT:     scf.yield %[[REINTERPRET_CAST]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[IF]] : memref<4xf32>
// CHECK-NEXT: }
func.func @b(%m: memref<2xf32>) -> memref<4xf32> {
  %0 = memref.realloc %m : memref<2xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK-LABEL: func.func @c
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32, 1>) -> memref<4xf32, 1> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[M]], %[[C0]] : memref<?xf32, 1>
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi ult, %[[DIM]], %[[C4]] : index
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[CMPI]] -> (memref<4xf32, 1>) {
// CHECK-NEXT:     %[[ALLOC:.*]] = memref.alloc() : memref<4xf32, 1>
// CHECK-NEXT:     %[[SUBVIEW:.*]] = memref.subview %[[ALLOC]][0] [%[[DIM]]] [1] : memref<4xf32, 1> to memref<?xf32, strided<[1]>, 1>
// CHECK-NEXT:     memref.copy %[[M]], %[[SUBVIEW]] : memref<?xf32, 1> to memref<?xf32, strided<[1]>, 1>
// CHECK-NEXT:     scf.yield %[[ALLOC]] : memref<4xf32, 1>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [4], strides: [1] : memref<?xf32, 1> to memref<4xf32, 1>
// CHECK-NEXT:     scf.yield %[[REINTERPRET_CAST]] : memref<4xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[IF]] : memref<4xf32, 1>
// CHECK-NEXT: }
func.func @c(%m: memref<?xf32, 1>) -> memref<4xf32, 1> {
  %0 = memref.realloc %m : memref<?xf32, 1> to memref<4xf32, 1>
  return %0 : memref<4xf32, 1>
}

// CHECK-LABEL: func.func @d
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<4xf32>, %[[N:[a-z0-9_]+]]: index) -> memref<?xf32> {
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi ult, %[[C4]], %[[N]] : index
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[CMPI]] -> (memref<?xf32>) {
// CHECK-NEXT:     %[[ALLOC:.*]] = memref.alloc(%[[N]]) : memref<?xf32>
// CHECK-NEXT:     %[[SUBVIEW:.*]] = memref.subview %[[ALLOC]][0] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:     memref.copy %[[M]], %[[SUBVIEW]] : memref<4xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:     scf.yield %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [%[[N]]], strides: [1] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     scf.yield %[[REINTERPRET_CAST]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[IF]] : memref<?xf32>
// CHECK-NEXT: }
func.func @d(%m: memref<4xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.realloc %m(%n) : memref<4xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
