// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Polyhedral/EliminationDetail.h"

using namespace strata;
using namespace strata::presburger;
using namespace strata::presburger::detail;

template <typename Num>
template <typename Other>
void EliminationProblem<Num>::addEquality(ArrayRef<Other> values) {
  Num *row = eqs.addRow();
  for (unsigned i = 0; i <= numVars; ++i)
    row[i] = Num(values[i]);
}

template <typename Num>
template <typename Other>
void EliminationProblem<Num>::addInequality(ArrayRef<Other> values) {
  Num *row = ineqs.addRow();
  for (unsigned i = 0; i <= numVars; ++i)
    row[i] = Num(values[i]);
  hashes.push_back(0);
}

template <typename Num>
typename EliminationProblem<Num>::State
EliminationProblem<Num>::simplify(Budget &budget) {
  // A set of more constraints than this is left to the simplex.
  maxRows = std::max(maxRows, 2 * ineqs.getNumRows() + 16);
  while (true) {
    if (!solveEqualities(budget) || !normalizeRows(budget))
      return overflow || budget.isExhausted() ? State::Stopped : State::Empty;
    if (overflow || budget.isExhausted())
      return State::Stopped;
    if (eqs.getNumRows())
      continue;
    if (ineqs.getNumRows() == 0)
      return State::NonEmpty;
    if (!eliminateOne(budget))
      return State::Open;
  }
}

//===- Equalities ---------------------------------------------------------===//

/// Solves the equalities. Returns false if they have no solution.
template <typename Num>
bool EliminationProblem<Num>::solveEqualities(Budget &budget) {
  while (unsigned count = eqs.getNumRows()) {
    Num *row = eqs.row(count - 1);
    if (!normalizeEquality(row))
      return false;
    unsigned best = numVars;
    for (unsigned i = 0; i < numVars && !overflow; ++i)
      if (!isZero(row[i]) &&
          (best == numVars ||
           absNum(row[i], overflow) < absNum(row[best], overflow)))
        best = i;
    unsigned work = count + ineqs.getNumRows();
    if (overflow || !budget.spend(work * RowCost<Num>))
      return false;
    if (best == numVars)
      eqs.truncate(count - 1);
    else if (isOne(absNum(row[best], overflow)))
      substitute(best);
    else
      shiftVariable(best);
  }
  return true;
}

/// Divides by the gcd of the coefficients. Returns false if the equality has no solution.
template <typename Num>
bool EliminationProblem<Num>::normalizeEquality(Num *row) {
  Num gcd = gcdOfRow(row, numVars, overflow);
  if (isZero(gcd))
    return isZero(row[numVars]);
  if (isOne(gcd))
    return true;
  if (!isZero(floorRemainder(row[numVars], gcd)))
    return false;
  for (unsigned i = 0; i <= numVars; ++i)
    row[i] = floorQuotient(row[i], gcd);
  return true;
}

/// Replaces `var`, which has coefficient 1 or -1 in the last equality, in all rows.
template <typename Num> void EliminationProblem<Num>::substitute(unsigned var) {
  unsigned last = eqs.getNumRows() - 1;
  SmallVector<Num, 32> eq(eqs.getRow(last));
  eqs.truncate(last);
  for (unsigned i = 0; i < last; ++i)
    substituteInto(eqs.row(i), eq.data(), var);
  for (unsigned i = 0, e = ineqs.getNumRows(); i < e; ++i) {
    if (isZero(ineqs.at(i, var)))
      continue;
    substituteInto(ineqs.row(i), eq.data(), var);
    hashes[i] = 0;
  }
  if (!recordSteps)
    return;
  steps.push_back(
      {EliminationStep<Num>::Substitute, var, Matrix<Num, 0>(numVars + 1)});
  steps.back().rows.addRow(eq);
}

template <typename Num>
void EliminationProblem<Num>::substituteInto(Num *row, const Num *eq,
                                             unsigned var) {
  if (isZero(row[var]))
    return;
  Num factor = row[var];
  if (signOf(eq[var]) > 0)
    factor = subNums(Num(0), factor, overflow);
  for (unsigned i = 0; i <= numVars; ++i)
    row[i] = addNums(row[i], mulNums(factor, eq[i], overflow), overflow);
}

