// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/LLVMCommon/ToLLVMPass.h"

using namespace strata;

LLVMConversionTarget::LLVMConversionTarget(Context *ctx)
    : ConversionTarget(ctx) {
  addLegalDialect("llvm");
  addLegalOp("builtin.unrealized_conversion_cast");
}

void ToLLVMPass::runOnOperation() {
  Operation *op = getOperation();
  LowerToLLVMOptions options = LowerToLLVMOptions::get(op, *indexBitwidth);
  if (options.indexBitwidth > IntegerType::MaxWidth) {
    op->emitError("'index-bitwidth' is limited to " +
                  std::to_string(IntegerType::MaxWidth));
    return signalPassFailure();
  }
  configure(options);
  LLVMTypeConverter types(op->getContext(), options);
  LLVMConversionTarget target(op->getContext());
  addTargets(target);
  RewritePatternSet patterns(op->getContext());
  populate(types, patterns);
  ConversionConfig config;
  configureConversion(config);
  if (failed(applyPartialConversion(
          op, target, FrozenRewritePatternSet(std::move(patterns)), config)))
    signalPassFailure();
}
