// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of the operations of SPIRV.irdl.mlir that are C++.
#ifndef STRATA_DIALECTS_SPIRV_SPIRVHOOKS_H
#define STRATA_DIALECTS_SPIRV_SPIRVHOOKS_H

namespace strata {

class Context;

/// Attaches the hooks. Call it before the dialect is loaded.
void registerSPIRVHooks(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_SPIRV_SPIRVHOOKS_H
