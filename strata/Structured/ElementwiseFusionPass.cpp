// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/Structured/ElementwiseFusion.h"
#include "strata/Structured/GenericOpParts.h"
#include "strata/Structured/ReshapeExpansion.h"
#include "strata/Structured/StructuredPasses.h"

using namespace strata;

/// Whether the operand has no other use, so that no computation is repeated.
static bool isOnlyUse(OpOperand *operand) {
  Operation *producer = operand->get().getDefiningOp();
  return producer && producer->hasOneUse();
}

namespace {
struct ElementwiseFusion final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    linalg::populateElementwiseOpsFusionPatterns(patterns, isOnlyUse);
    linalg::populateFoldReshapeOpsByExpansionPatterns(patterns, isOnlyUse);
    tensor::populateBubbleUpExpandShapePatterns(patterns);
    using linalg::detail::addCanonicalizationsOf;
    addCanonicalizationsOf<affine::AffineApplyOp>(patterns);
    addCanonicalizationsOf<linalg::GenericOp>(patterns);
    addCanonicalizationsOf<tensor::ExpandShapeOp>(patterns);
    addCanonicalizationsOf<tensor::CollapseShapeOp>(patterns);
    linalg::detail::addDialectCanonicalizations(patterns);
    linalg::populateConstantFoldLinalgOperations(patterns, isOnlyUse);
    GreedyRewriteConfig config;
    config.setUseTopDownTraversal();
    (void)applyPatternsGreedily(getOperation(), std::move(patterns), config);
  }
};
} // namespace

static constexpr PassInfo fusionInfo = {
    .argument = "linalg-fuse-elementwise-ops",
    .name = "LinalgElementwiseOpFusionPass",
    .summary = "Fuse linalg.generic with parallel loops into the operations "
               "that read the results",
    .dependentDialects = {"affine", "arith", "linalg", "memref", "tensor"},
    .create = makePass<ElementwiseFusion>,
};

void strata::registerElementwiseFusionPass(PassRegistry &registry) {
  registry.add(fusionInfo);
}
