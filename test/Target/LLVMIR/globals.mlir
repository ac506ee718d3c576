// RUN: %strata translate --mlir-to-llvmir %s | FileCheck %s

// Variables, aliases and comdats; types with and without names; constants in LLVM's spelling.

// CHECK: target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
// CHECK: target triple = "x86_64-unknown-linux-gnu"
// CHECK: %node = type { ptr, i32, %inner }
// CHECK: %inner = type <{ i8, i64 }>
// CHECK: $ptrs = comdat largest

module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
// CHECK:      @e = external global i64
llvm.mlir.global external @e() {addr_space = 0 : i32} : i64
// CHECK:      @w = weak global i64 undef
llvm.mlir.global weak @w() : i64
// CHECK:      @ew = extern_weak global i64
llvm.mlir.global extern_weak @ew() : i64
// CHECK:      @c = common global i64 0
llvm.mlir.global common @c(0 : i64) : i64
// CHECK:      @i = internal global i64 undef
llvm.mlir.global internal @i() : i64
// CHECK:      @p = private constant [2 x i8] c"x\00"
llvm.mlir.global private constant @p("x\00") {dso_local} : !llvm.array<2 x i8>
// Complex numbers are structures, also where all are equal.
// CHECK:      @complex = private constant [2 x { float, float }] [{ float, float } { float 1.000000e+00, float 2.000000e+00 }, { float, float } { float 3.000000e+00, float 4.000000e+00 }]
llvm.mlir.global private constant @complex(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
// CHECK:      @complex_splat = private constant [2 x { float, float }] [{ float, float } { float 1.000000e+00, float 2.000000e+00 }, { float, float } { float 1.000000e+00, float 2.000000e+00 }]
llvm.mlir.global private constant @complex_splat(dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
// CHECK:      @lu = local_unnamed_addr externally_initialized global i64 1
llvm.mlir.global external local_unnamed_addr @lu(1 : i64) {externally_initialized} : i64
// CHECK:      @as = internal protected addrspace(3) global i32 0
llvm.mlir.global internal protected @as(0 : i32) {addr_space = 3 : i32} : i32
// CHECK:      @rec = internal global %node zeroinitializer
llvm.mlir.global internal @rec() : !llvm.struct<"node", (ptr, i32, struct<"inner", packed (i8, i64)>)> {
  %0 = llvm.mlir.zero : !llvm.struct<"node", (ptr, i32, struct<"inner", packed (i8, i64)>)>
  llvm.return %0 : !llvm.struct<"node", (ptr, i32, struct<"inner", packed (i8, i64)>)>
}
// CHECK:      @lit = internal global <{ i8, i32 }> <{ i8 1, i32 poison }>
llvm.mlir.global internal @lit() : !llvm.struct<packed (i8, i32)> {
  %0 = llvm.mlir.poison : !llvm.struct<packed (i8, i32)>
  %1 = llvm.mlir.constant(1 : i8) : i8
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<packed (i8, i32)>
  llvm.return %2 : !llvm.struct<packed (i8, i32)>
}
// CHECK:      @arr0 = internal global [0 x i32] undef
llvm.mlir.global internal @arr0() : !llvm.array<0 x i32>
// CHECK:      @emp = internal global [0 x i32] zeroinitializer
llvm.mlir.global internal @emp(dense<[]> : tensor<0xi32>) : !llvm.array<0 x i32>
// CHECK:      @bigint = internal global i128 123456789012345678901234567890
llvm.mlir.global internal @bigint(123456789012345678901234567890 : i128) : i128
// CHECK:      @negi = internal global i8 -5
llvm.mlir.global internal @negi(-5 : i8) : i8
// CHECK:      @b1 = internal global i1 true
llvm.mlir.global internal @b1(true) : i1
// CHECK:      @bv = internal global <2 x i1> <i1 true, i1 false>
llvm.mlir.global internal @bv(dense<[true, false]> : vector<2xi1>) : vector<2xi1>
// CHECK:      @dd = internal global [3 x double] [double 1.000000e-01, double 1.000000e+100, double 0x7FF0000000000001]
llvm.mlir.global internal @dd(dense<[0.1, 1.0e100, 0x7FF0000000000001]> : tensor<3xf64>) : !llvm.array<3 x f64>
// CHECK:      @snan = internal global float 0x7FF0000020000000
llvm.mlir.global internal @snan(0x7F800001 : f32) : f32
// CHECK:      @neg0 = internal global float -0.000000e+00
llvm.mlir.global internal @neg0(-0.0 : f32) : f32
// CHECK:      @i8arr = internal global [3 x i8] c"AB\00"
llvm.mlir.global internal @i8arr(dense<[65, 66, 0]> : tensor<3xi8>) : !llvm.array<3 x i8>
// CHECK:      @i8arrs = internal global [3 x i8] c"AAA"
llvm.mlir.global internal @i8arrs(dense<65> : tensor<3xi8>) : !llvm.array<3 x i8>
// CHECK:      @i8z = internal global [3 x i8] zeroinitializer
llvm.mlir.global internal @i8z(dense<0> : tensor<3xi8>) : !llvm.array<3 x i8>
// CHECK:      @halfs = internal global [2 x half] [half 0xH3C00, half 0xH4000]
llvm.mlir.global internal @halfs(dense<[1.0, 2.0]> : tensor<2xf16>) : !llvm.array<2 x f16>
// CHECK:      @bfs = internal global [2 x bfloat] [bfloat 0xR3F80, bfloat 0xR4000]
llvm.mlir.global internal @bfs(dense<[1.0, 2.0]> : tensor<2xbf16>) : !llvm.array<2 x bf16>
// CHECK:      @cplx = internal global { float, float } { float 1.000000e+00, float 2.000000e+00 }
llvm.mlir.global internal @cplx([1.0 : f32, 2.0 : f32]) : !llvm.struct<(f32, f32)>
// CHECK:      @f80s = internal global x86_fp80 0xK3FFBCCCCCCCCCCCCD000
llvm.mlir.global internal @f80s(0.1 : f80) : f80
// CHECK:      @vv = internal global [2 x <2 x i32>] [<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>]
llvm.mlir.global internal @vv(dense<[[1,2],[3,4]]> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
// CHECK:      @vvz = internal global [2 x <2 x i32>] [<2 x i32> zeroinitializer, <2 x i32> splat (i32 3)]
llvm.mlir.global internal @vvz(dense<[[0,0],[3,3]]> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
// CHECK:      @str3 = internal global [2 x [3 x i32]] {{\[\[}}3 x i32] [i32 3, i32 3, i32 3], [3 x i32] [i32 3, i32 3, i32 3]]
llvm.mlir.global internal @str3(dense<3> : tensor<2x3xi32>) : !llvm.array<2 x array<3 x i32>>
// CHECK:      @tgt = external global target("spirv.Event")
llvm.mlir.global external @tgt() : !llvm.target<"spirv.Event">
// CHECK:      @ptrs = linkonce_odr global [2 x ptr] [ptr @e, ptr @fn], comdat
llvm.mlir.global linkonce_odr @ptrs() comdat(@cd::@ptrs) : !llvm.array<2 x ptr> {
  %u = llvm.mlir.undef : !llvm.array<2 x ptr>
  %a = llvm.mlir.addressof @e : !llvm.ptr
  %f = llvm.mlir.addressof @fn : !llvm.ptr
  %1 = llvm.insertvalue %a, %u[0] : !llvm.array<2 x ptr>
  %2 = llvm.insertvalue %f, %1[1] : !llvm.array<2 x ptr>
  llvm.return %2 : !llvm.array<2 x ptr>
}
llvm.comdat @cd { 
  llvm.comdat_selector @ptrs largest
  llvm.comdat_selector @unused any
}
// CHECK:      @al2 = internal unnamed_addr alias i64, ptr @w
llvm.mlir.alias internal unnamed_addr @al2 {dso_local} : i64 {
  %a = llvm.mlir.addressof @w : !llvm.ptr
  llvm.return %a : !llvm.ptr
}
// CHECK:      @al3 = weak_odr hidden alias i8, getelementptr inbounds nuw (i8, ptr @w, i64 4)
llvm.mlir.alias weak_odr hidden @al3 {dso_local} : i8 {
  %a = llvm.mlir.addressof @w : !llvm.ptr
  %b = llvm.getelementptr inbounds %a[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return %b : !llvm.ptr
}
// CHECK:      declare void @fn()
llvm.func @fn()
// CHECK:      define i64 @al(ptr %[[ARG:[a-z0-9_]+]], i64 %[[ARG_1:[a-z0-9_]+]]) {
// CHECK-NEXT:   %[[ALLOCA:.*]] = alloca i64, i64 1, align 8
// CHECK-NEXT:   %[[ALLOCA_1:.*]] = alloca i128, i64 1, align 16
// CHECK-NEXT:   %[[ALLOCA_2:.*]] = alloca x86_fp80, i64 1, align 16
// CHECK-NEXT:   %[[ALLOCA_3:.*]] = alloca { i8, i64 }, i64 1, align 8
// CHECK-NEXT:   %[[ALLOCA_4:.*]] = alloca <3 x float>, i64 1, align 16
// CHECK-NEXT:   %[[ALLOCA_5:.*]] = alloca inalloca [3 x i16], i64 1, align 2
// CHECK-NEXT:   %[[LOAD:.*]] = load i128, ptr %[[ALLOCA_1]], align 16
// CHECK-NEXT:   %[[LOAD_1:.*]] = load volatile <3 x float>, ptr %[[ALLOCA_4]], align 16, !nontemporal !1
// CHECK-NEXT:   %[[LOAD_2:.*]] = load ptr, ptr %[[ARG]], align 8, !invariant.load !2, !dereferenceable !3
// CHECK-NEXT:   %[[LOAD_3:.*]] = load ptr, ptr %[[ARG]], align 8, !dereferenceable_or_null !3, !invariant.group !2
// CHECK-NEXT:   store <3 x float> %[[LOAD_1]], ptr %[[ALLOCA_4]], align 16
// CHECK-NEXT:   store volatile <3 x float> %[[LOAD_1]], ptr %[[ALLOCA_4]], align 16, !nontemporal !1
// CHECK-NEXT:   %[[LOAD_4:.*]] = load { i8, i64 }, ptr %[[ARG]], align 8
// CHECK-NEXT:   %[[GETELEMENTPTR:.*]] = getelementptr inbounds nuw { i8, i64 }, ptr %[[ARG]], i64 %[[ARG_1]], i32 1
// CHECK-NEXT:   %[[GETELEMENTPTR_1:.*]] = getelementptr nusw i8, ptr %[[ARG]], i64 %[[ARG_1]]
// CHECK-NEXT:   ret i64 1
// CHECK-NEXT: }
llvm.func @al(%p : !llvm.ptr, %i: i64) -> i64 {
  %1 = llvm.mlir.constant(1 : i64) : i64
  %c = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  %d = llvm.alloca %1 x i128 : (i64) -> !llvm.ptr
  %e = llvm.alloca %1 x f80 : (i64) -> !llvm.ptr
  %f = llvm.alloca %1 x !llvm.struct<(i8, i64)> : (i64) -> !llvm.ptr
  %g = llvm.alloca %1 x vector<3xf32> : (i64) -> !llvm.ptr
  %h = llvm.alloca inalloca %1 x !llvm.array<3 x i16> : (i64) -> !llvm.ptr
  %j = llvm.load %d : !llvm.ptr -> i128
  %k = llvm.load volatile %g {nontemporal} : !llvm.ptr -> vector<3xf32>
  %l = llvm.load %p invariant dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
  %m = llvm.load %p invariant_group dereferenceable<bytes = 8, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
  llvm.store %k, %g : vector<3xf32>, !llvm.ptr
  llvm.store volatile %k, %g {nontemporal} : vector<3xf32>, !llvm.ptr
  %n = llvm.load %p : !llvm.ptr -> !llvm.struct<(i8, i64)>
  %o = llvm.getelementptr inbounds|nuw %p[%i, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i8, i64)>
  %q = llvm.getelementptr nusw %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.return %1 : i64
}
}

// CHECK: !llvm.module.flags = !{!0}
// CHECK: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK: !1 = !{i32 1}
// CHECK: !2 = !{}
// CHECK: !3 = !{i64 8}
