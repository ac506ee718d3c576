// RUN: %opt --canonicalize --split-input-file %s | FileCheck %s
//
// Padding, constants, and casts of destinations.

// CHECK-LABEL: func.func @padconst(
// CHECK-SAME: {{^}}%[[T:[a-z0-9_]+]]: tensor<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[X:[a-z0-9_]+]]: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[PADDED:.*]] = tensor.pad %[[T]] low[%[[C1]], %[[I]]] high[%[[C0]], 2] {
// CHECK-NEXT: ^bb0(%[[ARG3:[a-z0-9_]+]]: index, %[[ARG4:[a-z0-9_]+]]: index):
// CHECK-NEXT: tensor.yield %[[X]] : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[PADDED]], %[[T]] : tensor<?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
func.func @padconst(%t: tensor<?x?xf32>, %i: index, %x: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %1 = tensor.pad %t low[%c1, %i] high[%c0, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = tensor.pad %t low[0, 0] high[0, %c0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @padconst2
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<4x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[X:[a-z0-9_]+]]: f32) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[PADDED:.*]] = tensor.pad %[[T]] low[1, %[[I]]] high[0, 2] {
// CHECK-NEXT: ^bb0(%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index):
// CHECK-NEXT: tensor.yield %[[X]] : f32
// CHECK-NEXT: } : tensor<4x?xf32> to tensor<5x?xf32>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[PADDED]] : tensor<5x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @padconst2(%t: tensor<4x?xf32>, %i: index, %x: f32) -> (tensor<?x?xf32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %1 = tensor.pad %t low[%c1, %i] high[%c0, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @padconst3
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<4x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[X:[a-z0-9_]+]]: f32) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[PADDED:.*]] = tensor.pad %[[T]] low[%[[I]], %[[C1]]] high[%[[C0]], %[[C1]]] {
// CHECK-NEXT: ^bb0(%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index):
// CHECK-NEXT: tensor.yield %[[X]] : f32
// CHECK-NEXT: } : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[PADDED]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @padconst3(%t: tensor<4x?xf32>, %i: index, %x: f32) -> (tensor<?x?xf32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %1 = tensor.pad %t low[%i, %c1] high[%c0, %c1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @padzero
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<4x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[X:[a-z0-9_]+]]: f32) -> (tensor<4x?xf32>, tensor<4x5xf32>, tensor<4x?xf32>) {
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[T]] : tensor<4x?xf32> to tensor<4x5xf32>
// CHECK-NEXT: %[[PADDED:.*]] = tensor.pad %[[T]] nofold low[0, 0] high[0, 0] {
// CHECK-NEXT: ^bb0(%[[ARG3:[a-z0-9_]+]]: index, %[[ARG4:[a-z0-9_]+]]: index):
// CHECK-NEXT: tensor.yield %[[X]] : f32
// CHECK-NEXT: } : tensor<4x?xf32> to tensor<4x?xf32>
// CHECK-NEXT: return %[[T]], %[[CAST]], %[[PADDED]] : tensor<4x?xf32>, tensor<4x5xf32>, tensor<4x?xf32>
// CHECK-NEXT: }
func.func @padzero(%t: tensor<4x?xf32>, %i: index, %x: f32) -> (tensor<4x?xf32>, tensor<4x5xf32>, tensor<4x?xf32>) {
  %1 = tensor.pad %t low[0,0] high[0,0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<4x?xf32>
  %2 = tensor.pad %t low[0,0] high[0,0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<4x5xf32>
  %3 = tensor.pad %t nofold low[0,0] high[0,0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<4x?xf32>
  return %1, %2, %3 : tensor<4x?xf32>, tensor<4x5xf32>, tensor<4x?xf32>
}

// -----

// CHECK-LABEL: func.func @slices
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?x?xf32>, %[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index, %[[U:[a-z0-9_]+]]: tensor<4x4xf32>) -> (tensor<?x?xf32>, tensor<2x2xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<2.000000e+00> : tensor<2x2xf32>
// CHECK-NEXT: %[[CM:.*]] = arith.constant -1 : index
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C7:.*]] = arith.constant 7 : index
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[T]][%[[CM]], 0] [%[[CM]], 0] [-1, 0] : tensor<?x?xf32> to tensor<?x0xf32>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[EXTRACTED_SLICE]] : tensor<?x0xf32> to tensor<?x?xf32>
// CHECK-NEXT: %[[EXTRACTED_SLICE_0:.*]] = tensor.extract_slice %[[U]][%[[C7]], %[[C0]]] [%[[C7]], 1] [1, 1] : tensor<4x4xf32> to tensor<?x1xf32>
// CHECK-NEXT: %[[K3:.*]] = tensor.cast %[[EXTRACTED_SLICE_0]] : tensor<?x1xf32> to tensor<?x?xf32>
// CHECK-NEXT: %[[EXTRACTED_SLICE_2:.*]] = tensor.extract_slice %[[U]][%[[A]], 0] [%[[B]], 4] [1, 1] : tensor<4x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: %[[CAST_3:.*]] = tensor.cast %[[EXTRACTED_SLICE_2]] : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT: %[[EXTRACTED_SLICE_4:.*]] = tensor.extract_slice %[[T]][0, 0] [%[[A]], %[[B]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[CAST]], %[[CST]], %[[K3]], %[[CAST_3]], %[[EXTRACTED_SLICE_4]] : tensor<?x?xf32>, tensor<2x2xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
func.func @slices(%t: tensor<?x?xf32>, %a: index, %b: index, %u: tensor<4x4xf32>) -> (tensor<?x?xf32>, tensor<2x2xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %cm = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %1 = tensor.extract_slice %t[%cm, %c0][%cm, %c0][%cm, %c0] : tensor<?x?xf32> to tensor<?x?xf32>
  %k = arith.constant dense<2.0> : tensor<4x4xf32>
  %k1 = arith.constant dense<[[1.0,2.0],[3.0,4.0]]> : tensor<2x2xf32>
  %2 = tensor.extract_slice %k[%a, %c0][2, 2][1,1] : tensor<4x4xf32> to tensor<2x2xf32>
  %3 = tensor.extract_slice %u[%c7, %c0][%c7, 1][1,1] : tensor<4x4xf32> to tensor<?x1xf32>
  %k3 = tensor.cast %3 : tensor<?x1xf32> to tensor<?x?xf32>
  %4 = tensor.cast %u : tensor<4x4xf32> to tensor<?x?xf32>
  %5 = tensor.extract_slice %4[%a, 0][%b, 4][1,1] : tensor<?x?xf32> to tensor<?x4xf32>
  %6 = tensor.cast %5 : tensor<?x4xf32> to tensor<?x?xf32>
  %7 = tensor.extract_slice %t[0, 0][%a, %b][1,1] : tensor<?x?xf32> to tensor<?x?xf32>
  return %1, %2, %k3, %6, %7 : tensor<?x?xf32>, tensor<2x2xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @exs() -> (tensor<2xf32>, tensor<3xf32>) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[CST]][1] [2] [2] : tensor<4xf32> to tensor<2xf32>
