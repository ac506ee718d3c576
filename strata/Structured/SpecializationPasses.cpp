// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/LinalgGeneralize/LinalgGeneralize.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/Structured/Specialization.h"
#include "strata/Structured/StructuredPasses.h"
#include "strata/Transforms/PatternPass.h"

using namespace strata;

static void populateSpecialization(RewritePatternSet &patterns) {
  linalg::populateLinalgGenericOpsSpecializationPatterns(patterns);
  linalg::populateDecomposeProjectedPermutationPatterns(patterns);
}

static constexpr PassInfo specializeInfo = {
    .argument = "linalg-specialize-generic-ops",
    .name = "LinalgSpecializeGenericOpsPass",
    .summary = "Convert linalg.generic to named operations of linalg",
    .dependentDialects = {"linalg", "tensor"},
    .create = makePatternPass<populateSpecialization>,
};

namespace {
struct MorphOps final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    if (*namedToCategory)
      linalg::populateLinalgNamedToElementwisePatterns(patterns);
    if (*namedToGeneric || *categoryToGeneric)
      populateLinalgNamedOpsGeneralizationPatterns(patterns);
    if (*genericToNamed)
      linalg::populateLinalgGenericOpsSpecializationPatterns(patterns);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
  Option<bool> namedToCategory{*this, "named-to-category",
                               "Convert named operations to operations of a "
                               "category, such as linalg.elementwise",
                               false};
  Option<bool> categoryToGeneric{
      *this, "category-to-generic",
      "Convert operations of a category to linalg.generic", false};
  Option<bool> namedToGeneric{*this, "named-to-generic",
                              "Convert named operations to linalg.generic",
                              false};
  Option<bool> genericToNamed{*this, "generic-to-named",
                              "Convert linalg.generic to named operations",
                              false};
};
} // namespace

static constexpr PassInfo morphInfo = {
    .argument = "linalg-morph-ops",
    .name = "LinalgMorphOpsPass",
    .summary = "Convert between named operations of linalg, operations of a "
               "category, and linalg.generic",
    .dependentDialects = {"linalg", "tensor"},
    .create = makePass<MorphOps>,
};

void strata::registerSpecializationPasses(PassRegistry &registry) {
  registry.add(specializeInfo);
  registry.add(morphInfo);
}
