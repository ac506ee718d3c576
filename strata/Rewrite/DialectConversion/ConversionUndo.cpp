// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Undoing: the journal is read from its end to a mark.
#include "strata/IR/Graph/Mutation.h"
#include "strata/Rewrite/DialectConversion/ConversionRewriterDetail.h"

#include "llvm/ADT/SmallPtrSet.h"

using namespace strata;
using namespace strata::detail;

//===-- Operations that are changed in place -------------------------------===//

void SavedOp::save(Operation *op) {
  loc = op->getLoc();
  attrs = op->getRawDiscardableAttrs();
  ArrayRef<Attribute> now = op->getAttrSlots();
  slots.assign(now.begin(), now.end());
  types.clear();
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    types.push_back(op->getResult(i).getType());
  auto note = [](auto &uses, auto &operand) {
    auto *previous = Mutation::getPreviousUse(operand);
    if (previous)
      uses.push_back(
          {operand.get(), previous->getOwner(), previous->getOperandNumber()});
    else
      uses.push_back({operand.get(), nullptr, 0});
  };
  operands.clear();
  for (OpOperand &operand : op->getOpOperands())
    note(operands, operand);
  successors.clear();
  for (BlockOperand &successor : op->getBlockOperands())
    note(successors, successor);
}

bool SavedOp::hasChanged(Operation *op) const {
  auto isUsed = [](auto &operand, const auto &use) {
    return operand.get() == use.used;
  };
  return op->getLoc() != loc || op->getRawDiscardableAttrs() != attrs ||
         op->getAttrSlots() != ArrayRef<Attribute>(slots) ||
         !llvm::equal(op->getResultTypes(), types) ||
         !llvm::equal(op->getOpOperands(), operands, isUsed) ||
         !llvm::equal(op->getBlockOperands(), successors, isUsed);
}

/// Whether `use` has its saved value, after the saved previous use.
template <typename Operand, typename Use>
static bool isInPlace(Operand &operand, const Use &use) {
  auto *previous = Mutation::getPreviousUse(operand);
  if (operand.get() != use.used || bool(previous) != bool(use.before))
    return false;
  return !previous || (previous->getOwner() == use.before &&
                       previous->getOperandNumber() == use.number);
}

bool SavedOp::hasUsesInPlace(Operation *op) const {
  if (op->getNumOperands() != operands.size())
    return false;
  for (auto [i, use] : llvm::enumerate(operands))
    if (!isInPlace(op->getOpOperand(unsigned(i)), use))
      return false;
  for (auto [i, use] : llvm::enumerate(successors))
    if (!isInPlace(op->getBlockOperands()[i], use))
      return false;
  return true;
}

/// Lets `op` use nothing.
void SavedOp::dropUses(Operation *op) const {
  for (OpOperand &operand : op->getOpOperands())
    operand.set({});
  for (BlockOperand &successor : op->getBlockOperands())
    successor.set(nullptr);
  if (op->getNumOperands() != operands.size())
    Mutation::resizeOperands(op, unsigned(operands.size()));
}

void SavedOp::restoreRest(Operation *op) const {
  if (op->getLoc() != loc)
    op->setLoc(loc);
  if (op->getRawDiscardableAttrs() != attrs)
    op->setDiscardableAttrs(attrs);
  for (auto [i, slot] : llvm::enumerate(slots))
    if (op->getAttrSlots()[i] != slot)
      op->setAttrSlot(unsigned(i), slot);
  for (auto [i, type] : llvm::enumerate(types))
    if (op->getResult(unsigned(i)).getType() != type)
      op->getResult(unsigned(i)).setType(type);
}

/// Restores the uses of `op`; if the use that precedes one is missing, restores
/// that first. `get` returns an operand, `find` its saved state, null if it was
/// not saved, `put` restores it.
template <typename Get, typename Find, typename Put>
static void putBack(Operation *op, unsigned count, Get get, Find find,
                    Put put) {
  SmallVector<std::pair<Operation *, unsigned>, 4> pending;
  for (unsigned i = 0; i < count; ++i) {
    std::pair<Operation *, unsigned> at{op, i};
    while (at.first) {
      const auto *use = find(at.first, at.second);
      // A use follows another one at most once: there are no circles.
      if (!use || !use->used || get(at.first, at.second).get())
        break;
      pending.push_back(at);
      at = {use->before, use->number};
    }
    while (!pending.empty()) {
      auto [owner, number] = pending.pop_back_val();
      put(get(owner, number), *find(owner, number));
    }
  }
}

void SavedOp::restore(ArrayRef<std::pair<Operation *, const SavedOp *>> ops) {
  llvm::SmallDenseMap<Operation *, const SavedOp *, 4> byOp;
  for (auto [op, saved] : ops) {
    saved->restoreRest(op);
    if (ops.size() == 1 && saved->hasUsesInPlace(op))
      return;
    saved->dropUses(op);
    byOp[op] = saved;
  }
  auto getOperand = [](Operation *op, unsigned i) -> OpOperand & {
    return op->getOpOperand(i);
  };
  auto getSuccessor = [](Operation *op, unsigned i) -> BlockOperand & {
    return op->getBlockOperands()[i];
  };
  for (auto [op, saved] : ops) {
    putBack(
        op, op->getNumOperands(), getOperand,
        [&](Operation *owner, unsigned i) {
          const SavedOp *of = byOp.lookup(owner);
          return of && i < of->operands.size() ? &of->operands[i] : nullptr;
        },
        [&](OpOperand &operand, const Use<Value> &use) {
          Mutation::setOperandBehind(
              operand, use.used,
              use.before && use.number < use.before->getNumOperands()
                  ? &use.before->getOpOperand(use.number)
                  : nullptr);
        });
    putBack(
        op, op->getNumSuccessors(), getSuccessor,
        [&](Operation *owner, unsigned i) {
          const SavedOp *of = byOp.lookup(owner);
          return of && i < of->successors.size() ? &of->successors[i] : nullptr;
        },
        [&](BlockOperand &successor, const Use<Block *> &use) {
          Mutation::setSuccessorBehind(
              successor, use.used,
              use.before ? &use.before->getBlockOperands()[use.number]
                         : nullptr);
        });
  }
}

