// Dead operations of any dialect need not be lowered.
// RUN: strata opt %s --lower-to-llvm | FileCheck %s

// CHECK-NOT: shape.
// CHECK: llvm.func @unused
// CHECK-NEXT: llvm.return
func.func @unused() {
  %0 = shape.const_size 4
  return
}
// CHECK: llvm.func @unreachable
// CHECK-NEXT: llvm.return
func.func @unreachable() {
  return
^bb1:
  %0 = shape.const_size 4
  "test.use"(%0) : (!shape.size) -> ()
  return
}
