// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Index/IndexHooks.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Index/IndexOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Rewrite/PDL/DialectPatterns.h"
#include "strata/Rewrite/PatternMatch.h"

using namespace strata;
using index::IndexCmpPredicate;

/// The widths that an index may have; folds of comparisons must agree for both.
static constexpr unsigned wide = 64, narrow = 32;

static APInt getNumber(Attribute attr) {
  return cast<IntegerAttr>(attr).getValue();
}

static bool isNumber(Attribute attr) {
  auto number = dyn_cast_or_null<IntegerAttr>(attr);
  return number && isa<IndexType>(number.getType());
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
static std::optional<bool> compareFor(index::CmpOp op, Attribute rhs,
                                      unsigned width) {
  std::optional<Range> range = getRange(op.getLhs().getDefiningOp(), width);
  if (!range || !isNumber(rhs))
    return std::nullopt;
  return compare(op.getPred(), *range,
                 Range::getConstant(getNumber(rhs).trunc(width)));
}

/// By the rules; and a comparison with a minimum or maximum whose outcome is certain.
static LogicalResult foldCmp(index::CmpOp op, ArrayRef<Attribute> operands,
                             SmallVectorImpl<OpFoldResult> &results) {
  if (succeeded(foldByDialectRules(op, operands, results)))
    return success();
  Attribute rhs = operands.back();
  auto inWide = compareFor(op, rhs, wide);
  auto inNarrow = compareFor(op, rhs, narrow);
  if (!inWide || inWide != inNarrow)
    return failure();
  results.push_back(BoolAttr::get(op->getContext(), *inWide));
  return success();
}

/// Whether a difference and 0 are equal is whether its operands are. Their order is another one
/// if the difference wraps around.
static LogicalResult compareOperands(index::CmpOp op,
                                     PatternRewriter &rewriter) {
  IndexCmpPredicate predicate = op.getPred();
  if (predicate != IndexCmpPredicate::EQ && predicate != IndexCmpPredicate::NE)
    return failure();
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

void strata::registerIndexHooks(Context &ctx) {
  registerOpHooks<index::CmpOp>(
      &ctx,
      {.fold = typedHook<foldCmp>, .canonicalize = [](RewritePatternSet &set) {
         set.add("CmpOp", compareOperands);
       }});
}
