// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// IntegerRelation: the integer tuples that satisfy a conjunction of affine constraints, with
// existential locals. A set is a relation without domain (`IntegerPolyhedron`).
//
//   IntegerPolyhedron set(PresburgerSpace::getSetSpace(/*numDims=*/1));
//   set.addInequality({1, 0});   // x >= 0
//   set.addInequality({-1, 9});  // -x + 9 >= 0
//   Budget budget;
//   Tri empty = set.isIntegerEmpty(budget);
//
// Rows have a coefficient for each variable, in the order of the space, and a constant.
// Relations are values. Members other than those that add constraints return new relations.
#ifndef STRATA_POLYHEDRAL_INTEGERRELATION_H
#define STRATA_POLYHEDRAL_INTEGERRELATION_H

#include "strata/Polyhedral/Budget.h"
#include "strata/Polyhedral/Matrix.h"
#include "strata/Polyhedral/PresburgerSpace.h"

namespace strata::presburger {

class PresburgerRelation;
struct SymbolicLexOpt;

/// A point, or the reason why there is none.
struct IntegerSample {
  /// Whether the set is empty. False with an empty point if the point has numbers that do not
  /// fit, or if the set has no variables.
  Tri isEmpty = Tri::Unknown;
  /// The values of all variables, locals included.
  SmallVector<int64_t, 8> point;
};

/// The least or greatest value of an expression over a set.
struct Optimum {
  enum Kind : uint8_t { Empty, Unbounded, Bounded, Unknown };
  Kind kind = Unknown;
  /// The optimum; 0 unless the kind is Bounded.
  int64_t value = 0;
};

class IntegerRelation {
public:
  explicit IntegerRelation(const PresburgerSpace &space)
      : space(space), eqs(space.getNumVars() + 1),
        ineqs(space.getNumVars() + 1), divs(space.getNumVars() + 2) {
    for (unsigned i = 0; i < space.getNumLocalVars(); ++i)
      divs.addRow();
  }
  static IntegerRelation getUniverse(const PresburgerSpace &space) {
    return IntegerRelation(space);
  }
  static IntegerRelation getEmpty(const PresburgerSpace &space);

  const PresburgerSpace &getSpace() const { return space; }
  unsigned getNumVars() const { return space.getNumVars(); }
  unsigned getNumLocalVars() const { return space.getNumLocalVars(); }
  unsigned getNumCols() const { return space.getNumVars() + 1; }
  unsigned getNumEqualities() const { return eqs.getNumRows(); }
  unsigned getNumInequalities() const { return ineqs.getNumRows(); }
  unsigned getNumConstraints() const {
    return getNumEqualities() + getNumInequalities();
  }
  ArrayRef<int64_t> getEquality(unsigned i) const { return eqs.getRow(i); }
  ArrayRef<int64_t> getInequality(unsigned i) const { return ineqs.getRow(i); }

  /// The divisor of local `i` if it is known to be a floor division, else 0.
  int64_t getLocalDivisor(unsigned i) const { return divs.at(i, 0); }
  /// The row of the dividend of local `i`; refers to earlier locals only.
  ArrayRef<int64_t> getLocalDividend(unsigned i) const {
    return divs.getRow(i).drop_front();
  }
  bool hasOnlyDivLocals() const;

  //===- Construction -----------------------------------------------------===//

  /// Adds `row . (variables, 1) == 0`.
  void addEquality(ArrayRef<int64_t> row) { eqs.addRow(row); }
  /// Adds `row . (variables, 1) >= 0`.
  void addInequality(ArrayRef<int64_t> row) { ineqs.addRow(row); }
  /// Adds the local floor(dividend / divisor) with its constraints; returns its position.
  /// `divisor` is positive.
  unsigned addLocalFloorDiv(ArrayRef<int64_t> dividend, int64_t divisor);
  /// Adds the local dividend mod divisor; returns its position.
  unsigned addLocalModulo(ArrayRef<int64_t> dividend, int64_t divisor);
  /// Adds a local without constraints; returns its position.
  unsigned addLocal();
  /// Adds variable `position` == value, or a bound.
  void addBound(bool isLower, unsigned position, int64_t value);
  void setEqual(unsigned position, int64_t value);

  //===- Decisions --------------------------------------------------------===//

