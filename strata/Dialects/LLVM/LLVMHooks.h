// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ of the types and operations that LLVM.irdl.mlir defines.
#ifndef STRATA_DIALECTS_LLVM_LLVMHOOKS_H
#define STRATA_DIALECTS_LLVM_LLVMHOOKS_H

namespace strata {

class Context;

/// Attaches the hooks. Call this before the dialect is loaded.
void registerLLVMHooks(Context &ctx);
/// Hooks that functions of other dialects need as well: the verifier of
/// attributes of their arguments; and the encoding of properties that are no
/// attributes. Set-up.
void registerLLVMBasics(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_LLVM_LLVMHOOKS_H
