// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/Hoisting.h"

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

bool HoistingLegality::canHoist(Operation *op) {
  return op->walk([&](Operation *inner) {
    return canExecuteBefore(inner) ? WalkResult::Advance
                                   : WalkResult::Interrupt;
  }) != WalkResult::Interrupt;
}

bool HoistingLegality::canExecuteBefore(Operation *op) {
  if (isa<AffineForOp, AffineParallelOp, AffineIfOp, AffineYieldOp>(op))
    return true;
  if (!isAffineAccess(op)) {
    if (!isMemoryEffectFree(op))
      return false;
    // An operation before it may not return.
    return isSpeculatable(op) || (!hasUnknownEffects && impliesIteration(op));
  }
  SmallVector<MemoryAccess, 1> accesses =
      cast<MemoryAccessOpInterface>(op).getAccesses();
  if (accesses.size() != 1)
    return false;
  LoopAccess access{op, accesses.front()};
  if (!isOrdered(access))
    return false;
  return impliesIteration(op) || (!access.isStore() && isInBounds(access));
}

/// Whether no other access of the loop must be executed before or after `access`.
bool HoistingLegality::isOrdered(const LoopAccess &access) {
  bool result = true;
  auto isOther = [&](const LoopAccess &other) { return other.op != access.op; };
  groups.forEachOverlapping(
      access.getMemory(), [&](const AccessGroups::Group &group) {
        result = llvm::none_of(group.stores, isOther) &&
                 (!access.isStore() || llvm::none_of(group.loads, isOther));
        return result;
      });
  return result;
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
  return !aliases.getObject(memory) || mayBeFreedBefore(loop, memory, aliases);
}
