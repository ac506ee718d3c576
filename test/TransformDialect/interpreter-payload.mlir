// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --allow-unregistered-dialect --split-input-file 2>/dev/null | FileCheck %s
//
// Transformations of loops and operations, and navigation in the payload.

module attributes {transform.with_named_sequence} {

// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index) attributes {loop} {
// CHECK-NEXT:   scf.for %[[ARG2:[a-z0-9_]+]] = %[[A]] to %[[B]] step %[[B]] {
// CHECK-NEXT:     "x.y"(%[[ARG2]]) {p = 7 : i64} : (index) -> ()
// CHECK-NEXT:   } {loop}
// CHECK-NEXT:   scf.for %[[ARG2_1:[a-z0-9_]+]] = %[[B]] to %[[B]] step %[[B]] {
// CHECK-NEXT:     "x.y"(%[[ARG2_1]]) {p = 7 : i64, second} : (index) -> ()
// CHECK-NEXT:   } {loop, second}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%a: index, %b: index) { 
 scf.for %i = %a to %b step %b { "x.y"(%i) : (index) -> ()
 }
 scf.for %i = %b to %b step %b { "x.y"(%i) {second} : (index) -> ()
 }
 return }
transform.named_sequence @is_loop(%o: !transform.any_op {transform.readonly}) -> !transform.any_op {
  transform.match.operation_name %o ["scf.for"] : !transform.any_op
  transform.yield %o : !transform.any_op
}
transform.named_sequence @is_xy(%o: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.param<i64>) {
  transform.match.operation_name %o ["x.y"] : !transform.any_op
  %p = transform.param.constant 7 : i64 -> !transform.param<i64>
  transform.yield %o, %p : !transform.any_op, !transform.param<i64>
}
transform.named_sequence @mark(%o: !transform.any_op {transform.readonly}) {
  transform.annotate %o "loop" : !transform.any_op
  transform.yield 
}
transform.named_sequence @mark2(%o: !transform.any_op {transform.readonly}, %p: !transform.param<i64> {transform.readonly}) {
  transform.annotate %o "p" = %p : !transform.any_op, !transform.param<i64>
  transform.yield 
}
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.consumed}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.foreach_match in %f @is_loop -> @mark, @is_xy -> @mark2 : (!transform.any_op) -> !transform.any_op
  %l = transform.collect_matching @is_loop in %x : (!transform.any_op) -> !transform.any_op
  transform.foreach %l : !transform.any_op {
  ^bb0(%q: !transform.any_op):
    %par = transform.get_parent_op %q {op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %par, "parent" : !transform.any_op
    transform.include @mark failures(propagate) (%par) : (!transform.any_op) -> ()
  }
  %pl:2 = transform.split_handle %l : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %pl#1 "second" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @is_loop(%[[O:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) -> !transform.any_op {
// CHECK-NEXT:   transform.match.operation_name %[[O]] ["scf.for"] : !transform.any_op
// CHECK-NEXT:   transform.yield %[[O]] : !transform.any_op
// CHECK: transform.named_sequence @is_xy(%[[O_1:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.param<i64>) {
// CHECK-NEXT:   transform.match.operation_name %[[O_1]] ["x.y"] : !transform.any_op
// CHECK-NEXT:   %[[P:.*]] = transform.param.constant 7 : i64 -> !transform.param<i64>
// CHECK-NEXT:   transform.yield %[[O_1]], %[[P]] : !transform.any_op, !transform.param<i64>
// CHECK: transform.named_sequence @mark(%[[O_2:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   transform.annotate %[[O_2]] "loop" : !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: transform.named_sequence @mark2(%[[O_3:[a-z0-9_]+]]: !transform.any_op {transform.readonly}, %[[P_1:[a-z0-9_]+]]: !transform.param<i64> {transform.readonly}) {
// CHECK-NEXT:   transform.annotate %[[O_3]] "p" = %[[P_1]] : !transform.any_op, !transform.param<i64>
// CHECK-NEXT:   transform.yield
// CHECK: transform.named_sequence @__transform_main(%[[R:[a-z0-9_]+]]: !transform.any_op {transform.consumed}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[R]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[UPDATED_ROOT:.*]] = transform.foreach_match in %[[F]]
// CHECK-NEXT:       @is_loop -> @mark,
// CHECK-NEXT:       @is_xy -> @mark2 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[L:.*]] = transform.collect_matching @is_loop in %[[UPDATED_ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.foreach %[[L]] : !transform.any_op {
// CHECK-NEXT:   ^bb0(%[[Q:[a-z0-9_]+]]: !transform.any_op):
// CHECK-NEXT:     %[[PAR:.*]] = transform.get_parent_op %[[Q]] {op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.debug.emit_remark_at %[[PAR]], "parent" : !transform.any_op
// CHECK-NEXT:     transform.include @mark failures(propagate) (%[[PAR]]) : (!transform.any_op) -> ()
// CHECK: %[[PL:[a-z0-9_]+]]:2 = transform.split_handle %[[L]] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT: transform.annotate %[[PL]]#1 "second" : !transform.any_op
// CHECK-NEXT: transform.yield
// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1, s2] -> (s0, s1 - (s1 - s0) mod s2)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4x4xf32>, %[[T:[a-z0-9_]+]]: tensor<4x4xf32>, %[[LB:[a-z0-9_]+]]: index, %[[UB:[a-z0-9_]+]]: index, %[[STEP:[a-z0-9_]+]]: index) -> tensor<4x4xf32> {
// CHECK-NEXT:   linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[A]], %[[A]] : memref<4x4xf32>, memref<4x4xf32>) outs(%[[A]] : memref<4x4xf32>) attrs =  {generic, k} {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[IN_2:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[IN]], %[[IN_2]] : f32
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[OUT]], %[[MULF]] : f32
// CHECK-NEXT:     linalg.yield %[[ADDF]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[T]], %[[T]] : tensor<4x4xf32>, tensor<4x4xf32>) outs(%[[T]] : tensor<4x4xf32>) attrs =  {generic, k} {
// CHECK-NEXT:   ^bb0(%[[IN_1:[a-z0-9_]+]]: f32, %[[IN_2_1:[a-z0-9_]+]]: f32, %[[OUT_1:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[MULF_1:.*]] = arith.mulf %[[IN_1]], %[[IN_2_1]] : f32
// CHECK-NEXT:     %[[ADDF_1:.*]] = arith.addf %[[OUT_1]], %[[MULF_1]] : f32
// CHECK-NEXT:     linalg.yield %[[ADDF_1]] : f32
// CHECK-NEXT:   } -> tensor<4x4xf32>
// CHECK-NEXT:   %[[MAX:.*]] = affine.max #map3()[%[[LB]], %[[UB]], %[[STEP]]]
// CHECK-NEXT:   scf.for %[[ARG5:[a-z0-9_]+]] = %[[LB]] to %[[MAX]] step %[[STEP]] {
// CHECK-NEXT:     "x.y"(%[[ARG5]]) : (index) -> ()
// CHECK-NEXT:   } {peeled}
// CHECK-NEXT:   scf.for %[[ARG5_1:[a-z0-9_]+]] = %[[MAX]] to %[[UB]] step %[[STEP]] {
// CHECK-NEXT:     "x.y"(%[[ARG5_1]]) : (index) -> ()
// CHECK-NEXT:   } {rest}
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C1_1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   scf.for %[[ARG5_2:[a-z0-9_]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG6:[a-z0-9_]+]] = %[[C0_0]] to %[[C5]] step %[[C1_1]] {
// CHECK-NEXT:       "x.z"(%[[ARG5_2]], %[[ARG6]]) : (index, index) -> ()
// CHECK-NEXT:     } {inner}
// CHECK-NEXT:   } {outer}
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4x4xf32>
// CHECK-NEXT: }
func.func @f(%a: memref<4x4xf32>, %t: tensor<4x4xf32>, %lb: index, %ub: index, %step: index) -> tensor<4x4xf32> { 
  linalg.matmul ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  %0 = linalg.matmul ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  scf.for %i = %lb to %ub step %step { "x.y"(%i) : (index) -> () 
  }
  scf.forall (%i, %j) in (4, 5) { "x.z"(%i, %j) : (index, index) -> () 
  }
  return %0 : tensor<4x4xf32> }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["linalg.matmul"]} in %r : (!transform.any_op) -> !transform.any_op
  %g = transform.structured.generalize %f : (!transform.any_op) -> !transform.any_op
  transform.annotate %g "generic" : !transform.any_op
  %i = transform.structured.match interface{LinalgOp} in %r : (!transform.any_op) -> !transform.any_op
  %k = transform.structured.match attributes{generic} in %r : (!transform.any_op) -> !transform.any_op
  transform.annotate %k "k" : !transform.any_op
  %l = transform.structured.match ops{["scf.for"]} in %r : (!transform.any_op) -> !transform.op<"scf.for">
  %p, %q = transform.loop.peel %l : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
  transform.annotate %p "peeled" : !transform.any_op
  transform.annotate %q "rest" : !transform.any_op
  %fa = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %fl:2 = transform.loop.forall_to_for %fa : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %fl#0 "outer" : !transform.any_op
  transform.annotate %fl#1 "inner" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[R:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["linalg.matmul"]} in %[[R]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[G:.*]] = transform.structured.generalize %[[F]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.annotate %[[G]] "generic" : !transform.any_op
// CHECK-NEXT:   %[[I:.*]] = transform.structured.match interface{LinalgOp} in %[[R]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[MATCH:.*]] = transform.structured.match attributes {generic} in %[[R]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.annotate %[[MATCH]] "k" : !transform.any_op
// CHECK-NEXT:   %[[L:.*]] = transform.structured.match ops{["scf.for"]} in %[[R]] : (!transform.any_op) -> !transform.op<"scf.for">
// CHECK-NEXT:   %[[P:[a-z0-9_]+]], %[[Q:.*]] = transform.loop.peel %[[L]] : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.annotate %[[P]] "peeled" : !transform.any_op
// CHECK-NEXT:   transform.annotate %[[Q]] "rest" : !transform.any_op
// CHECK-NEXT:   %[[FA:.*]] = transform.structured.match ops{["scf.forall"]} in %[[R]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[FL:[a-z0-9_]+]]:2 = transform.loop.forall_to_for %[[FA]] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.annotate %[[FL]]#0 "outer" : !transform.any_op
// CHECK-NEXT:   transform.annotate %[[FL]]#1 "inner" : !transform.any_op
// CHECK-NEXT:   transform.yield
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
