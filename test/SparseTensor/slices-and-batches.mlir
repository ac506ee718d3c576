// RUN: strata opt --sparsification-and-bufferization --sparse-storage-specifier-to-llvm %s -o %t.mlir
// RUN: %strata run --entry=slice_rows %t.mlir '[0, 0, 0, 0]' | FileCheck %s --check-prefix=ROWS
// RUN: %strata run --entry=slice_of_coordinates %t.mlir 1 2 '[[0, 0], [0, 0]]' | FileCheck %s --check-prefix=COORDINATES
// RUN: %strata run --entry=slice_of_coordinates %t.mlir 2 1 '[[0, 0], [0, 0]]' | FileCheck %s --check-prefix=LAST
// RUN: %strata run --entry=batches %t.mlir '[[0, 0, 0], [0, 0, 0]]' | FileCheck %s --check-prefix=BATCHES
//
// Loops over slices and batches are executed. With A = [[1, 2, 0, 3], [0, 4, 0, 0], [5, 6, 7, 8], [0, 0, 9, 1]]:
//
//   [sum(r[1:4:2]) for r in A]                        # [5, 4, 14, 1]
//   [[A[1 + 2 * i][1 + 2 * j] ...]]                   # [[4, 0], [0, 1]]
//   [[A[2 + i][2 + j] ...]]                           # [[7, 8], [9, 1]]
//
// REQUIRES: codegen

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#COLUMNS = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1 : #sparse_tensor<slice(1, 2, 2)>) -> (d0 : dense, d1 : compressed) }>
#PART = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(?, 2, ?)>, d1 : #sparse_tensor<slice(?, 2, ?)>) -> (d0 : compressed(nonunique), d1 : singleton) }>
#BATCH = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : compressed) }>

// ROWS: [5, 4, 14, 1]
func.func @slice_rows(%init: tensor<4xf64>) -> tensor<4xf64> {
  %p = arith.constant dense<[0, 3, 4, 8, 10]> : tensor<5xindex>
  %c = arith.constant dense<[0, 1, 3, 1, 0, 1, 2, 3, 2, 3]> : tensor<10xindex>
  %v = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 1.0]> : tensor<10xf64>
  %a = sparse_tensor.assemble (%p, %c), %v : (tensor<5xindex>, tensor<10xindex>), tensor<10xf64> to tensor<4x4xf64, #CSR>
  %s = tensor.extract_slice %a[0, 1][4, 2][1, 2] : tensor<4x4xf64, #CSR> to tensor<4x2xf64, #COLUMNS>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%s : tensor<4x2xf64, #COLUMNS>) outs(%init : tensor<4xf64>) {
  ^bb0(%x: f64, %sum: f64):
    %1 = arith.addf %sum, %x : f64
    linalg.yield %1 : f64
  } -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

// COORDINATES: {{\[\[}}4, 0], [0, 1]]
// LAST: {{\[\[}}7, 8], [9, 1]]
func.func @slice_of_coordinates(%offset: index, %stride: index, %init: tensor<2x2xf64>) -> tensor<2x2xf64> {
  %p = arith.constant dense<[0, 10]> : tensor<2xindex>
  %c = arith.constant dense<[[0, 0], [0, 1], [0, 3], [1, 1], [2, 0], [2, 1], [2, 2], [2, 3], [3, 2], [3, 3]]> : tensor<10x2xindex>
  %v = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 1.0]> : tensor<10xf64>
  %a = sparse_tensor.assemble (%p, %c), %v : (tensor<2xindex>, tensor<10x2xindex>), tensor<10xf64> to tensor<4x4xf64, #COO>
  %s = tensor.extract_slice %a[%offset, %offset][2, 2][%stride, %stride] : tensor<4x4xf64, #COO> to tensor<2x2xf64, #PART>
  %r = sparse_tensor.foreach in %s init(%init) : tensor<2x2xf64, #PART>, tensor<2x2xf64> -> tensor<2x2xf64> do {
  ^bb0(%i: index, %j: index, %x: f64, %t: tensor<2x2xf64>):
    %u = tensor.insert %x into %t[%i, %j] : tensor<2x2xf64>
    sparse_tensor.yield %u : tensor<2x2xf64>
  }
  return %r : tensor<2x2xf64>
}

// BATCHES: {{\[\[}}3, 0, 3], [0, 4, 11]]
func.func @batches(%init: tensor<2x3xf64>) -> tensor<2x3xf64> {
  %p = arith.constant dense<[[0, 2, 2, 3], [0, 0, 1, 3]]> : tensor<2x4xindex>
  %c = arith.constant dense<[[0, 3, 1], [2, 0, 1]]> : tensor<2x3xindex>
  %v = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %a = sparse_tensor.assemble (%p, %c), %v : (tensor<2x4xindex>, tensor<2x3xindex>), tensor<2x3xf64> to tensor<2x3x4xf64, #BATCH>
  %0 = linalg.generic {indexing_maps = [affine_map<(b, i, j) -> (b, i, j)>, affine_map<(b, i, j) -> (b, i)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a : tensor<2x3x4xf64, #BATCH>) outs(%init : tensor<2x3xf64>) {
  ^bb0(%x: f64, %sum: f64):
    %1 = arith.addf %sum, %x : f64
    linalg.yield %1 : f64
  } -> tensor<2x3xf64>
  return %0 : tensor<2x3xf64>
}
