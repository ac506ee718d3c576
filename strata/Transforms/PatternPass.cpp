// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Transforms/PatternPass.h"

#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"

#include "llvm/ADT/DenseSet.h"

#include <atomic>

using namespace strata;

namespace {
/// Preserved if nothing is left to fold, to delete or to simplify in an operation, after passes
/// with the greedy driver.
struct GreedyFixedPoint {
  explicit GreedyFixedPoint(Operation *) {}
};
} // namespace

/// Whether none of `patterns` is for an operation in `op`.
static bool hasNoRoot(Operation *op, const FrozenRewritePatternSet &patterns) {
  llvm::SmallDenseSet<const OpDefinition *, 32> known;
  const OpDefinition *last = nullptr;
  return !op->walk([&](Operation *inner) {
              const OpDefinition *def = &inner->getDefinition();
              if (def == last)
                return WalkResult::advance();
              last = def;
              return known.insert(def).second && !patterns.lookup(def).empty()
                         ? WalkResult::interrupt()
                         : WalkResult::advance();
            }).wasInterrupted();
}

static LogicalResult rewrite(ParallelWork work, Operation *op,
                             const FrozenRewritePatternSet &patterns) {
  SmallVector<Operation *, 0> ops;
  if (!collectIndependentOps(op, patterns, ops))
    return applyPatternsGreedily(op, patterns);
  std::atomic<bool> hasFailed = false;
  work.run(ops, [&](ArrayRef<Operation *> piece) {
    if (failed(applyPatternsGreedily(piece, patterns)))
      hasFailed = true;
  });
  return failure(hasFailed);
}

LogicalResult
strata::rewriteInParallel(ParallelWork work, Operation *op,
                          const FrozenRewritePatternSet &patterns) {
  AnalysisManager analyses = work.getAnalyses();
  bool isSettled = work.isUnchanged() &&
                   analyses.getCachedAnalysis<GreedyFixedPoint>().has_value();
  if (!isSettled || !hasNoRoot(op, patterns)) {
    if (failed(rewrite(work, op, patterns)))
      return failure();
    (void)analyses.getAnalysis<GreedyFixedPoint>();
    work.getPreserved().preserve<GreedyFixedPoint>();
  }
  if (work.isUnchanged())
    work.getPreserved().preserveAll();
  return success();
}

namespace {
class PatternPass final : public Pass {
public:
  PatternPass(const PassInfo &info, void (*populate)(RewritePatternSet &),
              NonConvergence mode)
      : Pass(info), populate(populate), mode(mode) {}
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populate(patterns);
    LogicalResult result =
        rewriteInParallel(getParallelWork(), getOperation(),
                          FrozenRewritePatternSet(std::move(patterns)));
    if (failed(result) && mode == NonConvergence::Fails)
      signalPassFailure();
  }

private:
  void (*populate)(RewritePatternSet &);
  NonConvergence mode;
};
} // namespace

std::unique_ptr<Pass>
strata::createPatternPass(const PassInfo &info,
                          void (*populate)(RewritePatternSet &),
                          NonConvergence mode) {
  return std::make_unique<PatternPass>(info, populate, mode);
}
