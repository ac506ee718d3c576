// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/SideEffectInterfaces.h"

#include "strata/Definition/Interfaces.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Segments.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/ConditionallySpeculatable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace strata;
using Effects = SmallVector<EffectInstance, 4>;

std::optional<MemoryEffect> strata::parseMemoryEffect(StringRef word) {
  return llvm::StringSwitch<std::optional<MemoryEffect>>(word)
      .Case("read", MemoryEffect::Read)
      .Case("write", MemoryEffect::Write)
      .Case("allocate", MemoryEffect::Allocate)
      .Case("free", MemoryEffect::Free)
      .Default(std::nullopt);
}

/// Whether values of the type may refer to memory. Tensors and numbers do not.
static bool mayBeMemory(Type type) {
  return isa<BaseMemRefType, DynamicType>(type);
}

/// Adds one effect for each value that `declared` is on.
static void addDeclared(Operation *op, const DeclaredEffect &declared,
                        Effects &effects) {
  EffectInstance instance{declared.effect, declared.resource, Value()};
  if (!declared.slot) {
    effects.push_back(instance);
    return;
  }
  const OpDefinition &def = op->getDefinition();
  bool isOperand = *declared.slot < def.operands.size();
  SmallVector<Segment, 4> segments;
  if (failed(isOperand ? getOperandSegments(op, segments)
                       : getResultSegments(op, segments))) {
    effects.push_back(instance);
    return;
  }
  auto [first, size] =
      segments[*declared.slot - (isOperand ? 0 : def.operands.size())];
  for (unsigned i = first; i < first + size; ++i) {
    instance.value = isOperand ? op->getOperand(i) : Value(op->getResult(i));
    if (!declared.ofMemory || mayBeMemory(instance.value.getType()))
      effects.push_back(instance);
  }
}

std::optional<Effects> strata::getMemoryEffects(Operation *op) {
  const OpDefinition &def = op->getDefinition();
  Effects effects;
  if (def.getEffects) {
    def.getEffects(op, effects);
    return effects;
  }
  if (auto *own = getInterface<MemoryEffectOpInterface>(op)) {
    own->getEffects(op, effects);
    return effects;
  }
  // The operation has only the effects of its regions.
  if (def.memoryEffects.empty() && !def.hasTrait(OpTrait::NoMemoryEffect) &&
      !def.hasTrait(OpTrait::RecursiveMemoryEffects))
    return std::nullopt;
  for (const DeclaredEffect &declared : def.memoryEffects)
    addDeclared(op, declared, effects);
  return effects;
}

/// Calls `fn` for `op` and all operations whose effects are among its own,
/// until it returns false; whether it never did.
static bool walkEffects(Operation *op, function_ref<bool(Operation *)> fn) {
  SmallVector<Operation *, 8> worklist{op};
  while (!worklist.empty()) {
    Operation *next = worklist.pop_back_val();
    if (!fn(next))
      return false;
    if (!next->hasTrait(OpTrait::RecursiveMemoryEffects))
      continue;
    for (Region &region : next->getRegions())
      for (Block &block : region)
        for (Operation &inner : block)
          worklist.push_back(&inner);
  }
  return true;
}

std::optional<Effects> strata::getEffectsRecursively(Operation *op) {
  Effects all;
  bool known = walkEffects(op, [&](Operation *inner) {
    std::optional<Effects> effects = getMemoryEffects(inner);
    if (effects)
      llvm::append_range(all, *effects);
    return effects.has_value();
  });
  return known ? std::optional(std::move(all)) : std::nullopt;
}

bool strata::isMemoryEffectFree(Operation *op) {
  if (op->hasTrait(OpTrait::NoMemoryEffect) && !op->getNumRegions())
    return true;
  return walkEffects(op, [](Operation *inner) {
    if (inner->hasTrait(OpTrait::NoMemoryEffect))
      return true;
    std::optional<Effects> effects = getMemoryEffects(inner);
    return effects && effects->empty();
  });
}

static Speculatability getSpeculatability(Operation *op) {
  if (op->hasTrait(OpTrait::AlwaysSpeculatableImplTrait))
    return Speculatability::Speculatable;
  if (auto *interface = getInterface<ConditionallySpeculatable>(op))
    return interface->getSpeculatability(op);
  return op->hasTrait(OpTrait::RecursivelySpeculatableImplTrait)
             ? Speculatability::RecursivelySpeculatable
             : Speculatability::NotSpeculatable;
}

