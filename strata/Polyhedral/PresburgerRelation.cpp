// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Polyhedral/PresburgerRelation.h"

using namespace strata;
using namespace strata::presburger;

void PresburgerRelation::addDisjunct(const IntegerRelation &disjunct) {
  assert(space.isCompatible(disjunct.getSpace()) &&
         "disjunct of another space");
  if (!disjunct.isObviouslyEmpty())
    disjuncts.push_back(disjunct);
}

//===- Decisions ----------------------------------------------------------===//

Tri PresburgerRelation::isIntegerEmpty(Budget &budget) const {
  Tri result = Tri::True;
  for (const IntegerRelation &disjunct : disjuncts) {
    Tri empty = disjunct.isIntegerEmpty(budget);
    if (empty == Tri::False)
      return empty;
    if (empty == Tri::Unknown)
      result = empty;
  }
  return result;
}

IntegerSample PresburgerRelation::findIntegerSample(Budget &budget) const {
  IntegerSample result;
  result.isEmpty = Tri::True;
  for (const IntegerRelation &disjunct : disjuncts) {
    IntegerSample sample = disjunct.findIntegerSample(budget);
    if (sample.isEmpty == Tri::False) {
      sample.point.truncate(std::min<size_t>(sample.point.size(),
                                             space.getNumDimAndSymbolVars()));
      return sample;
    }
    if (sample.isEmpty == Tri::Unknown)
      result.isEmpty = Tri::Unknown;
  }
  return result;
}

Tri PresburgerRelation::containsPoint(ArrayRef<int64_t> point,
                                      Budget &budget) const {
  Tri result = Tri::False;
  for (const IntegerRelation &disjunct : disjuncts) {
    Tri contains = disjunct.containsPoint(point, budget);
    if (contains == Tri::True)
      return contains;
    if (contains == Tri::Unknown)
      result = contains;
  }
  return result;
}

Tri PresburgerRelation::isEqual(const PresburgerRelation &other,
                                Budget &budget) const {
  Tri forth = isSubsetOf(other, budget);
  if (forth != Tri::True)
    return forth;
  return other.isSubsetOf(*this, budget);
}

Tri PresburgerRelation::isDisjoint(const PresburgerRelation &other,
                                   Budget &budget) const {
  Tri result = Tri::True;
  for (const IntegerRelation &lhs : disjuncts) {
    for (const IntegerRelation &rhs : other.disjuncts) {
      Tri empty = budget.spend() ? lhs.intersect(rhs).isIntegerEmpty(budget)
                                 : Tri::Unknown;
      if (empty == Tri::False)
        return empty;
      if (empty == Tri::Unknown)
        result = empty;
    }
    if (budget.isExhausted())
      return Tri::Unknown;
  }
  return result;
}

std::optional<std::vector<SmallVector<int64_t, 4>>>
PresburgerRelation::enumeratePoints(Budget &budget, size_t maxPoints) const {
  std::vector<SmallVector<int64_t, 4>> points;
  auto sortPoints = [&] {
    std::sort(points.begin(), points.end());
    points.erase(std::unique(points.begin(), points.end()), points.end());
  };
  for (const IntegerRelation &disjunct : disjuncts) {
    size_t limit = points.size() + maxPoints;
    Tri finished = disjunct.enumeratePoints(
        [&](ArrayRef<int64_t> point) {
          if (points.size() > limit)
            return false;
          points.emplace_back(point);
          return true;
        },
        budget);
    if (finished != Tri::True || points.size() > limit)
      return std::nullopt;
    sortPoints();
    if (points.size() > maxPoints)
      return std::nullopt;
  }
  return points;
}

std::optional<uint64_t>
PresburgerRelation::countPoints(Budget &budget, size_t maxPoints) const {
  auto points = enumeratePoints(budget, maxPoints);
  return points ? std::optional<uint64_t>(points->size()) : std::nullopt;
}

//===- Operations ---------------------------------------------------------===//

PresburgerRelation
PresburgerRelation::unionSet(const PresburgerRelation &other) const {
  PresburgerRelation result = *this;
  for (const IntegerRelation &disjunct : other.disjuncts)
    result.addDisjunct(disjunct);
  return result;
}

PresburgerRelation
PresburgerRelation::intersect(const PresburgerRelation &other) const {
  PresburgerRelation result(space);
  for (const IntegerRelation &lhs : disjuncts)
    for (const IntegerRelation &rhs : other.disjuncts)
      result.addDisjunct(lhs.intersect(rhs).simplify());
  return result;
}

PresburgerRelation
PresburgerRelation::intersectDomain(const PresburgerRelation &set) const {
  PresburgerRelation result(space);
  for (const IntegerRelation &lhs : disjuncts)
    for (const IntegerRelation &rhs : set.disjuncts)
      result.addDisjunct(lhs.intersectDomain(rhs).simplify());
  return result;
}

PresburgerRelation
PresburgerRelation::intersectRange(const PresburgerRelation &set) const {
  return inverse().intersectDomain(set).inverse();
}

/// Applies `function` to each disjunct.
template <typename Function>
static PresburgerRelation mapDisjuncts(const PresburgerRelation &relation,
                                       const PresburgerSpace &space,
                                       Function function) {
  PresburgerRelation result(space);
  for (const IntegerRelation &disjunct : relation.getAllDisjuncts())
    result.addDisjunct(function(disjunct));
  return result;
}

PresburgerRelation PresburgerRelation::inverse() const {
  return mapDisjuncts(
      *this, space.getInverse(),
      [](const IntegerRelation &each) { return each.inverse(); });
}

