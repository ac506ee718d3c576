module {
  llvm.mlir.global internal constant @text("abc") {addr_space = 0 : i32}
  llvm.func @callee(i32, !llvm.ptr {llvm.noalias}) -> !llvm.struct<(i32, f64)>
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: vector<2xf16>, %arg3: !llvm.ptr<1>) {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1.500000e+00 : f64) : f64
    %3 = llvm.getelementptr %arg0[%0, 1, %arg1] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
    %4 = llvm.load %3 : !llvm.ptr -> f32
    llvm.store %4, %3 : f32, !llvm.ptr
    %5 = llvm.alloca %arg1 x f64 : (i64) -> !llvm.ptr
    llvm.store %2, %5 {alignment = 8 : i64} : f64, !llvm.ptr
    %6 = llvm.mlir.addressof @callee : !llvm.ptr
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.call %6(%0, %7) : !llvm.ptr, (i32, !llvm.ptr) -> !llvm.struct<(i32, f64)>
    %9 = llvm.shufflevector %arg2, %arg2 [1, 0] : vector<2xf16> 
    llvm.return
  }
  llvm.func @g(%arg0: i32) -> i32 {
    %0 = llvm.mlir.undef : !llvm.struct<"struct.s", opaque>
    %1 = llvm.mlir.constant(7 : i32) : i32
    llvm.return %1 : i32
  }
}

