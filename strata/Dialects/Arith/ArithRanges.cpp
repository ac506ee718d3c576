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

//===-- Bounds -------------------------------------------------------------===//

/// The range from the smallest to the largest of what `fn` makes of pairs of
/// bounds; any number if it fails for one of them.
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

/// `method`, or nothing if that overflows.
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

static bool hasFlag(Operation *op, ArithFlag flag) {
  return hasFlags(op, "overflowFlags", flag);
}

//===-- Sums and products --------------------------------------------------===//

static void inferAdd(Operation *op, Ranges in, Results out) {
  auto uadd = checkedUnless<&APInt::uadd_ov, &APInt::uadd_sat>(
      hasFlag(op, NoUnsignedWrap));
  auto sadd = checkedUnless<&APInt::sadd_ov, &APInt::sadd_sat>(
      hasFlag(op, NoSignedWrap));
  unsigned width = in[0].getWidth();
  Range u = between(uadd(in[0].umin(), in[1].umin()),
                    uadd(in[0].umax(), in[1].umax()), width, false);
  Range s = between(sadd(in[0].smin(), in[1].smin()),
                    sadd(in[0].smax(), in[1].smax()), width, true);
  out[0] = u.intersection(s);
}

static void inferSub(Operation *op, Ranges in, Results out) {
  auto usub = checkedUnless<&APInt::usub_ov, &APInt::usub_sat>(
      hasFlag(op, NoUnsignedWrap));
  auto ssub = checkedUnless<&APInt::ssub_ov, &APInt::ssub_sat>(
      hasFlag(op, NoSignedWrap));
  unsigned width = in[0].getWidth();
  Range u = between(usub(in[0].umin(), in[1].umax()),
                    usub(in[0].umax(), in[1].umin()), width, false);
  Range s = between(ssub(in[0].smin(), in[1].smax()),
                    ssub(in[0].smax(), in[1].smin()), width, true);
  out[0] = u.intersection(s);
}

static void inferMul(Operation *op, Ranges in, Results out) {
  auto umul = checkedUnless<&APInt::umul_ov, &APInt::umul_sat>(
      hasFlag(op, NoUnsignedWrap));
  auto smul = checkedUnless<&APInt::smul_ov, &APInt::smul_sat>(
      hasFlag(op, NoSignedWrap));
  Range u = minMaxBy(umul, {in[0].umin(), in[0].umax()},
                     {in[1].umin(), in[1].umax()}, false);
  Range s = minMaxBy(smul, {in[0].smin(), in[0].smax()},
                     {in[1].smin(), in[1].smax()}, true);
  out[0] = u.intersection(s);
}

//===-- Divisions ----------------------------------------------------------===//

using Fix = Number (*)(const APInt &, const APInt &, const APInt &);

/// Division without sign; `fix` turns the quotient of two numbers into what the
/// operation yields.
template <Fix fix> static void inferDivU(Operation *, Ranges in, Results out) {
  unsigned width = in[0].getWidth();
  // Division by zero does not happen.
  APInt min = in[1].umin(), max = in[1].umax();
  if (max.isZero()) {
    out[0] = Range::maxRange(width);
    return;
  }
  if (min.isZero())
    min = APInt(width, 1);
  out[0] = minMaxBy(
      [](const APInt &a, const APInt &b) { return fix(a, b, a.udiv(b)); },
      {in[0].umin(), in[0].umax()}, {min, max}, false);
}

