// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/Legality.h"

#include "strata/Loops/Dependence/PairClasses.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using presburger::Budget;

NestDependences::NestDependences(Operation *loop, MemoryAliases &aliases)
    : scope(loop->getParentRegion()), aliases(aliases),
      accesses(collectAccesses(loop)) {}

/// Work for all questions about a nest: thousands of pairs, or a few that are hard.
static constexpr uint64_t NestBudget = 500000;

std::optional<ReorderedAccesses>
NestDependences::findPair(PairTest test) const {
  llvm::MapVector<Value, SmallVector<const LoopAccess *, 4>> groups;
  for (const LoopAccess &access : accesses)
    groups[access.getMemory()].push_back(&access);
  Budget budget(NestBudget);
  PairClasses classes(scope, accesses.size());
  llvm::DenseSet<unsigned> done;
  for (const auto &[memory, sources] : groups)
    for (const auto &[otherMemory, targets] : groups) {
      if (!aliases.mayAlias(memory, otherMemory))
        continue;
      for (const LoopAccess *source : sources)
        for (const LoopAccess *target : targets) {
          if (!source->isStore() && !target->isStore())
            continue;
          if (!done.insert(classes.get(*source, *target)).second)
            continue;
          AccessPair pair(*source, *target, scope, aliases);
          std::optional<Orders> orders = Orders();
          if (done.size() <= MaxAccessPairs)
            orders = test(*source, *target, pair, budget);
          if (!orders)
            continue;
          return ReorderedAccesses{source->op,
                                   target->op,
                                   getDependenceKind(*source, *target),
                                   unsigned(source - accesses.begin()),
                                   unsigned(target - accesses.begin()),
                                   std::move(*orders)};
        }
    }
  return std::nullopt;
}

std::optional<IterationPair>
NestDependences::findIterations(const ReorderedAccesses &reordered) const {
  AccessPair pair(accesses[reordered.sourceNumber],
                  accesses[reordered.targetNumber], scope, aliases);
  Budget budget(NestBudget);
  return pair.findIterations(reordered.orders, budget);
}

/// The orders of a dependence that level `level` carries, for `count` levels.
static SmallVector<LevelOrder, 4> carriedBy(unsigned level, size_t count) {
  SmallVector<LevelOrder, 4> orders(std::max<size_t>(count, level + 1));
  for (unsigned i = 0; i < level; ++i)
    orders[i] = LevelOrder::Equal;
  orders[level] = LevelOrder::Less;
  return orders;
}

std::optional<ReorderedAccesses>
NestDependences::findCarried(unsigned level) const {
  return findPair([&](const LoopAccess &, const LoopAccess &,
                      const AccessPair &pair,
                      Budget &budget) -> std::optional<Orders> {
    Orders orders = carriedBy(level, 0);
    if (level < pair.getCommonLevels().size() && pair.exists(orders, budget))
      return orders;
    return std::nullopt;
  });
}

SmallVector<bool, 4> NestDependences::findOrderedLevels(unsigned count) const {
  SmallVector<bool, 4> isOrdered(count, false);
  auto test = [&](const LoopAccess &, const LoopAccess &,
                  const AccessPair &pair,
                  Budget &budget) -> std::optional<Orders> {
    for (unsigned level = 0; level < count; ++level) {
      if (isOrdered[level] || level >= pair.getCommonLevels().size())
        continue;
      // The other direction is that of the pair in the other order.
      SmallVector<LevelOrder, 4> orders(level + 1);
      orders[level] = LevelOrder::Less;
      isOrdered[level] = pair.exists(orders, budget);
    }
    bool areAll = llvm::all_of(isOrdered, [](bool value) { return value; });
    return areAll ? std::optional(Orders()) : std::nullopt;
  };
  // The search also ends after too many pairs.
  if (findPair(test))
    isOrdered.assign(count, true);
  return isOrdered;
}

