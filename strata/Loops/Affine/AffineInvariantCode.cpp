// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/AffineInvariantCode.h"

#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Graph/RewriteObserver.h"
#include "strata/Loops/Affine/AffinePasses.h"
#include "strata/Loops/Dependence/Hoisting.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

/// Whether the values that `op`, in `body`, and the operations in it use are defined outside of
/// `body`, in `op`, or by `moved` operations.
static bool usesInvariants(Operation *op, Region &body,
                           const llvm::DenseSet<Operation *> &moved) {
  auto isInvariant = [&](Value value) {
    Region *home = value.getParentRegion();
    if (!home || !body.isAncestor(home))
      return true;
    Operation *def = value.getDefiningOp();
    return (def && moved.contains(def)) ||
           op->isProperAncestor(home->getParentOp()) ||
           home->getParentOp() == op;
  };
  return op->walk([&](Operation *inner) {
    return llvm::all_of(inner->getOperands(), isInvariant)
               ? WalkResult::Advance
               : WalkResult::Interrupt;
  }) != WalkResult::Interrupt;
}

size_t affine::hoistAffineLoopInvariants(RewriterBase &rewriter,
                                         AffineForOp loop,
                                         MemoryAliases &aliases,
                                         StringRef category) {
  // The accesses of most loops are not needed.
  std::optional<HoistingLegality> legality;
  auto canHoist = [&](Operation *op) {
    if (!legality)
      legality.emplace(loop, aliases);
    std::optional<Obstacle> obstacle = legality->findObstacle(op);
    if (obstacle && !category.empty())
      obstacle->emitRemark(op, category);
    return !obstacle;
  };
  llvm::DenseSet<Operation *> moved;
  SmallVector<Operation *> list;
  for (Operation &op : loop.getBody()->without_terminator())
    if (usesInvariants(&op, loop.getRegion(), moved) && canHoist(&op)) {
      moved.insert(&op);
      list.push_back(&op);
    }
  for (Operation *op : list) {
    RewriteStep step(op->getContext(), "hoist", op);
    rewriter.moveOpBefore(op, loop);
  }
  return list.size();
}

namespace {
struct AffineLoopInvariantCodeMotion final : Pass {
  using Pass::Pass;

  void runOnOperation() override {
    MemoryAliases aliases(getOperation());
    IRRewriter rewriter(&getContext());
    SmallVector<AffineForOp> loops;
    getOperation()->walk([&](AffineForOp loop) { loops.push_back(loop); });
    size_t numMoved = 0;
    for (AffineForOp loop : loops)
      numMoved +=
          hoistAffineLoopInvariants(rewriter, loop, aliases, getArgument());
    if (numMoved == 0)
      markAllAnalysesPreserved();
  }
};
} // namespace

static constexpr PassInfo affineLoopInvariantCodeMotionInfo = {
    .argument = "affine-loop-invariant-code-motion",
    .name = "AffineLoopInvariantCodeMotion",
    .summary = "Move invariant operations and accesses out of affine loops",
    .anchor = func::FuncOp::getOperationName().data(),
    .create = makePass<AffineLoopInvariantCodeMotion>,
};

void strata::registerAffineLoopInvariantCodeMotionPass(PassRegistry &registry) {
  registry.add(affineLoopInvariantCodeMotionInfo);
}
