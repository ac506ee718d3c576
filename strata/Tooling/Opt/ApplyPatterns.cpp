// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Opt/ApplyPatterns.h"

#include "strata/IR/Context.h"
#include "strata/Pass/Pass.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/Rewrite/Greedy/RecentPatterns.h"
#include "strata/Rewrite/PDL/PDL.h"
#include "strata/Rewrite/RuleErrors.h"
#include "strata/Tooling/Common/RuleFiles.h"

using namespace strata;

namespace {
struct ApplyPatterns final : Pass {
  using Pass::Pass;
  ListOption<std::string> files{*this, "file", "Rule files"};
  Option<bool> topDown{*this, "top-down", "Visit operations top-down at first",
                       true};
  Option<bool> fold{*this, "fold",
                    "Fold operations and erase dead ones as well", true};
  Option<int64_t> maxIterations{*this, "max-iterations",
                                "Maximum number of rounds over the input", 10};
  Option<int64_t> maxNumRewrites{*this, "max-num-rewrites",
                                 "Maximum number of rewrites in a round", -1};
  ListOption<std::string> disabledPatterns{*this, "disable-patterns",
                                           "Names of rules to disable"};
  ListOption<std::string> enabledPatterns{
      *this, "enable-patterns",
      "Names of rules to enable; all others are disabled"};

  LogicalResult initialize(Context *ctx) override;
  LogicalResult initializeFrom(const Pass &original, Context *) override {
    patterns = static_cast<const ApplyPatterns &>(original).patterns;
    return success();
  }
  void runOnOperation() override;
  void explainErrors(Operation *op,
                     MutableArrayRef<Diagnostic> errors) override {
    strata::explainErrors(patterns, op, errors);
  }

private:
  FrozenRewritePatternSet patterns;
};
} // namespace

LogicalResult ApplyPatterns::initialize(Context *ctx) {
  RewritePatternSet set(ctx);
  auto add = [&](Operation *module, const PDLNatives &natives) {
    size_t before = set.getPatterns().size();
    if (failed(addPDLPatterns(module, set, natives)))
      return failure();
    if (set.getPatterns().size() == before)
      emitWarning(ctx, module->getLoc(),
                  "the file contains no patterns, only rules of conversions; "
                  "use 'convert-patterns'");
    return success();
  };
  LogicalResult result = readRuleFiles(files, ctx, add);
  FrozenRewritePatternSet::Filter filter;
  filter.enabled.assign(enabledPatterns.begin(), enabledPatterns.end());
  filter.disabled.assign(disabledPatterns.begin(), disabledPatterns.end());
  if (files.empty())
    emitWarning(ctx, Location(), "no rule file given; use 'file=...'");
  else if (succeeded(result))
    filter.warnOfUnknown(set);
  patterns = FrozenRewritePatternSet(std::move(set), filter);
  return result;
}

void ApplyPatterns::runOnOperation() {
  GreedyRewriteConfig config;
  config.useTopDownTraversal = *topDown;
  config.regionSimplification = GreedySimplifyRegionLevel::Disabled;
  config.fold = config.cseConstants = *fold;
  config.maxIterations = *maxIterations;
  config.maxNumRewrites = *maxNumRewrites;
  bool changed = false, hasGivenUp = false;
  config.hasGivenUp = &hasGivenUp;
  RecentPatterns recent;
  LogicalResult converged = success();
  std::vector<Diagnostic> messages;
  {
    DiagnosticCapture capture;
    converged = applyPatternsGreedily(getOperation(), patterns, config,
                                      &changed, recent);
    if (capture.hasErrors())
      signalPassFailure();
    messages = capture.take();
  }
  DiagnosticEngine &engine = getContext().getDiagEngine();
  for (Diagnostic &message : messages)
    engine.emit(std::move(message));
  if (hasGivenUp)
    return signalPassFailure();
  if (failed(converged)) {
    std::string limits = "max-iterations=" + std::to_string(*maxIterations);
    if (*maxNumRewrites >= 0)
      limits += " and max-num-rewrites=" + std::to_string(*maxNumRewrites);
    getOperation()->emitError("the rules did not converge within ")
        << limits << recent.describe();
    return signalPassFailure();
  }
  if (!changed)
    markAllAnalysesPreserved();
}

static constexpr PassInfo applyPatternsInfo = {
    .argument = "apply-patterns",
    .name = "ApplyPatterns",
    .summary = "Apply the rewrite rules of the given files",
    .create = makePass<ApplyPatterns>,
};

void strata::registerApplyPatternsPass(PassRegistry &registry) {
  registry.add(applyPatternsInfo);
}
