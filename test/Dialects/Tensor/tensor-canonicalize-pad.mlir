// RUN: %opt --canonicalize --split-input-file %s | FileCheck %s
//
// Padding, constants, and casts of destinations.

// CHECK-LABEL: func.func @padconst(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %padded = tensor.pad %arg0 low[%c1, %arg1] high[%c0, 2] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %padded, %arg0 : tensor<?x?xf32>, tensor<?x?xf32>
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

// CHECK-LABEL: func.func @padconst2(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: f32) -> tensor<?x?xf32> {
// CHECK-NEXT: %padded = tensor.pad %arg0 low[1, %arg1] high[0, 2] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<4x?xf32> to tensor<5x?xf32>
// CHECK-NEXT: %cast = tensor.cast %padded : tensor<5x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?xf32>
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

// CHECK-LABEL: func.func @padconst3(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: f32) -> tensor<?x?xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %padded = tensor.pad %arg0 low[%arg1, %c1] high[%c0, %c1] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %padded : tensor<?x?xf32>
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

// CHECK-LABEL: func.func @padzero(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: f32) -> (tensor<4x?xf32>, tensor<4x5xf32>, tensor<4x?xf32>) {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<4x5xf32>
// CHECK-NEXT: %padded = tensor.pad %arg0 nofold low[0, 0] high[0, 0] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<4x?xf32> to tensor<4x?xf32>
// CHECK-NEXT: return %arg0, %cast, %padded : tensor<4x?xf32>, tensor<4x5xf32>, tensor<4x?xf32>
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

