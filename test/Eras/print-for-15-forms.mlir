// Operations whose custom form LLVM 15 does not read.
// RUN: %opt --print-for=15 %s | FileCheck %s
// RUN: %opt --print-for=16 %s | FileCheck %s --check-prefix=V16

llvm.func @f(%x: f32) -> f32 {
  // CHECK: "llvm.intr.fma"(
  // V16: = llvm.intr.fma(
  %a = llvm.intr.fma(%x, %x, %x) : (f32, f32, f32) -> f32
  // CHECK: "llvm.intr.fmuladd"(
  %b = llvm.intr.fmuladd(%a, %x, %x) : (f32, f32, f32) -> f32
  llvm.return %b : f32
}
gpu.module @m {
  gpu.func @k(%x: f32) kernel {
    // CHECK: "gpu.printf"(
    // V16: "gpu.printf"(
    gpu.printf "%f", %x : f32
    // CHECK: "gpu.yield"(
    // V16: gpu.yield
    %s = gpu.all_reduce %x {
    ^bb(%l: f32, %r: f32):
      gpu.yield %l : f32
    } : (f32) -> (f32)
    gpu.return
  }
}
