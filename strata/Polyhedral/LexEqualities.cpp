// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The input of parametric integer programs, and the elimination of its equalities.
#include "strata/Polyhedral/LexSolverDetail.h"

using namespace strata;
using namespace strata::presburger;
using namespace strata::presburger::detail;

template <typename Num>
void LexContext<Num>::addDivision(ArrayRef<Num> dividend, const Num &divisor,
                                  bool &overflow) {
  unsigned position = getNumSymbols();
  SmallVector<Num, 32> row(dividend);
  eqs.insertColumns(position, 1);
  ineqs.insertColumns(position, 1);
  divs.insertColumns(position + 1, 1);
  row.insert(row.end() - 1, Num(0));
  Num *div = divs.addRow();
  div[0] = divisor;
  std::copy(row.begin(), row.end(), div + 1);
  row[position] = subNums(Num(0), divisor, overflow);
  ineqs.addRow(row);
  for (Num &value : row)
    value = subNums(Num(0), value, overflow);
  row.back() =
      addNums(row.back(), subNums(divisor, Num(1), overflow), overflow);
  ineqs.addRow(row);
  if (point.empty())
    return;
  Num sum = dividend.back();
  for (unsigned i = 0; i < position; ++i)
    sum = addNums(sum, mulNums(dividend[i], point[i], overflow), overflow);
  point.push_back(floorQuotient(sum, divisor));
}

template <typename Num>
std::optional<unsigned>
LexContext<Num>::findDivision(ArrayRef<Num> dividend,
                              const Num &divisor) const {
  unsigned first = getNumSymbols() - divs.getNumRows();
  for (unsigned i = 0, e = divs.getNumRows(); i < e; ++i)
    if (divs.at(i, 0) == divisor && divs.getRow(i).drop_front() == dividend)
      return first + i;
  return std::nullopt;
}

template <typename Num>
LexInput<Num>::LexInput(unsigned numVars, unsigned numSymbols)
    : numVars(numVars), numSymbols(numSymbols),
      outputs(numVars + numSymbols + 1), eqs(numVars + numSymbols + 1),
      ineqs(numVars + numSymbols + 1), context(numSymbols) {}

template <typename Num>
void LexInput<Num>::loadRow(ArrayRef<int64_t> row, Num *to) {
  for (unsigned i = 0, e = row.size(); i < e; ++i)
    to[i] = Num(row[i]);
}

template <typename Num>
void LexInput<Num>::declareDivision(ArrayRef<int64_t> dividend,
                                    int64_t divisor) {
  Num *div = context.divs.addRow();
  div[0] = Num(divisor);
  for (unsigned i = 0; i <= numSymbols; ++i)
    div[1 + i] = Num(dividend[numVars + i]);
}

//===- Equalities ---------------------------------------------------------===//

/// Eliminates a variable by each equality. Returns false if there is no solution.
template <typename Num> bool LexInput<Num>::solveEqualities(Budget &budget) {
  while (unsigned count = eqs.getNumRows()) {
    SmallVector<Num, 32> row(eqs.getRow(count - 1));
    eqs.truncate(count - 1);
    unsigned work = 1 + (count + ineqs.getNumRows() + outputs.getNumRows()) / 2;
    if (!budget.spend(work * RowCost<Num>) || !solveEquality(row) || overflow)
      return false;
  }
  moveContextRows();
  return true;
}

template <typename Num>
bool LexInput<Num>::solveEquality(SmallVectorImpl<Num> &row) {
  unsigned size = numVars + numSymbols;
  Num gcd = gcdOfRow(row.data(), size, overflow);
  if (isZero(gcd))
    return isZero(row[size]);
  if (!isZero(floorRemainder(row[size], gcd)))
    return false;
  for (Num &value : row)
    value = floorQuotient(value, gcd);
  unsigned best = numVars;
  bool divides = true;
  for (unsigned i = numVars; i > 0; --i)
    if (!isZero(row[i - 1]) &&
        (best == numVars ||
         absNum(row[i - 1], overflow) < absNum(row[best], overflow)))
      best = i - 1;
  if (best == numVars) {
    context.eqs.addRow(ArrayRef<Num>(row).drop_front(numVars));
    return true;
  }
  Num divisor = absNum(row[best], overflow);
  if (isOne(divisor)) {
    substitute(row, best);
    return true;
  }
  for (unsigned i = 0; i < numVars; ++i)
    divides &= i == best || isZero(row[i]);
  if (divides) {
    makeSymbol(row, best);
    return true;
  }
  shift(row, best);
  eqs.addRow(row);
  return true;
}