std::optional<ReorderedAccesses>
NestDependences::findUntileable(ArrayRef<TileExtent> tiles) const {
  return findPair([&](const LoopAccess &, const LoopAccess &,
                      const AccessPair &pair,
                      Budget &budget) -> std::optional<Orders> {
    size_t depth = std::min(tiles.size(), pair.getCommonLevels().size());
    for (unsigned level = 0; level + 1 < depth; ++level) {
      SmallVector<LevelOrder, 4> orders = carriedBy(level, unsigned(depth));
      // Iterations of two tiles of the level stay in order.
      if (!tiles[level].isWhole)
        orders[level].within = tiles[level].length;
      if (!pair.exists(orders, budget))
        continue;
      // The second iteration must not be in an earlier tile of a later level.
      for (unsigned later = level + 1; later < depth; ++later) {
        if (tiles[later].isWhole)
          continue;
        orders[later] = LevelOrder::Greater;
        if (pair.exists(orders, budget))
          return orders;
        orders[later] = LevelOrder::Any;
      }
    }
    return std::nullopt;
  });
}

/// Extends the bounds of `distance` to those of `more`.
static void unite(DependenceComponent &distance,
                  const DependenceComponent &more) {
  distance.lb =
      distance.lb && more.lb ? std::min(distance.lb, more.lb) : std::nullopt;
  distance.ub =
      distance.ub && more.ub ? std::max(distance.ub, more.ub) : std::nullopt;
}

std::optional<SmallVector<DependenceComponent, 4>>
NestDependences::getCarriedDistances(unsigned carrier, unsigned count) const {
  std::optional<SmallVector<DependenceComponent, 4>> distances;
  auto stopped = findPair([&](const LoopAccess &, const LoopAccess &,
                              const AccessPair &pair,
                              Budget &budget) -> std::optional<Orders> {
    Orders orders = carriedBy(carrier, 0);
    if (pair.getCommonLevels().size() < count)
      return orders;
    if (!pair.exists(orders, budget))
      return std::nullopt;
    SmallVector<DependenceComponent, 4> more = pair.getComponents(orders);
    more.resize(count);
    if (!distances)
      distances = more;
    for (auto [distance, other] : llvm::zip(*distances, more))
      unite(distance, other);
    return std::nullopt;
  });
  // Accesses outside of the levels, or too many: any distance.
  if (stopped)
    return SmallVector<DependenceComponent, 4>(count);
  return distances;
}

/// Adds the order of one level; false if it contradicts the one that the level has.
static bool refine(LevelOrder &order, LevelOrder::Kind kind) {
  if (order.kind != LevelOrder::Any && order.kind != kind)
    return false;
  order.kind = kind;
  return true;
}

std::optional<ReorderedAccesses>
NestDependences::findReversedBy(ArrayRef<unsigned> order) const {
  return findPair([&](const LoopAccess &, const LoopAccess &,
                      const AccessPair &pair,
                      Budget &budget) -> std::optional<Orders> {
    // Accesses that are not in all of the loops keep their place in the others.
    if (pair.getCommonLevels().size() < order.size())
      return std::nullopt;
    for (unsigned level = 0; level + 1 < order.size(); ++level) {
      Orders carried = carriedBy(level, order.size());
      // The first level in the new order in which the iterations differ goes backwards.
      for (unsigned outer : order) {
        Orders reversed = carried;
        if (refine(reversed[outer], LevelOrder::Greater) &&
            pair.exists(reversed, budget))
          return reversed;
        if (!refine(carried[outer], LevelOrder::Equal))
          break;
      }
    }
    return std::nullopt;
  });
}

std::optional<ReorderedAccesses>
NestDependences::findUnjammable(int64_t factor) const {
  return findPair([&](const LoopAccess &source, const LoopAccess &target,
                      const AccessPair &pair,
                      Budget &budget) -> std::optional<Orders> {
    size_t depth = pair.getCommonLevels().size();
    SmallVector<LevelOrder, 4> orders = carriedBy(0, depth);
    orders[0].within = factor;
    if (depth == 0 || !pair.exists(orders, budget))
      return std::nullopt;
    // Within one iteration of the inner loops, the operations keep their order, and each is
    // executed for the iterations of the outer loop in turn.
    for (size_t level = 1; level < depth; ++level) {
      orders[level] = LevelOrder::Greater;
      if (pair.exists(orders, budget))
        return orders;
      orders[level] = LevelOrder::Equal;
    }
    TextualOrder order = getTextualOrder(source.op, target.op);
    bool staysInOrder = order == TextualOrder::Before || source.op == target.op;
    if (!staysInOrder && pair.exists(orders, budget))
      return orders;
    return std::nullopt;
  });
}
