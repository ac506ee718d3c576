// RUN: %opt %s --transform-interpreter --allow-unregistered-dialect --split-input-file --verify-diagnostics
//
// Payload that operations do not accept.

module attributes {transform.with_named_sequence} {
transform.named_sequence @inner(%r: !transform.any_op {transform.readonly}) {
  %s = transform.structured.match ops{["transform.named_sequence"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.split_handle %s : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  // expected-error@+1 {{cannot apply transform to itself (or one of its ancestors)}}
  transform.apply_dce to %b : !transform.any_op
  transform.yield
}
// expected-note@+1 {{target payload op}}
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  transform.include @inner failures(propagate) (%r) : (!transform.any_op) -> ()
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

// expected-note@+1 {{scope}}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  // expected-error@+1 {{scope must not contain the transforms being applied}}
  transform.alternatives {
  ^bb0(%a: !transform.any_op):
  }
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f() {
  // expected-note@+1 {{scope}}
  "x.x"() : () -> ()
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %s = transform.structured.match ops{["x.x"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{only isolated-from-above ops can be alternative scopes}}
  transform.alternatives %s : !transform.any_op {
  ^bb0(%a: !transform.any_op):
  }
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f() { return }
func.func @g() { return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %s = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{requires exactly one target handle}}
  %t = transform.structured.match ops{["func.func"]} in %s : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f() { return }
func.func @g() { return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %s = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{SingleOpMatchOpTrait requires the operand handle to point to a single payload op}}
  transform.match.operation_name %s ["x"] : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f() { return }
func.func @g() { return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %s = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{handle must be mapped to exactly one payload op}}
  %t = transform.get_consumers_of_result %s[0] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %p = transform.param.constant 1 : i64 -> !transform.any_param
  %q = transform.param.constant 1 : i32 -> !transform.any_param
  // expected-error@+1 {{mismatching integer attribute types in parameter #0}}
  transform.match.param.cmpi eq %p, %q : !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %p = transform.param.constant "a" -> !transform.any_param
  // expected-error@+1 {{non-integer parameter value not expected}}
  transform.match.param.cmpi eq %p, %p : !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %p = transform.param.constant 1 : i64 -> !transform.any_param
  %q = transform.merge_handles %p, %p : !transform.any_param
  // expected-error@+1 {{parameters have different payload lengths (1 vs 2)}}
  transform.match.param.cmpi eq %p, %q : !transform.any_param
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence private @ext(%r: !transform.any_op {transform.readonly})
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  // expected-error@+1 {{unresolved external named sequence}}
  transform.include @ext failures(propagate) (%r) : (!transform.any_op) -> ()
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f() { return }
transform.named_sequence @m(%r: !transform.any_op {transform.readonly}) {
  // expected-error@+1 {{expected operations in the match part to implement MatchOpInterface}}
  transform.apply_cse to %r : !transform.any_op
  transform.yield
}
transform.named_sequence @a() {
  transform.yield
}
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %s = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %t = transform.foreach_match in %s @m -> @a : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f() { return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %s = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{option 'x' has a value that no pass accepts}}
  %t = transform.apply_registered_pass "inline" with options = {x = [["a"]]} to %s : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
// expected-note@+1 {{payload op}}
func.func @f() { return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %s = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{expected the payload to be scf.forall}}
  %t = transform.loop.forall_to_parallel %s : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
// expected-note@+1 {{payload op}}
func.func @f() { return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %s = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{expected the payload to be scf.forall}}
  %t = transform.loop.forall_to_for %s : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %s = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{expected a single payload op}}
  %t = transform.loop.forall_to_for %s : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %s = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{expected a single payload op}}
  %t = transform.loop.forall_to_parallel %s : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f() { %c0 = arith.constant 0 : index
  // expected-note@+1 {{target op}}
  scf.for %i = %c0 to %c0 step %c0 { }
 return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %s = transform.structured.match ops{["scf.for"]} in %r : (!transform.any_op) -> !transform.op<"scf.for">
  // expected-error@+1 {{failed to peel the first iteration}}
  %t, %u = transform.loop.peel %s {peel_front = true} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f() { return }
func.func @g() { return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %s = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %p = transform.param.constant 1 : i64 -> !transform.param<i64>
  %q = transform.merge_handles %p, %p, %p : !transform.param<i64>
  // expected-error@+1 {{parameter and target have different payload lengths (3 vs 2)}}
  transform.annotate %s "x" = %q : !transform.any_op, !transform.param<i64>
  transform.yield
}
}
