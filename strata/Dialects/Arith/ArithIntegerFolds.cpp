// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of addition, subtraction, multiplication, division and remainder of
// integers. Divisions by zero and quotients that do not fit are not folded.
#include "strata/Dialects/Arith/ArithFoldsDetail.h"

using namespace strata;
using namespace strata::detail;

using IntFn = MaybeInt (*)(const APInt &, const APInt &);

/// `fn` of the two constants; poison if one of them is.
static OpFoldResult foldBinary(Operation *op, ArrayRef<Attribute> constants,
                               IntFn fn) {
  if (Attribute poison = findPoison(constants))
    return poison;
  return foldElements<APInt, APInt>(constants[0], constants[1],
                                    getResultType(op), fn);
}

//===-- Sums and products ------------------------------------------------===//

static OpFoldResult foldAdd(Operation *op, ArrayRef<Attribute> constants) {
  Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  if (isZero(constants[1]))
    return lhs;
  // (a - b) + b and b + (a - b) are a.
  if (Operation *sub = getDefiningOp(lhs, "arith.subi"))
    if (sub->getOperand(1) == rhs)
      return sub->getOperand(0);
  if (Operation *sub = getDefiningOp(rhs, "arith.subi"))
    if (sub->getOperand(1) == lhs)
      return sub->getOperand(0);
  return foldBinary(
      op, constants,
      [](const APInt &a, const APInt &b) -> MaybeInt { return a + b; });
}

static OpFoldResult foldSub(Operation *op, ArrayRef<Attribute> constants) {
  Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  if (lhs == rhs)
    if (Attribute zero = getIntegerConstant(getResultType(op), 0))
      return zero;
  if (isZero(constants[1]))
    return lhs;
  // (a + b) - b is a, (a + b) - a is b.
  if (Operation *add = getDefiningOp(lhs, "arith.addi")) {
    if (add->getOperand(1) == rhs)
      return add->getOperand(0);
    if (add->getOperand(0) == rhs)
      return add->getOperand(1);
  }
  return foldBinary(
      op, constants,
      [](const APInt &a, const APInt &b) -> MaybeInt { return a - b; });
}

static OpFoldResult foldMul(Operation *op, ArrayRef<Attribute> constants) {
  if (isZero(constants[1]))
    return op->getOperand(1);
  if (isOne(constants[1]))
    return op->getOperand(0);
  return foldBinary(
      op, constants,
      [](const APInt &a, const APInt &b) -> MaybeInt { return a * b; });
}

//===-- Quotients --------------------------------------------------------===//

/// a of (a * b) / b and (b * a) / b, where the product has the flag `noWrap`.
static Value divideProduct(Operation *op, ArithFlag noWrap) {
  Operation *mul = getDefiningOp(op->getOperand(0), "arith.muli");
  if (!mul || !hasFlags(mul, "overflowFlags", noWrap))
    return {};
  for (unsigned i : {1u, 0u})
    if (mul->getOperand(i) == op->getOperand(1))
      return mul->getOperand(1 - i);
  return {};
}

/// A division whose constants `fn` divides.
template <IntFn fn>
static OpFoldResult foldDivision(Operation *op, ArrayRef<Attribute> constants) {
  if (isOne(constants[1]))
    return op->getOperand(0);
  return foldBinary(op, constants, fn);
}

/// The same, where a product with the flag `noWrap` may be divided.
template <IntFn fn, ArithFlag noWrap>
static OpFoldResult foldExactDivision(Operation *op,
                                      ArrayRef<Attribute> constants) {
  if (isOne(constants[1]))
    return op->getOperand(0);
  if (Value factor = divideProduct(op, noWrap))
    return factor;
  return foldBinary(op, constants, fn);
}

static MaybeInt divideUnsigned(const APInt &a, const APInt &b) {
  if (b.isZero())
    return std::nullopt;
  return a.udiv(b);
}

static bool isSignedDivision(const APInt &a, const APInt &b) {
  return !b.isZero() && !(a.isMinSignedValue() && b.isAllOnes());
}

static MaybeInt divideSigned(const APInt &a, const APInt &b) {
  if (!isSignedDivision(a, b))
    return std::nullopt;
  return a.sdiv(b);
}

static MaybeInt divideUnsignedUp(const APInt &a, const APInt &b) {
  if (b.isZero())
    return std::nullopt;
  APInt quotient, remainder;
  APInt::udivrem(a, b, quotient, remainder);
  return remainder.isZero() ? quotient : quotient + 1;
}

static MaybeInt divideSignedUp(const APInt &a, const APInt &b) {
  // Quotients that take the absolute value of the smallest number are left
  // alone, as they are upstream.
  if (!isSignedDivision(a, b) || a.isMinSignedValue() ||
      (b.isMinSignedValue() && !a.isZero()))
    return std::nullopt;
  APInt quotient, remainder;
  APInt::sdivrem(a, b, quotient, remainder);
  bool isInexact = !remainder.isZero();
  return isInexact && a.isNegative() == b.isNegative() ? quotient + 1
                                                       : quotient;
}

static MaybeInt divideSignedDown(const APInt &a, const APInt &b) {
  if (!isSignedDivision(a, b))
    return std::nullopt;
  APInt quotient, remainder;
  APInt::sdivrem(a, b, quotient, remainder);
  bool isInexact = !remainder.isZero();
  return isInexact && a.isNegative() != b.isNegative() ? quotient - 1
                                                       : quotient;
}

//===-- Remainders -------------------------------------------------------===//

/// A remainder whose constants `fn` divides.
template <IntFn fn>
static OpFoldResult foldRemainder(Operation *op,
                                  ArrayRef<Attribute> constants) {
  if (isOne(constants[1]))
    if (Attribute zero = getIntegerConstant(getResultType(op), 0))
      return zero;
  return foldBinary(op, constants, fn);
}

static MaybeInt getUnsignedRemainder(const APInt &a, const APInt &b) {
  if (b.isZero())
    return std::nullopt;
  return a.urem(b);
}

static MaybeInt getSignedRemainder(const APInt &a, const APInt &b) {
  if (b.isZero())
    return std::nullopt;
  // The quotient of the smallest number and -1 does not fit; the remainder
  // does.
  return b.isAllOnes() ? APInt::getZero(a.getBitWidth()) : a.srem(b);
}

void detail::registerArithIntegerFolds(Context &ctx) {
  registerFold<foldAdd>(ctx, "arith.addi");
  registerFold<foldSub>(ctx, "arith.subi");
  registerFold<foldMul>(ctx, "arith.muli");
  registerFold<foldExactDivision<divideUnsigned, NoUnsignedWrap>>(
      ctx, "arith.divui");
  registerFold<foldExactDivision<divideSigned, NoSignedWrap>>(ctx,
                                                              "arith.divsi");
  registerFold<foldDivision<divideUnsignedUp>>(ctx, "arith.ceildivui");
  registerFold<foldDivision<divideSignedUp>>(ctx, "arith.ceildivsi");
  registerFold<foldDivision<divideSignedDown>>(ctx, "arith.floordivsi");
  registerFold<foldRemainder<getUnsignedRemainder>>(ctx, "arith.remui");
  registerFold<foldRemainder<getSignedRemainder>>(ctx, "arith.remsi");
}
