// RUN: strata opt --linalg-generalize-named-ops --sparsification-and-bufferization --sparse-storage-specifier-to-llvm %s -o %t.mlir
// RUN: %strata run --entry=matvec_csr %t.mlir '[1, 2, 3, 4]' | FileCheck %s --check-prefix=MATVEC
// RUN: %strata run --entry=matvec_coo %t.mlir '[1, 2, 3, 4]' | FileCheck %s --check-prefix=MATVEC
// RUN: %strata run --entry=matmul_csr %t.mlir '[[1, 2], [3, 4], [5, 6], [7, 8]]' | FileCheck %s --check-prefix=MATMUL
// RUN: %strata run --entry=matmul_coo %t.mlir '[[1, 2], [3, 4], [5, 6], [7, 8]]' | FileCheck %s --check-prefix=MATMUL
// RUN: %strata run --entry=add %t.mlir | FileCheck %s --check-prefix=ADD
// RUN: %strata run --entry=multiply %t.mlir | FileCheck %s --check-prefix=MULTIPLY
// RUN: %strata run --entry=sum %t.mlir | FileCheck %s --check-prefix=SUM
// RUN: %strata run --entry=product_of_sparse %t.mlir | FileCheck %s --check-prefix=PRODUCT
// RUN: %strata run -O3 --entry=product_of_sparse %t.mlir | FileCheck %s --check-prefix=PRODUCT
// RUN: %strata run --entry=concatenation %t.mlir | FileCheck %s --check-prefix=CONCATENATION
// RUN: %strata run --entry=extremes %t.mlir | FileCheck %s --check-prefix=EXTREMES
// RUN: strata opt --sparsifier=enable-runtime-library=false %s -o %t.llvm.mlir
// RUN: %strata run --entry=sum %t.llvm.mlir | FileCheck %s --check-prefix=SUM
// RUN: strata opt --linalg-generalize-named-ops --sparsification-and-bufferization=vl=4 --sparse-storage-specifier-to-llvm %s -o %t.vectors.mlir
// RUN: %strata run --entry=sum %t.vectors.mlir | FileCheck %s --check-prefix=SUM
// RUN: %strata run --entry=matvec_csr %t.vectors.mlir '[1, 2, 3, 4]' | FileCheck %s --check-prefix=MATVEC
// RUN: %strata run --entry=matvec_coo %t.vectors.mlir '[1, 2, 3, 4]' | FileCheck %s --check-prefix=MATVEC
// RUN: strata opt --linalg-generalize-named-ops --sparsification-and-bufferization=sparse-emit-strategy=sparse-iterator --sparse-storage-specifier-to-llvm %s -o %t.iterators.mlir
// RUN: %strata run --entry=matvec_csr %t.iterators.mlir '[1, 2, 3, 4]' | FileCheck %s --check-prefix=MATVEC
// RUN: %strata run --entry=matvec_coo %t.iterators.mlir '[1, 2, 3, 4]' | FileCheck %s --check-prefix=MATVEC
// RUN: %strata run --entry=matmul_coo %t.iterators.mlir '[[1, 2], [3, 4], [5, 6], [7, 8]]' | FileCheck %s --check-prefix=MATMUL
// RUN: %strata run --entry=add %t.iterators.mlir | FileCheck %s --check-prefix=ADD
// RUN: %strata run --entry=sum %t.iterators.mlir | FileCheck %s --check-prefix=SUM
//
// Programs on the matrix [[1, 0, 0, 2], [0, 0, 0, 0], [3, 4, 5, 0]]. The results are those of
//
//   A = [[1, 0, 0, 2], [0, 0, 0, 0], [3, 4, 5, 0]]
//   def product(x, y): return [[sum(a * b for a, b in zip(r, c)) for c in zip(*y)] for r in x]
//   product(A, [[1], [2], [3], [4]])                          # [[9], [0], [26]]
//   product(A, [[1, 2], [3, 4], [5, 6], [7, 8]])              # [[15, 18], [0, 0], [40, 52]]
//   B = [[0, 7, 0, 1], [0, 0, 6, 0], [2, 0, 1, 0]]
//   [[a + b for a, b in zip(r, s)] for r, s in zip(A, B)]     # and a * b
//   product(A, list(zip(*B)))                                 # A times B transposed
//
// REQUIRES: codegen

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#ij = affine_map<(i, j) -> (i, j)>

