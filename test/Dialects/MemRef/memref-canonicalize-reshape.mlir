// RUN: %opt --allow-unregistered-dialect --canonicalize --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Patterns of memref.collapse_shape and memref.expand_shape: compositions of identity layouts, and casts of the source.

// CHECK-LABEL: func.func @ee
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x8xf32>, %[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index) -> memref<?x?x4x2xf32> {
// CHECK-NEXT: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[M]] {{\[\[}}0, 1], [2, 3]] output_shape [%[[A]], %[[B]], 4, 2] : memref<?x8xf32> into memref<?x?x4x2xf32>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<?x?x4x2xf32>
// CHECK-NEXT: }
func.func @ee(%m: memref<?x8xf32>, %a: index, %b: index) -> memref<?x?x4x2xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%a, %b, 8] : memref<?x8xf32> into memref<?x?x8xf32>
  %1 = memref.expand_shape %0 [[0], [1], [2, 3]] output_shape [%a, %b, 4, 2] : memref<?x?x8xf32> into memref<?x?x4x2xf32>
  return %1 : memref<?x?x4x2xf32>
}

// -----

// CHECK-LABEL: func.func @cc
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x8x4x2xf32>) -> memref<?xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %[[M]] {{\[\[}}0, 1, 2, 3]] : memref<?x8x4x2xf32> into memref<?xf32>
// CHECK-NEXT: return %[[COLLAPSE_SHAPE]] : memref<?xf32>
// CHECK-NEXT: }
func.func @cc(%m: memref<?x8x4x2xf32>) -> memref<?xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<?x8x4x2xf32> into memref<?x8xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<?x8xf32> into memref<?xf32>
  return %1 : memref<?xf32>
}

// -----

// CHECK-LABEL: func.func @ce(
// CHECK-SAME: {{^}}%[[M:[a-z0-9_]+]]: memref<?x8xf32>, %[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index) -> memref<?xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %[[M]] {{\[\[}}0, 1]] : memref<?x8xf32> into memref<?xf32>
// CHECK-NEXT: return %[[COLLAPSE_SHAPE]] : memref<?xf32>
// CHECK-NEXT: }
func.func @ce(%m: memref<?x8xf32>, %a: index, %b: index) -> memref<?xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%a, %b, 8] : memref<?x8xf32> into memref<?x?x8xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2]] : memref<?x?x8xf32> into memref<?xf32>
  return %1 : memref<?xf32>
}

// -----

// CHECK-LABEL: func.func @ce2
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x8xf32>, %[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index) -> memref<?x?x8xf32> {
// CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[MULI:.*]] = arith.muli %[[B]], %[[C2]] : index
// CHECK-NEXT: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[M]] {{\[\[}}0, 1], [2]] output_shape [%[[A]], %[[MULI]], 8] : memref<?x8xf32> into memref<?x?x8xf32>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<?x?x8xf32>
// CHECK-NEXT: }
func.func @ce2(%m: memref<?x8xf32>, %a: index, %b: index) -> memref<?x?x8xf32> {
  %0 = memref.expand_shape %m [[0, 1, 2], [3]] output_shape [%a, %b, 2, 8] : memref<?x8xf32> into memref<?x?x2x8xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2], [3]] : memref<?x?x2x8xf32> into memref<?x?x8xf32>
  return %1 : memref<?x?x8xf32>
}

// -----

// CHECK-LABEL: func.func @ec(
// CHECK-SAME: {{^}}%[[M:[a-z0-9_]+]]: memref<?x4x8xf32>, %[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index) -> memref<?x4x2x2x8xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %[[M]] {{\[\[}}0, 1], [2]] : memref<?x4x8xf32> into memref<?x8xf32>
// CHECK-NEXT: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0, 1, 2, 3], [4]] output_shape [%[[A]], 4, 2, 2, 8] : memref<?x8xf32> into memref<?x4x2x2x8xf32>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<?x4x2x2x8xf32>
// CHECK-NEXT: }
func.func @ec(%m: memref<?x4x8xf32>, %a: index, %b: index) -> memref<?x4x2x2x8xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<?x4x8xf32> into memref<?x8xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2, 3], [4]] output_shape [%a, 4, 2, 2, 8] : memref<?x8xf32> into memref<?x4x2x2x8xf32>
  return %1 : memref<?x4x2x2x8xf32>
}

