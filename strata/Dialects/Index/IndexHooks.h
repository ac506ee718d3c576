// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds and patterns of the operations that Index.irdl.mlir defines.
#ifndef STRATA_DIALECTS_INDEX_INDEXHOOKS_H
#define STRATA_DIALECTS_INDEX_INDEXHOOKS_H

namespace strata {

class Context;

/// Attaches the hooks. Call this before the dialect is loaded.
void registerIndexHooks(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_INDEX_INDEXHOOKS_H
