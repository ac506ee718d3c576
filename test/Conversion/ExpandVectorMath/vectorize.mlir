// Loops with functions become loops of vectors, without calls.
//
// RUN: strata compile -O3 --ffast-math --cpu=x86-64-v3 --target=x86_64-linux-gnu --emit=s %s | FileCheck %s
//
// RUN: strata compile -O2 --fp-approximate=4 --cpu=x86-64-v3 --target=x86_64-linux-gnu --emit=s %s | FileCheck %s
// RUN: strata compile -O3 --cpu=x86-64-v3 --target=x86_64-linux-gnu --emit=s %s | FileCheck %s --check-prefix=CALLS
//
// CALLS: tanhf
// CALLS: exp2
//
// REQUIRES: codegen

// CHECK-LABEL: gelu:
// CHECK-NOT:     call
// CHECK:         vfmadd{{.*}}ps {{.*}}ymm
// CHECK-NOT:     call
// CHECK:         vdivps {{.*}}ymm
// CHECK-NOT:     call
// CHECK:         .size
func.func @gelu(%x: memref<1024xf32>, %y: memref<1024xf32>) {
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  affine.for %i = 0 to 1024 {
    %value = affine.load %x[%i] : memref<1024xf32>
    %tanh = math.tanh %value : f32
    %sum = arith.addf %tanh, %one : f32
    %product = arith.mulf %sum, %value : f32
    %result = arith.mulf %product, %half : f32
    affine.store %result, %y[%i] : memref<1024xf32>
  }
  return
}

// CHECK-LABEL: powers:
// CHECK-NOT:     call
// CHECK:         vfmadd{{.*}}pd {{.*}}ymm
// CHECK-NOT:     call
// CHECK:         .size
func.func @powers(%x: memref<1024xf64>, %y: memref<1024xf64>) {
  affine.for %i = 0 to 1024 {
    %value = affine.load %x[%i] : memref<1024xf64>
    %log = math.log %value : f64
    %exp = math.exp2 %log : f64
    affine.store %exp, %y[%i] : memref<1024xf64>
  }
  return
}
