// RUN: %strata opt --convert-func-to-llvm %s | FileCheck %s
// RUN: %strata opt --convert-to-llvm %s | FileCheck %s
//
// The body of llvm.func is a scope of affine, as that of func.func: values at its top level are
// symbols.

// CHECK-LABEL: llvm.func @symbol(
// CHECK: affine.for %{{.*}} = 0 to #map()[%{{.*}}] {
func.func @symbol(%n: i32) {
  %0 = arith.index_cast %n : i32 to index
  affine.for %i = 0 to affine_map<()[s0] -> (s0 + 1)>()[%0] {
  }
  return
}
