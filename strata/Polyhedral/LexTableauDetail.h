// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tableau of the lexicographic dual simplex (Feautrier, "Parametric integer programming",
// 1988): minimizes variables lexicographically, over the integers with cuts.
//
// Each row is an affine function of the nonbasic columns, which are nonnegative, of symbols,
// and of M, a symbol that is larger than any number and divisible by any. The first rows are
// the variables, the others are constraints, which are nonnegative:
//
//   row = (m * M + constant + sum columns[j] * column_j + sum symbols[k] * symbol_k) / denominator
//
// A variable z that has no bounds is represented by the column z + M. The columns are
// lexicographically positive over the variable rows, and pivots keep that, so the point at
// which all columns are 0 is the minimum as soon as all constraint rows are nonnegative.
#ifndef STRATA_POLYHEDRAL_LEXTABLEAUDETAIL_H
#define STRATA_POLYHEDRAL_LEXTABLEAUDETAIL_H

#include "strata/Polyhedral/Budget.h"
#include "strata/Polyhedral/Matrix.h"

namespace strata::presburger::detail {

template <typename Num> class LexTableau {
public:
  /// Positions in a row; columns follow, then symbols.
  static constexpr unsigned Denominator = 0, BigM = 1, Constant = 2, First = 3;

  LexTableau(unsigned numColumns, unsigned numSymbols)
      : numColumns(numColumns), numSymbols(numSymbols),
        rows(First + numColumns + numSymbols) {}

  /// Sets the variables, as functions of integers z_0, ..., which have no bounds: rows of the
  /// factors of z, of symbols, and a constant. They must determine z. To be called once, first.
  void setVariables(const Matrix<Num> &variables);
  /// Adds the constraint that a function, as of `setVariables`, is nonnegative.
  void addConstraint(ArrayRef<Num> values);
  /// Adds a row in the layout of the tableau; returns its position.
  unsigned addRawRow(ArrayRef<Num> values);
  /// Adds a symbol with factor 0.
  void addSymbol();

  unsigned getNumVariables() const { return numVariables; }
  unsigned getNumRows() const { return rows.getNumRows(); }
  unsigned getNumColumns() const { return numColumns; }
  unsigned getNumSymbols() const { return numSymbols; }
  Num *row(unsigned i) { return rows.row(i); }
  const Num *row(unsigned i) const { return rows.row(i); }
  const Num *symbolsOf(unsigned i) const {
    return rows.row(i) + First + numColumns;
  }
  bool hasSymbols(unsigned i) const;
  /// The sign of a row without symbols at the current point.
  int getConstantSign(unsigned i) const;
  /// Whether the row is known to be nonnegative; kept until a pivot changes the row.
  bool isKnownNonNegative(unsigned i) const { return nonNegative[i]; }
  void setKnownNonNegative(unsigned i) { nonNegative[i] = true; }
  bool hasPositiveColumn(unsigned i) const;

  /// Pivots such that row `i` becomes 0. Returns false if it cannot increase.
  bool raiseRow(unsigned i, Budget &budget);

  /// For tableaus without symbols: makes all constraints nonnegative, over the rationals.
  /// False if they have no solution; Unknown if stopped.
  Tri restoreRational(Budget &budget);
  /// Restores feasibility over the integers; adds at most `maxCuts` cuts.
  Tri restoreInteger(Budget &budget, unsigned maxCuts);
  /// Whether variable `i`, without symbols, is bounded below, and has an integer value.
  bool isBounded(unsigned i) const { return isZero(row(i)[BigM]); }
  bool isIntegral(unsigned i) const;
  /// Adds a cut for row `i`, without symbols, that is not integral.
  void addConstantCut(unsigned i);

  bool hasOverflow() const { return overflow; }

private:
  unsigned choosePivotColumn(unsigned r);
  int compareRatios(unsigned r, unsigned a, unsigned b);
  void pivot(unsigned r, unsigned column);
  void pivotRow(unsigned i, unsigned r, unsigned column);
  void normalizeRow(Num *row);

  unsigned numColumns;
  unsigned numSymbols;
  unsigned numVariables = 0;
  Matrix<Num> rows;
  SmallVector<bool, 32> nonNegative;
  /// The sign with which column j represents z_j.
  SmallVector<bool, 16> flipped;
  bool overflow = false;
};

extern template class LexTableau<int64_t>;
extern template class LexTableau<Wide>;

} // namespace strata::presburger::detail

#endif // STRATA_POLYHEDRAL_LEXTABLEAUDETAIL_H
