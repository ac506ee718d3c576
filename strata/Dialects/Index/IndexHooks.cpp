// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Index/IndexHooks.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Index/IndexOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Rewrite/PatternMatch.h"

using namespace strata;
using index::IndexCmpPredicate;

//===-- Arithmetic ---------------------------------------------------------===//

using Number = std::optional<APInt>;
/// The function of an operation: nothing where it is not defined.
using BinaryFn = Number (*)(const APInt &, const APInt &);

/// The width of an index is unknown: results must be the same for both of
/// these.
static constexpr unsigned wide = 64, narrow = 32;

static APInt getNumber(Attribute attr) {
  return cast<IntegerAttr>(attr).getValue();
}

static bool isNumber(Attribute attr) {
  auto number = dyn_cast_or_null<IntegerAttr>(attr);
  return number && isa<IndexType>(number.getType());
}

/// `fn` of two constants; null if it is not the same for both widths.
template <BinaryFn fn> static Attribute apply(Attribute lhs, Attribute rhs) {
  if (!isNumber(lhs) || !isNumber(rhs))
    return {};
  APInt a = getNumber(lhs), b = getNumber(rhs);
  Number result = fn(a, b), inNarrow = fn(a.trunc(narrow), b.trunc(narrow));
  if (!result || !inNarrow || result->trunc(narrow) != *inNarrow)
    return {};
  return IntegerAttr::get(cast<IntegerAttr>(lhs).getType(), *result);
}

/// The right identity of an operation: the value of `%x op constant` for all
/// `%x`, an operand or a constant.
enum class RightIdentity { None, ZeroIsNeutral, Multiplication };

template <typename Op, BinaryFn fn,
          RightIdentity identity = RightIdentity::None>
static OpFoldResult foldBinary(Op op, typename Op::FoldAdaptor adaptor) {
  Attribute rhs = adaptor.getRhs();
  if (identity != RightIdentity::None && isNumber(rhs)) {
    bool isZero = getNumber(rhs).isZero(), isOne = getNumber(rhs).isOne();
    bool isProduct = identity == RightIdentity::Multiplication;
    if (isProduct && isZero)
      return rhs;
    if (isProduct ? isOne : isZero)
      return op.getLhs();
  }
  return apply<fn>(adaptor.getLhs(), rhs);
}

/// `(x op c) op d` is `x op (c op d)`.
template <typename Op, BinaryFn fn>
static LogicalResult mergeConstants(Op op, PatternRewriter &rewriter) {
  auto inner = op.getLhs().template getDefiningOp<Op>();
  if (!inner || inner == op)
    return failure();
  Attribute constant = apply<fn>(getConstantValue(inner.getRhs()),
                                 getConstantValue(op.getRhs()));
  if (!constant)
    return failure();
  Value number = index::ConstantOp::create(
      rewriter, op->getLoc(), cast<IntegerAttr>(constant).getInt());
  rewriter.replaceOpWithNewOp<Op>(op, inner.getLhs(), number);
  return success();
}

static Number add(const APInt &a, const APInt &b) { return a + b; }
static Number sub(const APInt &a, const APInt &b) { return a - b; }
static Number mul(const APInt &a, const APInt &b) { return a * b; }
static Number maxS(const APInt &a, const APInt &b) { return a.sgt(b) ? a : b; }
static Number maxU(const APInt &a, const APInt &b) { return a.ugt(b) ? a : b; }
static Number minS(const APInt &a, const APInt &b) { return a.slt(b) ? a : b; }
static Number minU(const APInt &a, const APInt &b) { return a.ult(b) ? a : b; }
static Number bitAnd(const APInt &a, const APInt &b) { return a & b; }
static Number bitOr(const APInt &a, const APInt &b) { return a | b; }
static Number bitXor(const APInt &a, const APInt &b) { return a ^ b; }

static Number shl(const APInt &a, const APInt &b) {
  return b.ult(a.getBitWidth()) ? Number(a.shl(b)) : std::nullopt;
}
static Number shrS(const APInt &a, const APInt &b) {
  return b.ult(a.getBitWidth()) ? Number(a.ashr(b)) : std::nullopt;
}
static Number shrU(const APInt &a, const APInt &b) {
  return b.ult(a.getBitWidth()) ? Number(a.lshr(b)) : std::nullopt;
}

