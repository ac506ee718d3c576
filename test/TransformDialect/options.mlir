// RUN: %opt --allow-unregistered-dialect %s --transform-interpreter="entry-point=other debug-payload-root-tag=payload debug-bind-trailing-args=func.func,#7" | FileCheck %s
// RUN: not %opt --allow-unregistered-dialect %s --transform-interpreter="entry-point=other debug-payload-root-tag=none debug-bind-trailing-args=func.func,#7" 2>&1 | FileCheck %s --check-prefix=NO-TAG
// RUN: not %opt --allow-unregistered-dialect %s --transform-interpreter="entry-point=other debug-payload-root-tag=twice debug-bind-trailing-args=func.func,#7" 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not %opt --allow-unregistered-dialect %s --transform-interpreter="entry-point=other debug-bind-trailing-args=func.func" 2>&1 | FileCheck %s --check-prefix=BINDINGS
// RUN: not %opt --allow-unregistered-dialect %s --transform-interpreter="entry-point=nothing" 2>&1 | FileCheck %s --check-prefix=NO-ARGUMENT
//
// The options of the pass: the sequence, the payload, and further arguments.

// NO-TAG: error: couldn't find the root of the payload: no operation has the tag "none"
// TWICE: error: more than one operation with the target tag "twice"
// TWICE: note: target op
// TWICE: note: target op
// BINDINGS: error: operation expects 2 extra value bindings, but 1 were provided to the interpreter
// NO-ARGUMENT: error: expected the entry point to have an argument for the payload
module attributes {transform.with_named_sequence} {
  // CHECK: module attributes {d.number = 7 : i64, transform.target_tag = "payload"}
  module attributes {transform.target_tag = "payload"} {
    // CHECK: func.func private @f() attributes {found, transform.target_tag = "twice"}
    func.func private @f() attributes {transform.target_tag = "twice"}
  }
  // CHECK: func.func private @g() attributes {transform.target_tag = "twice"}
  func.func private @g() attributes {transform.target_tag = "twice"}
  transform.named_sequence @other(%root: !transform.any_op, %functions: !transform.any_op, %number: !transform.param<i64>) {
    transform.annotate %root "d.number" = %number : !transform.any_op, !transform.param<i64>
    transform.annotate %functions "found" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @nothing() {
    transform.yield
  }
}
