// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of constants. Functions without an exact result are those of the C library, of
// f32 and f64 only, so that a program computes the same at run time.
#include "strata/Dialects/Math/MathHooks.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/IR/Build/ConstantFolding.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/TypeUtilities.h"

#include <cmath>

using namespace strata;

using MaybeInt = std::optional<APInt>;
using MaybeFloat = std::optional<APFloat>;
using Operands = ArrayRef<Attribute>;
using Results = SmallVectorImpl<OpFoldResult>;

/// The fold hook that returns the result of `fn` for the operands, one or two, and the
/// type of the only result; poison if one of the operands is.
template <auto fn>
static LogicalResult foldHook(Operation *op, Operands operands,
                              Results &results) {
  Type type = op->getResult(0).getType();
  Attribute result = findPoison(operands);
  if constexpr (std::is_invocable_v<decltype(fn), Attribute, Type>)
    result = result ? result : fn(operands.front(), type);
  else
    result = result ? result : fn(operands.front(), operands.back(), type);
  if (!result)
    return failure();
  results.push_back(result);
  return success();
}

//===-- Functions of the C library -----------------------------------------===//

/// The double or float of `value`; std::nullopt for other formats.
template <typename F32, typename F64>
static MaybeFloat callOnFloat(const APFloat &value, F32 ofFloat, F64 ofDouble) {
  if (&value.getSemantics() == &APFloat::IEEEdouble())
    return APFloat(ofDouble(value.convertToDouble()));
  if (&value.getSemantics() == &APFloat::IEEEsingle())
    return APFloat(ofFloat(value.convertToFloat()));
  return std::nullopt;
}

using FloatFunction = float (*)(float);
using DoubleFunction = double (*)(double);

template <FloatFunction ofFloat, DoubleFunction ofDouble>
static Attribute foldLibrary(Attribute operand, Type type) {
  return foldElements<APFloat, APFloat>(
      operand, type, [](const APFloat &value) {
        return callOnFloat(value, ofFloat, ofDouble);
      });
}

/// Like the function above, for signless numbers only.
template <FloatFunction ofFloat, DoubleFunction ofDouble>
static Attribute foldPositive(Attribute operand, Type type) {
  return foldElements<APFloat, APFloat>(
      operand, type, [](const APFloat &value) -> MaybeFloat {
        if (value.isNegative())
          return std::nullopt;
        return callOnFloat(value, ofFloat, ofDouble);
      });
}

/// The logarithm of 1 plus a number, unless the sum is negative.
static Attribute foldLog1p(Attribute operand, Type type) {
  return foldElements<APFloat, APFloat>(
      operand, type, [](const APFloat &value) -> MaybeFloat {
        APFloat sum = value;
        sum.add(APFloat::getOne(value.getSemantics()),
                APFloat::rmNearestTiesToEven);
        if (sum.isNegative())
          return std::nullopt;
        return callOnFloat(value, ::log1pf, ::log1p);
      });
}

template <float (*ofFloat)(float, float), double (*ofDouble)(double, double)>
static Attribute foldLibrary2(Attribute lhs, Attribute rhs, Type type) {
  return foldElements<APFloat, APFloat>(
      lhs, rhs, type, [](const APFloat &a, const APFloat &b) -> MaybeFloat {
        if (&a.getSemantics() != &b.getSemantics())
          return std::nullopt;
        return callOnFloat(
            a, [&](float x) { return ofFloat(x, b.convertToFloat()); },
            [&](double x) { return ofDouble(x, b.convertToDouble()); });
      });
}

//===-- Exact functions of floats ------------------------------------------===//

static Attribute foldAbs(Attribute operand, Type type) {
  return foldElements<APFloat, APFloat>(
      operand, type,
      [](const APFloat &value) -> MaybeFloat { return abs(value); });
}

static Attribute foldCopySign(Attribute lhs, Attribute rhs, Type type) {
  return foldElements<APFloat, APFloat>(
      lhs, rhs, type,
      [](const APFloat &value, const APFloat &sign) -> MaybeFloat {
        APFloat result = value;
        result.copySign(sign);
        return result;
      });
}

