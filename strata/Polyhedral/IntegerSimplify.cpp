// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Simplification of one IntegerRelation, by rules that need no search. A rule whose numbers would
// overflow is not applied.
#include "strata/Polyhedral/IntegerRelation.h"

using namespace strata;
using namespace strata::presburger;
using namespace strata::presburger::detail;

namespace strata::presburger {
/// Simplifies a relation in place.
class RelationSimplifier {
public:
  explicit RelationSimplifier(IntegerRelation &relation)
      : rel(relation),
        firstLocal(relation.getSpace().getVarKindOffset(VarKind::Local)) {}

  /// Returns false if the relation is empty.
  bool run();
  void findDivs();

private:
  unsigned getNumVars() const { return rel.getNumVars(); }
  bool normalize();
  bool normalizeEqualities();
  bool normalizeInequalities();
  bool mergeParallel();
  bool combine(int64_t *row, const int64_t *eq, unsigned var);
  bool substitute(unsigned eq, unsigned var, unsigned numEqs);
  void substituteInDivs(const int64_t *eq, unsigned var);
  void forgetUnordered();
  std::optional<unsigned> chooseDetermined(const int64_t *eq) const;
  void solveByEqualities();
  bool eliminateLocalByEquality();
  bool eliminateLocalByBounds();
  bool eliminateBounds(unsigned var);
  bool combinePair(const int64_t *lower, const int64_t *upper, unsigned var,
                   SmallVectorImpl<int64_t> &out, bool &isTrivial);
  bool isUsedByDiv(unsigned var) const;
  void removeLocal(unsigned var);
  bool mergeDuplicateDivs();
  void normalizeDivs();
  bool findDiv(unsigned local);
  bool isKnownDividend(ArrayRef<int64_t> row, unsigned local) const;
  void setDiv(unsigned local, ArrayRef<int64_t> row, int64_t divisor,
              bool negate);
  void orderLocals(ArrayRef<unsigned> order);

  IntegerRelation &rel;
  unsigned firstLocal;
};
} // namespace strata::presburger

bool RelationSimplifier::run() {
  while (true) {
    if (!normalize())
      return false;
    if (eliminateLocalByEquality())
      continue;
    solveByEqualities();
    if (!normalize())
      return false;
    if (rel.getNumLocalVars() == 0)
      return true;
    normalizeDivs();
    if (!mergeDuplicateDivs() && !eliminateLocalByBounds())
      return true;
  }
}

//===- Rows ---------------------------------------------------------------===//

bool RelationSimplifier::normalize() {
  // New equalities may make others trivial.
  while (true) {
    unsigned numEqs = rel.getNumEqualities();
    if (!normalizeEqualities() || !normalizeInequalities() || !mergeParallel())
      return false;
    if (rel.getNumEqualities() == numEqs)
      return true;
  }
}

bool RelationSimplifier::normalizeEqualities() {
  unsigned numVars = getNumVars();
  bool overflow = false;
  for (unsigned i = rel.eqs.getNumRows(); i > 0; --i) {
    int64_t *row = rel.eqs.row(i - 1);
    int64_t gcd = gcdOfRow(row, numVars, overflow);
    if (gcd == 0 ? row[numVars] != 0 : row[numVars] % gcd != 0)
      return false;
    for (unsigned j = 0; gcd > 1 && j <= numVars; ++j)
      row[j] /= gcd;
    bool isRepeated = false;
    for (unsigned j = i; j < rel.eqs.getNumRows() && !isRepeated; ++j)
      isRepeated = rel.getEquality(j) == rel.getEquality(i - 1);
    if (gcd == 0 || isRepeated)
      rel.eqs.eraseRow(i - 1);
  }
  return true;
}

