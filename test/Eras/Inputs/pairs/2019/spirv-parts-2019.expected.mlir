module {
  func.func @f(%arg0: i32) -> f32 {
    %0 = "spirv.Constant"() {value = 1 : i32} : () -> i32
    %1 = "spirv.Variable"() {storage_class = #spirv.storage_class<Function>} : () -> !spirv.ptr<!spirv.struct<(f32 [0], !spirv.array<4 x vector<2xf32>, stride=16> [16])>, Function>
    %2 = "spirv.AccessChain"(%1, %0, %arg0) : (!spirv.ptr<!spirv.struct<(f32 [0], !spirv.array<4 x vector<2xf32>, stride=16> [16])>, Function>, i32, i32) -> !spirv.ptr<vector<2xf32>, Function>
    %3 = "spirv.Load"(%2) : (!spirv.ptr<vector<2xf32>, Function>) -> vector<2xf32>
    %4 = "spirv.CompositeExtract"(%3) {indices = [0 : i32]} : (vector<2xf32>) -> f32
    %5 = "spirv.AccessChain"(%1, %0, %arg0, %arg0) : (!spirv.ptr<!spirv.struct<(f32 [0], !spirv.array<4 x vector<2xf32>, stride=16> [16])>, Function>, i32, i32, i32) -> !spirv.ptr<f32, Function>
    "spirv.Store"(%5, %4) : (!spirv.ptr<f32, Function>, f32) -> ()
    "spirv.ReturnValue"(%4) : (f32) -> ()
  }
  func.func @g(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: !spirv.struct<(i32, !spirv.array<2 x f32>)>) {
    %0 = "spirv.AtomicIIncrement"(%arg0) {memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<None>} : (!spirv.ptr<i32, Workgroup>) -> i32
    %1 = "spirv.CompositeExtract"(%arg1) {indices = [1 : i32, 0 : i32]} : (!spirv.struct<(i32, !spirv.array<2 x f32>)>) -> f32
    %2 = "spirv.Constant"() {value = 2147483647 : i32} : () -> i32
    "spirv.Return"() : () -> ()
  }
  func.func @m() {
    "spirv.module"() ({
    ^bb0:
    }) {addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>} : () -> ()
    return
  }
}

