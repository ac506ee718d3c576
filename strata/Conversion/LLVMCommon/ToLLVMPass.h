// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What passes share that convert one dialect to llvm: target, type converter and options.
#ifndef STRATA_CONVERSION_LLVMCOMMON_TOLLVMPASS_H
#define STRATA_CONVERSION_LLVMCOMMON_TOLLVMPASS_H

#include "strata/Conversion/LLVMCommon/LLVMTypeConverter.h"
#include "strata/Pass/Pass.h"
#include "strata/Rewrite/Conversion/DialectConversion.h"

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
  void runOnOperation() override;

protected:
  virtual void populate(const LLVMTypeConverter &types,
                        RewritePatternSet &patterns) = 0;
  virtual void configure(LowerToLLVMOptions &options) { (void)options; }
  virtual void configureConversion(ConversionConfig &config) { (void)config; }
  virtual void addTargets(ConversionTarget &target) { (void)target; }

  Option<unsigned> indexBitwidth{
      *this, "index-bitwidth",
      "Bitwidth of the index type, 0 to use size of machine word", 0};
};

} // namespace strata

#endif // STRATA_CONVERSION_LLVMCOMMON_TOLLVMPASS_H
