// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ranges of integers that operations yield.
#include "strata/Analysis/IntegerRange.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Arith/ArithFoldsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using Range = ConstantIntRanges;
using Ranges = InferIntRangeInterface::Ranges;
using Results = InferIntRangeInterface::Results;
using Number = std::optional<APInt>;
using arith::CmpIPredicate;
using arith::IntegerOverflowFlags;

/// The ranges of the operands of an `Op`, by their names.
template <typename Op>
using RangesOf = typename Op::template GenericAdaptor<Range>;

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

static bool hasFlag(IntegerOverflowFlags flags, IntegerOverflowFlags flag) {
  return bitEnumContainsAll(flags, flag);
}

//===-- Sums and products --------------------------------------------------===//

static Range inferAdd(const Range &lhs, const Range &rhs,
                      IntegerOverflowFlags flags) {
  auto uadd = checkedUnless<&APInt::uadd_ov, &APInt::uadd_sat>(
      hasFlag(flags, IntegerOverflowFlags::nuw));
  auto sadd = checkedUnless<&APInt::sadd_ov, &APInt::sadd_sat>(
      hasFlag(flags, IntegerOverflowFlags::nsw));
  unsigned width = lhs.getWidth();
  Range u = between(uadd(lhs.umin(), rhs.umin()), uadd(lhs.umax(), rhs.umax()),
                    width, false);
  Range s = between(sadd(lhs.smin(), rhs.smin()), sadd(lhs.smax(), rhs.smax()),
                    width, true);
  return u.intersection(s);
}

static Range inferSub(const Range &lhs, const Range &rhs,
                      IntegerOverflowFlags flags) {
  auto usub = checkedUnless<&APInt::usub_ov, &APInt::usub_sat>(
      hasFlag(flags, IntegerOverflowFlags::nuw));
  auto ssub = checkedUnless<&APInt::ssub_ov, &APInt::ssub_sat>(
      hasFlag(flags, IntegerOverflowFlags::nsw));
  unsigned width = lhs.getWidth();
  Range u = between(usub(lhs.umin(), rhs.umax()), usub(lhs.umax(), rhs.umin()),
                    width, false);
  Range s = between(ssub(lhs.smin(), rhs.smax()), ssub(lhs.smax(), rhs.smin()),
                    width, true);
  return u.intersection(s);
}

