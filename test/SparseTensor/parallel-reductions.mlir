// RUN: strata opt --sparse-reinterpret-map --sparsification=parallelization-strategy=any-storage-any-loop %s | FileCheck %s

// A loop is a parallel reduction if each iteration combines one value with the result, by one
// associative operation. Others are not parallel.

#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#sum = {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}

// The inner loop of two computes with a scalar.
// CHECK-LABEL: func.func @nested
// CHECK: scf.for {{.*}} iter_args
// CHECK: scf.parallel
// CHECK: scf.reduce
func.func @nested(%a: tensor<4x8xf64, #DCSR>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]}
      ins(%a : tensor<4x8xf64, #DCSR>) outs(%x : tensor<f64>) {
  ^bb0(%p: f64, %o: f64):
    %1 = arith.addf %o, %p : f64
    linalg.yield %1 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK-LABEL: func.func @two_terms
// CHECK-NOT: scf.parallel
// CHECK: return
func.func @two_terms(%a: tensor<8xf64, #SV>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic #sum ins(%a : tensor<8xf64, #SV>) outs(%x : tensor<f64>) {
  ^bb0(%p: f64, %o: f64):
    %1 = arith.addf %o, %p : f64
    %2 = arith.mulf %p, %p : f64
    %3 = arith.addf %1, %2 : f64
    linalg.yield %3 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK-LABEL: func.func @difference
// CHECK-NOT: scf.parallel
// CHECK: return
func.func @difference(%a: tensor<8xf64, #SV>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic #sum ins(%a : tensor<8xf64, #SV>) outs(%x : tensor<f64>) {
  ^bb0(%p: f64, %o: f64):
    %1 = arith.subf %o, %p : f64
    linalg.yield %1 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK-LABEL: func.func @unchanged
// CHECK-NOT: scf.parallel
// CHECK: return
func.func @unchanged(%a: tensor<8xf64, #SV>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic #sum ins(%a : tensor<8xf64, #SV>) outs(%x : tensor<f64>) {
  ^bb0(%p: f64, %o: f64):
    linalg.yield %o : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK-LABEL: func.func @region
// CHECK: scf.parallel
// CHECK: scf.reduce
// CHECK: arith.mulf
func.func @region(%a: tensor<8xf64, #SV>, %x: tensor<f64>) -> tensor<f64> {
  %one = arith.constant 1.0 : f64
  %0 = linalg.generic #sum ins(%a : tensor<8xf64, #SV>) outs(%x : tensor<f64>) {
  ^bb0(%p: f64, %o: f64):
    %1 = sparse_tensor.reduce %p, %o, %one : f64 {
    ^bb0(%u: f64, %v: f64):
      %2 = arith.mulf %u, %v : f64
      sparse_tensor.yield %2 : f64
    }
    linalg.yield %1 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK-LABEL: func.func @region_of_two
// CHECK-NOT: scf.parallel
// CHECK: return
func.func @region_of_two(%a: tensor<8xf64, #SV>, %x: tensor<f64>) -> tensor<f64> {
  %one = arith.constant 1.0 : f64
  %0 = linalg.generic #sum ins(%a : tensor<8xf64, #SV>) outs(%x : tensor<f64>) {
  ^bb0(%p: f64, %o: f64):
    %1 = sparse_tensor.reduce %p, %o, %one : f64 {
    ^bb0(%u: f64, %v: f64):
      %2 = arith.mulf %u, %v : f64
      %3 = arith.negf %2 : f64
      sparse_tensor.yield %3 : f64
    }
    linalg.yield %1 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}
