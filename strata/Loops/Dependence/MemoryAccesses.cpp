// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/MemoryAccesses.h"

#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static LoopAccess getWholeAccess(Operation *op, Value memory, bool isStore) {
  LoopAccess result;
  result.op = op;
  result.access.memory = memory;
  result.access.isWhole = true;
  result.access.isStore = isStore;
  return result;
}

void strata::appendAccesses(Operation *op, SmallVectorImpl<LoopAccess> &list) {
  SmallVector<MemoryAccess, 1> accesses;
  if (auto interface = dyn_cast<MemoryAccessOpInterface>(op))
    accesses = interface.getAccesses();
  for (const MemoryAccess &access : accesses)
    list.push_back({op, access});
  std::optional<SmallVector<EffectInstance, 4>> effects = getMemoryEffects(op);
  if (!effects) {
    // The effects of operations with regions are those of the operations in them.
    if (!op->hasTrait(OpTrait::RecursiveMemoryEffects))
      list.push_back(getWholeAccess(op, Value(), true));
    return;
  }
  for (const EffectInstance &effect : *effects) {
    bool isStore = effect.effect != MemoryEffect::Read;
    bool isDeclared = llvm::any_of(accesses, [&](const MemoryAccess &access) {
      return access.memory == effect.value && access.isStore == isStore;
    });
    // Volatile accesses, and atomic ones with an order, have more effects than their own.
    if (effect.effect != MemoryEffect::Allocate && !isDeclared)
      list.push_back(getWholeAccess(op, effect.value, isStore));
  }
}

void strata::collectAccesses(Operation *root,
                             SmallVectorImpl<LoopAccess> &accesses) {
  root->walk<WalkOrder::PreOrder>(
      [&](Operation *op) { appendAccesses(op, accesses); });
}

SmallVector<LoopAccess, 8> strata::collectAccesses(Operation *root) {
  SmallVector<LoopAccess, 8> list;
  collectAccesses(root, list);
  return list;
}

bool strata::isAllocatedIn(Value memory, Operation *op) {
  Operation *definition = memory.getDefiningOp();
  return definition && op->isProperAncestor(definition) &&
         hasEffect<MemoryEffects::Allocate>(definition, memory);
}

Value strata::getViewedMemory(Value memory) {
  Operation *op = memory.getDefiningOp();
  while (op && op->getNumOperands() > 0 &&
         op->hasTrait(OpTrait::ViewLikeOpInterface)) {
    memory = *op->getOperands().begin();
    op = memory.getDefiningOp();
  }
  return memory;
}

static bool isFunctionArgument(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  return argument && argument.getOwner()->isEntryBlock() &&
         isFunction(argument.getOwner()->getParentOp());
}

Value MemoryAliases::getObject(Value memory) const {
  Value object = getViewedMemory(memory);
  if (Operation *op = object.getDefiningOp())
    return hasEffect<MemoryEffects::Allocate>(op, object) ? object : Value();
  return !argumentsMayAlias && isFunctionArgument(object) ? object : Value();
}

bool MemoryAliases::mayAlias(Value a, Value b) {
  if (!a || !b || a == b)
    return true;
  Value left = getViewedMemory(a), right = getViewedMemory(b);
  if (left != right && !argumentsMayAlias && isFunctionArgument(left) &&
      isFunctionArgument(right))
    return false;
  return !analysis.alias(a, b).isNo();
}
