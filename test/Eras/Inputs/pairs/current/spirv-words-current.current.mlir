func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32, %x: f32, %s: !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, %g: !spirv.ptr<f32, CrossWorkgroup>, %n: i64, %w: vector<2xf32>) {
  %0 = spirv.AtomicIAdd "Workgroup" "None" %p, %v : !spirv.ptr<i32, StorageBuffer>
  %1 = spirv.AtomicCompareExchangeWeak "Workgroup" "Release" "Acquire" %p, %v, %v : !spirv.ptr<i32, StorageBuffer>
  %2 = spirv.GroupNonUniformFAdd "Workgroup" "Reduce" %x : f32
  %one = spirv.Constant 1 : i32
  %3 = spirv.AccessChain %s[%one] : !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i32
  %4 = spirv.PtrAccessChain %g[%n] : !spirv.ptr<f32, CrossWorkgroup>, i64
  %5 = spirv.VectorShuffle [0 : i32, 2 : i32] %w : vector<2xf32>, %w : vector<2xf32> -> vector<2xf32>
  %6 = spirv.INTEL.SubgroupBlockRead "StorageBuffer" %p : i32
  return
}
