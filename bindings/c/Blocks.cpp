// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/c/CurrentRewriter.h"
#include "bindings/c/Patterns.h"
#include "bindings/c/Regions.h"

using namespace strata;
using namespace strata::capi;

/// Whether blocks of the operation, which may be null, may change.
static bool checkEditable(Call &call, Operation *op) {
  return call.check(!isConverted(op), StrataErrorBusy,
                    "a conversion needs its rewriter for this change");
}
/// Whether the block may be moved and erased.
static bool checkMovable(Call &call, Block *block) {
  return call &&
         call.check(!isProtected(block), StrataErrorBusy,
                    "passes or patterns run in the block") &&
         checkEditable(call, block->getParentOp());
}

/// Whether all blocks of the region may be.
static bool checkContentsMovable(Call &call, Region *region) {
  return llvm::all_of(*region,
                      [&](Block &block) { return checkMovable(call, &block); });
}

//===-- Regions ------------------------------------------------------------===//

StrataRegion strataRegionCreate(StrataContext context) {
  Call call;
  call.get(context);
  if (!call)
    return {};
  auto detached = std::make_unique<DetachedRegion>();
  Region *region = &detached->region;
  return {reinterpret_cast<void *>(
      call.getState()->own(std::move(detached), HandleKind::Region, region))};
}
void strataRegionDestroy(StrataRegion region) {
  Call call;
  Region *found = call.get(region);
  if (!call ||
      !call.check(!found->getParentOp(), StrataErrorArgument,
                  "the region belongs to an operation") ||
      !checkContentsMovable(call, found))
    return;
  for (Block &block : *found)
    notifyErased(&block);
  call.getState()->release(reinterpret_cast<Token>(region.ptr),
                           HandleKind::Region);
}
bool strataRegionEqual(StrataRegion a, StrataRegion b) {
  return a.ptr == b.ptr;
}
StrataBlock strataRegionGetFirstBlock(StrataRegion region) {
  Call call;
  Region *found = call.get(region);
  return call ? call.give(found->getFirstBlock()) : StrataBlock{};
}
StrataOperation strataRegionGetParentOperation(StrataRegion region) {
  Call call;
  Region *found = call.get(region);
  return call ? call.give(found->getParentOp()) : StrataOperation{};
}
intptr_t strataRegionGetNumBlocks(StrataRegion region) {
  Call call;
  Region *found = call.get(region);
  return call ? intptr_t(found->size()) : 0;
}

/// Whether `block` can be put into `region`.
static bool checkBlock(Call &call, Region *region, Block *block) {
  return call &&
         call.check(!block->getParent(), StrataErrorArgument,
                    "the block is in a region") &&
         checkEditable(call, region->getParentOp()) &&
         call.check(!region->getParentOp() ||
                        !block->findAncestorOpInBlock(*region->getParentOp()),
                    StrataErrorArgument, "the block would be inside of itself");
}
void strataRegionAppendOwnedBlock(StrataRegion region, StrataBlock block) {
  Call call;
  Region *target = call.get(region);
  Block *found = call.get(block);
  if (checkBlock(call, target, found))
    target->push_back(found);
}
void strataRegionInsertOwnedBlock(StrataRegion region, intptr_t position,
                                  StrataBlock block) {
  Call call;
  Region *target = call.get(region);
  Block *found = call.get(block);
  if (!checkBlock(call, target, found) ||
      !call.checkIndex(position, target->size() + 1))
    return;
  target->insert(std::next(target->begin(), position), found);
}
void strataRegionTakeBody(StrataRegion target, StrataRegion source) {
  Call call;
  Region *to = call.get(target), *from = call.get(source);
  if (!call || to == from ||
      !call.check(!from->isAncestor(to) && !to->isAncestor(from),
                  StrataErrorArgument, "one region is inside the other"))
    return;
  if (!checkContentsMovable(call, to) || !checkContentsMovable(call, from))
    return;
  for (Block &block : *to)
    notifyErased(&block);
  to->takeBody(*from);
}

//===-- Blocks -------------------------------------------------------------===//

