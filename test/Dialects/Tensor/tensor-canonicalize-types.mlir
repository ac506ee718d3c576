// RUN: %opt --canonicalize --split-input-file %s | FileCheck %s
//
// Encodings, left-out dimensions and sparse constants.

// CHECK-LABEL: func.func @enc
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x4xf32, "e">, %[[I:[a-z0-9_]+]]: index) -> (tensor<?x?xf32, "e">, tensor<?x4xf32, "e">, index) {
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[A]][%[[I]], 0] [2, %[[I]]] [1, 1] : tensor<4x4xf32, "e"> to tensor<2x?xf32, "e">
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[EXTRACTED_SLICE]] : tensor<2x?xf32, "e"> to tensor<?x?xf32, "e">
// CHECK-NEXT: %[[CAST_0:.*]] = tensor.cast %[[A]] : tensor<4x4xf32, "e"> to tensor<?x4xf32, "e">
// CHECK-NEXT: return %[[CAST]], %[[CAST_0]], %[[C4]] : tensor<?x?xf32, "e">, tensor<?x4xf32, "e">, index
// CHECK-NEXT: }
func.func @enc(%a: tensor<4x4xf32, "e">, %i: index) -> (tensor<?x?xf32, "e">, tensor<?x4xf32, "e">, index) {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %a[%i, 0][%c2, %i][1, 1] : tensor<4x4xf32, "e"> to tensor<?x?xf32, "e">
  %1 = tensor.cast %a : tensor<4x4xf32, "e"> to tensor<?x4xf32, "e">
  %2 = tensor.cast %a : tensor<4x4xf32, "e"> to tensor<?x4xf32>
  %3 = tensor.cast %2 : tensor<?x4xf32> to tensor<?x4xf32, "e">
  %d = tensor.dim %2, %c0 : tensor<?x4xf32>
  return %0, %3, %d : tensor<?x?xf32, "e">, tensor<?x4xf32, "e">, index
}

// -----

// CHECK-LABEL: func.func @emptyenc
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index) -> tensor<?x?xf32, "e"> {
// CHECK-NEXT: %[[EMPTY:.*]] = tensor.empty(%[[I]]) : tensor<?x2xf32, "e">
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[EMPTY]] : tensor<?x2xf32, "e"> to tensor<?x?xf32, "e">
// CHECK-NEXT: return %[[CAST]] : tensor<?x?xf32, "e">
// CHECK-NEXT: }
func.func @emptyenc(%i: index) -> tensor<?x?xf32, "e"> {
  %c2 = arith.constant 2 : index
  %0 = tensor.empty(%i, %c2) : tensor<?x?xf32, "e">
  return %0 : tensor<?x?xf32, "e">
}

// -----

// CHECK-LABEL: func.func @insertenc
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?xf32>, %[[B:[a-z0-9_]+]]: tensor<4x4xf32, "e">, %[[I:[a-z0-9_]+]]: index) -> tensor<4x4xf32, "e"> {
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[A]] : tensor<?x?xf32> to tensor<2x?xf32, "e">
// CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[CAST]] into %[[B]][%[[I]], 0] [2, %[[I]]] [1, 1] : tensor<2x?xf32, "e"> into tensor<4x4xf32, "e">
// CHECK-NEXT: return %[[INSERTED_SLICE]] : tensor<4x4xf32, "e">
// CHECK-NEXT: }
func.func @insertenc(%a: tensor<?x?xf32>, %b: tensor<4x4xf32, "e">, %i: index) -> tensor<4x4xf32, "e"> {
  %c2 = arith.constant 2 : index
  %0 = tensor.insert_slice %a into %b[%i, 0][%c2, %i][1, 1] : tensor<?x?xf32> into tensor<4x4xf32, "e">
  return %0 : tensor<4x4xf32, "e">
}

// -----

// CHECK-LABEL: func.func @rankred
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?x?x?xf32>, %[[I:[a-z0-9_]+]]: index) -> (tensor<?xf32>, tensor<?x1xf32>) {
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[T]][%[[I]], 0, 0] [1, 1, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<1xf32>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[EXTRACTED_SLICE]] : tensor<1xf32> to tensor<?xf32>
// CHECK-NEXT: %[[EXTRACTED_SLICE_0:.*]] = tensor.extract_slice %[[T]][%[[I]], 0, 0] [4, 1, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<4x1xf32>
// CHECK-NEXT: %[[CAST_1:.*]] = tensor.cast %[[EXTRACTED_SLICE_0]] : tensor<4x1xf32> to tensor<?x1xf32>
// CHECK-NEXT: return %[[CAST]], %[[CAST_1]] : tensor<?xf32>, tensor<?x1xf32>
// CHECK-NEXT: }
func.func @rankred(%t: tensor<?x?x?xf32>, %i: index) -> (tensor<?xf32>, tensor<?x1xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %t[%i, 0, 0][1, %c1, 1][1, 1, 1] : tensor<?x?x?xf32> to tensor<?xf32>
  %1 = tensor.extract_slice %t[%i, 0, 0][%c4, 1, 1][1, 1, 1] : tensor<?x?x?xf32> to tensor<?x1xf32>
  return %0, %1 : tensor<?xf32>, tensor<?x1xf32>
}

