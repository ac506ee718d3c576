// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Roots, powers, tangents, and the functions that are made of others.
#include "strata/Conversion/ComplexToStandard/ComplexToStandardDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Complex/ComplexOps.h"
#include "strata/Dialects/Math/MathOps.h"

#include <limits>

using namespace strata;
using namespace strata::detail;
using FastMath = FloatBuilder::FastMath;
using Predicate = FloatBuilder::Predicate;

//===-- Roots --------------------------------------------------------------===//

namespace {
/// The terms of an absolute value that is computed without overflow: the larger
/// and the smaller absolute value of the parts, and 1 + (min / max)^2.
struct AbsRatio {
  FloatBuilder g;
  Value max, min, square;
  AbsRatio(const FloatBuilder &f, ComplexParts parts)
      : g(f.allowingNonFinite()) {
    Value one = f.constant(1.0);
    Value absRe = f.abs(parts.re), absIm = f.abs(parts.im);
    max = f.apply<arith::MaximumFOp>({absRe, absIm});
    min = f.apply<arith::MinimumFOp>({absRe, absIm});
    // The ratio is a NaN if both are zero or infinite.
    Value ratio = g.div(min, max);
    square = g.add(g.mul(ratio, ratio), one);
  }
};
} // namespace

/// The square root of the absolute value of a number, which does not overflow.
static Value createRootOfAbs(const ComplexBuilder &complex,
                             ComplexParts parts) {
  const FloatBuilder &f = complex.floats;
  AbsRatio abs(f, parts);
  const FloatBuilder &g = abs.g;
  Value quarter = g.constant(0.25);
  Value root = g.apply<math::SqrtOp>(abs.max);
  Value result = g.mul(root, g.apply<math::PowFOp>({abs.square, quarter}));
  Value isNaN = g.compare(Predicate::UNO, result, result, FastMath::Yes);
  return f.select(isNaN, abs.min, result);
}

/// The parts of a square root, where the operand has infinities or NaNs.
static ComplexParts createSpecialRoots(const FloatBuilder &f,
                                       ComplexParts operand, Value abs,
                                       Value zero, ComplexParts root) {
  Value infinity = f.infinity();
  Value negative = f.constant(-std::numeric_limits<double>::infinity());
  Value nan = f.constant(std::numeric_limits<double>::quiet_NaN());
  auto [re, im] = operand;
  Value absIm = f.abs(im);
  auto isEqual = [&](Value lhs, Value rhs) {
    return f.compare(Predicate::OEQ, lhs, rhs, FastMath::Yes);
  };
  Value imIsInfinite = isEqual(absIm, infinity);
  Value imIsFinite = f.compare(Predicate::ONE, absIm, infinity, FastMath::Yes);
  Value reIsInfinite = isEqual(re, infinity);
  Value reIsNegative = isEqual(re, negative);
  Value isZero = f.logicalAnd(reIsNegative, imIsFinite);
  root.re = f.select(isZero, zero, root.re);
  Value isInfinite = f.logicalOr(imIsInfinite, reIsInfinite);
  root.re = f.select(isInfinite, infinity, root.re);
  Value signedInfinity = f.apply<math::CopySignOp>({infinity, im});
  Value isNaN = f.compare(Predicate::UNO, abs, abs);
  root.im = f.select(isNaN, nan, root.im);
  Value imGrows = f.logicalOr(imIsInfinite, reIsNegative);
  root.im = f.select(imGrows, signedInfinity, root.im);
  return root;
}

/// The root of the absolute value, with half of the angle.
static Value lowerSqrt(const ComplexBuilder &complex, Operation *op,
                       Value value) {
  const FloatBuilder &f = complex.floats;
  Value zero = f.constant(0.0), half = f.constant(0.5);
  ComplexParts operand = complex.unpack(value);
  Value abs = createRootOfAbs(complex, operand);
  Value angle = f.mul(f.apply<math::Atan2Op>({operand.im, operand.re}), half);
  Value cos = f.apply<math::CosOp>(angle), sin = f.apply<math::SinOp>(angle);
  Value isReal = f.compare(Predicate::OEQ, sin, zero, FastMath::Yes);
  ComplexParts root = {f.mul(abs, cos), f.mul(abs, sin)};
  root.im = f.select(isReal, zero, root.im);
  if (!f.assumesFinite())
    root = createSpecialRoots(f, operand, abs, zero, root);
  Value isZero = f.compare(Predicate::OEQ, abs, zero, FastMath::Yes);
  root.re = f.select(isZero, zero, root.re);
  root.im = f.select(isZero, zero, root.im);
  return complex.pack(op->getResult(0).getType(), root);
}

