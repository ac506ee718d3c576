// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integer emptiness and samples by elimination of variables (Pugh, "The Omega test", 1991).
//
// Equalities are solved by unimodular substitutions, so that no variable is added. Variables
// are then eliminated by Fourier's method as long as that is exact over the integers: if all
// lower or all upper bounds have coefficient 1. The remaining set, whose variables have larger
// coefficients on both sides, is decided by the simplex (LexTableauDetail.h) if a few cuts
// suffice, else by the values of an expression between two close bounds, or by the dark shadow and
// the splinters of a variable. All of these are sets of fewer dimensions, so the search ends also
// for unbounded sets.
//
// Cost: a set of a loop nest (8 variables, 20 constraints) takes about a microsecond.
#ifndef STRATA_POLYHEDRAL_ELIMINATIONDETAIL_H
#define STRATA_POLYHEDRAL_ELIMINATIONDETAIL_H

#include "strata/Polyhedral/Budget.h"
#include "strata/Polyhedral/Matrix.h"

namespace strata::presburger::detail {

/// How an eliminated variable is computed from the others.
template <typename Num> struct EliminationStep {
  enum Kind : uint8_t {
    /// The one row is an equality in which the variable has coefficient 1 or -1.
    Substitute,
    /// The one row is subtracted from the value of the variable.
    Shift,
    /// The rows are the inequalities that bound the variable.
    Bounds
  };
  Kind kind;
  unsigned var;
  Matrix<Num, 0> rows;
};

/// A conjunction of which variables are eliminated. Columns are the variables and a constant;
/// those of eliminated variables are zero.
template <typename Num> class EliminationProblem {
public:
  enum class State : uint8_t { Empty, NonEmpty, Open, Stopped };

  /// If `recordSteps`, a point can be found with `completeSample`.
  EliminationProblem(unsigned numVars, bool recordSteps)
      : eqs(numVars + 1), ineqs(numVars + 1), numVars(numVars),
        recordSteps(recordSteps) {}

  template <typename Other> void addEquality(ArrayRef<Other> values);
  template <typename Other> void addInequality(ArrayRef<Other> values);

  /// Eliminates all that can be eliminated exactly. Stopped: overflow, or budget used up.
  State simplify(Budget &budget);

  /// Computes the values of the eliminated variables from those of the others.
  void completeSample(SmallVectorImpl<Num> &point);

  struct VarUse {
    unsigned lower = 0, upper = 0;
    bool unitLower = true, unitUpper = true;
  };
  void countUses(SmallVectorImpl<VarUse> &uses) const;

  /// Eliminates `var` by the dark shadow of its bounds, a subset of the projection. Returns
  /// true if it is the projection.
  bool eliminateDark(unsigned var);

  /// Finds the opposite inequalities with the fewest values between them: `row` may be 0, ...,
  /// `width`. Returns false if there are none.
  bool findNarrowest(unsigned &row, Num &width);

  Matrix<Num> &getInequalities() { return ineqs; }
  const Matrix<Num> &getInequalities() const { return ineqs; }
  unsigned getNumVars() const { return numVars; }
  bool hasOverflow() const { return overflow; }

private:
  bool solveEqualities(Budget &budget);
  bool normalizeEquality(Num *row);
  void substitute(unsigned var);
  void substituteInto(Num *row, const Num *eq, unsigned var);
  void shiftVariable(unsigned var);
  enum class RowResult : uint8_t { Keep, Removed, Empty };
  bool normalizeRows(Budget &budget);
  RowResult normalizeRow(unsigned i);
  RowResult mergeParallel(unsigned i);
  RowResult makeEquality(unsigned i, unsigned j);
  bool isParallel(unsigned i, unsigned j, bool negated) const;
  uint64_t hashRow(const Num *row) const;
  void removeRow(unsigned i);
  bool eliminateOne(Budget &budget);
  void eliminateExact(unsigned var);
  void combineBounds(unsigned lower, unsigned upper, unsigned var,
                     SmallVectorImpl<Num> &out);
  void removeBounds(unsigned var);

  Matrix<Num> eqs, ineqs;
  /// Hash of the coefficients of each inequality; 0 if it has to be normalized.
  SmallVector<uint64_t, 32> hashes;
  SmallVector<EliminationStep<Num>, 0> steps;
  unsigned numVars;
  unsigned maxRows = 0;
  bool recordSteps;
  bool overflow = false;
};

/// Decides emptiness, and finds a point of a set that is not empty.
template <typename Num> class Elimination {
public:
  Elimination(Budget &budget, bool wantSample)
      : budget(budget), wantSample(wantSample) {}

  /// Whether the set has an integer point.
  Tri findPoint(EliminationProblem<Num> problem);

  /// The point that was found; empty without `wantSample`.
  ArrayRef<Num> getPoint() const { return point; }
  /// Whether the answer is Unknown since numbers are too large for `Num`.
  bool hasOverflow() const { return overflow; }

private:
  /// The splinters of one variable of an open problem that were not searched yet.
  struct Splinters {
    EliminationProblem<Num> problem;
    unsigned var;
    bool ofLower;
    unsigned row;
    Num offset;
    Num maxOpposite;
    /// If set, the values of one row up to this one are searched instead.
    std::optional<Num> width;
  };
  enum class Step : uint8_t { Found, Continue, Stopped };
  Step searchOne(EliminationProblem<Num> &problem);
  bool nextSplinter();
  bool openNext(Splinters &set);
  Tri decideBySimplex(EliminationProblem<Num> &problem);
  Splinters chooseVariable(EliminationProblem<Num> &problem);

  Budget &budget;
  bool wantSample;
  bool overflow = false;
  SmallVector<Num, 0> point;
  SmallVector<EliminationProblem<Num>, 0> open;
  SmallVector<Splinters, 0> splinters;
};

extern template class EliminationProblem<int64_t>;
extern template class EliminationProblem<Wide>;
extern template class Elimination<int64_t>;
extern template class Elimination<Wide>;

} // namespace strata::presburger::detail

#endif // STRATA_POLYHEDRAL_ELIMINATIONDETAIL_H
