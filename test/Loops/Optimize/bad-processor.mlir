// RUN: not strata opt %s --affine-tile-plan=cpu=pentium9 2>&1 | FileCheck %s
// CHECK: bad-processor.mlir:[[@LINE+1]]:1: error: the processor 'pentium9' has no model of its caches and registers
func.func @f() {
  return
}
