// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/AffineToStandard/AffineToStandard.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Build/ValueBuilder.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Support/Stack.h"

using namespace strata;

using Predicate = arith::CmpIPredicate;

namespace {
class ExprExpander : ValueBuilder {
public:
  ExprExpander(OpBuilder &builder, Location loc, ValueRange dims,
               ValueRange symbols)
      : ValueBuilder(builder, loc), dims(dims), symbols(symbols) {}
  Value expand(AffineExpr expr);

private:
  Value expandBinary(AffineExpr expr);
  Value expandMod(Value lhs, Value rhs);
  Value expandFloorDiv(Value lhs, Value rhs);
  Value expandCeilDiv(Value lhs, Value rhs);

  Value constant(int64_t value) {
    return arith::ConstantOp::create(builder, loc, builder.getIndexAttr(value));
  }
  Value compare(Predicate predicate, Value lhs, Value rhs) {
    return arith::CmpIOp::create(builder, loc, predicate, lhs, rhs);
  }
  Value select(Value condition, Value yes, Value no) {
    return arith::SelectOp::create(builder, loc, condition, yes, no);
  }

  ValueRange dims, symbols;
};
} // namespace

Value ExprExpander::expand(AffineExpr expr) {
  switch (expr.getKind()) {
  case AffineExprKind::Constant:
    return constant(expr.getValue());
  case AffineExprKind::DimId:
    return dims[expr.getValue()];
  case AffineExprKind::SymbolId:
    return symbols[expr.getValue()];
  default:
    return runWithSufficientStackSpace([&] { return expandBinary(expr); });
  }
}

Value ExprExpander::expandBinary(AffineExpr expr) {
  AffineExprKind kind = expr.getKind();
  bool isDivision = kind == AffineExprKind::Mod ||
                    kind == AffineExprKind::FloorDiv ||
                    kind == AffineExprKind::CeilDiv;
  AffineExpr divisor = expr.getRHS();
  if (isDivision && divisor.isConstant() && divisor.getValue() <= 0) {
    emitError(builder.getContext(), loc,
              kind == AffineExprKind::Mod
                  ? "modulo by non-positive value is not supported"
                  : "division by non-positive value is not supported");
    return {};
  }
  Value lhs = expand(expr.getLHS());
  Value rhs = lhs ? expand(divisor) : Value();
  if (!rhs)
    return {};
  switch (kind) {
  case AffineExprKind::Add:
    return binary<arith::AddIOp>(lhs, rhs);
  case AffineExprKind::Mul:
    return arith::MulIOp::create(builder, loc, lhs, rhs,
                                 arith::IntegerOverflowFlags::nsw);
  case AffineExprKind::Mod:
    return expandMod(lhs, rhs);
  case AffineExprKind::FloorDiv:
    return expandFloorDiv(lhs, rhs);
  default:
    return expandCeilDiv(lhs, rhs);
  }
}

/// The remainder has the sign of the divisor: r = a % b; r < 0 ? r + b : r
Value ExprExpander::expandMod(Value lhs, Value rhs) {
  Value remainder = binary<arith::RemSIOp>(lhs, rhs);
  Value zero = constant(0);
  Value isNegative = compare(Predicate::slt, remainder, zero);
  Value corrected = binary<arith::AddIOp>(remainder, rhs);
  return select(isNegative, corrected, remainder);
}

/// a < 0 ? -1 - (-1 - a) / b : a / b
Value ExprExpander::expandFloorDiv(Value lhs, Value rhs) {
  Value zero = constant(0);
  Value minusOne = constant(-1);
  Value isNegative = compare(Predicate::slt, lhs, zero);
  Value negated = binary<arith::SubIOp>(minusOne, lhs);
  Value dividend = select(isNegative, negated, lhs);
  Value quotient = binary<arith::DivSIOp>(dividend, rhs);
  Value corrected = binary<arith::SubIOp>(minusOne, quotient);
  return select(isNegative, corrected, quotient);
}

/// a <= 0 ? a / b : (a - 1) / b + 1
Value ExprExpander::expandCeilDiv(Value lhs, Value rhs) {
  Value zero = constant(0);
  Value one = constant(1);
  Value isNonPositive = compare(Predicate::sle, lhs, zero);
  Value decremented = binary<arith::SubIOp>(lhs, one);
  Value dividend = select(isNonPositive, lhs, decremented);
  Value quotient = binary<arith::DivSIOp>(dividend, rhs);
  Value incremented = binary<arith::AddIOp>(quotient, one);
  return select(isNonPositive, quotient, incremented);
}

Value strata::expandAffineExpr(OpBuilder &builder, Location loc,
                               AffineExpr expr, ValueRange dims,
                               ValueRange symbols) {
  return ExprExpander(builder, loc, dims, symbols).expand(expr);
}

std::optional<SmallVector<Value, 8>>
strata::expandAffineMap(OpBuilder &builder, Location loc, AffineMap map,
                        ValueRange operands) {
  SmallVector<Value, 8> dims, symbols, results;
  for (auto [i, operand] : llvm::enumerate(operands))
    (i < map.getNumDims() ? dims : symbols).push_back(operand);
  for (AffineExpr expr : map.getResults()) {
    results.push_back(expandAffineExpr(builder, loc, expr, dims, symbols));
    if (!results.back())
      return std::nullopt;
  }
  return results;
}
