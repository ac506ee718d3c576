// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of addition, subtraction, multiplication, division and remainder of
// integers. Divisions by zero and quotients that do not fit are not folded.
#include "strata/Dialects/Arith/ArithFoldsDetail.h"

using namespace strata;
using namespace strata::detail;

using arith::IntegerOverflowFlags;
using IntFn = MaybeInt (*)(const APInt &, const APInt &);

/// `fn` of the two constants; poison if one of them is.
template <typename Op>
static OpFoldResult foldBinary(Op op, typename Op::FoldAdaptor adaptor,
                               IntFn fn) {
  if (Attribute poison = findPoison(adaptor.getOperands()))
    return poison;
  return foldElements<APInt, APInt>(adaptor.getLhs(), adaptor.getRhs(),
                                    getResultType(op), fn);
}

//===-- Sums and products ------------------------------------------------===//

static OpFoldResult foldAdd(arith::AddIOp op,
                            arith::AddIOp::FoldAdaptor adaptor) {
  Value lhs = op.getLhs(), rhs = op.getRhs();
  if (isZero(adaptor.getRhs()))
    return lhs;
  // (a - b) + b and b + (a - b) are a.
  if (auto sub = lhs.getDefiningOp<arith::SubIOp>())
    if (sub.getRhs() == rhs)
      return sub.getLhs();
  if (auto sub = rhs.getDefiningOp<arith::SubIOp>())
    if (sub.getRhs() == lhs)
      return sub.getLhs();
  return foldBinary(
      op, adaptor,
      [](const APInt &a, const APInt &b) -> MaybeInt { return a + b; });
}

static OpFoldResult foldSub(arith::SubIOp op,
                            arith::SubIOp::FoldAdaptor adaptor) {
  Value lhs = op.getLhs(), rhs = op.getRhs();
  if (lhs == rhs)
    if (Attribute zero = getIntegerConstant(getResultType(op), 0))
      return zero;
  if (isZero(adaptor.getRhs()))
    return lhs;
  // (a + b) - b is a, (a + b) - a is b.
  if (auto add = lhs.getDefiningOp<arith::AddIOp>()) {
    if (add.getRhs() == rhs)
      return add.getLhs();
    if (add.getLhs() == rhs)
      return add.getRhs();
  }
  return foldBinary(
      op, adaptor,
      [](const APInt &a, const APInt &b) -> MaybeInt { return a - b; });
}

static OpFoldResult foldMul(arith::MulIOp op,
                            arith::MulIOp::FoldAdaptor adaptor) {
  if (isZero(adaptor.getRhs()))
    return op.getRhs();
  if (isOne(adaptor.getRhs()))
    return op.getLhs();
  return foldBinary(
      op, adaptor,
      [](const APInt &a, const APInt &b) -> MaybeInt { return a * b; });
}

//===-- Quotients --------------------------------------------------------===//

/// a of (a * b) / b and (b * a) / b, where the product has the flag `noWrap`.
static Value divideProduct(Value product, Value divisor,
                           IntegerOverflowFlags noWrap) {
  auto mul = product.getDefiningOp<arith::MulIOp>();
  if (!mul || !bitEnumContainsAll(mul.getOverflowFlags(), noWrap))
    return {};
  if (mul.getRhs() == divisor)
    return mul.getLhs();
  return mul.getLhs() == divisor ? mul.getRhs() : Value();
}

/// A division whose constants `fn` divides.
template <IntFn fn, typename Op>
static OpFoldResult foldDivision(Op op, typename Op::FoldAdaptor adaptor) {
  if (isOne(adaptor.getRhs()))
    return op.getLhs();
  return foldBinary(op, adaptor, fn);
}

/// The same, where a product with the flag `noWrap` may be divided.
template <IntFn fn, IntegerOverflowFlags noWrap, typename Op>
static OpFoldResult foldExactDivision(Op op, typename Op::FoldAdaptor adaptor) {
  if (isOne(adaptor.getRhs()))
    return op.getLhs();
  if (Value factor = divideProduct(op.getLhs(), op.getRhs(), noWrap))
    return factor;
  if (Attribute poison = findPoison(adaptor.getOperands()))
    return poison;
  return foldMaybeExact(
      op, adaptor, fn,
      [](const APInt &quotient, const APInt &b) { return quotient * b; });
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
template <IntFn fn, typename Op>
static OpFoldResult foldRemainder(Op op, typename Op::FoldAdaptor adaptor) {
  if (isOne(adaptor.getRhs()))
    if (Attribute zero = getIntegerConstant(getResultType(op), 0))
      return zero;
  return foldBinary(op, adaptor, fn);
}

static MaybeInt getUnsignedRemainder(const APInt &a, const APInt &b) {
  if (b.isZero())
    return std::nullopt;
  return a.urem(b);
}

static MaybeInt getSignedRemainder(const APInt &a, const APInt &b) {
  // Undefined where the quotient does not fit, as in LLVM.
  if (!isSignedDivision(a, b))
    return std::nullopt;
  return a.srem(b);
}

void detail::registerArithIntegerFolds(Context &ctx) {
  registerFold<arith::AddIOp, foldAdd>(ctx);
  registerFold<arith::SubIOp, foldSub>(ctx);
  registerFold<arith::MulIOp, foldMul>(ctx);
  registerFold<arith::DivUIOp,
               foldExactDivision<divideUnsigned, IntegerOverflowFlags::nuw>>(
      ctx);
  registerFold<arith::DivSIOp,
               foldExactDivision<divideSigned, IntegerOverflowFlags::nsw>>(ctx);
  registerFold<arith::CeilDivUIOp, foldDivision<divideUnsignedUp>>(ctx);
  registerFold<arith::CeilDivSIOp, foldDivision<divideSignedUp>>(ctx);
  registerFold<arith::FloorDivSIOp, foldDivision<divideSignedDown>>(ctx);
  registerFold<arith::RemUIOp, foldRemainder<getUnsignedRemainder>>(ctx);
  registerFold<arith::RemSIOp, foldRemainder<getSignedRemainder>>(ctx);
}
