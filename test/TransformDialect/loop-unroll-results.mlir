// RUN: %opt %s --transform-preload-library=transform-library-paths=%S/Inputs/unroll.mlir --transform-interpreter -o %t.mlir
// RUN: grep "^// RUN-FN" %s >> %t.mlir
// RUN: %run-fn %t.mlir
//
// Unrolled loops execute the same iterations, also if there are none.
//
// RUN-FN: sum(0, 10, 3) == 18
// RUN-FN: sum(10, 0, 2) == 0
// RUN-FN: sum(1, 2, 5) == 1
// RUN-FN: sum(-7, 12, 4) == 5

func.func @sum(%low: index, %high: index, %step: index) -> index {
  %zero = arith.constant 0 : index
  %sum = scf.for %i = %low to %high step %step iter_args(%a = %zero) -> index {
    %s = arith.addi %a, %i : index
    scf.yield %s : index
  }
  return %sum : index
}
