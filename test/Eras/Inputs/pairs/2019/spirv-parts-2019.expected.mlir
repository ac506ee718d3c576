module {
  func.func @f(%arg0: i32) -> f32 {
    %cst1_i32 = spirv.Constant 1 : i32
    %0 = spirv.Variable : !spirv.ptr<!spirv.struct<(f32 [0], !spirv.array<4 x vector<2xf32>, stride=16> [16])>, Function>
    %1 = spirv.AccessChain %0[%cst1_i32, %arg0] : !spirv.ptr<!spirv.struct<(f32 [0], !spirv.array<4 x vector<2xf32>, stride=16> [16])>, Function>, i32, i32 -> !spirv.ptr<vector<2xf32>, Function>
    %2 = spirv.Load "Function" %1 : vector<2xf32>
    %3 = spirv.CompositeExtract %2[0 : i32] : vector<2xf32>
    %4 = spirv.AccessChain %0[%cst1_i32, %arg0, %arg0] : !spirv.ptr<!spirv.struct<(f32 [0], !spirv.array<4 x vector<2xf32>, stride=16> [16])>, Function>, i32, i32, i32 -> !spirv.ptr<f32, Function>
    spirv.Store "Function" %4, %3 : f32
    spirv.ReturnValue %3 : f32
  }
  func.func @g(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: !spirv.struct<(i32, !spirv.array<2 x f32>)>) {
    %0 = spirv.AtomicIIncrement <Workgroup> <None> %arg0 : !spirv.ptr<i32, Workgroup>
    %1 = spirv.CompositeExtract %arg1[1 : i32, 0 : i32] : !spirv.struct<(i32, !spirv.array<2 x f32>)>
    %cst2147483647_i32 = spirv.Constant 2147483647 : i32
    spirv.Return
  }
  func.func @m() {
    spirv.module Logical GLSL450 {
    }
    return
  }
}

