// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The greedy driver: erases dead operations, folds, and applies patterns until
// nothing changes. The order in which operations are visited is mlir-opt's, so
// that results are the same.
#ifndef STRATA_REWRITE_GREEDY_GREEDYPATTERNREWRITEDRIVER_H
#define STRATA_REWRITE_GREEDY_GREEDYPATTERNREWRITEDRIVER_H

#include "strata/Rewrite/PatternMatch.h"

namespace strata {

/// The simplification of control flow between rounds: none; unreachable blocks,
/// dead operations and arguments are removed; blocks that do the same are
/// merged besides.
enum class GreedySimplifyRegionLevel : uint8_t { Disabled, Normal, Aggressive };

/// The operations that may be rewritten besides the given ones: all; those that
/// the rewrites create; none.
enum class GreedyRewriteStrictness : uint8_t {
  AnyOp,
  ExistingAndNewOps,
  ExistingOps
};

struct GreedyRewriteConfig {
  static constexpr int64_t NoLimit = -1;
  bool useTopDownTraversal = false;
  GreedySimplifyRegionLevel regionSimplification =
      GreedySimplifyRegionLevel::Aggressive;
  /// Rounds over the whole region.
  int64_t maxIterations = 10;
  /// Patterns applied in one round.
  int64_t maxNumRewrites = NoLimit;
  GreedyRewriteStrictness strictness = GreedyRewriteStrictness::AnyOp;
  bool fold = true;
  /// Erase operations without effects and uses.
  bool eraseDead = true;
  /// Equal constants of a region become one, at its start.
  bool cseConstants = true;
  /// The listener for all changes; may be null.
  RewriterBase::Listener *listener = nullptr;
  /// Counts the patterns applied and the folds in place, if not null.
  int64_t *numRewrites = nullptr;
  /// Set if it ended with an error, which has been reported: patterns do not end,
  /// or there is no more memory. May be null.
  bool *hasGivenUp = nullptr;

  // Setters as in MLIR, which return the object.

  GreedyRewriteConfig &setUseTopDownTraversal(bool use = true) {
    useTopDownTraversal = use;
    return *this;
  }
  GreedyRewriteConfig &
  setRegionSimplificationLevel(GreedySimplifyRegionLevel level) {
    regionSimplification = level;
    return *this;
  }
  GreedyRewriteConfig &setMaxIterations(int64_t iterations) {
    maxIterations = iterations;
    return *this;
  }
  GreedyRewriteConfig &setMaxNumRewrites(int64_t limit) {
    maxNumRewrites = limit;
    return *this;
  }
  GreedyRewriteConfig &setStrictness(GreedyRewriteStrictness mode) {
    strictness = mode;
    return *this;
  }
  GreedyRewriteConfig &enableFolding(bool enable = true) {
    fold = enable;
    return *this;
  }
  GreedyRewriteConfig &enableConstantCSE(bool enable = true) {
    cseConstants = enable;
    return *this;
  }
  GreedyRewriteConfig &setListener(RewriterBase::Listener *newListener) {
    listener = newListener;
    return *this;
  }
};

/// Rewrites the operations in `region`, whose operation must be isolated from
/// above. Fails if it does not converge within the limits of `config`. Reports an
/// error and fails if patterns loop, if one returns success without changing the IR
/// or failure after changing it, or if ResourceLimits::maxMemory is used up.
/// `changed`, if given, says whether the IR changed.
LogicalResult applyPatternsGreedily(Region &region,
                                    const FrozenRewritePatternSet &patterns,
                                    const GreedyRewriteConfig &config = {},
                                    bool *changed = nullptr);
/// Rewrites the operations in the regions of `op`.
inline LogicalResult
applyPatternsGreedily(Operation *op, const FrozenRewritePatternSet &patterns,
                      const GreedyRewriteConfig &config = {},
                      bool *changed = nullptr);
/// Rewrites the operations in the regions of each of `ops`, each as if it were alone.
LogicalResult applyPatternsGreedily(ArrayRef<Operation *> ops,
                                    const FrozenRewritePatternSet &patterns,
                                    const GreedyRewriteConfig &config = {},
                                    bool *changed = nullptr);
/// Adds the operations in the regions of `root` to `ops` if only their contents
/// are rewritten, and no other operations: functions in a module. Then each can
/// be brought to a fixed point on its own, by any thread: patterns that inspect
/// the surrounding operations could not be used in passes on functions either.
/// Returns false, with `ops` unspecified, if they depend on each other or there
/// are fewer than two.
bool collectIndependentOps(Operation *root,
                           const FrozenRewritePatternSet &patterns,
                           SmallVectorImpl<Operation *> &ops);
inline LogicalResult
applyPatternsGreedily(Operation *op, const FrozenRewritePatternSet &patterns,
                      const GreedyRewriteConfig &config, bool *changed) {
  return applyPatternsGreedily(ArrayRef<Operation *>(op), patterns, config,
                               changed);
}
/// Rewrites `ops`, and others as `config.strictness` says.
LogicalResult applyOpPatternsGreedily(ArrayRef<Operation *> ops,
                                      const FrozenRewritePatternSet &patterns,
                                      const GreedyRewriteConfig &config = {},
                                      bool *changed = nullptr);

} // namespace strata

#endif // STRATA_REWRITE_GREEDY_GREEDYPATTERNREWRITEDRIVER_H
