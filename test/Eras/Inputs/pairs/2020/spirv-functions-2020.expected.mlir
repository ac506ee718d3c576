module {
  spirv.module Logical GLSL450 {
    spirv.func @f(%arg0: f32, %arg1: i32) -> f32 "None" {
      %cst4_i32 = spirv.Constant 4 : i32
      %0 = spirv.GroupNonUniformFAdd <Workgroup> <Reduce> %arg0 : f32 -> f32
      %1 = spirv.GroupNonUniformIAdd <Workgroup> <ClusteredReduce> %arg1 cluster_size(%cst4_i32) : i32, i32 -> i32
      %2 = spirv.GroupNonUniformElect <Workgroup> : i1
      spirv.ReturnValue %0 : f32
    }
  }
}

