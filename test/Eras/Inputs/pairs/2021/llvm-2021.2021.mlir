// Pointers with types, and operations whose types followed from them.
llvm.func @ctor() {
  llvm.return
}
llvm.mlir.global_ctors {ctors = [@ctor], priorities = [0 : i32]}
llvm.func @f(%p: !llvm.ptr<struct<(i32, array<4xf32>)>>, %q: !llvm.ptr<i32, 3>, %n: i32, %c: i1, %v: !llvm.vec<? x 4 x ptr<i8>>) {
  %0 = llvm.atomicrmw add %q, %n monotonic : i32
  %1 = llvm.cmpxchg %q, %n, %n acq_rel monotonic : i32
  %2 = llvm.extractvalue %1[1] : !llvm.struct<(i32, i1)>
  %3 = llvm.intr.stacksave : !llvm.ptr<i8>
  llvm.intr.stackrestore %3
  %5 = llvm.mlir.constant(true) : i1
  %x = llvm.mlir.constant(1.0 : f32) : f32
  %4 = "llvm.intr.ctlz"(%n, %5) : (i32, i1) -> i32
  %6 = llvm.fadd %x, %x {fastmathFlags = #llvm.fastmath<>} : f32
  llvm.cond_br %c weights(dense<[1, 2]> : vector<2xi32>), ^bb1, ^bb1
^bb1:
  llvm.return
}