/// The reciprocal of the square root of the absolute value.
static Value createReciprocalRootOfAbs(const ComplexBuilder &complex,
                                       ComplexParts parts) {
  const FloatBuilder &f = complex.floats;
  AbsRatio abs(f, parts);
  Value rsqrt = abs.g.apply<math::RsqrtOp>(abs.square);
  Value rsqrtMin = abs.g.apply<math::RsqrtOp>(abs.min);
  Value rsqrtMax = abs.g.apply<math::RsqrtOp>(abs.max);
  Value result = abs.g.mul(rsqrtMax, abs.g.apply<math::SqrtOp>(rsqrt));
  Value isNaN = abs.g.compare(Predicate::UNO, result, result, FastMath::Yes);
  return f.select(isNaN, rsqrtMin, result);
}

/// The reciprocal of the root of the absolute value, with minus half of the angle.
static Value lowerRsqrt(const ComplexBuilder &complex, Operation *op,
                        Value value) {
  const FloatBuilder &f = complex.floats;
  Value zero = f.constant(0.0), infinity = f.infinity(),
        minusHalf = f.constant(-0.5),
        nan = f.constant(std::numeric_limits<double>::quiet_NaN());
  ComplexParts operand = complex.unpack(value);
  Value abs = createReciprocalRootOfAbs(complex, operand);
  Value angle =
      f.mul(f.apply<math::Atan2Op>({operand.im, operand.re}), minusHalf);
  Value cos = f.apply<math::CosOp>(angle), sin = f.apply<math::SinOp>(angle);
  Value re = f.mul(abs, cos);
  ComplexParts root = {re, f.mul(abs, sin)};
  auto isEqual = [&](Value lhs, Value rhs) {
    return f.compare(Predicate::OEQ, lhs, rhs, FastMath::Yes);
  };
  if (!f.assumesFinite()) {
    Value minusOne = f.constant(-1.0);
    Value signedRe = f.apply<math::CopySignOp>({zero, operand.re});
    Value signedIm = f.apply<math::CopySignOp>({zero, operand.im});
    signedIm = f.mul(minusOne, signedIm);
    Value absRe = f.abs(operand.re), absIm = f.abs(operand.im);
    Value imIsInfinite = isEqual(absIm, infinity);
    Value reIsNaN =
        f.compare(Predicate::UNO, operand.re, operand.re, FastMath::Yes);
    Value reIsInfinite = isEqual(absRe, infinity);
    Value isInfinite =
        f.logicalOr(f.logicalAnd(imIsInfinite, reIsNaN), reIsInfinite);
    root.re = f.select(isInfinite, signedRe, root.re);
    root.im = f.select(isInfinite, signedIm, root.im);
  }
  Value reIsZero = isEqual(operand.re, zero);
  Value isZero = f.logicalAnd(reIsZero, isEqual(operand.im, zero));
  root.re = f.select(isZero, infinity, root.re);
  root.im = f.select(isZero, nan, root.im);
  return complex.pack(op->getResult(0).getType(), root);
}

//===-- Hyperbolic tangent -------------------------------------------------===//

/// The parts of the tangent where a part of the operand is infinite or not a number, or
/// the imaginary one is zero. `numerator` is that of the imaginary part.
static ComplexParts createSpecialTangents(const FloatBuilder &f,
                                          ComplexParts operand, Value numerator,
                                          Value infinity, ComplexParts tanh) {
  Value absRe = f.abs(operand.re);
  Value zero = f.constant(0.0),
        nan = f.constant(std::numeric_limits<double>::quiet_NaN());
  Value reIsInfinite =
      f.compare(Predicate::OEQ, absRe, infinity, FastMath::Yes);
  Value imIsZero = f.compare(Predicate::OEQ, operand.im, zero, FastMath::Yes);
  Value reIsFinite = f.logicalNot(reIsInfinite);
  Value isNaN = f.compare(Predicate::UNO, numerator, numerator, FastMath::Yes);
  Value reIsNaN = f.logicalAnd(isNaN, reIsFinite);
  Value imVanishes = f.logicalAnd(reIsInfinite, isNaN);
  imVanishes = f.logicalOr(imIsZero, imVanishes);
  tanh.re = f.select(reIsNaN, nan, tanh.re);
  tanh.im = f.select(imVanishes, zero, tanh.im);
  return tanh;
}

