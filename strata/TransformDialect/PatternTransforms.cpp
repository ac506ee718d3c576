// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// transform.apply_patterns, and the patterns that its region describes.
#include "strata/IR/Context.h"
#include "strata/IR/Verify/Dominance.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/TransformDialect/TransformOpsDetail.h"
#include "strata/Transforms/CSE.h"

using namespace strata;
using namespace ::dialects::transform;

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
      if (isa<ApplyCanonicalizationPatternsOp>(descriptor)) {
        canonicalizes = true;
        continue;
      }
      // Patterns are not missed where there is nothing to rewrite.
      if (!addDescribedPatterns(&descriptor, set) &&
          !state.getPayloadOps(op.getTarget()).empty())
        return emitDefiniteFailure(&descriptor,
                                   "the patterns of '" +
                                       descriptor.getName().getStringRef() +
                                       "' are not implemented");
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
