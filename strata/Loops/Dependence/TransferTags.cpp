// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/TransferTags.h"

#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Graph/Block.h"
#include "strata/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace strata;

std::optional<Transfer> strata::getTransfer(Operation *op) {
  auto interface = dyn_cast<TransferOpInterface>(op);
  return interface ? interface.getTransfer() : std::nullopt;
}

/// The indices of the tag, if they are constants.
static std::optional<SmallVector<int64_t, 2>> getConstantTag(Operation *op) {
  std::optional<Transfer> transfer = getTransfer(op);
  if (!transfer)
    return std::nullopt;
  SmallVector<Attribute, 2> operands;
  for (Value index : transfer->tag.getIndices(op)) {
    IntegerAttr constant;
    if (!matchPattern(index, m_Constant(&constant)))
      return std::nullopt;
    operands.push_back(constant);
  }
  AffineMap map = transfer->tag.map;
  if (!map)
    map = AffineMap::getMultiDimIdentityMap(unsigned(operands.size()),
                                            op->getContext());
  SmallVector<int64_t, 2> indices;
  if (!map.partialConstantFold(operands, &indices) ||
      indices.size() != map.getNumResults())
    return std::nullopt;
  return indices;
}

bool strata::haveSameTag(Operation *a, Operation *b) {
  std::optional<Transfer> left = getTransfer(a), right = getTransfer(b);
  if (!left || !right || left->tag.memory != right->tag.memory)
    return false;
  if (left->tag.map == right->tag.map &&
      llvm::equal(left->tag.getIndices(a), right->tag.getIndices(b)))
    return true;
  auto indices = getConstantTag(a);
  return indices && indices == getConstantTag(b);
}

bool strata::haveDistinctTags(Operation *a, Operation *b) {
  auto left = getConstantTag(a), right = getConstantTag(b);
  return left && right && left != right;
}

bool strata::isOnlyTag(Value memory) {
  return llvm::all_of(memory.getUses(), [](OpOperand &use) {
    if (std::optional<Transfer> transfer = getTransfer(use.getOwner()))
      return transfer->tag.operand == use.getOperandNumber();
    return hasEffect<MemoryEffects::Free>(use.getOwner(), use.get());
  });
}

/// Whether one of `ops` is in an operation between two operations of a block.
static bool hasNestedBetween(ArrayRef<Operation *> ops, Operation *begin,
                             Operation *end) {
  Block *block = begin->getBlock();
  return llvm::any_of(ops, [&](Operation *op) {
    Operation *ancestor = block->findAncestorOpInBlock(*op);
    return ancestor && ancestor != op && begin->isBeforeInBlock(ancestor) &&
           ancestor->isBeforeInBlock(end);
  });
}

/// Whether the waits of a block are those for its starts, while no operation of `all` in other blocks is
/// executed. `ops` are the ones of the block, in order.
static bool isClosed(ArrayRef<Operation *> ops, ArrayRef<Operation *> all) {
  SmallVector<Operation *> pending;
  for (Operation *op : ops) {
    if (getTransfer(op)->isStart()) {
      pending.push_back(op);
      continue;
    }
    Operation **found = llvm::find_if(
        pending, [&](Operation *start) { return haveSameTag(start, op); });
    if (found == pending.end() || hasNestedBetween(all, *found, op))
      return false;
    pending.erase(found);
  }
  return pending.empty();
}

bool strata::isClosedTag(Value memory) {
  llvm::SmallSetVector<Block *, 4> blocks;
  llvm::SmallSetVector<Operation *, 8> transfers;
  for (Operation *user : memory.getUsers())
    if (getTransfer(user)) {
      blocks.insert(user->getBlock());
      transfers.insert(user);
    }
  return llvm::all_of(blocks, [&](Block *block) {
    SmallVector<Operation *> ops;
    for (Operation *op : transfers)
      if (op->getBlock() == block)
        ops.push_back(op);
    llvm::sort(
        ops, [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
    return isClosed(ops, transfers.getArrayRef());
  });
}
