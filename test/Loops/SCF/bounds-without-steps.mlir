// A loop with another number of bounds than of steps, which the verifier allows, is left.
// RUN: %opt -allow-unregistered-dialect -scf-parallel-loop-tiling %s | FileCheck %s
// RUN: %opt -allow-unregistered-dialect -scf-parallel-for-to-nested-fors %s | FileCheck %s
// RUN: %opt -allow-unregistered-dialect -scf-parallel-loop-fusion %s | FileCheck %s
// RUN: %opt -allow-unregistered-dialect -outline-parallel-loops %s | FileCheck %s
// RUN: %opt -allow-unregistered-dialect -scf-for-loop-canonicalization %s | FileCheck %s

// CHECK: scf.parallel
func.func @left(%i: index) {
  "scf.parallel"(%i, %i, %i, %i, %i) ({
  ^bb0(%iv: index):
    %x = affine.min affine_map<(d0) -> (d0, 4)>(%iv)
    "test.use"(%x) : (index) -> ()
    scf.reduce
  }) {operandSegmentSizes = array<i32: 2, 2, 1, 0>} : (index, index, index, index, index) -> ()
  return
}
