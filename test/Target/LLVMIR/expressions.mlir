// RUN: %strata translate --mlir-to-llvmir %s | FileCheck %s

// Addresses in constants, and calls of intrinsics with their declarations.

// CHECK:      @g = global i32 4
llvm.mlir.global external @g(4 : i32) : i32
// CHECK:      @garr = external global [4 x i32]
llvm.mlir.global external @garr() : !llvm.array<4 x i32>
// CHECK:      define i64 @ce(i32 %[[A:[a-z0-9_]+]]) {
// CHECK-NEXT:   %[[MUL:.*]] = mul i64 add (i64 ptrtoint (ptr @garr to i64), i64 4), 4
// CHECK-NEXT:   %[[AND:.*]] = and i64 ptrtoint (ptr @garr to i64), 4
// CHECK-NEXT:   %[[ZEXT:.*]] = zext i32 %[[A]] to i64
// CHECK-NEXT:   %[[BITCAST:.*]] = bitcast i32 %[[A]] to float
// CHECK-NEXT:   %[[FREEZE:.*]] = freeze i64 4
// CHECK-NEXT:   %[[MUL_1:.*]] = mul i64 %[[ZEXT]], 0
// CHECK-NEXT:   call void @sink(i64 %[[MUL]], i64 sub (i64 4, i64 ptrtoint (ptr @garr to i64)), i64 xor (i64 ptrtoint (ptr @garr to i64), i64 4), i64 %[[AND]], ptr inttoptr (i64 add (i64 ptrtoint (ptr @garr to i64), i64 4) to ptr), ptr getelementptr inbounds nuw (i8, ptr @garr, i64 4), ptr getelementptr inbounds nuw (i8, ptr @garr, i64 4), ptr @garr, ptr getelementptr inbounds nuw (i8, ptr @garr, i64 12), ptr addrspace(3) addrspacecast (ptr @garr to ptr addrspace(3)), i64 4, i1 false, i32 ptrtoint (ptr @garr to i32), float %[[BITCAST]], i32 1069547520, i32 1, double 0x41CFE00000000000, i64 poison, i64 4, ptr null, i64 %[[FREEZE]], i64 %[[MUL_1]], i1 false, float -1.500000e+00)
// CHECK-NEXT:   ret i64 %[[MUL]]
// CHECK-NEXT: }
llvm.func @ce(%a: i32) -> i64 {
  %g = llvm.mlir.addressof @garr : !llvm.ptr
  %0 = llvm.ptrtoint %g : !llvm.ptr to i64
  %1 = llvm.mlir.constant(4 : i64) : i64
  %2 = llvm.add %0, %1 : i64
  %3 = llvm.mul %2, %1 : i64
  %4 = llvm.sub %1, %0 : i64
  %5 = llvm.xor %0, %1 : i64
  %6 = llvm.and %0, %1 : i64
  %7 = llvm.inttoptr %2 : i64 to !llvm.ptr
  %8 = llvm.getelementptr %g[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %9 = llvm.getelementptr inbounds %g[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %90 = llvm.getelementptr inbounds %g[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %91 = llvm.getelementptr %9[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %10 = llvm.addrspacecast %g : !llvm.ptr to !llvm.ptr<3>
  %11 = llvm.mlir.zero : !llvm.ptr
  %12 = llvm.getelementptr %11[1] : (!llvm.ptr) -> !llvm.ptr, f32
  %13 = llvm.ptrtoint %12 : !llvm.ptr to i64
  %14 = llvm.icmp "eq" %g, %11 : !llvm.ptr
  %15 = llvm.trunc %0 : i64 to i32
  %16 = llvm.zext %a : i32 to i64
  %17 = llvm.bitcast %a : i32 to f32
  %18 = llvm.mlir.constant(1.5 : f32) : f32
  %19 = llvm.bitcast %18 : f32 to i32
  %20 = llvm.fptosi %18 : f32 to i32
  %21 = llvm.sitofp %19 : i32 to f64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %22 = llvm.sdiv %1, %c0 : i64
  %23 = llvm.sub %1, %c0 : i64
  %24 = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
  %25 = llvm.extractvalue %24[1] : !llvm.struct<(i32, ptr)>
  %26 = llvm.freeze %1 : i64
  %27 = llvm.mul %16, %c0 : i64
  %28 = llvm.fcmp "olt" %18, %18 : f32
  %29 = llvm.fneg %18 : f32
  llvm.call @sink(%3, %4, %5, %6, %7, %8, %9, %90, %91, %10, %13, %14, %15, %17, %19, %20, %21, %22, %23, %25, %26, %27, %28, %29) : (i64, i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr<3>, i64, i1, i32, f32, i32, i32, f64, i64, i64, !llvm.ptr, i64, i64, i1, f32) -> ()
  llvm.return %3 : i64
}
// CHECK:      declare void @sink(i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr addrspace(3), i64, i1, i32, float, i32, i32, double, i64, i64, ptr, i64, i64, i1, float)
llvm.func @sink(i64, i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr<3>, i64, i1, i32, f32, i32, i32, f64, i64, i64, !llvm.ptr, i64, i64, i1, f32)
// CHECK:      define void @intr(ptr %[[ARG:[a-z0-9_]+]], i64 %[[ARG_1:[a-z0-9_]+]], float %[[ARG_2:[a-z0-9_]+]], <4 x float> %[[ARG_3:[a-z0-9_]+]], <4 x i1> %[[ARG_4:[a-z0-9_]+]], <4 x ptr> %[[ARG_5:[a-z0-9_]+]], i32 %[[ARG_6:[a-z0-9_]+]]) {
// CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %[[ARG]], ptr %[[ARG]], i64 %[[ARG_1]], i1 false)
// CHECK-NEXT:   %[[CALL:.*]] = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %[[ARG]], <4 x i1> %[[ARG_4]], <4 x float> %[[ARG_3]])
// CHECK-NEXT:   %[[CALL_1:.*]] = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 %[[ARG_5]], <4 x i1> %[[ARG_4]], <4 x float> poison)
// CHECK-NEXT:   %[[CALL_2:.*]] = call reassoc float @llvm.vector.reduce.fadd.v4f32(float %[[ARG_2]], <4 x float> %[[ARG_3]])
// CHECK-NEXT:   %[[CALL_3:.*]] = call i32 @llvm.abs.i32(i32 %[[ARG_6]], i1 false)
// CHECK-NEXT:   %[[CALL_4:.*]] = call ptr @llvm.stacksave.p0()
// CHECK-NEXT:   call void @llvm.stackrestore.p0(ptr %[[CALL_4]])
// CHECK-NEXT:   %[[CALL_5:.*]] = call float @llvm.fma.f32(float %[[ARG_2]], float %[[ARG_2]], float %[[ARG_2]])
// CHECK-NEXT:   %[[CALL_6:.*]] = call { float, float } @llvm.sincos.f32(float %[[ARG_2]])
// CHECK-NEXT:   %[[CALL_7:.*]] = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %[[ARG_6]], i32 %[[ARG_6]])
// CHECK-NEXT:   %[[CALL_8:.*]] = call float @llvm.powi.f32.i32(float %[[ARG_2]], i32 %[[ARG_6]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func @intr(%p: !llvm.ptr, %n : i64, %x: f32, %v: vector<4xf32>, %m : vector<4xi1>, %vp: vector<4x!llvm.ptr>, %i: i32) {
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %0 = llvm.intr.masked.load %p, %m, %v {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  %1 = llvm.intr.masked.gather %vp, %m {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  %2 = "llvm.intr.vector.reduce.fadd"(%x, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %3 = "llvm.intr.abs"(%i) <{is_int_min_poison = false}> : (i32) -> i32
  %4 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %4 : !llvm.ptr
  %5 = llvm.intr.fma(%x, %x, %x) : (f32, f32, f32) -> f32
  %6 = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32, f32)>
  %7 = "llvm.intr.uadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %8 = llvm.intr.powi(%x, %i) : (f32, i32) -> f32
  llvm.return
}

// CHECK:      ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
// CHECK:      ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>) #1
// CHECK:      ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
// CHECK-NEXT: declare <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr>, <4 x i1>, <4 x float>) #2
// CHECK:      ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #3
// CHECK:      ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.abs.i32(i32, i1 immarg) #3
// CHECK:      ; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare ptr @llvm.stacksave.p0() #4
// CHECK:      ; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.stackrestore.p0(ptr) #4
// CHECK:      ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.fma.f32(float, float, float) #5
// CHECK:      ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare { float, float } @llvm.sincos.f32(float) #3
// CHECK:      ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #5
// CHECK:      ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.powi.f32.i32(float, i32) #5

// CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
// CHECK: attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
// CHECK: attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK: attributes #4 = { nocallback nofree nosync nounwind willreturn }
// CHECK: attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK: !llvm.module.flags = !{!0}
// CHECK: !0 = !{i32 2, !"Debug Info Version", i32 3}
