// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Blocks are visited in pre-order of the dominator tree; the reaching
// definition at the start of a block without an argument is that at the end of
// its nearest dominator that stores or has an argument. Users forget the slot
// from the last to the first when all values are known, which is the order in
// which mlir-opt changes lists of uses. So a loaded and stored value is
// replaced by one that is replaced later itself; uses would go down a chain of
// loads and stores step by step, O(n^2). If a chain gets long, its loads are
// rewritten at once.
#include "strata/Definition/OpHooks.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"
#include "strata/Transforms/MemorySlotPromotionDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

namespace {
class SlotPromoter {
public:
  SlotPromoter(SlotAnalysis &analysis, Operation *allocator,
               RewriterBase &rewriter, Mem2RegStatistics &statistics,
               function_ref<void(Operation *)> willChange)
      : analysis(analysis), slot(analysis.slot), allocator(allocator),
        table(*getInterface<PromotableAllocationOpInterface>(allocator)),
        rewriter(rewriter), statistics(statistics), willChange(willChange) {}
  Operation *run();

private:
  Value getOrCreateDefaultValue();
  void addArgument(SlotPoint &point);
  void findValues();
  Value visitUsers(const SlotPoint &point, Value value);
  PromotedUser *findWaiting(Value value);
  void cutChains(Operation *op);
  void removeUses(PromotedUser &user);
  void addStored(Operation *op, Value value);
  void passValue(BlockOperand &edge, Value value);
  void passValues();
  void passDefaultValues();
  void visitReplacedValues();
  Operation *complete();

  SlotAnalysis &analysis;
  const MemorySlot &slot;
  Operation *allocator;
  const PromotableAllocationOpInterface::Concept &table;
  RewriterBase &rewriter;
  Mem2RegStatistics &statistics;
  function_ref<void(Operation *)> willChange;
  Value defaultValue;
  bool hasJoins = false;
  /// Operations that load and are not told yet, with their numbers.
  llvm::DenseMap<Operation *, uint32_t> waiting;
  /// The stored values, and the operand that each one is, if any.
  SmallVector<StoredValue, 4> stored;
  SmallVector<OpOperand *, 4> storedOperands;
};
} // namespace

Value SlotPromoter::getOrCreateDefaultValue() {
  if (defaultValue)
    return defaultValue;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(slot.ptr.getParentBlock());
  defaultValue = table.getDefaultValue(allocator, slot, rewriter);
  assert(defaultValue && "a slot that can be promoted has a default value");
  return defaultValue;
}

void SlotPromoter::addArgument(SlotPoint &point) {
  Block *block = analysis.blocks->getBlock(point.block);
  point.argument = block->addArgument(slot.elemType, slot.ptr.getLoc());
  ++statistics.newBlockArgumentAmount;
  if (!table.handleBlockArgument)
    return;
  rewriter.setInsertionPointToStart(block);
  table.handleBlockArgument(allocator, slot, point.argument, rewriter);
}

void SlotPromoter::removeUses(PromotedUser &user) {
  willChange(user.op);
  for (unsigned i = 0, e = user.op->getNumResults(); i != e; ++i)
    for (OpOperand &use : user.op->getResult(i).getUses())
      willChange(use.getOwner());
  rewriter.setInsertionPointAfter(user.op);
  user.kind =
      user.access
          ? user.access->removeBlockingUses(user.op, slot, user.uses, rewriter,
                                            user.reaching)
          : user.other->removeBlockingUses(user.op, user.uses, rewriter);
  user.isDone = true;
}

/// The operation that loads `value` and is not told yet, or null.
PromotedUser *SlotPromoter::findWaiting(Value value) {
  Operation *def = value ? value.getDefiningOp() : nullptr;
  auto found = def ? waiting.find(def) : waiting.end();
  return found == waiting.end() ? nullptr : &analysis.users[found->second];
}

/// Removes those loads used by `op`, which stores, that are at the end of a
/// long chain.
void SlotPromoter::cutChains(Operation *op) {
  constexpr unsigned MaxLength = 4;
  for (OpOperand &operand : op->getOpOperands()) {
    PromotedUser *load = findWaiting(operand.get());
    if (!load || load->chainLength < MaxLength)
      continue;
    waiting.erase(load->op);
    removeUses(*load);
  }
}

void SlotPromoter::addStored(Operation *op, Value value) {
  auto isStored = [&](OpOperand &use) { return use.get() == value; };
  auto *operand = llvm::find_if(op->getOpOperands(), isStored);
  stored.push_back({op, value});
  storedOperands.push_back(operand == op->getOpOperands().end() ? nullptr
                                                                : operand);
}

