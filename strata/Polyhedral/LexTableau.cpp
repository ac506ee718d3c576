// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Polyhedral/LexTableauDetail.h"

using namespace strata;
using namespace strata::presburger;
using namespace strata::presburger::detail;

template <typename Num>
void LexTableau<Num>::setVariables(const Matrix<Num> &variables) {
  numVariables = variables.getNumRows();
  flipped.assign(numColumns, false);
  // z_j counts down where the first variable that depends on it decreases with it.
  for (unsigned j = 0; j < numColumns; ++j) {
    unsigned i = 0;
    while (i < numVariables && isZero(variables.at(i, j)))
      ++i;
    assert(i < numVariables && "the variables do not determine a column");
    flipped[j] = signOf(variables.at(i, j)) < 0;
  }
  for (unsigned i = 0; i < numVariables; ++i)
    addConstraint(variables.getRow(i));
  for (unsigned j = 0; j < numColumns; ++j) {
    SmallVector<Num, 32> unit(rows.getNumColumns(), Num(0));
    unit[Denominator] = Num(1);
    unit[First + j] = Num(1);
    nonNegative[addRawRow(unit)] = true;
  }
}

template <typename Num>
void LexTableau<Num>::addConstraint(ArrayRef<Num> values) {
  SmallVector<Num, 32> row(rows.getNumColumns(), Num(0));
  row[Denominator] = Num(1);
  Num bigM(0);
  for (unsigned j = 0; j < numColumns; ++j) {
    Num factor = values[j];
    if (flipped[j])
      factor = subNums(Num(0), factor, overflow);
    row[First + j] = factor;
    bigM = subNums(bigM, factor, overflow);
  }
  row[BigM] = bigM;
  for (unsigned k = 0; k < numSymbols; ++k)
    row[First + numColumns + k] = values[numColumns + k];
  row[Constant] = values[numColumns + numSymbols];
  addRawRow(row);
}

template <typename Num>
unsigned LexTableau<Num>::addRawRow(ArrayRef<Num> values) {
  rows.addRow(values);
  nonNegative.push_back(false);
  return rows.getNumRows() - 1;
}

template <typename Num> void LexTableau<Num>::addSymbol() {
  rows.insertColumns(rows.getNumColumns(), 1);
  ++numSymbols;
}

template <typename Num> bool LexTableau<Num>::hasSymbols(unsigned i) const {
  const Num *symbols = symbolsOf(i);
  for (unsigned k = 0; k < numSymbols; ++k)
    if (!isZero(symbols[k]))
      return true;
  return false;
}

template <typename Num> int LexTableau<Num>::getConstantSign(unsigned i) const {
  int sign = signOf(row(i)[BigM]);
  return sign ? sign : signOf(row(i)[Constant]);
}

template <typename Num>
bool LexTableau<Num>::hasPositiveColumn(unsigned i) const {
  for (unsigned j = 0; j < numColumns; ++j)
    if (signOf(row(i)[First + j]) > 0)
      return true;
  return false;
}

template <typename Num>
bool LexTableau<Num>::raiseRow(unsigned i, Budget &budget) {
  unsigned column = choosePivotColumn(i);
  if (column == numColumns)
    return false;
  if (budget.spend((1 + rows.getNumRows() / 2) * RowCost<Num>))
    pivot(i, column);
  return true;
}

/// Compares columns `a` and `b`, divided by their entries in row `r`, lexicographically.
template <typename Num>
int LexTableau<Num>::compareRatios(unsigned r, unsigned a, unsigned b) {
  const Num &divisorA = row(r)[First + a], &divisorB = row(r)[First + b];
  for (unsigned i = 0; i < numVariables; ++i) {
    const Num &entryA = row(i)[First + a], &entryB = row(i)[First + b];
    if (isZero(entryA) && isZero(entryB))
      continue;
    Num left = mulNums(entryA, divisorB, overflow);
    Num right = mulNums(entryB, divisorA, overflow);
    if (left != right)
      return left < right ? -1 : 1;
  }
  return 0;
}

