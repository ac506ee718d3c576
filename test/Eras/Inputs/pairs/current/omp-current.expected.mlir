module {
  llvm.func @loops(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i1, %arg4: i32, %arg5: !llvm.ptr, %arg6: !llvm.ptr) {
    omp.wsloop order(concurrent) schedule(static = %arg4 : i32) {
      omp.loop_nest (%arg7) : i64 = (%arg0) to (%arg1) step (%arg2) {
        omp.yield
      }
    }
    omp.simd if(%arg3) safelen(4) simdlen(2) {
      omp.loop_nest (%arg7) : i64 = (%arg0) to (%arg1) step (%arg2) {
        omp.yield
      }
    }
    omp.taskloop grainsize(%arg0: i64) if(%arg3) untied {
      omp.loop_nest (%arg7) : i64 = (%arg0) to (%arg1) step (%arg2) {
        omp.yield
      }
    }
    omp.parallel if(%arg3) num_threads(%arg4 : i32) proc_bind(close) {
      omp.terminator
    }
    omp.atomic.read %arg5 = %arg6 memory_order(acquire) : !llvm.ptr, !llvm.ptr, i32
    llvm.return
  }
}

