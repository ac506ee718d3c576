// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Identities of float arithmetic. Constants fold by the declarations in the dialect file.
#include "strata/Dialects/Arith/ArithFoldsDetail.h"

using namespace strata;
using namespace strata::detail;

using arith::FastMathFlags;

static bool isOneFloat(Attribute attr) {
  std::optional<APFloat> value = getSplatFloat(attr);
  return value && value->isExactlyValue(1.0);
}

static OpFoldResult foldNeg(arith::NegFOp op, arith::NegFOp::FoldAdaptor) {
  auto inner = op.getOperand().getDefiningOp<arith::NegFOp>();
  return inner ? OpFoldResult(inner.getOperand()) : OpFoldResult();
}

static OpFoldResult foldAdd(arith::AddFOp op,
                            arith::AddFOp::FoldAdaptor adaptor) {
  // 0 is not neutral: -0 + 0 is 0.
  std::optional<APFloat> rhs = getSplatFloat(adaptor.getRhs());
  if (rhs && rhs->isNegZero())
    return op.getLhs();
  return {};
}

static OpFoldResult foldSub(arith::SubFOp op,
                            arith::SubFOp::FoldAdaptor adaptor) {
  std::optional<APFloat> rhs = getSplatFloat(adaptor.getRhs());
  if (rhs && rhs->isPosZero())
    return op.getLhs();
  return {};
}

static OpFoldResult foldMul(arith::MulFOp op,
                            arith::MulFOp::FoldAdaptor adaptor) {
  if (isOneFloat(adaptor.getRhs()))
    return op.getLhs();
  // Without NaN and signs of zeros a product with zero is that zero.
  std::optional<APFloat> rhs = getSplatFloat(adaptor.getRhs());
  if (rhs && rhs->isZero() &&
      bitEnumContainsAll(op.getFastmath(),
                         FastMathFlags::nnan | FastMathFlags::nsz))
    return op.getRhs();
  return {};
}

static OpFoldResult foldDiv(arith::DivFOp op,
                            arith::DivFOp::FoldAdaptor adaptor) {
  if (isOneFloat(adaptor.getRhs()))
    return op.getLhs();
  return {};
}

void detail::registerArithFloatFolds(Context &ctx) {
  registerFold<arith::NegFOp, foldNeg>(ctx);
  registerFold<arith::AddFOp, foldAdd>(ctx);
  registerFold<arith::SubFOp, foldSub>(ctx);
  registerFold<arith::MulFOp, foldMul>(ctx);
  registerFold<arith::DivFOp, foldDiv>(ctx);
}
