// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --allow-unregistered-dialect --split-input-file 2>/dev/null | FileCheck %s
//
// Navigation in the payload: splitting, selecting and replacing handles.

module attributes {transform.with_named_sequence} {

// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @f() attributes {a, selected} {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f() { return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %a:2 = transform.split_handle %f {overflow_result = 0, fail_on_payload_too_small = false} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %a#0 "a" : !transform.any_op
  transform.annotate %a#1 "b" : !transform.any_op
  %p = transform.param.constant 7 : i64 -> !transform.param<i64>
  %x, %q = transform.replicate num(%f) %f, %p : !transform.any_op, !transform.any_op, !transform.param<i64>
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

// CHECK: transform.named_sequence @__transform_main(%[[R:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[R]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[SPLIT_HANDLE:[a-z0-9_]+]]:2 = transform.split_handle %[[F]] {fail_on_payload_too_small = false, overflow_result = 0 : i64} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.annotate %[[SPLIT_HANDLE]]#0 "a" : !transform.any_op
// CHECK-NEXT:   transform.annotate %[[SPLIT_HANDLE]]#1 "b" : !transform.any_op
// CHECK-NEXT:   %[[P:.*]] = transform.param.constant 7 : i64 -> !transform.param<i64>
// CHECK-NEXT:   %[[REPLICATE:[a-z0-9_]+]]:2 = transform.replicate num(%[[F]]) %[[F]], %[[P]] : !transform.any_op, !transform.any_op, !transform.param<i64>
// CHECK-NEXT:   transform.debug.emit_param_as_remark %[[REPLICATE]]#1, "replicated" : !transform.param<i64>
// CHECK-NEXT:   transform.verify %[[F]] : !transform.any_op
// CHECK-NEXT:   %[[S:.*]] = transform.select "func.func" in %[[F]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.annotate %[[S]] "selected" : !transform.any_op
// CHECK-NEXT:   %[[GET_PARENT_OP:.*]] = transform.get_parent_op %[[F]] {allow_empty_results, op_name = "x"} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.match.operation_empty %[[GET_PARENT_OP]] : !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:   %[[Y:.*]] = "x.y"(%[[A]], %[[A]]) {found} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:   %[[Z:.*]] = "x.z"(%[[Y]]) {found} : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:   return %[[Z]] : vector<4xf32>
// CHECK-NEXT: }
func.func @f(%a: vector<4xf32>) -> vector<4xf32> { %0 = "x.y"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
 %1 = "x.z"(%0) : (vector<4xf32>) -> vector<4xf32>
 return %1 : vector<4xf32> }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %y = transform.structured.match ops{["x.y"]} in %r : (!transform.any_op) -> !transform.any_op
  %v = transform.get_operand %y[all] : (!transform.any_op) -> !transform.any_value
  %n = transform.num_associations %v : (!transform.any_value) -> !transform.param<i64>
  transform.debug.emit_param_as_remark %n, "operands" : !transform.param<i64>
  %t = transform.get_type elemental %v : (!transform.any_value) -> !transform.type
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

// CHECK: transform.named_sequence @__transform_main(%[[R:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[Y_1:.*]] = transform.structured.match ops{["x.y"]} in %[[R]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[V:.*]] = transform.get_operand %[[Y_1]][all] : (!transform.any_op) -> !transform.any_value
// CHECK-NEXT:   %[[N:.*]] = transform.num_associations %[[V]] : (!transform.any_value) -> !transform.param<i64>
// CHECK-NEXT:   transform.debug.emit_param_as_remark %[[N]], "operands" : !transform.param<i64>
// CHECK-NEXT:   %[[T:.*]] = transform.get_type elemental %[[V]] : (!transform.any_value) -> !transform.type
// CHECK-NEXT:   transform.debug.emit_param_as_remark %[[T]], "types" : !transform.type
// CHECK-NEXT:   %[[U:.*]] = transform.get_consumers_of_result %[[Y_1]][0] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.debug.emit_remark_at %[[U]], "consumer" : !transform.any_op
// CHECK-NEXT:   %[[D:.*]] = transform.get_producer_of_operand %[[U]][0] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.debug.emit_remark_at %[[D]], "producer" : !transform.any_op
// CHECK-NEXT:   %[[W:.*]] = transform.get_operand %[[Y_1]][except(-1)] : (!transform.any_op) -> !transform.any_value
// CHECK-NEXT:   transform.debug.emit_remark_at %[[W]], "operand" : !transform.any_value
// CHECK-NEXT:   %[[RES:.*]] = transform.get_result %[[Y_1]][-1] : (!transform.any_op) -> !transform.any_value
// CHECK-NEXT:   %[[DEF:.*]] = transform.get_defining_op %[[RES]] : (!transform.any_value) -> !transform.any_op
// CHECK-NEXT:   transform.debug.emit_remark_at %[[DEF]], "definition" : !transform.any_op
// CHECK-NEXT:   %[[M:.*]] = transform.structured.match filter_result_type = vector<4xf32> filter_operand_types = [vector<4xf32>] in %[[R]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.annotate %[[M]] "found" : !transform.any_op
// CHECK-NEXT:   transform.yield
