// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Polyhedral/Simplex.h"

#include "strata/Polyhedral/LexSolverDetail.h"

using namespace strata;
using namespace strata::presburger;
using namespace strata::presburger::detail;

/// Minimizes `row` over the rationals with one number type.
template <typename Num>
static RationalOptimum minimize(const IntegerRelation &relation,
                                ArrayRef<int64_t> row, Budget &budget,
                                bool &overflow) {
  unsigned numVars = relation.getNumVars();
  LexTableau<Num> tableau(numVars, 0);
  Matrix<Num> variables(numVars + 1);
  auto load = [&](ArrayRef<int64_t> from, bool negate) {
    SmallVector<Num, 32> to;
    for (int64_t value : from)
      to.push_back(Num(negate ? -value : value));
    return to;
  };
  variables.addRow(load(row, /*negate=*/false));
  for (unsigned i = 0; i < numVars; ++i)
    variables.addRow()[i] = Num(1);
  tableau.setVariables(variables);
  for (unsigned i = 0, e = relation.getNumEqualities(); i < e; ++i)
    for (bool negate : {false, true})
      tableau.addConstraint(load(relation.getEquality(i), negate));
  for (unsigned i = 0, e = relation.getNumInequalities(); i < e; ++i)
    tableau.addConstraint(load(relation.getInequality(i), /*negate=*/false));
  Tri feasible = tableau.restoreRational(budget);
  overflow = tableau.hasOverflow();
  RationalOptimum result;
  if (feasible == Tri::Unknown)
    return result;
  result.kind = feasible == Tri::False ? Optimum::Empty
                : tableau.isBounded(0) ? Optimum::Bounded
                                       : Optimum::Unbounded;
  if (result.kind != Optimum::Bounded)
    return result;
  const Num *optimum = tableau.row(0);
  Num num = optimum[LexTableau<Num>::Constant];
  Num den = optimum[LexTableau<Num>::Denominator];
  Num gcd = gcdNums(absNum(num, overflow), den);
  std::optional<int64_t> fittingNum = asCoefficient(floorQuotient(num, gcd));
  std::optional<int64_t> fittingDen = asCoefficient(floorQuotient(den, gcd));
  if (!fittingNum || !fittingDen)
    return RationalOptimum();
  result.value = {*fittingNum, *fittingDen};
  return result;
}

RationalOptimum Simplex::computeMin(ArrayRef<int64_t> row,
                                    Budget &budget) const {
  bool overflow = false;
  RationalOptimum result = minimize<int64_t>(relation, row, budget, overflow);
  return overflow ? minimize<Wide>(relation, row, budget, overflow) : result;
}

RationalOptimum Simplex::computeMax(ArrayRef<int64_t> row,
                                    Budget &budget) const {
  SmallVector<int64_t, 16> negated(row);
  for (int64_t &value : negated)
    value = -value;
  RationalOptimum result = computeMin(negated, budget);
  result.value.num = -result.value.num;
  return result;
}

static Tri isKind(const RationalOptimum &optimum, Optimum::Kind kind) {
  if (optimum.kind == Optimum::Unknown)
    return Tri::Unknown;
  return optimum.kind == kind ? Tri::True : Tri::False;
}

Tri Simplex::isEmpty(Budget &budget) const {
  SmallVector<int64_t, 16> zero(relation.getNumCols(), 0);
  return isKind(computeMin(zero, budget), Optimum::Empty);
}

Tri Simplex::isImplied(ArrayRef<int64_t> row, Budget &budget) const {
  RationalOptimum optimum = computeMin(row, budget);
  if (optimum.kind == Optimum::Bounded)
    return optimum.value.num >= 0 ? Tri::True : Tri::False;
  return isKind(optimum, Optimum::Empty);
}

Tri IntegerRelation::isRationalEmpty(Budget &budget) const {
  return Simplex(*this).isEmpty(budget);
}

/// The lexicographic minimum, or maximum, with one number type.
template <typename Num>
static LexSimplex::Result findLexOpt(const IntegerRelation &relation,
                                     bool isMax, Budget &budget,
                                     bool &overflow) {
  unsigned numVars = relation.getNumVars();
  LexSolver<Num> solver(numVars, 0, budget);
  auto load = [&](ArrayRef<int64_t> row) {
    SmallVector<int64_t, 32> result(row);
    for (int64_t &value : MutableArrayRef<int64_t>(result).drop_back())
      value = isMax ? -value : value;
    return result;
  };
  for (unsigned i = 0, e = relation.getNumEqualities(); i < e; ++i)
    solver.addEquality(load(relation.getEquality(i)));
  for (unsigned i = 0, e = relation.getNumInequalities(); i < e; ++i)
    solver.addInequality(load(relation.getInequality(i)));
  bool finished = solver.run(numVars);
  overflow = solver.hasOverflow();
  LexSimplex::Result result;
  if (!finished)
    return result;
  result.kind = Optimum::Empty;
  if (solver.getPieces().empty())
    return result;
  const LexPiece<Num> &piece = solver.getPieces().front();
  result.kind = Optimum::Bounded;
  if (piece.values.getNumRows() != numVars) {
    result.kind = Optimum::Unbounded;
    return result;
  }
  for (unsigned i = 0; i < numVars; ++i) {
    std::optional<int64_t> value = asCoefficient(piece.values.at(i, 0));
    if (!value)
      return LexSimplex::Result();
    result.point.push_back(isMax ? -*value : *value);
  }
  return result;
}

LexSimplex::Result LexSimplex::findIntegerLexMin(Budget &budget) const {
  bool overflow = false;
  Result result = findLexOpt<int64_t>(relation, false, budget, overflow);
  return overflow ? findLexOpt<Wide>(relation, false, budget, overflow)
                  : result;
}

LexSimplex::Result LexSimplex::findIntegerLexMax(Budget &budget) const {
  bool overflow = false;
  Result result = findLexOpt<int64_t>(relation, true, budget, overflow);
  return overflow ? findLexOpt<Wide>(relation, true, budget, overflow) : result;
}
