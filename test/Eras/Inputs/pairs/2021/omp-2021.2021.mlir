omp.reduction.declare @add : f32
init {
^bb0(%a: f32):
  %0 = llvm.mlir.constant(0.0 : f32) : f32
  omp.yield (%0 : f32)
}
combiner {
^bb1(%a: f32, %b: f32):
  %1 = llvm.fadd %a, %b : f32
  omp.yield (%1 : f32)
}
llvm.func @sum(%l: i64, %u: i64, %s: i64, %p: !llvm.ptr<f32>, %q: !llvm.ptr<f32>, %v: f32) {
  omp.wsloop (%i) : i64 = (%l) to (%u) step (%s) reduction(@add -> %p : !llvm.ptr<f32>, @add -> %q : !llvm.ptr<f32>) {
    omp.reduction %v, %q : !llvm.ptr<f32>
    omp.reduction %v, %p : !llvm.ptr<f32>
    omp.yield
  }
  omp.wsloop (%i, %j) : i64 = (%l, %l) to (%u, %u) inclusive step (%s, %s) schedule(dynamic, monotonic, simd) ordered(2) nowait {
    omp.yield
  }
  llvm.return
}
