// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Build/Matchers.h"
#include "strata/Loops/SCF/LinearFactsDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <map>
#include <numeric>

using namespace strata;
using namespace strata::detail;

// An elimination that has more inequalities is given up.
static constexpr size_t MaxRows = 256;
// Expressions that are nested more deeply are unknown.
static constexpr unsigned MaxExprDepth = 64;
// Expressions of more parts, of which those that are shared count each time, are unknown.
static constexpr unsigned MaxParts = 1024;

//===-- Expressions --------------------------------------------------------===//

bool LinearExpr::isConstant() const {
  return llvm::all_of(coefficients, [](int64_t c) { return c == 0; });
}

/// Adds `value` times `factor` to `sum`. False if that overflows.
static bool addProduct(int64_t &sum, int64_t value, int64_t factor) {
  int64_t product = 0;
  return !llvm::MulOverflow(value, factor, product) &&
         !llvm::AddOverflow(sum, product, sum);
}

void LinearExpr::add(const LinearExpr &other, int64_t factor) {
  if (coefficients.size() < other.coefficients.size())
    coefficients.resize(other.coefficients.size());
  isValid &= other.isValid && addProduct(constant, other.constant, factor);
  for (auto [mine, others] : llvm::zip(coefficients, other.coefficients))
    isValid &= addProduct(mine, others, factor);
}

LinearExpr strata::detail::operator+(LinearExpr lhs, const LinearExpr &rhs) {
  lhs.add(rhs, 1);
  return lhs;
}

LinearExpr strata::detail::operator-(LinearExpr lhs, const LinearExpr &rhs) {
  lhs.add(rhs, -1);
  return lhs;
}

static LinearExpr scale(const LinearExpr &expr, int64_t factor) {
  LinearExpr product;
  product.add(expr, factor);
  return product;
}

//===-- Facts --------------------------------------------------------------===//

LinearExpr LinearFacts::addVariable() {
  LinearExpr expr;
  expr.coefficients.resize(numVariables + 1);
  expr.coefficients[numVariables++] = 1;
  return expr;
}

LinearExpr LinearFacts::getTerm(Value value) {
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return LinearExpr(*constant);
  auto [it, isNew] = terms.try_emplace(value);
  if (isNew)
    it->second = addVariable();
  return it->second;
}

void LinearFacts::addNonNegative(LinearExpr expr) {
  if (expr.isValid)
    rows.push_back(std::move(expr));
}

void LinearFacts::addZero(const LinearExpr &expr) {
  addNonNegative(expr);
  addNonNegative(scale(expr, -1));
}

/// `dividend` floordiv `divisor`, which is positive.
LinearExpr LinearFacts::getQuotient(const LinearExpr &dividend,
                                    int64_t divisor) {
  hasDivision = true;
  LinearExpr quotient = addVariable();
  LinearExpr remainder = dividend - scale(quotient, divisor);
  addNonNegative(remainder);
  addNonNegative(LinearExpr(divisor - 1) - remainder);
  return quotient;
}

std::optional<LinearExpr>
LinearFacts::getExpr(AffineExpr expr, ValueRange operands, unsigned numDims) {
  unsigned budget = MaxParts;
  return getExpr(expr, operands, numDims, 0, budget);
}

std::optional<LinearExpr> LinearFacts::getExpr(AffineExpr expr,
                                               ValueRange operands,
                                               unsigned numDims, unsigned depth,
                                               unsigned &budget) {
  if (depth > MaxExprDepth || budget-- == 0)
    return std::nullopt;
  if (expr.isConstant())
    return LinearExpr(expr.getValue());
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return getTerm(operands[dim.getPosition()]);
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return getTerm(operands[numDims + symbol.getPosition()]);
  auto lhs = getExpr(expr.getLHS(), operands, numDims, depth + 1, budget);
  auto rhs = getExpr(expr.getRHS(), operands, numDims, depth + 1, budget);
  if (!lhs || !rhs)
    return std::nullopt;
  if (expr.getKind() == AffineExprKind::Add)
    return *lhs + *rhs;
  if (!rhs->isConstant() || !rhs->isValid)
    return std::nullopt;
  int64_t number = rhs->constant;
  if (expr.getKind() == AffineExprKind::Mul)
    return scale(*lhs, number);
  if (number <= 0)
    return std::nullopt;
  switch (expr.getKind()) {
  case AffineExprKind::FloorDiv:
    return getQuotient(*lhs, number);
  case AffineExprKind::CeilDiv:
    return getQuotient(*lhs + LinearExpr(number - 1), number);
  case AffineExprKind::Mod:
    return *lhs - scale(getQuotient(*lhs, number), number);
  default:
    return std::nullopt;
  }
}

