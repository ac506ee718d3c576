// Powers of floats with exponents of any width.

// REQUIRES: codegen

// RUN: %strata run %s -e narrow 2 -3 | FileCheck %s --check-prefix=NARROW --match-full-lines
// RUN: %strata run %s -e wide 2 10 | FileCheck %s --check-prefix=WIDE --match-full-lines
// NARROW: 0.125
// WIDE: 1024

func.func @narrow(%a: f64, %n: i16) -> f64 {
  %0 = math.fpowi %a, %n : f64, i16
  return %0 : f64
}
func.func @wide(%a: f64, %n: i64) -> f64 {
  %0 = math.fpowi %a, %n : f64, i64
  return %0 : f64
}
