// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of the smaller and the larger of two numbers.
#include "strata/Dialects/Arith/ArithFoldsDetail.h"

using namespace strata;
using namespace strata::detail;

//===-- Integers ---------------------------------------------------------===//

namespace {
/// The properties of a minimum or maximum of integers.
struct IntExtremum {
  bool isMax;
  bool isSigned;

  /// The number that is always taken, and the one that never is.
  bool isAbsorbing(const APInt &value) const { return isBound(value, isMax); }
  bool isNeutral(const APInt &value) const { return isBound(value, !isMax); }

private:
  bool isBound(const APInt &value, bool isUpper) const {
    if (isSigned)
      return isUpper ? value.isMaxSignedValue() : value.isMinSignedValue();
    return isUpper ? value.isMaxValue() : value.isMinValue();
  }
};
} // namespace

template <bool isMax, bool isSigned, typename Op>
static OpFoldResult foldInt(Op op, typename Op::FoldAdaptor adaptor) {
  static constexpr IntExtremum extremum = {isMax, isSigned};
  Value lhs = op.getLhs(), rhs = op.getRhs();
  if (lhs == rhs)
    return rhs;
  std::optional<APInt> value = getSplatInteger(adaptor.getRhs());
  if (value && value->getBitWidth() != 0) {
    if (extremum.isAbsorbing(*value))
      return rhs;
    if (extremum.isNeutral(*value))
      return lhs;
  }
  return {};
}

//===-- Floats -----------------------------------------------------------===//

template <bool (*isNeutral)(const APFloat &), typename Op>
static OpFoldResult foldFloat(Op op, typename Op::FoldAdaptor adaptor) {
  if (op.getLhs() == op.getRhs())
    return op.getRhs();
  std::optional<APFloat> rhs = getSplatFloat(adaptor.getRhs());
  if (rhs && isNeutral(*rhs))
    return op.getLhs();
  return {};
}

static bool isNaN(const APFloat &value) { return value.isNaN(); }
static bool isPositiveInfinity(const APFloat &value) {
  return value.isPosInfinity();
}
static bool isNegativeInfinity(const APFloat &value) {
  return value.isNegInfinity();
}

void detail::registerArithMinMaxFolds(Context &ctx) {
  registerFold<arith::MaximumFOp, foldFloat<isNegativeInfinity>>(ctx);
  registerFold<arith::MaxNumFOp, foldFloat<isNaN>>(ctx);
  registerFold<arith::MaxSIOp, foldInt</*isMax=*/true, /*isSigned=*/true>>(ctx);
  registerFold<arith::MaxUIOp, foldInt</*isMax=*/true, /*isSigned=*/false>>(
      ctx);
  registerFold<arith::MinimumFOp, foldFloat<isPositiveInfinity>>(ctx);
  registerFold<arith::MinNumFOp, foldFloat<isNaN>>(ctx);
  registerFold<arith::MinSIOp, foldInt</*isMax=*/false, /*isSigned=*/true>>(
      ctx);
  registerFold<arith::MinUIOp, foldInt</*isMax=*/false, /*isSigned=*/false>>(
      ctx);
}
