spv.module Logical GLSL450 requires #spv.vce<v1.0, [Shader], []> attributes {t.x} {
  spv.GlobalVariable @g : !spv.ptr<!spv.struct<rec, (!spv.ptr<!spv.struct<rec>, StorageBuffer>)>, StorageBuffer>
  spv.func @f(%p: !spv.ptr<f32, Workgroup>, %v: f32, %b: i1) "None" {
    %0 = spv.AtomicFAddEXT "Workgroup" "Acquire" %p, %v : !spv.ptr<f32, Workgroup>
    %1 = spv.GroupNonUniformBallot Workgroup %b : vector<4xi32>
    %2 = spv.GroupNonUniformElect Workgroup : i1
    %one = spv.Constant 1 : i32
    %3 = spv.GroupNonUniformBroadcast Subgroup %v, %one : f32, i32
    %4 = spv.GroupNonUniformShuffle Subgroup %v, %one : f32, i32
    spv.MemoryBarrier Workgroup, Acquire
    spv.Return
  }
}