/// Whether there is a quotient that fits.
static bool isSignedDivision(const APInt &a, const APInt &b) {
  return !b.isZero() && !(a.isMinSignedValue() && b.isAllOnes());
}

static Number divS(const APInt &a, const APInt &b) {
  return isSignedDivision(a, b) ? Number(a.sdiv(b)) : std::nullopt;
}
static Number divU(const APInt &a, const APInt &b) {
  return b.isZero() ? std::nullopt : Number(a.udiv(b));
}
static Number remS(const APInt &a, const APInt &b) {
  return isSignedDivision(a, b) ? Number(a.srem(b)) : std::nullopt;
}
static Number remU(const APInt &a, const APInt &b) {
  return b.isZero() ? std::nullopt : Number(a.urem(b));
}
static Number ceilDivS(const APInt &a, const APInt &b) {
  Number quotient = divS(a, b);
  bool isCut = quotient && !a.srem(b).isZero();
  return isCut && a.isNegative() == b.isNegative() ? Number(*quotient + 1)
                                                   : quotient;
}
static Number ceilDivU(const APInt &a, const APInt &b) {
  Number quotient = divU(a, b);
  return quotient && !a.urem(b).isZero() ? Number(*quotient + 1) : quotient;
}
static Number floorDivS(const APInt &a, const APInt &b) {
  Number quotient = divS(a, b);
  bool isCut = quotient && !a.srem(b).isZero();
  return isCut && a.isNegative() != b.isNegative() ? Number(*quotient - 1)
                                                   : quotient;
}

//===-- Casts --------------------------------------------------------------===//

/// Folds casts of constants; the number must be the same for both widths.
template <typename Op>
static OpFoldResult foldCast(Op op, typename Op::FoldAdaptor adaptor) {
  constexpr bool isSigned = std::is_same_v<Op, index::CastSOp>;
  auto operand = dyn_cast_or_null<IntegerAttr>(adaptor.getInput());
  if (!operand)
    return {};
  auto resize = [](const APInt &value, unsigned width) {
    return isSigned ? value.sextOrTrunc(width) : value.zextOrTrunc(width);
  };
  Type type = op->getResult(0).getType();
  APInt value = operand.getValue();
  if (isa<IndexType>(type)) {
    APInt result = resize(value, wide);
    return result.trunc(narrow) == resize(value, narrow)
               ? IntegerAttr::get(type, result)
               : OpFoldResult();
  }
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer || value.getBitWidth() != wide || integer.getWidth() == 0)
    return {};
  APInt result = resize(value, integer.getWidth());
  return result == resize(value.trunc(narrow), integer.getWidth())
             ? IntegerAttr::get(type, result)
             : OpFoldResult();
}

//===-- index.cmp ----------------------------------------------------------===//

namespace {
/// Numbers from `min` to `max`, both as signed and as unsigned ones.
struct Range {
  APInt smin, smax, umin, umax;

  static Range getConstant(const APInt &value) {
    return {value, value, value, value};
  }
  /// All numbers from `min` to `max` as signed, or unsigned, ones.
  static Range get(const APInt &min, const APInt &max, bool isSigned) {
    unsigned width = min.getBitWidth();
    Range range{APInt::getSignedMinValue(width),
                APInt::getSignedMaxValue(width), APInt::getMinValue(width),
                APInt::getMaxValue(width)};
    bool isSame = min.isNegative() == max.isNegative();
    if (isSigned || isSame)
      range.smin = min, range.smax = max;
    if (!isSigned || isSame)
      range.umin = min, range.umax = max;
    return range;
  }
};
} // namespace

/// The outcome of `a < b`, or of `a <= b` if `orEqual`, if it is certain.
static std::optional<bool> isLess(const Range &a, const Range &b, bool isSigned,
                                  bool orEqual) {
  auto less = [&](const APInt &x, const APInt &y) {
    return isSigned ? x.slt(y) : x.ult(y);
  };
  const APInt &aMin = isSigned ? a.smin : a.umin;
  const APInt &aMax = isSigned ? a.smax : a.umax;
  const APInt &bMin = isSigned ? b.smin : b.umin;
  const APInt &bMax = isSigned ? b.smax : b.umax;
  if (orEqual ? !less(bMin, aMax) : less(aMax, bMin))
    return true;
  if (orEqual ? less(bMax, aMin) : !less(aMin, bMax))
    return false;
  return std::nullopt;
}