bool RelationSimplifier::normalizeInequalities() {
  unsigned numVars = getNumVars();
  bool overflow = false;
  for (unsigned i = rel.ineqs.getNumRows(); i > 0; --i) {
    int64_t *row = rel.ineqs.row(i - 1);
    int64_t gcd = gcdOfRow(row, numVars, overflow);
    if (gcd == 0 && row[numVars] < 0)
      return false;
    if (gcd == 0)
      rel.ineqs.eraseRow(i - 1);
    for (unsigned j = 0; gcd > 1 && j <= numVars; ++j)
      row[j] = floorQuotient(row[j], gcd);
  }
  return true;
}

/// Whether the coefficients are the same, or the negated ones.
static bool isParallel(const int64_t *a, const int64_t *b, unsigned numVars,
                       int64_t factor) {
  for (unsigned i = 0; i < numVars; ++i)
    if (a[i] != factor * b[i])
      return false;
  return true;
}

/// A hash of coefficients; that of the negated ones is the negated hash.
static uint64_t hashCoefficients(const int64_t *row, unsigned numVars) {
  uint64_t hash = 0, factor = 0x9E3779B97F4A7C15;
  for (unsigned i = 0; i < numVars; ++i, factor *= 0xD1342543DE82EF95)
    hash += uint64_t(row[i]) * factor;
  return hash;
}

/// Removes inequalities that follow from a parallel one; two opposite ones become an equality.
/// Returns false if two conflict.
bool RelationSimplifier::mergeParallel() {
  unsigned numVars = getNumVars();
  SmallVector<uint64_t, 32> hashes;
  for (unsigned i = 0; i < rel.ineqs.getNumRows();) {
    const int64_t *row = rel.ineqs.row(i);
    uint64_t hash = hashCoefficients(row, numVars);
    unsigned j = 0;
    while (j < i && (hashes[j] != hash ||
                     !isParallel(row, rel.ineqs.row(j), numVars, 1)))
      ++j;
    if (j == i) {
      hashes.push_back(hash);
      ++i;
      continue;
    }
    int64_t &constant = rel.ineqs.at(j, numVars);
    constant = std::min(constant, row[numVars]);
    rel.ineqs.eraseRow(i);
  }
  for (unsigned i = hashes.size(); i > 1; --i) {
    unsigned j = 0, last = i - 1;
    while (j < last &&
           (hashes[j] + hashes[last] != 0 ||
            !isParallel(rel.ineqs.row(last), rel.ineqs.row(j), numVars, -1)))
      ++j;
    if (j == last)
      continue;
    int64_t sum = rel.ineqs.at(last, numVars) + rel.ineqs.at(j, numVars);
    if (sum < 0)
      return false;
    if (sum > 0)
      continue;
    rel.eqs.addRow(rel.ineqs.getRow(j));
    for (unsigned each : {last, j}) {
      rel.ineqs.eraseRow(each);
      hashes.erase(hashes.begin() + each);
    }
    --i;
    if (i <= 1)
      break;
  }
  return true;
}

//===- Equalities ---------------------------------------------------------===//

/// Removes `var` from a row by an equality in which it has coefficient 1 or -1. Returns false,
/// and leaves the row, if numbers become too large.
bool RelationSimplifier::combine(int64_t *row, const int64_t *eq,
                                 unsigned var) {
  if (row[var] == 0)
    return true;
  SmallVector<int64_t, 32> result(row, row + getNumVars() + 1);
  bool overflow = false;
  int64_t factor = eq[var] > 0 ? -row[var] : row[var];
  combineRows(result.data(), int64_t(1), eq, factor, result.size(), overflow);
  for (int64_t value : result)
    overflow |= !asCoefficient(value);
  if (!overflow)
    std::copy(result.begin(), result.end(), row);
  return !overflow;
}

/// Replaces `var` in all rows but equality `eq`. Returns false if that failed for some.
bool RelationSimplifier::substitute(unsigned eq, unsigned var,
                                    unsigned numEqs) {
  const int64_t *row = rel.eqs.row(eq);
  bool complete = true;
  for (unsigned i = 0; i < numEqs; ++i)
    if (i != eq)
      complete &= combine(rel.eqs.row(i), row, var);
  for (unsigned i = 0, e = rel.ineqs.getNumRows(); i < e; ++i)
    complete &= combine(rel.ineqs.row(i), row, var);
  substituteInDivs(row, var);
  return complete;
}