/// Adds multiples of other variables to `var`, so that their coefficients in the last
/// equality become smaller than that of `var`.
template <typename Num>
void EliminationProblem<Num>::shiftVariable(unsigned var) {
  Num *eq = eqs.row(eqs.getNumRows() - 1);
  Num divisor = absNum(eq[var], overflow);
  SmallVector<Num, 32> quotients(numVars + 1, Num(0));
  for (unsigned i = 0; i < numVars; ++i)
    if (i != var)
      quotients[i] = floorQuotient(eq[i], divisor);
  if (signOf(eq[var]) < 0)
    for (Num &quotient : quotients)
      quotient = subNums(Num(0), quotient, overflow);
  auto shift = [&](Num *row) {
    for (unsigned i = 0; i < numVars; ++i)
      row[i] =
          subNums(row[i], mulNums(quotients[i], row[var], overflow), overflow);
  };
  for (unsigned i = 0, e = eqs.getNumRows(); i < e; ++i)
    shift(eqs.row(i));
  for (unsigned i = 0, e = ineqs.getNumRows(); i < e; ++i) {
    if (isZero(ineqs.at(i, var)))
      continue;
    shift(ineqs.row(i));
    hashes[i] = 0;
  }
  if (!recordSteps)
    return;
  steps.push_back(
      {EliminationStep<Num>::Shift, var, Matrix<Num, 0>(numVars + 1)});
  steps.back().rows.addRow(quotients);
}

//===- Inequalities -------------------------------------------------------===//

static uint64_t lowBits(int64_t value) { return uint64_t(value); }
static uint64_t lowBits(const Wide &value) {
  if (std::optional<int64_t> small = asCoefficient(value))
    return uint64_t(*small);
  return value > 0 ? 1 : ~uint64_t(0);
}

/// A hash of the coefficients; that of the negated row is the negated hash.
template <typename Num>
uint64_t EliminationProblem<Num>::hashRow(const Num *row) const {
  uint64_t hash = 0;
  uint64_t factor = 0x9E3779B97F4A7C15;
  for (unsigned i = 0; i < numVars; ++i, factor *= 0xD1342543DE82EF95)
    hash += lowBits(row[i]) * factor;
  return hash;
}

template <typename Num> void EliminationProblem<Num>::removeRow(unsigned i) {
  ineqs.removeRow(i);
  hashes[i] = hashes.back();
  hashes.pop_back();
}

/// Normalizes the rows that changed, from the last to the first: rows that take the place of
/// removed ones are normalized already. Returns false if a row cannot hold.
template <typename Num>
bool EliminationProblem<Num>::normalizeRows(Budget &budget) {
  for (unsigned i = ineqs.getNumRows(); i > 0;
       i = std::min(i - 1, ineqs.getNumRows())) {
    if (hashes[i - 1])
      continue;
    RowResult result = normalizeRow(i - 1);
    if (result == RowResult::Keep)
      result = mergeParallel(i - 1);
    uint64_t work = 1 + ineqs.getNumRows() / 32;
    if (result == RowResult::Empty || overflow ||
        !budget.spend(work * RowCost<Num>))
      return false;
  }
  return true;
}

/// Divides the coefficients by their gcd and rounds the constant down.
template <typename Num>
typename EliminationProblem<Num>::RowResult
EliminationProblem<Num>::normalizeRow(unsigned i) {
  Num *row = ineqs.row(i);
  Num gcd = gcdOfRow(row, numVars, overflow);
  if (isZero(gcd)) {
    if (signOf(row[numVars]) < 0)
      return RowResult::Empty;
    removeRow(i);
    return RowResult::Removed;
  }
  if (!isOne(gcd))
    for (unsigned j = 0; j <= numVars; ++j)
      row[j] = floorQuotient(row[j], gcd);
  for (unsigned j = 0; j <= numVars; ++j)
    overflow |= isHuge(row[j]);
  return RowResult::Keep;
}

template <typename Num>
bool EliminationProblem<Num>::isParallel(unsigned i, unsigned j,
                                         bool negated) const {
  const Num *a = ineqs.row(i), *b = ineqs.row(j);
  bool ignored = false;
  for (unsigned k = 0; k < numVars; ++k)
    if (a[k] != (negated ? subNums(Num(0), b[k], ignored) : b[k]))
      return false;
  return true;
}

/// Merges row `i` with rows of the same direction, and compares it with the opposite ones.
template <typename Num>
typename EliminationProblem<Num>::RowResult
EliminationProblem<Num>::mergeParallel(unsigned i) {
  uint64_t hash = hashRow(ineqs.row(i));
  for (unsigned j = 0; j < ineqs.getNumRows();) {
    bool same = hashes[j] == hash, opposite = hashes[j] + hash == 0;
    if (j == i || hashes[j] == 0 || (!same && !opposite) ||
        !isParallel(i, j, /*negated=*/!same)) {
      ++j;
      continue;
    }
    if (same) {
      if (ineqs.at(j, numVars) < ineqs.at(i, numVars))
        ineqs.at(i, numVars) = ineqs.at(j, numVars);
      unsigned last = ineqs.getNumRows() - 1;
      removeRow(j);
      i = i == last ? j : i;
      // The constant of the row may have changed.
      j = 0;
      continue;
    }
    int sum =
        signOf(addNums(ineqs.at(i, numVars), ineqs.at(j, numVars), overflow));
    if (sum < 0)
      return RowResult::Empty;
    if (sum == 0)
      return makeEquality(i, j);
    ++j;
  }
  hashes[i] = hash;
  return RowResult::Keep;
}

