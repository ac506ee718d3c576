// RUN: strata opt --pre-sparsification-rewrite %s | FileCheck %s

// New tensors that become zero everywhere are constants, or empty if they are sparse.

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#map = {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}

// CHECK-LABEL: func.func @dense
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<4xf64>
// CHECK-NEXT: return %[[ZERO]]
func.func @dense(%a: tensor<4xf64, #SV>) -> tensor<4xf64> {
  %x = bufferization.alloc_tensor() : tensor<4xf64>
  %0 = linalg.generic #map ins(%a : tensor<4xf64, #SV>) outs(%x : tensor<4xf64>) {
  ^bb0(%p: f64, %o: f64):
    %zero = arith.constant 0.0 : f64
    linalg.yield %zero : f64
  } -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

// CHECK-LABEL: func.func @sparse
// CHECK-NEXT: %[[EMPTY:.*]] = tensor.empty
// CHECK-NEXT: return %[[EMPTY]]
func.func @sparse(%a: tensor<?xi64, #SV>, %n: index) -> tensor<?xi64, #SV> {
  %zero = arith.constant 0 : i64
  %x = tensor.empty(%n) : tensor<?xi64, #SV>
  %0 = linalg.generic #map ins(%a : tensor<?xi64, #SV>) outs(%x : tensor<?xi64, #SV>) {
  ^bb0(%p: i64, %o: i64):
    linalg.yield %zero : i64
  } -> tensor<?xi64, #SV>
  return %0 : tensor<?xi64, #SV>
}

// Outputs with other uses and negative zeros stay.
// CHECK-LABEL: func.func @used
// CHECK: linalg.generic
// CHECK-LABEL: func.func @negative
// CHECK: linalg.generic
func.func @used(%a: tensor<4xf64, #SV>) -> (tensor<4xf64>, tensor<4xf64>) {
  %zero = arith.constant 0.0 : f64
  %x = tensor.empty() : tensor<4xf64>
  %0 = linalg.generic #map ins(%a : tensor<4xf64, #SV>) outs(%x : tensor<4xf64>) {
  ^bb0(%p: f64, %o: f64):
    linalg.yield %zero : f64
  } -> tensor<4xf64>
  return %0, %x : tensor<4xf64>, tensor<4xf64>
}
func.func @negative(%a: tensor<4xf64, #SV>) -> tensor<4xf64> {
  %zero = arith.constant -0.0 : f64
  %x = tensor.empty() : tensor<4xf64>
  %0 = linalg.generic #map ins(%a : tensor<4xf64, #SV>) outs(%x : tensor<4xf64>) {
  ^bb0(%p: f64, %o: f64):
    linalg.yield %zero : f64
  } -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
