// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Decisions about one IntegerRelation.
#include "strata/Polyhedral/EliminationDetail.h"
#include "strata/Polyhedral/IntegerRelation.h"
#include "strata/Polyhedral/LexSolverDetail.h"

using namespace strata;
using namespace strata::presburger;
using namespace strata::presburger::detail;

template <typename Num>
static EliminationProblem<Num> loadProblem(const IntegerRelation &relation,
                                           ArrayRef<int64_t> inequality,
                                           bool recordSteps) {
  EliminationProblem<Num> problem(relation.getNumVars(), recordSteps);
  for (unsigned i = 0, e = relation.getNumEqualities(); i < e; ++i)
    problem.template addEquality<int64_t>(relation.getEquality(i));
  for (unsigned i = 0, e = relation.getNumInequalities(); i < e; ++i)
    problem.template addInequality<int64_t>(relation.getInequality(i));
  if (!inequality.empty())
    problem.template addInequality<int64_t>(inequality);
  return problem;
}

/// Decides emptiness with one number type. Sets `overflow` if the numbers were too small.
template <typename Num>
static Tri decideEmpty(const IntegerRelation &relation,
                       ArrayRef<int64_t> inequality, Budget &budget,
                       bool &overflow, SmallVectorImpl<Num> *point) {
  auto problem = loadProblem<Num>(relation, inequality, point != nullptr);
  Elimination<Num> elimination(budget, point != nullptr);
  Tri found = elimination.findPoint(std::move(problem));
  overflow = elimination.hasOverflow();
  if (found == Tri::True && point)
    point->assign(elimination.getPoint().begin(), elimination.getPoint().end());
  return !found;
}

Tri IntegerRelation::isIntegerEmpty(Budget &budget) const {
  return isIntegerEmptyWith({}, budget);
}

Tri IntegerRelation::isIntegerEmptyWith(ArrayRef<int64_t> inequality,
                                        Budget &budget) const {
  bool overflow = false;
  Tri result =
      decideEmpty<int64_t>(*this, inequality, budget, overflow, nullptr);
  if (overflow)
    result = decideEmpty<Wide>(*this, inequality, budget, overflow, nullptr);
  return result;
}

IntegerSample IntegerRelation::findIntegerSample(Budget &budget) const {
  IntegerSample sample;
  bool overflow = false;
  SmallVector<int64_t, 0> small;
  sample.isEmpty = decideEmpty<int64_t>(*this, {}, budget, overflow, &small);
  if (!overflow) {
    sample.point.assign(small.begin(), small.end());
    return sample;
  }
  SmallVector<Wide, 0> wide;
  sample.isEmpty = decideEmpty<Wide>(*this, {}, budget, overflow, &wide);
  for (const Wide &value : wide) {
    std::optional<int64_t> fitting = asCoefficient(value);
    if (!fitting) {
      sample.point.clear();
      break;
    }
    sample.point.push_back(*fitting);
  }
  return sample;
}

Tri IntegerRelation::containsPoint(ArrayRef<int64_t> point,
                                   Budget &budget) const {
  IntegerRelation fixed = *this;
  for (unsigned i = 0, e = point.size(); i < e; ++i)
    fixed.setEqual(i, point[i]);
  return !fixed.isIntegerEmpty(budget);
}

//===- Optima -------------------------------------------------------------===//

/// Adds the constraints of a relation to a solver without symbols.
template <typename Solver>
static void addConstraints(const IntegerRelation &relation, Solver &solver) {
  for (unsigned i = 0, e = relation.getNumEqualities(); i < e; ++i)
    solver.addEquality(relation.getEquality(i));
  for (unsigned i = 0, e = relation.getNumInequalities(); i < e; ++i)
    solver.addInequality(relation.getInequality(i));
}

template <typename Num>
static Optimum findMin(const IntegerRelation &relation, ArrayRef<int64_t> row,
                       Budget &budget, bool &overflow) {
  LexSolver<Num> solver(relation.getNumVars(), 0, budget);
  addConstraints(relation, solver);
  solver.addObjective(row);
  bool finished = solver.run(1);
  overflow = solver.hasOverflow();
  Optimum result;
  if (!finished)
    return result;
  if (solver.getPieces().empty()) {
    result.kind = Optimum::Empty;
    return result;
  }
  const LexPiece<Num> &piece = solver.getPieces().front();
  if (piece.values.getNumRows() == 0) {
    result.kind = Optimum::Unbounded;
    return result;
  }
  ArrayRef<Num> value = piece.values.getRow(0);
  std::optional<int64_t> fitting = asCoefficient(value.back());
  if (!fitting)
    return result;
  result.kind = Optimum::Bounded;
  result.value = *fitting;
  return result;
}

Optimum IntegerRelation::findIntegerMin(ArrayRef<int64_t> row,
                                        Budget &budget) const {
  bool overflow = false;
  Optimum result = findMin<int64_t>(*this, row, budget, overflow);
  return overflow ? findMin<Wide>(*this, row, budget, overflow) : result;
}

Optimum IntegerRelation::findIntegerMax(ArrayRef<int64_t> row,
                                        Budget &budget) const {
  SmallVector<int64_t, 16> negated(row);
  for (int64_t &value : negated)
    value = -value;
  Optimum result = findIntegerMin(negated, budget);
  result.value = -result.value;
  return result;
}

std::optional<int64_t>
IntegerRelation::getConstantLowerBound(unsigned var, Budget &budget) const {
  SmallVector<int64_t, 16> row(getNumCols(), 0);
  row[var] = 1;
  Optimum result = findIntegerMin(row, budget);
  return result.kind == Optimum::Bounded ? std::optional(result.value)
                                         : std::nullopt;
}

std::optional<int64_t>
IntegerRelation::getConstantUpperBound(unsigned var, Budget &budget) const {
  SmallVector<int64_t, 16> row(getNumCols(), 0);
  row[var] = 1;
  Optimum result = findIntegerMax(row, budget);
  return result.kind == Optimum::Bounded ? std::optional(result.value)
                                         : std::nullopt;
}
