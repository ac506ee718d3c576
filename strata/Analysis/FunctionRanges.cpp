// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bounds of the functions of integers, from the bounds of their arguments.
#include "strata/Analysis/FunctionRanges.h"

#include "strata/IR/Build/ConstantFolding.h"

using namespace strata;
using semantics::Function;
using Range = ConstantIntRanges;
using Number = std::optional<APInt>;

//===-- Bounds -------------------------------------------------------------===//

/// The range from the smallest to the largest of the results of `fn` for pairs
/// of bounds; the full range if it fails for one of them.
template <typename Fn>
static Range minMaxBy(Fn fn, ArrayRef<APInt> lhs, ArrayRef<APInt> rhs,
                      bool isSigned) {
  unsigned width = lhs[0].getBitWidth();
  Number min, max;
  for (const APInt &left : lhs)
    for (const APInt &right : rhs) {
      Number value = fn(left, right);
      if (!value)
        return Range::maxRange(width);
      auto isLess = [&](const APInt &a, const APInt &b) {
        return isSigned ? a.slt(b) : a.ult(b);
      };
      if (!min || isLess(*value, *min))
        min = value;
      if (!max || isLess(*max, *value))
        max = value;
    }
  return Range::range(*min, *max, isSigned);
}

/// The range between two bounds; any number without one of them.
static Range between(const Number &min, const Number &max, unsigned width,
                     bool isSigned) {
  return min && max ? Range::range(*min, *max, isSigned)
                    : Range::maxRange(width);
}

/// The result of `method`, or std::nullopt if it overflows.
template <APInt (APInt::*method)(const APInt &, bool &) const>
static Number checked(const APInt &a, const APInt &b) {
  bool overflows = false;
  APInt result = (a.*method)(b, overflows);
  return overflows ? Number() : Number(result);
}

/// The same, or `saturated` where a flag says that it does not.
template <APInt (APInt::*method)(const APInt &, bool &) const,
          APInt (APInt::*saturated)(const APInt &) const>
static auto checkedUnless(bool flag) {
  return [flag](const APInt &a, const APInt &b) -> Number {
    return flag ? Number((a.*saturated)(b)) : checked<method>(a, b);
  };
}

//===-- Sums and products --------------------------------------------------===//

static Range inferAdd(const Range &lhs, const Range &rhs, NoWrap noWrap) {
  auto uadd =
      checkedUnless<&APInt::uadd_ov, &APInt::uadd_sat>(noWrap.isUnsigned);
  auto sadd = checkedUnless<&APInt::sadd_ov, &APInt::sadd_sat>(noWrap.isSigned);
  unsigned width = lhs.getWidth();
  Range u = between(uadd(lhs.umin(), rhs.umin()), uadd(lhs.umax(), rhs.umax()),
                    width, false);
  Range s = between(sadd(lhs.smin(), rhs.smin()), sadd(lhs.smax(), rhs.smax()),
                    width, true);
  return u.intersection(s);
}

static Range inferSub(const Range &lhs, const Range &rhs, NoWrap noWrap) {
  auto usub =
      checkedUnless<&APInt::usub_ov, &APInt::usub_sat>(noWrap.isUnsigned);
  auto ssub = checkedUnless<&APInt::ssub_ov, &APInt::ssub_sat>(noWrap.isSigned);
  unsigned width = lhs.getWidth();
  Range u = between(usub(lhs.umin(), rhs.umax()), usub(lhs.umax(), rhs.umin()),
                    width, false);
  Range s = between(ssub(lhs.smin(), rhs.smax()), ssub(lhs.smax(), rhs.smin()),
                    width, true);
  return u.intersection(s);
}

static Range inferMul(const Range &lhs, const Range &rhs, NoWrap noWrap) {
  auto umul =
      checkedUnless<&APInt::umul_ov, &APInt::umul_sat>(noWrap.isUnsigned);
  auto smul = checkedUnless<&APInt::smul_ov, &APInt::smul_sat>(noWrap.isSigned);
  Range u =
      minMaxBy(umul, {lhs.umin(), lhs.umax()}, {rhs.umin(), rhs.umax()}, false);
  Range s =
      minMaxBy(smul, {lhs.smin(), lhs.smax()}, {rhs.smin(), rhs.smax()}, true);
  return u.intersection(s);
}

