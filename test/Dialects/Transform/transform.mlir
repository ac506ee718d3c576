// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.mlir -
// RUN: %opt --allow-unregistered-dialect --emit-bytecode %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
//
// Operations on handles and parameters.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @lib(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.consumed}) -> !transform.any_op {
    transform.loop.unroll %b {factor = 4} : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence private @ext(!transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op)
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) attributes {foo} {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["linalg.matmul", "a.b"]} interface{LinalgOp} attributes{foo, bar = 1 : i32} filter_result_type = f32 filter_operand_types=[f32, i1] in %root {x} : (!transform.any_op) -> !transform.op<"linalg.matmul">
    %p = transform.param.constant 5 : i64 -> !transform.param<i64>
    %p2 = transform.param.constant 5 -> !transform.any_param
    %n = transform.num_associations %0 : (!transform.any_op) -> !transform.param<i64>
    %c = transform.cast %0 : !transform.any_op to !transform.op<"func.func">
    %c2 = transform.cast %c : !transform.op<"func.func"> to !transform.any_op
    %m = transform.merge_handles %0, %c2 : !transform.any_op
    %m2 = transform.merge_handles deduplicate %0, %c2 : !transform.any_op
    %s:2 = transform.split_handle %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %s2:2 = transform.split_handle %m {overflow_result = 1, fail_on_payload_too_small = false} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f:2 = transform.foreach %m, %s#0 : !transform.any_op, !transform.any_op -> !transform.any_op, !transform.any_op {
      ^bb0(%x: !transform.any_op, %y: !transform.any_op):
      transform.yield %x, %y : !transform.any_op, !transform.any_op
    }
    transform.foreach %m with_zip_shortest : !transform.any_op {
      ^bb0(%x: !transform.any_op):
    }
    %par = transform.get_parent_op %m {op_name = "func.func", isolated_from_above, deduplicate, nth_parent = 2, allow_empty_results} : (!transform.any_op) -> !transform.any_op
    %o = transform.get_operand %m[0] : (!transform.any_op) -> !transform.any_value
    %o1 = transform.get_operand %m[all] : (!transform.any_op) -> !transform.any_value
    %o2 = transform.get_operand %m[except(0, 1)] : (!transform.any_op) -> !transform.any_value
    %o3 = transform.get_result %m[0, -1] : (!transform.any_op) -> !transform.any_value
    %d = transform.get_defining_op %o : (!transform.any_value) -> !transform.any_op
    %pr = transform.get_producer_of_operand %m[0] : (!transform.any_op) -> !transform.any_op
    %co = transform.get_consumers_of_result %m[0] : (!transform.any_op) -> !transform.any_op
    %t = transform.get_type %o : (!transform.any_value) -> !transform.type
    %t2 = transform.get_type elemental %o : (!transform.any_value) -> !transform.type
    transform.annotate %m "x" : !transform.any_op
    transform.annotate %m "x" = %p : !transform.any_op, !transform.param<i64>
    transform.print
    transform.print %m : !transform.any_op
    transform.print %m {name = "hi", assume_verified, use_local_scope, skip_regions} : !transform.any_op
    transform.match.operation_name %m ["a.b", "c.d"] : !transform.any_op
    transform.match.operation_empty %m : !transform.any_op
    transform.match.param.cmpi eq %p, %p : !transform.param<i64>
    transform.debug.emit_remark_at %m, "hello" : !transform.any_op
    transform.debug.emit_param_as_remark %p, "msg" at %m : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %p : !transform.param<i64>
    transform.debug.emit_param_as_remark %p, "msg" : !transform.param<i64>
    transform.debug.emit_param_as_remark %p at %m : !transform.param<i64>, !transform.any_op
    %r = transform.replicate num(%m) %p : !transform.any_op, !transform.param<i64>
    %sel = transform.select "a.b" in %m : (!transform.any_op) -> !transform.any_op
    transform.verify %m : !transform.any_op
    transform.apply_cse to %m : !transform.any_op
    transform.apply_licm to %m : !transform.any_op
    transform.apply_dce to %m : !transform.any_op
    %rp = transform.apply_registered_pass "canonicalize" to %m : (!transform.any_op) -> !transform.any_op
    %rp2 = transform.apply_registered_pass "canonicalize" with options = {"top-down" = false, "max" = %p, "l" = ["a", "b"]} to %rp : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    transform.apply_patterns to %rp2 { 
      transform.apply_patterns.canonicalization
    } {apply_cse, max_iterations = 3, max_num_rewrites = 4} : !transform.any_op
    transform.yield
  }
}

// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-NEXT:   transform.named_sequence @lib(%[[ARG0:[a-z0-9_]+]]: !transform.any_op {transform.readonly}, %[[ARG1:[a-z0-9_]+]]: !transform.any_op {transform.consumed}) -> !transform.any_op {
// CHECK-NEXT:     transform.loop.unroll %[[ARG1]] {factor = 4 : i64} : !transform.any_op
// CHECK-NEXT:     transform.yield %[[ARG0]] : !transform.any_op

// CHECK: transform.named_sequence private @ext(!transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT: transform.named_sequence @__transform_main(%[[ARG0_1:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) attributes {foo} {
// CHECK-NEXT:   %[[MATCH:.*]] = transform.structured.match ops{["func.func"]} in %[[ARG0_1]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[MATCH_1:.*]] = transform.structured.match ops{["linalg.matmul", "a.b"]} interface{LinalgOp} attributes {bar = 1 : i32, foo} filter_result_type = f32 filter_operand_types = [f32, i1] in %[[ARG0_1]] {x} : (!transform.any_op) -> !transform.op<"linalg.matmul">
// CHECK-NEXT:   %[[CONSTANT:.*]] = transform.param.constant 5 : i64 -> !transform.param<i64>
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = transform.param.constant 5 : i64 -> !transform.any_param
// CHECK-NEXT:   %[[NUM_ASSOCIATIONS:.*]] = transform.num_associations %[[MATCH]] : (!transform.any_op) -> !transform.param<i64>
// CHECK-NEXT:   %[[CAST:.*]] = transform.cast %[[MATCH]] : !transform.any_op to !transform.op<"func.func">
// CHECK-NEXT:   %[[CAST_1:.*]] = transform.cast %[[CAST]] : !transform.op<"func.func"> to !transform.any_op
// CHECK-NEXT:   %[[MERGE_HANDLES:.*]] = transform.merge_handles %[[MATCH]], %[[CAST_1]] : !transform.any_op
// CHECK-NEXT:   %[[MERGE_HANDLES_1:.*]] = transform.merge_handles deduplicate %[[MATCH]], %[[CAST_1]] : !transform.any_op
// CHECK-NEXT:   %[[SPLIT_HANDLE:[a-z0-9_]+]]:2 = transform.split_handle %[[MERGE_HANDLES]] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   %[[SPLIT_HANDLE_1:[a-z0-9_]+]]:2 = transform.split_handle %[[MERGE_HANDLES]] {fail_on_payload_too_small = false, overflow_result = 1 : i64} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   %[[FOREACH:[a-z0-9_]+]]:2 = transform.foreach %[[MERGE_HANDLES]], %[[SPLIT_HANDLE]]#0 : !transform.any_op, !transform.any_op -> !transform.any_op, !transform.any_op {
// CHECK-NEXT:   ^bb0(%[[ARG1_1:[a-z0-9_]+]]: !transform.any_op, %[[ARG2:[a-z0-9_]+]]: !transform.any_op):
// CHECK-NEXT:     transform.yield %[[ARG1_1]], %[[ARG2]] : !transform.any_op, !transform.any_op

// CHECK: transform.foreach %[[MERGE_HANDLES]] with_zip_shortest : !transform.any_op {
// CHECK-NEXT: ^bb0(%[[ARG1_2:[a-z0-9_]+]]: !transform.any_op):

