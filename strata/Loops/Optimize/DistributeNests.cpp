// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Remarks.h"
#include "strata/Loops/Affine/LoopFission.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Loops/Optimize/AccumulationDetail.h"
#include "strata/Loops/Optimize/BoundMapsDetail.h"
#include "strata/Loops/Optimize/OptimizePasses.h"
#include "strata/Loops/Optimize/TileAttributes.h"
#include "strata/Loops/Optimize/TiledNest.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

/// Whether the block of the store loads the element, too.
static bool isLoaded(AffineStoreOp store) {
  // Larger blocks are not tiled; the comparisons would take quadratic time.
  constexpr size_t MaxOps = 256;
  if (llvm::hasNItemsOrMore(*store->getBlock(), MaxOps))
    return false;
  return llvm::any_of(*store->getBlock(), [&](Operation &op) {
    auto load = dyn_cast<AffineLoadOp>(op);
    return load && load.getMemRef() == store.getMemRef() &&
           haveSameSubscripts(load, store);
  });
}

bool affine::accumulatesInNest(Operation *op, size_t minLoops) {
  WalkResult result = op->walk([&](AffineStoreOp store) {
    MapAndOperands subscripts = getSubscripts(store);
    size_t numLoops = 0;
    bool isInvariant = false;
    for (auto loop = store->getParentOfType<AffineForOp>(); loop;
         loop = loop->getParentOfType<AffineForOp>()) {
      ++numLoops;
      isInvariant |=
          !llvm::is_contained(subscripts.operands, loop.getInductionVar());
    }
    return isInvariant && numLoops >= minLoops && isLoaded(store)
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  return result.wasInterrupted();
}

/// The nests of which distribution of a loop makes several.
enum class NestKind : uint8_t {
  None,
  /// Three loops or more: all elements are used many times.
  Deep,
  /// Two loops: one operand is used once, so that nests should use it while it is in a cache.
  Flat
};

static NestKind getNestKind(AffineForOp loop) {
  if (loop.getNumIterOperands() != 0 || loop->hasAttr(JammedAttrName))
    return NestKind::None;
  bool isFlat = false;
  for (Operation &op : *loop.getBody()) {
    if (isa<AffineForOp>(op) && accumulatesInNest(&op, /*minLoops=*/3))
      return NestKind::Deep;
    isFlat |= isa<AffineForOp, AffineStoreOp>(op) &&
              accumulatesInNest(&op, /*minLoops=*/2);
  }
  return isFlat ? NestKind::Flat : NestKind::None;
}

/// Makes the loop execute blocks of iterations; returns the loop of one block, or null, without changes, if
/// its bounds do not allow that.
static AffineForOp createBlocks(RewriterBase &rewriter, AffineForOp loop,
                                int64_t size) {
  if (loop.getStepAsInt() != 1 || loop.getLowerBoundMap().getNumResults() != 1)
    return {};
  return createTiledNest(rewriter, loop, {{0, size}, {0, 1}}).back();
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
      if (NestKind kind = getNestKind(loop); kind != NestKind::None)
        distribute(rewriter, loop, kind, aliases);
  }

  void distribute(RewriterBase &rewriter, AffineForOp loop, NestKind kind,
                  MemoryAliases &aliases) {
    // Rows of so many lanes of a transposed tile; the rows are in the second level of caches.
    constexpr int64_t BlockSize = 32;
    LoopGroups groups = findLoopGroups(loop, aliases);
    if (groups.groups.size() < 2) {
      if (groups.obstacle)
        groups.obstacle->emitRemark(loop, getArgument());
      return;
    }
    bool isOutermost = !loop->getParentOfType<AffineForOp>();
    if (kind == NestKind::Flat && isOutermost) {
      loop = createBlocks(rewriter, loop, BlockSize);
      if (!loop)
        return;
      aliases.invalidate();
      groups = findLoopGroups(loop, aliases);
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
