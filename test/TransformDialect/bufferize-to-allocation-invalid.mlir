// RUN: %opt %s --split-input-file --verify-diagnostics --transform-interpreter

module attributes {transform.with_named_sequence} {
func.func @two(%t: tensor<4xf32>, %u: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // expected-note @below {{target payload op}}
  %0:2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t, %u : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s, %a : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{failed to bufferize operation}}
  %1, %2 = transform.structured.bufferize_to_allocation %0  : !transform.any_op
  transform.yield
}
}

// -----

// No operand is written.
module attributes {transform.with_named_sequence} {
func.func @ext(%a: tensor<4xf32>, %i: index) -> f32 {
  // expected-note @below {{target payload op}}
  %0 = tensor.extract %a[%i] : tensor<4xf32>
  return %0 : f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.extract"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{failed to bufferize operation}}
  %1, %2 = transform.structured.bufferize_to_allocation %0  : !transform.any_op
  transform.yield
}
}

// -----

// mlir-opt creates invalid loops.
module attributes {transform.with_named_sequence} {
func.func @loop(%i: index, %t: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-note @below {{target payload op}}
  %r = scf.for %k = %c0 to %i step %c1 iter_args(%x = %t) -> tensor<4xf32> {
    %0 = tensor.insert %f into %x[%k] : tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{failed to bufferize operation}}
  %1, %2 = transform.structured.bufferize_to_allocation %0  : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @fill(%t: tensor<?x10xf32>, %f: f32) -> tensor<?x10xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<?x10xf32>) -> tensor<?x10xf32>
  return %0 : tensor<?x10xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{'transform.structured.bufferize_to_allocation' op unsupported memcpy op}}
  %1, %2 = transform.structured.bufferize_to_allocation %0 {memcpy_op = "foo"} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @fill(%t: tensor<?x10xf32>, %f: f32) -> tensor<?x10xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<?x10xf32>) -> tensor<?x10xf32>
  return %0 : tensor<?x10xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error @below {{'transform.structured.bufferize_to_allocation' op unsupported alloc op}}
  %1, %2 = transform.structured.bufferize_to_allocation %0 {alloc_op = "foo"} : !transform.any_op
  transform.yield
}
}
