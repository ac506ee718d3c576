// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Copies of operations and regions.
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Graph/RewriteObserver.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

Operation *Operation::cloneWithoutRegions(IRMapping &mapping) const {
  SmallVector<Value, 8> newOperands;
  for (OpOperand &operand : getOpOperands())
    newOperands.push_back(mapping.lookupOrDefault(operand.get()));
  SmallVector<Block *, 2> newSuccessors;
  for (BlockOperand &operand : getBlockOperands())
    newSuccessors.push_back(mapping.lookupOrDefault(operand.get()));
  Operation *copy = create(location, def, getResultTypes(), newOperands,
                           DictionaryAttr(attributes), newSuccessors,
                           getNumRegions(), getPropertiesAttr());
  for (auto [i, value] : llvm::enumerate(getAttrSlots()))
    copy->attrSlotArray()[i] = value;
  auto *self = const_cast<Operation *>(this);
  for (unsigned i = 0; i < numResults; ++i)
    mapping.map(getResult(i), Value(copy->getResult(i)));
  mapping.map(self, copy);
  if (RewriteObserver *observer = getContext()->getRewriteObserver();
      LLVM_UNLIKELY(observer))
    observer->didClone(this, copy);
  return copy;
}

/// Makes the blocks and arguments of the copy.
static void cloneBlocks(Region &source, Region &dest, IRMapping &mapping) {
  Context *ctx = source.getContext();
  for (Block &block : source) {
    Block *copy = Block::create(ctx);
    mapping.map(&block, copy);
    for (BlockArgument arg : block.getArguments())
      mapping.map(arg, copy->addArgument(arg.getType(), arg.getLoc()));
    dest.push_back(copy);
  }
}

/// Maps the operands of `copy` that the first look left as they are in `op`;
/// mapped ones must not be looked up again, as if they were the original's.
static void mapOpenOperands(const Operation *op, Operation *copy,
                            IRMapping &mapping) {
  for (auto [old, fresh] :
       llvm::zip(op->getOpOperands(), copy->getOpOperands()))
    if (old.get() == fresh.get())
      if (Value mapped = mapping.lookupOrNull(old.get()))
        fresh.set(mapped);
}

/// Clones the region without recursion: a list of regions still to copy.
/// Operations that use a value from outside, or one that is defined later, are
/// visited again when everything has its copy.
static void cloneRegion(Region &source, Region &dest, IRMapping &mapping) {
  SmallVector<std::pair<Region *, Region *>, 8> pending{{&source, &dest}};
  SmallVector<std::pair<Operation *, Operation *>, 16> open;
  while (!pending.empty()) {
    auto [from, to] = pending.pop_back_val();
    cloneBlocks(*from, *to, mapping);
    for (Block &block : *from) {
      Block *copyBlock = mapping.lookupOrNull(&block);
      for (Operation &op : block) {
        Operation *copy = op.cloneWithoutRegions(mapping);
        copyBlock->push_back(copy);
        for (auto [old, fresh] :
             llvm::zip(op.getOpOperands(), copy->getOpOperands()))
          if (old.get() == fresh.get()) {
            open.push_back({&op, copy});
            break;
          }
        for (unsigned i = 0; i < op.getNumRegions(); ++i)
          if (!op.getRegion(i).empty())
            pending.push_back({&op.getRegion(i), &copy->getRegion(i)});
      }
    }
  }
  for (auto [op, copy] : open)
    mapOpenOperands(op, copy, mapping);
}

void Region::cloneInto(Region *dest, IRMapping &mapping) {
  cloneRegion(*this, *dest, mapping);
}
void Region::cloneInto(Region *dest, iterator position, IRMapping &mapping) {
  Block *lastBefore = dest->getLastBlock();
  cloneInto(dest, mapping);
  Block *next = lastBefore ? lastBefore->getNextNode() : dest->getFirstBlock();
  if (!position.getNodePtr())
    return;
  while (Block *block = next) {
    next = block->getNextNode();
    dest->splice(position, *dest, Region::iterator(block, dest));
  }
}

Operation *Operation::clone(IRMapping &mapping) const {
  Operation *copy = cloneWithoutRegions(mapping);
  for (unsigned i = 0; i < getNumRegions(); ++i)
    cloneRegion(getRegion(i), copy->getRegion(i), mapping);
  return copy;
}

Operation *Operation::cloneWithoutRegions() const {
  IRMapping mapping;
  return cloneWithoutRegions(mapping);
}

Operation *Operation::clone() const {
  IRMapping mapping;
  return clone(mapping);
}