//===-- Elimination --------------------------------------------------------===//

namespace {
/// The constants by coefficients: of inequalities with equal coefficients the strongest.
using Rows = std::map<std::vector<int64_t>, int64_t>;
} // namespace

/// Adds an inequality, divided by the common divisor of its coefficients. False if it
/// contradicts itself.
static bool addRow(Rows &rows, const LinearExpr &expr, unsigned numVariables) {
  if (!expr.isValid)
    return true;
  int64_t divisor = 0;
  for (int64_t coefficient : expr.coefficients) {
    // The absolute value must be a number.
    if (coefficient == std::numeric_limits<int64_t>::min())
      return true;
    divisor = std::gcd(divisor, coefficient);
  }
  if (divisor == 0)
    return expr.constant >= 0;
  std::vector<int64_t> coefficients(numVariables);
  for (auto [to, from] : llvm::zip(coefficients, expr.coefficients))
    to = from / divisor;
  int64_t constant = llvm::divideFloorSigned(expr.constant, divisor);
  auto [it, isNew] = rows.try_emplace(std::move(coefficients), constant);
  if (!isNew)
    it->second = std::min(it->second, constant);
  return true;
}

/// The variable whose elimination makes the fewest inequalities; std::nullopt if no variable
/// occurs.
static std::optional<unsigned> chooseVariable(const Rows &rows,
                                              unsigned numVariables) {
  std::optional<unsigned> best;
  int64_t bestGrowth = 0;
  for (unsigned variable = 0; variable < numVariables; ++variable) {
    int64_t numPositive = 0, numNegative = 0;
    for (const auto &[coefficients, constant] : rows) {
      numPositive += coefficients[variable] > 0;
      numNegative += coefficients[variable] < 0;
    }
    if (numPositive + numNegative == 0)
      continue;
    int64_t growth = numPositive * numNegative - numPositive - numNegative;
    if (!best || growth < bestGrowth) {
      best = variable;
      bestGrowth = growth;
    }
  }
  return best;
}

static LinearExpr getExpr(const Rows::value_type &row) {
  LinearExpr expr(row.second);
  expr.coefficients.assign(row.first.begin(), row.first.end());
  return expr;
}

/// Combines the inequalities so that `variable` does not occur. False if there is a
/// contradiction; `rows` are too many if they are more than MaxRows.
static bool eliminate(Rows &rows, unsigned variable, unsigned numVariables) {
  Rows rest;
  SmallVector<LinearExpr> positive, negative;
  for (const auto &row : rows) {
    int64_t coefficient = row.first[variable];
    if (coefficient == 0)
      rest.insert(row);
    else
      (coefficient > 0 ? positive : negative).push_back(getExpr(row));
  }
  for (const LinearExpr &lower : positive)
    for (const LinearExpr &upper : negative) {
      LinearExpr sum = scale(lower, -upper.coefficients[variable]);
      sum.add(upper, lower.coefficients[variable]);
      if (!addRow(rest, sum, numVariables))
        return false;
      if (rest.size() > MaxRows)
        break;
    }
  rows = std::move(rest);
  return true;
}

bool LinearFacts::areContradictory() const {
  Rows remaining;
  for (const LinearExpr &row : rows)
    if (!addRow(remaining, row, numVariables))
      return true;
  while (remaining.size() <= MaxRows) {
    std::optional<unsigned> variable = chooseVariable(remaining, numVariables);
    if (!variable)
      return false;
    if (!eliminate(remaining, *variable, numVariables))
      return true;
  }
  return false;
}

bool LinearFacts::implyNonNegative(const LinearExpr &expr) const {
  LinearExpr opposite = scale(expr, -1);
  opposite.add(LinearExpr(1), -1);
  if (!opposite.isValid)
    return false;
  LinearFacts facts = *this;
  facts.addNonNegative(std::move(opposite));
  return facts.areContradictory();
}
