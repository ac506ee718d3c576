// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of coroutines and of the asynchronous runtime to llvm: intrinsics, and calls of the runtime
// library that tools/strata-codegen has.
#ifndef STRATA_CONVERSION_ASYNCTOLLVM_ASYNCTOLLVM_H
#define STRATA_CONVERSION_ASYNCTOLLVM_ASYNCTOLLVM_H

namespace strata {

class PassRegistry;

/// The pass `convert-async-to-llvm`.
void registerAsyncToLLVMPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_ASYNCTOLLVM_ASYNCTOLLVM_H
