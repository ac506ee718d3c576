#di_file = #llvm.di_file<"a.c" in "/">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
#di_subprogram = #llvm.di_subprogram<compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "v">
module {
  llvm.func @addresses(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.getelementptr %arg0[%arg1, 1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, struct<(i32, f32)>)>
    %2 = llvm.getelementptr inbounds %arg0[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, struct<(i32, f32)>)>
    %3 = llvm.getelementptr %arg2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, ptr)>
    llvm.intr.lifetime.start %1 : !llvm.ptr
    llvm.intr.lifetime.end %1 : !llvm.ptr
    llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_deref]> = %1 : !llvm.ptr
    llvm.return
  }
  llvm.func @positions(%arg0: !llvm.struct<(i32, f32)>, %arg1: f32) -> !llvm.struct<(i32, f32)> {
    %0 = llvm.extractvalue %arg0[1] : !llvm.struct<(i32, f32)> 
    %1 = llvm.insertvalue %0, %arg0[1] : !llvm.struct<(i32, f32)> 
    llvm.return %1 : !llvm.struct<(i32, f32)>
  }
  llvm.func @arguments(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    llvm.intr.vastart %arg0 : !llvm.ptr
    llvm.intr.vacopy %arg0 to %arg1 : !llvm.ptr, !llvm.ptr
    llvm.intr.vaend %arg0 : !llvm.ptr
    llvm.return
  }
  llvm.func @coroutine(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1) {
    %0 = llvm.intr.coro.id %arg0, %arg1, %arg1, %arg1 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %1 = llvm.intr.coro.begin %0, %arg1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %2 = llvm.intr.coro.save %1 : (!llvm.ptr) -> !llvm.token
    %3 = llvm.intr.coro.suspend %2, %arg2 : i8
    %4 = llvm.intr.coro.free %0, %1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %5 = llvm.mlir.none : !llvm.token
    %6 = llvm.intr.coro.end %1, %arg2, %5 : (!llvm.ptr, i1, !llvm.token) -> i1
    llvm.intr.coro.resume %1 : !llvm.ptr
    llvm.return
  }
  llvm.func @constants(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: f32, %arg3: i32) {
    %0 = llvm.mlir.constant(10 : i64) : i64
    %1 = llvm.mlir.constant(false) : i1
    %2 = llvm.mlir.constant(3 : i32) : i32
    "llvm.intr.memcpy.inline"(%arg0, %arg1) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %3 = "llvm.intr.is.fpclass"(%arg2) <{bit = 3 : i32}> : (f32) -> i1
    %4 = "llvm.intr.abs"(%arg3) <{is_int_min_poison = false}> : (i32) -> i32
    %5 = llvm.intr.stepvector : vector<4xi32>
    llvm.return
  }
}

