// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Analysis/ValueFlow.h"
#include "strata/Bufferization/Optimization/AllocationsDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"
#include "strata/Interfaces/LoopLikeInterface.h"
#include "strata/Interfaces/SideEffectInterfaces.h"

using namespace strata;
using namespace strata::detail;

/// The only operation that frees `memref`, or null; std::nullopt if there are
/// several.
static std::optional<Operation *> findDealloc(Value memref) {
  Operation *dealloc = nullptr;
  for (Operation *user : memref.getUsers()) {
    if (!hasEffect(user, MemoryEffect::Free, memref))
      continue;
    if (dealloc)
      return std::nullopt;
    dealloc = user;
  }
  return dealloc;
}

SmallVector<Allocation> detail::findAllocations(Operation *root,
                                                bool includesStack) {
  SmallVector<Allocation> allocations;
  root->walk([&](Operation *op) {
    auto effects = getMemoryEffects(op);
    if (!effects)
      return;
    SmallVector<Value> allocated;
    for (const EffectInstance &effect : *effects)
      if (effect.effect == MemoryEffect::Allocate &&
          isa_and_nonnull<OpResult>(effect.value) &&
          (includesStack ||
           !effect.resource.contains("AutomaticAllocationScope")))
        allocated.push_back(effect.value);
    if (allocated.size() != 1)
      return;
    if (std::optional<Operation *> dealloc = findDealloc(allocated.front()))
      allocations.push_back({allocated.front(), *dealloc});
  });
  return allocations;
}

static bool isMemRef(Value value) {
  return isa<MemRefType, UnrankedMemRefType>(value.getType());
}

MemRefAliases::MemRefAliases(Operation *root) {
  ValueFlow flow(root);
  auto addPassed = [&](Value value) {
    if (isMemRef(value))
      for (OpOperand *source : flow.getSources(value))
        targets[source->get()].push_back(value);
  };
  root->walk([&](Operation *op) {
    for (OpResult result : op->getResults())
      addPassed(result);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument arg : block.getArguments())
          addPassed(arg);
    bool isSelect = isa<arith::SelectOp>(op);
    if (!op->getNumResults() || !isMemRef(op->getResult(0)) ||
        (!isSelect && !op->getDefinition().hasTrait("ViewLikeOpInterface")))
      return;
    for (Value operand : op->getOperands())
      if (isMemRef(operand))
        targets[operand].push_back(op->getResult(0));
  });
}

llvm::SetVector<Value> MemRefAliases::resolve(Value value) const {
  llvm::SetVector<Value> aliases;
  aliases.insert(value);
  for (size_t i = 0; i < aliases.size(); ++i)
    if (auto it = targets.find(aliases[i]); it != targets.end())
      aliases.insert(it->second.begin(), it->second.end());
  return aliases;
}

bool detail::isKnownControlFlow(Operation *op) {
  return isa<LoopLikeOpInterface>(op) || isa<RegionBranchOpInterface>(op);
}

bool detail::isLoop(Operation *op) {
  if (isa<LoopLikeOpInterface>(op))
    return true;
  auto branch = dyn_cast<RegionBranchOpInterface>(op);
  return branch && branch.hasLoop();
}

Operation *detail::getStart(Value memref, Block *block) {
  Operation *def = memref.getDefiningOp();
  if (def->getBlock() == block)
    return def;
  Operation *ancestor = block->findAncestorOpInBlock(*def);
  return ancestor ? ancestor : block->getTerminator();
}