StrataBlock strataBlockCreate(StrataContext context, intptr_t numArgs,
                              const StrataType *types,
                              const StrataLocation *locations) {
  Call call;
  Context *ctx = call.get(context);
  SmallVector<Type> argTypes;
  SmallVector<Location> locs;
  if (!call || !call.getAll(numArgs, types, argTypes) ||
      !call.getAll(numArgs, locations, locs))
    return {};
  Block *block = Block::create(ctx);
  block->addArguments(argTypes, locs);
  return call.give(block);
}
void strataBlockDestroy(StrataBlock block) {
  Call call;
  Block *found = call.get(block);
  if (!checkMovable(call, found))
    return;
  notifyErased(found);
  found->dropAllDefinedValueUses();
  if (found->getParent())
    found->remove();
  found->destroy();
}
void strataBlockDetach(StrataBlock block) {
  Call call;
  Block *found = call.get(block);
  if (checkMovable(call, found) && found->getParent())
    found->remove();
}
bool strataBlockIsAlive(StrataBlock block) {
  return isAlive(block.ptr, HandleKind::Block);
}
bool strataBlockEqual(StrataBlock a, StrataBlock b) { return a.ptr == b.ptr; }
StrataOperation strataBlockGetParentOperation(StrataBlock block) {
  Call call;
  Block *found = call.get(block);
  return call ? call.give(found->getParentOp()) : StrataOperation{};
}
StrataRegion strataBlockGetParentRegion(StrataBlock block) {
  Call call;
  Block *found = call.get(block);
  return call ? call.give(found->getParent()) : StrataRegion{};
}
StrataBlock strataBlockGetNextInRegion(StrataBlock block) {
  Call call;
  Block *found = call.get(block);
  return call ? call.give(found->getNextNode()) : StrataBlock{};
}
StrataOperation strataBlockGetFirstOperation(StrataBlock block) {
  Call call;
  Block *found = call.get(block);
  return call ? call.give(found->getFirstOp()) : StrataOperation{};
}
StrataOperation strataBlockGetLastOperation(StrataBlock block) {
  Call call;
  Block *found = call.get(block);
  return call ? call.give(found->getLastOp()) : StrataOperation{};
}
StrataOperation strataBlockGetTerminator(StrataBlock block) {
  Call call;
  Block *found = call.get(block);
  if (!call)
    return {};
  Operation *last = found->getLastOp();
  bool isTerminator = last && last->hasTrait(OpTrait::IsTerminator);
  return call.give(isTerminator ? last : nullptr);
}
intptr_t strataBlockGetNumOperations(StrataBlock block) {
  Call call;
  Block *found = call.get(block);
  return call ? intptr_t(found->size()) : 0;
}

/// Whether `op` can be put into `block`, next to `reference` if that is not null.
static bool checkInsertion(Call &call, Block *block, Operation *reference,
                           Operation *op) {
  return call &&
         call.check(!op->getBlock(), StrataErrorArgument,
                    "the operation is in a block") &&
         call.check(!reference || reference->getBlock() == block,
                    StrataErrorArgument,
                    "the reference operation is in another block") &&
         call.check(
             !block->getParentOp() || !op->isAncestor(block->getParentOp()),
             StrataErrorArgument, "the operation would be inside of itself");
}
/// Puts `op` before `place`.
static void insertOperation(Block *block, Block::iterator place,
                            Operation *op) {
  RewriterBase *rewriter = getCurrentRewriter(block->getContext());
  if (!rewriter) {
    block->insert(place, op);
    return;
  }
  OpBuilder::InsertionGuard guard(*rewriter);
  rewriter->setInsertionPoint(block, place);
  rewriter->insert(op);
}
void strataBlockAppendOwnedOperation(StrataBlock block, StrataOperation op) {
  strataBlockInsertOwnedOperationBefore(block, StrataOperation{}, op);
}
void strataBlockInsertOwnedOperationBefore(StrataBlock block,
                                           StrataOperation reference,
                                           StrataOperation op) {
  Call call;
  Block *target = call.get(block);
  Operation *before = call.getOrNull(reference), *found = call.get(op);
  if (checkInsertion(call, target, before, found))
    insertOperation(target, before ? Block::iterator(before) : target->end(),
                    found);
}
void strataBlockInsertOwnedOperationAfter(StrataBlock block,
                                          StrataOperation reference,
                                          StrataOperation op) {
  Call call;
  Block *target = call.get(block);
  Operation *after = call.getOrNull(reference), *found = call.get(op);
  if (checkInsertion(call, target, after, found))
    insertOperation(target,
                    after ? std::next(Block::iterator(after)) : target->begin(),
                    found);
}

