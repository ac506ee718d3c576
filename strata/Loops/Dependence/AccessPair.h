// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// AccessPair: the pairs of iterations in which two accesses are of the same element.
//
//   AccessPair pair(store, load, scope, aliases);
//   if (pair.exists({LevelOrder::Equal, LevelOrder::Less}, budget))
//     ... the load may read in a later iteration of the second loop
//
// The pairs are those of executions that may happen: an unknown bound, index or alias excludes no
// pair.
#ifndef STRATA_LOOPS_DEPENDENCE_ACCESSPAIR_H
#define STRATA_LOOPS_DEPENDENCE_ACCESSPAIR_H

#include "strata/Loops/Dependence/LoopLevels.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Polyhedral/ConstraintSystem.h"
#include "strata/Polyhedral/IntegerRelation.h"

namespace strata {

/// How the variable of a level in the iteration of the source is related to that of the target.
struct LevelOrder {
  enum Kind : uint8_t { Any, Equal, Less, Greater };
  /*implicit*/ LevelOrder(Kind kind = Any, int64_t within = 0)
      : kind(kind), within(within) {}
  Kind kind;
  /// For Less, if it is not 0: the difference is less than this.
  int64_t within;
};

/// Bounds of the target's variable minus the source's; std::nullopt for none.
struct DependenceComponent {
  std::optional<int64_t> lb, ub;
  bool operator==(const DependenceComponent &other) const = default;
};

/// Users of AccessPair compare at most this many pairs, and take all others for dependences.
inline constexpr size_t MaxAccessPairs = 200000;

/// Two iterations: the values of the induction variables around the source and around the target.
struct IterationPair {
  SmallVector<int64_t, 4> source, target;
};

/// A point of the system, given as the values of both lists of variables, with the least values that
/// single variables can have, the first ones first. std::nullopt if none is found within the budget.
std::optional<IterationPair>
findIterationsIn(const presburger::ConstraintSystem &system,
                 ArrayRef<presburger::LinearSum> source,
                 ArrayRef<presburger::LinearSum> target,
                 presburger::Budget &budget);

class AccessPair {
public:
  /// The levels are those of the loops in `scope`. Values that are defined outside of these loops do
  /// not change; a memory that is computed in a loop may be another one in each iteration.
  AccessPair(const LoopAccess &source, const LoopAccess &target, Region *scope,
             MemoryAliases &aliases);

  /// The levels around both accesses.
  ArrayRef<LoopLevel> getCommonLevels() const { return common; }
  /// Whether there are two iterations, with the given order of the first common levels, in which
  /// the same element is accessed. Both answers are certain if all bounds and indices are affine;
  /// True is also the answer if the budget ends.
  bool exists(ArrayRef<LevelOrder> orders, presburger::Budget &budget) const;
  /// The distances of such iterations, of each common level.
  SmallVector<DependenceComponent, 4>
  getComponents(ArrayRef<LevelOrder> orders) const;
  /// The most that the variable of level `sourceLevel` of the source exceeds that of level `targetLevel` of the
  /// target in such iterations; levels may be those of loops around one of them only, and a missing
  /// one has the variable 0.
  presburger::Optimum
  findLargestLead(ArrayRef<LevelOrder> orders,
                  std::optional<unsigned> sourceLevel,
                  std::optional<unsigned> targetLevel) const;
  /// Two such iterations, with the least values that single variables can have, the outermost first,
  /// for some values of the symbols. A level that no variable counts has any number. std::nullopt if
  /// none are found within the budget.
  std::optional<IterationPair> findIterations(ArrayRef<LevelOrder> orders,
                                              presburger::Budget &budget) const;

private:
  presburger::ConstraintSystem makeSystem(ArrayRef<LevelOrder> orders) const;

  /// Whether the memory may be the same.
  bool mayOverlap;
  SmallVector<LoopLevel, 4> common;
  presburger::ConstraintSystem system;
  SmallVector<presburger::LinearSum, 4> sourceVariables, targetVariables;
};

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_ACCESSPAIR_H
