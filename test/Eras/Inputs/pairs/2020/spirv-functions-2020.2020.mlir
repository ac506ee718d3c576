// Modules with keywords, functions, and operations of groups.
spv.module Logical GLSL450 {
  spv.func @f(%v: f32, %n: i32) -> f32 "None" {
    %c = spv.constant 4 : i32
    %0 = spv.GroupNonUniformFAdd "Workgroup" "Reduce" %v : f32
    %1 = spv.GroupNonUniformIAdd "Workgroup" "ClusteredReduce" %n cluster_size(%c) : i32
    %2 = spv.GroupNonUniformElect "Workgroup" : i1
    spv.ReturnValue %0 : f32
  }
}
