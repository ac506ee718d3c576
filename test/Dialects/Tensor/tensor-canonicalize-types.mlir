// RUN: %opt --canonicalize --split-input-file %s | FileCheck %s
//
// Encodings, left-out dimensions and sparse constants.

// CHECK-LABEL: func.func @enc(%arg0: tensor<4x4xf32, "e">, %arg1: index) -> (tensor<?x?xf32, "e">, tensor<?x4xf32, "e">, index) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [2, %arg1] [1, 1] : tensor<4x4xf32, "e"> to tensor<2x?xf32, "e">
// CHECK-NEXT: %cast = tensor.cast %extracted_slice : tensor<2x?xf32, "e"> to tensor<?x?xf32, "e">
// CHECK-NEXT: %cast_0 = tensor.cast %arg0 : tensor<4x4xf32, "e"> to tensor<?x4xf32, "e">
// CHECK-NEXT: return %cast, %cast_0, %c4 : tensor<?x?xf32, "e">, tensor<?x4xf32, "e">, index
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

// CHECK-LABEL: func.func @emptyenc(%arg0: index) -> tensor<?x?xf32, "e"> {
// CHECK-NEXT: %0 = tensor.empty(%arg0) : tensor<?x2xf32, "e">
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<?x2xf32, "e"> to tensor<?x?xf32, "e">
// CHECK-NEXT: return %cast : tensor<?x?xf32, "e">
// CHECK-NEXT: }
func.func @emptyenc(%i: index) -> tensor<?x?xf32, "e"> {
  %c2 = arith.constant 2 : index
  %0 = tensor.empty(%i, %c2) : tensor<?x?xf32, "e">
  return %0 : tensor<?x?xf32, "e">
}

// -----

// CHECK-LABEL: func.func @insertenc(%arg0: tensor<?x?xf32>, %arg1: tensor<4x4xf32, "e">, %arg2: index) -> tensor<4x4xf32, "e"> {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<2x?xf32, "e">
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %cast into %arg1[%arg2, 0] [2, %arg2] [1, 1] : tensor<2x?xf32, "e"> into tensor<4x4xf32, "e">
// CHECK-NEXT: return %inserted_slice : tensor<4x4xf32, "e">
// CHECK-NEXT: }
func.func @insertenc(%a: tensor<?x?xf32>, %b: tensor<4x4xf32, "e">, %i: index) -> tensor<4x4xf32, "e"> {
  %c2 = arith.constant 2 : index
  %0 = tensor.insert_slice %a into %b[%i, 0][%c2, %i][1, 1] : tensor<?x?xf32> into tensor<4x4xf32, "e">
  return %0 : tensor<4x4xf32, "e">
}

// -----

// CHECK-LABEL: func.func @rankred(%arg0: tensor<?x?x?xf32>, %arg1: index) -> (tensor<?xf32>, tensor<?x1xf32>) {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%arg1, 0, 0] [1, 1, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<1xf32>
// CHECK-NEXT: %cast = tensor.cast %extracted_slice : tensor<1xf32> to tensor<?xf32>
// CHECK-NEXT: %extracted_slice_0 = tensor.extract_slice %arg0[%arg1, 0, 0] [4, 1, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<4x1xf32>
// CHECK-NEXT: %cast_1 = tensor.cast %extracted_slice_0 : tensor<4x1xf32> to tensor<?x1xf32>
// CHECK-NEXT: return %cast, %cast_1 : tensor<?xf32>, tensor<?x1xf32>
// CHECK-NEXT: }
func.func @rankred(%t: tensor<?x?x?xf32>, %i: index) -> (tensor<?xf32>, tensor<?x1xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %t[%i, 0, 0][1, %c1, 1][1, 1, 1] : tensor<?x?x?xf32> to tensor<?xf32>
  %1 = tensor.extract_slice %t[%i, 0, 0][%c4, 1, 1][1, 1, 1] : tensor<?x?x?xf32> to tensor<?x1xf32>
  return %0, %1 : tensor<?xf32>, tensor<?x1xf32>
}

// -----

// CHECK-LABEL: func.func @insertrr(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?xf32>, %arg2: index, %arg3: tensor<?x1xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
// CHECK-NEXT: %cast = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %cast into %arg0[%arg2, 0, 0] [1, 4, 1] [1, 1, 1] : tensor<4xf32> into tensor<?x?x?xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %arg3 : tensor<?x1xf32> to tensor<4x1xf32>
// CHECK-NEXT: %inserted_slice_1 = tensor.insert_slice %cast_0 into %arg0[%arg2, 0, 0] [4, 1, 1] [1, 1, 1] : tensor<4x1xf32> into tensor<?x?x?xf32>
// CHECK-NEXT: return %inserted_slice, %inserted_slice_1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>
// CHECK-NEXT: }
func.func @insertrr(%t: tensor<?x?x?xf32>, %s: tensor<?xf32>, %i: index, %u: tensor<?x1xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %s into %t[%i, 0, 0][1, %c4, 1][1, 1, 1] : tensor<?xf32> into tensor<?x?x?xf32>
  %1 = tensor.insert_slice %u into %t[%i, 0, 0][%c4, 1, 1][1, 1, %c1] : tensor<?x1xf32> into tensor<?x?x?xf32>
  return %0, %1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>
}

// -----

// CHECK-LABEL: func.func @slicedim(%arg0: tensor<?x?x4xf32>, %arg1: index, %arg2: index) -> (index, index) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%arg1, 0, 0] [%arg2, 1, 4] [1, 1, 1] : tensor<?x?x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: %dim = tensor.dim %extracted_slice, %c0 : tensor<?x4xf32>
// CHECK-NEXT: return %dim, %c4 : index, index
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

