module {
  omp.declare_reduction @add : f32 init {
  ^bb0(%arg0: f32):
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    omp.yield(%0 : f32)
  } combiner {
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = llvm.fadd %arg0, %arg1 : f32
    omp.yield(%0 : f32)
  }
  llvm.func @sum(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: f32) {
    omp.wsloop reduction(@add %arg3 -> %arg6, @add %arg4 -> %arg7 : !llvm.ptr, !llvm.ptr) {
      omp.loop_nest (%arg8) : i64 = (%arg0) to (%arg1) step (%arg2) {
        %0 = llvm.load %arg7 : !llvm.ptr -> f32
        %1 = llvm.fadd %0, %arg5 : f32
        llvm.store %1, %arg7 : f32, !llvm.ptr
        %2 = llvm.load %arg6 : !llvm.ptr -> f32
        %3 = llvm.fadd %2, %arg5 : f32
        llvm.store %3, %arg6 : f32, !llvm.ptr
        omp.yield
      }
    }
    omp.wsloop nowait ordered(2) schedule(dynamic, monotonic, simd) {
      omp.loop_nest (%arg6, %arg7) : i64 = (%arg0, %arg0) to (%arg1, %arg1) inclusive step (%arg2, %arg2) {
        omp.yield
      }
    }
    llvm.return
  }
}

