// RUN: %opt --canonicalize --split-input-file %s | FileCheck %s
//
// Casts, elements, sizes and slices.

// CHECK-LABEL: func.func @castconst() -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[CST]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: %[[CAST_1:.*]] = tensor.cast %[[CST_0]] : tensor<3xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[CAST]], %[[CAST_1]] : tensor<?xf32>, tensor<?xf32>
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
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %[[BITCAST:.*]] = tensor.bitcast %[[CST]] : tensor<4xf32> to tensor<4xi32>
// CHECK-NEXT: return %[[BITCAST]] : tensor<4xi32>
// CHECK-NEXT: }
func.func @bitcastconst() -> tensor<4xi32> {
  %0 = arith.constant dense<1.0> : tensor<4xf32>
  %1 = tensor.bitcast %0 : tensor<4xf32> to tensor<4xi32>
  return %1 : tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @collapseconst() -> (tensor<4xf32>, tensor<2x2xf32>) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
// CHECK-NEXT: return %[[CST]], %[[CST_0]] : tensor<4xf32>, tensor<2x2xf32>
// CHECK-NEXT: }
func.func @collapseconst() -> (tensor<4xf32>, tensor<2x2xf32>) {
  %0 = arith.constant dense<[[1.0, 2.0],[3.0,4.0]]> : tensor<2x2xf32>
  %1 = tensor.collapse_shape %0 [[0,1]] : tensor<2x2xf32> into tensor<4xf32>
  %2 = tensor.expand_shape %1 [[0,1]] output_shape [2,2] : tensor<4xf32> into tensor<2x2xf32>
  return %1, %2 : tensor<4xf32>, tensor<2x2xf32>
}

// -----

// CHECK-LABEL: func.func @reshapeconst
// CHECK-SAME: (%[[S:[a-z0-9_]+]]: tensor<1xi32>) -> tensor<4xf32> {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
// CHECK-NEXT: %[[RESHAPE:.*]] = tensor.reshape %[[CST]](%[[S]]) : (tensor<2x2xf32>, tensor<1xi32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[RESHAPE]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @reshapeconst(%s: tensor<1xi32>) -> (tensor<4xf32>) {
  %0 = arith.constant dense<[[1.0, 2.0],[3.0,4.0]]> : tensor<2x2xf32>
  %1 = tensor.reshape %0(%s) : (tensor<2x2xf32>, tensor<1xi32>) -> tensor<4xf32>
  return %1: tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @reshaperesh
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<2x2xf32>, %[[S:[a-z0-9_]+]]: tensor<1xi32>, %[[T:[a-z0-9_]+]]: tensor<2xi32>) -> tensor<2x2xf32> {
// CHECK-NEXT: %[[RESHAPE:.*]] = tensor.reshape %[[ARG0]](%[[T]]) : (tensor<2x2xf32>, tensor<2xi32>) -> tensor<2x2xf32>
// CHECK-NEXT: return %[[RESHAPE]] : tensor<2x2xf32>
// CHECK-NEXT: }
func.func @reshaperesh(%0: tensor<2x2xf32>, %s: tensor<1xi32>, %t: tensor<2xi32>) -> (tensor<2x2xf32>) {
  %1 = tensor.reshape %0(%s) : (tensor<2x2xf32>, tensor<1xi32>) -> tensor<4xf32>
  %2 = tensor.reshape %1(%t) : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  return %2: tensor<2x2xf32>
}

// -----

// CHECK-LABEL: func.func @reshapeid
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<2x2xf32>, %[[T:[a-z0-9_]+]]: tensor<2xi32>, %[[ARG2:[a-z0-9_]+]]: tensor<?x2xf32>) -> (tensor<2x2xf32>, tensor<?x2xf32>) {
// CHECK-NEXT: %[[RESHAPE:.*]] = tensor.reshape %[[ARG0]](%[[T]]) : (tensor<2x2xf32>, tensor<2xi32>) -> tensor<2x2xf32>
// CHECK-NEXT: %[[RESHAPE_0:.*]] = tensor.reshape %[[ARG2]](%[[T]]) : (tensor<?x2xf32>, tensor<2xi32>) -> tensor<?x2xf32>
// CHECK-NEXT: return %[[RESHAPE]], %[[RESHAPE_0]] : tensor<2x2xf32>, tensor<?x2xf32>
// CHECK-NEXT: }
func.func @reshapeid(%0: tensor<2x2xf32>, %t: tensor<2xi32>, %5: tensor<?x2xf32>) -> (tensor<2x2xf32>, tensor<?x2xf32>) {
  %2 = tensor.reshape %0(%t) : (tensor<2x2xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  %3 = tensor.reshape %5(%t) : (tensor<?x2xf32>, tensor<2xi32>) -> tensor<?x2xf32>
  return %2, %3: tensor<2x2xf32>, tensor<?x2xf32>
}

// -----

// CHECK-LABEL: func.func @exsplat
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: f32, %[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: index) -> (f32, f32) {
// CHECK-NEXT: %[[SPLAT:.*]] = tensor.splat %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT: %[[SPLAT_0:.*]] = tensor.splat %[[ARG0]][%[[ARG2]]] : tensor<?xf32>
// CHECK-NEXT: %[[E:.*]] = tensor.extract %[[SPLAT]][%[[ARG1]]] : tensor<4xf32>
// CHECK-NEXT: %[[F:.*]] = tensor.extract %[[SPLAT_0]][%[[ARG1]]] : tensor<?xf32>
// CHECK-NEXT: return %[[E]], %[[F]] : f32, f32
// CHECK-NEXT: }
func.func @exsplat(%x: f32, %i: index, %n : index) -> (f32, f32) {
  %1 = tensor.splat %x : tensor<4xf32>
  %2 = tensor.splat %x[%n] : tensor<?xf32>
  %e = tensor.extract %1[%i] : tensor<4xf32>
  %f = tensor.extract %2[%i] : tensor<?xf32>
  return %e, %f: f32, f32
}

// -----

// CHECK-LABEL: func.func @splatc
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index) -> (tensor<4xf32>, tensor<?xf32>, tensor<2xindex>, tensor<2xcomplex<f32>>) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<1> : tensor<2xindex>
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[CST_1:.*]] = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %[[CST_2:.*]] = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %[[SPLAT:.*]] = tensor.splat %[[CST_0]][%[[N]]] : tensor<?xf32>
// CHECK-NEXT: %[[SPLAT_3:.*]] = tensor.splat %[[CST_1]] : tensor<2xcomplex<f32>>
// CHECK-NEXT: return %[[CST_2]], %[[SPLAT]], %[[CST]], %[[SPLAT_3]] : tensor<4xf32>, tensor<?xf32>, tensor<2xindex>, tensor<2xcomplex<f32>>
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

// CHECK-LABEL: func.func @exinsert
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index, %[[T:[a-z0-9_]+]]: tensor<?xf32>) -> f32 {
// CHECK-NEXT: %[[INSERTED:.*]] = tensor.insert %[[X]] into %[[T]][%[[I]]] : tensor<?xf32>
// CHECK-NEXT: %[[E:.*]] = tensor.extract %[[INSERTED]][%[[I]]] : tensor<?xf32>
// CHECK-NEXT: return %[[E]] : f32
// CHECK-NEXT: }
func.func @exinsert(%x: f32, %i: index, %t: tensor<?xf32>) -> (f32) {
  %1 = tensor.insert %x into %t[%i] : tensor<?xf32>
  %e = tensor.extract %1[%i] : tensor<?xf32>
  return %e: f32
}

// -----

// CHECK-LABEL: func.func @exconst
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index) -> (f32, f32, f32, f32) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[CST_1:.*]] = arith.constant 4.000000e+00 : f32
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[CST_0]][%[[C1]], %[[I]]] : tensor<2x2xf32>
// CHECK-NEXT: return %[[CST_1]], %[[EXTRACTED]], %[[CST]], %[[CST]] : f32, f32, f32, f32
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

