// An output with contents is not compiled: elements could only be appended. Blocks that do not
// divide a dimension have no storage.
// RUN: %opt %s --split-input-file --sparse-reinterpret-map --sparsification | FileCheck %s
// RUN: not %opt %s --split-input-file --sparse-tensor-codegen 2>&1 | FileCheck %s --check-prefix=BLOCKS

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-LABEL: func.func @product(
// CHECK: linalg.matmul
func.func @product(%a: tensor<2x2xf64, #CSR>, %b: tensor<2x2xf64, #CSR>, %c: tensor<2x2xf64, #CSR>) -> tensor<2x2xf64, #CSR> {
  %0 = linalg.matmul ins(%a, %b : tensor<2x2xf64, #CSR>, tensor<2x2xf64, #CSR>) outs(%c : tensor<2x2xf64, #CSR>) -> tensor<2x2xf64, #CSR>
  return %0 : tensor<2x2xf64, #CSR>
}

// -----

#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense) }>
// BLOCKS: error: failed to legalize
func.func @blocks(%a: tensor<3x3xf64, #BSR>) -> memref<?xf64> {
  %0 = sparse_tensor.values %a : tensor<3x3xf64, #BSR> to memref<?xf64>
  return %0 : memref<?xf64>
}
