// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/RewriteObserver.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace strata;

void RewriterBase::Listener::notifyOperationReplaced(Operation *op,
                                                     Operation *replacement) {
  notifyOperationReplaced(op, ValueRange(replacement->getResults()));
}

//===-- Operations -------------------------------------------------------===//

void RewriterBase::replaceOp(Operation *op, ValueRange newValues) {
  assert(op->getNumResults() == newValues.size() &&
         "one value for each result");
  if (Listener *told = getRewriteListener())
    told->notifyOperationReplaced(op, newValues);
  replaceAllOpUsesWith(op, newValues);
  eraseOp(op);
}

void RewriterBase::replaceOp(Operation *op, Operation *newOp) {
  assert(op->getNumResults() == newOp->getNumResults() &&
         "one new result for each old one");
  if (Listener *told = getRewriteListener())
    told->notifyOperationReplaced(op, newOp);
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    replaceAllUsesWith(op->getResult(i), newOp->getResult(i));
  eraseOp(op);
}

/// Tells about everything that goes with `op`, users before definitions.
void RewriterBase::eraseNested(Operation *op) {
  Listener *told = getRewriteListener();
  if (!told)
    return;
  if (!op->getNumRegions())
    return told->notifyOperationErased(op);
  // Reversed pre-order: later operations first, contents before containers.
  struct Item {
    Operation *op;
    Block *block;
  };
  SmallVector<Item, 16> items{{op, nullptr}};
  SmallVector<Item, 16> pending{{op, nullptr}};
  while (!pending.empty()) {
    Item item = pending.pop_back_val();
    if (item.op != op || item.block)
      items.push_back(item);
    // Pushed in program order, so that the last comes out first.
    if (item.block)
      for (Operation &inner : *item.block)
        pending.push_back({&inner, nullptr});
    else
      for (Region &region : item.op->getRegions())
        for (Block &block : region)
          pending.push_back({nullptr, &block});
  }
  // `items` has containers before contents, siblings from last to first.
  // Contents must go before their container but keep the order of siblings, so
  // the listener is notified of each container when the next item is not inside
  // it.
  SmallVector<Item, 16> open;
  auto close = [&](Item item) {
    if (item.block)
      told->notifyBlockErased(item.block);
    else
      told->notifyOperationErased(item.op);
  };
  auto isInside = [](Item inner, Item outer) {
    if (outer.block)
      return inner.op && inner.op->getBlock() == outer.block;
    return inner.block && inner.block->getParentOp() == outer.op;
  };
  for (Item item : items) {
    while (!open.empty() && !isInside(item, open.back()))
      close(open.pop_back_val());
    open.push_back(item);
  }
  while (!open.empty())
    close(open.pop_back_val());
}

void RewriterBase::eraseOp(Operation *op) {
  assert(op->use_empty() && "results still have uses");
  eraseNested(op);
  if (saveInsertionPoint().isSet() && getInsertionPoint().getNodePtr() == op)
    setInsertionPointAfter(op);
  op->erase();
}

void RewriterBase::moveOpBefore(Operation *op, Operation *existingOp) {
  moveOpBefore(op, existingOp->getBlock(),
               Block::iterator(existingOp, existingOp->getBlock()));
}

void RewriterBase::moveOpBefore(Operation *op, Block *block,
                                Block::iterator position) {
  InsertPoint previous;
  if (op->getBlock())
    previous = {op->getBlock(),
                Block::iterator(op->getNextNode(), op->getBlock())};
  op->moveBefore(block, position);
  if (listener)
    listener->notifyOperationInserted(op, previous);
}

void RewriterBase::moveOpAfter(Operation *op, Operation *existingOp) {
  if (op == existingOp)
    return;
  moveOpBefore(
      op, existingOp->getBlock(),
      Block::iterator(existingOp->getNextNode(), existingOp->getBlock()));
}

void RewriterBase::finalizeOpModification(Operation *op) {
  if (Listener *told = getRewriteListener())
    told->notifyOperationModified(op);
}

//===-- Blocks -----------------------------------------------------------===//

void RewriterBase::eraseBlock(Block *block) {
  assert(block->use_empty() && "block still has predecessors");
  while (Operation *op = block->getLastOp())
    eraseOp(op);
  if (Listener *told = getRewriteListener())
    told->notifyBlockErased(block);
  if (getInsertionBlock() == block)
    clearInsertionPoint();
  block->erase();
}

void RewriterBase::inlineBlockBefore(Block *source, Block *dest,
                                     Block::iterator before,
                                     ValueRange argValues) {
  assert(argValues.size() == source->getNumArguments() &&
         "one value an argument");
  assert(source->hasNoPredecessors() && "block still has predecessors");
  for (auto [arg, value] : llvm::zip(source->getArguments(), argValues))
    replaceAllUsesWith(arg, value);
  if (!listener) {
    dest->splice(before, source, source->begin(), source->end());
  } else {
    while (Operation *op = source->getFirstOp())
      moveOpBefore(op, dest, before);
  }
  eraseBlock(source);
}

void RewriterBase::inlineBlockBefore(Block *source, Operation *op,
                                     ValueRange argValues) {
  inlineBlockBefore(source, op->getBlock(), Block::iterator(op, op->getBlock()),
                    argValues);
}

void RewriterBase::mergeBlocks(Block *source, Block *dest,
                               ValueRange argValues) {
  inlineBlockBefore(source, dest, dest->end(), argValues);
}