// CHECK-LABEL: func.func @excast
// CHECK-SAME: (%[[U:[a-z0-9_]+]]: tensor<*xf32>, %[[I:[a-z0-9_]+]]: index) -> f32 {
// CHECK-NEXT: %[[C:.*]] = tensor.cast %[[U]] : tensor<*xf32> to tensor<?xf32>
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[C]][%[[I]]] : tensor<?xf32>
// CHECK-NEXT: return %[[EXTRACTED]] : f32
// CHECK-NEXT: }
func.func @excast(%u: tensor<*xf32>, %i: index) -> f32 {
  %c = tensor.cast %u : tensor<*xf32> to tensor<?xf32>
  %1 = tensor.extract %c[%i] : tensor<?xf32>
  return %1 : f32
}

// -----

// CHECK-LABEL: func.func @excollapse
// CHECK-SAME: (%[[U:[a-z0-9_]+]]: tensor<1x5xf32>, %[[V:[a-z0-9_]+]]: tensor<?x3xf32>, %[[I:[a-z0-9_]+]]: index, %[[W:[a-z0-9_]+]]: tensor<1x1xf32>) -> (f32, f32, f32) {
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[U]] {{\[\[}}0, 1]] : tensor<1x5xf32> into tensor<5xf32>
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[COLLAPSED]][%[[I]]] : tensor<5xf32>
// CHECK-NEXT: %[[COLLAPSED_0:.*]] = tensor.collapse_shape %[[V]] {{\[\[}}0, 1]] : tensor<?x3xf32> into tensor<?xf32>
// CHECK-NEXT: %[[EXTRACTED_1:.*]] = tensor.extract %[[COLLAPSED_0]][%[[I]]] : tensor<?xf32>
// CHECK-NEXT: %[[E:.*]] = tensor.collapse_shape %[[W]] [] : tensor<1x1xf32> into tensor<f32>
// CHECK-NEXT: %[[EXTRACTED_3:.*]] = tensor.extract %[[E]][] : tensor<f32>
// CHECK-NEXT: return %[[EXTRACTED]], %[[EXTRACTED_1]], %[[EXTRACTED_3]] : f32, f32, f32
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

