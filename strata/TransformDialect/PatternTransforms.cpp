// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// transform.apply_patterns, and the patterns that its region describes.
#include "strata/Conversion/ExpandStridedMetadata/ExpandStridedMetadata.h"
#include "strata/Conversion/FoldMemRefAliasOps/FoldMemRefAliasOps.h"
#include "strata/Conversion/VectorLowering/VectorLowering.h"
#include "strata/Conversion/VectorToSCF/VectorToSCF.h"
#include "strata/IR/Context.h"
#include "strata/IR/Verify/Dominance.h"
#include "strata/Loops/SCF/ForLoopCanonicalization.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/TransformDialect/TransformOpsDetail.h"
#include "strata/Transforms/CSE.h"

using namespace strata;
using namespace ::dialects::transform;

/// More dimensions than any vector has.
static constexpr int64_t maxVectorRank = 1 << 16;

/// Adds the patterns that `descriptor` describes. Canonicalization patterns are added
/// when the set is complete.
static DiagnosedSilenceableFailure addPatterns(Operation *descriptor,
                                               RewritePatternSet &patterns,
                                               bool &canonicalizes) {
  if (isa<ApplyCanonicalizationPatternsOp>(descriptor)) {
    canonicalizes = true;
  } else if (isa<ApplyFoldMemrefAliasOpsPatternsOp>(descriptor)) {
    populateFoldMemRefAliasOpPatterns(patterns);
  } else if (isa<ApplyExpandStridedMetadataPatternsOp>(descriptor)) {
    populateExpandStridedMetadataPatterns(patterns);
  } else if (isa<ApplyForLoopCanonicalizationPatternsOp>(descriptor)) {
    scf::populateForLoopCanonicalizationPatterns(patterns);
  } else if (isa<ApplyTransferPermutationPatternsOp>(descriptor)) {
    populateTransferPermutationPatterns(patterns);
  } else if (auto transfers =
                 dyn_cast<ApplyTransferToScfPatternsOp>(descriptor)) {
    VectorToSCFOptions options;
    options.fullUnroll = transfers.getFullUnroll();
    options.targetRank = unsigned(
        std::clamp<int64_t>(transfers.getMaxTransferRank(), 0, maxVectorRank));
    populateVectorToSCFConversionPatterns(patterns, options);
  } else {
    return emitDefiniteFailure(
        descriptor, "the patterns of '" + descriptor->getName().getStringRef() +
                        "' are not implemented");
  }
  return DiagnosedSilenceableFailure::success();
}

/// Applies the patterns in `target`, which need not be isolated from above.
static LogicalResult rewrite(Operation *target,
                             const FrozenRewritePatternSet &patterns,
                             const GreedyRewriteConfig &config) {
  if (target->getDefinition().hasTrait(OpTrait::IsolatedFromAbove))
    return applyPatternsGreedily(target, patterns, config);
  SmallVector<Operation *, 16> ops;
  target->walk([&](Operation *op) {
    if (op != target)
      ops.push_back(op);
  });
  return applyOpPatternsGreedily(ops, patterns, config);
}

/// Applies patterns, and CSE if requested, until nothing changes.
static LogicalResult
rewriteAndSimplify(ApplyPatternsOp op, Operation *target,
                   const FrozenRewritePatternSet &patterns) {
  static constexpr int maxRounds = 50;
  GreedyRewriteConfig config;
  config.maxIterations = op.getMaxIterations() < 0
                             ? GreedyRewriteConfig::NoLimit
                             : op.getMaxIterations();
  config.maxNumRewrites = op.getMaxNumRewrites() < 0
                              ? GreedyRewriteConfig::NoLimit
                              : op.getMaxNumRewrites();
  for (int i = 0; i < maxRounds; ++i) {
    if (failed(rewrite(target, patterns, config)))
      return failure();
    if (!op.getApplyCse())
      return success();
    IRRewriter rewriter(target->getContext());
    DominanceInfo dominance(target);
    if (!eliminateCommonSubExpressions(rewriter, dominance, target)
             .hasChanged())
      return success();
  }
  return failure();
}

static DiagnosedSilenceableFailure
applyPatterns(ApplyPatternsOp op, TransformState &state, TransformResults &) {
  RewritePatternSet set(op->getContext());
  bool canonicalizes = false;
  if (!op.getPatterns().empty())
    for (Operation &descriptor : op.getPatterns().front()) {
      auto result = addPatterns(&descriptor, set, canonicalizes);
      if (!result.succeeded())
        return result;
    }
  FrozenRewritePatternSet::Filter filter;
  FrozenRewritePatternSet patterns =
      canonicalizes ? FrozenRewritePatternSet::withCanonicalizations(
                          std::move(set), filter)
                    : FrozenRewritePatternSet(std::move(set));
  return applyToEach(op, state.getPayloadOps(op.getTarget()), state,
                     [&](Operation *target) -> DiagnosedSilenceableFailure {
                       Location loc = target->getLoc();
                       if (succeeded(rewriteAndSimplify(op, target, patterns)))
                         return DiagnosedSilenceableFailure::success();
                       SilenceableError error(op);
                       error << "greedy pattern application failed";
                       error.attachNote(loc) << "target op";
                       return error;
                     });
}

void strata::addPatternTransforms(TransformTable &table) {
  addTransform<applyPatterns>(table);
}
