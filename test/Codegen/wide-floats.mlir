// Minima and maxima of f80 and f128, for which LLVM has no code, become comparisons.

// REQUIRES: codegen

// RUN: %run-fn -O2 %s

// RUN-FN: extended(-0.0, 0.0) == (0.0, -0.0, 0.0, -0.0, 0.0, -0.0)
// RUN-FN: extended(nan, 1.0) == (NaN, NaN, NaN, NaN, NaN, NaN)
// RUN-FN: extended(1.5, -2.5) == (1.5, -2.5, 1.5, -2.5, 1.5, -2.5)
func.func @extended(%a: f80, %b: f80) -> (f80, f80, f80, f80, f80, f80) {
  %0 = arith.maximumf %a, %b : f80
  %1 = arith.minimumf %a, %b : f80
  %v = vector.from_elements %a, %b : vector<2xf80>
  %w = vector.from_elements %b, %a : vector<2xf80>
  %greatest = arith.maximumf %v, %w : vector<2xf80>
  %least = arith.minimumf %v, %w : vector<2xf80>
  %2 = vector.extract %greatest[0] : f80 from vector<2xf80>
  %3 = vector.extract %least[1] : f80 from vector<2xf80>
  %4 = vector.reduction <maximumf>, %v : vector<2xf80> into f80
  %5 = vector.reduction <minimumf>, %v : vector<2xf80> into f80
  return %0, %1, %2, %3, %4, %5 : f80, f80, f80, f80, f80, f80
}
// RUN-FN: quadruple(-0.0, 0.0) == (0.0, -0.0, 0.0, -0.0, 0.0, -0.0)
// RUN-FN: quadruple(1.0, nan) == (NaN, NaN, NaN, NaN, NaN, NaN)
// RUN-FN: quadruple(1.5, -2.5) == (1.5, -2.5, 1.5, -2.5, 1.5, -2.5)
func.func @quadruple(%a: f128, %b: f128) -> (f128, f128, f128, f128, f128, f128) {
  %0 = arith.maximumf %a, %b : f128
  %1 = arith.minimumf %a, %b : f128
  %v = vector.from_elements %a, %b : vector<2xf128>
  %w = vector.from_elements %b, %a : vector<2xf128>
  %greatest = arith.maximumf %v, %w : vector<2xf128>
  %least = arith.minimumf %v, %w : vector<2xf128>
  %2 = vector.extract %greatest[0] : f128 from vector<2xf128>
  %3 = vector.extract %least[1] : f128 from vector<2xf128>
  %4 = vector.reduction <maximumf>, %v : vector<2xf128> into f128
  %5 = vector.reduction <minimumf>, %v : vector<2xf128> into f128
  return %0, %1, %2, %3, %4, %5 : f128, f128, f128, f128, f128, f128
}