/// Moves a block next to another one, which is in a region.
static void moveBlock(StrataBlock block, StrataBlock other, bool isAfter) {
  Call call;
  Block *found = call.get(block), *place = call.get(other);
  if (!call || found == place ||
      !call.check(place->getParent(), StrataErrorArgument,
                  "the other block is in no region"))
    return;
  Operation *around = place->getParentOp();
  if (!call.check(!around || !found->findAncestorOpInBlock(*around),
                  StrataErrorArgument, "the block would be inside of itself") ||
      !checkMovable(call, found) || !checkEditable(call, around))
    return;
  if (found->getParent())
    found->remove();
  if (isAfter)
    found->insertAfter(place);
  else
    found->insertBefore(place);
}
void strataBlockInsertBefore(StrataBlock block, StrataBlock other) {
  moveBlock(block, other, false);
}
void strataBlockInsertAfter(StrataBlock block, StrataBlock other) {
  moveBlock(block, other, true);
}
void strataBlockMoveTo(StrataBlock block, StrataRegion region) {
  Call call;
  Block *found = call.get(block);
  Region *target = call.get(region);
  if (!call ||
      !call.check(!target->getParentOp() ||
                      !found->findAncestorOpInBlock(*target->getParentOp()),
                  StrataErrorArgument, "the block would be inside of itself") ||
      !checkMovable(call, found))
    return;
  if (found->getParent())
    found->remove();
  target->push_back(found);
}

//===-- Arguments ----------------------------------------------------------===//

intptr_t strataBlockGetNumArguments(StrataBlock block) {
  Call call;
  Block *found = call.get(block);
  return call ? intptr_t(found->getNumArguments()) : 0;
}
StrataValue strataBlockGetArgument(StrataBlock block, intptr_t index) {
  Call call;
  Block *found = call.get(block);
  if (!call || !call.checkIndex(index, found->getNumArguments()))
    return {};
  return call.give(Value(found->getArgument(unsigned(index))));
}
StrataValue strataBlockAddArgument(StrataBlock block, StrataType type,
                                   StrataLocation location) {
  Call call;
  Block *found = call.get(block);
  Type argType = call.get(type);
  Location loc = call.get(location);
  return call && checkEditable(call, found->getParentOp())
             ? call.give(Value(found->addArgument(argType, loc)))
             : StrataValue{};
}
StrataValue strataBlockInsertArgument(StrataBlock block, intptr_t index,
                                      StrataType type,
                                      StrataLocation location) {
  Call call;
  Block *found = call.get(block);
  Type argType = call.get(type);
  Location loc = call.get(location);
  if (!call || !call.checkIndex(index, found->getNumArguments() + 1) ||
      !checkEditable(call, found->getParentOp()))
    return {};
  return call.give(Value(found->insertArgument(unsigned(index), argType, loc)));
}
StrataLogicalResult strataBlockEraseArgument(StrataBlock block,
                                             intptr_t index) {
  Call call;
  Block *found = call.get(block);
  if (!call || !call.checkIndex(index, found->getNumArguments()) ||
      !call.check(found->getArgument(unsigned(index)).use_empty(),
                  StrataErrorArgument, "the argument has uses") ||
      !checkEditable(call, found->getParentOp()))
    return wrap(false);
  found->eraseArgument(unsigned(index));
  return wrap(true);
}
intptr_t strataBlockGetNumPredecessors(StrataBlock block) {
  Call call;
  Block *found = call.get(block);
  return call ? intptr_t(std::distance(found->pred_begin(), found->pred_end()))
              : 0;
}
StrataBlock strataBlockGetPredecessor(StrataBlock block, intptr_t index) {
  Call call;
  Block *found = call.get(block);
  if (!call)
    return {};
  for (Block *predecessor : found->getPredecessors())
    if (index-- == 0)
      return call.give(predecessor);
  call.fail(StrataErrorRange, "there are fewer predecessors");
  return {};
}

