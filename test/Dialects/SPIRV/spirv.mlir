// Modules, functions and structured control flow, which are also the output.
// RUN: %opt %s -o %t.mlir
// RUN: grep -v "^// [MR]" %s | diff - %t.mlir
// RUN: %opt --mlir-print-op-generic %t.mlir | %opt | diff %t.mlir -
module {
  spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, Int8], [SPV_KHR_storage_buffer_storage_class]> attributes {a} {
    spirv.GlobalVariable @in built_in("GlobalInvocationId") {a} : !spirv.ptr<vector<3xi32>, Input>
    spirv.GlobalVariable @b bind(0, 1) {a} : !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer>
    spirv.GlobalVariable @v0 : !spirv.ptr<f32, Private>
    spirv.GlobalVariable @v2 {location = 1 : i32} : !spirv.ptr<f32, Input>
    spirv.SpecConstant @sc = 5 : i32
    spirv.SpecConstant @sc1 spec_id(5) = 1.000000e+00 : f32
    spirv.SpecConstant @sc2 = true
    spirv.SpecConstantComposite @scc (@sc, @sc) : !spirv.array<2 x i32>
    spirv.EXT.SpecConstantCompositeReplicate @sccr (@sc) : !spirv.array<2 x i32>
    spirv.func @f(%arg0: i32, %arg1: !spirv.ptr<i32, Function>, %arg2: i1, %arg3: !spirv.ptr<f32, Function>) -> i32 "Inline" attributes {x} {
      %in_addr = spirv.mlir.addressof @in : !spirv.ptr<vector<3xi32>, Input>
      %0 = spirv.mlir.referenceof @sc : i32
      %1 = spirv.AtomicAnd <Device> <None> %arg1, %arg0 : !spirv.ptr<i32, Function>
      %2 = spirv.AtomicCompareExchange <Workgroup> <Release> <Acquire> %arg1, %arg0, %arg0 : !spirv.ptr<i32, Function>
      %3 = spirv.AtomicCompareExchangeWeak <Workgroup> <Release> <Acquire> %arg1, %arg0, %arg0 : !spirv.ptr<i32, Function>
      %4 = spirv.AtomicExchange <Workgroup> <Release> %arg1, %arg0 : !spirv.ptr<i32, Function>
      %5 = spirv.AtomicIIncrement <Device> <None> %arg1 {a} : !spirv.ptr<i32, Function>
      %6 = spirv.Load "Function" %arg1 {a} : i32
      %7 = spirv.Load "Function" %arg1 ["Volatile"] : i32
      %8 = spirv.Load "Function" %arg1 ["Aligned", 4] : i32
      spirv.Store "Function" %arg1, %arg0 : i32
      spirv.Store "Function" %arg1, %arg0 ["Aligned", 4] : i32
      spirv.CopyMemory  "Function" %arg1,  "Function" %arg1 ["Aligned", 4],  ["Aligned", 4] : i32
      spirv.CopyMemory  "Function" %arg1,  "Function" %arg1 ["Aligned", 4],  ["Volatile"] : i32
      %cst5_i32 = spirv.Constant 5 : i32
      %cst_vec_3xi32 = spirv.Constant dense<1> : vector<3xi32>
      %cst = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2 x i32>
      %true = spirv.Constant true
      %9 = spirv.CompositeConstruct %arg0, %arg0, %arg0 {a} : (i32, i32, i32) -> vector<3xi32>
      %10 = spirv.CompositeInsert %arg0, %9[1 : i32] : i32 into vector<3xi32>
      %11 = spirv.Bitcast %arg0 {a} : i32 to f32
      %12 = spirv.FConvert %11 {a} : f32 to f64
      %13 = spirv.SConvert %arg0 {a} : i32 to i64
      %14 = spirv.VectorExtractDynamic %9[%arg0] {a} : vector<3xi32>, i32
      %15 = spirv.VectorInsertDynamic %arg0, %9[%arg0] {a} : vector<3xi32>, i32
      %16 = spirv.AccessChain %in_addr[%arg0] {a} : !spirv.ptr<vector<3xi32>, Input>, i32 -> !spirv.ptr<i32, Input>
      %17 = spirv.Variable {a} : !spirv.ptr<f32, Function>
      %18 = spirv.FunctionCall @f(%arg0, %arg1, %arg2, %arg3) {a} : (i32, !spirv.ptr<i32, Function>, i1, !spirv.ptr<f32, Function>) -> i32
      %19 = spirv.GroupNonUniformBallot <Workgroup> %arg2 {a} : vector<4xi32>
      %20 = spirv.KHR.SubgroupBallot %arg2 {a} : vector<4xi32>
      %21 = spirv.INTEL.SubgroupBlockRead %arg1 {a} : !spirv.ptr<i32, Function> -> i32
      spirv.mlir.selection {
        spirv.BranchConditional %arg2, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        spirv.Branch ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        spirv.mlir.merge
      }
      spirv.mlir.selection control(Flatten) {
        spirv.BranchConditional %arg2 [1, 2], ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        spirv.Branch ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        spirv.mlir.merge
      }
      spirv.mlir.loop {
        spirv.Branch ^bb1(%arg0 : i32)
      ^bb1(%24: i32):  // 2 preds: ^bb0, ^bb3
        spirv.BranchConditional %arg2, ^bb2, ^bb4
      ^bb2:  // pred: ^bb1
        spirv.Branch ^bb3
      ^bb3:  // pred: ^bb2
        spirv.Branch ^bb1(%arg0 : i32)
      ^bb4:  // pred: ^bb1
        spirv.mlir.merge
      }
      %22 = spirv.mlir.selection control(Flatten) -> i32 {
        spirv.BranchConditional %arg2, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        spirv.Branch ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        spirv.mlir.merge %arg0 : i32
      }
      spirv.Switch %arg0 : i32, [
        default: ^bb1(%arg0 : i32),
        0: ^bb2,
        3: ^bb1(%arg0 : i32)
      ]
    ^bb1(%23: i32):  // 2 preds: ^bb0, ^bb0
      spirv.ReturnValue %23 : i32
    ^bb2:  // pred: ^bb0
      spirv.Unreachable
    }
    spirv.func @g() "None" {
      spirv.Return
    }
    spirv.func @k() "None" {
      spirv.Kill
    }
    spirv.ExecutionMode @g "LocalSize", 32, 1, 1
  }
  spirv.module @m Logical GLSL450 {
  }
  spirv.module Physical64 OpenCL {
    spirv.func @k2(%arg0: !spirv.ptr<i32, Generic>, %arg1: !spirv.ptr<i32, CrossWorkgroup>) "None" {
      %0 = spirv.GenericCastToPtr %arg0 {a} : !spirv.ptr<i32, Generic> to !spirv.ptr<i32, Function>
      %1 = spirv.GenericCastToPtrExplicit %arg0 {a} : !spirv.ptr<i32, Generic> to !spirv.ptr<i32, Function>
      %2 = spirv.PtrCastToGeneric %arg1 {a} : !spirv.ptr<i32, CrossWorkgroup> to !spirv.ptr<i32, Generic>
      spirv.Return
    }
  }
}

