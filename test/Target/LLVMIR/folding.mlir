// RUN: %strata translate --mlir-to-llvmir %s | FileCheck %s

// Operations on constants are folded as LLVM's builder folds them.

// CHECK: %A = type { %B, [4 x %C] }
// CHECK: %B = type { i32, ptr }
// CHECK: %C = type opaque
// CHECK: %"we ird" = type { {} }
// CHECK: %F = type { i1 }
// CHECK: %D = type { %B }
// CHECK: %E = type { i8 }
// CHECK: %G = type { double }
// CHECK: %H = type { i32, [2 x %I] }
// CHECK: %I = type { i8 }
// CHECK: %J = type { i32 }

// CHECK:      @a = external global %A
llvm.mlir.global external @a() : !llvm.struct<"A", (struct<"B", (i32, ptr)>, array<4 x struct<"C", opaque>>)>
// CHECK:      @e = external global {}
llvm.mlir.global external @e() : !llvm.struct<()>
// CHECK:      @e2 = external global %"we ird"
llvm.mlir.global external @e2() : !llvm.struct<"we ird", (struct<()>)>
// CHECK:      declare %F @f(%D, ptr byval(%E), ptr addrspace(3))
llvm.func @f(!llvm.struct<"D", (struct<"B", (i32, ptr)>)>, !llvm.ptr {llvm.byval = !llvm.struct<"E", (i8)>}, !llvm.ptr<3>) -> !llvm.struct<"F", (i1)>
// CHECK:      define void @img(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %[[I:[a-z0-9_]+]], ptr %[[P:[a-z0-9_]+]]) {
// CHECK-NEXT:   %[[ALLOCA:.*]] = alloca %G, align 8
// CHECK-NEXT:   %[[GETELEMENTPTR:.*]] = getelementptr %H, ptr %[[P]], i32 0, i32 0
// CHECK-NEXT:   store %J zeroinitializer, ptr %[[P]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func @img(%i: !llvm.target<"spirv.Image", !llvm.void, 0, 0, 0, 0, 0, 0, 0>, %p: !llvm.ptr) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<"G", (f64)> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"H", (i32, array<2 x struct<"I", (i8)>>)>
  %3 = llvm.mlir.zero : !llvm.struct<"J", (i32)>
  %4 = llvm.extractvalue %3[0] : !llvm.struct<"J", (i32)>
  llvm.store %3, %p : !llvm.struct<"J", (i32)>, !llvm.ptr
  %5 = llvm.mlir.poison : !llvm.target<"spirv.Event">
  llvm.return
}
// CHECK:      define <4 x i32> @vecfold(<4 x i32> %[[V:[a-z0-9_]+]], <4 x i1> %[[B:[a-z0-9_]+]], <vscale x 4 x i32> %[[S:[a-z0-9_]+]]) {
// CHECK-NEXT:   %[[MUL:.*]] = mul <vscale x 4 x i32> splat (i32 7), %[[S]]
// CHECK-NEXT:   call void @sink(<4 x i32> poison, <4 x i1> <i1 false, i1 true, i1 false, i1 false>, <4 x i32> <i32 0, i32 -2, i32 0, i32 0>, <4 x float> <float 1.000000e+00, float -2.000000e+00, float 3.000000e+00, float 4.000000e+00>, <2 x i64> <i64 -8589934591, i64 17179869187>, <4 x i64> <i64 1, i64 -2, i64 3, i64 4>, <4 x float> <float 1.500000e+00, float -3.000000e+00, float 4.500000e+00, float 6.000000e+00>, <4 x i32> splat (i32 1069547520), <4 x i8> splat (i8 1), i32 poison, <4 x i32> <i32 0, i32 0, i32 3, i32 0>, <vscale x 4 x i32> insertelement (<vscale x 4 x i32> poison, i32 2, i32 2), <vscale x 4 x i32> splat (i32 2), <vscale x 4 x i32> splat (i32 9), <4 x float> splat (float -1.500000e+00), <5 x i32> <i32 1, i32 0, i32 undef, i32 4, i32 3>)
// CHECK-NEXT:   ret <4 x i32> <i32 0, i32 -2, i32 0, i32 0>
// CHECK-NEXT: }
llvm.func @vecfold(%v: vector<4xi32>, %b: vector<4xi1>, %s: vector<[4]xi32>) -> vector<4xi32> {
  %0 = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %1 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
  %2 = llvm.sdiv %0, %1 : vector<4xi32>
  %3 = llvm.icmp "slt" %0, %1 : vector<4xi32>
  %4 = llvm.select %3, %0, %1 : vector<4xi1>, vector<4xi32>
  %5 = llvm.sitofp %0 : vector<4xi32> to vector<4xf32>
  %6 = llvm.bitcast %0 : vector<4xi32> to vector<2xi64>
  %7 = llvm.sext %0 : vector<4xi32> to vector<4xi64>
  %8 = llvm.mlir.constant(dense<1.5> : vector<4xf32>) : vector<4xf32>
  %9 = llvm.fmul %5, %8 : vector<4xf32>
  %10 = llvm.bitcast %8 : vector<4xf32> to vector<4xi32>
  %11 = llvm.fptoui %8 : vector<4xf32> to vector<4xi8>
  %i2 = llvm.mlir.constant(2 : i32) : i32
  %i9 = llvm.mlir.constant(9 : i32) : i32
  %12 = llvm.extractelement %0[%i2 : i32] : vector<4xi32>
  %13 = llvm.extractelement %0[%i9 : i32] : vector<4xi32>
  %14 = llvm.insertelement %12, %1[%i2 : i32] : vector<4xi32>
  %sc = llvm.mlir.constant(dense<7> : vector<[4]xi32>) : vector<[4]xi32>
  %sp = llvm.mlir.poison : vector<[4]xi32>
  %15 = llvm.insertelement %i2, %sp[%i2 : i32] : vector<[4]xi32>
  %z0 = llvm.mlir.constant(0 : i32) : i32
  %16 = llvm.insertelement %i2, %sp[%z0 : i32] : vector<[4]xi32>
  %17 = llvm.shufflevector %16, %sp [0, 0, 0, 0] : vector<[4]xi32>
  %18 = llvm.add %17, %sc : vector<[4]xi32>
  %19 = llvm.mul %sc, %s : vector<[4]xi32>
  %20 = llvm.fneg %8 : vector<4xf32>
  %21 = llvm.shufflevector %0, %1 [0, 5, -1, 3, 2] : vector<4xi32>
  llvm.call @sink(%2, %3, %4, %5, %6, %7, %9, %10, %11, %13, %14, %15, %17, %18, %20, %21) : (vector<4xi32>, vector<4xi1>, vector<4xi32>, vector<4xf32>, vector<2xi64>, vector<4xi64>, vector<4xf32>, vector<4xi32>, vector<4xi8>, i32, vector<4xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<4xf32>, vector<5xi32>) -> ()
  llvm.return %4 : vector<4xi32>
}
// CHECK:      declare void @sink(<4 x i32>, <4 x i1>, <4 x i32>, <4 x float>, <2 x i64>, <4 x i64>, <4 x float>, <4 x i32>, <4 x i8>, i32, <4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i32>, <4 x float>, <5 x i32>)
llvm.func @sink(vector<4xi32>, vector<4xi1>, vector<4xi32>, vector<4xf32>, vector<2xi64>, vector<4xi64>, vector<4xf32>, vector<4xi32>, vector<4xi8>, i32, vector<4xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<4xf32>, vector<5xi32>)
// CHECK:      define void @scalarfold(i8 %[[X:[a-z0-9_]+]], float %[[F:[a-z0-9_]+]]) {
// CHECK-NEXT:   %[[FADD:.*]] = fadd float %[[F]], 0.000000e+00
// CHECK-NEXT:   call void @s2(i8 undef, i8 undef, i8 0, i8 0, i8 -1, i8 0, i8 poison, i8 poison, i8 0, i8 poison, i8 0, i8 poison, i8 poison, i1 false, i1 undef, i32 0, i4 undef, i8 poison, float 0x7FF8000000000000, float 0x7FF0000000000000, float 0.000000e+00, i1 true, float 0x7FF8000000000000, float 3.000000e+00, float %[[FADD]], half 0xH4200, i8 poison, i8 0, i8 0, i8 -4)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func @scalarfold(%x: i8, %f: f32) {
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %five = llvm.mlir.constant(5 : i8) : i8
  %u = llvm.mlir.undef : i8
  %p = llvm.mlir.poison : i8
  %min = llvm.mlir.constant(-128 : i8) : i8
  %0 = llvm.add %u, %five : i8
  %1 = llvm.mul %u, %five : i8
  %2 = llvm.mul %u, %z : i8
  %3 = llvm.and %u, %five : i8
  %4 = llvm.or %u, %five : i8
  %5 = llvm.xor %u, %u : i8
  %6 = llvm.sdiv %min, %m1 : i8
  %7 = llvm.udiv %five, %u : i8
  %8 = llvm.udiv %u, %five : i8
  %9 = llvm.shl %five, %m1 : i8
  %10 = llvm.lshr %u, %five : i8
  %11 = llvm.srem %min, %m1 : i8
  %12 = llvm.add %five, %p : i8
  %13 = llvm.icmp "ugt" %u, %five : i8
  %14 = llvm.icmp "eq" %u, %five : i8
  %15 = llvm.zext %u : i8 to i32
  %16 = llvm.trunc %u : i8 to i4
  %17 = llvm.urem %five, %z : i8
  %fu = llvm.mlir.undef : f32
  %fc = llvm.mlir.constant(3.0 : f32) : f32
  %fz = llvm.mlir.constant(0.0 : f32) : f32
  %18 = llvm.fadd %fu, %fc : f32
  %19 = llvm.fdiv %fc, %fz : f32
  %20 = llvm.frem %fc, %fc : f32
  %21 = llvm.fcmp "ult" %fu, %fc : f32
  %22 = llvm.fdiv %fz, %fz : f32
  %23 = llvm.fadd %fz, %fc : f32
  %24 = llvm.fadd %f, %fz : f32
  %25 = llvm.fptrunc %fc : f32 to f16
  %26 = llvm.fptosi %19 : f32 to i8
  %27 = llvm.select %14, %five, %z : i1, i8
  %28 = llvm.select %13, %five, %z : i1, i8
  %29 = llvm.ashr %min, %five : i8
  llvm.call @s2(%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15,%16,%17,%18,%19,%20,%21,%22,%23,%24,%25,%26,%27,%28,%29) : (i8,i8,i8,i8,i8,i8,i8,i8,i8,i8,i8,i8,i8,i1,i1,i32,i4,i8,f32,f32,f32,i1,f32,f32,f32,f16,i8,i8,i8,i8) -> ()
  llvm.return
}
// CHECK:      declare void @s2(i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i1, i1, i32, i4, i8, float, float, float, i1, float, float, float, half, i8, i8, i8, i8)
llvm.func @s2(i8,i8,i8,i8,i8,i8,i8,i8,i8,i8,i8,i8,i8,i1,i1,i32,i4,i8,f32,f32,f32,i1,f32,f32,f32,f16,i8,i8,i8,i8)

// CHECK: !llvm.module.flags = !{!0}
// CHECK: !0 = !{i32 2, !"Debug Info Version", i32 3}
