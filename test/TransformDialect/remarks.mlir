// RUN: %opt %s --transform-interpreter --allow-unregistered-dialect --split-input-file --verify-diagnostics -o %t.mlir
//
// Remarks at payload and with parameters.

module attributes {transform.with_named_sequence} {
func.func @f(%a: index) -> index { %0 = arith.constant 0 : index
 %1 = arith.addi %a, %0 : index
 // expected-remark@+1 {{here}}
 %2 = arith.muli %a, %a : index
 %3 = arith.muli %a, %a : index
 %4 = arith.addi %2, %3 : index
 return %4 : index }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %c = transform.structured.match ops{["arith.muli"]} in %f : (!transform.any_op) -> !transform.any_op
  transform.apply_cse to %f : !transform.any_op
  %n = transform.num_associations %c : (!transform.any_op) -> !transform.param<i64>
  // expected-remark@+1 {{2 : i64}}
  transform.debug.emit_param_as_remark %n : !transform.param<i64>
  transform.annotate %c "n" = %n : !transform.any_op, !transform.param<i64>
  transform.annotate %c "u" : !transform.any_op
  %m = transform.merge_handles deduplicate %c : !transform.any_op
  transform.debug.emit_remark_at %m, "here" : !transform.any_op
  transform.apply_dce to %f : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
// expected-remark@+1 {{here}}
func.func @f(%a: index) -> index { %0 = arith.constant 0 : index
 %1 = arith.addi %a, %0 : index
 %4 = arith.muli %1, %0 : index
 return %4 : index }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %c = transform.structured.match ops{["arith.muli"]} in %f : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.debug.emit_remark_at %c, "here" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f() { return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %a:2 = transform.split_handle %f {overflow_result = 0, fail_on_payload_too_small = false} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %a#0 "a" : !transform.any_op
  transform.annotate %a#1 "b" : !transform.any_op
  %p = transform.param.constant 7 : i64 -> !transform.param<i64>
  %x, %q = transform.replicate num(%f) %f, %p : !transform.any_op, !transform.any_op, !transform.param<i64>
  // expected-remark@+1 {{replicated 7 : i64}}
  transform.debug.emit_param_as_remark %q, "replicated" : !transform.param<i64>
  transform.verify %f : !transform.any_op
  %s = transform.select "func.func" in %f : (!transform.any_op) -> !transform.any_op
  transform.annotate %s "selected" : !transform.any_op
  %e = transform.get_parent_op %f {op_name = "x", allow_empty_results} : (!transform.any_op) -> !transform.any_op
  transform.match.operation_empty %e : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
// expected-remark@+3 {{producer}}
// expected-remark@+2 {{operand}}
// expected-remark@+1 {{definition}}
func.func @f(%a: vector<4xf32>) -> vector<4xf32> { %0 = "x.y"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
 // expected-remark@+1 {{consumer}}
 %1 = "x.z"(%0) : (vector<4xf32>) -> vector<4xf32>
 return %1 : vector<4xf32> }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %y = transform.structured.match ops{["x.y"]} in %r : (!transform.any_op) -> !transform.any_op
  %v = transform.get_operand %y[all] : (!transform.any_op) -> !transform.any_value
  %n = transform.num_associations %v : (!transform.any_value) -> !transform.param<i64>
  // expected-remark@+1 {{operands 2 : i64}}
  transform.debug.emit_param_as_remark %n, "operands" : !transform.param<i64>
  %t = transform.get_type elemental %v : (!transform.any_value) -> !transform.type
  // expected-remark@+1 {{types f32, f32}}
  transform.debug.emit_param_as_remark %t, "types" : !transform.type
  %u = transform.get_consumers_of_result %y[0] : (!transform.any_op) -> !transform.any_op
  transform.debug.emit_remark_at %u, "consumer" : !transform.any_op
  %d = transform.get_producer_of_operand %u[0] : (!transform.any_op) -> !transform.any_op
  transform.debug.emit_remark_at %d, "producer" : !transform.any_op
  %w = transform.get_operand %y[except(-1)] : (!transform.any_op) -> !transform.any_value
  transform.debug.emit_remark_at %w, "operand" : !transform.any_value
  %res = transform.get_result %y[-1] : (!transform.any_op) -> !transform.any_value
  %def = transform.get_defining_op %res : (!transform.any_value) -> !transform.any_op
  transform.debug.emit_remark_at %def, "definition" : !transform.any_op
  %m = transform.structured.match filter_result_type = vector<4xf32> filter_operand_types = [vector<4xf32>] in %r : (!transform.any_op) -> !transform.any_op
  transform.annotate %m "found" : !transform.any_op
  transform.yield
}
}
