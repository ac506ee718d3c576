// RUN: %opt %s --transform-interpreter --split-input-file --verify-diagnostics
//
// Payload of a kind that an operation does not accept.

module attributes {transform.with_named_sequence} {
  // expected-note@+1 {{when applied to this op}}
  func.func private @f()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error@+1 {{transform applied to the wrong op kind}}
    transform.apply_licm to %f : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note@+1 {{when applied to this op}}
  func.func private @f()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error@+1 {{failed to apply}}
    %g = transform.structured.generalize %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%n: index) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    // expected-note@+1 {{target op}}
    scf.for %i = %c0 to %c4 step %c4 {
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.op<"scf.for">
    // expected-error@+1 {{failed to peel the last iteration}}
    %p, %q = transform.loop.peel %f {fail_if_already_divisible = true} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%n: index) -> tensor<4xf32> {
    %t = tensor.empty() : tensor<4xf32>
    // expected-note@+1 {{payload op}}
    %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
    }
    return %r : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error@+1 {{unsupported shared outputs (didn't bufferize?)}}
    %p = transform.loop.forall_to_for %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%n: index) {
    // expected-note@+1 {{payload op}}
    scf.forall (%i) in (4) {
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error@+1 {{op expects as many results (2) as payload has induction variables (1)}}
    %p:2 = transform.loop.forall_to_for %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @f()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error@+1 {{'transform.structured.decompose' cannot be executed}}
    %g = transform.structured.decompose %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @f()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      // expected-error@+1 {{the patterns of 'transform.apply_patterns.vector.lower_gather' are not implemented}}
      transform.apply_patterns.vector.lower_gather
    } : !transform.any_op
    transform.yield
  }
}
