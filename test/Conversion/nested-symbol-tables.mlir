// Functions and globals that conversions need are declared in the symbol table around the
// operation: operations in a gpu.module do not see the symbols of the outer module.
// RUN: %opt --convert-math-to-funcs --convert-math-to-libm --convert-complex-to-libm %s | FileCheck %s --check-prefix=MATH
// RUN: %opt --finalize-memref-to-llvm --convert-cf-to-llvm --convert-vector-to-llvm %s | FileCheck %s --check-prefix=MEMREF
// RUN: %opt --one-shot-bufferize %s | FileCheck %s --check-prefix=TENSOR
// RUN: not %opt --convert-math-to-funcs %S/Inputs/tensor-powers.mlir 2>&1 | FileCheck %s --check-prefix=TENSORS

// TENSORS: tensor-powers.mlir:2:8: error: failed to legalize operation 'math.ipowi' that was explicitly marked illegal

// MATH-LABEL: module
// MATH-NOT: func.func
// MATH: gpu.module @kernels
// MATH-DAG: func.func private @cosf(f32) -> f32
// MATH-DAG: func.func private @ccosf(complex<f32>) -> complex<f32>
// MATH-DAG: func.func private @__mlir_math_ipowi_i32(
// MATH: {{^  }}}
// MATH-NOT: func.func
// MEMREF-LABEL: module
// MEMREF-NOT: llvm.func
// MEMREF: gpu.module @kernels
// MEMREF-DAG: llvm.func @malloc(i64) -> !llvm.ptr
// MEMREF-DAG: llvm.func @free(!llvm.ptr)
// MEMREF-DAG: llvm.func @abort()
// MEMREF-DAG: llvm.func @puts(!llvm.ptr)
// MEMREF-DAG: llvm.mlir.global private constant @assert_msg
// MEMREF-DAG: llvm.func @printNewline()
// TENSOR-LABEL: module
// TENSOR-NOT: memref.global
// TENSOR: gpu.module @kernels
// TENSOR-NEXT: memref.global "private" constant @__constant_2xf32
gpu.module @kernels {
  func.func @math(%x: f32, %n: i32, %c: complex<f32>) -> (f32, i32, complex<f32>) {
    %0 = math.cos %x : f32
    %1 = math.ipowi %n, %n : i32
    %2 = complex.cos %c : complex<f32>
    return %0, %1, %2 : f32, i32, complex<f32>
  }
  func.func @memory(%condition: i1) {
    %0 = memref.alloc() : memref<4xf32>
    memref.dealloc %0 : memref<4xf32>
    cf.assert %condition, "no"
    vector.print punctuation <newline>
    return
  }
  func.func @tensor(%i: index) -> f32 {
    %0 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
    %1 = tensor.extract %0[%i] : tensor<2xf32>
    return %1 : f32
  }
}
