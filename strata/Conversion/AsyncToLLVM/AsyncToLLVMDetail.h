// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef STRATA_CONVERSION_ASYNCTOLLVM_ASYNCTOLLVMDETAIL_H
#define STRATA_CONVERSION_ASYNCTOLLVM_ASYNCTOLLVMDETAIL_H

#include "strata/Conversion/LLVMCommon/LLVMTypeConverter.h"

namespace strata {

class RewritePatternSet;

namespace asynclower {

/// The function that resumes the coroutine that is its argument.
inline constexpr StringRef ResumeFunction = "__resume";

/// Converts objects of the runtime to pointers.
void addAsyncConversions(TypeConverter &converter);

/// Operations of coroutines become intrinsics.
void populateCoroutinePatterns(RewritePatternSet &patterns,
                               const LLVMTypeConverter &types);
/// Operations of the runtime become calls. `types` converts objects of the runtime only, `llvmTypes`
/// all types.
void populateRuntimePatterns(RewritePatternSet &patterns,
                             const TypeConverter &types,
                             const LLVMTypeConverter &llvmTypes);
/// Declares the functions of the runtime at the end of `module`, except those that it has.
void declareRuntime(Operation *module);

} // namespace asynclower
} // namespace strata

#endif // STRATA_CONVERSION_ASYNCTOLLVM_ASYNCTOLLVMDETAIL_H
