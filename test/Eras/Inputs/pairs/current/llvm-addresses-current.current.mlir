!pair = !llvm.struct<(i32, f32)>
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sub = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file>
#var = #llvm.di_local_variable<scope = #sub, name = "v">
llvm.func @addresses(%p: !llvm.ptr<struct<(i32, struct<(i32, f32)>)>>, %i: i64, %q: !llvm.ptr<!llvm.struct<(i32, !llvm.ptr<i32>)>>) {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.getelementptr %p[%i, 1, 0] : (!llvm.ptr<struct<(i32, struct<(i32, f32)>)>>, i64) -> !llvm.ptr<i32>
  %1 = llvm.getelementptr inbounds %p[0, %c1, 1]
    : (!llvm.ptr<struct<(i32, struct<(i32, f32)>)>>, i32) -> !llvm.ptr<f32>
  %2 = llvm.getelementptr %q[0, 1] : (!llvm.ptr<!llvm.struct<(i32, !llvm.ptr<i32>)>>) -> !llvm.ptr<ptr<i32>>
  llvm.intr.lifetime.start 4, %0 : !llvm.ptr<i32>
  llvm.intr.lifetime.end 4, %0 : !llvm.ptr<i32>
  llvm.intr.dbg.addr #var = %0 : !llvm.ptr<i32>
  llvm.return
}
llvm.func @positions(%a: !llvm.struct<(i32, f32)>, %b: f32) -> !llvm.struct<(i32, f32)> {
  %0 = llvm.extractvalue %a[1 : i32] : !llvm.struct<(i32, f32)>
  %1 = llvm.insertvalue %0, %a[1 : index] : !llvm.struct<(i32, f32)>
  llvm.return %1 : !llvm.struct<(i32, f32)>
}
llvm.func @arguments(%a: !llvm.ptr<i8>, %b: !llvm.ptr<i8>) {
  llvm.intr.vastart %a
  llvm.intr.vacopy %a to %b
  llvm.intr.vaend %a
  llvm.return
}
llvm.func @coroutine(%a: i32, %p: !llvm.ptr<i8>, %last: i1) {
  %token = llvm.intr.coro.id %a, %p, %p, %p : !llvm.token
  %handle = llvm.intr.coro.begin %token, %p : !llvm.ptr<i8>
  %saved = llvm.intr.coro.save %handle : !llvm.token
  %state = llvm.intr.coro.suspend %saved, %last : i8
  %memory = llvm.intr.coro.free %token, %handle : !llvm.ptr<i8>
  %end = llvm.intr.coro.end %handle, %last : i1
  llvm.intr.coro.resume %handle
  llvm.return
}
llvm.func @constants(%p: !llvm.ptr<i8>, %q: !llvm.ptr<i8>, %x: f32, %y: i32) {
  %size = llvm.mlir.constant(10 : i64) : i64
  %false = llvm.mlir.constant(false) : i1
  %nan = llvm.mlir.constant(3 : i32) : i32
  "llvm.intr.memcpy.inline"(%p, %q, %size, %false) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  %0 = "llvm.intr.is.fpclass"(%x, %nan) : (f32, i32) -> i1
  %1 = "llvm.intr.abs"(%y, %false) : (i32, i1) -> i32
  %2 = llvm.intr.experimental.stepvector : vector<4xi32>
  llvm.return
}
