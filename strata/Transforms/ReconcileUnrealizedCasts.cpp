// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Removes unrealized conversion casts that cancel each other out, and unused
// ones.
#include "strata/Pass/Pass.h"
#include "strata/Rewrite/Conversion/CastReconciliation.h"
#include "strata/Transforms/Passes.h"

using namespace strata;

namespace {
struct ReconcileUnrealizedCasts final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    SmallVector<Operation *> casts;
    getOperation()->walk([&](Operation *op) {
      if (isUnrealizedConversionCast(op))
        casts.push_back(op);
    });
    if (!reconcileUnrealizedCasts(casts))
      markAllAnalysesPreserved();
  }
};
} // namespace

static constexpr PassInfo reconcileUnrealizedCastsInfo = {
    .argument = "reconcile-unrealized-casts",
    .name = "ReconcileUnrealizedCasts",
    .summary = "Simplify and eliminate unrealized conversion casts",
    .create = makePass<ReconcileUnrealizedCasts>,
};

void strata::registerReconcileUnrealizedCastsPass(PassRegistry &registry) {
  registry.add(reconcileUnrealizedCastsInfo);
}
