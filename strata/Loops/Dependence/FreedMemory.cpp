// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/FreedMemory.h"

#include "strata/IR/Graph/Visitors.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/Dependence/LoopLevels.h"
#include "strata/Loops/Dependence/OtherLoopsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static bool mayFree(Operation *op, Value memory, MemoryAliases &aliases) {
  if (!hasEffect<MemoryEffects::Free>(op))
    return false;
  return llvm::any_of(*getMemoryEffects(op), [&](const EffectInstance &effect) {
    return effect.effect == MemoryEffect::Free &&
           aliases.mayAlias(effect.value, memory);
  });
}

bool strata::mayBeFreedBefore(Operation *place, Value memory,
                              MemoryAliases &aliases) {
  Region *function = getFunctionBody(place);
  // An iteration of a loop around the definition has memory of its own.
  Region *definition = getViewedMemory(memory).getParentRegion();
  auto check = [&](Operation *op) {
    if (!mayFree(op, memory, aliases))
      return WalkResult::Advance;
    Region *region = op->getParentRegion();
    bool isLater = (region == function || region == definition) &&
                   getTextualOrder(op, place) == TextualOrder::After;
    return isLater ? WalkResult::Advance : WalkResult::Interrupt;
  };
  return function->walk(check) == WalkResult::Interrupt;
}