/// Replaces two opposite inequalities by an equality.
template <typename Num>
typename EliminationProblem<Num>::RowResult
EliminationProblem<Num>::makeEquality(unsigned i, unsigned j) {
  eqs.addRow(ineqs.getRow(i));
  removeRow(std::max(i, j));
  removeRow(std::min(i, j));
  return RowResult::Removed;
}

//===- Elimination --------------------------------------------------------===//

template <typename Num>
void EliminationProblem<Num>::countUses(SmallVectorImpl<VarUse> &uses) const {
  uses.assign(numVars, VarUse());
  for (unsigned i = 0, e = ineqs.getNumRows(); i < e; ++i) {
    const Num *row = ineqs.row(i);
    for (unsigned j = 0; j < numVars; ++j) {
      int sign = signOf(row[j]);
      if (sign > 0) {
        ++uses[j].lower;
        uses[j].unitLower &= isOne(row[j]);
      } else if (sign < 0) {
        ++uses[j].upper;
        uses[j].unitUpper &= row[j] == Num(-1);
      }
    }
  }
}

/// Eliminates the variable for which it is exact and makes the fewest constraints. Returns
/// false if there is none.
template <typename Num>
bool EliminationProblem<Num>::eliminateOne(Budget &budget) {
  SmallVector<VarUse, 32> uses;
  countUses(uses);
  unsigned best = numVars;
  int64_t bestGrowth = 0;
  for (unsigned i = 0; i < numVars; ++i) {
    const VarUse &use = uses[i];
    if (use.lower + use.upper == 0)
      continue;
    if (use.lower && use.upper && !use.unitLower && !use.unitUpper)
      continue;
    int64_t growth =
        int64_t(use.lower) * use.upper - (int64_t(use.lower) + use.upper);
    if (best != numVars && growth >= bestGrowth)
      continue;
    best = i;
    bestGrowth = growth;
  }
  if (best == numVars || ineqs.getNumRows() + bestGrowth > maxRows)
    return false;
  unsigned made = uses[best].lower * uses[best].upper;
  if (budget.spend((made + ineqs.getNumRows() / 4) * RowCost<Num>))
    eliminateExact(best);
  return true;
}

/// out = the combination of a lower and an upper bound without `var`.
template <typename Num>
void EliminationProblem<Num>::combineBounds(unsigned lower, unsigned upper,
                                            unsigned var,
                                            SmallVectorImpl<Num> &out) {
  const Num *low = ineqs.row(lower), *high = ineqs.row(upper);
  Num a = low[var], b = subNums(Num(0), high[var], overflow);
  if (!isOne(a) && !isOne(b)) {
    Num gcd = gcdNums(a, b);
    a = floorQuotient(a, gcd);
    b = floorQuotient(b, gcd);
  }
  for (unsigned i = 0; i <= numVars; ++i)
    out[i] = addNums(mulNums(b, low[i], overflow),
                     mulNums(a, high[i], overflow), overflow);
}

template <typename Num>
void EliminationProblem<Num>::eliminateExact(unsigned var) {
  SmallVector<Num, 32> row(numVars + 1, Num(0));
  unsigned count = ineqs.getNumRows();
  for (unsigned i = 0; i < count; ++i) {
    if (signOf(ineqs.at(i, var)) <= 0)
      continue;
    for (unsigned j = 0; j < count; ++j) {
      if (signOf(ineqs.at(j, var)) >= 0)
        continue;
      combineBounds(i, j, var, row);
      ineqs.addRow(row);
      hashes.push_back(0);
    }
  }
  removeBounds(var);
}

/// Removes the inequalities that have `var`, and records them.
template <typename Num>
void EliminationProblem<Num>::removeBounds(unsigned var) {
  Matrix<Num, 0> *bounds = nullptr;
  if (recordSteps) {
    steps.push_back(
        {EliminationStep<Num>::Bounds, var, Matrix<Num, 0>(numVars + 1)});
    bounds = &steps.back().rows;
  }
  for (unsigned i = ineqs.getNumRows(); i > 0; --i) {
    if (isZero(ineqs.at(i - 1, var)))
      continue;
    if (bounds)
      bounds->addRow(ineqs.getRow(i - 1));
    removeRow(i - 1);
  }
}

