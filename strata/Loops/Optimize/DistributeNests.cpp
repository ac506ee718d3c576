// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Remarks.h"
#include "strata/Loops/Affine/LoopFission.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Loops/Optimize/AccumulationDetail.h"
#include "strata/Loops/Optimize/OptimizePasses.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

bool affine::accumulatesInNest(Operation *op, size_t minLoops) {
  WalkResult result = op->walk([&](AffineStoreOp store) {
    MapAndOperands subscripts{store.getAffineMap(), {}};
    llvm::append_range(subscripts.operands, store.getMapOperands());
    fullyComposeAffineMapAndOperands(&subscripts.map, &subscripts.operands);
    size_t numLoops = 0;
    bool isInvariant = false;
    for (auto loop = store->getParentOfType<AffineForOp>(); loop;
         loop = loop->getParentOfType<AffineForOp>()) {
      ++numLoops;
      isInvariant |=
          !llvm::is_contained(subscripts.operands, loop.getInductionVar());
    }
    return isInvariant && numLoops >= minLoops ? WalkResult::interrupt()
                                               : WalkResult::advance();
  });
  return result.wasInterrupted();
}

/// Whether distribution may make a perfect nest of three loops, in which elements are used many times.
static bool isWorthDistributing(AffineForOp loop) {
  constexpr size_t MinLoops = 3;
  return loop.getNumIterOperands() == 0 &&
         llvm::any_of(*loop.getBody(), [](Operation &op) {
           return isa<AffineForOp>(op) && accumulatesInNest(&op, MinLoops);
         });
}

namespace {
struct AffineDistributeNests final : Pass {
  using Pass::Pass;

  void runOnOperation() override {
    MemoryAliases aliases(getOperation(), /*argumentsMayAlias=*/true);
    IRRewriter rewriter(&getContext());
    // Inner loops first: outer ones then contain several nests.
    SmallVector<AffineForOp> loops;
    getOperation()->walk([&](AffineForOp loop) { loops.push_back(loop); });
    for (AffineForOp loop : loops)
      if (isWorthDistributing(loop))
        distribute(rewriter, loop, aliases);
  }

  void distribute(RewriterBase &rewriter, AffineForOp loop,
                  MemoryAliases &aliases) {
    LoopGroups groups = findLoopGroups(loop, aliases);
    if (groups.groups.size() < 2) {
      if (groups.obstacle)
        groups.obstacle->emitRemark(loop, getArgument());
      return;
    }
    remark::passed(
        loop, remark::RemarkOpts::name("Distributed").category(getArgument()))
        << remark::metric("Loops", groups.groups.size());
    distributeLoop(rewriter, loop, groups);
    aliases.invalidate();
  }
};
} // namespace

static constexpr PassInfo affineDistributeNestsInfo = {
    .argument = "affine-distribute-nests",
    .name = "AffineDistributeNests",
    .summary = "Distribute affine loops around nests that use elements many "
               "times",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine"},
    .create = makePass<AffineDistributeNests>,
};

void strata::registerAffineDistributeNestsPass(PassRegistry &registry) {
  registry.add(affineDistributeNestsInfo);
}
