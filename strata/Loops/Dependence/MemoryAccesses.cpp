// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/MemoryAccesses.h"

#include "strata/IR/Types/BuiltinTypes.h"
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

/// The operand that `memory` is, or is a view of; null if it is neither.
static Value getViewedOperand(Value memory) {
  Operation *op = memory.getDefiningOp();
  if (!op || op->getNumOperands() == 0)
    return {};
  if (op->hasTrait(OpTrait::DistinctObjectsTrait))
    return op->getOperand(cast<OpResult>(memory).getResultNumber());
  return op->hasTrait(OpTrait::ViewLikeOpInterface) ? *op->getOperands().begin()
                                                    : Value();
}

Value strata::getViewedMemory(Value memory) {
  while (Value operand = getViewedOperand(memory))
    memory = operand;
  return memory;
}

/// Whether both are, or are views of, different results of an operation that states that these do not
/// overlap.
static bool areDistinct(Value a, Value b) {
  llvm::SmallDenseMap<Operation *, Value, 2> results;
  for (; a; a = getViewedOperand(a))
    if (Operation *op = a.getDefiningOp())
      if (op->hasTrait(OpTrait::DistinctObjectsTrait))
        results[op] = a;
  for (; b && !results.empty(); b = getViewedOperand(b))
    if (Value other = results.lookup(b.getDefiningOp()))
      if (other != b)
        return true;
  return false;
}

static bool isFunctionArgument(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  return argument && argument.getOwner()->isEntryBlock() &&
         isFunction(argument.getOwner()->getParentOp());
}

static bool isAllocation(Value memory) {
  Operation *op = memory.getDefiningOp();
  return op && hasEffect<MemoryEffects::Allocate>(op, memory);
}

bool strata::isOnlyAccess(Operation *user, Value memory) {
  if (auto interface = dyn_cast<MemoryAccessOpInterface>(user))
    return llvm::all_of(
        interface.getAccesses(), [&](const MemoryAccess &access) {
          return access.value != memory && access.result != memory;
        });
  return hasSingleEffect<MemoryEffects::Free>(user, memory) ||
         (user->getNumRegions() == 0 && isMemoryEffectFree(user) &&
          !user->hasTrait(OpTrait::IsTerminator) &&
          llvm::none_of(user->getResultTypes(),
                        [](Type type) { return isa<BaseMemRefType>(type); }));
}

bool strata::isUncaptured(Value memory) {
  return isAllocation(memory) &&
         llvm::all_of(memory.getUsers(), [&](Operation *user) {
           return isOnlyAccess(user, memory);
         });
}

MemoryAliases::Origin MemoryAliases::getOrigin(Value memory) {
  auto [entry, isNew] = origins.try_emplace(memory, Origin::Other);
  if (isNew && isFunctionArgument(memory))
    entry->second = Origin::Argument;
  else if (isNew && isAllocation(memory))
    entry->second = Origin::Allocation;
  return entry->second;
}

Value MemoryAliases::getObject(Value memory) const {
  Value object = getViewedMemory(memory);
  if (object.getDefiningOp())
    return isAllocation(object) ? object : Value();
  return !argumentsMayAlias && isFunctionArgument(object) ? object : Value();
}

bool MemoryAliases::mayAlias(Value a, Value b) {
  if (a == b)
    return true;
  if (!a || !b)
    return !isUncaptured(a ? a : b);
  Value left = getViewedMemory(a), right = getViewedMemory(b);
  // Views of one memory are not compared.
  if (left == right)
    return true;
  Origin from = getOrigin(left), to = getOrigin(right);
  bool areArguments = from == Origin::Argument && to == Origin::Argument;
  // New memory is neither other new memory nor that of an argument.
  if (from != Origin::Other && to != Origin::Other &&
      !(areArguments && argumentsMayAlias))
    return false;
  if (areDistinct(a, b))
    return false;
  if (!analysis)
    analysis.emplace(function);
  return !analysis->alias(a, b).isNo();
}
