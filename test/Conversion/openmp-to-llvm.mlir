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
// CHECK-NEXT: ^bb0(%[[ARG0:[a-z0-9_]+]]: f32):
// CHECK-NEXT: %[[CONSTANT:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: omp.yield(%[[CONSTANT]] : f32)
// CHECK-NEXT: } combiner {
// CHECK-NEXT: ^bb0(%[[ARG0_1:[a-z0-9_]+]]: f32, %[[ARG1:[a-z0-9_]+]]: f32):
// CHECK-NEXT: %[[FMUL:.*]] = llvm.fmul %[[ARG0_1]], %[[ARG1]] : f32
// CHECK-NEXT: omp.yield(%[[FMUL]] : f32)
// CHECK-NEXT: }
// CHECK-NEXT: omp.declare_reduction @__scf_reduction_1 : f32 init {
// CHECK-NEXT: ^bb0(%[[ARG0_2:[a-z0-9_]+]]: f32):
// CHECK-NEXT: %[[CONSTANT_1:.*]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: omp.yield(%[[CONSTANT_1]] : f32)
// CHECK-NEXT: } combiner {
// CHECK-NEXT: ^bb0(%[[ARG0_3:[a-z0-9_]+]]: f32, %[[ARG1_1:[a-z0-9_]+]]: f32):
// CHECK-NEXT: %[[FADD:.*]] = llvm.fadd %[[ARG0_3]], %[[ARG1_1]] : f32
// CHECK-NEXT: omp.yield(%[[FADD]] : f32)
// CHECK-NEXT: } atomic {
// CHECK-NEXT: ^bb0(%[[ARG0_4:[a-z0-9_]+]]: !llvm.ptr, %[[ARG1_2:[a-z0-9_]+]]: !llvm.ptr):
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[ARG1_2]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[ATOMICRMW:.*]] = llvm.atomicrmw fadd %[[ARG0_4]], %[[LOAD]] monotonic : !llvm.ptr, f32
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: omp.declare_reduction @__scf_reduction_2 : f32 init {
// CHECK-NEXT: ^bb0(%[[ARG0_5:[a-z0-9_]+]]: f32):
// CHECK-NEXT: %[[CONSTANT_2:.*]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: omp.yield(%[[CONSTANT_2]] : f32)
// CHECK-NEXT: } combiner {
// CHECK-NEXT: ^bb0(%[[ARG0_6:[a-z0-9_]+]]: f32, %[[ARG1_3:[a-z0-9_]+]]: f32):
// CHECK-NEXT: %[[FADD_1:.*]] = llvm.fadd %[[ARG0_6]], %[[ARG1_3]] : f32
// CHECK-NEXT: omp.yield(%[[FADD_1]] : f32)
// CHECK-NEXT: } atomic {
// CHECK-NEXT: ^bb0(%[[ARG0_7:[a-z0-9_]+]]: !llvm.ptr, %[[ARG1_4:[a-z0-9_]+]]: !llvm.ptr):
// CHECK-NEXT: %[[LOAD_1:.*]] = llvm.load %[[ARG1_4]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[ATOMICRMW_1:.*]] = llvm.atomicrmw fadd %[[ARG0_7]], %[[LOAD_1]] monotonic : !llvm.ptr, f32
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @nest(%[[ARG0:[a-z0-9_]+]]: i64, %[[ARG1:[a-z0-9_]+]]: i64, %[[ARG2:[a-z0-9_]+]]: i64, %[[ARG3:[a-z0-9_]+]]: f32, %[[ARG4:[a-z0-9_]+]]: !llvm.ptr, %[[ARG5:[a-z0-9_]+]]: !llvm.ptr, %[[ARG6:[a-z0-9_]+]]: i64, %[[ARG7:[a-z0-9_]+]]: i64, %[[ARG8:[a-z0-9_]+]]: i64) -> f32 {
// CHECK-NEXT: %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[ARG2]] : i64 to index
// CHECK-NEXT: %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARG1]] : i64 to index
// CHECK-NEXT: %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[ARG0]] : i64 to index
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[INSERTVALUE:.*]] = llvm.insertvalue %[[ARG4]], %[[POISON]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[ARG5]], %[[INSERTVALUE]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[INSERTVALUE_2:.*]] = llvm.insertvalue %[[ARG6]], %[[INSERTVALUE_1]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[INSERTVALUE_3:.*]] = llvm.insertvalue %[[ARG7]], %[[INSERTVALUE_2]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[INSERTVALUE_4:.*]] = llvm.insertvalue %[[ARG8]], %[[INSERTVALUE_3]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[CONSTANT:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %[[CONSTANT_1:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[ALLOCA:.*]] = llvm.alloca %[[CONSTANT_1]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[ARG3]], %[[ALLOCA]] : f32, !llvm.ptr
// CHECK-NEXT: omp.parallel {
// CHECK-NEXT: omp.wsloop reduction(@__scf_reduction_1 %[[ALLOCA]] -> %[[ARG5_1:[a-z0-9_]+]] : !llvm.ptr) {
// CHECK-NEXT: omp.loop_nest (%[[ARG10:[a-z0-9_]+]]) : i64 = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT: %[[STACKSAVE:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %[[CONSTANT_2:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[ALLOCA_1:.*]] = llvm.alloca %[[CONSTANT_2]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[ARG3]], %[[ALLOCA_1]] : f32, !llvm.ptr
// CHECK-NEXT: omp.parallel {
// CHECK-NEXT: omp.wsloop reduction(@__scf_reduction_0 %[[ALLOCA_1]] -> %[[ARG7_1:[a-z0-9_]+]] : !llvm.ptr) {
// CHECK-NEXT: omp.loop_nest (%[[ARG12:[a-z0-9_]+]]) : i64 = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT: %[[STACKSAVE_1:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[INSERTVALUE_4]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[GETELEMENTPTR:.*]] = llvm.getelementptr inbounds|nuw %[[EXTRACTVALUE]][%[[ARG12]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[LOAD:.*]] = llvm.load %[[GETELEMENTPTR]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[LOAD_1:.*]] = llvm.load %[[ARG7_1]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[FMUL:.*]] = llvm.fmul %[[LOAD_1]], %[[LOAD]] : f32
// CHECK-NEXT: llvm.store %[[FMUL]], %[[ARG7_1]] : f32, !llvm.ptr
// CHECK-NEXT: llvm.intr.stackrestore %[[STACKSAVE_1]] : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: }
// CHECK-NEXT: %[[LOAD_2:.*]] = llvm.load %[[ALLOCA_1]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[FADD:.*]] = llvm.fadd %[[LOAD_2]], %[[CONSTANT]] : f32
// CHECK-NEXT: %[[LOAD_3:.*]] = llvm.load %[[ARG5_1]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[FADD_1:.*]] = llvm.fadd %[[LOAD_3]], %[[FADD]] : f32
// CHECK-NEXT: llvm.store %[[FADD_1]], %[[ARG5_1]] : f32, !llvm.ptr
// CHECK-NEXT: llvm.intr.stackrestore %[[STACKSAVE]] : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: }
// CHECK-NEXT: %[[LOAD_4:.*]] = llvm.load %[[ALLOCA]] : !llvm.ptr -> f32
// CHECK-NEXT: scf.for %[[ARG5_2:[a-z0-9_]+]] = %[[UNREALIZED_CONVERSION_CAST_2]] to %[[UNREALIZED_CONVERSION_CAST_1]] step %[[UNREALIZED_CONVERSION_CAST]] {
// CHECK-NEXT: %[[UNREALIZED_CONVERSION_CAST_3:.*]] = builtin.unrealized_conversion_cast %[[ARG5_2]] : index to i64
// CHECK-NEXT: %[[CONSTANT_3:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[ALLOCA_2:.*]] = llvm.alloca %[[CONSTANT_3]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[ARG3]], %[[ALLOCA_2]] : f32, !llvm.ptr
// CHECK-NEXT: omp.parallel {
// CHECK-NEXT: omp.wsloop reduction(@__scf_reduction_2 %[[ALLOCA_2]] -> %[[ARG6_1:[a-z0-9_]+]] : !llvm.ptr) {
// CHECK-NEXT: omp.loop_nest (%[[ARG11:[a-z0-9_]+]], %[[ARG12_1:[a-z0-9_]+]]) : i64 = (%[[ARG0]], %[[ARG0]]) to (%[[ARG1]], %[[ARG1]]) step (%[[ARG2]], %[[ARG2]]) collapse(2) {
// CHECK-NEXT: %[[STACKSAVE_2:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %[[LOAD_5:.*]] = llvm.load %[[ARG6_1]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[FADD_2:.*]] = llvm.fadd %[[LOAD_5]], %[[CONSTANT]] : f32
// CHECK-NEXT: llvm.store %[[FADD_2]], %[[ARG6_1]] : f32, !llvm.ptr
// CHECK-NEXT: llvm.intr.stackrestore %[[STACKSAVE_2]] : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: }
// CHECK-NEXT: %[[LOAD_6:.*]] = llvm.load %[[ALLOCA_2]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[INSERTVALUE_4]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[GETELEMENTPTR_1:.*]] = llvm.getelementptr inbounds|nuw %[[EXTRACTVALUE_1]][%[[UNREALIZED_CONVERSION_CAST_3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[LOAD_6]], %[[GETELEMENTPTR_1]] : f32, !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return %[[LOAD_4]] : f32
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
// CHECK-NEXT: llvm.func @f(%[[A:[a-z0-9_]+]]: i64, %[[B:[a-z0-9_]+]]: i1, %[[F:[a-z0-9_]+]]: f32, %[[V:[a-z0-9_]+]]: vector<4xf32>, %[[Z:[a-z0-9_]+]]: !llvm.struct<(f32, f32)>) -> i64 {
// CHECK-NEXT: %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[Z]] : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : i64 to index
// CHECK-NEXT: %[[SQRT:.*]] = math.sqrt %[[F]] : f32
// CHECK-NEXT: %[[ADD:.*]] = index.add %[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST_1]]
// CHECK-NEXT: %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[ADD]] : index to i64
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[V]][0] : f32 from vector<4xf32>
// CHECK-NEXT: %[[ADD_1:.*]] = complex.add %[[UNREALIZED_CONVERSION_CAST]], %[[UNREALIZED_CONVERSION_CAST]] : complex<f32>
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT: %[[ADD_2:.*]] = llvm.add %[[UNREALIZED_CONVERSION_CAST_2]], %[[A]] : i64
// CHECK-NEXT: %[[UNREALIZED_CONVERSION_CAST_3:.*]] = builtin.unrealized_conversion_cast %[[ADD_2]] : i64 to index
// CHECK-NEXT: %[[SDIV:.*]] = llvm.sdiv %[[A]], %[[A]] : i64
// CHECK-NEXT: %[[CEILDIVSI:.*]] = arith.ceildivsi %[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST_1]] : index
// CHECK-NEXT: %[[CONSTANT:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[CONSTANT_1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[ZERO:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[GETELEMENTPTR:.*]] = llvm.getelementptr %[[ZERO]][%[[CONSTANT]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[PTRTOINT:.*]] = llvm.ptrtoint %[[GETELEMENTPTR]] : !llvm.ptr to i64
// CHECK-NEXT: %[[CALL:.*]] = llvm.call @malloc(%[[PTRTOINT]]) : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[INSERTVALUE:.*]] = llvm.insertvalue %[[CALL]], %[[POISON_1]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[CALL]], %[[INSERTVALUE]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[CONSTANT_2:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[INSERTVALUE_2:.*]] = llvm.insertvalue %[[CONSTANT_2]], %[[INSERTVALUE_1]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[INSERTVALUE_3:.*]] = llvm.insertvalue %[[CONSTANT]], %[[INSERTVALUE_2]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[INSERTVALUE_4:.*]] = llvm.insertvalue %[[CONSTANT_1]], %[[INSERTVALUE_3]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[UNREALIZED_CONVERSION_CAST_4:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_4]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
// CHECK-NEXT: %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[INSERTVALUE_4]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[GETELEMENTPTR_1:.*]] = llvm.getelementptr inbounds|nuw %[[EXTRACTVALUE]][%[[A]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[F]], %[[GETELEMENTPTR_1]] : f32, !llvm.ptr
// CHECK-NEXT: scf.if %[[B]] {
// CHECK-NEXT: omp.barrier
// CHECK-NEXT: }
// CHECK-NEXT: %[[APPLY:.*]] = affine.apply #map(%[[UNREALIZED_CONVERSION_CAST_1]])
// CHECK-NEXT: "test.x"(%[[UNREALIZED_CONVERSION_CAST_3]], %[[UNREALIZED_CONVERSION_CAST_4]], %[[APPLY]]) : (index, memref<4xf32>, index) -> ()
// CHECK-NEXT: %[[CALL_1:.*]] = llvm.call @g(%[[A]]) : (i64) -> i64
// CHECK-NEXT: llvm.cond_br %[[B]], ^bb1(%[[A]] : i64), ^bb3
// CHECK-NEXT: ^bb1(%[[ARG:[a-z0-9_]+]]: i64):  // pred: ^bb0
// CHECK-NEXT: llvm.cond_br %[[B]], ^bb2, ^bb4
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.return %[[ARG]] : i64
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT: llvm.return %[[CALL_1]] : i64
// CHECK-NEXT: ^bb4:  // pred: ^bb1
// CHECK-NEXT: %[[ADDRESSOF:.*]] = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT: %[[GETELEMENTPTR_2:.*]] = llvm.getelementptr %[[ADDRESSOF]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
// CHECK-NEXT: llvm.call @puts(%[[GETELEMENTPTR_2]]) : (!llvm.ptr) -> ()
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
// CHECK-NEXT: llvm.func @kept(%[[N:[a-z0-9_]+]]: i32) {
// CHECK-NEXT: %[[C:.*]] = omp.new_cli
// CHECK-NEXT: omp.canonical_loop(%[[C]]) %[[IV:[a-z0-9_]+]] : i32 in range(%[[N]]) {
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: }
// CHECK-NEXT: omp.unroll_heuristic(%[[C]])
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @bounds(%[[X:[a-z0-9_]+]]: i64, %[[P:[a-z0-9_]+]]: !llvm.ptr) {
// CHECK-NEXT: %[[BOUNDS:.*]] = omp.map.bounds upper_bound(%[[X]] : i64)
// CHECK-NEXT: %[[INFO:.*]] = omp.map.info var_ptr(%[[P]] : !llvm.ptr, i64) map_clauses(to) capture(ByRef) bounds(%[[BOUNDS]]) -> !llvm.ptr
// CHECK-NEXT: omp.target_enter_data map_entries(%[[INFO]] : !llvm.ptr)
// CHECK-NEXT: omp.flush(%[[X]] : i64)
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
