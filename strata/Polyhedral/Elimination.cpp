// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Polyhedral/EliminationDetail.h"
#include "strata/Polyhedral/LexTableauDetail.h"

using namespace strata;
using namespace strata::presburger;
using namespace strata::presburger::detail;

/// Cuts that are tried before dark shadows and splinters.
static constexpr unsigned MaxCuts = 12;

template <typename Num>
Tri Elimination<Num>::findPoint(EliminationProblem<Num> problem) {
  open.push_back(std::move(problem));
  while (!open.empty() || nextSplinter()) {
    if (overflow || budget.isExhausted())
      return Tri::Unknown;
    EliminationProblem<Num> next = open.pop_back_val();
    Step step = searchOne(next);
    if (step == Step::Found)
      return Tri::True;
    if (step == Step::Stopped)
      return Tri::Unknown;
  }
  return overflow || budget.isExhausted() ? Tri::Unknown : Tri::False;
}

/// Decides a problem, or replaces it by its dark shadow and its splinters.
template <typename Num>
typename Elimination<Num>::Step
Elimination<Num>::searchOne(EliminationProblem<Num> &problem) {
  using State = typename EliminationProblem<Num>::State;
  State state = problem.simplify(budget);
  overflow |= problem.hasOverflow();
  if (state == State::Stopped)
    return Step::Stopped;
  if (state == State::Empty)
    return Step::Continue;
  if (state == State::NonEmpty) {
    if (wantSample) {
      point.assign(problem.getNumVars(), Num(0));
      problem.completeSample(point);
      overflow |= problem.hasOverflow();
    }
    return overflow ? Step::Stopped : Step::Found;
  }
  Tri answer = decideBySimplex(problem);
  if (overflow)
    return Step::Stopped;
  if (answer != Tri::Unknown)
    return answer == Tri::True ? Step::Found : Step::Continue;
  Splinters next = chooseVariable(problem);
  if (next.width) {
    splinters.push_back(std::move(next));
    return Step::Continue;
  }
  bool exact = problem.eliminateDark(next.var);
  overflow |= problem.hasOverflow();
  open.push_back(std::move(problem));
  if (!exact)
    splinters.push_back(std::move(next));
  return Step::Continue;
}

/// Tries to decide a problem by the integer simplex with few cuts.
template <typename Num>
Tri Elimination<Num>::decideBySimplex(EliminationProblem<Num> &problem) {
  const Matrix<Num> &ineqs = problem.getInequalities();
  unsigned numVars = problem.getNumVars();
  SmallVector<typename EliminationProblem<Num>::VarUse, 32> uses;
  problem.countUses(uses);
  SmallVector<unsigned, 32> live;
  for (unsigned i = 0; i < numVars; ++i)
    if (uses[i].lower + uses[i].upper)
      live.push_back(i);
  unsigned size = live.size();
  LexTableau<Num> tableau(size, 0);
  Matrix<Num> unit(size + 1);
  for (unsigned i = 0; i < size; ++i)
    unit.addRow()[i] = Num(1);
  tableau.setVariables(unit);
  SmallVector<Num, 32> row(size + 1, Num(0));
  for (unsigned i = 0, e = ineqs.getNumRows(); i < e; ++i) {
    for (unsigned j = 0; j < size; ++j)
      row[j] = ineqs.at(i, live[j]);
    row[size] = ineqs.at(i, numVars);
    tableau.addConstraint(row);
  }
  Tri result = tableau.restoreInteger(budget, MaxCuts);
  overflow |= tableau.hasOverflow();
  if (result != Tri::True || !wantSample)
    return result;
  point.assign(numVars, Num(0));
  for (unsigned j = 0; j < size; ++j) {
    if (!tableau.isBounded(j))
      return Tri::Unknown;
    const Num *value = tableau.row(j);
    point[live[j]] = floorQuotient(value[LexTableau<Num>::Constant],
                                   value[LexTableau<Num>::Denominator]);
  }
  problem.completeSample(point);
  overflow |= problem.hasOverflow();
  return result;
}

