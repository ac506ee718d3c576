// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Goes from each use upwards, block by block, until the definition or a block
// where the value is known to be live.
#include "strata/Analysis/Liveness.h"

#include "strata/IR/Graph/Block.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

Liveness::Liveness(Operation *root) {
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (unsigned i = 0, e = op->getNumResults(); op != root && i != e; ++i)
      addValue(op->getResult(i));
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument arg : block.getArguments())
          addValue(arg);
  });
}

void Liveness::needAtStart(Block *block, Value value) {
  if (!isIn.insert({block, value.getAsOpaquePointer()}).second)
    return;
  lists[block].in.push_back(value);
  worklist.push_back(block);
}

void Liveness::needAtEnd(Block *block, Value value) {
  if (!isOut.insert({block, value.getAsOpaquePointer()}).second)
    return;
  lists[block].out.push_back(value);
  if (value.getParentBlock() != block)
    needAtStart(block, value);
}

/// The blocks of `region` that control leaves it from.
static void addEnds(Region &region, SmallVectorImpl<Block *> &ends) {
  for (Block &block : region)
    if (Operation *last = block.getLastOp(); !last || !last->hasSuccessors())
      ends.push_back(&block);
}

ArrayRef<Block *> Liveness::getEndsBefore(Region &region) {
  auto [found, isNew] = ends.try_emplace(&region);
  if (!isNew)
    return found->second;
  Operation *op = region.getParentOp();
  const RegionBranchOpInterface::Concept *table = getRegionBranch(op);
  for (Region &from : op->getRegions()) {
    if (!table) {
      addEnds(from, found->second);
      continue;
    }
    SmallVector<Block *, 2> candidates;
    addEnds(from, candidates);
    for (Block *block : candidates) {
      Operation *last = block->getLastOp();
      SmallVector<Attribute, 4> unknown(last ? last->getNumOperands() : 0);
      SmallVector<RegionSuccessor, 2> successors;
      table->getSuccessorRegions(op, &from, unknown, successors);
      if (llvm::any_of(successors, [&](const RegionSuccessor &successor) {
            return successor.region == &region;
          }))
        found->second.push_back(block);
    }
  }
  return found->second;
}

void Liveness::addValue(Value value) {
  Block *home = value.getParentBlock();
  for (OpOperand &use : value.getUses())
    if (Block *block = use.getOwner()->getBlock(); block && block != home)
      needAtStart(block, value);
  while (!worklist.empty()) {
    Block *block = worklist.pop_back_val();
    if (!block->isEntryBlock()) {
      for (BlockOperand &edge : block->getPredecessorUses())
        needAtEnd(edge.getOwner()->getBlock(), value);
      continue;
    }
    Region *region = block->getParent();
    Block *around = region->getParentOp()->getBlock();
    // In code that is not reached the definition need not come first.
    if (region == home->getParent() || !around)
      continue;
    for (Block *end : getEndsBefore(*region))
      needAtEnd(end, value);
    if (around != home)
      needAtStart(around, value);
  }
}

ArrayRef<Value> Liveness::getLiveIn(Block *block) const {
  auto found = lists.find(block);
  return found == lists.end() ? ArrayRef<Value>() : found->second.in;
}

ArrayRef<Value> Liveness::getLiveOut(Block *block) const {
  auto found = lists.find(block);
  return found == lists.end() ? ArrayRef<Value>() : found->second.out;
}

bool Liveness::isDeadAfter(Value value, Operation *op) const {
  Block *block = op->getBlock();
  if (isLiveOut(value, block))
    return false;
  return llvm::none_of(value.getUses(), [&](OpOperand &use) {
    Operation *user =
        block->getParent()->findAncestorOpInRegion(*use.getOwner());
    return user && user->getBlock() == block && op != user &&
           op->isBeforeInBlock(user);
  });
}
