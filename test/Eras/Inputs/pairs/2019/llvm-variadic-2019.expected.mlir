module {
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func @f(%arg0: !llvm.ptr, %arg1: f64) {
    %0 = llvm.call @printf(%arg0, %arg1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
    llvm.return
  }
}

