// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Graph/Visitors.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Loops/SCF/LoopPeeling.h"
#include "strata/Loops/SCF/SCFPasses.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"

using namespace strata;

// Attributes of loops while the pass runs, which copies of loops have too: one that has been
// peeled, and one that is a partial iteration.
static constexpr llvm::StringLiteral peeledName = "__peeled_loop__";
static constexpr llvm::StringLiteral partialName = "__partial_iteration__";

static bool isInPartialIteration(scf::ForOp op) {
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp())
    if (isa<scf::ForOp>(parent) && parent->hasAttr(partialName))
      return true;
  return false;
}

namespace {
struct PeelLoop final : OpRewritePattern<scf::ForOp> {
  PeelLoop(Context *ctx, bool peelFront, bool skipPartial)
      : OpRewritePattern(ctx), peelFront(peelFront), skipPartial(skipPartial) {}

  LogicalResult matchAndRewrite(scf::ForOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getUnsignedCmp() || op->hasAttr(peeledName))
      return failure();
    scf::ForOp other;
    if (peelFront) {
      if (failed(scf::peelForLoopFirstIteration(rewriter, op, other)))
        return failure();
    } else {
      if ((skipPartial && isInPartialIteration(op)) ||
          failed(scf::peelForLoopAndSimplifyBounds(rewriter, op, other)))
        return failure();
      mark(rewriter, other, partialName);
    }
    mark(rewriter, other, peeledName);
    mark(rewriter, op, peeledName);
    return success();
  }

private:
  static void mark(PatternRewriter &rewriter, scf::ForOp op, StringRef name) {
    rewriter.modifyOpInPlace(
        op, [&] { op->setAttr(name, rewriter.getUnitAttr()); });
  }
  bool peelFront, skipPartial;
};

struct ForLoopPeeling final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    RewritePatternSet patterns(getOperation()->getContext());
    patterns.add<PeelLoop>(patterns.getContext(), *peelFront, *skipPartial);
    // A loop is peeled before those in it.
    GreedyRewriteConfig config;
    config.setUseTopDownTraversal();
    (void)applyPatternsGreedily(getOperation(), std::move(patterns), config);
    getOperation()->walk([](scf::ForOp op) {
      op->removeAttr(peeledName);
      op->removeAttr(partialName);
    });
  }
  Option<bool> peelFront{*this, "peel-front",
                         "Peel the first iteration, not the last", false};
  Option<bool> skipPartial{
      *this, "skip-partial",
      "Leave loops alone that are in the last iteration of a peeled loop",
      true};
};
} // namespace

static constexpr PassInfo peelingInfo = {
    .argument = "scf-for-loop-peeling",
    .name = "ForLoopPeelingPass",
    .summary = "Make the last iteration of scf.for, which is shorter than a "
               "step, a loop of its own",
    .dependentDialects = {"affine", "arith", "scf"},
    .create = makePass<ForLoopPeeling>,
};

void strata::registerForLoopPeelingPass(PassRegistry &registry) {
  registry.add(peelingInfo);
}
