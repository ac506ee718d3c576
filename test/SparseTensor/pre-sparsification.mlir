// AUTOUPDATE
// RUN: strata opt --pre-sparsification-rewrite %s | FileCheck %s
//
// Casts that change an encoding, and reductions that zeros change.

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#m = affine_map<(i) -> (i)>

// The result is computed in the encoding.
// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> ()>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-LABEL: func.func @computed
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<8xf64, #sparse>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[A]] : tensor<8xf64, #sparse>) outs(%[[EMPTY]] : tensor<8xf64, #sparse>) {
// CHECK-NEXT:   ^bb0(%[[P:[a-z0-9_]+]]: f64, %[[O:[a-z0-9_]+]]: f64):
// CHECK-NEXT:     %[[NEGF:.*]] = arith.negf %[[P]] : f64
// CHECK-NEXT:     linalg.yield %[[NEGF]] : f64
// CHECK-NEXT:   } -> tensor<8xf64, #sparse>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<8xf64, #sparse>
// CHECK-NEXT: }
func.func @computed(%a: tensor<8xf64, #SV>) -> tensor<8xf64, #SV> {
  %x = tensor.empty() : tensor<8xf64>
  %0 = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%a : tensor<8xf64, #SV>) outs(%x : tensor<8xf64>) {
  ^bb0(%p: f64, %o: f64):
    %1 = arith.negf %p : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64>
  %1 = tensor.cast %0 : tensor<8xf64> to tensor<8xf64, #SV>
  return %1 : tensor<8xf64, #SV>
}

// It is a conversion.
// CHECK-LABEL: func.func @converted
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf64>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:   %[[CONVERT:.*]] = sparse_tensor.convert %[[A]] : tensor<8xf64> to tensor<8xf64, #sparse>
// CHECK-NEXT:   return %[[CONVERT]] : tensor<8xf64, #sparse>
// CHECK-NEXT: }
func.func @converted(%a: tensor<8xf64>) -> tensor<8xf64, #SV> {
  %0 = tensor.cast %a : tensor<8xf64> to tensor<8xf64, #SV>
  return %0 : tensor<8xf64, #SV>
}

// It is a conversion.
// CHECK-LABEL: func.func @dense
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf64, #sparse>) -> tensor<8xf64> {
// CHECK-NEXT:   %[[CONVERT:.*]] = sparse_tensor.convert %[[A]] : tensor<8xf64, #sparse> to tensor<8xf64>
// CHECK-NEXT:   return %[[CONVERT]] : tensor<8xf64>
// CHECK-NEXT: }
func.func @dense(%a: tensor<8xf64, #SV>) -> tensor<8xf64> {
  %0 = tensor.cast %a : tensor<8xf64, #SV> to tensor<8xf64>
  return %0 : tensor<8xf64>
}

// A conversion can't make sizes static.
// CHECK-LABEL: func.func @static
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xf64, #sparse>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:   %[[CAST:.*]] = tensor.cast %[[A]] : tensor<?xf64, #sparse> to tensor<8xf64, #sparse>
// CHECK-NEXT:   return %[[CAST]] : tensor<8xf64, #sparse>
// CHECK-NEXT: }
func.func @static(%a: tensor<?xf64, #SV>) -> tensor<8xf64, #SV> {
  %0 = tensor.cast %a : tensor<?xf64, #SV> to tensor<8xf64, #SV>
  return %0 : tensor<8xf64, #SV>
}

// Elements that are not stored make a product zero.
// CHECK-LABEL: func.func @product
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf64, #sparse>, %[[X:[a-z0-9_]+]]: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:   %[[EXTRACTED:.*]] = tensor.extract %[[X]][] : tensor<f64>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%[[A]] : tensor<8xf64, #sparse>) outs(%[[X]] : tensor<f64>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f64, %[[OUT:[a-z0-9_]+]]: f64):
// CHECK-NEXT:     %[[UNARY:.*]] = sparse_tensor.unary %[[IN]] : f64 to f64
// CHECK-NEXT:      present = {
// CHECK-NEXT:     ^bb0(%[[ARG2:[a-z0-9_]+]]: f64):
// CHECK-NEXT:       sparse_tensor.yield %[[ARG2]] : f64
// CHECK-NEXT:     }
// CHECK-NEXT:      absent = {
// CHECK-NEXT:       sparse_tensor.yield %[[CST]] : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[REDUCE:.*]] = sparse_tensor.reduce %[[UNARY]], %[[OUT]], %[[EXTRACTED]] : f64 {
// CHECK-NEXT:     ^bb0(%[[ARG2_1:[a-z0-9_]+]]: f64, %[[ARG3:[a-z0-9_]+]]: f64):
// CHECK-NEXT:       %[[MULF:.*]] = arith.mulf %[[ARG2_1]], %[[ARG3]] : f64
// CHECK-NEXT:       sparse_tensor.yield %[[MULF]] : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.yield %[[REDUCE]] : f64
// CHECK-NEXT:   } -> tensor<f64>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<f64>
// CHECK-NEXT: }
func.func @product(%a: tensor<8xf64, #SV>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {indexing_maps = [#m, affine_map<(i) -> ()>], iterator_types = ["reduction"]} ins(%a : tensor<8xf64, #SV>) outs(%x : tensor<f64>) {
  ^bb0(%p: f64, %o: f64):
    %1 = arith.mulf %p, %o : f64
    linalg.yield %1 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}