// CHECK: %[[GET_PARENT_OP:.*]] = transform.get_parent_op %[[MERGE_HANDLES]] {allow_empty_results, deduplicate, isolated_from_above, nth_parent = 2 : i64, op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT: %[[GET_OPERAND:.*]] = transform.get_operand %[[MERGE_HANDLES]][0] : (!transform.any_op) -> !transform.any_value
// CHECK-NEXT: %[[GET_OPERAND_1:.*]] = transform.get_operand %[[MERGE_HANDLES]][all] : (!transform.any_op) -> !transform.any_value
// CHECK-NEXT: %[[GET_OPERAND_2:.*]] = transform.get_operand %[[MERGE_HANDLES]][except(0, 1)] : (!transform.any_op) -> !transform.any_value
// CHECK-NEXT: %[[GET_RESULT:.*]] = transform.get_result %[[MERGE_HANDLES]][0, -1] : (!transform.any_op) -> !transform.any_value
// CHECK-NEXT: %[[GET_DEFINING_OP:.*]] = transform.get_defining_op %[[GET_OPERAND]] : (!transform.any_value) -> !transform.any_op
// CHECK-NEXT: %[[GET_PRODUCER_OF_OPERAND:.*]] = transform.get_producer_of_operand %[[MERGE_HANDLES]][0] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT: %[[GET_CONSUMERS_OF_RESULT:.*]] = transform.get_consumers_of_result %[[MERGE_HANDLES]][0] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT: %[[GET_TYPE:.*]] = transform.get_type %[[GET_OPERAND]] : (!transform.any_value) -> !transform.type
// CHECK-NEXT: %[[GET_TYPE_1:.*]] = transform.get_type elemental %[[GET_OPERAND]] : (!transform.any_value) -> !transform.type
// CHECK-NEXT: transform.annotate %[[MERGE_HANDLES]] "x" : !transform.any_op
// CHECK-NEXT: transform.annotate %[[MERGE_HANDLES]] "x" = %[[CONSTANT]] : !transform.any_op, !transform.param<i64>
// CHECK-NEXT: transform.print
// CHECK-NEXT: transform.print %[[MERGE_HANDLES]] : !transform.any_op
// CHECK-NEXT: transform.print %[[MERGE_HANDLES]] {assume_verified, name = "hi", skip_regions, use_local_scope} : !transform.any_op
// CHECK-NEXT: transform.match.operation_name %[[MERGE_HANDLES]] ["a.b", "c.d"] : !transform.any_op
// CHECK-NEXT: transform.match.operation_empty %[[MERGE_HANDLES]] : !transform.any_op
// CHECK-NEXT: transform.match.param.cmpi eq %[[CONSTANT]], %[[CONSTANT]] : !transform.param<i64>
// CHECK-NEXT: transform.debug.emit_remark_at %[[MERGE_HANDLES]], "hello" : !transform.any_op
// CHECK-NEXT: transform.debug.emit_param_as_remark %[[CONSTANT]], "msg" at %[[MERGE_HANDLES]] : !transform.param<i64>, !transform.any_op
// CHECK-NEXT: transform.debug.emit_param_as_remark %[[CONSTANT]] : !transform.param<i64>
// CHECK-NEXT: transform.debug.emit_param_as_remark %[[CONSTANT]], "msg" : !transform.param<i64>
// CHECK-NEXT: transform.debug.emit_param_as_remark %[[CONSTANT]] at %[[MERGE_HANDLES]] : !transform.param<i64>, !transform.any_op
// CHECK-NEXT: %[[REPLICATE:.*]] = transform.replicate num(%[[MERGE_HANDLES]]) %[[CONSTANT]] : !transform.any_op, !transform.param<i64>
// CHECK-NEXT: %[[SELECT:.*]] = transform.select "a.b" in %[[MERGE_HANDLES]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT: transform.verify %[[MERGE_HANDLES]] : !transform.any_op
// CHECK-NEXT: transform.apply_cse to %[[MERGE_HANDLES]] : !transform.any_op
// CHECK-NEXT: transform.apply_licm to %[[MERGE_HANDLES]] : !transform.any_op
// CHECK-NEXT: transform.apply_dce to %[[MERGE_HANDLES]] : !transform.any_op
// CHECK-NEXT: %[[APPLY_REGISTERED_PASS:.*]] = transform.apply_registered_pass "canonicalize" to %[[MERGE_HANDLES]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT: %[[APPLY_REGISTERED_PASS_1:.*]] = transform.apply_registered_pass "canonicalize" with options = {"l" = ["a", "b"], "max" = %[[CONSTANT]], "top-down" = false} to %[[APPLY_REGISTERED_PASS]] : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
// CHECK-NEXT: transform.apply_patterns to %[[APPLY_REGISTERED_PASS_1]] {
// CHECK-NEXT:   transform.apply_patterns.canonicalization
// CHECK-NEXT: } {apply_cse, max_iterations = 3 : i64, max_num_rewrites = 4 : i64} : !transform.any_op
// CHECK-NEXT: transform.yield
