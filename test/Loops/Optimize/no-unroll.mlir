// RUN: strata opt %s --pass-pipeline='builtin.module(lower-affine,convert-scf-to-cf,convert-to-llvm,reconcile-unrealized-casts)' -o %t.mlir
// RUN: FileCheck %s --check-prefix=BRANCH < %t.mlir
// RUN: strata translate --mlir-to-llvmir %t.mlir | FileCheck %s

// The attribute goes with the loop to the branch that closes it.
// BRANCH-LABEL: @copy
// BRANCH: llvm.br ^bb{{[0-9]+}}({{.*}}) {strata.no_unroll}
// BRANCH-NOT: no_unroll

// CHECK-LABEL: define void @copy
// CHECK: br label {{.*}}, !llvm.loop ![[LOOP:[0-9]+]]
// CHECK-NOT: !llvm.loop
// CHECK: ![[LOOP]] = distinct !{![[LOOP]], ![[DISABLE:[0-9]+]]}
// CHECK: ![[DISABLE]] = !{!"llvm.loop.unroll.disable"}
func.func @copy(%from: memref<?xf32>, %to: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %element = affine.load %from[%i] : memref<?xf32>
    affine.store %element, %to[%i] : memref<?xf32>
  } {strata.no_unroll}
  affine.for %i = 0 to %n {
    %element = affine.load %to[%i] : memref<?xf32>
    affine.store %element, %from[%i] : memref<?xf32>
  }
  return
}
