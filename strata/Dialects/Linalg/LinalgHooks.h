// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ of the operations that Linalg.irdl.mlir defines.
#ifndef STRATA_DIALECTS_LINALG_LINALGHOOKS_H
#define STRATA_DIALECTS_LINALG_LINALGHOOKS_H

namespace strata {

class Context;

/// Attaches the hooks. Call this before the dialect is loaded.
void registerLinalgHooks(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_LINALG_LINALGHOOKS_H
