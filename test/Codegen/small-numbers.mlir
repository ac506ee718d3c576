// expm1 and log1p are accurate where exp(x) - 1 and log(1 + x) are not.

// REQUIRES: codegen

// RUN: %strata run %s -e small 1e-17 1e-10 | FileCheck %s --check-prefix=SMALL
// RUN: %strata run %s -e small_complex 1e-17 | FileCheck %s --check-prefix=COMPLEX
// RUN: %strata opt --convert-math-to-llvm='approximate-expm1=false approximate-log1p=false' %s | FileCheck %s --check-prefix=LEFT

// LEFT-COUNT-2: math.expm1
// LEFT-COUNT-2: math.log1p

// SMALL:      1.0E-17
// SMALL-NEXT: 1.00000000005E-10
// SMALL-NEXT: 1.0E-17
// SMALL-NEXT: 9.9999999995{{.*}}E-11
// SMALL-NEXT: [1.0E-17, 1.0E-17]
func.func @small(%a: f64, %b: f64) -> (f64, f64, f64, f64, vector<2xf64>) {
  %0 = math.expm1 %a : f64
  %1 = math.expm1 %b : f64
  %2 = math.log1p %a : f64
  %3 = math.log1p %b : f64
  %v = vector.broadcast %a : f64 to vector<2xf64>
  %4 = math.expm1 %v : vector<2xf64>
  return %0, %1, %2, %3, %4 : f64, f64, f64, f64, vector<2xf64>
}

// COMPLEX:      1.0E-17
// COMPLEX-NEXT: 1.0E-17
func.func @small_complex(%a: f64) -> (f64, f64) {
  %z = complex.create %a, %a : complex<f64>
  %0 = complex.expm1 %z : complex<f64>
  %1 = complex.re %0 : complex<f64>
  %2 = complex.tanh %z : complex<f64>
  %3 = complex.re %2 : complex<f64>
  return %1, %3 : f64, f64
}
