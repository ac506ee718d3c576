// RUN: %opt --allow-unregistered-dialect --canonicalize --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Patterns of memref.subview: constants become static unless the part then leaves the source; casts of the source; the whole source.

// CHECK-LABEL: func.func @consts(%arg0: memref<?x?xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %subview = memref.subview %arg0[0, 1] [4, %arg1] [1, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: 1>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<4x?xf32, strided<[?, 1], offset: 1>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @consts(%m: memref<?x?xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[%c0, %c1] [%c4, %n] [%c1, %c1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @consts2(%arg0: memref<8x16xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %subview = memref.subview %arg0[0, 1] [4, %arg1] [1, 1] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 1], offset: 1>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<4x?xf32, strided<[16, 1], offset: 1>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @consts2(%m: memref<8x16xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[%c0, %c1] [%c4, %n] [%c1, %c1] : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @outside(%arg0: memref<8x16xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %subview = memref.subview %arg0[0, 1] [24, %arg1] [%c1, %c1] : memref<8x16xf32> to memref<24x?xf32, strided<[?, ?], offset: 1>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<24x?xf32, strided<[?, ?], offset: 1>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @outside(%m: memref<8x16xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 24 : index
  %0 = memref.subview %m[%c0, %c1] [%c4, %n] [%c1, %c1] : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @stride0(%arg0: memref<8x16xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %subview = memref.subview %arg0[0, %arg1] [%arg1, %arg1] [%c0, %c-1] : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %subview : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @stride0(%m: memref<8x16xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c-1 = arith.constant -1 : index
  %0 = memref.subview %m[%c0, %n] [%n, %n] [%c0, %c-1] : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @neg(%arg0: memref<8x16xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %subview = memref.subview %arg0[%c-1, %arg1] [%c-1, %arg1] [%arg1, -1] : memref<8x16xf32> to memref<?x?xf32, strided<[?, -1], offset: ?>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<?x?xf32, strided<[?, -1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @neg(%m: memref<8x16xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c-1 = arith.constant -1 : index
  %0 = memref.subview %m[%c-1, %n] [%c-1, %n] [%n, %c-1] : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @cast(%arg0: memref<8x16xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %subview = memref.subview %arg0[%arg1, %arg1] [4, %arg1] [1, 2] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 2], offset: ?>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<4x?xf32, strided<[16, 2], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @cast(%m: memref<8x16xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c = memref.cast %m : memref<8x16xf32> to memref<?x?xf32>
  %0 = memref.subview %c[%n, %n] [4, %n] [1, 2] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 2], offset: ?>>
  %1 = memref.cast %0 : memref<4x?xf32, strided<[?, 2], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @castout(%arg0: memref<8x16xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %subview = memref.subview %arg0[%arg1, %arg1] [40, %arg1] [1, 2] : memref<8x16xf32> to memref<40x?xf32, strided<[16, 2], offset: ?>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<40x?xf32, strided<[16, 2], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @castout(%m: memref<8x16xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c = memref.cast %m : memref<8x16xf32> to memref<?x?xf32>
  %0 = memref.subview %c[%n, %n] [40, %n] [1, 2] : memref<?x?xf32> to memref<40x?xf32, strided<[?, 2], offset: ?>>
  %1 = memref.cast %0 : memref<40x?xf32, strided<[?, 2], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @castoffset(%arg0: memref<8x16xf32, strided<[16, 1], offset: 3>>, %arg1: index) -> memref<4x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %subview = memref.subview %arg0[1, 2] [4, %arg1] [1, %arg1] : memref<8x16xf32, strided<[16, 1], offset: 3>> to memref<4x?xf32, strided<[16, ?], offset: 21>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<4x?xf32, strided<[16, ?], offset: 21>> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @castoffset(%m: memref<8x16xf32, strided<[16,1], offset: 3>>, %n: index) -> memref<4x?xf32, strided<[?, ?], offset: ?>> {
  %c = memref.cast %m : memref<8x16xf32, strided<[16,1], offset: 3>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %0 = memref.subview %c[1, 2] [4, %n] [1, %n] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<4x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<4x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @castredux(%arg0: memref<8x16xf32, strided<[16, 1], offset: 3>>, %arg1: index) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT: %subview = memref.subview %arg0[1, 2] [1, %arg1] [1, %arg1] : memref<8x16xf32, strided<[16, 1], offset: 3>> to memref<?xf32, strided<[?], offset: 21>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<?xf32, strided<[?], offset: 21>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @castredux(%m: memref<8x16xf32, strided<[16,1], offset: 3>>, %n: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %c = memref.cast %m : memref<8x16xf32, strided<[16,1], offset: 3>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %0 = memref.subview %c[1, 2] [1, %n] [1, %n] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @trivial(%arg0: memref<?x16xf32, strided<[?, 1], offset: ?>>, %arg1: index) -> memref<?x16xf32, strided<[?, 1], offset: ?>> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x16xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: %subview = memref.subview %arg0[0, 0] [%dim, 16] [1, 1] : memref<?x16xf32, strided<[?, 1], offset: ?>> to memref<?x16xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return %subview : memref<?x16xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: }
func.func @trivial(%m: memref<?x16xf32, strided<[?,1], offset: ?>>, %n: index) -> memref<?x16xf32, strided<[?,1], offset: ?>> {
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<?x16xf32, strided<[?,1], offset: ?>>
  %0 = memref.subview %m[0, 0] [%d, 16] [1, 1] : memref<?x16xf32, strided<[?, 1], offset: ?>> to memref<?x16xf32, strided<[?,1], offset: ?>>
  return %0 : memref<?x16xf32, strided<[?,1], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @trivial2(%arg0: memref<?x16xf32>, %arg1: index) -> memref<?x16xf32, strided<[16, 1]>> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x16xf32>
// CHECK-NEXT: %subview = memref.subview %arg0[0, 0] [%dim, 16] [1, 1] : memref<?x16xf32> to memref<?x16xf32, strided<[16, 1]>>
// CHECK-NEXT: return %subview : memref<?x16xf32, strided<[16, 1]>>
// CHECK-NEXT: }
func.func @trivial2(%m: memref<?x16xf32>, %n: index) -> memref<?x16xf32, strided<[16,1]>> {
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<?x16xf32>
  %0 = memref.subview %m[0, 0] [%d, 16] [1, 1] : memref<?x16xf32> to memref<?x16xf32, strided<[16,1]>>
  return %0 : memref<?x16xf32, strided<[16,1]>>
}

// -----

// CHECK-LABEL: func.func @trivial3(%arg0: memref<8x16xf32>, %arg1: index) -> memref<8x16xf32, strided<[16, 1]>> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
// CHECK-NEXT: return %cast : memref<8x16xf32, strided<[16, 1]>>
// CHECK-NEXT: }
func.func @trivial3(%m: memref<8x16xf32>, %n: index) -> memref<8x16xf32, strided<[16,1]>> {
  %0 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32, strided<[16,1]>>
  return %0 : memref<8x16xf32, strided<[16,1]>>
}

// -----

// CHECK-LABEL: func.func @trivial4(%arg0: memref<8x16xf32>, %arg1: index) -> memref<8x16xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<8x16xf32> to memref<8x16xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<8x16xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @trivial4(%m: memref<8x16xf32>, %n: index) -> memref<8x16xf32, strided<[?,?], offset: ?>> {
  %0 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32, strided<[16,1]>>
  %1 = memref.cast %0 : memref<8x16xf32, strided<[16,1]>> to memref<8x16xf32, strided<[?,?], offset: ?>>
  return %1 : memref<8x16xf32, strided<[?,?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @trivial5(%arg0: memref<1x16xf32>, %arg1: index) -> memref<16xf32> {
// CHECK-NEXT: %subview = memref.subview %arg0[0, 0] [1, 16] [1, 1] : memref<1x16xf32> to memref<16xf32>
// CHECK-NEXT: return %subview : memref<16xf32>
// CHECK-NEXT: }
func.func @trivial5(%m: memref<1x16xf32>, %n: index) -> memref<16xf32> {
  %0 = memref.subview %m[0, 0] [1, 16] [1, 1] : memref<1x16xf32> to memref<16xf32>
  return %0 : memref<16xf32>
}

// -----

// CHECK-LABEL: func.func @subsub(%arg0: memref<?x16xf32>, %arg1: index, %arg2: index) -> memref<?x4xf32, strided<[16, 1], offset: ?>> {
// CHECK-NEXT: %subview = memref.subview %arg0[1, 0] [%arg1, 16] [1, 1] : memref<?x16xf32> to memref<?x16xf32, strided<[16, 1], offset: 16>>
// CHECK-NEXT: %subview_0 = memref.subview %subview[%arg2, 0] [%arg1, 4] [1, 1] : memref<?x16xf32, strided<[16, 1], offset: 16>> to memref<?x4xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: return %subview_0 : memref<?x4xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: }
func.func @subsub(%m: memref<?x16xf32>, %n: index, %i: index) -> memref<?x4xf32, strided<[16,1], offset: ?>> {
  %0 = memref.subview %m[1, 0] [%n, 16] [1, 1] : memref<?x16xf32> to memref<?x16xf32, strided<[16,1], offset: 16>>
  %1 = memref.subview %0[%i, 0] [%n, 4] [1, 1] : memref<?x16xf32, strided<[16,1], offset: 16>> to memref<?x4xf32, strided<[16,1], offset: ?>>
  return %1 : memref<?x4xf32, strided<[16,1], offset: ?>>
}
