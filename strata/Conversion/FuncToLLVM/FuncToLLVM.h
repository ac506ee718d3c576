// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of func to llvm: functions, calls and their conventions for memrefs.
#ifndef STRATA_CONVERSION_FUNCTOLLVM_FUNCTOLLVM_H
#define STRATA_CONVERSION_FUNCTOLLVM_FUNCTOLLVM_H

#include "strata/IR/Types/Attribute.h"

namespace strata {

class LLVMTypeConverter;
class PassRegistry;
class RewritePatternSet;

/// The unit attribute of functions that get a second function for C programs, which
/// takes pointers to descriptors of memrefs.
inline constexpr llvm::StringLiteral emitCInterfaceAttr =
    "llvm.emit_c_interface";
/// The prefix of the name of that function.
inline constexpr llvm::StringLiteral cInterfacePrefix = "_mlir_ciface_";

/// Patterns from func to llvm. `types` must outlive them.
void populateFuncToLLVMConversionPatterns(const LLVMTypeConverter &types,
                                          RewritePatternSet &patterns);
void registerFuncToLLVMPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_FUNCTOLLVM_FUNCTOLLVM_H
