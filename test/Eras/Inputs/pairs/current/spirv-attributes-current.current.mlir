// Operations whose dialect alone has another name.
spv.module @m Logical GLSL450 requires #spv.vce<v1.0, [Kernel], []> {
  spv.func @f(%a: vector<4xf32>, %b: i32, %c: f32) -> f32 "None" {
    %0 = spv.VectorInsertDynamic %c, %a[%b] : vector<4xf32>, i32   // kept
    %1 = spv.CL.exp %c : f32
    spv.ReturnValue %1 : f32
  }
}
func.func @g() attributes {spv.target_env = #spv.target_env<#spv.vce<v1.4, [Shader], []>, #spv.resource_limits<subgroup_size = 16>>} {
  return
}
