// RUN: %opt %s --transform-preload-library=transform-library-paths=%S/Inputs/library --transform-interpreter | FileCheck %s
// RUN: %opt %s --transform-preload-library=transform-library-paths=%S/Inputs/library/mark.mlir --transform-interpreter | FileCheck %s
// RUN: %opt %s --allow-unregistered-dialect --transform-preload-library=transform-library-paths=%S/Inputs/library --transform-interpreter=entry-point=entry -o %t.mlir
// RUN: FileCheck %s --check-prefix=ENTRY < %t.mlir
// RUN: not %opt %s --transform-preload-library=transform-library-paths=%S/Inputs/none --transform-interpreter 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: cp %S/Inputs/library/mark.mlir %t.copy.mlir
// RUN: not %opt %s --transform-preload-library=transform-library-paths=%S/Inputs/library,%t.copy.mlir --transform-interpreter 2>&1 | FileCheck %s --check-prefix=TWICE
//
// Named sequences from files: definitions of declarations, and entry points.

// ENTRY: func.func private @f() attributes {d.x}
// ENTRY-NOT: @entry
// MISSING: error: '{{.*}}none' is neither a file nor a directory
// TWICE: error: doubly defined symbol @mark
// TWICE: note: previously defined here
module attributes {transform.with_named_sequence} {
  // CHECK: func.func private @f() attributes {marked}
  func.func private @f()
  // CHECK-NOT: private @mark
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
  // CHECK: transform.named_sequence @__transform_main
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.include @mark failures(propagate) (%f) : (!transform.any_op) -> ()
    transform.yield
  }
  // CHECK: transform.named_sequence @mark(%{{.*}}: !transform.any_op {transform.readonly}) {
  // CHECK: transform.named_sequence private @private_helper
}
