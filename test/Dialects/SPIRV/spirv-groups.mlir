// Every operation in its custom form, which is also its output.
// RUN: %opt --allow-unregistered-dialect --split-input-file %s -o %t.mlir
// RUN: grep -v '^// [ER]' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect --split-input-file | diff %t.mlir -
module {
  func.func @f(%arg0: !spirv.ptr<f32, Function>, %arg1: i1, %arg2: i32, %arg3: f32, %arg4: vector<3xf32>, %arg5: vector<2xf32>, %arg6: vector<4xf32>, %arg7: i16, %arg8: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %arg9: !spirv.matrix<3 x vector<3xf32>>) {
    %0 = spirv.GroupNonUniformShuffleXor <Workgroup> %arg3, %arg2 {a} : f32, i32
    %1 = spirv.GroupNonUniformUMax <Workgroup> <Reduce> %arg2 {a} : i32 -> i32
    %2 = spirv.GroupNonUniformUMin <Workgroup> <Reduce> %arg2 {a} : i32 -> i32
    %3 = spirv.GroupSMax <Workgroup> <Reduce> %arg2 {a} : i32
    %4 = spirv.GroupSMin <Workgroup> <Reduce> %arg2 {a} : i32
    %5 = spirv.GroupUMax <Workgroup> <Reduce> %arg2 {a} : i32
    %6 = spirv.GroupUMin <Workgroup> <Reduce> %arg2 {a} : i32
    %7 = spirv.IAdd %arg2, %arg2 {a} : i32
    %8 = spirv.IEqual %arg2, %arg2 : i32 {a}
    %9 = spirv.IMul %arg2, %arg2 {a} : i32
    spirv.INTEL.ControlBarrierArrive <Workgroup> <Device> <Acquire> {a}
    spirv.INTEL.ControlBarrierWait <Workgroup> <Device> <Acquire> {a}
    %10 = spirv.INTEL.ConvertBF16ToF %arg7 {a} : i16 to f32
    %11 = spirv.INTEL.ConvertFToBF16 %arg3 {a} : f32 to i16
    %12 = spirv.INTEL.RoundFToTF32 %arg3 {a} : f32 to f32
    %13 = spirv.INotEqual %arg2, %arg2 : i32 {a}
    %14 = spirv.ISub %arg2, %arg2 {a} : i32
    %15 = spirv.Image %arg8 {a} : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>
    %16 = spirv.InBoundsPtrAccessChain %arg0[%arg2] {a} : !spirv.ptr<f32, Function>, i32 -> !spirv.ptr<f32, Function>
    %17 = spirv.IsFinite %arg3 : f32 {a}
    %18 = spirv.IsInf %arg3 : f32 {a}
    %19 = spirv.IsNan %arg3 : f32 {a}
    spirv.KHR.AssumeTrue %arg1 {a}
    %20 = spirv.KHR.CooperativeMatrixLength {a} : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
    %21 = spirv.KHR.GroupFMul <Workgroup> <Reduce> %arg3 {a} : f32
    %22 = spirv.KHR.GroupIMul <Workgroup> <Reduce> %arg2 {a} : i32
    %23 = spirv.LogicalAnd %arg1, %arg1 : i1 {a}
    %24 = spirv.LogicalEqual %arg1, %arg1 : i1 {a}
    %25 = spirv.LogicalNot %arg1 : i1 {a}
    %26 = spirv.LogicalNotEqual %arg1, %arg1 : i1 {a}
    %27 = spirv.LogicalOr %arg1, %arg1 : i1 {a}
    %28 = spirv.MatrixTimesMatrix %arg9, %arg9 {a} : !spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
    %29 = spirv.MatrixTimesScalar %arg9, %arg3 {a} : !spirv.matrix<3 x vector<3xf32>>, f32
    %30 = spirv.MatrixTimesVector %arg9, %arg4 {a} : !spirv.matrix<3 x vector<3xf32>>, vector<3xf32> -> vector<3xf32>
    spirv.MemoryBarrier <Device>, <Acquire> {a}
    %31 = spirv.Not %arg2 : i32 {a}
    %32 = spirv.Ordered %arg3, %arg3 : f32 {a}
    %33 = spirv.PtrAccessChain %arg0[%arg2] {a} : !spirv.ptr<f32, Function>, i32 -> !spirv.ptr<f32, Function>
    %34 = spirv.SDiv %arg2, %arg2 {a} : i32
    %35 = spirv.SDot %arg2, %arg2, <PackedVectorFormat4x8Bit> {a} : i32 -> i32
    %36 = spirv.SDotAccSat %arg2, %arg2, %arg2, <PackedVectorFormat4x8Bit> {a} : i32 -> i32
    %37 = spirv.SGreaterThan %arg2, %arg2 : i32 {a}
    %38 = spirv.SGreaterThanEqual %arg2, %arg2 : i32 {a}
    %39 = spirv.SLessThan %arg2, %arg2 : i32 {a}
    %40 = spirv.SLessThanEqual %arg2, %arg2 : i32 {a}
    %41 = spirv.SMod %arg2, %arg2 {a} : i32
    %42 = spirv.SNegate %arg2 {a} : i32
    %43 = spirv.SRem %arg2, %arg2 {a} : i32
    %44 = spirv.SUDot %arg2, %arg2, <PackedVectorFormat4x8Bit> {a} : i32 -> i32
    %45 = spirv.SUDotAccSat %arg2, %arg2, %arg2, <PackedVectorFormat4x8Bit> {a} : i32 -> i32
    %46 = spirv.Select %arg1, %arg1, %arg1 {a} : i1, i1
    %47 = spirv.ShiftLeftLogical %arg2, %arg2 {a} : i32, i32
    %48 = spirv.ShiftRightArithmetic %arg2, %arg2 {a} : i32, i32
    %49 = spirv.ShiftRightLogical %arg2, %arg2 {a} : i32, i32
    %50 = spirv.Transpose %arg9 {a} : !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
    %51 = spirv.UDiv %arg2, %arg2 {a} : i32
    %52 = spirv.UDot %arg2, %arg2, <PackedVectorFormat4x8Bit> {a} : i32 -> i32
    %53 = spirv.UDotAccSat %arg2, %arg2, %arg2, <PackedVectorFormat4x8Bit> {a} : i32 -> i32
    %54 = spirv.UGreaterThan %arg2, %arg2 : i32 {a}
    %55 = spirv.UGreaterThanEqual %arg2, %arg2 : i32 {a}
    %56 = spirv.ULessThan %arg2, %arg2 : i32 {a}
    %57 = spirv.ULessThanEqual %arg2, %arg2 : i32 {a}
    %58 = spirv.UMod %arg2, %arg2 {a} : i32
    %59 = spirv.Undef {a} : i32
    %60 = spirv.Unordered %arg3, %arg3 : f32 {a}
    %61 = spirv.VectorShuffle {a} [0 : i32, 1 : i32, 2 : i32] %arg4, %arg4 : vector<3xf32>, vector<3xf32> -> vector<3xf32>
    %62 = spirv.VectorTimesMatrix %arg4, %arg9 {a} : vector<3xf32>, !spirv.matrix<3 x vector<3xf32>> -> vector<3xf32>
    %63 = spirv.VectorTimesScalar %arg4, %arg3 {a} : (vector<3xf32>, f32) -> vector<3xf32>
    return
  }
}

