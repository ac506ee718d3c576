// RUN: %opt %s --transform-interpreter --verify-diagnostics
//
// Transfers are moved in functions.

module attributes {transform.with_named_sequence} {
func.func @f() {
  %c0 = arith.constant 0 : index
  // expected-note@+1 {{when applied to this op}}
  scf.for %i = %c0 to %c0 step %c0 {
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{transform applied to the wrong op kind}}
  %x = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
