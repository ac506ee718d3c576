// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Removes unrealized conversion casts that cancel each other out, and unused
// ones.
#include "strata/Pass/Pass.h"
#include "strata/Rewrite/DialectConversion/CastReconciliation.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/Transforms/Passes.h"

#include <atomic>

using namespace strata;

namespace {
struct ReconcileUnrealizedCasts final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    RewritePatternSet none(getOperation()->getContext());
    SmallVector<Operation *, 0> ops;
    if (!collectIndependentOps(getOperation(), std::move(none), ops))
      ops = {getOperation()};
    std::atomic<bool> changed = false;
    runInParallel(ops, [&](ArrayRef<Operation *> piece) {
      SmallVector<Operation *> casts;
      for (Operation *root : piece)
        root->walk([&](Operation *op) {
          if (isUnrealizedConversionCast(op))
            casts.push_back(op);
        });
      if (reconcileUnrealizedCasts(casts))
        changed = true;
    });
    if (!changed)
      markAllAnalysesPreserved();
  }
};
} // namespace

static constexpr PassInfo reconcileUnrealizedCastsInfo = {
    .argument = "reconcile-unrealized-casts",
    .name = "ReconcileUnrealizedCasts",
    .summary = "Remove unrealized_conversion_casts that cancel out",
    .create = makePass<ReconcileUnrealizedCasts>,
};

void strata::registerReconcileUnrealizedCastsPass(PassRegistry &registry) {
  registry.add(reconcileUnrealizedCastsInfo);
}
