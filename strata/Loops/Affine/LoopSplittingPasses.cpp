// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes affine-loop-unswitching and affine-index-set-splitting.
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Remarks.h"
#include "strata/Loops/Affine/AffinePasses.h"
#include "strata/Loops/Affine/LoopSplitting.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

using namespace strata;
using namespace strata::affine;

/// Larger loops are not copied.
static constexpr size_t MaxOps = 2000;
/// A loop and its copies are not copied more often.
static constexpr unsigned MaxCopies = 6;

static bool isTooLarge(AffineForOp loop) {
  size_t numOps = 0;
  loop->walk([&](Operation *) { ++numOps; });
  return numOps > MaxOps;
}

namespace {
/// A loop, and how often it has been copied.
struct CopiedLoop {
  AffineForOp loop;
  unsigned copies;
};
} // namespace

/// Calls `transform` for the loops in `root`, the outer ones first, and for the loops that it returns.
static void
transformLoops(Operation *root,
               function_ref<std::optional<std::pair<AffineForOp, AffineForOp>>(
                   AffineForOp)>
                   transform) {
  SmallVector<CopiedLoop> list;
  auto addNested = [&](Operation *op, unsigned copies) {
    size_t first = list.size();
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Operation &each : block)
          each.walk<WalkOrder::PreOrder>([&](AffineForOp loop) {
            list.push_back({loop, copies});
            return WalkResult::skip();
          });
    std::reverse(list.begin() + first, list.end());
  };
  addNested(root, 0);
  while (!list.empty()) {
    auto [loop, copies] = list.pop_back_val();
    std::optional<std::pair<AffineForOp, AffineForOp>> loops;
    if (copies < MaxCopies && !isTooLarge(loop))
      loops = transform(loop);
    if (!loops) {
      addNested(loop, copies);
      continue;
    }
    list.push_back({loops->second, copies + 1});
    list.push_back({loops->first, copies + 1});
  }
}

namespace {
struct AffineLoopUnswitching final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    transformLoops(
        getOperation(),
        [&](AffineForOp loop)
            -> std::optional<std::pair<AffineForOp, AffineForOp>> {
          Operation *branch = findInvariantBranch(loop);
          if (!branch)
            return std::nullopt;
          remark::passed(
              loop,
              remark::RemarkOpts::name("Unswitched").category(getArgument()))
              << remark::note(branch->getLoc(), "condition");
          return unswitchLoop(rewriter, loop, branch);
        });
  }
};

struct AffineIndexSetSplitting final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    transformLoops(
        getOperation(),
        [&](AffineForOp loop)
            -> std::optional<std::pair<AffineForOp, AffineForOp>> {
          std::optional<SplitPoint> point = findSplitPoint(loop);
          if (!point)
            return std::nullopt;
          remark::passed(
              loop, remark::RemarkOpts::name("Split").category(getArgument()))
              << remark::note(point->branch.getLoc(), "condition");
          return splitLoop(rewriter, loop, *point);
        });
  }
};
} // namespace

static constexpr PassInfo splittingInfos[] = {
    {
        .argument = "affine-loop-unswitching",
        .name = "AffineLoopUnswitching",
        .summary = "Move conditions that are the same in all iterations out of "
                   "affine loops",
        .anchor = func::FuncOp::getOperationName().data(),
        .dependentDialects = {"affine"},
        .create = makePass<AffineLoopUnswitching>,
    },
    {
        .argument = "affine-index-set-splitting",
        .name = "AffineIndexSetSplitting",
        .summary = "Split affine loops where conditions on their induction "
                   "variables change",
        .anchor = func::FuncOp::getOperationName().data(),
        .dependentDialects = {"affine"},
        .create = makePass<AffineIndexSetSplitting>,
    },
};

void strata::registerAffineLoopSplittingPasses(PassRegistry &registry) {
  for (const PassInfo &info : splittingInfos)
    registry.add(info);
}
