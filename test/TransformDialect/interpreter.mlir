// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --allow-unregistered-dialect --split-input-file 2>/dev/null | FileCheck %s
//
// Sequences, matchers and operations on handles, executed.

module attributes {transform.with_named_sequence} {

// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[A]], %[[A]] {n = 2 : i64, u} : index
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[MULI]], %[[MULI]] : index
// CHECK-NEXT:   return %[[ADDI]] : index
// CHECK-NEXT: }
func.func @f(%a: index) -> index { %0 = arith.constant 0 : index
 %1 = arith.addi %a, %0 : index
 %2 = arith.muli %a, %a : index
 %3 = arith.muli %a, %a : index
 %4 = arith.addi %2, %3 : index
 return %4 : index }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %c = transform.structured.match ops{["arith.muli"]} in %f : (!transform.any_op) -> !transform.any_op
  transform.apply_cse to %f : !transform.any_op
  %n = transform.num_associations %c : (!transform.any_op) -> !transform.param<i64>
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

// CHECK: transform.named_sequence @__transform_main(%[[R:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[R]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[C:.*]] = transform.structured.match ops{["arith.muli"]} in %[[F]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.apply_cse to %[[F]] : !transform.any_op
// CHECK-NEXT:   %[[N:.*]] = transform.num_associations %[[C]] : (!transform.any_op) -> !transform.param<i64>
// CHECK-NEXT:   transform.debug.emit_param_as_remark %[[N]] : !transform.param<i64>
// CHECK-NEXT:   transform.annotate %[[C]] "n" = %[[N]] : !transform.any_op, !transform.param<i64>
// CHECK-NEXT:   transform.annotate %[[C]] "u" : !transform.any_op
// CHECK-NEXT:   %[[M:.*]] = transform.merge_handles deduplicate %[[C]] : !transform.any_op
// CHECK-NEXT:   transform.debug.emit_remark_at %[[M]], "here" : !transform.any_op
// CHECK-NEXT:   transform.apply_dce to %[[F]] : !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   return %[[C0]] : index
// CHECK-NEXT: }
func.func @f(%a: index) -> index { %0 = arith.constant 0 : index
 %1 = arith.addi %a, %0 : index
 %4 = arith.muli %1, %0 : index
 return %4 : index }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %c = transform.structured.match ops{["arith.muli"]} in %f : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[R:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[R]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[C:.*]] = transform.structured.match ops{["arith.muli"]} in %[[F]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.apply_patterns to %[[F]] {
// CHECK-NEXT:     transform.apply_patterns.canonicalization
// CHECK-NEXT:   } {apply_cse} : !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   return %[[C0]] : index
// CHECK-NEXT: }
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

// CHECK: transform.named_sequence @__transform_main(%[[R:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[R]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[C:.*]] = transform.structured.match ops{["arith.muli"]} in %[[F]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.apply_patterns to %[[F]] {
// CHECK-NEXT:     transform.apply_patterns.canonicalization
// CHECK-NEXT:   } : !transform.any_op
// CHECK-NEXT:   transform.debug.emit_remark_at %[[C]], "here" : !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @f() attributes {after, second} {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f() { %c = arith.constant 1 : index
 return }
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %n = transform.alternatives %f : !transform.any_op -> !transform.any_op {
  ^bb0(%a: !transform.any_op):
    transform.annotate %a "first" : !transform.any_op
    transform.match.operation_name %a ["x"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }, {
  ^bb0(%a: !transform.any_op):
    transform.annotate %a "second" : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.annotate %n "after" : !transform.any_op
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[R:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[R]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[N:.*]] = transform.alternatives %[[F]] : !transform.any_op -> !transform.any_op {
// CHECK-NEXT:   ^bb0(%[[A:[a-z0-9_]+]]: !transform.any_op):
// CHECK-NEXT:     transform.annotate %[[A]] "first" : !transform.any_op
// CHECK-NEXT:     transform.match.operation_name %[[A]] ["x"] : !transform.any_op
// CHECK-NEXT:     transform.yield %[[A]] : !transform.any_op
// CHECK-NEXT:   }, {
// CHECK-NEXT:   ^bb0(%[[A_1:[a-z0-9_]+]]: !transform.any_op):
// CHECK-NEXT:     transform.annotate %[[A_1]] "second" : !transform.any_op
// CHECK-NEXT:     transform.yield %[[A_1]] : !transform.any_op

// CHECK: transform.annotate %[[N]] "after" : !transform.any_op
// CHECK-NEXT: transform.yield