bool strata::isSpeculatable(Operation *op) {
  SmallVector<Operation *, 8> worklist{op};
  while (!worklist.empty()) {
    Operation *next = worklist.pop_back_val();
    Speculatability speculatability = getSpeculatability(next);
    if (speculatability == Speculatability::Speculatable)
      continue;
    if (speculatability != Speculatability::RecursivelySpeculatable)
      return false;
    for (Region &region : next->getRegions())
      for (Block &block : region)
        for (Operation &inner : block)
          worklist.push_back(&inner);
  }
  return true;
}

bool strata::isSpeculatableIfReached(Operation *op) {
  return getSpeculatability(op) == Speculatability::SpeculatableIfReached;
}

bool strata::isPure(Operation *op) {
  return isSpeculatable(op) && isMemoryEffectFree(op);
}

bool strata::hasObservableEffects(Operation *op,
                                  ArrayRef<EffectInstance> effects) {
  // Effects on memory that the operation itself allocates are not observable.
  auto isOwn = [&](Value value) {
    return value && value.getDefiningOp() == op &&
           llvm::any_of(effects, [&](const EffectInstance &effect) {
             return effect.effect == MemoryEffect::Allocate &&
                    effect.value == value;
           });
  };
  return !llvm::all_of(effects, [&](const EffectInstance &effect) {
    return effect.effect == MemoryEffect::Read || isOwn(effect.value);
  });
}

bool strata::wouldOpBeTriviallyDead(Operation *op) {
  if (op->mightHaveTrait(OpTrait::Terminator) || op->hasTrait(OpTrait::Symbol))
    return false;
  if (op->hasTrait(OpTrait::NoMemoryEffect) && !op->getNumRegions())
    return true;
  return walkEffects(op, [](Operation *inner) {
    std::optional<Effects> effects = getMemoryEffects(inner);
    return effects && !hasObservableEffects(inner, *effects);
  });
}

bool strata::isOpTriviallyDead(Operation *op) {
  return op->use_empty() && wouldOpBeTriviallyDead(op);
}

//===-- The handle ---------------------------------------------------------===//

bool MemoryEffectOpInterface::classof(const Operation *op) {
  return getMemoryEffects(const_cast<Operation *>(op)).has_value();
}

void MemoryEffectOpInterface::getEffects(
    SmallVectorImpl<EffectInstance> &effects) const {
  if (auto known = getMemoryEffects(getOperation()))
    llvm::append_range(effects, *known);
}

bool MemoryEffectOpInterface::hasEffect(MemoryEffect effect) const {
  SmallVector<EffectInstance, 4> effects;
  getEffects(effects);
  return llvm::any_of(effects, [effect](const EffectInstance &instance) {
    return instance.effect == effect;
  });
}

bool MemoryEffectOpInterface::onlyHasEffect(MemoryEffect effect) const {
  SmallVector<EffectInstance, 4> effects;
  getEffects(effects);
  return !effects.empty() &&
         llvm::all_of(effects, [effect](const EffectInstance &instance) {
           return instance.effect == effect;
         });
}

bool MemoryEffectOpInterface::hasNoEffect() const {
  SmallVector<EffectInstance, 4> effects;
  getEffects(effects);
  return effects.empty();
}

const MemoryEffects::Effect *EffectInstance::getEffect() const {
  switch (effect) {
  case MemoryEffect::Allocate:
    return MemoryEffects::Allocate::get();
  case MemoryEffect::Free:
    return MemoryEffects::Free::get();
  case MemoryEffect::Read:
    return MemoryEffects::Read::get();
  case MemoryEffect::Write:
    return MemoryEffects::Write::get();
  }
  llvm_unreachable("unknown kind of effect");
}

bool strata::hasEffect(Operation *op, MemoryEffect effect, Value value) {
  std::optional<Effects> effects = getMemoryEffects(op);
  return effects && llvm::any_of(*effects, [&](const EffectInstance &instance) {
           return instance.effect == effect &&
                  (!value || instance.value == value);
         });
}

bool strata::hasSingleEffect(Operation *op, MemoryEffect effect, Value value) {
  std::optional<Effects> effects = getMemoryEffects(op);
  if (!effects)
    return false;
  bool found = false;
  for (const EffectInstance &instance : *effects) {
    if (value && instance.value != value)
      continue;
    if (instance.effect != effect)
      return false;
    found = true;
  }
  return found;
}