// -----

// CHECK-LABEL: func.func @ec2
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<12x4x8xf32>, %[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index) -> memref<12x2x2x8xf32> {
// CHECK-NEXT: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[M]] {{\[\[}}0], [1, 2], [3]] output_shape [12, 2, 2, 8] : memref<12x4x8xf32> into memref<12x2x2x8xf32>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<12x2x2x8xf32>
// CHECK-NEXT: }
func.func @ec2(%m: memref<12x4x8xf32>, %a: index, %b: index) -> memref<12x2x2x8xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<12x4x8xf32> into memref<48x8xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2], [3]] output_shape [12, 2, 2, 8] : memref<48x8xf32> into memref<12x2x2x8xf32>
  return %1 : memref<12x2x2x8xf32>
}

// -----

// CHECK-LABEL: func.func @colcast
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<12x4x8xf32>) -> memref<?x?xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %[[M]] {{\[\[}}0, 1], [2]] : memref<12x4x8xf32> into memref<48x8xf32>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[COLLAPSE_SHAPE]] : memref<48x8xf32> to memref<?x?xf32>
// CHECK-NEXT: return %[[CAST]] : memref<?x?xf32>
// CHECK-NEXT: }
func.func @colcast(%m: memref<12x4x8xf32>) -> memref<?x?xf32> {
  %c = memref.cast %m : memref<12x4x8xf32> to memref<?x4x?xf32>
  %0 = memref.collapse_shape %c [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @expcast(
// CHECK-SAME: {{^}}%[[M:[a-z0-9_]+]]: memref<12x8xf32>, %[[A:[a-z0-9_]+]]: index) -> memref<?x4x?xf32> {
// CHECK-NEXT: %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT: %[[C:.*]] = memref.cast %[[M]] : memref<12x8xf32> to memref<?x?xf32>
// CHECK-NEXT: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[C]] {{\[\[}}0, 1], [2]] output_shape [%[[A]], 4, %[[C8]]] : memref<?x?xf32> into memref<?x4x?xf32>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<?x4x?xf32>
// CHECK-NEXT: }
func.func @expcast(%m: memref<12x8xf32>, %a: index) -> memref<?x4x?xf32> {
  %c8 = arith.constant 8 : index
  %c = memref.cast %m : memref<12x8xf32> to memref<?x?xf32>
  %0 = memref.expand_shape %c [[0, 1], [2]] output_shape [%a, 4, %c8] : memref<?x?xf32> into memref<?x4x?xf32>
  return %0 : memref<?x4x?xf32>
}

// -----

// CHECK-LABEL: func.func @expcast2
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<12x8xf32>, %[[A:[a-z0-9_]+]]: index) -> memref<?x4x?xf32> {
// CHECK-NEXT: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[M]] {{\[\[}}0, 1], [2]] output_shape [3, 4, 8] : memref<12x8xf32> into memref<3x4x8xf32>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[EXPAND_SHAPE]] : memref<3x4x8xf32> to memref<?x4x?xf32>
// CHECK-NEXT: return %[[CAST]] : memref<?x4x?xf32>
// CHECK-NEXT: }
func.func @expcast2(%m: memref<12x8xf32>, %a: index) -> memref<?x4x?xf32> {
  %c8 = arith.constant 8 : index
  %c3 = arith.constant 3 : index
  %c = memref.cast %m : memref<12x8xf32> to memref<?x?xf32>
  %0 = memref.expand_shape %c [[0, 1], [2]] output_shape [%c3, 4, %c8] : memref<?x?xf32> into memref<?x4x?xf32>
  return %0 : memref<?x4x?xf32>
}

// -----

// CHECK-LABEL: func.func @expcast3
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?xf32>, %[[A:[a-z0-9_]+]]: index) -> memref<?x4x?xf32> {
// CHECK-NEXT: %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[M]] {{\[\[}}0, 1], [2]] output_shape [%[[C3]], 4, %[[C8]]] : memref<?x?xf32> into memref<?x4x?xf32>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<?x4x?xf32>
// CHECK-NEXT: }
func.func @expcast3(%m: memref<?x?xf32>, %a: index) -> memref<?x4x?xf32> {
  %c8 = arith.constant 8 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%c3, 4, %c8] : memref<?x?xf32> into memref<?x4x?xf32>
  return %0 : memref<?x4x?xf32>
}

// -----

// CHECK-LABEL: func.func @expstrided
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?xf32, strided<[?, 1], offset: ?>>, %[[A:[a-z0-9_]+]]: index) -> memref<?x4x?xf32, strided<[?, ?, 1], offset: ?>> {
// CHECK-NEXT: %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[M]] {{\[\[}}0, 1], [2]] output_shape [%[[C3]], 4, %[[C8]]] : memref<?x?xf32, strided<[?, 1], offset: ?>> into memref<?x4x?xf32, strided<[?, ?, 1], offset: ?>>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<?x4x?xf32, strided<[?, ?, 1], offset: ?>>
// CHECK-NEXT: }
func.func @expstrided(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %a: index) -> memref<?x4x?xf32, strided<[?, ?, 1], offset: ?>> {
  %c8 = arith.constant 8 : index
  %c3 = arith.constant 3 : index
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%c3, 4, %c8] : memref<?x?xf32, strided<[?, 1], offset: ?>> into memref<?x4x?xf32, strided<[?, ?, 1], offset: ?>>
  return %0 : memref<?x4x?xf32, strided<[?, ?, 1], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @onlyInner
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x8xf32>, %[[A:[a-z0-9_]+]]: index) -> memref<?x4x?xf32> {
// CHECK-NEXT: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[M]] {{\[\[}}0, 1], [2]] output_shape [%[[A]], 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[EXPAND_SHAPE]] : memref<?x4x8xf32> to memref<?x4x?xf32>
// CHECK-NEXT: return %[[CAST]] : memref<?x4x?xf32>
// CHECK-NEXT: }
func.func @onlyInner(%m: memref<?x8xf32>, %a: index) -> memref<?x4x?xf32> {
  %c8 = arith.constant 8 : index
  %c = memref.cast %m : memref<?x8xf32> to memref<?x?xf32>
  %0 = memref.expand_shape %c [[0, 1], [2]] output_shape [%a, 4, %c8] : memref<?x?xf32> into memref<?x4x?xf32>
  return %0 : memref<?x4x?xf32>
}

// -----

// CHECK-LABEL: func.func @onlyOuter(
// CHECK-SAME: {{^}}%[[M:[a-z0-9_]+]]: memref<12x?xf32>, %[[A:[a-z0-9_]+]]: index) -> memref<?x4x?xf32> {
// CHECK-NEXT: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[M]] {{\[\[}}0, 1], [2]] output_shape [3, 4, %[[A]]] : memref<12x?xf32> into memref<3x4x?xf32>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[EXPAND_SHAPE]] : memref<3x4x?xf32> to memref<?x4x?xf32>
// CHECK-NEXT: return %[[CAST]] : memref<?x4x?xf32>
// CHECK-NEXT: }
func.func @onlyOuter(%m: memref<12x?xf32>, %a: index) -> memref<?x4x?xf32> {
  %c3 = arith.constant 3 : index
  %c = memref.cast %m : memref<12x?xf32> to memref<?x?xf32>
  %0 = memref.expand_shape %c [[0, 1], [2]] output_shape [%c3, 4, %a] : memref<?x?xf32> into memref<?x4x?xf32>
  return %0 : memref<?x4x?xf32>
}

// -----

// CHECK-LABEL: func.func @onlyOuter2
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<12x?xf32>, %[[A:[a-z0-9_]+]]: index) -> memref<?x4x?xf32> {
// CHECK-NEXT: %[[C3:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[C:.*]] = memref.cast %[[M]] : memref<12x?xf32> to memref<?x?xf32>
// CHECK-NEXT: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[C]] {{\[\[}}0, 1], [2]] output_shape [%[[C3]], 4, %[[A]]] : memref<?x?xf32> into memref<?x4x?xf32>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<?x4x?xf32>
// CHECK-NEXT: }
func.func @onlyOuter2(%m: memref<12x?xf32>, %a: index) -> memref<?x4x?xf32> {
  %c3 = arith.constant 4 : index
  %c = memref.cast %m : memref<12x?xf32> to memref<?x?xf32>
  %0 = memref.expand_shape %c [[0, 1], [2]] output_shape [%c3, 4, %a] : memref<?x?xf32> into memref<?x4x?xf32>
  return %0 : memref<?x4x?xf32>
}

// -----

// CHECK-LABEL: func.func @onlyOuter3
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<12x8xf32>, %[[A:[a-z0-9_]+]]: index) -> memref<?x?x8xf32> {
// CHECK-NEXT: %[[C3:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[C:.*]] = memref.cast %[[M]] : memref<12x8xf32> to memref<?x8xf32>
// CHECK-NEXT: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[C]] {{\[\[}}0, 1], [2]] output_shape [%[[C3]], %[[A]], 8] : memref<?x8xf32> into memref<?x?x8xf32>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<?x?x8xf32>
// CHECK-NEXT: }
func.func @onlyOuter3(%m: memref<12x8xf32>, %a: index) -> memref<?x?x8xf32> {
  %c3 = arith.constant 4 : index
  %c = memref.cast %m : memref<12x8xf32> to memref<?x8xf32>
  %0 = memref.expand_shape %c [[0, 1], [2]] output_shape [%c3, %a, 8] : memref<?x8xf32> into memref<?x?x8xf32>
  return %0 : memref<?x?x8xf32>
}

// -----

// CHECK-LABEL: func.func @strid
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<12x8xf32, strided<[8, 1], offset: 4>>, %[[A:[a-z0-9_]+]]: index) -> memref<?x4x8xf32, strided<[?, ?, 1], offset: ?>> {
// CHECK-NEXT: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[M]] {{\[\[}}0, 1], [2]] output_shape [3, 4, 8] : memref<12x8xf32, strided<[8, 1], offset: 4>> into memref<3x4x8xf32, strided<[32, 8, 1], offset: 4>>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[EXPAND_SHAPE]] : memref<3x4x8xf32, strided<[32, 8, 1], offset: 4>> to memref<?x4x8xf32, strided<[?, ?, 1], offset: ?>>
// CHECK-NEXT: return %[[CAST]] : memref<?x4x8xf32, strided<[?, ?, 1], offset: ?>>
// CHECK-NEXT: }
func.func @strid(%m: memref<12x8xf32, strided<[8,1], offset: 4>>, %a: index) -> memref<?x4x8xf32, strided<[?, ?, 1], offset: ?>> {
  %c3 = arith.constant 3 : index
  %c = memref.cast %m : memref<12x8xf32, strided<[8,1], offset: 4>> to memref<?x8xf32, strided<[?, 1], offset: ?>>
  %0 = memref.expand_shape %c [[0, 1], [2]] output_shape [%c3, 4, 8] : memref<?x8xf32, strided<[?, 1], offset: ?>> into memref<?x4x8xf32, strided<[?, ?, 1], offset: ?>>
  return %0 : memref<?x4x8xf32, strided<[?, ?, 1], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @colstr
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<12x4x8xf32, strided<[64, 8, 1], offset: 3>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %[[M]] {{\[\[}}0], [1, 2]] : memref<12x4x8xf32, strided<[64, 8, 1], offset: 3>> into memref<12x32xf32, strided<[64, 1], offset: 3>>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[COLLAPSE_SHAPE]] : memref<12x32xf32, strided<[64, 1], offset: 3>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[CAST]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @colstr(%m: memref<12x4x8xf32, strided<[64, 8, 1], offset: 3>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c = memref.cast %m : memref<12x4x8xf32, strided<[64, 8, 1], offset: 3>> to memref<?x4x?xf32, strided<[?, ?, 1], offset: ?>>
  %0 = memref.collapse_shape %c [[0], [1,2]] : memref<?x4x?xf32, strided<[?, ?, 1], offset: ?>> into memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @colsame
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<12x4x?xf32>) -> memref<12x?xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %[[M]] {{\[\[}}0], [1, 2]] : memref<12x4x?xf32> into memref<12x?xf32>
// CHECK-NEXT: return %[[COLLAPSE_SHAPE]] : memref<12x?xf32>
// CHECK-NEXT: }
func.func @colsame(%m: memref<12x4x?xf32>) -> memref<12x?xf32> {
  %c = memref.cast %m : memref<12x4x?xf32> to memref<12x?x?xf32>
  %0 = memref.collapse_shape %c [[0], [1,2]] : memref<12x?x?xf32> into memref<12x?xf32>
  return %0 : memref<12x?xf32>
}

// -----

// CHECK-LABEL: func.func @colmerge
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<4x4x8x2xf32, strided<[128, 16, 2, 1]>>) -> memref<4x64xf32, strided<[128, 1]>> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %[[M]] {{\[\[}}0], [1, 2], [3]] : memref<4x4x8x2xf32, strided<[128, 16, 2, 1]>> into memref<4x32x2xf32, strided<[128, 2, 1]>>
// CHECK-NEXT: %[[COLLAPSE_SHAPE_0:.*]] = memref.collapse_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0], [1, 2]] : memref<4x32x2xf32, strided<[128, 2, 1]>> into memref<4x64xf32, strided<[128, 1]>>
// CHECK-NEXT: return %[[COLLAPSE_SHAPE_0]] : memref<4x64xf32, strided<[128, 1]>>
// CHECK-NEXT: }
func.func @colmerge(%m: memref<4x4x8x2xf32, strided<[128, 16, 2, 1]>>) -> memref<4x64xf32, strided<[128, 1]>> {
  %0 = memref.collapse_shape %m [[0], [1, 2], [3]] : memref<4x4x8x2xf32, strided<[128, 16, 2, 1]>> into memref<4x32x2xf32, strided<[128, 2, 1]>>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<4x32x2xf32, strided<[128, 2, 1]>> into memref<4x64xf32, strided<[128, 1]>>
  return %1 : memref<4x64xf32, strided<[128, 1]>>
}

// -----

// CHECK-LABEL: func.func @ecstr(
// CHECK-SAME: {{^}}%[[M:[a-z0-9_]+]]: memref<12x4x8xf32, strided<[64, 16, 2], offset: 3>>) -> memref<12x2x16xf32, strided<[64, 32, 2], offset: 3>> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %[[M]] {{\[\[}}0], [1, 2]] : memref<12x4x8xf32, strided<[64, 16, 2], offset: 3>> into memref<12x32xf32, strided<[64, 2], offset: 3>>
// CHECK-NEXT: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0], [1, 2]] output_shape [12, 2, 16] : memref<12x32xf32, strided<[64, 2], offset: 3>> into memref<12x2x16xf32, strided<[64, 32, 2], offset: 3>>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<12x2x16xf32, strided<[64, 32, 2], offset: 3>>
// CHECK-NEXT: }
func.func @ecstr(%m: memref<12x4x8xf32, strided<[64, 16, 2], offset: 3>>) -> memref<12x2x16xf32, strided<[64, 32, 2], offset: 3>> {
  %0 = memref.collapse_shape %m [[0], [1,2]] : memref<12x4x8xf32, strided<[64, 16, 2], offset: 3>> into memref<12x32xf32, strided<[64, 2], offset: 3>>
  %1 = memref.expand_shape %0 [[0], [1,2]] output_shape [12, 2, 16] : memref<12x32xf32, strided<[64, 2], offset: 3>> into memref<12x2x16xf32, strided<[64, 32, 2], offset: 3>>
  return %1 : memref<12x2x16xf32, strided<[64, 32, 2], offset: 3>>
}

// -----

// CHECK-LABEL: func.func @ecstr2
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<12x4x8xf32, strided<[64, 16, 2], offset: 3>>) -> memref<12x2x2x8xf32, strided<[64, 32, 16, 2], offset: 3>> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %[[M]] {{\[\[}}0], [1, 2]] : memref<12x4x8xf32, strided<[64, 16, 2], offset: 3>> into memref<12x32xf32, strided<[64, 2], offset: 3>>
// CHECK-NEXT: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0], [1, 2, 3]] output_shape [12, 2, 2, 8] : memref<12x32xf32, strided<[64, 2], offset: 3>> into memref<12x2x2x8xf32, strided<[64, 32, 16, 2], offset: 3>>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<12x2x2x8xf32, strided<[64, 32, 16, 2], offset: 3>>
// CHECK-NEXT: }
func.func @ecstr2(%m: memref<12x4x8xf32, strided<[64, 16, 2], offset: 3>>) -> memref<12x2x2x8xf32, strided<[64, 32, 16, 2], offset: 3>> {
  %0 = memref.collapse_shape %m [[0], [1,2]] : memref<12x4x8xf32, strided<[64, 16, 2], offset: 3>> into memref<12x32xf32, strided<[64, 2], offset: 3>>
  %1 = memref.expand_shape %0 [[0], [1,2,3]] output_shape [12, 2, 2, 8] : memref<12x32xf32, strided<[64, 2], offset: 3>> into memref<12x2x2x8xf32, strided<[64, 32, 16, 2], offset: 3>>
  return %1 : memref<12x2x2x8xf32, strided<[64, 32, 16, 2], offset: 3>>
}

