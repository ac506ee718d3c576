// RUN: %opt --canonicalize --split-input-file %s | FileCheck %s
//
// Casts, elements, sizes and slices.

// CHECK-LABEL: func.func @castconst() -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %cst_0 = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
// CHECK-NEXT: %cast = tensor.cast %cst : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: %cast_1 = tensor.cast %cst_0 : tensor<3xf32> to tensor<?xf32>
// CHECK-NEXT: return %cast, %cast_1 : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @castconst() -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = arith.constant dense<1.0> : tensor<4xf32>
  %3 = arith.constant dense<[1.0,2.0,3.0]> : tensor<3xf32>
  %1 = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
  %2 = tensor.cast %3 : tensor<3xf32> to tensor<?xf32>
  return %1, %2 : tensor<?xf32>, tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @bitcastconst() -> tensor<4xi32> {
// CHECK-NEXT: %cst = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %0 = tensor.bitcast %cst : tensor<4xf32> to tensor<4xi32>
// CHECK-NEXT: return %0 : tensor<4xi32>
// CHECK-NEXT: }
func.func @bitcastconst() -> tensor<4xi32> {
  %0 = arith.constant dense<1.0> : tensor<4xf32>
  %1 = tensor.bitcast %0 : tensor<4xf32> to tensor<4xi32>
  return %1 : tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @collapseconst() -> (tensor<4xf32>, tensor<2x2xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
// CHECK-NEXT: %cst_0 = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
// CHECK-NEXT: return %cst, %cst_0 : tensor<4xf32>, tensor<2x2xf32>
// CHECK-NEXT: }
func.func @collapseconst() -> (tensor<4xf32>, tensor<2x2xf32>) {
  %0 = arith.constant dense<[[1.0, 2.0],[3.0,4.0]]> : tensor<2x2xf32>
  %1 = tensor.collapse_shape %0 [[0,1]] : tensor<2x2xf32> into tensor<4xf32>
  %2 = tensor.expand_shape %1 [[0,1]] output_shape [2,2] : tensor<4xf32> into tensor<2x2xf32>
  return %1, %2 : tensor<4xf32>, tensor<2x2xf32>
}

// -----

// CHECK-LABEL: func.func @reshapeconst(%arg0: tensor<1xi32>) -> tensor<4xf32> {
// CHECK-NEXT: %cst = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
// CHECK-NEXT: %reshape = tensor.reshape %cst(%arg0) : (tensor<2x2xf32>, tensor<1xi32>) -> tensor<4xf32>
// CHECK-NEXT: return %reshape : tensor<4xf32>
// CHECK-NEXT: }
func.func @reshapeconst(%s: tensor<1xi32>) -> (tensor<4xf32>) {
  %0 = arith.constant dense<[[1.0, 2.0],[3.0,4.0]]> : tensor<2x2xf32>
  %1 = tensor.reshape %0(%s) : (tensor<2x2xf32>, tensor<1xi32>) -> tensor<4xf32>
  return %1: tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @reshaperesh(%arg0: tensor<2x2xf32>, %arg1: tensor<1xi32>, %arg2: tensor<2xi32>) -> tensor<2x2xf32> {
// CHECK-NEXT: %reshape = tensor.reshape %arg0(%arg2) : (tensor<2x2xf32>, tensor<2xi32>) -> tensor<2x2xf32>
// CHECK-NEXT: return %reshape : tensor<2x2xf32>
// CHECK-NEXT: }
func.func @reshaperesh(%0: tensor<2x2xf32>, %s: tensor<1xi32>, %t: tensor<2xi32>) -> (tensor<2x2xf32>) {
  %1 = tensor.reshape %0(%s) : (tensor<2x2xf32>, tensor<1xi32>) -> tensor<4xf32>
  %2 = tensor.reshape %1(%t) : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  return %2: tensor<2x2xf32>
}

// -----

// CHECK-LABEL: func.func @reshapeid(%arg0: tensor<2x2xf32>, %arg1: tensor<2xi32>, %arg2: tensor<?x2xf32>) -> (tensor<2x2xf32>, tensor<?x2xf32>) {
// CHECK-NEXT: %reshape = tensor.reshape %arg0(%arg1) : (tensor<2x2xf32>, tensor<2xi32>) -> tensor<2x2xf32>
// CHECK-NEXT: %reshape_0 = tensor.reshape %arg2(%arg1) : (tensor<?x2xf32>, tensor<2xi32>) -> tensor<?x2xf32>
// CHECK-NEXT: return %reshape, %reshape_0 : tensor<2x2xf32>, tensor<?x2xf32>
// CHECK-NEXT: }
func.func @reshapeid(%0: tensor<2x2xf32>, %t: tensor<2xi32>, %5: tensor<?x2xf32>) -> (tensor<2x2xf32>, tensor<?x2xf32>) {
  %2 = tensor.reshape %0(%t) : (tensor<2x2xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  %3 = tensor.reshape %5(%t) : (tensor<?x2xf32>, tensor<2xi32>) -> tensor<?x2xf32>
  return %2, %3: tensor<2x2xf32>, tensor<?x2xf32>
}

// -----

// CHECK-LABEL: func.func @exsplat(%arg0: f32, %arg1: index, %arg2: index) -> (f32, f32) {
// CHECK-NEXT: %splat = tensor.splat %arg0 : tensor<4xf32>
// CHECK-NEXT: %splat_0 = tensor.splat %arg0[%arg2] : tensor<?xf32>
// CHECK-NEXT: %extracted = tensor.extract %splat[%arg1] : tensor<4xf32>
// CHECK-NEXT: %extracted_1 = tensor.extract %splat_0[%arg1] : tensor<?xf32>
// CHECK-NEXT: return %extracted, %extracted_1 : f32, f32
// CHECK-NEXT: }
func.func @exsplat(%x: f32, %i: index, %n : index) -> (f32, f32) {
  %1 = tensor.splat %x : tensor<4xf32>
  %2 = tensor.splat %x[%n] : tensor<?xf32>
  %e = tensor.extract %1[%i] : tensor<4xf32>
  %f = tensor.extract %2[%i] : tensor<?xf32>
  return %e, %f: f32, f32
}

// -----

// CHECK-LABEL: func.func @splatc(%arg0: index) -> (tensor<4xf32>, tensor<?xf32>, tensor<2xindex>, tensor<2xcomplex<f32>>) {
// CHECK-NEXT: %cst = arith.constant dense<1> : tensor<2xindex>
// CHECK-NEXT: %cst_0 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %cst_1 = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %cst_2 = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %splat = tensor.splat %cst_0[%arg0] : tensor<?xf32>
// CHECK-NEXT: %splat_3 = tensor.splat %cst_1 : tensor<2xcomplex<f32>>
// CHECK-NEXT: return %cst_2, %splat, %cst, %splat_3 : tensor<4xf32>, tensor<?xf32>, tensor<2xindex>, tensor<2xcomplex<f32>>
// CHECK-NEXT: }
func.func @splatc(%n: index) -> (tensor<4xf32>, tensor<?xf32>, tensor<2xindex>, tensor<2xcomplex<f32>>) {
  %x = arith.constant 1.0 : f32
  %c = arith.constant 1 : index
  %z = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %1 = tensor.splat %x : tensor<4xf32>
  %2 = tensor.splat %x[%n] : tensor<?xf32>
  %3 = tensor.splat %c : tensor<2xindex>
  %4 = tensor.splat %z : tensor<2xcomplex<f32>>
  return %1, %2, %3, %4: tensor<4xf32>, tensor<?xf32>, tensor<2xindex>, tensor<2xcomplex<f32>>
}

// -----

// CHECK-LABEL: func.func @exinsert(%arg0: f32, %arg1: index, %arg2: tensor<?xf32>) -> f32 {
// CHECK-NEXT: %inserted = tensor.insert %arg0 into %arg2[%arg1] : tensor<?xf32>
// CHECK-NEXT: %extracted = tensor.extract %inserted[%arg1] : tensor<?xf32>
// CHECK-NEXT: return %extracted : f32
// CHECK-NEXT: }
func.func @exinsert(%x: f32, %i: index, %t: tensor<?xf32>) -> (f32) {
  %1 = tensor.insert %x into %t[%i] : tensor<?xf32>
  %e = tensor.extract %1[%i] : tensor<?xf32>
  return %e: f32
}

// -----

// CHECK-LABEL: func.func @exconst(%arg0: index) -> (f32, f32, f32, f32) {
// CHECK-NEXT: %cst = arith.constant 3.000000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %cst_1 = arith.constant 4.000000e+00 : f32
// CHECK-NEXT: %extracted = tensor.extract %cst_0[%c1, %arg0] : tensor<2x2xf32>
// CHECK-NEXT: return %cst_1, %extracted, %cst, %cst : f32, f32, f32, f32
// CHECK-NEXT: }
func.func @exconst(%i: index) -> (f32, f32, f32, f32) {
  %0 = arith.constant dense<[[1.0, 2.0],[3.0,4.0]]> : tensor<2x2xf32>
  %s = arith.constant dense<3.0> : tensor<2x2xf32>
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %1 = tensor.extract %0[%c1, %c1] : tensor<2x2xf32>
  %2 = tensor.extract %0[%c1, %i] : tensor<2x2xf32>
  %3 = tensor.extract %s[%c1, %i] : tensor<2x2xf32>
  %4 = tensor.extract %s[%c1, %c5] : tensor<2x2xf32>
  return %1, %2, %3, %4: f32, f32, f32, f32
}

// -----

// CHECK-LABEL: func.func @excast(%arg0: tensor<*xf32>, %arg1: index) -> f32 {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<*xf32> to tensor<?xf32>
// CHECK-NEXT: %extracted = tensor.extract %cast[%arg1] : tensor<?xf32>
// CHECK-NEXT: return %extracted : f32
// CHECK-NEXT: }
func.func @excast(%u: tensor<*xf32>, %i: index) -> f32 {
  %c = tensor.cast %u : tensor<*xf32> to tensor<?xf32>
  %1 = tensor.extract %c[%i] : tensor<?xf32>
  return %1 : f32
}

// -----

// CHECK-LABEL: func.func @excollapse(%arg0: tensor<1x5xf32>, %arg1: tensor<?x3xf32>, %arg2: index, %arg3: tensor<1x1xf32>) -> (f32, f32, f32) {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<1x5xf32> into tensor<5xf32>
// CHECK-NEXT: %extracted = tensor.extract %collapsed[%arg2] : tensor<5xf32>
// CHECK-NEXT: %collapsed_0 = tensor.collapse_shape %arg1 {{\[\[}}0, 1]] : tensor<?x3xf32> into tensor<?xf32>
// CHECK-NEXT: %extracted_1 = tensor.extract %collapsed_0[%arg2] : tensor<?xf32>
// CHECK-NEXT: %collapsed_2 = tensor.collapse_shape %arg3 [] : tensor<1x1xf32> into tensor<f32>
// CHECK-NEXT: %extracted_3 = tensor.extract %collapsed_2[] : tensor<f32>
// CHECK-NEXT: return %extracted, %extracted_1, %extracted_3 : f32, f32, f32
// CHECK-NEXT: }
func.func @excollapse(%u: tensor<1x5xf32>, %v: tensor<?x3xf32>, %i: index, %w: tensor<1x1xf32>) -> (f32, f32, f32) {
  %c = tensor.collapse_shape %u [[0,1]] : tensor<1x5xf32> into tensor<5xf32>
  %1 = tensor.extract %c[%i] : tensor<5xf32>
  %d = tensor.collapse_shape %v [[0,1]] : tensor<?x3xf32> into tensor<?xf32>
  %2 = tensor.extract %d[%i] : tensor<?xf32>
  %e = tensor.collapse_shape %w [] : tensor<1x1xf32> into tensor<f32>
  %3 = tensor.extract %e[] : tensor<f32>
  return %1, %2, %3 : f32, f32, f32
}

// -----

// CHECK-LABEL: func.func @exindexcast(%arg0: tensor<?xi32>, %arg1: index) -> index {
// CHECK-NEXT: %extracted = tensor.extract %arg0[%arg1] : tensor<?xi32>
// CHECK-NEXT: %0 = arith.index_cast %extracted : i32 to index
// CHECK-NEXT: return %0 : index
// CHECK-NEXT: }
func.func @exindexcast(%u: tensor<?xi32>, %i: index) -> index {
  %c = arith.index_cast %u : tensor<?xi32> to tensor<?xindex>
  %1 = tensor.extract %c[%i] : tensor<?xindex>
  return %1 : index
}

// -----

// CHECK-LABEL: func.func @rank(%arg0: tensor<?x3xi32>) -> index {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: return %c2 : index
// CHECK-NEXT: }
func.func @rank(%u: tensor<?x3xi32>) -> index {
  %c = tensor.rank %u : tensor<?x3xi32>
  return %c : index
}

// -----

// CHECK-LABEL: func.func @dims(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: tensor<?x?xf32>) -> (index, index, index, index, index, index, index, index) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[0, 0] [1, %arg3] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
// CHECK-NEXT: %dim = tensor.dim %extracted_slice, %c0 : tensor<?xf32>
// CHECK-NEXT: %dim_0 = tensor.dim %arg4, %c1 : tensor<?x?xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1], [2]] output_shape [%arg2, 3, %arg3] : tensor<?x?xf32> into tensor<?x3x?xf32>
// CHECK-NEXT: %dim_1 = tensor.dim %expanded, %c0 : tensor<?x3x?xf32>
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<?x?xf32> into tensor<?xf32>
// CHECK-NEXT: %dim_2 = tensor.dim %collapsed, %c0 : tensor<?xf32>
// CHECK-NEXT: %splat = tensor.splat %cst[%arg2] : tensor<?xf32>
// CHECK-NEXT: %dim_3 = tensor.dim %splat, %c0 : tensor<?xf32>
// CHECK-NEXT: %dim_4 = tensor.dim %arg0, %arg1 : tensor<?x?xf32>
// CHECK-NEXT: %dim_5 = tensor.dim %arg0, %c7 : tensor<?x?xf32>
// CHECK-NEXT: return %arg3, %dim, %dim_0, %dim_1, %dim_2, %dim_3, %dim_4, %dim_5 : index, index, index, index, index, index, index, index
// CHECK-NEXT: }
func.func @dims(%u: tensor<?x?xf32>, %i: index, %n: index, %m: index, %v: tensor<?x?xf32>) -> (index, index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %s = tensor.extract_slice %u[0, 0][%n, %m][1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %r = tensor.extract_slice %u[0, 0][1, %m][1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %d0 = tensor.dim %s, %c1 : tensor<?x?xf32>
  %d1 = tensor.dim %r, %c0 : tensor<?xf32>
  %is = tensor.insert_slice %u into %v[0, 0][%n, %m][1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  %d2 = tensor.dim %is, %c1 : tensor<?x?xf32>
  %ex = tensor.expand_shape %u [[0,1],[2]] output_shape [%n, 3, %m] : tensor<?x?xf32> into tensor<?x3x?xf32>
  %d3 = tensor.dim %ex, %c0 : tensor<?x3x?xf32>
  %co = tensor.collapse_shape %u [[0,1]] : tensor<?x?xf32> into tensor<?xf32>
  %d4 = tensor.dim %co, %c0 : tensor<?xf32>
  %f = arith.constant 1.0 : f32
  %sp = tensor.splat %f[%n] : tensor<?xf32>
  %d5 = tensor.dim %sp, %c0 : tensor<?xf32>
  %ins = tensor.insert %f into %u[%c0, %c1] : tensor<?x?xf32>
  %d6 = tensor.dim %ins, %i : tensor<?x?xf32>
  %d7 = tensor.dim %u, %c7 : tensor<?x?xf32>
  return %d0, %d1, %d2, %d3, %d4, %d5, %d6, %d7 : index, index, index, index, index, index, index, index
}

// -----

// CHECK-LABEL: func.func @sl1(%arg0: tensor<4x4xf32>, %arg1: index, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [%arg2, 4] [1, 1] : tensor<4x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: %cast = tensor.cast %extracted_slice : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @sl1(%u: tensor<4x4xf32>, %a: index, %b: index) -> tensor<?x?xf32> {
  %4 = tensor.cast %u : tensor<4x4xf32> to tensor<?x?xf32>
  %5 = tensor.extract_slice %4[%a, 0][%b, 4][1,1] : tensor<?x?xf32> to tensor<?x4xf32>
  %6 = tensor.cast %5 : tensor<?x4xf32> to tensor<?x?xf32>
  return %6 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @sl2(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%c-1, 0] [%c-1, 0] [-1, 0] : tensor<?x?xf32> to tensor<?x0xf32>
// CHECK-NEXT: %cast = tensor.cast %extracted_slice : tensor<?x0xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @sl2(%t: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %cm = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %1 = tensor.extract_slice %t[%cm, %c0][%cm, %c0][%cm, %c0] : tensor<?x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @sl3(%arg0: tensor<4x4xf32>) -> tensor<?x1xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%c7, %c0] [%c7, 1] [1, 1] : tensor<4x4xf32> to tensor<?x1xf32>
// CHECK-NEXT: return %extracted_slice : tensor<?x1xf32>
// CHECK-NEXT: }
func.func @sl3(%u: tensor<4x4xf32>) -> tensor<?x1xf32> {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %3 = tensor.extract_slice %u[%c7, %c0][%c7, 1][1,1] : tensor<4x4xf32> to tensor<?x1xf32>
  return %3 : tensor<?x1xf32>
}

// -----

// CHECK-LABEL: func.func @sl4(%arg0: tensor<4x4xf32>) -> tensor<?x1xf32> {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<4x4xf32> to tensor<?x?xf32>
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %cast[7, 0] [7, 1] [1, 1] : tensor<?x?xf32> to tensor<7x1xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %extracted_slice : tensor<7x1xf32> to tensor<?x1xf32>
// CHECK-NEXT: return %cast_0 : tensor<?x1xf32>
// CHECK-NEXT: }
func.func @sl4(%u: tensor<4x4xf32>) -> tensor<?x1xf32> {
  %4 = tensor.cast %u : tensor<4x4xf32> to tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %3 = tensor.extract_slice %4[%c7, %c0][%c7, 1][1,1] : tensor<?x?xf32> to tensor<?x1xf32>
  return %3 : tensor<?x1xf32>
}

// -----

// CHECK-LABEL: func.func @cast_of_slice(%arg0: tensor<?x?x4xf32>, %arg1: index, %arg2: index) -> (tensor<8x4xf32>, tensor<8x?xf32>) {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%arg1, 0, 0] [%arg2, 1, 4] [1, 1, 1] : tensor<?x?x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: %extracted_slice_0 = tensor.extract_slice %arg0[%arg1, 0, 0] [8, 1, 4] [1, 1, 1] : tensor<?x?x4xf32> to tensor<8x4xf32>
// CHECK-NEXT: %cast = tensor.cast %extracted_slice : tensor<?x4xf32> to tensor<8x?xf32>
// CHECK-NEXT: return %extracted_slice_0, %cast : tensor<8x4xf32>, tensor<8x?xf32>
// CHECK-NEXT: }
func.func @cast_of_slice(%u: tensor<?x?x4xf32>, %a: index, %b: index) -> (tensor<8x4xf32>, tensor<8x?xf32>) {
  %5 = tensor.extract_slice %u[%a, 0, 0][%b, 1, 4][1,1, 1] : tensor<?x?x4xf32> to tensor<?x4xf32>
  %6 = tensor.cast %5 : tensor<?x4xf32> to tensor<8x4xf32>
  %7 = tensor.cast %5 : tensor<?x4xf32> to tensor<8x?xf32>
  return %6, %7 : tensor<8x4xf32>, tensor<8x?xf32>
}

// -----

// CHECK-LABEL: func.func @ins1(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: tensor<4x4xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %cast into %arg3[%arg1, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<4x4xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %inserted_slice : tensor<4x4xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast_0 : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @ins1(%u: tensor<?xf32>, %a: index, %b: index, %v: tensor<4x4xf32>) -> (tensor<?x?xf32>) {
  %c4 = arith.constant 4 : index
  %5 = tensor.cast %v : tensor<4x4xf32> to tensor<?x?xf32>
  %6 = tensor.insert_slice %u into %5[%a, 0][1, %c4][1, 1] : tensor<?xf32> into tensor<?x?xf32>
  return %6 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @ins2(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %arg3[%arg1, 0] [%arg2, %arg1] [1, 1] : tensor<?x?xf32> into tensor<4x4xf32>
// CHECK-NEXT: return %inserted_slice : tensor<4x4xf32>
// CHECK-NEXT: }
func.func @ins2(%u: tensor<?x?xf32>, %a: index, %b: index, %v: tensor<4x4xf32>) -> (tensor<4x4xf32>) {
  %6 = tensor.insert_slice %u into %v[%a, 0][%b, %a][1, 1] : tensor<?x?xf32> into tensor<4x4xf32>
  return %6 : tensor<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @ins3(%arg0: tensor<2x?xf32>, %arg1: index, %arg2: index, %arg3: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %arg3[%arg1, 0] [2, %arg1] [1, 1] : tensor<2x?xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %inserted_slice : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @ins3(%u: tensor<2x?xf32>, %a: index, %b: index, %v: tensor<?x?xf32>) -> (tensor<?x?xf32>) {
  %s = tensor.cast %u : tensor<2x?xf32> to tensor<?x?xf32>
  %6 = tensor.insert_slice %s into %v[%a, 0][%b, %a][1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %6 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @gen(%arg0: index) -> (index, tensor<?x?xf32>) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %c-4 = arith.constant -4 : index
// CHECK-NEXT: %generated = tensor.generate %c-4 {
// CHECK-NEXT: ^bb0(%arg1: index, %arg2: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<4x?xf32>
// CHECK-NEXT: %cast = tensor.cast %generated : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %c4, %cast : index, tensor<?x?xf32>
// CHECK-NEXT: }
func.func @gen(%a: index) -> (index, tensor<?x?xf32>) {
  %c4 = arith.constant 4 : index
  %m = arith.constant -4 : index
  %0 = tensor.generate %c4, %m {
  ^bb0(%x: index, %y: index):
    %f = arith.constant 1.0 : f32
    tensor.yield %f : f32
  } : tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %d = tensor.dim %0, %c0 : tensor<?x?xf32>
  return %d, %0 : index, tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @casts(%arg0: tensor<?xf32>, %arg1: tensor<4xf32>, %arg2: tensor<*xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %cast : tensor<5xf32> to tensor<?xf32>
// CHECK-NEXT: %cast_1 = tensor.cast %cast_0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: %cast_2 = tensor.cast %arg2 : tensor<*xf32> to tensor<4xf32>
// CHECK-NEXT: %cast_3 = tensor.cast %cast_2 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %cast_1, %arg1, %arg0, %cast_3, %cast_0 : tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @casts(%a: tensor<?xf32>, %b: tensor<4xf32>, %u: tensor<*xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %0 = tensor.cast %a : tensor<?xf32> to tensor<5xf32>
  %1 = tensor.cast %0 : tensor<5xf32> to tensor<?xf32>
  %2 = tensor.cast %1 : tensor<?xf32> to tensor<4xf32>
  %3 = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
  %4 = tensor.cast %3 : tensor<?xf32> to tensor<4xf32>
  %5 = tensor.cast %a : tensor<?xf32> to tensor<*xf32>
  %6 = tensor.cast %5 : tensor<*xf32> to tensor<?xf32>
  %7 = tensor.cast %u : tensor<*xf32> to tensor<4xf32>
  %8 = tensor.cast %7 : tensor<4xf32> to tensor<?xf32>
  return %2, %4, %6, %8, %1 : tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @bits(%arg0: tensor<?xf32>) -> tensor<?xui32> {
// CHECK-NEXT: %0 = tensor.bitcast %arg0 : tensor<?xf32> to tensor<?xui32>
// CHECK-NEXT: return %0 : tensor<?xui32>
// CHECK-NEXT: }
func.func @bits(%a: tensor<?xf32>) -> tensor<?xui32> {
  %0 = tensor.bitcast %a : tensor<?xf32> to tensor<?xi32>
  %1 = tensor.bitcast %0 : tensor<?xi32> to tensor<?xui32>
  return %1 : tensor<?xui32>
}

// -----

// CHECK-LABEL: func.func @empt(%arg0: index) -> (tensor<?x4xf32>, tensor<5x4xf32>, index) {
// CHECK-NEXT: %0 = tensor.empty(%arg0) : tensor<?x4xf32>
// CHECK-NEXT: %1 = tensor.empty() : tensor<5x4xf32>
// CHECK-NEXT: return %0, %1, %arg0 : tensor<?x4xf32>, tensor<5x4xf32>, index
// CHECK-NEXT: }
func.func @empt(%a: index) -> (tensor<?x4xf32>, tensor<5x4xf32>, index) {
  %0 = tensor.empty(%a) : tensor<?x4xf32>
  %1 = tensor.cast %0 : tensor<?x4xf32> to tensor<5x4xf32>
  %2 = tensor.empty(%a) : tensor<?x4xf32>
  %c0 = arith.constant 0 : index
  %d = tensor.dim %2, %c0 : tensor<?x4xf32>
  return %0, %1, %d : tensor<?x4xf32>, tensor<5x4xf32>, index
}

// -----

// CHECK-LABEL: func.func @resh(%arg0: tensor<?xf32>, %arg1: tensor<2xi32>, %arg2: index) -> (index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %extracted = tensor.extract %arg1[%c0] : tensor<2xi32>
// CHECK-NEXT: %0 = arith.index_cast %extracted : i32 to index
// CHECK-NEXT: %extracted_0 = tensor.extract %arg1[%arg2] : tensor<2xi32>
// CHECK-NEXT: %1 = arith.index_cast %extracted_0 : i32 to index
// CHECK-NEXT: return %0, %1 : index, index
// CHECK-NEXT: }
func.func @resh(%a: tensor<?xf32>, %s: tensor<2xi32>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %r = tensor.reshape %a(%s) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %d = tensor.dim %r, %c0 : tensor<?x?xf32>
  %e = tensor.dim %r, %i : tensor<?x?xf32>
  return %d, %e : index, index
}

// -----

// CHECK-LABEL: func.func @conc(%arg0: tensor<?x4xf32>, %arg1: tensor<3x?xf32>, %arg2: tensor<2x4xf32>) -> (tensor<?x?xf32>, tensor<8x4xf32>, tensor<?x4xf32>) {
// CHECK-NEXT: %cast = tensor.cast %arg1 : tensor<3x?xf32> to tensor<3x4xf32>
// CHECK-NEXT: %concat = tensor.concat dim(0) %arg0, %cast, %arg2 : (tensor<?x4xf32>, tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %concat : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT: %cast_1 = tensor.cast %arg1 : tensor<3x?xf32> to tensor<3x4xf32>
// CHECK-NEXT: %concat_2 = tensor.concat dim(0) %arg0, %cast_1, %arg2 : (tensor<?x4xf32>, tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<8x4xf32>
// CHECK-NEXT: %concat_3 = tensor.concat dim(0) %arg2, %arg2 : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT: %cast_4 = tensor.cast %concat_3 : tensor<4x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: return %cast_0, %concat_2, %cast_4 : tensor<?x?xf32>, tensor<8x4xf32>, tensor<?x4xf32>
// CHECK-NEXT: }
func.func @conc(%a: tensor<?x4xf32>, %b: tensor<3x?xf32>, %c: tensor<2x4xf32>) -> (tensor<?x?xf32>, tensor<8x4xf32>, tensor<?x4xf32>) {
  %0 = tensor.concat dim(0) %a, %b, %c : (tensor<?x4xf32>, tensor<3x?xf32>, tensor<2x4xf32>) -> tensor<?x?xf32>
  %1 = tensor.concat dim(0) %a, %b, %c : (tensor<?x4xf32>, tensor<3x?xf32>, tensor<2x4xf32>) -> tensor<8x4xf32>
  %2 = tensor.concat dim(0) %c, %c : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<?x4xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<8x4xf32>, tensor<?x4xf32>
}