template <APFloat::roundingMode mode>
static Attribute foldRounding(Attribute operand, Type type) {
  return foldElements<APFloat, APFloat>(operand, type,
                                        [](const APFloat &value) -> MaybeFloat {
                                          APFloat result = value;
                                          result.roundToIntegral(mode);
                                          return result;
                                        });
}

template <bool (APFloat::*test)() const>
static Attribute foldTest(Attribute operand, Type type) {
  std::optional<APFloat> value = getSplatFloat(operand);
  if (!value || !getElementTypeOrSelf(type).isInteger(1))
    return {};
  return getIntegerConstant(type, APInt(1, ((*value).*test)()));
}

//===-- Integers -----------------------------------------------------------===//

template <MaybeInt (*fn)(const APInt &)>
static Attribute foldInteger(Attribute operand, Type type) {
  return foldElements<APInt, APInt>(operand, type, fn);
}

static MaybeInt absoluteValue(const APInt &value) { return value.abs(); }
static MaybeInt leadingZeros(const APInt &value) {
  return APInt(value.getBitWidth(), value.countl_zero());
}
static MaybeInt trailingZeros(const APInt &value) {
  return APInt(value.getBitWidth(), value.countr_zero());
}
static MaybeInt population(const APInt &value) {
  return APInt(value.getBitWidth(), value.popcount());
}

/// `base` to the power of `exponent`, without the bits that do not fit. A negative power
/// of 0 has no value; one of other numbers is truncated to an integer.
static MaybeInt power(const APInt &base, const APInt &exponent) {
  unsigned width = base.getBitWidth();
  if (exponent.isNegative()) {
    if (base.isZero())
      return std::nullopt;
    if (base.isOne())
      return base;
    if (base.isAllOnes())
      return exponent[0] ? base : APInt(width, 1);
    return APInt::getZero(width);
  }
  APInt result(width, 1, /*isSigned=*/false, /*implicitTrunc=*/true);
  APInt factor = base, rest = exponent;
  for (; !rest.isZero(); rest.lshrInPlace(1)) {
    if (rest[0])
      result *= factor;
    factor *= factor;
  }
  return result;
}

static Attribute foldPower(Attribute lhs, Attribute rhs, Type type) {
  return foldElements<APInt, APInt>(lhs, rhs, type, power);
}

//===-- Registration -------------------------------------------------------===//

