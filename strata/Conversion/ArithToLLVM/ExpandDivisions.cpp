// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Divisions that round up or down, by divisions that round to zero.
#include "strata/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Build/ValueBuilder.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Rewrite/PatternMatch.h"

using namespace strata;

namespace {
/// Creates operations of arith on values of one type.
struct ArithBuilder : ValueBuilder {
  using ValueBuilder::ValueBuilder;

  Value constant(Type type, int64_t value) const {
    Attribute attr;
    if (auto shaped = dyn_cast<ShapedType>(type))
      attr = DenseElementsAttr::get(
          shaped, builder.getIntegerAttr(shaped.getElementType(), value));
    else
      attr = builder.getIntegerAttr(type, value);
    return arith::ConstantOp::create(builder, loc, type, attr);
  }
  Value compare(arith::CmpIPredicate predicate, Value lhs, Value rhs) const {
    return arith::CmpIOp::create(builder, loc, predicate, lhs, rhs);
  }
  Value select(Value condition, Value yes, Value no) const {
    return arith::SelectOp::create(builder, loc, condition, yes, no);
  }
};

using Predicate = arith::CmpIPredicate;

/// Whether there are constants of the type.
static bool hasConstants(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  return !shaped || shaped.hasStaticShape();
}

/// (a == 0) ? 0 : (a - 1) / b + 1
struct ExpandCeilDivUI final : OpRewritePattern<arith::CeilDivUIOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::CeilDivUIOp op,
                                PatternRewriter &rewriter) const override {
    if (!hasConstants(op.getType()))
      return rewriter.notifyMatchFailure(op, "the shape is not static");
    ArithBuilder arith(rewriter, op->getLoc());
    Value lhs = op.getLhs();
    Value zero = arith.constant(op.getType(), 0);
    Value isZero = arith.compare(Predicate::eq, lhs, zero);
    Value one = arith.constant(op.getType(), 1);
    Value minusOne = arith.binary<arith::SubIOp>(lhs, one);
    Value quotient = arith.binary<arith::DivUIOp>(minusOne, op.getRhs());
    Value plusOne = arith.binary<arith::AddIOp>(quotient, one);
    rewriter.replaceOp(op, arith.select(isZero, zero, plusOne));
    return success();
  }
};

/// q = a / b; (a != q * b && (a < 0) == (b < 0)) ? q + 1 : q
struct ExpandCeilDivSI final : OpRewritePattern<arith::CeilDivSIOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::CeilDivSIOp op,
                                PatternRewriter &rewriter) const override {
    if (!hasConstants(op.getType()))
      return rewriter.notifyMatchFailure(op, "the shape is not static");
    ArithBuilder arith(rewriter, op->getLoc());
    Value lhs = op.getLhs(), rhs = op.getRhs();
    Value zero = arith.constant(op.getType(), 0);
    Value one = arith.constant(op.getType(), 1);
    Value quotient = arith.binary<arith::DivSIOp>(lhs, rhs);
    Value product = arith.binary<arith::MulIOp>(quotient, rhs);
    Value isInexact = arith.compare(Predicate::ne, lhs, product);
    Value isLhsNegative = arith.compare(Predicate::slt, lhs, zero);
    Value isRhsNegative = arith.compare(Predicate::slt, rhs, zero);
    Value sameSign = arith.compare(Predicate::eq, isLhsNegative, isRhsNegative);
    Value isAbove = arith.binary<arith::AndIOp>(isInexact, sameSign);
    Value plusOne = arith.binary<arith::AddIOp>(quotient, one);
    rewriter.replaceOp(op, arith.select(isAbove, plusOne, quotient));
    return success();
  }
};

/// q = a / b; (a != q * b && (a < 0) != (b < 0)) ? q - 1 : q
struct ExpandFloorDivSI final : OpRewritePattern<arith::FloorDivSIOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::FloorDivSIOp op,
                                PatternRewriter &rewriter) const override {
    if (!hasConstants(op.getType()))
      return rewriter.notifyMatchFailure(op, "the shape is not static");
    ArithBuilder arith(rewriter, op->getLoc());
    Value lhs = op.getLhs(), rhs = op.getRhs();
    Value quotient = arith.binary<arith::DivSIOp>(lhs, rhs);
    Value product = arith.binary<arith::MulIOp>(quotient, rhs);
    Value isInexact = arith.compare(Predicate::ne, lhs, product);
    Value zero = arith.constant(op.getType(), 0);
    Value isLhsNegative = arith.compare(Predicate::slt, lhs, zero);
    Value isRhsNegative = arith.compare(Predicate::slt, rhs, zero);
    Value otherSign =
        arith.compare(Predicate::ne, isLhsNegative, isRhsNegative);
    Value isBelow = arith.binary<arith::AndIOp>(isInexact, otherSign);
    Value minusOne = arith.constant(op.getType(), -1);
    Value lower = arith.binary<arith::AddIOp>(quotient, minusOne);
    rewriter.replaceOp(op, arith.select(isBelow, lower, quotient));
    return success();
  }
};
} // namespace

void strata::populateCeilFloorDivExpandOpsPatterns(
    RewritePatternSet &patterns) {
  patterns.add<ExpandCeilDivSI, ExpandCeilDivUI, ExpandFloorDivSI>(
      patterns.getContext());
}
