// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Analysis/AliasAnalysis.h"

#include "strata/IR/Graph/Block.h"
#include "strata/Interfaces/CallInterfaces.h"
#include "strata/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

raw_ostream &strata::operator<<(raw_ostream &os, AliasResult result) {
  static constexpr StringRef names[] = {"NoAlias", "MayAlias", "PartialAlias",
                                        "MustAlias"};
  return os << names[unsigned(result.getKind())];
}

raw_ostream &strata::operator<<(raw_ostream &os, ModRefResult result) {
  static constexpr StringRef names[] = {"NoModRef", "Ref", "Mod", "ModRef"};
  return os << names[unsigned(result.getKind())];
}

//===-- Values -------------------------------------------------------------===//

/// The source of which `value` is a view; null if it is no view.
static Value getViewSource(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || !op->getNumOperands() ||
      !op->hasTrait(OpTrait::ViewLikeOpInterface))
    return {};
  return op->getOperand(0);
}

bool LocalAliasAnalysis::isOnlyPassed(Value value) const {
  if (flow.isOnlyPassed(value))
    return true;
  auto arg = dyn_cast<BlockArgument>(value);
  if (!arg)
    return false;
  Block *block = arg.getOwner();
  size_t numSources = flow.getSources(value).size();
  if (!block->isEntryBlock()) {
    auto edges = block->getPredecessorUses();
    return numSources == size_t(std::distance(edges.begin(), edges.end()));
  }
  Operation *callable = block->getParentOp();
  return callable && flow.hasOnlyKnownCalls(callable) &&
         numSources == flow.getCalls(callable).size();
}

std::optional<SmallVector<Value, 4>>
LocalAliasAnalysis::getUnderlyingValues(Value value) {
  static constexpr size_t MaxValues = 32;
  SmallVector<Value, 4> found, worklist{value};
  llvm::SmallPtrSet<void *, 8> seen;
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    if (!seen.insert(next.getAsOpaquePointer()).second)
      continue;
    if (seen.size() > MaxValues)
      return std::nullopt;
    if (Value source = getViewSource(next)) {
      worklist.push_back(source);
      continue;
    }
    if (!isOnlyPassed(next)) {
      found.push_back(next);
      continue;
    }
    for (OpOperand *source : flow.getSources(next))
      worklist.push_back(source->get());
  }
  return found;
}

/// Whether `value` is memory that the operation which makes it allocates.
static bool isAllocation(Value value) {
  Operation *op = value.getDefiningOp();
  auto effects = op ? getMemoryEffects(op) : std::nullopt;
  return effects && llvm::any_of(*effects, [&](const EffectInstance &effect) {
           return effect.effect == MemoryEffect::Allocate &&
                  effect.value == value;
         });
}

static bool isConstant(Value value) {
  Operation *op = value.getDefiningOp();
  return op && op->hasTrait(OpTrait::ConstantLike);
}

/// The function that `value` is an argument of; null if it is none.
static Operation *getFunctionOfArgument(Value value) {
  auto arg = dyn_cast<BlockArgument>(value);
  Block *block = arg ? arg.getOwner() : nullptr;
  Operation *parent =
      block && block->isEntryBlock() ? block->getParentOp() : nullptr;
  return parent && isCallable(parent) ? parent : nullptr;
}

/// Whether two values that are not views refer to distinct memory.
static bool areDistinct(Value a, Value b) {
  if (a == b)
    return false;
  bool isOwnA = isAllocation(a), isOwnB = isAllocation(b);
  // A constant does not alias an allocation, and two allocations are distinct.
  if (isOwnA && isOwnB)
    return true;
  if (!isOwnA && !isOwnB)
    return false;
  Value own = isOwnA ? a : b, other = isOwnA ? b : a;
  // An argument of the function existed before the allocation.
  Operation *function = getFunctionOfArgument(other);
  return isConstant(other) ||
         (function && function->isProperAncestor(own.getDefiningOp()));
}

AliasResult LocalAliasAnalysis::alias(Value a, Value b) {
  if (a == b)
    return AliasResult::MustAlias;
  // A common allocation does not imply aliasing: it may have been executed
  // twice, and views may cover different parts.
  auto ofA = getUnderlyingValues(a), ofB = getUnderlyingValues(b);
  if (!ofA || !ofB || ofA->empty() || ofB->empty())
    return AliasResult::MayAlias;
  for (Value first : *ofA)
    for (Value second : *ofB)
      if (!areDistinct(first, second))
        return AliasResult::MayAlias;
  return AliasResult::NoAlias;
}

//===-- Operations ---------------------------------------------------------===//

ModRefResult LocalAliasAnalysis::getModRef(Operation *op, Value location) {
  auto effects = getEffectsRecursively(op);
  if (!effects)
    return ModRefResult::ModRef;
  ModRefResult result = ModRefResult::NoModRef;
  for (const EffectInstance &effect : *effects) {
    // Allocation does not access existing memory. Freeing counts as a
    // modification, because no later access is allowed.
    if (effect.effect == MemoryEffect::Allocate)
      continue;
    if (effect.value && alias(effect.value, location).isNo())
      continue;
    result =
        result.merge(effect.effect == MemoryEffect::Read ? ModRefResult::Ref
                                                         : ModRefResult::Mod);
    if (result.isModAndRef())
      break;
  }
  return result;
}

AliasResult AliasAnalysis::alias(Value a, Value b) {
  for (auto &implementation : implementations)
    if (AliasResult result = implementation->alias(a, b); !result.isMay())
      return result;
  return AliasResult::MayAlias;
}

ModRefResult AliasAnalysis::getModRef(Operation *op, Value location) {
  ModRefResult result = ModRefResult::ModRef;
  for (auto &implementation : implementations) {
    result = result.intersect(implementation->getModRef(op, location));
    if (result.isNoModRef())
      break;
  }
  return result;
}
