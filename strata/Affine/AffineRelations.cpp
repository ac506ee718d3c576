// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Affine/AffineRelations.h"

#include "llvm/ADT/DenseMap.h"

using namespace strata;
using namespace strata::presburger;
using namespace dialects;

using KnownSums = llvm::DenseMap<AffineExpr, std::optional<LinearSum>>;

/// The value of an expression with the values of its operands.
static std::optional<LinearSum> translateNode(AffineExpr expr, unsigned numDims,
                                              ArrayRef<LinearSum> operands,
                                              const KnownSums &known,
                                              ConstraintSystem &system) {
  switch (expr.getKind()) {
  case AffineExprKind::Constant:
    return LinearSum(expr.getValue());
  case AffineExprKind::DimId:
    return operands[expr.getValue()];
  case AffineExprKind::SymbolId:
    return operands[numDims + expr.getValue()];
  default:
    break;
  }
  std::optional<LinearSum> lhs = known.lookup(expr.getLHS());
  std::optional<LinearSum> rhs = known.lookup(expr.getRHS());
  if (!lhs || !rhs)
    return std::nullopt;
  if (expr.getKind() == AffineExprKind::Add)
    return lhs->plus(*rhs);
  if (expr.getKind() == AffineExprKind::Mul && lhs->isConstant())
    std::swap(lhs, rhs);
  if (!rhs->isConstant())
    return std::nullopt;
  int64_t number = rhs->constant;
  if (expr.getKind() == AffineExprKind::Mul)
    return LinearSum().plus(*lhs, number);
  if (number <= 0)
    return std::nullopt;
  if (expr.getKind() == AffineExprKind::Mod)
    return system.mod(*lhs, number);
  if (expr.getKind() == AffineExprKind::CeilDiv)
    lhs = lhs->plus(number - 1);
  return lhs ? system.floorDiv(*lhs, number) : std::nullopt;
}

std::optional<LinearSum> affine::translateExpr(AffineExpr expr,
                                               unsigned numDims,
                                               ArrayRef<LinearSum> operands,
                                               ConstraintSystem &system) {
  KnownSums known;
  expr.walk([&](AffineExpr node) {
    known[node] = translateNode(node, numDims, operands, known, system);
  });
  return known.lookup(expr);
}