// CHECK-LABEL: func.func @paddim(%arg0: tensor<?x4xf32>, %arg1: index, %arg2: f32) -> (index, index) {
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %padded = tensor.pad %arg0 low[%arg1, 0] high[0, 1] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<?x4xf32> to tensor<?x5xf32>
// CHECK-NEXT: %dim = tensor.dim %padded, %c0 : tensor<?x5xf32>
// CHECK-NEXT: return %dim, %c5 : index, index
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

// CHECK-LABEL: func.func @castuser(%arg0: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: %0 = math.exp %cast : tensor<?xf32>
// CHECK-NEXT: return %0 : tensor<?xf32>
// CHECK-NEXT: }
func.func @castuser(%a: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = math.exp %0 : tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @gs(%arg0: tensor<4x5xf32>, %arg1: tensor<1x1xindex>) -> tensor<1x5xf32> {
// CHECK-NEXT: %gather = tensor.gather %arg0[%arg1] gather_dims([0]) : (tensor<4x5xf32>, tensor<1x1xindex>) -> tensor<1x5xf32>
// CHECK-NEXT: return %gather : tensor<1x5xf32>
// CHECK-NEXT: }
func.func @gs(%a: tensor<4x5xf32>, %i: tensor<1x1xindex>) -> tensor<1x5xf32> {
  %0 = tensor.gather %a[%i] gather_dims([0]) : (tensor<4x5xf32>, tensor<1x1xindex>) -> tensor<1x5xf32>
  return %0 : tensor<1x5xf32>
}

// -----

// CHECK-LABEL: func.func @unrankedcasts(%arg0: tensor<*xf32>, %arg1: index) -> (index, tensor<?xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<*xf32> to tensor<?xf32>
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<*xf32>
// CHECK-NEXT: return %dim, %cast : index, tensor<?xf32>
// CHECK-NEXT: }
func.func @unrankedcasts(%a: tensor<*xf32>, %i: index) -> (index, tensor<?xf32>) {
  %0 = tensor.cast %a : tensor<*xf32> to tensor<?xf32>
  %c0 = arith.constant 0 : index
  %d = tensor.dim %0, %c0 : tensor<?xf32>
  return %d, %0 : index, tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @i1(%arg0: index) -> (i1, tensor<3xi1>, tensor<2xi1>) {
// CHECK-NEXT: %cst = arith.constant dense<[true, false, true]> : tensor<3xi1>
// CHECK-NEXT: %cst_0 = arith.constant dense<true> : tensor<2xi1>
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %false, %cst, %cst_0 : i1, tensor<3xi1>, tensor<2xi1>
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

// CHECK-LABEL: func.func @insconst(%arg0: index) -> tensor<2xf32> {
// CHECK-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %cst_0 = arith.constant 3.000000e+00 : f32
// CHECK-NEXT: %inserted = tensor.insert %cst_0 into %cst[%c0] : tensor<2xf32>
// CHECK-NEXT: return %inserted : tensor<2xf32>
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
// CHECK-NEXT: %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: return %cst : f32
// CHECK-NEXT: }
func.func @sparse() -> f32 {
  %c = arith.constant sparse<[[0], [2]], [1.0, 2.0]> : tensor<4xf32>
  %c2 = arith.constant 2 : index
  %0 = tensor.extract %c[%c2] : tensor<4xf32>
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @sparse0() -> f32 {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: return %cst : f32
// CHECK-NEXT: }
func.func @sparse0() -> f32 {
  %c = arith.constant sparse<[[0], [2]], [1.0, 2.0]> : tensor<4xf32>
  %c2 = arith.constant 1 : index
  %0 = tensor.extract %c[%c2] : tensor<4xf32>
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @expandslice(%arg0: tensor<8x4xf32>, %arg1: index) -> tensor<4xf32> {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [1, 4] [1, 1] : tensor<8x4xf32> to tensor<1x4xf32>
// CHECK-NEXT: %collapsed = tensor.collapse_shape %extracted_slice {{\[\[}}0, 1]] : tensor<1x4xf32> into tensor<4xf32>
// CHECK-NEXT: return %collapsed : tensor<4xf32>
// CHECK-NEXT: }
func.func @expandslice(%t: tensor<8x4xf32>, %i: index) -> tensor<4xf32> {
  %0 = tensor.extract_slice %t[%i, 0][1, 4][1, 1] : tensor<8x4xf32> to tensor<1x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @sliceslice(%arg0: tensor<8x4xf32>, %arg1: index) -> tensor<1x2xf32> {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [2, 4] [1, 1] : tensor<8x4xf32> to tensor<2x4xf32>
// CHECK-NEXT: %extracted_slice_0 = tensor.extract_slice %extracted_slice[0, 1] [1, 2] [1, 1] : tensor<2x4xf32> to tensor<1x2xf32>
// CHECK-NEXT: return %extracted_slice_0 : tensor<1x2xf32>
// CHECK-NEXT: }
func.func @sliceslice(%t: tensor<8x4xf32>, %i: index) -> tensor<1x2xf32> {
  %0 = tensor.extract_slice %t[%i, 0][2, 4][1, 1] : tensor<8x4xf32> to tensor<2x4xf32>
  %1 = tensor.extract_slice %0[0, 1][1, 2][1, 1] : tensor<2x4xf32> to tensor<1x2xf32>
  return %1 : tensor<1x2xf32>
}
