// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A copy that is started an iteration earlier may be executed before or after each operation of that iteration,
// and before those in front of its start. None of them may write elements that it reads. Its buffer is another
// one than that of the iteration, so that it must write all elements that are read after its wait.
#include "strata/Loops/Dependence/TransferLegality.h"

#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Graph/Visitors.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/Affine/AffineAccess.h"
#include "strata/Loops/Dependence/OtherLoopsDetail.h"
#include "strata/Loops/Dependence/TransferElementsDetail.h"
#include "strata/Loops/Dependence/TransferTags.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::presburger;
using affine::AffineDmaStartOp;
using affine::AffineDmaWaitOp;

/// Work for all questions about a loop.
static constexpr uint64_t TransferBudget = 1000000;

TransferLegality::TransferLegality(AffineForOp loop, MemoryAliases &aliases)
    : loop(loop), aliases(aliases), function(getFunctionBody(loop)),
      budget(TransferBudget) {
  collectEffects();
}

//===-- Effects ------------------------------------------------------------===//

/// Adds the accesses of a copy that `start` starts as effects of `op`.
void TransferLegality::addTransfer(Operation *op, Operation *start,
                                   bool isSameIteration) {
  std::optional<Transfer> transfer = getTransfer(start);
  Effect effect;
  effect.access.op = op;
  effect.access.access.memory = transfer->destination->memory;
  effect.access.access.isWhole = true;
  effect.access.access.isStore = true;
  effect.start = start;
  effect.isSameIteration = isSameIteration;
  effects.push_back(effect);
}

/// Only stores matter. A copy writes between its start and its wait.
void TransferLegality::collectEffects() {
  loop->walk<WalkOrder::PreOrder>([&](Operation *op) {
    std::optional<Transfer> transfer = getTransfer(op);
    if (!transfer) {
      SmallVector<LoopAccess, 2> accesses;
      appendAccesses(op, accesses);
      for (const LoopAccess &access : accesses)
        if (access.isStore())
          effects.push_back({access, nullptr, true});
      return;
    }
    if (transfer->isStart())
      return addTransfer(op, op, /*isSameIteration=*/true);
    Value tag = transfer->tag.memory;
    bool isKnown = isOnlyTag(tag) &&
                   (isClosedTag(tag) || tag.getDefiningOp<memref::AllocOp>() ||
                    tag.getDefiningOp<memref::AllocaOp>());
    if (!isKnown) {
      Effect any;
      any.access.op = op;
      any.access.access.isStore = any.access.access.isWhole = true;
      effects.push_back(any);
      return;
    }
    for (Operation *user : tag.getUsers())
      if (auto other = getTransfer(user); other && other->isStart())
        addTransfer(op, user,
                    user->getBlock() == op->getBlock() && isClosedTag(tag));
  });
}

/// Whether `op` is in front of `other`, which is in the body of the loop.
bool TransferLegality::isBefore(Operation *op, Operation *other) const {
  Operation *ancestor = loop.getBody()->findAncestorOpInBlock(*op);
  return ancestor && ancestor->isBeforeInBlock(other);
}

/// Whether only operations that name the memory, which is allocated in the function, write to it. A copy
/// to it writes until its wait, which may be unknown.
static bool isWrittenByUsersOnly(Value memory) {
  Operation *op = memory.getDefiningOp();
  if (!op || !hasEffect<MemoryEffects::Allocate>(op, memory))
    return false;
  return llvm::all_of(memory.getUsers(), [&](Operation *user) {
    std::optional<Transfer> transfer = getTransfer(user);
    if (!transfer)
      return isOnlyAccess(user, memory);
    return transfer->isStart() && transfer->destination->memory != memory;
  });
}

/// Makes the loops around both operations be in the same iteration, and those of the loop `distance` apart.
static void addDistance(ConstraintSystem &system, const IndexTranslator &later,
                        const IndexTranslator &earlier, Operation *loop,
                        int64_t distance) {
  unsigned count = countCommonLevels(later.getLevels(), earlier.getLevels());
  for (unsigned i = 0; i < count; ++i) {
    bool isLoop = later.getLevels()[i].loop == loop;
    auto variable =
        earlier.getVariables()[i].plus(LinearSum(isLoop ? distance : 0));
    if (variable)
      system.addEqual(later.getVariables()[i], *variable);
    if (isLoop)
      return;
  }
}

