// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/EffectSummaries.h"

#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static constexpr uint8_t bit(MemoryEffect effect) {
  return uint8_t(1u << unsigned(effect));
}
/// The effects are unknown.
static constexpr uint8_t Unknown = 1u << 7;
/// An effect that remains if the operation is removed, with its results.
static constexpr uint8_t Observable = 1u << 6;

/// Most operations: nothing has to be looked up.
bool EffectSummaries::isKnownPure(Operation *op) {
  return !op->getNumRegions() && op->hasTrait(OpTrait::NoMemoryEffect);
}

EffectSummaries::Summary EffectSummaries::getOwn(Operation *op) {
  if (op->hasTrait(OpTrait::NoMemoryEffect))
    return 0;
  auto effects = getMemoryEffects(op);
  if (!effects)
    return Unknown;
  Summary summary = 0;
  for (const EffectInstance &effect : *effects)
    summary |= bit(effect.effect);
  return hasObservableEffects(op, *effects) ? summary | Observable : summary;
}

/// The effects of the operations in the regions of `op` that are effects of
/// `op`.
EffectSummaries::Summary EffectSummaries::getNested(Operation *op) {
  Summary summary = 0;
  if (op->hasTrait(OpTrait::RecursiveMemoryEffects))
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Operation &inner : block)
          summary |= get(&inner);
  return summary;
}

EffectSummaries::Summary EffectSummaries::get(Operation *op) {
  if (!op->getNumRegions())
    return getOwn(op);
  if (auto it = known.find(op); it != known.end())
    return it->second;
  Summary summary =
      runWithSufficientStackSpace([&] { return getNested(op); }) | getOwn(op);
  known[op] = summary;
  return summary;
}

bool EffectSummaries::isMemoryEffectFree(Operation *op) {
  return isKnownPure(op) || get(op) == 0;
}

bool EffectSummaries::mayWrite(Operation *op) {
  return !isKnownPure(op) && (get(op) & (Unknown | bit(MemoryEffect::Write)));
}

bool EffectSummaries::wouldOpBeTriviallyDead(Operation *op) {
  if (!op->getNumRegions())
    return strata::wouldOpBeTriviallyDead(op);
  if (op->mightHaveTrait(OpTrait::Terminator) || op->hasTrait(OpTrait::Symbol))
    return false;
  return !(get(op) & (Unknown | Observable));
}

void EffectSummaries::forget(Operation *op) {
  if (known.empty())
    return;
  if (!op)
    return;
  known.erase(op);
  // The summary of an ancestor depends on it only through the operations
  // between them, whose summaries are known then too.
  while ((op = op->getParentOp()) && known.erase(op))
    ;
}
