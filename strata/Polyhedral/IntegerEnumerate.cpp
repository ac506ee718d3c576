// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Enumeration of the points of one IntegerRelation: variables are fixed one by one, between their
// exact bounds. The values of the last variable are an interval if there are no locals.
#include "strata/Polyhedral/IntegerRelation.h"

using namespace strata;
using namespace strata::presburger;
using namespace strata::presburger::detail;

namespace {
/// A relation whose first variables have been fixed, and the values of the next one.
struct Level {
  IntegerRelation relation;
  int64_t next, last;
};

class Enumerator {
public:
  Enumerator(function_ref<bool(ArrayRef<int64_t>)> visit, Budget &budget)
      : visit(visit), budget(budget) {}
  Tri run(const IntegerRelation &set);

private:
  Tri open(const IntegerRelation &set);
  Tri visitAll(Level &level);

  function_ref<bool(ArrayRef<int64_t>)> visit;
  Budget &budget;
  SmallVector<Level, 0> levels;
  SmallVector<int64_t, 8> prefix;
};
} // namespace

/// Removes the first dimension, which has the value. std::nullopt if numbers become too large.
static std::optional<IntegerRelation> fixFirst(const IntegerRelation &set,
                                               int64_t value) {
  const PresburgerSpace &space = set.getSpace();
  IntegerRelation result(PresburgerSpace::getSetSpace(
      space.getNumSetDimVars() - 1, 0, space.getNumLocalVars()));
  bool overflow = false;
  auto fix = [&](ArrayRef<int64_t> row) {
    SmallVector<int64_t, 16> rest(row.drop_front());
    rest.back() =
        addNums(rest.back(), mulNums(row.front(), value, overflow), overflow);
    overflow |= !asCoefficient(rest.back());
    return rest;
  };
  for (unsigned i = 0, e = set.getNumEqualities(); i < e; ++i)
    result.addEquality(fix(set.getEquality(i)));
  for (unsigned i = 0, e = set.getNumInequalities(); i < e; ++i)
    result.addInequality(fix(set.getInequality(i)));
  return overflow ? std::nullopt : std::optional(result);
}

/// Adds the level of the first dimension of the set. False if it is unbounded.
Tri Enumerator::open(const IntegerRelation &set) {
  SmallVector<int64_t, 16> row(set.getNumCols(), 0);
  row[0] = 1;
  Optimum least = set.findIntegerMin(row, budget);
  if (least.kind == Optimum::Empty)
    return Tri::True;
  Optimum greatest = set.findIntegerMax(row, budget);
  if (least.kind == Optimum::Unbounded || greatest.kind == Optimum::Unbounded)
    return Tri::False;
  if (least.kind != Optimum::Bounded || greatest.kind != Optimum::Bounded)
    return Tri::Unknown;
  levels.push_back({set, least.value, greatest.value});
  return Tri::True;
}

/// Visits the values of the last dimension.
Tri Enumerator::visitAll(Level &level) {
  prefix.push_back(0);
  bool isConvex = level.relation.getNumLocalVars() == 0;
  Tri result = Tri::True;
  for (; level.next <= level.last && result == Tri::True; ++level.next) {
    Tri contains =
        isConvex ? Tri::True : level.relation.containsPoint(level.next, budget);
    prefix.back() = level.next;
    if (contains == Tri::Unknown || !budget.spend())
      result = Tri::Unknown;
    else if (contains == Tri::True && !visit(prefix))
      result = Tri::False;
  }
  prefix.pop_back();
  return result;
}

Tri Enumerator::run(const IntegerRelation &set) {
  unsigned numDims = set.getSpace().getNumSetDimVars();
  if (numDims == 0) {
    Tri empty = set.isIntegerEmpty(budget);
    if (empty == Tri::False)
      visit({});
    return empty == Tri::Unknown ? empty : Tri::True;
  }
  Tri opened = open(set);
  while (opened == Tri::True && !levels.empty()) {
    Level &level = levels.back();
    if (levels.size() == numDims) {
      Tri visited = visitAll(level);
      if (visited != Tri::True)
        return visited == Tri::Unknown ? visited : Tri::True;
    }
    if (level.next > level.last) {
      levels.pop_back();
      if (!prefix.empty())
        prefix.pop_back();
      continue;
    }
    if (!budget.spend())
      return Tri::Unknown;
    int64_t value = level.next++;
    std::optional<IntegerRelation> rest = fixFirst(level.relation, value);
    if (!rest)
      return Tri::Unknown;
    size_t depth = levels.size();
    opened = open(*rest);
    if (levels.size() > depth)
      prefix.push_back(value);
  }
  return opened;
}

Tri IntegerRelation::enumeratePoints(
    function_ref<bool(ArrayRef<int64_t>)> visit, Budget &budget) const {
  IntegerRelation set = *this;
  set.space = PresburgerSpace::getSetSpace(space.getNumDimAndSymbolVars(), 0,
                                           getNumLocalVars());
  return Enumerator(visit, budget).run(set.simplify());
}
