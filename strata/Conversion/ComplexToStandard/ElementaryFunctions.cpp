// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Absolute values, angles, exponential functions, logarithms, sines and cosines.
#include "strata/Conversion/ComplexToStandard/ComplexToStandardDetail.h"

using namespace strata;
using namespace strata::detail;
using FastMath = FloatBuilder::FastMath;
using Predicate = FloatBuilder::Predicate;

/// max * sqrt(1 + (min / max)^2) of the absolute values of the parts, which does not
/// overflow.
Value detail::lowerComplexAbs(const ComplexBuilder &complex, Operation *,
                              ValueRange operands) {
  const FloatBuilder &f = complex.floats;
  auto [re, im] = complex.unpack(operands[0]);
  Value one = f.constant(1.0);
  Value absRe = f.abs(re), absIm = f.abs(im);
  Value max = f.apply("arith.maximumf", {absRe, absIm});
  Value min = f.apply("arith.minimumf", {absRe, absIm});
  // The ratio is a NaN if both are zero or infinite.
  FloatBuilder g = f.allowingNonFinite();
  Value ratio = g.div(min, max);
  Value root = g.apply("math.sqrt", g.add(g.mul(ratio, ratio), one));
  Value result = g.mul(max, root);
  Value isNaN = g.compare(Predicate::uno, result, result, FastMath::Yes);
  return f.select(isNaN, min, result);
}

static Value lowerAngle(const ComplexBuilder &complex, Operation *,
                        ValueRange operands) {
  auto [re, im] = complex.unpack(operands[0]);
  return complex.floats.apply("math.atan2", {im, re});
}

static Value lowerLog(const ComplexBuilder &complex, Operation *op,
                      ValueRange operands) {
  Value abs = lowerComplexAbs(complex, op, operands);
  Value re = complex.floats.apply("math.log", abs);
  return complex.pack(op->getResult(0).getType(),
                      {re, lowerAngle(complex, op, operands)});
}

/// The log of the absolute value, as log1p of the excess over 1.
static Value lowerLog1p(const ComplexBuilder &complex, Operation *op,
                        ValueRange operands) {
  const FloatBuilder &f = complex.floats;
  auto [re, im] = complex.unpack(operands[0]);
  Value half = f.constant(0.5), one = f.constant(1.0);
  Value sum = f.add(re, one);
  Value absSum = f.abs(sum), absIm = f.abs(im);
  Value max = f.apply("arith.maximumf", {absSum, absIm});
  Value min = f.apply("arith.minimumf", {absSum, absIm});
  Value useRe = f.compare(Predicate::ogt, sum, absIm, FastMath::Yes);
  Value excess = f.select(useRe, re, f.sub(max, one));
  FloatBuilder g = f.allowingNonFinite();
  Value ratio = g.div(min, max);
  Value log = f.apply("math.log1p", excess);
  Value logRatio = g.apply("math.log1p", g.mul(ratio, ratio));
  Value result = g.add(g.mul(half, logRatio), log);
  Value isNaN = g.compare(Predicate::uno, result, result, FastMath::Yes);
  result = f.select(isNaN, min, result);
  return complex.pack(op->getResult(0).getType(),
                      {result, f.apply("math.atan2", {im, sum})});
}

/// The number divided by its absolute value; zero stays.
static Value lowerSign(const ComplexBuilder &complex, Operation *op,
                       ValueRange operands) {
  const FloatBuilder &f = complex.floats;
  auto [re, im] = complex.unpack(operands[0]);
  Value zero = f.constant(0.0);
  Value isZero = f.compare(Predicate::oeq, re, zero);
  isZero = f.logicalAnd(isZero, f.compare(Predicate::oeq, im, zero));
  Value abs = lowerComplexAbs(complex, op, operands);
  Value resultRe = f.div(re, abs);
  Value result =
      complex.pack(op->getResult(0).getType(), {resultRe, f.div(im, abs)});
  return f.select(isZero, operands[0], result);
}

/// e^re * (cos(im) + i sin(im)), in two steps if e^re is infinite.
static Value lowerExp(const ComplexBuilder &complex, Operation *op,
                      ValueRange operands) {
  const FloatBuilder &f = complex.floats;
  auto [re, im] = complex.unpack(operands[0]);
  Value zero = f.constant(0.0), half = f.constant(0.5), infinity = f.infinity();
  Value exp = f.apply("math.exp", re);
  Value expHalf = f.apply("math.exp", f.mul(re, half));
  Value cos = f.apply("math.cos", im), sin = f.apply("math.sin", im);
  Value isInfinite = f.compare(Predicate::oeq, exp, infinity, FastMath::Yes);
  Value isReal = f.compare(Predicate::oeq, im, zero);
  auto scale = [&](Value value) {
    Value direct = f.mul(exp, value);
    Value twice = f.mul(expHalf, value);
    twice = f.mul(twice, expHalf);
    return f.select(isInfinite, twice, direct);
  };
  Value resultRe = scale(cos);
  Value resultIm = f.select(isReal, zero, scale(sin));
  return complex.pack(op->getResult(0).getType(), {resultRe, resultIm});
}

