// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether transformations of loops keep the order of all accesses that must stay in order: pairs
// of the same element of which at least one is a store. A pair that cannot be analysed counts as
// one that must stay in order.
#ifndef STRATA_LOOPS_DEPENDENCE_LEGALITY_H
#define STRATA_LOOPS_DEPENDENCE_LEGALITY_H

#include "strata/Loops/Dependence/DependenceGraph.h"

namespace strata {

/// Two accesses of one element that a transformation would reorder.
struct ReorderedAccesses {
  Operation *source = nullptr, *target = nullptr;
  DependenceKind kind = DependenceKind::Flow;
  /// Numbers of the accesses, and the order of the iterations that are reordered.
  unsigned sourceNumber = 0, targetNumber = 0;
  SmallVector<LevelOrder, 4> orders;
};

/// The extent of tiles along a level.
struct TileExtent {
  /// The greatest difference of the induction variable in a tile plus 1.
  int64_t length;
  /// Whether one tile has all iterations of the level.
  bool isWhole;
};

/// The accesses of a loop nest, with the tests of transformations of it. The IR must not change
/// while the object is used.
class NestDependences {
public:
  /// `loop` is the outermost loop; levels are numbered from it on.
  NestDependences(Operation *loop, MemoryAliases &aliases);

  ArrayRef<LoopAccess> getAccesses() const { return accesses; }
  /// The accesses that prevent executing the iterations of level `level` in any order, or at the
  /// same time; std::nullopt if there are none. The values that the loop carries are not considered.
  std::optional<ReorderedAccesses> findCarried(unsigned level) const;
  /// For each of the first `count` levels, whether one element is accessed in two iterations with other
  /// values of its variable, while the other levels need not be in the same iteration.
  SmallVector<bool, 4> findOrderedLevels(unsigned count) const;
  /// The accesses that prevent executing the iterations of the first levels in tiles, of which `tiles` has
  /// one for each level.
  std::optional<ReorderedAccesses>
  findUntileable(ArrayRef<TileExtent> tiles) const;
  /// The accesses that prevent giving the first levels another order: level `order[i]` becomes number `i`.
  std::optional<ReorderedAccesses>
  findReversedBy(ArrayRef<unsigned> order) const;
  /// The accesses that prevent executing `factor` iterations of the first level together: between two
  /// loops in it, and in the innermost loops, all operations of one iteration, then all of the
  /// next one. `factor` counts values of the induction variable.
  std::optional<ReorderedAccesses> findUnjammable(int64_t factor) const;

  /// For each of the first `count` levels, the bounds of the distances of all pairs that level `carrier`
  /// carries and of which one stores. std::nullopt if there are none.
  std::optional<SmallVector<DependenceComponent, 4>>
  getCarriedDistances(unsigned carrier, unsigned count) const;
  /// Two iterations of such accesses; std::nullopt if none are found.
  std::optional<IterationPair>
  findIterations(const ReorderedAccesses &reordered) const;

private:
  /// Finds the order of iterations in which a transformation reverses a pair; std::nullopt without.
  using Orders = SmallVector<LevelOrder, 4>;
  using PairTest = function_ref<std::optional<Orders>(
      const LoopAccess &, const LoopAccess &, const AccessPair &,
      presburger::Budget &)>;
  /// Calls `test` with the ordered pairs of accesses that may overlap and of which one stores until
  /// it finds an order; returns that pair. All calls share a budget. One pair of each class
  /// (PairClasses) is tested: the answer must depend on the order of the iterations, the kinds and the
  /// textual order only.
  std::optional<ReorderedAccesses> findPair(PairTest test) const;

  Region *scope;
  MemoryAliases &aliases;
  SmallVector<LoopAccess, 8> accesses;
};

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_LEGALITY_H
