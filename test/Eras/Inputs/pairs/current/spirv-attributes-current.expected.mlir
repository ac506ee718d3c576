module {
  spirv.module @m Logical GLSL450 requires #spirv.vce<v1.0, [Kernel], []> {
    spirv.func @f(%arg0: vector<4xf32>, %arg1: i32, %arg2: f32) -> f32 "None" {
      %0 = spirv.VectorInsertDynamic %arg2, %arg0[%arg1] : vector<4xf32>, i32
      %1 = spirv.CL.exp %arg2 : f32
      spirv.ReturnValue %1 : f32
    }
  }
  func.func @g() attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.4, [Shader], []>, #spirv.resource_limits<subgroup_size = 16>>} {
    return
  }
}

