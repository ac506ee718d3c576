// RUN: %opt --scf-parallel-for-to-nested-fors %s | FileCheck %s
// RUN: %opt --scf-parallel-loop-tiling=parallel-loop-tile-sizes=4 %s | FileCheck %s
// RUN: %opt --scf-parallel-loop-fusion %s | FileCheck %s
// RUN: %opt --scf-parallel-loop-specialization %s | FileCheck %s
//
// A loop with fewer steps than bounds stays.

// CHECK-LABEL: func.func @steps
// CHECK: scf.parallel
// CHECK-NOT: scf.{{parallel|for}}
func.func @steps(%a: index, %b: index, %c: index) {
  "scf.parallel"(%a, %a, %b, %b, %c) ({
  ^bb0(%i: index):
    scf.reduce
  }) {operandSegmentSizes = array<i32: 2, 2, 1, 0>} : (index, index, index, index, index) -> ()
  return
}