template <Fix fix> static void inferDivS(Operation *, Ranges in, Results out) {
  unsigned width = in[0].getWidth();
  const APInt &min = in[1].smin(), &max = in[1].smax();
  if (!min.isStrictlyPositive() && !max.isNegative()) {
    out[0] = Range::maxRange(width);
    return;
  }
  out[0] = minMaxBy(
      [](const APInt &a, const APInt &b) -> Number {
        Number quotient = checked<&APInt::sdiv_ov>(a, b);
        return quotient ? fix(a, b, *quotient) : Number();
      },
      {in[0].smin(), in[0].smax()}, {min, max}, true);
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

static void inferRemS(Operation *, Ranges in, Results out) {
  unsigned width = in[0].getWidth();
  const APInt &lhsMin = in[0].smin(), &lhsMax = in[0].smax();
  const APInt &rhsMin = in[1].smin(), &rhsMax = in[1].smax();
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
  out[0] = Range::fromSigned(min, max);
}

static void inferRemU(Operation *, Ranges in, Results out) {
  unsigned width = in[0].getWidth();
  const APInt &lhsMin = in[0].umin(), &lhsMax = in[0].umax();
  const APInt &rhsMin = in[1].umin(), &rhsMax = in[1].umax();
  APInt min = APInt::getZero(width), max = APInt::getMaxValue(width);
  if (!rhsMax.isZero()) {
    max = rhsMax - 1;
    if (rhsMin == rhsMax && (lhsMax - lhsMin).ult(rhsMax) &&
        lhsMin.urem(rhsMax).ule(lhsMax.urem(rhsMax))) {
      min = lhsMin.urem(rhsMax);
      max = lhsMax.urem(rhsMax);
    }
  }
  out[0] = Range::fromUnsigned(min, max);
}

//===-- Extremes -----------------------------------------------------------===//

static const APInt &pick(const APInt &a, const APInt &b, bool first) {
  return first ? a : b;
}

static void inferMaxS(Operation *, Ranges in, Results out) {
  auto max = [](const APInt &a, const APInt &b) {
    return pick(a, b, a.sgt(b));
  };
  out[0] = Range::fromSigned(max(in[0].smin(), in[1].smin()),
                             max(in[0].smax(), in[1].smax()));
}

static void inferMaxU(Operation *, Ranges in, Results out) {
  auto max = [](const APInt &a, const APInt &b) {
    return pick(a, b, a.ugt(b));
  };
  out[0] = Range::fromUnsigned(max(in[0].umin(), in[1].umin()),
                               max(in[0].umax(), in[1].umax()));
}

static void inferMinS(Operation *, Ranges in, Results out) {
  auto min = [](const APInt &a, const APInt &b) {
    return pick(a, b, a.slt(b));
  };
  out[0] = Range::fromSigned(min(in[0].smin(), in[1].smin()),
                             min(in[0].smax(), in[1].smax()));
}

static void inferMinU(Operation *, Ranges in, Results out) {
  auto min = [](const APInt &a, const APInt &b) {
    return pick(a, b, a.ult(b));
  };
  out[0] = Range::fromUnsigned(min(in[0].umin(), in[1].umin()),
                               min(in[0].umax(), in[1].umax()));
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

template <typename Fn> static Range inferBits(Ranges in, Fn fn) {
  auto [leftZeros, leftOnes] = getBitBounds(in[0]);
  auto [rightZeros, rightOnes] = getBitBounds(in[1]);
  return minMaxBy(
      [&](const APInt &a, const APInt &b) { return Number(fn(a, b)); },
      {leftZeros, leftOnes}, {rightZeros, rightOnes}, false);
}

static void inferAnd(Operation *, Ranges in, Results out) {
  out[0] = inferBits(in, [](const APInt &a, const APInt &b) { return a & b; });
}

static void inferOr(Operation *, Ranges in, Results out) {
  out[0] = inferBits(in, [](const APInt &a, const APInt &b) { return a | b; });
}

/// Bits that differ on either side may be anything.
static void inferXor(Operation *, Ranges in, Results out) {
  auto [leftZeros, leftOnes] = getBitBounds(in[0]);
  auto [rightZeros, rightOnes] = getBitBounds(in[1]);
  APInt varying = (leftZeros ^ leftOnes) | (rightZeros ^ rightOnes);
  APInt value = leftZeros ^ rightZeros;
  out[0] = Range::fromUnsigned(value & ~varying, value | varying);
}

static void inferShl(Operation *op, Ranges in, Results out) {
  auto ushl = checkedUnless<&APInt::ushl_ov, &APInt::ushl_sat>(
      hasFlag(op, NoUnsignedWrap));
  auto sshl = checkedUnless<&APInt::sshl_ov, &APInt::sshl_sat>(
      hasFlag(op, NoSignedWrap));
  Range u = minMaxBy(ushl, {in[0].umin(), in[0].umax()},
                     {in[1].umin(), in[1].umax()}, false);
  Range s = minMaxBy(sshl, {in[0].smin(), in[0].smax()},
                     {in[1].umin(), in[1].umax()}, true);
  out[0] = u.intersection(s);
}

static void inferShrS(Operation *, Ranges in, Results out) {
  out[0] = minMaxBy(
      [](const APInt &a, const APInt &b) {
        return b.uge(b.getBitWidth()) ? Number() : Number(a.ashr(b));
      },
      {in[0].smin(), in[0].smax()}, {in[1].umin(), in[1].umax()}, true);
}

static void inferShrU(Operation *, Ranges in, Results out) {
  out[0] = minMaxBy(
      [](const APInt &a, const APInt &b) {
        return b.uge(b.getBitWidth()) ? Number() : Number(a.lshr(b));
      },
      {in[0].umin(), in[0].umax()}, {in[1].umin(), in[1].umax()}, false);
}

//===-- Conversions --------------------------------------------------------===//

static unsigned getResultWidth(Operation *op) {
  return Range::getStorageBitwidth(getResultType(op));
}

static Range extendU(const Range &range, unsigned width) {
  return Range::fromUnsigned(range.umin().zext(width),
                             range.umax().zext(width));
}

static Range extendS(const Range &range, unsigned width) {
  return Range::fromSigned(signExtendOrTruncate(range.smin(), width),
                           signExtendOrTruncate(range.smax(), width));
}

/// Bounds stay bounds where all numbers between them lose the same.
static Range truncate(const Range &range, unsigned width) {
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

static void inferExtUI(Operation *op, Ranges in, Results out) {
  out[0] = extendU(in[0], getResultWidth(op));
}

static void inferExtSI(Operation *op, Ranges in, Results out) {
  out[0] = extendS(in[0], getResultWidth(op));
}

static void inferTrunc(Operation *op, Ranges in, Results out) {
  out[0] = truncate(in[0], getResultWidth(op));
}

template <Range (*extend)(const Range &, unsigned)>
static void inferIndexCast(Operation *op, Ranges in, Results out) {
  unsigned from = in[0].getWidth(), to = getResultWidth(op);
  if (from && to)
    out[0] = from == to  ? in[0]
             : from < to ? extend(in[0], to)
                         : truncate(in[0], to);
}

//===-- Choices ------------------------------------------------------------===//

/// Whether all numbers of `a` are below those of `b`, or not above.
static bool isBelow(const Range &a, const Range &b, bool isSigned,
                    bool orEqual) {
  if (isSigned)
    return orEqual ? a.smax().sle(b.smin()) : a.smax().slt(b.smin());
  return orEqual ? a.umax().ule(b.umin()) : a.umax().ult(b.umin());
}

/// The predicates of arith.cmpi, in the order of the dialect file.
enum Predicate : int64_t { EQ, NE, SLT, SLE, SGT, SGE, ULT, ULE, UGT, UGE };

static bool isAlwaysTrue(int64_t predicate, const Range &a, const Range &b) {
  switch (predicate) {
  case EQ: {
    std::optional<APInt> left = a.getConstantValue(),
                         right = b.getConstantValue();
    return left && right && *left == *right;
  }
  case NE:
    // However the numbers are read.
    return (isBelow(a, b, true, false) || isBelow(b, a, true, false)) &&
           (isBelow(a, b, false, false) || isBelow(b, a, false, false));
  case SLT:
  case SLE:
    return isBelow(a, b, true, predicate == SLE);
  case SGT:
  case SGE:
    return isBelow(b, a, true, predicate == SGE);
  case ULT:
  case ULE:
    return isBelow(a, b, false, predicate == ULE);
  case UGT:
  case UGE:
    return isBelow(b, a, false, predicate == UGE);
  }
  return false;
}

static void inferCmpI(Operation *op, Ranges in, Results out) {
  // The opposite of each predicate.
  static constexpr int64_t inverse[] = {NE,  EQ,  SGE, SGT, SLE,
                                        SLT, UGE, UGT, ULE, ULT};
  int64_t predicate = getEnumValue(op, "predicate");
  bool isTrue = isAlwaysTrue(predicate, in[0], in[1]);
  bool isFalse = isAlwaysTrue(inverse[predicate], in[0], in[1]);
  out[0] = Range::fromUnsigned(APInt(1, isTrue && !isFalse),
                               APInt(1, !isFalse || isTrue));
}

static void inferSelect(Operation *, Ranges in, Results out) {
  std::optional<APInt> condition = in[0].getConstantValue();
  if (condition)
    out[0] = condition->isZero() ? in[2] : in[1];
  else
    out[0] = in[1].rangeUnion(in[2]);
}

static void inferConstant(Operation *op, Ranges, Results out) {
  Attribute value = op->getInherentAttr("value");
  if (auto number = dyn_cast_or_null<IntegerAttr>(value)) {
    out[0] = Range::constant(number.getValue());
    return;
  }
  auto elements = dyn_cast_or_null<DenseElementsAttr>(value);
  if (!elements || !Range::getStorageBitwidth(elements.getType()))
    return;
  int64_t count = elements.isSplat() ? 1 : elements.getNumElements();
  for (int64_t i = 0; i < count; ++i) {
    Range element = Range::constant(elements.getIntElement(i));
    out[0] = out[0] ? out[0]->rangeUnion(element) : element;
  }
}

//===-- Registration -------------------------------------------------------===//

template <void (*infer)(Operation *, Ranges, Results)>
static void add(Context &ctx, StringRef opName) {
  static constexpr InferIntRangeInterface table = {infer};
  OpHooks hooks;
  hooks.addInterface(table);
  registerOpHooks(&ctx, opName, hooks);
}

void strata::detail::registerArithRanges(Context &ctx) {
  add<inferConstant>(ctx, "arith.constant");
  add<inferAdd>(ctx, "arith.addi");
  add<inferSub>(ctx, "arith.subi");
  add<inferMul>(ctx, "arith.muli");
  add<inferDivU<truncated>>(ctx, "arith.divui");
  add<inferDivS<truncated>>(ctx, "arith.divsi");
  add<inferDivU<roundedUpU>>(ctx, "arith.ceildivui");
  add<inferDivS<roundedUpS>>(ctx, "arith.ceildivsi");
  add<inferDivS<roundedDownS>>(ctx, "arith.floordivsi");
  add<inferRemU>(ctx, "arith.remui");
  add<inferRemS>(ctx, "arith.remsi");
  add<inferAnd>(ctx, "arith.andi");
  add<inferOr>(ctx, "arith.ori");
  add<inferXor>(ctx, "arith.xori");
  add<inferShl>(ctx, "arith.shli");
  add<inferShrU>(ctx, "arith.shrui");
  add<inferShrS>(ctx, "arith.shrsi");
  add<inferMaxS>(ctx, "arith.maxsi");
  add<inferMaxU>(ctx, "arith.maxui");
  add<inferMinS>(ctx, "arith.minsi");
  add<inferMinU>(ctx, "arith.minui");
  add<inferExtUI>(ctx, "arith.extui");
  add<inferExtSI>(ctx, "arith.extsi");
  add<inferTrunc>(ctx, "arith.trunci");
  add<inferIndexCast<extendS>>(ctx, "arith.index_cast");
  add<inferIndexCast<extendU>>(ctx, "arith.index_castui");
  add<inferCmpI>(ctx, "arith.cmpi");
  add<inferSelect>(ctx, "arith.select");
}