PresburgerRelation
PresburgerRelation::compose(const PresburgerRelation &other) const {
  PresburgerRelation result(PresburgerSpace::getRelationSpace(
      space.getNumDomainVars(), other.space.getNumRangeVars(),
      space.getNumSymbolVars()));
  for (const IntegerRelation &lhs : disjuncts)
    for (const IntegerRelation &rhs : other.disjuncts)
      result.addDisjunct(lhs.compose(rhs));
  return result;
}

PresburgerRelation PresburgerRelation::getDomainSet() const {
  return mapDisjuncts(
      *this, space.getDomainSpace(),
      [](const IntegerRelation &each) { return each.getDomainSet(); });
}

PresburgerRelation PresburgerRelation::getRangeSet() const {
  return mapDisjuncts(
      *this, space.getRangeSpace(),
      [](const IntegerRelation &each) { return each.getRangeSet(); });
}

PresburgerRelation PresburgerRelation::getDomainRangeSet() const {
  return mapDisjuncts(
      *this,
      PresburgerSpace::getSetSpace(space.getNumDimVars(),
                                   space.getNumSymbolVars()),
      [](const IntegerRelation &each) { return each.getDomainRangeSet(); });
}

PresburgerRelation PresburgerRelation::projectOut(VarKind kind,
                                                  unsigned position,
                                                  unsigned count) const {
  PresburgerSpace target =
      IntegerRelation(space).projectOut(kind, position, count).getSpace();
  return mapDisjuncts(*this, target, [&](const IntegerRelation &each) {
    return each.projectOut(kind, position, count);
  });
}

PresburgerRelation PresburgerRelation::simplify() const {
  return mapDisjuncts(*this, space, [](const IntegerRelation &each) {
    return each.simplify();
  });
}

std::optional<PresburgerRelation>
PresburgerRelation::computeReprWithOnlyDivLocals(Budget &budget) const {
  PresburgerRelation result(space);
  for (const IntegerRelation &disjunct : disjuncts) {
    auto pieces = disjunct.computeReprWithOnlyDivLocals(budget);
    if (!pieces)
      return std::nullopt;
    for (const IntegerRelation &piece : pieces->disjuncts)
      result.addDisjunct(piece);
  }
  return result;
}

//===- Lexicographic optima -----------------------------------------------===//

/// { y' -> y : y' precedes y }, in lexicographic order or, if `isMax`, in the opposite one; also
/// y' == y if `orEqual`.
static PresburgerRelation makeOrder(const PresburgerSpace &space, bool isMax,
                                    bool orEqual) {
  unsigned size = space.getNumRangeVars();
  PresburgerSpace pairs =
      PresburgerSpace::getRelationSpace(size, size, space.getNumSymbolVars());
  PresburgerRelation result(pairs);
  for (unsigned i = 0; i < size + orEqual; ++i) {
    IntegerRelation piece(pairs);
    SmallVector<int64_t, 16> row(pairs.getNumVars() + 1, 0);
    for (unsigned j = 0; j < i; ++j) {
      row[j] = 1;
      row[size + j] = -1;
      piece.addEquality(row);
      row[j] = row[size + j] = 0;
    }
    if (i < size) {
      row[i] = isMax ? 1 : -1;
      row[size + i] = -row[i];
      row.back() = -1;
      piece.addInequality(row);
    }
    result.addDisjunct(piece);
  }
  return result;
}

/// The part of `lhs` whose values are not preceded by those of `rhs`.
static std::optional<PresburgerRelation>
removePreceded(const PresburgerRelation &lhs, const PresburgerRelation &rhs,
               const PresburgerRelation &order, Budget &budget) {
  return lhs.subtract(rhs.compose(order), budget);
}

std::optional<SymbolicLexOpt>
PresburgerRelation::findLexOpt(bool isMax, Budget &budget) const {
  PresburgerRelation before = makeOrder(space, isMax, /*orEqual=*/false);
  PresburgerRelation notAfter = makeOrder(space, isMax, /*orEqual=*/true);
  SymbolicLexOpt result{PresburgerRelation(space),
                        PresburgerSet(space.getDomainSpace())};
  for (const IntegerRelation &disjunct : disjuncts) {
    auto next = isMax ? disjunct.findSymbolicIntegerLexMax(budget)
                      : disjunct.findSymbolicIntegerLexMin(budget);
    if (!next)
      return std::nullopt;
    for (const IntegerRelation &each : next->unboundedDomain.getAllDisjuncts())
      result.unboundedDomain.addDisjunct(each);
    if (result.lexopt.getNumDisjuncts() == 0) {
      result.lexopt = next->lexopt;
      continue;
    }
    auto kept = removePreceded(result.lexopt, next->lexopt, before, budget);
    auto added = removePreceded(next->lexopt, result.lexopt, notAfter, budget);
    if (!kept || !added)
      return std::nullopt;
    result.lexopt = kept->unionSet(*added);
  }
  if (result.unboundedDomain.getNumDisjuncts() == 0)
    return result;
  // Where one disjunct is unbounded, there is no optimum.
  PresburgerRelation unbounded =
      PresburgerRelation::getUniverse(space).intersectDomain(
          result.unboundedDomain);
  auto bounded = result.lexopt.subtract(unbounded, budget);
  if (!bounded)
    return std::nullopt;
  result.lexopt = *bounded;
  return result;
}

std::optional<SymbolicLexOpt>
PresburgerRelation::findSymbolicIntegerLexMin(Budget &budget) const {
  return findLexOpt(/*isMax=*/false, budget);
}

std::optional<SymbolicLexOpt>
PresburgerRelation::findSymbolicIntegerLexMax(Budget &budget) const {
  return findLexOpt(/*isMax=*/true, budget);
}
