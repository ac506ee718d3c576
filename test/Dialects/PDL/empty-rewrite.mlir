// RUN: %strata opt %s --remove-dead-values | FileCheck %s
//
// The body of a rewrite may be a block without operations; it must not lack the block.

// CHECK:      rewrite %{{.*}} {
// CHECK-NEXT: }
pdl.pattern : benefit(1) {
  %0 = operand
  %1 = operation "foo.op"(%0 : !pdl.value)
  "pdl.rewrite"(%1) <{operandSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0:
  }) : (!pdl.operation) -> ()
}
