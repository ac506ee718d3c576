// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Graph/Block.h"

#include "strata/IR/Context.h"
#include "strata/IR/Graph/Mutation.h"
#include "strata/IR/Graph/MutationObserver.h"
#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using detail::BlockArgumentImpl;
using detail::Mutation;

//===-- Block --------------------------------------------------------------===//

Block *Block::create(Context *ctx) {
  return new (ctx->getPools().blocks.allocate(sizeof(Block))) Block(ctx);
}

/// The current Context, in which `new Block` creates the block.
static Context *getContextForNewBlock() {
  Context *ctx = Context::getCurrent();
  assert(ctx && "no Context to create the block in; use Block::create");
  return ctx;
}

Block::Block() : Block(getContextForNewBlock()) {}

void *Block::operator new(size_t size) {
  assert(size == sizeof(Block) && "classes do not derive from Block");
  return getContextForNewBlock()->getPools().blocks.allocate(size);
}

static void freeArgument(detail::ValueImpl *arg, Pool &pool) {
#ifndef NDEBUG
  arg->typeAndKind = detail::ValueImpl::Erased;
#endif
  pool.deallocate(arg, sizeof(BlockArgumentImpl));
}

void Block::destroy() {
  checkLive();
  assert(!parent && "block is still in a region");
  while (Operation *op = first) {
    op->dropAllUses();
    Mutation::removeOp(op);
    op->destroy();
  }
  while (firstUse)
    Mutation::setSuccessor(*firstUse, nullptr);
  if (MutationObserver *observer = ctx->getObserver())
    observer->willDestroyBlock(this);
  Pool &pool = ctx->getPools().blocks;
  for (unsigned i = 0; i < numArgs; ++i) {
    while (args[i]->firstUse)
      args[i]->firstUse->set({});
    freeArgument(args[i], pool);
  }
  if (args)
    pool.deallocate(args, argCapacity * sizeof(*args));
#ifndef NDEBUG
  ctx = nullptr;
#endif
  pool.deallocate(this, sizeof(Block));
}

Operation *Block::getParentOp() const {
  return parent ? parent->getParentOp() : nullptr;
}

bool Block::isEntryBlock() const {
  return parent && parent->getFirstBlock() == this;
}

void Block::push_back(Operation *op) { Mutation::insertOp(op, this, nullptr); }
void Block::push_front(Operation *op) { Mutation::insertOp(op, this, first); }

Block::iterator Block::insert(iterator position, Operation *op) {
  Mutation::insertOp(op, this, position.getNodePtr());
  return {op, this};
}

bool Block::mightHaveTerminator() {
  return last && last->mightHaveTrait(OpTrait::Terminator);
}

Operation *Block::getTerminator() {
  return mightHaveTerminator() ? last : nullptr;
}

Operation *Block::findAncestorOpInBlock(Operation &op) {
  Operation *current = &op;
  while (current && current->getBlock() != this)
    current = current->getParentOp();
  return current;
}

void Block::splice(iterator position, Block *source, iterator firstOp,
                   iterator lastOp) {
  assert((!firstOp.getNodePtr() || firstOp == lastOp ||
          firstOp->getBlock() == source) &&
         "the operations are in another block");
  // The operations are where they should be already.
  if (source == this && position == lastOp)
    return;
  Operation *before = position.getNodePtr();
  for (Operation *op = firstOp.getNodePtr(), *end = lastOp.getNodePtr();
       op != end;) {
    assert(op && "the end is not after the start");
    Operation *following = op->getNextNode();
    if (op == before)
      return;
    Mutation::removeOp(op);
    Mutation::insertOp(op, this, before);
    op = following;
  }
}

Block *Block::splitBlock(iterator before) {
  assert(parent && "a detached block cannot be split");
  assert((!before.getNodePtr() || before->getBlock() == this) &&
         "the operation is in another block");
  Block *tail = Block::create(ctx);
  Mutation::insertBlock(tail, parent, next);
  tail->splice(tail->end(), this, before, end());
  return tail;
}

void Block::growArgs() {
  uint32_t capacity = argCapacity ? argCapacity * 2 : 2;
  Pool &pool = ctx->getPools().blocks;
  auto **grown = static_cast<detail::ValueImpl **>(
      pool.allocate(capacity * sizeof(*args)));
  std::copy(args, args + numArgs, grown);
  if (args)
    pool.deallocate(args, argCapacity * sizeof(*args));
  args = grown;
  argCapacity = capacity;
}

BlockArgument Block::addArgument(Type type, Location loc) {
  return insertArgument(numArgs, type, loc);
}

