// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ of the operations that Func.irdl.mlir defines.
#ifndef STRATA_DIALECTS_FUNC_FUNCHOOKS_H
#define STRATA_DIALECTS_FUNC_FUNCHOOKS_H

namespace strata {

class Context;

/// Attaches the hooks. Call this before the dialect is loaded.
void registerFuncHooks(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_FUNC_FUNCHOOKS_H
