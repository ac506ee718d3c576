// The number of threads is that of the option.
// RUN: %opt --allow-unregistered-dialect --split-input-file --convert-scf-to-openmp='num-threads=4' %s | FileCheck %s

func.func @par(%a: index, %b: index, %c: index, %m: memref<?xf32>) {
  %cst = arith.constant 1.0 : f32
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%c, %c) {
    memref.store %cst, %m[%i] : memref<?xf32>
    scf.parallel (%k) = (%a) to (%b) step (%c) {
      "test.x"(%k, %j) : (index, index) -> ()
      scf.reduce
    }
    scf.reduce
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @par(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?xf32>) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: omp.parallel num_threads(%1 : i32) {
// CHECK-NEXT: omp.wsloop {
// CHECK-NEXT: omp.loop_nest (%arg4, %arg5) : index = (%arg0, %arg0) to (%arg1, %arg1) step (%arg2, %arg2) collapse(2) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: memref.store %cst, %arg3[%arg4] : memref<?xf32>
// CHECK-NEXT: %2 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %3 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: omp.parallel num_threads(%3 : i32) {
// CHECK-NEXT: omp.wsloop {
// CHECK-NEXT: omp.loop_nest (%arg6) : index = (%arg0) to (%arg1) step (%arg2) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: "test.x"(%arg6, %arg5) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
