// Operations of omp get the types of llvm, and nested operations are converted.
// RUN: %opt --allow-unregistered-dialect --split-input-file --convert-openmp-to-llvm %s | FileCheck %s

module @inner {
  omp.declare_reduction @__scf_reduction_0 : f32 init {
  ^bb0(%arg0: f32):
    %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    omp.yield(%0 : f32)
  } combiner {
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = arith.mulf %arg0, %arg1 : f32
    omp.yield(%0 : f32)
  }
  omp.declare_reduction @__scf_reduction_1 : f32 init {
  ^bb0(%arg0: f32):
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    omp.yield(%0 : f32)
  } combiner {
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = arith.addf %arg0, %arg1 : f32
    omp.yield(%0 : f32)
  } atomic {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg1 : !llvm.ptr -> f32
    %1 = llvm.atomicrmw fadd %arg0, %0 monotonic : !llvm.ptr, f32
    omp.yield
  }
  omp.declare_reduction @__scf_reduction_2 : f32 init {
  ^bb0(%arg0: f32):
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    omp.yield(%0 : f32)
  } combiner {
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = arith.addf %arg0, %arg1 : f32
    omp.yield(%0 : f32)
  } atomic {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg1 : !llvm.ptr -> f32
    %1 = llvm.atomicrmw fadd %arg0, %0 monotonic : !llvm.ptr, f32
    omp.yield
  }
  func.func @nest(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: memref<?xf32>) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
    llvm.store %arg3, %1 : f32, !llvm.ptr
    omp.parallel {
      omp.wsloop reduction(@__scf_reduction_1 %1 -> %arg5 : !llvm.ptr) {
        omp.loop_nest (%arg6) : index = (%arg0) to (%arg1) step (%arg2) {
          memref.alloca_scope  {
            %3 = llvm.mlir.constant(1 : i64) : i64
            %4 = llvm.alloca %3 x f32 : (i64) -> !llvm.ptr
            llvm.store %arg3, %4 : f32, !llvm.ptr
            omp.parallel {
              omp.wsloop reduction(@__scf_reduction_0 %4 -> %arg7 : !llvm.ptr) {
                omp.loop_nest (%arg8) : index = (%arg0) to (%arg1) step (%arg2) {
                  memref.alloca_scope  {
                    %9 = memref.load %arg4[%arg8] : memref<?xf32>
                    %10 = llvm.load %arg7 : !llvm.ptr -> f32
                    %11 = arith.mulf %10, %9 : f32
                    llvm.store %11, %arg7 : f32, !llvm.ptr
                  }
                  omp.yield
                }
              }
              omp.terminator
            }
            %5 = llvm.load %4 : !llvm.ptr -> f32
            %6 = arith.addf %5, %cst : f32
            %7 = llvm.load %arg5 : !llvm.ptr -> f32
            %8 = arith.addf %7, %6 : f32
            llvm.store %8, %arg5 : f32, !llvm.ptr
          }
          omp.yield
        }
      }
      omp.terminator
    }
    %2 = llvm.load %1 : !llvm.ptr -> f32
    scf.for %arg5 = %arg0 to %arg1 step %arg2 {
      %3 = llvm.mlir.constant(1 : i64) : i64
      %4 = llvm.alloca %3 x f32 : (i64) -> !llvm.ptr
      llvm.store %arg3, %4 : f32, !llvm.ptr
      omp.parallel {
        omp.wsloop reduction(@__scf_reduction_2 %4 -> %arg6 : !llvm.ptr) {
          omp.loop_nest (%arg7, %arg8) : index = (%arg0, %arg0) to (%arg1, %arg1) step (%arg2, %arg2) collapse(2) {
            memref.alloca_scope  {
              %6 = llvm.load %arg6 : !llvm.ptr -> f32
              %7 = arith.addf %6, %cst : f32
              llvm.store %7, %arg6 : f32, !llvm.ptr
            }
            omp.yield
          }
        }
        omp.terminator
      }
      %5 = llvm.load %4 : !llvm.ptr -> f32
      memref.store %5, %arg4[%arg5] : memref<?xf32>
    }
    return %2 : f32
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
// CHECK-NEXT: %0 = llvm.fmul %arg0, %arg1 : f32
// CHECK-NEXT: omp.yield(%0 : f32)
// CHECK-NEXT: }
// CHECK-NEXT: omp.declare_reduction @__scf_reduction_1 : f32 init {
// CHECK-NEXT: ^bb0(%arg0: f32):
// CHECK-NEXT: %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: omp.yield(%0 : f32)
// CHECK-NEXT: } combiner {
// CHECK-NEXT: ^bb0(%arg0: f32, %arg1: f32):
// CHECK-NEXT: %0 = llvm.fadd %arg0, %arg1 : f32
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
// CHECK-NEXT: %0 = llvm.fadd %arg0, %arg1 : f32
// CHECK-NEXT: omp.yield(%0 : f32)
// CHECK-NEXT: } atomic {
// CHECK-NEXT: ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
// CHECK-NEXT: %0 = llvm.load %arg1 : !llvm.ptr -> f32
// CHECK-NEXT: %1 = llvm.atomicrmw fadd %arg0, %0 monotonic : !llvm.ptr, f32
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @nest(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: f32, %arg4: !llvm.ptr, %arg5: !llvm.ptr, %arg6: i64, %arg7: i64, %arg8: i64) -> f32 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : i64 to index
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : i64 to index
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg4, %3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg6, %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg7, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.insertvalue %arg8, %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %10 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %11 = llvm.alloca %10 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg3, %11 : f32, !llvm.ptr
// CHECK-NEXT: omp.parallel {
// CHECK-NEXT: omp.wsloop reduction(@__scf_reduction_1 %11 -> %arg9 : !llvm.ptr) {
// CHECK-NEXT: omp.loop_nest (%arg10) : i64 = (%arg0) to (%arg1) step (%arg2) {
// CHECK-NEXT: %13 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %14 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %15 = llvm.alloca %14 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg3, %15 : f32, !llvm.ptr
// CHECK-NEXT: omp.parallel {
// CHECK-NEXT: omp.wsloop reduction(@__scf_reduction_0 %15 -> %arg11 : !llvm.ptr) {
// CHECK-NEXT: omp.loop_nest (%arg12) : i64 = (%arg0) to (%arg1) step (%arg2) {
// CHECK-NEXT: %20 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %21 = llvm.extractvalue %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %22 = llvm.getelementptr inbounds|nuw %21[%arg12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %23 = llvm.load %22 : !llvm.ptr -> f32
// CHECK-NEXT: %24 = llvm.load %arg11 : !llvm.ptr -> f32
// CHECK-NEXT: %25 = llvm.fmul %24, %23 : f32
// CHECK-NEXT: llvm.store %25, %arg11 : f32, !llvm.ptr
// CHECK-NEXT: llvm.intr.stackrestore %20 : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: }
// CHECK-NEXT: %16 = llvm.load %15 : !llvm.ptr -> f32
// CHECK-NEXT: %17 = llvm.fadd %16, %9 : f32
// CHECK-NEXT: %18 = llvm.load %arg9 : !llvm.ptr -> f32
// CHECK-NEXT: %19 = llvm.fadd %18, %17 : f32
// CHECK-NEXT: llvm.store %19, %arg9 : f32, !llvm.ptr
// CHECK-NEXT: llvm.intr.stackrestore %13 : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: }
// CHECK-NEXT: %12 = llvm.load %11 : !llvm.ptr -> f32
// CHECK-NEXT: scf.for %arg9 = %2 to %1 step %0 {
// CHECK-NEXT: %13 = builtin.unrealized_conversion_cast %arg9 : index to i64
// CHECK-NEXT: %14 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %15 = llvm.alloca %14 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg3, %15 : f32, !llvm.ptr
// CHECK-NEXT: omp.parallel {
// CHECK-NEXT: omp.wsloop reduction(@__scf_reduction_2 %15 -> %arg10 : !llvm.ptr) {
// CHECK-NEXT: omp.loop_nest (%arg11, %arg12) : i64 = (%arg0, %arg0) to (%arg1, %arg1) step (%arg2, %arg2) collapse(2) {
// CHECK-NEXT: %19 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %20 = llvm.load %arg10 : !llvm.ptr -> f32
// CHECK-NEXT: %21 = llvm.fadd %20, %9 : f32
// CHECK-NEXT: llvm.store %21, %arg10 : f32, !llvm.ptr
// CHECK-NEXT: llvm.intr.stackrestore %19 : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: }
// CHECK-NEXT: %16 = llvm.load %15 : !llvm.ptr -> f32
// CHECK-NEXT: %17 = llvm.extractvalue %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %18 = llvm.getelementptr inbounds|nuw %17[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %16, %18 : f32, !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return %12 : f32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @__scf_reduction() attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: i1, %f: f32, %v: vector<4xf32>, %z: complex<f32>) -> index {
  %0 = math.sqrt %f : f32
  %1 = index.add %a, %a
  %2 = vector.extract %v[0] : f32 from vector<4xf32>
  %3 = complex.add %z, %z : complex<f32>
  %4 = ub.poison : i32
  %5 = arith.addi %1, %a : index
  %6 = arith.divsi %a, %a : index
  %7 = arith.ceildivsi %a, %a : index
  %8 = memref.alloc() : memref<4xf32>
  memref.store %f, %8[%a] : memref<4xf32>
  scf.if %b { omp.barrier }
  %9 = affine.apply affine_map<(d0)->(d0+1)>(%a)
  "test.x"(%5, %8, %9) : (index, memref<4xf32>, index) -> ()
  %10 = func.call @g(%a) : (index) -> index
  cf.cond_br %b, ^bb1(%a : index), ^bb2
^bb1(%k: index):
  cf.assert %b, "x"
  return %k : index
^bb2:
  return %10 : index
}
func.func private @g(index) -> index

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT: llvm.func @abort()
// CHECK-NEXT: llvm.func @puts(!llvm.ptr)
// CHECK-NEXT: llvm.mlir.global private constant @assert_msg(dense<[120, 0]> : tensor<2xi8>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
// CHECK-NEXT: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i1, %arg2: f32, %arg3: vector<4xf32>, %arg4: !llvm.struct<(f32, f32)>) -> i64 {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg4 : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: %2 = math.sqrt %arg2 : f32
// CHECK-NEXT: %3 = index.add %1, %1
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %3 : index to i64
// CHECK-NEXT: %5 = vector.extract %arg3[0] : f32 from vector<4xf32>
// CHECK-NEXT: %6 = complex.add %0, %0 : complex<f32>
// CHECK-NEXT: %7 = ub.poison : i32
// CHECK-NEXT: %8 = llvm.add %4, %arg0 : i64
// CHECK-NEXT: %9 = builtin.unrealized_conversion_cast %8 : i64 to index
// CHECK-NEXT: %10 = llvm.sdiv %arg0, %arg0 : i64
// CHECK-NEXT: %11 = arith.ceildivsi %1, %1 : index
// CHECK-NEXT: %12 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %13 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %14 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %15 = llvm.getelementptr %14[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %16 = llvm.ptrtoint %15 : !llvm.ptr to i64
// CHECK-NEXT: %17 = llvm.call @malloc(%16) : (i64) -> !llvm.ptr
// CHECK-NEXT: %18 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %19 = llvm.insertvalue %17, %18[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %20 = llvm.insertvalue %17, %19[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %21 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %22 = llvm.insertvalue %21, %20[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %23 = llvm.insertvalue %12, %22[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %24 = llvm.insertvalue %13, %23[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %25 = builtin.unrealized_conversion_cast %24 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
// CHECK-NEXT: %26 = llvm.extractvalue %24[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %27 = llvm.getelementptr inbounds|nuw %26[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %arg2, %27 : f32, !llvm.ptr
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: omp.barrier
// CHECK-NEXT: }
// CHECK-NEXT: %28 = affine.apply #map(%1)
// CHECK-NEXT: "test.x"(%9, %25, %28) : (index, memref<4xf32>, index) -> ()
// CHECK-NEXT: %29 = llvm.call @g(%arg0) : (i64) -> i64
// CHECK-NEXT: llvm.cond_br %arg1, ^bb1(%arg0 : i64), ^bb3
// CHECK-NEXT: ^bb1(%30: i64):  // pred: ^bb0
// CHECK-NEXT: llvm.cond_br %arg1, ^bb2, ^bb4
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.return %30 : i64
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT: llvm.return %29 : i64
// CHECK-NEXT: ^bb4:  // pred: ^bb1
// CHECK-NEXT: %31 = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT: %32 = llvm.getelementptr %31[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
// CHECK-NEXT: llvm.call @puts(%32) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @abort() : () -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @g(i64) -> i64 attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func @kept(%n: i32) {
  %c = omp.new_cli
  omp.canonical_loop(%c) %iv : i32 in range(%n) {
    omp.terminator
  }
  omp.unroll_heuristic(%c)
  return
}
func.func @bounds(%x: index, %p: !llvm.ptr) {
  %b = omp.map.bounds upper_bound(%x : index)
  %m = omp.map.info var_ptr(%p : !llvm.ptr, index) map_clauses(to) capture(ByRef) bounds(%b) -> !llvm.ptr
  omp.target_enter_data map_entries(%m : !llvm.ptr)
  omp.flush(%x : index)
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @kept(%arg0: i32) {
// CHECK-NEXT: %canonloop = omp.new_cli
// CHECK-NEXT: omp.canonical_loop(%canonloop) %iv : i32 in range(%arg0) {
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: }
// CHECK-NEXT: omp.unroll_heuristic(%canonloop)
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @bounds(%arg0: i64, %arg1: !llvm.ptr) {
// CHECK-NEXT: %0 = omp.map.bounds upper_bound(%arg0 : i64)
// CHECK-NEXT: %1 = omp.map.info var_ptr(%arg1 : !llvm.ptr, i64) map_clauses(to) capture(ByRef) bounds(%0) -> !llvm.ptr
// CHECK-NEXT: omp.target_enter_data map_entries(%1 : !llvm.ptr)
// CHECK-NEXT: omp.flush(%arg0 : i64)
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
