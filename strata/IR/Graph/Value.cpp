// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Graph/Value.h"

#include "strata/IR/Context.h"
#include "strata/IR/Graph/Mutation.h"
#include "strata/IR/Graph/ValueRange.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/raw_ostream.h"

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

void Value::setType(Type type) const { Mutation::setType(*this, type); }

bool Value::hasOneUse() const {
  return checked()->firstUse && !checked()->firstUse->getNextUse();
}

bool Value::hasNUses(unsigned n) const {
  return llvm::hasNItems(use_begin(), use_end(), n);
}
bool Value::hasNUsesOrMore(unsigned n) const {
  return llvm::hasNItemsOrMore(use_begin(), use_end(), n);
}
unsigned Value::getNumUses() const {
  return unsigned(std::distance(use_begin(), use_end()));
}

bool Value::isUsedOutsideOfBlock(Block *block) const {
  return llvm::any_of(getUsers(), [block](Operation *user) {
    return user->getBlock() != block;
  });
}

void Value::replaceAllUsesWith(Value other) const {
  assert(other != *this && "cannot replace a value by itself");
  // Each use goes to the front of the other list, as if set one by one.
  Context *ctx = checked()->firstUse
                     ? checked()->firstUse->getOwner()->getContext()
                     : nullptr;
  if (ctx && !ctx->getObserver() && other) {
    while (OpOperand *use = checked()->firstUse) {
      use->unlink();
      use->value = other;
      use->link(other.getImpl());
    }
    return;
  }
  while (OpOperand *use = checked()->firstUse)
    Mutation::setOperand(*use, other);
}

void Value::replaceUsesWithIf(
    Value other, function_ref<bool(OpOperand &)> shouldReplace) const {
  for (OpOperand *use = checked()->firstUse, *following; use; use = following) {
    following = use->getNextUse();
    if (shouldReplace(*use))
      Mutation::setOperand(*use, other);
  }
}

void Value::replaceAllUsesExcept(Value other, Operation *exception) const {
  replaceUsesWithIf(other, [exception](OpOperand &use) {
    return use.getOwner() != exception;
  });
}
void Value::replaceAllUsesExcept(
    Value other, const llvm::SmallPtrSetImpl<Operation *> &exceptions) const {
  replaceUsesWithIf(other, [&exceptions](OpOperand &use) {
    return !exceptions.contains(use.getOwner());
  });
}

void Value::dropAllUses() const {
  while (OpOperand *use = checked()->firstUse)
    Mutation::setOperand(*use, {});
}

void ResultRange::replaceAllUsesWith(Operation *op) {
  replaceAllUsesWith(op->getResults());
}

//===-- Ranges -------------------------------------------------------------===//

TypeRange::TypeRange(ValueRange values) : TypeRange() {
  if (values.empty())
    return;
  count = values.size();
  if (auto *value = llvm::dyn_cast<const Value *>(values.getBase()))
    base = value;
  else if (auto *operand = llvm::dyn_cast<OpOperand *>(values.getBase()))
    base = operand;
  else
    base = llvm::cast<detail::ValueImpl *>(values.getBase());
}

TypeRange::Owner TypeRange::advance(Owner owner, ptrdiff_t index) {
  if (auto *value = llvm::dyn_cast_if_present<const Value *>(owner))
    return value + index;
  if (auto *type = llvm::dyn_cast_if_present<const Type *>(owner))
    return type + index;
  if (auto *operand = llvm::dyn_cast_if_present<OpOperand *>(owner))
    return operand + index;
  auto *result = llvm::cast_if_present<detail::ValueImpl *>(owner);
  return index ? detail::getNextResult(result, index) : result;
}

Type TypeRange::get(Owner owner, ptrdiff_t index) {
  if (auto *value = llvm::dyn_cast_if_present<const Value *>(owner))
    return value[index].getType();
  if (auto *type = llvm::dyn_cast_if_present<const Type *>(owner))
    return type[index];
  if (auto *operand = llvm::dyn_cast_if_present<OpOperand *>(owner))
    return operand[index].get().getType();
  return detail::getNextResult(llvm::cast<detail::ValueImpl *>(owner), index)
      ->type();
}

bool strata::operator==(TypeRange lhs, TypeRange rhs) {
  return lhs.size() == rhs.size() &&
         std::equal(lhs.begin(), lhs.end(), rhs.begin());
}

//===-- Printing -----------------------------------------------------------===//

void Value::print(raw_ostream &os) const { print(os, {}); }

void Value::print(raw_ostream &os, const PrintingFlags &flags) const {
  if (!impl) {
    os << "<<NULL VALUE>>";
    return;
  }
  if (Operation *op = getDefiningOp())
    return op->print(os, flags);
  // printValue prints no operation here, so flags do not matter.
  if (auto *print = getContext()->getRenderer().printValue)
    print(*this, os);
}

void Value::printAsOperand(raw_ostream &os, const PrintingFlags &flags) const {
  if (!impl)
    os << "<<NULL VALUE>>";
  else if (auto *print = getContext()->getRenderer().printAsOperand)
    print(*this, os, flags);
}

void Value::dump() const {
  print(llvm::errs());
  llvm::errs() << "\n";
}

raw_ostream &strata::operator<<(raw_ostream &os, Value value) {
  value.print(os);
  return os;
}

//===-- Operands -----------------------------------------------------------===//

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
