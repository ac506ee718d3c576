// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plugin: the dialect `units` and a pass that adds constant lengths.
#include "strata/Pass/PassWrapper.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/Tooling/Opt/Plugin.h"

#include "UnitsDialect.h"
#include "UnitsOps.h"

using namespace strata;

namespace {

/// sum(length(a), length(b)) -> length(a + b)
struct AddLengths : OpRewritePattern<units::SumOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(units::SumOp sum,
                                PatternRewriter &rewriter) const override {
    auto lhs = sum.getLhs().getDefiningOp<units::LengthOp>();
    auto rhs = sum.getRhs().getDefiningOp<units::LengthOp>();
    if (!lhs || !rhs)
      return rewriter.notifyMatchFailure(sum, "operands are not constant");
    rewriter.replaceOpWithNewOp<units::LengthOp>(sum, lhs.getMeters() +
                                                          rhs.getMeters());
    return success();
  }
};

struct FoldUnits : PassWrapper<FoldUnits, OperationPass<>> {
  StringRef getArgument() const override { return "fold-units"; }
  StringRef getDescription() const override { return "Add constant lengths"; }
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<AddLengths>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

extern "C" LLVM_ATTRIBUTE_VISIBILITY_DEFAULT PassPluginLibraryInfo
strataGetPassPluginInfo() {
  return {PluginAPIVersion, "units", "1.0",
          [](PassRegistry *registry) { registerPass<FoldUnits>(*registry); }};
}

extern "C" LLVM_ATTRIBUTE_VISIBILITY_DEFAULT DialectPluginLibraryInfo
strataGetDialectPluginInfo() {
  return {PluginAPIVersion, "units", "1.0", [](DialectRegistry *registry) {
            registry->insert<units::UnitsDialect>();
          }};
}