// -----

// CHECK-LABEL: func.func @cestr2
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<12x32xf32, strided<[64, 2], offset: 3>>) -> memref<12x4x8xf32, strided<[64, 16, 2], offset: 3>> {
// CHECK-NEXT: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[M]] {{\[\[}}0], [1, 2, 3]] output_shape [12, 2, 2, 8] : memref<12x32xf32, strided<[64, 2], offset: 3>> into memref<12x2x2x8xf32, strided<[64, 32, 16, 2], offset: 3>>
// CHECK-NEXT: %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %[[EXPAND_SHAPE]] {{\[\[}}0], [1, 2], [3]] : memref<12x2x2x8xf32, strided<[64, 32, 16, 2], offset: 3>> into memref<12x4x8xf32, strided<[64, 16, 2], offset: 3>>
// CHECK-NEXT: return %[[COLLAPSE_SHAPE]] : memref<12x4x8xf32, strided<[64, 16, 2], offset: 3>>
// CHECK-NEXT: }
func.func @cestr2(%m: memref<12x32xf32, strided<[64, 2], offset: 3>>) -> memref<12x4x8xf32, strided<[64, 16, 2], offset: 3>>{
  %1 = memref.expand_shape %m [[0], [1,2,3]] output_shape [12, 2, 2, 8] : memref<12x32xf32, strided<[64, 2], offset: 3>> into memref<12x2x2x8xf32, strided<[64, 32, 16, 2], offset: 3>>
  %0 = memref.collapse_shape %1 [[0], [1,2], [3]] :memref<12x2x2x8xf32, strided<[64, 32, 16, 2], offset: 3>> into memref<12x4x8xf32, strided<[64, 16, 2], offset: 3>>
  return %0 : memref<12x4x8xf32, strided<[64, 16, 2], offset: 3>>
}

// -----

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32, strided<[1]>, 3>, %[[N:[a-z0-9_]+]]: index) -> memref<?xf32, 3> {
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[M]] : memref<?xf32, strided<[1]>, 3> to memref<?xf32, 3>
// CHECK-NEXT: return %[[CAST]] : memref<?xf32, 3>
// CHECK-NEXT: }
func.func @a(%m: memref<?xf32, strided<[1]>, 3>, %n: index) -> memref<?xf32, 3> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, %n] : memref<?xf32, strided<[1]>, 3> into memref<2x?xf32, 3>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<2x?xf32, 3> into memref<?xf32, 3>
  return %1 : memref<?xf32, 3>
}

