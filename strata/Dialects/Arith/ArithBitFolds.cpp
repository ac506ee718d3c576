// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of bitwise operations and shifts.
#include "strata/Dialects/Arith/ArithFoldsDetail.h"

using namespace strata;
using namespace strata::detail;

//===-- And, or, exclusive or --------------------------------------------===//

/// The operation xori(x, -1) that makes one of the values of the other, or null.
static Operation *getInversion(Value lhs, Value rhs) {
  for (auto [value, from] : {std::pair(lhs, rhs), std::pair(rhs, lhs)}) {
    Operation *op = getDefiningOp(value, "arith.xori");
    if (op && op->getOperand(0) == from &&
        isAllOnes(getConstantValue(op->getOperand(1))))
      return op;
  }
  return nullptr;
}

static OpFoldResult foldAnd(Operation *op, ArrayRef<Attribute> constants) {
  Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  if (isZero(constants[1]))
    return rhs;
  if (isAllOnes(constants[1]))
    return lhs;
  if (getInversion(lhs, rhs))
    if (Attribute zero = getIntegerConstant(getResultType(op), 0))
      return zero;
  // (a & b) & a is a & b.
  for (auto [inner, other] : {std::pair(lhs, rhs), std::pair(rhs, lhs)})
    if (Operation *nested = getDefiningOp(inner, "arith.andi"))
      if (nested->getOperand(0) == other || nested->getOperand(1) == other)
        return inner;
  if (Attribute poison = findPoison(constants))
    return poison;
  return foldElements<APInt, APInt>(
      constants[0], constants[1], getResultType(op),
      [](const APInt &a, const APInt &b) -> MaybeInt { return a & b; });
}

static OpFoldResult foldOr(Operation *op, ArrayRef<Attribute> constants) {
  Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  if (isZero(constants[1]))
    return lhs;
  if (isAllOnes(constants[1]))
    return constants[1];
  if (Operation *inversion = getInversion(lhs, rhs))
    return inversion->getOperand(1);
  if (Attribute poison = findPoison(constants))
    return poison;
  return foldElements<APInt, APInt>(
      constants[0], constants[1], getResultType(op),
      [](const APInt &a, const APInt &b) -> MaybeInt { return a | b; });
}

static OpFoldResult foldXOr(Operation *op, ArrayRef<Attribute> constants) {
  Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  if (isZero(constants[1]))
    return lhs;
  if (lhs == rhs)
    if (Attribute zero = getIntegerConstant(getResultType(op), 0))
      return zero;
  // (a ^ b) ^ a is b, (a ^ b) ^ b is a, in either order.
  for (auto [inner, other] : {std::pair(lhs, rhs), std::pair(rhs, lhs)})
    if (Operation *nested = getDefiningOp(inner, "arith.xori"))
      for (unsigned i : {1u, 0u})
        if (nested->getOperand(i) == other)
          return nested->getOperand(1 - i);
  if (Attribute poison = findPoison(constants))
    return poison;
  return foldElements<APInt, APInt>(
      constants[0], constants[1], getResultType(op),
      [](const APInt &a, const APInt &b) -> MaybeInt { return a ^ b; });
}

//===-- Shifts -----------------------------------------------------------===//

static APInt shiftLeft(const APInt &a, unsigned by) { return a.shl(by); }
static APInt shiftUnsigned(const APInt &a, unsigned by) { return a.lshr(by); }
static APInt shiftSigned(const APInt &a, unsigned by) { return a.ashr(by); }

/// By amounts below the width; what others give is not known.
template <APInt (*shift)(const APInt &, unsigned)>
static OpFoldResult foldShift(Operation *op, ArrayRef<Attribute> constants) {
  if (isZero(constants[1]))
    return op->getOperand(0);
  return foldElements<APInt, APInt>(
      constants[0], constants[1], getResultType(op),
      [](const APInt &a, const APInt &b) -> MaybeInt {
        if (b.uge(a.getBitWidth()))
          return std::nullopt;
        return shift(a, unsigned(b.getZExtValue()));
      });
}

void detail::registerArithBitFolds(Context &ctx) {
  registerFold<foldAnd>(ctx, "arith.andi");
  registerFold<foldOr>(ctx, "arith.ori");
  registerFold<foldXOr>(ctx, "arith.xori");
  registerFold<foldShift<shiftLeft>>(ctx, "arith.shli");
  registerFold<foldShift<shiftUnsigned>>(ctx, "arith.shrui");
  registerFold<foldShift<shiftSigned>>(ctx, "arith.shrsi");
}