//===-- Divisions ----------------------------------------------------------===//

using Fix = Number (*)(const APInt &, const APInt &, const APInt &);

/// Unsigned division; `fix` turns the quotient of two numbers into the result
/// of the operation.
template <Fix fix> static Range inferDivU(const Range &lhs, const Range &rhs) {
  unsigned width = lhs.getWidth();
  // Division by zero does not happen.
  APInt min = rhs.umin(), max = rhs.umax();
  if (max.isZero())
    return Range::maxRange(width);
  if (min.isZero())
    min = APInt(width, 1);
  return minMaxBy(
      [](const APInt &a, const APInt &b) { return fix(a, b, a.udiv(b)); },
      {lhs.umin(), lhs.umax()}, {min, max}, false);
}

template <Fix fix> static Range inferDivS(const Range &lhs, const Range &rhs) {
  unsigned width = lhs.getWidth();
  // Ranges of poison may be empty: their bounds are compared with 0 separately.
  const APInt &min = rhs.smin(), &max = rhs.smax();
  bool isPositive = min.isStrictlyPositive() && max.isStrictlyPositive();
  if (!isPositive && !(min.isNegative() && max.isNegative()))
    return Range::maxRange(width);
  return minMaxBy(
      [](const APInt &a, const APInt &b) -> Number {
        Number quotient = checked<&APInt::sdiv_ov>(a, b);
        return quotient ? fix(a, b, *quotient) : Number();
      },
      {lhs.smin(), lhs.smax()}, {min, max}, true);
}

static Number truncated(const APInt &, const APInt &, const APInt &quotient) {
  return quotient;
}

static Number roundedUpU(const APInt &a, const APInt &b,
                         const APInt &quotient) {
  return a.urem(b).isZero() ? Number(quotient)
                            : checked<&APInt::uadd_ov>(
                                  quotient, APInt(quotient.getBitWidth(), 1));
}

static Number roundedUpS(const APInt &a, const APInt &b,
                         const APInt &quotient) {
  bool isExact = a.srem(b).isZero();
  return isExact || a.isNegative() != b.isNegative()
             ? Number(quotient)
             : checked<&APInt::sadd_ov>(quotient,
                                        APInt(quotient.getBitWidth(), 1));
}

static Number roundedDownS(const APInt &a, const APInt &b,
                           const APInt &quotient) {
  bool isExact = a.srem(b).isZero();
  return isExact || a.isNegative() == b.isNegative()
             ? Number(quotient)
             : checked<&APInt::ssub_ov>(quotient,
                                        APInt(quotient.getBitWidth(), 1));
}

static Range inferRemS(const Range &lhs, const Range &rhs) {
  unsigned width = lhs.getWidth();
  const APInt &lhsMin = lhs.smin(), &lhsMax = lhs.smax();
  const APInt &rhsMin = rhs.smin(), &rhsMax = rhs.smax();
  APInt min = APInt::getSignedMinValue(width);
  APInt max = APInt::getSignedMaxValue(width);
  if (rhsMin.isStrictlyPositive() || rhsMax.isNegative()) {
    APInt divisor = rhsMin.isStrictlyPositive() ? rhsMax : rhsMin.abs();
    APInt zero = APInt::getZero(width), most = divisor - 1;
    min = lhsMin.isNegative() ? -most : zero;
    max = lhsMax.isStrictlyPositive() ? most : zero;
    // Within one period remainders are as far apart as the numbers.
    if (rhsMin == rhsMax && (lhsMax - lhsMin).ult(divisor) &&
        lhsMin.srem(divisor).sle(lhsMax.srem(divisor))) {
      min = lhsMin.srem(divisor);
      max = lhsMax.srem(divisor);
    }
  }
  return Range::fromSigned(min, max);
}

