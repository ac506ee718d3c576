// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Subtraction of unions, and the decisions and operations that follow from it.
//
// A minus the conjunction of c_1, ..., c_n is the union of A, c_1, ..., c_(i-1), not c_i. A constraint
// that holds in A is skipped. Locals of the subtrahend are divisions, which have exactly one value,
// so they are added to A.
#include "strata/Polyhedral/PresburgerRelation.h"

using namespace strata;
using namespace strata::presburger;
using namespace strata::presburger::detail;

namespace {
class Subtractor {
public:
  Subtractor(const PresburgerRelation &subtrahend, Budget &budget)
      : subtrahend(subtrahend), budget(budget) {}

  /// Calls `visit` with the parts of `minuend` that are left, none of which is empty, until it
  /// returns false. Returns false if the budget ended.
  bool run(const IntegerRelation &minuend,
           function_ref<bool(const IntegerRelation &)> visit);

private:
  struct Part {
    IntegerRelation relation;
    /// The disjunct to be subtracted next.
    unsigned next;
  };
  bool subtractDisjunct(const IntegerRelation &lhs, unsigned index);
  bool subtractRow(IntegerRelation &rest, ArrayRef<int64_t> row, unsigned index,
                   bool &holds);

  const PresburgerRelation &subtrahend;
  Budget &budget;
  SmallVector<Part, 0> parts;
};
} // namespace

bool Subtractor::run(const IntegerRelation &minuend,
                     function_ref<bool(const IntegerRelation &)> visit) {
  Tri empty = minuend.isIntegerEmpty(budget);
  if (empty != Tri::False)
    return empty == Tri::True;
  parts.push_back({minuend, 0});
  while (!parts.empty()) {
    Part part = parts.pop_back_val();
    if (part.next == subtrahend.getNumDisjuncts()) {
      if (!visit(part.relation))
        return true;
      continue;
    }
    if (!subtractDisjunct(part.relation, part.next))
      return false;
  }
  return true;
}

/// The relation without its own constraints: only the divisions of `rhs`, as locals after
/// those of `lhs`.
static IntegerRelation addDivisions(const IntegerRelation &lhs,
                                    const IntegerRelation &rhs) {
  IntegerRelation result = lhs;
  unsigned first = rhs.getSpace().getVarKindOffset(VarKind::Local);
  unsigned shift = lhs.getNumLocalVars();
  for (unsigned i = 0, e = rhs.getNumLocalVars(); i < e; ++i) {
    ArrayRef<int64_t> dividend = rhs.getLocalDividend(i);
    SmallVector<int64_t, 32> row(dividend.take_front(first));
    row.append(shift, 0);
    for (unsigned j = 0; j < i; ++j)
      row.push_back(dividend[first + j]);
    row.push_back(dividend.back());
    result.addLocalFloorDiv(row, rhs.getLocalDivisor(i));
  }
  return result;
}

/// The row in the columns of `addDivisions`.
static SmallVector<int64_t, 32> shiftLocals(ArrayRef<int64_t> row,
                                            unsigned first, unsigned shift) {
  SmallVector<int64_t, 32> result(row.take_front(first));
  result.append(shift, 0);
  result.append(row.begin() + first, row.end());
  return result;
}

static SmallVector<int64_t, 32> negateInequality(ArrayRef<int64_t> row) {
  SmallVector<int64_t, 32> result;
  for (int64_t value : row)
    result.push_back(-value);
  result.back() -= 1;
  return result;
}

/// Whether an inequality of the relation is the row, or a tighter one.
static bool hasInequality(const IntegerRelation &relation,
                          ArrayRef<int64_t> row) {
  for (unsigned i = 0, e = relation.getNumInequalities(); i < e; ++i) {
    ArrayRef<int64_t> other = relation.getInequality(i);
    if (other.back() <= row.back() && other.drop_back() == row.drop_back())
      return true;
  }
  return false;
}

