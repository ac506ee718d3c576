// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of float arithmetic, rounded to the nearest number, ties to even. What
// the format has no encoding for is not folded.
#include "strata/Dialects/Arith/ArithFoldsDetail.h"

using namespace strata;
using namespace strata::detail;

static constexpr APFloat::roundingMode Nearest = APFloat::rmNearestTiesToEven;

using FloatFn = MaybeFloat (*)(const APFloat &, const APFloat &);

/// `fn` of the two constants; poison if one of them is.
static OpFoldResult foldBinary(Operation *op, ArrayRef<Attribute> constants,
                               FloatFn fn) {
  if (Attribute poison = findPoison(constants))
    return poison;
  return foldElements<APFloat, APFloat>(constants[0], constants[1],
                                        getResultType(op), fn);
}

static bool isOneFloat(Attribute attr) {
  std::optional<APFloat> value = getSplatFloat(attr);
  return value && value->isExactlyValue(1.0);
}

static OpFoldResult foldNeg(Operation *op, ArrayRef<Attribute> constants) {
  if (Operation *inner = getDefiningOp(op->getOperand(0), "arith.negf"))
    return inner->getOperand(0);
  if (Attribute poison = findPoison(constants))
    return poison;
  return foldElements<APFloat, APFloat>(
      constants[0], getResultType(op),
      [](const APFloat &value) -> MaybeFloat { return neg(value); });
}

static OpFoldResult foldAdd(Operation *op, ArrayRef<Attribute> constants) {
  // 0 is not neutral: -0 + 0 is 0.
  std::optional<APFloat> rhs = getSplatFloat(constants[1]);
  if (rhs && rhs->isNegZero())
    return op->getOperand(0);
  return foldBinary(op, constants,
                    [](const APFloat &a, const APFloat &b) -> MaybeFloat {
                      APFloat sum = a;
                      sum.add(b, Nearest);
                      return sum;
                    });
}

static OpFoldResult foldSub(Operation *op, ArrayRef<Attribute> constants) {
  std::optional<APFloat> rhs = getSplatFloat(constants[1]);
  if (rhs && rhs->isPosZero())
    return op->getOperand(0);
  return foldBinary(op, constants,
                    [](const APFloat &a, const APFloat &b) -> MaybeFloat {
                      APFloat difference = a;
                      difference.subtract(b, Nearest);
                      return difference;
                    });
}

static OpFoldResult foldMul(Operation *op, ArrayRef<Attribute> constants) {
  if (isOneFloat(constants[1]))
    return op->getOperand(0);
  // Without NaN and signs of zeros a product with zero is that zero.
  std::optional<APFloat> rhs = getSplatFloat(constants[1]);
  if (rhs && rhs->isZero() && hasFlags(op, "fastmath", NoNaNs | NoSignedZeros))
    return op->getOperand(1);
  return foldBinary(op, constants,
                    [](const APFloat &a, const APFloat &b) -> MaybeFloat {
                      APFloat product = a;
                      product.multiply(b, Nearest);
                      return product;
                    });
}

static OpFoldResult foldDiv(Operation *op, ArrayRef<Attribute> constants) {
  if (isOneFloat(constants[1]))
    return op->getOperand(0);
  return foldBinary(op, constants,
                    [](const APFloat &a, const APFloat &b) -> MaybeFloat {
                      APFloat quotient = a;
                      quotient.divide(b, Nearest);
                      return quotient;
                    });
}

static OpFoldResult foldRem(Operation *op, ArrayRef<Attribute> constants) {
  return foldBinary(op, constants,
                    [](const APFloat &a, const APFloat &b) -> MaybeFloat {
                      APFloat remainder = a;
                      remainder.mod(b);
                      return remainder;
                    });
}

void detail::registerArithFloatFolds(Context &ctx) {
  registerFold<foldNeg>(ctx, "arith.negf");
  registerFold<foldAdd>(ctx, "arith.addf");
  registerFold<foldSub>(ctx, "arith.subf");
  registerFold<foldMul>(ctx, "arith.mulf");
  registerFold<foldDiv>(ctx, "arith.divf");
  registerFold<foldRem>(ctx, "arith.remf");
}
