module {
  spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> attributes {t.x} {
    spirv.GlobalVariable @g : !spirv.ptr<!spirv.struct<rec, (!spirv.ptr<!spirv.struct<rec>, StorageBuffer>)>, StorageBuffer>
    spirv.func @f(%arg0: !spirv.ptr<f32, Workgroup>, %arg1: f32, %arg2: i1) "None" {
      %0 = spirv.EXT.AtomicFAdd <Workgroup> <Acquire> %arg0, %arg1 : !spirv.ptr<f32, Workgroup>
      %1 = spirv.GroupNonUniformBallot <Workgroup> %arg2 : vector<4xi32>
      %2 = spirv.GroupNonUniformElect <Workgroup> : i1
      %cst1_i32 = spirv.Constant 1 : i32
      %3 = spirv.GroupNonUniformBroadcast <Subgroup> %arg1, %cst1_i32 : f32, i32
      %4 = spirv.GroupNonUniformShuffle <Subgroup> %arg1, %cst1_i32 : f32, i32
      spirv.MemoryBarrier <Workgroup>, <Acquire>
      spirv.Return
    }
  }
}