// CHECK-NEXT: %[[EXTRACTED_SLICE_0:.*]] = tensor.extract_slice %[[CST]][1] [3] [1] : tensor<4xf32> to tensor<3xf32>
// CHECK-NEXT: return %[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_0]] : tensor<2xf32>, tensor<3xf32>
// CHECK-NEXT: }
func.func @exs() -> (tensor<2xf32>, tensor<3xf32>) {
  %k1 = arith.constant dense<[1.0,2.0,3.0,4.0]> : tensor<4xf32>
  %1 = tensor.extract_slice %k1[1][2][2] : tensor<4xf32> to tensor<2xf32>
  %2 = tensor.extract_slice %k1[1][3][1] : tensor<4xf32> to tensor<3xf32>
  return %1, %2 : tensor<2xf32>, tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @ins
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?xf32>, %[[S:[a-z0-9_]+]]: tensor<4xf32>, %[[U:[a-z0-9_]+]]: tensor<4xf32>, %[[A:[a-z0-9_]+]]: index, %[[W:[a-z0-9_]+]]: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[U]] into %[[T]][%[[A]]] [4] [1] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT: %[[INSERTED_SLICE_0:.*]] = tensor.insert_slice %[[W]] into %[[S]][0] [%[[A]]] [1] : tensor<?xf32> into tensor<4xf32>
// CHECK-NEXT: return %[[INSERTED_SLICE]], %[[T]], %[[INSERTED_SLICE_0]], %[[S]] : tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @ins(%t: tensor<?xf32>, %s: tensor<4xf32>, %u: tensor<4xf32>, %a: index, %w: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>) {
  %1 = tensor.insert_slice %s into %t[%a][4][1] : tensor<4xf32> into tensor<?xf32>
  %2 = tensor.insert_slice %u into %1[%a][4][1] : tensor<4xf32> into tensor<?xf32>
  %3 = tensor.extract_slice %t[%a][4][1] : tensor<?xf32> to tensor<4xf32>
  %4 = tensor.insert_slice %3 into %t[%a][4][1] : tensor<4xf32> into tensor<?xf32>
  %5 = tensor.insert_slice %w into %s[0][%a][1] : tensor<?xf32> into tensor<4xf32>
  return %2, %4, %5, %s : tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @orth
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<64x64xf32>, %[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: index, %[[ARG3:[a-z0-9_]+]]: index, %[[ARG4:[a-z0-9_]+]]: index) -> tensor<8x4xf32> {
// CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[ARG0]][16, 4] [%[[ARG1]], %[[ARG2]]] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
// CHECK-NEXT: %[[PADDED:.*]] = tensor.pad %[[EXTRACTED_SLICE]] low[0, 0] high[%[[ARG3]], %[[ARG4]]] {
// CHECK-NEXT: ^bb0(%[[ARG5:[a-z0-9_]+]]: index, %[[ARG6:[a-z0-9_]+]]: index):
// CHECK-NEXT: tensor.yield %[[CST]] : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<8x4xf32>
// CHECK-NEXT: return %[[PADDED]] : tensor<8x4xf32>
// CHECK-NEXT: }
func.func @orth(%arg0: tensor<64x64xf32>, %sz0 : index, %sz1 : index, %pw0 : index, %pw1 : index) -> tensor<8x4xf32> {
  %pad_value = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %arg0[16, 0] [%sz0, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%pw0, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %pad_value : f32
    } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %sz1] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %pw1] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %pad_value : f32
    } : tensor<8x?xf32> to tensor<8x4xf32>
  func.return %3 : tensor<8x4xf32>
}