void RelationSimplifier::substituteInDivs(const int64_t *eq, unsigned var) {
  for (unsigned i = 0, e = rel.divs.getNumRows(); i < e; ++i) {
    int64_t *div = rel.divs.row(i);
    if (div[0] != 0 && !combine(div + 1, eq, var) && var >= firstLocal)
      div[0] = 0;
  }
  forgetUnordered();
}

/// Forgets divisions that refer to themselves, later locals, or locals without a division.
void RelationSimplifier::forgetUnordered() {
  for (unsigned i = 0, e = rel.divs.getNumRows(); i < e; ++i) {
    int64_t *div = rel.divs.row(i);
    for (unsigned j = 0; j < e && div[0] != 0; ++j)
      if (div[1 + firstLocal + j] != 0 && (j >= i || rel.divs.at(j, 0) == 0))
        div[0] = 0;
  }
}

/// Removes a local that an equality determines. Returns whether there was one.
bool RelationSimplifier::eliminateLocalByEquality() {
  for (unsigned var = getNumVars(); var > firstLocal; --var) {
    for (unsigned i = 0, e = rel.eqs.getNumRows(); i < e; ++i) {
      if (std::abs(rel.eqs.at(i, var - 1)) != 1)
        continue;
      if (!substitute(i, var - 1, e))
        continue;
      rel.eqs.eraseRow(i);
      removeLocal(var - 1);
      return true;
    }
  }
  return false;
}

/// The variable that an equality defines: the last dimension, else symbol, with coefficient 1
/// or -1.
std::optional<unsigned>
RelationSimplifier::chooseDetermined(const int64_t *eq) const {
  unsigned numDims = rel.getSpace().getNumDimVars();
  for (unsigned i = 0; i < firstLocal; ++i) {
    unsigned var = i < numDims ? numDims - 1 - i : i;
    if (eq[var] == 1 || eq[var] == -1)
      return var;
  }
  return std::nullopt;
}

/// Expresses variables by others where an equality has coefficient 1 or -1.
void RelationSimplifier::solveByEqualities() {
  for (unsigned i = 0, e = rel.eqs.getNumRows(); i < e; ++i) {
    std::optional<unsigned> var = chooseDetermined(rel.eqs.row(i));
    if (var)
      substitute(i, *var, e);
  }
}

//===- Locals -------------------------------------------------------------===//

void RelationSimplifier::removeLocal(unsigned var) {
  for (unsigned i = 0, e = rel.divs.getNumRows(); i < e; ++i)
    if (rel.divs.at(i, 1 + var) != 0)
      rel.divs.at(i, 0) = 0;
  rel.divs.eraseRow(var - firstLocal);
  rel.eqs.removeColumns(var, 1);
  rel.ineqs.removeColumns(var, 1);
  rel.divs.removeColumns(1 + var, 1);
  rel.space = rel.space.withLocals(rel.getNumLocalVars() - 1);
  forgetUnordered();
}

bool RelationSimplifier::isUsedByDiv(unsigned var) const {
  for (unsigned i = 0, e = rel.divs.getNumRows(); i < e; ++i)
    if (rel.divs.at(i, 0) != 0 && rel.divs.at(i, 1 + var) != 0)
      return true;
  return false;
}

/// Removes a local whose elimination from inequalities is exact and adds none.
bool RelationSimplifier::eliminateLocalByBounds() {
  for (unsigned var = getNumVars(); var > firstLocal; --var) {
    bool inEquality = false;
    for (unsigned i = 0, e = rel.eqs.getNumRows(); i < e; ++i)
      inEquality |= rel.eqs.at(i, var - 1) != 0;
    if (inEquality || isUsedByDiv(var - 1) || !eliminateBounds(var - 1))
      continue;
    removeLocal(var - 1);
    return true;
  }
  return false;
}

