// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Index/IndexHooks.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Index/IndexOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Rewrite/PatternMatch.h"
#include "strata/Semantics/OpSemantics.h"

using namespace strata;
using index::IndexCmpPredicate;

//===-- Arithmetic ---------------------------------------------------------===//

/// The widths that an index may have; folds of comparisons must agree for both.
static constexpr unsigned wide = 64, narrow = 32;

static APInt getNumber(Attribute attr) {
  return cast<IntegerAttr>(attr).getValue();
}

static bool isNumber(Attribute attr) {
  auto number = dyn_cast_or_null<IntegerAttr>(attr);
  return number && isa<IndexType>(number.getType());
}

/// `x - 0`, `x + 0`.
template <typename Op>
static OpFoldResult foldZero(Op op, typename Op::FoldAdaptor adaptor) {
  Attribute rhs = adaptor.getRhs();
  return isNumber(rhs) && getNumber(rhs).isZero() ? OpFoldResult(op.getLhs())
                                                  : OpFoldResult();
}

static OpFoldResult foldMul(index::MulOp op,
                            index::MulOp::FoldAdaptor adaptor) {
  Attribute rhs = adaptor.getRhs();
  if (isNumber(rhs) && getNumber(rhs).isZero())
    return rhs;
  return isNumber(rhs) && getNumber(rhs).isOne() ? OpFoldResult(op.getLhs())
                                                 : OpFoldResult();
}

/// `(x op c) op d` is `x op (c op d)`.
template <typename Op>
static LogicalResult mergeConstants(Op op, PatternRewriter &rewriter) {
  auto inner = op.getLhs().template getDefiningOp<Op>();
  if (!inner || inner == op)
    return failure();
  SmallVector<OpFoldResult, 1> results;
  if (failed(semantics::foldComputation(
          op, {getConstantValue(inner.getRhs()), getConstantValue(op.getRhs())},
          results)))
    return failure();
  auto constant = dyn_cast<IntegerAttr>(results.front().getAttr());
  if (!constant)
    return failure();
  Value number =
      index::ConstantOp::create(rewriter, op->getLoc(), constant.getInt());
  rewriter.replaceOpWithNewOp<Op>(op, inner.getLhs(), number);
  return success();
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

template <typename Op> static void addMerging(RewritePatternSet &set) {
  set.add(mergeConstants<Op>);
}

void strata::registerIndexHooks(Context &ctx) {
  using namespace index;
  registerOpHooks<AddOp>(&ctx, {.fold = foldHook<AddOp, foldZero<AddOp>>,
                                .canonicalize = addMerging<AddOp>});
  registerOpHooks<AndOp>(&ctx, {.canonicalize = addMerging<AndOp>});
  registerOpHooks<CmpOp>(&ctx, {.fold = foldHook<CmpOp, foldCmp>,
                                .canonicalize = [](RewritePatternSet &set) {
                                  set.add("CmpOp", compareOperands);
                                }});
  registerOpHooks<MaxSOp>(&ctx, {.canonicalize = addMerging<MaxSOp>});
  registerOpHooks<MaxUOp>(&ctx, {.canonicalize = addMerging<MaxUOp>});
  registerOpHooks<MinSOp>(&ctx, {.canonicalize = addMerging<MinSOp>});
  registerOpHooks<MinUOp>(&ctx, {.canonicalize = addMerging<MinUOp>});
  registerOpHooks<MulOp>(&ctx, {.fold = foldHook<MulOp, foldMul>,
                                .canonicalize = addMerging<MulOp>});
  registerOpHooks<OrOp>(&ctx, {.canonicalize = addMerging<OrOp>});
  registerOpHooks<SubOp>(&ctx, {.fold = foldHook<SubOp, foldZero<SubOp>>});
  registerOpHooks<XOrOp>(&ctx, {.canonicalize = addMerging<XOrOp>});
}
