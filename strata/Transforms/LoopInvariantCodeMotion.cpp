// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inner loops are processed first, so that hoisted operations can be hoisted
// out of outer loops as well.
#include "strata/Transforms/LoopInvariantCodeMotion.h"

#include "strata/IR/Graph/RewriteObserver.h"
#include "strata/Interfaces/LoopBounds.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Pass/Pass.h"
#include "strata/Transforms/Passes.h"

#include <deque>

using namespace strata;

/// Whether all values that `op`, in `region`, and its nested operations use are
/// defined outside of the region or inside of the operation.
static bool isInvariant(Operation *op, Region &region) {
  WalkResult result = op->walk([&](Operation *inner) {
    for (OpOperand &operand : inner->getOpOperands()) {
      Region *home = operand.get().getParentRegion();
      Operation *owner = home ? home->getParentOp() : nullptr;
      bool isOwn = owner && op->isAncestor(owner);
      if (!isOwn && home && region.isAncestor(home))
        return WalkResult::Interrupt;
    }
    return WalkResult::Advance;
  });
  return result != WalkResult::Interrupt;
}

/// Whether `op` may not end.
static bool mayNotReturn(Operation *op) {
  if (!getEffectsRecursively(op))
    return true;
  return op
      ->walk([](Operation *inner) {
        bool mayLoop = inner->hasTrait(OpTrait::LoopLikeOpInterface) &&
                       !LoopLikeOpInterface(inner).getLoopInductionVars();
        return mayLoop ? WalkResult::Interrupt : WalkResult::Advance;
      })
      .wasInterrupted();
}

namespace {
/// The operations of a loop that are certain to be executed.
class ReachedOps {
public:
  explicit ReachedOps(Operation *loop) : loop(loop) {}
  bool contains(Operation *op);

private:
  Operation *loop;
  /// The first operation of the body after which none is certain to be executed, and null if there is
  /// none; std::nullopt until it is required.
  std::optional<Operation *> last = std::nullopt;
};
} // namespace

bool ReachedOps::contains(Operation *op) {
  if (loop->getNumRegions() != 1 || !op->getBlock()->isEntryBlock() ||
      !isCertainlyExecuted(loop))
    return false;
  if (!last) {
    last = nullptr;
    for (Operation &inner : *op->getBlock())
      if (mayNotReturn(&inner)) {
        last = &inner;
        break;
      }
  }
  return !*last || op->isBeforeInBlock(*last);
}

size_t strata::moveLoopInvariantCode(RewriterBase &rewriter, Operation *loop,
                                     EffectSummaries &effects) {
  size_t numMoved = 0;
  ReachedOps reached(loop);
  auto mayMove = [&](Operation *op) {
    return isSpeculatable(op) ||
           (isSpeculatableIfReached(op) && reached.contains(op));
  };
  for (Region &region : loop->getRegions()) {
    std::deque<Operation *> worklist;
    for (Block &block : region)
      for (Operation &op : block)
        worklist.push_back(&op);
    while (!worklist.empty()) {
      Operation *op = worklist.front();
      worklist.pop_front();
      if (op->getParentRegion() != &region ||
          op->hasTrait(OpTrait::Terminator) ||
          !effects.isMemoryEffectFree(op) || !mayMove(op) ||
          !isInvariant(op, region))
        continue;
      RewriteStep step(op->getContext(), "hoist", op);
      rewriter.moveOpBefore(op, loop);
      ++numMoved;
      for (unsigned i = 0, e = op->getNumResults(); i != e; ++i)
        for (OpOperand &use : op->getResult(i).getUses())
          if (use.getOwner()->getParentRegion() == &region)
            worklist.push_back(use.getOwner());
    }
  }
  return numMoved;
}

size_t strata::moveLoopInvariantCode(LoopLikeOpInterface loop) {
  IRRewriter rewriter(loop->getContext());
  EffectSummaries effects;
  return moveLoopInvariantCode(rewriter, loop, effects);
}

namespace {
struct LoopInvariantCodeMotion final : Pass {
  using Pass::Pass;
  Statistic numMoved{*this, "num-moved", "Number of operations moved"};

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    EffectSummaries effects;
    uint64_t before = numMoved.getValue();
    getOperation()->walk([&](Operation *op) {
      if (op->hasTrait(OpTrait::LoopLikeOpInterface))
        numMoved += moveLoopInvariantCode(rewriter, op, effects);
    });
    if (numMoved.getValue() == before)
      markAllAnalysesPreserved();
  }
};
} // namespace

static constexpr PassInfo loopInvariantCodeMotionInfo = {
    .argument = "loop-invariant-code-motion",
    .name = "LoopInvariantCodeMotion",
    .summary = "Move loop-invariant operations out of loops",
    .create = makePass<LoopInvariantCodeMotion>,
};

void strata::registerLoopInvariantCodeMotionPass(PassRegistry &registry) {
  registry.add(loopInvariantCodeMotionInfo);
}
