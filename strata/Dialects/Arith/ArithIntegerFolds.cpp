// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Identities of addition, subtraction, multiplication, division and remainder of integers.
// Constants fold by the declarations in the dialect file.
#include "strata/Dialects/Arith/ArithFoldsDetail.h"

using namespace strata;
using namespace strata::detail;

using arith::IntegerOverflowFlags;

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
  return {};
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
  return {};
}

static OpFoldResult foldMul(arith::MulIOp op,
                            arith::MulIOp::FoldAdaptor adaptor) {
  if (isZero(adaptor.getRhs()))
    return op.getRhs();
  if (isOne(adaptor.getRhs()))
    return op.getLhs();
  return {};
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

template <typename Op>
static OpFoldResult foldDivision(Op op, typename Op::FoldAdaptor adaptor) {
  return isOne(adaptor.getRhs()) ? OpFoldResult(op.getLhs()) : OpFoldResult();
}

/// A division of products that have the flag `noWrap`.
template <IntegerOverflowFlags noWrap, typename Op>
static OpFoldResult foldProductDivision(Op op,
                                        typename Op::FoldAdaptor adaptor) {
  if (isOne(adaptor.getRhs()))
    return op.getLhs();
  return divideProduct(op.getLhs(), op.getRhs(), noWrap);
}

template <typename Op>
static OpFoldResult foldRemainder(Op op, typename Op::FoldAdaptor adaptor) {
  return isOne(adaptor.getRhs()) ? getIntegerConstant(getResultType(op), 0)
                                 : Attribute();
}

void detail::registerArithIntegerFolds(Context &ctx) {
  registerFold<arith::AddIOp, foldAdd>(ctx);
  registerFold<arith::SubIOp, foldSub>(ctx);
  registerFold<arith::MulIOp, foldMul>(ctx);
  registerFold<arith::DivUIOp, foldProductDivision<IntegerOverflowFlags::nuw>>(
      ctx);
  registerFold<arith::DivSIOp, foldProductDivision<IntegerOverflowFlags::nsw>>(
      ctx);
  registerFold<arith::CeilDivUIOp, foldDivision>(ctx);
  registerFold<arith::CeilDivSIOp, foldDivision>(ctx);
  registerFold<arith::FloorDivSIOp, foldDivision>(ctx);
  registerFold<arith::RemUIOp, foldRemainder>(ctx);
  registerFold<arith::RemSIOp, foldRemainder>(ctx);
}
