// Patterns beside the sequences that name them.
// RUN: %opt %s | %opt | FileCheck %s
// RUN: %opt %s --mlir-print-op-generic | %opt | FileCheck %s

// CHECK: transform.with_pdl_patterns {
// CHECK-NEXT: ^bb0(%[[ROOT:.*]]: !transform.any_op):
// CHECK-NEXT:   pdl.pattern @some : benefit(1) {
// CHECK: sequence %[[ROOT]] : !transform.any_op failures(propagate) {
// CHECK-NEXT: ^bb0(%[[A:.*]]: !transform.any_op):
// CHECK-NEXT:   %{{.*}} = pdl_match @some in %[[A]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %{{.*}} = pdl_match @some in %[[A]] : (!transform.any_op) -> !transform.any_op
// CHECK: transform.with_pdl_patterns attributes {a} {
// CHECK-NEXT: ^bb0(%[[ROOT:.*]]: !pdl.operation):
// CHECK-NEXT:   sequence %[[ROOT]] : !pdl.operation failures(propagate) {
// CHECK-NEXT:   ^bb0(%[[A:.*]]: !pdl.operation):
// CHECK-NEXT:     %{{.*}} = transform.structured.match ops{["linalg.matmul"]} in %[[A]] : (!pdl.operation) -> !pdl.operation
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
  pdl.pattern @some : benefit(1) {
    %0 = operation "test.foo" 
    rewrite %0 with "transform.dialect"
  }
  sequence %arg0 : !transform.any_op failures(propagate) {
  ^bb0(%arg1: !transform.any_op):
    %0 = pdl_match @some in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = pdl_match @some in %arg1 : (!transform.any_op) -> !transform.any_op
  }
}
transform.with_pdl_patterns attributes {a} {
^bb0(%arg0: !pdl.operation):
  sequence %arg0 : !pdl.operation failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!pdl.operation) -> !pdl.operation
  }
}
