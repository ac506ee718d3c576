// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/SCF/ParallelLoopFusion.h"

#include "strata/IR/Graph/Visitors.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/SCF/ParallelLoopAccessesDetail.h"
#include "strata/Loops/SCF/SCFPasses.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static bool containsParallelLoop(scf::ParallelOp op) {
  return op.getRegion()
      .walk([](scf::ParallelOp) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

static bool haveSameBounds(scf::ParallelOp first, scf::ParallelOp second) {
  return llvm::equal(first.getLowerBound(), second.getLowerBound()) &&
         llvm::equal(first.getUpperBound(), second.getUpperBound()) &&
         llvm::equal(first.getStep(), second.getStep());
}

/// Whether the results of `first` are used after `second` only.
static bool isUsedAfter(scf::ParallelOp first, scf::ParallelOp second) {
  Block *block = second->getBlock();
  return llvm::all_of(first->getUsers(), [&](Operation *user) {
    Operation *ancestor = block->findAncestorOpInBlock(*user);
    return !ancestor || second->isBeforeInBlock(ancestor);
  });
}

bool scf::canFuseParallelLoops(ParallelOp first, ParallelOp second,
                               MayAliasFn mayAlias) {
  if (!haveSameBounds(first, second) || !isUsedAfter(first, second) ||
      containsParallelLoop(first) || containsParallelLoop(second))
    return false;
  return strata::detail::areIndependent(
      strata::detail::ParallelLoopAccesses(first),
      strata::detail::ParallelLoopAccesses(second), mayAlias);
}

/// Moves the operands and regions of the terminators of two bodies, which are erased, to a new
/// one at the end of `body`.
static void fuseReductions(RewriterBase &rewriter, Block &body,
                           ArrayRef<scf::ReduceOp> reduces) {
  SmallVector<Value> operands;
  for (scf::ReduceOp reduce : reduces)
    llvm::append_range(operands, reduce.getOperands());
  rewriter.setInsertionPointToEnd(&body);
  auto fused = scf::ReduceOp::create(rewriter, reduces.back()->getLoc(),
                                     operands, unsigned(operands.size()));
  auto target = fused.getReductions().begin();
  for (scf::ReduceOp reduce : reduces) {
    for (Region &region : reduce.getReductions()) {
      rewriter.inlineRegionBefore(region, *target, target->end());
      ++target;
    }
    rewriter.eraseOp(reduce);
  }
}

scf::ParallelOp scf::fuseParallelLoops(RewriterBase &rewriter, ParallelOp first,
                                       ParallelOp second) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(second);
  SmallVector<Value> inits(first.getInitVals());
  llvm::append_range(inits, second.getInitVals());
  auto fused =
      ParallelOp::create(rewriter, second->getLoc(), second.getLowerBound(),
                         second.getUpperBound(), second.getStep(), inits);
  Block &body = fused.getRegion().front();
  if (!body.empty())
    rewriter.eraseOp(&body.back());
  SmallVector<ReduceOp, 2> reduces;
  for (ParallelOp loop : {first, second}) {
    Block &source = loop.getRegion().front();
    reduces.push_back(cast<ReduceOp>(source.getTerminator()));
    rewriter.inlineBlockBefore(&source, &body, body.end(),
                               ValueRange(fused.getInductionVars()));
  }
  fuseReductions(rewriter, body, reduces);
  unsigned numFirst = first->getNumResults();
  rewriter.replaceOp(first, fused->getResults().take_front(numFirst));
  rewriter.replaceOp(second, fused->getResults().drop_front(numFirst));
  return fused;
}

/// The loops of `block`, in groups without effects between their loops.
static SmallVector<SmallVector<scf::ParallelOp>> findGroups(Block &block) {
  SmallVector<SmallVector<scf::ParallelOp>> groups(1);
  for (Operation &op : block) {
    if (auto loop = dyn_cast<scf::ParallelOp>(op))
      groups.back().push_back(loop);
    else if (!groups.back().empty() && !isMemoryEffectFree(&op))
      groups.emplace_back();
  }
  return groups;
}

void scf::fuseNeighbouringParallelLoops(RewriterBase &rewriter, Region &region,
                                        MayAliasFn mayAlias,
                                        function_ref<void()> isChanged) {
  for (Block &block : region)
    for (ArrayRef<ParallelOp> group : findGroups(block)) {
      ParallelOp last;
      for (ParallelOp loop : group) {
        if (!last || !canFuseParallelLoops(last, loop, mayAlias)) {
          last = loop;
          continue;
        }
        last = fuseParallelLoops(rewriter, last, loop);
        if (isChanged)
          isChanged();
      }
    }
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct ParallelLoopFusion final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    Operation *root = getOperation();
    IRRewriter rewriter(root->getContext());
    MemoryAliases aliases(root, /*argumentsMayAlias=*/true);
    auto mayAlias = [&](Value a, Value b) { return aliases.mayAlias(a, b); };
    root->walk([&](Operation *op) {
      for (Region &region : op->getRegions())
        scf::fuseNeighbouringParallelLoops(rewriter, region, mayAlias,
                                           [&] { aliases.invalidate(); });
    });
  }
};
} // namespace

static constexpr PassInfo fusionInfo = {
    .argument = "scf-parallel-loop-fusion",
    .name = "ParallelLoopFusionPass",
    .summary = "Fuse neighbouring scf.parallel loops with the same bounds",
    .dependentDialects = {"scf"},
    .create = makePass<ParallelLoopFusion>,
};

void strata::registerParallelLoopFusionPass(PassRegistry &registry) {
  registry.add(fusionInfo);
}
