// RUN: strata opt --sparse-reinterpret-map --sparsification %s | FileCheck %s
//
// Loops over stored elements are generated if iterations without elements keep the output.

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#i = affine_map<(i) -> (i)>
#none = affine_map<(i) -> ()>

// A sum of several parts.
// CHECK-LABEL: func.func @sum(
// CHECK-NOT: linalg.generic {
// CHECK: sparse_tensor.values
func.func @sum(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {indexing_maps = [#i, #i, #none], iterator_types = ["reduction"]} ins(%a, %b : tensor<8xf64, #SV>, tensor<8xf64, #SV>) outs(%x : tensor<f64>) {
  ^bb0(%p: f64, %q: f64, %o: f64):
    %1 = arith.addf %p, %o : f64
    %2 = arith.subf %1, %q : f64
    linalg.yield %2 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// A product is zero if an element is not stored.
// CHECK-LABEL: func.func @product(
// CHECK: linalg.generic {
func.func @product(%a: tensor<8xf64, #SV>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {indexing_maps = [#i, #none], iterator_types = ["reduction"]} ins(%a : tensor<8xf64, #SV>) outs(%x : tensor<f64>) {
  ^bb0(%p: f64, %o: f64):
    %1 = arith.mulf %p, %o : f64
    linalg.yield %1 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// The same for each element of the output.
// CHECK-LABEL: func.func @scaled(
// CHECK: linalg.generic {
func.func @scaled(%a: tensor<8xf64, #SV>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]} ins(%a : tensor<8xf64, #SV>) outs(%x : tensor<8xf64>) {
  ^bb0(%p: f64, %o: f64):
    %1 = arith.mulf %p, %o : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// The last element is the result.
// CHECK-LABEL: func.func @last(
// CHECK: linalg.generic {
func.func @last(%a: tensor<8xf64, #SV>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {indexing_maps = [#i, #none], iterator_types = ["reduction"]} ins(%a : tensor<8xf64, #SV>) outs(%x : tensor<f64>) {
  ^bb0(%p: f64, %o: f64):
    linalg.yield %p : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// The elements of the output are those that it stores.
// CHECK-LABEL: func.func @in_place(
// CHECK-NOT: linalg.generic {
// CHECK: sparse_tensor.values
func.func @in_place(%x: tensor<8xf64, #SV>) -> tensor<8xf64, #SV> {
  %two = arith.constant 2.0 : f64
  %0 = linalg.generic {indexing_maps = [#i], iterator_types = ["parallel"]} outs(%x : tensor<8xf64, #SV>) {
  ^bb0(%o: f64):
    %1 = arith.mulf %o, %two : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64, #SV>
  return %0 : tensor<8xf64, #SV>
}
