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
// CHECK-NEXT: func.func @par(%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[CONSTANT:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: omp.parallel {
// CHECK-NEXT: omp.wsloop {
// CHECK-NEXT: omp.loop_nest (%[[ARG4:[a-z0-9_]+]], %[[ARG5:[a-z0-9_]+]]) : index = (%[[A]], %[[A]]) to (%[[B]], %[[B]]) step (%[[C]], %[[C]]) collapse(2) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: memref.store %[[CST]], %[[M]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT: %[[CONSTANT_1:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: omp.parallel {
// CHECK-NEXT: omp.wsloop {
// CHECK-NEXT: omp.loop_nest (%[[ARG6:[a-z0-9_]+]]) : index = (%[[A]]) to (%[[B]]) step (%[[C]]) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: "test.x"(%[[ARG6]], %[[ARG5]]) : (index, index) -> ()
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
// CHECK-NEXT: ^bb0(%[[ARG0:[a-z0-9_]+]]: f32):
// CHECK-NEXT: %[[CONSTANT_2:.*]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: omp.yield(%[[CONSTANT_2]] : f32)
// CHECK-NEXT: } combiner {
// CHECK-NEXT: ^bb0(%[[ARG0_1:[a-z0-9_]+]]: f32, %[[ARG1:[a-z0-9_]+]]: f32):
// CHECK-NEXT: %[[ADDF:.*]] = arith.addf %[[ARG0_1]], %[[ARG1]] : f32
// CHECK-NEXT: omp.yield(%[[ADDF]] : f32)
// CHECK-NEXT: } atomic {
// CHECK-NEXT: ^bb0(%[[ARG0_2:[a-z0-9_]+]]: !llvm.ptr, %[[ARG1_1:[a-z0-9_]+]]: !llvm.ptr):
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[ARG1_1]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[ATOMICRMW:.*]] = llvm.atomicrmw fadd %[[ARG0_2]], %[[LOAD]] monotonic : !llvm.ptr, f32
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: omp.declare_reduction @__scf_reduction_0 : f32 init {
// CHECK-NEXT: ^bb0(%[[ARG0_3:[a-z0-9_]+]]: f32):
// CHECK-NEXT: %[[CONSTANT_3:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: omp.yield(%[[CONSTANT_3]] : f32)
// CHECK-NEXT: } combiner {
// CHECK-NEXT: ^bb0(%[[ARG0_4:[a-z0-9_]+]]: f32, %[[ARG1_2:[a-z0-9_]+]]: f32):
// CHECK-NEXT: %[[MULF:.*]] = arith.mulf %[[ARG0_4]], %[[ARG1_2]] : f32
// CHECK-NEXT: omp.yield(%[[MULF]] : f32)
// CHECK-NEXT: }
// CHECK-NEXT: omp.declare_reduction @__scf_reduction_1 : i32 init {
// CHECK-NEXT: ^bb0(%[[ARG0_5:[a-z0-9_]+]]: i32):
// CHECK-NEXT: %[[CONSTANT_4:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: omp.yield(%[[CONSTANT_4]] : i32)
// CHECK-NEXT: } combiner {
// CHECK-NEXT: ^bb0(%[[ARG0_6:[a-z0-9_]+]]: i32, %[[ARG1_3:[a-z0-9_]+]]: i32):
// CHECK-NEXT: %[[ADDI:.*]] = arith.addi %[[ARG0_6]], %[[ARG1_3]] : i32
// CHECK-NEXT: omp.yield(%[[ADDI]] : i32)
// CHECK-NEXT: } atomic {
// CHECK-NEXT: ^bb0(%[[ARG0_7:[a-z0-9_]+]]: !llvm.ptr, %[[ARG1_4:[a-z0-9_]+]]: !llvm.ptr):
// CHECK-NEXT: %[[LOAD_1:.*]] = llvm.load %[[ARG1_4]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[ATOMICRMW_1:.*]] = llvm.atomicrmw add %[[ARG0_7]], %[[LOAD_1]] monotonic : !llvm.ptr, i32
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: omp.declare_reduction @__scf_reduction_2 : i32 init {
// CHECK-NEXT: ^bb0(%[[ARG0_8:[a-z0-9_]+]]: i32):
// CHECK-NEXT: %[[CONSTANT_5:.*]] = llvm.mlir.constant(2147483647 : i32) : i32
// CHECK-NEXT: omp.yield(%[[CONSTANT_5]] : i32)
// CHECK-NEXT: } combiner {
// CHECK-NEXT: ^bb0(%[[ARG0_9:[a-z0-9_]+]]: i32, %[[ARG1_5:[a-z0-9_]+]]: i32):
// CHECK-NEXT: %[[CMPI:.*]] = arith.cmpi slt, %[[ARG0_9]], %[[ARG1_5]] : i32
// CHECK-NEXT: %[[SELECT:.*]] = arith.select %[[CMPI]], %[[ARG0_9]], %[[ARG1_5]] : i32
// CHECK-NEXT: omp.yield(%[[SELECT]] : i32)
// CHECK-NEXT: } atomic {
// CHECK-NEXT: ^bb0(%[[ARG0_10:[a-z0-9_]+]]: !llvm.ptr, %[[ARG1_6:[a-z0-9_]+]]: !llvm.ptr):
// CHECK-NEXT: %[[LOAD_2:.*]] = llvm.load %[[ARG1_6]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[ATOMICRMW_2:.*]] = llvm.atomicrmw min %[[ARG0_10]], %[[LOAD_2]] monotonic : !llvm.ptr, i32
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: func.func @red(%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: index, %[[Z:[a-z0-9_]+]]: f32, %[[ZI:[a-z0-9_]+]]: i32) -> (f32, f32, i32, i32) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[O:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[CONSTANT:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[ALLOCA:.*]] = llvm.alloca %[[CONSTANT]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[Z]], %[[ALLOCA]] : f32, !llvm.ptr
// CHECK-NEXT: %[[ALLOCA_1:.*]] = llvm.alloca %[[CONSTANT]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[Z]], %[[ALLOCA_1]] : f32, !llvm.ptr
// CHECK-NEXT: %[[ALLOCA_2:.*]] = llvm.alloca %[[CONSTANT]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[ZI]], %[[ALLOCA_2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[ALLOCA_3:.*]] = llvm.alloca %[[CONSTANT]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[ZI]], %[[ALLOCA_3]] : i32, !llvm.ptr
// CHECK-NEXT: omp.parallel {
// CHECK-NEXT: omp.wsloop reduction(@__scf_reduction %[[ALLOCA]] -> %[[ARG5:[a-z0-9_]+]], @__scf_reduction_0 %[[ALLOCA_1]] -> %[[ARG6:[a-z0-9_]+]], @__scf_reduction_1 %[[ALLOCA_2]] -> %[[ARG7:[a-z0-9_]+]], @__scf_reduction_2 %[[ALLOCA_3]] -> %[[ARG8:[a-z0-9_]+]] : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
// CHECK-NEXT: omp.loop_nest (%[[ARG9:[a-z0-9_]+]]) : index = (%[[A]]) to (%[[B]]) step (%[[C]]) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[ARG5]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[ADDF:.*]] = arith.addf %[[LOAD]], %[[CST]] : f32
// CHECK-NEXT: llvm.store %[[ADDF]], %[[ARG5]] : f32, !llvm.ptr
// CHECK-NEXT: %[[LOAD_1:.*]] = llvm.load %[[ARG6]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[MULF:.*]] = arith.mulf %[[LOAD_1]], %[[CST]] : f32
// CHECK-NEXT: llvm.store %[[MULF]], %[[ARG6]] : f32, !llvm.ptr
// CHECK-NEXT: %[[LOAD_2:.*]] = llvm.load %[[ARG7]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[S:.*]] = arith.addi %[[LOAD_2]], %[[O]] : i32
// CHECK-NEXT: llvm.store %[[S]], %[[ARG7]] : i32, !llvm.ptr
// CHECK-NEXT: %[[LOAD_3:.*]] = llvm.load %[[ARG8]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[P:.*]] = arith.cmpi slt, %[[LOAD_3]], %[[O]] : i32
// CHECK-NEXT: %[[S_1:.*]] = arith.select %[[P]], %[[LOAD_3]], %[[O]] : i32
// CHECK-NEXT: llvm.store %[[S_1]], %[[ARG8]] : i32, !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: }
// CHECK-NEXT: %[[LOAD_4:.*]] = llvm.load %[[ALLOCA]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[LOAD_5:.*]] = llvm.load %[[ALLOCA_1]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[LOAD_6:.*]] = llvm.load %[[ALLOCA_2]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[LOAD_7:.*]] = llvm.load %[[ALLOCA_3]] : !llvm.ptr -> i32
// CHECK-NEXT: return %[[LOAD_4]], %[[LOAD_5]], %[[LOAD_6]], %[[LOAD_7]] : f32, f32, i32, i32
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
// CHECK-NEXT: ^bb0(%[[ARG0:[a-z0-9_]+]]: f32):
// CHECK-NEXT: %[[CONSTANT_1:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: omp.yield(%[[CONSTANT_1]] : f32)
// CHECK-NEXT: } combiner {
// CHECK-NEXT: ^bb0(%[[ARG0_1:[a-z0-9_]+]]: f32, %[[ARG1:[a-z0-9_]+]]: f32):
// CHECK-NEXT: %[[MULF_1:.*]] = arith.mulf %[[ARG0_1]], %[[ARG1]] : f32
// CHECK-NEXT: omp.yield(%[[MULF_1]] : f32)
// CHECK-NEXT: }
// CHECK-NEXT: omp.declare_reduction @__scf_reduction_1 : f32 init {
// CHECK-NEXT: ^bb0(%[[ARG0_2:[a-z0-9_]+]]: f32):
// CHECK-NEXT: %[[CONSTANT_2:.*]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: omp.yield(%[[CONSTANT_2]] : f32)
// CHECK-NEXT: } combiner {
// CHECK-NEXT: ^bb0(%[[ARG0_3:[a-z0-9_]+]]: f32, %[[ARG1_1:[a-z0-9_]+]]: f32):
// CHECK-NEXT: %[[ADDF_1:.*]] = arith.addf %[[ARG0_3]], %[[ARG1_1]] : f32
// CHECK-NEXT: omp.yield(%[[ADDF_1]] : f32)
// CHECK-NEXT: } atomic {
// CHECK-NEXT: ^bb0(%[[ARG0_4:[a-z0-9_]+]]: !llvm.ptr, %[[ARG1_2:[a-z0-9_]+]]: !llvm.ptr):
// CHECK-NEXT: %[[LOAD_8:.*]] = llvm.load %[[ARG1_2]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[ATOMICRMW:.*]] = llvm.atomicrmw fadd %[[ARG0_4]], %[[LOAD_8]] monotonic : !llvm.ptr, f32
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: omp.declare_reduction @__scf_reduction_2 : f32 init {
// CHECK-NEXT: ^bb0(%[[ARG0_5:[a-z0-9_]+]]: f32):
// CHECK-NEXT: %[[CONSTANT_3:.*]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: omp.yield(%[[CONSTANT_3]] : f32)
// CHECK-NEXT: } combiner {
// CHECK-NEXT: ^bb0(%[[ARG0_6:[a-z0-9_]+]]: f32, %[[ARG1_3:[a-z0-9_]+]]: f32):
// CHECK-NEXT: %[[ADDF_2:.*]] = arith.addf %[[ARG0_6]], %[[ARG1_3]] : f32
// CHECK-NEXT: omp.yield(%[[ADDF_2]] : f32)
// CHECK-NEXT: } atomic {
// CHECK-NEXT: ^bb0(%[[ARG0_7:[a-z0-9_]+]]: !llvm.ptr, %[[ARG1_4:[a-z0-9_]+]]: !llvm.ptr):
// CHECK-NEXT: %[[LOAD_9:.*]] = llvm.load %[[ARG1_4]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[ATOMICRMW_1:.*]] = llvm.atomicrmw fadd %[[ARG0_7]], %[[LOAD_9]] monotonic : !llvm.ptr, f32
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: func.func @nest(%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: index, %[[Z:[a-z0-9_]+]]: f32, %[[M:[a-z0-9_]+]]: memref<?xf32>) -> f32 {
// CHECK-NEXT: %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[CONSTANT:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[ALLOCA:.*]] = llvm.alloca %[[CONSTANT]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[Z]], %[[ALLOCA]] : f32, !llvm.ptr
// CHECK-NEXT: omp.parallel {
// CHECK-NEXT: omp.wsloop reduction(@__scf_reduction_1 %[[ALLOCA]] -> %[[ARG5:[a-z0-9_]+]] : !llvm.ptr) {
// CHECK-NEXT: omp.loop_nest (%[[ARG6:[a-z0-9_]+]]) : index = (%[[A]]) to (%[[B]]) step (%[[C]]) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %[[CONSTANT_1:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[ALLOCA_1:.*]] = llvm.alloca %[[CONSTANT_1]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[Z]], %[[ALLOCA_1]] : f32, !llvm.ptr
// CHECK-NEXT: omp.parallel {
// CHECK-NEXT: omp.wsloop reduction(@__scf_reduction_0 %[[ALLOCA_1]] -> %[[ARG7:[a-z0-9_]+]] : !llvm.ptr) {
// CHECK-NEXT: omp.loop_nest (%[[ARG8:[a-z0-9_]+]]) : index = (%[[A]]) to (%[[B]]) step (%[[C]]) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %[[V:.*]] = memref.load %[[M]][%[[ARG8]]] : memref<?xf32>
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[ARG7]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[S:.*]] = arith.mulf %[[LOAD]], %[[V]] : f32
// CHECK-NEXT: llvm.store %[[S]], %[[ARG7]] : f32, !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: }
// CHECK-NEXT: %[[LOAD_1:.*]] = llvm.load %[[ALLOCA_1]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[T:.*]] = arith.addf %[[LOAD_1]], %[[CST]] : f32
// CHECK-NEXT: %[[LOAD_2:.*]] = llvm.load %[[ARG5]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[S_1:.*]] = arith.addf %[[LOAD_2]], %[[T]] : f32
// CHECK-NEXT: llvm.store %[[S_1]], %[[ARG5]] : f32, !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: }
// CHECK-NEXT: %[[LOAD_3:.*]] = llvm.load %[[ALLOCA]] : !llvm.ptr -> f32
// CHECK-NEXT: scf.for %[[K:[a-z0-9_]+]] = %[[A]] to %[[B]] step %[[C]] {
// CHECK-NEXT: %[[CONSTANT_2:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[ALLOCA_2:.*]] = llvm.alloca %[[CONSTANT_2]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[Z]], %[[ALLOCA_2]] : f32, !llvm.ptr
// CHECK-NEXT: omp.parallel {
// CHECK-NEXT: omp.wsloop reduction(@__scf_reduction_2 %[[ALLOCA_2]] -> %[[ARG6_1:[a-z0-9_]+]] : !llvm.ptr) {
// CHECK-NEXT: omp.loop_nest (%[[ARG7_1:[a-z0-9_]+]], %[[ARG8_1:[a-z0-9_]+]]) : index = (%[[A]], %[[A]]) to (%[[B]], %[[B]]) step (%[[C]], %[[C]]) collapse(2) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %[[LOAD_4:.*]] = llvm.load %[[ARG6_1]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[S_2:.*]] = arith.addf %[[LOAD_4]], %[[CST]] : f32
// CHECK-NEXT: llvm.store %[[S_2]], %[[ARG6_1]] : f32, !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: }
// CHECK-NEXT: %[[LOAD_5:.*]] = llvm.load %[[ALLOCA_2]] : !llvm.ptr -> f32
// CHECK-NEXT: memref.store %[[LOAD_5]], %[[M]][%[[K]]] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %[[LOAD_3]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @__scf_reduction()
// CHECK-NEXT: }
