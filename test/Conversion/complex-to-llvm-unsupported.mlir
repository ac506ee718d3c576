// RUN: strata opt --convert-to-llvm %s | FileCheck %s
//
// Arithmetic on floats that LLVM does not have is left.

func.func @float8(%a: complex<f8E4M3FN>, %x: f8E4M3FN) {
  // CHECK: complex.add
  %0 = complex.add %a, %a : complex<f8E4M3FN>
  // CHECK: complex.abs
  %1 = complex.abs %a : complex<f8E4M3FN>
  // CHECK: llvm.extractvalue %{{.*}}[0] : !llvm.struct<(i8, i8)>
  %2 = complex.re %a : complex<f8E4M3FN>
  // CHECK: llvm.insertvalue
  %3 = complex.create %x, %x : complex<f8E4M3FN>
  return
}

func.func @tf32(%a: complex<tf32>) {
  // CHECK: complex.mul
  %0 = complex.mul %a, %a : complex<tf32>
  return
}
