// Every operation in its custom form, which is also its output.
// RUN: %opt --allow-unregistered-dialect --split-input-file %s -o %t.mlir
// RUN: grep -v '^// [ER]' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect --split-input-file | diff %t.mlir -
module {
  func.func @f(%arg0: !spirv.ptr<f32, Function>, %arg1: i1, %arg2: i32, %arg3: f32, %arg4: vector<3xf32>, %arg5: vector<2xf32>, %arg6: vector<4xf32>, %arg7: i16, %arg8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %arg9: !spirv.matrix<3 x vector<3xf32>>) {
    %0 = spirv.GL.Acosh %arg3 : f32 {a}
    %1 = spirv.GL.Asin %arg3 : f32 {a}
    %2 = spirv.GL.Asinh %arg3 : f32 {a}
    %3 = spirv.GL.Atan %arg3 : f32 {a}
    %4 = spirv.GL.Atanh %arg3 : f32 {a}
    %5 = spirv.GL.Ceil %arg3 : f32 {a}
    %6 = spirv.GL.Cos %arg3 : f32 {a}
    %7 = spirv.GL.Cosh %arg3 : f32 {a}
    %8 = spirv.GL.Cross %arg3, %arg3 {a} : f32
    %9 = spirv.GL.Distance %arg3, %arg3 {a} : f32, f32 -> f32
    %10 = spirv.GL.Exp %arg3 : f32 {a}
    %11 = spirv.GL.Exp2 %arg3 : f32 {a}
    %12 = spirv.GL.FAbs %arg3 : f32 {a}
    %13 = spirv.GL.FClamp %arg3, %arg3, %arg3 {a} : f32
    %14 = spirv.GL.FMax %arg3, %arg3 {a} : f32
    %15 = spirv.GL.FMin %arg3, %arg3 {a} : f32
    %16 = spirv.GL.FMix {a} %arg3 : f32, %arg3 : f32, %arg3 : f32 -> f32
    %17 = spirv.GL.FSign %arg3 : f32 {a}
    %18 = spirv.GL.FindILsb %arg2 : i32 {a}
    %19 = spirv.GL.FindSMsb %arg2 : i32 {a}
    %20 = spirv.GL.FindUMsb %arg2 : i32 {a}
    %21 = spirv.GL.Floor %arg3 : f32 {a}
    %22 = spirv.GL.Fma %arg3, %arg3, %arg3 {a} : f32
    %23 = spirv.GL.Fract %arg3 : f32 {a}
    %24 = spirv.GL.InverseSqrt %arg3 : f32 {a}
    %25 = spirv.GL.Ldexp {a} %arg3 : f32, %arg2 : i32 -> f32
    %26 = spirv.GL.Length %arg3 {a} : f32 -> f32
    %27 = spirv.GL.Log %arg3 : f32 {a}
    %28 = spirv.GL.Log2 %arg3 : f32 {a}
    %29 = spirv.GL.Normalize %arg3 : f32 {a}
    %30 = spirv.GL.PackHalf2x16 {a} %arg5 : vector<2xf32> -> i32
    %31 = spirv.GL.PackSnorm4x8 {a} %arg6 : vector<4xf32> -> i32
    %32 = spirv.GL.Pow %arg3, %arg3 {a} : f32
    %33 = spirv.GL.Reflect %arg3, %arg3 {a} : f32
    %34 = spirv.GL.Round %arg3 : f32 {a}
    %35 = spirv.GL.RoundEven %arg3 : f32 {a}
    %36 = spirv.GL.SAbs %arg2 : i32 {a}
    %37 = spirv.GL.SClamp %arg2, %arg2, %arg2 {a} : i32
    %38 = spirv.GL.SMax %arg2, %arg2 {a} : i32
    %39 = spirv.GL.SMin %arg2, %arg2 {a} : i32
    %40 = spirv.GL.SSign %arg2 : i32 {a}
    %41 = spirv.GL.Sin %arg3 : f32 {a}
    %42 = spirv.GL.Sinh %arg3 : f32 {a}
    %43 = spirv.GL.Sqrt %arg3 : f32 {a}
    %44 = spirv.GL.Tan %arg3 : f32 {a}
    %45 = spirv.GL.Tanh %arg3 : f32 {a}
    %46 = spirv.GL.UClamp %arg2, %arg2, %arg2 {a} : i32
    %47 = spirv.GL.UMax %arg2, %arg2 {a} : i32
    %48 = spirv.GL.UMin %arg2, %arg2 {a} : i32
    %49 = spirv.GL.UnpackHalf2x16 {a} %arg2 : i32 -> vector<2xf32>
    %50 = spirv.GL.UnpackSnorm4x8 {a} %arg2 : i32 -> vector<4xf32>
    %51 = spirv.GroupBroadcast <Workgroup> %arg3, %arg2 {a} : f32, i32
    %52 = spirv.GroupFAdd <Workgroup> <Reduce> %arg3 {a} : f32
    %53 = spirv.GroupFMax <Workgroup> <Reduce> %arg3 {a} : f32
    %54 = spirv.GroupFMin <Workgroup> <Reduce> %arg3 {a} : f32
    %55 = spirv.GroupIAdd <Workgroup> <Reduce> %arg2 {a} : i32
    %56 = spirv.GroupNonUniformBitwiseAnd <Workgroup> <Reduce> %arg2 {a} : i32 -> i32
    %57 = spirv.GroupNonUniformBitwiseOr <Workgroup> <Reduce> %arg2 {a} : i32 -> i32
    %58 = spirv.GroupNonUniformBitwiseXor <Workgroup> <Reduce> %arg2 {a} : i32 -> i32
    %59 = spirv.GroupNonUniformElect <Workgroup> {a} : i1
    %60 = spirv.GroupNonUniformFAdd <Workgroup> <Reduce> %arg3 {a} : f32 -> f32
    %61 = spirv.GroupNonUniformFMax <Workgroup> <Reduce> %arg3 {a} : f32 -> f32
    %62 = spirv.GroupNonUniformFMin <Workgroup> <Reduce> %arg3 {a} : f32 -> f32
    %63 = spirv.GroupNonUniformFMul <Workgroup> <Reduce> %arg3 {a} : f32 -> f32
    %64 = spirv.GroupNonUniformIAdd <Workgroup> <Reduce> %arg2 {a} : i32 -> i32
    %65 = spirv.GroupNonUniformIMul <Workgroup> <Reduce> %arg2 {a} : i32 -> i32
    %66 = spirv.GroupNonUniformLogicalAnd <Workgroup> <Reduce> %arg1 {a} : i1 -> i1
    %67 = spirv.GroupNonUniformLogicalOr <Workgroup> <Reduce> %arg1 {a} : i1 -> i1
    %68 = spirv.GroupNonUniformLogicalXor <Workgroup> <Reduce> %arg1 {a} : i1 -> i1
    %69 = spirv.GroupNonUniformRotateKHR <Workgroup> %arg3, %arg2 {a} : f32, i32 -> f32
    %70 = spirv.GroupNonUniformSMax <Workgroup> <Reduce> %arg2 {a} : i32 -> i32
    %71 = spirv.GroupNonUniformSMin <Workgroup> <Reduce> %arg2 {a} : i32 -> i32
    %72 = spirv.GroupNonUniformShuffle <Workgroup> %arg3, %arg2 {a} : f32, i32
    %73 = spirv.GroupNonUniformShuffleDown <Workgroup> %arg3, %arg2 {a} : f32, i32
    %74 = spirv.GroupNonUniformShuffleUp <Workgroup> %arg3, %arg2 {a} : f32, i32
    return
  }
}

