// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-complex-to-libm %s | FileCheck %s
//
// Functions of complex numbers as calls.

// CHECK-LABEL: func.func private @ctan(complex<f64>) -> complex<f64>
// CHECK-LABEL: func.func private @clog(complex<f64>) -> complex<f64>
// CHECK-LABEL: func.func private @carg(complex<f64>) -> f64
// CHECK-LABEL: func.func private @cabsf(complex<f32>) -> f32
// CHECK-LABEL: func.func private @conjf(complex<f32>) -> complex<f32>
// CHECK-LABEL: func.func private @csinf(complex<f32>) -> complex<f32>
// CHECK-LABEL: func.func private @ccosf(complex<f32>) -> complex<f32>
// CHECK-LABEL: func.func private @ctanhf(complex<f32>) -> complex<f32>
// CHECK-LABEL: func.func private @csqrt(complex<f64>) -> complex<f64>
// CHECK-LABEL: func.func private @cpowf(complex<f32>, complex<f32>) -> complex<f32>
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: complex<f32>, %[[B:[a-z0-9_]+]]: complex<f64>, %[[C:[a-z0-9_]+]]: complex<f16>) {
// CHECK-NEXT:   %[[CALL:.*]] = call @cpowf(%[[A]], %[[A]]) : (complex<f32>, complex<f32>) -> complex<f32>
// CHECK-NEXT:   %[[CALL_1:.*]] = call @csqrt(%[[B]]) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:   %[[CALL_2:.*]] = call @ctanhf(%[[A]]) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:   %[[CALL_3:.*]] = call @ccosf(%[[A]]) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:   %[[CALL_4:.*]] = call @csinf(%[[A]]) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:   %[[CALL_5:.*]] = call @conjf(%[[A]]) : (complex<f32>) -> complex<f32>
// CHECK-NEXT:   %[[CALL_6:.*]] = call @cabsf(%[[A]]) : (complex<f32>) -> f32
// CHECK-NEXT:   %[[CALL_7:.*]] = call @carg(%[[B]]) : (complex<f64>) -> f64
// CHECK-NEXT:   %[[CALL_8:.*]] = call @clog(%[[B]]) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:   %[[CALL_9:.*]] = call @ctan(%[[B]]) : (complex<f64>) -> complex<f64>
// CHECK-NEXT:   %[[EXP:.*]] = complex.exp %[[B]] : complex<f64>
// CHECK-NEXT:   %[[ADD:.*]] = complex.add %[[B]], %[[B]] : complex<f64>
// CHECK-NEXT:   return
// CHECK-NEXT: }
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
