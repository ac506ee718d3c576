// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Transforms/SROA.h"

#include "strata/Definition/OpHooks.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/RewriteObserver.h"
#include "strata/Pass/Pass.h"
#include "strata/Transforms/MemorySlotsDetail.h"
#include "strata/Transforms/Passes.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

namespace {
/// An operation that the address of the slot is taken from.
struct Rewired {
  SlotUser user;
  /// Null if the uses are removed.
  const DestructurableAccessorOpInterface::Concept *accessor;
};

/// One slot, which is to become several.
class SlotDestructuring {
public:
  SlotDestructuring(SlotRegions &regions, const DestructurableMemorySlot &slot)
      : slot(slot), regions(regions) {}
  /// Whether it can.
  bool analyze();
  /// Does it. Operations that may have more slots are appended to `allocators`.
  void apply(Operation *allocator, RewriterBase &rewriter,
             SROAStatistics &statistics,
             SmallVectorImpl<Operation *> &allocators);

private:
  bool canRewire(const DestructurableAccessorOpInterface::Concept &accessor,
                 Operation *user);
  void addUses(BlockingUses &blocking);
  void addUnsafeUses(BlockingUses &blocking);
  void rewire(const SubSlots &subslots, RewriterBase &rewriter);

  const DestructurableMemorySlot &slot;
  SlotRegions &regions;
  SubelementIndices usedIndices;
  SmallVector<MemorySlot, 4> mustBeSafelyUsed;
  /// In the order of dominance, once all are known.
  std::vector<Rewired> rewired;
};
} // namespace

/// Whether `accessor` of `user` can do without the address of the slot. Other
/// results of the call are discarded.
bool SlotDestructuring::canRewire(
    const DestructurableAccessorOpInterface::Concept &accessor,
    Operation *user) {
  size_t numIndices = usedIndices.size(), numParts = mustBeSafelyUsed.size();
  if (accessor.canRewire(user, slot, usedIndices, mustBeSafelyUsed))
    return true;
  while (usedIndices.size() != numIndices)
    usedIndices.pop_back();
  mustBeSafelyUsed.truncate(numParts);
  return false;
}

/// Accessors are remembered; other uses must be removed.
void SlotDestructuring::addUses(BlockingUses &blocking) {
  for (OpOperand &use : slot.ptr.getUses()) {
    Operation *user = use.getOwner();
    auto *accessor = getInterface<DestructurableAccessorOpInterface>(user);
    if (accessor && canRewire(*accessor, user))
      rewired.push_back({{user, 0, {}}, accessor});
    else
      blocking.add(use);
  }
}

/// Addresses of elements, and values derived from them, must be used like
/// slots, or not at all.
void SlotDestructuring::addUnsafeUses(BlockingUses &blocking) {
  llvm::DenseSet<OpOperand *> visited;
  while (!mustBeSafelyUsed.empty()) {
    MemorySlot part = mustBeSafelyUsed.pop_back_val();
    for (OpOperand &use : part.ptr.getUses()) {
      if (!visited.insert(&use).second)
        continue;
      Operation *user = use.getOwner();
      auto *safe = getInterface<SafeMemorySlotAccessOpInterface>(user);
      if (!safe ||
          failed(safe->ensureOnlySafeAccesses(user, part, mustBeSafelyUsed)))
        blocking.add(use);
    }
  }
}

bool SlotDestructuring::analyze() {
  if (slot.ptr.use_empty())
    return false;
  BlockingUses blocking(regions, slot.ptr.getParentRegion());
  addUses(blocking);
  addUnsafeUses(blocking);
  std::vector<SlotUser> removed;
  auto canRemove = [](SlotUser &user, SmallVectorImpl<OpOperand *> &more) {
    auto *other = getInterface<PromotableOpInterface>(user.op);
    return other && other->canUsesBeRemoved(user.op, user.uses, more);
  };
  if (!blocking.collect(canRemove, removed))
    return false;
  for (SlotUser &user : removed)
    rewired.push_back({std::move(user), nullptr});
  llvm::stable_sort(rewired, [&](const Rewired &a, const Rewired &b) {
    return regions.isBefore(a.user.op, b.user.op);
  });
  // An accessor may use the address twice, or another use of it has to go.
  auto isSame = [](const Rewired &a, const Rewired &b) {
    return a.user.op == b.user.op;
  };
  rewired.erase(llvm::unique(rewired, isSame), rewired.end());
  return true;
}

/// From the last to the first, so that addresses are still there where
/// something is made of them.
void SlotDestructuring::rewire(const SubSlots &subslots,
                               RewriterBase &rewriter) {
  SmallVector<Operation *, 16> toErase;
  for (auto &[user, accessor] : llvm::reverse(rewired)) {
    rewriter.setInsertionPointAfter(user.op);
    DeletionKind kind =
        accessor
            ? accessor->rewire(user.op, slot, subslots, rewriter)
            : getInterface<PromotableOpInterface>(user.op)->removeBlockingUses(
                  user.op, user.uses, rewriter);
    if (kind == DeletionKind::Delete)
      toErase.push_back(user.op);
  }
  for (Operation *op : toErase)
    rewriter.eraseOp(op);
}