// CHECK-LABEL: func.func @exindexcast
// CHECK-SAME: (%[[U:[a-z0-9_]+]]: tensor<?xi32>, %[[I:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[U]][%[[I]]] : tensor<?xi32>
// CHECK-NEXT: %[[INDEX_CAST:.*]] = arith.index_cast %[[EXTRACTED]] : i32 to index
// CHECK-NEXT: return %[[INDEX_CAST]] : index
// CHECK-NEXT: }
func.func @exindexcast(%u: tensor<?xi32>, %i: index) -> index {
  %c = arith.index_cast %u : tensor<?xi32> to tensor<?xindex>
  %1 = tensor.extract %c[%i] : tensor<?xindex>
  return %1 : index
}

// -----

// CHECK-LABEL: func.func @rank
// CHECK-SAME: (%[[U:[a-z0-9_]+]]: tensor<?x3xi32>) -> index {
// CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT: return %[[C2]] : index
// CHECK-NEXT: }
func.func @rank(%u: tensor<?x3xi32>) -> index {
  %c = tensor.rank %u : tensor<?x3xi32>
  return %c : index
}

// -----

// CHECK-LABEL: func.func @dims
// CHECK-SAME: (%[[U:[a-z0-9_]+]]: tensor<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: tensor<?x?xf32>) -> (index, index, index, index, index, index, index, index) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[C7:.*]] = arith.constant 7 : index
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[U]][0, 0] [1, %[[M]]] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
// CHECK-NEXT: %[[D1:.*]] = tensor.dim %[[EXTRACTED_SLICE]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT: %[[DIM_0:.*]] = tensor.dim %[[V]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[U]] {{\[\[}}0, 1], [2]] output_shape [%[[N]], 3, %[[M]]] : tensor<?x?xf32> into tensor<?x3x?xf32>
// CHECK-NEXT: %[[D3:.*]] = tensor.dim %[[EXPANDED]], %[[C0]] : tensor<?x3x?xf32>
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[U]] {{\[\[}}0, 1]] : tensor<?x?xf32> into tensor<?xf32>
// CHECK-NEXT: %[[D4:.*]] = tensor.dim %[[COLLAPSED]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT: %[[SP:.*]] = tensor.splat %[[CST]][%[[N]]] : tensor<?xf32>
// CHECK-NEXT: %[[D5:.*]] = tensor.dim %[[SP]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT: %[[DIM_4:.*]] = tensor.dim %[[U]], %[[I]] : tensor<?x?xf32>
// CHECK-NEXT: %[[DIM_5:.*]] = tensor.dim %[[U]], %[[C7]] : tensor<?x?xf32>
// CHECK-NEXT: return %[[M]], %[[D1]], %[[DIM_0]], %[[D3]], %[[D4]], %[[D5]], %[[DIM_4]], %[[DIM_5]] : index, index, index, index, index, index, index, index
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