// -----

// CHECK-LABEL: func.func @insertrr
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?x?x?xf32>, %[[S:[a-z0-9_]+]]: tensor<?xf32>, %[[I:[a-z0-9_]+]]: index, %[[U:[a-z0-9_]+]]: tensor<?x1xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[S]] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[CAST]] into %[[T]][%[[I]], 0, 0] [1, 4, 1] [1, 1, 1] : tensor<4xf32> into tensor<?x?x?xf32>
// CHECK-NEXT: %[[CAST_0:.*]] = tensor.cast %[[U]] : tensor<?x1xf32> to tensor<4x1xf32>
// CHECK-NEXT: %[[INSERTED_SLICE_1:.*]] = tensor.insert_slice %[[CAST_0]] into %[[T]][%[[I]], 0, 0] [4, 1, 1] [1, 1, 1] : tensor<4x1xf32> into tensor<?x?x?xf32>
// CHECK-NEXT: return %[[INSERTED_SLICE]], %[[INSERTED_SLICE_1]] : tensor<?x?x?xf32>, tensor<?x?x?xf32>
// CHECK-NEXT: }
func.func @insertrr(%t: tensor<?x?x?xf32>, %s: tensor<?xf32>, %i: index, %u: tensor<?x1xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %s into %t[%i, 0, 0][1, %c4, 1][1, 1, 1] : tensor<?xf32> into tensor<?x?x?xf32>
  %1 = tensor.insert_slice %u into %t[%i, 0, 0][%c4, 1, 1][1, 1, %c1] : tensor<?x1xf32> into tensor<?x?x?xf32>
  return %0, %1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>
}

// -----

// CHECK-LABEL: func.func @slicedim
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?x?x4xf32>, %[[I:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index) -> (index, index) {
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[T]][%[[I]], 0, 0] [%[[N]], 1, 4] [1, 1, 1] : tensor<?x?x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[EXTRACTED_SLICE]], %[[C0]] : tensor<?x4xf32>
// CHECK-NEXT: return %[[DIM]], %[[C4]] : index, index
// CHECK-NEXT: }
func.func @slicedim(%t: tensor<?x?x4xf32>, %i: index, %n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %t[%i, 0, 0][%n, 1, 4][1, 1, 1] : tensor<?x?x4xf32> to tensor<?x4xf32>
  %d = tensor.dim %0, %c0 : tensor<?x4xf32>
  %e = tensor.dim %0, %c1 : tensor<?x4xf32>
  return %d, %e : index, index
}

// -----

// CHECK-LABEL: func.func @paddim
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?x4xf32>, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) -> (index, index) {
// CHECK-NEXT: %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[PADDED:.*]] = tensor.pad %[[T]] low[%[[I]], 0] high[0, 1] {
// CHECK-NEXT: ^bb0(%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index):
// CHECK-NEXT: tensor.yield %[[F]] : f32
// CHECK-NEXT: } : tensor<?x4xf32> to tensor<?x5xf32>
// CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[PADDED]], %[[C0]] : tensor<?x5xf32>
// CHECK-NEXT: return %[[DIM]], %[[C5]] : index, index
// CHECK-NEXT: }
func.func @paddim(%t: tensor<?x4xf32>, %i: index, %f: f32) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %t low[%i, 0] high[0, 1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x5xf32>
  %d = tensor.dim %0, %c0 : tensor<?x5xf32>
  %e = tensor.dim %0, %c1 : tensor<?x5xf32>
  return %d, %e : index, index
}

// -----

// CHECK-LABEL: func.func @castuser
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[A]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: %[[EXP:.*]] = math.exp %[[CAST]] : tensor<?xf32>
// CHECK-NEXT: return %[[EXP]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @castuser(%a: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = math.exp %0 : tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @gs
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x5xf32>, %[[I:[a-z0-9_]+]]: tensor<1x1xindex>) -> tensor<1x5xf32> {
// CHECK-NEXT: %[[GATHER:.*]] = tensor.gather %[[A]][%[[I]]] gather_dims([0]) : (tensor<4x5xf32>, tensor<1x1xindex>) -> tensor<1x5xf32>
// CHECK-NEXT: return %[[GATHER]] : tensor<1x5xf32>
// CHECK-NEXT: }
func.func @gs(%a: tensor<4x5xf32>, %i: tensor<1x1xindex>) -> tensor<1x5xf32> {
  %0 = tensor.gather %a[%i] gather_dims([0]) : (tensor<4x5xf32>, tensor<1x1xindex>) -> tensor<1x5xf32>
  return %0 : tensor<1x5xf32>
}

// -----

// CHECK-LABEL: func.func @unrankedcasts
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<*xf32>, %[[I:[a-z0-9_]+]]: index) -> (index, tensor<?xf32>) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[A]] : tensor<*xf32> to tensor<?xf32>
// CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<*xf32>
// CHECK-NEXT: return %[[DIM]], %[[CAST]] : index, tensor<?xf32>
// CHECK-NEXT: }
func.func @unrankedcasts(%a: tensor<*xf32>, %i: index) -> (index, tensor<?xf32>) {
  %0 = tensor.cast %a : tensor<*xf32> to tensor<?xf32>
  %c0 = arith.constant 0 : index
  %d = tensor.dim %0, %c0 : tensor<?xf32>
  return %d, %0 : index, tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @i1
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index) -> (i1, tensor<3xi1>, tensor<2xi1>) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<[true, false, true]> : tensor<3xi1>
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<true> : tensor<2xi1>
// CHECK-NEXT: %[[F:.*]] = arith.constant false
// CHECK-NEXT: return %[[F]], %[[CST]], %[[CST_0]] : i1, tensor<3xi1>, tensor<2xi1>
// CHECK-NEXT: }
func.func @i1(%i: index) -> (i1, tensor<3xi1>, tensor<2xi1>) {
  %t = arith.constant true
  %f = arith.constant false
  %0 = tensor.from_elements %t, %f, %t : tensor<3xi1>
  %1 = tensor.splat %t : tensor<2xi1>
  %c1 = arith.constant 1 : index
  %2 = tensor.extract %0[%c1] : tensor<3xi1>
  return %2, %0, %1 : i1, tensor<3xi1>, tensor<2xi1>
}