static Range inferRemU(const Range &lhs, const Range &rhs) {
  unsigned width = lhs.getWidth();
  const APInt &lhsMin = lhs.umin(), &lhsMax = lhs.umax();
  const APInt &rhsMin = rhs.umin(), &rhsMax = rhs.umax();
  APInt min = APInt::getZero(width), max = APInt::getMaxValue(width);
  if (!rhsMax.isZero()) {
    max = rhsMax - 1;
    if (rhsMin == rhsMax && (lhsMax - lhsMin).ult(rhsMax) &&
        lhsMin.urem(rhsMax).ule(lhsMax.urem(rhsMax))) {
      min = lhsMin.urem(rhsMax);
      max = lhsMax.urem(rhsMax);
    }
  }
  return Range::fromUnsigned(min, max);
}

//===-- Extremes -----------------------------------------------------------===//

static const APInt &pick(const APInt &a, const APInt &b, bool first) {
  return first ? a : b;
}

static Range inferMaxS(const Range &lhs, const Range &rhs) {
  auto max = [](const APInt &a, const APInt &b) {
    return pick(a, b, a.sgt(b));
  };
  return Range::fromSigned(max(lhs.smin(), rhs.smin()),
                           max(lhs.smax(), rhs.smax()));
}

static Range inferMaxU(const Range &lhs, const Range &rhs) {
  auto max = [](const APInt &a, const APInt &b) {
    return pick(a, b, a.ugt(b));
  };
  return Range::fromUnsigned(max(lhs.umin(), rhs.umin()),
                             max(lhs.umax(), rhs.umax()));
}

static Range inferMinS(const Range &lhs, const Range &rhs) {
  auto min = [](const APInt &a, const APInt &b) {
    return pick(a, b, a.slt(b));
  };
  return Range::fromSigned(min(lhs.smin(), rhs.smin()),
                           min(lhs.smax(), rhs.smax()));
}

static Range inferMinU(const Range &lhs, const Range &rhs) {
  auto min = [](const APInt &a, const APInt &b) {
    return pick(a, b, a.ult(b));
  };
  return Range::fromUnsigned(min(lhs.umin(), rhs.umin()),
                             min(lhs.umax(), rhs.umax()));
}

//===-- Bits ---------------------------------------------------------------===//

/// The numbers of `range` with all bits that are not the same in all of them
/// cleared, and set.
static std::pair<APInt, APInt> getBitBounds(const Range &range) {
  unsigned width = range.getWidth();
  unsigned differing = width - (range.umin() ^ range.umax()).countl_zero();
  APInt zeros = range.umin(), ones = range.umin();
  zeros.clearLowBits(differing);
  ones.setLowBits(differing);
  return {zeros, ones};
}

template <typename Fn>
static Range inferBits(const Range &lhs, const Range &rhs, Fn fn) {
  auto [leftZeros, leftOnes] = getBitBounds(lhs);
  auto [rightZeros, rightOnes] = getBitBounds(rhs);
  return minMaxBy(
      [&](const APInt &a, const APInt &b) { return Number(fn(a, b)); },
      {leftZeros, leftOnes}, {rightZeros, rightOnes}, false);
}

static Range inferAnd(const Range &lhs, const Range &rhs) {
  return inferBits(lhs, rhs,
                   [](const APInt &a, const APInt &b) { return a & b; });
}

static Range inferOr(const Range &lhs, const Range &rhs) {
  return inferBits(lhs, rhs,
                   [](const APInt &a, const APInt &b) { return a | b; });
}

/// Bits that differ on either side may be anything.
static Range inferXor(const Range &lhs, const Range &rhs) {
  auto [leftZeros, leftOnes] = getBitBounds(lhs);
  auto [rightZeros, rightOnes] = getBitBounds(rhs);
  APInt varying = (leftZeros ^ leftOnes) | (rightZeros ^ rightOnes);
  APInt value = leftZeros ^ rightZeros;
  return Range::fromUnsigned(value & ~varying, value | varying);
}

