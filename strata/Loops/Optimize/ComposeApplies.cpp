// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Optimize/ComposeApplies.h"

#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Dialects/Affine/AffinePatterns.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/Loops/Affine/AffineAccess.h"
#include "strata/Loops/Optimize/OptimizePasses.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

static bool usesApply(ValueRange operands) {
  return llvm::any_of(operands,
                      [](Value each) { return getApply(each).has_value(); });
}

/// The map of a bound with its operands, composed.
static MapAndOperands compose(AffineBound bound) {
  MapAndOperands result;
  result.map = bound.getMap();
  llvm::append_range(result.operands, bound.getOperands());
  fullyComposeAffineMapAndOperands(&result.map, &result.operands);
  canonicalizeMapAndOperands(&result.map, &result.operands);
  return result;
}

static void composeBounds(AffineForOp loop) {
  if (usesApply(loop.getLowerBoundOperands())) {
    MapAndOperands lower = compose(loop.getLowerBound());
    loop.setLowerBound(lower.operands, lower.map);
  }
  if (usesApply(loop.getUpperBoundOperands())) {
    MapAndOperands upper = compose(loop.getUpperBound());
    loop.setUpperBound(upper.operands, upper.map);
  }
}

void affine::composeApplies(Operation *root) {
  SmallVector<Operation *> accesses, applies;
  root->walk([&](Operation *op) {
    if (auto loop = dyn_cast<AffineForOp>(op))
      composeBounds(loop);
    else if (isa<AffineApplyOp>(op))
      applies.push_back(op);
    else if (isAffineAccess(op) && usesApply(op->getOperands()))
      accesses.push_back(op);
  });
  if (!accesses.empty()) {
    GreedyRewriteConfig config;
    config.strictness = GreedyRewriteStrictness::ExistingOps;
    (void)applyOpPatternsGreedily(
        accesses,
        FrozenRewritePatternSet::withCanonicalizations(
            RewritePatternSet(root->getContext()), {}),
        config);
  }
  for (Operation *apply : llvm::reverse(applies))
    if (apply->use_empty())
      apply->erase();
}

namespace {
struct AffineComposeApplies final : Pass {
  using Pass::Pass;
  void runOnOperation() override { composeApplies(getOperation()); }
};
} // namespace

static constexpr PassInfo affineComposeAppliesInfo = {
    .argument = "affine-compose-applies",
    .name = "AffineComposeApplies",
    .summary = "Compose subscripts and bounds of loops with affine.apply",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine"},
    .create = makePass<AffineComposeApplies>,
};

void strata::registerAffineComposeAppliesPass(PassRegistry &registry) {
  registry.add(affineComposeAppliesInfo);
}
