// RUN: not strata opt %s --affine-tile-plan=cpu=pentium9 2>&1 | FileCheck %s
// RUN: not strata opt %s --affine-fuse-rows=cpu=pentium9 2>&1 | FileCheck %s
// RUN: not strata opt %s --affine-reduce-rows=cpu=pentium9 2>&1 | FileCheck %s
// RUN: not strata opt %s --affine-stream-stores=cpu=pentium9 2>&1 | FileCheck %s
// RUN: not strata opt %s --affine-vectorize-rows=cpu=pentium9 2>&1 | FileCheck %s
// CHECK: bad-processor.mlir:[[@LINE+1]]:1: error: the processor 'pentium9' has no model of its caches and registers
func.func @f() {
  return
}
