module {
  llvm.func @ctor() {
    llvm.return
  }
  llvm.mlir.global_ctors ctors = [@ctor], priorities = [0 : i32], data = [#llvm.zero]
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i1, %arg4: vector<[4]x!llvm.ptr>) {
    %0 = llvm.atomicrmw add %arg1, %arg2 monotonic : !llvm.ptr<3>, i32
    %1 = llvm.cmpxchg %arg1, %arg2, %arg2 acq_rel monotonic : !llvm.ptr<3>, i32
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(i32, i1)> 
    %3 = llvm.intr.stacksave : !llvm.ptr
    llvm.intr.stackrestore %3 : !llvm.ptr
    %4 = llvm.mlir.constant(true) : i1
    %5 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %6 = "llvm.intr.ctlz"(%arg2) <{is_zero_poison = true}> : (i32) -> i32
    %7 = llvm.fadd %5, %5 : f32
    llvm.cond_br %arg3 weights([1, 2]), ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.return
  }
}