// -----

// CHECK-LABEL: func.func @insconst
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index) -> tensor<2xf32> {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT: %[[INSERTED:.*]] = tensor.insert %[[CST_0]] into %[[CST]][%[[C0]]] : tensor<2xf32>
// CHECK-NEXT: return %[[INSERTED]] : tensor<2xf32>
// CHECK-NEXT: }
func.func @insconst(%i: index) -> (tensor<2xf32>) {
  %c = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %c0 = arith.constant 0 : index
  %f = arith.constant 3.0 : f32
  %0 = tensor.insert %f into %c[%c0] : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK-LABEL: func.func @sparse() -> f32 {
// CHECK-NEXT: %[[CST:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: return %[[CST]] : f32
// CHECK-NEXT: }
func.func @sparse() -> f32 {
  %c = arith.constant sparse<[[0], [2]], [1.0, 2.0]> : tensor<4xf32>
  %c2 = arith.constant 2 : index
  %0 = tensor.extract %c[%c2] : tensor<4xf32>
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @sparse0() -> f32 {
// CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: return %[[CST]] : f32
// CHECK-NEXT: }
func.func @sparse0() -> f32 {
  %c = arith.constant sparse<[[0], [2]], [1.0, 2.0]> : tensor<4xf32>
  %c2 = arith.constant 1 : index
  %0 = tensor.extract %c[%c2] : tensor<4xf32>
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @expandslice
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<8x4xf32>, %[[I:[a-z0-9_]+]]: index) -> tensor<4xf32> {
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[T]][%[[I]], 0] [1, 4] [1, 1] : tensor<8x4xf32> to tensor<1x4xf32>
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[EXTRACTED_SLICE]] {{\[\[}}0, 1]] : tensor<1x4xf32> into tensor<4xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @expandslice(%t: tensor<8x4xf32>, %i: index) -> tensor<4xf32> {
  %0 = tensor.extract_slice %t[%i, 0][1, 4][1, 1] : tensor<8x4xf32> to tensor<1x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @sliceslice
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<8x4xf32>, %[[I:[a-z0-9_]+]]: index) -> tensor<1x2xf32> {
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[T]][%[[I]], 0] [2, 4] [1, 1] : tensor<8x4xf32> to tensor<2x4xf32>
// CHECK-NEXT: %[[EXTRACTED_SLICE_0:.*]] = tensor.extract_slice %[[EXTRACTED_SLICE]][0, 1] [1, 2] [1, 1] : tensor<2x4xf32> to tensor<1x2xf32>
// CHECK-NEXT: return %[[EXTRACTED_SLICE_0]] : tensor<1x2xf32>
// CHECK-NEXT: }
func.func @sliceslice(%t: tensor<8x4xf32>, %i: index) -> tensor<1x2xf32> {
  %0 = tensor.extract_slice %t[%i, 0][2, 4][1, 1] : tensor<8x4xf32> to tensor<2x4xf32>
  %1 = tensor.extract_slice %0[0, 1][1, 2][1, 1] : tensor<2x4xf32> to tensor<1x2xf32>
  return %1 : tensor<1x2xf32>
}
