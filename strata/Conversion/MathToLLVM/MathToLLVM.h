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

/// Patterns from math to llvm. `approximateLog1p`: log1p(x) becomes log(1 + x). `types`
/// must outlive the patterns.
void populateMathToLLVMConversionPatterns(const LLVMTypeConverter &types,
                                          RewritePatternSet &patterns,
                                          bool approximateLog1p = true);
void registerMathToLLVMPass(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_MATHTOLLVM_MATHTOLLVM_H
