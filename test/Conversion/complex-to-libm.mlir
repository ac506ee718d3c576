// RUN: strata opt --allow-unregistered-dialect --convert-complex-to-libm %s | FileCheck %s
//
// Functions of complex numbers as calls.

func.func @f(%a: complex<f32>, %b: complex<f64>, %c: complex<f16>) {
  %0 = complex.pow %a, %a : complex<f32>
  %1 = complex.sqrt %b : complex<f64>
  %2 = complex.tanh %a : complex<f32>
  %3 = complex.cos %a : complex<f32>
  %4 = complex.sin %a : complex<f32>
  %5 = complex.conj %a : complex<f32>
  %6 = complex.abs %a : complex<f32>
  %7 = complex.angle %b : complex<f64>
  %8 = complex.log %b : complex<f64>
  %9 = complex.tan %b : complex<f64>
  %10 = complex.exp %b : complex<f64>
  %11 = complex.add %b, %b : complex<f64>
  return
}

// CHECK:      module {
// CHECK-NEXT:   func.func private @ctan(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @clog(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @carg(complex<f64>) -> f64
// CHECK-NEXT:   func.func private @cabsf(complex<f32>) -> f32
// CHECK-NEXT:   func.func private @conjf(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @csinf(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @ccosf(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @ctanhf(complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func private @csqrt(complex<f64>) -> complex<f64>
// CHECK-NEXT:   func.func private @cpowf(complex<f32>, complex<f32>) -> complex<f32>
// CHECK-NEXT:   func.func @f(%arg0: complex<f32>, %arg1: complex<f64>, %arg2: complex<f16>) {
// CHECK-NEXT:     %0 = call @cpowf(%arg0, %arg0) : (complex<f32>, complex<f32>) -> complex<f32>
// CHECK-NEXT:     %1 = call @csqrt(%arg1) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %2 = call @ctanhf(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %3 = call @ccosf(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %4 = call @csinf(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %5 = call @conjf(%arg0) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:     %6 = call @cabsf(%arg0) : (complex<f32>) -> f32
// CHECK-NEXT:     %7 = call @carg(%arg1) : (complex<f64>) -> f64
// CHECK-NEXT:     %8 = call @clog(%arg1) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %9 = call @ctan(%arg1) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:     %10 = complex.exp %arg1 : complex<f64>
// CHECK-NEXT:     %11 = complex.add %arg1, %arg1 : complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
