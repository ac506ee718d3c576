// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of float arithmetic, rounded to the nearest number, ties to even.
// Results that the format cannot encode are not folded.
#include "strata/Dialects/Arith/ArithFoldsDetail.h"

using namespace strata;
using namespace strata::detail;

static constexpr APFloat::roundingMode Nearest = APFloat::rmNearestTiesToEven;

using arith::FastMathFlags;
using FloatFn = MaybeFloat (*)(const APFloat &, const APFloat &);

/// `fn` of the two constants; poison if one of them is.
template <typename Op>
static OpFoldResult foldBinary(Op op, typename Op::FoldAdaptor adaptor,
                               FloatFn fn) {
  if (Attribute poison = findPoison(adaptor.getOperands()))
    return poison;
  return foldElements<APFloat, APFloat>(adaptor.getLhs(), adaptor.getRhs(),
                                        getResultType(op), fn);
}

static bool isOneFloat(Attribute attr) {
  std::optional<APFloat> value = getSplatFloat(attr);
  return value && value->isExactlyValue(1.0);
}

static OpFoldResult foldNeg(arith::NegFOp op,
                            arith::NegFOp::FoldAdaptor adaptor) {
  if (auto inner = op.getOperand().getDefiningOp<arith::NegFOp>())
    return inner.getOperand();
  if (Attribute poison = findPoison(adaptor.getOperands()))
    return poison;
  return foldElements<APFloat, APFloat>(
      adaptor.getOperand(), getResultType(op),
      [](const APFloat &value) -> MaybeFloat { return neg(value); });
}

static OpFoldResult foldAdd(arith::AddFOp op,
                            arith::AddFOp::FoldAdaptor adaptor) {
  // 0 is not neutral: -0 + 0 is 0.
  std::optional<APFloat> rhs = getSplatFloat(adaptor.getRhs());
  if (rhs && rhs->isNegZero())
    return op.getLhs();
  return foldBinary(op, adaptor,
                    [](const APFloat &a, const APFloat &b) -> MaybeFloat {
                      APFloat sum = a;
                      sum.add(b, Nearest);
                      return sum;
                    });
}

static OpFoldResult foldSub(arith::SubFOp op,
                            arith::SubFOp::FoldAdaptor adaptor) {
  std::optional<APFloat> rhs = getSplatFloat(adaptor.getRhs());
  if (rhs && rhs->isPosZero())
    return op.getLhs();
  return foldBinary(op, adaptor,
                    [](const APFloat &a, const APFloat &b) -> MaybeFloat {
                      APFloat difference = a;
                      difference.subtract(b, Nearest);
                      return difference;
                    });
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
  return foldBinary(op, adaptor,
                    [](const APFloat &a, const APFloat &b) -> MaybeFloat {
                      APFloat product = a;
                      product.multiply(b, Nearest);
                      return product;
                    });
}

static OpFoldResult foldDiv(arith::DivFOp op,
                            arith::DivFOp::FoldAdaptor adaptor) {
  if (isOneFloat(adaptor.getRhs()))
    return op.getLhs();
  return foldBinary(op, adaptor,
                    [](const APFloat &a, const APFloat &b) -> MaybeFloat {
                      APFloat quotient = a;
                      quotient.divide(b, Nearest);
                      return quotient;
                    });
}

static OpFoldResult foldRem(arith::RemFOp op,
                            arith::RemFOp::FoldAdaptor adaptor) {
  return foldBinary(op, adaptor,
                    [](const APFloat &a, const APFloat &b) -> MaybeFloat {
                      APFloat remainder = a;
                      remainder.mod(b);
                      return remainder;
                    });
}

void detail::registerArithFloatFolds(Context &ctx) {
  registerFold<arith::NegFOp, foldNeg>(ctx);
  registerFold<arith::AddFOp, foldAdd>(ctx);
  registerFold<arith::SubFOp, foldSub>(ctx);
  registerFold<arith::MulFOp, foldMul>(ctx);
  registerFold<arith::DivFOp, foldDiv>(ctx);
  registerFold<arith::RemFOp, foldRem>(ctx);
}
