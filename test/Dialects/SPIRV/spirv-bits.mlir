// Cases of bit enumerations in quotes, which are also the output.
// RUN: %opt %s -o %t.mlir
// RUN: grep -v '^// [CR]' %s | diff - %t.mlir
// RUN: %opt --mlir-print-op-generic %t.mlir | %opt | diff %t.mlir -
module {
  spirv.module Logical GLSL450 {
    spirv.func @f(%arg0: !spirv.ptr<f32, Function>, %arg1: f32) "Inline|Pure" {
      %0 = spirv.Load "Function" %arg0 ["Volatile|Aligned", 4] : f32
      spirv.Store "Function" %arg0, %arg1 ["Volatile|Nontemporal"] : f32
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @f
    spirv.ExecutionMode @f "ContractionOff"
  }
}

