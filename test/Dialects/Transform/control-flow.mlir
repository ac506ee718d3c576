// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.mlir -
// RUN: %opt --allow-unregistered-dialect --emit-bytecode %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
//
// Operations with symbols and regions: calls, matchers, alternatives, sequences.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @lib(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.consumed}) -> !transform.any_op {
    transform.loop.unroll %b {factor = 4} : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}, %c: !transform.op<"func.func"> {transform.readonly}) {
    %c2 = transform.cast %c : !transform.op<"func.func"> to !transform.any_op
    %inc = transform.include @lib failures(propagate) (%m, %c2) : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.include @lib3 failures(suppress) () : () -> ()
    %fm = transform.foreach_match in %m
       @m2 -> @a2, @m2 -> @a2 : (!transform.any_op) -> !transform.any_op
    %fm2, %fm3 = transform.foreach_match restrict_root flatten_results in %m
       @matcher -> @action : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %cm = transform.collect_matching @matcher in %m : (!transform.any_op) -> !transform.any_op
    %alt = transform.alternatives %m : !transform.any_op -> !transform.any_op {
    ^bb0(%x: !transform.any_op):
      transform.yield %x : !transform.any_op
    }, {
    ^bb0(%x: !transform.any_op):
      transform.yield %x : !transform.any_op
    }
    transform.alternatives {
    ^bb0(%x: !transform.any_op):
    }
    transform.sequence %m : !transform.any_op failures(propagate) {
    ^bb0(%x: !transform.any_op):
    }
    %sq:2 = transform.sequence %m, %p, %c : !transform.any_op, !transform.param<i64>, !transform.op<"func.func"> -> !transform.any_op, !transform.any_op failures(suppress) {
    ^bb0(%x: !transform.any_op, %q: !transform.param<i64>, %y: !transform.op<"func.func">):
      transform.yield %x, %m : !transform.any_op, !transform.any_op
    }
    transform.yield
  }
  transform.named_sequence @lib3() { transform.yield }
  transform.named_sequence @m2(%a: !transform.any_op {transform.readonly}) { transform.yield }
  transform.named_sequence @a2() {transform.yield}
  transform.named_sequence @action(%a: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %a : !transform.any_op }
  transform.named_sequence @matcher(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
}
transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op):
  transform.sequence %x : !transform.any_op failures(propagate) {
  ^bb0(%y: !transform.any_op):
    transform.yield
  }
}

// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-NEXT:   transform.named_sequence @lib(%[[ARG0:[a-z0-9_]+]]: !transform.any_op {transform.readonly}, %[[ARG1:[a-z0-9_]+]]: !transform.any_op {transform.consumed}) -> !transform.any_op {
// CHECK-NEXT:     transform.loop.unroll %[[ARG1]] {factor = 4 : i64} : !transform.any_op
// CHECK-NEXT:     transform.yield %[[ARG0]] : !transform.any_op

// CHECK: transform.named_sequence @__transform_main(%[[ARG0_1:[a-z0-9_]+]]: !transform.any_op {transform.consumed}, %[[ARG1_1:[a-z0-9_]+]]: !transform.param<i64> {transform.readonly}, %[[ARG2:[a-z0-9_]+]]: !transform.op<"func.func"> {transform.readonly}) {
// CHECK-NEXT:   %[[CAST:.*]] = transform.cast %[[ARG2]] : !transform.op<"func.func"> to !transform.any_op
// CHECK-NEXT:   %[[INCLUDE:.*]] = transform.include @lib failures(propagate) (%[[ARG0_1]], %[[CAST]]) : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.include @lib3 failures(suppress) () : () -> ()
// CHECK-NEXT:   %[[UPDATED_ROOT:.*]] = transform.foreach_match in %[[ARG0_1]]
// CHECK-NEXT:       @m2 -> @a2,
// CHECK-NEXT:       @m2 -> @a2 : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[UPDATED_ROOT_0:[a-z0-9_]+]], %[[YIELDED:.*]] = transform.foreach_match restrict_root flatten_results in %[[ARG0_1]]
// CHECK-NEXT:       @matcher -> @action : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   %[[COLLECT_MATCHING:.*]] = transform.collect_matching @matcher in %[[ARG0_1]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[ALTERNATIVES:.*]] = transform.alternatives %[[ARG0_1]] : !transform.any_op -> !transform.any_op {
// CHECK-NEXT:   ^bb0(%[[ARG3:[a-z0-9_]+]]: !transform.any_op):
// CHECK-NEXT:     transform.yield %[[ARG3]] : !transform.any_op
// CHECK-NEXT:   }, {
// CHECK-NEXT:   ^bb0(%[[ARG3_1:[a-z0-9_]+]]: !transform.any_op):
// CHECK-NEXT:     transform.yield %[[ARG3_1]] : !transform.any_op

// CHECK: transform.alternatives {
// CHECK-NEXT: ^bb0(%[[ARG3_2:[a-z0-9_]+]]: !transform.any_op):

// CHECK: transform.sequence %[[ARG0_1]] : !transform.any_op failures(propagate) {
// CHECK-NEXT: ^bb0(%[[ARG3_3:[a-z0-9_]+]]: !transform.any_op):

// CHECK: %[[SEQUENCE:[a-z0-9_]+]]:2 = transform.sequence %[[ARG0_1]], %[[ARG1_1]], %[[ARG2]] : (!transform.any_op, !transform.param<i64>, !transform.op<"func.func">) -> !transform.any_op, !transform.any_op failures(suppress) {
// CHECK-NEXT: ^bb0(%[[ARG3_4:[a-z0-9_]+]]: !transform.any_op, %[[ARG4:[a-z0-9_]+]]: !transform.param<i64>, %[[ARG5:[a-z0-9_]+]]: !transform.op<"func.func">):
// CHECK-NEXT:   yield %[[ARG3_4]], %[[ARG0_1]] : !transform.any_op, !transform.any_op

// CHECK: transform.yield

// CHECK: transform.named_sequence @lib3() {
// CHECK-NEXT:   transform.yield

// CHECK: transform.named_sequence @m2(%[[ARG0_2:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   transform.yield

// CHECK: transform.named_sequence @a2() {
// CHECK-NEXT:   transform.yield

// CHECK: transform.named_sequence @action(%[[ARG0_3:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) -> !transform.any_op {
// CHECK-NEXT:   transform.yield %[[ARG0_3]] : !transform.any_op

// CHECK: transform.named_sequence @matcher(%[[ARG0_4:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) -> !transform.any_op {
// CHECK-NEXT:   transform.yield %[[ARG0_4]] : !transform.any_op

// CHECK: transform.sequence  failures(propagate) {
// CHECK-NEXT: ^bb0(%[[ARG0_5:[a-z0-9_]+]]: !transform.any_op):
// CHECK-NEXT:   sequence %[[ARG0_5]] : !transform.any_op failures(propagate) {
// CHECK-NEXT:   ^bb0(%[[ARG1_2:[a-z0-9_]+]]: !transform.any_op):
