// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of bitwise operations and shifts.
#include "strata/Dialects/Arith/ArithFoldsDetail.h"

using namespace strata;
using namespace strata::detail;

//===-- And, or, exclusive or --------------------------------------------===//

/// The operation xori(x, -1) that makes one of the values of the other, or null.
static arith::XOrIOp getInversion(Value lhs, Value rhs) {
  for (auto [value, from] : {std::pair(lhs, rhs), std::pair(rhs, lhs)}) {
    auto op = value.getDefiningOp<arith::XOrIOp>();
    if (op && op.getLhs() == from && isAllOnes(getConstantValue(op.getRhs())))
      return op;
  }
  return {};
}

static OpFoldResult foldAnd(arith::AndIOp op,
                            arith::AndIOp::FoldAdaptor adaptor) {
  Value lhs = op.getLhs(), rhs = op.getRhs();
  if (isZero(adaptor.getRhs()))
    return rhs;
  if (isAllOnes(adaptor.getRhs()))
    return lhs;
  if (getInversion(lhs, rhs))
    if (Attribute zero = getIntegerConstant(getResultType(op), 0))
      return zero;
  // (a & b) & a is a & b.
  for (auto [inner, other] : {std::pair(lhs, rhs), std::pair(rhs, lhs)})
    if (auto nested = inner.getDefiningOp<arith::AndIOp>())
      if (nested.getLhs() == other || nested.getRhs() == other)
        return inner;
  return {};
}

static OpFoldResult foldOr(arith::OrIOp op, arith::OrIOp::FoldAdaptor adaptor) {
  Value lhs = op.getLhs(), rhs = op.getRhs();
  if (isZero(adaptor.getRhs()))
    return lhs;
  if (isAllOnes(adaptor.getRhs()))
    return adaptor.getRhs();
  if (arith::XOrIOp inversion = getInversion(lhs, rhs))
    return inversion.getRhs();
  return {};
}

static OpFoldResult foldXOr(arith::XOrIOp op,
                            arith::XOrIOp::FoldAdaptor adaptor) {
  Value lhs = op.getLhs(), rhs = op.getRhs();
  if (isZero(adaptor.getRhs()))
    return lhs;
  if (lhs == rhs)
    if (Attribute zero = getIntegerConstant(getResultType(op), 0))
      return zero;
  // (a ^ b) ^ a is b, (a ^ b) ^ b is a, in either order.
  for (auto [inner, other] : {std::pair(lhs, rhs), std::pair(rhs, lhs)})
    if (auto nested = inner.getDefiningOp<arith::XOrIOp>()) {
      if (nested.getRhs() == other)
        return nested.getLhs();
      if (nested.getLhs() == other)
        return nested.getRhs();
    }
  return {};
}

//===-- Shifts -----------------------------------------------------------===//

template <typename Op>
static OpFoldResult foldShift(Op op, typename Op::FoldAdaptor adaptor) {
  return isZero(adaptor.getRhs()) ? OpFoldResult(op.getLhs()) : OpFoldResult();
}

void detail::registerArithBitFolds(Context &ctx) {
  registerFold<arith::AndIOp, foldAnd>(ctx);
  registerFold<arith::OrIOp, foldOr>(ctx);
  registerFold<arith::XOrIOp, foldXOr>(ctx);
  registerFold<arith::ShLIOp, foldShift>(ctx);
  registerFold<arith::ShRUIOp, foldShift>(ctx);
  registerFold<arith::ShRSIOp, foldShift>(ctx);
}