func.func private @csr() -> tensor<3x4xf64, #CSR> {
  %p = arith.constant dense<[0, 2, 2, 5]> : tensor<4xindex>
  %c = arith.constant dense<[0, 3, 0, 1, 2]> : tensor<5xindex>
  %v = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf64>
  %a = sparse_tensor.assemble (%p, %c), %v : (tensor<4xindex>, tensor<5xindex>), tensor<5xf64> to tensor<3x4xf64, #CSR>
  return %a : tensor<3x4xf64, #CSR>
}
func.func private @coo() -> tensor<3x4xf64, #COO> {
  %p = arith.constant dense<[0, 5]> : tensor<2xindex>
  %c = arith.constant dense<[[0, 0], [0, 3], [2, 0], [2, 1], [2, 2]]> : tensor<5x2xindex>
  %v = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf64>
  %a = sparse_tensor.assemble (%p, %c), %v : (tensor<2xindex>, tensor<5x2xindex>), tensor<5xf64> to tensor<3x4xf64, #COO>
  return %a : tensor<3x4xf64, #COO>
}
func.func private @other() -> tensor<3x4xf64, #DCSR> {
  %c = arith.constant dense<[[0.0, 7.0, 0.0, 1.0], [0.0, 0.0, 6.0, 0.0], [2.0, 0.0, 1.0, 0.0]]> : tensor<3x4xf64>
  %a = sparse_tensor.convert %c : tensor<3x4xf64> to tensor<3x4xf64, #DCSR>
  return %a : tensor<3x4xf64, #DCSR>
}
func.func private @zeros() -> tensor<3xf64> {
  %z = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<3xf64>
  %f = linalg.fill ins(%z : f64) outs(%e : tensor<3xf64>) -> tensor<3xf64>
  return %f : tensor<3xf64>
}