BlockArgument Block::insertArgument(unsigned index, Type type, Location loc) {
  assert(index <= numArgs && "index of a block argument out of range");
  assert((!type || type.getContext() == ctx) &&
         "argument type of another Context");
  Mutation::changeArguments(this);
  if (numArgs == argCapacity)
    growArgs();
  auto *arg = static_cast<BlockArgumentImpl *>(
      ctx->getPools().blocks.allocate(sizeof(BlockArgumentImpl)));
  arg->init(type, detail::ValueImpl::Argument);
  arg->owner = this;
  arg->marked = false;
  arg->loc = loc;
  std::copy_backward(args + index, args + numArgs, args + numArgs + 1);
  args[index] = arg;
  ++numArgs;
  for (unsigned i = index; i < numArgs; ++i)
    static_cast<BlockArgumentImpl *>(args[i])->index = i;
  return BlockArgument(arg);
}

void Block::eraseArgument(unsigned index) {
  assert(index < numArgs && "index of a block argument out of range");
  assert(!args[index]->firstUse && "argument still has uses");
  Mutation::changeArguments(this);
  if (MutationObserver *observer = ctx->getObserver())
    observer->willDestroyArgument(getArgument(index));
  freeArgument(args[index], ctx->getPools().blocks);
  std::copy(args + index + 1, args + numArgs, args + index);
  --numArgs;
  for (unsigned i = index; i < numArgs; ++i)
    static_cast<BlockArgumentImpl *>(args[i])->index = i;
}

void Block::eraseArguments(unsigned start, unsigned count) {
  for (unsigned i = start + count; i-- > start;)
    eraseArgument(i);
}
void Block::eraseArguments(const llvm::BitVector &which) {
  eraseArguments(
      [&which](BlockArgument arg) { return which.test(arg.getArgNumber()); });
}
void Block::eraseArguments(function_ref<bool(BlockArgument)> shouldErase) {
  SmallVector<bool> erased;
  for (BlockArgument arg : getArguments())
    erased.push_back(shouldErase(arg));
  if (!llvm::is_contained(erased, true))
    return;
  Mutation::changeArguments(this);
  unsigned numKept = 0;
  for (auto [arg, isErased] :
       llvm::zip_equal(ArrayRef(args, numArgs), erased)) {
    if (isErased) {
      assert(!arg->firstUse && "argument still has uses");
      if (MutationObserver *observer = ctx->getObserver())
        observer->willDestroyArgument(BlockArgument(arg));
      freeArgument(arg, ctx->getPools().blocks);
      continue;
    }
    static_cast<BlockArgumentImpl *>(arg)->index = numKept;
    args[numKept++] = arg;
  }
  numArgs = numKept;
}

SmallVector<BlockArgument> Block::addArguments(TypeRange types,
                                               ArrayRef<Location> locs) {
  assert(types.size() == locs.size() && "one location for each type");
  SmallVector<BlockArgument> added;
  for (auto [type, loc] : llvm::zip(types, locs))
    added.push_back(addArgument(type, loc));
  return added;
}

size_t Block::size() { return std::distance(begin(), end()); }

Block::iterator Block::erase(iterator position) {
  Operation *op = position.getNodePtr();
  ++position;
  op->erase();
  return position;
}

void Block::clear() {
  while (Operation *op = last) {
    op->dropAllReferences();
    op->dropAllUses();
    op->erase();
  }
}

unsigned Block::getNumSuccessors() {
  return last ? last->getNumSuccessors() : 0;
}
Block *Block::getSuccessor(unsigned index) {
  return back().getSuccessor(index);
}
SmallVector<Block *> Block::getSuccessors() {
  return last ? SmallVector<Block *>(last->getSuccessors())
              : SmallVector<Block *>();
}

Block *Block::getUniquePredecessor() const {
  if (!firstUse)
    return nullptr;
  Block *first = *pred_begin();
  return llvm::all_equal(getPredecessors()) ? first : nullptr;
}

Block *Block::getSinglePredecessor() const {
  if (!firstUse || firstUse->getNextUse())
    return nullptr;
  return firstUse->getOwner()->getBlock();
}

void Block::replaceAllUsesWith(Block *other) {
  while (firstUse)
    Mutation::setSuccessor(*firstUse, other);
}

void Block::insertBefore(Block *other) {
  assert(other->getParent() && "the other block is not in a region");
  Mutation::insertBlock(this, other->parent, other);
}
void Block::insertAfter(Block *other) {
  assert(other->getParent() && "the other block is not in a region");
  Mutation::insertBlock(this, other->parent, other->next);
}
void Block::moveBefore(Block *other) {
  remove();
  insertBefore(other);
}
void Block::remove() { Mutation::removeBlock(this); }
/// Whether only operations inside `block` use its values, and it is no successor.
[[maybe_unused]] static bool isUnusedOutside(Block *block) {
  auto isInside = [block](Operation *user) {
    return block->findAncestorOpInBlock(*user) != nullptr;
  };
  for (BlockArgument arg : block->getArguments())
    if (!llvm::all_of(arg.getUsers(), isInside))
      return false;
  for (Operation &op : *block)
    if (!llvm::all_of(op.getUsers(), isInside))
      return false;
  return llvm::all_of(block->getPredecessorUses(), [&](BlockOperand &use) {
    return isInside(use.getOwner());
  });
}

