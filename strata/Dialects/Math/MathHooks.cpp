// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of constants. Functions without an exact result are those of the C library, of
// f32 and f64 only, so that a program computes the same at run time.
#include "strata/Dialects/Math/MathHooks.h"

#include "strata/Definition/OpHooks.h"
#include "strata/IR/Build/ConstantFolding.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/TypeUtilities.h"

#include <cmath>

using namespace strata;

using MaybeInt = std::optional<APInt>;
using MaybeFloat = std::optional<APFloat>;
using Operands = ArrayRef<Attribute>;
using Results = SmallVectorImpl<OpFoldResult>;

/// The fold hook that returns the result of `fn` for the operands and the type
/// of the only result; poison if one of the operands is.
template <Attribute (*fn)(Operands, Type)>
static LogicalResult foldHook(Operation *op, Operands operands,
                              Results &results) {
  Attribute result = findPoison(operands);
  if (!result)
    result = fn(operands, op->getResult(0).getType());
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
static Attribute foldLibrary(Operands operands, Type type) {
  return foldElements<APFloat, APFloat>(
      operands[0], type, [](const APFloat &value) {
        return callOnFloat(value, ofFloat, ofDouble);
      });
}

/// Like the function above, for signless numbers only.
template <FloatFunction ofFloat, DoubleFunction ofDouble>
static Attribute foldPositive(Operands operands, Type type) {
  return foldElements<APFloat, APFloat>(
      operands[0], type, [](const APFloat &value) -> MaybeFloat {
        if (value.isNegative())
          return std::nullopt;
        return callOnFloat(value, ofFloat, ofDouble);
      });
}

/// The logarithm of 1 plus a number, unless the sum is negative.
static Attribute foldLog1p(Operands operands, Type type) {
  return foldElements<APFloat, APFloat>(
      operands[0], type, [](const APFloat &value) -> MaybeFloat {
        APFloat sum = value;
        sum.add(APFloat::getOne(value.getSemantics()),
                APFloat::rmNearestTiesToEven);
        if (sum.isNegative())
          return std::nullopt;
        return callOnFloat(value, ::log1pf, ::log1p);
      });
}

template <float (*ofFloat)(float, float), double (*ofDouble)(double, double)>
static Attribute foldLibrary2(Operands operands, Type type) {
  return foldElements<APFloat, APFloat>(
      operands[0], operands[1], type,
      [](const APFloat &a, const APFloat &b) -> MaybeFloat {
        if (&a.getSemantics() != &b.getSemantics())
          return std::nullopt;
        return callOnFloat(
            a, [&](float x) { return ofFloat(x, b.convertToFloat()); },
            [&](double x) { return ofDouble(x, b.convertToDouble()); });
      });
}

//===-- Exact functions of floats ------------------------------------------===//

static Attribute foldAbs(Operands operands, Type type) {
  return foldElements<APFloat, APFloat>(
      operands[0], type,
      [](const APFloat &value) -> MaybeFloat { return abs(value); });
}

static Attribute foldCopySign(Operands operands, Type type) {
  return foldElements<APFloat, APFloat>(
      operands[0], operands[1], type,
      [](const APFloat &value, const APFloat &sign) -> MaybeFloat {
        APFloat result = value;
        result.copySign(sign);
        return result;
      });
}

template <APFloat::roundingMode mode>
static Attribute foldRounding(Operands operands, Type type) {
  return foldElements<APFloat, APFloat>(operands[0], type,
                                        [](const APFloat &value) -> MaybeFloat {
                                          APFloat result = value;
                                          result.roundToIntegral(mode);
                                          return result;
                                        });
}

template <bool (APFloat::*test)() const>
static Attribute foldTest(Operands operands, Type type) {
  std::optional<APFloat> value = getSplatFloat(operands[0]);
  if (!value || !getElementTypeOrSelf(type).isInteger(1))
    return {};
  return getIntegerConstant(type, APInt(1, ((*value).*test)()));
}

//===-- Integers -----------------------------------------------------------===//

template <MaybeInt (*fn)(const APInt &)>
static Attribute foldInteger(Operands operands, Type type) {
  return foldElements<APInt, APInt>(operands[0], type, fn);
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

static Attribute foldPower(Operands operands, Type type) {
  return foldElements<APInt, APInt>(operands[0], operands[1], type, power);
}

//===-- Registration -------------------------------------------------------===//

using FoldFn = LogicalResult (*)(Operation *, Operands, Results &);

static void add(Context &ctx, StringRef name, FoldFn fold) {
  OpHooks hooks;
  hooks.fold = fold;
  registerOpHooks(&ctx, name, hooks);
}

/// The fold of a function that the C library has for float and double.
#define STRATA_LIBRARY(FOLD, NAME)                                             \
  add(ctx, "math." #NAME, foldHook<FOLD<::NAME##f, ::NAME>>)

static void registerLibraryFolds(Context &ctx) {
  STRATA_LIBRARY(foldLibrary, acos);
  STRATA_LIBRARY(foldLibrary, acosh);
  STRATA_LIBRARY(foldLibrary, asin);
  STRATA_LIBRARY(foldLibrary, asinh);
  STRATA_LIBRARY(foldLibrary, atan);
  STRATA_LIBRARY(foldLibrary, atanh);
  STRATA_LIBRARY(foldLibrary, cos);
  STRATA_LIBRARY(foldLibrary, cosh);
  STRATA_LIBRARY(foldLibrary, erf);
  STRATA_LIBRARY(foldLibrary, erfc);
  STRATA_LIBRARY(foldLibrary, exp);
  STRATA_LIBRARY(foldLibrary, exp2);
  STRATA_LIBRARY(foldLibrary, expm1);
  STRATA_LIBRARY(foldLibrary, round);
  STRATA_LIBRARY(foldLibrary, sin);
  STRATA_LIBRARY(foldLibrary, sinh);
  STRATA_LIBRARY(foldLibrary, tan);
  STRATA_LIBRARY(foldLibrary, tanh);
  STRATA_LIBRARY(foldLibrary, trunc);
  STRATA_LIBRARY(foldPositive, log);
  STRATA_LIBRARY(foldPositive, log10);
  STRATA_LIBRARY(foldPositive, log2);
  STRATA_LIBRARY(foldPositive, sqrt);
  add(ctx, "math.log1p", foldHook<foldLog1p>);
  add(ctx, "math.atan2", foldHook<foldLibrary2<::atan2f, ::atan2>>);
  add(ctx, "math.powf", foldHook<foldLibrary2<::powf, ::pow>>);
}

#undef STRATA_LIBRARY

void strata::registerMathHooks(Context &ctx) {
  registerLibraryFolds(ctx);
  add(ctx, "math.absf", foldHook<foldAbs>);
  add(ctx, "math.copysign", foldHook<foldCopySign>);
  add(ctx, "math.ceil", foldHook<foldRounding<APFloat::rmTowardPositive>>);
  add(ctx, "math.floor", foldHook<foldRounding<APFloat::rmTowardNegative>>);
  add(ctx, "math.roundeven",
      foldHook<foldRounding<APFloat::rmNearestTiesToEven>>);
  add(ctx, "math.isfinite", foldHook<foldTest<&APFloat::isFinite>>);
  add(ctx, "math.isinf", foldHook<foldTest<&APFloat::isInfinity>>);
  add(ctx, "math.isnan", foldHook<foldTest<&APFloat::isNaN>>);
  add(ctx, "math.isnormal", foldHook<foldTest<&APFloat::isNormal>>);
  add(ctx, "math.absi", foldHook<foldInteger<absoluteValue>>);
  add(ctx, "math.ctlz", foldHook<foldInteger<leadingZeros>>);
  add(ctx, "math.cttz", foldHook<foldInteger<trailingZeros>>);
  add(ctx, "math.ctpop", foldHook<foldInteger<population>>);
  add(ctx, "math.ipowi", foldHook<foldPower>);
}
