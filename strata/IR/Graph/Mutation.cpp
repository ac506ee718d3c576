// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Graph/Mutation.h"

#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/MutationObserver.h"

#include "llvm/ADT/STLExtras.h"

#include <tuple>

using namespace strata;
using detail::Mutation;

static MutationObserver *observerOf(Context *ctx) { return ctx->getObserver(); }

/// Whether `op` is `block`'s parent, or around it.
[[maybe_unused]] static bool isAround(Operation *op, Block *block) {
  return llvm::any_of(op->getRegions(),
                      [](Region &region) { return !region.empty(); }) &&
         block->getParentOp() && op->isAncestor(block->getParentOp());
}

void Mutation::insertOp(Operation *op, Block *block, Operation *before) {
  assert(!op->getBlock() && "operation is already in a block");
  assert(block && "no block to insert into");
  assert(block->getContext() == op->getContext() &&
         "operation of another Context");
  assert((!before || before->getBlock() == block) &&
         "the insertion point is in another block");
  assert(!isAround(op, block) && "operation inserted into itself");
  if (auto *observer = observerOf(op->getContext()); LLVM_UNLIKELY(observer))
    observer->willInsert(op, block, before);
  Operation *prev = before ? before->prev : block->last;
  op->parent = block;
  op->prev = prev;
  op->next = before;
  (prev ? prev->next : block->first) = op;
  (before ? before->prev : block->last) = op;
  // Appending keeps the order numbers valid; a gap is looked for on demand.
  if (before)
    op->order = 0;
  else
    op->order =
        prev ? prev->order + Operation::OrderStride : Operation::OrderStride;
  if (!before && prev && op->order < prev->order)
    block->invalidateOpOrder();
  if (!before && prev && prev->order == 0)
    op->order = 0;
}

void Mutation::removeOp(Operation *op) {
  Block *block = op->parent;
  if (!block)
    return;
  if (auto *observer = observerOf(op->getContext()); LLVM_UNLIKELY(observer))
    observer->willRemove(op);
  (op->prev ? op->prev->next : block->first) = op->next;
  (op->next ? op->next->prev : block->last) = op->prev;
  op->prev = op->next = nullptr;
  op->parent = nullptr;
}

void Mutation::setOperand(OpOperand &operand, Value value) {
  assert((!value || !value.getType() ||
          value.getContext() == operand.getOwner()->getContext()) &&
         "operand of another Context");
  if (auto *observer = observerOf(operand.getOwner()->getContext());
      LLVM_UNLIKELY(observer))
    observer->willSetOperand(operand, value);
  if (operand.value)
    operand.unlink();
  operand.value = value;
  if (value)
    operand.link(value.getImpl());
}

void Mutation::setSuccessor(BlockOperand &operand, Block *block) {
  assert((!block || block->getContext() == operand.owner->getContext()) &&
         "successor of another Context");
  if (auto *observer = observerOf(operand.owner->getContext());
      LLVM_UNLIKELY(observer))
    observer->willSetSuccessor(operand, block);
  if (operand.block)
    operand.unlink();
  operand.block = block;
  if (block)
    operand.link();
}

//===-- Places in lists of uses --------------------------------------------===//

template <typename Operand>
Operand *Mutation::findPrevious(const Operand &use, Operand **first) {
  // A use knows the link to it: `first`, or that of the use before.
  if (use.getLink() == first)
    return nullptr;
  auto offset = reinterpret_cast<const char *>(&use.nextUse) -
                reinterpret_cast<const char *>(&use);
  return reinterpret_cast<Operand *>(reinterpret_cast<char *>(use.getLink()) -
                                     offset);
}

template <typename Operand>
void Mutation::moveBehind(Operand &use, Operand &previous) {
  use.unlink();
  use.nextUse = previous.nextUse;
  use.setLink(&previous.nextUse);
  if (use.nextUse)
    use.nextUse->setLink(&use.nextUse);
  previous.nextUse = &use;
}

OpOperand *Mutation::getPreviousUse(const OpOperand &operand) {
  return operand.value
             ? findPrevious(operand, &operand.value.getImpl()->firstUse)
             : nullptr;
}

BlockOperand *Mutation::getPreviousUse(const BlockOperand &operand) {
  return operand.block ? findPrevious(operand, &operand.block->firstUse)
                       : nullptr;
}

void Mutation::setOperandBehind(OpOperand &operand, Value value,
                                OpOperand *previous) {
  setOperand(operand, value);
  if (value && previous && previous != &operand && previous->value == value)
    moveBehind(operand, *previous);
}

void Mutation::setSuccessorBehind(BlockOperand &operand, Block *block,
                                  BlockOperand *previous) {
  setSuccessor(operand, block);
  if (block && previous && previous != &operand && previous->block == block)
    moveBehind(operand, *previous);
}

//===-- Attributes and types -----------------------------------------------===//

void Mutation::setDiscardableAttrs(Operation *op, DictionaryAttr attrs) {
  assert((!attrs || attrs.getContext() == op->getContext()) &&
         "attribute of another Context");
  if (auto *observer = observerOf(op->getContext()); LLVM_UNLIKELY(observer))
    observer->willSetAttrs(op);
  op->attributes = attrs && !attrs.empty() ? attrs.getImpl() : nullptr;
}