static Range inferShl(const Range &lhs, const Range &rhs, NoWrap noWrap) {
  auto ushl =
      checkedUnless<&APInt::ushl_ov, &APInt::ushl_sat>(noWrap.isUnsigned);
  auto sshl = checkedUnless<&APInt::sshl_ov, &APInt::sshl_sat>(noWrap.isSigned);
  Range u =
      minMaxBy(ushl, {lhs.umin(), lhs.umax()}, {rhs.umin(), rhs.umax()}, false);
  Range s =
      minMaxBy(sshl, {lhs.smin(), lhs.smax()}, {rhs.umin(), rhs.umax()}, true);
  return u.intersection(s);
}

static Range inferShrS(const Range &lhs, const Range &rhs) {
  return minMaxBy(
      [](const APInt &a, const APInt &b) {
        return b.uge(b.getBitWidth()) ? Number() : Number(a.ashr(b));
      },
      {lhs.smin(), lhs.smax()}, {rhs.umin(), rhs.umax()}, true);
}

static Range inferShrU(const Range &lhs, const Range &rhs) {
  return minMaxBy(
      [](const APInt &a, const APInt &b) {
        return b.uge(b.getBitWidth()) ? Number() : Number(a.lshr(b));
      },
      {lhs.umin(), lhs.umax()}, {rhs.umin(), rhs.umax()}, false);
}

//===-- Conversions --------------------------------------------------------===//

static Range extendU(const Range &range, unsigned width) {
  return Range::fromUnsigned(range.umin().zext(width),
                             range.umax().zext(width));
}

static Range extendS(const Range &range, unsigned width) {
  return Range::fromSigned(signExtendOrTruncate(range.smin(), width),
                           signExtendOrTruncate(range.smax(), width));
}

/// Bounds stay bounds where all numbers between them lose the same.
static Range truncateRange(const Range &range, unsigned width) {
  bool wrapsU = range.umin().lshr(width) != range.umax().lshr(width);
  APInt umin = wrapsU ? APInt::getZero(width) : range.umin().trunc(width);
  APInt umax = wrapsU ? APInt::getMaxValue(width) : range.umax().trunc(width);
  APInt low = range.smin().ashr(width - 1), high = range.smax().ashr(width - 1);
  bool keepsS = low == high || (low.isAllOnes() && high.isZero());
  APInt smin =
      keepsS ? range.smin().trunc(width) : APInt::getSignedMinValue(width);
  APInt smax =
      keepsS ? range.smax().trunc(width) : APInt::getSignedMaxValue(width);
  if (smin.sgt(smax)) {
    smin = APInt::getSignedMinValue(width);
    smax = APInt::getSignedMaxValue(width);
  }
  return {umin, umax, smin, smax};
}

using ResizeFn = Range (*)(const Range &, unsigned);

static Range resize(const Range &range, unsigned width, ResizeFn extend) {
  unsigned from = range.getWidth();
  if (from == width)
    return range;
  return from < width ? extend(range, width) : truncateRange(range, width);
}

//===-- Choices ------------------------------------------------------------===//

/// Whether all numbers of `a` are below those of `b`, or not above.
static bool isBelow(const Range &a, const Range &b, bool isSigned,
                    bool orEqual) {
  if (isSigned)
    return orEqual ? a.smax().sle(b.smin()) : a.smax().slt(b.smin());
  return orEqual ? a.umax().ule(b.umin()) : a.umax().ult(b.umin());
}

static bool isAlwaysTrue(Function comparison, const Range &a, const Range &b) {
  switch (comparison) {
  case Function::Equal: {
    std::optional<APInt> left = a.getConstantValue(),
                         right = b.getConstantValue();
    return left && right && *left == *right;
  }
  case Function::NotEqual:
    // The ranges are disjoint both as signed and as unsigned numbers.
    return (isBelow(a, b, true, false) || isBelow(b, a, true, false)) &&
           (isBelow(a, b, false, false) || isBelow(b, a, false, false));
  case Function::SLt:
  case Function::SLe:
    return isBelow(a, b, true, comparison == Function::SLe);
  case Function::SGt:
  case Function::SGe:
    return isBelow(b, a, true, comparison == Function::SGe);
  case Function::ULt:
  case Function::ULe:
    return isBelow(a, b, false, comparison == Function::ULe);
  case Function::UGt:
  case Function::UGe:
    return isBelow(b, a, false, comparison == Function::UGe);
  default:
    return false;
  }
}

