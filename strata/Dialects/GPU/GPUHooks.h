// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ of the operations that GPU.irdl.mlir defines.
#ifndef STRATA_DIALECTS_GPU_GPUHOOKS_H
#define STRATA_DIALECTS_GPU_GPUHOOKS_H

namespace strata {

class Context;

/// Attaches the hooks. Call this before the dialect is loaded.
void registerGPUHooks(Context &ctx);
/// Registers the check of attributes that other operations have, before the dialect is
/// loaded.
void registerGPUVerifier(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_GPU_GPUHOOKS_H
