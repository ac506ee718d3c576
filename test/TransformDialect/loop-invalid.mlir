// RUN: %opt %s --transform-interpreter --split-input-file --verify-diagnostics
//
// Loops that are not transformed.

module attributes {transform.with_named_sequence} {
func.func @constant(%m: memref<?xf32>, %x: f32) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %ten = arith.constant 10 : index
  %sum = scf.for %i = %zero to %ten step %one iter_args(%a = %x) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %s = arith.addf %a, %v : f32
    scf.yield %s : f32
  }
  return %sum : f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{failed to unroll, incorrect type of payload}}
  transform.loop.unroll %f {factor = 3} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @constant(%m: memref<?xf32>, %x: f32) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 9223372036854775807 : index
  %ten = arith.constant 10 : index
  %sum = scf.for %i = %zero to %ten step %one iter_args(%a = %x) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %s = arith.addf %a, %v : f32
    scf.yield %s : f32
  }
  return %sum : f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{failed to unroll}}
  transform.loop.unroll %f {factor = 2} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
// expected-note@+1 {{target op}}
func.func @sum(%m: memref<?xf32>, %n: index, %x: f32) -> f32 {
  %zero = arith.constant 0 : index
  %two = arith.constant 2 : index
  %sum = scf.for %i = %zero to %n step %two iter_args(%a = %x) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %s = arith.addf %a, %v : f32
    scf.yield %s : f32
  }
  return %sum : f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{failed to outline}}
  %function, %call = transform.loop.outline %f {func_name = "g"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @nest(%m: memref<8x10xf32>, %v: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 10 {
      %a = affine.load %v[%i] : memref<8xf32>
      affine.store %a, %m[%i, %j] : memref<8x10xf32>
    }
  } {outer}
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{failed to coalesce}}
  %c = transform.loop.coalesce %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @nest(%m: memref<8x10xf32>, %v: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 10 {
      %a = affine.load %v[%i] : memref<8xf32>
      affine.store %a, %m[%i, %j] : memref<8x10xf32>
    }
  } {outer}
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{failed to unroll and jam}}
  transform.loop.unroll_and_jam %f {factor = 2} : !transform.any_op
  transform.yield
}
}