static Range inferMul(const Range &lhs, const Range &rhs,
                      IntegerOverflowFlags flags) {
  auto umul = checkedUnless<&APInt::umul_ov, &APInt::umul_sat>(
      hasFlag(flags, IntegerOverflowFlags::nuw));
  auto smul = checkedUnless<&APInt::smul_ov, &APInt::smul_sat>(
      hasFlag(flags, IntegerOverflowFlags::nsw));
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
  const APInt &min = rhs.smin(), &max = rhs.smax();
  if (!min.isStrictlyPositive() && !max.isNegative())
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

static Range inferShl(const Range &lhs, const Range &rhs,
                      IntegerOverflowFlags flags) {
  auto ushl = checkedUnless<&APInt::ushl_ov, &APInt::ushl_sat>(
      hasFlag(flags, IntegerOverflowFlags::nuw));
  auto sshl = checkedUnless<&APInt::sshl_ov, &APInt::sshl_sat>(
      hasFlag(flags, IntegerOverflowFlags::nsw));
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

template <ResizeFn resizeTo>
static std::optional<Range> resize(const Range &range, unsigned width) {
  return resizeTo(range, width);
}

template <ResizeFn extend>
static std::optional<Range> resizeIndex(const Range &range, unsigned width) {
  unsigned from = range.getWidth();
  if (!from || !width)
    return std::nullopt;
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

static bool isAlwaysTrue(CmpIPredicate predicate, const Range &a,
                         const Range &b) {
  switch (predicate) {
  case CmpIPredicate::eq: {
    std::optional<APInt> left = a.getConstantValue(),
                         right = b.getConstantValue();
    return left && right && *left == *right;
  }
  case CmpIPredicate::ne:
    // However the numbers are read.
    return (isBelow(a, b, true, false) || isBelow(b, a, true, false)) &&
           (isBelow(a, b, false, false) || isBelow(b, a, false, false));
  case CmpIPredicate::slt:
  case CmpIPredicate::sle:
    return isBelow(a, b, true, predicate == CmpIPredicate::sle);
  case CmpIPredicate::sgt:
  case CmpIPredicate::sge:
    return isBelow(b, a, true, predicate == CmpIPredicate::sge);
  case CmpIPredicate::ult:
  case CmpIPredicate::ule:
    return isBelow(a, b, false, predicate == CmpIPredicate::ule);
  case CmpIPredicate::ugt:
  case CmpIPredicate::uge:
    return isBelow(b, a, false, predicate == CmpIPredicate::uge);
  }
  return false;
}

static void inferCmpI(arith::CmpIOp op, RangesOf<arith::CmpIOp> in,
                      Results out) {
  CmpIPredicate predicate = op.getPredicate();
  const Range &lhs = in.getLhs(), &rhs = in.getRhs();
  bool isTrue = isAlwaysTrue(predicate, lhs, rhs);
  bool isFalse = isAlwaysTrue(getInverse(predicate), lhs, rhs);
  out.front() = Range::fromUnsigned(APInt(1, isTrue && !isFalse),
                                    APInt(1, !isFalse || isTrue));
}

static void inferSelect(arith::SelectOp, RangesOf<arith::SelectOp> in,
                        Results out) {
  std::optional<APInt> condition = in.getCondition().getConstantValue();
  if (!condition)
    out.front() = in.getTrueValue().rangeUnion(in.getFalseValue());
  else
    out.front() = condition->isZero() ? in.getFalseValue() : in.getTrueValue();
}

static void inferConstant(arith::ConstantOp op, RangesOf<arith::ConstantOp>,
                          Results out) {
  std::optional<Range> &range = out.front();
  if (auto number = dyn_cast_or_null<IntegerAttr>(op.getValue())) {
    range = Range::constant(number.getValue());
    return;
  }
  auto elements = dyn_cast_or_null<DenseElementsAttr>(op.getValue());
  if (!elements || !Range::getStorageBitwidth(elements.getType()))
    return;
  int64_t count = elements.isSplat() ? 1 : elements.getNumElements();
  for (int64_t i = 0; i < count; ++i) {
    Range element = Range::constant(elements.getIntElement(i));
    range = range ? range->rangeUnion(element) : element;
  }
}

//===-- Registration -------------------------------------------------------===//

template <typename Op> using InferFn = void (*)(Op, RangesOf<Op>, Results);

template <typename Op, InferFn<Op> infer> static void add(Context &ctx) {
  static constexpr InferIntRangeInterface table = {
      [](Operation *op, Ranges in, Results out) {
        infer(Op(op), RangesOf<Op>(op, in), out);
      }};
  registerOpHooks<Op>(&ctx, {.interfaces = {makeInterfaceTable(table)}});
}

template <typename Op, Range (*infer)(const Range &, const Range &)>
static void inferBinary(Op, RangesOf<Op> in, Results out) {
  out.front() = infer(in.getLhs(), in.getRhs());
}

template <typename Op, Range (*infer)(const Range &, const Range &)>
static void addBinary(Context &ctx) {
  add<Op, inferBinary<Op, infer>>(ctx);
}

using FlagsFn = Range (*)(const Range &, const Range &, IntegerOverflowFlags);

template <typename Op, FlagsFn infer>
static void inferWithFlags(Op op, RangesOf<Op> in, Results out) {
  out.front() = infer(in.getLhs(), in.getRhs(), op.getOverflowFlags());
}

template <typename Op, FlagsFn infer> static void addWithFlags(Context &ctx) {
  add<Op, inferWithFlags<Op, infer>>(ctx);
}

/// Computes the range of a result from the range of the operand and the width
/// of the result.
using CastFn = std::optional<Range> (*)(const Range &, unsigned);

template <typename Op, CastFn infer>
static void inferCast(Op op, RangesOf<Op> in, Results out) {
  unsigned width = Range::getStorageBitwidth(op.getOut().getType());
  if (std::optional<Range> range = infer(in.getIn(), width))
    out.front() = range;
}

template <typename Op, CastFn infer> static void addCast(Context &ctx) {
  add<Op, inferCast<Op, infer>>(ctx);
}

static void addDivisions(Context &ctx) {
  addBinary<arith::DivUIOp, inferDivU<truncated>>(ctx);
  addBinary<arith::DivSIOp, inferDivS<truncated>>(ctx);
  addBinary<arith::CeilDivUIOp, inferDivU<roundedUpU>>(ctx);
  addBinary<arith::CeilDivSIOp, inferDivS<roundedUpS>>(ctx);
  addBinary<arith::FloorDivSIOp, inferDivS<roundedDownS>>(ctx);
  addBinary<arith::RemUIOp, inferRemU>(ctx);
  addBinary<arith::RemSIOp, inferRemS>(ctx);
}

static void addBitOperations(Context &ctx) {
  addBinary<arith::AndIOp, inferAnd>(ctx);
  addBinary<arith::OrIOp, inferOr>(ctx);
  addBinary<arith::XOrIOp, inferXor>(ctx);
  addWithFlags<arith::ShLIOp, inferShl>(ctx);
  addBinary<arith::ShRUIOp, inferShrU>(ctx);
  addBinary<arith::ShRSIOp, inferShrS>(ctx);
}

void strata::detail::registerArithRanges(Context &ctx) {
  add<arith::ConstantOp, inferConstant>(ctx);
  addWithFlags<arith::AddIOp, inferAdd>(ctx);
  addWithFlags<arith::SubIOp, inferSub>(ctx);
  addWithFlags<arith::MulIOp, inferMul>(ctx);
  addDivisions(ctx);
  addBitOperations(ctx);
  addBinary<arith::MaxSIOp, inferMaxS>(ctx);
  addBinary<arith::MaxUIOp, inferMaxU>(ctx);
  addBinary<arith::MinSIOp, inferMinS>(ctx);
  addBinary<arith::MinUIOp, inferMinU>(ctx);
  addCast<arith::ExtUIOp, resize<extendU>>(ctx);
  addCast<arith::ExtSIOp, resize<extendS>>(ctx);
  addCast<arith::TruncIOp, resize<truncateRange>>(ctx);
  addCast<arith::IndexCastOp, resizeIndex<extendS>>(ctx);
  addCast<arith::IndexCastUIOp, resizeIndex<extendU>>(ctx);
  add<arith::CmpIOp, inferCmpI>(ctx);
  add<arith::SelectOp, inferSelect>(ctx);
}
