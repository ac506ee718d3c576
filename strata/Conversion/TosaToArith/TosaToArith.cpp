// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constants become arith.constant. The rules for tosa.apply_scale are in TosaApplyScale.conversion.mlir.
#include "strata/Conversion/TosaToArith/TosaToArith.h"

#include "strata/Conversion/Expansion/Expansion.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

using namespace strata;

static LogicalResult lowerConst(tosa::ConstOp op, PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, Attribute(op.getValues()));
  return success();
}

namespace {
/// Runs on any operation.
struct TosaToArith final : Pass {
  using Pass::Pass;
  Option<bool> includeApplyRescale{*this, "include-apply-rescale",
                                   "Lower tosa.apply_scale too", false};
  Option<bool> use32Bit{*this, "use-32-bit",
                        "Scale integers of 32 bits without integers of 64 bits",
                        false};

  void runOnOperation() override {
    ConversionTarget target(&getContext());
    target.addIllegalOp<tosa::ConstOp>();
    target.addLegalDialect("arith");
    RewritePatternSet patterns(&getContext());
    patterns.add<tosa::ConstOp>(lowerConst);
    if (includeApplyRescale) {
      target.addIllegalOp<tosa::ApplyScaleOp>();
      populateExpansionPatterns(
          patterns, "TosaApplyScale", [&](StringRef name) {
            return use32Bit || !name.starts_with("narrow");
          });
    }
    if (failed(applyPartialConversion(
            getOperation(), target,
            FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "tosa-to-arith",
    .name = "TosaToArithPass",
    .summary = "Lower constants and tosa.apply_scale to arith",
    .dependentDialects = {"arith"},
    .create = makePass<TosaToArith>,
};

void strata::registerTosaToArithPasses(PassRegistry &registry) {
  registry.add(info);
}
