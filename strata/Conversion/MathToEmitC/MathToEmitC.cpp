// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rules are in MathToC99.conversion.mlir and MathToCpp11.conversion.mlir.
#include "strata/Conversion/MathToEmitC/MathToEmitC.h"

#include "strata/Conversion/EmitCCommon/EmitCRules.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

using namespace strata;
using namespace strata::emitclower;

namespace {
enum class Language { C99, Cpp11 };

/// Runs on any operation.
struct ConvertMathToEmitC final : Pass {
  using Pass::Pass;
  PassOption<Language> languageTarget{*this,
                                      "language-target",
                                      "Language whose functions are called",
                                      Language::C99,
                                      {{Language::C99, "c99", "C99 (default)"},
                                       {Language::Cpp11, "cpp11", "C++11"}}};

  void runOnOperation() override {
    TypeConverter converter;
    converter.addConversion([](Type type) { return type; });
    ConversionTarget target(&getContext());
    target.addLegalDialect("emitc");
    target.addIllegalOp<math::AbsFOp, math::AcosOp, math::AsinOp, math::Atan2Op,
                        math::CeilOp, math::CosOp, math::ExpOp, math::FloorOp,
                        math::PowFOp, math::RoundOp, math::SinOp>();
    RewritePatternSet patterns(&getContext());
    populateRules(*languageTarget == Language::C99 ? "MathToC99"
                                                   : "MathToCpp11",
                  converter, patterns);
    if (failed(applyPartialConversion(
            getOperation(), target,
            FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-math-to-emitc",
    .name = "ConvertMathToEmitC",
    .summary = "Convert operations of math to calls of C's or C++'s functions",
    .dependentDialects = {"emitc"},
    .create = makePass<ConvertMathToEmitC>,
};

void strata::registerMathToEmitCPasses(PassRegistry &registry) {
  registry.add(info);
}