/// The parts are p - m and 4 cos(im) sin(im), divided by p + m + 4 cos(im)^2, where
/// p = expm1(2 re) and m = expm1(-2 re).
static ComplexParts createTanh(const FloatBuilder &f, ComplexParts operand,
                               Value minusOne) {
  Value infinity = f.infinity(), four = f.constant(4.0);
  Value twice = f.add(operand.re, operand.re);
  Value minusTwice = f.mul(minusOne, twice);
  Value grown = f.apply<math::ExpM1Op>(twice);
  Value shrunk = f.apply<math::ExpM1Op>(minusTwice);
  Value numerator = f.sub(grown, shrunk);
  Value cos = f.apply<math::CosOp>(operand.im);
  Value cosSquare = f.mul(f.mul(cos, cos), four);
  Value sin = f.apply<math::SinOp>(operand.im);
  Value imNumerator = f.mul(four, f.mul(cos, sin));
  Value sum = f.add(grown, shrunk);
  Value denominator = f.add(sum, cosSquare);
  Value isInfinite = f.compare(Predicate::OEQ, sum, infinity, FastMath::Yes);
  Value limit = f.apply<math::CopySignOp>({minusOne, operand.re});
  Value quotient = f.div(numerator, denominator);
  ComplexParts tanh;
  tanh.re = f.select(isInfinite, limit, quotient);
  tanh.im = f.div(imNumerator, denominator);
  if (f.assumesFinite())
    return tanh;
  return createSpecialTangents(f, operand, imNumerator, infinity, tanh);
}

static Value lowerTanh(const ComplexBuilder &complex, Operation *op,
                       Value value) {
  ComplexParts operand = complex.unpack(value);
  Value minusOne = complex.floats.constant(-1.0);
  return complex.pack(op->getResult(0).getType(),
                      createTanh(complex.floats, operand, minusOne));
}

/// -i tanh(i x)
static Value lowerTan(const ComplexBuilder &complex, Operation *op,
                      Value value) {
  const FloatBuilder &f = complex.floats;
  auto [re, im] = complex.unpack(value);
  Value minusOne = f.constant(-1.0);
  ComplexParts tanh = createTanh(f, {f.mul(im, minusOne), re}, minusOne);
  return complex.pack(op->getResult(0).getType(),
                      {tanh.im, f.mul(tanh.re, minusOne)});
}

//===-- Powers -------------------------------------------------------------===//

namespace {
/// Chooses the results of a power for which the formula gives none.
struct SpecialPowers {
  const ComplexBuilder &complex;
  Type type;
  ComplexParts base, exponent;
  Value infinity, zero, one;

  const FloatBuilder &floats() const { return complex.floats; }
  Value compare(Predicate predicate, Value lhs, Value rhs) const {
    return floats().compare(predicate, lhs, rhs, FastMath::Yes);
  }
  Value select(Value condition, Value yes, Value no) const {
    return complex.create<arith::SelectOp>({condition, yes, no}, type);
  }
  Value choose(Value abs, Value coefficient, Value cos, Value sin) const;
};
} // namespace

/// The cases are: a base that is 0, an exponent that is 0, a base that is 1, and a base
/// that is positive infinity.
Value SpecialPowers::choose(Value abs, Value coefficient, Value cos,
                            Value sin) const {
  const FloatBuilder &f = floats();
  Value complexOne = complex.pack(type, {one, zero});
  Value complexZero = complex.pack(type, {zero, zero});
  Value complexInfinity = complex.pack(type, {infinity, zero});
  Value absIsZero = compare(Predicate::OEQ, abs, zero);
  Value isRealPower = compare(Predicate::OEQ, exponent.im, zero);
  Value reIsZero = compare(Predicate::OEQ, exponent.re, zero);
  Value baseIsReal = compare(Predicate::OEQ, base.im, zero);
  Value isNotNegative = compare(Predicate::OLE, zero, exponent.re);
  Value re = f.mul(coefficient, cos), im = f.mul(coefficient, sin);
  Value powerOfZero = select(reIsZero, complexOne, complexZero);
  Value result = complex.pack(type, {re, im});
  Value condition = f.logicalAnd(absIsZero, isRealPower);
  condition = f.logicalAnd(condition, isNotNegative);
  result = select(condition, powerOfZero, result);
  result = select(f.logicalAnd(reIsZero, isRealPower), complexOne, result);
  Value baseIsOne = compare(Predicate::OEQ, base.re, one);
  result = select(f.logicalAnd(baseIsOne, baseIsReal), complexOne, result);
  Value baseIsInfinite = compare(Predicate::OEQ, base.re, infinity);
  baseIsInfinite = f.logicalAnd(baseIsInfinite, baseIsReal);
  Value sign = compare(Predicate::OGT, exponent.re, zero);
  condition = f.logicalAnd(isRealPower, sign);
  result =
      select(f.logicalAnd(baseIsInfinite, condition), complexInfinity, result);
  sign = compare(Predicate::OLT, exponent.re, zero);
  condition = f.logicalAnd(isRealPower, sign);
  return select(f.logicalAnd(baseIsInfinite, condition), complexZero, result);
}

