// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Affine/AffineRelations.h"

#include "llvm/ADT/DenseMap.h"

using namespace strata;
using namespace strata::presburger;
using namespace dialects;

/// A dimension, a symbol or a constant, or one plus a constant: most subscripts are. std::nullopt for
/// others.
static std::optional<LinearSum> translateSimple(AffineExpr expr,
                                                unsigned numDims,
                                                ArrayRef<LinearSum> operands) {
  int64_t offset = 0;
  if (expr.getKind() == AffineExprKind::Add && expr.getRHS().isConstant()) {
    offset = expr.getRHS().getValue();
    expr = expr.getLHS();
  }
  if (expr.getKind() == AffineExprKind::Constant)
    return LinearSum(expr.getValue()).plus(LinearSum(offset));
  if (expr.getKind() == AffineExprKind::DimId)
    return operands[expr.getValue()].plus(LinearSum(offset));
  if (expr.getKind() == AffineExprKind::SymbolId)
    return operands[numDims + expr.getValue()].plus(LinearSum(offset));
  return std::nullopt;
}

using KnownSums = llvm::SmallDenseMap<AffineExpr, std::optional<LinearSum>, 8>;

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
  if (std::optional<LinearSum> sum = translateSimple(expr, numDims, operands))
    return sum;
  KnownSums known;
  expr.walk([&](AffineExpr node) {
    known[node] = translateNode(node, numDims, operands, known, system);
  });
  return known.lookup(expr);
}

Tri affine::isEmpty(IntegerSet set, Budget &budget) {
  ConstraintSystem system;
  SmallVector<LinearSum, 4> inputs;
  for (unsigned i = 0; i < set.getNumInputs(); ++i)
    inputs.push_back(system.addColumn(i < set.getNumDims() ? VarKind::Domain
                                                           : VarKind::Symbol));
  bool isExact = true;
  for (unsigned i = 0; i < set.getNumConstraints(); ++i) {
    auto sum =
        translateExpr(set.getConstraint(i), set.getNumDims(), inputs, system);
    isExact &= sum.has_value();
    if (sum && set.isEq(i))
      system.addEquality(*sum);
    else if (sum)
      system.addInequality(*sum);
  }
  Tri empty = system.build().simplify().isIntegerEmpty(budget);
  bool isCertain = empty == Tri::True || (isExact && !system.isIncomplete());
  return isCertain ? empty : Tri::Unknown;
}