  /// Whether there is no integer point, for no values of symbols.
  Tri isIntegerEmpty(Budget &budget) const;
  /// Whether the constraints have no rational solution. Never slow, and implied by nothing.
  Tri isRationalEmpty(Budget &budget) const;
  /// Whether a constraint alone cannot hold.
  bool isObviouslyEmpty() const;
  IntegerSample findIntegerSample(Budget &budget) const;
  /// Whether there is no integer point at which `inequality >= 0` holds as well.
  Tri isIntegerEmptyWith(ArrayRef<int64_t> inequality, Budget &budget) const;
  /// Whether the point, without values of locals, belongs to the relation.
  Tri containsPoint(ArrayRef<int64_t> point, Budget &budget) const;
  /// The exact least value of `row . (variables, 1)` at integer points.
  Optimum findIntegerMin(ArrayRef<int64_t> row, Budget &budget) const;
  Optimum findIntegerMax(ArrayRef<int64_t> row, Budget &budget) const;
  /// The least and the greatest value of a variable, over all values of symbols; std::nullopt
  /// if it has none.
  std::optional<int64_t> getConstantLowerBound(unsigned var,
                                               Budget &budget) const;
  std::optional<int64_t> getConstantUpperBound(unsigned var,
                                               Budget &budget) const;

  //===- Operations -------------------------------------------------------===//

  IntegerRelation intersect(const IntegerRelation &other) const;
  IntegerRelation intersectDomain(const IntegerRelation &set) const;
  IntegerRelation intersectRange(const IntegerRelation &set) const;
  IntegerRelation inverse() const;
  /// { x -> z : exists y : (x, y) in this and (y, z) in other }.
  IntegerRelation compose(const IntegerRelation &other) const;
  IntegerRelation getDomainSet() const;
  IntegerRelation getRangeSet() const;
  /// The pairs as a set of dimensions domain, range.
  IntegerRelation getDomainRangeSet() const;
  /// Makes `count` variables from `position` on existential, in the kind they belong to.
  IntegerRelation projectOut(VarKind kind, unsigned position,
                             unsigned count) const;
  /// The relation in another space: column i becomes column `newColumns[i]`. Columns that have
  /// no source are 0.
  IntegerRelation remap(const PresburgerSpace &newSpace,
                        ArrayRef<unsigned> newColumns) const;

  /// An equal relation with fewer constraints and locals: constraints are divided by common
  /// factors, equalities substituted, duplicates and locals that have no effect removed.
  /// Linear or quadratic; calls no decision.
  IntegerRelation simplify() const;
  /// Removes each constraint that follows from the others. Unchanged if the budget ends.
  IntegerRelation removeRedundantConstraints(Budget &budget) const;
  /// Finds floor divisions that locals are, from pairs of constraints.
  IntegerRelation findLocalDivs() const;

  /// Lexicographic minimum of the range for each value of domain and symbols.
  std::optional<SymbolicLexOpt> findSymbolicIntegerLexMin(Budget &budget) const;
  std::optional<SymbolicLexOpt> findSymbolicIntegerLexMax(Budget &budget) const;
  /// An equal union without locals that are not divisions. std::nullopt if the budget ends.
  std::optional<PresburgerRelation>
  computeReprWithOnlyDivLocals(Budget &budget) const;

  /// Calls `visit` with each point, without locals, in lexicographic order, until it returns
  /// false. False if the set is unbounded; Unknown if the budget ends; symbols are variables.
  Tri enumeratePoints(function_ref<bool(ArrayRef<int64_t>)> visit,
                      Budget &budget) const;

  /// Whether the representations are the same.
  bool isIdentical(const IntegerRelation &other) const {
    return space == other.space && eqs == other.eqs && ineqs == other.ineqs;
  }

protected:
  friend class RelationSimplifier;
  using Rows = detail::Matrix<int64_t, 64>;

  void appendConstraints(const IntegerRelation &other);

  PresburgerSpace space;
  Rows eqs, ineqs;
  /// For each local its divisor, or 0, and the dividend.
  detail::Matrix<int64_t, 24> divs;
};

/// A set: a relation without domain.
class IntegerPolyhedron : public IntegerRelation {
public:
  explicit IntegerPolyhedron(const PresburgerSpace &space)
      : IntegerRelation(space) {
    assert(space.getNumDomainVars() == 0 && "a set has no domain");
  }
  explicit IntegerPolyhedron(const IntegerRelation &relation)
      : IntegerRelation(relation) {}
};

} // namespace strata::presburger

#endif // STRATA_POLYHEDRAL_INTEGERRELATION_H
