// RUN: %opt %s --transform-interpreter --allow-unregistered-dialect --split-input-file --verify-diagnostics
//
// Handles that were invalidated, and operations that fail.

module attributes {transform.with_named_sequence} {
// expected-note@+2 {{ancestor payload op}}
// expected-note@+1 {{nested payload op}}
func.func @f() { scf.execute_region { func.call @f() : () -> () 
 scf.yield } 
return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-note@+1 {{handle to invalidated ops}}
  %c = transform.structured.match ops{["func.call"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-note@+1 {{invalidated by this transform op that consumes its operand #0 and invalidates all handles to payload IR entities associated with this operand and entities nested in them}}
  %f2 = transform.apply_registered_pass "canonicalize" to %f : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{op uses a handle invalidated by a previously executed transform op}}
  transform.debug.emit_remark_at %c, "x" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
// expected-note@+2 {{ancestor payload op}}
// expected-note@+1 {{nested payload op}}
func.func @f() { return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  // expected-note@+1 {{handle to invalidated ops}}
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-note@+1 {{invalidated by this transform op that consumes its operand #0 and invalidates all handles to payload IR entities associated with this operand and entities nested in them}}
  %f2 = transform.apply_registered_pass "canonicalize" to %f : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{op uses a handle invalidated by a previously executed transform op}}
  transform.debug.emit_remark_at %f, "x" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
// expected-note@+3 {{ancestor op associated with the consumed handle}}
// expected-note@+2 {{op defining the value as result #0}}
// expected-note@+1 {{payload value}}
func.func @f() -> index { %0 = arith.constant 1 : index
return %0 : index }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %c = transform.structured.match ops{["arith.constant"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-note@+1 {{invalidated handle}}
  %v = transform.get_result %c[0] : (!transform.any_op) -> !transform.any_value
  // expected-note@+1 {{invalidated by this transform op that consumes its operand #0 and invalidates all handles to payload IR entities associated with this operand and entities nested in them}}
  %f2 = transform.apply_registered_pass "canonicalize" to %f : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{op uses a handle invalidated by a previously executed transform op}}
  transform.get_defining_op %v : (!transform.any_value) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f()  { return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{wrong operation name}}
  transform.match.operation_name %f ["a.b"] : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
// expected-note@+1 {{payload operation}}
func.func @f()  { return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{incompatible payload operation name expected a.b vs func.func ->}}
  %q = transform.cast %f : !transform.any_op to !transform.op<"a.b">
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f()  { return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{expected to contain 2 payloads but it contains 1 payloads}}
  %q:2 = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f()  { return }
func.func @f3()  { return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{expected to contain 1 payloads but it contains 2 payloads}}
  %q = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
// expected-note@+1 {{target op}}
func.func @f()  { return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{could not find a parent op that matches all requirements}}
  %q = transform.get_parent_op %f {op_name = "foo"} : (!transform.any_op) -> (!transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
// expected-note@+1 {{while considering positions of this payload operation}}
func.func @f()  { return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{position overflow 0 (updated from 0) for maximum 0}}
  %q = transform.get_operand %f[0] : (!transform.any_op) -> (!transform.any_value)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
// expected-note@+1 {{target op}}
func.func @f()  { return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{could not find a producer for operand number: 0 of}}
  %q = transform.get_producer_of_operand %f[0] : (!transform.any_op) -> (!transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f()  { return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{result number overflow}}
  %q = transform.get_consumers_of_result %f[0] : (!transform.any_op) -> (!transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
// expected-note@+1 {{target op}}
func.func @f(%x: index)  { "a.b"(%x) : (index) -> ()
return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["a.b"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{could not find a producer for operand number: 0 of "a.b"(%arg0) : (index) -> ()}}
  %q = transform.get_producer_of_operand %f[0] : (!transform.any_op) -> (!transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
// expected-note@+1 {{target value}}
func.func @f(%x: index)  { "a.b"(%x) : (index) -> ()
return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["a.b"]} in %r : (!transform.any_op) -> !transform.any_op
  %q = transform.get_operand %f[0] : (!transform.any_op) -> (!transform.any_value)
  // expected-error@+1 {{cannot get defining op of block argument}}
  %z = transform.get_defining_op %q : (!transform.any_value) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: index)  { "a.b"(%x) : (index) -> ()
return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["a.b"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{unknown pass or pass pipeline: foo}}
  %z = transform.apply_registered_pass "foo" to %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: index)  { "a.b"(%x) : (index) -> ()
return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // expected-error@+2 {{<Pass-Options-Parser>: no such option foo}}
  // expected-error@+1 {{failed to add pass or pass pipeline to pipeline: canonicalize}}
  %z = transform.apply_registered_pass "canonicalize" with options = {foo = 1} to %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  // expected-note@+1 {{value # 0 associated with the parameter defined here}}
  %f = transform.param.constant 1 : i64 -> !transform.param<i64>
  %g = transform.param.constant 2 : i64 -> !transform.param<i64>
  // expected-error@+1 {{expected parameter to be equal to 2, got 1}}
  transform.match.param.cmpi eq %f, %g : !transform.param<i64>
  transform.yield
}
}

// -----

// expected-remark@+1 {{m 1 : i64}}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.param.constant 1 : i64 -> !transform.param<i64>
  // expected-remark@+1 {{m 1 : i64}}
  transform.debug.emit_param_as_remark %f, "m" : !transform.param<i64>
  transform.debug.emit_param_as_remark %f, "m" at %r : !transform.param<i64>, !transform.any_op
  // expected-remark@+1 {{1 : i64}}
  transform.debug.emit_param_as_remark %f : !transform.param<i64>
  // expected-error@+1 {{operation is not empty}}
  transform.match.operation_empty %r : !transform.any_op
  transform.yield
}
}

// -----

// expected-error@+1 {{could not find a nested named sequence with name: __transform_main}}
module attributes {transform.with_named_sequence} {
transform.named_sequence @foo(%r: !transform.any_op {transform.readonly}) {
  transform.yield
}
}

// -----

// expected-error@+1 {{could not find a nested named sequence with name: __transform_main}}
module {
}

// -----

// expected-note@+1 {{target payload op}}
module attributes {transform.with_named_sequence} {
func.func @f()  { return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  // expected-error@+1 {{cannot apply transform to itself (or one of its ancestors)}}
  transform.apply_cse to %r : !transform.any_op
  transform.yield
}
}

// -----

// expected-note@+1 {{target payload op}}
module attributes {transform.with_named_sequence} {
func.func @f()  { return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
 // expected-error@+1 {{cannot apply transform to itself (or one of its ancestors)}}
 transform.apply_patterns to %r { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.yield
}
}
