// RUN: strata opt --linalg-fuse-elementwise-ops %s | FileCheck %s
// RUN: strata opt --sparsifier=enable-runtime-library=false %s -o %t.mlir
// RUN: %strata run --entry=dense %t.mlir | FileCheck %s --check-prefix=RESULT
// REQUIRES: codegen

// An operation that copies a constant to a sparse output stays: constants have no storage.

#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
#ij = affine_map<(i, j) -> (i, j)>

// CHECK-LABEL: func.func @dense
// CHECK: arith.constant dense<{{.*}}> : tensor<2x2xi64>
// CHECK: linalg.generic
// RESULT: 5
func.func @dense() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = arith.constant dense<[[2, 0], [5, 7]]> : tensor<2x2xi64>
  %x = tensor.empty() : tensor<2x2xi64, #DCSR>
  %0 = linalg.generic {indexing_maps = [#ij, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%c : tensor<2x2xi64>) outs(%x : tensor<2x2xi64, #DCSR>) {
  ^bb0(%p: i64, %o: i64):
    linalg.yield %p : i64
  } -> tensor<2x2xi64, #DCSR>
  %1 = sparse_tensor.convert %0 : tensor<2x2xi64, #DCSR> to tensor<2x2xi64>
  %2 = tensor.extract %1[%c1, %c0] : tensor<2x2xi64>
  return %2 : i64
}