// CHECK-LABEL: func.func @slices(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: tensor<4x4xf32>) -> (tensor<?x?xf32>, tensor<2x2xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<2.000000e+00> : tensor<2x2xf32>
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%c-1, 0] [%c-1, 0] [-1, 0] : tensor<?x?xf32> to tensor<?x0xf32>
// CHECK-NEXT: %cast = tensor.cast %extracted_slice : tensor<?x0xf32> to tensor<?x?xf32>
// CHECK-NEXT: %extracted_slice_0 = tensor.extract_slice %arg3[%c7, %c0] [%c7, 1] [1, 1] : tensor<4x4xf32> to tensor<?x1xf32>
// CHECK-NEXT: %cast_1 = tensor.cast %extracted_slice_0 : tensor<?x1xf32> to tensor<?x?xf32>
// CHECK-NEXT: %extracted_slice_2 = tensor.extract_slice %arg3[%arg1, 0] [%arg2, 4] [1, 1] : tensor<4x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: %cast_3 = tensor.cast %extracted_slice_2 : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT: %extracted_slice_4 = tensor.extract_slice %arg0[0, 0] [%arg1, %arg2] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast, %cst, %cast_1, %cast_3, %extracted_slice_4 : tensor<?x?xf32>, tensor<2x2xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
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
// CHECK-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %cst[1] [2] [2] : tensor<4xf32> to tensor<2xf32>
// CHECK-NEXT: %extracted_slice_0 = tensor.extract_slice %cst[1] [3] [1] : tensor<4xf32> to tensor<3xf32>
// CHECK-NEXT: return %extracted_slice, %extracted_slice_0 : tensor<2xf32>, tensor<3xf32>
// CHECK-NEXT: }
func.func @exs() -> (tensor<2xf32>, tensor<3xf32>) {
  %k1 = arith.constant dense<[1.0,2.0,3.0,4.0]> : tensor<4xf32>
  %1 = tensor.extract_slice %k1[1][2][2] : tensor<4xf32> to tensor<2xf32>
  %2 = tensor.extract_slice %k1[1][3][1] : tensor<4xf32> to tensor<3xf32>
  return %1, %2 : tensor<2xf32>, tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @ins(%arg0: tensor<?xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: index, %arg4: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg2 into %arg0[%arg3] [4] [1] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT: %inserted_slice_0 = tensor.insert_slice %arg4 into %arg1[0] [%arg3] [1] : tensor<?xf32> into tensor<4xf32>
// CHECK-NEXT: return %inserted_slice, %arg0, %inserted_slice_0, %arg1 : tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>
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

// CHECK-LABEL: func.func @orth(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<8x4xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[16, 4] [%arg1, %arg2] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
// CHECK-NEXT: %padded = tensor.pad %extracted_slice low[0, 0] high[%arg3, %arg4] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<8x4xf32>
// CHECK-NEXT: return %padded : tensor<8x4xf32>
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

// CHECK-LABEL: func.func @dps(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %0 = linalg.matmul ins(%arg0, %arg1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg2 : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<4x4xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @dps(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<4x4xf32> to tensor<?x?xf32>
  %1 = tensor.cast %b : tensor<4x4xf32> to tensor<?x?xf32>
  %2 = tensor.cast %c : tensor<4x4xf32> to tensor<?x?xf32>
  %3 = linalg.matmul ins(%0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %3 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @gat(%arg0: tensor<4x4xf32>, %arg1: tensor<?x2xindex>, %arg2: tensor<3x2xindex>) -> tensor<?xf32> {
// CHECK-NEXT: %cast = tensor.cast %arg2 : tensor<3x2xindex> to tensor<?x2xindex>
// CHECK-NEXT: %gather = tensor.gather %arg0[%cast] gather_dims([0, 1]) : (tensor<4x4xf32>, tensor<?x2xindex>) -> tensor<?xf32>
// CHECK-NEXT: return %gather : tensor<?xf32>
// CHECK-NEXT: }
func.func @gat(%a: tensor<4x4xf32>, %f: tensor<?x2xindex>, %g: tensor<3x2xindex>) -> (tensor<?xf32>) {
  %0 = tensor.cast %g : tensor<3x2xindex> to tensor<?x2xindex>
  %1 = tensor.gather %a[%0] gather_dims([0, 1]) : (tensor<4x4xf32>, tensor<?x2xindex>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-LABEL: func.func @padreg(%arg0: tensor<4xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT: %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: %0 = affine.apply #map()[%arg1]
// CHECK-NEXT: %1 = affine.apply #map()[%arg1]
// CHECK-NEXT: %padded = tensor.pad %arg0 low[%1] high[%0] {
// CHECK-NEXT: ^bb0(%arg2: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %padded : tensor<?xf32>
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
// CHECK-LABEL: func.func @padsum(%arg0: tensor<4xf32>, %arg1: index, %arg2: index, %arg3: f32) -> tensor<?xf32> {
// CHECK-NEXT: %0 = affine.apply #map()[%arg1, %arg2]
// CHECK-NEXT: %1 = affine.apply #map()[%arg2, %arg1]
// CHECK-NEXT: %padded = tensor.pad %arg0 low[%1] high[%0] {
// CHECK-NEXT: ^bb0(%arg4: index):
// CHECK-NEXT: tensor.yield %arg3 : f32
// CHECK-NEXT: } : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %padded : tensor<?xf32>
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
// CHECK-LABEL: func.func @padsame(%arg0: tensor<4xf32>, %arg1: index, %arg2: index, %arg3: f32) -> tensor<?xf32> {
// CHECK-NEXT: %0 = affine.apply #map()[%arg1]
// CHECK-NEXT: %padded = tensor.pad %arg0 low[%0] high[%arg1] {
// CHECK-NEXT: ^bb0(%arg4: index):
// CHECK-NEXT: tensor.yield %arg3 : f32
// CHECK-NEXT: } : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %padded : tensor<?xf32>
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

// CHECK-LABEL: func.func @cplx(%arg0: tensor<2xcomplex<f32>>) -> (complex<f32>, tensor<2xcomplex<f32>>) {
// CHECK-NEXT: %cst = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %cst_0 = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>
// CHECK-NEXT: return %cst, %cst_0 : complex<f32>, tensor<2xcomplex<f32>>
// CHECK-NEXT: }
func.func @cplx(%f: tensor<2xcomplex<f32>>) -> (complex<f32>, tensor<2xcomplex<f32>>) {
  %0 = arith.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>
  %c0 = arith.constant 0 : index
  %1 = tensor.extract %0[%c0] : tensor<2xcomplex<f32>>
  %2 = tensor.insert %1 into %0[%c0] : tensor<2xcomplex<f32>>
  return %1, %2 : complex<f32>, tensor<2xcomplex<f32>>
}

// -----

// CHECK-LABEL: func.func @gath(%arg0: tensor<?xindex>, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT: %extracted = tensor.extract %arg0[%arg1] : tensor<?xindex>
// CHECK-NEXT: %splat = tensor.splat %arg2 : tensor<3xf32>
// CHECK-NEXT: %extracted_0 = tensor.extract %splat[%extracted] : tensor<3xf32>
// CHECK-NEXT: return %extracted_0 : f32
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

// CHECK-LABEL: func.func @bcastu(%arg0: tensor<1x2xf32>, %arg1: index) -> (tensor<*xf32>, index) {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<1x2xf32> to tensor<*xf32>
// CHECK-NEXT: %rank = tensor.rank %cast : tensor<*xf32>
// CHECK-NEXT: return %cast, %rank : tensor<*xf32>, index
// CHECK-NEXT: }
func.func @bcastu(%s: tensor<1x2xf32>, %i: index) -> (tensor<*xf32>, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %s : tensor<1x2xf32> to tensor<*xf32>
  %1 = tensor.dim %0, %c0 : tensor<*xf32>
  %2 = tensor.rank %0 : tensor<*xf32>
  return %0, %2 : tensor<*xf32>, index
}