/// Returns the content of the slot after the users in `point`, where it was
/// `value`.
Value SlotPromoter::visitUsers(const SlotPoint &point, Value value) {
  bool isReached = analysis.blocks->isReachable(point.block);
  for (uint32_t i = point.firstUser, e = i + point.numUsers; i != e; ++i) {
    PromotedUser &user = analysis.users[i];
    if (!user.access)
      continue;
    user.reaching = user.loads && !value ? getOrCreateDefaultValue() : value;
    if (user.stores && isReached) {
      cutChains(user.op);
      rewriter.setInsertionPointAfter(user.op);
      value = user.access->getStored(user.op, slot, rewriter, user.reaching);
      assert(value && "a store to a slot has a value");
      addStored(user.op, value);
    }
    if (!user.loads || !analysis.hasStores)
      continue;
    if (PromotedUser *load = findWaiting(user.reaching))
      user.chainLength = load->chainLength + 1;
    waiting[user.op] = i;
  }
  return value;
}

void SlotPromoter::findValues() {
  SlotRegion &blocks = *analysis.blocks;
  SmallVector<SlotPoint *, 16> above;
  Block *home = slot.ptr.getParentBlock();
  for (SlotPoint &point : analysis.points) {
    if (!blocks.isReachable(point.block)) {
      visitUsers(point, {});
      continue;
    }
    while (!above.empty() &&
           !blocks.dominates(above.back()->block, point.block))
      above.pop_back();
    Value value;
    if (point.isJoin)
      value = point.argument;
    else if (!above.empty() && blocks.getBlock(point.block) != home)
      value = above.back()->atEnd;
    point.atEnd = visitUsers(point, value);
    if (point.isDef || point.isJoin)
      above.push_back(&point);
  }
}

void SlotPromoter::passValue(BlockOperand &edge, Value value) {
  if (!value)
    value = getOrCreateDefaultValue();
  Operation *branch = edge.getOwner();
  rewriter.modifyOpInPlace(branch, [&] {
    appendSuccessorOperands(branch, edge.getOperandNumber(), value);
  });
}

void SlotPromoter::passValues() {
  SlotRegion &blocks = *analysis.blocks;
  for (const SlotPoint &point : analysis.points) {
    Operation *last = blocks.getBlock(point.block)->getLastOp();
    if (!last || !blocks.isReachable(point.block))
      continue;
    for (BlockOperand &edge : last->getBlockOperands()) {
      SlotPoint *target = analysis.findPoint(blocks.getNumber(edge.get()));
      if (target && target->isJoin)
        passValue(edge, point.atEnd);
    }
  }
}

/// Passes default values on edges that control never takes.
void SlotPromoter::passDefaultValues() {
  SlotRegion &blocks = *analysis.blocks;
  for (const SlotPoint &point : analysis.points) {
    if (!point.isJoin)
      continue;
    Block *block = blocks.getBlock(point.block);
    for (BlockOperand &edge : block->getPredecessorUses())
      if (!blocks.isReachable(blocks.getNumber(edge.getOwner()->getBlock())))
        passValue(edge, {});
  }
}

void SlotPromoter::visitReplacedValues() {
  // Loaded values have been replaced.
  for (auto [entry, operand] : llvm::zip_equal(stored, storedOperands))
    if (operand)
      entry.second = operand->get();
  for (PromotedUser &user : analysis.users) {
    if (!user.other || !user.other->requiresReplacedValues ||
        !user.other->requiresReplacedValues(user.op))
      continue;
    rewriter.setInsertionPointAfter(user.op);
    user.other->visitReplacedValues(user.op, stored, rewriter);
  }
}

/// Erases the allocator, or reduces it to its other slots.
Operation *SlotPromoter::complete() {
  assert(slot.ptr.use_empty() && "all uses of the slot were to be removed");
  ++statistics.promotedAmount;
  if (table.handlePromotionComplete)
    return table.handlePromotionComplete(allocator, slot, defaultValue,
                                         rewriter);
  if (defaultValue && defaultValue.use_empty())
    if (Operation *made = defaultValue.getDefiningOp())
      rewriter.eraseOp(made);
  rewriter.eraseOp(allocator);
  return nullptr;
}

Operation *SlotPromoter::run() {
  OpBuilder::InsertionGuard guard(rewriter);
  for (SlotPoint &point : analysis.points) {
    if (!point.isJoin)
      continue;
    addArgument(point);
    hasJoins = true;
  }
  findValues();
  if (hasJoins)
    passValues();
  for (PromotedUser &user : llvm::reverse(analysis.users))
    if (!user.isDone)
      removeUses(user);
  if (hasJoins)
    passDefaultValues();
  visitReplacedValues();
  for (PromotedUser &user : llvm::reverse(analysis.users))
    if (user.kind == DeletionKind::Delete)
      rewriter.eraseOp(user.op);
  return complete();
}

Operation *detail::promoteSlot(SlotAnalysis &analysis, Operation *allocator,
                               RewriterBase &rewriter,
                               Mem2RegStatistics &statistics,
                               function_ref<void(Operation *)> willChange) {
  return SlotPromoter(analysis, allocator, rewriter, statistics, willChange)
      .run();
}
