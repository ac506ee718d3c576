// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion from ub to llvm.
#ifndef STRATA_CONVERSION_UBTOLLVM_UBTOLLVM_H
#define STRATA_CONVERSION_UBTOLLVM_UBTOLLVM_H

namespace strata {

class LLVMTypeConverter;
class PassRegistry;
class RewritePatternSet;

/// Patterns from ub to llvm. `types` must outlive them.
void populateUBToLLVMConversionPatterns(const LLVMTypeConverter &types,
                                        RewritePatternSet &patterns);
void registerUBToLLVMPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_UBTOLLVM_UBTOLLVM_H
