// RUN: %opt %s --transform-interpreter | FileCheck %s
//
// Without loops there are no vectors of indices: the element is extracted.

module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @single
// CHECK-SAME: (%[[T:.*]]: tensor<2x2xi32>, %[[K:.*]]: index)
// CHECK: %[[X:.*]] = tensor.extract %[[T]][%[[K]], %[[K]]] : tensor<2x2xi32>
// CHECK: %[[V:.*]] = vector.broadcast %[[X]] : i32 to vector<i32>
// CHECK: vector.transfer_write %[[V]]
func.func @single(%t: tensor<2x2xi32>, %k: index) -> tensor<i32> {
  %e = tensor.empty() : tensor<i32>
  %r = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%e : tensor<i32>) {
  ^bb0(%old: i32):
    %x = tensor.extract %t[%k, %k] : tensor<2x2xi32>
    linalg.yield %x : i32
  } -> tensor<i32>
  return %r : tensor<i32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %f {vectorize_nd_extract} : !transform.any_op
  transform.yield
}
}
