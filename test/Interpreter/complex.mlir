// RUN: %strata interpret %s --entry=arithmetic '[1, 2]' '[3, -4]' | FileCheck %s --check-prefix=ARITHMETIC --match-full-lines
// RUN: %strata interpret %s --entry=functions '[0.5, 0.25]' '[2, 0]' 3 | FileCheck %s --check-prefix=FUNCTIONS --match-full-lines
// RUN: %strata interpret %s --entry=bits '[1, -2]' | FileCheck %s --check-prefix=BITS --match-full-lines
// RUN: %strata interpret %s --entry=infinite | FileCheck %s --check-prefix=INFINITE --match-full-lines
//
// Complex numbers.

// ARITHMETIC:      (4, -2)
// ARITHMETIC-NEXT: (-2, 6)
// ARITHMETIC-NEXT: (11, 2)
// ARITHMETIC-NEXT: (-0.2, 0.4)
// ARITHMETIC-NEXT: (-1, -2)
// ARITHMETIC-NEXT: (1, -2)
// ARITHMETIC-NEXT: false
// ARITHMETIC-NEXT: true
// ARITHMETIC-NEXT: 5
func.func @arithmetic(%a: complex<f64>, %b: complex<f64>) -> (complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, i1, i1, f64) {
  %sum = complex.add %a, %b : complex<f64>
  %difference = complex.sub %a, %b : complex<f64>
  %product = complex.mul %a, %b : complex<f64>
  %quotient = complex.div %a, %b : complex<f64>
  %negative = complex.neg %a : complex<f64>
  %conjugate = complex.conj %a : complex<f64>
  %equal = complex.eq %a, %b : complex<f64>
  %different = complex.neq %a, %b : complex<f64>
  %abs = complex.abs %b : complex<f64>
  return %sum, %difference, %product, %quotient, %negative, %conjugate, %equal, %different, %abs : complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, i1, i1, f64
}

// FUNCTIONS:      (0.1875{{.*}}, 0.2{{.*}})
// FUNCTIONS-NEXT: (0.03125{{.*}}, 0.171875{{.*}})
// FUNCTIONS-NEXT: (0.894427{{.*}}, 0.447213{{.*}})
// FUNCTIONS-NEXT: (0.485487{{.*}}, 0.198055{{.*}})
// FUNCTIONS-NEXT: 0.463647{{.*}}
// FUNCTIONS-NEXT: (0.5{{.*}}, 0.25{{.*}})
// FUNCTIONS-NEXT: (0.5{{.*}}, 0.25{{.*}})
func.func @functions(%a: complex<f64>, %two: complex<f64>, %three: i32) -> (complex<f64>, complex<f64>, complex<f64>, complex<f64>, f64, complex<f64>, complex<f64>) {
  %square = complex.pow %a, %two : complex<f64>
  %cube = complex.powi %a, %three : complex<f64>, i32
  %sign = complex.sign %a : complex<f64>
  %tanh = complex.tanh %a : complex<f64>
  %angle = complex.angle %a : complex<f64>
  %exp = complex.exp %a : complex<f64>
  %log = complex.log %exp : complex<f64>
  %expm1 = complex.expm1 %a : complex<f64>
  %log1p = complex.log1p %expm1 : complex<f64>
  return %square, %cube, %sign, %tanh, %angle, %log, %log1p : complex<f64>, complex<f64>, complex<f64>, complex<f64>, f64, complex<f64>, complex<f64>
}

// BITS:      1
// BITS-NEXT: -2
// BITS-NEXT: -4611686017362034688
// BITS-NEXT: (1, -2)
// BITS-NEXT: (0.5, 2)
func.func @bits(%a: complex<f32>) -> (f32, f32, i64, complex<f32>, complex<f32>) {
  %re = complex.re %a : complex<f32>
  %im = complex.im %a : complex<f32>
  %bits = complex.bitcast %a : complex<f32> to i64
  %back = complex.bitcast %bits : i64 to complex<f32>
  %constant = complex.constant [0.5 : f32, 2.0 : f32] : complex<f32>
  return %re, %im, %bits, %back, %constant : f32, f32, i64, complex<f32>, complex<f32>
}

// INFINITE: (+Inf, {{.*}})
func.func @infinite() -> complex<f32> {
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.div %one, %zero : complex<f32>
  return %0 : complex<f32>
}
