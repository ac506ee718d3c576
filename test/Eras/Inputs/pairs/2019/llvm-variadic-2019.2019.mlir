llvm.func @printf(!llvm<"i8*">, ...) -> !llvm.i32
llvm.func @f(%a : !llvm<"i8*">, %b : !llvm.double) {
  // print
  %0 = llvm.call @printf(%a, %b) : (!llvm<"i8*">, !llvm.double) -> !llvm.i32
  llvm.return
}
