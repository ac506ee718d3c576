// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion from arith to llvm. Most rules are data
// (ArithToLLVM.conversion.mlir).
#ifndef STRATA_CONVERSION_ARITHTOLLVM_ARITHTOLLVM_H
#define STRATA_CONVERSION_ARITHTOLLVM_ARITHTOLLVM_H

namespace strata {

class LLVMTypeConverter;
class PassRegistry;
class RewritePatternSet;

/// Patterns from arith to llvm. `types` must outlive them.
void populateArithToLLVMConversionPatterns(const LLVMTypeConverter &types,
                                           RewritePatternSet &patterns);
/// Adds the patterns that express divisions that round up or down by other
/// operations of arith.
void populateCeilFloorDivExpandOpsPatterns(RewritePatternSet &patterns);
void registerArithToLLVMPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_ARITHTOLLVM_ARITHTOLLVM_H
