// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds operations and applies the canonicalization patterns of all operations
// to a fixpoint.
#include "strata/IR/Build/Fold.h"
#include "strata/IR/Context.h"
#include "strata/Pass/Pass.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/Rewrite/Greedy/RecentPatterns.h"
#include "strata/Transforms/Passes.h"

#include <atomic>
#include <mutex>

using namespace strata;

namespace {
struct Canonicalizer final : Pass {
  using Pass::Pass;
  Option<bool> topDown{*this, "top-down", "Visit operations top-down at first",
                       true};
  Option<GreedySimplifyRegionLevel> regionSimplify{
      *this,
      "region-simplify",
      "Simplification of control flow between rounds",
      GreedySimplifyRegionLevel::Normal,
      {{GreedySimplifyRegionLevel::Disabled, "disabled", "none"},
       {GreedySimplifyRegionLevel::Normal, "normal",
        "remove dead blocks, arguments and operations"},
       {GreedySimplifyRegionLevel::Aggressive, "aggressive",
        "also merge identical blocks"}}};
  Option<int64_t> maxIterations{
      *this, "max-iterations",
      "Maximum number of rounds of patterns and region simplification", 10};
  Option<int64_t> maxNumRewrites{*this, "max-num-rewrites",
                                 "Maximum number of rewrites in a round", -1};
  Option<bool> testConvergence{
      *this, "test-convergence",
      "Fail if the rewrites do not converge within the limits", false};
  ListOption<std::string> disabledPatterns{*this, "disable-patterns",
                                           "Names of patterns to disable"};
  ListOption<std::string> enabledPatterns{
      *this, "enable-patterns",
      "Names of patterns to enable; all others are disabled"};

  LogicalResult initialize(Context *ctx) override;
  LogicalResult initializeFrom(const Pass &original, Context *) override {
    patterns = static_cast<const Canonicalizer &>(original).patterns;
    base = static_cast<const Canonicalizer &>(original).base;
    return success();
  }
  void runOnOperation() override;

  /// Settings that no option sets.
  GreedyRewriteConfig base;

private:
  FrozenRewritePatternSet patterns;
};
} // namespace

LogicalResult Canonicalizer::initialize(Context *ctx) {
  FrozenRewritePatternSet::Filter filter;
  for (const std::string &name : enabledPatterns)
    filter.enabled.push_back(name);
  for (const std::string &name : disabledPatterns)
    filter.disabled.push_back(name);
  patterns = FrozenRewritePatternSet::withCanonicalizations(
      RewritePatternSet(ctx), filter);
  return success();
}

void Canonicalizer::runOnOperation() {
  GreedyRewriteConfig config = base;
  config.useTopDownTraversal = *topDown;
  config.regionSimplification = *regionSimplify;
  config.maxIterations = *maxIterations;
  config.maxNumRewrites = *maxNumRewrites;
  SmallVector<Operation *, 0> ops;
  // The limit is one for all, and a listener serves one thread.
  if (*maxNumRewrites >= 0 || base.listener ||
      !collectIndependentOps(getOperation(), patterns, ops))
    ops = {getOperation()};
  std::atomic<bool> anyChanged = false, anyGivenUp = false;
  std::mutex mutex;
  // The first operations that do not converge, and their last rewrites.
  Operation *const *unfinished = nullptr;
  std::string lastRewrites;
  runInParallel(ops, [&](ArrayRef<Operation *> piece) {
    GreedyRewriteConfig own = config;
    bool changed = false, hasGivenUp = false;
    own.hasGivenUp = &hasGivenUp;
    RecentPatterns recent;
    if (failed(applyPatternsGreedily(piece, patterns, own, &changed, recent))) {
      std::lock_guard<std::mutex> lock(mutex);
      if (!unfinished || piece.begin() < unfinished) {
        unfinished = piece.begin();
        lastRewrites = recent.describe();
      }
    }
    if (changed)
      anyChanged = true;
    if (hasGivenUp)
      anyGivenUp = true;
  });
  bool doesNotConverge = *testConvergence && unfinished;
  if (!anyGivenUp && doesNotConverge)
    getOperation()->emitError(
        "canonicalization did not converge within its limits")
        << lastRewrites;
  // Rules are read, and errors in them are reported, once per Context.
  if (patterns.hasInvalidRules())
    getOperation()->emitError(
        "the canonicalization rules of a dialect are invalid");
  if (anyGivenUp || doesNotConverge || patterns.hasInvalidRules())
    return signalPassFailure();
  if (!anyChanged)
    markAllAnalysesPreserved();
}

static constexpr PassInfo canonicalizerInfo = {
    .argument = "canonicalize",
    .name = "Canonicalizer",
    .summary = "Simplify operations to canonical form by folding and patterns",
    .create = makePass<Canonicalizer>,
};

std::unique_ptr<Pass>
strata::createCanonicalizerPass(const GreedyRewriteConfig &config,
                                ArrayRef<std::string> disabledPatterns,
                                ArrayRef<std::string> enabledPatterns) {
  auto pass = std::make_unique<Canonicalizer>(canonicalizerInfo);
  pass->base = config;
  pass->topDown = config.useTopDownTraversal;
  pass->regionSimplify = config.regionSimplification;
  pass->maxIterations = config.maxIterations;
  pass->maxNumRewrites = config.maxNumRewrites;
  pass->disabledPatterns = disabledPatterns.vec();
  pass->enabledPatterns = enabledPatterns.vec();
  return pass;
}

void strata::registerCanonicalizerPass(PassRegistry &registry) {
  registry.add(canonicalizerInfo);
}
