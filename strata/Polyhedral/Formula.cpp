// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Polyhedral/FormulaDetail.h"

using namespace strata;
using namespace strata::presburger;
using namespace strata::presburger::detail;

void Linear::add(const Linear &other, int64_t scale) {
  if (factors.size() < other.factors.size())
    factors.resize(other.factors.size(), 0);
  for (size_t i = 0, e = other.factors.size(); i < e; ++i)
    factors[i] = addNums(factors[i], mulNums(other.factors[i], scale, overflow),
                         overflow);
  constant =
      addNums(constant, mulNums(other.constant, scale, overflow), overflow);
  overflow |= other.overflow;
}

void Linear::scale(int64_t scale) {
  for (int64_t &factor : factors)
    factor = mulNums(factor, scale, overflow);
  constant = mulNums(constant, scale, overflow);
}

bool Linear::isConstant() const {
  return llvm::all_of(factors, [](int64_t factor) { return factor == 0; });
}

void Formula::reset(unsigned numKept) { variables.resize(numKept); }

unsigned Formula::addVariable() {
  variables.emplace_back();
  return variables.size() - 1;
}

Linear Formula::getVariable(unsigned variable) const {
  Linear result;
  result.factors.resize(variable + 1, 0);
  result.factors[variable] = 1;
  return result;
}

Linear Formula::addDivision(const Linear &dividend, int64_t divisor) {
  unsigned variable = addVariable();
  variables.back().divisor = divisor;
  variables.back().dividend = dividend;
  return getVariable(variable);
}

Disjunction Formula::compare(const Linear &lhs, Comparison comparison,
                             const Linear &rhs) const {
  if (comparison == Comparison::NotEqual) {
    Disjunction result = compare(lhs, Comparison::Less, rhs);
    result.append(compare(lhs, Comparison::Greater, rhs));
    return result;
  }
  bool isLess =
      comparison == Comparison::Less || comparison == Comparison::LessEqual;
  Linear difference = isLess ? rhs : lhs;
  difference.add(isLess ? lhs : rhs, -1);
  if (comparison == Comparison::Less || comparison == Comparison::Greater)
    difference.constant =
        subNums(difference.constant, int64_t(1), difference.overflow);
  Conjunction result;
  (comparison == Comparison::Equal ? result.zero : result.nonNegative)
      .push_back(difference);
  return {result};
}

bool Formula::conjoin(Disjunction &to, const Disjunction &other) const {
  size_t product = to.size() * other.size();
  if (product == 0) {
    to.clear();
    return true;
  }
  size_t numRows = to.front().getNumRows() + other.front().getNumRows();
  if (product > MaxDisjuncts || product * numRows > MaxRows ||
      variables.size() > MaxVariables)
    return false;
  auto append = [](Conjunction &lhs, const Conjunction &rhs) {
    lhs.zero.insert(lhs.zero.end(), rhs.zero.begin(), rhs.zero.end());
    lhs.nonNegative.insert(lhs.nonNegative.end(), rhs.nonNegative.begin(),
                           rhs.nonNegative.end());
  };
  if (other.size() == 1) {
    for (Conjunction &each : to)
      append(each, other.front());
    return true;
  }
  Disjunction result;
  for (const Conjunction &lhs : to)
    for (const Conjunction &rhs : other) {
      result.push_back(lhs);
      append(result.back(), rhs);
    }
  to = result;
  return true;
}

/// Marks the variables that a conjunction has, and those of their dividends.
void Formula::findUsed(const Conjunction &conjunction,
                       SmallVectorImpl<bool> &used) const {
  auto mark = [&](const Linear &row) {
    for (size_t i = 0, e = row.factors.size(); i < e; ++i)
      used[i] = used[i] || row.factors[i] != 0;
  };
  for (const Linear &row : conjunction.zero)
    mark(row);
  for (const Linear &row : conjunction.nonNegative)
    mark(row);
  // Dividends refer to earlier variables.
  for (size_t i = variables.size(); i > 0; --i)
    if (used[i - 1] && variables[i - 1].divisor)
      mark(variables[i - 1].dividend);
}

std::optional<IntegerRelation>
Formula::build(const Conjunction &conjunction, const PresburgerSpace &space,
               ArrayRef<unsigned> columns) const {
  constexpr unsigned None = ~0u;
  SmallVector<unsigned, 16> columnOf(variables.size(), None);
  for (unsigned i = 0, e = columns.size(); i < e; ++i)
    columnOf[columns[i]] = i;
  SmallVector<bool, 16> used(variables.size(), false);
  findUsed(conjunction, used);
  bool overflow = false;
  IntegerRelation result(space);
  // Leave room for the constants of the constraints of divisions.
  auto convert = [&](const Linear &row) {
    SmallVector<int64_t, 16> values(result.getNumVars() + 1, 0);
    for (size_t i = 0, e = row.factors.size(); i < e; ++i)
      if (row.factors[i] != 0)
        values[columnOf[i]] = row.factors[i];
    values.back() = row.constant;
    overflow |= row.overflow;
    for (int64_t value : values)
      overflow |= value > MaxCoefficient / 2 || value < -MaxCoefficient / 2;
    if (overflow)
      std::fill(values.begin(), values.end(), 0);
    return values;
  };
  for (unsigned i = 0, e = variables.size(); i < e && !overflow; ++i) {
    if (!used[i] || columnOf[i] != None)
      continue;
    const Variable &variable = variables[i];
    overflow |= variable.divisor > MaxCoefficient / 2;
    columnOf[i] = variable.divisor
                      ? result.addLocalFloorDiv(convert(variable.dividend),
                                                variable.divisor)
                      : result.addLocal();
  }
  for (const Linear &row : conjunction.zero)
    result.addEquality(convert(row));
  for (const Linear &row : conjunction.nonNegative)
    result.addInequality(convert(row));
  return overflow ? std::nullopt : std::optional(result);
}
