// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Graph/Visitors.h"
#include "strata/Loops/SCF/LoopConversions.h"
#include "strata/Loops/SCF/SCFPasses.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Transforms/PatternPass.h"

using namespace strata;

/// The operations of class OpTy in `root`, in post-order, so that changes do not disturb a walk.
template <typename OpTy> static SmallVector<OpTy> collect(Operation *root) {
  SmallVector<OpTy> ops;
  root->walk([&](OpTy op) { ops.push_back(op); });
  return ops;
}

namespace {
struct ForallToFor final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    IRRewriter rewriter(getOperation()->getContext());
    for (auto op : collect<scf::ForallOp>(getOperation()))
      if (failed(scf::forallToForLoop(rewriter, op)))
        signalPassFailure();
  }
};

struct ForallToParallel final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    IRRewriter rewriter(getOperation()->getContext());
    for (auto op : collect<scf::ForallOp>(getOperation()))
      if (failed(scf::forallToParallelLoop(rewriter, op)))
        signalPassFailure();
  }
};

struct ParallelForToNestedFors final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    IRRewriter rewriter(getOperation()->getContext());
    for (auto op : collect<scf::ParallelOp>(getOperation()))
      (void)scf::parallelForToNestedFors(rewriter, op);
  }
};

struct ForToWhilePattern final : OpRewritePattern<scf::ForOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(scf::ForOp op,
                                PatternRewriter &rewriter) const override {
    return scf::forToWhileLoop(rewriter, op);
  }
};
} // namespace

static void populateForToWhilePatterns(RewritePatternSet &patterns) {
  patterns.add<ForToWhilePattern>(patterns.getContext());
}

static constexpr PassInfo conversionInfos[] = {
    {.argument = "scf-forall-to-for",
     .name = "ForallToForLoopPass",
     .summary = "Make scf.forall without used results scf.for loops, whose "
                "iterations are executed in order",
     .dependentDialects = {"arith", "scf"},
     .create = makePass<ForallToFor>},
    {.argument = "scf-forall-to-parallel",
     .name = "ForallToParallelLoopPass",
     .summary = "Make scf.forall without used results scf.parallel",
     .dependentDialects = {"arith", "scf"},
     .create = makePass<ForallToParallel>},
    {.argument = "scf-parallel-for-to-nested-fors",
     .name = "ParallelForToNestedForsPass",
     .summary = "Execute the iterations of scf.parallel one after the other, "
                "by a scf.for for each dimension",
     .dependentDialects = {"scf"},
     .create = makePass<ParallelForToNestedFors>},
    {.argument = "scf-for-to-while",
     .name = "ForToWhileLoopPass",
     .summary = "Make scf.for scf.while with the induction variable as a "
                "carried value",
     .dependentDialects = {"arith", "scf"},
     .create = makePatternPass<populateForToWhilePatterns,
                               NonConvergence::IsAccepted>},
};

void strata::registerSCFLoopConversionPasses(PassRegistry &registry) {
  for (const PassInfo &info : conversionInfos)
    registry.add(info);
}
