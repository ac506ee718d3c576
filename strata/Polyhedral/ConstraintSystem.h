// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ConstraintSystem: affine constraints on integers whose columns are added one by one, in any
// order.
//
//   ConstraintSystem system;
//   LinearSum i = system.addColumn(VarKind::Domain);
//   system.addInequality(i);                       // i >= 0
//   IntegerRelation relation = system.build();
#ifndef STRATA_POLYHEDRAL_CONSTRAINTSYSTEM_H
#define STRATA_POLYHEDRAL_CONSTRAINTSYSTEM_H

#include "strata/Polyhedral/IntegerRelation.h"

#include <optional>

namespace strata::presburger {

/// A constant plus multiples of columns, each of which occurs at most once. A default value is 0.
struct LinearSum {
  /*implicit*/ LinearSum(int64_t constant = 0) : constant(constant) {}

  /// `this + factor * other`; std::nullopt if a number does not fit into 64 bits.
  std::optional<LinearSum> plus(const LinearSum &other,
                                int64_t factor = 1) const;
  bool isConstant() const { return terms.empty(); }

  /// The columns, in ascending order, with their factors, which are not 0.
  SmallVector<std::pair<unsigned, int64_t>, 3> terms;
  int64_t constant;
};

/// A conjunction of constraints. Columns are numbered as they are added.
class ConstraintSystem {
public:
  /// Adds a column; returns the sum that is its value.
  LinearSum addColumn(VarKind kind);
  unsigned getNumColumns() const { return unsigned(kinds.size()); }
  /// sum == 0
  void addEquality(const LinearSum &sum) { equalities.push_back(sum); }
  /// sum >= 0
  void addInequality(const LinearSum &sum) { inequalities.push_back(sum); }
  /// lhs == rhs, lhs <= rhs, lhs < rhs. A constraint with numbers that do not fit into 64 bits is
  /// left out, which makes the relation larger.
  void addEqual(const LinearSum &lhs, const LinearSum &rhs);
  void addLessOrEqual(const LinearSum &lhs, const LinearSum &rhs);
  void addLess(const LinearSum &lhs, const LinearSum &rhs);
  /// The quotient by a positive constant, rounded down: a local column. std::nullopt if a number
  /// does not fit.
  std::optional<LinearSum> floorDiv(const LinearSum &dividend, int64_t divisor);
  /// The remainder of that division.
  std::optional<LinearSum> mod(const LinearSum &dividend, int64_t divisor);

  /// Calls `visit` with all constraints: the sum, and whether it is 0; otherwise it is at least 0.
  template <typename Fn> void forEachConstraint(Fn visit) const {
    for (const LinearSum &sum : equalities)
      visit(sum, true);
    for (const LinearSum &sum : inequalities)
      visit(sum, false);
  }
  /// Whether a constraint was left out because its numbers do not fit.
  bool isIncomplete() const { return incomplete; }

  /// The relation, in which the columns of each kind are in the order in which they were added.
  IntegerRelation build() const;
  /// The row of a sum in the relation that build() returns.
  SmallVector<int64_t, 8> getRow(const LinearSum &sum) const;
  /// The value of a sum at a point of that relation, modulo 2^64.
  int64_t evaluate(const LinearSum &sum, ArrayRef<int64_t> point) const;

private:
  /// The positions of all columns in the relation.
  SmallVector<unsigned, 16> getPositions() const;

  SmallVector<VarKind, 16> kinds;
  SmallVector<LinearSum, 16> equalities, inequalities;
  bool incomplete = false;
};

} // namespace strata::presburger

#endif // STRATA_POLYHEDRAL_CONSTRAINTSYSTEM_H
