// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/TosaToLinalg/TosaToLinalg.h"

#include "strata/Conversion/TosaToLinalg/TosaToLinalgDetail.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

using namespace strata;
using namespace strata::tosalower;

//===-- Pass ---------------------------------------------------------------===//

void strata::populateTosaToLinalgConversionPatterns(
    const TypeConverter &converter, RewritePatternSet &patterns) {
  populateElementwisePatterns(converter, patterns);
  populateFourierPatterns(patterns);
  populateIndexingPatterns(patterns);
  populateReductionPatterns(patterns);
  populateRescalePatterns(patterns);
  populateResizePatterns(patterns);
}

namespace {
struct TosaToLinalg final : FunctionPass {
  using FunctionPass::FunctionPass;
  Option<bool> disableDecompositions{
      *this, "disable-tosa-decompositions",
      "Do not decompose operations, in the pipeline", false};
  Option<bool> aggressiveReduceConstant{
      *this, "aggressive-reduce-constant",
      "Fold reductions of constants with several uses, in the pipeline", false};

  void runOnOperation() override;
};
} // namespace

void TosaToLinalg::runOnOperation() {
  TypeConverter converter;
  populateTosaTypeConversion(converter);
  ConversionTarget target(&getContext());
  target.addIllegalDialect<tosa::TOSADialect>();
  // Their lowerings are in other passes.
  target.addLegalOp<tosa::ApplyScaleOp, tosa::ConcatOp, tosa::ConstOp,
                    tosa::ConstShapeOp, tosa::PadOp, tosa::ReshapeOp,
                    tosa::SliceOp>();
  RewritePatternSet patterns(&getContext());
  populateTosaToLinalgConversionPatterns(converter, patterns);
  convertFunction(target, patterns);
}

static constexpr PassInfo info = {
    .argument = "tosa-to-linalg",
    .name = "TosaToLinalg",
    .summary = "Lower operations of tosa to linalg on tensors",
    .dependentDialects = {"arith", "index", "linalg", "math", "scf", "tensor"},
    .create = makePass<TosaToLinalg>,
};

void strata::registerTosaToLinalgPasses(PassRegistry &registry) {
  registry.add(info);
}
