// RUN: %opt %s --transform-interpreter --allow-unregistered-dialect --split-input-file --verify-diagnostics
//
// Payload that is not bufferized.

module attributes {transform.with_named_sequence} {
func.func @f(%t: tensor<10xf32>, %i: index, %x: f32) -> (tensor<10xf32>, tensor<10xf32>) {
  %empty = tensor.empty() : tensor<10xf32>
  %0 = tensor.insert %x into %t[%i] : tensor<10xf32>
  %1 = linalg.exp ins(%t : tensor<10xf32>) outs(%empty : tensor<10xf32>) -> tensor<10xf32>
  return %0, %1 : tensor<10xf32>, tensor<10xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{expected module target}}
  %m = transform.bufferization.one_shot_bufferize %f {bufferize_function_boundaries = true} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%t: tensor<10xf32>, %i: index, %x: f32) -> (tensor<10xf32>, tensor<10xf32>) {
  %empty = tensor.empty() : tensor<10xf32>
  %0 = tensor.insert %x into %t[%i] : tensor<10xf32>
  %1 = linalg.exp ins(%t : tensor<10xf32>) outs(%empty : tensor<10xf32>) -> tensor<10xf32>
  return %0, %1 : tensor<10xf32>, tensor<10xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{expected module or function target}}
  %m = transform.bufferization.one_shot_bufferize %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%t: tensor<10xf32>, %i: index, %x: f32) -> (tensor<10xf32>, tensor<10xf32>) {
  %empty = tensor.empty() : tensor<10xf32>
  %0 = tensor.insert %x into %t[%i] : tensor<10xf32>
  %1 = linalg.exp ins(%t : tensor<10xf32>) outs(%empty : tensor<10xf32>) -> tensor<10xf32>
  return %0, %1 : tensor<10xf32>, tensor<10xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{memcpy op must be 'memref.copy' or 'linalg.copy'}}
  %m = transform.bufferization.one_shot_bufferize %f {memcpy_op = "foo.copy"} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
// expected-note@+1 {{target op}}
func.func @f(%t: tensor<10xf32>, %i: index, %x: f32) -> (tensor<10xf32>, tensor<10xf32>) {
  %empty = tensor.empty() : tensor<10xf32>
  %0 = tensor.insert %x into %t[%i] : tensor<10xf32>
  // expected-error@+1 {{op was not bufferized}}
  %1 = "foo.op"(%t, %empty) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
  return %0, %1 : tensor<10xf32>, tensor<10xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{bufferization failed}}
  %m = transform.bufferization.one_shot_bufferize %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
