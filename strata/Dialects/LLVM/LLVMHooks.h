// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ of the types and operations that LLVM.irdl.mlir defines.
#ifndef STRATA_DIALECTS_LLVM_LLVMHOOKS_H
#define STRATA_DIALECTS_LLVM_LLVMHOOKS_H

namespace strata {

class Context;

/// Attaches it. To be called before the dialect is loaded.
void registerLLVMHooks(Context &ctx);
/// Tells how bytecode holds properties that are no attributes. Set-up.
void registerLLVMLayouts(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_LLVM_LLVMHOOKS_H
