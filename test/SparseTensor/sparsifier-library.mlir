// RUN: strata opt --sparsifier %s | FileCheck %s
// RUN: strata opt --linalg-generalize-named-ops --sparsification-and-bufferization=enable-runtime-library=true %s | FileCheck %s --check-prefix=BUFFERS
// RUN: strata opt --sparsifier=enable-runtime-library=false %s | FileCheck %s --check-prefix=CODE
//
// By default, the pipeline calls a run-time library.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>

// CHECK-LABEL: llvm.func @matvec(%{{.*}}: !llvm.ptr,
// CHECK: llvm.call @sparseValuesF64(
// CHECK: llvm.call @sparsePositions0(
// CHECK: llvm.call @sparseCoordinates0(
// BUFFERS-LABEL: func.func @matvec(%{{.*}}: !llvm.ptr,
// BUFFERS: call @sparseValuesF64(
// BUFFERS: scf.for
// CODE-NOT: @sparseValuesF64
// CODE-LABEL: llvm.func @matvec
// CODE-NOT: @sparseValuesF64
func.func @matvec(%a: tensor<3x4xf64, #CSR>, %x: tensor<4xf64>, %y: tensor<3xf64>) -> tensor<3xf64> {
  %0 = linalg.matvec ins(%a, %x : tensor<3x4xf64, #CSR>, tensor<4xf64>) outs(%y : tensor<3xf64>) -> tensor<3xf64>
  return %0 : tensor<3xf64>
}

// The conversion sorts coordinates in the library.
// CHECK-LABEL: llvm.func @transposed
// CHECK: llvm.call @newSparseTensor(
// CHECK: llvm.call @lexInsertF64(
// CHECK: llvm.call @endLexInsert(
func.func @transposed(%a: tensor<3x4xf64, #CSR>) -> tensor<3x4xf64, #CSC> {
  %0 = sparse_tensor.convert %a : tensor<3x4xf64, #CSR> to tensor<3x4xf64, #CSC>
  return %0 : tensor<3x4xf64, #CSC>
}
