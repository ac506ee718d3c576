// Parallel loops become loops of teams, from the inside; results are kept in memory.
// RUN: %opt --allow-unregistered-dialect --split-input-file --convert-scf-to-openmp %s | FileCheck %s

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
func.func @red(%a: index, %b: index, %c: index, %z: f32, %zi: i32) -> (f32, f32, i32, i32) {
  %cst = arith.constant 1.0 : f32
  %o = arith.constant 1 : i32
  %r:4 = scf.parallel (%i) = (%a) to (%b) step (%c) init(%z, %z, %zi, %zi) -> (f32, f32, i32, i32) {
    scf.reduce(%cst, %cst, %o, %o : f32, f32, i32, i32) {
    ^bb0(%x: f32, %y: f32):
      %s = arith.addf %x, %y : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%x: f32, %y: f32):
      %s = arith.mulf %x, %y : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%x: i32, %y: i32):
      %s = arith.addi %x, %y : i32
      scf.reduce.return %s : i32
    }, {
    ^bb0(%x: i32, %y: i32):
      %p = arith.cmpi slt, %x, %y : i32
      %s = arith.select %p, %x, %y : i32
      scf.reduce.return %s : i32
    }
  }
  return %r#0, %r#1, %r#2, %r#3 : f32, f32, i32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @par(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?xf32>) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: omp.parallel {