// CHECK-LABEL: func.func @sl1
// CHECK-SAME: (%[[U:[a-z0-9_]+]]: tensor<4x4xf32>, %[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[U]][%[[A]], 0] [%[[B]], 4] [1, 1] : tensor<4x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[EXTRACTED_SLICE]] : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @sl1(%u: tensor<4x4xf32>, %a: index, %b: index) -> tensor<?x?xf32> {
  %4 = tensor.cast %u : tensor<4x4xf32> to tensor<?x?xf32>
  %5 = tensor.extract_slice %4[%a, 0][%b, 4][1,1] : tensor<?x?xf32> to tensor<?x4xf32>
  %6 = tensor.cast %5 : tensor<?x4xf32> to tensor<?x?xf32>
  return %6 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @sl2
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[CM:.*]] = arith.constant -1 : index
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[T]][%[[CM]], 0] [%[[CM]], 0] [-1, 0] : tensor<?x?xf32> to tensor<?x0xf32>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[EXTRACTED_SLICE]] : tensor<?x0xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @sl2(%t: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %cm = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %1 = tensor.extract_slice %t[%cm, %c0][%cm, %c0][%cm, %c0] : tensor<?x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @sl3
// CHECK-SAME: (%[[U:[a-z0-9_]+]]: tensor<4x4xf32>) -> tensor<?x1xf32> {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C7:.*]] = arith.constant 7 : index
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[U]][%[[C7]], %[[C0]]] [%[[C7]], 1] [1, 1] : tensor<4x4xf32> to tensor<?x1xf32>
// CHECK-NEXT: return %[[EXTRACTED_SLICE]] : tensor<?x1xf32>
// CHECK-NEXT: }
func.func @sl3(%u: tensor<4x4xf32>) -> tensor<?x1xf32> {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %3 = tensor.extract_slice %u[%c7, %c0][%c7, 1][1,1] : tensor<4x4xf32> to tensor<?x1xf32>
  return %3 : tensor<?x1xf32>
}

// -----

// CHECK-LABEL: func.func @sl4
// CHECK-SAME: (%[[U:[a-z0-9_]+]]: tensor<4x4xf32>) -> tensor<?x1xf32> {
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[U]] : tensor<4x4xf32> to tensor<?x?xf32>
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[CAST]][7, 0] [7, 1] [1, 1] : tensor<?x?xf32> to tensor<7x1xf32>
// CHECK-NEXT: %[[CAST_0:.*]] = tensor.cast %[[EXTRACTED_SLICE]] : tensor<7x1xf32> to tensor<?x1xf32>
// CHECK-NEXT: return %[[CAST_0]] : tensor<?x1xf32>
// CHECK-NEXT: }
func.func @sl4(%u: tensor<4x4xf32>) -> tensor<?x1xf32> {
  %4 = tensor.cast %u : tensor<4x4xf32> to tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %3 = tensor.extract_slice %4[%c7, %c0][%c7, 1][1,1] : tensor<?x?xf32> to tensor<?x1xf32>
  return %3 : tensor<?x1xf32>
}

// -----

// CHECK-LABEL: func.func @cast_of_slice
// CHECK-SAME: (%[[U:[a-z0-9_]+]]: tensor<?x?x4xf32>, %[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index) -> (tensor<8x4xf32>, tensor<8x?xf32>) {
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[U]][%[[A]], 0, 0] [%[[B]], 1, 4] [1, 1, 1] : tensor<?x?x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: %[[EXTRACTED_SLICE_0:.*]] = tensor.extract_slice %[[U]][%[[A]], 0, 0] [8, 1, 4] [1, 1, 1] : tensor<?x?x4xf32> to tensor<8x4xf32>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[EXTRACTED_SLICE]] : tensor<?x4xf32> to tensor<8x?xf32>
// CHECK-NEXT: return %[[EXTRACTED_SLICE_0]], %[[CAST]] : tensor<8x4xf32>, tensor<8x?xf32>
// CHECK-NEXT: }
func.func @cast_of_slice(%u: tensor<?x?x4xf32>, %a: index, %b: index) -> (tensor<8x4xf32>, tensor<8x?xf32>) {
  %5 = tensor.extract_slice %u[%a, 0, 0][%b, 1, 4][1,1, 1] : tensor<?x?x4xf32> to tensor<?x4xf32>
  %6 = tensor.cast %5 : tensor<?x4xf32> to tensor<8x4xf32>
  %7 = tensor.cast %5 : tensor<?x4xf32> to tensor<8x?xf32>
  return %6, %7 : tensor<8x4xf32>, tensor<8x?xf32>
}

