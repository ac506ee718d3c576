// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/Hoisting.h"

#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/Affine/AffineAccess.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Dependence/FreedMemory.h"
#include "strata/Loops/Dependence/OtherLoopsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;
using namespace strata::presburger;

HoistingLegality::HoistingLegality(AffineForOp loop, MemoryAliases &aliases)
    : loop(loop), aliases(aliases), scope(getFunctionBody(loop)),
      groups(aliases), hasIterations(getTripCount(loop).value_or(0) > 0) {
  for (const LoopAccess &access : collectAccesses(loop)) {
    groups.add(access);
    hasUnknownEffects |= !access.getMemory() && access.isStore();
  }
}

std::optional<Obstacle> HoistingLegality::findObstacle(Operation *op) {
  std::optional<Obstacle> obstacle;
  op->walk([&](Operation *inner) {
    obstacle = checkOperation(inner);
    return obstacle ? WalkResult::Interrupt : WalkResult::Advance;
  });
  return obstacle;
}

std::optional<Obstacle> HoistingLegality::checkOperation(Operation *op) {
  if (isa<AffineForOp, AffineParallelOp, AffineIfOp, AffineYieldOp>(op))
    return std::nullopt;
  constexpr StringLiteral noIteration =
      "the operation may not be executed if the loop has no iterations";
  if (!isAffineAccess(op)) {
    if (!isMemoryEffectFree(op))
      return Obstacle("the operation has effects and is no access of affine");
    if (isSpeculatable(op))
      return std::nullopt;
    if (hasUnknownEffects)
      return Obstacle("an operation before it may not return");
    return impliesIteration(op) ? std::nullopt
                                : std::optional(Obstacle(noIteration));
  }
  SmallVector<MemoryAccess, 1> accesses =
      cast<MemoryAccessOpInterface>(op).getAccesses();
  if (accesses.size() != 1)
    return Obstacle("the operation accesses several memories");
  LoopAccess access{op, accesses.front()};
  if (auto obstacle = findConflict(access))
    return obstacle;
  if (impliesIteration(op) || (!access.isStore() && isInBounds(access)))
    return std::nullopt;
  return Obstacle(noIteration);
}

/// Another access of the loop that must be executed before or after `access`.
std::optional<Obstacle>
HoistingLegality::findConflict(const LoopAccess &access) {
  std::optional<Obstacle> obstacle;
  auto isOther = [&](const LoopAccess &other) { return other.op != access.op; };
  auto search = [&](ArrayRef<LoopAccess> list) {
    const auto *other = llvm::find_if(list, isOther);
    if (other != list.end())
      obstacle = describeConflict(*other, access);
  };
  groups.forEachOverlapping(access.getMemory(),
                            [&](const AccessGroups::Group &group) {
                              search(group.stores);
                              if (!obstacle && access.isStore())
                                search(group.loads);
                              return !obstacle;
                            });
  return obstacle;
}

/// Names two iterations in which both accesses are of one element. Moving `access` to before the loop
/// reverses those in which the other one is first.
Obstacle HoistingLegality::describeConflict(const LoopAccess &other,
                                            const LoopAccess &access) {
  if (!other.getMemory())
    return Obstacle("an operation with unknown effects is in the loop",
                    other.op);
  if (!loop->getContext()->getRemarkEngine())
    return Obstacle("another operation accesses the memory", other.op);
  AccessPair pair(other, access, scope, aliases);
  SmallVector<LevelOrder, 4> orders;
  for (const LoopLevel &level : pair.getCommonLevels()) {
    orders.push_back(level.loop == loop ? LevelOrder::Less : LevelOrder::Equal);
    if (level.loop == loop)
      break;
  }
  Budget budget(100000);
  if (pair.exists(orders, budget))
    return Obstacle(other, access, orders, scope, aliases, "could be reversed");
  if (!orders.empty())
    orders.back() = LevelOrder::Equal;
  if (pair.exists(orders, budget) &&
      getTextualOrder(other.op, access.op) == TextualOrder::Before)
    return Obstacle(other, access, orders, scope, aliases, "could be reversed");
  return Obstacle("another operation accesses the memory", other.op);
}

bool HoistingLegality::impliesIteration(Operation *op) {
  if (hasIterations)
    return true;
  OtherLoops loops(op, loop, scope);
  auto translate = [&](AffineMap map, ValueRange operands) {
    SmallVector<LinearSum, 2> sums;
    for (AffineExpr bound : map.getResults())
      sums.push_back(
          loops.translator.translate(bound, map.getNumDims(), operands));
    return sums;
  };
  SmallVector<LinearSum, 2> lower =
      translate(loop.getLowerBoundMap(), loop.getLowerBoundOperands());
  SmallVector<LinearSum, 2> upper =
      translate(loop.getUpperBoundMap(), loop.getUpperBoundOperands());
  // The loop has no iterations if one of the upper bounds is at most one of the lower bounds.
  return llvm::all_of(lower, [&](const LinearSum &begin) {
    return llvm::all_of(
        upper, [&](const LinearSum &end) { return loops.isNever(end, begin); });
  });
}

bool HoistingLegality::isInBounds(const LoopAccess &access) {
  auto type = dyn_cast<MemRefType>(access.getMemory().getType());
  if (!type || !type.hasStaticShape() || !access.hasIndices() ||
      mayBeFreed(access.getMemory()))
    return false;
  OtherLoops loops(access.op, loop, scope);
  SmallVector<LinearSum, 4> indices =
      translateIndices(access.access, loops.system, loops.translator);
  return llvm::all_of(llvm::enumerate(indices), [&](auto each) {
    int64_t size = type.getDimSize(unsigned(each.index()));
    return loops.isNever(LinearSum(size), each.value()) &&
           loops.isNever(each.value(), LinearSum(-1));
  });
}

/// Whether the memory may have been freed where the loop has no iterations.
bool HoistingLegality::mayBeFreed(Value memory) {
  if (!frees)
    frees = findFreeingOperations(*scope);
  return !aliases.getObject(memory) ||
         mayBeFreedBefore(loop, memory, aliases, *frees);
}
