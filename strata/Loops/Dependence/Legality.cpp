// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/Legality.h"

using namespace strata;
using presburger::Tri;

NestDependences::NestDependences(Operation *loop, MemoryAliases &aliases)
    : scope(loop->getParentRegion()), aliases(aliases),
      accesses(collectAccesses(loop)) {}

std::optional<ReorderedAccesses> NestDependences::findPair(
    function_ref<bool(const LoopAccess &, const LoopAccess &,
                      const AccessPair &)>
        test) const {
  for (const LoopAccess &source : accesses)
    for (const LoopAccess &target : accesses) {
      if (!source.isStore() && !target.isStore())
        continue;
      AccessPair pair(source, target, scope, aliases);
      if (test(source, target, pair))
        return ReorderedAccesses{source.op, target.op};
    }
  return std::nullopt;
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
  return findPair(
      [&](const LoopAccess &, const LoopAccess &, const AccessPair &pair) {
        return level < pair.getCommonLevels().size() &&
               pair.exists(carriedBy(level, 0)) != Tri::False;
      });
}

std::optional<ReorderedAccesses>
NestDependences::findUnpermutable(unsigned count) const {
  return findPair(
      [&](const LoopAccess &, const LoopAccess &, const AccessPair &pair) {
        unsigned depth =
            std::min<unsigned>(count, unsigned(pair.getCommonLevels().size()));
        for (unsigned level = 0; level + 1 < depth; ++level) {
          SmallVector<LevelOrder, 4> orders = carriedBy(level, depth);
          if (pair.exists(orders) == Tri::False)
            continue;
          // A later level must not go backwards.
          for (unsigned later = level + 1; later < depth; ++later) {
            orders[later] = LevelOrder::Greater;
            if (pair.exists(orders) != Tri::False)
              return true;
            orders[later] = LevelOrder::Any;
          }
        }
        return false;
      });
}

std::optional<ReorderedAccesses>
NestDependences::findUnjammable(int64_t factor) const {
  return findPair([&](const LoopAccess &source, const LoopAccess &target,
                      const AccessPair &pair) {
    size_t depth = pair.getCommonLevels().size();
    SmallVector<LevelOrder, 4> orders = carriedBy(0, depth);
    orders[0].within = factor;
    if (depth == 0 || pair.exists(orders) == Tri::False)
      return false;
    // Within one iteration of the inner loops, the operations keep their order, and each is
    // executed for the iterations of the outer loop in turn.
    for (size_t level = 1; level < depth; ++level) {
      orders[level] = LevelOrder::Greater;
      if (pair.exists(orders) != Tri::False)
        return true;
      orders[level] = LevelOrder::Equal;
    }
    TextualOrder order = getTextualOrder(source.op, target.op);
    bool staysInOrder = order == TextualOrder::Before || source.op == target.op;
    return !staysInOrder && pair.exists(orders) != Tri::False;
  });
}
