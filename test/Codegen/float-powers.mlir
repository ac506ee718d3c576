// Powers of floats with exponents of any width.

// REQUIRES: codegen

// RUN: %run-fn %s

// RUN-FN: narrow(2, -3) == 0.125
func.func @narrow(%a: f64, %n: i16) -> f64 {
  %0 = math.fpowi %a, %n : f64, i16
  return %0 : f64
}
// RUN-FN: wide(2, 10) == 1024
func.func @wide(%a: f64, %n: i64) -> f64 {
  %0 = math.fpowi %a, %n : f64, i64
  return %0 : f64
}