// -----

// CHECK-LABEL: func.func @ins1
// CHECK-SAME: (%[[U:[a-z0-9_]+]]: tensor<?xf32>, %[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: tensor<4x4xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[U]] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[CAST]] into %[[V]][%[[A]], 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<4x4xf32>
// CHECK-NEXT: %[[CAST_0:.*]] = tensor.cast %[[INSERTED_SLICE]] : tensor<4x4xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[CAST_0]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @ins1(%u: tensor<?xf32>, %a: index, %b: index, %v: tensor<4x4xf32>) -> (tensor<?x?xf32>) {
  %c4 = arith.constant 4 : index
  %5 = tensor.cast %v : tensor<4x4xf32> to tensor<?x?xf32>
  %6 = tensor.insert_slice %u into %5[%a, 0][1, %c4][1, 1] : tensor<?xf32> into tensor<?x?xf32>
  return %6 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @ins2
// CHECK-SAME: (%[[U:[a-z0-9_]+]]: tensor<?x?xf32>, %[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[U]] into %[[V]][%[[A]], 0] [%[[B]], %[[A]]] [1, 1] : tensor<?x?xf32> into tensor<4x4xf32>
// CHECK-NEXT: return %[[INSERTED_SLICE]] : tensor<4x4xf32>
// CHECK-NEXT: }
func.func @ins2(%u: tensor<?x?xf32>, %a: index, %b: index, %v: tensor<4x4xf32>) -> (tensor<4x4xf32>) {
  %6 = tensor.insert_slice %u into %v[%a, 0][%b, %a][1, 1] : tensor<?x?xf32> into tensor<4x4xf32>
  return %6 : tensor<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @ins3
// CHECK-SAME: (%[[U:[a-z0-9_]+]]: tensor<2x?xf32>, %[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[U]] into %[[V]][%[[A]], 0] [2, %[[A]]] [1, 1] : tensor<2x?xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @ins3(%u: tensor<2x?xf32>, %a: index, %b: index, %v: tensor<?x?xf32>) -> (tensor<?x?xf32>) {
  %s = tensor.cast %u : tensor<2x?xf32> to tensor<?x?xf32>
  %6 = tensor.insert_slice %s into %v[%a, 0][%b, %a][1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %6 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @gen
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index) -> (index, tensor<?x?xf32>) {
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[M:.*]] = arith.constant -4 : index
// CHECK-NEXT: %[[GENERATED:.*]] = tensor.generate %[[M]] {
// CHECK-NEXT: ^bb0(%[[X:[a-z0-9_]+]]: index, %[[Y:[a-z0-9_]+]]: index):
// CHECK-NEXT: tensor.yield %[[CST]] : f32
// CHECK-NEXT: } : tensor<4x?xf32>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[GENERATED]] : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[C4]], %[[CAST]] : index, tensor<?x?xf32>
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

// CHECK-LABEL: func.func @casts
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xf32>, %[[B:[a-z0-9_]+]]: tensor<4xf32>, %[[U:[a-z0-9_]+]]: tensor<*xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[A]] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT: %[[CAST_0:.*]] = tensor.cast %[[CAST]] : tensor<5xf32> to tensor<?xf32>
// CHECK-NEXT: %[[CAST_1:.*]] = tensor.cast %[[CAST_0]] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: %[[CAST_2:.*]] = tensor.cast %[[U]] : tensor<*xf32> to tensor<4xf32>
// CHECK-NEXT: %[[CAST_3:.*]] = tensor.cast %[[CAST_2]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[CAST_1]], %[[B]], %[[A]], %[[CAST_3]], %[[CAST_0]] : tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
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

