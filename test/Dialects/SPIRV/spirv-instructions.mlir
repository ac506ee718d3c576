// Every operation in its custom form, which is also its output.
// RUN: %opt --allow-unregistered-dialect --split-input-file %s -o %t.mlir
// RUN: grep -v '^// [ER]' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect --split-input-file | diff %t.mlir -
module {
  func.func @f(%arg0: !spirv.ptr<f32, Function>, %arg1: i1, %arg2: i32, %arg3: f32, %arg4: vector<3xf32>, %arg5: vector<2xf32>, %arg6: vector<4xf32>, %arg7: i16, %arg8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %arg9: !spirv.matrix<3 x vector<3xf32>>) {
    %0 = spirv.AccessChain %arg0[] {a} : !spirv.ptr<f32, Function>,  -> !spirv.ptr<f32, Function>
    %1 = spirv.BitCount %arg2 : i32 {a}
    %2 = spirv.BitFieldInsert %arg2, %arg2, %arg2, %arg2 {a} : i32, i32, i32
    %3 = spirv.BitFieldSExtract %arg2, %arg2, %arg2 {a} : i32, i32, i32
    %4 = spirv.BitFieldUExtract %arg2, %arg2, %arg2 {a} : i32, i32, i32
    %5 = spirv.BitReverse %arg2 : i32 {a}
    %6 = spirv.BitwiseAnd %arg2, %arg2 {a} : i32
    %7 = spirv.BitwiseOr %arg2, %arg2 {a} : i32
    %8 = spirv.BitwiseXor %arg2, %arg2 {a} : i32
    %9 = spirv.CL.acos %arg3 : f32 {a}
    %10 = spirv.CL.acosh %arg3 : f32 {a}
    %11 = spirv.CL.asin %arg3 : f32 {a}
    %12 = spirv.CL.asinh %arg3 : f32 {a}
    %13 = spirv.CL.atan %arg3 : f32 {a}
    %14 = spirv.CL.atan2 %arg3, %arg3 {a} : f32
    %15 = spirv.CL.atanh %arg3 : f32 {a}
    %16 = spirv.CL.ceil %arg3 : f32 {a}
    %17 = spirv.CL.cos %arg3 : f32 {a}
    %18 = spirv.CL.cosh %arg3 : f32 {a}
    %19 = spirv.CL.erf %arg3 : f32 {a}
    %20 = spirv.CL.exp %arg3 : f32 {a}
    %21 = spirv.CL.fabs %arg3 : f32 {a}
    %22 = spirv.CL.floor %arg3 : f32 {a}
    %23 = spirv.CL.fma %arg3, %arg3, %arg3 {a} : f32
    %24 = spirv.CL.fmax %arg3, %arg3 {a} : f32
    %25 = spirv.CL.fmin %arg3, %arg3 {a} : f32
    %26 = spirv.CL.log %arg3 : f32 {a}
    %27 = spirv.CL.mix %arg3, %arg3, %arg3 {a} : f32
    %28 = spirv.CL.pow %arg3, %arg3 {a} : f32
    %29 = spirv.CL.printf %arg0 {a} : !spirv.ptr<f32, Function> -> i32
    %30 = spirv.CL.rint %arg3 : f32 {a}
    %31 = spirv.CL.round %arg3 : f32 {a}
    %32 = spirv.CL.rsqrt %arg3 : f32 {a}
    %33 = spirv.CL.s_abs %arg2 : i32 {a}
    %34 = spirv.CL.s_max %arg2, %arg2 {a} : i32
    %35 = spirv.CL.s_min %arg2, %arg2 {a} : i32
    %36 = spirv.CL.sin %arg3 : f32 {a}
    %37 = spirv.CL.sinh %arg3 : f32 {a}
    %38 = spirv.CL.sqrt %arg3 : f32 {a}
    %39 = spirv.CL.tan %arg3 : f32 {a}
    %40 = spirv.CL.tanh %arg3 : f32 {a}
    %41 = spirv.CL.u_max %arg2, %arg2 {a} : i32
    %42 = spirv.CL.u_min %arg2, %arg2 {a} : i32
    spirv.ControlBarrier <Workgroup>, <Device>, <Acquire> {a}
    %43 = spirv.ConvertFToS %arg3 {a} : f32 to i32
    %44 = spirv.ConvertFToU %arg3 {a} : f32 to i32
    %45 = spirv.ConvertPtrToU %arg0 {a} : !spirv.ptr<f32, Function> to i32
    %46 = spirv.ConvertSToF %arg2 {a} : i32 to f32
    %47 = spirv.ConvertUToF %arg2 {a} : i32 to f32
    %48 = spirv.ConvertUToPtr %arg2 {a} : i32 to !spirv.ptr<f32, Function>
    %49 = spirv.Dot %arg4, %arg4 {a} : vector<3xf32> -> f32
    %50 = spirv.EXT.AtomicFAdd <Device> <None> %arg0, %arg3 {a} : !spirv.ptr<f32, Function>
    spirv.EXT.SetMeshOutputs %arg2, %arg2 {a} : i32, i32
    spirv.EmitVertex {a}
    spirv.EndPrimitive {a}
    %51 = spirv.FAdd %arg3, %arg3 {a} : f32
    %52 = spirv.FDiv %arg3, %arg3 {a} : f32
    %53 = spirv.FMod %arg3, %arg3 {a} : f32
    %54 = spirv.FMul %arg3, %arg3 {a} : f32
    %55 = spirv.FNegate %arg3 {a} : f32
    %56 = spirv.FOrdEqual %arg3, %arg3 : f32 {a}
    %57 = spirv.FOrdGreaterThan %arg3, %arg3 : f32 {a}
    %58 = spirv.FOrdGreaterThanEqual %arg3, %arg3 : f32 {a}
    %59 = spirv.FOrdLessThan %arg3, %arg3 : f32 {a}
    %60 = spirv.FOrdLessThanEqual %arg3, %arg3 : f32 {a}
    %61 = spirv.FOrdNotEqual %arg3, %arg3 : f32 {a}
    %62 = spirv.FRem %arg3, %arg3 {a} : f32
    %63 = spirv.FSub %arg3, %arg3 {a} : f32
    %64 = spirv.FUnordEqual %arg3, %arg3 : f32 {a}
    %65 = spirv.FUnordGreaterThan %arg3, %arg3 : f32 {a}
    %66 = spirv.FUnordGreaterThanEqual %arg3, %arg3 : f32 {a}
    %67 = spirv.FUnordLessThan %arg3, %arg3 : f32 {a}
    %68 = spirv.FUnordLessThanEqual %arg3, %arg3 : f32 {a}
    %69 = spirv.FUnordNotEqual %arg3, %arg3 : f32 {a}
    %70 = spirv.GL.Acos %arg3 : f32 {a}
    return
  }
}

