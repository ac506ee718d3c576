// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of the smaller and the larger of two numbers.
#include "strata/Dialects/Arith/ArithFoldsDetail.h"

using namespace strata;
using namespace strata::detail;

//===-- Integers ---------------------------------------------------------===//

namespace {
/// What there is to know about an operation on integers.
struct IntExtremum {
  bool isMax;
  bool isSigned;

  /// The number that is always taken, and the one that never is.
  bool isAbsorbing(const APInt &value) const { return isBound(value, isMax); }
  bool isNeutral(const APInt &value) const { return isBound(value, !isMax); }
  APInt get(const APInt &a, const APInt &b) const {
    bool isLess = isSigned ? a.slt(b) : a.ult(b);
    return isLess == isMax ? b : a;
  }

private:
  bool isBound(const APInt &value, bool isUpper) const {
    if (isSigned)
      return isUpper ? value.isMaxSignedValue() : value.isMinSignedValue();
    return isUpper ? value.isMaxValue() : value.isMinValue();
  }
};
} // namespace

template <bool isMax, bool isSigned>
static OpFoldResult foldInt(Operation *op, ArrayRef<Attribute> constants) {
  static constexpr IntExtremum extremum = {isMax, isSigned};
  Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  if (lhs == rhs)
    return rhs;
  MaybeInt value = getSplatInteger(constants[1]);
  if (value && value->getBitWidth() != 0) {
    if (extremum.isAbsorbing(*value))
      return rhs;
    if (extremum.isNeutral(*value))
      return lhs;
  }
  if (Attribute poison = findPoison(constants))
    return poison;
  return foldElements<APInt, APInt>(
      constants[0], constants[1], getResultType(op),
      [](const APInt &a, const APInt &b) -> MaybeInt {
        return extremum.get(a, b);
      });
}

//===-- Floats -----------------------------------------------------------===//

using FloatFn = APFloat (*)(const APFloat &, const APFloat &);

template <FloatFn fn, bool (*isNeutral)(const APFloat &)>
static OpFoldResult foldFloat(Operation *op, ArrayRef<Attribute> constants) {
  if (op->getOperand(0) == op->getOperand(1))
    return op->getOperand(1);
  std::optional<APFloat> rhs = getSplatFloat(constants[1]);
  if (rhs && isNeutral(*rhs))
    return op->getOperand(0);
  if (Attribute poison = findPoison(constants))
    return poison;
  return foldElements<APFloat, APFloat>(
      constants[0], constants[1], getResultType(op),
      [](const APFloat &a, const APFloat &b) -> MaybeFloat {
        return fn(a, b);
      });
}

static bool isNaN(const APFloat &value) { return value.isNaN(); }
static bool isPositiveInfinity(const APFloat &value) {
  return value.isPosInfinity();
}
static bool isNegativeInfinity(const APFloat &value) {
  return value.isNegInfinity();
}

// Of the functions of APFloat those ending in `imum` give NaN if an operand is
// NaN, those ending in `num` the other operand.
static APFloat getMaximum(const APFloat &a, const APFloat &b) {
  return maximum(a, b);
}
static APFloat getMinimum(const APFloat &a, const APFloat &b) {
  return minimum(a, b);
}
static APFloat getMaxNum(const APFloat &a, const APFloat &b) {
  return maxnum(a, b);
}
static APFloat getMinNum(const APFloat &a, const APFloat &b) {
  return minnum(a, b);
}

void detail::registerArithMinMaxFolds(Context &ctx) {
  registerFold<foldFloat<getMaximum, isNegativeInfinity>>(ctx,
                                                          "arith.maximumf");
  registerFold<foldFloat<getMaxNum, isNaN>>(ctx, "arith.maxnumf");
  registerFold<foldInt</*isMax=*/true, /*isSigned=*/true>>(ctx, "arith.maxsi");
  registerFold<foldInt</*isMax=*/true, /*isSigned=*/false>>(ctx, "arith.maxui");
  registerFold<foldFloat<getMinimum, isPositiveInfinity>>(ctx,
                                                          "arith.minimumf");
  registerFold<foldFloat<getMinNum, isNaN>>(ctx, "arith.minnumf");
  registerFold<foldInt</*isMax=*/false, /*isSigned=*/true>>(ctx, "arith.minsi");
  registerFold<foldInt</*isMax=*/false, /*isSigned=*/false>>(ctx,
                                                             "arith.minui");
}
