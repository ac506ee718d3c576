// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --allow-unregistered-dialect --split-input-file 2>/dev/null | FileCheck %s
//
// Transformations of loops and structured operations of the payload.

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
