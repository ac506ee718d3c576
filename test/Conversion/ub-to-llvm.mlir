// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-ub-to-llvm %s | FileCheck %s
//
// Poison and unreachable code.

// CHECK-LABEL: func.func @f() {
// CHECK-NEXT:   %[[POISON:.*]] = llvm.mlir.poison : i32
// CHECK-NEXT:   %[[POISON_1:.*]] = llvm.mlir.poison : vector<4xi64>
// CHECK-NEXT:   %[[POISON_2:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   llvm.unreachable
// CHECK-NEXT: }
func.func @f() { 
  %0 = ub.poison : i32
  %1 = ub.poison : vector<4xindex>
  %2 = ub.poison : memref<4xf32>
  ub.unreachable
}