// MATVEC: [9, 0, 26]
func.func @matvec_csr(%x: tensor<4xf64>) -> tensor<3xf64> {
  %a = call @csr() : () -> tensor<3x4xf64, #CSR>
  %z = call @zeros() : () -> tensor<3xf64>
  %y = linalg.matvec ins(%a, %x : tensor<3x4xf64, #CSR>, tensor<4xf64>) outs(%z : tensor<3xf64>) -> tensor<3xf64>
  return %y : tensor<3xf64>
}
func.func @matvec_coo(%x: tensor<4xf64>) -> tensor<3xf64> {
  %a = call @coo() : () -> tensor<3x4xf64, #COO>
  %z = call @zeros() : () -> tensor<3xf64>
  %y = linalg.matvec ins(%a, %x : tensor<3x4xf64, #COO>, tensor<4xf64>) outs(%z : tensor<3xf64>) -> tensor<3xf64>
  return %y : tensor<3xf64>
}

// MATMUL: {{\[}}[15, 18], [0, 0], [40, 52]]
func.func @matmul_csr(%b: tensor<4x2xf64>) -> tensor<3x2xf64> {
  %a = call @csr() : () -> tensor<3x4xf64, #CSR>
  %z = arith.constant dense<0.0> : tensor<3x2xf64>
  %y = linalg.matmul ins(%a, %b : tensor<3x4xf64, #CSR>, tensor<4x2xf64>) outs(%z : tensor<3x2xf64>) -> tensor<3x2xf64>
  return %y : tensor<3x2xf64>
}
func.func @matmul_coo(%b: tensor<4x2xf64>) -> tensor<3x2xf64> {
  %a = call @coo() : () -> tensor<3x4xf64, #COO>
  %z = arith.constant dense<0.0> : tensor<3x2xf64>
  %y = linalg.matmul ins(%a, %b : tensor<3x4xf64, #COO>, tensor<4x2xf64>) outs(%z : tensor<3x2xf64>) -> tensor<3x2xf64>
  return %y : tensor<3x2xf64>
}

// The sum has the elements of both, in a sparse matrix.
// ADD: {{\[}}[1, 7, 0, 3], [0, 0, 6, 0], [5, 4, 6, 0]]
func.func @add() -> tensor<3x4xf64> {
  %a = call @csr() : () -> tensor<3x4xf64, #CSR>
  %b = call @other() : () -> tensor<3x4xf64, #DCSR>
  %x = tensor.empty() : tensor<3x4xf64, #DCSR>
  %0 = linalg.add ins(%a, %b : tensor<3x4xf64, #CSR>, tensor<3x4xf64, #DCSR>) outs(%x : tensor<3x4xf64, #DCSR>) -> tensor<3x4xf64, #DCSR>
  %1 = sparse_tensor.convert %0 : tensor<3x4xf64, #DCSR> to tensor<3x4xf64>
  return %1 : tensor<3x4xf64>
}

// The product has those that both have: 2 * 1, 3 * 2 and 5 * 1.
// MULTIPLY: 3
func.func @multiply() -> index {
  %a = call @csr() : () -> tensor<3x4xf64, #CSR>
  %b = call @other() : () -> tensor<3x4xf64, #DCSR>
  %x = tensor.empty() : tensor<3x4xf64, #CSR>
  %0 = linalg.mul ins(%a, %b : tensor<3x4xf64, #CSR>, tensor<3x4xf64, #DCSR>) outs(%x : tensor<3x4xf64, #CSR>) -> tensor<3x4xf64, #CSR>
  %n = sparse_tensor.number_of_entries %0 : tensor<3x4xf64, #CSR>
  return %n : index
}

// SUM: 15
func.func @sum() -> f64 {
  %a = call @coo() : () -> tensor<3x4xf64, #COO>
  %z = arith.constant dense<0.0> : tensor<f64>
  %0 = linalg.generic {indexing_maps = [#ij, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%a : tensor<3x4xf64, #COO>) outs(%z : tensor<f64>) {
  ^bb0(%p: f64, %o: f64):
    %1 = arith.addf %o, %p : f64
    linalg.yield %1 : f64
  } -> tensor<f64>
  %s = tensor.extract %0[] : tensor<f64>
  return %s : f64
}

// The product of all elements of A, and the greatest.
// EXTREMES: 0
// EXTREMES: 5
func.func @extremes() -> (f64, f64) {
  %a = call @coo() : () -> tensor<3x4xf64, #COO>
  %one = arith.constant dense<1.0> : tensor<f64>
  %0 = linalg.generic {indexing_maps = [#ij, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%a : tensor<3x4xf64, #COO>) outs(%one : tensor<f64>) {
  ^bb0(%p: f64, %o: f64):
    %1 = arith.mulf %o, %p : f64
    linalg.yield %1 : f64
  } -> tensor<f64>
  %product = tensor.extract %0[] : tensor<f64>
  %2 = linalg.generic {indexing_maps = [#ij, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%a : tensor<3x4xf64, #COO>) outs(%one : tensor<f64>) {
  ^bb0(%p: f64, %o: f64):
    %3 = arith.maximumf %o, %p : f64
    linalg.yield %3 : f64
  } -> tensor<f64>
  %greatest = tensor.extract %2[] : tensor<f64>
  return %product, %greatest : f64, f64
}

// PRODUCT: {{\[}}[2, 0, 2], [0, 0, 0], [28, 30, 11]]
func.func @product_of_sparse() -> tensor<3x3xf64> {
  %a = call @csr() : () -> tensor<3x4xf64, #CSR>
  %b = call @other() : () -> tensor<3x4xf64, #DCSR>
  %x = tensor.empty() : tensor<3x3xf64, #CSR>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%a, %b : tensor<3x4xf64, #CSR>, tensor<3x4xf64, #DCSR>) outs(%x : tensor<3x3xf64, #CSR>) {
  ^bb0(%p: f64, %q: f64, %o: f64):
    %1 = arith.mulf %p, %q : f64
    %2 = arith.addf %o, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<3x3xf64, #CSR>
  %1 = sparse_tensor.convert %0 : tensor<3x3xf64, #CSR> to tensor<3x3xf64>
  return %1 : tensor<3x3xf64>
}

// CONCATENATION: {{\[}}[1, 0, 0, 2, 0, 7, 0, 1], [0, 0, 0, 0, 0, 0, 6, 0], [3, 4, 5, 0, 2, 0, 1, 0]]
func.func @concatenation() -> tensor<3x8xf64> {
  %a = call @csr() : () -> tensor<3x4xf64, #CSR>
  %b = call @other() : () -> tensor<3x4xf64, #DCSR>
  %0 = sparse_tensor.concatenate %a, %b {dimension = 1 : index} : tensor<3x4xf64, #CSR>, tensor<3x4xf64, #DCSR> to tensor<3x8xf64, #CSC>
  %1 = sparse_tensor.convert %0 : tensor<3x8xf64, #CSC> to tensor<3x8xf64>
  return %1 : tensor<3x8xf64>
}