/// Whether no number is in both ranges of one signedness.
static bool areApart(const Range &a, const Range &b, bool isSigned) {
  return isLess(a, b, isSigned, false) == true ||
         isLess(b, a, isSigned, false) == true;
}

/// The outcome, if it is certain.
static std::optional<bool> compare(IndexCmpPredicate predicate, const Range &a,
                                   const Range &b) {
  switch (predicate) {
  case IndexCmpPredicate::EQ:
  case IndexCmpPredicate::NE: {
    bool isEqual = predicate == IndexCmpPredicate::EQ;
    if (a.smin == a.smax && b.smin == b.smax && a.smin == b.smin)
      return isEqual;
    if (areApart(a, b, true) && areApart(a, b, false))
      return !isEqual;
    return std::nullopt;
  }
  case IndexCmpPredicate::SLT:
    return isLess(a, b, true, false);
  case IndexCmpPredicate::SLE:
    return isLess(a, b, true, true);
  case IndexCmpPredicate::SGT:
    return isLess(b, a, true, false);
  case IndexCmpPredicate::SGE:
    return isLess(b, a, true, true);
  case IndexCmpPredicate::ULT:
    return isLess(a, b, false, false);
  case IndexCmpPredicate::ULE:
    return isLess(a, b, false, true);
  case IndexCmpPredicate::UGT:
    return isLess(b, a, false, false);
  case IndexCmpPredicate::UGE:
    return isLess(b, a, false, true);
  }
  return std::nullopt;
}

/// The range of a minimum or maximum of anything and a constant.
static std::optional<Range> getRange(Operation *op, unsigned width) {
  if (!op ||
      !isa<index::MaxSOp, index::MaxUOp, index::MinSOp, index::MinUOp>(op))
    return std::nullopt;
  Attribute constant = getConstantValue(op->getOperand(1));
  if (!isNumber(constant))
    return std::nullopt;
  APInt bound = getNumber(constant).trunc(width);
  if (isa<index::MaxSOp>(op))
    return Range::get(bound, APInt::getSignedMaxValue(width), true);
  if (isa<index::MaxUOp>(op))
    return Range::get(bound, APInt::getMaxValue(width), false);
  if (isa<index::MinSOp>(op))
    return Range::get(APInt::getSignedMinValue(width), bound, true);
  return Range::get(APInt::getMinValue(width), bound, false);
}

/// The outcome for indices of `width` bits.
static std::optional<bool> compareFor(index::CmpOp op, Attribute lhs,
                                      Attribute rhs, unsigned width) {
  if (!isNumber(rhs))
    return std::nullopt;
  std::optional<Range> range;
  if (isNumber(lhs))
    range = Range::getConstant(getNumber(lhs).trunc(width));
  else
    range = getRange(op.getLhs().getDefiningOp(), width);
  if (!range)
    return std::nullopt;
  return compare(op.getPred(), *range,
                 Range::getConstant(getNumber(rhs).trunc(width)));
}

static OpFoldResult foldCmp(index::CmpOp op,
                            index::CmpOp::FoldAdaptor adaptor) {
  auto getBool = [&](bool value) {
    return OpFoldResult(BoolAttr::get(op->getContext(), value));
  };
  if (op.getLhs() == op.getRhs()) {
    auto zero = Range::getConstant(APInt::getZero(wide));
    return getBool(*compare(op.getPred(), zero, zero));
  }
  Attribute lhs = adaptor.getLhs(), rhs = adaptor.getRhs();
  auto inWide = compareFor(op, lhs, rhs, wide);
  auto inNarrow = compareFor(op, lhs, rhs, narrow);
  return inWide && inNarrow && *inWide == *inNarrow ? getBool(*inWide)
                                                    : OpFoldResult();
}