// CHECK-NEXT: omp.wsloop {
// CHECK-NEXT: omp.loop_nest (%arg4, %arg5) : index = (%arg0, %arg0) to (%arg1, %arg1) step (%arg2, %arg2) collapse(2) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: memref.store %cst, %arg3[%arg4] : memref<?xf32>
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: omp.parallel {
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
// CHECK-NEXT: omp.declare_reduction @__scf_reduction : f32 init {
// CHECK-NEXT: ^bb0(%arg0: f32):
// CHECK-NEXT: %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: omp.yield(%0 : f32)
// CHECK-NEXT: } combiner {
// CHECK-NEXT: ^bb0(%arg0: f32, %arg1: f32):
// CHECK-NEXT: %0 = arith.addf %arg0, %arg1 : f32
// CHECK-NEXT: omp.yield(%0 : f32)
// CHECK-NEXT: } atomic {
// CHECK-NEXT: ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
// CHECK-NEXT: %0 = llvm.load %arg1 : !llvm.ptr -> f32
// CHECK-NEXT: %1 = llvm.atomicrmw fadd %arg0, %0 monotonic : !llvm.ptr, f32
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: omp.declare_reduction @__scf_reduction_0 : f32 init {
// CHECK-NEXT: ^bb0(%arg0: f32):
// CHECK-NEXT: %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: omp.yield(%0 : f32)
// CHECK-NEXT: } combiner {
// CHECK-NEXT: ^bb0(%arg0: f32, %arg1: f32):
// CHECK-NEXT: %0 = arith.mulf %arg0, %arg1 : f32
// CHECK-NEXT: omp.yield(%0 : f32)
// CHECK-NEXT: }
// CHECK-NEXT: omp.declare_reduction @__scf_reduction_1 : i32 init {
// CHECK-NEXT: ^bb0(%arg0: i32):
// CHECK-NEXT: %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: omp.yield(%0 : i32)
// CHECK-NEXT: } combiner {
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: i32):
// CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT: omp.yield(%0 : i32)
// CHECK-NEXT: } atomic {
// CHECK-NEXT: ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
// CHECK-NEXT: %0 = llvm.load %arg1 : !llvm.ptr -> i32
// CHECK-NEXT: %1 = llvm.atomicrmw add %arg0, %0 monotonic : !llvm.ptr, i32
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: omp.declare_reduction @__scf_reduction_2 : i32 init {
// CHECK-NEXT: ^bb0(%arg0: i32):
// CHECK-NEXT: %0 = llvm.mlir.constant(2147483647 : i32) : i32
// CHECK-NEXT: omp.yield(%0 : i32)
// CHECK-NEXT: } combiner {
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: i32):
// CHECK-NEXT: %0 = arith.cmpi slt, %arg0, %arg1 : i32
// CHECK-NEXT: %1 = arith.select %0, %arg0, %arg1 : i32
// CHECK-NEXT: omp.yield(%1 : i32)
// CHECK-NEXT: } atomic {
// CHECK-NEXT: ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
// CHECK-NEXT: %0 = llvm.load %arg1 : !llvm.ptr -> i32
// CHECK-NEXT: %1 = llvm.atomicrmw min %arg0, %0 monotonic : !llvm.ptr, i32
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: func.func @red(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i32) -> (f32, f32, i32, i32) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %1 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg3, %1 : f32, !llvm.ptr
// CHECK-NEXT: %2 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg3, %2 : f32, !llvm.ptr
// CHECK-NEXT: %3 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg4, %3 : i32, !llvm.ptr
// CHECK-NEXT: %4 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg4, %4 : i32, !llvm.ptr
// CHECK-NEXT: omp.parallel {
// CHECK-NEXT: omp.wsloop reduction(@__scf_reduction %1 -> %arg5, @__scf_reduction_0 %2 -> %arg6, @__scf_reduction_1 %3 -> %arg7, @__scf_reduction_2 %4 -> %arg8 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
// CHECK-NEXT: omp.loop_nest (%arg9) : index = (%arg0) to (%arg1) step (%arg2) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %9 = llvm.load %arg5 : !llvm.ptr -> f32
// CHECK-NEXT: %10 = arith.addf %9, %cst : f32
// CHECK-NEXT: llvm.store %10, %arg5 : f32, !llvm.ptr
// CHECK-NEXT: %11 = llvm.load %arg6 : !llvm.ptr -> f32
// CHECK-NEXT: %12 = arith.mulf %11, %cst : f32
// CHECK-NEXT: llvm.store %12, %arg6 : f32, !llvm.ptr
// CHECK-NEXT: %13 = llvm.load %arg7 : !llvm.ptr -> i32
// CHECK-NEXT: %14 = arith.addi %13, %c1_i32 : i32
// CHECK-NEXT: llvm.store %14, %arg7 : i32, !llvm.ptr
// CHECK-NEXT: %15 = llvm.load %arg8 : !llvm.ptr -> i32
// CHECK-NEXT: %16 = arith.cmpi slt, %15, %c1_i32 : i32
// CHECK-NEXT: %17 = arith.select %16, %15, %c1_i32 : i32
// CHECK-NEXT: llvm.store %17, %arg8 : i32, !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: }
// CHECK-NEXT: %5 = llvm.load %1 : !llvm.ptr -> f32
// CHECK-NEXT: %6 = llvm.load %2 : !llvm.ptr -> f32
// CHECK-NEXT: %7 = llvm.load %3 : !llvm.ptr -> i32
// CHECK-NEXT: %8 = llvm.load %4 : !llvm.ptr -> i32
// CHECK-NEXT: return %5, %6, %7, %8 : f32, f32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @inner {
func.func @nest(%a: index, %b: index, %c: index, %z: f32, %m: memref<?xf32>) -> f32 {
  %cst = arith.constant 1.0 : f32
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init(%z) -> f32 {
    %q = scf.parallel (%j) = (%a) to (%b) step (%c) init(%z) -> f32 {
      %v = memref.load %m[%j] : memref<?xf32>
      scf.reduce(%v : f32) {
      ^bb0(%x: f32, %y: f32):
        %s = arith.mulf %x, %y : f32
        scf.reduce.return %s : f32
      }
    }
    %t = arith.addf %q, %cst : f32
    scf.reduce(%t : f32) {
    ^bb0(%x: f32, %y: f32):
      %s = arith.addf %x, %y : f32
      scf.reduce.return %s : f32
    }
  }
  scf.for %k = %a to %b step %c {
    %e = scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%c, %c) init(%z) -> f32 {
      scf.reduce(%cst : f32) {
      ^bb0(%x: f32, %y: f32):
        %s = arith.addf %x, %y : f32
        scf.reduce.return %s : f32
      }
    } {foo = 1}
    memref.store %e, %m[%k] : memref<?xf32>
  }
  return %r : f32
}
func.func private @__scf_reduction()
}