// -----

// CHECK-LABEL: func.func @c(
// CHECK-SAME: {{^}}%[[M:[a-z0-9_]+]]: memref<?x4xf32, strided<[4, 1]>>, %[[N:[a-z0-9_]+]]: index) -> memref<?xf32> {
// CHECK-NEXT: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[M]] {{\[\[}}0], [1, 2]] output_shape [%[[N]], 2, 2] : memref<?x4xf32, strided<[4, 1]>> into memref<?x2x2xf32, strided<[4, 2, 1]>>
// CHECK-NEXT: %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %[[EXPAND_SHAPE]] {{\[\[}}0, 1, 2]] : memref<?x2x2xf32, strided<[4, 2, 1]>> into memref<?xf32, strided<[1]>>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[COLLAPSE_SHAPE]] : memref<?xf32, strided<[1]>> to memref<?xf32>
// CHECK-NEXT: return %[[CAST]] : memref<?xf32>
// CHECK-NEXT: }
func.func @c(%m: memref<?x4xf32, strided<[4, 1]>>, %n: index) -> memref<?xf32> {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [%n, 2, 2] : memref<?x4xf32, strided<[4, 1]>> into memref<?x2x2xf32, strided<[4, 2, 1]>>
  %1 = memref.collapse_shape %0 [[0, 1, 2]] : memref<?x2x2xf32, strided<[4, 2, 1]>> into memref<?xf32, strided<[1]>>
  %2 = memref.cast %1 : memref<?xf32, strided<[1]>> to memref<?xf32>
  return %2 : memref<?xf32>
}