/// Replaces a variable that has coefficient 1 or -1 in `eq`.
template <typename Num>
void LexInput<Num>::substitute(ArrayRef<Num> eq, unsigned var) {
  bool negate = signOf(eq[var]) > 0;
  for (Matrix<Num> *matrix : {&outputs, &eqs, &ineqs})
    for (unsigned i = 0, e = matrix->getNumRows(); i < e; ++i) {
      Num *row = matrix->row(i);
      Num factor = negate ? subNums(Num(0), row[var], overflow) : row[var];
      if (!isZero(factor))
        combineRows(row, Num(1), eq.data(), factor, eq.size(), overflow);
    }
}

/// Adds multiples of other variables to `var` such that their coefficients in `eq` become
/// smaller than its own.
template <typename Num>
void LexInput<Num>::shift(SmallVectorImpl<Num> &eq, unsigned var) {
  Num divisor = absNum(eq[var], overflow);
  SmallVector<Num, 32> quotients(numVars, Num(0));
  for (unsigned i = 0; i < numVars; ++i) {
    if (i != var)
      quotients[i] = floorQuotient(eq[i], divisor);
    if (signOf(eq[var]) < 0)
      quotients[i] = subNums(Num(0), quotients[i], overflow);
  }
  auto apply = [&](Num *row) {
    for (unsigned i = 0; i < numVars; ++i)
      row[i] =
          subNums(row[i], mulNums(quotients[i], row[var], overflow), overflow);
  };
  for (Matrix<Num> *matrix : {&outputs, &eqs, &ineqs})
    for (unsigned i = 0, e = matrix->getNumRows(); i < e; ++i)
      apply(matrix->row(i));
  apply(eq.data());
}

/// Turns `var`, the only variable of `eq`, into a symbol: a division of the others.
template <typename Num>
void LexInput<Num>::makeSymbol(ArrayRef<Num> eq, unsigned var) {
  SmallVector<Num, 32> dividend(eq.drop_front(numVars));
  Num divisor = eq[var];
  if (signOf(divisor) < 0) {
    divisor = subNums(Num(0), divisor, overflow);
  } else {
    for (Num &value : dividend)
      value = subNums(Num(0), value, overflow);
  }
  context.addDivision(dividend, divisor, overflow);
  // dividend - divisor * symbol == 0
  dividend.insert(dividend.end() - 1, subNums(Num(0), divisor, overflow));
  context.eqs.addRow(dividend);
  for (Matrix<Num> *matrix : {&outputs, &eqs, &ineqs}) {
    matrix->insertColumns(numVars + numSymbols, 1);
    for (unsigned i = 0, e = matrix->getNumRows(); i < e; ++i)
      std::swap(matrix->at(i, var), matrix->at(i, numVars + numSymbols));
  }
  ++numSymbols;
}

/// Moves the inequalities that have no variables to the context.
template <typename Num> void LexInput<Num>::moveContextRows() {
  for (unsigned i = ineqs.getNumRows(); i > 0; --i) {
    ArrayRef<Num> row = ineqs.getRow(i - 1);
    if (!llvm::all_of(row.take_front(numVars),
                      [](const Num &value) { return isZero(value); }))
      continue;
    context.ineqs.addRow(row.drop_front(numVars));
    ineqs.eraseRow(i - 1);
  }
}

template <typename Num> LexTableau<Num> LexInput<Num>::makeTableau() {
  // Variables that were eliminated are columns of zeros.
  SmallVector<unsigned, 32> live;
  for (unsigned j = 0; j < numVars; ++j)
    for (unsigned i = 0, e = outputs.getNumRows(); i < e; ++i)
      if (!isZero(outputs.at(i, j))) {
        live.push_back(j);
        break;
      }
  unsigned size = live.size();
  for (unsigned k = 0; k <= numSymbols; ++k)
    live.push_back(numVars + k);
  auto select = [&](const Matrix<Num> &from) {
    Matrix<Num> to(live.size());
    for (unsigned i = 0, e = from.getNumRows(); i < e; ++i) {
      Num *row = to.addRow();
      for (unsigned k = 0, n = live.size(); k < n; ++k)
        row[k] = from.at(i, live[k]);
    }
    return to;
  };
  LexTableau<Num> tableau(size, numSymbols);
  tableau.setVariables(select(outputs));
  Matrix<Num> constraints = select(ineqs);
  for (unsigned i = 0, e = constraints.getNumRows(); i < e; ++i)
    tableau.addConstraint(constraints.getRow(i));
  return tableau;
}

namespace strata::presburger::detail {
template struct LexContext<int64_t>;
template struct LexContext<Wide>;
template class LexInput<int64_t>;
template class LexInput<Wide>;
} // namespace strata::presburger::detail
