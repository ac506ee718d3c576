// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/FreedMemory.h"

#include "strata/IR/Graph/Visitors.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/Dependence/LoopLevels.h"
#include "strata/Loops/Dependence/OtherLoopsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

SmallVector<Operation *, 4> strata::findFreeingOperations(Region &function) {
  SmallVector<Operation *, 4> frees;
  function.walk([&](Operation *op) {
    if (hasEffect<MemoryEffects::Free>(op))
      frees.push_back(op);
  });
  return frees;
}

static bool mayFree(Operation *op, Value memory, MemoryAliases &aliases) {
  return llvm::any_of(*getMemoryEffects(op), [&](const EffectInstance &effect) {
    return effect.effect == MemoryEffect::Free &&
           aliases.mayAlias(effect.value, memory);
  });
}

bool strata::mayBeFreedBefore(Operation *place, Value memory,
                              MemoryAliases &aliases,
                              ArrayRef<Operation *> frees) {
  Region *function = getFunctionBody(place);
  // An iteration of a loop around the definition has memory of its own.
  Region *definition = getViewedMemory(memory).getParentRegion();
  return llvm::any_of(frees, [&](Operation *op) {
    if (!mayFree(op, memory, aliases))
      return false;
    Region *region = op->getParentRegion();
    bool isLater = (region == function || region == definition) &&
                   getTextualOrder(op, place) == TextualOrder::After;
    return !isLater;
  });
}
