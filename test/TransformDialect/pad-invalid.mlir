// RUN: %opt %s --transform-interpreter --split-input-file --verify-diagnostics
//
// Operations that cannot be padded.

module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  // expected-note@+1 {{target op}}
  %0 = linalg.exp ins(%a : tensor<?xf32>) outs(%a : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{failed to pad op}}
  %x, %y, %z = transform.structured.pad %f {padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
// expected-note@+1 {{target op}}
func.func private @f()
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{expected LinalgOp target}}
  %x, %y, %z = transform.structured.pad %f {padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<3xf32>) -> tensor<3xf32> {
  // expected-note@+1 {{when applied to this op}}
  %0 = linalg.exp ins(%a : tensor<3xf32>) outs(%a : tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{expects a padding value of type 'f32', got 1 : i32}}
  %x, %y, %z = transform.structured.pad %f {padding_dimensions = [0], padding_values = [1 : i32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<3xf32>) -> tensor<3xf32> {
  %0 = linalg.exp ins(%a : tensor<3xf32>) outs(%a : tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{expects padding values to be typed attributes}}
  %x, %y, %z = transform.structured.pad %f {padding_dimensions = [0], padding_values = [f32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @f(%f: !transform.any_op {transform.consumed}) {
  // expected-error@+1 {{expects nofold_flags to contain booleans (0/1), found [2]}}
  %x, %y, %z = transform.structured.pad %f {nofold_flags = [2]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @f(%f: !transform.any_op {transform.consumed}) {
  // expected-error@+1 {{expects padding_dimensions to contain positive integers, found [-1]}}
  %x, %y, %z = transform.structured.pad %f {padding_dimensions = [-1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @f(%f: !transform.any_op {transform.consumed}) {
  // expected-error@+1 {{expects as many multiples as padding_dimensions}}
  %x, %y, %z = transform.structured.pad %f pad_to_multiple_of [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @f(%f: !transform.any_op {transform.consumed}) {
  // expected-error@+1 {{invalid copy_back_op}}
  %x, %y, %z = transform.structured.pad %f {copy_back_op = "memref.copy"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<3xf32>) -> tensor<3xf32> {
  // expected-note@+1 {{when applied to this op}}
  %0 = linalg.exp ins(%a : tensor<3xf32>) outs(%a : tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{expects a padding that parses to 'f32', got "unit"}}
  %x, %y, %z = transform.structured.pad %f {padding_dimensions = [0], padding_values = ["unit"]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

// The reduction adds an input that it does not index: padding repeats the addition.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<2x5xi32>, %b: tensor<2xi32>, %c: tensor<2xi32>) -> tensor<2xi32> {
  // expected-note@+1 {{target op}}
  %0 = linalg.generic {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (m)>, affine_map<(m, k) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%a, %b : tensor<2x5xi32>, tensor<2xi32>) outs(%c : tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %sum = arith.addi %z, %y : i32
    linalg.yield %sum : i32
  } -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{failed to pad op}}
  %x, %y, %z = transform.structured.pad %f pad_to_multiple_of [4] {padding_dimensions = [1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

// An input that the reduction does not index may be infinite, and its product with zero no number.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<2x5xf32>, %b: tensor<2xf32>, %c: tensor<2xf32>) -> tensor<2xf32> {
  // expected-note@+1 {{target op}}
  %0 = linalg.generic {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (m)>, affine_map<(m, k) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%a, %b : tensor<2x5xf32>, tensor<2xf32>) outs(%c : tensor<2xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %sum = arith.addf %z, %p : f32
    linalg.yield %sum : f32
  } -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{failed to pad op}}
  %x, %y, %z = transform.structured.pad %f pad_to_multiple_of [4] {padding_dimensions = [1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

// The size of a dynamic window does not follow from multiples. mlir-opt creates an operation that reads beyond it.
module attributes {transform.with_named_sequence} {
func.func @f(%A: tensor<?xi32>, %b: tensor<3xi32>, %c: tensor<?xi32>) -> tensor<?xi32> {
  // expected-note@+1 {{target op}}
  %r = linalg.generic {indexing_maps = [affine_map<(m,k)->(m+k)>, affine_map<(m,k)->(k)>, affine_map<(m,k)->(m)>], iterator_types=["parallel","reduction"]} ins(%A, %b : tensor<?xi32>, tensor<3xi32>) outs(%c : tensor<?xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %p = arith.muli %x, %y : i32
    %s = arith.addi %z, %p : i32
    linalg.yield %s : i32
  } -> tensor<?xi32>
  return %r : tensor<?xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{failed to pad op}}
  %x, %y, %z = transform.structured.pad %f pad_to_multiple_of [4] use_prescribed_tensor_shapes {padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

// Each iteration yields a larger tensor: that before the loop bounds no size.
module attributes {transform.with_named_sequence} {
func.func @main() -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i32
  %e = tensor.empty(%c2) : tensor<?xi32>
  %f = linalg.fill ins(%one : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %t = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %f) -> tensor<?xi32> {
    %d = tensor.dim %a, %c0 : tensor<?xi32>
    %n = arith.addi %d, %c2 : index
    %g = tensor.empty(%n) : tensor<?xi32>
    %h = linalg.fill ins(%one : i32) outs(%g : tensor<?xi32>) -> tensor<?xi32>
    scf.yield %h : tensor<?xi32>
  }
  // expected-note@+1 {{target op}}
  %r = linalg.generic {indexing_maps = [affine_map<(m)->(m)>, affine_map<(m)->(m)>], iterator_types=["parallel"]} ins(%t : tensor<?xi32>) outs(%t : tensor<?xi32>) {
  ^bb0(%x: i32, %z: i32):
    %s = arith.addi %z, %x : i32
    linalg.yield %s : i32
  } -> tensor<?xi32>
  return %r : tensor<?xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{failed to pad op}}
  %x, %y, %z = transform.structured.pad %f pad_to_multiple_of [4] {padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