namespace {
/// The common terms of sine and cosine: e^im / 2, 1 / (2 e^im), and functions
/// of re.
struct TrigParts {
  Value grown, shrunk, sin, cos;
  TrigParts(const ComplexBuilder &complex, Value operand) {
    const FloatBuilder &f = complex.floats;
    auto [re, im] = complex.unpack(operand);
    Value half = f.constant(0.5);
    Value exp = f.apply("math.exp", im);
    grown = f.mul(half, exp);
    shrunk = f.div(half, exp);
    sin = f.apply("math.sin", re);
    cos = f.apply("math.cos", re);
  }
};
} // namespace

static Value lowerSin(const ComplexBuilder &complex, Operation *op,
                      ValueRange operands) {
  const FloatBuilder &f = complex.floats;
  TrigParts parts(complex, operands[0]);
  Value re = f.mul(f.add(parts.grown, parts.shrunk), parts.sin);
  Value im = f.mul(f.sub(parts.grown, parts.shrunk), parts.cos);
  return complex.pack(op->getResult(0).getType(), {re, im});
}

static Value lowerCos(const ComplexBuilder &complex, Operation *op,
                      ValueRange operands) {
  const FloatBuilder &f = complex.floats;
  TrigParts parts(complex, operands[0]);
  Value re = f.mul(f.add(parts.shrunk, parts.grown), parts.cos);
  Value im = f.mul(f.sub(parts.shrunk, parts.grown), parts.sin);
  return complex.pack(op->getResult(0).getType(), {re, im});
}

/// cos(x) - 1, by a polynomial where that is small.
static Value createCosMinusOne(const ComplexBuilder &complex, Value x) {
  static constexpr double coefficients[] = {
      4.7377507964246208E-14, -1.147028484342536E-11, 2.087675428708152E-9,
      -2.755731921499979E-7,  2.4801587301570551E-5,  -0.0013888888888888872,
      0.041666666666666664};
  const FloatBuilder &f = complex.floats;
  Value minusHalf = f.constant(-0.5), minusOne = f.constant(-1.0);
  Value direct = f.add(f.apply("math.cos", x), minusOne);
  Value square = f.mul(x, x);
  Value fourth = f.mul(square, square);
  Value sum = f.constant(coefficients[0]);
  for (double coefficient : ArrayRef(coefficients).drop_front())
    sum = f.apply("math.fma", {sum, square, f.constant(coefficient)});
  Value high = f.mul(fourth, sum);
  Value low = f.mul(minusHalf, square);
  // Without fast-math flags, as in mlir-opt.
  Value small = complex.builder
                    .create(complex.loc, "arith.addf", {high, low}, x.getType())
                    ->getResult(0);
  // (pi / 4)^2
  Value limit = f.constant(0.61685);
  Value isLarge = f.compare(Predicate::oge, square, limit, FastMath::Yes);
  return f.select(isLarge, direct, small);
}

/// expm1(re) * cos(im) + cos(im) - 1 + i exp(re) sin(im)
static Value lowerExpm1(const ComplexBuilder &complex, Operation *op,
                        ValueRange operands) {
  const FloatBuilder &f = complex.floats;
  auto [re, im] = complex.unpack(operands[0]);
  Value zero = f.constant(0.0), one = f.constant(1.0);
  Value expm1 = f.apply("math.expm1", re);
  Value exp = f.add(expm1, one);
  Value sin = f.apply("math.sin", im);
  Value cosm1 = createCosMinusOne(complex, im);
  Value cos = f.add(cosm1, one);
  Value resultRe = f.add(f.mul(expm1, cos), cosm1);
  Value isReal = f.compare(Predicate::oeq, im, zero, FastMath::Yes);
  Value resultIm = f.select(isReal, zero, f.mul(exp, sin));
  return complex.pack(op->getResult(0).getType(), {resultRe, resultIm});
}

static constexpr ComplexFunction elementaryFunctions[] = {
    {"complex.abs", lowerComplexAbs}, {"complex.angle", lowerAngle},
    {"complex.cos", lowerCos},        {"complex.exp", lowerExp},
    {"complex.expm1", lowerExpm1},    {"complex.log", lowerLog},
    {"complex.log1p", lowerLog1p},    {"complex.sign", lowerSign},
    {"complex.sin", lowerSin},
};

ArrayRef<ComplexFunction> detail::getElementaryComplexFunctions() {
  return elementaryFunctions;
}
