module {
  "spirv.module"() ({
    "spirv.func"() ({
    ^bb0(%arg0: f32, %arg1: i32):
      %0 = "spirv.Constant"() {value = 4 : i32} : () -> i32
      %1 = "spirv.GroupNonUniformFAdd"(%arg0) {execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>} : (f32) -> f32
      %2 = "spirv.GroupNonUniformIAdd"(%arg1, %0) {execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<ClusteredReduce>} : (i32, i32) -> i32
      %3 = "spirv.GroupNonUniformElect"() {execution_scope = #spirv.scope<Workgroup>} : () -> i1
      "spirv.ReturnValue"(%1) : (f32) -> ()
    }) {function_control = #spirv.function_control<None>, function_type = (f32, i32) -> f32, sym_name = "f"} : () -> ()
  }) {addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>} : () -> ()
}