/// Adds the part of `rest` where the row is negative, if it is not empty; otherwise sets
/// `holds`. Returns false if the budget ended.
bool Subtractor::subtractRow(IntegerRelation &rest, ArrayRef<int64_t> row,
                             unsigned index, bool &holds) {
  holds = hasInequality(rest, row);
  if (holds)
    return true;
  SmallVector<int64_t, 32> negated = negateInequality(row);
  Tri empty = rest.isIntegerEmptyWith(negated, budget);
  if (empty == Tri::Unknown)
    return false;
  holds = empty == Tri::True;
  if (holds)
    return true;
  parts.push_back({rest, index + 1});
  parts.back().relation.addInequality(negated);
  if (rest.getNumLocalVars())
    parts.back().relation = parts.back().relation.simplify();
  // A part is copied; more of them than the budget allows would exhaust memory.
  return budget.spend(32 + 4 * uint64_t(rest.getNumConstraints()));
}

bool Subtractor::subtractDisjunct(const IntegerRelation &lhs, unsigned index) {
  const IntegerRelation &rhs = subtrahend.getDisjunct(index);
  Tri disjoint = lhs.intersect(rhs).isIntegerEmpty(budget);
  if (disjoint == Tri::Unknown)
    return false;
  if (disjoint == Tri::True) {
    parts.push_back({lhs, index + 1});
    return true;
  }
  IntegerRelation rest = addDivisions(lhs, rhs);
  unsigned first = rhs.getSpace().getVarKindOffset(VarKind::Local);
  unsigned shift = lhs.getNumLocalVars();
  for (unsigned i = 0, e = rhs.getNumEqualities(); i < e; ++i) {
    SmallVector<int64_t, 32> row =
        shiftLocals(rhs.getEquality(i), first, shift);
    bool isAbove = false, isBelow = false;
    if (!subtractRow(rest, row, index, isAbove))
      return false;
    SmallVector<int64_t, 32> opposite(row);
    for (int64_t &value : opposite)
      value = -value;
    if (!subtractRow(rest, opposite, index, isBelow))
      return false;
    if (!isAbove || !isBelow)
      rest.addEquality(row);
  }
  for (unsigned i = 0, e = rhs.getNumInequalities(); i < e; ++i) {
    SmallVector<int64_t, 32> row =
        shiftLocals(rhs.getInequality(i), first, shift);
    bool holds = false;
    if (!subtractRow(rest, row, index, holds))
      return false;
    if (!holds)
      rest.addInequality(row);
  }
  return true;
}

//===- Members ------------------------------------------------------------===//

std::optional<PresburgerRelation>
PresburgerRelation::subtract(const PresburgerRelation &other,
                             Budget &budget) const {
  auto subtrahend = other.computeReprWithOnlyDivLocals(budget);
  if (!subtrahend)
    return std::nullopt;
  PresburgerRelation result(space);
  for (const IntegerRelation &disjunct : disjuncts) {
    Subtractor subtractor(*subtrahend, budget);
    bool finished = subtractor.run(disjunct, [&](const IntegerRelation &part) {
      result.addDisjunct(part.simplify());
      return true;
    });
    if (!finished)
      return std::nullopt;
  }
  return result;
}

std::optional<PresburgerRelation>
PresburgerRelation::complement(Budget &budget) const {
  return getUniverse(space).subtract(*this, budget);
}

Tri PresburgerRelation::isSubsetOf(const PresburgerRelation &other,
                                   Budget &budget) const {
  auto subtrahend = other.computeReprWithOnlyDivLocals(budget);
  if (!subtrahend)
    return Tri::Unknown;
  Tri result = Tri::True;
  for (const IntegerRelation &disjunct : disjuncts) {
    Subtractor subtractor(*subtrahend, budget);
    bool found = false;
    bool finished = subtractor.run(disjunct, [&](const IntegerRelation &) {
      found = true;
      return false;
    });
    if (found)
      return Tri::False;
    if (!finished)
      result = Tri::Unknown;
  }
  return result;
}

//===- Coalescing ---------------------------------------------------------===//

/// Pairs with more combinations of constraints that are not shared are not merged.
static constexpr unsigned MaxCutPairs = 48;

namespace {
/// The constraints of one of two conjunctions, by whether they hold for the other one.
struct Classified {
  SmallVector<SmallVector<int64_t, 32>, 0> valid, cuts;
};
} // namespace

