// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Absolute values, angles, exponential functions, logarithms, sines and cosines.
#include "strata/Conversion/ComplexToStandard/ComplexToStandardDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Complex/ComplexOps.h"
#include "strata/Dialects/Math/MathOps.h"

using namespace strata;
using namespace strata::detail;
using FastMath = FloatBuilder::FastMath;
using Predicate = FloatBuilder::Predicate;

/// max * sqrt(1 + (min / max)^2) of the absolute values of the parts, which does not
/// overflow.
Value detail::lowerComplexAbs(const ComplexBuilder &complex, Operation *,
                              Value value) {
  const FloatBuilder &f = complex.floats;
  auto [re, im] = complex.unpack(value);
  Value one = f.constant(1.0);
  Value absRe = f.abs(re), absIm = f.abs(im);
  Value max = f.apply<arith::MaximumFOp>({absRe, absIm});
  Value min = f.apply<arith::MinimumFOp>({absRe, absIm});
  // The ratio is a NaN if both are zero or infinite.
  FloatBuilder g = f.allowingNonFinite();
  Value ratio = g.div(min, max);
  Value root = g.apply<math::SqrtOp>(g.add(g.mul(ratio, ratio), one));
  Value result = g.mul(max, root);
  Value isNaN = g.compare(Predicate::UNO, result, result, FastMath::Yes);
  return f.select(isNaN, min, result);
}

static Value lowerAngle(const ComplexBuilder &complex, Operation *,
                        Value value) {
  auto [re, im] = complex.unpack(value);
  return complex.floats.apply<math::Atan2Op>({im, re});
}

static Value lowerLog(const ComplexBuilder &complex, Operation *op,
                      Value value) {
  Value abs = lowerComplexAbs(complex, op, value);
  Value re = complex.floats.apply<math::LogOp>(abs);
  return complex.pack(op->getResult(0).getType(),
                      {re, lowerAngle(complex, op, value)});
}

/// The log of the absolute value, as log1p of the excess over 1.
static Value lowerLog1p(const ComplexBuilder &complex, Operation *op,
                        Value value) {
  const FloatBuilder &f = complex.floats;
  auto [re, im] = complex.unpack(value);
  Value half = f.constant(0.5), one = f.constant(1.0);
  Value sum = f.add(re, one);
  Value absSum = f.abs(sum), absIm = f.abs(im);
  Value max = f.apply<arith::MaximumFOp>({absSum, absIm});
  Value min = f.apply<arith::MinimumFOp>({absSum, absIm});
  Value useRe = f.compare(Predicate::OGT, sum, absIm, FastMath::Yes);
  Value excess = f.select(useRe, re, f.sub(max, one));
  FloatBuilder g = f.allowingNonFinite();
  Value ratio = g.div(min, max);
  Value log = f.apply<math::Log1pOp>(excess);
  Value logRatio = g.apply<math::Log1pOp>(g.mul(ratio, ratio));
  Value result = g.add(g.mul(half, logRatio), log);
  Value isNaN = g.compare(Predicate::UNO, result, result, FastMath::Yes);
  result = f.select(isNaN, min, result);
  return complex.pack(op->getResult(0).getType(),
                      {result, f.apply<math::Atan2Op>({im, sum})});
}

/// The number divided by its absolute value; zero stays.
static Value lowerSign(const ComplexBuilder &complex, Operation *op,
                       Value value) {
  const FloatBuilder &f = complex.floats;
  auto [re, im] = complex.unpack(value);
  Value zero = f.constant(0.0);
  Value isZero = f.compare(Predicate::OEQ, re, zero);
  isZero = f.logicalAnd(isZero, f.compare(Predicate::OEQ, im, zero));
  Value abs = lowerComplexAbs(complex, op, value);
  Value resultRe = f.div(re, abs);
  Value result =
      complex.pack(op->getResult(0).getType(), {resultRe, f.div(im, abs)});
  return f.select(isZero, value, result);
}

