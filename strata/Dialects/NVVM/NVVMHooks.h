// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of NVVM.irdl.mlir that are C++.
#ifndef STRATA_DIALECTS_NVVM_NVVMHOOKS_H
#define STRATA_DIALECTS_NVVM_NVVMHOOKS_H

namespace strata {

class Context;

/// Attaches the hooks. Call it before the dialect is loaded.
void registerNVVMHooks(Context &ctx);
/// Registers the checks of attributes that other operations have, and of targets. Call it
/// when the dialect is registered.
void registerNVVMVerifiers(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_NVVM_NVVMHOOKS_H