/// The folds of functions that the C library has for float and double.
static void registerLibraryFolds(Context &ctx) {
  using namespace math;
  registerOpHooks<AcosOp>(&ctx,
                          {.fold = foldHook<foldLibrary<::acosf, ::acos>>});
  registerOpHooks<AcoshOp>(&ctx,
                           {.fold = foldHook<foldLibrary<::acoshf, ::acosh>>});
  registerOpHooks<AsinOp>(&ctx,
                          {.fold = foldHook<foldLibrary<::asinf, ::asin>>});
  registerOpHooks<AsinhOp>(&ctx,
                           {.fold = foldHook<foldLibrary<::asinhf, ::asinh>>});
  registerOpHooks<AtanOp>(&ctx,
                          {.fold = foldHook<foldLibrary<::atanf, ::atan>>});
  registerOpHooks<Atan2Op>(&ctx,
                           {.fold = foldHook<foldLibrary2<::atan2f, ::atan2>>});
  registerOpHooks<AtanhOp>(&ctx,
                           {.fold = foldHook<foldLibrary<::atanhf, ::atanh>>});
  registerOpHooks<CosOp>(&ctx, {.fold = foldHook<foldLibrary<::cosf, ::cos>>});
  registerOpHooks<CoshOp>(&ctx,
                          {.fold = foldHook<foldLibrary<::coshf, ::cosh>>});
  registerOpHooks<ErfOp>(&ctx, {.fold = foldHook<foldLibrary<::erff, ::erf>>});
  registerOpHooks<ErfcOp>(&ctx,
                          {.fold = foldHook<foldLibrary<::erfcf, ::erfc>>});
  registerOpHooks<ExpOp>(&ctx, {.fold = foldHook<foldLibrary<::expf, ::exp>>});
  registerOpHooks<Exp2Op>(&ctx,
                          {.fold = foldHook<foldLibrary<::exp2f, ::exp2>>});
  registerOpHooks<ExpM1Op>(&ctx,
                           {.fold = foldHook<foldLibrary<::expm1f, ::expm1>>});
  registerOpHooks<LogOp>(&ctx, {.fold = foldHook<foldPositive<::logf, ::log>>});
  registerOpHooks<Log10Op>(&ctx,
                           {.fold = foldHook<foldPositive<::log10f, ::log10>>});
  registerOpHooks<Log1pOp>(&ctx, {.fold = foldHook<foldLog1p>});
  registerOpHooks<Log2Op>(&ctx,
                          {.fold = foldHook<foldPositive<::log2f, ::log2>>});
  registerOpHooks<PowFOp>(&ctx,
                          {.fold = foldHook<foldLibrary2<::powf, ::pow>>});
  registerOpHooks<RoundOp>(&ctx,
                           {.fold = foldHook<foldLibrary<::roundf, ::round>>});
  registerOpHooks<SinOp>(&ctx, {.fold = foldHook<foldLibrary<::sinf, ::sin>>});
  registerOpHooks<SinhOp>(&ctx,
                          {.fold = foldHook<foldLibrary<::sinhf, ::sinh>>});
  registerOpHooks<SqrtOp>(&ctx,
                          {.fold = foldHook<foldPositive<::sqrtf, ::sqrt>>});
  registerOpHooks<TanOp>(&ctx, {.fold = foldHook<foldLibrary<::tanf, ::tan>>});
  registerOpHooks<TanhOp>(&ctx,
                          {.fold = foldHook<foldLibrary<::tanhf, ::tanh>>});
  registerOpHooks<TruncOp>(&ctx,
                           {.fold = foldHook<foldLibrary<::truncf, ::trunc>>});
}

void strata::registerMathHooks(Context &ctx) {
  using namespace math;
  registerLibraryFolds(ctx);
  registerOpHooks<AbsFOp>(&ctx, {.fold = foldHook<foldAbs>});
  registerOpHooks<AbsIOp>(&ctx, {.fold = foldHook<foldInteger<absoluteValue>>});
  registerOpHooks<CeilOp>(
      &ctx, {.fold = foldHook<foldRounding<APFloat::rmTowardPositive>>});
  registerOpHooks<CopySignOp>(&ctx, {.fold = foldHook<foldCopySign>});
  registerOpHooks<CountLeadingZerosOp>(
      &ctx, {.fold = foldHook<foldInteger<leadingZeros>>});
  registerOpHooks<CtPopOp>(&ctx, {.fold = foldHook<foldInteger<population>>});
  registerOpHooks<CountTrailingZerosOp>(
      &ctx, {.fold = foldHook<foldInteger<trailingZeros>>});
  registerOpHooks<FloorOp>(
      &ctx, {.fold = foldHook<foldRounding<APFloat::rmTowardNegative>>});
  registerOpHooks<IPowIOp>(&ctx, {.fold = foldHook<foldPower>});
  registerOpHooks<IsFiniteOp>(&ctx,
                              {.fold = foldHook<foldTest<&APFloat::isFinite>>});
  registerOpHooks<IsInfOp>(&ctx,
                           {.fold = foldHook<foldTest<&APFloat::isInfinity>>});
  registerOpHooks<IsNaNOp>(&ctx, {.fold = foldHook<foldTest<&APFloat::isNaN>>});
  registerOpHooks<IsNormalOp>(&ctx,
                              {.fold = foldHook<foldTest<&APFloat::isNormal>>});
  registerOpHooks<RoundEvenOp>(
      &ctx, {.fold = foldHook<foldRounding<APFloat::rmNearestTiesToEven>>});
}
