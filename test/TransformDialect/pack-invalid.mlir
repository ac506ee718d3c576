// RUN: %opt %s --transform-interpreter --split-input-file --verify-diagnostics
//
// Operations that cannot be packed.

module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.exp ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{requires number of packed sizes match the number of loops (1 vs 2)}}
  %x = transform.structured.pack %f packed_sizes = [2] : (!transform.any_op) -> !transform.any_op
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
  // expected-error@+1 {{requires target to map to exactly 1 LinalgOp (got 1)}}
  %x = transform.structured.pack %f packed_sizes = [2] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

// Integers cannot be divided by the zeros that tiles would add. mlir-opt does so.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<3xi32>) -> tensor<3xi32> {
  %0 = linalg.map {arith.divsi} ins(%a, %a : tensor<3xi32>, tensor<3xi32>) outs(%a : tensor<3xi32>)
  return %0 : tensor<3xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.map"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{data tiling failed}}
  %x = transform.structured.pack %f packed_sizes = [2] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

// The sum of exponential functions has no neutral input.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<3xf32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = linalg.reduce ins(%a : tensor<3xf32>) outs(%b : tensor<f32>) dimensions = [0] (%x: f32, %sum: f32) {
    %y = math.exp %x : f32
    %z = arith.addf %y, %sum : f32
    linalg.yield %z : f32
  }
  return %0 : tensor<f32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.reduce"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{data tiling failed}}
  %x = transform.structured.pack %f packed_sizes = [2] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<?xf32>, %b: tensor<?x?xf32>, %t: index) -> tensor<?x?xf32> {
  // expected-error@+1 {{cannot lower to pad + expand + transpose}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [%t] into %b : tensor<?xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %x, %y, %z = transform.structured.lower_pack %f : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.yield
}
}

// -----

// The reduction adds an input that it does not index: padding repeats the addition.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<2x5xi32>, %b: tensor<2xi32>, %c: tensor<2xi32>) -> tensor<2xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (m)>, affine_map<(m, k) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%a, %b : tensor<2x5xi32>, tensor<2xi32>) outs(%c : tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %sum = arith.addi %z, %y : i32
    linalg.yield %sum : i32
  } -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{data tiling failed}}
  %x = transform.structured.pack %f packed_sizes = [0, 4] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

// An input that the reduction does not index may be infinite, and its product with zero no number.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<2x5xf32>, %b: tensor<2xf32>, %c: tensor<2xf32>) -> tensor<2xf32> {
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
  // expected-error@+1 {{data tiling failed}}
  %x = transform.structured.pack %f packed_sizes = [0, 4] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
