// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion from math to intrinsics of llvm. Most rules are data
// (MathToLLVM.conversion.mlir).
#ifndef STRATA_CONVERSION_MATHTOLLVM_MATHTOLLVM_H
#define STRATA_CONVERSION_MATHTOLLVM_MATHTOLLVM_H

namespace strata {

class LLVMTypeConverter;
class PassRegistry;
class RewritePatternSet;

/// Approximations that are inaccurate for small x.
struct MathToLLVMOptions {
  /// log1p(x) becomes log(1 + x).
  bool approximateLog1p = true;
  /// expm1(x) becomes exp(x) - 1.
  bool approximateExpM1 = true;
};

/// Patterns from math to llvm. `types` must outlive the patterns.
void populateMathToLLVMConversionPatterns(
    const LLVMTypeConverter &types, RewritePatternSet &patterns,
    const MathToLLVMOptions &options = {});
void registerMathToLLVMPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_MATHTOLLVM_MATHTOLLVM_H
