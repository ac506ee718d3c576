// AUTOUPDATE
// RUN: strata opt --pre-sparsification-rewrite %s | FileCheck %s
//
// A cast that changes the encoding.

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#m = affine_map<(i) -> (i)>

// The result is computed in the encoding.
// CHECK: #map = affine_map<(d0) -> (d0)>
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