/// Whether the effect may be a store to an element that the copy reads, if the copy is of an iteration whose
/// variable is greater by `distance`.
bool TransferLegality::mayOverwrite(const Effect &effect, Operation *start,
                                    const Transfer &transfer,
                                    int64_t distance) {
  Value memory = effect.access.getMemory(), source = transfer.source->memory;
  if (!memory && isWrittenByUsersOnly(source))
    return false;
  if (!memory || memory != source)
    return !memory || aliases.mayAlias(memory, source);
  ConstraintSystem system;
  SymbolColumns symbols;
  Operation *writer = effect.start ? effect.start : effect.access.op;
  IndexTranslator reads(system, symbols, VarKind::Domain,
                        getLoopLevels(start, function));
  IndexTranslator writes(system, symbols, VarKind::Range,
                         getLoopLevels(writer, function));
  reads.addDomain(start, function);
  writes.addDomain(writer, function);
  if (effect.isSameIteration)
    addDistance(system, reads, writes, loop, distance);
  auto from = translateFirst(start, *transfer.source, reads);
  auto read = from ? translateElement(start, transfer, /*isSource=*/true, *from,
                                      system, reads)
                   : std::nullopt;
  std::optional<LinearSum> written;
  if (!effect.start) {
    written = translatePlace(effect.access, system, writes);
  } else {
    std::optional<Transfer> other = getTransfer(writer);
    auto to = translateFirst(writer, *other->destination, writes);
    written = to ? translateElement(writer, *other, /*isSource=*/false, *to,
                                    system, writes)
                 : std::nullopt;
  }
  if (!read || !written)
    return true;
  system.addEqual(*read, *written);
  return system.build().simplify().isIntegerEmpty(budget) != Tri::True;
}

//===-- Buffers ------------------------------------------------------------===//

/// Whether the copy writes all elements that an operation reads after its wait: those of an access, or of a
/// copy from `element`.
bool TransferLegality::isCopied(Operation *read, const TransferElement *element,
                                Operation *start, const Transfer &transfer) {
  SmallVector<LoopAccess, 2> accesses;
  if (element)
    accesses.push_back({read, {}});
  else
    appendAccesses(read, accesses);
  for (const LoopAccess &access : accesses) {
    if (!element && (access.isStore() ||
                     access.getMemory() != transfer.destination->memory))
      continue;
    ConstraintSystem system;
    SymbolColumns symbols;
    IndexTranslator side(system, symbols, VarKind::Range,
                         getLoopLevels(read, function));
    side.addDomain(read, function);
    auto first = translateFirst(start, *transfer.destination, side);
    auto end =
        first ? first->plus(side.translate(start->getOperand(transfer.count)))
              : std::nullopt;
    std::optional<LinearSum> place;
    if (!element)
      place = translatePlace(access, system, side);
    else if (auto begin = translateFirst(read, *element, side))
      place = translateElement(read, *getTransfer(read), /*isSource=*/true,
                               *begin, system, side);
    bool isStrided = transfer.stride &&
                     !cast<MemRefType>(transfer.destination->memory.getType())
                          .getMemorySpace();
    if (!end || !place || isStrided)
      return false;
    ConstraintSystem below = system, above = system;
    below.addLess(*place, *first);
    above.addLessOrEqual(*end, *place);
    for (const ConstraintSystem &outside : {below, above})
      if (outside.build().simplify().isIntegerEmpty(budget) != Tri::True)
        return false;
  }
  return true;
}

std::optional<Obstacle>
TransferLegality::findBufferObstacle(Operation *start, Operation *wait,
                                     const Transfer &transfer) {
  Value buffer = transfer.destination->memory;
  if (!buffer.getDefiningOp<memref::AllocOp>() &&
      !buffer.getDefiningOp<memref::AllocaOp>())
    return Obstacle("the buffer is not allocated in the function");
  bool isInLoop = isAllocatedIn(buffer, loop);
  if (isInLoop && !cast<MemRefType>(buffer.getType()).hasStaticShape())
    return Obstacle("the size of the buffer is computed in the loop");
  for (OpOperand &use : buffer.getUses()) {
    Operation *user = use.getOwner();
    if (user == start || hasEffect<MemoryEffects::Free>(user, buffer))
      continue;
    std::optional<Transfer> other = getTransfer(user);
    bool isRead = other && other->isStart() && isa<AffineDmaStartOp>(user) &&
                  other->source->operand == use.getOperandNumber();
    if (!isRead && !affine::isAffineAccess(user))
      return Obstacle("an operation uses the buffer as a whole", start, user);
    if (!isBefore(wait, loop.getBody()->findAncestorOpInBlock(*user)))
      return Obstacle("the buffer is accessed before the copy has ended", start,
                      user);
    if (!isInLoop &&
        !isCopied(user, isRead ? &*other->source : nullptr, start, transfer))
      return Obstacle("an element of another iteration may be read", start,
                      user);
  }
  return std::nullopt;
}

