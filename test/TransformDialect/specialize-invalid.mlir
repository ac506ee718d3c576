// RUN: %opt %s --split-input-file --verify-diagnostics --transform-interpreter

module attributes {transform.with_named_sequence} {
func.func @nospec(%t: tensor<4xf32>, %u: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note @below {{when applied to this op}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%t, %t : tensor<4xf32>, tensor<4xf32>) outs(%u : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %s = arith.addf %a, %b : f32
    %s2 = arith.addf %s, %b : f32
    linalg.yield %s2 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{transform.structured.specialize failed to apply}}
  %1 = transform.structured.specialize %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
// expected-note @below {{when applied to this op}}
func.func @f(%t: i32) {
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{transform applied to the wrong op kind}}
  %1 = transform.structured.scalarize %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
// expected-note @below {{when applied to this op}}
func.func @f(%t: i32) {
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{transform applied to the wrong op kind}}
  %1 = transform.structured.specialize %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