/// e^re * (cos(im) + i sin(im)), in two steps if e^re is infinite.
static Value lowerExp(const ComplexBuilder &complex, Operation *op,
                      Value value) {
  const FloatBuilder &f = complex.floats;
  auto [re, im] = complex.unpack(value);
  Value zero = f.constant(0.0), half = f.constant(0.5), infinity = f.infinity();
  Value exp = f.apply<math::ExpOp>(re);
  Value expHalf = f.apply<math::ExpOp>(f.mul(re, half));
  Value cos = f.apply<math::CosOp>(im), sin = f.apply<math::SinOp>(im);
  Value isInfinite = f.compare(Predicate::OEQ, exp, infinity, FastMath::Yes);
  Value isReal = f.compare(Predicate::OEQ, im, zero);
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
    Value exp = f.apply<math::ExpOp>(im);
    grown = f.mul(half, exp);
    shrunk = f.div(half, exp);
    sin = f.apply<math::SinOp>(re);
    cos = f.apply<math::CosOp>(re);
  }
};
} // namespace

static Value lowerSin(const ComplexBuilder &complex, Operation *op,
                      Value value) {
  const FloatBuilder &f = complex.floats;
  TrigParts parts(complex, value);
  Value re = f.mul(f.add(parts.grown, parts.shrunk), parts.sin);
  Value im = f.mul(f.sub(parts.grown, parts.shrunk), parts.cos);
  return complex.pack(op->getResult(0).getType(), {re, im});
}

static Value lowerCos(const ComplexBuilder &complex, Operation *op,
                      Value value) {
  const FloatBuilder &f = complex.floats;
  TrigParts parts(complex, value);
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
  Value direct = f.add(f.apply<math::CosOp>(x), minusOne);
  Value square = f.mul(x, x);
  Value fourth = f.mul(square, square);
  Value sum = f.constant(coefficients[0]);
  for (double coefficient : ArrayRef(coefficients).drop_front())
    sum = f.apply<math::FmaOp>({sum, square, f.constant(coefficient)});
  Value high = f.mul(fourth, sum);
  Value low = f.mul(minusHalf, square);
  // Without fast-math flags, as in mlir-opt.
  Value small = complex.binary<arith::AddFOp>(high, low);
  // (pi / 4)^2
  Value limit = f.constant(0.61685);
  Value isLarge = f.compare(Predicate::OGE, square, limit, FastMath::Yes);
  return f.select(isLarge, direct, small);
}

/// expm1(re) * cos(im) + cos(im) - 1 + i exp(re) sin(im)
static Value lowerExpm1(const ComplexBuilder &complex, Operation *op,
                        Value value) {
  const FloatBuilder &f = complex.floats;
  auto [re, im] = complex.unpack(value);
  Value zero = f.constant(0.0), one = f.constant(1.0);
  Value expm1 = f.apply<math::ExpM1Op>(re);
  Value exp = f.add(expm1, one);
  Value sin = f.apply<math::SinOp>(im);
  Value cosm1 = createCosMinusOne(complex, im);
  Value cos = f.add(cosm1, one);
  Value resultRe = f.add(f.mul(expm1, cos), cosm1);
  Value isReal = f.compare(Predicate::OEQ, im, zero, FastMath::Yes);
  Value resultIm = f.select(isReal, zero, f.mul(exp, sin));
  return complex.pack(op->getResult(0).getType(), {resultRe, resultIm});
}

static constexpr ComplexFunction elementaryFunctions[] = {
    makeFunction<complex::AbsOp, lowerComplexAbs>(),
    makeFunction<complex::AngleOp, lowerAngle>(),
    makeFunction<complex::CosOp, lowerCos>(),
    makeFunction<complex::ExpOp, lowerExp>(),
    makeFunction<complex::Expm1Op, lowerExpm1>(),
    makeFunction<complex::LogOp, lowerLog>(),
    makeFunction<complex::Log1pOp, lowerLog1p>(),
    makeFunction<complex::SignOp, lowerSign>(),
    makeFunction<complex::SinOp, lowerSin>(),
};

ArrayRef<ComplexFunction> detail::getElementaryComplexFunctions() {
  return elementaryFunctions;
}
