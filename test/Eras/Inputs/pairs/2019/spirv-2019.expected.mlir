module {
  spirv.module Logical GLSL450 {
    spirv.GlobalVariable @var bind(1, 2) : !spirv.ptr<!spirv.struct<(f32 [0], !spirv.array<4 x f32, stride=4> [4])>, Uniform>
    spirv.SpecConstant @constant = 42 : i32
    spirv.func @main(%arg0: i1, %arg1: f32) "None" {
      %cst1_i32 = spirv.Constant 1 : i32
      %cst = spirv.Constant dense<[1, 2]> : tensor<2xi32> : !spirv.array<2 x i32>
      %0 = spirv.Variable init(%cst1_i32) : !spirv.ptr<i32, Function>
      %1 = spirv.Load "Function" %0 ["Aligned", 4] : i32
      spirv.Store "Function" %0, %1 : i32
      %2 = spirv.FAdd %arg1, %arg1 : f32
      %3 = spirv.GL.Exp %2 : f32
      %4 = spirv.SLessThan %cst1_i32, %cst1_i32 : i32
      spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
      spirv.mlir.selection {
        spirv.BranchConditional %arg0, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        spirv.Branch ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        spirv.mlir.merge
      }
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @main
  }
  func.func @f(%arg0: vector<3xf32>, %arg1: !spirv.ptr<i32, StorageBuffer>, %arg2: i32) -> f32 {
    %0 = spirv.CompositeExtract %arg0[1 : i32] : vector<3xf32>
    %1 = spirv.AtomicIAdd <Workgroup> <None> %arg1, %arg2 : !spirv.ptr<i32, StorageBuffer>
    %thread_id_x = gpu.thread_id  x
    return %0 : f32
  }
  func.func private @types(!llvm.ptr, !llvm.ptr<3>, f32, !llvm.ptr<2>, !llvm.struct<(i32)>)
}