/// A comparison of a difference and 0 is one of its operands.
static LogicalResult compareOperands(index::CmpOp op,
                                     PatternRewriter &rewriter) {
  auto isZero = [](Value value) {
    Attribute constant = getConstantValue(value);
    return isNumber(constant) && getNumber(constant).isZero();
  };
  auto difference = op.getLhs().getDefiningOp<index::SubOp>();
  bool isSwapped = !difference || !isZero(op.getRhs());
  if (isSwapped)
    difference = op.getRhs().getDefiningOp<index::SubOp>();
  if (!difference || (isSwapped && !isZero(op.getLhs())))
    return failure();
  Value lhs = difference.getLhs(), rhs = difference.getRhs();
  rewriter.modifyOpInPlace(op, [&] {
    op.setLhs(isSwapped ? rhs : lhs);
    op.setRhs(isSwapped ? lhs : rhs);
  });
  return success();
}

//===-- Registration -------------------------------------------------------===//

template <typename Op, BinaryFn fn,
          RightIdentity identity = RightIdentity::None>
static void addCommutative(Context &ctx) {
  registerOpHooks<Op>(&ctx, {.fold = foldHook<Op, foldBinary<Op, fn, identity>>,
                             .canonicalize = [](RewritePatternSet &set) {
                               set.add(mergeConstants<Op, fn>);
                             }});
}

void strata::registerIndexHooks(Context &ctx) {
  using namespace index;
  addCommutative<AddOp, add, RightIdentity::ZeroIsNeutral>(ctx);
  addCommutative<MulOp, mul, RightIdentity::Multiplication>(ctx);
  addCommutative<MaxSOp, maxS>(ctx);
  addCommutative<MaxUOp, maxU>(ctx);
  addCommutative<MinSOp, minS>(ctx);
  addCommutative<MinUOp, minU>(ctx);
  addCommutative<AndOp, bitAnd>(ctx);
  addCommutative<OrOp, bitOr>(ctx);
  addCommutative<XOrOp, bitXor>(ctx);
  registerOpHooks<SubOp>(
      &ctx,
      {.fold = foldHook<SubOp,
                        foldBinary<SubOp, sub, RightIdentity::ZeroIsNeutral>>});
  registerOpHooks<ShlOp>(&ctx,
                         {.fold = foldHook<ShlOp, foldBinary<ShlOp, shl>>});
  registerOpHooks<ShrSOp>(&ctx,
                          {.fold = foldHook<ShrSOp, foldBinary<ShrSOp, shrS>>});
  registerOpHooks<ShrUOp>(&ctx,
                          {.fold = foldHook<ShrUOp, foldBinary<ShrUOp, shrU>>});
  registerOpHooks<DivSOp>(&ctx,
                          {.fold = foldHook<DivSOp, foldBinary<DivSOp, divS>>});
  registerOpHooks<DivUOp>(&ctx,
                          {.fold = foldHook<DivUOp, foldBinary<DivUOp, divU>>});
  registerOpHooks<CeilDivSOp>(
      &ctx, {.fold = foldHook<CeilDivSOp, foldBinary<CeilDivSOp, ceilDivS>>});
  registerOpHooks<CeilDivUOp>(
      &ctx, {.fold = foldHook<CeilDivUOp, foldBinary<CeilDivUOp, ceilDivU>>});
  registerOpHooks<FloorDivSOp>(
      &ctx,
      {.fold = foldHook<FloorDivSOp, foldBinary<FloorDivSOp, floorDivS>>});
  registerOpHooks<RemSOp>(&ctx,
                          {.fold = foldHook<RemSOp, foldBinary<RemSOp, remS>>});
  registerOpHooks<RemUOp>(&ctx,
                          {.fold = foldHook<RemUOp, foldBinary<RemUOp, remU>>});
  registerOpHooks<CastSOp>(&ctx,
                           {.fold = foldHook<CastSOp, foldCast<CastSOp>>});
  registerOpHooks<CastUOp>(&ctx,
                           {.fold = foldHook<CastUOp, foldCast<CastUOp>>});
  registerOpHooks<CmpOp>(&ctx, {.fold = foldHook<CmpOp, foldCmp>,
                                .canonicalize = [](RewritePatternSet &set) {
                                  set.add("CmpOp", compareOperands);
                                }});
}