/// Whether the tag is not that of copies that start in the loop and end outside, or the reverse.
static bool isTagOfLoop(Value tag, Operation *loop) {
  auto argument = dyn_cast<BlockArgument>(tag);
  bool isKnown = argument ? argument.getOwner()->isEntryBlock() &&
                                isFunction(argument.getOwner()->getParentOp())
                          : tag.getDefiningOp<memref::AllocOp>() ||
                                tag.getDefiningOp<memref::AllocaOp>();
  if (!isKnown || !isOnlyTag(tag))
    return false;
  bool isLocal =
      !argument && llvm::all_of(tag.getUsers(), [&](Operation *user) {
        return !getTransfer(user) || loop->isAncestor(user);
      });
  return isLocal || isClosedTag(tag);
}

/// Another operation of the body that may leave a copy with the tag of `start` pending there, or has one
/// between `start` and `wait`.
static Operation *findPendingTag(Block &body, Operation *start,
                                 Operation *wait) {
  Operation *pending = nullptr;
  for (Operation &op : body) {
    std::optional<Transfer> transfer = getTransfer(&op);
    if (!transfer || transfer->tag.memory != getTransfer(start)->tag.memory ||
        haveDistinctTags(&op, start))
      continue;
    if (&op == start ? pending != nullptr
                     : transfer->isStart() == (pending != nullptr))
      return pending && pending != start ? pending : &op;
    if (pending == start && &op != wait)
      return &op;
    pending = transfer->isStart() ? &op : nullptr;
  }
  return pending;
}

std::optional<Obstacle>
TransferLegality::findTagObstacle(Operation *start, Operation *wait,
                                  const Transfer &transfer) {
  Value tag = transfer.tag.memory;
  if (!isTagOfLoop(tag, loop))
    return Obstacle("copies outside of the loop may have the same tag");
  if (isAllocatedIn(tag, loop) &&
      !cast<MemRefType>(tag.getType()).hasStaticShape())
    return Obstacle("the size of the tag is computed in the loop");
  for (Operation *user : tag.getUsers()) {
    std::optional<Transfer> other = getTransfer(user);
    if (!other)
      continue;
    if (!isa<AffineDmaStartOp, AffineDmaWaitOp>(user))
      return Obstacle("an operation of another dialect uses the tag", start,
                      user);
    bool isNested =
        user->getBlock() != loop.getBody() && loop->isProperAncestor(user);
    if (isNested && !haveDistinctTags(user, start) && !isClosedTag(tag))
      return Obstacle("another copy may have the same tag", start, user);
  }
  if (Operation *other = findPendingTag(*loop.getBody(), start, wait))
    return Obstacle("another copy may have the same tag", start, other);
  return std::nullopt;
}

std::optional<Obstacle> TransferLegality::findObstacle(Operation *start,
                                                       Operation *wait) {
  std::optional<Transfer> transfer = getTransfer(start);
  if (!start->isBeforeInBlock(wait))
    return Obstacle("the wait is in front of the start", start, wait);
  if (auto obstacle = findTagObstacle(start, wait, *transfer))
    return obstacle;
  if (auto obstacle = findBufferObstacle(start, wait, *transfer))
    return obstacle;
  for (const Effect &effect : effects) {
    Operation *op = effect.access.op;
    if (op == start || effect.start == start)
      continue;
    if (mayOverwrite(effect, start, *transfer, loop.getStepAsInt()) ||
        (isBefore(op, start) && mayOverwrite(effect, start, *transfer, 0)))
      return Obstacle("an element may be written after the copy has started",
                      start, op);
  }
  return std::nullopt;
}
