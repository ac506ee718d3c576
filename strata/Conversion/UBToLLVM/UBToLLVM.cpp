// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/UBToLLVM/UBToLLVM.h"

#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Conversion/LLVMCommon/ToLLVMPass.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Dialects/UB/UBOps.h"
#include "strata/Pass/PassRegistry.h"

using namespace strata;

static LogicalResult lowerPoison(ub::PoisonOp op, ub::PoisonOp::Adaptor,
                                 const TypeConverter *types,
                                 ConversionPatternRewriter &rewriter) {
  Type type = types->convertType(op.getType());
  if (!type)
    return rewriter.notifyMatchFailure(op, "failed to convert result type");
  rewriter.replaceOp(op, LLVMBuilder(rewriter, op->getLoc()).poison(type));
  return success();
}

static LogicalResult lowerUnreachable(ub::UnreachableOp op,
                                      ub::UnreachableOp::Adaptor,
                                      const TypeConverter *,
                                      ConversionPatternRewriter &rewriter) {
  rewriter.replaceOp(op, LLVM::UnreachableOp::create(rewriter, op->getLoc()));
  return success();
}

void strata::populateUBToLLVMConversionPatterns(const LLVMTypeConverter &types,
                                                RewritePatternSet &patterns) {
  addConversionPattern<ub::PoisonOp>(patterns, &types, "convert-ub-to-llvm",
                                     lowerPoison);
  addConversionPattern<ub::UnreachableOp>(
      patterns, &types, "convert-ub-to-llvm", lowerUnreachable);
}

namespace {
struct ConvertUBToLLVM final : ToLLVMPassWithIndexBitwidth {
  using ToLLVMPassWithIndexBitwidth::ToLLVMPassWithIndexBitwidth;
  void populate(const LLVMTypeConverter &types,
                RewritePatternSet &patterns) override {
    populateUBToLLVMConversionPatterns(types, patterns);
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-ub-to-llvm",
    .name = "UBToLLVMConversionPass",
    .summary = "Convert ub to llvm",
    .dependentDialects = {"llvm"},
    .create = makePass<ConvertUBToLLVM>,
};

void strata::registerUBToLLVMPasses(PassRegistry &registry) {
  registry.add(info);
}