/// Classifies the constraints of `lhs`. Returns false if the budget ended.
static bool classify(const IntegerRelation &lhs, const IntegerRelation &rhs,
                     Classified &out, Budget &budget) {
  auto add = [&](ArrayRef<int64_t> row) {
    Tri holds = hasInequality(rhs, row)
                    ? Tri::True
                    : rhs.isIntegerEmptyWith(negateInequality(row), budget);
    (holds == Tri::True ? out.valid : out.cuts).emplace_back(row);
    return holds != Tri::Unknown;
  };
  for (unsigned i = 0, e = lhs.getNumEqualities(); i < e; ++i) {
    SmallVector<int64_t, 32> opposite(lhs.getEquality(i));
    for (int64_t &value : opposite)
      value = -value;
    if (!add(lhs.getEquality(i)) || !add(opposite))
      return false;
  }
  for (unsigned i = 0, e = lhs.getNumInequalities(); i < e; ++i)
    if (!add(lhs.getInequality(i)))
      return false;
  return true;
}

/// Whether the constraints that both share have no point outside of both.
static bool isHull(const IntegerRelation &hull, const Classified &lhs,
                   const Classified &rhs, Budget &budget) {
  for (ArrayRef<int64_t> a : lhs.cuts) {
    IntegerRelation outside = hull;
    outside.addInequality(negateInequality(a));
    for (ArrayRef<int64_t> b : rhs.cuts)
      if (outside.isIntegerEmptyWith(negateInequality(b), budget) != Tri::True)
        return false;
  }
  return true;
}

/// The union of two conjunctions as one, if it is one that their constraints describe.
static std::optional<IntegerRelation> mergePair(const IntegerRelation &lhs,
                                                const IntegerRelation &rhs,
                                                Budget &budget) {
  if (!lhs.hasOnlyDivLocals() || !rhs.hasOnlyDivLocals())
    return std::nullopt;
  // Both have the locals of both, in the same order.
  IntegerRelation a = addDivisions(lhs, rhs);
  PresburgerSpace shared = a.getSpace();
  SmallVector<unsigned, 16> columns;
  unsigned first = shared.getVarKindOffset(VarKind::Local);
  for (unsigned i = 0; i < first; ++i)
    columns.push_back(i);
  for (unsigned i = 0, e = rhs.getNumLocalVars(); i < e; ++i)
    columns.push_back(first + lhs.getNumLocalVars() + i);
  for (unsigned i = 0, e = lhs.getNumLocalVars(); i < e; ++i)
    columns.push_back(first + i);
  IntegerRelation b = addDivisions(rhs, lhs).remap(shared, columns);
  Classified ofA, ofB;
  if (!classify(a, b, ofA, budget))
    return std::nullopt;
  if (ofA.cuts.empty())
    return lhs;
  if (!classify(b, a, ofB, budget))
    return std::nullopt;
  if (ofB.cuts.empty())
    return rhs;
  if (ofA.cuts.size() * ofB.cuts.size() > MaxCutPairs)
    return std::nullopt;
  IntegerRelation hull = IntegerRelation(shared);
  for (const Classified *each : {&ofA, &ofB})
    for (ArrayRef<int64_t> row : each->valid)
      hull.addInequality(row);
  if (!isHull(hull, ofA, ofB, budget))
    return std::nullopt;
  // Restore the records of divisions.
  IntegerRelation result = addDivisions(
      addDivisions(IntegerRelation(shared.getSpaceWithoutLocals()), lhs), rhs);
  for (unsigned i = 0, e = hull.getNumInequalities(); i < e; ++i)
    result.addInequality(hull.getInequality(i));
  return result.simplify();
}

PresburgerRelation PresburgerRelation::coalesce(Budget &budget) const {
  SmallVector<IntegerRelation, 0> kept;
  for (const IntegerRelation &disjunct : disjuncts) {
    IntegerRelation simple = disjunct.simplify().findLocalDivs();
    if (!simple.isObviouslyEmpty() &&
        simple.isIntegerEmpty(budget) != Tri::True)
      kept.push_back(std::move(simple));
  }
  for (unsigned i = 0; i < kept.size(); ++i) {
    for (unsigned j = 0; j < i && budget.spend(); ++j) {
      auto merged = mergePair(kept[j], kept[i], budget);
      if (!merged)
        continue;
      kept[j] = *merged;
      kept.erase(kept.begin() + i);
      // The merged disjunct is compared with all others again.
      std::rotate(kept.begin() + j, kept.begin() + j + 1, kept.end());
      i = j == 0 ? 0 : j - 1;
      break;
    }
  }
  PresburgerRelation result(space);
  for (const IntegerRelation &disjunct : kept)
    result.addDisjunct(disjunct);
  return result;
}
