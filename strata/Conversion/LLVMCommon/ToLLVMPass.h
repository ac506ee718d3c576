// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Base of the passes that convert one dialect to llvm: target, type converter
// and options.
#ifndef STRATA_CONVERSION_LLVMCOMMON_TOLLVMPASS_H
#define STRATA_CONVERSION_LLVMCOMMON_TOLLVMPASS_H

#include "strata/Conversion/LLVMCommon/LLVMTypeConverter.h"
#include "strata/Pass/Pass.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

namespace strata {

/// The target of conversions to the dialect llvm, which is legal.
class LLVMConversionTarget : public ConversionTarget {
public:
  explicit LLVMConversionTarget(Context *ctx);
};

/// A pass that converts a dialect to the dialect llvm: a partial conversion with the
/// patterns of `populate`.
class ToLLVMPass : public Pass {
public:
  using Pass::Pass;
  LogicalResult initialize(Context *ctx) override;
  void runOnOperation() override;

protected:
  /// The patterns depend on the options of the pass and on `types` only: they are used for
  /// other operations with the same data layout.
  virtual void populate(const LLVMTypeConverter &types,
                        RewritePatternSet &patterns) = 0;
  /// The width of `index` in bits that the options of the pass give; 0 takes it
  /// from the data layout.
  virtual unsigned getIndexBitwidth() { return 0; }
  virtual void configure(LowerToLLVMOptions &options) { (void)options; }
  virtual void configureConversion(ConversionConfig &config) { (void)config; }
  virtual void addTargets(ConversionTarget &target) { (void)target; }

private:
  /// Types, target and patterns for one choice of options. For modules of many small
  /// functions, making them took a third of the time.
  struct Lowering {
    Lowering(ToLLVMPass &pass, Context *ctx, const LowerToLLVMOptions &options);
    LLVMTypeConverter types;
    LLVMConversionTarget target;
    ConversionPlan plan;
  };
  FrozenRewritePatternSet makePatterns(const LLVMTypeConverter &types);
  std::unique_ptr<Lowering> lowering;
};

/// A ToLLVMPass with an option for the width of `index`.
class ToLLVMPassWithIndexBitwidth : public ToLLVMPass {
public:
  using ToLLVMPass::ToLLVMPass;

protected:
  unsigned getIndexBitwidth() override { return *indexBitwidth; }

  Option<unsigned> indexBitwidth{
      *this, "index-bitwidth",
      "Width of index in bits; 0: as in the data layout", 0};
};

} // namespace strata

#endif // STRATA_CONVERSION_LLVMCOMMON_TOLLVMPASS_H