/// The combination of a lower and an upper bound. Returns false if it is not exact. Trivial
/// combinations always hold.
bool RelationSimplifier::combinePair(const int64_t *lower, const int64_t *upper,
                                     unsigned var,
                                     SmallVectorImpl<int64_t> &out,
                                     bool &isTrivial) {
  unsigned numVars = getNumVars();
  bool overflow = false;
  int64_t a = lower[var], b = -upper[var];
  out.assign(lower, lower + numVars + 1);
  combineRows(out.data(), b, upper, a, numVars + 1, overflow);
  int64_t gap = mulNums(a - 1, b - 1, overflow);
  isTrivial = !overflow && gcdOfRow(out.data(), numVars, overflow) == 0 &&
              out[numVars] >= gap;
  for (int64_t value : out)
    overflow |= !asCoefficient(value);
  return !overflow && (isTrivial || a == 1 || b == 1);
}

bool RelationSimplifier::eliminateBounds(unsigned var) {
  unsigned count = rel.ineqs.getNumRows(), numBounds = 0;
  Matrix<int64_t, 64> added(getNumVars() + 1);
  SmallVector<int64_t, 32> row;
  for (unsigned i = 0; i < count; ++i)
    numBounds += rel.ineqs.at(i, var) != 0;
  for (unsigned i = 0; i < count; ++i) {
    for (unsigned j = 0; j < count && rel.ineqs.at(i, var) > 0; ++j) {
      if (rel.ineqs.at(j, var) >= 0)
        continue;
      bool isTrivial = false;
      if (!combinePair(rel.ineqs.row(i), rel.ineqs.row(j), var, row, isTrivial))
        return false;
      if (!isTrivial)
        added.addRow(row);
      if (added.getNumRows() > numBounds)
        return false;
    }
  }
  for (unsigned i = count; i > 0; --i)
    if (rel.ineqs.at(i - 1, var) != 0)
      rel.ineqs.eraseRow(i - 1);
  for (unsigned i = 0, e = added.getNumRows(); i < e; ++i)
    rel.ineqs.addRow(added.getRow(i));
  return true;
}

//===- Divisions ----------------------------------------------------------===//

void RelationSimplifier::normalizeDivs() {
  unsigned numVars = getNumVars();
  bool overflow = false;
  for (unsigned i = 0, e = rel.divs.getNumRows(); i < e; ++i) {
    int64_t *div = rel.divs.row(i);
    if (div[0] == 0)
      continue;
    int64_t gcd = gcdNums(gcdOfRow(div + 1, numVars, overflow), div[0]);
    for (unsigned j = 0; gcd > 1 && j <= numVars + 1; ++j)
      div[j] = floorQuotient(div[j], gcd);
  }
}

/// Replaces a local by an earlier one that is the same division. Returns whether there was one.
bool RelationSimplifier::mergeDuplicateDivs() {
  for (unsigned j = 1, e = rel.divs.getNumRows(); j < e; ++j) {
    for (unsigned i = 0; i < j; ++i) {
      if (rel.divs.at(j, 0) == 0 || rel.divs.getRow(i) != rel.divs.getRow(j))
        continue;
      SmallVector<int64_t, 32> equality(getNumVars() + 1, 0);
      equality[firstLocal + i] = 1;
      equality[firstLocal + j] = -1;
      rel.eqs.addRow(equality);
      return eliminateLocalByEquality();
    }
  }
  return false;
}

/// Whether all locals of `row` other than `local` are divisions.
bool RelationSimplifier::isKnownDividend(ArrayRef<int64_t> row,
                                         unsigned local) const {
  for (unsigned i = 0, e = rel.divs.getNumRows(); i < e; ++i)
    if (i != local && row[firstLocal + i] != 0 && rel.divs.at(i, 0) == 0)
      return false;
  return true;
}

