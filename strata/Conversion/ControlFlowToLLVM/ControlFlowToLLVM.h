// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of cf to llvm: branches, and assertions that abort.
#ifndef STRATA_CONVERSION_CONTROLFLOWTOLLVM_CONTROLFLOWTOLLVM_H
#define STRATA_CONVERSION_CONTROLFLOWTOLLVM_CONTROLFLOWTOLLVM_H

namespace strata {

class LLVMTypeConverter;
class PassRegistry;
class RewritePatternSet;

/// Patterns from cf to llvm; assertions become a message and a call of `abort`. `types`
/// must outlive them.
void populateControlFlowToLLVMConversionPatterns(const LLVMTypeConverter &types,
                                                 RewritePatternSet &patterns);
void registerControlFlowToLLVMPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_CONTROLFLOWTOLLVM_CONTROLFLOWTOLLVM_H
