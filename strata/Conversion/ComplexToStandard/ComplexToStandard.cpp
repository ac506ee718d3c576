// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/ComplexToStandard/ComplexToStandard.h"

#include "strata/Conversion/ComplexCommon/FloatBuilder.h"
#include "strata/IR/BuiltinTypes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Conversion/DialectConversion.h"

#include <limits>

using namespace strata;
using dialects::complex::ComplexRangeFlags;
using FastMath = FloatBuilder::FastMath;
using Predicate = FloatBuilder::Predicate;

namespace {
/// Creates the value of an operation on complex numbers.
struct ComplexBuilder {
  OpBuilder &builder;
  Location loc;
  const FloatBuilder &floats;

  Value re(Value complex) const { return getPart("complex.re", complex); }
  Value im(Value complex) const { return getPart("complex.im", complex); }
  ComplexParts unpack(Value complex) const {
    Value first = re(complex);
    return {first, im(complex)};
  }
  Value pack(Type type, ComplexParts parts) const {
    return builder.create(loc, "complex.create", {parts.re, parts.im}, type)
        ->getResult(0);
  }

private:
  Value getPart(StringRef name, Value complex) const {
    Type type = cast<ComplexType>(complex.getType()).getElementType();
    return builder.create(loc, name, complex, type)->getResult(0);
  }
};

/// Whether floats of the type have the numbers that special cases are compared with: zero,
/// and infinity or, in its place, NaN.
static bool hasSpecialNumbers(FloatType type) {
  const llvm::fltSemantics &format = type.getFloatSemantics();
  return APFloat::semanticsHasZero(format) &&
         (APFloat::semanticsHasInf(format) || APFloat::semanticsHasNaN(format));
}

using LowerFn = Value (*)(const ComplexBuilder &complex, Operation *op,
                          ValueRange operands);

class ComplexLowering final : public ConversionPattern {
public:
  ComplexLowering(StringRef root, LowerFn fn)
      : ConversionPattern("convert-complex-to-standard", root), fn(fn) {}
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = dyn_cast<ComplexType>(operands[0].getType());
    auto part = type ? dyn_cast<FloatType>(type.getElementType()) : FloatType();
    if (!part || !hasSpecialNumbers(part))
      return rewriter.notifyMatchFailure(op, "not a complex number of floats");
    FloatBuilder floats(rewriter, op, type.getElementType(),
                        FloatBuilder::Dialect::ArithAndMath);
    rewriter.replaceOp(op, fn({rewriter, op->getLoc(), floats}, op, operands));
    return success();
  }

private:
  LowerFn fn;
};
} // namespace

//===-- Arithmetic ---------------------------------------------------------===//

/// An operation of arith on both parts.
template <Value (FloatBuilder::*Fn)(Value, Value) const>
static Value lowerParts(const ComplexBuilder &complex, Operation *op,
                        ValueRange operands) {
  Value lhs = complex.re(operands[0]);
  Value re = (complex.floats.*Fn)(lhs, complex.re(operands[1]));
  lhs = complex.im(operands[0]);
  Value im = (complex.floats.*Fn)(lhs, complex.im(operands[1]));
  return complex.pack(op->getResult(0).getType(), {re, im});
}

static Value lowerMul(const ComplexBuilder &complex, Operation *op,
                      ValueRange operands) {
  const FloatBuilder &f = complex.floats;
  ComplexParts lhs = complex.unpack(operands[0]),
               rhs = complex.unpack(operands[1]);
  Value re = f.mul(lhs.re, rhs.re);
  re = f.sub(re, f.mul(lhs.im, rhs.im));
  Value im = f.mul(lhs.im, rhs.re);
  im = f.add(im, f.mul(lhs.re, rhs.im));
  return complex.pack(op->getResult(0).getType(), {re, im});
}

template <ComplexRangeFlags Range>
static Value lowerDiv(const ComplexBuilder &complex, Operation *op,
                      ValueRange operands) {
  ComplexParts lhs = complex.unpack(operands[0]),
               rhs = complex.unpack(operands[1]);
  return complex.pack(op->getResult(0).getType(),
                      createComplexDiv(complex.floats, lhs, rhs, Range));
}

