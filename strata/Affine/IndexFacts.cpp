// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Affine/IndexFacts.h"

#include "strata/Affine/AffineRelations.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"

using namespace strata;
using namespace strata::presburger;

/// Work for a question: that for some dozens of facts, of which questions in practice have a few.
static constexpr uint64_t QuestionBudget = 100000;

LinearSum IndexFacts::getTerm(Value value) {
  if (auto known = terms.find(value); known != terms.end())
    return known->second;
  IntegerAttr constant;
  LinearSum term;
  if (matchPattern(value, m_Constant(&constant)) &&
      constant.getValue().getSignificantBits() <= 64)
    term = LinearSum(constant.getValue().getSExtValue());
  else
    term = addVariable();
  terms[value] = term;
  return term;
}

std::optional<LinearSum>
IndexFacts::getExpr(AffineExpr expr, ValueRange operands, unsigned numDims) {
  SmallVector<LinearSum, 4> sums;
  for (Value operand : operands)
    sums.push_back(getTerm(operand));
  unsigned numColumns = system.getNumColumns();
  auto result = dialects::affine::translateExpr(expr, numDims, sums, system);
  hasDivision |= system.getNumColumns() != numColumns;
  return result;
}

bool IndexFacts::implyLessOrEqual(const LinearSum &lhs,
                                  const LinearSum &rhs) const {
  std::optional<LinearSum> excess = lhs.plus(rhs, -1);
  if (!excess)
    return false;
  if (excess->isConstant())
    return excess->constant <= 0;
  Budget budget(QuestionBudget);
  ConstraintSystem contrary = system;
  contrary.addLess(LinearSum(0), *excess);
  return contrary.build().isIntegerEmpty(budget) == Tri::True;
}

bool IndexFacts::implyLess(const LinearSum &lhs, const LinearSum &rhs) const {
  std::optional<LinearSum> next = lhs.plus(LinearSum(1));
  return next && implyLessOrEqual(*next, rhs);
}

bool IndexFacts::areContradictory() const {
  Budget budget(QuestionBudget);
  return system.build().isIntegerEmpty(budget) == Tri::True;
}
