// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Value.h"

#include "strata/IR/Mutation.h"

using namespace strata;
using detail::Mutation;

Location Value::getLoc() const {
  if (auto arg = dyn_cast<BlockArgument>(*this))
    return arg.getLoc();
  return getDefiningOp()->getLoc();
}

Block *Value::getParentBlock() const {
  if (auto arg = dyn_cast<BlockArgument>(*this))
    return arg.getOwner();
  return getDefiningOp()->getBlock();
}

Region *Value::getParentRegion() const {
  Block *block = getParentBlock();
  return block ? block->getParent() : nullptr;
}

void Value::setType(Type type) { Mutation::setType(*this, type); }

bool Value::hasOneUse() const {
  return impl->firstUse && !impl->firstUse->getNextUse();
}

void Value::replaceAllUsesWith(Value other) {
  assert(other != *this && "cannot replace a value by itself");
  // Each use goes to the front of the other list, as if set one by one.
  Context *ctx = impl->firstUse ? impl->firstUse->owner->getContext() : nullptr;
  if (ctx && !ctx->getObserver() && other) {
    while (OpOperand *use = impl->firstUse) {
      use->unlink();
      use->value = other;
      use->link(other.getImpl());
    }
    return;
  }
  while (OpOperand *use = impl->firstUse)
    Mutation::setOperand(*use, other);
}

void Value::replaceUsesWithIf(Value other,
                              function_ref<bool(OpOperand &)> shouldReplace) {
  for (OpOperand *use = impl->firstUse, *following; use; use = following) {
    following = use->getNextUse();
    if (shouldReplace(*use))
      Mutation::setOperand(*use, other);
  }
}

void OpOperand::set(Value newValue) { Mutation::setOperand(*this, newValue); }

void BlockOperand::link() {
  nextUse = block->firstUse;
  back = &block->firstUse;
  if (nextUse)
    nextUse->back = &nextUse;
  block->firstUse = this;
}

void BlockOperand::set(Block *newBlock) {
  Mutation::setSuccessor(*this, newBlock);
}

unsigned BlockOperand::getOperandNumber() const {
  return unsigned(this - owner->getBlockOperands().data());
}
