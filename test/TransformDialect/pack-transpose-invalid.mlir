// RUN: %opt %s --transform-interpreter --split-input-file --verify-diagnostics
//
// Packed operations whose dimensions cannot be permuted.

module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4xf32>, %b: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<4xf32> -> tensor<2x2xf32>
  %1 = linalg.exp ins(%0 : tensor<2x2xf32>) outs(%0 : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
  %g = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{not a single use by the LinalgOp target}}
  %x, %y, %z = transform.structured.pack_transpose %f with_compute_op(%g) inner_perm = [0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4xf32>, %b: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<4xf32> -> tensor<2x2xf32>
  %1 = linalg.exp ins(%0 : tensor<2x2xf32>) outs(%b : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
  %g = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{invalid outer_perm: }}
  %x, %y, %z = transform.structured.pack_transpose %f with_compute_op(%g) outer_perm = [1, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<2x2xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.exp ins(%a : tensor<2x2xf32>) outs(%a : tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<2x2xf32> -> tensor<4xf32>
  %2 = linalg.log ins(%1 : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %u = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
  %e = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{could not find matching pack op}}
  %x, %y, %z = transform.structured.pack_transpose %u with_compute_op(%e) inner_perm = [0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<2x2xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %1 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<2x2xf32> -> tensor<4xf32>
  %2 = linalg.log ins(%1 : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %u = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
  %e = transform.structured.match ops{["linalg.log"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{not produced by the LinalgOp target}}
  %x, %y, %z = transform.structured.pack_transpose %u with_compute_op(%e) inner_perm = [0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f() {
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{requires target to map to a linalg.pack or linalg.unpack}}
  %x, %y, %z = transform.structured.pack_transpose %f with_compute_op(%f) inner_perm = [0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4xf32>, %b: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<4xf32> -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
  %all = transform.structured.match ops{["func.func", "linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{requires target to map to exactly 1 packing op and 1 packed op (got 2 and 1)}}
  %x, %y, %z = transform.structured.pack_transpose %all with_compute_op(%f) inner_perm = [0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4xf32>, %b: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<4xf32> -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{requires a LinalgOp target}}
  %x, %y, %z = transform.structured.pack_transpose %f with_compute_op(%f) inner_perm = [0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %f: !transform.any_op, %g: !transform.any_op):
  // expected-error@+1 {{"outer_perm" is not a valid permutation}}
  %x, %y, %z = transform.structured.pack_transpose %f with_compute_op(%g) outer_perm = [1] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %f: !transform.any_op, %g: !transform.any_op):
  // expected-error@+1 {{"inner_perm" is not a valid permutation}}
  %x, %y, %z = transform.structured.pack_transpose %f with_compute_op(%g) inner_perm = [1] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %f: !transform.any_op, %g: !transform.any_op):
  // expected-error@+1 {{ at least one of "inner_perm" or "outer_perm" must be specified}}
  %x, %y, %z = transform.structured.pack_transpose %f with_compute_op(%g) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
