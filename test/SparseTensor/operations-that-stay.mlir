// RUN: strata opt --sparse-reinterpret-map --sparsification --split-input-file %s | FileCheck %s

// Operations that sparsification cannot divide stay: a selection within an expression, a reduction by a
// region whose loop is around those of the output, and regions that use values of the body.

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#map = {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
// CHECK-LABEL: func.func @inner_selection
// CHECK: linalg.generic
// CHECK: sparse_tensor.select
// CHECK: arith.muli
func.func @inner_selection(%a: tensor<4xi64, #SV>, %x: tensor<4xi64>) -> tensor<4xi64> {
  %one = arith.constant 1 : i64
  %0 = linalg.generic #map ins(%a : tensor<4xi64, #SV>) outs(%x : tensor<4xi64>) {
  ^bb0(%p: i64, %o: i64):
    %1 = sparse_tensor.select %p : i64 {
    ^bb0(%u: i64):
      %2 = arith.cmpi sgt, %u, %one : i64
      sparse_tensor.yield %2 : i1
    }
    %3 = arith.muli %1, %p : i64
    linalg.yield %3 : i64
  } -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

// -----

#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-LABEL: func.func @outer_reduction
// CHECK: linalg.generic
// CHECK: sparse_tensor.reduce
func.func @outer_reduction(%a: tensor<4x8xf64, #CSC>, %x: tensor<4xf64>) -> tensor<4xf64> {
  %one = arith.constant 1.0 : f64
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<4x8xf64, #CSC>) outs(%x : tensor<4xf64>) {
  ^bb0(%p: f64, %o: f64):
    %1 = sparse_tensor.reduce %p, %o, %one : f64 {
    ^bb0(%u: f64, %v: f64):
      %2 = arith.mulf %u, %v : f64
      sparse_tensor.yield %2 : f64
    }
    linalg.yield %1 : f64
  } -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

// -----

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-LABEL: func.func @value_of_body
// CHECK: linalg.generic
// CHECK: sparse_tensor.unary
func.func @value_of_body(%a: tensor<8xf64, #SV>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %c = arith.constant 5.0 : f64
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<8xf64, #SV>) outs(%x : tensor<8xf64>) {
  ^bb(%p: f64, %o: f64):
    %1 = arith.mulf %p, %p : f64
    %2 = sparse_tensor.unary %p : f64 to f64
      present={
      ^bb0(%u: f64):
        %3 = arith.cmpf ogt, %u, %c : f64
        %4 = scf.if %3 -> (f64) {
          %5 = arith.addf %u, %1 : f64
          scf.yield %5 : f64
        } else {
          scf.yield %u : f64
        }
        sparse_tensor.yield %4 : f64
      }
      absent={}
    linalg.yield %2 : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}
