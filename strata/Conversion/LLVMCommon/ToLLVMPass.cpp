// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/LLVMCommon/ToLLVMPass.h"

#include "strata/Conversion/ParallelConversion/ParallelConversion.h"

using namespace strata;

LLVMConversionTarget::LLVMConversionTarget(Context *ctx)
    : ConversionTarget(ctx) {
  addLegalDialect("llvm");
  addLegalOp("builtin.unrealized_conversion_cast");
}

ToLLVMPass::Lowering::Lowering(ToLLVMPass &pass, Context *ctx,
                               const LowerToLLVMOptions &options)
    : types(ctx, options), target([&] {
        LLVMConversionTarget made(ctx);
        pass.addTargets(made);
        return made;
      }()),
      plan(target, pass.makePatterns(types)) {}

FrozenRewritePatternSet
ToLLVMPass::makePatterns(const LLVMTypeConverter &types) {
  RewritePatternSet patterns(types.getContext());
  populate(types, patterns);
  return patterns;
}

LogicalResult ToLLVMPass::initialize(Context *) {
  lowering.reset();
  return success();
}

void ToLLVMPass::runOnOperation() {
  Operation *op = getOperation();
  LowerToLLVMOptions options = LowerToLLVMOptions::get(op, getIndexBitwidth());
  if (options.indexBitwidth > IntegerType::MaxWidth) {
    op->emitError("'index-bitwidth' is limited to " +
                  std::to_string(IntegerType::MaxWidth));
    return signalPassFailure();
  }
  configure(options);
  if (!lowering || lowering->types.getOptions() != options)
    lowering = std::make_unique<Lowering>(*this, op->getContext(), options);
  ConversionConfig config;
  configureConversion(config);
  if (failed(convertInParallel(getParallelWork(), op, lowering->plan, config)))
    signalPassFailure();
}