static Value lowerEqual(const ComplexBuilder &complex, Operation *,
                        ValueRange operands) {
  const FloatBuilder &f = complex.floats;
  ComplexParts lhs = complex.unpack(operands[0]),
               rhs = complex.unpack(operands[1]);
  Value re = f.compare(Predicate::oeq, lhs.re, rhs.re);
  return f.logicalAnd(re, f.compare(Predicate::oeq, lhs.im, rhs.im));
}

static Value lowerNotEqual(const ComplexBuilder &complex, Operation *,
                           ValueRange operands) {
  const FloatBuilder &f = complex.floats;
  ComplexParts lhs = complex.unpack(operands[0]),
               rhs = complex.unpack(operands[1]);
  Value re = f.compare(Predicate::une, lhs.re, rhs.re);
  return f.logicalOr(re, f.compare(Predicate::une, lhs.im, rhs.im));
}

static Value negate(const ComplexBuilder &complex, Value value) {
  return complex.builder
      .create(complex.loc, "arith.negf", value, value.getType())
      ->getResult(0);
}

static Value lowerNeg(const ComplexBuilder &complex, Operation *op,
                      ValueRange operands) {
  auto [re, im] = complex.unpack(operands[0]);
  Value negRe = negate(complex, re);
  return complex.pack(op->getResult(0).getType(), {negRe, negate(complex, im)});
}

static Value lowerConj(const ComplexBuilder &complex, Operation *op,
                       ValueRange operands) {
  auto [re, im] = complex.unpack(operands[0]);
  return complex.pack(op->getResult(0).getType(), {re, negate(complex, im)});
}

//===-- Functions ----------------------------------------------------------===//

/// max * sqrt(1 + (min / max)^2) of the absolute values of the parts, which does not
/// overflow.
static Value lowerAbs(const ComplexBuilder &complex, Operation *,
                      ValueRange operands) {
  const FloatBuilder &f = complex.floats;
  auto [re, im] = complex.unpack(operands[0]);
  Value one = f.constant(1.0);
  Value absRe = f.abs(re), absIm = f.abs(im);
  Value max = f.apply("arith.maximumf", {absRe, absIm});
  Value min = f.apply("arith.minimumf", {absRe, absIm});
  // The ratio is a NaN if both are zero or infinite.
  FloatBuilder g = f.allowingNaNs();
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
  Value abs = lowerAbs(complex, op, operands);
  Value re = complex.floats.apply("math.log", abs);
  return complex.pack(op->getResult(0).getType(),
                      {re, lowerAngle(complex, op, operands)});
}

/// log of the absolute value by log1p of what exceeds 1.
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
  FloatBuilder g = f.allowingNaNs();
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
  Value abs = lowerAbs(complex, op, operands);
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
/// What sine and cosine have in common: e^im / 2, 1 / (2 e^im), and functions of re.
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

/// The square root of the absolute value of a number, which does not overflow.
static Value createRootOfAbs(const ComplexBuilder &complex,
                             ComplexParts parts) {
  const FloatBuilder &f = complex.floats;
  Value one = f.constant(1.0);
  Value absRe = f.abs(parts.re), absIm = f.abs(parts.im);
  Value max = f.apply("arith.maximumf", {absRe, absIm});
  Value min = f.apply("arith.minimumf", {absRe, absIm});
  FloatBuilder g = f.allowingNonFinite();
  Value ratio = g.div(min, max);
  Value square = g.add(g.mul(ratio, ratio), one);
  Value quarter = g.constant(0.25);
  Value root = g.apply("math.sqrt", max);
  Value result = g.mul(root, g.apply("math.powf", {square, quarter}));
  Value isNaN = g.compare(Predicate::uno, result, result, FastMath::Yes);
  return f.select(isNaN, min, result);
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
    return f.compare(Predicate::oeq, lhs, rhs, FastMath::Yes);
  };
  Value imIsInfinite = isEqual(absIm, infinity);
  Value imIsFinite = f.compare(Predicate::one, absIm, infinity, FastMath::Yes);
  Value reIsInfinite = isEqual(re, infinity);
  Value reIsNegative = isEqual(re, negative);
  Value isZero = f.logicalAnd(reIsNegative, imIsFinite);
  root.re = f.select(isZero, zero, root.re);
  Value isInfinite = f.logicalOr(imIsInfinite, reIsInfinite);
  root.re = f.select(isInfinite, infinity, root.re);
  Value signedInfinity = f.apply("math.copysign", {infinity, im});
  Value isNaN = f.compare(Predicate::uno, abs, abs);
  root.im = f.select(isNaN, nan, root.im);
  Value imGrows = f.logicalOr(imIsInfinite, reIsNegative);
  root.im = f.select(imGrows, signedInfinity, root.im);
  return root;
}