// CHECK-LABEL: func.func @bits
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xf32>) -> tensor<?xui32> {
// CHECK-NEXT: %[[BITCAST:.*]] = tensor.bitcast %[[A]] : tensor<?xf32> to tensor<?xui32>
// CHECK-NEXT: return %[[BITCAST]] : tensor<?xui32>
// CHECK-NEXT: }
func.func @bits(%a: tensor<?xf32>) -> tensor<?xui32> {
  %0 = tensor.bitcast %a : tensor<?xf32> to tensor<?xi32>
  %1 = tensor.bitcast %0 : tensor<?xi32> to tensor<?xui32>
  return %1 : tensor<?xui32>
}

// -----

// CHECK-LABEL: func.func @empt
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index) -> (tensor<?x4xf32>, tensor<5x4xf32>, index) {
// CHECK-NEXT: %[[EMPTY:.*]] = tensor.empty(%[[A]]) : tensor<?x4xf32>
// CHECK-NEXT: %[[EMPTY_1:.*]] = tensor.empty() : tensor<5x4xf32>
// CHECK-NEXT: return %[[EMPTY]], %[[EMPTY_1]], %[[A]] : tensor<?x4xf32>, tensor<5x4xf32>, index
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

// CHECK-LABEL: func.func @resh(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<?xf32>, %[[S:[a-z0-9_]+]]: tensor<2xi32>, %[[I:[a-z0-9_]+]]: index) -> (index, index) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[S]][%[[C0]]] : tensor<2xi32>
// CHECK-NEXT: %[[INDEX_CAST:.*]] = arith.index_cast %[[EXTRACTED]] : i32 to index
// CHECK-NEXT: %[[EXTRACTED_0:.*]] = tensor.extract %[[S]][%[[I]]] : tensor<2xi32>
// CHECK-NEXT: %[[INDEX_CAST_1:.*]] = arith.index_cast %[[EXTRACTED_0]] : i32 to index
// CHECK-NEXT: return %[[INDEX_CAST]], %[[INDEX_CAST_1]] : index, index
// CHECK-NEXT: }
func.func @resh(%a: tensor<?xf32>, %s: tensor<2xi32>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %r = tensor.reshape %a(%s) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %d = tensor.dim %r, %c0 : tensor<?x?xf32>
  %e = tensor.dim %r, %i : tensor<?x?xf32>
  return %d, %e : index, index
}

// -----

// CHECK-LABEL: func.func @conc
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x4xf32>, %[[B:[a-z0-9_]+]]: tensor<3x?xf32>, %[[C:[a-z0-9_]+]]: tensor<2x4xf32>) -> (tensor<?x?xf32>, tensor<8x4xf32>, tensor<?x4xf32>) {
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[B]] : tensor<3x?xf32> to tensor<3x4xf32>
// CHECK-NEXT: %[[CONCAT:.*]] = tensor.concat dim(0) %[[A]], %[[CAST]], %[[C]] : (tensor<?x4xf32>, tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: %[[CAST_0:.*]] = tensor.cast %[[CONCAT]] : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT: %[[CAST_1:.*]] = tensor.cast %[[B]] : tensor<3x?xf32> to tensor<3x4xf32>
// CHECK-NEXT: %[[CONCAT_2:.*]] = tensor.concat dim(0) %[[A]], %[[CAST_1]], %[[C]] : (tensor<?x4xf32>, tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<8x4xf32>
// CHECK-NEXT: %[[CONCAT_3:.*]] = tensor.concat dim(0) %[[C]], %[[C]] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT: %[[CAST_4:.*]] = tensor.cast %[[CONCAT_3]] : tensor<4x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: return %[[CAST_0]], %[[CONCAT_2]], %[[CAST_4]] : tensor<?x?xf32>, tensor<8x4xf32>, tensor<?x4xf32>
// CHECK-NEXT: }
func.func @conc(%a: tensor<?x4xf32>, %b: tensor<3x?xf32>, %c: tensor<2x4xf32>) -> (tensor<?x?xf32>, tensor<8x4xf32>, tensor<?x4xf32>) {
  %0 = tensor.concat dim(0) %a, %b, %c : (tensor<?x4xf32>, tensor<3x?xf32>, tensor<2x4xf32>) -> tensor<?x?xf32>
  %1 = tensor.concat dim(0) %a, %b, %c : (tensor<?x4xf32>, tensor<3x?xf32>, tensor<2x4xf32>) -> tensor<8x4xf32>
  %2 = tensor.concat dim(0) %c, %c : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<?x4xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<8x4xf32>, tensor<?x4xf32>
}
