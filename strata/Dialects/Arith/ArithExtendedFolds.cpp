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
  return failure();
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
  return failure();
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