//===-- Values -------------------------------------------------------------===//

bool strataValueEqual(StrataValue a, StrataValue b) { return a.ptr == b.ptr; }
bool strataValueIsAlive(StrataValue value) {
  return isAlive(value.ptr, HandleKind::Value);
}
bool strataValueIsABlockArgument(StrataValue value) {
  Call call;
  Value found = call.get(value);
  return call && isa<BlockArgument>(found);
}
bool strataValueIsAOpResult(StrataValue value) {
  Call call;
  Value found = call.get(value);
  return call && isa<OpResult>(found);
}

/// The value as a `T`; fails if it is none.
template <typename T> static T getValueAs(Call &call, StrataValue value) {
  Value found = call.get(value);
  if (!call || !call.check(isa<T>(found), StrataErrorArgument,
                           "the value is of another kind"))
    return T();
  return cast<T>(found);
}
StrataBlock strataBlockArgumentGetOwner(StrataValue value) {
  Call call;
  auto arg = getValueAs<BlockArgument>(call, value);
  return call ? call.give(arg.getOwner()) : StrataBlock{};
}
intptr_t strataBlockArgumentGetArgNumber(StrataValue value) {
  Call call;
  auto arg = getValueAs<BlockArgument>(call, value);
  return call ? intptr_t(arg.getArgNumber()) : 0;
}
StrataLocation strataBlockArgumentGetLocation(StrataValue value) {
  Call call;
  auto arg = getValueAs<BlockArgument>(call, value);
  return call ? call.give(arg.getLoc()) : StrataLocation{};
}
StrataOperation strataOpResultGetOwner(StrataValue value) {
  Call call;
  auto result = getValueAs<OpResult>(call, value);
  return call ? call.give(result.getOwner()) : StrataOperation{};
}
intptr_t strataOpResultGetResultNumber(StrataValue value) {
  Call call;
  auto result = getValueAs<OpResult>(call, value);
  return call ? intptr_t(result.getResultNumber()) : 0;
}
StrataType strataValueGetType(StrataValue value) {
  Call call;
  Value found = call.get(value);
  return call ? call.give(found.getType()) : StrataType{};
}
void strataValueSetType(StrataValue value, StrataType type) {
  Call call;
  Value found = call.get(value);
  Type newType = call.get(type);
  if (call && call.check(!isInNative(), StrataErrorBusy,
                         "a function of rules changes a type"))
    found.setType(newType);
}
void strataValueForEachUse(StrataValue value, StrataUseCallback callback,
                           void *userData) {
  Call call;
  Value found = call.get(value);
  if (!call || !call.checkNotNull(callback))
    return;
  // The callback may change uses.
  SmallVector<std::pair<StrataOperation, intptr_t>> uses;
  for (OpOperand &use : found.getUses())
    uses.push_back(
        {call.give(use.getOwner()), intptr_t(use.getOperandNumber())});
  for (auto [owner, number] : uses)
    if (strataOperationIsAlive(owner))
      callback(owner, number, userData);
}
bool strataValueHasUses(StrataValue value) {
  Call call;
  Value found = call.get(value);
  return call && !found.use_empty();
}
void strataValueReplaceAllUsesOfWith(StrataValue of, StrataValue with) {
  Call call;
  Value from = call.get(of), to = call.get(with);
  if (!call || from == to ||
      !call.check(!isInNative(), StrataErrorBusy,
                  "a function of rules replaces a value"))
    return;
  if (RewriterBase *rewriter = getCurrentRewriter(call.getContext()))
    rewriter->replaceAllUsesWith(from, to);
  else
    from.replaceAllUsesWith(to);
}
void strataValueReplaceAllUsesExcept(StrataValue of, StrataValue with,
                                     intptr_t numExceptions,
                                     const StrataOperation *exceptions) {
  Call call;
  Value from = call.get(of), to = call.get(with);
  SmallVector<Operation *> ops;
  if (!call || !call.getAll(numExceptions, exceptions, ops) || from == to ||
      !call.check(!isInNative(), StrataErrorBusy,
                  "a function of rules replaces a value"))
    return;
  llvm::SmallPtrSet<Operation *, 4> excepted(ops.begin(), ops.end());
  from.replaceAllUsesExcept(to, excepted);
}
