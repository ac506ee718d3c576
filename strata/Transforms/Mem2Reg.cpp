// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Transforms/Mem2Reg.h"

#include "strata/Definition/OpHooks.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/RewriteObserver.h"
#include "strata/Pass/Pass.h"
#include "strata/Transforms/MemorySlotPromotionDetail.h"
#include "strata/Transforms/Passes.h"

#include <set>

using namespace strata;
using namespace strata::detail;

namespace {
/// Allocators in order, which are tried in rounds, as mlir-opt does. An
/// allocator without a promotable slot is tried again when the operations that
/// blocked its slots have changed; and all are tried once more at the end,
/// because hooks may inspect any IR.
class PromotionWorklist {
public:
  PromotionWorklist(ArrayRef<Operation *> allocators, RewriterBase &rewriter,
                    DominanceInfo &dominance, Mem2RegStatistics &statistics)
      : allocators(allocators.begin(), allocators.end()), regions(dominance),
        rewriter(rewriter), statistics(statistics) {}
  /// Whether a slot was promoted.
  bool run();

private:
  bool promoteOne(uint32_t place);
  void waitFor(Operation *op, uint32_t place) { waiting[op].push_back(place); }
  void wake(Operation *op);

  /// Null where none is left.
  std::vector<Operation *> allocators;
  SlotRegions regions;
  RewriterBase &rewriter;
  Mem2RegStatistics &statistics;
  /// Places in `allocators` to try in this round and in the next one, and the
  /// one that is being tried.
  std::set<uint32_t> now, next;
  uint32_t current = 0;
  /// Allocators by the operations that block them.
  llvm::DenseMap<Operation *, SmallVector<uint32_t, 1>> waiting;
};
} // namespace

/// `op` is about to change.
void PromotionWorklist::wake(Operation *op) {
  auto found = waiting.find(op);
  if (found == waiting.end())
    return;
  for (uint32_t place : found->second)
    (place > current ? now : next).insert(place);
  waiting.erase(found);
}

bool PromotionWorklist::promoteOne(uint32_t place) {
  Operation *&allocator = allocators[place];
  SmallVector<MemorySlot, 2> slots;
  auto *table = getInterface<PromotableAllocationOpInterface>(allocator);
  table->getPromotableSlots(allocator, slots);
  waitFor(allocator, place);
  for (const MemorySlot &slot : slots) {
    // Unused slots are erased by other passes.
    if (slot.ptr.use_empty())
      continue;
    SlotAnalysis analysis(regions, slot);
    if (analysis.run()) {
      RewriteStep step(allocator->getContext(), "mem2reg", allocator);
      allocator = promoteSlot(analysis, allocator, rewriter, statistics,
                              [&](Operation *op) { wake(op); });
      if (allocator)
        next.insert(place);
      return true;
    }
    for (Operation *blocker : analysis.blockers)
      waitFor(blocker, place);
  }
  return false;
}

bool PromotionWorklist::run() {
  bool hasPromoted = false;
  for (bool hasChanged = true; std::exchange(hasChanged, false);) {
    waiting.clear();
    for (uint32_t i = 0; i < allocators.size(); ++i)
      now.insert(now.end(), i);
    while (!now.empty()) {
      current = *now.begin();
      now.erase(now.begin());
      if (allocators[current])
        hasChanged |= promoteOne(current);
      if (now.empty())
        std::swap(now, next);
    }
    hasPromoted |= hasChanged;
  }
  return hasPromoted;
}

LogicalResult strata::tryToPromoteMemorySlots(ArrayRef<Operation *> allocators,
                                              RewriterBase &rewriter,
                                              DominanceInfo &dominance,
                                              Mem2RegStatistics *statistics) {
  Mem2RegStatistics ignored;
  return success(PromotionWorklist(allocators, rewriter, dominance,
                                   statistics ? *statistics : ignored)
                     .run());
}

namespace {
struct Mem2Reg final : Pass {
  using Pass::Pass;
  /// Accepted, and without effect, as in mlir-opt.
  Option<bool> regionSimplify{*this, "region-simplify",
                              "Simplification of control flow between rounds",
                              true};
  Statistic promotedAmount{*this, "promoted slots",
                           "Total amount of memory slot promoted"};
  Statistic newBlockArgumentAmount{
      *this, "new block args",
      "Total amount of new block argument inserted in blocks"};

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    Mem2RegStatistics statistics;
    bool hasChanged = false;
    for (Region &region : getOperation()->getRegions()) {
      std::vector<Operation *> allocators;
      region.walk([&](Operation *op) {
        if (getInterface<PromotableAllocationOpInterface>(op))
          allocators.push_back(op);
      });
      hasChanged |= succeeded(tryToPromoteMemorySlots(
          allocators, rewriter, getAnalysis<DominanceInfo>(), &statistics));
    }
    promotedAmount += statistics.promotedAmount;
    newBlockArgumentAmount += statistics.newBlockArgumentAmount;
    if (!hasChanged)
      return markAllAnalysesPreserved();
    // Blocks and the edges between them are as they were.
    markAnalysesPreserved<DominanceInfo, PostDominanceInfo>();
  }
};
} // namespace

static constexpr PassInfo mem2RegInfo = {
    .argument = "mem2reg",
    .name = "Mem2Reg",
    .summary = "Promote memory slots to SSA values",
    .create = makePass<Mem2Reg>,
};

void strata::registerMem2RegPass(PassRegistry &registry) {
  registry.add(mem2RegInfo);
}
