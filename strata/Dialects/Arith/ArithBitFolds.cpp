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
  if (Attribute poison = findPoison(adaptor.getOperands()))
    return poison;
  return foldElements<APInt, APInt>(
      adaptor.getLhs(), adaptor.getRhs(), getResultType(op),
      [](const APInt &a, const APInt &b) -> MaybeInt { return a & b; });
}

static OpFoldResult foldOr(arith::OrIOp op, arith::OrIOp::FoldAdaptor adaptor) {
  Value lhs = op.getLhs(), rhs = op.getRhs();
  if (isZero(adaptor.getRhs()))
    return lhs;
  if (isAllOnes(adaptor.getRhs()))
    return adaptor.getRhs();
  if (arith::XOrIOp inversion = getInversion(lhs, rhs))
    return inversion.getRhs();
  if (Attribute poison = findPoison(adaptor.getOperands()))
    return poison;
  return foldElements<APInt, APInt>(
      adaptor.getLhs(), adaptor.getRhs(), getResultType(op),
      [](const APInt &a, const APInt &b) -> MaybeInt { return a | b; });
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
  if (Attribute poison = findPoison(adaptor.getOperands()))
    return poison;
  return foldElements<APInt, APInt>(
      adaptor.getLhs(), adaptor.getRhs(), getResultType(op),
      [](const APInt &a, const APInt &b) -> MaybeInt { return a ^ b; });
}

//===-- Shifts -----------------------------------------------------------===//

static APInt shiftLeft(const APInt &a, unsigned by) { return a.shl(by); }
static APInt shiftUnsigned(const APInt &a, unsigned by) { return a.lshr(by); }
static APInt shiftSigned(const APInt &a, unsigned by) { return a.ashr(by); }

/// Shifts by amounts below the width; larger amounts are not folded.
template <APInt (*shift)(const APInt &, unsigned), typename Op>
static OpFoldResult foldShift(Op op, typename Op::FoldAdaptor adaptor) {
  if (isZero(adaptor.getRhs()))
    return op.getLhs();
  auto fn = [](const APInt &a, const APInt &b) -> MaybeInt {
    if (b.uge(a.getBitWidth()))
      return std::nullopt;
    return shift(a, unsigned(b.getZExtValue()));
  };
  if constexpr (std::is_same_v<Op, arith::ShLIOp>)
    return foldElements<APInt, APInt>(adaptor.getLhs(), adaptor.getRhs(),
                                      getResultType(op), fn);
  else
    return foldMaybeExact(
        op, adaptor, fn,
        [](const APInt &shifted, const APInt &b) { return shifted.shl(b); });
}

void detail::registerArithBitFolds(Context &ctx) {
  registerFold<arith::AndIOp, foldAnd>(ctx);
  registerFold<arith::OrIOp, foldOr>(ctx);
  registerFold<arith::XOrIOp, foldXOr>(ctx);
  registerFold<arith::ShLIOp, foldShift<shiftLeft>>(ctx);
  registerFold<arith::ShRUIOp, foldShift<shiftUnsigned>>(ctx);
  registerFold<arith::ShRSIOp, foldShift<shiftSigned>>(ctx);
}
