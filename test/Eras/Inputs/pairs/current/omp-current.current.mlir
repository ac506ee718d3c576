llvm.func @loops(%l: i64, %u: i64, %s: i64, %c: i1, %n: i32, %p: !llvm.ptr<i32>, %q: !llvm.ptr<i32>) {
  omp.wsloop schedule(static = %n : i32) order(concurrent) for (%i) : i64 = (%l) to (%u) step (%s) {
    omp.yield
  }
  omp.simdloop if(%c) simdlen(2) safelen(4) for (%i) : i64 = (%l) to (%u) step (%s) {
    omp.yield
  }
  omp.taskloop if(%c) untied grain_size(%l : i64) for (%i) : i64 = (%l) to (%u) step (%s) {
    omp.yield
  }
  omp.parallel if(%c : i1) num_threads(%n : i32) proc_bind(close) {
    omp.terminator
  }
  omp.atomic.read %p = %q memory_order(acquire) : !llvm.ptr<i32>
  llvm.return
}