void SlotDestructuring::apply(Operation *allocator, RewriterBase &rewriter,
                              SROAStatistics &statistics,
                              SmallVectorImpl<Operation *> &allocators) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointAfterValue(slot.ptr);
  auto &table = *getInterface<DestructurableAllocationOpInterface>(allocator);
  SubSlots subslots;
  table.destructure(allocator, slot, usedIndices.getArrayRef(), rewriter,
                    allocators, subslots);
  ++statistics.destructuredAmount;
  statistics.slotsWithMemoryBenefit +=
      slot.subelementTypes.size() != usedIndices.size();
  statistics.maxSubelementAmount = std::max<uint64_t>(
      statistics.maxSubelementAmount, slot.subelementTypes.size());
  rewire(subslots, rewriter);
  assert(slot.ptr.use_empty() && "all uses of the slot were to be rewired");
  Operation *rest = nullptr;
  if (table.handleDestructuringComplete)
    rest = table.handleDestructuringComplete(allocator, slot, rewriter);
  else
    rewriter.eraseOp(allocator);
  if (rest)
    allocators.push_back(rest);
}

/// Destructures the first slot of `allocator` that can be. Whether there was
/// one; then `allocators` has those that are left.
static bool destructureFirst(Operation *allocator, SlotRegions &regions,
                             RewriterBase &rewriter, SROAStatistics &statistics,
                             SmallVectorImpl<Operation *> &allocators) {
  SmallVector<DestructurableMemorySlot, 1> slots;
  auto *table = getInterface<DestructurableAllocationOpInterface>(allocator);
  table->getDestructurableSlots(allocator, slots);
  for (const DestructurableMemorySlot &slot : slots) {
    SlotDestructuring destructuring(regions, slot);
    if (!destructuring.analyze())
      continue;
    RewriteStep step(allocator->getContext(), "sroa", allocator);
    destructuring.apply(allocator, rewriter, statistics, allocators);
    return true;
  }
  return false;
}

LogicalResult strata::tryToDestructureMemorySlots(
    ArrayRef<Operation *> allocators, RewriterBase &rewriter,
    DominanceInfo &dominance, SROAStatistics *statistics) {
  SlotRegions regions(dominance);
  SROAStatistics ignored;
  bool hasDestructured = false;
  SmallVector<Operation *> worklist(allocators);
  while (true) {
    SmallVector<Operation *> left;
    bool hasChanged = false;
    for (Operation *allocator : worklist) {
      if (destructureFirst(allocator, regions, rewriter,
                           statistics ? *statistics : ignored, left))
        hasChanged = true;
      else
        left.push_back(allocator);
    }
    if (!hasChanged)
      return success(hasDestructured);
    hasDestructured = true;
    worklist = std::move(left);
  }
}

namespace {
struct SROA final : Pass {
  using Pass::Pass;
  Statistic destructuredAmount{*this, "destructured slots",
                               "Total amount of memory slots destructured"};
  Statistic slotsWithMemoryBenefit{
      *this, "slots with memory benefit",
      "Total amount of memory slots in which the destructured size was smaller "
      "than the total size after eliminating unused fields"};
  Statistic maxSubelementAmount{*this, "max subelement number",
                                "Maximal number of sub-elements a successfully "
                                "destructured slot initially had"};

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    SROAStatistics statistics;
    bool hasChanged = false;
    for (Region &region : getOperation()->getRegions()) {
      std::vector<Operation *> allocators;
      region.walk([&](Operation *op) {
        if (getInterface<DestructurableAllocationOpInterface>(op))
          allocators.push_back(op);
      });
      hasChanged |= succeeded(tryToDestructureMemorySlots(
          allocators, rewriter, getAnalysis<DominanceInfo>(), &statistics));
    }
    destructuredAmount += statistics.destructuredAmount;
    slotsWithMemoryBenefit += statistics.slotsWithMemoryBenefit;
    if (statistics.maxSubelementAmount > maxSubelementAmount.getValue())
      maxSubelementAmount +=
          statistics.maxSubelementAmount - maxSubelementAmount.getValue();
    if (!hasChanged)
      return markAllAnalysesPreserved();
    // Blocks and the edges between them are as they were.
    markAnalysesPreserved<DominanceInfo, PostDominanceInfo>();
  }
};
} // namespace

static constexpr PassInfo sroaInfo = {
    .argument = "sroa",
    .name = "SROA",
    .summary = "Split memory slots of aggregates into slots of their elements",
    .create = makePass<SROA>,
};

void strata::registerSROAPass(PassRegistry &registry) {
  registry.add(sroaInfo);
}