void Block::erase() {
  assert(isUnusedOutside(this) && "the block or its values still have uses");
  remove();
  destroy();
}

void Block::recomputeOpOrder() {
  uint32_t number = 0;
  for (Operation *op = first; op; op = op->next)
    op->order = number += Operation::OrderStride;
  orderValid = true;
}

bool Block::verifyOpOrder() {
  if (!orderValid)
    return true;
  uint32_t previous = 0;
  for (Operation *op = first; op; op = op->next) {
    if (!op->order)
      continue;
    if (op->order <= previous)
      return false;
    previous = op->order;
  }
  return true;
}

void Block::dropAllReferences() {
  for (Operation *op = first; op; op = op->next)
    op->dropAllReferences();
}

void Block::dropAllDefinedValueUses() {
  for (BlockArgument arg : getArguments())
    arg.dropAllUses();
  for (Operation *op = first; op; op = op->next) {
    op->dropAllUses();
    for (Region &region : op->getRegions())
      for (Block &block : region)
        block.dropAllDefinedValueUses();
  }
}

void Block::print(raw_ostream &os) {
  if (auto *print = ctx->getRenderer().printBlock)
    print(this, os, /*isOperand=*/false);
}
void Block::printAsOperand(raw_ostream &os) {
  if (auto *print = ctx->getRenderer().printBlock)
    print(this, os, /*isOperand=*/true);
}
void Block::dump() { print(llvm::errs()); }

raw_ostream &strata::operator<<(raw_ostream &os, Block &block) {
  block.print(os);
  return os;
}

//===-- Region -------------------------------------------------------------===//

Region::~Region() { clear(); }

void Region::clear() {
  dropAllReferences();
  while (Block *block = firstBlock) {
    Mutation::removeBlock(block);
    block->destroy();
  }
}

Context *Region::getContext() const {
  if (owner)
    return owner->getContext();
  return firstBlock ? firstBlock->getContext() : nullptr;
}

Region *Region::getParentRegion() const {
  return owner ? owner->getParentRegion() : nullptr;
}

unsigned Region::getRegionNumber() const {
  return unsigned(this - owner->getRegions().data());
}

void Region::push_back(Block *block) {
  Mutation::insertBlock(block, this, nullptr);
}

void Region::insert(iterator position, Block *block) {
  Mutation::insertBlock(block, this, position.getNodePtr());
}

Block &Region::emplaceBlock() {
  assert(owner && "a detached region has no Context to make a block in");
  Block *block = Block::create(owner->getContext());
  push_back(block);
  return *block;
}

void Region::takeBody(Region &other) {
  if (&other == this)
    return;
  clear();
  splice(end(), other);
}

void Region::splice(iterator position, Region &source) {
  if (&source == this)
    return;
  Block *before = position.getNodePtr();
  while (Block *block = source.firstBlock) {
    Mutation::removeBlock(block);
    Mutation::insertBlock(block, this, before);
  }
}

void Region::splice(iterator position, Region &source, iterator block) {
  (void)source;
  Block *moved = block.getNodePtr(), *before = position.getNodePtr();
  assert(moved->getParent() == &source && "the block is in another region");
  if (moved == before)
    return;
  Mutation::removeBlock(moved);
  Mutation::insertBlock(moved, this, before);
}

size_t Region::size() { return std::distance(begin(), end()); }

SmallVector<BlockArgument> Region::addArguments(TypeRange types,
                                                ArrayRef<Location> locs) {
  return front().addArguments(types, locs);
}

bool Region::isAncestor(Region *other) const {
  for (; other; other = other->getParentRegion())
    if (this == other)
      return true;
  return false;
}

Block *Region::findAncestorBlockInRegion(Block &block) {
  Block *current = &block;
  while (current && current->getParent() != this) {
    Operation *parentOp = current->getParentOp();
    current = parentOp ? parentOp->getBlock() : nullptr;
  }
  return current;
}

Operation *Region::findAncestorOpInRegion(Operation &op) {
  Operation *current = &op;
  while (current && current->getParentRegion() != this)
    current = current->getParentOp();
  return current;
}

void Region::dropAllReferences() {
  for (Block *block = firstBlock; block; block = block->next)
    block->dropAllReferences();
}
