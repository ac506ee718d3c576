// RUN: %opt %s --transform-interpreter -o %t.mlir 2>&1 | FileCheck %s
//
// Payload that a script prints.

// CHECK: {{\[\[\[}} IR printer: after ]]]
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CHECK: {{\[\[\[}} IR printer: top-level ]]]
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK: {{\[\[\[}} IR printer: ]]]
// CHECK-NEXT: func.func @f() {...}
module attributes {transform.with_named_sequence} {
  func.func @f() {
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.print %f {name = "after"} : !transform.any_op
    transform.print
    transform.print %f {skip_regions} : !transform.any_op
    transform.yield
  }
}