//===-- The journal --------------------------------------------------------===//

void ConversionRewriterImpl::undo(size_t mark) {
  for (const ChangedUse &use : llvm::reverse(changedUses))
    Mutation::setOperandBehind(*use.operand, use.value, use.previous);
  changedUses.clear();
  goneCasts.clear();
  SmallVector<Step, 8> graveyard;
  while (journal.size() > mark) {
    Step step = journal.back();
    journal.pop_back();
    undoStep(step, graveyard);
  }
  // Each of them was taken out by itself, whatever contained what.
  for (const Step &dead : graveyard)
    if (dead.kind != Step::Kind::CreateBlock)
      dead.op()->dropAllReferences();
  for (const Step &dead : graveyard) {
    if (dead.kind == Step::Kind::CreateBlock)
      dead.block()->destroy();
    else
      dead.op()->destroy();
  }
}

/// `last`, and the modifications before it that had not ended when it began: their
/// uses are put back together.
void ConversionRewriterImpl::undoModifications(const Step &last) {
  SmallVector<std::pair<Operation *, const SavedOp *>, 4> group;
  llvm::SmallPtrSet<Operation *, 4> seen;
  Step step = last;
  group.push_back({step.op(), &savedOps[step.index]});
  while (step.next && !journal.empty()) {
    // A cancelled step has become a step of kind None.
    Step earlier = journal.back();
    if (earlier.kind != Step::Kind::ModifyOp &&
        earlier.kind != Step::Kind::None)
      break;
    journal.pop_back();
    if (earlier.kind == Step::Kind::None)
      continue;
    step = earlier;
    group.push_back({step.op(), &savedOps[step.index]});
  }
  // The first saved state of an operation counts.
  SmallVector<std::pair<Operation *, const SavedOp *>, 4> first;
  for (auto entry : llvm::reverse(group))
    if (seen.insert(entry.first).second)
      first.push_back(entry);
  SavedOp::restore(first);
  savedOps.resize(step.index);
}

void ConversionRewriterImpl::undoMarks(uint32_t size) {
  while (marked.size() > size) {
    auto [op, mark] = marked.pop_back_val();
    marks.set(op, marks.lookup(op) & ~uint32_t(mark));
  }
}

/// The operations `first` to `last` return to `block`, where they were alone.
static void takeBack(Block *block, Operation *first, Operation *last) {
  Block *dest = first->getBlock();
  block->splice(block->end(), dest, Block::iterator(first, dest),
                Block::iterator(last->getNextNode(), dest));
}

void ConversionRewriterImpl::undoStep(const Step &step,
                                      SmallVectorImpl<Step> &graveyard) {
  switch (step.kind) {
  case Step::Kind::None:
    return;
  case Step::Kind::CreateCast: {
    const ConversionCast &cast = casts.back();
    if (step.index)
      castsByInput.set(cast.op->getOperand(0).getImpl(), cast.earlier);
    casts.pop_back();
    [[fallthrough]];
  }
  case Step::Kind::CreateOp:
    step.op()->remove();
    graveyard.push_back(step);
    return;
  case Step::Kind::MoveOp: {
    auto *block = static_cast<Block *>(step.from);
    step.op()->moveBefore(
        block, Block::iterator(static_cast<Operation *>(step.next), block));
    return;
  }
  case Step::Kind::ModifyOp:
    return undoModifications(step);
  case Step::Kind::ReplaceOp:
    undoMarks(step.index);
    for (unsigned i = step.op()->getNumResults(); i > 0; --i)
      table.pop(step.op()->getResult(i - 1));
    return;
  case Step::Kind::IgnoreNested:
    undoMarks(step.index);
    return;
  case Step::Kind::CreateBlock:
    step.block()->remove();
    graveyard.push_back(step);
    return;
  case Step::Kind::MoveBlock:
    step.block()->remove();
    [[fallthrough]];
  case Step::Kind::EraseBlock:
    if (auto *region = static_cast<Region *>(step.from))
      region->insert(Region::iterator(static_cast<Block *>(step.next), region),
                     step.block());
    return;
  case Step::Kind::InlineBlock:
    takeBack(step.block(), static_cast<Operation *>(step.next),
             static_cast<Operation *>(step.from));
    return;
  case Step::Kind::ConvertArgs: {
    auto *holder = static_cast<Block *>(step.from);
    Mutation::swapArguments(step.block(), holder);
    graveyard.push_back(step);
    graveyard.back().kind = Step::Kind::CreateBlock;
    graveyard.back().subject = holder;
    return;
  }
  case Step::Kind::MapValue:
    table.pop(step.value());
    return;
  case Step::Kind::ConvertRegion:
    regionConverters[static_cast<Region *>(step.subject)] =
        static_cast<const TypeConverter *>(step.from);
    return;
  }
}