// -----

// CHECK-LABEL: func.func @dps
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x4xf32>, %[[B:[a-z0-9_]+]]: tensor<4x4xf32>, %[[C:[a-z0-9_]+]]: tensor<4x4xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[MATMUL:.*]] = linalg.matmul ins(%[[A]], %[[B]] : tensor<4x4xf32>, tensor<4x4xf32>) outs(%[[C]] : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[MATMUL]] : tensor<4x4xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @dps(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<4x4xf32> to tensor<?x?xf32>
  %1 = tensor.cast %b : tensor<4x4xf32> to tensor<?x?xf32>
  %2 = tensor.cast %c : tensor<4x4xf32> to tensor<?x?xf32>
  %3 = linalg.matmul ins(%0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %3 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @gat(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<4x4xf32>, %[[F:[a-z0-9_]+]]: tensor<?x2xindex>, %[[G:[a-z0-9_]+]]: tensor<3x2xindex>) -> tensor<?xf32> {
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[G]] : tensor<3x2xindex> to tensor<?x2xindex>
// CHECK-NEXT: %[[GATHER:.*]] = tensor.gather %[[A]][%[[CAST]]] gather_dims([0, 1]) : (tensor<4x4xf32>, tensor<?x2xindex>) -> tensor<?xf32>
// CHECK-NEXT: return %[[GATHER]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @gat(%a: tensor<4x4xf32>, %f: tensor<?x2xindex>, %g: tensor<3x2xindex>) -> (tensor<?xf32>) {
  %0 = tensor.cast %g : tensor<3x2xindex> to tensor<?x2xindex>
  %1 = tensor.gather %a[%0] gather_dims([0, 1]) : (tensor<4x4xf32>, tensor<?x2xindex>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-LABEL: func.func @padreg
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[I:[a-z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT: %[[CST:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: %[[APPLY:.*]] = affine.apply #map()[%[[I]]]
// CHECK-NEXT: %[[APPLY_1:.*]] = affine.apply #map()[%[[I]]]
// CHECK-NEXT: %[[PADDED:.*]] = tensor.pad %[[A]] low[%[[APPLY_1]]] high[%[[APPLY]]] {
// CHECK-NEXT: ^bb0(%[[ARG2:[a-z0-9_]+]]: index):
// CHECK-NEXT: tensor.yield %[[CST]] : f32
// CHECK-NEXT: } : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[PADDED]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @padreg(%a: tensor<4xf32>, %i: index) -> tensor<?xf32> {
  %0 = tensor.pad %a low[%i] high[1] {
  ^bb0(%x: index):
    %c = arith.constant 2.0 : f32
    tensor.yield %c : f32
  } : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.pad %0 low[1] high[%i] {
  ^bb0(%x: index):
    %c = arith.constant 2.0 : f32
    tensor.yield %c : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-LABEL: func.func @padsum
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT: %[[APPLY:.*]] = affine.apply #map()[%[[I]], %[[J]]]
// CHECK-NEXT: %[[APPLY_1:.*]] = affine.apply #map()[%[[J]], %[[I]]]
// CHECK-NEXT: %[[PADDED:.*]] = tensor.pad %[[A]] low[%[[APPLY_1]]] high[%[[APPLY]]] {
// CHECK-NEXT: ^bb0(%[[ARG4:[a-z0-9_]+]]: index):
// CHECK-NEXT: tensor.yield %[[C]] : f32
// CHECK-NEXT: } : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[PADDED]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @padsum(%a: tensor<4xf32>, %i: index, %j: index, %c: f32) -> tensor<?xf32> {
  %0 = tensor.pad %a low[%i] high[%j] {
  ^bb0(%x: index):
    tensor.yield %c : f32
  } : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.pad %0 low[%j] high[%i] {
  ^bb0(%x: index):
    tensor.yield %c : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-LABEL: func.func @padsame
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT: %[[APPLY:.*]] = affine.apply #map()[%[[I]]]
// CHECK-NEXT: %[[PADDED:.*]] = tensor.pad %[[A]] low[%[[APPLY]]] high[%[[I]]] {
// CHECK-NEXT: ^bb0(%[[ARG4:[a-z0-9_]+]]: index):
// CHECK-NEXT: tensor.yield %[[C]] : f32
// CHECK-NEXT: } : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[PADDED]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @padsame(%a: tensor<4xf32>, %i: index, %j: index, %c: f32) -> tensor<?xf32> {
  %0 = tensor.pad %a low[%i] high[0] {
  ^bb0(%x: index):
    tensor.yield %c : f32
  } : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.pad %0 low[%i] high[%i] {
  ^bb0(%x: index):
    tensor.yield %c : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @cplx
// CHECK-SAME: (%[[F:[a-z0-9_]+]]: tensor<2xcomplex<f32>>) -> (complex<f32>, tensor<2xcomplex<f32>>) {
// CHECK-NEXT: %[[CST:.*]] = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>
// CHECK-NEXT: return %[[CST]], %[[CST_0]] : complex<f32>, tensor<2xcomplex<f32>>
// CHECK-NEXT: }
func.func @cplx(%f: tensor<2xcomplex<f32>>) -> (complex<f32>, tensor<2xcomplex<f32>>) {
  %0 = arith.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>
  %c0 = arith.constant 0 : index
  %1 = tensor.extract %0[%c0] : tensor<2xcomplex<f32>>
  %2 = tensor.insert %1 into %0[%c0] : tensor<2xcomplex<f32>>
  return %1, %2 : complex<f32>, tensor<2xcomplex<f32>>
}

// -----

// CHECK-LABEL: func.func @gath
// CHECK-SAME: (%[[S:[a-z0-9_]+]]: tensor<?xindex>, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT: %[[C:.*]] = tensor.extract %[[S]][%[[I]]] : tensor<?xindex>
// CHECK-NEXT: %[[D:.*]] = tensor.splat %[[F]] : tensor<3xf32>
// CHECK-NEXT: %[[E:.*]] = tensor.extract %[[D]][%[[C]]] : tensor<3xf32>
// CHECK-NEXT: return %[[E]] : f32
// CHECK-NEXT: }
func.func @gath(%s: tensor<?xindex>, %i: index, %f: f32) -> f32 {
  %0 = tensor.generate %i {
  ^bb0(%x: index):
    %c = tensor.extract %s[%x] : tensor<?xindex>
    %d = tensor.splat %f : tensor<3xf32>
    %e = tensor.extract %d[%c] : tensor<3xf32>
    tensor.yield %e : f32
  } : tensor<?xf32>
  %1 = tensor.extract %0[%i] : tensor<?xf32>
  return %1 : f32
}

// -----

// CHECK-LABEL: func.func @bcastu
// CHECK-SAME: (%[[S:[a-z0-9_]+]]: tensor<1x2xf32>, %[[I:[a-z0-9_]+]]: index) -> (tensor<*xf32>, index) {
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[S]] : tensor<1x2xf32> to tensor<*xf32>
// CHECK-NEXT: %[[RANK:.*]] = tensor.rank %[[CAST]] : tensor<*xf32>
// CHECK-NEXT: return %[[CAST]], %[[RANK]] : tensor<*xf32>, index
// CHECK-NEXT: }
func.func @bcastu(%s: tensor<1x2xf32>, %i: index) -> (tensor<*xf32>, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %s : tensor<1x2xf32> to tensor<*xf32>
  %1 = tensor.dim %0, %c0 : tensor<*xf32>
  %2 = tensor.rank %0 : tensor<*xf32>
  return %0, %2 : tensor<*xf32>, index
}
