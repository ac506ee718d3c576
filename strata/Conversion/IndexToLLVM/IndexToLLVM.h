// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion from index to llvm. Most rules are data
// (IndexToLLVM.conversion.mlir).
#ifndef STRATA_CONVERSION_INDEXTOLLVM_INDEXTOLLVM_H
#define STRATA_CONVERSION_INDEXTOLLVM_INDEXTOLLVM_H

namespace strata {

class LLVMTypeConverter;
class PassRegistry;
class RewritePatternSet;

/// Patterns from index to llvm. `types` must outlive them.
void populateIndexToLLVMConversionPatterns(const LLVMTypeConverter &types,
                                           RewritePatternSet &patterns);
void registerIndexToLLVMPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_INDEXTOLLVM_INDEXTOLLVM_H