template <typename Num>
bool EliminationProblem<Num>::eliminateDark(unsigned var) {
  SmallVector<Num, 32> row(numVars + 1, Num(0));
  unsigned count = ineqs.getNumRows();
  bool exact = true;
  for (unsigned i = 0; i < count; ++i) {
    for (unsigned j = 0; j < count && signOf(ineqs.at(i, var)) > 0; ++j) {
      if (signOf(ineqs.at(j, var)) >= 0)
        continue;
      combineBounds(i, j, var, row);
      Num a = ineqs.at(i, var), b = subNums(Num(0), ineqs.at(j, var), overflow);
      // The real shadow was divided by gcd(a, b); so is the gap, rounded up.
      Num gap = mulNums(subNums(a, Num(1), overflow),
                        subNums(b, Num(1), overflow), overflow);
      Num gcd = gcdNums(a, b);
      gap = floorQuotient(
          addNums(gap, subNums(gcd, Num(1), overflow), overflow), gcd);
      Num divisor = gcdOfRow(row.data(), numVars, overflow);
      Num dark = subNums(row[numVars], gap, overflow);
      if (isZero(divisor))
        exact &= signOf(row[numVars]) < 0 || signOf(dark) >= 0;
      else
        exact &= floorQuotient(row[numVars], divisor) ==
                 floorQuotient(dark, divisor);
      row[numVars] = dark;
      ineqs.addRow(row);
      hashes.push_back(0);
    }
  }
  removeBounds(var);
  return exact;
}

template <typename Num>
bool EliminationProblem<Num>::findNarrowest(unsigned &row, Num &width) {
  bool found = false;
  for (unsigned i = 1, e = ineqs.getNumRows(); i < e; ++i) {
    for (unsigned j = 0; j < i; ++j) {
      if (hashes[i] + hashes[j] != 0 || !isParallel(i, j, /*negated=*/true))
        continue;
      Num sum = addNums(ineqs.at(i, numVars), ineqs.at(j, numVars), overflow);
      if (found && !(sum < width))
        continue;
      found = true;
      row = i;
      width = sum;
    }
  }
  return found;
}

//===- Samples ------------------------------------------------------------===//

/// The value of `row` at `point`, in which `var` counts as 0.
template <typename Num>
static Num evaluateWithout(ArrayRef<Num> row, ArrayRef<Num> point, unsigned var,
                           bool &overflow) {
  Num sum = row[point.size()];
  for (unsigned i = 0, e = point.size(); i < e; ++i)
    if (i != var && !isZero(row[i]))
      sum = addNums(sum, mulNums(row[i], point[i], overflow), overflow);
  return sum;
}

/// A value between the bounds: the one nearest to 0.
template <typename Num>
static Num chooseBetween(const Matrix<Num, 0> &bounds, unsigned var,
                         ArrayRef<Num> point, bool &overflow) {
  std::optional<Num> low, high;
  for (unsigned i = 0, e = bounds.getNumRows(); i < e; ++i) {
    Num rest = evaluateWithout(bounds.getRow(i), point, var, overflow);
    const Num &factor = bounds.at(i, var);
    if (signOf(factor) < 0) {
      Num value = floorQuotient(rest, subNums(Num(0), factor, overflow));
      if (!high || value < *high)
        high = value;
      continue;
    }
    Num value = subNums(Num(0), floorQuotient(rest, factor), overflow);
    if (!low || *low < value)
      low = value;
  }
  if (low && signOf(*low) > 0)
    return *low;
  return high && signOf(*high) < 0 ? *high : Num(0);
}

template <typename Num>
void EliminationProblem<Num>::completeSample(SmallVectorImpl<Num> &point) {
  for (unsigned i = steps.size(); i > 0; --i) {
    EliminationStep<Num> &step = steps[i - 1];
    Num &value = point[step.var];
    if (step.kind == EliminationStep<Num>::Bounds) {
      value = chooseBetween<Num>(step.rows, step.var, point, overflow);
      continue;
    }
    Num sum =
        evaluateWithout<Num>(step.rows.getRow(0), point, step.var, overflow);
    if (step.kind == EliminationStep<Num>::Shift)
      value = subNums(value, sum, overflow);
    else
      value = signOf(step.rows.at(0, step.var)) < 0
                  ? sum
                  : subNums(Num(0), sum, overflow);
  }
}

namespace strata::presburger::detail {
template class EliminationProblem<int64_t>;
template class EliminationProblem<Wide>;
template void EliminationProblem<int64_t>::addEquality(ArrayRef<int64_t>);
template void EliminationProblem<int64_t>::addInequality(ArrayRef<int64_t>);
template void EliminationProblem<Wide>::addEquality(ArrayRef<int64_t>);
template void EliminationProblem<Wide>::addInequality(ArrayRef<int64_t>);
template void EliminationProblem<Wide>::addEquality(ArrayRef<Wide>);
template void EliminationProblem<Wide>::addInequality(ArrayRef<Wide>);
} // namespace strata::presburger::detail
