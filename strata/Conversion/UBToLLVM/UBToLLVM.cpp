// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/UBToLLVM/UBToLLVM.h"

#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Conversion/LLVMCommon/ToLLVMPass.h"
#include "strata/Dialects/UB/UBOps.h"
#include "strata/Pass/PassRegistry.h"

using namespace strata;

static LogicalResult lowerPoison(Operation *op, ArrayRef<Value>,
                                 const TypeConverter *types,
                                 ConversionPatternRewriter &rewriter) {
  Type type = types->convertType(op->getResult(0).getType());
  if (!type)
    return rewriter.notifyMatchFailure(op, "failed to convert result type");
  rewriter.replaceOp(op, LLVMBuilder(rewriter, op->getLoc()).poison(type));
  return success();
}

static LogicalResult lowerUnreachable(Operation *op, ArrayRef<Value>,
                                      const TypeConverter *,
                                      ConversionPatternRewriter &rewriter) {
  rewriter.replaceOp(op, rewriter.create(op->getLoc(), "llvm.unreachable"));
  return success();
}

void strata::populateUBToLLVMConversionPatterns(const LLVMTypeConverter &types,
                                                RewritePatternSet &patterns) {
  addConversionPattern(patterns, &types, "convert-ub-to-llvm", "ub.poison",
                       lowerPoison);
  addConversionPattern(patterns, &types, "convert-ub-to-llvm", "ub.unreachable",
                       lowerUnreachable);
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

void strata::registerUBToLLVMPass(PassRegistry &registry) {
  registry.add(info);
}
