// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Transforms/Mem2Reg.h"
#include "strata/IR/Context.h"
#include "strata/IR/OpHooks.h"
#include "strata/Pass/Pass.h"
#include "strata/Transforms/MemorySlotPromotionDetail.h"
#include "strata/Transforms/Passes.h"

using namespace strata;
using namespace strata::detail;

/// Promotes the first slot of `allocator` that can be. Nothing if there is none,
/// else the allocator that is left, or null.
static std::optional<Operation *>
promoteFirst(Operation *allocator, SlotRegions &regions, RewriterBase &rewriter,
             Mem2RegStatistics &statistics) {
  SmallVector<MemorySlot, 2> slots;
  auto *table = getInterface<PromotableAllocationOpInterface>(allocator);
  table->getPromotableSlots(allocator, slots);
  for (const MemorySlot &slot : slots) {
    // What nobody uses is for others to erase.
    if (slot.ptr.use_empty())
      continue;
    SlotAnalysis analysis(regions, slot);
    if (analysis.run())
      return promoteSlot(analysis, allocator, rewriter, statistics);
  }
  return std::nullopt;
}

LogicalResult strata::tryToPromoteMemorySlots(ArrayRef<Operation *> allocators,
                                              RewriterBase &rewriter,
                                              DominanceInfo &dominance,
                                              Mem2RegStatistics *statistics) {
  SlotRegions regions(dominance);
  Mem2RegStatistics ignored;
  bool hasPromoted = false;
  std::vector<Operation *> worklist(allocators.begin(), allocators.end());
  while (true) {
    std::vector<Operation *> left;
    bool hasChanged = false;
    for (Operation *allocator : worklist) {
      std::optional<Operation *> rest = promoteFirst(
          allocator, regions, rewriter, statistics ? *statistics : ignored);
      hasChanged |= rest.has_value();
      if (Operation *next = rest.value_or(allocator))
        left.push_back(next);
    }
    if (!hasChanged)
      return success(hasPromoted);
    hasPromoted = true;
    worklist = std::move(left);
  }
}

namespace {
struct Mem2Reg final : Pass {
  using Pass::Pass;
  /// Accepted, and without effect, as in mlir-opt.
  Option<bool> regionSimplify{
      *this, "region-simplify",
      "Perform control flow optimizations to the region tree", true};
  Statistic promotedAmount{*this, "promoted slots",
                           "Total amount of memory slot promoted"};
  Statistic newBlockArgumentAmount{
      *this, "new block args",
      "Total amount of new block argument inserted in blocks"};

  void runOnOperation() override {
    IRRewriter rewriter(getContext());
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

static constexpr PassInfo info = {
    .argument = "mem2reg",
    .name = "Mem2Reg",
    .summary = "Promotes memory slots into values.",
    .create = makePass<Mem2Reg>,
};

void strata::registerMem2RegPass(PassRegistry &registry) {
  registry.add(info);
}
