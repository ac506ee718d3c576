// RUN: %opt --allow-unregistered-dialect --canonicalize --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Patterns of memref.subview: constants become static unless the part then leaves the source; casts of the source; the whole source.

// CHECK-LABEL: func.func @consts(
// CHECK-SAME: {{^}}%[[M:[a-z0-9_]+]]: memref<?x?xf32>, %[[N:[a-z0-9_]+]]: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[M]][0, 1] [4, %[[N]]] [1, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: 1>>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[SUBVIEW]] : memref<4x?xf32, strided<[?, 1], offset: 1>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[CAST]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @consts(%m: memref<?x?xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[%c0, %c1] [%c4, %n] [%c1, %c1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @consts2
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<8x16xf32>, %[[N:[a-z0-9_]+]]: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[M]][0, 1] [4, %[[N]]] [1, 1] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 1], offset: 1>>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[SUBVIEW]] : memref<4x?xf32, strided<[16, 1], offset: 1>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[CAST]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @consts2(%m: memref<8x16xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[%c0, %c1] [%c4, %n] [%c1, %c1] : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @outside
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<8x16xf32>, %[[N:[a-z0-9_]+]]: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[M]][0, 1] [24, %[[N]]] [%[[C1]], %[[C1]]] : memref<8x16xf32> to memref<24x?xf32, strided<[?, ?], offset: 1>>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[SUBVIEW]] : memref<24x?xf32, strided<[?, ?], offset: 1>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[CAST]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @outside(%m: memref<8x16xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 24 : index
  %0 = memref.subview %m[%c0, %c1] [%c4, %n] [%c1, %c1] : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @stride0
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<8x16xf32>, %[[N:[a-z0-9_]+]]: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[CM1:.*]] = arith.constant -1 : index
// CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[M]][0, %[[N]]] [%[[N]], %[[N]]] [%[[C0]], %[[CM1]]] : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[SUBVIEW]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @stride0(%m: memref<8x16xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c-1 = arith.constant -1 : index
  %0 = memref.subview %m[%c0, %n] [%n, %n] [%c0, %c-1] : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @neg
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<8x16xf32>, %[[N:[a-z0-9_]+]]: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %[[CM1:.*]] = arith.constant -1 : index
// CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[M]][%[[CM1]], %[[N]]] [%[[CM1]], %[[N]]] [%[[N]], -1] : memref<8x16xf32> to memref<?x?xf32, strided<[?, -1], offset: ?>>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[SUBVIEW]] : memref<?x?xf32, strided<[?, -1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[CAST]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @neg(%m: memref<8x16xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c-1 = arith.constant -1 : index
  %0 = memref.subview %m[%c-1, %n] [%c-1, %n] [%n, %c-1] : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @cast(
// CHECK-SAME: {{^}}%[[M:[a-z0-9_]+]]: memref<8x16xf32>, %[[N:[a-z0-9_]+]]: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[M]][%[[N]], %[[N]]] [4, %[[N]]] [1, 2] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 2], offset: ?>>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[SUBVIEW]] : memref<4x?xf32, strided<[16, 2], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[CAST]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @cast(%m: memref<8x16xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c = memref.cast %m : memref<8x16xf32> to memref<?x?xf32>
  %0 = memref.subview %c[%n, %n] [4, %n] [1, 2] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 2], offset: ?>>
  %1 = memref.cast %0 : memref<4x?xf32, strided<[?, 2], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @castout
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<8x16xf32>, %[[N:[a-z0-9_]+]]: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[M]][%[[N]], %[[N]]] [40, %[[N]]] [1, 2] : memref<8x16xf32> to memref<40x?xf32, strided<[16, 2], offset: ?>>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[SUBVIEW]] : memref<40x?xf32, strided<[16, 2], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[CAST]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @castout(%m: memref<8x16xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c = memref.cast %m : memref<8x16xf32> to memref<?x?xf32>
  %0 = memref.subview %c[%n, %n] [40, %n] [1, 2] : memref<?x?xf32> to memref<40x?xf32, strided<[?, 2], offset: ?>>
  %1 = memref.cast %0 : memref<40x?xf32, strided<[?, 2], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @castoffset
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<8x16xf32, strided<[16, 1], offset: 3>>, %[[N:[a-z0-9_]+]]: index) -> memref<4x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[M]][1, 2] [4, %[[N]]] [1, %[[N]]] : memref<8x16xf32, strided<[16, 1], offset: 3>> to memref<4x?xf32, strided<[16, ?], offset: 21>>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[SUBVIEW]] : memref<4x?xf32, strided<[16, ?], offset: 21>> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[CAST]] : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @castoffset(%m: memref<8x16xf32, strided<[16,1], offset: 3>>, %n: index) -> memref<4x?xf32, strided<[?, ?], offset: ?>> {
  %c = memref.cast %m : memref<8x16xf32, strided<[16,1], offset: 3>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %0 = memref.subview %c[1, 2] [4, %n] [1, %n] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<4x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<4x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @castredux
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<8x16xf32, strided<[16, 1], offset: 3>>, %[[N:[a-z0-9_]+]]: index) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[M]][1, 2] [1, %[[N]]] [1, %[[N]]] : memref<8x16xf32, strided<[16, 1], offset: 3>> to memref<?xf32, strided<[?], offset: 21>>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[SUBVIEW]] : memref<?xf32, strided<[?], offset: 21>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %[[CAST]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @castredux(%m: memref<8x16xf32, strided<[16,1], offset: 3>>, %n: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %c = memref.cast %m : memref<8x16xf32, strided<[16,1], offset: 3>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %0 = memref.subview %c[1, 2] [1, %n] [1, %n] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @trivial(
// CHECK-SAME: {{^}}%[[M:[a-z0-9_]+]]: memref<?x16xf32, strided<[?, 1], offset: ?>>, %[[N:[a-z0-9_]+]]: index) -> memref<?x16xf32, strided<[?, 1], offset: ?>> {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[DIM:.*]] = memref.dim %[[M]], %[[C0]] : memref<?x16xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[M]][0, 0] [%[[DIM]], 16] [1, 1] : memref<?x16xf32, strided<[?, 1], offset: ?>> to memref<?x16xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return %[[SUBVIEW]] : memref<?x16xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: }
func.func @trivial(%m: memref<?x16xf32, strided<[?,1], offset: ?>>, %n: index) -> memref<?x16xf32, strided<[?,1], offset: ?>> {
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<?x16xf32, strided<[?,1], offset: ?>>
  %0 = memref.subview %m[0, 0] [%d, 16] [1, 1] : memref<?x16xf32, strided<[?, 1], offset: ?>> to memref<?x16xf32, strided<[?,1], offset: ?>>
  return %0 : memref<?x16xf32, strided<[?,1], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @trivial2
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x16xf32>, %[[N:[a-z0-9_]+]]: index) -> memref<?x16xf32, strided<[16, 1]>> {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[D:.*]] = memref.dim %[[M]], %[[C0]] : memref<?x16xf32>
// CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[M]][0, 0] [%[[D]], 16] [1, 1] : memref<?x16xf32> to memref<?x16xf32, strided<[16, 1]>>
// CHECK-NEXT: return %[[SUBVIEW]] : memref<?x16xf32, strided<[16, 1]>>
// CHECK-NEXT: }
func.func @trivial2(%m: memref<?x16xf32>, %n: index) -> memref<?x16xf32, strided<[16,1]>> {
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<?x16xf32>
  %0 = memref.subview %m[0, 0] [%d, 16] [1, 1] : memref<?x16xf32> to memref<?x16xf32, strided<[16,1]>>
  return %0 : memref<?x16xf32, strided<[16,1]>>
}

// -----

// CHECK-LABEL: func.func @trivial3
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<8x16xf32>, %[[N:[a-z0-9_]+]]: index) -> memref<8x16xf32, strided<[16, 1]>> {
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[M]] : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
// CHECK-NEXT: return %[[CAST]] : memref<8x16xf32, strided<[16, 1]>>
// CHECK-NEXT: }
func.func @trivial3(%m: memref<8x16xf32>, %n: index) -> memref<8x16xf32, strided<[16,1]>> {
  %0 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32, strided<[16,1]>>
  return %0 : memref<8x16xf32, strided<[16,1]>>
}

// -----

// CHECK-LABEL: func.func @trivial4
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<8x16xf32>, %[[N:[a-z0-9_]+]]: index) -> memref<8x16xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[M]] : memref<8x16xf32> to memref<8x16xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[CAST]] : memref<8x16xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @trivial4(%m: memref<8x16xf32>, %n: index) -> memref<8x16xf32, strided<[?,?], offset: ?>> {
  %0 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32, strided<[16,1]>>
  %1 = memref.cast %0 : memref<8x16xf32, strided<[16,1]>> to memref<8x16xf32, strided<[?,?], offset: ?>>
  return %1 : memref<8x16xf32, strided<[?,?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @trivial5
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<1x16xf32>, %[[N:[a-z0-9_]+]]: index) -> memref<16xf32> {
// CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[M]][0, 0] [1, 16] [1, 1] : memref<1x16xf32> to memref<16xf32>
// CHECK-NEXT: return %[[SUBVIEW]] : memref<16xf32>
// CHECK-NEXT: }
func.func @trivial5(%m: memref<1x16xf32>, %n: index) -> memref<16xf32> {
  %0 = memref.subview %m[0, 0] [1, 16] [1, 1] : memref<1x16xf32> to memref<16xf32>
  return %0 : memref<16xf32>
}

// -----

// CHECK-LABEL: func.func @subsub
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x16xf32>, %[[N:[a-z0-9_]+]]: index, %[[I:[a-z0-9_]+]]: index) -> memref<?x4xf32, strided<[16, 1], offset: ?>> {
// CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[M]][1, 0] [%[[N]], 16] [1, 1] : memref<?x16xf32> to memref<?x16xf32, strided<[16, 1], offset: 16>>
// CHECK-NEXT: %[[SUBVIEW_0:.*]] = memref.subview %[[SUBVIEW]][%[[I]], 0] [%[[N]], 4] [1, 1] : memref<?x16xf32, strided<[16, 1], offset: 16>> to memref<?x4xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: return %[[SUBVIEW_0]] : memref<?x4xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: }
func.func @subsub(%m: memref<?x16xf32>, %n: index, %i: index) -> memref<?x4xf32, strided<[16,1], offset: ?>> {
  %0 = memref.subview %m[1, 0] [%n, 16] [1, 1] : memref<?x16xf32> to memref<?x16xf32, strided<[16,1], offset: 16>>
  %1 = memref.subview %0[%i, 0] [%n, 4] [1, 1] : memref<?x16xf32, strided<[16,1], offset: 16>> to memref<?x4xf32, strided<[16,1], offset: ?>>
  return %1 : memref<?x4xf32, strided<[16,1], offset: ?>>
}
