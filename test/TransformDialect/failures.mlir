// RUN: %opt %s --transform-interpreter --allow-unregistered-dialect --split-input-file --verify-diagnostics
//
// Failures of sequences, alternatives and actions, and handles that cannot be updated.

module attributes {transform.with_named_sequence} {
func.func @f() { %c = arith.constant 1 : index
 return }
func.func @g() { %c = arith.constant 1 : index
 return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %t = transform.param.constant 3 : i64 -> !transform.param<i64>
  // expected-error@+1 {{custom op 'transform.apply_registered_pass' number of operands and types do not match: got 2 operands and 1 types}}
  %f2 = transform.apply_registered_pass "canonicalize" with options = {"top-down" = false, "max-iterations" = %t, "disable-patterns" = ["foo", "bar"]} to %f : (!transform.any_op) -> !transform.any_op
  transform.annotate %f2 "done" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
// expected-note@+1 {{repeated target op}}
func.func @f() { %c = arith.constant 1 : index
 return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %g = transform.merge_handles %f, %f : !transform.any_op
  // expected-error@+1 {{a handle passed as operand #0 and consumed by this operation points to a payload entity more than once}}
  %f2 = transform.apply_registered_pass "canonicalize" to %g : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f() { %c = arith.constant 1 : index
 return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.sequence %f : !transform.any_op failures(suppress) {
  ^bb0(%a: !transform.any_op):
    transform.match.operation_name %a ["x"] : !transform.any_op
    transform.annotate %a "still" : !transform.any_op
  }
  %e = transform.structured.match ops{["x.x"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{prior targets' payload size (0) differs from payload size (1) of target %0 = "transform.structured.match"(%arg0) <{ops = ["func.func"]}> : (!transform.any_op) -> !transform.any_op}}
  transform.foreach %e, %f : !transform.any_op, !transform.any_op {
  ^bb0(%x: !transform.any_op, %y: !transform.any_op):
  }
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f() { %c = arith.constant 1 : index
 return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{all alternatives failed}}
  transform.alternatives %f : !transform.any_op {
  ^bb0(%a: !transform.any_op):
    transform.match.operation_name %a ["x"] : !transform.any_op
  }
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
// expected-note@+1 {{when applied to this matching payload}}
func.func @f() { %c = arith.constant 1 : index
 return }
transform.named_sequence @m(%o: !transform.any_op {transform.readonly}) {
  transform.yield 
}
transform.named_sequence @act(%o: !transform.any_op {transform.readonly}) {
  // expected-note@+1 {{failed action: wrong operation name}}
  transform.match.operation_name %o ["x"] : !transform.any_op
  transform.yield 
}
transform.named_sequence @m2(%o: !transform.any_op {transform.readonly}) -> !transform.any_op {
  transform.match.operation_name %o ["arith.constant"] : !transform.any_op
  transform.yield  %o : !transform.any_op
}
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{actions failed}}
  transform.foreach_match in %f @m2 -> @act : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%a: index) -> index { %0 = arith.constant 0 : index
 // expected-note@+1 {{[0] replacement value 0}}
 %1 = arith.muli %a, %a : index
 // expected-note@+1 {{[0] replaced op}}
 %4 = arith.addi %1, %0 : index
 return %4 : index }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-note@+1 {{replacement is required because this handle must be updated}}
  %c = transform.structured.match ops{["arith.addi"]} in %f : (!transform.any_op) -> !transform.any_op
  // expected-error@+2 {{tracking listener failed to find replacement op during application of this transform op}}
  // expected-note@+1 {{ran out of suitable replacement values}}
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.debug.emit_remark_at %c, "here" : !transform.any_op
  transform.yield
}
}
