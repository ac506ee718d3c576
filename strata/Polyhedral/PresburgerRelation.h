// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// PresburgerRelation: a finite union of conjunctions (IntegerRelation.h). Closed under all Boolean
// operations, composition and projection. A set is a relation without domain (`PresburgerSet`).
//
// Relations are values; operations return new ones. An operation that needs more work than its
// budget returns std::nullopt, and a decision Tri::Unknown.
#ifndef STRATA_POLYHEDRAL_PRESBURGERRELATION_H
#define STRATA_POLYHEDRAL_PRESBURGERRELATION_H

#include "strata/Polyhedral/IntegerRelation.h"

#include <vector>

namespace strata::presburger {

class PresburgerRelation {
public:
  /// The empty relation.
  explicit PresburgerRelation(const PresburgerSpace &space)
      : space(space.getSpaceWithoutLocals()) {}
  explicit PresburgerRelation(const IntegerRelation &disjunct)
      : PresburgerRelation(disjunct.getSpace()) {
    addDisjunct(disjunct);
  }
  static PresburgerRelation getEmpty(const PresburgerSpace &space) {
    return PresburgerRelation(space);
  }
  static PresburgerRelation getUniverse(const PresburgerSpace &space) {
    return PresburgerRelation(
        IntegerRelation::getUniverse(space.getSpaceWithoutLocals()));
  }

  /// The space; locals belong to the disjuncts.
  const PresburgerSpace &getSpace() const { return space; }
  unsigned getNumDisjuncts() const { return disjuncts.size(); }
  const IntegerRelation &getDisjunct(unsigned i) const { return disjuncts[i]; }
  ArrayRef<IntegerRelation> getAllDisjuncts() const { return disjuncts; }
  /// Adds a disjunct, unless a constraint of it cannot hold.
  void addDisjunct(const IntegerRelation &disjunct);

  //===- Decisions --------------------------------------------------------===//

  Tri isIntegerEmpty(Budget &budget) const;
  IntegerSample findIntegerSample(Budget &budget) const;
  Tri containsPoint(ArrayRef<int64_t> point, Budget &budget) const;
  Tri isSubsetOf(const PresburgerRelation &other, Budget &budget) const;
  Tri isEqual(const PresburgerRelation &other, Budget &budget) const;
  Tri isDisjoint(const PresburgerRelation &other, Budget &budget) const;
  /// The points, each once, in lexicographic order. std::nullopt if the relation is unbounded, has
  /// more than `maxPoints` points, or the budget ends.
  std::optional<std::vector<SmallVector<int64_t, 4>>>
  enumeratePoints(Budget &budget, size_t maxPoints = 1000000) const;
  std::optional<uint64_t> countPoints(Budget &budget,
                                      size_t maxPoints = 1000000) const;

  //===- Operations -------------------------------------------------------===//

  // Intersections and compositions have up to as many disjuncts as the product of those of the
  // operands. They take linear time for each, and no budget.

  PresburgerRelation unionSet(const PresburgerRelation &other) const;
  PresburgerRelation intersect(const PresburgerRelation &other) const;
  PresburgerRelation intersectDomain(const PresburgerRelation &set) const;
  PresburgerRelation intersectRange(const PresburgerRelation &set) const;
  PresburgerRelation inverse() const;
  PresburgerRelation compose(const PresburgerRelation &other) const;
  /// Another name of `compose`.
  PresburgerRelation applyRange(const PresburgerRelation &other) const {
    return compose(other);
  }
  PresburgerRelation applyDomain(const PresburgerRelation &other) const {
    return inverse().compose(other).inverse();
  }
  PresburgerRelation getDomainSet() const;
  PresburgerRelation getRangeSet() const;
  PresburgerRelation getDomainRangeSet() const;
  PresburgerRelation projectOut(VarKind kind, unsigned position,
                                unsigned count) const;
  std::optional<PresburgerRelation> subtract(const PresburgerRelation &other,
                                             Budget &budget) const;
  std::optional<PresburgerRelation> complement(Budget &budget) const;
  /// An equal union of fewer disjuncts where pairs can be merged. Unmerged if the budget ends.
  PresburgerRelation coalesce(Budget &budget) const;
  PresburgerRelation simplify() const;
  std::optional<PresburgerRelation>
  computeReprWithOnlyDivLocals(Budget &budget) const;
  std::optional<SymbolicLexOpt> findSymbolicIntegerLexMin(Budget &budget) const;
  std::optional<SymbolicLexOpt> findSymbolicIntegerLexMax(Budget &budget) const;

protected:
  std::optional<SymbolicLexOpt> findLexOpt(bool isMax, Budget &budget) const;

  PresburgerSpace space;
  SmallVector<IntegerRelation, 0> disjuncts;
};

/// A set: a relation without domain.
class PresburgerSet : public PresburgerRelation {
public:
  explicit PresburgerSet(const PresburgerSpace &space)
      : PresburgerRelation(space) {}
  explicit PresburgerSet(const PresburgerRelation &relation)
      : PresburgerRelation(relation) {
    assert(space.getNumDomainVars() == 0 && "a set has no domain");
  }
};

/// Lexicographic optima of the range for each value of domain and symbols.
struct SymbolicLexOpt {
  /// The pairs of a domain value and its optimum, for each value of symbols.
  PresburgerRelation lexopt;
  /// The values of the domain, a set, for which the optimum is unbounded.
  PresburgerSet unboundedDomain;
};

} // namespace strata::presburger

#endif // STRATA_POLYHEDRAL_PRESBURGERRELATION_H
