// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of operations with a second result: the carry of a sum, the high half
// of a product.
#include "strata/Dialects/Arith/ArithFoldsDetail.h"

using namespace strata;
using namespace strata::detail;

using Results = SmallVectorImpl<OpFoldResult>;

static LogicalResult setResults(Results &results, OpFoldResult first,
                                OpFoldResult second) {
  if (!first || !second)
    return failure();
  results.push_back(first);
  results.push_back(second);
  return success();
}

static LogicalResult
foldAddExtended(arith::AddUIExtendedOp op,
                arith::AddUIExtendedOp::FoldAdaptor adaptor, Results &results) {
  Type carryType = op.getOverflow().getType();
  if (isZero(adaptor.getRhs()))
    return setResults(results, op.getLhs(), getIntegerConstant(carryType, 0));
  if (Attribute poison = findPoison(adaptor.getOperands()))
    return setResults(results, poison, poison);
  Attribute sum = foldElements<APInt, APInt>(
      adaptor.getLhs(), adaptor.getRhs(), op.getSum().getType(),
      [](const APInt &a, const APInt &b) -> MaybeInt { return a + b; });
  if (!sum)
    return failure();
  Attribute carry = foldElements<APInt, APInt>(
      sum, adaptor.getLhs(), carryType,
      [](const APInt &sum, const APInt &a) -> MaybeInt {
        return APInt(1, sum.ult(a));
      });
  return setResults(results, sum, carry);
}

/// The upper half of the product, of twice the width.
template <bool isSigned>
static MaybeInt multiplyHigh(const APInt &a, const APInt &b) {
  unsigned width = a.getBitWidth();
  if (isSigned)
    return (a.sext(2 * width) * b.sext(2 * width)).extractBits(width, width);
  return (a.zext(2 * width) * b.zext(2 * width)).extractBits(width, width);
}

template <bool isSigned, typename Op>
static LogicalResult foldMulExtended(Op op, typename Op::FoldAdaptor adaptor,
                                     Results &results) {
  Type type = op.getLow().getType();
  if (isZero(adaptor.getRhs()))
    return setResults(results, adaptor.getRhs(), adaptor.getRhs());
  if (!isSigned && isOne(adaptor.getRhs()))
    if (Attribute zero = getIntegerConstant(type, 0))
      return setResults(results, op.getLhs(), zero);
  if (Attribute poison = findPoison(adaptor.getOperands()))
    return setResults(results, poison, poison);
  Attribute low = foldElements<APInt, APInt>(
      adaptor.getLhs(), adaptor.getRhs(), type,
      [](const APInt &a, const APInt &b) -> MaybeInt { return a * b; });
  if (!low)
    return failure();
  Attribute high = foldElements<APInt, APInt>(
      adaptor.getLhs(), adaptor.getRhs(), type, multiplyHigh<isSigned>);
  return setResults(results, low, high);
}

void detail::registerArithExtendedFolds(Context &ctx) {
  using arith::AddUIExtendedOp, arith::MulSIExtendedOp, arith::MulUIExtendedOp;
  registerOpHooks<AddUIExtendedOp>(
      &ctx, {.fold = foldHook<AddUIExtendedOp, foldAddExtended>});
  registerOpHooks<MulSIExtendedOp>(
      &ctx,
      {.fold = foldHook<MulSIExtendedOp, foldMulExtended</*isSigned=*/true>>});
  registerOpHooks<MulUIExtendedOp>(
      &ctx,
      {.fold = foldHook<MulUIExtendedOp, foldMulExtended</*isSigned=*/false>>});
}