template <typename Num>
unsigned LexTableau<Num>::choosePivotColumn(unsigned r) {
  unsigned best = numColumns;
  for (unsigned j = 0; j < numColumns; ++j)
    if (signOf(row(r)[First + j]) > 0 &&
        (best == numColumns || compareRatios(r, j, best) < 0))
      best = j;
  return best;
}

template <typename Num>
void LexTableau<Num>::pivot(unsigned r, unsigned column) {
  for (unsigned i = 0, e = rows.getNumRows(); i < e; ++i)
    if (i != r && !isZero(row(i)[First + column]))
      pivotRow(i, r, column);
  Num *pivoted = row(r);
  std::fill_n(pivoted, rows.getNumColumns(), Num(0));
  pivoted[Denominator] = pivoted[First + column] = Num(1);
  nonNegative[r] = true;
}

/// Expresses row `i` by the value of row `r` instead of by `column`.
template <typename Num>
void LexTableau<Num>::pivotRow(unsigned i, unsigned r, unsigned column) {
  Num *to = row(i);
  const Num *from = row(r);
  Num scale = from[First + column], factor = to[First + column];
  Num gcd = gcdNums(scale, absNum(factor, overflow));
  if (!isOne(gcd)) {
    scale = floorQuotient(scale, gcd);
    factor = floorQuotient(factor, gcd);
  }
  Num denominator = mulNums(to[Denominator], scale, overflow);
  Num entry = mulNums(factor, from[Denominator], overflow);
  combineRows(to, scale, from, subNums(Num(0), factor, overflow),
              rows.getNumColumns(), overflow);
  to[Denominator] = denominator;
  to[First + column] = entry;
  normalizeRow(to);
  nonNegative[i] = false;
}

template <typename Num> void LexTableau<Num>::normalizeRow(Num *row) {
  if (isOne(row[Denominator]))
    return;
  Num gcd = row[Denominator];
  for (unsigned j = 1, e = rows.getNumColumns(); j < e && !isOne(gcd); ++j)
    if (!isZero(row[j]))
      gcd = gcdNums(absNum(row[j], overflow), gcd);
  overflow |= isHuge(row[Denominator]);
  if (isOne(gcd))
    return;
  for (unsigned j = 0, e = rows.getNumColumns(); j < e; ++j)
    row[j] = floorQuotient(row[j], gcd);
}

template <typename Num> Tri LexTableau<Num>::restoreRational(Budget &budget) {
  while (true) {
    unsigned violated = numVariables, end = rows.getNumRows();
    while (violated < end &&
           (nonNegative[violated] || getConstantSign(violated) >= 0))
      ++violated;
    if (violated == end)
      return Tri::True;
    bool raised = raiseRow(violated, budget);
    if (overflow || budget.isExhausted())
      return Tri::Unknown;
    if (!raised)
      return Tri::False;
  }
}

template <typename Num> bool LexTableau<Num>::isIntegral(unsigned i) const {
  return isZero(floorRemainder(row(i)[Constant], row(i)[Denominator]));
}

template <typename Num> void LexTableau<Num>::addConstantCut(unsigned i) {
  SmallVector<Num, 32> cut(rows.getNumColumns(), Num(0));
  const Num *source = row(i);
  const Num &denominator = source[Denominator];
  cut[Denominator] = denominator;
  for (unsigned j = 0; j < numColumns; ++j)
    cut[First + j] = floorRemainder(source[First + j], denominator);
  Num negated = subNums(Num(0), source[Constant], overflow);
  cut[Constant] =
      subNums(Num(0), floorRemainder(negated, denominator), overflow);
  addRawRow(cut);
}

template <typename Num>
Tri LexTableau<Num>::restoreInteger(Budget &budget, unsigned maxCuts) {
  while (true) {
    Tri result = restoreRational(budget);
    if (result != Tri::True)
      return result;
    unsigned fraction = 0;
    while (fraction < numVariables && isIntegral(fraction))
      ++fraction;
    if (fraction == numVariables)
      return Tri::True;
    if (maxCuts-- == 0)
      return Tri::Unknown;
    addConstantCut(fraction);
  }
}

namespace strata::presburger::detail {
template class LexTableau<int64_t>;
template class LexTableau<Wide>;
} // namespace strata::presburger::detail
