module {
  "spirv.module"() ({
    "spirv.GlobalVariable"() {binding = 2 : i32, descriptor_set = 1 : i32, sym_name = "var", type = !spirv.ptr<!spirv.struct<(f32 [0], !spirv.array<4 x f32, stride=4> [4])>, Uniform>} : () -> ()
    "spirv.SpecConstant"() {default_value = 42 : i32, sym_name = "constant"} : () -> ()
    "spirv.func"() ({
    ^bb0(%arg0: i1, %arg1: f32):
      %0 = "spirv.Constant"() {value = 1 : i32} : () -> i32
      %1 = "spirv.Constant"() {value = dense<[1, 2]> : tensor<2xi32>} : () -> !spirv.array<2 x i32>
      %2 = "spirv.Variable"(%0) {storage_class = #spirv.storage_class<Function>} : (i32) -> !spirv.ptr<i32, Function>
      %3 = "spirv.Load"(%2) {alignment = 4 : i32, memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<i32, Function>) -> i32
      "spirv.Store"(%2, %3) : (!spirv.ptr<i32, Function>, i32) -> ()
      %4 = "spirv.FAdd"(%arg1, %arg1) : (f32, f32) -> f32
      %5 = "spirv.GL.Exp"(%4) : (f32) -> f32
      %6 = "spirv.SLessThan"(%0, %0) : (i32, i32) -> i1
      "spirv.ControlBarrier"() {execution_scope = #spirv.scope<Workgroup>, memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Acquire|UniformMemory>} : () -> ()
      "spirv.mlir.selection"() ({
        "spirv.BranchConditional"(%arg0)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()
      ^bb1:  // pred: ^bb0
        "spirv.Branch"()[^bb2] : () -> ()
      ^bb2:  // 2 preds: ^bb0, ^bb1
        "spirv.mlir.merge"() : () -> ()
      }) {selection_control = #spirv.selection_control<None>} : () -> ()
      "spirv.Return"() : () -> ()
    }) {function_control = #spirv.function_control<None>, function_type = (i1, f32) -> (), sym_name = "main"} : () -> ()
    "spirv.EntryPoint"() {execution_model = #spirv.execution_model<GLCompute>, fn = @main, interface = []} : () -> ()
  }) {addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>} : () -> ()
  func.func @f(%arg0: vector<3xf32>, %arg1: !spirv.ptr<i32, StorageBuffer>, %arg2: i32) -> f32 {
    %0 = "spirv.CompositeExtract"(%arg0) {indices = [1 : i32]} : (vector<3xf32>) -> f32
    %1 = "spirv.AtomicIAdd"(%arg1, %arg2) {memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<None>} : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
    %thread_id_x = gpu.thread_id  x
    return %0 : f32
  }
  func.func private @types(!llvm.ptr, !llvm.ptr<3>, f32, !llvm.ptr<2>, !llvm.struct<(i32)>)
}

