// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parametric integer programming: the lexicographic minimum of variables as a function of
// symbols, in pieces of their space (Feautrier, "Parametric integer programming", 1988).
//
// The tableau (LexTableauDetail.h) is brought into a form without negative rows. Where the sign of a
// row depends on the symbols, the context, a set of their values, is split in two. Where the
// minimum is not integral, a cut is added, which may need floor(g / d) of an affine function g of
// the symbols: a new symbol. States to be continued are on a stack; there is no recursion.
#ifndef STRATA_POLYHEDRAL_LEXSOLVERDETAIL_H
#define STRATA_POLYHEDRAL_LEXSOLVERDETAIL_H

#include "strata/Polyhedral/EliminationDetail.h"
#include "strata/Polyhedral/LexTableauDetail.h"

namespace strata::presburger::detail {

/// A set of values of symbols. Columns are symbols and a constant.
template <typename Num> struct LexContext {
  explicit LexContext(unsigned numSymbols)
      : eqs(numSymbols + 1), ineqs(numSymbols + 1), divs(numSymbols + 2) {}

  unsigned getNumSymbols() const { return ineqs.getNumColumns() - 1; }
  /// Adds the symbol floor(dividend / divisor) with its constraints.
  void addDivision(ArrayRef<Num> dividend, const Num &divisor, bool &overflow);
  /// The position of such a symbol, if there is one.
  std::optional<unsigned> findDivision(ArrayRef<Num> dividend,
                                       const Num &divisor) const;

  Matrix<Num> eqs, ineqs;
  /// For each symbol from the first that is a division on: the divisor and the dividend.
  Matrix<Num> divs;
  /// A point of the context.
  SmallVector<Num, 0> point;
};

/// A part of the space of symbols in which the minimum is one affine function.
template <typename Num> struct LexPiece {
  LexContext<Num> context;
  /// A row for each output, in the columns of the context; without rows if the minimum is
  /// unbounded.
  Matrix<Num> values;
};

/// A program while it is built, and the elimination of its equalities. Rows have variables,
/// symbols and a constant.
template <typename Num> class LexInput {
public:
  LexInput(unsigned numVars, unsigned numSymbols);

  static void loadRow(ArrayRef<int64_t> row, Num *to);
  void declareDivision(ArrayRef<int64_t> dividend, int64_t divisor);
  /// Eliminates variables by the equalities; those without variables become part of the context.
  /// Variables may become symbols. Returns false if there is no solution, or if stopped.
  bool solveEqualities(Budget &budget);
  /// The tableau of the inequalities.
  LexTableau<Num> makeTableau();

  unsigned numVars;
  unsigned numSymbols;
  /// The functions to be minimized, and the constraints.
  Matrix<Num> outputs, eqs, ineqs;
  LexContext<Num> context;
  bool overflow = false;

private:
  bool solveEquality(SmallVectorImpl<Num> &row);
  void substitute(ArrayRef<Num> eq, unsigned var);
  void shift(SmallVectorImpl<Num> &eq, unsigned var);
  void makeSymbol(ArrayRef<Num> eq, unsigned var);
  void moveContextRows();
};

template <typename Num> class LexSolver {
public:
  LexSolver(unsigned numVars, unsigned numSymbols, Budget &budget)
      : input(numVars, numSymbols), budget(budget) {}

  void addEquality(ArrayRef<int64_t> row) {
    input.loadRow(row, input.eqs.addRow());
  }
  void addInequality(ArrayRef<int64_t> row) {
    input.loadRow(row, input.ineqs.addRow());
  }
  /// Declares the last symbols, in their order, as floor(dividend / divisor); the constraints
  /// that say so have been added. The dividend has the columns of a row.
  void declareDivision(ArrayRef<int64_t> dividend, int64_t divisor) {
    input.declareDivision(dividend, divisor);
  }
  /// Minimizes this function first.
  void addObjective(ArrayRef<int64_t> row) {
    input.loadRow(row, input.outputs.addRow());
  }

  /// Computes the pieces, for the first `numOutputs` functions: objectives, then variables.
  /// Returns false if the budget is used up, or numbers are too large.
  bool run(unsigned numOutputs);
  ArrayRef<LexPiece<Num>> getPieces() const { return pieces; }
  bool hasOverflow() const { return overflow; }

private:
  struct State {
    LexTableau<Num> tableau;
    LexContext<Num> context;
  };
  enum class Sign : uint8_t { NonNegative, Negative, Mixed, Unknown };
  enum class Step : uint8_t { Continue, Done };

  Step advance(State &state);
  Step repairRow(State &state, unsigned row);
  Step repairSymbolic(State &state);
  Step makeIntegral(State &state, unsigned row);
  Tri isMultiple(const LexContext<Num> &context, ArrayRef<Num> dividend,
                 const Num &divisor, unsigned quotient);
  Step addSymbolicCut(State &state, unsigned row);
  void makeRowIntegral(State &state, unsigned row, ArrayRef<Num> remainder,
                       unsigned quotient);
  void finish(State &state);
  Sign classify(State &state, unsigned row, SmallVectorImpl<Num> &otherPoint);
  void contextRow(const State &state, unsigned row, SmallVectorImpl<Num> &out);
  Tri findPoint(const LexContext<Num> &context, ArrayRef<Num> row,
                SmallVectorImpl<Num> &point);
  void split(State &state, unsigned row, ArrayRef<Num> otherPoint);
  void restrict(State &state, ArrayRef<Num> row, ArrayRef<Num> point);
  bool isStopped() const { return overflow || budget.isExhausted(); }

  LexInput<Num> input;
  unsigned numOutputs = 0;
  Budget &budget;
  bool overflow = false;
  SmallVector<State, 0> states;
  SmallVector<LexPiece<Num>, 0> pieces;
};

extern template struct LexContext<int64_t>;
extern template struct LexContext<Wide>;
extern template class LexInput<int64_t>;
extern template class LexInput<Wide>;
extern template class LexSolver<int64_t>;
extern template class LexSolver<Wide>;

} // namespace strata::presburger::detail

#endif // STRATA_POLYHEDRAL_LEXSOLVERDETAIL_H
