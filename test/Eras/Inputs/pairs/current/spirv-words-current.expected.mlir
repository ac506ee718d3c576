module {
  func.func @f(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: f32, %arg3: !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, %arg4: !spirv.ptr<f32, CrossWorkgroup>, %arg5: i64, %arg6: vector<2xf32>) {
    %0 = spirv.AtomicIAdd <Workgroup> <None> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
    %1 = spirv.AtomicCompareExchangeWeak <Workgroup> <Release> <Acquire> %arg0, %arg1, %arg1 : !spirv.ptr<i32, StorageBuffer>
    %2 = spirv.GroupNonUniformFAdd <Workgroup> <Reduce> %arg2 : f32 -> f32
    %cst1_i32 = spirv.Constant 1 : i32
    %3 = spirv.AccessChain %arg3[%cst1_i32] : !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i32 -> !spirv.ptr<i32, Function>
    %4 = spirv.PtrAccessChain %arg4[%arg5] : !spirv.ptr<f32, CrossWorkgroup>, i64 -> !spirv.ptr<f32, CrossWorkgroup>
    %5 = spirv.VectorShuffle [0 : i32, 2 : i32] %arg6, %arg6 : vector<2xf32>, vector<2xf32> -> vector<2xf32>
    %6 = spirv.INTEL.SubgroupBlockRead %arg0 : !spirv.ptr<i32, StorageBuffer> -> i32
    return
  }
}

