// RUN: %opt %s --transform-interpreter --split-input-file --verify-diagnostics
//
// Payload that cannot be vectorized.

module attributes {transform.with_named_sequence} {
// expected-error@+1 {{Unsupported Op, cannot vectorize}}
func.func private @f()
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %f : !transform.any_op
  transform.yield
}
}

// -----

// The sizes are smaller than those of the tensors.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error@+1 {{Attempted to vectorize, but failed}}
  %0 = linalg.exp ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %f vector_sizes [4, 4] : !transform.any_op
  transform.yield
}
}

// -----

// Sizes that are no sizes. mlir-opt makes a vector of -4 elements.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error@+1 {{Attempted to vectorize, but failed}}
  %0 = linalg.exp ins(%a : tensor<?xf32>) outs(%b : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %f vector_sizes [-4] : !transform.any_op
  transform.yield
}
}

// -----

// A body with a call.
module attributes {transform.with_named_sequence} {
func.func private @g(f32) -> f32
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{Attempted to vectorize, but failed}}
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) (%x: f32, %y: f32) {
    %1 = func.call @g(%x) : (f32) -> f32
    linalg.yield %1 : f32
  }
  return %0 : tensor<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.map"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %f : !transform.any_op
  transform.yield
}
}

// -----

// The places of elements depend on the size of a tile that is dynamic. mlir-opt takes it for 4.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?xf32>, %t: index) -> tensor<?xf32> {
  // expected-error@+1 {{Attempted to vectorize, but failed}}
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [%t] into %b : tensor<?x?xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %f vector_sizes [2, 4] : !transform.any_op
  transform.yield
}
}

// -----

// A size for each dimension of the packed tensor is necessary. mlir-opt crashes.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<8xf32>, %b: tensor<2x4xf32>) -> tensor<2x4xf32> {
  // expected-error@+1 {{Attempted to vectorize, but failed}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<8xf32> -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %f vector_sizes [2] : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-note@+1 {{non-isolated target}}
  scf.for %i = %c0 to %c1 step %c1 {
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{requires isolated-from-above targets}}
  %x = transform.structured.vectorize_children_and_apply_patterns %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

// The plain vector has more elements than 64 bits can count.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<?xi32>, %b: tensor<?x2xi32>) -> tensor<?x2xi32> {
  // expected-error@+1 {{Attempted to vectorize, but failed}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<?xi32> -> tensor<?x2xi32>
  return %0 : tensor<?x2xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %f vector_sizes [4611686018427387904, 2] : !transform.any_op
  transform.yield
}
}

// -----

// So has that of the opposite operation.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<?x2xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  // expected-error@+1 {{Attempted to vectorize, but failed}}
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<?x2xi32> -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %f vector_sizes [4611686018427387904, 2] : !transform.any_op
  transform.yield
}
}

// -----

// A parallel loop is not one of the output. mlir-opt makes an invalid reduction.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<2x5xi32>, %b: tensor<i32>) -> tensor<i32> {
  // expected-error@+1 {{Attempted to vectorize, but failed}}
  %0 = linalg.generic {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> ()>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<2x5xi32>) outs(%b : tensor<i32>) {
  ^bb0(%x: i32, %sum: i32):
    %1 = arith.addi %sum, %x : i32
    linalg.yield %1 : i32
  } -> tensor<i32>
  return %0 : tensor<i32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %f vector_sizes [2, 8] : !transform.any_op
  transform.yield
}
}