/// r^c e^(-d t), with the angle c t + d log(r), for the absolute value r and
/// the angle t of the base and the parts c and d of the exponent.
static Value lowerPow(const ComplexBuilder &complex, Operation *op, Value first,
                      Value second) {
  const FloatBuilder &f = complex.floats;
  ComplexParts exponent = complex.unpack(second);
  ComplexParts base = complex.unpack(first);
  Value abs = lowerComplexAbs(complex, op, first);
  Value power = f.apply<math::PowFOp>({abs, exponent.re});
  Value negative = f.apply<arith::NegFOp>(exponent.im);
  Value angle = f.apply<math::Atan2Op>({base.im, base.re});
  Value factor = f.apply<math::ExpOp>(f.mul(negative, angle));
  Value coefficient = f.mul(power, factor);
  Value log = f.apply<math::LogOp>(abs);
  Value turned = f.mul(exponent.re, angle);
  Value resultAngle = f.add(turned, f.mul(exponent.im, log));
  Value cos = f.apply<math::CosOp>(resultAngle);
  Value sin = f.apply<math::SinOp>(resultAngle);
  Value infinity = f.infinity(), zero = f.constant(0.0), one = f.constant(1.0);
  SpecialPowers special{
      complex, op->getResult(0).getType(), base, exponent, infinity, zero, one};
  return special.choose(abs, coefficient, cos, sin);
}

/// The exponent becomes a complex number.
static Value lowerPowi(const ComplexBuilder &complex, Operation *op,
                       Value first, Value second) {
  Type type = first.getType();
  Value re = complex.create<arith::SIToFPOp>(
      second, cast<ComplexType>(type).getElementType());
  Value exponent = complex.pack(type, {re, complex.floats.constant(0.0)});
  return lowerPow(complex, op, first, exponent);
}

//===-- Inverse tangent ----------------------------------------------------===//

/// -i log((x + i y) / sqrt(x^2 + y^2)) for y and x.
static Value lowerAtan2(const ComplexBuilder &complex, Operation *op,
                        Value first, Value second) {
  const FloatBuilder &f = complex.floats;
  Value y = first, x = second;
  Type type = op->getResult(0).getType();
  Value xSquare = complex.apply<complex::MulOp>(op, {x, x});
  Value ySquare = complex.apply<complex::MulOp>(op, {y, y});
  Value sum = complex.apply<complex::AddOp>(op, {xSquare, ySquare});
  Value root = complex.apply<complex::SqrtOp>(op, sum);
  Value zero = f.constant(0.0);
  Value i = complex.pack(type, {zero, f.constant(1.0)});
  Value numerator = complex.apply<complex::MulOp>(op, {i, y});
  numerator = complex.apply<complex::AddOp>(op, {x, numerator});
  Value unit = complex.apply<complex::DivOp>(op, {numerator, root});
  Value log = complex.apply<complex::LogOp>(op, unit);
  Value minusI = complex.pack(type, {zero, f.constant(-1.0)});
  return complex.apply<complex::MulOp>(op, {minusI, log});
}

static constexpr ComplexFunction rootsAndPowers[] = {
    makeFunction<complex::Atan2Op, lowerAtan2>(),
    makeFunction<complex::PowOp, lowerPow>(),
    makeFunction<complex::PowiOp, lowerPowi>(),
    makeFunction<complex::RsqrtOp, lowerRsqrt>(),
    makeFunction<complex::SqrtOp, lowerSqrt>(),
    makeFunction<complex::TanOp, lowerTan>(),
    makeFunction<complex::TanhOp, lowerTanh>(),
};

ArrayRef<ComplexFunction> detail::getComplexRootsAndPowers() {
  return rootsAndPowers;
}
