// Types of LLVM IR in quotes, and operations whose types follow from those of pointers.
llvm.mlir.global internal constant @text("abc") : !llvm<"[3 x i8]">
llvm.func @callee(!llvm.i32, !llvm<"i8*"> {llvm.noalias = true}) -> !llvm<"{ i32, double }">
llvm.func @f(%p: !llvm<"{ i32, [4 x float] }*">, %n: !llvm.i64, %v: !llvm<"<2 x half>">, %q: !llvm<"void (i32, ...)* addrspace(1)*">) {
  %zero = llvm.mlir.constant(0 : i32) : !llvm.i32
  %one = llvm.mlir.constant(1 : i32) : !llvm.i32
  %x = llvm.mlir.constant(1.5 : f32) : !llvm.double
  %0 = llvm.getelementptr %p[%zero, %one, %n] : (!llvm<"{ i32, [4 x float] }*">, !llvm.i32, !llvm.i32, !llvm.i64) -> !llvm<"float*">
  %1 = llvm.load %0 : !llvm<"float*">
  llvm.store %1, %0 : !llvm<"float*">
  %2 = llvm.alloca %n x !llvm.double : (!llvm.i64) -> !llvm<"double*">
  llvm.store %x, %2 {alignment = 8} : !llvm<"double*">
  %3 = llvm.mlir.constant(@callee) : !llvm<"{ i32, double } (i32, i8*)*">
  %4 = llvm.mlir.null : !llvm<"i8*">
  %5 = llvm.call %3(%zero, %4) : (!llvm.i32, !llvm<"i8*">) -> !llvm<"{ i32, double }">
  %6 = llvm.shufflevector %v, %v [1 : i32, 0 : i32] : !llvm<"<2 x half>">, !llvm<"<2 x half>">
  llvm.return
}
func @g(%a: !llvm.i32) -> !llvm.i32 {
  %0 = llvm.undef : !llvm<"%struct.s">
  %1 = llvm.constant(7 : i32) : !llvm.i32
  llvm.return %1 : !llvm.i32
}
