// RUN: not strata opt %s --transform-interpreter 2>&1 | FileCheck %s
//
// The factor times the step has to be a number of the type of the bounds.

// CHECK: error: failed to unroll
module attributes {transform.with_named_sequence} {
  func.func @main(%upper: i8) {
    %lower = arith.constant 0 : i8
    %step = arith.constant 1 : i8
    scf.for %i = %lower to %upper step %step : i8 {
      %square = arith.muli %i, %i : i8
      vector.print %square : i8
    }
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %loop = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %loop {factor = 256} : !transform.any_op
    transform.yield
  }
}