Block *RewriterBase::splitBlock(Block *block, Block::iterator before) {
  if (!listener)
    return block->splitBlock(before);
  Block *tail = Block::create(ctx);
  tail->insertAfter(block);
  listener->notifyBlockInserted(tail, nullptr, {});
  for (Operation *op = before.getNodePtr(); op;) {
    Operation *following = op->getNextNode();
    moveOpBefore(op, tail, tail->end());
    op = following;
  }
  return tail;
}

void RewriterBase::inlineRegionBefore(Region &region, Region &parent,
                                      Region::iterator before) {
  if (!listener)
    return parent.splice(before, region);
  while (!region.empty())
    moveBlockBefore(&region.front(), &parent, before);
}

void RewriterBase::inlineRegionBefore(Region &region, Block *before) {
  Region *parent = before->getParent();
  inlineRegionBefore(region, *parent, Region::iterator(before, parent));
}

void RewriterBase::moveBlockBefore(Block *block, Block *anotherBlock) {
  Region *region = anotherBlock->getParent();
  moveBlockBefore(block, region, Region::iterator(anotherBlock, region));
}

void RewriterBase::moveBlockBefore(Block *block, Region *region,
                                   Region::iterator position) {
  if (position.getNodePtr() == block)
    return;
  Region *previous = block->getParent();
  Region::iterator previousIt;
  if (previous)
    previousIt = Region::iterator(block->getNextNode(), previous);
  block->remove();
  region->insert(position, block);
  if (listener)
    listener->notifyBlockInserted(block, previous, previousIt);
}

//===-- Uses -------------------------------------------------------------===//

void RewriterBase::replaceUsesWithIf(
    Value from, Value to, function_ref<bool(OpOperand &)> shouldReplace,
    bool *allReplaced) {
  bool replacedAll = true;
  for (OpOperand *use = from.getUses().begin().operator->(), *following; use;
       use = following) {
    following = use->getNextUse();
    if (shouldReplace(*use))
      modifyOpInPlace(use->getOwner(), [&] { use->set(to); });
    else
      replacedAll = false;
  }
  if (allReplaced)
    *allReplaced = replacedAll;
}

void RewriterBase::replaceUsesWithIf(
    ValueRange from, ValueRange to,
    function_ref<bool(OpOperand &)> shouldReplace, bool *allReplaced) {
  assert(from.size() == to.size() && "one new value for each old one");
  bool replacedAll = true;
  for (auto [oldValue, newValue] : llvm::zip(from, to)) {
    bool replaced = true;
    replaceUsesWithIf(oldValue, newValue, shouldReplace, &replaced);
    replacedAll &= replaced;
  }
  if (allReplaced)
    *allReplaced = replacedAll;
}

void RewriterBase::replaceOpUsesWithIf(
    Operation *from, ValueRange to,
    function_ref<bool(OpOperand &)> shouldReplace, bool *allReplaced) {
  replaceUsesWithIf(from->getResults(), to, shouldReplace, allReplaced);
}

void RewriterBase::replaceOpUsesWithinBlock(Operation *from, ValueRange to,
                                            Block *block, bool *allReplaced) {
  replaceOpUsesWithIf(
      from, to,
      [block](OpOperand &use) {
        return block->findAncestorOpInBlock(*use.getOwner()) != nullptr;
      },
      allReplaced);
}

void RewriterBase::replaceAllUsesWith(Value from, Value to) {
  if (from != to)
    replaceUsesWithIf(from, to, [](OpOperand &) { return true; });
}

void RewriterBase::replaceAllUsesWith(Block *from, Block *to) {
  if (from == to)
    return;
  while (!from->use_empty()) {
    BlockOperand &use = *from->getPredecessorUses().begin();
    modifyOpInPlace(use.getOwner(), [&] { use.set(to); });
  }
}

void RewriterBase::replaceAllUsesWith(ValueRange from, ValueRange to) {
  assert(from.size() == to.size() && "one new value for each old one");
  for (auto [oldValue, newValue] : llvm::zip(from, to))
    replaceAllUsesWith(oldValue, newValue);
}

void RewriterBase::replaceAllOpUsesWith(Operation *from, ValueRange to) {
  for (unsigned i = 0; i < from->getNumResults(); ++i)
    replaceAllUsesWith(from->getResult(i), to[i]);
}

void RewriterBase::replaceAllOpUsesWith(Operation *from, Operation *to) {
  replaceAllOpUsesWith(from, to->getResults());
}

void RewriterBase::replaceAllUsesExcept(
    Value from, Value to,
    const llvm::SmallPtrSetImpl<Operation *> &exceptedUsers) {
  replaceUsesWithIf(from, to, [&](OpOperand &use) {
    return !exceptedUsers.contains(use.getOwner());
  });
}

void RewriterBase::replaceAllUsesExcept(Value from, Value to,
                                        Operation *exceptedUser) {
  replaceUsesWithIf(
      from, to, [&](OpOperand &use) { return use.getOwner() != exceptedUser; });
}

LogicalResult RewriterBase::notifyMatchFailure(Location loc,
                                               const Twine &message) {
  return notifyMatchFailure(loc, [&](Diagnostic &diag) { diag << message; });
}

LogicalResult
RewriterBase::notifyMatchFailure(Location loc,
                                 function_ref<void(Diagnostic &)> reason) {
  if (Listener *told = getRewriteListener())
    told->notifyMatchFailure(loc, reason);
  if (RewriteObserver *told = getContext()->getRewriteObserver();
      LLVM_UNLIKELY(told))
    told->didNotMatch(loc, reason);
  return failure();
}