void RelationSimplifier::setDiv(unsigned local, ArrayRef<int64_t> row,
                                int64_t divisor, bool negate) {
  int64_t *div = rel.divs.row(local);
  div[0] = divisor;
  for (unsigned i = 0, e = row.size(); i < e; ++i)
    div[1 + i] = negate ? -row[i] : row[i];
  div[1 + firstLocal + local] = 0;
}

/// Finds a division that equals `local`, by an equality or two opposite inequalities.
bool RelationSimplifier::findDiv(unsigned local) {
  unsigned var = firstLocal + local, numVars = getNumVars();
  for (unsigned i = 0, e = rel.eqs.getNumRows(); i < e; ++i) {
    int64_t factor = rel.eqs.at(i, var);
    if (factor == 0 || !isKnownDividend(rel.eqs.getRow(i), local))
      continue;
    setDiv(local, rel.eqs.getRow(i), std::abs(factor), /*negate=*/factor > 0);
    return true;
  }
  for (unsigned i = 0, e = rel.ineqs.getNumRows(); i < e; ++i) {
    // An upper bound: divisor * local <= dividend.
    if (rel.ineqs.at(i, var) >= 0 ||
        !isKnownDividend(rel.ineqs.getRow(i), local))
      continue;
    for (unsigned j = 0; j < e; ++j) {
      const int64_t *upper = rel.ineqs.row(i), *lower = rel.ineqs.row(j);
      if (lower[var] != -upper[var] || !isParallel(upper, lower, numVars, -1) ||
          upper[numVars] + lower[numVars] >= lower[var])
        continue;
      setDiv(local, rel.ineqs.getRow(i), lower[var], /*negate=*/false);
      return true;
    }
  }
  return false;
}

/// Finds divisions, and orders locals such that dividends refer to earlier ones.
void RelationSimplifier::findDivs() {
  // Otherwise a local and a division that refers to it could define each other.
  forgetUnordered();
  SmallVector<unsigned, 8> order;
  unsigned numLocals = rel.getNumLocalVars();
  for (unsigned i = 0; i < numLocals; ++i)
    if (rel.divs.at(i, 0) != 0)
      order.push_back(i);
  bool changed = true;
  while (changed) {
    changed = false;
    for (unsigned i = 0; i < numLocals; ++i) {
      if (rel.divs.at(i, 0) != 0 || !findDiv(i))
        continue;
      order.push_back(i);
      changed = true;
    }
  }
  for (unsigned i = 0; i < numLocals; ++i)
    if (rel.divs.at(i, 0) == 0)
      order.push_back(i);
  orderLocals(order);
}

void RelationSimplifier::orderLocals(ArrayRef<unsigned> order) {
  SmallVector<unsigned, 16> columns(getNumVars());
  for (unsigned i = 0; i < firstLocal; ++i)
    columns[i] = i;
  for (unsigned i = 0, e = order.size(); i < e; ++i)
    columns[firstLocal + order[i]] = firstLocal + i;
  rel = rel.remap(rel.getSpace(), columns);
}

//===- Members ------------------------------------------------------------===//

IntegerRelation IntegerRelation::simplify() const {
  IntegerRelation result = *this;
  return RelationSimplifier(result).run() ? result : getEmpty(space);
}

IntegerRelation IntegerRelation::findLocalDivs() const {
  IntegerRelation result = *this;
  if (!hasOnlyDivLocals())
    RelationSimplifier(result).findDivs();
  return result;
}

IntegerRelation
IntegerRelation::removeRedundantConstraints(Budget &budget) const {
  IntegerRelation result = simplify();
  for (unsigned i = result.getNumInequalities(); i > 0; --i) {
    SmallVector<int64_t, 32> row(result.getInequality(i - 1));
    IntegerRelation rest = result;
    rest.ineqs.eraseRow(i - 1);
    for (int64_t &value : row)
      value = -value;
    row.back() -= 1;
    if (rest.isIntegerEmptyWith(row, budget) == Tri::True)
      result = rest;
  }
  return result;
}
