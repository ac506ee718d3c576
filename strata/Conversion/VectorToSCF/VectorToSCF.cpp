// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/VectorToSCF/VectorToSCF.h"

#include "strata/Conversion/VectorLowering/VectorLowering.h"
#include "strata/Conversion/VectorToSCF/VectorToSCFDetail.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Transforms/PatternPass.h"

using namespace strata;
using namespace strata::detail;

void strata::populateVectorToSCFConversionPatterns(
    RewritePatternSet &patterns, const VectorToSCFOptions &options) {
  if (options.fullUnroll)
    populateUnrollTransferPatterns(patterns, options);
  else
    populateTransferToLoopPatterns(patterns, options);
  if (options.lowerScalable)
    populateScalableTransferPatterns(patterns, options);
  if (options.targetRank == 1)
    populateTransfer1dPatterns(patterns);
  populatePrintToLoopPatterns(patterns);
}

namespace {
/// Transfers are brought into the order of the dimensions of memory first.
struct ConvertVectorToSCF final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    RewritePatternSet orderPatterns(getOperation()->getContext());
    populateTransferPermutationPatterns(orderPatterns);
    // Rewrites that do not terminate are cut off; the result is valid.
    (void)rewriteInParallel(getParallelWork(), getOperation(),
                            FrozenRewritePatternSet(std::move(orderPatterns)));
    VectorToSCFOptions options;
    options.fullUnroll = *fullUnroll;
    options.targetRank = *targetRank;
    options.lowerTensors = *lowerTensors;
    options.lowerScalable = *lowerScalable;
    RewritePatternSet patterns(getOperation()->getContext());
    populateVectorToSCFConversionPatterns(patterns, options);
    (void)rewriteInParallel(getParallelWork(), getOperation(),
                            FrozenRewritePatternSet(std::move(patterns)));
  }

private:
  Option<bool> fullUnroll{*this, "full-unroll", "Unroll all loops", false};
  Option<unsigned> targetRank{*this, "target-rank",
                              "Lower transfers to vectors of this rank", 1};
  Option<bool> lowerTensors{*this, "lower-tensors",
                            "Lower transfers of tensors too", false};
  Option<bool> lowerScalable{*this, "lower-scalable",
                             "Lower transfers of scalable vectors too", false};
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-vector-to-scf",
    .name = "ConvertVectorToSCFPass",
    .summary = "Lower vector transfers to loops of scf",
    .dependentDialects = {"affine", "memref", "scf", "tensor", "vector"},
    .create = makePass<ConvertVectorToSCF>,
};

void strata::registerVectorToSCFPasses(PassRegistry &registry) {
  registry.add(info);
}