// CHECK: module @inner {
// CHECK-NEXT: omp.declare_reduction @__scf_reduction_0 : f32 init {
// CHECK-NEXT: ^bb0(%arg0: f32):
// CHECK-NEXT: %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: omp.yield(%0 : f32)
// CHECK-NEXT: } combiner {
// CHECK-NEXT: ^bb0(%arg0: f32, %arg1: f32):
// CHECK-NEXT: %0 = arith.mulf %arg0, %arg1 : f32
// CHECK-NEXT: omp.yield(%0 : f32)
// CHECK-NEXT: }
// CHECK-NEXT: omp.declare_reduction @__scf_reduction_1 : f32 init {
// CHECK-NEXT: ^bb0(%arg0: f32):
// CHECK-NEXT: %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: omp.yield(%0 : f32)
// CHECK-NEXT: } combiner {
// CHECK-NEXT: ^bb0(%arg0: f32, %arg1: f32):
// CHECK-NEXT: %0 = arith.addf %arg0, %arg1 : f32
// CHECK-NEXT: omp.yield(%0 : f32)
// CHECK-NEXT: } atomic {
// CHECK-NEXT: ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
// CHECK-NEXT: %0 = llvm.load %arg1 : !llvm.ptr -> f32
// CHECK-NEXT: %1 = llvm.atomicrmw fadd %arg0, %0 monotonic : !llvm.ptr, f32
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: omp.declare_reduction @__scf_reduction_2 : f32 init {
// CHECK-NEXT: ^bb0(%arg0: f32):
// CHECK-NEXT: %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: omp.yield(%0 : f32)
// CHECK-NEXT: } combiner {
// CHECK-NEXT: ^bb0(%arg0: f32, %arg1: f32):
// CHECK-NEXT: %0 = arith.addf %arg0, %arg1 : f32
// CHECK-NEXT: omp.yield(%0 : f32)
// CHECK-NEXT: } atomic {
// CHECK-NEXT: ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
// CHECK-NEXT: %0 = llvm.load %arg1 : !llvm.ptr -> f32
// CHECK-NEXT: %1 = llvm.atomicrmw fadd %arg0, %0 monotonic : !llvm.ptr, f32
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: func.func @nest(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: memref<?xf32>) -> f32 {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %1 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg3, %1 : f32, !llvm.ptr
// CHECK-NEXT: omp.parallel {
// CHECK-NEXT: omp.wsloop reduction(@__scf_reduction_1 %1 -> %arg5 : !llvm.ptr) {
// CHECK-NEXT: omp.loop_nest (%arg6) : index = (%arg0) to (%arg1) step (%arg2) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %4 = llvm.alloca %3 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg3, %4 : f32, !llvm.ptr
// CHECK-NEXT: omp.parallel {
// CHECK-NEXT: omp.wsloop reduction(@__scf_reduction_0 %4 -> %arg7 : !llvm.ptr) {
// CHECK-NEXT: omp.loop_nest (%arg8) : index = (%arg0) to (%arg1) step (%arg2) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %9 = memref.load %arg4[%arg8] : memref<?xf32>
// CHECK-NEXT: %10 = llvm.load %arg7 : !llvm.ptr -> f32
// CHECK-NEXT: %11 = arith.mulf %10, %9 : f32
// CHECK-NEXT: llvm.store %11, %arg7 : f32, !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: }
// CHECK-NEXT: %5 = llvm.load %4 : !llvm.ptr -> f32
// CHECK-NEXT: %6 = arith.addf %5, %cst : f32
// CHECK-NEXT: %7 = llvm.load %arg5 : !llvm.ptr -> f32
// CHECK-NEXT: %8 = arith.addf %7, %6 : f32
// CHECK-NEXT: llvm.store %8, %arg5 : f32, !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: }
// CHECK-NEXT: %2 = llvm.load %1 : !llvm.ptr -> f32
// CHECK-NEXT: scf.for %arg5 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %4 = llvm.alloca %3 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg3, %4 : f32, !llvm.ptr
// CHECK-NEXT: omp.parallel {
// CHECK-NEXT: omp.wsloop reduction(@__scf_reduction_2 %4 -> %arg6 : !llvm.ptr) {
// CHECK-NEXT: omp.loop_nest (%arg7, %arg8) : index = (%arg0, %arg0) to (%arg1, %arg1) step (%arg2, %arg2) collapse(2) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %6 = llvm.load %arg6 : !llvm.ptr -> f32
// CHECK-NEXT: %7 = arith.addf %6, %cst : f32
// CHECK-NEXT: llvm.store %7, %arg6 : f32, !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: }
// CHECK-NEXT: %5 = llvm.load %4 : !llvm.ptr -> f32
// CHECK-NEXT: memref.store %5, %arg4[%arg5] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %2 : f32
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @__scf_reduction()
// CHECK-NEXT: }
