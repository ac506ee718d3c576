// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/Structured/ElementwiseFusion.h"
#include "strata/Structured/GenericOpParts.h"
#include "strata/Structured/ReshapeExpansion.h"
#include "strata/Structured/StructuredPasses.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// Whether the operand has no other use, so that no computation is repeated.
static bool isOnlyUse(OpOperand *operand) {
  Operation *producer = operand->get().getDefiningOp();
  return producer && producer->hasOneUse();
}

/// Whether the operation that defines the operand computes nothing but conversions to larger types.
static bool isCopy(linalg::LinalgOp producer) {
  return llvm::all_of(producer.getBlock()->without_terminator(),
                      [](Operation &op) {
                        return isa<arith::ExtFOp, arith::ExtSIOp,
                                   arith::ExtUIOp, linalg::IndexOp>(op);
                      });
}

/// Whether the owner, each of whose iterations executes the body of the operation that defines the operand, has
/// more iterations than that operation, which computes.
static bool isComputedAgain(OpOperand *operand) {
  linalg::LinalgOp reader(operand->getOwner()),
      producer(operand->get().getDefiningOp());
  return !reader.getMatchingIndexingMap(operand).isPermutation() &&
         !isCopy(producer);
}

namespace {
struct ElementwiseFusion final : Pass {
  using Pass::Pass;
  Option<bool> repeatComputations{
      *this, "repeat-computations",
      "Fuse operations with those that have more iterations", true};

  void runOnOperation() override {
    auto control = [&](OpOperand *operand) {
      return isOnlyUse(operand) &&
             (*repeatComputations || !isComputedAgain(operand));
    };
    RewritePatternSet patterns(&getContext());
    linalg::populateElementwiseOpsFusionPatterns(patterns, control);
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