/// The comparison that is true where `comparison` is false; std::nullopt for functions that
/// are no comparisons.
static std::optional<Function> getInverse(Function comparison) {
  switch (comparison) {
  case Function::Equal:
    return Function::NotEqual;
  case Function::NotEqual:
    return Function::Equal;
  case Function::SLt:
    return Function::SGe;
  case Function::SLe:
    return Function::SGt;
  case Function::SGt:
    return Function::SLe;
  case Function::SGe:
    return Function::SLt;
  case Function::ULt:
    return Function::UGe;
  case Function::ULe:
    return Function::UGt;
  case Function::UGt:
    return Function::ULe;
  case Function::UGe:
    return Function::ULt;
  default:
    return std::nullopt;
  }
}

static Range compare(Function comparison, Function inverse, const Range &a,
                     const Range &b) {
  bool isTrue = isAlwaysTrue(comparison, a, b);
  bool isFalse = isAlwaysTrue(inverse, a, b);
  return Range::fromUnsigned(APInt(1, isTrue && !isFalse),
                             APInt(1, !isFalse || isTrue));
}

//===-- All functions ------------------------------------------------------===//

/// The range of a function of one number.
static Range inferUnary(Function function, const Range &arg, unsigned width) {
  switch (function) {
  case Function::SExt:
    return resize(arg, width, extendS);
  case Function::ZExt:
  case Function::Trunc:
    return resize(arg, width, extendU);
  case Function::Not:
    return {~arg.umax(), ~arg.umin(), ~arg.smax(), ~arg.smin()};
  case Function::Neg:
    return inferSub(Range::constant(APInt::getZero(width)), arg, {});
  case Function::CountOnes:
  case Function::CountLeadingZeros:
  case Function::CountTrailingZeros:
    return Range::fromUnsigned(APInt::getZero(width), APInt(width, width));
  default:
    return Range::maxRange(width);
  }
}

static Range inferBinary(Function function, const Range &a, const Range &b,
                         NoWrap noWrap, unsigned width) {
  switch (function) {
  case Function::Add:
    return inferAdd(a, b, noWrap);
  case Function::Sub:
    return inferSub(a, b, noWrap);
  case Function::Mul:
    return inferMul(a, b, noWrap);
  case Function::UDiv:
    return inferDivU<truncated>(a, b);
  case Function::SDiv:
    return inferDivS<truncated>(a, b);
  case Function::UDivCeil:
    return inferDivU<roundedUpU>(a, b);
  case Function::SDivCeil:
    return inferDivS<roundedUpS>(a, b);
  case Function::SDivFloor:
    return inferDivS<roundedDownS>(a, b);
  case Function::URem:
    return inferRemU(a, b);
  case Function::SRem:
    return inferRemS(a, b);
  case Function::And:
    return inferAnd(a, b);
  case Function::Or:
    return inferOr(a, b);
  case Function::Xor:
    return inferXor(a, b);
  case Function::Shl:
    return inferShl(a, b, noWrap);
  case Function::LShr:
    return inferShrU(a, b);
  case Function::AShr:
    return inferShrS(a, b);
  case Function::SMax:
    return inferMaxS(a, b);
  case Function::UMax:
    return inferMaxU(a, b);
  case Function::SMin:
    return inferMinS(a, b);
  case Function::UMin:
    return inferMinU(a, b);
  default:
    return Range::maxRange(width);
  }
}

Range strata::inferFunctionRange(Function function, ArrayRef<Range> args,
                                 unsigned width, NoWrap noWrap) {
  if (args.size() == 1)
    return inferUnary(function, args[0], width);
  if (std::optional<Function> inverse = getInverse(function))
    return compare(function, *inverse, args[0], args[1]);
  return inferBinary(function, args[0], args[1], noWrap, width);
}
