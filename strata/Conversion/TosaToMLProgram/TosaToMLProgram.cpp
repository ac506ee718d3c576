// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/TosaToMLProgram/TosaToMLProgram.h"

#include "strata/Dialects/MLProgram/MLProgramOps.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

using namespace strata;

static LogicalResult lowerVariable(tosa::VariableOp op,
                                   PatternRewriter &rewriter) {
  SmallVector<int64_t> shape;
  for (const APInt &size : op.getVarShape().getValues<APInt>())
    shape.push_back(size.getSExtValue() == -1 ? int64_t(ShapedType::kDynamic)
                                              : size.getSExtValue());
  auto type = RankedTensorType::get(shape, op.getType());
  ml_program::GlobalOp::create(rewriter, op->getLoc(), op.getSymName(),
                               Type(type), true, op.getInitialValue(),
                               StringRef("private"));
  rewriter.eraseOp(op);
  return success();
}

static LogicalResult lowerRead(tosa::VariableReadOp op,
                               PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<ml_program::GlobalLoadOp>(
      op, op.getType(), rewriter.getSymbolRefAttr(op.getName()));
  return success();
}

static LogicalResult lowerWrite(tosa::VariableWriteOp op,
                                PatternRewriter &rewriter) {
  ml_program::GlobalStoreOp::create(rewriter, op->getLoc(), op.getInput1(),
                                    rewriter.getSymbolRefAttr(op.getName()));
  rewriter.eraseOp(op);
  return success();
}

namespace {
struct TosaToMLProgram final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    ConversionTarget target(&getContext());
    target.addIllegalOp<tosa::VariableOp, tosa::VariableReadOp,
                        tosa::VariableWriteOp>();
    target.addLegalDialect("ml_program");
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    RewritePatternSet patterns(&getContext());
    patterns.add<tosa::VariableOp>(lowerVariable);
    patterns.add<tosa::VariableReadOp>(lowerRead);
    patterns.add<tosa::VariableWriteOp>(lowerWrite);
    if (failed(applyPartialConversion(
            getOperation(), target,
            FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "tosa-to-mlprogram",
    .name = "TosaToMLProgram",
    .summary = "Lower variables of tosa to globals of ml_program",
    .anchor = "builtin.module",
    .dependentDialects = {"ml_program"},
    .create = makePass<TosaToMLProgram>,
};

void strata::registerTosaToMLProgramPasses(PassRegistry &registry) {
  registry.add(info);
}