/// The root of the absolute value, with half of the angle.
static Value lowerSqrt(const ComplexBuilder &complex, Operation *op,
                       ValueRange operands) {
  const FloatBuilder &f = complex.floats;
  Value zero = f.constant(0.0), half = f.constant(0.5);
  ComplexParts operand = complex.unpack(operands[0]);
  Value abs = createRootOfAbs(complex, operand);
  Value angle = f.mul(f.apply("math.atan2", {operand.im, operand.re}), half);
  Value cos = f.apply("math.cos", angle), sin = f.apply("math.sin", angle);
  Value isReal = f.compare(Predicate::oeq, sin, zero, FastMath::Yes);
  ComplexParts root = {f.mul(abs, cos), f.mul(abs, sin)};
  root.im = f.select(isReal, zero, root.im);
  if (!f.assumesFinite())
    root = createSpecialRoots(f, operand, abs, zero, root);
  Value isZero = f.compare(Predicate::oeq, abs, zero, FastMath::Yes);
  root.re = f.select(isZero, zero, root.re);
  root.im = f.select(isZero, zero, root.im);
  return complex.pack(op->getResult(0).getType(), root);
}

static constexpr std::pair<StringLiteral, LowerFn> functions[] = {
    {"complex.abs", lowerAbs},
    {"complex.add", lowerParts<&FloatBuilder::add>},
    {"complex.angle", lowerAngle},
    {"complex.conj", lowerConj},
    {"complex.cos", lowerCos},
    {"complex.eq", lowerEqual},
    {"complex.exp", lowerExp},
    {"complex.expm1", lowerExpm1},
    {"complex.log", lowerLog},
    {"complex.log1p", lowerLog1p},
    {"complex.mul", lowerMul},
    {"complex.neg", lowerNeg},
    {"complex.neq", lowerNotEqual},
    {"complex.sign", lowerSign},
    {"complex.sin", lowerSin},
    {"complex.sqrt", lowerSqrt},
    {"complex.sub", lowerParts<&FloatBuilder::sub>},
};

void strata::populateComplexToStandardConversionPatterns(
    RewritePatternSet &patterns, ComplexRangeFlags range) {
  for (auto [name, fn] : functions)
    patterns.add<ComplexLowering>(name, fn);
  patterns.add<ComplexLowering>(
      "complex.div", range == ComplexRangeFlags::improved
                         ? LowerFn(lowerDiv<ComplexRangeFlags::improved>)
                         : LowerFn(lowerDiv<ComplexRangeFlags::basic>));
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct ConvertComplexToStandard final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    Operation *op = getOperation();
    ConversionTarget target(op->getContext());
    target.addLegalDialect("arith");
    target.addLegalDialect("math");
    target.addLegalOp("complex.create", "complex.im", "complex.re");
    RewritePatternSet patterns(op->getContext());
    populateComplexToStandardConversionPatterns(patterns, *complexRange);
    if (failed(applyPartialConversion(
            op, target, FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
  Option<ComplexRangeFlags> complexRange{
      *this,
      "complex-range",
      "Control the intermediate calculation of complex number division",
      ComplexRangeFlags::improved,
      {{ComplexRangeFlags::improved, "improved", "improved (default)"},
       {ComplexRangeFlags::basic, "basic", "basic"},
       {ComplexRangeFlags::none, "none", "none"}}};
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-complex-to-standard",
    .name = "ConvertComplexToStandardPass",
    .summary = "Convert Complex dialect to standard dialect",
    .dependentDialects = {"arith", "math"},
    .create = makePass<ConvertComplexToStandard>,
};

void strata::registerComplexToStandardPass(PassRegistry &registry) {
  registry.add(info);
}
