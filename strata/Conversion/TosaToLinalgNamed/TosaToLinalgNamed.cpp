// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/TosaToLinalgNamed/TosaToLinalgNamed.h"

#include "strata/Conversion/TosaToLinalgNamed/TosaToLinalgNamedDetail.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

using namespace strata;

void strata::populateTosaToLinalgNamedConversionPatterns(
    const TypeConverter &converter, RewritePatternSet &patterns,
    const TosaToLinalgNamedOptions &options) {
  tosalower::populateConvolutionPatterns(patterns,
                                         options.preferConv2DKernelLayoutHWCF);
  tosalower::populatePoolPatterns(converter, patterns);
}

namespace {
struct TosaToLinalgNamed final : tosalower::FunctionPass {
  using FunctionPass::FunctionPass;
  Option<bool> preferConv2DKernelLayoutHWCF{
      *this, "prefer-conv2d-kernel-layout-hwcf",
      "Create linalg.conv_2d_nhwc_hwcf instead of linalg.conv_2d_nhwc_fhwc",
      false};

  void runOnOperation() override {
    TypeConverter converter;
    populateTosaTypeConversion(converter);
    ConversionTarget target(&getContext());
    target.addIllegalOp<tosa::AvgPool2dOp, tosa::Conv2DOp, tosa::Conv3DOp,
                        tosa::DepthwiseConv2DOp, tosa::MatMulOp,
                        tosa::MaxPool2dOp, tosa::TransposeOp>();
    RewritePatternSet patterns(&getContext());
    TosaToLinalgNamedOptions options;
    options.preferConv2DKernelLayoutHWCF = preferConv2DKernelLayoutHWCF;
    populateTosaToLinalgNamedConversionPatterns(converter, patterns, options);
    convertFunction(target, patterns);
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "tosa-to-linalg-named",
    .name = "TosaToLinalgNamed",
    .summary = "Lower convolutions, pools and products of tosa to operations "
               "of linalg",
    .dependentDialects = {"arith", "linalg", "math", "tensor"},
    .create = makePass<TosaToLinalgNamed>,
};

void strata::registerTosaToLinalgNamedPasses(PassRegistry &registry) {
  registry.add(info);
}