// -----

// CHECK-LABEL: func.func @d
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?xf32, strided<[?, 1], offset: ?>>, %[[N:[a-z0-9_]+]]: index) -> memref<?x?xf32, strided<[?, 1], offset: ?>> {
// CHECK-NEXT: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[M]] {{\[\[}}0], [1, 2]] output_shape [%[[N]], 2, %[[N]]] : memref<?x?xf32, strided<[?, 1], offset: ?>> into memref<?x2x?xf32, strided<[?, ?, 1], offset: ?>>
// CHECK-NEXT: %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %[[EXPAND_SHAPE]] {{\[\[}}0], [1, 2]] : memref<?x2x?xf32, strided<[?, ?, 1], offset: ?>> into memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[COLLAPSE_SHAPE]] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return %[[CAST]] : memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: }
func.func @d(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %n: index) -> memref<?x?xf32, strided<[?, 1], offset: ?>> {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [%n, 2, %n] : memref<?x?xf32, strided<[?, 1], offset: ?>> into memref<?x2x?xf32, strided<[?, ?, 1], offset: ?>>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<?x2x?xf32, strided<[?, ?, 1], offset: ?>> into memref<?x?xf32, strided<[?, ?], offset: ?>>
  %2 = memref.cast %1 : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  return %2 : memref<?x?xf32, strided<[?, 1], offset: ?>>
}