/// The number of splinters of a bound with coefficient `a`, where `b` is the largest opposite
/// coefficient; at most `limit`.
template <typename Num>
static uint64_t countSplinters(const Num &a, const Num &b, bool &overflow) {
  // a * b - a - b >= b * offset
  Num space =
      subNums(mulNums(a, b, overflow), addNums(a, b, overflow), overflow);
  if (signOf(space) < 0)
    return 0;
  std::optional<int64_t> count = asCoefficient(floorQuotient(space, b));
  return count ? uint64_t(*count) + 1 : uint64_t(MaxCoefficient);
}

/// Chooses the variable and the side with the fewest splinters, or a row with fewer values.
template <typename Num>
typename Elimination<Num>::Splinters
Elimination<Num>::chooseVariable(EliminationProblem<Num> &problem) {
  const Matrix<Num> &ineqs = problem.getInequalities();
  unsigned numVars = problem.getNumVars(), bestVar = 0;
  uint64_t best = ~uint64_t(0);
  bool bestLower = true;
  Num bestOpposite(1);
  for (unsigned var = 0; var < numVars; ++var) {
    Num maxLower(0), maxUpper(0);
    for (unsigned i = 0, e = ineqs.getNumRows(); i < e; ++i) {
      Num value = ineqs.at(i, var);
      Num &max = signOf(value) > 0 ? maxLower : maxUpper;
      max = std::max(max, absNum(value, overflow));
    }
    if (isZero(maxLower))
      continue;
    uint64_t counts[2] = {0, 0};
    for (unsigned i = 0, e = ineqs.getNumRows(); i < e; ++i) {
      Num value = ineqs.at(i, var);
      bool isUpper = signOf(value) < 0;
      if (!isZero(value))
        counts[isUpper] += countSplinters(
            absNum(value, overflow), isUpper ? maxLower : maxUpper, overflow);
    }
    for (unsigned isUpper : {0, 1}) {
      if (counts[isUpper] >= best)
        continue;
      best = counts[isUpper];
      bestVar = var;
      bestLower = !isUpper;
      bestOpposite = isUpper ? maxLower : maxUpper;
    }
  }
  Splinters result{problem, bestVar, bestLower, 0, Num(0), bestOpposite, {}};
  Num width(0);
  if (problem.findNarrowest(result.row, width) &&
      width < Num(int64_t(std::min<uint64_t>(best, MaxCoefficient))))
    result.width = width;
  else
    result.row = 0;
  return result;
}

/// Opens the problem in which a row of the set has its next value.
template <typename Num> bool Elimination<Num>::openNext(Splinters &set) {
  Matrix<Num> &ineqs = set.problem.getInequalities();
  if (!budget.spend(ineqs.getNumRows() * RowCost<Num>))
    return false;
  SmallVector<Num, 32> equality(ineqs.getRow(set.row));
  Num &constant = equality.back();
  constant = subNums(constant, set.offset, overflow);
  set.offset = addNums(set.offset, Num(1), overflow);
  open.push_back(set.problem);
  open.back().template addEquality<Num>(equality);
  return true;
}

/// Opens the next splinter of the innermost variable that has some left.
template <typename Num> bool Elimination<Num>::nextSplinter() {
  while (!splinters.empty() && !overflow && budget.spend()) {
    Splinters &set = splinters.back();
    Matrix<Num> &ineqs = set.problem.getInequalities();
    if (set.row == ineqs.getNumRows() ||
        (set.width && *set.width < set.offset)) {
      splinters.pop_back();
      continue;
    }
    if (set.width)
      return openNext(set);
    Num factor = ineqs.at(set.row, set.var);
    bool isSide = signOf(factor) == (set.ofLower ? 1 : -1);
    uint64_t count = isSide ? countSplinters(absNum(factor, overflow),
                                             set.maxOpposite, overflow)
                            : 0;
    if (count == 0 || Num(int64_t(count)) <= set.offset) {
      ++set.row;
      set.offset = Num(0);
      continue;
    }
    return openNext(set);
  }
  return false;
}

namespace strata::presburger::detail {
template class Elimination<int64_t>;
template class Elimination<Wide>;
} // namespace strata::presburger::detail