void Mutation::setAttrSlot(Operation *op, unsigned index, Attribute value) {
  assert(index < op->getAttrSlots().size() && "no such attribute slot");
  assert((!value || value.getContext() == op->getContext()) &&
         "attribute of another Context");
  if (auto *observer = observerOf(op->getContext()); LLVM_UNLIKELY(observer))
    observer->willSetAttrs(op);
  op->attrSlotArray()[index] = value;
}

void Mutation::setLoc(Operation *op, Location loc) {
  assert((!loc.getAttrOrNull() ||
          loc.getAttrOrNull().getContext() == op->getContext()) &&
         "location of another Context");
  if (auto *observer = observerOf(op->getContext()); LLVM_UNLIKELY(observer))
    observer->willSetLoc(op, loc);
  op->location = loc;
}

void Mutation::setType(Value value, Type type) {
  assert(type && "a value has a type");
  assert((!value.getType() || value.getContext() == type.getContext()) &&
         "type of another Context");
  if (auto *observer = observerOf(type.getContext()); LLVM_UNLIKELY(observer))
    observer->willSetType(value, type);
  ValueImpl *impl = value.getImpl();
  impl->typeAndKind =
      reinterpret_cast<uintptr_t>(type.getAsOpaquePointer()) | impl->kind();
}

void Mutation::insertBlock(Block *block, Region *region, Block *before) {
  assert(!block->getParent() && "block is already in a region");
  assert((!before || before->getParent() == region) &&
         "the insertion point is in another region");
  assert((!region->getParentOp() ||
          region->getParentOp()->getContext() == block->getContext()) &&
         "block of another Context");
  if (auto *observer = observerOf(block->ctx); LLVM_UNLIKELY(observer))
    observer->willInsertBlock(block, region, before);
  Block *prev = before ? before->prev : region->lastBlock;
  block->parent = region;
  block->prev = prev;
  block->next = before;
  (prev ? prev->next : region->firstBlock) = block;
  (before ? before->prev : region->lastBlock) = block;
}

void Mutation::removeBlock(Block *block) {
  Region *region = block->parent;
  if (!region)
    return;
  if (auto *observer = observerOf(block->ctx); LLVM_UNLIKELY(observer))
    observer->willRemoveBlock(block);
  (block->prev ? block->prev->next : region->firstBlock) = block->next;
  (block->next ? block->next->prev : region->lastBlock) = block->prev;
  block->prev = block->next = nullptr;
  block->parent = nullptr;
}

void Mutation::changeArguments(Block *block) {
  if (auto *observer = observerOf(block->ctx); LLVM_UNLIKELY(observer))
    observer->willChangeArguments(block);
}

void Mutation::swapArguments(Block *a, Block *b) {
  changeArguments(a);
  changeArguments(b);
  std::swap(a->args, b->args);
  std::swap(a->numArgs, b->numArgs);
  uint32_t capacity = a->argCapacity;
  a->argCapacity = b->argCapacity;
  b->argCapacity = capacity;
  for (Block *block : {a, b})
    for (uint32_t i = 0; i < block->numArgs; ++i)
      static_cast<BlockArgumentImpl *>(block->args[i])->owner = block;
}

bool Mutation::turnIntoConstant(Operation *op, const OpDefinition &def,
                                Attribute value,
                                SmallVectorImpl<Value> &operands) {
  if (op->numResults != 1 || op->getNumRegions() || op->getNumSuccessors() ||
      !def.registered || !op->hasTail ||
      op->tail()->numAttrSlots != def.attributes.size())
    return false;
  if (auto *observer = observerOf(op->getContext());
      observer && !observer->mayTurnInto(op, def))
    return false;
  MutableArrayRef<Attribute> slots(op->attrSlotArray(),
                                   op->tail()->numAttrSlots);
  SmallVector<Attribute, 4> oldSlots(slots.begin(), slots.end());
  auto old = std::tuple(op->def, op->attributes, op->operands);
  op->def = &def;
  op->attributes = nullptr;
  op->operands = nullptr;
  for (unsigned i = 0; i < slots.size(); ++i)
    slots[i] = def.attributes[i].getInitialValue();
  if (!def.constantValue)
    slots[unsigned(def.constantSlot)] = value;
  if (def.verify) {
    DiagnosticCapture silence;
    if (failed(def.verify(op))) {
      std::tie(op->def, op->attributes, op->operands) = old;
      llvm::copy(oldSlots, slots.begin());
      return false;
    }
  }
  op->operands = std::get<2>(old);
  for (OpOperand &operand : op->getOpOperands()) {
    operands.push_back(operand.value);
    operand.unlink();
  }
  op->freeOperands();
  return true;
}

void Mutation::reverseUses(Value value) {
  ValueImpl *impl = value.getImpl();
  OpOperand *use = impl->firstUse;
  if (!use || !use->nextUse)
    return;
  impl->firstUse = nullptr;
  while (use) {
    OpOperand *following = use->nextUse;
    use->link(impl);
    use = following;
  }
}

void Mutation::resizeOperands(Operation *op, unsigned size) {
  if (auto *observer = observerOf(op->getContext()); LLVM_UNLIKELY(observer))
    observer->willResizeOperands(op, size);
  op->resizeOperands(size);
}
